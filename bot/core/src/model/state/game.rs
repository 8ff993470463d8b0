//! A game as it stands, rebuilt from the stored rows.

use super::{End, Timing, Window};
use crate::model::refusal::Refusal;
use crate::model::{Moment, OfferId};
use crate::moderation::types::Frozen;
use crate::offer::types::{Proposal, ProposalState};
use crate::plan::types::Plan;
use crate::watch::types::Spectators;
use crate::{GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::{Color, Line, Variant};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// For how many seconds after a move its player may take it back alone. For as long after that, an
/// opponent who was called by the move is not called again.
pub const TAKE_BACK_WINDOW: i64 = 60;

/// A game with its players and its moves.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// The accounts with which the players sat down. They are not always the names of the members.
    pub accounts: [PlayerId; 2],
    /// Whether it was agreed that it counts for the players' ratings.
    pub is_rated: bool,
    /// The community whose members may look.
    pub server: Server,
    /// The place of the challenge.
    pub place: Place,
    /// Whether that place does not exist any more.
    pub place_lost: bool,
    /// The game's own place, once it exists.
    pub own_place: Option<Place>,
    /// The windows: other places where it is seen, at most one on each network.
    pub windows: Vec<Window>,
    /// The start position and the moves.
    pub line: Line,
    /// How many of the last moves one decision has played, so that one board shows them: a chosen
    /// move, and the conditional moves that answered it. 0 before the first move.
    pub played_together: usize,
    /// The draw offer that waits for an answer.
    pub draw_offer: Option<DrawOffer>,
    /// The plies at which each side last offered a draw, the first mover first.
    pub last_offers: [Option<usize>; 2],
    /// The plies played when a draw offer was last declined otherwise than by a move.
    pub last_declined: Option<usize>,
    /// The moves that were taken back, the oldest first.
    pub taken_back: Vec<TakenBack>,
    /// The proposals, the oldest first.
    pub proposals: Vec<Proposal>,
    /// The conditional moves of each side, the first mover first. Only their owner is told of them.
    pub plans: [Option<Plan>; 2],
    /// Since when each player is known to have left the game's community, the first mover first.
    pub gone: [Option<Timestamp>; 2],
    /// The result, if it has ended.
    pub end: Option<End>,
    /// Its clock with its pauses, if it has one.
    pub timing: Option<Timing>,
    /// The freezes that last, of the game and of its community; none once it has ended.
    pub freezes: Vec<Frozen>,
    /// Its spectators.
    pub spectators: Spectators,
    /// The ruling, if a moderator has ended it.
    pub ruling: Option<Ruling>,
    /// When the position last changed: by a move, by a take-back, or when the game began.
    pub moved: Timestamp,
    /// When anything last happened in it.
    pub touched: Timestamp,
}

/// A draw offer that waits for an answer. Records store these fields, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawOffer {
    /// The side that offers.
    pub by: Color,
    /// The plies played when it was made.
    pub ply: usize,
}

/// A move that was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// The number of plies played before it.
    pub ply: usize,
    /// When it was taken back.
    pub at: Timestamp,
    /// The side that agreed; nobody, if it was taken back alone.
    pub agreed_by: Option<Color>,
}

/// A moderator's decision about a game of others. Records store these fields, in this order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The moderator.
    pub by: PlayerId,
    /// The reason, in their own words.
    pub reason: String,
    /// Whether a rated game counts for the players' ratings all the same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_rated: bool,
}

impl Game {
    /// The rules of this game.
    pub fn variant(&self) -> &Arc<Variant> {
        self.line.position().variant()
    }

    /// The side of a person, if they play this game.
    pub fn side_of(&self, player: &PlayerId) -> Option<Color> {
        [Color::White, Color::Black].into_iter().find(|&side| self.player(side) == player)
    }

    /// The opponent of a person, if they play this game.
    pub fn opponent_of(&self, player: &PlayerId) -> Option<&PlayerId> {
        self.side_of(player).map(|side| self.player(side.other()))
    }

    /// The player of a side.
    pub fn player(&self, side: Color) -> &PlayerId {
        &self.players[side.index()]
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.line.position().turn()
    }

    /// The last moment at which the side to move is in time, if it has a deadline.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.timing.as_ref().and_then(Timing::deadline)
    }

    /// Whether the side to move is out of time and the opponent may claim the game.
    pub fn is_overdue(&self) -> bool {
        let clock = self.timing.as_ref().and_then(|timing| timing.clock.as_ref());
        clock.is_some_and(|clock| clock.state().overdue)
    }

    /// Whether it belongs to an event, so that it counts from the beginning.
    pub fn is_of_an_event(&self) -> bool {
        self.timing.as_ref().is_some_and(|timing| timing.control.event)
    }

    /// The variant's word for a side.
    pub fn side_name(&self, side: Color) -> &str {
        &self.variant().side_names[side.index()]
    }

    /// The identifier of the open draw offer.
    pub fn standing_offer(&self) -> Option<OfferId> {
        self.draw_offer.map(|offer| OfferId::Draw(self.id, offer.ply, Some(offer.by)))
    }

    /// The open proposal.
    pub fn standing_proposal(&self) -> Option<&Proposal> {
        self.proposals.last().filter(|proposal| proposal.state == ProposalState::Open)
    }

    /// The present moment.
    pub fn moment(&self) -> Moment {
        Moment { ply: self.line.ply(), taken_back: self.taken_back.len() }
    }

    /// A side's conditional moves, if they are for the game as it stands.
    pub fn plan(&self, side: Color) -> Option<&Plan> {
        self.plans[side.index()].as_ref().filter(|plan| plan.made == self.moment())
    }

    /// Whether the position of a moment is gone, because the move that led to it, or an earlier
    /// one, was taken back.
    pub fn is_taken_back(&self, shown: Moment) -> bool {
        self.taken_back.iter().skip(shown.taken_back).any(|taken_back| taken_back.ply < shown.ply)
    }

    /// The refusal to act on the position of a moment that is over.
    pub fn gone_since(&self, shown: Moment) -> Refusal {
        if self.is_taken_back(shown) { Refusal::ShownIsTakenBack } else { Refusal::Stale }
    }

    /// Whether the side that a move calls was called a moment ago by a move that was taken back,
    /// and has done nothing since.
    pub fn is_called_already(&self, at: Timestamp) -> bool {
        self.taken_back.last().is_some_and(|taken_back| {
            taken_back.ply == self.line.ply()
                && taken_back.agreed_by.is_none()
                && at.0 - taken_back.at.0 <= TAKE_BACK_WINDOW
        })
    }

    /// Whether a player's vacation stops its clock.
    pub fn stops_on_vacation(&self) -> bool {
        self.timing.as_ref().is_some_and(|timing| timing.control.vacation && timing.has_deadlines())
    }

    /// Whether it has no place, so that its players are told one by one.
    pub fn is_homeless(&self) -> bool {
        self.place_lost && self.own_place.is_none()
    }

    /// The place where the game is played: its own place, or the challenge's place until there is
    /// one.
    pub fn home(&self) -> &Place {
        self.own_place.as_ref().unwrap_or(&self.place)
    }
}
