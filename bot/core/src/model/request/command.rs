//! Commands: every request of a player that may store something.

use super::{
    ChallengeRequest, CommunityRequest, Correction, EndingRequest, LadderRequest, LeagueRequest,
    ModerationRequest, NotebookRequest, OfferRequest, PlanRequest, ProblemRequest, TimeRequests,
    VacationRequest, WatchRequest, Which,
};
use crate::model::state::{LinkRequest, UploadRequest};
use crate::model::{Code, Moment, NoCode, Text};
use crate::{ChallengeId, PlayerId, Timestamp};

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
    /// Takes a move back, gives or claims time, ends a game without a result, or answers a proposal.
    Offer(OfferRequest),
    /// Ends a game, or offers to.
    Ending(EndingRequest),
    /// Keeps order: rulings, stopped games, blocks.
    Moderation(ModerationRequest),
    /// Changes the caller's settings of time, or asks for them.
    Time(TimeRequests),
    /// Requests a vacation, or ends one.
    Vacation(VacationRequest),
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
    /// Changes the caller's conditional moves, or asks for them.
    Plan {
        /// The game.
        which: Which,
        /// The request.
        wish: PlanRequest,
    },
    /// Watches a game, or says who may talk about it.
    Watch(WatchRequest),
    /// Changes settings, places or variants, or asks for them.
    Community(CommunityRequest),
    /// Plays an uploaded variant, or changes which of them are on the community's list.
    Upload(UploadRequest),
    /// Changes the caller's notes, or tries a line.
    Notebook(NotebookRequest),
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
            | Command::Rematch { which }
            | Command::ShowReport { which, .. }
            | Command::Plan { which, .. } => Some(*which),
            Command::Offer(request) => Some(request.which()),
            Command::Ending(request) => Some(request.which()),
            Command::Watch(request) => Some(request.which()),
            Command::Notebook(request) => Some(request.which()),
            Command::Moderation(request) => request.which(),
            Command::Challenge(_)
            | Command::Accept(_)
            | Command::Join(_)
            | Command::Decline(_)
            | Command::Withdraw(_)
            | Command::Time(_)
            | Command::Vacation(_)
            | Command::Community(_)
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
            Command::Moderation(
                ModerationRequest::Block { whom } | ModerationRequest::Unblock { whom },
            ) => whom.as_mut(),
            Command::Ladder(request) => request.named(),
            Command::League(LeagueRequest::Remove { member, .. }) => member.as_mut(),
            _ => None,
        }
    }
}
