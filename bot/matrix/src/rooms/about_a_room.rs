//! Requests in a direct room about another room: its problems, so that nobody else reads a member's
//! moves, its leagues, and its challenges, whose list goes to one member alone.

use crate::bot::{Bot, Origin};
use crate::homeserver::retry::with_retries;
use crate::names;
use menagerie_chat::conversation::Options;
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Authority, Command};
use menagerie_core::{LeagueId, ProblemId, Server};
use menagerie_store::StoreError;
use ruma::OwnedRoomId;
use ruma::events::room::member::MembershipState;
use std::sync::PoisonError;
use std::time::Duration;

/// How long it is tried to look up whether a user is in a room.
const UNTIL_LEARNED: Duration = Duration::from_secs(20);
/// How long it is tried to look up a user's rights. A refusal for want of them would be false.
const UNTIL_RIGHTS_ARE_LEARNED: Duration = Duration::from_mins(1);

impl Bot {
    /// The community of a problem or a league, if the caller is a member of it.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn asked_alone(
        &self,
        origin: &Origin,
        verb: CommandName,
        options: &Options,
    ) -> Result<Option<Server>, StoreError> {
        let number = options.text("number").parse().ok();
        let Some(number) = number.filter(|_| origin.is_alone) else { return Ok(None) };
        let servers: Vec<Server> = match verb {
            CommandName::Problem => {
                let problem = self.services.store.problem(ProblemId(number)).await?;
                problem.map(|problem| problem.server).into_iter().collect()
            }
            CommandName::League => {
                let places = self.services.store.place_of_league(LeagueId(number)).await?;
                places.into_iter().map(|(server, _)| server).collect()
            }
            _ => Vec::new(),
        };
        Ok(self.joined(origin, servers).await)
    }

    /// The caller's rights in the room that they ask about, or in which they ask.
    pub async fn authority_about(&self, origin: &Origin) -> Authority {
        let rooms = match &origin.about {
            Some(community) => self.rooms_of(community),
            // Alone with the bot, nothing is there to manage.
            None if origin.is_alone => return origin.authority,
            None => vec![origin.spot.room.clone()],
        };
        let mut most = Authority::Player;
        for room in rooms {
            let asked = || self.front.authority(&room, &origin.user);
            match with_retries(UNTIL_RIGHTS_ARE_LEARNED, asked).await {
                Ok(authority) => most = most.max(authority),
                Err(fault) => {
                    tracing::warn!(%fault, "what somebody may do could not be looked up");
                }
            }
        }
        most
    }

    /// The community of a challenge that is answered, if the caller is a member of it. They may
    /// have it from a list that went to them alone.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn answered_alone(
        &self,
        origin: &Origin,
        command: &Command,
    ) -> Result<Option<Server>, StoreError> {
        let (
            true,
            Command::Challenge(
                ChallengeRequest::Accept(id)
                | ChallengeRequest::Decline(id)
                | ChallengeRequest::Withdraw(id),
            ),
        ) = (origin.is_alone, command)
        else {
            return Ok(None);
        };
        let places = self.services.store.place_of_challenge(*id).await?;
        Ok(self.joined(origin, places.into_iter().map(|(server, _)| server)).await)
    }

    /// The first of these communities of which a user is a member.
    async fn joined(
        &self,
        origin: &Origin,
        communities: impl IntoIterator<Item = Server>,
    ) -> Option<Server> {
        for community in communities {
            for room in self.rooms_of(&community) {
                let asked = || self.front.membership(&room, &origin.user);
                match with_retries(UNTIL_LEARNED, asked).await {
                    Ok(MembershipState::Join) => return Some(community),
                    Ok(_) => {}
                    Err(fault) => tracing::warn!(%fault, "who is in a room could not be looked up"),
                }
            }
        }
        None
    }

    /// The rooms that are a community now: those that have replaced others, or else the first one.
    fn rooms_of(&self, community: &Server) -> Vec<OwnedRoomId> {
        let successors = self.successors.lock().unwrap_or_else(PoisonError::into_inner);
        let after = successors.iter().filter(|(_, known)| *known == community);
        let after: Vec<OwnedRoomId> = after.map(|(room, _)| room.clone()).collect();
        if after.is_empty() { names::room(community).into_iter().collect() } else { after }
    }
}
