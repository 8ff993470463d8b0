//! Every command that only reads does so beside a running bot, after it was closed or killed, and
//! in a backup; as its owner, as a user who may only read, and on a disk that is mounted for
//! reading. It leaves everything as it is. Where something else is in the way, the command says so.

use crate::server::PROGRAM;
use crate::store::on_a_file::backups::{program, said, url_of};
use crate::table::{Folder, Table};
use menagerie_core::Timestamp;
use menagerie_store::{self, Store};
use menagerie_words::{NOTHING, in_full};
use std::collections::BTreeMap;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The user `nobody` of every Linux, who is neither the owner of a file nor in a group of theirs.
const NOBODY: u32 = 65_534;

/// How a database lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    Served,
    Closed,
    /// With the last moves in the log alone.
    Killed,
    /// The same with the index of the log.
    KilledWithIndex,
    Backup,
}

/// The reader, and whether the disk can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Owner,
    Reader,
    OwnerOfReadOnlyDisk,
}

/// Every command that only reads, what it says, and whether it may find something to do. `OUT` is a folder that
/// can be written.
fn commands() -> [(&'static [&'static str], &'static str, bool); 9] {
    [
        (&["outbox"], "everything is shown", false),
        (&["export", "1"], "e13e11", false),
        (&["export", "1", "--format", "pgn"], "1. e6", false),
        (&["export", "1", "--format", "fen"], " w ", false),
        (&["export", "1", "--format", "png", "--out", "OUT/board.png"], "", false),
        (&["doctor"], "well: games: 1 with 2 moves could be replayed", true),
        (&["backup", "OUT/kept.db"], "kept.db holds 1 game with 2 moves: each was replayed", false),
        (&["member", "export", "discord:1", "--folder", "OUT"], "is written: 1 of 1", false),
        (&["member", "forget", "discord:1"], in_full("privacy-nothing", NOTHING), false),
    ]
}

/// A game of two moves, and a folder in which its database lies like that; the store serves as long as it lives.
async fn lies(how: Lies) -> (Folder, PathBuf, Option<Store>) {
    let Table { store, folder, .. } = Table::after(&["e4e6", "e13e11"]).await;
    let own = folder.0.join("test.db");
    let other = Folder::new();
    let path = other.0.join("test.db");
    match how {
        Lies::Served => return (folder, own, Some(store)),
        Lies::Closed => {
            store.close().await.expect("it closes");
            return (folder, own, None);
        }
        Lies::Killed | Lies::KilledWithIndex => {
            let ends = ["", "-wal", "-shm"];
            for end in &ends[..if how == Lies::Killed { 2 } else { 3 }] {
                let from = folder.0.join(format!("test.db{end}"));
                std::fs::copy(from, other.0.join(format!("test.db{end}"))).expect("it is writable");
            }
        }
        Lies::Backup => {
            menagerie_store::back_up(&folder.file_url(), &path, Timestamp(0))
                .await
                .expect("it is made");
        }
    }
    (other, path, None)
}

