//! The program is killed at many moments while it makes a backup, puts one in place, or changes
//! tables: the database is then the old or the new one, and never something between.

use crate::store::on_a_file::backups::{opened, plies, program, said, url_of};
use crate::store::on_a_file::migrating::{copies, schema_of};
use crate::store::schemas::{OF_0003, left};
use crate::table::{Folder, Table};
use menagerie_core::{GameId, Timestamp};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const NOW: Timestamp = Timestamp(1_900_000_000);
/// At how many moments of its work a program is killed; `MENAGERIE_KILLS` says another number.
const KILLS: u32 = 12;

/// How long a program takes that nobody kills.
fn takes(mut command: Command) -> Duration {
    let begun = Instant::now();
    let output = command.stdin(Stdio::null()).output().expect("the program starts");
    assert!(output.status.success(), "{}", said(&output).1);
    begun.elapsed()
}

/// Runs a program and kills it after a while. Says whether it was still at work.
fn killed(mut command: Command, after: Duration) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = quiet.spawn().expect("the program starts");
    std::thread::sleep(after);
    child.kill().expect("it is ours");
    child.wait().expect("it ends").code().is_none()
}

/// The moments at which a program is killed that takes so long.
fn moments(takes: Duration) -> impl Iterator<Item = Duration> {
    let kills = std::env::var("MENAGERIE_KILLS").ok().and_then(|text| text.parse().ok());
    let kills = kills.unwrap_or(KILLS);
    (0..kills).map(move |number| takes * number / (kills - 2))
}

#[tokio::test]
async fn a_backup_that_breaks_off_leaves_none_or_a_whole_one() {
    let table = Table::after(&["e4e6", "e13e11"]).await;
    let database = table.store.path().expect("it is a file");
    let file = table.folder.0.join("kept.db");
    let back_up = || program(database, &["backup", "kept.db"]);
    let time = takes(back_up());
    std::fs::remove_file(&file).expect("it was made");
    let (mut broken_off, mut made) = (0, 0);
    for moment in moments(time) {
        broken_off += u32::from(killed(back_up(), moment));
        if file.exists() {
            made += 1;
            let other = table.folder.0.join(format!("other-{made}.db"));
            let restored = menagerie_store::restore(&url_of(&other), &file, NOW).await;
            assert_eq!(restored.expect("it is whole").contents.moves, 2, "after {moment:?}");
            std::fs::remove_file(&file).expect("it is there");
        }
    }
    assert!(broken_off > 0, "nothing was killed in {time:?}");
    takes(back_up());
    assert!(!table.folder.0.join("kept.db.part").exists(), "what was left behind is gone");
}

#[tokio::test]
async fn a_restore_that_breaks_off_leaves_the_old_games_or_the_new() {
    let mut table = Table::after(&["e4e6"]).await;
    let kept = table.folder.0.join("kept.db");
    menagerie_store::back_up(&table.folder.url(), &kept, NOW).await.expect("it is made");
    for (who, text) in [("Bob", "e13e11"), ("Ann", "d2g5")] {
        table.play(who, text).await;
    }
    let source = table.folder.0.join("test.db");
    // A killed bot leaves the last moves in the log alone.
    let lay = || {
        let folder = Folder::new();
        for end in ["", "-wal"] {
            let from = format!("{}{end}", source.display());
            std::fs::copy(from, folder.0.join(format!("test.db{end}"))).expect("it is writable");
        }
        std::fs::copy(&kept, folder.0.join("kept.db")).expect("it is writable");
        folder
    };
    let restore = |folder: &Folder| program(&folder.0.join("test.db"), &["restore", "kept.db"]);
    let whole = lay();
    let time = takes(restore(&whole));
    assert_eq!(plies(&whole.0.join("test.db")).await, 1);
    let (mut broken_off, mut old, mut new) = (0, 0, 0);
    for moment in moments(time) {
        let folder = lay();
        broken_off += u32::from(killed(restore(&folder), moment));
        let path = folder.0.join("test.db");
        let aside = aside(&folder.0);
        match plies(&path).await {
            3 => old += 1,
            1 => {
                new += 1;
                let aside = aside.expect("the old one was put aside before");
                assert_eq!(plies(&folder.0.join(aside)).await, 3, "after {moment:?}");
            }
            between => panic!("{between} plies after {moment:?}"),
        }
        takes(restore(&folder));
        assert_eq!(plies(&path).await, 1, "it is done again");
        assert!(!folder.0.join("test.db.restoring").exists());
    }
    assert!(broken_off > 0 && old > 0, "{broken_off} broken off, {old} old, {new} new: {time:?}");
}

/// The first of the databases that were put aside.
fn aside(folder: &Path) -> Option<String> {
    let files = std::fs::read_dir(folder).expect("it is a folder");
    let mut names: Vec<String> = files
        .map(|file| file.expect("it can be read").file_name().to_string_lossy().into_owned())
        .filter(|name| name.contains(".before-restore-") && name.ends_with('Z'))
        .collect();
    names.sort();
    names.into_iter().next()
}

#[tokio::test]
async fn a_migration_that_breaks_off_leaves_every_game_and_a_copy_of_the_old_tables() {
    let lay = || left(&[OF_0003]);
    let play = |folder: &Folder| {
        program(&folder.0.join("test.db"), &["play", "--database", &folder.url()])
    };
    let whole = lay().await;
    let time = takes(play(&whole));
    let newest = schema_of(&whole.0.join("test.db")).await;
    let (mut broken_off, mut old, mut new) = (0, 0, 0);
    for moment in moments(time) {
        let folder = lay().await;
        broken_off += u32::from(killed(play(&folder), moment));
        let path = folder.0.join("test.db");
        let schema = schema_of(&path).await;
        if schema == 3 {
            old += 1;
        } else {
            new += u32::from(schema == newest);
            let copies = copies(&folder.0);
            assert_eq!(schema_of(&copies[0]).await, 3, "it was made before, {moment:?}");
            let other = folder.0.join("other.db");
            menagerie_store::restore(&url_of(&other), &copies[0], NOW).await.expect("it is whole");
        }
        let store = opened(&path).await;
        let game = store.game(GameId(13)).await.expect("it replays").expect("it is there");
        assert_eq!(game.line.ply(), 8, "after {moment:?}");
        store.close().await.expect("it closes");
        assert!(copies(&folder.0).len() <= 3, "they do not pile up");
    }
    assert!(broken_off > 0 && old > 0, "{broken_off} broken off, {old} old, {new} new: {time:?}");
}
