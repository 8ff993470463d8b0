//! `menagerie replay`, `card` and `sheet`: the other pictures.

use super::arguments::{CardOptions, ReplayOptions, SheetOptions};
use super::board::{look, print, write};
use super::exit::Failure;
use super::play;
use crate::drawing::{Drawn, draw_card, draw_replay, draw_sheet};
use crate::game;
use std::path::Path;

/// The moves as an animation.
pub fn replay(options: &ReplayOptions) -> Result<(), Failure> {
    let line = play::line(&options.position)?;
    let drawn = draw_replay(
        &line,
        options.view.bottom(),
        look(&options.look)?,
        options.px,
        options.last,
        &line.position().variant().name,
        &mut |_, _| {},
    );
    finish(drawn.map_err(Failure::other)?, &options.output, options.alt)
}

/// How one piece moves.
pub fn card(options: &CardOptions) -> Result<(), Failure> {
    let variant = play::variant(&options.variant)?;
    let role = game::find_piece(variant, &options.piece)
        .map_err(|refusal| Failure::input(refusal.plain_words()))?;
    let drawn = draw_card(variant, role, look(&options.look)?).map_err(Failure::other)?;
    finish(drawn, &options.output, options.alt)
}

/// A game on one page.
pub fn sheet(options: &SheetOptions) -> Result<(), Failure> {
    let variant = play::variant(&options.variant)?;
    let drawn = draw_sheet(variant, look(&options.look)?).map_err(Failure::other)?;
    finish(drawn, &options.output, options.alt)
}

fn finish(drawn: Drawn, path: &Path, alt: bool) -> Result<(), Failure> {
    if alt {
        print(&drawn.alt)?;
    }
    write(path, &drawn.file)
}
