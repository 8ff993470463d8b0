//! View requests: presses that change nothing. Below a message for all, their presser gets an
//! answer of their own. Below a message of their own, a picture or a menu replaces the part above
//! the button, and a text appears below it.

use crate::api::fault::with_retries;
use crate::api::requests::with_file;
use crate::bot::Bot;
use crate::commands::answers::{edit, is_private, private};
use crate::names;
use crate::places::visibility::VisibilityLookup;
use crate::posting::{markup, pictures, post};
use menagerie_chat::conversation::{Answer, Options, Question};
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::ViewRequest;
use menagerie_core::model::{Reply, Text};
use menagerie_rules::notation::Letters;
use menagerie_words::Language;
use serenity::builder::{CreateAttachment, EditInteractionResponse};
use serenity::model::application::ComponentInteraction;
use serenity::model::id::UserId;
use tokio::sync::watch;

/// Shows the presser alone what they look at, below a text if there is one.
pub async fn look(
    bot: &Bot,
    interaction: &ComponentInteraction,
    text: Option<Text>,
    view: ViewRequest,
) {
    let lookup = VisibilityLookup::of_press(bot, interaction);
    let question = Question {
        store: &bot.services.store,
        from: names::player(interaction.user.id),
        place: names::place(interaction.channel_id),
        server: interaction.guild_id.map(names::server),
        lookup: &lookup,
        hears_talk: bot.hears_talk,
        letters: Letters::default(),
        now: bot.services.clock.now(),
        options: Options::default(),
    };
    let language = bot.front.languages.of_press(interaction).await;
    let seen = question.resolved().await.answered(Ok(Reply::Look(text, view))).await;
    let answer = lookup.doubting(seen);
    let (answer, picture) = drawn(interaction.user.id, answer, language).await;
    let mut pages = Vec::new();
    for text in &answer.texts {
        pages.extend(markup::linked_messages(&bot.services.store, text, language).await);
    }
    let mut pages = pages.into_iter();
    let is_picked = !answer.groups.is_empty();
    if picture.is_some() || is_picked || !is_private(&interaction.message) {
        let first = pages.next().unwrap_or_default();
        let mut edited = edit(first, post::components(&answer, language));
        // The picture of an earlier pick would belong to another question.
        if is_picked && picture.is_none() {
            edited = edited.clear_attachments();
        }
        let has_file = picture.is_some();
        let edited = picture.into_iter().fold(edited, EditInteractionResponse::new_attachment);
        let send =
            || with_file(has_file, interaction.edit_response(bot.http.uncounted(), edited.clone()));
        let sent = with_retries(send).await;
        if let Err(fault) = sent {
            return tracing::warn!(why = fault.words(), "a press was not answered");
        }
    }
    for page in pages {
        let page = private(page);
        let sent =
            with_retries(|| interaction.create_followup(bot.http.uncounted(), page.clone())).await;
        if let Err(fault) = sent {
            return tracing::warn!(why = fault.words(), "a press was not answered");
        }
    }
}

/// The answer and its picture. A caller who has to wait for pictures is told so separately, so that the
/// picture they see stays.
pub async fn drawn(
    who: UserId,
    mut answer: Answer,
    language: Language,
) -> (Answer, Option<CreateAttachment>) {
    let Some(show) = answer.show.take() else { return (answer, None) };
    let (name, untold) = (show.name(), watch::channel((0, 0)).0);
    match pictures::shown(who, show, (name, language), untold).await {
        Ok(picture) => (answer, picture),
        Err(busy) => (Refusal::from(busy).into(), None),
    }
}
