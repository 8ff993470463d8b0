//! The shared state for showing effects in Matrix, wherever they are shown.

use crate::encryption::{self, Encryption, Opened};
use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use crate::homeserver::sparing::Sparing;
use crate::names;
use crate::names::Spot;
use crate::posting::letter::{Letter, Upload};
use crate::posting::wording;
use crate::posting::wording::{Known, Words};
use crate::rooms::direct_rooms::DirectRooms;
use crate::rooms::mutes::Mutes;
use menagerie_chat::deliver::Undelivered;
use menagerie_chat::description::Description;
use menagerie_chat::drawing::Drawn;
use menagerie_chat::languages::{set_by, set_by_member};
use menagerie_core::clock::Zone;
use menagerie_core::community::types::Holder;
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
use ruma::events::room::MediaSource;
use ruma::events::{AnyMessageLikeEventContent, AnySyncTimelineEvent, MessageLikeEventType};
use ruma::serde::Raw;
use ruma::{EventId, OwnedEventId, OwnedMxcUri, OwnedTransactionId, OwnedUserId, RoomId, UserId};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
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
    pub(crate) directs: DirectRooms,
    /// The users who were told that the bot may not write in a room.
    pub(crate) mutes: Mutes,
    /// When the homeserver takes messages again, if it takes none now.
    limited: Mutex<Option<Instant>>,
    /// The sparing mode for a strict rate limit.
    pub(crate) sparing: Sparing,
    names: Mutex<HashMap<OwnedUserId, (Option<String>, Instant)>>,
    /// The device for encrypted rooms, once this process serves Matrix.
    encryption: OnceLock<Box<Encryption>>,
    /// The pictures of rows under way, so that a second try does not upload them again.
    uploads: Mutex<HashMap<String, Upload>>,
}

impl MatrixFront {
    /// A front that knows only the bot's user id.
    pub fn new(client: Arc<Client>, store: Arc<Store>, me: OwnedUserId, logs_in: bool) -> Self {
        let (directs, mutes, limited, sparing, names, uploads) = Default::default();
        let encryption = OnceLock::new();
        Self {
            client,
            store,
            me,
            logs_in,
            directs,
            mutes,
            limited,
            sparing,
            names,
            encryption,
            uploads,
        }
    }

    /// From now on the bot can read and write in encrypted rooms.
    pub(crate) fn can_encrypt(&self, encryption: Box<Encryption>) {
        // Only the task that serves Matrix opens the device, once.
        let _ = self.encryption.set(encryption);
    }

    /// The device for encrypted rooms. Without one the bot leaves such rooms.
    pub(crate) fn encryption(&self) -> Option<&Encryption> {
        self.encryption.get().map(AsRef::as_ref)
    }

