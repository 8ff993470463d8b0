//! Every statement of the store finds its rows by an index, and games that are over cost nothing:
//! the bot is as fast after a hundred thousand games as after one.

use crate::table::Folder;
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, SqliteConnection};
use std::collections::BTreeSet;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const FOR_THE_OPERATOR: [&str; 3] = [
    "SELECT outbox.id, lane, kind, attempts, parked, dead,",
    // Asked when a file of the operator has changed, at a start.
    "SELECT 1 FROM variant_files AS file",
    ALL_RATED,
];

/// All rated games, in no order.
const ALL_RATED: &str =
    "SELECT id, variant, white, black, started_at, touched_at, ply, ending, winner, ruling_rated
         FROM games WHERE rated = 1 AND ending IS NOT NULL AND touched_at >= 0
         UNION ALL";

const A_MONTH_AFTER: &str = "once, a month after a community has removed us";

/// Statements that look at every row of a table or of an index, by their first words: the scan, and
/// the reason why it is allowed.
const MAY_SCAN: [(&str, &str, &str); 37] = [
    ("SELECT name FROM instance", "SCAN instance", "it has one row"),
    ("SELECT heard_at FROM instance", "SCAN instance", "it has one row"),
    ("SELECT networks FROM instance", "SCAN instance", "it has one row"),
    ("SELECT shards FROM instance", "SCAN instance", "it has one row"),
    ("SELECT shards, networks FROM instance", "SCAN instance", "it has one row"),
    ("SELECT stamp_key FROM instance", "SCAN instance", "it has one row"),
    ("UPDATE instance SET stamp_key", "SCAN instance", "it has one row"),
    ("UPDATE instance SET shards", "SCAN instance", "it has one row"),
    ("UPDATE instance SET networks", "SCAN instance", "it has one row"),
    ("UPDATE instance SET heard_at", "SCAN instance", "it has one row"),
    ("UPDATE instance SET heard_at = coalesce", "SCAN shards", "there are few, once at a start"),
    ("SELECT network FROM attendance", "SCAN attendance", "there are few networks"),
    (
        "SELECT COUNT(*) FROM games",
        "SCAN games USING INDEX games_running_in",
        "what runs, once at a start for each network that was taken away, and with the figures",
    ),
    (
        "SELECT DISTINCT lane FROM outbox JOIN games",
        "SCAN outbox USING INDEX outbox_parked",
        "at most one row of a game or channel is parked, and none if nothing is refused",
    ),
    (FOR_THE_OPERATOR[0], "SCAN outbox", "the operator asks for everything"),
    (
        "SELECT month, digest FROM rating_months ORDER BY month",
        "SCAN rating_months",
        "the operator looks at each month, and nobody else at more than the newest",
    ),
    (
        ALL_RATED,
        "SCAN games USING INDEX games_rated_running",
        "the operator has all ratings computed again",
    ),
    (FOR_THE_OPERATOR[1], "SCAN games", "a file of the operator has changed"),
    (FOR_THE_OPERATOR[1], "SCAN challenges", "a file of the operator has changed"),
    (FOR_THE_OPERATOR[1], "SCAN problems", "a file of the operator has changed"),
    ("UPDATE outbox SET parked = NULL, dead", "SCAN outbox", "the operator revives everything"),
    ("SELECT count(*) FROM sqlite_schema", "SCAN sqlite_schema", "whether there are tables"),
    ("SELECT count(*) FROM sqlite_schema", "SCAN sqlite_master", "whether it is a database at all"),
    (
        "SELECT version, CASE WHEN success",
        "SCAN _sqlx_migrations USING INDEX sqlite_autoindex__sqlx_migrations_1",
        "there are few migrations",
    ),
    (THE_TABLES, "SCAN sqlite_schema", "the tables themselves, at a start"),
    (
        "SELECT id, effect, parked, dead FROM outbox",
        "SCAN outbox",
        "what waits may name somebody who is forgotten",
    ),
    ("DELETE FROM attempts WHERE problem IN", "SCAN problems", A_MONTH_AFTER),
    ("DELETE FROM problems WHERE server", "SCAN problems", A_MONTH_AFTER),
    ("DELETE FROM cursors WHERE place IN", "SCAN games", A_MONTH_AFTER),
    ("DELETE FROM posted WHERE offer IN", "SCAN challenges", A_MONTH_AFTER),
    ("DELETE FROM outbox WHERE server", "SCAN outbox", A_MONTH_AFTER),
    ("UPDATE inbox SET reply", "SCAN inbox", "what was answered may name them"),
    ("UPDATE link_codes SET typed_by", "SCAN link_codes", "codes live for ten minutes"),
    ("SELECT count(*) FROM link_codes", "SCAN link_codes", "codes live for ten minutes"),
    ("SELECT expires_at FROM link_codes", "SCAN link_codes", "codes live for ten minutes"),
    ("INSERT INTO games", "SCAN outbox", "only where a reference has pointed nowhere before"),
    ("INSERT INTO games", "SCAN challenges", "only where a reference has pointed nowhere before"),
];

