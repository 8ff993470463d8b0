//! The data stored about somebody: told to them, taken along by them, and deleted so that nothing of it is left in the
//! files, while others keep their games.

use crate::asking::{question, told};
use crate::people::links::{ask, link, other};
use crate::table::{CHANNEL, NOON, THREAD, Table, accept, done, lines, person, refused, words};
use menagerie_chat::conversation::{Answer, Show};
use menagerie_core::challenge::types::{ChallengeRequest, SideRequest};
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::Ending;
use menagerie_core::model::{ActionKind, CommandName, Effect, Reply};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::notebook::types::NotebookRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_core::record::Replayed;
use menagerie_core::{GameId, Timestamp};
use menagerie_store::Store;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::AssertSqlSafe;
use std::collections::BTreeSet;
use std::path::Path;

/// The name that must be nowhere afterwards, and that of another account of the same member.
const WHO: &str = "Zacharias";

/// Asks to delete everything; the question comes back with what can be pressed under it.
pub async fn asks_to_go(table: &mut Table, who: &str) -> (String, Timestamp) {
    let reply = table.private(who, CHANNEL, Command::Forget { confirmed: None }).await;
    let Reply::Ask(text, actions) = &reply else { panic!("{reply:?}") };
    let [action] = actions.as_slice() else { panic!("{actions:?}") };
    assert!(action.kind.is_final(), "it looks like what cannot be undone");
    let ActionKind::Forget(asked) = action.kind else { panic!("{actions:?}") };
    (words(text), asked)
}

/// Somebody deletes everything.
pub async fn goes(table: &mut Table, who: &str) -> String {
    let (_, asked) = asks_to_go(table, who).await;
    let reply = table.private(who, CHANNEL, Command::Forget { confirmed: Some(asked) }).await;
    done(&reply)
}

async fn privacy(table: &Table, who: &str, given: &[(&str, &str)]) -> Answer {
    question(table, who, given).answer(CommandName::Privacy).await.expect("it is a question")
}

/// How often these words are in the files of a database, in any of the encodings that it uses.
pub fn found_in_files(folder: &Path, words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        let bytes = std::fs::read(&path).expect("it can be read");
        for word in words {
            let utf16: Vec<u8> = word.encode_utf16().flat_map(u16::to_le_bytes).collect();
            for (form, sought) in [("UTF-8", word.as_bytes()), ("UTF-16", &utf16)] {
                let hits = bytes.windows(sought.len()).filter(|it| *it == sought).count();
                if hits > 0 {
                    found.push(format!("{hits} of {word} as {form} in {}", path.display()));
                }
            }
        }
    }
    found
}

/// Every column of every table that holds this, as a whole or as a part.
async fn columns_holding(table: &Table, word: &str) -> BTreeSet<String> {
    let pool = crate::beside::pool(&table.folder.url()).await;
    let on_a_server = crate::database::server().is_some();
    let columns: Vec<(String, String)> = sqlx::query_as(if on_a_server {
        "SELECT table_name::text, column_name::text FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name NOT LIKE '_sqlx_%'"
    } else {
        "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '_sqlx_%'"
    })
    .fetch_all(&pool)
    .await
    .expect("there are tables");
    let mut holding = BTreeSet::new();
    for (name, column) in columns {
        let found = if on_a_server {
            format!("strpos({column}::text, '{word}')")
        } else {
            format!("instr({column}, '{word}')")
        };
        let count: i64 = sqlx::query_scalar(AssertSqlSafe(format!(
            "SELECT count(*) FROM {name} WHERE {found} > 0"
        )))
        .fetch_one(&pool)
        .await
        .expect("it can be counted");
        if count > 0 {
            holding.insert(format!("{name}.{column}"));
        }
    }
    pool.close().await;
    holding
}

