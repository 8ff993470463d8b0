//! Effects as messages, edits and threads. Every one can be tried again without a second copy.

use super::fault::Fault;
use super::markup::{self, GamePlaces};
use super::{names, pictures};
use crate::deliver::{Front, Undelivered};
use crate::game::{
    self, Action, Effect, Game, GameId, MessageId, OfferId, Place, PlayerId, Target, Text,
};
use crate::store::{Delivery, Pending, Store};
use menagerie_rules::Color;
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateMessage,
    CreateThread, EditMessage, EditThread, GetMessages,
};
use serenity::http::Http;
use serenity::model::application::ButtonStyle;
use serenity::model::channel::{AutoArchiveDuration, ChannelType, MessageReference, Nonce};
use serenity::model::id::ChannelId;
use std::sync::Arc;

/// Delivers effects through serenity's HTTP client.
pub struct DiscordFront {
    /// The client.
    pub http: Arc<Http>,
    /// The facts.
    pub store: Arc<Store>,
}

impl Front for DiscordFront {
    async fn deliver(&self, pending: &Pending, maybe_seen: bool) -> Result<Delivery, Undelivered> {
        let post = Post { front: self, row: pending.id, maybe_seen };
        match &pending.effect {
            Effect::Offer { offer, to, text, wake, actions, board } => {
                let picture = match board.as_ref().and_then(game::position_on_show) {
                    Some(picture) => pictures::attachment(picture).await,
                    None => None,
                };
                let draft = Draft { text, wake, actions, picture };
                let posted = match to {
                    Target::Game(game) => {
                        post.send_to_game(self.game(*game).await?, &draft).await?
                    }
                    Target::Place(place) => {
                        let channel = names::channel(place).ok_or_else(not_ours)?;
                        post.send(channel, self.message(&draft).await?).await?
                    }
                };
                Ok(Delivery { posted: Some((*offer, posted)), opened: None })
            }
            Effect::Settle { offer, text, .. } => self.settle(*offer, text).await,
            Effect::Open { game, challenge, variant, players } => {
                let opened =
                    self.open(*game, OfferId::Challenge(*challenge), variant, players).await?;
                Ok(Delivery { posted: None, opened })
            }
            Effect::Announce { game, ply, text, wake } => {
                let game = self.game(*game).await?;
                let picture = post.picture(&game, *ply).await?;
                post.send_to_game(game, &Draft { text, wake, actions: &[], picture }).await?;
                Ok(Delivery::default())
            }
            Effect::Say { place, reply_to, text, actions } => {
                let channel = names::channel(place).ok_or_else(not_ours)?;
                let draft = Draft { text, wake: &[], actions, picture: None };
                let mut message = self.message(&draft).await?;
                if let Some((channel, message_id)) = names::channel_and_message(reply_to) {
                    message = message.reference_message(
                        MessageReference::from((channel, message_id)).fail_if_not_exists(false),
                    );
                }
                post.send(channel, message).await?;
                Ok(Delivery::default())
            }
        }
    }
}

/// A message as it is meant, before it is one of Discord's.
#[derive(Clone)]
struct Draft<'a> {
    text: &'a Text,
    wake: &'a [PlayerId],
    actions: &'a [Action],
    picture: Option<CreateAttachment>,
}

impl DiscordFront {
    async fn game(&self, id: GameId) -> Result<Game, Undelivered> {
        self.store.game(id).await?.ok_or_else(|| Undelivered::Never(format!("no game {id}")))
    }

    /// Where a game is played. If its thread was lost, another is made.
    async fn home(&self, game: &Game) -> Result<Place, Undelivered> {
        if let Some(thread) = &game.thread {
            return Ok(thread.clone());
        }
        let title = self.title(&game.variant().name, game.id, &game.players).await;
        let parent = names::channel(&game.place).ok_or_else(not_ours)?;
        match self.thread_of_its_own(parent, &title).await {
            Ok(thread) => {
                let opened = (game.id, names::place(thread));
                self.store
                    .note_delivery(&Delivery { posted: None, opened: Some(opened.clone()) })
                    .await?;
                self.invite(thread, &game.players).await;
                Ok(opened.1)
            }
            // Without the right to make threads the game goes on where the challenge was made.
            Err(Fault::Refused(why)) => {
                tracing::warn!(game = game.id.0, why, "no thread could be made");
                Ok(game.place.clone())
            }
            Err(fault) => Err(fault.into()),
        }
    }

