//! `menagerie board`: a picture of a position, or its description.

use super::exit::Failure;
use super::picture_options::{BoardOptions, LookOptions};
use super::position;
use menagerie_chat::drawing::{Style, draw_board};
use menagerie_core::board::Picture;
use menagerie_core::model::Text;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::state::Ending;
use menagerie_render::{BoardTheme, Look, PieceSet, alt_text, fitting};
use menagerie_rules::{Line, Outcome};
use menagerie_words::{Reader, without_links};
use std::io::Write;
use std::path::Path;

/// Draws, describes, or both.
pub fn run(options: &BoardOptions) -> Result<(), Failure> {
    let line = position::line(&options.position)?;
    let position = line.position();
    let variant = position.variant();
    let refused = |refusal: Refusal| Failure::input(without_links(&refusal.text(), Reader::LOG));
    let crop = match &options.zoom {
        Some(typed) => Some(menagerie_core::board::region(variant, typed).map_err(refused)?),
        None => None,
    };
    let mut picture = Picture {
        last_move: line.moves().last().map(|last| (last.from(), last.to())),
        ..Picture::new(position.clone(), options.view.bottom(), lead(&line))
    };
    if let Some(square) = &options.marks {
        let (_, reach) =
            menagerie_core::board::reach(position, square, None, options.view.bottom())
                .map_err(refused)?;
        picture.lead = picture.lead.plain(" Marked: ").then(reach.lead);
        picture.marks = reach.marks;
        picture.paths = reach.paths;
    }
    if options.alt {
        let bodies = alt_text(position).into_iter();
        let bodies = bodies.map(|told| without_links(&told.into(), Reader::LOG));
        print(&fitting(&without_links(&picture.lead, Reader::LOG), bodies))?;
    }
    let Some(path) = &options.output else { return Ok(()) };
    let style = Style { look: look(&options.look)?, size: options.px };
    let drawn = draw_board(&picture, style, crop).map_err(Failure::other)?;
    write(path, &drawn.file)
}

/// The look that the command line asks for.
pub fn look(options: &LookOptions) -> Result<Look, Failure> {
    let mut look = Look::default();
    if let Some(name) = &options.theme {
        look.theme = BoardTheme::named(name).ok_or_else(|| {
            let known = BoardTheme::ALL.map(BoardTheme::name).join(", ");
            Failure::input(format!("there is no theme “{name}”; there are: {known}"))
        })?;
    }
    if let Some(name) = &options.pieces {
        look.pieces = PieceSet::named(name).ok_or_else(|| {
            let known = PieceSet::ALL.map(PieceSet::name).join(", ");
            Failure::input(format!("there is no set of pieces “{name}”; there are: {known}"))
        })?;
    }
    Ok(look)
}

/// Prints a line.
pub fn print(line: &str) -> Result<(), Failure> {
    writeln!(std::io::stdout().lock(), "{line}").map_err(Failure::printing)
}

/// Writes a picture.
pub fn write(path: &Path, file: &[u8]) -> Result<(), Failure> {
    std::fs::write(path, file)
        .map_err(|error| Failure::other(format!("{} cannot be written: {error}", path.display())))
}

/// The text before the description of the last board, for a reader who cannot see it.
pub fn lead(line: &Line) -> Text {
    let position = line.position();
    let before = line.ply().checked_sub(1).and_then(|ply| line.position_at(ply));
    let ended = line.outcome().map(|Outcome { winner, termination }| {
        let how = Ending::Board(termination).word();
        match winner {
            Some(side) => {
                format!("{} has won ({how}).", position.variant().side_names[side.index()])
            }
            None => format!("Drawn ({how})."),
        }
    });
    menagerie_core::board::lead(
        position.variant().name.as_str().into(),
        position,
        before.zip(line.moves().last()),
        ended.map(Text::from),
    )
}