/// Rows in which each column that is about people names one of them; what waits to be shown and what
/// was answered does, too.
const LIFE: &str = "
    INSERT INTO games (id, variant, revision, start_fen, white, black, server, place, started_at,
                       touched_at, ending, winner, white_account)
    VALUES (901, 'gone', 1, '', 'test:Zacharias', 'test:Bob', 's', 'p', 1, 1, 'resignation',
            'white', 'elsewhere:zacharias'),
           (902, 'gone', 1, '', 'test:Bob', 'test:Zacharias', 's', 'p', 1, 1, NULL, NULL, NULL);
    INSERT INTO games (id, variant, revision, start_fen, white, black, server, place, started_at,
                       touched_at, ending, black_account, adjudicated_by, reason)
    VALUES (903, 'gone', 1, '', 'test:Bob', 'test:Zacharias', 's', 'p', 1, 1, 'annulled',
            'elsewhere:zacharias', NULL, NULL),
           (904, 'gone', 1, '', 'test:Bob', 'test:Cid', 's', 'p', 1, 1, 'annulled', NULL,
            'test:Zacharias', 'Nobody came.');
    INSERT INTO challenges (id, challenger, opponent, variant, revision, side, server, place, state,
                            made_at, expires_at, challenger_account, opponent_account)
    VALUES (901, 'test:Zacharias', 'test:Bob', 'gone', 1, 'first', 's', 'p', 'declined', 1, 1,
            'elsewhere:zacharias', NULL),
           (902, 'test:Bob', 'test:Zacharias', 'gone', 1, 'first', 's', 'p', 'expired', 1, 1, NULL,
            'elsewhere:zacharias'),
           (903, 'test:Bob', 'test:Zacharias', 'gone', 1, 'first', 's', 'p', 'open', 1, 1, NULL,
            NULL);
    INSERT INTO tallies (player, server, variant, begun, since, won, drawn, lost)
    VALUES ('test:Zacharias', 's', 'gone', 3, 1, 1, 0, 0), ('test:Bob', 's', 'gone', 4, 1, 0, 0, 1),
           ('test:Cid', 's', 'gone', 1, 1, 0, 0, 0);
    INSERT INTO ratings (month, variant, player, rating, deviation, volatility, late)
    VALUES (672, '', 'test:Zacharias', 1500.5, 350.0, 0.06, 0);
    INSERT INTO problems (id, server, place, author, variant, revision, fen, mate, made_at)
    VALUES (901, 's', 'p', 'test:Zacharias', 'gone', 1, '', 2, 1);
    INSERT INTO attempts (problem, solver, moves, wrong) VALUES (901, 'test:Zacharias', '', 1);
    INSERT INTO leagues (id, server, network, place, name, made_by, season, variants, control, size,
                         games_at_once, meetings, days, rated, repeats, seed, made_at, starts_at)
    VALUES (901, 's', 'test', 'p', 'Spring', 'test:Zacharias', 1, '[]', 'days 3d', 8, 2, 1, 90, 0, 0,
            '00', 1, 1);
    INSERT INTO league_players (league, number, player, joined_at)
    VALUES (901, 1, 'test:Zacharias', 1), (901, 2, 'test:Bob', 1);
    INSERT INTO page_links (hash, account, made_at) VALUES ('00', 'test:Zacharias', 1);
    INSERT INTO page_sessions (hash, account, made_at, seen_at) VALUES ('00', 'test:Zacharias', 1, 1);
    INSERT INTO encryption_keys (kind, device, name, part, person, value)
    VALUES ('device', 'bot X', 'a', '', 'test:Zacharias', 'Zacharias'),
           ('given', 'bot X', 'b', '', NULL, '{\"to\":{\"Zacharias\":1}}'),
           ('given', 'bot X', 'c', '', NULL, '{}');
    INSERT INTO ladder_places (server, variant, player, place, joined_at)
    VALUES ('s', 'gone', 'test:Zacharias', 1, 1), ('s', 'gone', 'test:Bob', 2, 1);
    INSERT INTO notes (author, game, number, ply, at, words)
    VALUES ('test:Zacharias', 901, 1, 0, 1, 'Zacharias was here'),
           ('test:Bob', 901, 1, 0, 1, 'a note of Bob');
    INSERT INTO branches (player, game, ply, tried_ply, taken_back, moves)
    VALUES ('test:Zacharias', 901, 0, 0, 0, '');
    INSERT INTO watchers (game, watcher, at) VALUES (904, 'test:Zacharias', 1);
    INSERT INTO alerts (game, network, player, ply, due_at)
    VALUES (902, 'test', 'test:Zacharias', 1, 1);
    INSERT INTO notices (player, network, told_until) VALUES ('test:Zacharias', 'test', 1);
    INSERT INTO blocks (player, blocked, at)
    VALUES ('test:Zacharias', 'test:Cid', 1), ('test:Cid', 'test:Zacharias', 1),
           ('test:Bob', 'test:Cid', 1);
    INSERT INTO departed_blocks (stamp, player, at) VALUES ('of-somebody', 'test:Zacharias', 1);
    INSERT INTO settings (scope, holder, setting, word)
    VALUES ('player', 'test:Zacharias', 'theme', 'slate');
    INSERT INTO habits (player, from_at, number, zone, days_off)
    VALUES ('test:Zacharias', 1, 0, 'Europe/Berlin', 'sat');
    INSERT INTO vacations (player, from_at, until_at, automatic)
    VALUES ('test:Zacharias', 1, 2, 0);
    INSERT INTO members (player, quiet) VALUES ('test:Zacharias', '22:00-07:00');
    INSERT INTO freezes (scope, holder, from_at, until_at, frozen_by, reason)
    VALUES ('game', '904', 1, 2, 'test:Zacharias', 'A dispute.');
    INSERT INTO handles (player, handle) VALUES ('test:Zacharias', 'Zacharias (zach) on Test'),
                                                ('test:Bob', 'Bob on Test');
    INSERT INTO links (account, member, network, account_handle, member_handle, from_at)
    VALUES ('elsewhere:zacharias', 'test:Zacharias', 'elsewhere', 'zacharias99', 'Zacharias', 1);
    INSERT INTO links (account, member, network, account_handle, member_handle, from_at, until_at)
    VALUES ('test:Zacharias', 'other:x', 'test', 'Zacharias', 'x', 1, 2),
           ('third:y', 'test:Zacharias', 'third', 'y', 'Zacharias', 1, 2);
    INSERT INTO link_codes (account, handle, hash, expires_at, typed_by)
    VALUES ('elsewhere:zacharias', 'zacharias99', '00', 9, 'test:Zacharias'),
           ('test:Bob', 'Bob', '01', 9, 'test:Zacharias');
    INSERT INTO remembered (network, name, value)
    VALUES ('test', 'making direct Zacharias of 01234567', ''), ('test', 'next', 'x');
    INSERT INTO inbox (cause, at, reply)
    VALUES ('menagerie:told-test:Zacharias-5-6', 1, '\"nothing\"'),
           ('test:a', 1, '{\"done\":[{\"player\":\"test:Zacharias\"}]}'),
           ('test:b', 1, '{\"done\":[{\"bold\":\"zacharias99\"}]}'),
           ('test:c', 1, '{\"done\":[{\"plain\":\"Done.\"}]}');
    INSERT INTO outbox (lane, kind, game, effect, parked, dead)
    VALUES ('game:904', 'revise', 904,
            '{\"effect\":\"revise\",\"game\":904,\"ply\":1,\"text\":[{\"player\":\"test:Zacharias\"}]}',
            '[{\"player\":\"test:Zacharias\"}]', NULL),
           ('letters:elsewhere:zacharias', 'letter', NULL,
            '{\"effect\":\"letter\",\"to\":\"elsewhere:zacharias\",\"text\":[]}', NULL, NULL),
           ('place:p', 'unknown', NULL, 'unreadable \"test:Zacharias\"', NULL,
            'it cannot be read: test:Zacharias');";

