//! Pictures as attachments.

use crate::names;
use crate::posting::markup;
use menagerie_chat::conversation::Show;
use menagerie_chat::drawing::{Drawn, Style};
use menagerie_chat::render_pool;
use menagerie_core::board::Picture;
use menagerie_core::model::refusal::BusyRefusal;
use menagerie_words::Language;
use serenity::builder::CreateAttachment;
use serenity::model::id::UserId;
use tokio::sync::watch;

/// Draws a board into a file of this name. `None` if it cannot be drawn.
pub async fn attachment(
    picture: Picture,
    file_name: &str,
    style: Style,
    language: Language,
) -> Option<CreateAttachment> {
    Some(attached(render_pool::board(picture, style).await?, file_name, language))
}

/// Draws the picture of an answer, into a file of this name. `None` if it cannot be drawn.
/// `progress` is told how many boards of how many are drawn, if there are many.
///
/// # Errors
/// So much is drawn for this caller that they have to wait.
pub async fn shown(
    who: UserId,
    show: Show,
    (file_name, language): (&str, Language),
    progress: watch::Sender<(usize, usize)>,
) -> Result<Option<CreateAttachment>, BusyRefusal> {
    let drawn = render_pool::shown(&names::player(who), show, progress).await?;
    Ok(drawn.map(|drawn| attached(drawn, file_name, language)))
}

fn attached(drawn: Drawn, file_name: &str, language: Language) -> CreateAttachment {
    let words = drawn.alt.words(markup::reader(language));
    let file = CreateAttachment::bytes(drawn.file, file_name);
    if words.is_empty() { file } else { file.description(words) }
}
