//! Pictures, drawn off the async threads and so many at a time.

use crate::conversation::Show;
use crate::drawing::{self, Drawn, Style};
use crate::game::Picture;
use crate::measures::measures;
use menagerie_render::RenderError;
use std::time::Instant;
use tokio::sync::{Semaphore, watch};

/// How many pictures are drawn at a time; a machine has other work too.
static DRAWING: Semaphore = Semaphore::const_new(2);
/// How many replays. They take a hundred times as long, and no board waits for them.
static REPLAYING: Semaphore = Semaphore::const_new(1);

/// Draws a board. `None` if it cannot be drawn, which is logged: words go out all the same.
pub async fn board(picture: Picture, style: Style) -> Option<Drawn> {
    draw_when_free(&DRAWING, "board", move || drawing::draw_board(&picture, style, None)).await
}

/// Draws what an answer shows. `None` if it cannot be drawn, which is logged. `progress` is told how
/// many boards of how many are drawn, where there are many.
pub async fn shown(show: Show, progress: watch::Sender<(usize, usize)>) -> Option<Drawn> {
    let (free, what) = match show {
        Show::Replay { .. } => (&REPLAYING, "replay"),
        _ => (&DRAWING, "answer"),
    };
    let draw = move || {
        show.draw(&mut |done, all| {
            progress.send_replace((done, all));
        })
    };
    draw_when_free(free, what, draw).await
}

async fn draw_when_free(
    free: &Semaphore,
    what: &'static str,
    draw: impl FnOnce() -> Result<Drawn, RenderError> + Send + 'static,
) -> Option<Drawn> {
    let _permit = free.acquire().await.ok()?;
    let timed = move || {
        let began = Instant::now();
        let drawn = draw();
        measures().drawn(what, began.elapsed());
        drawn
    };
    match tokio::task::spawn_blocking(timed).await {
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
