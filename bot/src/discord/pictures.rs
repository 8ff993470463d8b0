//! Pictures as attachments.

use crate::conversation::Show;
use crate::drawing::{Drawn, Style};
use crate::game::Picture;
use crate::studio;
use serenity::builder::CreateAttachment;
use tokio::sync::watch;

/// Draws a board into a file of this name. `None` if it cannot be drawn.
pub async fn attachment(
    picture: Picture,
    file_name: &str,
    style: Style,
) -> Option<CreateAttachment> {
    Some(attached(studio::board(picture, style).await?, file_name))
}

/// Draws what an answer shows, into a file of this name. `None` if it cannot be drawn. `progress` is
/// told how many boards of how many are drawn, where there are many.
pub async fn shown(
    show: Show,
    file_name: &str,
    progress: watch::Sender<(usize, usize)>,
) -> Option<CreateAttachment> {
    Some(attached(studio::shown(show, progress).await?, file_name))
}

fn attached(drawn: Drawn, file_name: &str) -> CreateAttachment {
    let file = CreateAttachment::bytes(drawn.file, file_name);
    if drawn.alt.is_empty() { file } else { file.description(drawn.alt) }
}
