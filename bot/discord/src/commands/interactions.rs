//! Slash commands: acknowledged at once, then decided, then answered for the caller alone.

use crate::api::fault::{Fault, with_retries};
use crate::api::requests::with_file;
use crate::bot::Bot;
use crate::commands::answers::{edit, private};
use crate::commands::attached::attached;
use crate::commands::menus::{self, Menu};
use crate::commands::nearest::asked;
use crate::commands::{options, suggestions};
use crate::messages::asking::ask;
use crate::messages::origin::Origin;
use crate::names;
use crate::places::visibility::VisibilityLookup;
use crate::places::{ground, leavers, rights};
use crate::posting::{documents, markup, pictures, post};
use menagerie_chat::account_limits::Turn;
use menagerie_chat::conversation::{
    self, Answer, Offered, Question, Show, choices, is_ladder_challenge, offered, shown_with,
};
use menagerie_chat::languages::letters;
use menagerie_core::model::refusal::BusyRefusal;
use menagerie_core::model::request::{Opponent, Presence, Via};
use menagerie_core::model::state::Visibility;
use menagerie_core::model::{CommandName, Reply, Text};
use menagerie_core::notice::waits_for;
use menagerie_core::{PlayerId, Server, message};
use menagerie_rules::LONGEST_VARIANT_FILE;
use menagerie_words::Language;
use serenity::builder::{
    CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse, CreateInteractionResponse,
    CreateInteractionResponseMessage,
};
use serenity::model::application::{CommandInteraction, CommandInteraction as Interaction};
use serenity::model::id::{ChannelId, MessageId};
use std::time::Duration;
use tokio::sync::watch;

/// The text for a command of an older or newer version.
fn unknown() -> Text {
    message!("discord-unknown-command")
}

/// Answers a slash command.
pub async fn command(bot: &Bot, interaction: &Interaction) {
    let wait = match turn_of(bot, interaction) {
        Turn::Now => Duration::ZERO,
        Turn::After(wait) => wait,
        Turn::Told => return say_at_once(bot, interaction, &message!("discord-too-fast")).await,
        Turn::Never => return,
    };
    // There are only three seconds, so the acknowledgement goes first. Discord sometimes reports a
    // failure although the caller sees it, so the rest does not depend on it.
    let defer =
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true));
    if let Err(error) = interaction.create_response(bot.http.uncounted(), defer).await {
        tracing::warn!(why = Fault::from(error).words(), "a command was not acknowledged");
    }
    tokio::time::sleep(wait).await;
    done(bot, interaction, None).await;
}

/// Answers a slash command that is acknowledged already.
pub async fn done(bot: &Bot, interaction: &Interaction, pressed: Option<MessageId>) {
    called(bot, interaction).await;
    if let Some(menu) = Menu::of(&interaction.data) {
        let lookup = VisibilityLookup::of_command(bot, interaction);
        let language = bot.front.languages.of_command(interaction).await;
        let question = question(bot, interaction, (&lookup, language)).resolved().await;
        let used = menus::used(bot, interaction, menu, &question).await;
        let answer = used.unwrap_or_else(|refused| refused);
        return respond(bot, interaction, lookup.doubting(answer)).await;
    }
    let Some(verb) = CommandName::named(&interaction.data.name) else {
        tracing::warn!(command = interaction.data.name, "an unknown command");
        return respond(bot, interaction, Answer::text(unknown())).await;
    };
    // Discord does not offer it there, but it may have kept one from an older version.
    if interaction.guild_id.is_none() && offered(verb) == Offered::InCommunities {
        let text = message!("discord-only-on-servers", step = verb);
        return respond(bot, interaction, Answer::text(text)).await;
    }
    if let CommandName::Abort | CommandName::Claim = verb {
        let player = names::player(interaction.user.id);
        let servers = match interaction.guild_id {
            Some(guild) => vec![names::server(guild)],
            None => servers_of(bot, &player).await,
        };
        for server in servers {
            leavers::look_now(bot, &player, &server).await;
        }
    }
    let named = options::person(&interaction.data, bot.user);
    let profiled = named.filter(|_| verb == CommandName::Profile);
    if let Some(text) = profiled.and_then(|it| no_profile(&it)) {
        return respond(bot, interaction, Answer::text(text)).await;
    }
    let lookup = VisibilityLookup::of_command(bot, interaction);
    let language = bot.front.languages.of_command(interaction).await;
    let mut question = question(bot, interaction, (&lookup, language)).resolved().await;
    let file = attached(&bot.front.files, &interaction.data, LONGEST_VARIANT_FILE).await;
    question.options = question.options.carrying(file);
    if let Ok(Some(meant)) = question.meant(verb).await {
        return respond(bot, interaction, asked(meant)).await;
    }
    match question.answer(verb).await {
        Some(answer) => respond(bot, interaction, lookup.doubting(answer)).await,
        None => decided(bot, interaction, verb, (&question, &lookup), pressed).await,
    }
}