/// The data that a column can hold of a person, and does in [`LIFE`], as PRIVACY.md has it.
fn of_people() -> BTreeSet<String> {
    crate::people::on_a_file::privacy_columns::listed()
        .into_iter()
        .filter(|column| column.is_about_people)
        .map(|column| column.name)
        .collect()
}

/// A table at which somebody has done everything that leaves a trace; what waits is not shown yet.
async fn lived() -> Table {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    for number in 1..=3 {
        done(&table.challenge_with(WHO, "Bob", SideRequest::First, "days 3d").await);
        let accept = accept(number);
        done(&table.private("Bob", CHANNEL, accept).await);
    }
    table.open_thread(GameId(1), THREAD).await;
    for (who, text) in [(WHO, "e4e6"), ("Bob", "e13e11"), (WHO, "d4d6")] {
        done(&table.play(who, text).await);
    }
    let one = Command::Play(PlayRequest::Move {
        which: Which::Number(GameId(2)),
        text: "e4e6".into(),
        shown: None,
    });
    done(&table.private(WHO, CHANNEL, one).await);
    done(&table.challenge(WHO, "Cid", SideRequest::First).await);
    let pool = crate::beside::pool(&table.folder.url()).await;
    sqlx::raw_sql(LIFE).execute(&pool).await.expect("the tables are as they are here");
    pool.close().await;
    table
}

