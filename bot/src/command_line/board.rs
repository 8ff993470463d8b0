//! `menagerie board`: a picture of a position, or its description.

use super::arguments::BoardOptions;
use super::exit::Failure;
use super::play;
use menagerie_render::{BoardView, alt_text, board};
use menagerie_rules::{Line, notation};
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
        position: line.position(),
        bottom: options.view.bottom(),
        last_move: line.moves().last().map(|last| (last.from, last.to)),
        size: options.px,
    })
    .map_err(Failure::other)?;
    std::fs::write(path, picture.png)
        .map_err(|error| Failure::other(format!("{} cannot be written: {error}", path.display())))
}

fn lead(line: &Line) -> String {
    let position = line.position();
    let variant = position.variant();
    let side = &variant.side_names[position.turn().index()];
    let check = if position.is_check() { ", in check" } else { "" };
    let mut lead =
        format!("{}, move {}. {side} to move{check}.", variant.name, position.full_move_number());
    if let Some(last) = line.moves().last()
        && let Some(before) = line.position_at(line.ply() - 1)
    {
        lead.push_str(&format!(" Last move: {}.", notation::words(before, last)));
    }
    lead
}
