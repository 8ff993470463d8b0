//! Leagues: made by managers, joined by members, and run by themselves; also tried on PostgreSQL.

mod dates;
mod ending;
mod files;
mod leaving;
mod making;
mod naming;
mod promotion;
mod results;
mod season;

use crate::table::{CHANNEL, NOON, Table, person, server};
use menagerie_chat::conversation::{Options, command};
use menagerie_core::clock::DAY;
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::league::tables;
use menagerie_core::league::types::League;
use menagerie_core::model::request::{Authority, Command, Opponent, Presence, Which};
use menagerie_core::model::state::Game;
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::{GameId, LeagueId, Timestamp};

/// The members, in the order in which they join.
const NAMES: [&str; 12] =
    ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jon", "Kay", "Lea"];

/// The command with these options, as the core gets it.
fn asked(given: &[(&str, &str)]) -> Command {
    let texts = given.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    let options: Options = texts.collect();
    let member = given
        .iter()
        .find(|(name, _)| *name == "member")
        .map(|(_, name)| Opponent { player: person(name), presence: Presence::Member });
    command(CommandName::League, &options, member).expect("it is decided at the desk")
}

/// A manager's request.
async fn managed(table: &mut Table, given: &[(&str, &str)]) -> Reply {
    table.by("Zoe", Authority::Manager, asked(given)).await
}

/// A member's request.
async fn wish(table: &mut Table, who: &str, given: &[(&str, &str)]) -> Reply {
    table.private(who, CHANNEL, asked(given)).await
}

/// A league with these terms that is posted at noon and starts a week later.
async fn posted(terms: &[(&str, &str)]) -> Table {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    let given = [&[("what", "create"), ("name", "Spring"), ("variant", "chess")], terms].concat();
    let asked = managed(&mut table, &given).await;
    assert!(matches!(asked, Reply::Ask(..)), "{asked:?}");
    let published = managed(&mut table, &[("what", "publish"), ("number", "1")]).await;
    assert!(matches!(published, Reply::Done(_)), "{published:?}");
    table
}

/// So many members join.
async fn joined(table: &mut Table, league: &str, count: usize) {
    for name in &NAMES[..count] {
        let reply = wish(table, name, &[("what", "join"), ("number", league)]).await;
        assert!(matches!(reply, Reply::Done(_)), "{name}: {reply:?}");
    }
}

/// A league with these terms and so many members that has begun a week after noon.
async fn begun(terms: &[(&str, &str)], count: usize) -> Table {
    let mut table = posted(terms).await;
    joined(&mut table, "1", count).await;
    table.deliver().await;
    table.stop_at(NOON + 7 * DAY);
    due(&mut table).await;
    table
}

/// Does everything that is due for leagues now. Each second there may be more to do.
async fn due(table: &mut Table) {
    for _ in 0..200 {
        let now = Timestamp(table.now());
        let due = table.store.due_leagues("test", now).await.expect("reads");
        if due.is_empty() {
            return;
        }
        for (league, _) in due {
            table.happen(EventKind::LeagueDue(league)).await;
        }
    }
    panic!("there is always something to do");
}

async fn league(table: &Table, number: i64) -> League {
    table.store.league(LeagueId(number)).await.expect("reads").expect("it is there")
}

/// The games of a season that run, the oldest first.
async fn running(table: &Table, number: i64) -> Vec<Game> {
    let mut games = Vec::new();
    for begun in league(table, number).await.games.iter().filter(|it| it.end.is_none()) {
        games.push(table.store.game(begun.game).await.expect("reads").expect("it is there"));
    }
    games
}

/// The name of a player of a game.
fn named(player: &menagerie_core::PlayerId) -> &str {
    player.address_on("test").expect("it is one of these people")
}

/// A game ends, by the loser's resignation.
async fn lose(table: &mut Table, game: GameId, loser: &str) {
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(game), confirmed: true });
    let reply = table.private(loser, CHANNEL, resign).await;
    assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
}

/// The player who comes later in this order, and so loses.
fn loser<'a>(game: &'a Game, order: &[&str]) -> &'a str {
    let place = |name: &str| order.iter().position(|it| *it == name).unwrap_or(usize::MAX);
    let [first, second] = game.players.each_ref().map(named);
    if place(first) > place(second) { first } else { second }
}

/// Plays a season to its end: the stronger player of this order wins every game.
async fn played(table: &mut Table, number: i64, order: &[&str]) {
    for _ in 0..200 {
        let games = running(table, number).await;
        if games.is_empty() {
            return;
        }
        for game in games {
            let loser = loser(&game, order).to_owned();
            lose(table, game.id, &loser).await;
        }
        table.wait(60);
        due(table).await;
    }
    panic!("the season does not end");
}

/// The players of each division by their rank, each with the points in halves.
async fn ranked(table: &Table, number: i64) -> Vec<Vec<(String, u64)>> {
    let league = league(table, number).await;
    let line = |it: menagerie_core::league::Standing| {
        (named(&it.player).to_owned(), (2.0 * it.points.as_f64()) as u64)
    };
    let division = |it: menagerie_core::league::Table| it.standings.into_iter().map(line).collect();
    tables(&league).into_iter().map(division).collect()
}

/// How many leagues of the community there are.
async fn count(table: &Table) -> usize {
    table.store.leagues_of(&server()).await.expect("reads").len()
}
