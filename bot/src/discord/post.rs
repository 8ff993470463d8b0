//! One message of the outbox on its way to a channel: written, sent, and found again if it may
//! have been sent before.

use super::fault::Fault;
use super::front::{DiscordFront, not_ours};
use super::{markup, names, pictures};
use crate::deliver::Undelivered;
use crate::game::{self, Action, Game, PlayerId, Text};
use menagerie_rules::Color;
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateMessage,
    GetMessages,
};
use serenity::model::application::{ActionRowComponent, ButtonKind, ButtonStyle};
use serenity::model::channel::{Message, MessageReference, Nonce};
use serenity::model::id::{ChannelId, MessageId};

/// A message as it is meant, before it is one of Discord's.
#[derive(Clone)]
pub struct Draft<'a> {
    /// The words.
    pub text: &'a Text,
    /// Who is alerted.
    pub wake: &'a [PlayerId],
    /// What can be pressed.
    pub actions: &'a [Action],
    /// The board.
    pub picture: Option<CreateAttachment>,
    /// The message it replies to.
    pub reply_to: Option<(ChannelId, MessageId)>,
}

impl Draft<'_> {
    /// A message that alerts those it shall wake and nobody else, whatever it says.
    fn message(&self, content: &str) -> CreateMessage {
        let alerted = self.wake.iter().filter_map(names::user);
        let mentions = CreateAllowedMentions::new().users(alerted).replied_user(false);
        let message = CreateMessage::new()
            .content(content)
            .allowed_mentions(mentions)
            .components(buttons(self.actions))
            .files(self.picture.clone());
        match self.reply_to {
            Some(original) => message
                .reference_message(MessageReference::from(original).fail_if_not_exists(false)),
            None => message,
        }
    }

    /// Whether a message says the same: it has the same picture, offers the same, replies to the
    /// same, or has the same words.
    fn is_said_by(&self, message: &Message, content: &str) -> bool {
        if let Some(picture) = &self.picture {
            return message.attachments.iter().any(|file| file.filename == picture.filename);
        }
        if let Some(action) = self.actions.first() {
            let custom_id = action.kind.encode();
            let ids = message.components.iter().flat_map(|row| &row.components);
            return ids
                .filter_map(|component| match component {
                    ActionRowComponent::Button(button) => Some(&button.data),
                    _ => None,
                })
                .any(|data| matches!(data, ButtonKind::NonLink { custom_id: id, .. } if *id == custom_id));
        }
        let replies_to = message.message_reference.as_ref().and_then(|to| to.message_id);
        if let Some((_, original)) = self.reply_to {
            return replies_to == Some(original);
        }
        message.content == content
    }
}

/// One row on its way to a channel.
pub struct Post<'a> {
    /// Who sends it.
    pub front: &'a DiscordFront,
    /// The row's number.
    pub row: i64,
    /// Whether it may have been sent before.
    pub maybe_seen: bool,
}

impl Post<'_> {
    /// The text by which Discord and we know a copy; at most 25 characters.
    fn nonce(&self) -> String {
        format!("{}-{}", self.front.store.instance, self.row)
    }

    /// The name of a picture, by which its message can be found again.
    pub fn file_name(&self) -> String {
        format!("board-{}.png", self.row)
    }

    pub async fn send(
        &self,
        channel: ChannelId,
        draft: &Draft<'_>,
    ) -> Result<game::MessageId, Undelivered> {
        self.try_send(channel, draft).await.map_err(Undelivered::from)
    }

    pub async fn try_send(
        &self,
        channel: ChannelId,
        draft: &Draft<'_>,
    ) -> Result<game::MessageId, Fault> {
        let linked = markup::linked_content(&self.front.store, draft.text).await;
        let content = linked.map_err(|error| Fault::Later(error.to_string()))?;
        if self.maybe_seen
            && let Some(seen) = self.copy_in(channel, draft, &content).await?
        {
            return Ok(seen);
        }
        let message =
            draft.message(&content).nonce(Nonce::String(self.nonce())).enforce_nonce(true);
        let sent = channel
            .send_message(&self.front.http, message)
            .await
            .map_err(|error| Fault::of(&error))?;
        Ok(names::message(channel, sent.id))
    }

    /// Discord drops copies for some minutes only, and does not tell nonces later; after that we
    /// look ourselves.
    async fn copy_in(
        &self,
        channel: ChannelId,
        draft: &Draft<'_>,
        content: &str,
    ) -> Result<Option<game::MessageId>, Fault> {
        let http = &self.front.http;
        let recent = channel
            .messages(http, GetMessages::new().limit(50))
            .await
            .map_err(|error| Fault::of(&error))?;
        let ours = |message: &&Message| message.author.bot && draft.is_said_by(message, content);
        Ok(recent.iter().find(ours).map(|message| names::message(channel, message.id)))
    }

    /// Shows something where a game is played, wherever that is by now.
    pub async fn send_to_game(
        &self,
        game: Game,
        draft: &Draft<'_>,
    ) -> Result<game::MessageId, Undelivered> {
        let front = self.front;
        let home = front.home(&game).await?;
        let channel = names::channel(&home).ok_or_else(not_ours)?;
        match self.try_send(channel, draft).await {
            Ok(sent) => Ok(sent),
            Err(Fault::PlaceGone) if game.thread.is_some() => {
                let home = front.home(&Game { thread: None, ..game }).await?;
                let channel = names::channel(&home).ok_or_else(not_ours)?;
                self.send(channel, draft).await
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
                self.send(channel, &draft).await
            }
            Err(fault) => Err(fault.into()),
        }
    }

    /// The board of a game. Of several that wait, only the newest is worth a picture.
    pub async fn picture(
        &self,
        game: &Game,
        ply: usize,
    ) -> Result<Option<CreateAttachment>, Undelivered> {
        if self.front.store.newer_board_waits(game.id, self.row).await? {
            return Ok(None);
        }
        match game::game_on_show(game, ply, Color::White) {
            Some(picture) => Ok(pictures::attachment(picture, &self.file_name()).await),
            None => Ok(None),
        }
    }
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
