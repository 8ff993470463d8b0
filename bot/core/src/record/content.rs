//! The content of a record: how a game began, its events, its end, its clock.

use crate::clock::{Control, MoveRow, State};
use crate::model::Moment;
use crate::model::state::{DrawOffer, End, Proposal, Ruling};
use crate::{CauseId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Color;

/// All that is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Where it was kept, and under which number. It is the same game elsewhere.
    pub origin: Origin,
    /// How it began.
    pub beginning: Beginning,
    /// What has happened since, in order.
    pub events: Vec<Event>,
    /// What the players have asked of each other, the oldest first.
    pub proposals: Vec<Asked>,
    /// How it ended, if it has.
    pub end: Option<End>,
    /// Who has decided that, if it was none of the players, and why.
    pub ruling: Option<Ruling>,
    /// Its clock, if it has one.
    pub clock: Option<Clocked>,
    /// How it stands besides.
    pub standing: Standing,
}

/// Where a record was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The name of the database.
    pub instance: String,
    /// The number of the game there.
    pub game: GameId,
}

/// How a game began: no two games begin alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The id of its variant.
    pub variant: String,
    /// The revision of the rules.
    pub revision: u32,
    /// The position, as it was stored.
    pub start: String,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// The community whose members may look.
    pub server: Server,
    /// When it began.
    pub at: Timestamp,
}

/// Something that has happened on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// What it was.
    pub what: What,
    /// The number of plies played before the move.
    pub ply: usize,
    /// When it happened.
    pub at: Timestamp,
    /// What made us do it.
    pub cause: CauseId,
}

/// What can happen on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A move was played: its coordinates.
    Played(String),
    /// The last move was taken back.
    TakenBack {
        /// Who has agreed to it; nobody, if it was taken back alone.
        agreed_by: Option<Color>,
    },
}

/// Something that one player has asked of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What, and what has become of it.
    pub proposal: Proposal,
    /// When it was asked.
    pub at: Timestamp,
    /// When it was answered or over; nothing while it waits.
    pub settled: Option<Timestamp>,
}

/// The clock of a game. Its network is that of the game's community.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocked {
    /// What was agreed.
    pub control: Control,
    /// How it stands; nothing before the first board was seen. That it has ended is not said here: it
    /// follows from the end of the game.
    pub state: Option<State>,
    /// How many seconds of its time the side to move had used about this turn when the clock was last
    /// looked at, as the pauses were known; nothing unless the clock runs.
    pub thought: Option<i64>,
    /// What each move that stands has cost, in order.
    pub moves: Vec<MoveRow>,
}

/// How a game stands besides what has happened on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The draw offer that waits for an answer.
    pub draw_offer: Option<DrawOffer>,
    /// The plies at which each side has last offered a draw, the first mover first.
    pub last_offers: [Option<usize>; 2],
    /// How many plies were played when a draw offer was last declined otherwise than by a move.
    pub last_declined: Option<usize>,
    /// Where the challenge was made.
    pub place: Place,
    /// Where it is played, once that place exists.
    pub own_place: Option<Place>,
    /// Whether `place` does not exist any more.
    pub place_lost: bool,
    /// When the last thing happened; of a game that has ended, when it did.
    pub at: Timestamp,
}

impl Record {
    /// Whether two records say the same of the same game, wherever they were kept and wherever it
    /// is played, and however often its clock was looked at.
    pub fn is_of_same_game(&self, other: &Record) -> bool {
        let Standing { place, own_place, place_lost, .. } = self.standing.clone();
        let standing = Standing { place, own_place, place_lost, ..other.standing.clone() };
        let (origin, clock) = (self.origin.clone(), other.clock.as_ref().map(Clocked::untouched));
        let own = Record { clock: self.clock.as_ref().map(Clocked::untouched), ..self.clone() };
        own == Record { origin, clock, standing, ..other.clone() }
    }

    /// The places among the events of the moves that stand.
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

    /// When in the game it is.
    pub fn moment(&self) -> Moment {
        Moment { ply: self.standing_events().len(), taken_back: self.taken_back() }
    }

    /// How many moves were taken back.
    pub fn taken_back(&self) -> usize {
        self.events.iter().filter(|event| matches!(event.what, What::TakenBack { .. })).count()
    }
}

impl Clocked {
    /// The same without what changes when it is only looked at.
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
