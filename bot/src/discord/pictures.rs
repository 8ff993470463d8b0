//! Pictures as attachments, drawn off the async threads.

use crate::conversation::Show;
use crate::drawing::{self, Drawn, Style};
use crate::game::Picture;
use menagerie_render::RenderError;
use serenity::builder::CreateAttachment;
use tokio::sync::{Semaphore, watch};

/// How many pictures are drawn at a time; a machine has other work too.
static DRAWING: Semaphore = Semaphore::const_new(2);
/// How many replays. They take a hundred times as long, and no board waits for them.
static REPLAYING: Semaphore = Semaphore::const_new(1);

/// Draws a board into a file of this name. `None` if it cannot be drawn, which is logged: words go
/// out all the same.
pub async fn attachment(
    picture: Picture,
    file_name: &str,
    style: Style,
) -> Option<CreateAttachment> {
    let draw = move || drawing::draw_board(&picture, style, None);
    draw_when_free(&DRAWING, file_name, draw).await
}

/// Draws what an answer shows, into a file of this name. `None` if it cannot be drawn, which is
/// logged. `progress` is told how many boards of how many are drawn, where there are many.
pub async fn shown(
    show: Show,
    file_name: &str,
    progress: watch::Sender<(usize, usize)>,
) -> Option<CreateAttachment> {
    let free = if matches!(show, Show::Replay { .. }) { &REPLAYING } else { &DRAWING };
    let draw = move || {
        show.draw(&mut |done, all| {
            progress.send_replace((done, all));
        })
    };
    draw_when_free(free, file_name, draw).await
}

async fn draw_when_free(
    free: &Semaphore,
    file_name: &str,
    draw: impl FnOnce() -> Result<Drawn, RenderError> + Send + 'static,
) -> Option<CreateAttachment> {
    let _permit = free.acquire().await.ok()?;
    match tokio::task::spawn_blocking(draw).await {
        Ok(Ok(drawn)) => {
            let file = CreateAttachment::bytes(drawn.file, file_name);
            Some(if drawn.alt.is_empty() { file } else { file.description(drawn.alt) })
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
