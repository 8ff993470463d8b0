//! Replies whose words Discord hides. Without the message content intent, it shows a reply to the
//! bot only if the reply pings the bot and answers a message that is no answer to a command:
//! <https://discord.com/developers/docs/events/gateway#message-content-intent>.

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::names;
use crate::posting::markup;
use menagerie_chat::account_limits::Turn;
use menagerie_core::message;
use serenity::builder::{CreateAllowedMentions, CreateMessage};
use serenity::model::channel::Message;
use std::sync::Arc;

/// Whether a message is a reply to the bot with hidden words. A hidden message has no files either.
pub(super) fn are_hidden(bot: &Bot, message: &Message) -> bool {
    let is_reply = message.referenced_message.as_ref().is_some_and(|to| to.author.id == bot.user);
    let is_empty = message.content.is_empty()
        && message.attachments.is_empty()
        && message.sticker_items.is_empty()
        && message.poll.is_none();
    !bot.hears_talk && is_reply && is_empty && !message.author.bot
}

/// Tells a player how a reply can be read, but not each time if they write many.
pub(super) fn tell(bot: &Arc<Bot>, message: &Message) {
    if bot.writers.turn(message.author.id) != Turn::Now {
        return;
    }
    let (bot, message) = (Arc::clone(bot), message.clone());
    tokio::spawn(async move {
        let server = message.guild_id.map(names::server);
        let language = bot.front.languages.of_server(server.as_ref()).await;
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
