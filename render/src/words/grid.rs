//! A board in characters, for a terminal. A piece is its letter, which is large for the first
//! mover.

use crate::drawing::MarkKind;
use crate::scene::BoardView;
use menagerie_rules::{Color, Piece, Square};

/// A board in lines of characters, all of the same width. `[ ]` stands around the squares of the
/// last move, and `( )` around a selected square. `*` is an empty square to go to, or a star. `< >` stands
/// around a piece that can be captured, and `| |` around one that is hopped over. `#` is a hole. Pieces in
/// hand stand above and below the board.
pub fn text_grid(view: &BoardView<'_>) -> String {
    let variant = view.position.variant();
    let (mut files, mut ranks) = shown(view);
    ranks.reverse();
    if view.bottom == Color::Black {
        files.reverse();
        ranks.reverse();
    }
    // A plus or a prime stands beside some letters.
    let widths = variant.pieces.iter().map(|piece| piece.label.to_string().len());
    let width = widths.max().unwrap_or(1);
    let letters: String =
        files.iter().map(|file| format!(" {:width$} ", char::from(b'a' + file))).collect();
    let letters = format!("   {}", letters.trim_end());
    let mut lines = vec![letters.clone()];
    for rank in ranks {
        let cells = files.iter().filter_map(|file| Square::new(*file, rank));
        let cells: String = cells.map(|square| cell(view, square, width)).collect();
        lines.push(format!("{:>2} {cells} {}", rank + 1, rank + 1));
    }
    lines.push(letters);
    if view.position.has_hands() && view.crop.is_none() {
        lines.insert(0, hand(view, !view.bottom));
        lines.push(hand(view, view.bottom));
    }
    lines.join("\n")
}

/// The pieces in hand of a side, in brackets as in a FEN: `[PPN]`.
fn hand(view: &BoardView<'_>, color: Color) -> String {
    let held = view.position.hand(color).map(|(role, count)| {
        let letter = view.position.variant().letter(Piece { color, role });
        letter.repeat(usize::from(count))
    });
    format!("   [{}]", held.collect::<String>())
}

/// The files and ranks that are shown. For a crop it is the part on the board, or the whole board
/// if there is none.
fn shown(view: &BoardView<'_>) -> (Vec<u8>, Vec<u8>) {
    let variant = view.position.variant();
    let (all_files, all_ranks) = (0..variant.files, 0..variant.ranks);
    let Some((one, other)) = view.crop else { return (all_files.collect(), all_ranks.collect()) };
    let between = |one: u8, other: u8, all: std::ops::Range<u8>| -> Vec<u8> {
        all.filter(|line| (one.min(other)..=one.max(other)).contains(line)).collect()
    };
    let files = between(one.file(), other.file(), all_files.clone());
    let ranks = between(one.rank(), other.rank(), all_ranks.clone());
    if files.is_empty() || ranks.is_empty() {
        return (all_files.collect(), all_ranks.collect());
    }
    (files, ranks)
}

/// A square in `width` characters, and one on each side for its mark.
fn cell(view: &BoardView<'_>, square: Square, width: usize) -> String {
    let has = |kind: MarkKind| view.marks.contains(&(square, kind));
    let occupant = view.position.piece_at(square);
    let is_target = [MarkKind::Move, MarkKind::Quiet, MarkKind::First].into_iter().any(has);
    let content = match occupant {
        _ if has(MarkKind::Star) => "*".to_owned(),
        Some(piece) => view.position.variant().letter(piece),
        None if !view.position.variant().contains(square) => "#".to_owned(),
        None if is_target || has(MarkKind::Capture) => "*".to_owned(),
        None => ".".to_owned(),
    };
    let is_last = view.last_move.is_some_and(|(from, to)| square == from || square == to)
        || view.last_over == Some(square);
    let (before, after) = match () {
        () if has(MarkKind::Selected) => ('(', ')'),
        () if has(MarkKind::Capture) && occupant.is_some() => ('<', '>'),
        () if has(MarkKind::Screen) => ('|', '|'),
        () if is_last => ('[', ']'),
        () => (' ', ' '),
    };
    format!("{before}{content:width$}{after}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Line, bundled_by_id, notation};

    #[test]
    fn a_board_is_shown_from_either_side() {
        let variant = bundled_by_id("chess").expect("it is bundled");
        let mut line = Line::new(menagerie_rules::Position::start(variant));
        let played = notation::from_coordinates(line.position(), "e2e4").expect("it is legal");
        line.play(&played).expect("it is legal");
        let square = |name: &str| Square::parse(name).expect("it is a square");
        let marks = [(square("b8"), MarkKind::Selected), (square("c6"), MarkKind::Move)];
        let view = BoardView {
            last_move: Some((played.from(), played.to())),
            marks: &marks,
            ..BoardView::new(line.position())
        };
        let expected = [
            "    a  b  c  d  e  f  g  h",
            " 8  r (n) b  q  k  b  n  r  8",
            " 7  p  p  p  p  p  p  p  p  7",
            " 6  .  .  *  .  .  .  .  .  6",
            " 5  .  .  .  .  .  .  .  .  5",
            " 4  .  .  .  . [P] .  .  .  4",
            " 3  .  .  .  .  .  .  .  .  3",
            " 2  P  P  P  P [.] P  P  P  2",
            " 1  R  N  B  Q  K  B  N  R  1",
            "    a  b  c  d  e  f  g  h",
        ];
        let expected = expected.join("\n");
        assert_eq!(text_grid(&view), expected);
        let turned = text_grid(&BoardView { bottom: Color::Black, ..view });
        assert!(turned.starts_with("    h  g  f  e  d  c  b  a\n 1  R  N  B  K  Q  B  N  R  1"));
        let part = BoardView { crop: Some((square("h8"), square("g7"))), ..view };
        assert_eq!(text_grid(&part), "    g  h\n 8  n  r  8\n 7  p  p  7\n    g  h");
    }
}
