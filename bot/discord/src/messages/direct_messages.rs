//! Direct messages from members. Every one is meant for the bot: a move or a command is taken as one, and all else gets
//! the answer where moves are played.

use crate::api::fault::Fault;
use crate::bot::Bot;
use crate::commands::views;
use crate::messages::asking;
use crate::messages::message_handler::{typed, without_mention};
use crate::names;
use crate::places::visibility::VisibilityLookup;
use crate::posting::{markup, post};
use menagerie_chat::account_limits::Turn;
use menagerie_chat::conversation::{Answer, Options, Question, names_square};
use menagerie_chat::desk::DeskError;
use menagerie_chat::languages::letters;
use menagerie_core::message;
use menagerie_core::model::request::Via;
use menagerie_core::model::{Reply, Text};
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
    let text = &without_mention(&message.content, bot.user);
    // A move is read however many there are, as from a command.
    if names_square(text) {
        return play(bot, message, text).await;
    }
    if meant_by(text).is_some() {
        match bot.askers.turn(message.author.id) {
            Turn::Now => {}
            Turn::After(wait) => tokio::time::sleep(wait).await,
            Turn::Told => {
                return say_all(bot, message, Answer::text(message!("discord-too-fast"))).await;
            }
            Turn::Never => return,
        }
        return follow(bot, message, text).await;
    }
    // An author of many messages has had this answer.
    if bot.writers.turn(message.author.id) == Turn::Now {
        tell_where_to_play(bot, message).await;
    }
}

async fn tell_where_to_play(bot: &Bot, message: &Message) {
    bot.front.optional.calm().await;
    bot.letters_pace.turn().await;
    let author = names::player(message.author.id);
    let author = bot.services.store.member_of(&author).await.unwrap_or(author);
    let mut games = bot.services.store.running_games_of(&author).await.unwrap_or_default();
    games.sort_by_key(|game| !waits_for(game, &author));
    say_all(bot, message, Answer::text(direct_answer(games.first()))).await;
}

/// Plays a move as a command does, and answers like one.
async fn play(bot: &Bot, message: &Message, text: &str) {
    let language = bot.front.languages.of_member(message.author.id, None).await;
    let lookup = VisibilityLookup::alone(bot, message.channel_id);
    let question = Question {
        store: &bot.services.store,
        hears_talk: bot.hears_talk,
        now: bot.services.clock.now(),
        from: names::player(message.author.id),
        place: names::place(message.channel_id),
        server: None,
        lookup: &lookup,
        letters: letters(language),
        options: Options::default(),
    };
    let question = question.resolved().await;
    let (reply, shown) = ask(bot, message, Via::Private, text).await;
    let answer = question.answered(reply).await;
    say_all(bot, message, answer).await;
    if let Some(more) = shown.await {
        say_all(bot, message, Answer::text(more)).await;
    }
}

/// Follows a typed command. It is answered where it stands, as in a channel.
async fn follow(bot: &Bot, message: &Message, text: &str) {
    let via = Via::Addressed(names::message(message.channel_id, message.id));
    let (reply, _) = ask(bot, message, via, text).await;
    if reply.is_err() {
        say_all(bot, message, Answer::to_call(reply)).await;
    }
}

/// Has a text decided. What obstructs its effects comes later.
async fn ask(
    bot: &Bot,
    message: &Message,
    via: Via,
    text: &str,
) -> (Result<Reply, DeskError>, impl Future<Output = Option<Text>>) {
    let mut call = typed(bot, message, via, text.to_owned());
    call.letters = letters(bot.front.languages.of_member(message.author.id, None).await);
    bot.services.network_presence.compare(names::made_at(message.id.get()));
    asking::ask(bot, message.channel_id, call).await
}

/// Says an answer below a message, with its picture and its buttons.
async fn say_all(bot: &Bot, message: &Message, answer: Answer) {
    let language = bot.front.languages.of_member(message.author.id, None).await;
    let (answer, mut picture) = views::drawn(message.author.id, answer, language).await;
    for (number, text) in answer.texts.iter().enumerate() {
        let mut words = CreateMessage::new()
            .content(markup::linked_content(&bot.services.store, text, language).await)
            .allowed_mentions(CreateAllowedMentions::new())
            .reference_message(message);
        if number == 0 {
            words = words.components(post::components(&answer, language));
            words = picture.take().into_iter().fold(words, CreateMessage::add_file);
        }
        if let Err(error) = message.channel_id.send_message(bot.http.turn().await, words).await {
            tracing::info!(why = Fault::from(error).words(), "a direct message is not answered");
        }
    }
}