    /// Whether the bot cannot take part in a room, because it is encrypted.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn is_closed_to_us(&self, room: &RoomId) -> Result<bool, Fault> {
        match self.encryption() {
            Some(_) => Ok(false),
            None => self.is_encrypted(room).await,
        }
    }

    /// Whether everything that is sent into a room has to be sealed.
    async fn seals(&self, room: &RoomId) -> Result<Option<&Encryption>, Fault> {
        match self.encryption() {
            Some(encryption) if encryption.is_on(room).await? => Ok(Some(encryption)),
            _ => Ok(None),
        }
    }

    /// An event of a room, opened if it was sealed. What cannot be opened stays as it is.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(crate) async fn unsealed(
        &self,
        room: &RoomId,
        event: Raw<AnySyncTimelineEvent>,
    ) -> Result<Raw<AnySyncTimelineEvent>, Fault> {
        let Some(encryption) = self.encryption().filter(|_| is_sealed(&event)) else {
            return Ok(event);
        };
        Ok(match encryption.read(room, &event).await? {
            Opened::Read(opened) => opened,
            Opened::NoKey { .. } | Opened::Never(_) => event,
        })
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
        let letter = self.fitting(&spot.room, letter).await?;
        let event = letter.event(spot.root.as_deref(), &self.store.instance).map_err(unwritten)?;
        self.send_message(&spot.room, key, event).await
    }

    /// Replaces a message of the bot.
    pub(crate) async fn replace(
        &self,
        room: &RoomId,
        original: &EventId,
        key: &str,
        letter: &Letter,
    ) -> Result<OwnedEventId, Fault> {
        let letter = self.fitting(room, letter).await?;
        let event = letter.replacement(original, &self.store.instance).map_err(unwritten)?;
        self.send_message(room, key, event).await
    }

    async fn send_message(
        &self,
        room: &RoomId,
        key: &str,
        event: Raw<AnyMessageLikeEventContent>,
    ) -> Result<OwnedEventId, Fault> {
        let kind = MessageLikeEventType::RoomMessage;
        let Some(encryption) = self.seals(room).await? else {
            return self.send_event(room, key, kind, event).await;
        };
        let sealed = self.heed(encryption.seal(room, &kind.to_string(), &event).await)?;
        self.send_event(room, key, MessageLikeEventType::RoomEncrypted, sealed).await
    }

    /// The message with its file as the room needs it: sealed where the room is encrypted, and only there.
    async fn fitting<'a>(
        &self,
        room: &RoomId,
        letter: &'a Letter,
    ) -> Result<Cow<'a, Letter>, Fault> {
        let is_on = self.seals(room).await?.is_some();
        let Some(upload) = letter.upload.as_ref().filter(|upload| upload.is_sealed() != is_on)
        else {
            return Ok(Cow::Borrowed(letter));
        };
        let mut again = self.put(upload.clone(), is_on).await?;
        if let Some(small) = again.thumbnail.take() {
            again.thumbnail = self.put(*small, is_on).await.ok().map(Box::new);
        }
        Ok(Cow::Owned(Letter { upload: Some(again), ..letter.clone() }))
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

    /// Uploads a picture or another file for a room. In doubt it is sealed: if it is shown where nothing is, it is
    /// uploaded again.
    pub(crate) async fn upload(
        &self,
        room: Option<&RoomId>,
        drawn: Drawn,
        name: &str,
        language: Language,
    ) -> Result<Upload, Fault> {
        let (kind, pixels) = kind_of(&drawn.file, name);
        let alt = drawn.alt.words(wording::reader(language));
        let file = Arc::new(drawn.file);
        let source = MediaSource::Plain(OwnedMxcUri::from(""));
        let name = name.to_owned();
        let upload = Upload { source, file, name, kind, pixels, alt, thumbnail: None };
        let is_on = match room {
            Some(room) => self.seals(room).await.map_or(true, |seals| seals.is_some()),
            None => true,
        };
        self.put(upload, is_on && self.encryption().is_some()).await
    }

    /// Uploads a file, sealed or not.
    async fn put(&self, upload: Upload, is_sealed: bool) -> Result<Upload, Fault> {
        let (text, sealed) = if is_sealed {
            let mut sealed = encryption::seal(&upload.file)?;
            (std::mem::take(&mut sealed.text), Some(sealed))
        } else {
            (upload.file.to_vec(), None)
        };
        let mut request = create_content::v3::Request::new(text);
        // The homeserver need not know what is in a sealed file.
        if sealed.is_none() {
            request.filename = Some(upload.name.clone());
            request.content_type = Some(upload.kind.to_owned());
        }
        let address = self.heed(self.client.ask(request).await)?.content_uri;
        let source = match sealed {
            Some(sealed) => sealed.at(address),
            None => MediaSource::Plain(address),
        };
        Ok(Upload { source, ..upload })
    }

    /// Uploads a small picture, which a message can do without.
    pub(crate) async fn upload_small(&self, room: Option<&RoomId>, drawn: Drawn) -> Option<Upload> {
        // The large one is described.
        let drawn = Drawn { alt: Description::default(), ..drawn };
        let given = self.upload(room, drawn, "small.png", Language::ENGLISH).await;
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

/// Whether an event is sealed.
pub(crate) fn is_sealed(event: &Raw<AnySyncTimelineEvent>) -> bool {
    event.get_field::<String>("type").ok().flatten().is_some_and(|kind| kind == "m.room.encrypted")
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
