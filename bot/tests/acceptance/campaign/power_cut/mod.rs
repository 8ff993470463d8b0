//! The power fails: all that the program does to its files is written down while people play, and then each moment is
//! looked at with what a disk may have of it. Every move that was shown as played has to be there.

mod recording;

use super::count::Count;
use super::fault::Fault;
use super::report::Report;
use super::sitting::Plan;
use crate::database;
use crate::server::{Folder, PROGRAM};
use menagerie_core::GameId;
use menagerie_rules::notation;
use menagerie_store::{Store, diagnose};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use recording::{Disk, Recording};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The typed lines, to one program after the other: a whole game of Terran Chess.
const TYPED: [&str; 3] = [
    "d1b2|t g10-i9|Gd1|c8c7|D e3-c4|Mxf2|f1f2|r j10-j9|Ti2|f8h9",
    "B c1-j8|Cxc3|b3b4|c c3-c4|Hxb8|e10f9|H b8-c10",
    "Cxb2+|d1c2|r a10-c10|Qxe8|e9g7|Q e8-e7|Hd1#",
];

/// Lets the power fail so often, at random moments, and looks at the remains each time.
pub async fn run(plan: &Plan) -> Report {
    let folder = Folder::new("power");
    let file = folder.0.join("games.db");
    let recording = recorded(&folder.0, &file);
    let whole = stored(&file).await.expect("nothing has failed yet");
    let mut count = Count { moves: whole.len(), ..Count::default() };
    let mut dice = StdRng::seed_from_u64(plan.seed);
    for time in 0..plan.times {
        let disk = Disk::ALL[time as usize % Disk::ALL.len()];
        let moment = dice.random_range(0..=recording.len());
        let left = Folder::new("power-left");
        for (name, content) in recording.left(moment, disk, &mut dice) {
            let name = Path::new(&name).file_name().expect("it has one").to_owned();
            std::fs::write(left.0.join(name), content).expect("it is writable");
        }
        let shown = shown(&recording.said_until(moment));
        let what = format!("at event {moment} of {}, {disk:?}", recording.len());
        match stored(&left.0.join("games.db")).await {
            Err(why) => {
                count.not_replayed += 1;
                count.found.push(format!("{what}: {why}"));
            }
            Ok(found) if found.len() < shown || !whole.starts_with(&found) => {
                count.moves_lost += shown.saturating_sub(found.len()).max(1);
                count.found.push(format!("{what}: {shown} were shown, and there are {found:?}"));
            }
            Ok(_) => {}
        }
    }
    let (silence, patience) = (Duration::ZERO, Duration::ZERO);
    let times = plan.times as usize;
    Report {
        fault: Fault::PowerCut,
        times,
        count,
        silence,
        patience,
        limited: 0,
        wrong: Vec::new(),
    }
}

/// Plays with the program and writes down what it does.
fn recorded(folder: &Path, file: &Path) -> Recording {
    let (shim, record) = (folder.join("recorder.so"), folder.join("record"));
    let source = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = source.join("tests/acceptance/campaign/power_cut/recorder.c");
    let compiled =
        Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&shim).arg(source).status();
    assert!(compiled.expect("there is a C compiler").success());
    for (which, typed) in TYPED.into_iter().enumerate() {
        // Later ones go on with the game.
        let variant = (which == 0).then_some("terran");
        let lines: Vec<&str> = typed.split('|').collect();
        let mut program = Command::new(PROGRAM)
            .args(["play", "--database", &database::file_url(file)])
            .args(variant)
            .env_remove("RUST_LOG")
            .env("LD_PRELOAD", &shim)
            .env("RECORDED_FILES", file)
            .env("RECORD", &record)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut input = program.stdin.take().expect("it is piped");
        input.write_all(format!("{}\n", lines.join("\n")).as_bytes()).expect("it reads");
        drop(input);
        assert!(program.wait().expect("it ends").success());
    }
    Recording::read(&std::fs::read(record).expect("it was written"))
}

/// How many moves were shown as played: the player who moves next is asked then.
fn shown(said: &[String]) -> usize {
    let asked = |said: &String| said.matches("Ann> ").count() + said.matches("Bob> ").count();
    said.iter().map(|said| asked(said).saturating_sub(1)).sum()
}

/// The moves of the game that is in a database, if that can be used.
async fn stored(file: &Path) -> Result<Vec<String>, String> {
    let url = database::file_url(file);
    let store = Store::open(&url, &mut StdRng::seed_from_u64(1)).await;
    let store = store.map_err(|error| error.to_string())?;
    let game = store.game(GameId(1)).await.map_err(|error| error.to_string());
    store.close().await.map_err(|error| error.to_string())?;
    let found = diagnose(&url).await.map_err(|error| error.to_string())?;
    let wrong = found.held.map(|held| held.wrong).unwrap_or_default();
    if let Some(wrong) = found.damage.iter().chain(&wrong).next() {
        return Err(wrong.clone());
    }
    let coordinates = |game: menagerie_core::model::state::Game| {
        let variant = game.line.position().variant();
        game.line.moves().iter().map(|it| notation::coordinates(variant, it)).collect()
    };
    Ok(game?.map(coordinates).unwrap_or_default())
}
