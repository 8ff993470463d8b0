//! The shared state of the connection to Matrix. Every event's code gets it.

use super::names::{self, Spot};
use crate::command_descriptions::undescribed::Rooms;
use crate::messages::missed_keys::MissedKeys;
use crate::messages::open_gaps::OpenGaps;
use crate::posting::matrix_front::MatrixFront;
use menagerie_chat::deliver::Wake;
use menagerie_chat::desk::DeskError;
use menagerie_chat::engine::Services;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::model::request::{Authority, Call, Command, Via};
use menagerie_core::model::state::{Allowance, Allowances, Visibility};
use menagerie_core::{CauseId, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_store::StoreError;
use menagerie_words::Language;
use ruma::{OwnedRoomId, OwnedServerName, OwnedUserId, RoomId, UserId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::JoinHandle;

/// Everything that the code for an event needs.
#[derive(Clone)]
pub struct Bot {
    /// The adapter that shows effects in Matrix.
    pub front: Arc<MatrixFront>,
    /// The rest of the program.
    pub services: Services,
    /// The rooms into which everybody may invite the bot, by identifier or alias.
    pub rooms: Vec<String>,
    /// The homeservers whose users may invite the bot anywhere.
    pub servers: Vec<OwnedServerName>,
    /// The rooms that have replaced others, each with the community that it continues.
    pub successors: Arc<Mutex<HashMap<OwnedRoomId, Server>>>,
    /// How many answers each user still has.
    pub allowances: Arc<Mutex<Allowances>>,
    /// The rooms in which the commands may have to be described.
    pub undescribed: Arc<Rooms>,
    /// Answers that are under way.
    pub answering: Arc<Mutex<Vec<JoinHandle<()>>>>,
    /// The missed messages that could not be read yet.
    pub gaps: Arc<OpenGaps>,
    /// Whether messages wait for their keys.
    pub late_keys: Arc<MissedKeys>,
    /// Held by the one invitation that is tried again.
    pub coming_in: Arc<tokio::sync::Mutex<()>>,
}

/// The prefix under which the store remembers which rooms have replaced others.
pub const SUCCESSOR: &str = "successor ";

/// The origin of a request.
#[derive(Clone)]
pub struct Origin {
    /// The user.
    pub user: OwnedUserId,
    /// The room or thread.
    pub spot: Spot,
    /// Whether they are alone with the bot there.
    pub is_alone: bool,
    /// The community about which a user alone with the bot asks. They are a member of it.
    pub about: Option<Server>,
    /// Their rights there.
    pub authority: Authority,
    /// The cause: an event's id.
    pub cause: String,
    /// When it was written.
    pub at: Timestamp,
    /// Whether the request is a move. Moves are always answered.
    pub is_move: bool,
    /// The letters by which their language names pieces, if they have typed the request.
    pub letters: Letters,
}

impl Bot {
    /// The community of a room: the room itself, or the first of those that it has replaced.
    pub fn community(&self, room: &RoomId) -> Server {
        let successors = self.successors.lock().unwrap_or_else(PoisonError::into_inner);
        successors.get(room).cloned().unwrap_or_else(|| names::server(room))
    }

    /// Whether the community of this room does not end with it, because another room continues it,
    /// or because this room continues another one's.
    pub fn is_continued(&self, room: &RoomId) -> bool {
        let community = self.community(room);
        let successors = self.successors.lock().unwrap_or_else(PoisonError::into_inner);
        successors.iter().any(|(new, was)| *was == community && new != room)
    }

    /// The community of a request. A user alone with the bot has named one, or none.
    pub fn server(&self, origin: &Origin) -> Option<Server> {
        if origin.is_alone {
            return origin.about.clone();
        }
        Some(self.community(&origin.spot.room))
    }

    /// A room continues the community of another one.
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

    /// Whether a user gets an answer, or has asked so much lately that they get none.
    pub fn allowance(&self, origin: &Origin, is_for_all: bool) -> Allowance {
        if origin.is_move {
            return Allowance::Answer;
        }
        let community = self.server(origin).filter(|_| is_for_all);
        let person = names::player(&origin.user);
        let mut allowances = self.allowances.lock().unwrap_or_else(PoisonError::into_inner);
        allowances.take(&person, community.as_ref(), origin.at)
    }

    /// Runs an answer while the next message is heard.
    pub fn answering(&self, answer: impl Future<Output = ()> + Send + 'static) {
        let answer = tokio::spawn(answer);
        self.answering.lock().unwrap_or_else(PoisonError::into_inner).push(answer);
    }

    /// Waits until all callers are answered, at most for `timeout`. Longer answers go on.
    pub async fn answered(&self, timeout: Duration) {
        let under_way = {
            let mut answering = self.answering.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::take(&mut *answering)
        };
        // An answer that panicked is in the log.
        let all = futures_util::future::join_all(under_way);
        let _ = tokio::time::timeout(timeout, all).await;
    }

    /// The language in which a member writes in a room: their own, or that of the room's community.
    pub async fn language_of_author(
        &self,
        room: &RoomId,
        author: &UserId,
        is_alone: bool,
    ) -> Language {
        let community = (!is_alone).then(|| self.community(room));
        self.front.language_of(&names::player(author), community.as_ref()).await
    }

    /// A call with everything that is known of its origin.
    pub fn call(&self, origin: &Origin, via: Via, command: Command) -> Call {
        Call {
            from: names::player(&origin.user),
            speaker: Speaker::default(),
            place: names::place(&origin.spot),
            server: self.server(origin),
            // A member of a room sees every place in it.
            visibility: Visibility::All,
            authority: origin.authority,
            hears_talk: true,
            cause: names::cause(&origin.cause),
            at: origin.at,
            seen: self.services.clock.now(),
            via,
            letters: origin.letters.clone(),
            command,
        }
    }

    /// A member has called. Blocked rows of their games may be visible now, and their games that
    /// have lost their room go on in this one.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn called(&self, origin: &Origin) -> Result<(), DeskError> {
        let player: PlayerId = names::player(&origin.user);
        let services = &self.services;
        if !services.is_one_network || services.pages.is_some() {
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

    /// The bot is out of a room, and its games go on elsewhere. `mark` tells this time from another
    /// one.
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