/// The servers of a player's games, those first where they wait for the opponent; as many as are looked at meanwhile.
async fn servers_of(bot: &Bot, player: &PlayerId) -> Vec<Server> {
    const MOST: usize = 3;
    let mut games = bot.services.store.running_games_of(player).await.unwrap_or_default();
    games.sort_by_key(|game| waits_for(game, player));
    let mut servers: Vec<Server> = Vec::new();
    for game in games {
        if servers.len() < MOST && !servers.contains(&game.server) {
            servers.push(game.server);
        }
    }
    servers
}

/// Why a program has no profile.
fn no_profile(named: &Opponent) -> Option<Text> {
    match named.presence {
        Presence::Bot => Some(message!("discord-bots-play-nothing", bot = &named.player)),
        Presence::Ourselves => Some(message!("discord-own-profile")),
        Presence::Member | Presence::Absent | Presence::OutOfSight => None,
    }
}

/// Whether a command is answered now. Moves always are.
fn turn_of(bot: &Bot, interaction: &Interaction) -> Turn {
    match CommandName::named(&interaction.data.name) {
        Some(CommandName::Move) => Turn::Now,
        _ => bot.askers.turn(interaction.user.id),
    }
}

/// Answers the caller alone, and nothing follows.
async fn say_at_once(bot: &Bot, interaction: &Interaction, text: &Text) {
    let language = bot.front.languages.of_command(interaction).await;
    let content = markup::content(text, &markup::GamePlaces::new(), language);
    let said = CreateInteractionResponseMessage::new().ephemeral(true).content(content);
    let said = said.allowed_mentions(CreateAllowedMentions::new());
    let said = CreateInteractionResponse::Message(said);
    if let Err(error) = interaction.create_response(bot.http.uncounted(), said).await {
        tracing::debug!(why = Fault::from(error).words(), "nor could that be said");
    }
}

/// How long a replay is drawn before its progress is shown, and how often it is shown then.
const PROGRESS: Duration = Duration::from_secs(2);

/// Draws the picture, and shows the progress if that takes long.
async fn drawn(
    bot: &Bot,
    interaction: &Interaction,
    show: Show,
    (file_name, language): (&str, Language),
) -> Result<Option<CreateAttachment>, BusyRefusal> {
    let is_replay = matches!(show, Show::Replay { .. });
    let (tell, told) = watch::channel((0, 0));
    let drawing = pictures::shown(interaction.user.id, show, (file_name, language), tell);
    tokio::pin!(drawing);
    loop {
        tokio::select! {
            drawn = &mut drawing => return drawn,
            () = tokio::time::sleep(PROGRESS), if is_replay => {
                let (done, all) = *told.borrow();
                let text = match all {
                    0 => message!("discord-replay-soon"),
                    _ => message!("discord-replay-drawn", done, all),
                };
                let words = markup::content(&text, &markup::GamePlaces::new(), language);
                let told = interaction.edit_response(bot.http.uncounted(), edit(words, Vec::new())).await;
                if let Err(error) = told {
                    tracing::debug!(why = Fault::from(error).words(), "progress was not told");
                }
            }
        }
    }
}