    async fn places(&self, text: &Text) -> Result<GamePlaces, Undelivered> {
        let mut places = GamePlaces::new();
        for game in markup::linked_games(text) {
            if let Some(place) = self.store.thread_of(game).await? {
                places.insert(game, place);
            }
        }
        Ok(places)
    }

    /// A message that alerts those it shall wake and nobody else, whatever it says.
    async fn message(&self, draft: &Draft<'_>) -> Result<CreateMessage, Undelivered> {
        let content = markup::content(draft.text, &self.places(draft.text).await?);
        let alerted = draft.wake.iter().filter_map(names::user);
        let mentions = CreateAllowedMentions::new().users(alerted).replied_user(false);
        Ok(CreateMessage::new()
            .content(content)
            .allowed_mentions(mentions)
            .components(buttons(draft.actions))
            .files(draft.picture.clone()))
    }

    async fn settle(&self, offer: OfferId, text: &Text) -> Result<Delivery, Undelivered> {
        let Some(message) = self.store.posted(offer).await? else { return Ok(Delivery::default()) };
        let (channel, message) = names::channel_and_message(&message).ok_or_else(not_ours)?;
        let content = markup::content(text, &self.places(text).await?);
        let edit = || {
            let edited = EditMessage::new()
                .content(content.clone())
                .allowed_mentions(CreateAllowedMentions::new())
                .components(Vec::new());
            async { channel.edit_message(&self.http, message, edited).await }
        };
        let mut outcome = edit().await.map_err(|error| Fault::of(&error));
        if matches!(outcome, Err(Fault::Archived)) {
            channel
                .edit_thread(&self.http, EditThread::new().archived(false))
                .await
                .map_err(|error| Undelivered::from(Fault::of(&error)))?;
            outcome = edit().await.map_err(|error| Fault::of(&error));
        }
        match outcome {
            // Somebody has deleted it: there is nothing left to press.
            Ok(_) | Err(Fault::MessageGone | Fault::PlaceGone) => Ok(Delivery::default()),
            Err(fault) => Err(fault.into()),
        }
    }

    async fn open(
        &self,
        game: GameId,
        challenge: OfferId,
        variant: &str,
        players: &[PlayerId; 2],
    ) -> Result<Option<(GameId, Place)>, Undelivered> {
        if self.store.thread_of(game).await?.is_some() {
            return Ok(None);
        }
        let title = self.title(variant, game, players).await;
        let posted = self.store.posted(challenge).await?;
        let Some((channel, message)) = posted.as_ref().and_then(names::channel_and_message) else {
            // The first board makes a thread of its own.
            return Ok(None);
        };
        let made = channel
            .create_thread_from_message(&self.http, message, thread(&title))
            .await
            .map(|thread| thread.id);
        let thread = match made.map_err(|error| Fault::of(&error)) {
            Ok(thread) => thread,
            // A try before this one made it; a message's thread has the message's id.
            Err(Fault::ThreadExists) => ChannelId::new(message.get()),
            Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => return Err(fault.into()),
            Err(fault) => {
                tracing::warn!(game = game.0, why = fault.words(), "no thread from the challenge");
                return Ok(None);
            }
        };
        self.invite(thread, players).await;
        Ok(Some((game, names::place(thread))))
    }

    async fn thread_of_its_own(&self, parent: ChannelId, title: &str) -> Result<ChannelId, Fault> {
        let made = parent
            .create_thread(&self.http, thread(title).kind(ChannelType::PublicThread))
            .await
            .map_err(|error| Fault::of(&error))?;
        Ok(made.id)
    }

    /// A thread's name: the game and who plays it, first mover first; at most 100 characters.
    async fn title(&self, variant: &str, game: GameId, players: &[PlayerId; 2]) -> String {
        let mut names = Vec::new();
        for user in players.iter().filter_map(names::user) {
            if let Ok(user) = user.to_user(&self.http).await {
                names.push(markup::visible_line(user.display_name(), 30));
            }
        }
        match names.as_slice() {
            [first, second] => format!("{variant} {game}: {first} v {second}"),
            _ => format!("{variant}, game {game}"),
        }
    }

    /// Adds the players, so that the thread is in their list; they can also find it without.
    async fn invite(&self, thread: ChannelId, players: &[PlayerId; 2]) {
        for user in players.iter().filter_map(names::user) {
            if let Err(error) = self.http.add_thread_channel_member(thread, user).await {
                tracing::warn!(why = Fault::of(&error).words(), "a player was not added");
            }
        }
    }
}

/// One row on its way to a channel.
struct Post<'a> {
    front: &'a DiscordFront,
    row: i64,
    maybe_seen: bool,
}

