//! Pictures as attachments, drawn off the async threads.

use crate::drawing::{self, Drawn, Style};
use crate::game::Picture;
use menagerie_render::RenderError;
use serenity::builder::CreateAttachment;
use tokio::sync::Semaphore;

/// How many pictures are drawn at a time; a machine has other work too.
static DRAWING: Semaphore = Semaphore::const_new(2);
/// How many replays. They take a hundred times as long, and no board waits for them.
static REPLAYING: Semaphore = Semaphore::const_new(1);

/// Draws a board into a file of this name, as everybody sees it. `None` if it cannot be drawn,
/// which is logged: words go out all the same.
pub async fn attachment(picture: Picture, file_name: &str) -> Option<CreateAttachment> {
    drawn(file_name, move || drawing::draw_board(&picture, Style::default(), None)).await
}

/// Draws something into a file of this name. `None` if it cannot be drawn, which is logged.
pub async fn drawn(
    file_name: &str,
    draw: impl FnOnce() -> Result<Drawn, RenderError> + Send + 'static,
) -> Option<CreateAttachment> {
    draw_when_free(&DRAWING, file_name, draw).await
}

/// The same for something that takes long.
pub async fn replayed(
    file_name: &str,
    draw: impl FnOnce() -> Result<Drawn, RenderError> + Send + 'static,
) -> Option<CreateAttachment> {
    draw_when_free(&REPLAYING, file_name, draw).await
}

async fn draw_when_free(
    free: &Semaphore,
    file_name: &str,
    draw: impl FnOnce() -> Result<Drawn, RenderError> + Send + 'static,
) -> Option<CreateAttachment> {
    let _permit = free.acquire().await.ok()?;
    match tokio::task::spawn_blocking(draw).await {
        Ok(Ok(drawn)) => {
            Some(CreateAttachment::bytes(drawn.file, file_name).description(drawn.alt))
        }
        Ok(Err(error)) => {
            tracing::error!(%error, "a picture could not be drawn");
            None
        }
        Err(error) => {
            tracing::error!(%error, "drawing a picture failed");
            None
        }
    }
}
