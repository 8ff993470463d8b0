//! `menagerie backup` and `restore`: copies of the database that are checked to be whole.

use super::arguments::BackupFile;
use super::board::print;
use super::exit::Failure;
use super::{serve, settings};
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_core::Timestamp;
use menagerie_core::model::visible;
use menagerie_store::{self, Contents, Restored};
use std::time::Instant;

/// Copies the database.
pub fn back_up(options: &BackupFile) -> Result<(), Failure> {
    let url = settings::database_url()?;
    serve::log()?;
    let begun = Instant::now();
    let now = SystemClock.now();
    let made = serve::runtime()?.block_on(menagerie_store::back_up(&url, &options.file, now))?;
    print(&format!(
        "{} holds {}: each was replayed, {} bytes, {:.1} seconds.",
        options.file.display(),
        words(&made.contents),
        made.bytes,
        begun.elapsed().as_secs_f64()
    ))?;
    told(&made.wrong)?;
    if made.wrong.is_empty() {
        return Ok(());
    }
    Err(Failure::other(
        "the backup is made and can be restored, but not all of it could be replayed: see above, and ask `menagerie doctor`",
    ))
}

/// Names the games that could not be replayed.
fn told(wrong: &[String]) -> Result<(), Failure> {
    for game in wrong {
        print(&format!("Not replayed, and kept as it is: {}", visible(game).replace('\n', " ")))?;
    }
    Ok(())
}

/// Replaces the database by a backup.
pub fn restore(options: &BackupFile) -> Result<(), Failure> {
    let url = settings::database_url()?;
    serve::log()?;
    let now = SystemClock.now();
    let restored =
        serve::runtime()?.block_on(menagerie_store::restore(&url, &options.file, now))?;
    let from = match restored.made_at {
        Some(at) => format!("as it was at {}", utc(at)),
        None => {
            "which `menagerie backup` has not made, so that only the rules were held against it"
                .to_owned()
        }
    };
    print(&format!(
        "{} holds {} now, {from}: each was replayed.",
        restored.path.display(),
        words(&restored.contents)
    ))?;
    told(&restored.wrong)?;
    if let Some(aside) = &restored.aside {
        print(&format!(
            "What was there before is {}: delete it when nobody misses anything.",
            aside.display()
        ))?;
    }
    brought_back(&restored)?;
    print(
        "Start the bot: it reads what was typed in the games' threads since then and plays it, and the time since then is nobody's. What was pressed or given as a command since then is gone.",
    )
}

/// Names the members whom the backup has brought back after they asked for deletion.
fn brought_back(restored: &Restored) -> Result<(), Failure> {
    match &restored.forgotten {
        Some(accounts) => {
            for account in accounts {
                print(&format!(
                    "{account} had all deleted since then and is back with the backup. Before you start the bot: menagerie member forget {account} --yes",
                    account = visible(account.as_str())
                ))?;
            }
            Ok(())
        }
        None => print(
            "Who had all deleted since then cannot be known here: do it again for whoever has asked you (`menagerie member forget`).",
        ),
    }
}

fn words(contents: &Contents) -> String {
    let counted = |count: u64, what: &str| match count {
        1 => format!("1 {what}"),
        count => format!("{count} {what}s"),
    };
    format!("{} with {}", counted(contents.games, "game"), counted(contents.moves, "move"))
}

fn utc(at: Timestamp) -> String {
    jiff::Timestamp::from_second(at.0).map(|moment| moment.to_string()).unwrap_or_default()
}
