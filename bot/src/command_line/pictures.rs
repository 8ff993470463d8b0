//! `menagerie replay`, `card` and `sheet`: the pictures other than single boards.

use super::board::{lead, look, print, write};
use super::exit::Failure;
use super::picture_options::{CardOptions, FileOptions, ReplayOptions, SheetOptions};
use super::position;
use menagerie_chat::drawing::{Drawn, ReplayRequest, Style, draw_card, draw_replay, draw_sheet};
use menagerie_words::{Reader, without_links};

/// The moves as an animation.
pub fn replay(options: &ReplayOptions) -> Result<(), Failure> {
    let line = position::line(&options.position)?;
    let wish = ReplayRequest {
        bottom: options.view.bottom(),
        look: look(&options.file.look)?,
        size: options.px,
        last_plies: options.last,
    };
    let drawn = draw_replay(&line, wish, &lead(&line), &mut |_, _| {});
    finish(drawn.map_err(Failure::other)?, &options.file)
}

/// How one piece moves.
pub fn card(options: &CardOptions) -> Result<(), Failure> {
    let piece = options.piece.as_deref();
    let (variant, piece) = position::variant_and_word(&options.variant, piece, "piece")?;
    let role = menagerie_core::board::find_piece(&variant, &piece)
        .map_err(|refusal| Failure::input(without_links(&refusal.text(), Reader::LOG)))?;
    let drawn =
        draw_card(&variant, role, Style { look: look(&options.file.look)?, ..Style::default() })
            .map_err(Failure::other)?;
    finish(drawn, &options.file)
}

/// A game on one page.
pub fn sheet(options: &SheetOptions) -> Result<(), Failure> {
    let variant = position::variant(&options.variant)?;
    let drawn = draw_sheet(&variant, look(&options.file.look)?).map_err(Failure::other)?;
    finish(drawn, &options.file)
}

fn finish(drawn: Drawn, file: &FileOptions) -> Result<(), Failure> {
    if file.alt {
        print(&drawn.alt.words(Reader::LOG))?;
    }
    write(&file.output, &drawn.file)
}