impl Post<'_> {
    /// The text by which Discord and we know a copy; at most 25 characters.
    fn nonce(&self) -> String {
        format!("{}-{}", self.front.store.instance, self.row)
    }

    async fn send(
        &self,
        channel: ChannelId,
        message: CreateMessage,
    ) -> Result<MessageId, Undelivered> {
        self.try_send(channel, message).await.map_err(Undelivered::from)
    }

    async fn try_send(
        &self,
        channel: ChannelId,
        message: CreateMessage,
    ) -> Result<MessageId, Fault> {
        if self.maybe_seen
            && let Some(seen) = self.copy_in(channel).await?
        {
            return Ok(seen);
        }
        let message = message.nonce(Nonce::String(self.nonce())).enforce_nonce(true);
        let sent = channel
            .send_message(&self.front.http, message)
            .await
            .map_err(|error| Fault::of(&error))?;
        Ok(names::message(channel, sent.id))
    }

    /// Discord drops copies for some minutes only; after that we look ourselves.
    async fn copy_in(&self, channel: ChannelId) -> Result<Option<MessageId>, Fault> {
        let recent = channel
            .messages(&self.front.http, GetMessages::new().limit(50))
            .await
            .map_err(|error| Fault::of(&error))?;
        let nonce = self.nonce();
        Ok(recent
            .iter()
            .find(|message| matches!(&message.nonce, Some(Nonce::String(text)) if *text == nonce))
            .map(|message| names::message(channel, message.id)))
    }

    /// Shows something where a game is played, wherever that is by now.
    async fn send_to_game(&self, game: Game, draft: &Draft<'_>) -> Result<MessageId, Undelivered> {
        let front = self.front;
        let home = front.home(&game).await?;
        let channel = names::channel(&home).ok_or_else(not_ours)?;
        match self.try_send(channel, front.message(draft).await?).await {
            Ok(sent) => Ok(sent),
            Err(Fault::PlaceGone) if game.thread.is_some() => {
                let home = front.home(&Game { thread: None, ..game }).await?;
                let channel = names::channel(&home).ok_or_else(not_ours)?;
                self.send(channel, front.message(draft).await?).await
            }
            // The thread is closed to us: the players are told where the challenge was made.
            Err(fault @ (Fault::Refused(_) | Fault::Archived)) if game.thread.is_some() => {
                let why = fault.words();
                tracing::warn!(game = game.id.0, why, "the thread cannot be written to");
                let channel = names::channel(&game.place).ok_or_else(not_ours)?;
                let note = Text::new()
                    .plain("I cannot write in ")
                    .game(game.id)
                    .plain(", so here is the news. Unlock it, or go on with ")
                    .code(format!("/move game:{}", game.id))
                    .plain(".")
                    .line()
                    .then(draft.text.clone());
                let draft = Draft { text: &note, ..draft.clone() };
                self.send(channel, front.message(&draft).await?).await
            }
            Err(fault) => Err(fault.into()),
        }
    }

    /// The board of a game. Of several that wait, only the newest is worth a picture.
    async fn picture(
        &self,
        game: &Game,
        ply: usize,
    ) -> Result<Option<CreateAttachment>, Undelivered> {
        if self.front.store.newer_board_waits(game.id, self.row).await? {
            return Ok(None);
        }
        match game::game_on_show(game, ply, Color::White) {
            Some(picture) => Ok(pictures::attachment(picture).await),
            None => Ok(None),
        }
    }
}

/// A thread that sleeps after a week without a message, the longest there is.
fn thread(title: &str) -> CreateThread<'static> {
    CreateThread::new(title).auto_archive_duration(AutoArchiveDuration::OneWeek)
}

fn not_ours() -> Undelivered {
    Undelivered::Never("the address is not one of Discord's".to_owned())
}

/// Actions as rows of buttons: at most five by five, 80 characters on each.
pub fn buttons(actions: &[Action]) -> Vec<CreateActionRow> {
    let button = |action: &Action| {
        let style = match &action.kind {
            kind if kind.is_final() => ButtonStyle::Danger,
            kind if kind.is_primary() => ButtonStyle::Primary,
            _ => ButtonStyle::Secondary,
        };
        CreateButton::new(action.kind.encode())
            .label(action.label.chars().take(80).collect::<String>())
            .style(style)
    };
    actions
        .chunks(5)
        .take(5)
        .map(|row| CreateActionRow::Buttons(row.iter().map(button).collect()))
        .collect()
}
