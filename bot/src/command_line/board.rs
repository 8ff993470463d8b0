//! `menagerie board`: a picture of a position, or its description.

use super::arguments::BoardOptions;
use super::exit::Failure;
use super::play;
use crate::game;
use menagerie_render::{BoardView, alt_text, board};
use menagerie_rules::Line;
use std::io::Write;

/// Draws, describes, or both.
pub fn run(options: &BoardOptions) -> Result<(), Failure> {
    let line = play::line(&options.position)?;
    if options.alt {
        writeln!(std::io::stdout().lock(), "{}", alt_text(line.position(), &lead(&line)))
            .map_err(Failure::other)?;
    }
    let Some(path) = &options.output else { return Ok(()) };
    let picture = board(&BoardView {
        bottom: options.view.bottom(),
        last_move: line.moves().last().map(|last| (last.from, last.to)),
        size: options.px,
        ..BoardView::new(line.position())
    })
    .map_err(Failure::other)?;
    std::fs::write(path, picture.png)
        .map_err(|error| Failure::other(format!("{} cannot be written: {error}", path.display())))
}

fn lead(line: &Line) -> String {
    let position = line.position();
    let before = line.ply().checked_sub(1).and_then(|ply| line.position_at(ply));
    game::lead(&position.variant().name, position, before.zip(line.moves().last()), None)
}
