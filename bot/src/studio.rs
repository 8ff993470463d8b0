//! Pictures, drawn off the async threads and so many at a time.

use crate::conversation::Show;
use crate::drawing::{self, Drawn, Style};
use crate::game::Picture;
use menagerie_render::RenderError;
use tokio::sync::{Semaphore, watch};

/// How many pictures are drawn at a time; a machine has other work too.
static DRAWING: Semaphore = Semaphore::const_new(2);
/// How many replays. They take a hundred times as long, and no board waits for them.
static REPLAYING: Semaphore = Semaphore::const_new(1);

/// Draws a board. `None` if it cannot be drawn, which is logged: words go out all the same.
pub async fn board(picture: Picture, style: Style) -> Option<Drawn> {
    draw_when_free(&DRAWING, move || drawing::draw_board(&picture, style, None)).await
}

/// Draws what an answer shows. `None` if it cannot be drawn, which is logged. `progress` is told how
/// many boards of how many are drawn, where there are many.
pub async fn shown(show: Show, progress: watch::Sender<(usize, usize)>) -> Option<Drawn> {
    let free = if matches!(show, Show::Replay { .. }) { &REPLAYING } else { &DRAWING };
    let draw = move || {
        show.draw(&mut |done, all| {
            progress.send_replace((done, all));
        })
    };
    draw_when_free(free, draw).await
}

async fn draw_when_free(
    free: &Semaphore,
    draw: impl FnOnce() -> Result<Drawn, RenderError> + Send + 'static,
) -> Option<Drawn> {
    let _permit = free.acquire().await.ok()?;
    match tokio::task::spawn_blocking(draw).await {
        Ok(Ok(drawn)) => Some(drawn),
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
