//! Commands: every request of a player that may store something.

use super::{
    ChallengeRequest, Correction, PlanRequest, ProblemRequest, TimeRequests, VacationRequest,
    Verdict,
};
use crate::model::state::{LinkRequest, SettingRequest, UploadRequest};
use crate::model::{Code, Moment, NoCode};
use crate::{ChallengeId, GameId, PlayerId, Timestamp};
use menagerie_rules::Color;

/// Which game is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The one that is played here, or else the only one the caller has.
    Here,
    /// The one with this number.
    Number(GameId),
}

/// What is asked, where something may be stored because of it.
#[derive(Clone, Debug)]
pub enum Command {
    /// Invite one member to a game, or everybody to games.
    Challenge(ChallengeRequest),
    /// Accept a challenge, or join one that is for anybody.
    Accept(ChallengeId),
    /// Join the challenge that bears a code; nothing if what was typed is none.
    Join(Result<Code, NoCode>),
    /// Decline a challenge.
    Decline(ChallengeId),
    /// Take back a challenge that nobody has answered.
    Withdraw(ChallengeId),
    /// Play a move, as typed.
    Move {
        /// The game.
        which: Which,
        /// What was typed.
        text: String,
        /// When the choice was shown, if it was pressed.
        shown: Option<Moment>,
    },
    /// Read something typed again that was edited since.
    Correct {
        /// The game.
        which: Which,
        /// What it says now.
        text: String,
        /// What was edited.
        correction: Correction,
    },
    /// Take one's own last move back.
    TakeBack {
        /// The game.
        which: Which,
        /// When the board was shown on which it was pressed, if it was pressed.
        shown: Option<Moment>,
    },
    /// Give the game up; asks for confirmation first.
    Resign {
        /// The game.
        which: Which,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
    /// Offer a draw, accept a standing offer, or claim a draw that the rules grant.
    Draw {
        /// The game.
        which: Which,
    },
    /// Answer the draw offer that was made at `ply`.
    AnswerDraw {
        /// The game.
        game: GameId,
        /// The ply at which the offer was made.
        ply: usize,
        /// Who made it, if that was said.
        by: Option<Color>,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Claim a game whose other side is out of time.
    Claim {
        /// The game.
        which: Which,
    },
    /// Give the other side more time.
    Give {
        /// The game.
        which: Which,
        /// How much, as typed.
        length: String,
        /// When that was offered, if it was pressed.
        shown: Option<Moment>,
    },
    /// Settle something about the caller's time, or ask how that is settled.
    Time(TimeRequests),
    /// Ask for a vacation, or end one.
    Vacation(VacationRequest),
    /// End a game without a result, or ask the opponent to agree to that; asks for confirmation
    /// first where it needs no agreement.
    Abort {
        /// The game.
        which: Which,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
    /// End a game of others, with a reason.
    Adjudicate {
        /// The game.
        which: Which,
        /// How it ends, if that was said.
        verdict: Option<Verdict>,
        /// Why, as typed.
        reason: String,
    },
    /// Challenge the opponent of a game that has ended to another one.
    Rematch {
        /// The game.
        which: Which,
    },
    /// Play no more against somebody, or ask against whom one does not.
    Block {
        /// Against whom.
        whom: Option<PlayerId>,
    },
    /// Play against somebody again.
    Unblock {
        /// Against whom, if somebody was named.
        whom: Option<PlayerId>,
    },
    /// Answer what the opponent has asked.
    AnswerProposal {
        /// The game.
        game: GameId,
        /// The proposal's number in the game.
        number: usize,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Settle what to do if the opponent plays certain moves, or ask what is settled.
    Plan {
        /// The game.
        which: Which,
        /// What is wished.
        wish: PlanRequest,
    },
    /// Stop a game of others for a while.
    Freeze {
        /// The game.
        which: Which,
        /// Why, as typed; empty if that was not said.
        reason: String,
    },
    /// Let a game of others go on that was stopped.
    Thaw {
        /// The game.
        which: Which,
    },
    /// Stop all games of the community for a while.
    FreezeAll {
        /// Why, as typed.
        reason: String,
    },
    /// Let all games of the community go on.
    ThawAll,
    /// Watch a game of others.
    Watch {
        /// The game.
        which: Which,
    },
    /// Say whether those who watch one's game may analyse it, or ask how that is settled.
    Analysis {
        /// The game.
        which: Which,
        /// Whether they may, if that was said.
        wish: Option<bool>,
    },
    /// Set how the caller sees boards, or ask how that is set.
    Settings(Vec<SettingRequest>),
    /// Set how everybody in the community sees boards, or ask how that is set.
    ServerSettings(Vec<SettingRequest>),
    /// Settle where in the community games are begun, or ask where.
    GamePlaces(PlaceRequest),
    /// Settle which variants can be challenged in the community, or ask which.
    GameVariants(VariantRequest),
    /// Play a game that was sent as a file, or settle which of those are on the community's list.
    Sent(UploadRequest),
    /// Note something about a game for oneself.
    Note {
        /// The game.
        which: Which,
        /// What was typed.
        text: String,
    },
    /// Forget something that one has noted.
    RemoveNote {
        /// The game.
        which: Which,
        /// The number of the note.
        number: usize,
    },
    /// Try moves for oneself.
    Try {
        /// The game.
        which: Which,
        /// What is tried.
        trial: Trial,
    },
    /// Make a problem, solve one or take one away.
    Problem(ProblemRequest),
    /// Make one member of two accounts.
    Link(LinkRequest),
    /// Make two of one again; asks for confirmation first.
    Unlink {
        /// The number of the link that the caller has confirmed to part.
        confirmed: Option<i64>,
    },
    /// Delete all that is stored about the caller; asks for confirmation first.
    Forget {
        /// When the caller was asked, if they have confirmed.
        confirmed: Option<Timestamp>,
    },
}

impl Command {
    /// Which game it is about, if it is about one.
    pub fn which(&self) -> Option<Which> {
        match self {
            Command::Move { which, .. }
            | Command::Correct { which, .. }
            | Command::TakeBack { which, .. }
            | Command::Resign { which, .. }
            | Command::Draw { which }
            | Command::Claim { which }
            | Command::Give { which, .. }
            | Command::Abort { which, .. }
            | Command::Rematch { which }
            | Command::Adjudicate { which, .. }
            | Command::Freeze { which, .. }
            | Command::Thaw { which }
            | Command::Watch { which }
            | Command::Analysis { which, .. }
            | Command::Note { which, .. }
            | Command::RemoveNote { which, .. }
            | Command::Plan { which, .. }
            | Command::Try { which, .. } => Some(*which),
            Command::AnswerDraw { game, .. } | Command::AnswerProposal { game, .. } => {
                Some(Which::Number(*game))
            }
            Command::Challenge(_)
            | Command::Accept(_)
            | Command::Join(_)
            | Command::Decline(_)
            | Command::Withdraw(_)
            | Command::FreezeAll { .. }
            | Command::ThawAll
            | Command::Time(_)
            | Command::Vacation(_)
            | Command::Block { .. }
            | Command::Unblock { .. }
            | Command::Settings(_)
            | Command::ServerSettings(_)
            | Command::GamePlaces(_)
            | Command::GameVariants(_)
            | Command::Sent(_)
            | Command::Problem(_)
            | Command::Link(_)
            | Command::Unlink { .. }
            | Command::Forget { .. } => None,
        }
    }

    /// Who is named besides the caller.
    pub fn named(&mut self) -> Option<&mut PlayerId> {
        match self {
            Command::Challenge(ChallengeRequest { opponent, .. })
            | Command::Sent(UploadRequest::Try { opponent, .. }) => {
                opponent.as_mut().map(|opponent| &mut opponent.player)
            }
            Command::Block { whom } | Command::Unblock { whom } => whom.as_mut(),
            _ => None,
        }
    }
}

/// How a line is to be tried, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trial {
    /// The moves.
    pub moves: String,
    /// The position to begin anew at; empty to go on with the line that was tried last.
    pub at: String,
    /// How many plies of that line go first.
    pub back: usize,
}

/// What is wished of the places where games are begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceRequest {
    /// To be told which they are.
    Show,
    /// That games are begun here, and nowhere but where that was said.
    Allow,
    /// That they are begun here no more.
    Forbid,
    /// That they are begun everywhere.
    Everywhere,
}

impl PlaceRequest {
    /// The inverse of the words for it; what is none is a question.
    pub fn parse(word: &str) -> Self {
        match word {
            "allow" => PlaceRequest::Allow,
            "forbid" => PlaceRequest::Forbid,
            "everywhere" => PlaceRequest::Everywhere,
            _ => PlaceRequest::Show,
        }
    }
}

/// What is wished of the variants that can be challenged, each as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariantRequest {
    /// To be told which they are.
    Show,
    /// That one can be, and none but those of which that was said.
    Allow(String),
    /// That one cannot be any more.
    Forbid(String),
    /// That all can be.
    All,
    /// That one can be and another one cannot.
    Both,
}
