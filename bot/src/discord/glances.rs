//! Presses that only look: a picture takes the place of the one under which it was pressed, words
//! stand below it.

use super::answers::{edit, is_private, private};
use super::bot::Bot;
use super::eyes::Eyes;
use super::fault::patiently;
use super::requests::with_file;
use super::{markup, names, pictures, post};
use crate::conversation::{Options, Question};
use crate::game::Glance;
use serenity::model::application::ComponentInteraction;
use tokio::sync::watch;

/// Shows what is looked at to whoever has pressed, and to nobody else.
pub async fn look(bot: &Bot, interaction: &ComponentInteraction, glance: Glance) {
    let eyes = Eyes::of_press(bot, interaction);
    let question = Question {
        store: &bot.services.store,
        from: names::player(interaction.user.id),
        place: names::place(interaction.channel_id),
        server: interaction.guild_id.map(names::server),
        eyes: &eyes,
        hears_talk: bot.hears_talk,
        options: Options::default(),
    };
    let answer = eyes.doubting(question.resolved().await.glance(glance).await);
    let mut pages = Vec::new();
    for text in &answer.texts {
        pages.extend(markup::linked_messages(&bot.services.store, text).await);
    }
    let mut pages = pages.into_iter();
    if let Some(show) = answer.show.filter(|_| is_private(&interaction.message))
        && let name = show.name()
        && let Some(picture) = pictures::shown(show, name, watch::channel((0, 0)).0).await
    {
        let edited = edit(pages.next().unwrap_or_default(), post::buttons(&answer.actions))
            .new_attachment(picture);
        let send = || with_file(true, interaction.edit_response(&bot.http, edited.clone()));
        let sent = patiently(send).await;
        if let Err(fault) = sent {
            return tracing::warn!(why = fault.words(), "a press was not answered");
        }
    }
    for page in pages {
        let page = private(page);
        let sent = patiently(|| interaction.create_followup(&bot.http, page.clone())).await;
        if let Err(fault) = sent {
            return tracing::warn!(why = fault.words(), "a press was not answered");
        }
    }
}
