//! A disk that fails under the database: confirmed moves stay stored, a refused one is stored whole
//! or not at all, and when the disk works again the bot does too, by itself.

use crate::operation::asked::{Asked, figure};
use crate::server::{Folder, Server, TIMEOUT};
use crate::table::{THREAD, Table, move_of, person, place, server};
use menagerie_core::model::request::{Authority, Call, Via};
use menagerie_core::{CauseId, GameId, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_sandbox::{Message, Options};
use menagerie_store::{Store, StoreError};
use menagerie_words::{NOTHING, in_full};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::mem::discriminant;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How long a refusal may take, on a busy machine; far below the time limits of the driver.
const SOON: Duration = Duration::from_secs(5);

/// Moves of game 1, in order, by the side whose turn it is.
pub const MOVES: [&str; 16] = [
    "e4e6", "e13e11", "d4d6", "d13d11", "c4c6", "c13c11", "b4b6", "b13b11", "a4a6", "a13a11",
    "f4f6", "f13f11", "k4k6", "k13k11", "l4l6", "l13l11",
];

/// A server whose database is on a disk that can be broken.
struct Disk {
    server: Server,
    thread: u64,
    control: PathBuf,
    played: usize,
}

/// The environment of a program whose `games.db` in this folder breaks as a file says, and the
/// file.
pub fn breakable(folder: &Folder) -> (Vec<(&'static str, String)>, PathBuf) {
    let (shim, control) = (folder.0.join("broken_disk.so"), folder.0.join("broken"));
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/acceptance/crashes/on_a_file/broken_disk.c");
    let compiled =
        Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&shim).arg(source).status();
    assert!(compiled.expect("there is a C compiler").success());
    std::fs::write(&control, "").expect("writes");
    let text = |path: &Path| path.display().to_string();
    let environment = vec![
        ("LD_PRELOAD", text(&shim)),
        ("BROKEN_DISK", text(&control)),
        ("HEALTH_ADDR", "127.0.0.1:0".to_owned()),
        ("BROKEN_FILE", text(&folder.0.join("games.db"))),
    ];
    (environment, control)
}

/// Whether a player is told that nothing was saved, or that this is not known.
fn is_told_unsaved(told: &str) -> bool {
    let said = ["chat-not-stored", "chat-not-known"].map(|key| in_full(key, NOTHING));
    said.iter().any(|words| told.starts_with(words))
}

impl Disk {
    async fn new() -> Self {
        let folder = Folder::new("disk");
        let (environment, control) = breakable(&folder);
        let server = Server::start_in(folder, Options::default(), environment).await;
        let thread = server.new_game().await;
        Self { server, thread, control, played: 0 }
    }

    fn set(&self, fault: &str) {
        std::fs::write(&self.control, fault).expect("writes");
    }

    /// Tries the next move of the game; says what the player is told.
    async fn try_move(&self) -> String {
        let who = ["Ann", "Bob"][self.played % 2];
        let typed = json!({"move": MOVES[self.played]});
        self.server.slash(who, self.thread, "move", typed).await.text().to_owned()
    }

    async fn is_played(&mut self) {
        let told = self.try_move().await;
        assert!(told.starts_with("Played: "), "{told}");
        self.played += 1;
        // The board of the next ply shows that this one is known.
        self.server.count(self.thread, self.played + 1).await;
    }

    /// Waits until nothing is left to be delivered, so that nothing is written.
    async fn is_quiet(&self) {
        let options = SqliteConnectOptions::from_str(&self.server.database_url());
        let options = options.expect("an address").read_only(true);
        let mut connection = options.connect().await.expect("it opens");
        let started = Instant::now();
        loop {
            let waiting: i64 = sqlx::query_scalar("SELECT count(*) FROM outbox")
                .fetch_one(&mut connection)
                .await
                .expect("it is readable");
            if waiting == 0 {
                return connection.close().await.expect("it closes");
            }
            assert!(started.elapsed() < TIMEOUT, "{waiting} rows:\n{}", self.server.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn is_refused_soon(&self) {
        let started = Instant::now();
        let told = self.try_move().await;
        assert!(is_told_unsaved(&told), "{told}");
        assert!(started.elapsed() < SOON, "refused after {:?}", started.elapsed());
    }

    /// The messages to players who have typed while nothing could be saved.
    fn said_later(&self) -> Vec<Message> {
        let mut posts = self.server.posts(self.thread);
        posts.retain(|post| post.content.starts_with(in_full("discord-later", NOTHING)));
        posts
    }

    /// Stops the bot and looks at what it leaves.
    async fn ends_whole(mut self) {
        assert_eq!(self.server.stop_bot().await.code(), Some(0));
        assert_eq!(self.stored_plies().await, self.played);
    }

    /// How many plies of game 1 are stored; they are the moves that were played, in order, and
    /// the database is sound.
    async fn stored_plies(&self) -> usize {
        let url = self.server.database_url();
        let store = Store::open(&url, &mut StdRng::seed_from_u64(1)).await.expect("it opens");
        let game = store.game(GameId(1)).await.expect("it replays").expect("it is there");
        store.close().await.expect("it closes");
        let options = SqliteConnectOptions::from_str(&url).expect("an address");
        let mut connection = options.connect().await.expect("it opens");
        let check: String = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_one(&mut connection)
            .await
            .expect("it is readable");
        assert_eq!(check, "ok");
        let moves: Vec<String> = sqlx::query_scalar("SELECT coordinates FROM moves ORDER BY ply")
            .fetch_all(&mut connection)
            .await
            .expect("it is readable");
        connection.close().await.expect("it closes");
        assert_eq!(game.line.ply(), moves.len());
        assert_eq!(moves, MOVES[..moves.len()]);
        moves.len()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_refused_while_the_disk_fails_and_played_when_it_works_again() {
    let mut disk = Disk::new().await;
    let started = Instant::now();
    for quiet in [false, true] {
        for fault in ["full", "write", "sync"] {
            eprintln!("{fault}");
            disk.is_played().await;
            // It breaks under the note that the board is posted, or under the next move.
            if quiet {
                disk.is_quiet().await;
            }
            disk.set(fault);
            disk.is_refused_soon().await;
            disk.is_refused_soon().await;
            disk.set("");
            disk.is_played().await;
        }
    }
    let log = disk.server.log();
    let said = log.matches("the database cannot be written").count();
    let minutes = usize::try_from(started.elapsed().as_secs() / 60).expect("a short test");
    assert!((1..=1 + minutes).contains(&said), "said {said} times in {minutes} minutes:\n{log}");
    assert!(log.contains("the database can be written again"), "{log}");
    disk.ends_whole().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_heals_with_nobody_there_is_healthy_again() {
    let mut disk = Disk::new().await;
    disk.is_played().await;
    disk.set("sync");
    disk.is_refused_soon().await;
    disk.set("");
    let started = Instant::now();
    while !disk.server.log().contains("the database can be written again") {
        assert!(started.elapsed() < TIMEOUT, "it stays broken:\n{}", disk.server.log());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    disk.is_played().await;
    disk.ends_whole().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cannot_save_is_not_well_until_it_can() {
    let mut disk = Disk::new().await;
    disk.is_played().await;
    Asked::until(&disk.server, 200).await;
    disk.set("full");
    disk.is_refused_soon().await;
    let red = Asked::until(&disk.server, 503).await;
    assert_eq!(red.alerts(), ["database_unwritable"], "{}", red.text);
    let figures = Asked::of(&disk.server, "/metrics").await.text;
    let unstored = "menagerie_moves_total{variant=\"unknown\",result=\"unstored\"}";
    assert_eq!(figure(&figures, unstored), Some(1.0), "{figures}");
    disk.set("");
    Asked::until(&disk.server, 200).await;
    disk.is_played().await;
    disk.ends_whole().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_while_the_disk_fails_comes_back_whole() {
    for fault in ["full", "write", "sync"] {
        eprintln!("{fault}");
        let mut disk = Disk::new().await;
        disk.is_played().await;
        disk.set(fault);
        disk.is_refused_soon().await;
        disk.server.kill_bot();
        disk.set("");
        // A refused move may be there after a sync that failed, whole, or not at all.
        let stored = disk.stored_plies().await;
        assert!(stored == 1 || (fault == "sync" && stored == 2), "{stored} plies after {fault}");
        disk.played = stored;
        disk.server.start_bot().await;
        disk.is_played().await;
        disk.ends_whole().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_refused_after_a_sync_that_failed_never_appears() {
    let mut disk = Disk::new().await;
    disk.is_played().await;
    disk.is_quiet().await;
    disk.set("once");
    disk.is_refused_soon().await;
    assert_eq!(std::fs::read_to_string(&disk.control).expect("reads"), "", "one sync has failed");
    // Without an orderly end, whatever lies in the log is read again.
    disk.server.kill_bot();
    assert_eq!(disk.stored_plies().await, disk.played, "the refused move has come back");
    disk.server.start_bot().await;
    disk.is_played().await;
    disk.ends_whole().await;
}

/// Direct messages are not read back, so nobody may think that such a move was played.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_a_direct_message_that_cannot_be_saved_is_said_not_to_be_played() {
    let mut disk = Disk::new().await;
    disk.is_quiet().await;
    let ann = disk.server.id("Ann");
    let direct = disk.server.sandbox.direct_channel(ann);
    disk.set("full");
    disk.server.say("Ann", direct, MOVES[0]);
    let told = disk.server.sandbox.wait(TIMEOUT, |sandbox| {
        sandbox.messages(ann, direct).into_iter().find(|it| is_told_unsaved(&it.content))
    });
    let seen = || disk.server.sandbox.messages(ann, direct);
    assert!(told.await.is_ok(), "{:#?}\n{}", seen(), disk.server.log());
    disk.set("");
    disk.server.say("Ann", direct, MOVES[0]);
    disk.server.post(disk.thread, &dashed(MOVES[0])).await;
    disk.played += 1;
    disk.is_played().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_while_nothing_can_be_saved_is_played_later_as_was_said() {
    let mut disk = Disk::new().await;
    disk.is_played().await;
    disk.is_quiet().await;
    for restarted in [false, true] {
        disk.set("full");
        let who = ["Ann", "Bob"][disk.played % 2];
        disk.server.say(who, disk.thread, MOVES[disk.played]);
        let outages = 1 + usize::from(restarted);
        let found = disk
            .server
            .sandbox
            .wait(TIMEOUT, |_| Some(disk.said_later()).filter(|said| said.len() == outages)?.pop());
        let said = found.await.unwrap_or_else(|_| panic!("nothing:\n{}", disk.server.log()));
        assert_eq!(said.content, in_full("discord-later", NOTHING));
        assert_eq!(said.mentions, Vec::<u64>::new());
        // Said once, however much is typed.
        disk.server.say("Cid", disk.thread, "what is going on?");
        disk.server.say(who, disk.thread, "z9");
        if restarted {
            disk.server.kill_bot();
        }
        disk.set("");
        if restarted {
            disk.server.start_bot().await;
        }
        disk.played += 1;
        disk.server.post(disk.thread, &dashed(MOVES[disk.played - 1])).await;
        assert_eq!(disk.said_later().len(), outages);
        disk.is_quiet().await;
    }
    disk.ends_whole().await;
}

/// A move as a board's words show it: e4e6 as e4-e6.
fn dashed(coordinates: &str) -> String {
    let second = coordinates.rfind(char::is_alphabetic).expect("it has two squares");
    format!("{}-{}", &coordinates[..second], &coordinates[second..])
}

/// A small file system of its own, for as long as the test lasts.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(at: PathBuf) -> Result<Self, String> {
        std::fs::create_dir_all(&at).expect("the temporary folder is writable");
        let output = Command::new("mount")
            // A new database and the log of its making take 2 MB of it.
            .args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"])
            .arg(&at)
            .output()
            .map_err(|error| error.to_string())?;
        if output.status.success() {
            return Ok(Self(at));
        }
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }

    fn fill(&self) {
        let mut rest = std::fs::File::create(self.0.join("filler")).expect("it can be made");
        // To the last byte: then to the last block of the smallest size.
        let error = loop {
            if let Err(error) = std::io::Write::write_all(&mut rest, &[1; 512]) {
                break error;
            }
        };
        assert_eq!(error.kind(), std::io::ErrorKind::StorageFull);
    }

    fn empty(&self) {
        std::fs::remove_file(self.0.join("filler")).expect("it is there");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_really_full_loses_nothing() {
    let mut table = Table::new().await;
    let small = match SmallDisk::mount(table.folder.0.join("small")) {
        Ok(small) => small,
        Err(why) => {
            println!("skipped, because a small file system cannot be mounted here: {why}");
            return;
        }
    };
    let url = format!("sqlite://{}", small.0.join("test.db").display());
    table.store = Store::open(&url, &mut table.rng).await.expect("there is room");
    table.start_game().await;
    let mut calls = 0;
    for (number, typed) in MOVES.into_iter().enumerate() {
        let who = ["Ann", "Bob"][number % 2];
        if number % 3 == 1 {
            small.fill();
            // There is room in the log, and again when it begins anew, but not for ever.
            let (refused, error) = loop {
                calls += 1;
                let refused = call("Ann", &format!("no move {}", "x".repeat(900)), calls);
                match table.transact(&refused).await {
                    Err(error) if !table.store.is_healthy() => break (refused, error),
                    _ => assert!(calls < 10_000, "the disk is never full"),
                }
            };
            calls += 1;
            let other = table.transact(&call(who, typed, calls)).await;
            assert!(matches!(other, Err(StoreError::NotStored(_))), "{other:?}");
            // A call whose outcome is unknown stays so when the same one comes again.
            let again = table.transact(&refused).await;
            let again = again.expect_err("the disk is full");
            assert_eq!(discriminant(&again), discriminant(&error), "{error:?}, then {again:?}");
            assert_eq!(table.game().await.line.ply(), number, "what is stored can be read");
            small.empty();
        }
        calls += 1;
        let call = call(who, typed, calls);
        let told = table.transact(&call).await;
        assert!(told.is_ok(), "{typed}: {told:?}");
        assert_eq!(table.game().await.line.ply(), number + 1);
        assert!(table.store.is_healthy());
    }
}

/// A move of game 1, typed by somebody.
pub fn call(who: &str, typed: &str, number: u64) -> Call {
    Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person(who),
        place: place(THREAD),
        server: Some(server()),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", format_args!("broken-{number}")),
        at: Timestamp(9_000_000),
        seen: Timestamp(9_000_000),
        via: Via::Private,
        command: move_of(typed),
        letters: Letters::default(),
    }
}
