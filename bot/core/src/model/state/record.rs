//! Challenges and games as they stand, rebuilt from the stored rows.

use super::{Frozen, Plan, Proposal, ProposalState, Spectators, Start, Timing, Window};
use crate::clock::Control;
use crate::model::refusal::Refusal;
use crate::model::request::SideRequest;
use crate::model::{Code, Moment, OfferId};
use crate::{ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::{Color, DrawClaim, Line, Termination, Variant};
use std::sync::Arc;

/// A challenge.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// The challenger.
    pub challenger: PlayerId,
    /// The invited member, or everyone. Nobody else can answer.
    pub to: Invited,
    /// The variant.
    pub variant: Arc<Variant>,
    /// The side that the challenger wants.
    pub side: SideRequest,
    /// The position to start from.
    pub start: Start,
    /// The proposed clock. Old challenges have none.
    pub control: Option<Control>,
    /// The community in which it was made.
    pub server: Server,
    /// Where it was made.
    pub place: Place,
    /// Until when it stands, if it is not answered.
    pub expires: Timestamp,
    /// The code by which it is joined from another network, if anyone can join it.
    pub code: Option<Code>,
    /// Its state.
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
    /// One member, to one game.
    One(PlayerId),
    /// Everyone, to this many more games; to any number, if there is none.
    Anyone(Option<usize>),
}

impl Invited {
    /// The one invited member, if there is one.
    pub fn one(&self) -> Option<&PlayerId> {
        match self {
            Invited::One(player) => Some(player),
            Invited::Anyone(_) => None,
        }
    }

    /// How many more games can come of it, if it is to everyone and they are counted.
    pub fn uses(&self) -> Option<usize> {
        match self {
            Invited::One(_) => None,
            Invited::Anyone(uses) => *uses,
        }
    }

    /// Whether at most one game can come of it.
    pub fn is_for_one_game(&self) -> bool {
        matches!(self, Invited::One(_) | Invited::Anyone(Some(1)))
    }
}

/// The state of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// Waiting for an answer.
    Open,
    /// Accepted: this game came of it.
    Accepted(GameId),
    /// Declined by the invited member.
    Declined,
    /// Withdrawn by the challenger.
    Withdrawn,
    /// Not answered in time.
    Expired,
}

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

/// A draw offer that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// A moderator's decision about a game of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The moderator.
    pub by: PlayerId,
    /// The reason, in their own words.
    pub reason: String,
}

/// A private note about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its number among the person's notes on the game, from 1 on.
    pub number: usize,
    /// The plies played then.
    pub ply: usize,
    /// When it was made.
    pub at: Timestamp,
    /// The words.
    pub words: String,
}

/// A private line of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The plies of the game before it.
    pub from: usize,
    /// The moment of the game in which it was last tried.
    pub tried: Moment,
    /// Its moves in coordinates.
    pub moves: Vec<String>,
}

/// A result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The winner; `None` for a draw, and if there is no result.
    pub winner: Option<Color>,
    /// The ending.
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
    /// A player was out of time.
    Time,
    /// A player was out of time before both had moved; there is no result.
    NotBegun,
    /// Nobody moved for so long that the game was closed; there is no result.
    Unfinished,
    /// A player ended it before both had moved; there is no result.
    Aborted,
    /// Both players agreed to end it; there is no result.
    Cancelled,
    /// A player ended it because the opponent had left the community; there is no result.
    Deserted,
    /// A moderator decided it.
    Adjudicated,
    /// A moderator decided that there is no result.
    Annulled,
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
    /// The word for a draw claimed by the move rule, before the number of moves.
    const MOVE_RULE: &str = "claim-move-rule:";

    /// Whether there is no result. That is not a draw: the game does not count.
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
