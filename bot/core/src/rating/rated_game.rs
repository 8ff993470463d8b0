//! A rated game, as far as ratings follow from it.

use crate::model::state::{End, Ending};
use crate::{GameId, PlayerId, Timestamp};
use menagerie_club::ratings::{
    self, Circumstances, Game, NotCounted, Outcome, RunningGame, Side, Start, eligible,
};
use menagerie_rules::Color;

/// A game that was begun as rated. Such a game begins from its own array, has a clock and is listed, or it
/// would not be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// Its number.
    pub id: GameId,
    /// The variant's id.
    pub variant: String,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// When it began.
    pub started: Timestamp,
    /// The plies that stand.
    pub plies: usize,
    /// The result and when it ended, if it has.
    pub end: Option<(End, Timestamp)>,
    /// Whether a moderator has let it count, if one has ended it.
    pub is_ruled_to_count: bool,
}

impl RatedGame {
    /// The game as ratings see it; nothing while it runs.
    ///
    /// # Errors
    /// Why it does not count, with or without other games.
    pub fn over(&self) -> Option<Result<Game<PlayerId>, NotCounted>> {
        let (end, ended) = self.end?;
        Some(self.eligible(end).map(|()| Game {
            id: self.id.0,
            ended: ended.0,
            first: self.players[0].clone(),
            second: self.players[1].clone(),
            outcome: outcome(end),
        }))
    }

    fn eligible(&self, end: End) -> Result<(), NotCounted> {
        let moves = |plies: usize| u32::try_from(plies).unwrap_or(u32::MAX);
        eligible(&Circumstances {
            is_agreed: true,
            has_computer: self.players.iter().any(PlayerId::is_computer),
            is_one_member: self.players[0] == self.players[1],
            start: Start::Array,
            has_clock: true,
            is_listed: true,
            moves: [moves(self.plies.div_ceil(2)), moves(self.plies / 2)],
            end: match end.ending {
                Ending::Adjudicated => ratings::End::Adjudicated { counts: self.is_ruled_to_count },
                ending if ending.is_void() => ratings::End::Aborted,
                _ => ratings::End::Played,
            },
        })
    }

    /// The times in which it ran, of each player.
    pub fn running(&self) -> [RunningGame<PlayerId>; 2] {
        self.players.clone().map(|player| RunningGame {
            player,
            began: self.started.0,
            ended: self.end.map(|(_, ended)| ended.0),
        })
    }
}

fn outcome(end: End) -> Outcome {
    let won = if end.ending == Ending::Time { Outcome::WonOnTime } else { Outcome::Won };
    match end.winner {
        Some(Color::White) => won(Side::First),
        Some(Color::Black) => won(Side::Second),
        None => Outcome::Drawn,
    }
}