/// Sends suggestions while a member types an option.
pub async fn autocomplete(bot: &Bot, interaction: &Interaction) {
    let Some(typing) = interaction.data.autocomplete() else { return };
    // Input faster than typing needs no suggestions.
    if bot.typists.turn(interaction.user.id) != Turn::Now {
        return;
    }
    let Some(verb) = CommandName::named(&interaction.data.name) else { return };
    // Suggestions are about the caller's own games, so Discord is not asked at every key.
    let visibility =
        conversation::VisibilityLookup::here(&VisibilityLookup::of_command(bot, interaction));
    let language = bot.front.languages.of_command(interaction).await;
    let question = question(bot, interaction, (&visibility, language)).resolved().await;
    match choices(&question, (verb, typing.name), typing.value, suggestions::MOST).await {
        Ok(choices) => {
            let response = suggestions::fitting(choices, language)
                .into_iter()
                .fold(CreateAutocompleteResponse::new(), |response, (words, value)| {
                    response.add_string_choice(words, value)
                });
            let response = CreateInteractionResponse::Autocomplete(response);
            if let Err(error) = interaction.create_response(bot.http.uncounted(), response).await {
                tracing::debug!(why = Fault::from(error).words(), "choices came too late");
            }
        }
        Err(error) => tracing::error!(%error, "no choices could be read"),
    }
}

fn origin(interaction: &Interaction, visibility: Visibility) -> Origin {
    Origin {
        user: interaction.user.id,
        name: interaction.user.name.clone(),
        channel: interaction.channel_id,
        guild: interaction.guild_id,
        visibility,
        authority: rights::authority(interaction.member.as_deref()),
        event: interaction.id.get(),
    }
}

fn question<'a>(
    bot: &'a Bot,
    interaction: &'a Interaction,
    (lookup, language): (&'a dyn conversation::VisibilityLookup, Language),
) -> Question<'a> {
    Question {
        store: &bot.services.store,
        hears_talk: bot.hears_talk,
        now: bot.services.clock.now(),
        from: names::player(interaction.user.id),
        place: names::place(interaction.channel_id),
        server: interaction.guild_id.map(names::server),
        lookup,
        letters: letters(language),
        options: options::options(&interaction.data)
            .naming(options::person(&interaction.data, bot.user).map(|person| person.player)),
    }
}

/// A command that may store something.
async fn decided(
    bot: &Bot,
    interaction: &CommandInteraction,
    verb: CommandName,
    (question, lookup): (&Question<'_>, &VisibilityLookup<'_>),
    pressed: Option<MessageId>,
) {
    let is_challenge = verb == CommandName::Challenge
        || verb == CommandName::Variant && question.options.member().is_some();
    let is_on_ladder = is_ladder_challenge(verb, &question.options);
    // Outside of servers nothing begins, and the core says so.
    let shall_begin = interaction.guild_id.is_some()
        && (is_challenge
            || is_on_ladder
            || verb == CommandName::Join
            || verb == CommandName::League && question.options.text("what") == "publish"
            || verb == CommandName::Places && question.options.text("here") == "allow");
    let mut named = options::person(&interaction.data, bot.user);
    // The places where games begin are set for a channel with its threads.
    let mut channel = channel_of_thread(interaction).filter(|_| verb == CommandName::Places);
    if verb == CommandName::Places {
        if let Some(refusal) = ground::unfit(interaction).filter(|_| shall_begin) {
            return respond(bot, interaction, Answer::text(refusal)).await;
        }
    } else if shall_begin {
        let opponent = named.as_mut().filter(|_| is_challenge || is_on_ladder);
        match ground::stand(bot, interaction, opponent).await {
            Ok(place) => channel = Some(place),
            Err(refusal) => return respond(bot, interaction, Answer::text(refusal)).await,
        }
    }
    let command = match question.command(verb, named).await {
        Ok(Some(command)) => command,
        Ok(None) => return respond(bot, interaction, Answer::text(unknown())).await,
        Err(answer) => return respond(bot, interaction, lookup.doubting(answer)).await,
    };
    let visibility = question.visibility_of(&command).await;
    let mut origin = origin(interaction, visibility);
    let channel = channel.filter(|channel| *channel != interaction.channel_id);
    origin.channel = channel.unwrap_or(origin.channel);
    let sent = shown_with(&command);
    let mut call = bot.call(&origin, Via::Private, command);
    call.letters = question.letters.clone();
    // A double click presses a button twice. Its message asks once, and its answer takes its place.
    if let Some(message) = pressed {
        call.cause = names::cause(message.get());
    }
    let (reply, shown) = ask(bot, interaction.channel_id, call).await;
    let made = matches!(reply, Ok(Reply::Done(_)));
    let mut answer = lookup.doubting(question.answered(reply).await);
    if let Some(variant) = sent.filter(|_| made) {
        answer = question.with_sheet(answer, variant).await;
    }
    if let (Some(channel), true, true) = (channel, made, is_challenge) {
        answer = answer.and(message!("discord-stands-in", place = &names::place(channel)));
    }
    respond(bot, interaction, answer.clone()).await;
    if let Some(more) = shown.await {
        add(bot, interaction, answer, more).await;
    }
}

