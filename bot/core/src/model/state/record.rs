//! Challenges and games as they stand, rebuilt from the stored rows.

use super::{Frozen, Plan, Proposal, ProposalState, Spectators, Start, Timing, Window};
use crate::clock::Control;
use crate::model::refusal::Refusal;
use crate::model::request::SideRequest;
use crate::model::{Code, Moment, OfferId};
use crate::{ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::{Color, DrawClaim, Line, Termination, Variant};
use std::sync::Arc;

/// An invitation to a game.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// Who invites.
    pub challenger: PlayerId,
    /// Who is invited; nobody else can answer.
    pub to: Invited,
    /// The game that is proposed.
    pub variant: Arc<Variant>,
    /// The side the challenger wants.
    pub side: SideRequest,
    /// The position to start from.
    pub start: Start,
    /// The clock that is proposed; there were none once.
    pub control: Option<Control>,
    /// The community in which it was made.
    pub server: Server,
    /// Where it was made.
    pub place: Place,
    /// Until when it stands, if it is not answered.
    pub expires: Timestamp,
    /// By which it is joined from another network, if anybody can join it.
    pub code: Option<Code>,
    /// What has become of it.
    pub state: ChallengeState,
}

impl Challenge {
    /// Whether it still waits for an answer.
    pub fn is_open(&self) -> bool {
        self.state == ChallengeState::Open
    }
}

/// Who is invited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invited {
    /// One person, to one game.
    One(PlayerId),
    /// Whoever likes, to so many more games; to any number, if there is none.
    Anyone(Option<usize>),
}

impl Invited {
    /// The one person who is invited, if it is one.
    pub fn one(&self) -> Option<&PlayerId> {
        match self {
            Invited::One(player) => Some(player),
            Invited::Anyone(_) => None,
        }
    }

    /// How many more games can come of it, if they are counted and it is for anybody.
    pub fn uses(&self) -> Option<usize> {
        match self {
            Invited::One(_) => None,
            Invited::Anyone(uses) => *uses,
        }
    }

    /// Whether no more than one game can come of it.
    pub fn is_for_one_game(&self) -> bool {
        matches!(self, Invited::One(_) | Invited::Anyone(Some(1)))
    }
}

/// What has become of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// Waiting for an answer.
    Open,
    /// Accepted: this game came of it.
    Accepted(GameId),
    /// Declined by the one who was invited.
    Declined,
    /// Taken back by the one who invited.
    Withdrawn,
    /// Not answered in time.
    Expired,
}

/// For how many seconds after a move whoever played it may take it back alone; and how long after
/// that whoever was called by it is not called again.
pub const TAKE_BACK_WINDOW: i64 = 60;

/// A game with its players and its moves.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// The accounts with which they sat down, which are not always those by which they are known.
    pub accounts: [PlayerId; 2],
    /// The community whose members may look.
    pub server: Server,
    /// Where the challenge was made.
    pub place: Place,
    /// Whether that place does not exist any more.
    pub place_lost: bool,
    /// Where it is played, once that place exists.
    pub own_place: Option<Place>,
    /// Where else it is seen, at most once on each network.
    pub windows: Vec<Window>,
    /// The start position and the moves.
    pub line: Line,
    /// How many of the last moves one decision has played, so that one board shows them: one that
    /// was chosen, and the conditional ones that have answered it; none before the first.
    pub played_together: usize,
    /// The draw offer that waits for an answer.
    pub draw_offer: Option<DrawOffer>,
    /// The plies at which each side has last offered a draw, the first mover first.
    pub last_offers: [Option<usize>; 2],
    /// How many plies were played when a draw offer was last declined otherwise than by a move.
    pub last_declined: Option<usize>,
    /// The moves that were taken back, the oldest first.
    pub taken_back: Vec<TakenBack>,
    /// What the players have asked of each other, the oldest first.
    pub proposals: Vec<Proposal>,
    /// What each side has settled to do if the other one plays certain moves, the first mover first.
    /// Nobody but its owner is told of it.
    pub plans: [Option<Plan>; 2],
    /// Since when each player is known to be no member where it is played, the first mover first.
    pub gone: [Option<Timestamp>; 2],
    /// How it ended, if it has.
    pub end: Option<End>,
    /// Its clock and what pauses it, if it has one.
    pub timing: Option<Timing>,
    /// The freezes that last, of the game and of its community; none once it has ended.
    pub freezes: Vec<Frozen>,
    /// Those who watch it.
    pub gallery: Spectators,
    /// Who has decided that, if it was none of the players, and why.
    pub ruling: Option<Ruling>,
    /// When the position last changed: when the last move was played, one was taken back, or the
    /// game began.
    pub moved: Timestamp,
    /// When the last thing happened.
    pub touched: Timestamp,
}

