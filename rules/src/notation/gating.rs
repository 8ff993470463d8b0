//! The piece that enters behind a move: `Nf3/H`, `O-O/Hh1`.

use crate::{EnterProblem, Label, Move, Piece, Position, Refusal, Role, Square, Variant};

/// The text behind the stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entering {
    role: Role,
    /// The square, where it is named. Only castling leaves two.
    on: Option<Square>,
}

/// The text in front of the stroke, and the piece behind it, in a variant in which pieces enter.
pub(super) fn entering<'a>(variant: &Variant, text: &'a str) -> Option<(&'a str, Entering)> {
    if !variant.has_gates() {
        return None;
    }
    // "O-O H" is no castling alone.
    let is_castling = |text: &str| {
        let text = text.trim().replace('0', "O").to_uppercase();
        matches!(text.as_str(), "O-O" | "OO" | "O-O-O" | "OOO")
    };
    let after_castling = || text.trim().split_once(' ').filter(|(front, _)| is_castling(front));
    let (move_text, tail) = text.rsplit_once('/').or_else(after_castling)?;
    let tail = tail.trim().trim_end_matches(['+', '#', '!', '?', '.', ' ']);
    let named = |text: &str| {
        let label = Label::read(&text.to_uppercase());
        label.and_then(|label| variant.role_by_label(label)).or_else(|| variant.role_by_name(text))
    };
    if let Some(role) = named(tail) {
        return Some((move_text.trim(), Entering { role, on: None }));
    }
    let at = tail.char_indices().rev().find(|(_, sign)| sign.is_ascii_alphabetic())?.0;
    let role = named(tail[..at].trim().trim_end_matches(['@', '-']))?;
    let on = Square::parse(&tail[at..].to_lowercase())?;
    Some((move_text.trim(), Entering { role, on: Some(on) }))
}

/// Of moves with and without a piece that enters, those that are meant.
pub(super) fn with_entering(
    position: &Position,
    moves: Vec<Move>,
    typed: Option<Entering>,
) -> Result<Vec<Move>, Refusal> {
    let Some(Entering { role, on }) = typed else { return Ok(without_gating(moves)) };
    let is_meant = |mv: &&Move| {
        mv.gating().is_some_and(|it| it.role == role && on.is_none_or(|square| it.on == square))
    };
    let meant: Vec<Move> = moves.iter().filter(is_meant).copied().collect();
    match moves.first() {
        Some(mv) if meant.is_empty() => Err(refusal(position, mv, role, on)),
        _ => Ok(meant),
    }
}

/// Leaves out moves by which a piece enters where the move can also be made without one.
fn without_gating(moves: Vec<Move>) -> Vec<Move> {
    let plain: Vec<Move> = moves.iter().filter(|mv| mv.gating().is_none()).copied().collect();
    if plain.is_empty() { moves } else { plain }
}

/// Why no such piece enters behind a move, on the square that is named.
fn refusal(position: &Position, mv: &Move, role: Role, on: Option<Square>) -> Refusal {
    let variant = position.variant();
    let held = Piece { color: position.turn(), role: variant.dropped_from(role) };
    let mover = position.piece_at(mv.from()).map(|piece| variant.piece(piece.role));
    let why = if position.in_hand(held) == 0 {
        EnterProblem::NotInHand
    } else if !mover.is_some_and(|mover| mover.in_hand.gate) {
        EnterProblem::NoGate
    } else if !position.is_gate(mv.from()) {
        EnterProblem::HasMoved
    } else {
        EnterProblem::NotThere
    };
    let on = on.unwrap_or(mv.from());
    Refusal::CannotEnter { role, from: mv.from(), to: mv.to(), on, why }
}
