//! Pictures as attachments, drawn off the async threads.

use crate::conversation::Show;
use crate::drawing::{self, Drawn, Style};
use crate::game::{Picture, game_on_show};
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
    drawn(file_name, move || drawing::draw_board(&picture, style, None)).await
}

/// Draws what an answer shows. `None` if it cannot be drawn, which is logged. `progress` is told how
/// many boards of how many are drawn, where there are many.
pub async fn shown(
    show: Show,
    progress: watch::Sender<(usize, usize)>,
) -> Option<CreateAttachment> {
    match show {
        Show::Board { picture, style, crop } => {
            drawn("board.png", move || drawing::draw_board(&picture, style, crop)).await
        }
        Show::Card { variant, role, style } => {
            drawn("piece.png", move || drawing::draw_card(&variant, role, style)).await
        }
        Show::Sheet { variant, look } => {
            drawn("rules.png", move || drawing::draw_sheet(&variant, look)).await
        }
        Show::Replay { game, wish } => {
            let draw = move || {
                let mut tell = |done, all| {
                    progress.send_replace((done, all));
                };
                let lead = game_on_show(&game, game.line.ply(), wish.bottom);
                let lead = lead.map_or_else(String::new, |picture| picture.lead);
                drawing::draw_replay(&game.line, wish, &lead, &mut tell)
            };
            draw_when_free(&REPLAYING, "replay.gif", draw).await
        }
    }
}

async fn drawn(
    file_name: &str,
    draw: impl FnOnce() -> Result<Drawn, RenderError> + Send + 'static,
) -> Option<CreateAttachment> {
    draw_when_free(&DRAWING, file_name, draw).await
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