/// A draw offer that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// Who offers.
    pub by: Color,
    /// The number of plies played when it was made.
    pub ply: usize,
}

/// A move that was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// The number of plies played before it.
    pub ply: usize,
    /// When it was taken back.
    pub at: Timestamp,
    /// Who has agreed to it; nobody, if it was taken back alone.
    pub agreed_by: Option<Color>,
}

/// The decision of somebody who keeps order about a game of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Who has decided.
    pub by: PlayerId,
    /// Why, in their own words.
    pub reason: String,
}

/// Something that a person has noted about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// By which it is known among theirs on the game, from 1 on.
    pub number: usize,
    /// How many plies were played then.
    pub ply: usize,
    /// When that was.
    pub at: Timestamp,
    /// The words.
    pub words: String,
}

/// A line of moves that a person tries for themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// How many plies of the game are played before it.
    pub from: usize,
    /// When in the game it was tried last.
    pub tried: Moment,
    /// Its moves in coordinates.
    pub moves: Vec<String>,
}

/// A result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Who has won; `None` for a draw, and where there is no result.
    pub winner: Option<Color>,
    /// How it came to that.
    pub ending: Ending,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the position on the board.
    Board(Termination),
    /// A player gave up.
    Resignation,
    /// Both players agreed to a draw.
    Agreement,
    /// A player claimed a draw that the rules grant.
    Claim(DrawClaim),
    /// The time of a player was up.
    Time,
    /// The time of a player was up before both had moved; there is no result.
    NotBegun,
    /// Nobody had moved for so long that the game was closed; there is no result.
    Unfinished,
    /// A player ended it before both had moved; there is no result.
    Aborted,
    /// Both players agreed to end it; there is no result.
    Cancelled,
    /// A player ended it whose opponent had left where it was played; there is no result.
    Deserted,
    /// Somebody who keeps order has decided it.
    Adjudicated,
    /// Somebody who keeps order has decided that there is no result.
    Annulled,
}

impl Game {
    /// The rules that this game is played by.
    pub fn variant(&self) -> &Arc<Variant> {
        self.line.position().variant()
    }

    /// The side of a person, if they play here.
    pub fn side_of(&self, player: &PlayerId) -> Option<Color> {
        [Color::White, Color::Black].into_iter().find(|&side| self.player(side) == player)
    }

    /// Whom a person plays against, if they play here.
    pub fn opponent_of(&self, player: &PlayerId) -> Option<&PlayerId> {
        self.side_of(player).map(|side| self.player(side.other()))
    }

    /// Who plays a side.
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

    /// Whether it belongs to an event, so that it counts from its beginning.
    pub fn is_of_an_event(&self) -> bool {
        self.timing.as_ref().is_some_and(|timing| timing.control.event)
    }

    /// The variant's word for a side.
    pub fn side_name(&self, side: Color) -> &str {
        &self.variant().side_names[side.index()]
    }

    /// The name of the draw offer that waits for an answer.
    pub fn standing_offer(&self) -> Option<OfferId> {
        self.draw_offer.map(|offer| OfferId::Draw(self.id, offer.ply, Some(offer.by)))
    }

    /// What a player has asked and the other has not answered.
    pub fn standing_proposal(&self) -> Option<&Proposal> {
        self.proposals.last().filter(|proposal| proposal.state == ProposalState::Open)
    }

    /// When in the game it is.
    pub fn moment(&self) -> Moment {
        Moment { ply: self.line.ply(), taken_back: self.taken_back.len() }
    }

    /// What a side has settled to do, if that is for the game as it stands.
    pub fn plan(&self, side: Color) -> Option<&Plan> {
        self.plans[side.index()].as_ref().filter(|plan| plan.made == self.moment())
    }

    /// Whether a position that was shown at some moment is no more because the move that led to it,
    /// or one before that, was taken back.
    pub fn is_taken_back(&self, shown: Moment) -> bool {
        self.taken_back.iter().skip(shown.taken_back).any(|taken_back| taken_back.ply < shown.ply)
    }

