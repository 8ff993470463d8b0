//! Reads the squares passed over by a multi-step, a part of positions as text.

use crate::board::Board;
use crate::compiled::tables::MultiStep;
use crate::legal_moves::passed::{Passed, beyond, headings};
use crate::squares::square::Direction;
use crate::{Color, FenError, Piece, Position, Role, Square, Variant};

/// The squares passed over by a multi-step of the side that has just moved. They and the origin
/// must be empty, and the piece must stand beyond. Other programs name only the squares on which a
/// capture is possible. Of several steps the straight one is meant. After a diagonal step the
/// piece's own square may be named too.
pub(crate) fn read_passed(
    variant: &Variant,
    board: &Board,
    turn: Color,
    text: &str,
) -> Result<Option<Passed>, FenError> {
    if text == "-" {
        return Ok(None);
    }
    let mover = turn.other();
    let mut named = squares(text).ok_or(FenError::Passed)?;
    named.sort_by_key(
        |square| if mover == Color::White { square.rank() } else { 15 - square.rank() },
    );
    let [straight, diagonals @ ..] = headings(mover);
    let passed = |heading| passed_in(variant, board, &named, heading);
    if let Some(passed) = passed(straight) {
        return Ok(Some(passed));
    }
    match diagonals.map(passed) {
        [Some(passed), None] | [None, Some(passed)] => Ok(Some(passed)),
        _ => Err(FenError::Passed),
    }
}

/// The squares passed by a step in this direction, if the named squares belong to it.
fn passed_in(
    variant: &Variant,
    board: &Board,
    named: &[Square],
    heading: Direction,
) -> Option<Passed> {
    let (&first, &last) = (named.first()?, named.last()?);
    // A wall may have come to a square since then, and another piece to the origin.
    let empty = |square: &Square| {
        let is_free = board.cell(*square).is_empty() || board.walls().contains(*square);
        variant.contains(*square) && is_free
    };
    let onward = std::iter::successors(Some(first), |square| {
        let (files, ranks) = heading.step();
        square.offset(files, ranks)
    });
    let count = onward.take_while(empty).count() as u8;
    let passed = Passed::new(first, count, heading);
    let (passer, origin) = (passed.passer(), passed.origin());
    let each_once = named.windows(2).all(|pair| beyond(pair[0], heading, 1) == pair[1]);
    let fits = each_once
        && (passed.contains(last) || !passed.is_straight() && last == passer && first != last)
        && (empty(&origin) || variant.has_gates() && variant.contains(origin))
        && has_stepped(variant, board, passed, |_| true);
    fits.then_some(passed)
}

/// Whether the piece beyond these squares could have passed them by one of its multi-steps, out of
/// those that `is_asked` allows.
fn has_stepped(
    variant: &Variant,
    board: &Board,
    passed: Passed,
    is_asked: impl Fn(&MultiStep) -> bool,
) -> bool {
    let passer = passed.passer();
    let Some(piece) = board.cell(passer).piece().filter(|_| variant.contains(passer)) else {
        return false;
    };
    let steps = |role: Role| {
        let kind = variant.tables().kind_of(Piece { role, ..piece });
        let is_it = |step: &&MultiStep| (step.squares, step.heading) == passed.step();
        kind.multi_steps.iter().filter(is_it).any(&is_asked).then_some(kind)
    };
    // On a promotion square the piece has already become another one.
    let promoted = || {
        variant.roles().any(|role| {
            let promotion = steps(role).and_then(|kind| kind.promotion.as_ref());
            promotion.is_some_and(|it| it.squares.contains(passer))
                && variant.piece(role).promotions(piece.color).contains(&piece.role)
        })
    };
    steps(piece.role).is_some() || promoted()
}

impl Position {
    /// The error of a position whose passed squares do not lie between two squares of the board, or
    /// have no step over them from their origin.
    pub(crate) fn passed_by_nobody(&self) -> Option<FenError> {
        let passed = self.state.passed?;
        let origin = passed.origin();
        let is_of_a_step = Passed::between(origin, passed.passer()) == Some(passed)
            && has_stepped(&self.variant, &self.state.board, passed, |step| {
                step.from.contains(origin)
            });
        (!is_of_a_step).then_some(FenError::Passed)
    }
}

/// Squares one behind the other, as in `f3f4`.
fn squares(text: &str) -> Option<Vec<Square>> {
    let mut squares = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let letters = rest.find(|letter: char| letter.is_ascii_digit())?;
        let digits = rest.bytes().skip(letters).take_while(u8::is_ascii_digit).count();
        squares.push(Square::parse(rest.get(..letters + digits)?)?);
        rest = rest.get(letters + digits..)?;
    }
    Some(squares)
}
