//! Automatic vacation hours where several games are looked at together: an hour paid in one game
//! stops the other games of its player, too.

use crate::model::Fact;
use crate::model::state::Game;
use crate::time::types::ClockFact;
use crate::{PlayerId, Timestamp};

/// The hours that were paid in earlier games of the same round.
#[derive(Debug)]
pub struct PaidHours {
    paid: Vec<(PlayerId, Timestamp)>,
    now: Timestamp,
}

impl PaidHours {
    /// No hours yet. The games are looked at as of `now`, in the order in which they are due.
    pub fn none(now: Timestamp) -> Self {
        Self { paid: Vec::new(), now }
    }

    /// A game with the hours that its players have paid in earlier games.
    pub fn known_to(&self, game: &Game) -> Game {
        let mut game = game.clone();
        for (player, from) in &self.paid {
            let side = game.side_of(player);
            if let Some((side, timing)) = side.zip(game.timing.as_mut()) {
                timing.pauses.member_mut(side).pay_hour(*from, self.now);
            }
        }
        game
    }

    /// Adds the hours among the facts of a game.
    pub fn note(&mut self, facts: &[Fact]) {
        self.paid.extend(facts.iter().filter_map(|fact| match fact {
            Fact::Clock(ClockFact::HourPaid { player, from }) => Some((player.clone(), *from)),
            _ => None,
        }));
    }

    /// The beginnings of the hours that this player has paid.
    pub fn of(&self, player: &PlayerId) -> impl Iterator<Item = Timestamp> {
        self.paid.iter().filter(move |(payer, _)| payer == player).map(|(_, from)| *from)
    }
}
