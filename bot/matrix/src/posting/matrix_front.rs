//! What showing anything in Matrix needs, wherever it is that it is shown.

use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use crate::homeserver::sparing::Sparing;
use crate::names;
use crate::names::Spot;
use crate::posting::letter::{Letter, Upload};
use crate::posting::wording;
use crate::posting::wording::{Known, Words};
use crate::rooms::direct_rooms::Directs;
use crate::rooms::mutes::Mutes;
use menagerie_chat::deliver::Undelivered;
use menagerie_chat::drawing::Drawn;
use menagerie_core::PlayerId;
use menagerie_core::clock::Zone;
use menagerie_core::model::state::Holder;
use menagerie_core::model::{Span, Text};
use menagerie_store::Store;
use ruma::api::client::media::create_content;
use ruma::api::client::membership::joined_rooms;
use ruma::api::client::message::send_message_event;
use ruma::api::client::profile::DisplayName;
use ruma::api::client::profile::get_profile;
use ruma::events::reaction::ReactionEventContent;
use ruma::events::relation::Annotation;
use ruma::events::{AnyMessageLikeEventContent, MessageLikeEventType};
use ruma::serde::Raw;
use ruma::{EventId, OwnedEventId, OwnedTransactionId, OwnedUserId, RoomId, UserId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// How long the name that somebody has given themselves is taken to be the same: 10 minutes.
const NAME_LASTS: Duration = Duration::from_mins(10);
/// How many names are known at most.
const MOST_NAMES: usize = 10_000;

/// Shows things in Matrix.
pub struct MatrixFront {
    pub(crate) client: Arc<Client>,
    pub(crate) store: Arc<Store>,
    /// Who we are.
    pub me: OwnedUserId,
    /// Whether a start can log in anew, because we have a password and not only a token.
    pub(crate) logs_in: bool,
    pub(crate) directs: Directs,
    /// Who was told that we may not write in a room.
    pub(crate) mutes: Mutes,
    /// When the homeserver takes something again, if it has said that it does not now.
    limited: Mutex<Option<Instant>>,
    /// How much it takes.
    pub(crate) sparing: Sparing,
    names: Mutex<HashMap<OwnedUserId, (Option<String>, Instant)>>,
    /// The pictures of rows that are under way, so that a second try does not send them again.
    uploads: Mutex<HashMap<String, Upload>>,
}

impl MatrixFront {
    /// A front that knows nothing yet but who we are.
    pub fn new(client: Arc<Client>, store: Arc<Store>, me: OwnedUserId, logs_in: bool) -> Self {
        let (directs, mutes, limited, sparing, names, uploads) = Default::default();
        Self { client, store, me, logs_in, directs, mutes, limited, sparing, names, uploads }
    }

    /// How long the homeserver takes nothing from us.
    pub fn until_taken(&self) -> Duration {
        let until = *lock(&self.limited);
        until.map_or(Duration::ZERO, |at| at.saturating_duration_since(Instant::now()))
    }

    /// Whether the homeserver takes so little that nothing goes out that can be left out.
    pub(crate) fn is_sparing(&self) -> bool {
        self.sparing.is_sparing()
    }

    /// Notes it if the homeserver allows no more for a while.
    pub(crate) fn heed<T>(&self, asked: Result<T, Fault>) -> Result<T, Fault> {
        if let Err(Fault::Limited(wait)) = &asked {
            self.sparing.note(*wait);
            let until = Instant::now() + *wait;
            let mut limited = lock(&self.limited);
            *limited = (*limited).max(Some(until));
        }
        asked
    }

    /// Sends a message. The same `key` again changes nothing and finds the first one.
    pub(crate) async fn send(
        &self,
        spot: &Spot,
        key: &str,
        letter: &Letter,
    ) -> Result<OwnedEventId, Fault> {
        let event = letter.event(spot.root.as_deref()).map_err(unwritten)?;
        self.send_event(&spot.room, key, MessageLikeEventType::RoomMessage, event).await
    }

    /// Puts a message in the place of one of ours.
    pub(crate) async fn replace(
        &self,
        room: &RoomId,
        original: &EventId,
        key: &str,
        letter: &Letter,
    ) -> Result<OwnedEventId, Fault> {
        let event = letter.replacement(original).map_err(unwritten)?;
        self.send_event(room, key, MessageLikeEventType::RoomMessage, event).await
    }

    /// Reacts to a message.
    pub(crate) async fn react(
        &self,
        room: &RoomId,
        to: &EventId,
        with: &str,
        key: &str,
    ) -> Result<OwnedEventId, Fault> {
        let content = ReactionEventContent::new(Annotation::new(to.to_owned(), with.to_owned()));
        let event = Raw::new(&AnyMessageLikeEventContent::Reaction(content)).map_err(unwritten)?;
        self.send_event(room, key, MessageLikeEventType::Reaction, event).await
    }

    async fn send_event(
        &self,
        room: &RoomId,
        key: &str,
        kind: MessageLikeEventType,
        event: Raw<AnyMessageLikeEventContent>,
    ) -> Result<OwnedEventId, Fault> {
        let transaction = OwnedTransactionId::from(key);
        let request =
            send_message_event::v3::Request::new_raw(room.to_owned(), transaction, kind, event);
        Ok(self.heed(self.client.ask(request).await)?.event_id)
    }

    /// Gives the homeserver a picture or another file.
    pub(crate) async fn upload(&self, drawn: Drawn, name: &str) -> Result<Upload, Fault> {
        let (kind, pixels) = kind_of(&drawn.file, name);
        let size = drawn.file.len();
        let mut request = create_content::v3::Request::new(drawn.file);
        request.filename = Some(name.to_owned());
        request.content_type = Some(kind.to_owned());
        let source = self.heed(self.client.ask(request).await)?.content_uri;
        let (name, alt) = (name.to_owned(), drawn.alt);
        Ok(Upload { source, name, kind, size, pixels, alt, thumbnail: None })
    }

    /// Gives the homeserver a small picture, which a message can do without.
    pub(crate) async fn upload_small(&self, drawn: Drawn) -> Option<Upload> {
        let given = self.upload(drawn, "small.png").await;
        given.inspect_err(|fault| tracing::debug!(%fault, "a picture has no small one")).ok()
    }

    /// The picture of a row that was given to the homeserver before.
    pub(crate) fn uploaded(&self, key: &str) -> Option<Upload> {
        lock(&self.uploads).get(key).cloned()
    }

    /// Notes that the picture of a row is there.
    pub(crate) fn keep_upload(&self, key: &str, upload: &Upload) {
        lock(&self.uploads).insert(key.to_owned(), upload.clone());
    }

    /// The row is through.
    pub(crate) fn forget_upload(&self, key: &str) {
        lock(&self.uploads).remove(key);
    }

    /// A text in Matrix's words, with the names that people have given themselves.
    pub async fn words(&self, text: &Text) -> Words {
        self.words_for(text, None).await
    }

    /// The same for one reader alone, with times as their clocks show them.
    pub async fn words_for(&self, text: &Text, reader: Option<&PlayerId>) -> Words {
        let text = &self.store.faced(text, names::NETWORK).await;
        let (people, games) = wording::named(text);
        let mut known = Known::default();
        for player in people {
            if let Some(name) = self.name(player).await {
                known.people.insert(player.clone(), name);
            }
        }
        let mut places = Vec::new();
        for game in games {
            match self.store.own_place_on(game, names::NETWORK).await {
                Ok(place) => places.extend(place.map(|place| (game, place))),
                Err(error) => tracing::debug!(%error, "a link could not be made"),
            }
        }
        known.games = wording::played_at(places);
        let has_times = text.0.iter().any(|span| matches!(span, Span::Time(_)));
        if let Some(reader) = reader.filter(|_| has_times) {
            known.zone = match self.store.zone_of(reader).await {
                Ok(zone) => Some(zone).filter(|zone| *zone != Zone::UTC),
                Err(error) => {
                    tracing::debug!(%error, "somebody's zone is not known");
                    None
                }
            };
        }
        wording::words(text, &known)
    }

    /// The name that somebody has given themselves, if that can be learned.
    async fn name(&self, player: &PlayerId) -> Option<String> {
        let user = names::user(player)?;
        let known = lock(&self.names).get(&user).cloned();
        if let Some((name, at)) = known
            && at.elapsed() < NAME_LASTS
        {
            return name;
        }
        let name = self.asked_name(&user).await;
        let mut names = lock(&self.names);
        if names.len() >= MOST_NAMES {
            names.clear();
        }
        names.insert(user, (name.clone(), Instant::now()));
        name
    }

    async fn asked_name(&self, user: &UserId) -> Option<String> {
        let request = get_profile::v3::Request::new(user.to_owned());
        match self.client.ask(request).await {
            Ok(profile) => profile.get_static::<DisplayName>().ok().flatten(),
            Err(fault) => {
                tracing::debug!(%fault, "somebody's name is not known");
                None
            }
        }
    }

    /// How everybody sees boards in a community.
    pub(crate) async fn look(
        &self,
        server: Option<&menagerie_core::Server>,
    ) -> Result<menagerie_chat::preferences::PublicLook, menagerie_store::StoreError> {
        Ok(match server {
            Some(server) => {
                let holder = Holder::Server(server.clone());
                menagerie_chat::preferences::PublicLook::of(&self.store.settings(&holder).await?)
            }
            None => menagerie_chat::preferences::PublicLook::default(),
        })
    }

    /// What a fault means for something that was to be seen somewhere.
    pub(crate) async fn undelivered(&self, spot: &Spot, fault: Fault) -> Undelivered {
        match fault {
            // A token can be mended; what waits stays.
            Fault::Later(_) | Fault::Limited(_) | Fault::Unauthorized => {
                Undelivered::Later(fault.to_string())
            }
            Fault::Refused(_) | Fault::Gone => match self.is_in(&spot.room).await {
                Ok(true) => Undelivered::Blocked(
                    Text::from("I may not write in ")
                        .place(&names::place(&Spot::room(&spot.room)))
                        .plain(": give me the power to send messages there."),
                ),
                Ok(false) => Undelivered::PlaceLost(names::place(&Spot::room(&spot.room))),
                Err(fault) => Undelivered::Later(fault.to_string()),
            },
            Fault::NoHomeserver(why) => Undelivered::Later(why),
            Fault::Senseless(why) => Undelivered::Never(why),
        }
    }

    /// Whether we are in a room.
    async fn is_in(&self, room: &RoomId) -> Result<bool, Fault> {
        let rooms = self.client.ask(joined_rooms::v3::Request::new()).await?;
        Ok(rooms.joined_rooms.iter().any(|known| known == room))
    }
}

/// What is said of something that is none of Matrix's.
pub(crate) fn not_ours() -> Undelivered {
    Undelivered::Never("the address is not one of Matrix's".to_owned())
}

fn unwritten(error: serde_json::Error) -> Fault {
    Fault::Senseless(error.to_string())
}

/// The kind of a file, and how large it is if it is a picture.
fn kind_of(file: &[u8], name: &str) -> (&'static str, Option<(u32, u32)>) {
    // Both say it at the same place in every file: PNG in its first chunk, GIF in its header.
    let big = |at: usize| Some(u32::from_be_bytes(file.get(at..at + 4)?.try_into().ok()?));
    let little = |at: usize| Some(u16::from_le_bytes(file.get(at..at + 2)?.try_into().ok()?));
    let wide = |both: Option<(u16, u16)>| both.map(|(width, height)| (width.into(), height.into()));
    if file.starts_with(b"\x89PNG") {
        return ("image/png", big(16).zip(big(20)));
    }
    if file.starts_with(b"GIF8") {
        return ("image/gif", wide(little(6).zip(little(8))));
    }
    match name.rsplit('.').next() {
        Some("json") => ("application/json", None),
        _ => ("text/plain", None),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
