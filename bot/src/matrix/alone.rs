//! What somebody who is alone with us can ask about a room: its problems, so that nobody else reads
//! their moves.

use super::bot::{Bot, Origin};
use super::names;
use super::patience::patiently;
use crate::conversation::Options;
use crate::game::{ProblemId, Server, Verb};
use crate::store::StoreError;
use ruma::OwnedRoomId;
use ruma::events::room::member::MembershipState;
use std::sync::PoisonError;
use std::time::Duration;

/// For how long it is tried to learn whether somebody is in a room.
const UNTIL_LEARNED: Duration = Duration::from_secs(20);

impl Bot {
    /// The community of the problem that is asked about, if whoever asks is a member of it.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn asked_alone(
        &self,
        origin: &Origin,
        verb: Verb,
        options: &Options,
    ) -> Result<Option<Server>, StoreError> {
        let number = options.text("number").parse().ok().map(ProblemId);
        let Some(number) = number.filter(|_| origin.is_alone && verb == Verb::Problem) else {
            return Ok(None);
        };
        let Some(problem) = self.services.store.problem(number).await? else { return Ok(None) };
        for room in self.rooms_of(&problem.server) {
            let asked = || self.front.membership(&room, &origin.user);
            match patiently(UNTIL_LEARNED, asked).await {
                Ok(MembershipState::Join) => return Ok(Some(problem.server)),
                Ok(_) => {}
                Err(fault) => tracing::warn!(%fault, "who is in a room could not be looked up"),
            }
        }
        Ok(None)
    }

    /// The rooms that are a community now: those that have come after others, or else the first one.
    fn rooms_of(&self, community: &Server) -> Vec<OwnedRoomId> {
        let successors = self.successors.lock().unwrap_or_else(PoisonError::into_inner);
        let after = successors.iter().filter(|(_, known)| *known == community);
        let after: Vec<OwnedRoomId> = after.map(|(room, _)| room.clone()).collect();
        if after.is_empty() { names::room(community).into_iter().collect() } else { after }
    }
}
