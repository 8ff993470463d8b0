//! One outbox row on its way to a room. It has a key by which the homeserver recognizes it.

use crate::homeserver::fault::Fault;
use crate::names;
use crate::names::Spot;
use crate::posting::letter::{LARGE, Letter, SMALL, Upload, choices};
use crate::posting::matrix_front::{MatrixFront, not_ours};
use menagerie_chat::deliver::Undelivered;
use menagerie_chat::drawing::Style;
use menagerie_chat::render_pool;
use menagerie_core::board::{Picture, game_on_show};
use menagerie_core::model::state::Game;
use menagerie_core::model::{Action, Text};
use menagerie_core::{MessageId, PlayerId, message};
use menagerie_rules::Color;
use menagerie_store::{Delivery, Pending};
use menagerie_words::Language;
use ruma::{OwnedEventId, RoomId};

/// After how many tries the text is sent without its picture: about a minute.
const PICTURE_TRIES: u32 = 6;

/// The message of a row.
#[derive(Clone, Copy, Debug)]
pub struct Draft<'a> {
    /// The text.
    pub text: &'a Text,
    /// The players to alert.
    pub wake: &'a [PlayerId],
    /// The buttons, listed below the text.
    pub actions: &'a [Action],
    /// Whether it makes no sound.
    pub quiet: bool,
}

impl<'a> Draft<'a> {
    /// A text that alerts these players.
    pub fn of(text: &'a Text, wake: &'a [PlayerId]) -> Self {
        Self { text, wake, actions: &[], quiet: false }
    }
}

/// A row on its way to a room.
pub struct Row<'a> {
    /// The adapter that sends it.
    pub front: &'a MatrixFront,
    /// The row.
    pub pending: &'a Pending,
    /// The language of what all read there.
    pub language: Language,
}