/// A command as it is run by somebody with a database; nothing where that cannot be tried here.
fn run_by(who: Who, database: &Path, arguments: &[String]) -> Command {
    let mut command = match who {
        Who::Owner | Who::Reader => Command::new(PROGRAM),
        Who::OwnerOfReadOnlyDisk => {
            let mut command = Command::new("unshare");
            let folder = database.parent().expect("it is in a folder");
            command.args(["-m", "sh", "-c"]);
            let mounts = r#"mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@""#;
            command.arg(mounts).arg(folder).arg(PROGRAM);
            command
        }
    };
    command.args(arguments).env_clear().env("DATABASE_URL", url_of(database));
    command.env("PATH", std::env::var_os("PATH").unwrap_or_default()).current_dir("/");
    if who == Who::Reader {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

/// Whether commands can be run so here, and why not.
fn can_be(who: Who) -> bool {
    let folder = Folder::new();
    open(&folder.0, 0o755);
    let tried = run_by(who, &folder.0.join("x"), &["--version".to_owned()]).output();
    let can = tried.is_ok_and(|output| output.status.success());
    if !can {
        eprintln!(
            "{who:?} is skipped, because only root can try it, where it may change users and mounts"
        );
    }
    can
}

fn open(path: &Path, mode: u32) {
    std::fs::set_permissions(path, Permissions::from_mode(mode)).expect("it is ours");
}

/// The contents of a folder; of a database that is served the names alone.
fn files(folder: &Path, how: Lies) -> BTreeMap<String, Vec<u8>> {
    let files = std::fs::read_dir(folder).expect("it is a folder").map(|file| {
        let file = file.expect("it can be read");
        let name = file.file_name().to_string_lossy().into_owned();
        // The index of a log is worked out anew by each reader.
        let is_kept = how != Lies::Served && !name.ends_with("-shm");
        let bytes = if is_kept { read(&file.path()) } else { Vec::new() };
        (name, bytes)
    });
    files.collect()
}

fn read(path: &Path) -> Vec<u8> {
    std::fs::read(path).expect("it can be read")
}

async fn all_commands_read(who: Who) {
    if !can_be(who) {
        return;
    }
    let ways = [Lies::Served, Lies::Closed, Lies::Killed, Lies::KilledWithIndex, Lies::Backup];
    for how in ways {
        let (folder, path, _store) = lies(how).await;
        // The lock stays its owner's: a file of no use to who reads.
        for name in files(&folder.0, how).into_keys().filter(|name| !is_lock(name)) {
            open(&folder.0.join(name), if how == Lies::Backup { 0o444 } else { 0o644 });
        }
        open(&folder.0, 0o755);
        let before = files(&folder.0, how);
        for (arguments, words, may_find) in commands() {
            let out = Folder::new();
            open(&out.0, 0o777);
            let out = out.0.display().to_string();
            let typed: Vec<String> =
                arguments.iter().map(|word| word.replace("OUT", &out)).collect();
            let output = run_by(who, &path, &typed).output().expect("the program starts");
            let (code, told) = said(&output);
            let is_done = code == Some(0) || may_find && code == Some(1);
            assert!(is_done && told.contains(words), "{who:?}, {how:?}, {arguments:?}: {told}");
            let after = files(&folder.0, how);
            let names = [before.keys(), after.keys()].map(Vec::from_iter);
            assert!(after == before, "{who:?}, {how:?}, {arguments:?} has left a trace: {names:?}");
        }
    }
}

#[tokio::test]
async fn its_owner_reads_it_however_it_lies() {
    all_commands_read(Who::Owner).await;
}

#[tokio::test]
async fn who_may_only_read_reads_it_however_it_lies() {
    all_commands_read(Who::Reader).await;
}

#[tokio::test]
async fn on_a_disk_that_is_mounted_for_reading_it_is_read_however_it_lies() {
    all_commands_read(Who::OwnerOfReadOnlyDisk).await;
}

#[tokio::test]
async fn what_hinders_is_said_and_room_is_asked_for_only_where_there_is_none() {
    if !can_be(Who::Reader) || !can_be(Who::OwnerOfReadOnlyDisk) {
        return;
    }
    let (folder, path, _) = lies(Lies::Backup).await;
    open(&folder.0, 0o755);
    for (who, mode, arguments, words, status) in [
        // Nobody can read it.
        (Who::Reader, 0o600, "outbox", "cannot be read (Permission denied", 1),
        (Who::Reader, 0o600, "export 1", "cannot be read (Permission denied", 1),
        (Who::Reader, 0o600, "doctor", "cannot be read (Permission denied", 1),
        (Who::Reader, 0o600, "member export discord:1", "cannot be read (Permission denied", 1),
        (Who::Reader, 0o600, "backup /tmp/never.db", "cannot be read (Permission denied", 1),
        // It can be read, and is to be written.
        (Who::Reader, 0o444, "outbox retry", "the right to write", 1),
        (Who::Reader, 0o444, "check-config", "cannot be written (Permission denied", 1),
        (Who::Reader, 0o444, "doctor", "cannot be written (Permission denied", 1),
        (Who::OwnerOfReadOnlyDisk, 0o644, "outbox retry", "mounted for writing", 1),
        (Who::OwnerOfReadOnlyDisk, 0o644, "check-config", "(Read-only file system", 1),
        (Who::OwnerOfReadOnlyDisk, 0o644, "doctor", "so the bot can store no move", 1),
        (Who::OwnerOfReadOnlyDisk, 0o644, "run", "mounted for writing", 1),
    ] {
        open(&path, mode);
        let typed: Vec<String> = arguments.split(' ').map(str::to_owned).collect();
        let mut command = run_by(who, &path, &typed);
        // At another address than Discord's, which nobody has.
        command.env("MATRIX_HOMESERVER", "http://127.0.0.1:1").env("MATRIX_ACCESS_TOKEN", "t");
        command.env("HEALTH_ADDR", "off");
        let (code, told) = said(&command.output().expect("the program starts"));
        assert_eq!(code, Some(status), "{who:?}, {arguments}: {told}");
        assert!(told.contains(words), "{who:?}, {arguments}: {told}");
        let about = told.lines().filter(|line| line.contains("test.db"));
        for line in about {
            assert!(!line.contains("make room"), "{who:?}, {arguments}: {line}");
            assert!(!line.contains("disk: "), "how much is free is of no use: {line}");
        }
    }
    // A folder that may not be looked into is another thing than no database.
    open(&path, 0o644);
    open(&folder.0, 0o700);
    let (code, told) =
        said(&run_by(Who::Reader, &path, &["outbox".to_owned()]).output().expect("it starts"));
    assert!(code == Some(1) && told.contains("cannot be read (Permission denied"), "{told}");
}

/// A reader that is beside the bot does not stop it from starting, nor the other way round.
#[tokio::test]
async fn a_member_is_taken_along_beside_a_running_bot() {
    let (folder, path, store) = lies(Lies::Served).await;
    let output = program(&path, &["member", "export", "discord:1"]).output().expect("it starts");
    let (code, told) = said(&output);
    assert_eq!(code, Some(0), "{told}");
    assert!(folder.0.join("menagerie-member.json").exists());
    drop(store);
}

/// Whether a file is the lock beside a database.
fn is_lock(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "lock")
}