/// The tables themselves, asked at a start. It takes the longer the more tables there are.
const THE_TABLES: &str = "SELECT type, name, sql FROM";

/// Questions that are about everything that runs in a community or place, and therefore may take
/// the longer the more runs there.
const ABOUT_ALL_THAT_RUNS: [&str; 5] = [
    // Asked when a community has removed us a month ago: each of them loses its place.
    "SELECT id FROM games WHERE server = $1 AND ending IS NULL",
    // Asked when a whole community is stopped: events that were due before come first.
    "SELECT clocks.game FROM clocks JOIN games",
    // Asked when the bot has connected: where it has to read.
    "SELECT home, CASE",
    // Asked at a start, of a network that was taken away, and with the figures.
    "SELECT COUNT(*) FROM games",
    // Asked when the place is gone: each of them has to be moved.
    "SELECT * FROM games WHERE thread = $1
         UNION SELECT * FROM games WHERE place = $1 AND ending IS NULL",
];

/// Questions that are about all that two accounts have ever played, and are asked when they are made
/// one member's.
const ABOUT_ALL_OF_TWO: &str =
    "SELECT id FROM games WHERE white = $1 AND ending IS NULL AND black = $2";

/// How many games are over, and how many run.
const GAMES: usize = 3_000;
/// How many steps SQLite may take for a question: many times what a few rows cost, and less than
/// the shortest look at each game.
const STEPS: usize = GAMES / 2;

