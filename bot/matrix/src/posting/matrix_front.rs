//! The shared state for showing effects in Matrix, wherever they are shown.

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
use menagerie_chat::description::Description;
use menagerie_chat::drawing::Drawn;
use menagerie_chat::languages::{set_by, set_by_member};
use menagerie_core::clock::Zone;
use menagerie_core::model::state::Holder;
use menagerie_core::model::{Span, Text};
use menagerie_core::{PlayerId, Server, message};
use menagerie_store::Store;
use menagerie_words::{Language, said};
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

/// How long a display name is taken to be unchanged: 10 minutes.
const NAME_LASTS: Duration = Duration::from_mins(10);
/// The most known display names.
const MOST_NAMES: usize = 10_000;

/// Shows messages in Matrix.
pub struct MatrixFront {
    pub(crate) client: Arc<Client>,
    pub(crate) store: Arc<Store>,
    /// The bot's user id.
    pub me: OwnedUserId,
    /// Whether a start can log in anew, because there is a password and not only a token.
    pub(crate) logs_in: bool,
    pub(crate) directs: Directs,
    /// The users who were told that the bot may not write in a room.
    pub(crate) mutes: Mutes,
    /// When the homeserver takes messages again, if it takes none now.
    limited: Mutex<Option<Instant>>,
    /// The sparing mode for a strict rate limit.
    pub(crate) sparing: Sparing,
    names: Mutex<HashMap<OwnedUserId, (Option<String>, Instant)>>,
    /// The pictures of rows under way, so that a second try does not upload them again.
    uploads: Mutex<HashMap<String, Upload>>,
}

impl MatrixFront {
    /// A front that knows only the bot's user id.
    pub fn new(client: Arc<Client>, store: Arc<Store>, me: OwnedUserId, logs_in: bool) -> Self {
        let (directs, mutes, limited, sparing, names, uploads) = Default::default();
        Self { client, store, me, logs_in, directs, mutes, limited, sparing, names, uploads }
    }

    /// How long the homeserver takes no message.
    pub fn until_taken(&self) -> Duration {
        let until = *lock(&self.limited);
        until.map_or(Duration::ZERO, |at| at.saturating_duration_since(Instant::now()))
    }

    /// Whether the rate limit is so strict that optional messages are left out.
    pub(crate) fn is_sparing(&self) -> bool {
        self.sparing.is_sparing()
    }

    /// Notes a wait that the homeserver demands.
    pub(crate) fn heed<T>(&self, asked: Result<T, Fault>) -> Result<T, Fault> {
        if let Err(Fault::Limited(wait)) = &asked {
            self.sparing.note(*wait);
            let until = Instant::now() + *wait;
            let mut limited = lock(&self.limited);
            *limited = (*limited).max(Some(until));
        }
        asked
    }

    /// Sends a message. The same `key` again changes nothing and finds the first message.
    pub(crate) async fn send(
        &self,
        spot: &Spot,
        key: &str,
        letter: &Letter,
    ) -> Result<OwnedEventId, Fault> {
        let event = letter.event(spot.root.as_deref()).map_err(unwritten)?;
        self.send_event(&spot.room, key, MessageLikeEventType::RoomMessage, event).await
    }

    /// Replaces a message of the bot.
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

    /// Uploads a picture or another file.
    pub(crate) async fn upload(
        &self,
        drawn: Drawn,
        name: &str,
        language: Language,
    ) -> Result<Upload, Fault> {
        let (kind, pixels) = kind_of(&drawn.file, name);
        let size = drawn.file.len();
        let mut request = create_content::v3::Request::new(drawn.file);
        request.filename = Some(name.to_owned());
        request.content_type = Some(kind.to_owned());
        let source = self.heed(self.client.ask(request).await)?.content_uri;
        let alt = drawn.alt.words(wording::reader(language));
        let name = name.to_owned();
        Ok(Upload { source, name, kind, size, pixels, alt, thumbnail: None })
    }

    /// Uploads a small picture, which a message can do without.
    pub(crate) async fn upload_small(&self, drawn: Drawn) -> Option<Upload> {
        // The large one is described.
        let drawn = Drawn { alt: Description::default(), ..drawn };
        let given = self.upload(drawn, "small.png", Language::ENGLISH).await;
        given.inspect_err(|fault| tracing::debug!(%fault, "a picture has no small one")).ok()
    }

