//! Replies whose words Discord hides. Without the message content intent, it shows a reply to the
//! bot only if the reply mentions it:
//! <https://discord.com/developers/docs/events/gateway#message-content-intent>. A reply to the answer
//! of a command was seen to be hidden, too, though it pinged the bot.

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::names;
use crate::posting::markup;
use menagerie_chat::account_limits::Turn;
use menagerie_core::message;
use serenity::builder::{CreateAllowedMentions, CreateMessage};
use serenity::model::channel::{Message, MessageType};
use std::sync::Arc;

/// Whether a message is a person's reply to the bot with hidden words. A hidden message has no files
/// either.
pub(super) fn are_hidden(bot: &Bot, message: &Message) -> bool {
    let is_reply = message.referenced_message.as_ref().is_some_and(|to| to.author.id == bot.user);
    let is_empty = message.content.is_empty()
        && message.attachments.is_empty()
        && message.sticker_items.is_empty()
        && message.poll.is_none();
    !bot.hears_talk
        && is_reply
        && is_empty
        && message.kind == MessageType::InlineReply
        && !message.author.bot
        && message.webhook_id.is_none()
}

/// Tells a player how a reply can be read, once an hour: most replies may be talk. A reply that is
/// edited, or read back after an absence, is left alone.
pub(super) fn tell(bot: &Arc<Bot>, message: &Message) {
    let Some(guild) = message.guild_id.filter(|_| message.edited_timestamp.is_none()) else {
        return;
    };
    if bot.hidden.turn(message.author.id) != Turn::Now {
        return;
    }
    let (bot, message) = (Arc::clone(bot), message.clone());
    tokio::spawn(async move {
        bot.front.optional.calm().await;
        let language = bot.front.languages.of_server(Some(&names::server(guild))).await;
        let told = message!("discord-hidden-reply");
        let words = CreateMessage::new()
            .content(markup::content(&told, &markup::GamePlaces::new(), language))
            .allowed_mentions(CreateAllowedMentions::new())
            .reference_message(&message);
        if let Err(error) = message.channel_id.send_message(bot.http.turn().await, words).await {
            tracing::info!(why = Fault::from(error).words(), "a hidden reply is not answered");
        }
    });
}
