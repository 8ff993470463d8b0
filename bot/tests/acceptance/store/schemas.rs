//! An older program's database is opened and goes on. For each schema that has landed a database is kept that holds
//! everything it could hold, written by the program of its time.

use crate::table::{Folder, move_of};
use menagerie_chat::desk::decide;
use menagerie_core::challenge::types::Start;
use menagerie_core::community::types::Holder;
use menagerie_core::dispatch::Input;
use menagerie_core::model::request::{Authority, Call, Via};
use menagerie_core::model::state::{Allowances, End, Ending};
use menagerie_core::model::{Effect, OfferId, Reply};
use menagerie_core::{CauseId, ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Color, DrawClaim, Termination};
use menagerie_store::Store;
use menagerie_words::{Reader, without_links};
use rand::SeedableRng;
use rand::rngs::StdRng;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;
use std::str::FromStr;
use std::time::SystemTime;

mod clocks;
mod goes_on;
mod networks;
mod of_0018;
mod of_0021;
mod offers;
mod on_a_server;
mod opened;
mod people;
mod stands;
mod waits;

/// Every database that is kept, with the number of its schema.
pub const ALL: [(i64, &[&str]); 6] = [
    (1, &[OF_0002, BACK_TO_0001]),
    (2, &[OF_0002]),
    (3, &[OF_0003]),
    (14, &[OF_0014]),
    (18, &[OF_0018]),
    (21, &[OF_0021]),
];
pub const OF_0003: &str = include_str!("schemas/0003.sql");
const OF_0014: &str = include_str!("schemas/0014.sql");
/// A database of its own, and not the one before, opened and played on.
const OF_0018: &str = include_str!("schemas/0018.sql");
/// So is this one.
const OF_0021: &str = include_str!("schemas/0021.sql");
const OF_0002: &str = include_str!("schemas/0002.sql");
/// The schema before had no preferences. Nothing waits here: the numbers must go on all the same.
const BACK_TO_0001: &str = "
    DROP TABLE preferences;
    DELETE FROM _sqlx_migrations WHERE version = 2;
    DELETE FROM outbox;";

/// The migrations of a file, to make a part of them.
pub async fn migrations() -> Migrator {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations");
    Migrator::new(folder).await.expect("they can be read")
}

const WEEK: i64 = 7 * 24 * 60 * 60;
const GUILD: &str = "1180000000000000000";
const GAMES: &str = "1180000000000000021";
const ANN: &str = "1180000000000000011";
const BOB: &str = "1180000000000000012";

fn person(address: &str) -> PlayerId {
    PlayerId::new("discord", address)
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("it is past 1970");
    i64::try_from(since.as_secs()).expect("it is not that late")
}

async fn connect(folder: &Folder) -> SqliteConnection {
    let options = SqliteConnectOptions::from_str(&folder.file_url()).expect("it is an address");
    options.create_if_missing(true).connect().await.expect("the file can be opened")
}

async fn open(folder: &Folder) -> Store {
    Store::open(&folder.file_url(), &mut StdRng::seed_from_u64(1)).await.expect("it opens")
}

