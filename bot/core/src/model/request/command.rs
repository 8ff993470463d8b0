//! Commands: every request of a player that may store something.

use super::{
    ChallengeRequest, CommunityRequest, EndingRequest, LadderRequest, LeagueRequest, LinkRequest,
    ModerationRequest, NewChallenge, NotebookRequest, OfferRequest, PlanRequest, PlayRequest,
    ProblemRequest, TimeRequests, UploadRequest, VacationRequest, WatchRequest, Which,
};
use crate::{PlayerId, Timestamp};

/// A command: a request that may store something.
#[derive(Clone, Debug)]
pub enum Command {
    /// Invites to a game, or answers an invitation.
    Challenge(ChallengeRequest),
    /// Plays a move.
    Play(PlayRequest),
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
    /// Changes the caller's conditional moves, or asks for them.
    Plan(PlanRequest),
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
    /// Links two accounts, so that they are one member, or parts them.
    Link(LinkRequest),
    /// Deletes all data about the caller; asks for confirmation first.
    Forget {
        /// When the caller was asked, if they have confirmed.
        confirmed: Option<Timestamp>,
    },
}

impl Command {
    /// Its name without its content, for logs and tests: `Play.Move`, `Forget`.
    pub fn name(&self) -> String {
        let written = format!("{self:?}");
        let head = written.split([' ', '"', ')']).next().unwrap_or_default();
        let names = head.split('(').take(2).filter(|name| !name.contains("Request"));
        names.collect::<Vec<_>>().join(".")
    }

    /// The game that it is about, if there is one.
    pub fn which(&self) -> Option<Which> {
        match self {
            Command::Challenge(request) => request.which(),
            Command::Play(request) => Some(request.which()),
            Command::Plan(request) => Some(request.which),
            Command::Offer(request) => Some(request.which()),
            Command::Ending(request) => Some(request.which()),
            Command::Watch(request) => Some(request.which()),
            Command::Notebook(request) => Some(request.which()),
            Command::Moderation(request) => request.which(),
            Command::Time(_)
            | Command::Vacation(_)
            | Command::Community(_)
            | Command::Upload(_)
            | Command::Problem(_)
            | Command::Ladder(_)
            | Command::League(_)
            | Command::Link(_)
            | Command::Forget { .. } => None,
        }
    }

    /// The person whom it names besides the caller.
    pub fn named(&mut self) -> Option<&mut PlayerId> {
        match self {
            Command::Challenge(ChallengeRequest::Make(NewChallenge { opponent, .. }))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::request::{LinkRequest, NotebookRequest, PlanDeed, PlayRequest};

    #[test]
    fn a_name_says_nothing_of_the_content() {
        let (which, text) = (Which::Here, "A secret".to_owned());
        for (command, name) in [
            (
                Command::Notebook(NotebookRequest::Note { which, text: text.clone() }),
                "Notebook.Note",
            ),
            (
                Command::Play(PlayRequest::Move { which, text: text.clone(), shown: None }),
                "Play.Move",
            ),
            (Command::Plan(PlanRequest { which, deed: PlanDeed::Drop(text.clone()) }), "Plan"),
            (Command::Link(LinkRequest::Typed(text)), "Link.Typed"),
            (Command::Link(LinkRequest::Code), "Link.Code"),
            (
                Command::Challenge(ChallengeRequest::Accept(crate::ChallengeId(7))),
                "Challenge.Accept",
            ),
            (Command::Forget { confirmed: Some(Timestamp(7)) }, "Forget"),
        ] {
            assert_eq!(command.name(), name);
        }
    }
}