#[tokio::test]
async fn what_is_kept_is_told_by_kind() {
    let table = lived().await;
    let said = told(&privacy(&table, WHO, &[]).await);
    for line in [
        fixed("privacy-kept"),
        in_full("privacy-kept-kind", [("count", "4"), ("kind", "running")]),
        in_full("privacy-kept-kind", [("count", "2"), ("kind", "finished")]),
        in_full("privacy-kept-kind", [("count", "1"), ("kind", "problems")]),
        in_full("privacy-kept-kind", [("count", "1"), ("kind", "notes")]),
        in_full("privacy-kept-kind", [("count", "2"), ("kind", "rulings")]),
        "/privacy what:export",
        "/privacy what:delete",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    assert!(!said.contains("Cid"), "who has blocked whom is not told: {said}");
    assert_eq!(told(&privacy(&table, "Nobody", &[]).await), fixed("privacy-nothing"));
}

#[tokio::test]
async fn deleting_asks_first_and_says_what_happens() {
    let mut table = lived().await;
    let before = crate::record::records::Records::of(&table.folder.url()).await;
    let (said, asked) = asks_to_go(&mut table, WHO).await;
    for line in [
        in_full("privacy-delete-asked", NOTHING),
        in_full("privacy-delete-games", [("resigned", 2), ("off", 2)]),
        in_full("privacy-delete-challenges", [("count", 2)]),
        in_full("privacy-delete-leagues", [("count", 1)]),
        in_full("privacy-delete-stays", NOTHING),
        in_full("privacy-delete-linked", [("others", 1)]),
        fixed("privacy-delete-before"),
        "Backups",
        in_full("privacy-delete-before", NOTHING),
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    let after = crate::record::records::Records::of(&table.folder.url()).await;
    assert_eq!(before.changes(&after, &["inbox"]), [""; 0], "nothing is deleted by asking");
    // The answer may be out of date by then, so the question comes again.
    table.wait(601);
    let late = Command::Forget { confirmed: Some(asked) };
    let reply = table.private(WHO, CHANNEL, late).await;
    assert!(matches!(reply, Reply::Ask(..)), "{reply:?}");
    let early = Command::Forget { confirmed: Some(Timestamp(table.now() + 60)) };
    let reply = table.private(WHO, CHANNEL, early).await;
    assert!(matches!(reply, Reply::Ask(..)), "{reply:?}");
}

#[tokio::test]
async fn nothing_of_somebody_who_has_gone_is_left_in_any_column_or_byte() {
    let mut table = lived().await;
    let held = columns_holding(&table, WHO)
        .await
        .union(&columns_holding(&table, "zacharias").await)
        .cloned()
        .collect::<BTreeSet<_>>();
    let missed: Vec<_> = of_people().difference(&held).cloned().collect();
    assert_eq!(missed, [""; 0], "each column about people is tried");
    let is_there = !found_in_files(&table.folder.0, &[WHO, "zacharias"]).is_empty();
    assert_eq!(is_there, table.store.path().is_some(), "a server has files of its own");
    let said = goes(&mut table, WHO).await;
    assert!(said.starts_with(fixed("privacy-deleted")), "{said}");
    for name in [WHO, "zacharias"] {
        assert_eq!(columns_holding(&table, name).await, BTreeSet::new());
    }
    // As upkeep does it within twenty seconds.
    table.store.erase().await.expect("the store works");
    assert_eq!(found_in_files(&table.folder.0, &[WHO, "zacharias"]), [""; 0]);
}

#[tokio::test]
async fn what_was_deleted_is_gone_from_the_log_after_a_kill_too() {
    if crate::database::server().is_some() {
        return;
    }
    let mut table = lived().await;
    goes(&mut table, WHO).await;
    assert!(!found_in_files(&table.folder.0, &[WHO]).is_empty(), "the log still has it");
    // As after a kill: the files are copied as they are, and opened.
    let copy = crate::table::Folder::new();
    for name in ["test.db", "test.db-wal"] {
        std::fs::copy(table.folder.0.join(name), copy.0.join(name)).expect("it is copied");
    }
    let store = Store::open(&copy.url(), &mut StdRng::seed_from_u64(1)).await.expect("it opens");
    store.erase().await.expect("the store works");
    assert_eq!(found_in_files(&copy.0, &[WHO, "zacharias"]), [""; 0]);
}

#[tokio::test]
async fn while_somebody_reads_the_log_is_emptied_later() {
    if crate::database::server().is_some() {
        return;
    }
    let mut table = lived().await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    let mut reader = pool.begin().await.expect("it opens");
    let read = sqlx::query("SELECT count(*) FROM games").execute(&mut *reader).await;
    read.expect("it can be read");
    goes(&mut table, WHO).await;
    table.store.erase().await.expect("that is no failure");
    assert!(!found_in_files(&table.folder.0, &[WHO]).is_empty());
    reader.rollback().await.expect("it ends");
    pool.close().await;
    table.store.erase().await.expect("the store works");
    assert_eq!(found_in_files(&table.folder.0, &[WHO, "zacharias"]), [""; 0]);
}

#[tokio::test]
async fn who_is_called_like_a_pattern_takes_nobodys_answers_along() {
    let mut table = lived().await;
    done(&table.challenge("__", "Cid", SideRequest::First).await);
    let pool = crate::beside::pool(&table.folder.url()).await;
    sqlx::query(
        "INSERT INTO link_codes (account, handle, hash, expires_at) VALUES ($1, '__', 'h', 1)",
    )
    .bind(person("__").as_str())
    .execute(&pool)
    .await
    .expect("the table is as it is here");
    let answers = r#"SELECT reply FROM inbox WHERE reply LIKE '%"play-done"%' ORDER BY cause"#;
    let before: Vec<String> = sqlx::query_scalar(answers).fetch_all(&pool).await.expect("it reads");
    assert!(!before.is_empty());
    goes(&mut table, "__").await;
    let after: Vec<String> = sqlx::query_scalar(answers).fetch_all(&pool).await.expect("it reads");
    assert_eq!(after, before);
}

#[tokio::test]
async fn opponents_keep_their_games_against_a_former_player() {
    let mut table = lived().await;
    table.deliver().await;
    let tally = table.store.tallies_of(&person("Bob")).await.expect("it reads");
    goes(&mut table, WHO).await;
    let seen = table.deliver().await;
    let shown = lines(&seen).join("\n");
    assert!(!shown.contains(WHO), "{shown}");
    let mut ghosts = BTreeSet::new();
    for (id, ending) in [(1, Ending::Resignation), (2, Ending::Aborted), (3, Ending::Aborted)] {
        let game = table.store.game(GameId(id)).await.expect("it reads").expect("it is there");
        assert_eq!(game.end.expect("it has ended").ending, ending);
        assert!(game.players[0].is_former() && game.accounts[0] == game.players[0]);
        assert_eq!(game.players[1], person("Bob"));
        ghosts.insert(game.players[0].clone());
        let record = table.store.record(GameId(id)).await.expect("reads").expect("it is there");
        assert!(!format!("{record:?}").contains(WHO));
        Replayed::of(record).expect("it replays");
    }
    assert_eq!(ghosts.len(), 1, "it is the same one in all games");
    let ghost = ghosts.pop_first().expect("there is one");
    let display_names =
        table.store.display_names("test", std::slice::from_ref(&ghost)).await.expect("reads");
    let number = ghost.as_str().strip_prefix("former:").expect("it is one");
    let called = menagerie_core::model::Text::new().player(&ghost).facing(&display_names);
    assert_eq!(words(&called), format!("former player {number}"));
    // Bob has won one more game, and has as many as before.
    let after = table.store.tallies_of(&person("Bob")).await.expect("it reads");
    let begun = |tallies: &[menagerie_core::browse::Tally]| -> usize {
        tallies.iter().map(|tally| tally.begun).sum()
    };
    assert_eq!(begun(&after), begun(&tally));
    let boards = seen.iter().filter(|effect| matches!(effect, Effect::Announce { .. })).count();
    assert_eq!(boards, 3, "each end is announced, and none calls nobody: {shown}");
    for effect in &seen {
        if let Effect::Announce { wake, actions, .. } = effect {
            assert_eq!((wake.as_slice(), actions.len()), (&[person("Bob")][..], 0));
        }
    }
    let rematch = Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(1)) });
    let said = refused(&table.private("Bob", CHANNEL, rematch).await);
    assert!(said.contains(fixed("challenge-refused-absent-opponent")), "{said}");
}

