//! Ratings: which games are rated, which of them count, and what they give; also tried on PostgreSQL.

mod months;
mod rated_games;
mod recomputed;
mod told;

use crate::beside::pool;
use crate::table::{CHANNEL, Table, accept, done, person};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Opponent, Presence, Which};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{ChallengeId, GameId};

const DAY: i64 = 86_400;
/// The first of February and the first of March 2026.
const FEBRUARY: i64 = 1_769_904_000;
const MARCH: i64 = 1_772_323_200;

/// A challenge to a rated game, in which the challenger moves first.
fn challenge(opponent: &str, variant: &str) -> NewChallenge {
    NewChallenge {
        level: None,
        rated: Some(true),
        opponent: Some(Opponent { player: person(opponent), presence: Presence::Member }),
        variant: variant.to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: "days 3d".to_owned(),
        terms: Terms::default(),
    }
}

/// Two players begin a rated game at a moment.
async fn begin(table: &mut Table, at: i64, [first, second]: [&str; 2], variant: &str) -> GameId {
    table.stop_at(at);
    let request = challenge(second, variant);
    let mut number = 1;
    while table.store.challenge(ChallengeId(number)).await.expect("reads").is_some() {
        number += 1;
    }
    done(&table.private(first, CHANNEL, Command::Challenge(ChallengeRequest::Make(request))).await);
    done(&table.private(second, CHANNEL, accept(number)).await);
    let mut game = number;
    while table.store.game(GameId(game)).await.expect("reads").is_none() {
        game -= 1;
    }
    GameId(game)
}

/// How a game ends for the side that moves first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum For {
    Won,
    Lost,
    Drawn,
    LostOnTime,
}

/// Plays two moves of each side, and ends the game.
async fn end(table: &mut Table, game: GameId, [first, second]: [&str; 2], at: i64, result: For) {
    table.stop_at(at);
    let which = Which::Number(game);
    for (who, text) in [(first, "e2e4"), (second, "e7e5"), (first, "g1f3"), (second, "b8c6")] {
        let played = Command::Play(PlayRequest::Move { which, text: text.to_owned(), shown: None });
        table.private(who, CHANNEL, played).await;
    }
    let resign = Command::Ending(EndingRequest::Resign { which, confirmed: true });
    match result {
        For::Won => done(&table.private(second, CHANNEL, resign).await),
        For::Lost | For::LostOnTime => done(&table.private(first, CHANNEL, resign).await),
        For::Drawn => {
            done(
                &table
                    .private(first, CHANNEL, Command::Ending(EndingRequest::Draw { which }))
                    .await,
            );
            done(
                &table
                    .private(second, CHANNEL, Command::Ending(EndingRequest::Draw { which }))
                    .await,
            )
        }
    };
    if result == For::LostOnTime {
        let beside = pool(&table.folder.url()).await;
        let late = sqlx::query("UPDATE games SET ending = 'time' WHERE id = $1").bind(game.0);
        late.execute(&beside).await.expect("the game is there");
        beside.close().await;
    }
}

/// A rated game of chess that begins and ends at one moment.
async fn played(table: &mut Table, at: i64, players: [&str; 2], result: For) -> GameId {
    let game = begin(table, at, players, "chess").await;
    end(table, game, players, at, result).await;
    game
}
