//! The render pool: pictures are drawn off the async threads, a few at a time and in fair turns of
//! the callers.

use crate::conversation::Show;
use crate::drawing::{self, Drawn, Style};
use crate::fair_turns::{Turn, Turns};
use menagerie_core::PlayerId;
use menagerie_core::board::Picture;
use menagerie_core::model::refusal::BusyRefusal;
use menagerie_metrics::metrics;
use menagerie_render::RenderError;
use std::time::Instant;
use tokio::sync::watch;

/// How many pictures of one person may wait, and how many replays.
const MOST_PICTURES: usize = 10;
const MOST_REPLAYS: usize = 5;

/// How many pictures are drawn at a time. A machine has other work too.
static DRAWING: Turns = Turns::new(2, MOST_PICTURES);
/// How many replays are drawn at a time. A replay takes a hundred times as long, and no board waits
/// for it.
static REPLAYING: Turns = Turns::new(1, MOST_REPLAYS);

/// Draws a board that both players wait for, before any picture that one member asks for. `None` if
/// it cannot be drawn, which is logged. The text is sent all the same.
pub async fn board(picture: Picture, style: Style) -> Option<Drawn> {
    let turn = DRAWING.turn(None).await.ok()?;
    draw(turn, "board", move |_| drawing::draw_board(&picture, style, None)).await
}

/// Draws the picture of an answer. `None` if it cannot be drawn, which is logged. `progress` is
/// told how many boards of how many are drawn, if there are many.
///
/// # Errors
/// So much is drawn for this caller that they have to wait.
pub async fn shown(
    who: &PlayerId,
    show: Show,
    progress: watch::Sender<(usize, usize)>,
) -> Result<Option<Drawn>, BusyRefusal> {
    let (turns, what) = match show {
        Show::Replay { .. } => (&REPLAYING, "replay"),
        _ => (&DRAWING, "answer"),
    };
    let turn = turns.turn(Some(who)).await;
    let turn = turn.inspect_err(|_| metrics().turned_away("picture"))?;
    let drawn = draw(turn, what, move |turn| {
        show.draw(&mut |done, all| {
            progress.send_replace((done, all));
            turn.pause();
        })
    });
    Ok(drawn.await)
}

async fn draw(
    mut turn: Turn,
    what: &'static str,
    draw: impl FnOnce(&mut Turn) -> Result<Drawn, RenderError> + Send + 'static,
) -> Option<Drawn> {
    let timed = move || {
        let began = Instant::now();
        let drawn = draw(&mut turn);
        metrics().drawn(what, began.elapsed());
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