#[tokio::test]
async fn nothing_is_left_to_be_deleted_twice_and_who_comes_back_is_somebody_new() {
    let mut table = lived().await;
    let (_, asked) = asks_to_go(&mut table, WHO).await;
    let press = Command::Forget { confirmed: Some(asked) };
    done(&table.private(WHO, CHANNEL, press.clone()).await);
    let before = crate::record::records::Records::of(&table.folder.url()).await;
    for confirmed in [press, Command::Forget { confirmed: None }] {
        let said = done(&table.private(WHO, CHANNEL, confirmed).await);
        assert_eq!(said, fixed("privacy-nothing"));
    }
    let after = crate::record::records::Records::of(&table.folder.url()).await;
    assert_eq!(before.changes(&after, &["inbox"]), [""; 0]);
    assert_eq!(told(&privacy(&table, WHO, &[]).await), fixed("privacy-nothing"));
}

#[tokio::test]
async fn nobody_gets_round_a_block_or_a_limit_by_deleting_everything() {
    let mut table = lived().await;
    goes(&mut table, WHO).await;
    table.stop_at(NOON);
    // Cid had blocked them, and has so still when they are back.
    let blocked = fixed_with("offer-refused-do-not-play", [("player", "@Cid")]);
    let said = refused(&table.challenge(WHO, "Cid", SideRequest::First).await);
    assert!(said.starts_with(blocked), "{said}");
    table.stop_at(NOON + 24 * 60 * 60 - 1);
    let said = refused(&table.challenge(WHO, "Bob", SideRequest::First).await);
    assert!(said.starts_with(fixed("challenge-refused-came-back")), "{said}");
    table.stop_at(NOON + 24 * 60 * 60);
    let said = done(&table.challenge(WHO, "Bob", SideRequest::First).await);
    assert!(said.starts_with(fixed("challenge-made-done")), "{said}");
    // A member who goes again takes no block along either.
    goes(&mut table, WHO).await;
    assert_eq!(columns_holding(&table, WHO).await, BTreeSet::new());
    table.stop_at(NOON + 48 * 60 * 60);
    let said = refused(&table.challenge(WHO, "Cid", SideRequest::First).await);
    assert!(said.starts_with(blocked), "{said}");
}

