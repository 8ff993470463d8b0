//! From games to the terms of the crate that draws pictures.
//!
//! The core says what to show, and the networks say how it is sent. The command line uses this file
//! too.

use crate::description::Description;
use menagerie_core::board::{Mark, Picture};
use menagerie_core::model::Text;
use menagerie_render::{
    Arrow, BoardView, CardOptions, Diagram, Look, MarkKind, PieceSet, Region, RegionKind,
    RenderError, ReplayOptions, Weight, alt_text, board, card, card_alt_text, legend, replay,
    replay_alt_text, sheet, sheet_alt_text, text_grid,
};
use menagerie_rules::{Color, Destinations, Label, Line, Role, Square, Trial, Variant, ZoneLook};
use std::sync::Arc;

/// The files and ranks of a card's board: enough to see every bend of a move.
const CARD_SQUARES: u8 = 9;
/// The files and ranks of the small boards on a sheet.
const SHEET_SQUARES: u8 = 7;

/// A drawn file with its description for readers who cannot see it.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The file: a PNG, or a GIF if it moves.
    pub file: Vec<u8>,
    /// Its description.
    pub alt: Description,
}

/// The style of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Theme, set of pieces and coordinates.
    pub look: Look,
    /// The length of the longer side in pixels.
    pub size: u32,
}

impl Default for Style {
    fn default() -> Self {
        Self { look: Look::default(), size: menagerie_render::DEFAULT_SIZE }
    }
}

/// Draws a board.
///
/// # Errors
/// When the variant names a drawing that does not exist.
pub fn draw_board(
    picture: &Picture,
    style: Style,
    crop: Option<(Square, Square)>,
) -> Result<Drawn, RenderError> {
    let marks: Vec<(Square, MarkKind)> =
        picture.marks.iter().map(|(square, mark)| (*square, kind(*mark))).collect();
    let ways = picture.paths.iter().cloned().map(Arrow::path);
    let pointed = picture.arrows.iter().cloned();
    let pointed = pointed.map(|through| Arrow { through, weight: Weight::Bold });
    let arrows: Vec<Arrow> = ways.chain(pointed).collect();
    let regions = regions(picture.position.variant());
    let drawn = board(&BoardView {
        bottom: picture.bottom,
        last_move: picture.last_move,
        last_over: picture.last_over,
        size: style.size,
        look: style.look,
        crop,
        marks: &marks,
        arrows: &arrows,
        regions: &regions,
        ..BoardView::new(&picture.position)
    })?;
    Ok(Drawn {
        file: drawn.png,
        alt: Description::of(alt_text(&picture.position)).behind(&picture.lead),
    })
}

/// A board in characters.
pub fn board_in_text(picture: &Picture, crop: Option<(Square, Square)>) -> String {
    let marks: Vec<(Square, MarkKind)> =
        picture.marks.iter().map(|(square, mark)| (*square, kind(*mark))).collect();
    text_grid(&BoardView {
        bottom: picture.bottom,
        last_move: picture.last_move,
        last_over: picture.last_over,
        crop,
        marks: &marks,
        ..BoardView::new(&picture.position)
    })
}

/// Draws how a kind of piece moves.
///
/// # Errors
/// As [`draw_board`].
pub fn draw_card(variant: &Variant, role: Role, style: Style) -> Result<Drawn, RenderError> {
    let diagram = diagram(variant, role, CARD_SQUARES);
    // A card has fewer squares than a board.
    let options =
        CardOptions { look: style.look, size: style.size * 3 / 5, ..CardOptions::default() };
    let drawn = card(&diagram, &options)?;
    Ok(Drawn { file: drawn.png, alt: Description::of([card_alt_text(&diagram)]) })
}

/// Draws the squares to which a piece goes that is in no game yet. It is the letter X, as on the
/// typed board, and the other pieces are the letter O.
///
/// # Errors
/// As [`draw_board`].
pub fn draw_trial(trial: &Trial, found: &Destinations) -> Result<Vec<u8>, RenderError> {
    let ((files, ranks), (at, color)) = (trial.size(), trial.piece());
    let is_other = |square: &Square| trial.others().iter().any(|(other, _)| other == square);
    let is_empty = |square: &Square| *square != at && !is_other(square);
    let on_the_way = found.locusts.iter().map(|(_, to)| *to).filter(is_empty);
    let mut moves: Vec<Square> = found.moves.iter().copied().filter(is_empty).collect();
    moves.extend(on_the_way);
    moves.sort_unstable();
    moves.dedup();
    let moves = moves.into_iter().map(|square| (square, MarkKind::Move));
    let captures = trial.others().iter().map(|(other, _)| *other).filter(|it| found.takes(*it));
    let captures = captures.map(|square| (square, MarkKind::Capture));
    let diagram = Diagram {
        files,
        ranks,
        name: "",
        // Letters stand for both, so the drawing is not seen.
        drawing: "pawn",
        label: Label::plain('X').expect("it is a letter"),
        side_styles: ["white", "black"],
        color,
        at,
        marks: moves.chain(captures).collect(),
        paths: Vec::new(),
    };
    let look = Look { pieces: PieceSet::Letters, ..Look::default() };
    let size = menagerie_render::DEFAULT_SIZE;
    let options = CardOptions { look, size, others: trial.others(), ..CardOptions::default() };
    Ok(card(&diagram, &options)?.png)
}