/// A busy channel in which everybody bears one of two names, after thousands of games.
const PAST: &str = "
    WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 3000)
    INSERT INTO games (id, variant, revision, start_fen, white, black, server, place, thread,
                       place_lost, ending, started_at, touched_at)
    SELECT n, 'terachess-2', 1, '', iif(n % 2, 'busy', 'other'), iif(n % 2, 'other', 'busy'),
           'busy', 'busy', iif(n % 3, 'thread:' || n, NULL), n % 5 = 0, 'agreement', n, n
    FROM n;
    INSERT INTO moves (game, ply, coordinates, at, cause)
    SELECT id, 0, 'e4e6', id, 'move:' || id FROM games;
    INSERT INTO challenges (id, challenger, opponent, variant, revision, side, server, place, state,
                            game, made_at, expires_at, settled_at)
    SELECT id, white, black, variant, 1, 'first', server, place,
           iif(id % 2, 'accepted', 'expired'), iif(id % 2, id, NULL), id, id, id
    FROM games;
    INSERT INTO tallies (player, server, variant, begun, since, won, drawn, lost)
    SELECT 'player:' || id, server, variant, 1, id, 0, 1, 0 FROM games;
    INSERT INTO tallies (player, server, variant, begun, since, won, drawn, lost)
    VALUES ('busy', 'busy', 'busy', 3000, 1, 0, 3000, 0);
    INSERT INTO proposals (game, number, proposer, kind, plies, ply, taken_back, state, made_at,
                           settled_at)
    SELECT id, 0, 'white', 'take-back', 1, 1, 0, 'lapsed', id, id FROM games;
    INSERT INTO blocks (player, blocked, at)
    SELECT 'player:' || id, iif(id % 2, 'busy', 'other'), id FROM games;
    INSERT INTO plans (game, owner, ply, taken_back) SELECT id, 'white', 1, 0 FROM games;
    INSERT INTO planned_replies (game, owner, number, answered)
    SELECT id, 'white', 0, 'e13e11' FROM games;
    INSERT INTO posted (offer, network, message)
    SELECT 'challenge:' || id, 'discord', 'message' FROM games;
    INSERT INTO cursors (place, message, position)
    SELECT thread, 'message', id FROM games WHERE thread IS NOT NULL;
    INSERT INTO inbox (cause, at, reply) SELECT 'cause:' || id, id, '\"nothing\"' FROM games;
    INSERT INTO settings (scope, holder, setting, word)
    SELECT iif(id % 2, 'player', 'server'), 'holder:' || id, 'theme', 'slate' FROM games;
    INSERT INTO galleries (game, place) SELECT id, 'kibitz:' || id FROM games;
    INSERT INTO watchers (game, watcher, at)
    SELECT id, iif(id % 2, 'busy', 'other'), id FROM games;
    INSERT INTO notes (author, game, number, ply, at, words)
    SELECT iif(id % 2, 'busy', 'other'), id, 1, 0, id, 'A plan' FROM games;
    INSERT INTO branches (player, game, ply, tried_ply, taken_back, moves)
    SELECT iif(id % 2, 'busy', 'other'), id, 0, 1, 0, 'e4e6' FROM games;
    INSERT INTO outbox (lane, kind, game, server, effect, dead)
    SELECT 'busy', 'announce', id, 'busy', '', 'it cannot be read' FROM games;
    INSERT INTO clocks (game, control, network, over) SELECT id, 'days 3d', 'busy', 1 FROM games;
    INSERT INTO move_times (game, ply, mover, at, consumed, white_bank, white_used, white_moves,
                            black_bank, black_used, black_moves)
    SELECT id, 0, 'white', id, 1, 0, 0, 0, 0, 0, 0 FROM games;
    INSERT INTO freezes (scope, holder, from_at, until_at) SELECT 'game', id, 1, 2 FROM games;
    INSERT INTO habits (player, from_at, number, zone, days_off)
    SELECT 'player:' || id, 1, 0, 'UTC', '' FROM games;
    INSERT INTO vacations (player, from_at, until_at, automatic)
    SELECT 'player:' || id, 1, 2, 0 FROM games;
    INSERT INTO members (player, automatic_since) SELECT 'player:' || id, 1 FROM games;
    INSERT INTO game_places (place, server)
    SELECT 'place:' || id, iif(id > 2990, 'busy', 'server:' || id) FROM games;
    INSERT INTO game_variants (server, variant) SELECT 'server:' || id, variant FROM games;
    INSERT INTO alerts (game, network, player, ply, due_at)
    SELECT id, 'network:' || id, 'player:' || id, 1, id FROM games;
    INSERT INTO problems (id, server, place, author, variant, revision, fen, mate, made_at,
                          withdrawn_at)
    SELECT id, 'busy', 'busy', iif(id % 2, 'busy', 'other'), variant, 1, '', 2, id,
           iif(id > 2990, NULL, id)
    FROM games;
    INSERT INTO attempts (problem, solver, moves, wrong, solved_at)
    SELECT id, iif(id % 2, 'busy', 'other'), '', 0, id FROM games;
    INSERT INTO notices (player, network, told_until, due_at)
    SELECT 'player:' || id, 'network:' || id, 1, iif(id % 2, id, NULL) FROM games;";