#[tokio::test]
async fn a_move_that_waits_to_be_shown_is_shown_as_nobodys() {
    let mut table = Table::with_game().await;
    done(&table.play("Ann", "e4e6").await);
    assert_eq!(table.waiting().await.len(), 1, "the board waits");
    goes(&mut table, "Ann").await;
    let shown = table.deliver().await;
    assert!(!format!("{shown:?}").contains("test:Ann"), "{shown:?}");
    assert!(shown.len() >= 2, "the move is shown, and the end");
}

#[tokio::test]
async fn both_accounts_of_a_member_go_whichever_asks() {
    let mut table = Table::with_game().await;
    link(&mut table).await;
    let asked = ask(&mut table, &other(), "go", Command::Forget { confirmed: None }).await;
    let Reply::Ask(text, actions) = &asked else { panic!("{asked:?}") };
    assert!(
        words(text).contains(fixed_with("privacy-delete-linked", [("others", 1)])),
        "{}",
        words(text)
    );
    let ActionKind::Forget(when) = actions[0].kind else { panic!("{actions:?}") };
    let gone = Command::Forget { confirmed: Some(when) };
    done(&ask(&mut table, &other(), "gone", gone).await);
    for word in ["test:Ann", "@ann:hs.test"] {
        assert_eq!(columns_holding(&table, word).await, BTreeSet::new());
    }
    assert!(table.game().await.players[0].is_former());
    assert_eq!(table.store.member_of(&other()).await.expect("it reads"), other());
}