/// Adds later news to an answer. The picture stays as it was drawn, and further messages stay as
/// they were sent.
async fn add(bot: &Bot, interaction: &Interaction, answer: Answer, more: Text) {
    let language = bot.front.languages.of_command(interaction).await;
    let (rows, whole) = (post::components(&answer, language), answer.and(more.clone()));
    let mut pages = Vec::new();
    for text in &whole.texts {
        pages.extend(markup::linked_messages(&bot.services.store, text, language).await);
    }
    let added = match <[String; 1]>::try_from(pages) {
        Ok([content]) => {
            let response = edit(content, rows);
            with_retries(|| interaction.edit_response(bot.http.uncounted(), response.clone())).await
        }
        Err(_) => {
            let page = private(markup::linked_content(&bot.services.store, &more, language).await);
            with_retries(|| interaction.create_followup(bot.http.uncounted(), page.clone())).await
        }
    };
    if let Err(fault) = added {
        tracing::warn!(why = fault.words(), "an answer was not completed");
    }
}

/// The caller's games that have lost their place go on here, if this is a good place.
async fn called(bot: &Bot, interaction: &Interaction) {
    let player = names::player(interaction.user.id);
    let server = interaction.guild_id.map(names::server);
    let (guild, channel) = (interaction.guild_id, interaction.channel_id);
    let place = async { bot.servers.place_for_games(guild?, channel).await.ok()? };
    bot.services.network_presence.compare(names::made_at(interaction.id.get()));
    // A caller who looks at their data does not get a stored trace of that.
    if CommandName::named(&interaction.data.name) != Some(CommandName::Privacy) {
        bot.meets(&interaction.user).await;
    }
    bot.called(&player, server.as_ref(), place, interaction.id.get()).await;
    if !matches!(
        CommandName::named(&interaction.data.name),
        Some(CommandName::Abort | CommandName::Claim)
    ) {
        bot.members.called(&player, server.as_ref());
    }
}

/// The channel of the thread in which a command is given. `None` outside of threads.
fn channel_of_thread(interaction: &CommandInteraction) -> Option<ChannelId> {
    let here = interaction.channel.as_ref()?;
    here.parent_id.filter(|_| rights::is_thread(here.kind))
}

async fn respond(bot: &Bot, interaction: &Interaction, answer: Answer) {
    let language = bot.front.languages.of_command(interaction).await;
    let answer = bot.services.opened(answer, &names::player(interaction.user.id)).await;
    let mut answer = documents::fitting(documents::named(bot, answer).await);
    let mut file = None;
    if let Some(show) = answer.show.take() {
        let name = answer.file.clone().unwrap_or_else(|| show.name().to_owned());
        match drawn(bot, interaction, show, (&name, language)).await {
            Ok(drawn) => file = drawn,
            Err(busy) => answer = answer.and(busy.text()),
        }
    }
    let mut pages = Vec::new();
    for text in &answer.texts {
        pages.extend(markup::linked_messages(&bot.services.store, text, language).await);
    }
    let mut pages = pages.into_iter();
    let mut response = edit(pages.next().unwrap_or_default(), post::components(&answer, language));
    let has_file = file.is_some();
    if let Some(file) = file {
        response = response.new_attachment(file);
    }
    let send =
        || with_file(has_file, interaction.edit_response(bot.http.uncounted(), response.clone()));
    let answered = with_retries(send).await;
    if let Err(fault) = answered {
        return tracing::warn!(why = fault.words(), "a command was not answered");
    }
    for page in pages {
        let page = private(page);
        let sent =
            with_retries(|| interaction.create_followup(bot.http.uncounted(), page.clone())).await;
        if let Err(fault) = sent {
            return tracing::warn!(why = fault.words(), "an answer was not completed");
        }
    }
}
