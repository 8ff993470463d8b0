//! Ladders: members join in an order, and challenge each other for a place; also tried on PostgreSQL.

mod challenging;
mod joining;
mod settling;

use crate::table::{CHANNEL, NOON, Table, person, server};
use menagerie_chat::conversation::{Answer, Options, command};
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::ladder::types::LadderId;
use menagerie_core::model::request::{Authority, Command, Opponent, Presence, Which};
use menagerie_core::model::state::Game;
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::{GameId, PlayerId, Timestamp};

const NAMES: [&str; 6] = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"];

/// The command with these options, as the core gets it.
fn asked(given: &[(&str, &str)], presence: Presence) -> Command {
    let texts = given.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    let options: Options = texts.collect();
    let member = given.iter().find(|(name, _)| *name == "member");
    let member = member.map(|(_, name)| Opponent { player: person(name), presence });
    command(CommandName::Ladder, &options, member).expect("it is decided at the desk")
}

async fn wish(table: &mut Table, who: &str, given: &[(&str, &str)]) -> Reply {
    table.private(who, CHANNEL, asked(given, Presence::Member)).await
}

async fn managed(table: &mut Table, given: &[(&str, &str)]) -> Reply {
    table.by("Zoe", Authority::Manager, asked(given, Presence::Member)).await
}

/// Somebody challenges a member of the only ladder.
async fn challenge(table: &mut Table, who: &str, whom: &str) -> Reply {
    wish(table, who, &[("what", "challenge"), ("member", whom)]).await
}

/// The same, where it has to work.
async fn challenged(table: &mut Table, who: &str, whom: &str) -> Game {
    let reply = challenge(table, who, whom).await;
    assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
    let games = running(table).await;
    let is_it = |game: &&Game| {
        game.side_of(&person(who)).is_some() && game.side_of(&person(whom)).is_some()
    };
    games.iter().rev().find(is_it).expect("it has begun").clone()
}

/// A ladder of chess at noon, with so many members.
async fn ladder_of(count: usize) -> Table {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    for name in &NAMES[..count] {
        let reply = wish(&mut table, name, &[("what", "join"), ("variant", "chess")]).await;
        assert!(matches!(reply, Reply::Done(_)), "{name}: {reply:?}");
    }
    table.deliver().await;
    table
}

fn chess() -> LadderId {
    LadderId { server: server(), variant: "chess".to_owned() }
}

/// The members of the ladder of chess, the best first.
async fn order(table: &Table) -> Vec<String> {
    let (players, _) = table.store.ladder(&chess(), Timestamp(0)).await.expect("reads");
    players.iter().map(|player| named(player).to_owned()).collect()
}

/// The games of the ladder of chess that run, the oldest first.
async fn running(table: &Table) -> Vec<Game> {
    let (_, games) = table.store.ladder(&chess(), Timestamp(0)).await.expect("reads");
    let mut running = Vec::new();
    for game in games.iter().filter(|game| game.end.is_none()) {
        running.push(table.store.game(game.game).await.expect("reads").expect("it is there"));
    }
    running
}

fn named(player: &PlayerId) -> &str {
    player.address_on("test").expect("it is one of these people")
}

/// A member gives up a game, and the ladder hears of it.
async fn lose(table: &mut Table, game: GameId, loser: &str) {
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(game), confirmed: true });
    let reply = table.private(loser, CHANNEL, resign).await;
    assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
    due(table).await;
}

/// Does everything that is due for ladders.
async fn due(table: &mut Table) {
    for game in table.store.unsettled_ladder_games("test").await.expect("reads") {
        table.happen(EventKind::LadderGameOver(game)).await;
    }
    let left = table.store.unsettled_ladder_games("test").await.expect("reads");
    assert!(left.is_empty(), "{left:?}");
}

/// The answer to a member.
async fn shown(table: &Table, who: &str, given: &[(&str, &str)]) -> Answer {
    crate::asking::asked(table, who, CommandName::Ladder, given).await
}
