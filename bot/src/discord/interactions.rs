//! Slash commands: acknowledged at once, then decided, then answered for the caller alone.

use super::events::{Bot, Origin};
use super::fault::{Fault, patiently};
use super::options::Options;
use super::questions::{Answer, Question};
use super::{catching_up, markup, names, post, rights};
use crate::desk::DeskError;
use crate::game::{Call, Command, Reply, StartWish, Text, Via};
use crate::store::StoreError;
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, EditInteractionResponse,
};
use serenity::model::application::{CommandInteraction, CommandInteraction as Interaction};
use serenity::model::channel::ChannelType;
use serenity::model::id::ChannelId;
use std::time::Duration;
use tokio::sync::watch;

/// What is said when nothing was stored because the store has failed.
pub const NOT_STORED: &str = "That could not be saved, so nothing has changed. Try again in a minute; if it stays like this, tell whoever runs the bot.";

/// What is said when the store has failed in the middle of storing.
const NOT_KNOWN: &str = "The games cannot be saved just now, and I cannot tell whether this was. Look at the board in a minute: if it does not show it, do it again. If it stays like this, tell whoever runs the bot.";

/// What is said while the bot stops.
const RESTARTING: &str = "The bot is restarting, so nothing has changed. Try again in a minute.";

/// What is said to a command of an older or newer version.
const UNKNOWN: &str = "This command is not known any more. See `/help`.";

/// What is said to a challenge of nobody.
const NOBODY_NAMED: &str = "Nobody was named. Choose a member as `opponent`.";

/// What is said when nothing can be read.
const NOT_READ: &str = "The games cannot be read just now. Try again in a minute; if it stays like this, tell whoever runs the bot.";

/// How long a command waits for a place in which something was missed to be read.
const UNTIL_READ: Duration = Duration::from_secs(10);
/// How long it is waited for what becomes of the effects of a command.
const UNTIL_SHOWN: Duration = Duration::from_secs(20);

/// Answers a slash command.
pub async fn command(bot: &Bot, interaction: &Interaction) {
    // Three seconds is all there is: first say that we are here. Discord sometimes reports a
    // failure although the caller sees the acknowledgement, so what follows does not depend on it.
    let defer =
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true));
    if let Err(error) = interaction.create_response(&bot.http, defer).await {
        tracing::warn!(why = Fault::of(&error).words(), "a command was not acknowledged");
    }
    called(bot, interaction).await;
    let answered = match interaction.data.name.as_str() {
        "board" => question(bot, interaction).board().await,
        "replay" => return replay(bot, interaction).await,
        "settings" => question(bot, interaction).settings().await,
        "look" => question(bot, interaction).look().await,
        "moves" => question(bot, interaction).moves().await,
        "piece" => question(bot, interaction).piece().await,
        "games" => question(bot, interaction).games().await,
        "help" => question(bot, interaction).help().await,
        "rules" => question(bot, interaction).rules().await,
        _ => return decided(bot, interaction).await,
    };
    let answer = answered.unwrap_or_else(|error| {
        tracing::error!(%error, command = interaction.data.name, "a question was not answered");
        Answer::words(NOT_READ)
    });
    respond(bot, interaction, answer).await;
}

/// How long a replay may be drawn before its progress is told, and how often it is told then.
const PROGRESS: Duration = Duration::from_secs(2);

/// Answers with a replay, and tells how far it is if that takes long.
async fn replay(bot: &Bot, interaction: &Interaction) {
    let (tell, told) = watch::channel((0, 0));
    let question = question(bot, interaction);
    let drawing = question.replay(tell);
    tokio::pin!(drawing);
    let answered = loop {
        tokio::select! {
            answered = &mut drawing => break answered,
            () = tokio::time::sleep(PROGRESS) => {
                let (done, all) = *told.borrow();
                let words = match all {
                    0 => "The replay will be drawn in a moment…".to_owned(),
                    _ => format!("Drawing the replay: {done} of {all} boards…"),
                };
                let told = interaction.edit_response(&bot.http, edit(words, Vec::new())).await;
                if let Err(error) = told {
                    tracing::debug!(why = Fault::of(&error).words(), "progress was not told");
                }
            }
        }
    };
    let answer = answered.unwrap_or_else(|error| {
        tracing::error!(%error, "a replay was not made");
        Answer::words(NOT_READ)
    });
    respond(bot, interaction, answer).await;
}