/// A database that an older program has left.
pub async fn left(statements: &[&'static str]) -> Folder {
    let folder = Folder::new();
    let mut file = connect(&folder).await;
    for part in statements {
        sqlx::raw_sql(*part).execute(&mut file).await.expect("the dump is whole");
    }
    file.close().await.expect("it closes");
    folder
}

/// A database that an older program has left, opened by this one; on a server, if it was there then.
pub async fn left_by(statements: &[&'static str]) -> (Folder, Store) {
    let folder = left(statements).await;
    let url = on_a_server::bring(&folder).await;
    let store = Store::open(&url, &mut StdRng::seed_from_u64(1)).await.expect("it opens");
    (folder, store)
}

/// The databases of the time when challenges had no end.
async fn of_the_first_schemas() -> [(Folder, Store); 2] {
    [left_by(&[OF_0002, BACK_TO_0001]).await, left_by(&[OF_0002]).await]
}

async fn of_each_schema() -> [(Folder, Store); 4] {
    let [first, second] = of_the_first_schemas().await;
    [first, second, left_by(&[OF_0003]).await, left_by(&[OF_0014]).await]
}

#[tokio::test]
async fn every_game_replays_and_stands_as_it_stood() {
    let board = |termination| Some(Ending::Board(termination));
    for (_folder, store) in of_each_schema().await {
        for (id, plies, ending) in [
            (1, 3, None),
            (2, 1, Some(Ending::Resignation)),
            (3, 0, Some(Ending::Agreement)),
            (4, 1, board(Termination::Checkmate)),
            (5, 1, board(Termination::Stalemate)),
            (6, 1, board(Termination::BareKings)),
            (7, 0, None),
            (8, 1, None),
            (9, 1, None),
            (10, 2, None),
            (11, 0, None),
        ] {
            let game = store.game(GameId(id)).await.expect("it replays").expect("it is there");
            assert_eq!(game.line.ply(), plies, "game {id}");
            assert_eq!(game.end.map(|End { ending, .. }| ending), ending, "game {id}");
            assert_eq!(game.place_lost, id == 8, "game {id}");
            assert_eq!(game.own_place.is_none(), [9, 11].contains(&id), "game {id}");
            let offer = game.draw_offer.map(|offer| (offer.by, offer.ply));
            assert_eq!(offer, (id == 1).then_some((Color::White, 2)), "game {id}");
        }
        let server = Server::new("discord", GUILD);
        assert!(store.is_homeless(&person(BOB), &server).await.expect("reads"));
        assert!(!store.is_homeless(&person(ANN), &server).await.expect("reads"));
    }
    let (_folder, store) = left_by(&[OF_0003]).await;
    for (id, plies, ending) in [
        (12, 0, Some(Ending::Claim(DrawClaim::MoveRule { moves: 100 }))),
        (13, 8, Some(Ending::Claim(DrawClaim::ThreefoldRepetition))),
        (14, 1, board(Termination::Restricted)),
        (15, 8, board(Termination::Repetition)),
        (16, 2, None),
    ] {
        let game = store.game(GameId(id)).await.expect("it replays").expect("it is there");
        assert_eq!(game.line.ply(), plies, "game {id}");
        assert_eq!(game.end.map(|End { ending, .. }| ending), ending, "game {id}");
        assert_eq!(game.last_offers, [(id == 16).then_some(0), None], "game {id}");
    }
}

#[tokio::test]
async fn what_waited_still_waits_and_what_was_refused_is_tried_again() {
    let refused = "UPDATE outbox SET dead = 'Discord answered 403' WHERE id IN (70, 71)";
    let (_folder, store) = left_by(&[OF_0002, refused]).await;
    let channel = &format!("place:discord:{GAMES}");
    let guild = &format!("discord:{GUILD}");
    let expected = [
        // Not 61: its game has gone on since that board was refused.
        (62, "game:1", "offer", Some(1)),
        (63, channel, "offer", None),
        (64, channel, "offer", None),
        (65, "game:11", "open", Some(11)),
        (66, "game:11", "settle", Some(11)),
        (67, "game:11", "announce", Some(11)),
        (68, channel, "settle", None),
        (69, "game:10", "announce", Some(10)),
        (70, "game:1", "announce", Some(1)),
        // Not 71: an answer to an old message is of no use now.
    ];
    let rows = store.waiting(0).await.expect("reads");
    for (row, (id, lane, kind, game)) in rows.iter().zip(expected) {
        assert_eq!((row.id, row.lane.as_str(), row.kind.as_str()), (id, lane, kind));
        assert_eq!(&row.server, guild, "row {id} is seen there");
        let parked = (id == 70).then_some("Discord answered 403");
        assert_eq!(row.parked.as_deref(), parked, "row {id}");
        let pending = store.pending(id).await.expect("it can be read").expect("it waits");
        assert_eq!(pending.game, game.map(GameId), "row {id}");
        if let Effect::Offer { board, .. } = &pending.effect {
            assert_eq!(board.is_some(), id == 64, "a position of one's own is shown, row {id}");
        }
        if let Effect::Offer { offer: offer @ OfferId::Draw(..), .. } = pending.effect {
            assert_eq!(offer, OfferId::Draw(GameId(1), 2, Some(Color::White)), "row {id}");
            assert!(store.is_open(offer).await.expect("reads"), "it is still to be shown");
        }
    }
    // An unreadable row harms nobody: it is buried when its turn comes, or is already.
    let unreadable: Vec<(i64, &str, &str)> =
        rows[9..].iter().map(|row| (row.id, row.lane.as_str(), row.kind.as_str())).collect();
    assert_eq!(unreadable, [(73, "game:9", "unknown"), (74, "game:77", "of the future")]);
    for (id, ..) in unreadable {
        store.pending(id).await.expect_err("nobody can read that");
    }
    for offer in [
        OfferId::Challenge(ChallengeId(17)),
        OfferId::Challenge(ChallengeId(18)),
        OfferId::Draw(GameId(1), 2, Some(Color::White)),
    ] {
        assert!(
            store.offer_waits(offer, "discord").await.expect("reads"),
            "{offer:?} is still to be posted"
        );
    }
    let settled = OfferId::Challenge(ChallengeId(14));
    assert!(
        !store.offer_waits(settled, "discord").await.expect("reads"),
        "to settle it is not to offer it"
    );
    for (row, waits) in [(65, true), (69, false)] {
        let row = store.pending(row).await.expect("reads").expect("it waits");
        assert_eq!(store.newer_board_waits(&row).await.expect("reads"), waits, "{row:?}");
    }
}

#[tokio::test]
async fn what_the_program_before_was_about_to_show_is_read_as_it_meant_it() {
    let (_folder, store) = left_by(&[OF_0003]).await;
    let rows = store.waiting(74).await.expect("reads");
    let kinds = rows.iter().map(|row| (row.id, row.lane.as_str(), row.kind.as_str()));
    let talk = "talk:discord:1573724092366848000";
    let channel = &format!("place:discord:{GAMES}");
    // Not 120: it was said to be of no use.
    let expected = [
        (118, "game:16", "announce"),
        (119, talk, "say"),
        (121, channel, "offer"),
        (122, channel, "settle"),
    ];
    assert!(kinds.eq(expected), "{rows:?}");
    assert_eq!(rows[0].parked.as_deref(), Some("I lack Attach Files there"));
    for row in &rows {
        let pending = store.pending(row.id).await.expect("it can be read").expect("it waits");
        if let Effect::Say { text, .. } = pending.effect {
            assert_eq!(
                without_links(&text, Reader::LOG),
                "You have no Queen. Type for example R a2-a1."
            );
        }
    }
    assert_eq!(store.heard_at().await.expect("reads"), Timestamp(1_795_975_000));
    let overdue = |at| store.overdue_challenges(Timestamp(at));
    assert_eq!(overdue(1_795_881_079).await.expect("reads"), [25].map(ChallengeId));
    let open = [25, 12, 13, 17, 18].map(ChallengeId);
    assert_eq!(overdue(1_795_881_080).await.expect("reads"), open);
}

#[tokio::test]
async fn the_message_of_a_draw_offer_that_stands_is_still_known() {
    let posted = "INSERT INTO posted VALUES ('draw:1:2', 'discord:7/8')";
    let (_folder, store) = left_by(&[OF_0003, posted]).await;
    let offer = OfferId::Draw(GameId(1), 2, Some(Color::White));
    let message = store.posted(offer, "discord").await.expect("reads").expect("it is known");
    assert_eq!(message.as_str(), "discord:7/8");
}

#[tokio::test]
async fn the_numbers_of_what_is_shown_go_on_and_no_cause_acts_twice() {
    for ((_folder, store), next) in of_each_schema().await.into_iter().zip([75, 75, 123, 443]) {
        let mut rng = StdRng::seed_from_u64(2);
        let mut ask = async |cause: &str, text: &str| {
            let call = Call {
                speaker: menagerie_core::accounts::types::Speaker::default(),
                from: person(BOB),
                place: Place::new("discord", "1573688128663715840"),
                server: Some(Server::new("discord", GUILD)),
                authority: Authority::Player,
                hears_talk: true,
                visibility: menagerie_core::model::state::Visibility::All,
                cause: CauseId::new("discord", cause),
                at: Timestamp(now()),
                seen: Timestamp(now()),
                via: Via::Private,
                command: move_of(text),
                letters: Letters::default(),
            };
            let stored =
                decide(&store, &Input::of(call), &mut Allowances::default(), &mut rng).await;
            stored.expect("it is stored")
        };
        let before = ask("1573688128470777856", "d13d11").await;
        assert!(matches!(before.reply, Reply::Done(_)), "the answer of that time");
        assert!(before.rows.is_empty(), "it was done at that time");
        let played = ask("1", "d13d11").await;
        assert!(matches!(played.reply, Reply::Done(_)), "{:?}", played.reply);
        // The names of our messages are made of the numbers: one that was used is not used again.
        assert_eq!(played.rows, [next, next + 1], "the draw offer is settled, and the board shown");
    }
}

#[tokio::test]
async fn open_challenges_can_be_answered_for_another_week() {
    for (_folder, store) in of_the_first_schemas().await {
        let open = [12, 13, 17, 18].map(ChallengeId);
        assert_eq!(
            store.overdue_challenges(Timestamp(now() + WEEK - 60)).await.expect("reads"),
            []
        );
        let overdue = store.overdue_challenges(Timestamp(now() + WEEK)).await.expect("reads");
        assert_eq!(overdue, open);
        let to_ann = store.open_challenges_of(&person(ANN)).await.expect("reads");
        assert_eq!(to_ann.iter().map(|challenge| challenge.id).collect::<Vec<_>>(), open);
        let starts: Vec<&Start> = to_ann.iter().map(|challenge| &challenge.start).collect();
        assert!(
            matches!(
                starts[..],
                [Start::Setup(_), Start::Drawn(..), Start::Array, Start::Setup(_)]
            ),
            "{starts:?}"
        );
        let posted = store.posted(OfferId::Challenge(open[0]), "discord").await.expect("reads");
        assert!(posted.is_some(), "its message is known");
    }
}

#[tokio::test]
async fn places_are_read_on_from_where_they_were_read() {
    for ((_folder, store), newer) in of_each_schema().await.into_iter().zip([false, false, true]) {
        let mut positions: Vec<(String, i64)> = Vec::new();
        for cursor in store.cursors_in(&Server::new("discord", GUILD)).await.expect("reads") {
            positions.push((cursor.place.as_str().to_owned(), cursor.position));
        }
        positions.sort();
        let mut expected = vec![
            // Games 9 and 11 have no thread: they are played in the channel.
            (format!("discord:{GAMES}"), 1_573_688_179_679_035_392),
            ("discord:1573688128663715840".to_owned(), 1_573_688_222_167_334_912),
            ("discord:1573688149807202304".to_owned(), 0),
            ("discord:1573688150159523840".to_owned(), 1_573_688_150_222_438_400),
            ("discord:1573688200956739584".to_owned(), 1_573_688_222_330_912_768),
        ];
        if newer {
            let of_16 = "discord:1573724092366848000".to_owned();
            expected.push((of_16, 1_573_724_444_688_384_000));
        }
        assert_eq!(positions, expected);
        let games = Place::new("discord", GAMES);
        let (position, _) = store.cursor(&games).await.expect("reads").expect("it is a place");
        assert_eq!(position, 1_573_688_179_679_035_392);
    }
}

#[tokio::test]
async fn what_people_have_set_is_set() {
    let slate =
        ["theme: slate", "pieces: drawn", "coordinates: on", "scale: normal", "view: first"];
    let contrast = [
        "theme: high-contrast",
        "pieces: letters",
        "coordinates: off",
        "scale: large",
        "view: own",
    ];
    let expected = [[&[][..], &[]], [&[], &slate], [&contrast, &slate], [&contrast, &slate]];
    for ((_folder, store), expected) in of_each_schema().await.into_iter().zip(expected) {
        for (address, expected) in [ANN, "1180000000000000013"].into_iter().zip(expected) {
            let holder = Holder::Player(person(address));
            let set = store.settings(&holder).await.expect("reads").into_iter();
            let words = set.map(|(setting, word)| format!("{}: {word}", setting.name()));
            assert_eq!(words.collect::<Vec<_>>(), expected);
        }
    }
}

#[tokio::test]
async fn the_tables_are_those_of_a_new_database_and_whole() {
    if crate::database::server().is_some() {
        return;
    }
    let fresh = Folder::new();
    drop(open(&fresh).await);
    let expected = tables(&mut connect(&fresh).await).await;
    for (folder, store) in of_each_schema()
        .await
        .into_iter()
        .chain([left_by(&[OF_0018]).await, left_by(&[OF_0021]).await])
    {
        drop(store);
        let mut file = connect(&folder).await;
        assert_eq!(tables(&mut file).await, expected);
        let is_whole: String =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut file).await.expect("reads");
        assert_eq!(is_whole, "ok");
        let dangling =
            sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut file).await.expect("reads");
        assert!(dangling.is_empty(), "{} rows point nowhere", dangling.len());
    }
}

/// Every table and index: its kind, its name, and how it is made, without comments.
async fn tables(file: &mut SqliteConnection) -> Vec<(String, String, String)> {
    let mut rows: Vec<(String, String, String)> = sqlx::query_as(
        "SELECT type, name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name",
    )
    .fetch_all(file)
    .await
    .expect("reads");
    for (_, _, sql) in &mut rows {
        let lines = sql.lines().filter(|line| !line.trim_start().starts_with("--"));
        *sql = lines.collect::<Vec<_>>().join("\n");
    }
    rows
}
