//! Direct messages from members. Every one is meant for the bot: a move or a command is taken as one, and all else gets
//! the answer where moves are played.

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::messages::message_handler::typed;
use crate::names;
use crate::posting::markup;
use menagerie_chat::account_limits::Turn;
use menagerie_chat::conversation::names_square;
use menagerie_chat::languages::letters;
use menagerie_core::model::request::Via;
use menagerie_core::notice::{direct_answer, waits_for};
use menagerie_core::talk::meant_by;
use serenity::builder::{CreateAllowedMentions, CreateMessage};
use serenity::model::channel::{Message, MessageType};

/// Answers a direct message.
pub async fn answer(bot: &Bot, message: &Message) {
    let written = matches!(message.kind, MessageType::Regular | MessageType::InlineReply);
    if !written || message.author.bot || message.author.system {
        return;
    }
    // An author of many messages has had an answer.
    if !matches!(bot.writers.turn(message.author.id), Turn::Now) {
        return;
    }
    let text = message.content.trim();
    if meant_by(text).is_some() || names_square(text) {
        return ask(bot, message, text).await;
    }
    bot.front.optional.calm().await;
    bot.letters_pace.turn().await;
    let author = names::player(message.author.id);
    let author = bot.services.store.member_of(&author).await.unwrap_or(author);
    let mut games = bot.services.store.running_games_of(&author).await.unwrap_or_default();
    games.sort_by_key(|game| !waits_for(game, &author));
    let text = direct_answer(games.first());
    let server = games.first().map(|game| &game.server);
    let language = bot.front.languages.of_member(message.author.id, server).await;
    let words = CreateMessage::new()
        .content(markup::linked_content(&bot.services.store, &text, language).await)
        .allowed_mentions(CreateAllowedMentions::new())
        .reference_message(message);
    if let Err(error) = message.channel_id.send_message(&bot.http, words).await {
        tracing::info!(why = Fault::from(error).words(), "a direct message is not answered");
    }
}

/// Has a text decided that may be a move or a command. It is answered where it stands.
async fn ask(bot: &Bot, message: &Message, text: &str) {
    let via = Via::Addressed(names::message(message.channel_id, message.id));
    let mut call = typed(bot, message, via, text.to_owned());
    call.letters = letters(bot.front.languages.of_member(message.author.id, None).await);
    bot.services.network_presence.compare(names::made_at(message.id.get()));
    if let Err(error) = bot.services.ask(call).await {
        tracing::warn!(%error, "a direct message is not decided");
    }
}