/// Gives the choices while somebody types a move.
pub async fn autocomplete(bot: &Bot, interaction: &Interaction) {
    let Some(typing) = interaction.data.autocomplete() else { return };
    let question = question(bot, interaction);
    let choices = match typing.name {
        "piece" => question.pieces(typing.value).await,
        _ => question.choices(typing.value).await,
    };
    match choices {
        Ok(choices) => {
            let response = CreateInteractionResponse::Autocomplete(choices);
            if let Err(error) = interaction.create_response(&bot.http, response).await {
                tracing::debug!(why = Fault::of(&error).words(), "choices came too late");
            }
        }
        Err(error) => tracing::error!(%error, "no choices could be read"),
    }
}

fn origin(interaction: &Interaction) -> Origin {
    Origin {
        user: interaction.user.id,
        channel: interaction.channel_id,
        guild: interaction.guild_id,
        event: interaction.id.get(),
    }
}

fn question<'a>(bot: &'a Bot, interaction: &'a Interaction) -> Question<'a> {
    Question {
        store: &bot.store,
        hears_talk: bot.hears_talk,
        from: names::player(interaction.user.id),
        place: names::place(interaction.channel_id),
        server: interaction.guild_id.map(names::server),
        options: Options::of(&interaction.data),
    }
}

/// A command that may store something.
async fn decided(bot: &Bot, interaction: &CommandInteraction) {
    let options = Options::of(&interaction.data);
    let which = options.which();
    let command = match interaction.data.name.as_str() {
        "challenge" => {
            if let Some(refusal) = cannot_start_here(interaction) {
                return respond(bot, interaction, Answer::words(refusal)).await;
            }
            match options.opponent() {
                Some(opponent) => Command::Challenge {
                    opponent,
                    variant: options.text("variant").to_owned(),
                    side: options.side(),
                    start: StartWish {
                        setup: options.text("setup").to_owned(),
                        symmetry: options.text("array").to_owned(),
                    },
                },
                None => {
                    return respond(bot, interaction, Answer::words(NOBODY_NAMED)).await;
                }
            }
        }
        "move" => {
            Command::Move { which, text: options.text("move").to_owned(), expected_ply: None }
        }
        "resign" => Command::Resign { which, confirmed: false },
        "draw" => Command::Draw { which },
        other => {
            tracing::warn!(command = other, "an unknown command");
            return respond(bot, interaction, Answer::words(UNKNOWN)).await;
        }
    };
    let call = bot.call(&origin(interaction), Via::Private, command);
    let (reply, shown) = ask(bot, interaction.channel_id, call).await;
    let answer = words(bot, reply).await;
    respond(bot, interaction, answer.clone()).await;
    if let Some(why) = shown.await {
        respond(bot, interaction, answer.with(&bot.store, &not_shown(&why)).await).await;
    }
}

/// Hands in a call when everything that was written before has been looked at, here and where its
/// game is played. The second part says later what stands in the way of showing what follows, if
/// anything does.
pub async fn ask(
    bot: &Bot,
    channel: ChannelId,
    call: Call,
) -> (Result<Reply, DeskError>, impl Future<Output = Option<Text>>) {
    // Who waits longer is answered by what is known.
    let _ = tokio::time::timeout(UNTIL_READ, catching_up::with_call(bot, channel, &call)).await;
    let listener = bot.outcomes.listen();
    let (reply, rows) = match bot.desk.ask_for_all(call).await {
        Ok(stored) => (Ok(stored.reply), stored.rows),
        Err(error) => (Err(error), Vec::new()),
    };
    let shown = async move { listener.obstacle(&rows, UNTIL_SHOWN).await };
    (reply, shown)
}