/// The legend of the marks on a piece's card.
pub fn card_legend(variant: &Variant, role: Role) -> Text {
    legend(&diagram(variant, role, CARD_SQUARES)).map_or_else(Text::new, Text::from)
}

/// Draws a variant on one page: its array, and how every piece moves.
///
/// # Errors
/// As [`draw_board`].
pub fn draw_sheet(variant: &Arc<Variant>, look: Look) -> Result<Drawn, RenderError> {
    let diagrams: Vec<Diagram<'_>> = variant
        .roles()
        .filter(|role| !variant.piece(*role).guest)
        .map(|role| diagram(variant, role, SHEET_SQUARES))
        .collect();
    let regions = regions(variant);
    let options = CardOptions { look, regions: &regions, ..CardOptions::default() };
    let drawn = sheet(variant, &diagrams, &options)?;
    Ok(Drawn { file: drawn.png, alt: Description::of(sheet_alt_text(variant)) })
}

/// A request for the moves of a game as an animation.
#[derive(Clone, Copy, Debug)]
pub struct ReplayRequest {
    /// The side at the bottom.
    pub bottom: Color,
    /// Theme, set of pieces and coordinates.
    pub look: Look,
    /// The length of the longer side in pixels.
    pub size: u32,
    /// Only this many of the last plies, if given.
    pub last_plies: Option<usize>,
}

/// Draws the moves of a game as an animation. `progress` is told how many frames of how many are
/// done.
///
/// # Errors
/// As [`draw_board`].
pub fn draw_replay(
    line: &Line,
    wish: ReplayRequest,
    lead: &Text,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Drawn, RenderError> {
    let regions = regions(line.position().variant());
    let options = ReplayOptions {
        bottom: wish.bottom,
        look: wish.look,
        size: wish.size,
        last_plies: wish.last_plies,
        regions: &regions,
        ..ReplayOptions::default()
    };
    let drawn = replay(line, &options, progress)?;
    let alt = Description::of(replay_alt_text(line, &drawn)).behind_stopped(lead);
    Ok(Drawn { file: drawn.gif, alt })
}

/// The parts of the board that are marked because special rules hold there.
pub fn regions(variant: &Variant) -> Vec<Region> {
    let mut regions = Vec::new();
    for zone in &variant.zones {
        let parts = Color::BOTH.map(|side| zone.parts(side, variant.ranks));
        match zone.look {
            Some(look @ (ZoneLook::Palace | ZoneLook::Lines)) => {
                let is_palace = look == ZoneLook::Palace;
                let kind = if is_palace { RegionKind::Palace } else { RegionKind::Lines };
                let region = |[from, to]: [Square; 2]| Region { kind, from, to };
                regions.extend(parts.into_iter().flatten().map(region));
            }
            // The river runs between the zones of the two sides, which are one rectangle each.
            Some(ZoneLook::River) => {
                for (white, black) in parts[0].iter().zip(&parts[1]) {
                    let near = Square::new(white[0].file(), white[1].rank());
                    let far = Square::new(white[1].file(), black[0].rank());
                    if let (Some(from), Some(to)) = (near, far) {
                        regions.push(Region { kind: RegionKind::River, from, to });
                    }
                }
            }
            None => {}
        }
    }
    regions
}

/// How a piece moves on an empty board, from the tables of the rules.
fn diagram(variant: &Variant, role: Role, squares: u8) -> Diagram<'_> {
    let piece = variant.piece(role);
    let rules = variant.card(role, squares);
    let mut marks = Vec::new();
    for mark in &rules.marks {
        let kinds = [
            (mark.first_move_only, MarkKind::First),
            (!mark.first_move_only && mark.quiet && mark.capture, MarkKind::Move),
            (!mark.first_move_only && mark.quiet && !mark.capture, MarkKind::Quiet),
            (!mark.first_move_only && mark.capture && !mark.quiet, MarkKind::Capture),
            (mark.hop, MarkKind::Hop),
            (mark.quiet_hop, MarkKind::QuietHop),
            (mark.within.is_some(), MarkKind::Zone),
        ];
        marks
            .extend(kinds.into_iter().filter(|(has, _)| *has).map(|(_, kind)| (mark.square, kind)));
    }
    let rides = rules.rides.iter().filter(|ride| ride.quiet).map(|ride| {
        let through = [ride.start].into_iter().chain(ride.bend).chain(ride.squares.clone());
        Arrow::ride(through.collect(), ride.capture)
    });
    Diagram {
        files: rules.size,
        ranks: rules.size,
        name: &piece.name,
        drawing: &piece.drawing,
        label: piece.label,
        side_styles: [&variant.side_styles[0], &variant.side_styles[1]],
        color: Color::White,
        at: rules.from,
        marks,
        paths: rides.collect(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled;

    /// A Queen and what leaps up to three squares as a Queen goes lead to the same squares of a
    /// small board.
    #[test]
    fn pieces_of_a_game_that_move_otherwise_have_other_diagrams() {
        for variant in bundled() {
            let roles: Vec<Role> = variant.roles().collect();
            for (index, one) in roles.iter().enumerate() {
                for other in &roles[index + 1..] {
                    let [a, b] = [*one, *other].map(|role| diagram(variant, role, SHEET_SQUARES));
                    let alike = a.marks == b.marks && a.paths == b.paths;
                    let [a, b] = [*one, *other].map(|role| variant.piece(role));
                    let same = a.movements == b.movements;
                    assert!(!alike || same, "{}: {} and {}", variant.id, a.name, b.name);
                }
            }
        }
    }
}