    /// The picture of a row that was uploaded before.
    pub(crate) fn uploaded(&self, key: &str) -> Option<Upload> {
        lock(&self.uploads).get(key).cloned()
    }

    /// Notes that the picture of a row is uploaded.
    pub(crate) fn keep_upload(&self, key: &str, upload: &Upload) {
        lock(&self.uploads).insert(key.to_owned(), upload.clone());
    }

    /// The row is done.
    pub(crate) fn forget_upload(&self, key: &str) {
        lock(&self.uploads).remove(key);
    }

    /// The language of what all read in a community.
    pub async fn language(&self, server: Option<&Server>) -> Language {
        let set = match server {
            Some(server) => set_by(&self.store, &Holder::Server(server.clone())).await,
            None => None,
        };
        set.unwrap_or_default()
    }

    /// The language of one reader, about something in a community.
    pub async fn language_of(&self, reader: &PlayerId, server: Option<&Server>) -> Language {
        match set_by_member(&self.store, reader).await {
            Some(set) => set,
            None => self.language(server).await,
        }
    }

    /// A text in Matrix's form, with the display names of players.
    pub async fn words(&self, text: &Text, language: Language) -> Words {
        self.words_for(text, None, language).await
    }

    /// The same for one reader alone, with times in their zone.
    pub async fn words_for(
        &self,
        text: &Text,
        reader: Option<&PlayerId>,
        language: Language,
    ) -> Words {
        let text = &said(text, wording::reader(language));
        let text = &self.store.faced(text, names::NETWORK).await;
        let (people, games) = wording::named(text);
        let mut known = Known { language, ..Known::default() };
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

    /// A display name, if it can be looked up.
    pub(crate) async fn name(&self, player: &PlayerId) -> Option<String> {
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

    /// The look of boards for all in a community.
    pub(crate) async fn look(
        &self,
        server: Option<&Server>,
    ) -> Result<menagerie_chat::preferences::PublicLook, menagerie_store::StoreError> {
        Ok(match server {
            Some(server) => {
                let holder = Holder::Server(server.clone());
                menagerie_chat::preferences::PublicLook::of(&self.store.settings(&holder).await?)
            }
            None => menagerie_chat::preferences::PublicLook::default(),
        })
    }

    /// The meaning of a fault for an effect in this place.
    pub(crate) async fn undelivered(&self, spot: &Spot, fault: Fault) -> Undelivered {
        match fault {
            // A token can be replaced, and waiting rows stay.
            Fault::Later(_) | Fault::Limited(_) | Fault::Unauthorized => {
                Undelivered::Later(fault.to_string())
            }
            Fault::Refused(_) | Fault::Gone => match self.is_in(&spot.room).await {
                Ok(true) => {
                    let place = names::place(&Spot::room(&spot.room));
                    Undelivered::Blocked(message!("matrix-may-not-write", place = &place))
                }
                Ok(false) => Undelivered::PlaceLost(names::place(&Spot::room(&spot.room))),
                Err(fault) => Undelivered::Later(fault.to_string()),
            },
            Fault::NoHomeserver(why) => Undelivered::Later(why),
            Fault::Senseless(why) => Undelivered::Never(why),
        }
    }

    /// Whether the bot is in a room.
    async fn is_in(&self, room: &RoomId) -> Result<bool, Fault> {
        let rooms = self.client.ask(joined_rooms::v3::Request::new()).await?;
        Ok(rooms.joined_rooms.iter().any(|known| known == room))
    }
}

/// The error for an address of another network.
pub(crate) fn not_ours() -> Undelivered {
    Undelivered::Never("the address is not one of Matrix's".to_owned())
}

fn unwritten(error: serde_json::Error) -> Fault {
    Fault::Senseless(error.to_string())
}

/// The type of a file, and its size in pixels if it is a picture.
fn kind_of(file: &[u8], name: &str) -> (&'static str, Option<(u32, u32)>) {
    // Every file has the size at the same place: PNG in its first chunk, GIF in its header.
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