/// The words for what stands in the way of showing what a call has brought about.
pub fn not_shown(why: &Text) -> Text {
    Text::new()
        .plain("This could not be shown to others yet. ")
        .then(why.clone())
        .plain(" It is shown as soon as that has changed; until then there are ")
        .code("/board")
        .plain(" and ")
        .code("/games")
        .plain(".")
}

/// Somebody's games that have lost their place go on where they call, if that is a good place.
async fn called(bot: &Bot, interaction: &Interaction) {
    let player = names::player(interaction.user.id);
    let server = interaction.guild_id.map(names::server);
    let is_good =
        interaction.app_permissions.is_some_and(|rights| rights::missing(rights).is_none());
    // A thread cannot hold another one.
    let channel = interaction
        .channel
        .as_ref()
        .and_then(|channel| channel.parent_id.filter(|_| is_thread(channel.kind)));
    let channel = channel.unwrap_or(interaction.channel_id);
    let place = async { is_good.then_some(channel) };
    bot.called(&player, server.as_ref(), place, interaction.id.get()).await;
}

fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
}

/// The answer to a call as messages.
pub async fn words(bot: &Bot, reply: Result<Reply, DeskError>) -> Answer {
    let rendered = match reply {
        Ok(Reply::Nothing) => Ok(Answer::words("Done.")),
        Ok(Reply::Done(text) | Reply::Refused(text)) => Answer::text(&bot.store, &text).await,
        Ok(Reply::Ask(text, actions)) => {
            Answer::text(&bot.store, &text).await.map(|answer| Answer { actions, ..answer })
        }
        Err(DeskError::Closed) => Ok(Answer::words(RESTARTING)),
        Err(DeskError::Store(StoreError::Unknown(_))) => Ok(Answer::words(NOT_KNOWN)),
        Err(DeskError::Store(error)) => Err(error),
    };
    rendered.unwrap_or_else(|error: StoreError| {
        tracing::debug!(%error, "a call was not stored");
        Answer::words(NOT_STORED)
    })
}

/// Why a game cannot be started here, if it cannot.
fn cannot_start_here(interaction: &CommandInteraction) -> Option<String> {
    if interaction.channel.as_ref().is_some_and(|channel| is_thread(channel.kind)) {
        let parent = interaction.channel.as_ref().and_then(|channel| channel.parent_id);
        let place = parent.map_or_else(|| "a channel".to_owned(), |parent| format!("<#{parent}>"));
        return Some(format!(
            "Every game gets a thread of its own, and a thread cannot hold another one. Make the challenge in {place}."
        ));
    }
    let missing = rights::missing(interaction.app_permissions?)?;
    Some(format!(
        "I cannot run a game in this channel: I lack {missing}. Ask somebody who manages the server to grant it here, or use another channel."
    ))
}

async fn respond(bot: &Bot, interaction: &Interaction, answer: Answer) {
    let mut pages = answer.pages.into_iter();
    let mut response = edit(pages.next().unwrap_or_default(), post::buttons(&answer.actions));
    if let Some(picture) = answer.picture {
        response = response.new_attachment(picture);
    }
    let answered = patiently(|| interaction.edit_response(&bot.http, response.clone())).await;
    if let Err(fault) = answered {
        return tracing::warn!(why = fault.words(), "a command was not answered");
    }
    for page in pages {
        let page = private(page);
        let sent = patiently(|| interaction.create_followup(&bot.http, page.clone())).await;
        if let Err(fault) = sent {
            return tracing::warn!(why = fault.words(), "an answer was not completed");
        }
    }
}

/// An edit that alerts nobody. Serenity's default for that is not applied to edits of responses.
pub fn edit(content: String, rows: Vec<CreateActionRow>) -> EditInteractionResponse {
    EditInteractionResponse::new()
        .content(content)
        .components(rows)
        .allowed_mentions(CreateAllowedMentions::new())
}

/// A further message that only the caller sees and that alerts nobody.
pub fn private(content: String) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(content)
        .ephemeral(true)
        .allowed_mentions(CreateAllowedMentions::new())
}

/// A text for the caller alone.
pub async fn private_text(bot: &Bot, text: &Text) -> CreateInteractionResponseFollowup {
    private(markup::linked_content(&bot.store, text).await)
}
