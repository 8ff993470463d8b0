//! Commands: every request of a player that may store something.

use super::Which;
use crate::accounts::types::LinkRequest;
use crate::challenge::types::{ChallengeRequest, NewChallenge};
use crate::community::types::CommunityRequest;
use crate::ending::types::EndingRequest;
use crate::ladder::types::{LadderDeed, LadderRequest};
use crate::league::types::LeagueRequest;
use crate::moderation::types::ModerationRequest;
use crate::notebook::types::NotebookRequest;
use crate::offer::types::OfferRequest;
use crate::plan::types::{PlanDeed, PlanRequest};
use crate::play::types::PlayRequest;
use crate::problem::types::ProblemRequest;
use crate::upload::types::UploadRequest;
use crate::vacation::types::{TimeRequests, VacationRequest};
use crate::watch::types::WatchRequest;
use crate::{PlayerId, Timestamp};
use strum::{IntoStaticStr, VariantNames};

/// A command: a request that may store something.
#[derive(Clone, Debug, IntoStaticStr, VariantNames)]
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
        let feature: &str = self.into();
        let request: &str = match self {
            Command::Challenge(request) => request.into(),
            Command::Community(request) => request.into(),
            Command::Ending(request) => request.into(),
            Command::Ladder(request) => (&request.deed).into(),
            Command::League(request) => request.into(),
            Command::Link(request) => request.into(),
            Command::Moderation(request) => request.into(),
            Command::Notebook(request) => request.into(),
            Command::Offer(request) => request.into(),
            Command::Plan(request) => (&request.deed).into(),
            Command::Play(request) => request.into(),
            Command::Problem(request) => request.into(),
            Command::Upload(request) => request.into(),
            Command::Watch(request) => request.into(),
            Command::Time(_) | Command::Vacation(_) | Command::Forget { .. } => {
                return feature.to_owned();
            }
        };
        format!("{feature}.{request}")
    }

    /// The names of all commands, as [`Command::name`] gives them.
    pub fn names() -> Vec<String> {
        let features: [(&str, &[&str]); 14] = [
            ("Challenge", ChallengeRequest::VARIANTS),
            ("Community", CommunityRequest::VARIANTS),
            ("Ending", EndingRequest::VARIANTS),
            ("Ladder", LadderDeed::VARIANTS),
            ("League", LeagueRequest::VARIANTS),
            ("Link", LinkRequest::VARIANTS),
            ("Moderation", ModerationRequest::VARIANTS),
            ("Notebook", NotebookRequest::VARIANTS),
            ("Offer", OfferRequest::VARIANTS),
            ("Plan", PlanDeed::VARIANTS),
            ("Play", PlayRequest::VARIANTS),
            ("Problem", ProblemRequest::VARIANTS),
            ("Upload", UploadRequest::VARIANTS),
            ("Watch", WatchRequest::VARIANTS),
        ];
        let requests = |feature: &str| features.iter().find(|(name, _)| *name == feature);
        let names = Self::VARIANTS.iter().flat_map(|feature| match requests(feature) {
            Some((_, requests)) => {
                requests.iter().map(|request| format!("{feature}.{request}")).collect()
            }
            None => vec![(*feature).to_owned()],
        });
        names.collect()
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

    #[test]
    fn a_command_is_named_by_its_feature_and_its_request() {
        let (which, text) = (Which::Here, "e4e6".to_owned());
        let forget = Command::Forget { confirmed: Some(Timestamp(7)) };
        let drop = PlanRequest { which, deed: PlanDeed::Drop(text.clone()) };
        let played = PlayRequest::Move { which, text, shown: None };
        for (command, name) in [
            (Command::Play(played), "Play.Move"),
            (Command::Plan(drop), "Plan.Drop"),
            (Command::Link(LinkRequest::Code), "Link.Code"),
            (forget, "Forget"),
        ] {
            assert_eq!(command.name(), name);
            assert!(Command::names().iter().any(|known| known == name), "{name}");
        }
    }
}