    /// Why nothing is done about what was shown at some moment that is over.
    pub fn gone_since(&self, shown: Moment) -> Refusal {
        if self.is_taken_back(shown) { Refusal::ShownIsTakenBack } else { Refusal::Stale }
    }

    /// Whether the side that a move calls was called a moment ago by one that was taken back, and
    /// has done nothing about it.
    pub fn is_called_already(&self, at: Timestamp) -> bool {
        self.taken_back.last().is_some_and(|taken_back| {
            taken_back.ply == self.line.ply()
                && taken_back.agreed_by.is_none()
                && at.0 - taken_back.at.0 <= TAKE_BACK_WINDOW
        })
    }

    /// Whether a vacation of a player stops its clock.
    pub fn stops_on_vacation(&self) -> bool {
        self.timing.as_ref().is_some_and(|timing| timing.control.vacation && timing.has_deadlines())
    }

    /// Whether there is no place where it is seen, so that its players are told one by one.
    pub fn is_homeless(&self) -> bool {
        self.place_lost && self.own_place.is_none()
    }

    /// Where the game is played: the place of its own, or where the challenge was made until there is one.
    pub fn home(&self) -> &Place {
        self.own_place.as_ref().unwrap_or(&self.place)
    }
}

impl Ending {
    /// The endings whose word has no number in it.
    pub const PLAIN: [(Ending, &str); 24] = [
        (Ending::Board(Termination::Checkmate), "checkmate"),
        (Ending::Board(Termination::Stalemate), "stalemate"),
        (Ending::Board(Termination::Restricted), "restricted"),
        (Ending::Board(Termination::Repetition), "repetition"),
        (Ending::Board(Termination::Checks), "checks"),
        (Ending::Board(Termination::Goal), "goal"),
        (Ending::Board(Termination::Extinction), "extinction"),
        (Ending::Board(Termination::PerpetualCheck), "perpetual-check"),
        (Ending::Board(Termination::BareKing), "bare-king"),
        (Ending::Board(Termination::Counting), "counting"),
        (Ending::Resignation, "resignation"),
        (Ending::Agreement, "agreement"),
        (Ending::Claim(DrawClaim::ThreefoldRepetition), "claim-repetition"),
        (Ending::Board(Termination::BareKings), "claim-bare-kings"),
        (Ending::Board(Termination::Dead), "dead"),
        (Ending::Board(Termination::MoveRule), "move-rule"),
        (Ending::Time, "time"),
        (Ending::NotBegun, "not-begun"),
        (Ending::Unfinished, "unfinished"),
        (Ending::Aborted, "aborted"),
        (Ending::Cancelled, "cancelled"),
        (Ending::Deserted, "deserted"),
        (Ending::Adjudicated, "adjudicated"),
        (Ending::Annulled, "annulled"),
    ];
    /// The word of a draw claimed by the move rule, in front of the number of moves.
    const MOVE_RULE: &str = "claim-move-rule:";

    /// Whether there is no result, which is no draw: the game counts for nothing.
    pub fn is_void(self) -> bool {
        use Ending::{Aborted, Annulled, Cancelled, Deserted, NotBegun, Unfinished};
        matches!(self, Aborted | Cancelled | Deserted | Annulled | NotBegun | Unfinished)
    }

    /// The word for it in the store.
    pub fn word(self) -> String {
        if let Ending::Claim(DrawClaim::MoveRule { moves }) = self {
            return format!("{}{moves}", Ending::MOVE_RULE);
        }
        Ending::PLAIN
            .iter()
            .find(|(ending, _)| *ending == self)
            .map(|(_, word)| (*word).to_owned())
            .expect("the table names every ending without a number")
    }

    /// The inverse of [`Ending::word`].
    pub fn parse(word: &str) -> Option<Self> {
        if let Some(moves) = word.strip_prefix(Ending::MOVE_RULE) {
            return Some(Ending::Claim(DrawClaim::MoveRule { moves: moves.parse().ok()? }));
        }
        Ending::PLAIN.iter().find(|(_, known)| *known == word).map(|(ending, _)| *ending)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_survives_the_store() {
        let mut endings: Vec<Ending> = Ending::PLAIN.iter().map(|(ending, _)| *ending).collect();
        endings.push(Ending::Claim(DrawClaim::MoveRule { moves: 100 }));
        for ending in endings {
            assert_eq!(Ending::parse(&ending.word()), Some(ending));
        }
        assert_eq!(Ending::parse("won"), None);
    }
}