/// The same channel, in which many others play at this moment.
const PRESENT: &str = "
    INSERT INTO games (variant, revision, start_fen, white, black, server, place, thread,
                       started_at, touched_at)
    SELECT variant, revision, '', 'white:' || id, 'black:' || id, 'busy', 'busy',
           'running:' || id, id, id
    FROM games;
    INSERT INTO challenges (challenger, variant, revision, side, server, place, made_at, expires_at)
    SELECT 'from:' || id, 'busy', 1, 'first', server, place, id, id
    FROM challenges;
    INSERT INTO challenges (challenger, opponent, variant, revision, side, server, place, made_at,
                            expires_at)
    SELECT 'from:' || id, 'to:' || id, variant, 1, 'first', server, place, id, id
    FROM challenges;
    INSERT INTO outbox (lane, kind, game, server, effect)
    SELECT 'game:' || id, 'announce', id, 'busy', '' FROM games WHERE ending IS NULL;
    INSERT INTO clocks (game, control, network, due_at)
    SELECT id, 'days 3d', 'busy', 9999999999 + id FROM games WHERE ending IS NULL;";

async fn database() -> (Folder, SqliteConnection) {
    let folder = Folder::new();
    let url = folder.file_url();
    drop(Store::open(&url, &mut StdRng::seed_from_u64(1)).await.expect("a new database opens"));
    let options = SqliteConnectOptions::from_str(&url).expect("it is an address");
    let mut connection = options.connect().await.expect("it opens");
    sqlx::raw_sql(PAST).execute(&mut connection).await.expect("the tables are as they are here");
    (folder, connection)
}

/// Files in which all that is stored about one person is counted or read, when they ask for it; and
/// all that one person, or everybody, has played in one community, when somebody asks.
const OF_ONE_PERSON: [&str; 6] = [
    "data_summary.rs",
    "data_export.rs",
    "erasure.rs",
    "renamed.rs",
    "played_by_place.rs",
    "played_in.rs",
];

/// Every statement that the store's files hold.
pub fn statements() -> BTreeSet<String> {
    statements_but_in(&[])
}

/// The same but for these files.
fn statements_but_in(left_out: &[&str]) -> BTreeSet<String> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("store/src")];
    let mut paths = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("it is readable").path();
            if path.is_dir() { folders.push(path) } else { paths.push(path) }
        }
    }
    let mut statements = BTreeSet::new();
    for path in paths {
        // An operator may wait: for copies and findings, and for a load to be made.
        let may_wait = ["backup", "load"]
            .iter()
            .any(|room| path.parent().is_some_and(|folder| folder.ends_with(room)));
        if may_wait || path.ends_with("diagnosis.rs") || path.ends_with("read_only.rs") {
            continue;
        }
        // Statements that only a server is asked.
        let of_a_server =
            path.file_stem().is_some_and(|name| name.to_string_lossy().starts_with("server"));
        if of_a_server || left_out.iter().any(|name| path.ends_with(name)) {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("it is text");
        // A statement in a file's own tests is no statement of the program.
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        statements.extend(literals(code).into_iter().filter(|literal| {
            ["SELECT ", "SELECT\n", "INSERT ", "UPDATE ", "DELETE ", "WITH "]
                .iter()
                .any(|word| literal.starts_with(word))
        }));
    }
    assert!(statements.len() > 40, "they are found: {statements:#?}");
    statements
}

/// The string literals of a Rust file, as the program has them.
fn literals(text: &str) -> Vec<String> {
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let code: Vec<&str> = text.lines().filter(is_code).collect();
    let mut literals = Vec::new();
    let code = code.join("\n");
    let mut rest = code.chars().peekable();
    while let Some(letter) = rest.next() {
        if letter != '"' {
            continue;
        }
        let mut literal = String::new();
        while let Some(letter) = rest.next() {
            match letter {
                '"' => break,
                '\\' => match rest.next() {
                    // The line goes on behind the next one's indentation.
                    Some('\n') => while rest.next_if(|next| next.is_whitespace()).is_some() {},
                    Some('n') => literal.push('\n'),
                    Some(other) => literal.push(other),
                    None => {}
                },
                other => literal.push(other),
            }
        }
        literals.push(literal);
    }
    literals
}

/// SQLite's plan for a statement, a line for each table.
async fn plan(connection: &mut SqliteConnection, statement: &str) -> Vec<String> {
    let explained: Vec<(i64, i64, i64, String)> =
        sqlx::query_as(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}")))
            .fetch_all(connection)
            .await
            .unwrap_or_else(|error| panic!("{statement}: {error}"));
    explained.into_iter().map(|(.., line)| line).collect()
}