impl Row<'_> {
    /// A key that no other message has. The homeserver takes each key once.
    pub fn key(&self, copy: &str) -> String {
        format!("{}-{}-{copy}", self.front.store.instance, self.pending.digits)
    }

    /// Sends a message to a place.
    ///
    /// # Errors
    /// The homeserver's error.
    pub async fn send(
        &self,
        spot: &Spot,
        copy: &str,
        draft: &Draft<'_>,
        upload: Option<Upload>,
    ) -> Result<OwnedEventId, Fault> {
        self.front.send(spot, &self.key(copy), &self.letter(draft, upload).await).await
    }

    /// The message of a draft.
    pub async fn letter(&self, draft: &Draft<'_>, upload: Option<Upload>) -> Letter {
        self.letter_to(None, draft, upload).await
    }

    /// The same to one reader alone.
    async fn letter_to(
        &self,
        reader: Option<&PlayerId>,
        draft: &Draft<'_>,
        upload: Option<Upload>,
    ) -> Letter {
        let language = match reader {
            Some(reader) => self.front.language_of(reader, self.pending.server.as_ref()).await,
            None => self.language,
        };
        let words = self.front.words_for(draft.text, reader, language).await;
        let words = words.and(&choices(draft.actions, language));
        Letter {
            words,
            wake: draft.wake.iter().filter_map(names::user).collect(),
            upload,
            actions: draft.actions.iter().map(|action| action.kind.clone()).collect(),
            typed: Vec::new(),
            quiet: draft.quiet,
            reply_to: None,
        }
    }

    /// Shows a message where its game is seen, wherever that is by now.
    ///
    /// # Errors
    /// When it is not seen.
    pub async fn send_to_game(
        &self,
        game: &Game,
        draft: &Draft<'_>,
        upload: Option<Upload>,
    ) -> Result<Option<MessageId>, Undelivered> {
        let Some(spot) = self.home(game).await? else {
            return self.send_to_each(game, draft, upload).await.map(|()| None);
        };
        match self.send(&spot, "0", draft, upload).await {
            Ok(event) => Ok(Some(names::message(&spot.room, &event))),
            Err(fault) => Err(self.unsaid(&spot, fault, &game.accounts, draft.text).await),
        }
    }

    /// The meaning of a fault for a message in a room. If the bot may not write there, the players
    /// who wait for it are told alone, each once until that changes.
    pub async fn unsaid(
        &self,
        spot: &Spot,
        fault: Fault,
        who: &[PlayerId],
        text: &Text,
    ) -> Undelivered {
        let undelivered = self.front.undelivered(spot, fault).await;
        let Undelivered::Blocked(why) = &undelivered else { return undelivered };
        let told =
            why.clone().plain(" ").then(message!("matrix-told-alone")).line().then(text.clone());
        for (copy, player) in who.iter().enumerate() {
            if names::user(player).is_none() || self.front.mutes.note(&spot.room, player) {
                continue;
            }
            let (key, alone) = (format!("mute{copy}"), Draft::of(&told, &[]));
            if let Err(fault) = self.send_to(player, &key, &alone, None).await {
                tracing::warn!(%fault, "a player could not be told that a room is closed to us");
            }
        }
        undelivered
    }

    /// The place of a game: its thread. If it has none, one is begun. `None` if its room is lost.
    ///
    /// # Errors
    /// When none can be begun now.
    pub async fn home(&self, game: &Game) -> Result<Option<Spot>, Undelivered> {
        if let Some(thread) = &game.own_place {
            return names::spot(thread).map(Some).ok_or_else(not_ours);
        }
        if game.place_lost {
            return Ok(None);
        }
        let room = names::spot(&game.place).ok_or_else(not_ours)?;
        let [first, second] = &game.players;
        let title = message!(
            "matrix-thread",
            variant = &game.variant().name,
            game = game.id.0,
            first,
            second,
        );
        let draft = Draft { quiet: true, ..Draft::of(&title, &[]) };
        let letter = self.letter(&draft, None).await;
        let key = format!("{}-root-{}-{}", self.front.store.instance, game.id, room.room);
        match self.front.send(&room, &key, &letter).await {
            Ok(root) => {
                let thread = Spot::thread(&room.room, &root);
                let opened = Some((game.id, names::place(&thread)));
                self.front.store.note_delivery(&Delivery { opened, ..Delivery::default() }).await?;
                Ok(Some(thread))
            }
            Err(fault) => Err(self.unsaid(&room, fault, &game.accounts, &title).await),
        }
    }

    /// Tells both players alone, because the game has no room.
    async fn send_to_each(
        &self,
        game: &Game,
        draft: &Draft<'_>,
        upload: Option<Upload>,
    ) -> Result<(), Undelivered> {
        let variant = &game.variant().name;
        let note =
            message!("matrix-room-gone", game = game.id.0, variant).line().then(draft.text.clone());
        let draft = Draft { text: &note, ..*draft };
        let mut unreached = None;
        let here = |player: &&PlayerId| names::user(player).is_some();
        for (copy, player) in ["1", "2"].into_iter().zip(game.players.iter().filter(here)) {
            let told = self.send_to(player, copy, &draft, upload.clone()).await;
            match told {
                Ok(()) => {}
                Err(fault @ (Fault::Later(_) | Fault::Limited(_) | Fault::Unauthorized)) => {
                    return Err(Undelivered::Later(fault.to_string()));
                }
                Err(fault) if draft.wake.contains(player) => unreached = Some(fault),
                Err(_) => {}
            }
        }
        match unreached {
            None => Ok(()),
            Some(_) => Err(Undelivered::Blocked(message!("matrix-unreached", game = game.id.0))),
        }
    }

    /// Tells one person something that nobody else reads.
    ///
    /// # Errors
    /// The homeserver's error.
    pub async fn send_to(
        &self,
        player: &PlayerId,
        copy: &str,
        draft: &Draft<'_>,
        upload: Option<Upload>,
    ) -> Result<(), Fault> {
        // A player of another network is told there.
        let Some(user) = names::user(player) else { return Ok(()) };
        let letter = self.letter_to(Some(player), draft, upload).await;
        self.front.send_alone(&user, &self.key(copy), &letter).await.map(drop)
    }

    /// The board of a game. If several wait, only the newest is worth a picture.
    ///
    /// # Errors
    /// When it cannot be uploaded now.
    pub async fn picture(&self, game: &Game, ply: usize) -> Result<Option<Upload>, Undelivered> {
        if self.front.store.newer_board_waits(self.pending).await? {
            return Ok(None);
        }
        self.picture_at(game, ply).await
    }

    /// The board of a game after `ply` plies.
    ///
    /// # Errors
    /// When it cannot be uploaded now.
    pub async fn picture_at(&self, game: &Game, ply: usize) -> Result<Option<Upload>, Undelivered> {
        match game_on_show(game, ply, Color::White) {
            Some(picture) => {
                let place = game.own_place.as_ref().or((!game.place_lost).then_some(&game.place));
                let room = place.and_then(names::spot).map(|spot| spot.room);
                self.drawn(room.as_deref(), picture).await
            }
            None => Ok(None),
        }
    }

    /// A picture for a room, or for its players alone, in the style of the community where it goes.
    ///
    /// # Errors
    /// When it cannot be uploaded now.
    pub async fn drawn(
        &self,
        room: Option<&RoomId>,
        mut picture: Picture,
    ) -> Result<Option<Upload>, Undelivered> {
        let key = self.key("picture");
        if let Some(known) = self.front.uploaded(&key) {
            return Ok(Some(known));
        }
        let look = self.front.look(self.pending.server.as_ref()).await?;
        picture.bottom = look.bottom_of(&picture);
        let style = look.style();
        let Some(drawn) = render_pool::board(picture.clone(), style).await else { return Ok(None) };
        match self.front.upload(room, drawn, "board.png", self.language).await {
            Ok(mut upload) => {
                if style.size > LARGE {
                    let small = self.small(room, picture, style).await;
                    upload.thumbnail = small.map(Box::new);
                }
                self.front.keep_upload(&key, &upload);
                Ok(Some(upload))
            }
            // The homeserver may take no files from the bot, or none of this size. The text is sent
            // all the same.
            Err(fault @ (Fault::Refused(_) | Fault::Senseless(_) | Fault::Gone)) => {
                tracing::warn!(%fault, "a picture was not taken");
                Ok(None)
            }
            // The same holds for a proxy in front of it, which answers in its own words.
            Err(fault @ Fault::Later(_)) if self.pending.attempts >= PICTURE_TRIES => {
                tracing::warn!(%fault, "a picture was not taken in a minute");
                Ok(None)
            }
            Err(fault) => Err(Undelivered::Later(fault.to_string())),
        }
    }
}

impl Row<'_> {
    /// A small version of the picture, which is optional.
    async fn small(&self, room: Option<&RoomId>, picture: Picture, style: Style) -> Option<Upload> {
        let drawn = render_pool::board(picture, Style { size: SMALL, ..style }).await?;
        self.front.upload_small(room, drawn).await
    }
}

/// A message of the core's as the room and event.
pub fn message_of(
    game: &menagerie_core::model::state::Game,
    posted: Option<MessageId>,
) -> Delivery {
    let posted = posted.map(|posted| (menagerie_core::model::Subject::Board(game.id), posted));
    Delivery { posted, ..Delivery::default() }
}
