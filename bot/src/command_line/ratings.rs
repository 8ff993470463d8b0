//! `menagerie ratings`: the ratings of each month, as they are stored, or computed again from the games of the database
//! or of exported records. The same games give the same bits, in any order.

use super::exit::Failure;
use super::ratings_options::RatingsOptions;
use super::{import, serve, settings};
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_core::GameId;
use menagerie_core::rating::{Calendar, Ledger, Period, Pool, RatedGame, Rating, written};
use menagerie_core::record::Record;
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Prints the ratings of each month, a line for each: the month, the variant or “all”, the player, the
/// rating, its deviation and its volatility, with tabs between. No digit of a number is left out.
pub fn run(options: &RatingsOptions) -> Result<(), Failure> {
    if options.forget {
        return forget();
    }
    let last = Period(Calendar::Months.period(SystemClock.now().0).0 - 1);
    let ledgers = match options.recompute.as_deref() {
        None => {
            let url = settings::database_url()?;
            serve::runtime()?.block_on(menagerie_store::stored_ratings(&url))?
        }
        Some([]) => {
            let url = settings::database_url()?;
            let games = serve::runtime()?.block_on(menagerie_store::rated_games(&url))?;
            Ledger::all(&games, last)
        }
        Some(files) => Ledger::all(&of_records(files)?, last),
    };
    let lines: String = ledgers.iter().map(lines).collect();
    std::io::stdout().lock().write_all(lines.as_bytes()).map_err(Failure::printing)
}

fn lines(ledger: &Ledger) -> String {
    let (month, mut lines) = (written(ledger.month), String::new());
    for (pool, standings) in &ledger.pools {
        let pool = match pool {
            Pool::All => "all",
            Pool::Variant(id) => id,
        };
        for (player, Rating { rating, deviation, volatility }) in standings {
            let player = player.as_str();
            // Writing to a string cannot fail.
            let _ = writeln!(
                lines,
                "{month}\t{pool}\t{player}\t{rating:?}\t{deviation:?}\t{volatility:?}"
            );
        }
    }
    lines
}

/// The rated games of exported records. Records of games that are not rated are left out.
fn of_records(files: &[PathBuf]) -> Result<Vec<RatedGame>, Failure> {
    let mut games: BTreeMap<GameId, (RatedGame, &Path)> = BTreeMap::new();
    for file in files {
        let (replayed, _) = import::proven(file)?;
        let Some(game) = rated(&replayed.record) else { continue };
        if let Some((_, other)) = games.get(&game.id) {
            return Err(Failure::input(format!(
                "{} and {} both have the number {}: take each game once, and games of one bot only",
                other.display(),
                file.display(),
                game.id
            )));
        }
        games.insert(game.id, (game, file));
    }
    Ok(games.into_values().map(|(game, _)| game).collect())
}

/// The game of a record, if it is rated.
fn rated(record: &Record) -> Option<RatedGame> {
    let began = &record.beginning;
    began.is_rated.then(|| RatedGame {
        id: record.origin.game,
        variant: began.variant.clone(),
        players: began.players.clone(),
        started: began.at,
        plies: record.moment().ply,
        end: record.end.map(|end| (end, record.standing.at)),
        is_ruled_to_count: record.ruling.as_ref().is_some_and(|ruling| ruling.is_rated),
    })
}

/// Drops the stored ratings.
fn forget() -> Result<(), Failure> {
    let url = settings::database_url()?;
    serve::log()?;
    serve::runtime()?.block_on(async {
        let mut rng = StdRng::try_from_rng(&mut SysRng).map_err(Failure::other)?;
        let store = Store::open(&url, &mut rng).await.map_err(Failure::other)?;
        store.forget_ratings().await.map_err(Failure::other)?;
        store.close().await.map_err(Failure::other)
    })
}
