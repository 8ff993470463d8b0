//! Commands: every request of a player that may store something.

use super::{
    ChallengeRequest, Correction, GameKind, LadderRequest, LeagueRequest, PlanRequest,
    ProblemRequest, TimeRequests, VacationRequest, Verdict,
};
use crate::model::state::{LinkRequest, SettingRequest, UploadRequest};
use crate::model::{Code, Moment, NoCode, Text};
use crate::{ChallengeId, GameId, PlayerId, Timestamp};
use menagerie_rules::Color;

/// Which game a command means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The game that is played here, or else the caller's only one.
    Here,
    /// The game with this number.
    Number(GameId),
}

/// A command: a request that may store something.
#[derive(Clone, Debug)]
pub enum Command {
    /// Invite one member to a game, or everybody to games.
    Challenge(ChallengeRequest),
    /// Accept a challenge, or join one that is for anybody.
    Accept(ChallengeId),
    /// Joins the challenge with this code, or reports that the text is not a code.
    Join(Result<Code, NoCode>),
    /// Decline a challenge.
    Decline(ChallengeId),
    /// Withdraws a challenge that nobody has answered.
    Withdraw(ChallengeId),
    /// Plays a move, as typed.
    Move {
        /// The game.
        which: Which,
        /// The typed text.
        text: String,
        /// The moment in which the choice was shown, if an action was pressed.
        shown: Option<Moment>,
    },
    /// Reads a text again that was edited.
    Correct {
        /// The game.
        which: Which,
        /// The new text.
        text: String,
        /// The bot's knowledge of the old text.
        correction: Correction,
    },
    /// Takes back one's own last move.
    TakeBack {
        /// The game.
        which: Which,
        /// The moment in which the board was shown, if an action on it was pressed.
        shown: Option<Moment>,
    },
    /// Gives up the game; asks for confirmation first.
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
    /// Answers the draw offer that was made at `ply`.
    AnswerDraw {
        /// The game.
        game: GameId,
        /// The ply at which the offer was made.
        ply: usize,
        /// The side that made it, if the action names it.
        by: Option<Color>,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Claims a game because the other side is out of time.
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
        /// The moment in which the gift was offered, if an action was pressed.
        shown: Option<Moment>,
    },
    /// Changes the caller's settings of time, or asks for them.
    Time(TimeRequests),
    /// Requests a vacation, or ends one.
    Vacation(VacationRequest),
    /// Ends a game without a result, or proposes that to the opponent. Asks for confirmation first
    /// where it needs no agreement.
    Abort {
        /// The game.
        which: Which,
        /// Whether the caller has confirmed.
        confirmed: bool,
    },
    /// Ends a game of others, with a reason.
    Adjudicate {
        /// The game.
        which: Which,
        /// The verdict, if one was given.
        verdict: Option<Verdict>,
        /// The reason, as typed.
        reason: String,
        /// Whether a rated game counts for the players' ratings all the same.
        is_rated: bool,
    },
    /// Challenges the opponent of a finished game to another one.
    Rematch {
        /// The game.
        which: Which,
    },
    /// Shows the report of a finished game to all who see it.
    ShowReport {
        /// The game.
        which: Which,
        /// The words of the report.
        words: Text,
    },
    /// Blocks a player, or asks for the list of blocked players.
    Block {
        /// The player to block.
        whom: Option<PlayerId>,
    },
    /// Lifts a block.
    Unblock {
        /// The blocked player, if one was named.
        whom: Option<PlayerId>,
    },
    /// Answers the opponent's proposal.
    AnswerProposal {
        /// The game.
        game: GameId,
        /// The proposal's number in the game.
        number: usize,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Changes the caller's conditional moves, or asks for them.
    Plan {
        /// The game.
        which: Which,
        /// The request.
        wish: PlanRequest,
    },
    /// Stops a game of others for a while.
    Freeze {
        /// The game.
        which: Which,
        /// The reason, as typed; empty if none was given.
        reason: String,
    },
    /// Lets a stopped game of others go on.
    Thaw {
        /// The game.
        which: Which,
    },
    /// Stops all games of the community for a while.
    FreezeAll {
        /// The reason, as typed.
        reason: String,
    },
    /// Let all games of the community go on.
    ThawAll,
    /// Watch a game of others.
    Watch {
        /// The game.
        which: Which,
    },
    /// Changes whether spectators may analyze one's game, or asks for the setting.
    Analysis {
        /// The game.
        which: Which,
        /// Whether they may, if that was given.
        wish: Option<bool>,
    },
    /// Changes how the caller sees boards, or asks for the settings.
    Settings(Vec<SettingRequest>),
    /// Changes how everyone in the community sees boards, or asks for the settings.
    ServerSettings(Vec<SettingRequest>),
    /// Limits where games are begun in the community, or asks where.
    GamePlaces(PlaceRequest),
    /// Limits which variants can be challenged in the community, or asks which.
    GameVariants(VariantRequest),
    /// Plays an uploaded variant, or changes which of them are on the community's list.
    Upload(UploadRequest),
    /// Adds a private note about a game.
    Note {
        /// The game.
        which: Which,
        /// The text, as typed.
        text: String,
    },
    /// Removes a private note.
    RemoveNote {
        /// The game.
        which: Which,
        /// The number of the note.
        number: usize,
    },
    /// Tries moves in private.
    Try {
        /// The game.
        which: Which,
        /// The trial.
        trial: Trial,
    },
    /// Makes, solves or withdraws a problem.
    Problem(ProblemRequest),
    /// Joins or leaves a ladder, or challenges somebody on it.
    Ladder(LadderRequest),
    /// Joins or leaves a league, or makes and changes one.
    League(LeagueRequest),
    /// Links two accounts, so that they are one member.
    Link(LinkRequest),
    /// Parts linked accounts; asks for confirmation first.
    Unlink {
        /// The number of the link, if the caller has confirmed.
        confirmed: Option<i64>,
    },
    /// Deletes all data about the caller; asks for confirmation first.
    Forget {
        /// When the caller was asked, if they have confirmed.
        confirmed: Option<Timestamp>,
    },
}

impl Command {
    /// The game that it is about, if there is one.
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
            | Command::ShowReport { which, .. }
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
            | Command::Upload(_)
            | Command::Problem(_)
            | Command::Ladder(_)
            | Command::League(_)
            | Command::Link(_)
            | Command::Unlink { .. }
            | Command::Forget { .. } => None,
        }
    }

    /// The person whom it names besides the caller.
    pub fn named(&mut self) -> Option<&mut PlayerId> {
        match self {
            Command::Challenge(ChallengeRequest { opponent, .. })
            | Command::Upload(UploadRequest::Try { opponent, .. }) => {
                opponent.as_mut().map(|opponent| &mut opponent.player)
            }
            Command::Block { whom } | Command::Unblock { whom } => whom.as_mut(),
            Command::Ladder(request) => request.named(),
            Command::League(LeagueRequest::Remove { member, .. }) => member.as_mut(),
            _ => None,
        }
    }
}

/// A line to try, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trial {
    /// The moves.
    pub moves: String,
    /// The position at which a new line begins; empty to go on with the last line.
    pub at: String,
    /// How many plies of that line are dropped first.
    pub back: usize,
}

/// A request about the places where games are begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceRequest {
    /// Tells which places they are.
    Show,
    /// Allows this place. Games are begun nowhere but in allowed places.
    Allow,
    /// Allows this place no more.
    Forbid,
    /// Allows every place.
    Everywhere,
}

impl PlaceRequest {
    /// The inverse of these words. Any other word asks for the places.
    pub fn parse(word: &str) -> Self {
        match word {
            "allow" => PlaceRequest::Allow,
            "forbid" => PlaceRequest::Forbid,
            "everywhere" => PlaceRequest::Everywhere,
            _ => PlaceRequest::Show,
        }
    }
}

/// A request about the variants that can be challenged, with names as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariantRequest {
    /// Tells which variants they are.
    Show,
    /// Tells those of one kind, with a line on each.
    List(GameKind),
    /// Allows a variant. Only allowed variants can be challenged.
    Allow(String),
    /// Allows a variant no more.
    Forbid(String),
    /// Allows every variant.
    All,
    /// Allows one variant and forbids another at once.
    Both,
}