#[tokio::test]
async fn every_statement_finds_its_rows_by_an_index() {
    let (_folder, mut connection) = database().await;
    let mut excused = BTreeSet::new();
    for statement in statements() {
        let plan = plan(&mut connection, &statement).await;
        for line in plan.iter().filter(|line| line.starts_with("SCAN ")) {
            // Neither no table at all nor what another line of the plan has found is a scan.
            let what = line.trim_start_matches("SCAN ");
            if what == "CONSTANT ROW" || plan.contains(&format!("CO-ROUTINE {what}")) {
                continue;
            }
            let excuse = MAY_SCAN
                .iter()
                .position(|(words, scan, _)| statement.starts_with(words) && line == scan);
            let excuse = excuse.unwrap_or_else(|| panic!("{line}, in {statement}"));
            excused.insert(excuse);
        }
    }
    for (index, (words, scan, reason)) in MAY_SCAN.iter().enumerate() {
        assert!(excused.contains(&index), "no longer needed: {words}: {scan}: {reason}");
    }
}

#[tokio::test]
async fn neither_what_is_over_nor_what_others_play_makes_a_question_slower() {
    let (_folder, mut connection) = database().await;
    let is_asked_often = |statement: &String| {
        statement.starts_with("SELECT")
            && !FOR_THE_OPERATOR.iter().any(|words| statement.starts_with(words))
            && !statement.starts_with(ABOUT_ALL_OF_TWO)
            && !statement.starts_with(THE_TABLES)
    };
    let questions = statements_but_in(&OF_ONE_PERSON);
    let questions: Vec<String> = questions.into_iter().filter(is_asked_often).collect();
    for question in &questions {
        let steps = steps(&mut connection, question).await;
        assert!(steps < STEPS, "{steps} steps after {GAMES} games for {question}");
    }
    // The tables are asked about once, at a start. They take no longer among games than without one.
    let statements = statements();
    let the_tables = statements.iter().find(|it| it.starts_with(THE_TABLES)).expect("it is asked");
    let without_games = {
        let folder = Folder::new();
        let url = folder.file_url();
        drop(Store::open(&url, &mut StdRng::seed_from_u64(1)).await.expect("it opens"));
        let options = SqliteConnectOptions::from_str(&url).expect("it is an address");
        let mut connection = options.connect().await.expect("it opens");
        steps(&mut connection, the_tables).await
    };
    let among_games = steps(&mut connection, the_tables).await;
    assert!(among_games <= without_games, "{among_games} and {without_games}");
    sqlx::raw_sql(PRESENT).execute(&mut connection).await.expect("the tables are as they are here");
    for question in &questions {
        let steps = steps(&mut connection, question).await;
        let is_short = steps < STEPS;
        let may_be_long = ABOUT_ALL_THAT_RUNS.iter().any(|words| question.starts_with(words));
        assert!(is_short || may_be_long, "{steps} steps among {GAMES} games for {question}");
    }
}

/// How many steps SQLite takes to answer a question about the busy channel, at most.
async fn steps(connection: &mut SqliteConnection, question: &str) -> usize {
    let mut most = 0;
    for names in [["busy", "busy"], ["busy", "other"]] {
        most = most.max(steps_for(connection, question, names).await);
    }
    most
}

async fn steps_for(
    connection: &mut SqliteConnection,
    question: &str,
    names: [&'static str; 2],
) -> usize {
    let steps = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&steps);
    let count = move || {
        counter.fetch_add(1, Ordering::Relaxed);
        true
    };
    connection.lock_handle().await.expect("it is ours").set_progress_handler(1, count);
    let mut query = sqlx::query(AssertSqlSafe(question.to_owned()));
    for name in names.into_iter().cycle().take(question.matches('$').count()) {
        query = query.bind(name);
    }
    query.fetch_all(&mut *connection).await.expect("it is answered");
    connection.lock_handle().await.expect("it is ours").remove_progress_handler();
    steps.load(Ordering::Relaxed)
}
