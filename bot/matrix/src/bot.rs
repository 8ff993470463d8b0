//! What is shared by everything that deals with Matrix's events.

use super::names::{self, Spot};
use crate::command_descriptions::undescribed::Rooms;
use crate::messages::open_gaps::OpenGaps;
use crate::posting::matrix_front::MatrixFront;
use menagerie_chat::deliver::Wake;
use menagerie_chat::desk::DeskError;
use menagerie_chat::engine::Services;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::model::request::{Authority, Call, Command, Via};
use menagerie_core::model::state::{Allowance, Allowances, Speaker, Visibility};
use menagerie_core::{CauseId, PlayerId, Server, Timestamp};
use menagerie_store::StoreError;
use ruma::{OwnedRoomId, OwnedServerName, OwnedUserId, RoomId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::JoinHandle;

/// Everything that dealing with an event needs.
#[derive(Clone)]
pub struct Bot {
    /// What brings effects before people's eyes here.
    pub front: Arc<MatrixFront>,
    /// The rest of the program.
    pub services: Services,
    /// Rooms into which everybody may invite us, by identifier or alias.
    pub rooms: Vec<String>,
    /// The homeservers whose users may invite us anywhere.
    pub servers: Vec<OwnedServerName>,
    /// Rooms that have come after others, with the community that they go on being.
    pub successors: Arc<Mutex<HashMap<OwnedRoomId, Server>>>,
    /// How many answers everybody still has.
    pub allowances: Arc<Mutex<Allowances>>,
    /// Rooms in which our commands may be described.
    pub undescribed: Arc<Rooms>,
    /// Answers that are under way.
    pub answering: Arc<Mutex<Vec<JoinHandle<()>>>>,
    /// What could not be read yet of what was said.
    pub gaps: Arc<OpenGaps>,
    /// Held by the one invitation that is tried again.
    pub coming_in: Arc<tokio::sync::Mutex<()>>,
}

/// Under which names it is remembered which rooms have come after others.
pub const SUCCESSOR: &str = "successor ";

/// Who has asked where.
#[derive(Clone)]
pub struct Origin {
    /// Who.
    pub user: OwnedUserId,
    /// Where.
    pub spot: Spot,
    /// Whether they are alone with us there.
    pub is_alone: bool,
    /// The community about which they ask while they are; they are a member of it.
    pub about: Option<Server>,
    /// What they may do there.
    pub authority: Authority,
    /// What made us act.
    pub cause: String,
    /// When it was written.
    pub at: Timestamp,
    /// Whether it is about a move: that is always answered.
    pub is_move: bool,
}

impl Bot {
    /// The community of a room: the room itself, or the first of those after which it has come.
    pub fn community(&self, room: &RoomId) -> Server {
        let successors = self.successors.lock().unwrap_or_else(PoisonError::into_inner);
        successors.get(room).cloned().unwrap_or_else(|| names::server(room))
    }

    /// Whether another room goes on being the community that this one was, or this one goes on being
    /// another one: that does not end with it.
    pub fn is_continued(&self, room: &RoomId) -> bool {
        let community = self.community(room);
        let successors = self.successors.lock().unwrap_or_else(PoisonError::into_inner);
        successors.iter().any(|(new, was)| *was == community && new != room)
    }

    /// The community in which somebody has asked; where they are alone with us, the one about which
    /// they have.
    pub fn server(&self, origin: &Origin) -> Option<Server> {
        if origin.is_alone {
            return origin.about.clone();
        }
        Some(self.community(&origin.spot.room))
    }

    /// A room goes on being the community that another one was.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn succeeds(&self, new: &RoomId, old: &RoomId) -> Result<(), StoreError> {
        let community = self.community(old);
        let name = format!("{SUCCESSOR}{new}");
        self.services.store.remember(names::NETWORK, &name, community.as_str()).await?;
        self.services.store.arrived(&community).await?;
        let mut successors = self.successors.lock().unwrap_or_else(PoisonError::into_inner);
        successors.insert(new.to_owned(), community);
        Ok(())
    }

    /// Whether somebody is answered, or has asked so much lately that they are not.
    pub fn allowance(&self, origin: &Origin, is_for_all: bool) -> Allowance {
        if origin.is_move {
            return Allowance::Answer;
        }
        let community = self.server(origin).filter(|_| is_for_all);
        let person = names::player(&origin.user);
        let mut allowances = self.allowances.lock().unwrap_or_else(PoisonError::into_inner);
        allowances.take(&person, community.as_ref(), origin.at)
    }

    /// Lets an answer go its way, while the next message is heard.
    pub fn answering(&self, answer: impl Future<Output = ()> + Send + 'static) {
        let answer = tokio::spawn(answer);
        self.answering.lock().unwrap_or_else(PoisonError::into_inner).push(answer);
    }

    /// Waits until whoever has asked is answered, at most for so long; what takes longer goes on.
    pub async fn answered(&self, patience: Duration) {
        let under_way = {
            let mut answering = self.answering.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::take(&mut *answering)
        };
        // One that broke down has said so.
        let all = futures_util::future::join_all(under_way);
        let _ = tokio::time::timeout(patience, all).await;
    }

    /// A call with all that is known of its origin.
    pub fn call(&self, origin: &Origin, via: Via, command: Command) -> Call {
        Call {
            from: names::player(&origin.user),
            speaker: Speaker::default(),
            place: names::place(&origin.spot),
            server: self.server(origin),
            // Whoever is in a room is where everything in it is.
            visibility: Visibility::All,
            authority: origin.authority,
            hears_talk: true,
            cause: names::cause(&origin.cause),
            at: origin.at,
            seen: self.services.clock.now(),
            via,
            command,
        }
    }

    /// Somebody has called: what could not be shown of their games may be shown now, and games that
    /// have lost their room go on in this one.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn called(&self, origin: &Origin) -> Result<(), DeskError> {
        let player: PlayerId = names::player(&origin.user);
        let services = &self.services;
        if !services.is_one_network {
            services.store.note_handle(&player, origin.user.as_str()).await?;
        }
        if services.wakes.any_parked() {
            for lane in services.store.parked_lanes_of(&player).await? {
                services.wakes.wake(Wake::Lane(lane));
            }
        }
        let Some(server) = self.server(origin) else { return Ok(()) };
        if !services.store.is_homeless(&player, &server).await? {
            return Ok(());
        }
        let place = names::place(&Spot::room(&origin.spot.room));
        let event = SystemEvent {
            cause: CauseId::new("menagerie", format_args!("called-{}", origin.cause)),
            at: origin.at,
            hears_talk: true,
            what: EventKind::Called { player, place, server },
        };
        services.desk.tell(event).await
    }

    /// We are in a room no more; the games that were played there go on elsewhere. `mark` tells this
    /// time from another one.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn lost(&self, room: &RoomId, mark: &str) -> Result<(), DeskError> {
        let place = names::place(&Spot::room(room));
        let cause = CauseId::new("menagerie", format_args!("lost-{}-{mark}", place.as_str()));
        let what = EventKind::PlaceLost { place, game: None };
        let at = self.services.clock.now();
        self.services.desk.tell(SystemEvent { cause, at, hears_talk: true, what }).await
    }
}
