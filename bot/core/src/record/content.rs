//! The content of a record: how a game began, its events, its end, its clock.

use crate::clock::{Control, MoveRow, State};
use crate::model::Moment;
use crate::model::state::{DrawOffer, End, Ruling};
use crate::offer::types::Proposal;
use crate::{CauseId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Color;

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Where it was kept, and under which number. Elsewhere it is the same game.
    pub origin: Origin,
    /// How it began.
    pub beginning: Beginning,
    /// The events on the board, in order.
    pub events: Vec<Event>,
    /// The proposals, the oldest first.
    pub proposals: Vec<Asked>,
    /// The result, if it has ended.
    pub end: Option<End>,
    /// The ruling, if a moderator has ended it.
    pub ruling: Option<Ruling>,
    /// Its clock, if it has one.
    pub clock: Option<Clocked>,
    /// Everything else about how it stands.
    pub standing: Standing,
}

/// The origin of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The name of the database.
    pub instance: String,
    /// The number of the game there.
    pub game: GameId,
}

/// The beginning of a game: no two games begin alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The variant's id.
    pub variant: String,
    /// The revision of the rules.
    pub revision: u32,
    /// The start position, as stored.
    pub start: String,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// The community whose members may look.
    pub server: Server,
    /// When it began.
    pub at: Timestamp,
    /// Whether it was agreed that it counts for ratings.
    pub is_rated: bool,
}

/// An event on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its kind.
    pub what: What,
    /// The plies played before the move.
    pub ply: usize,
    /// When it happened.
    pub at: Timestamp,
    /// Its cause.
    pub cause: CauseId,
}

/// The kinds of events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A move was played, in coordinates.
    Played(String),
    /// The last move was taken back.
    TakenBack {
        /// The side that agreed; nobody, if it was taken back alone.
        agreed_by: Option<Color>,
    },
}

/// A proposal of one player to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The proposal, with its outcome.
    pub proposal: Proposal,
    /// When it was made.
    pub at: Timestamp,
    /// When it was settled; nothing while it waits.
    pub settled: Option<Timestamp>,
}

/// The clock of a game. Its network is that of the game's community.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocked {
    /// The agreed control.
    pub control: Control,
    /// Its state; nothing before the first board was seen. The end of the clock is not in it: that
    /// follows from the end of the game.
    pub state: Option<State>,
    /// The seconds of thought about this turn when the clock was last looked at, by the pauses
    /// known then. Nothing unless the clock runs.
    pub thought: Option<i64>,
    /// The cost of each move that stands, in order.
    pub moves: Vec<MoveRow>,
}

/// How a game stands, apart from the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The open draw offer.
    pub draw_offer: Option<DrawOffer>,
    /// The plies at which each side last offered a draw, the first mover first.
    pub last_offers: [Option<usize>; 2],
    /// The plies played when a draw offer was last declined otherwise than by a move.
    pub last_declined: Option<usize>,
    /// The place of the challenge.
    pub place: Place,
    /// The game's own place, once it exists.
    pub own_place: Option<Place>,
    /// Whether `place` does not exist any more.
    pub place_lost: bool,
    /// When anything last happened; for a finished game, when it ended.
    pub at: Timestamp,
}

impl Record {
    /// Whether two records are of the same game with the same content, wherever they were kept,
    /// wherever the game is played, and however often its clock was looked at.
    pub fn is_of_same_game(&self, other: &Record) -> bool {
        let Standing { place, own_place, place_lost, .. } = self.standing.clone();
        let standing = Standing { place, own_place, place_lost, ..other.standing.clone() };
        let (origin, clock) = (self.origin.clone(), other.clock.as_ref().map(Clocked::untouched));
        let own = Record { clock: self.clock.as_ref().map(Clocked::untouched), ..self.clone() };
        own == Record { origin, clock, standing, ..other.clone() }
    }

    /// The indexes of the events whose moves stand.
    pub fn standing_events(&self) -> Vec<usize> {
        let mut standing = Vec::new();
        for (index, event) in self.events.iter().enumerate() {
            match event.what {
                What::Played(_) => standing.push(index),
                What::TakenBack { .. } => {
                    standing.pop();
                }
            }
        }
        standing
    }

    /// The present moment of the game.
    pub fn moment(&self) -> Moment {
        Moment { ply: self.standing_events().len(), taken_back: self.taken_back() }
    }

    /// The number of moves taken back.
    pub fn taken_back(&self) -> usize {
        self.events.iter().filter(|event| matches!(event.what, What::TakenBack { .. })).count()
    }
}

impl Clocked {
    /// The same record without values that change when the clock is only looked at.
    fn untouched(&self) -> Self {
        let state = self.state.as_ref().map(|state| State {
            marks: Vec::new(),
            overdue: false,
            handled: state.since,
            ..state.clone()
        });
        Self { thought: None, state, ..self.clone() }
    }
}
