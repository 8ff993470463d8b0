//! Pictures as attachments, drawn off the async threads.

use crate::game::{Mark, Picture};
use menagerie_render::{Arrow, BoardView, MarkKind, alt_text, board};
use serenity::builder::CreateAttachment;
use tokio::sync::Semaphore;

/// How many pictures are drawn at a time; a machine has other work too.
static DRAWING: Semaphore = Semaphore::const_new(2);

/// Draws a board into a file of this name. `None` if it cannot be drawn, which is logged: words go out all the same.
pub async fn attachment(picture: Picture, file_name: &str) -> Option<CreateAttachment> {
    let _permit = DRAWING.acquire().await.ok()?;
    let drawn = tokio::task::spawn_blocking(move || {
        let marks: Vec<_> =
            picture.marks.iter().map(|(square, mark)| (*square, kind(*mark))).collect();
        let arrows: Vec<Arrow> = picture.paths.iter().cloned().map(Arrow::path).collect();
        let view = BoardView {
            bottom: picture.bottom,
            last_move: picture.last_move,
            marks: &marks,
            arrows: &arrows,
            ..BoardView::new(&picture.position)
        };
        board(&view).map(|drawn| (drawn.png, alt_text(&picture.position, &picture.lead)))
    })
    .await;
    match drawn {
        Ok(Ok((png, alt))) => Some(CreateAttachment::bytes(png, file_name).description(alt)),
        Ok(Err(error)) => {
            tracing::error!(%error, "a board could not be drawn");
            None
        }
        Err(error) => {
            tracing::error!(%error, "drawing a board failed");
            None
        }
    }
}

fn kind(mark: Mark) -> MarkKind {
    match mark {
        Mark::Asked => MarkKind::Selected,
        Mark::Quiet => MarkKind::Move,
        Mark::Capture => MarkKind::Capture,
        Mark::Screen => MarkKind::Screen,
    }
}