#[tokio::test]
async fn a_former_players_stopped_and_late_games_end_too() {
    let mut table = Table::with_clock("days 3d").await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.play("Bob", "e13e11").await);
    // Ann is to move, and late: it is not known yet whether she has moved in time.
    table.wait(4 * 24 * 60 * 60);
    goes(&mut table, "Ann").await;
    let end = table.game().await.end.expect("it has ended");
    assert_eq!(end.winner, Some(menagerie_rules::Color::Black), "{end:?}");
    assert_eq!(lines(&table.look().await).len(), 3, "two moves and the end; no clock runs on");

    let mut table = Table::with_clock("days 3d").await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.play("Bob", "e13e11").await);
    let freeze = Command::Moderation(ModerationRequest::Freeze {
        which: Which::Number(GameId(1)),
        reason: String::new(),
    });
    let moderator = menagerie_core::model::request::Authority::Moderator;
    done(&table.by("Cid", moderator, freeze).await);
    goes(&mut table, "Ann").await;
    assert_eq!(table.game().await.end.expect("it has ended").ending, Ending::Resignation);
}

#[tokio::test]
async fn all_that_is_stored_about_somebody_is_in_their_file_and_nothing_of_others() {
    let mut table = lived().await;
    let note = Command::Notebook(NotebookRequest::Note {
        which: Which::Number(GameId(1)),
        text: "Bob's own plan".into(),
    });
    done(&table.private("Bob", CHANNEL, note).await);
    let answer = privacy(&table, WHO, &[("what", "export")]).await;
    assert_eq!(answer.file.as_deref(), Some("menagerie-member.json"));
    let Some(Show::Document(text)) = answer.show else { panic!("{answer:?}") };
    let file: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(file["format"], "menagerie-member");
    assert_eq!(
        (&file["version"], &file["part"], &file["parts"]),
        (&1.into(), &1.into(), &1.into())
    );
    assert_eq!(file["accounts"], serde_json::json!(["test:Zacharias", "elsewhere:zacharias"]));
    assert_eq!(file["notes"][0]["words"], "Zacharias was here");
    assert_eq!(file["hours"][0]["zone"], "Europe/Berlin");
    assert_eq!(file["settings"][0]["word"], "slate");
    assert_eq!(file["blocks"].as_array().map(Vec::len), Some(1), "not who has blocked them");
    let left = file["blocked_who_left"].as_array();
    assert_eq!(left.map(Vec::len), Some(1), "whoever it was is in no file");
    assert_eq!(file["challenges"].as_array().map(Vec::len), Some(7));
    // Each game is as it is exported by itself, and what cannot be replayed is named.
    let games = file["games"].as_array().expect("there are games");
    assert_eq!(games.len(), 6);
    let first = games[0].to_string();
    menagerie_core::record::read(&first).expect("it is a record");
    assert!(first.len() < 4096 + 3 * 300, "a part is cut by what a game is thought to need");
    assert_eq!(file["links"].as_array().map(Vec::len), Some(3), "one holds, and two are over");
    assert_eq!(file["link_codes_typed"][0]["expires_at"], 9);
    assert_eq!(games[3]["game"], 901);
    assert!(games[3]["unreadable"].is_string(), "{}", games[3]);
    assert!(!text.contains("Bob's own plan") && !text.contains("a note of Bob"));
    let said = told(&privacy(&table, WHO, &[("what", "export"), ("part", "2")]).await);
    let part = in_full("refused-no-choice", [("typed", "2"), ("name", "part"), ("known", "1")]);
    assert_eq!(said, part);
    let said = told(&privacy(&table, WHO, &[("what", "everything")]).await);
    let known = in_full(
        "refused-no-choice",
        [("typed", "everything"), ("name", "what"), ("known", "kept, export, delete")],
    );
    assert_eq!(said, known);
}
