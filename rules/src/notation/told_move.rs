//! The words on a move, without its notation.

use crate::told::{Join, list, one_piece};
use crate::{About, Gating, Move, MoveKind, Passing, Position, Role, Square, Told, told};

/// The move in words: `Troll from d2 takes the Eagle on g5`.
pub fn told(position: &Position, mv: &Move) -> Told {
    let variant = position.variant();
    let next = position.play(mv);
    let moved = entered(position, mv, exploded(position, mv, moved(position, mv)));
    let moved = match variant.royal().filter(|_| next.are_kings_facing() && !mv.is_pass()) {
        None => moved,
        Some(king) => {
            let king = About::Piece(variant.piece(king).name.clone());
            told!("move-faces", moved = moved, king = king)
        }
    };
    let check = match (next.is_check(), next.has_legal_move()) {
        (true, true) => "check",
        (true, false) => "mate",
        (false, _) if next.extinct().is_none() && !next.in_danger().is_empty() => "threat",
        (false, _) => "none",
    };
    let Some(role) = mv.promotion else {
        return if check == "none" {
            moved
        } else {
            told!("move-in-words", moved = moved, check = check)
        };
    };
    let stays = position.piece_at(mv.from).is_some_and(|piece| piece.role == role);
    told!(
        "move-in-words-promoting",
        moved = moved,
        how = if stays { "stays" } else { "becomes" },
        piece = one_piece(&variant.piece(role).name),
        check = check
    )
}

/// A capture with what it blows up besides the two pieces that meet.
fn exploded(position: &Position, mv: &Move, moved: Told) -> Told {
    let mut blown_up = position.blown_up(mv).into_iter();
    if blown_up.next().is_none() {
        return moved;
    }
    let around = blown_up.map(|(square, piece)| {
        let name = About::Piece(position.variant().piece(piece.role).name.clone());
        told!("piece-there", piece = name, square = square)
    });
    let around: Vec<Told> = around.collect();
    match around[..] {
        [] => told!("move-explodes", moved = moved),
        _ => told!("move-explodes-with", moved = moved, pieces = list(around, Join::And)),
    }
}

/// A move with the piece that enters behind it, or the wall.
fn entered(position: &Position, mv: &Move, moved: Told) -> Told {
    if let Some((role, square)) = position.variant().named_wall(mv) {
        let piece = About::Piece(position.variant().piece(role).name.clone());
        return told!("move-walls", moved = moved, piece = piece, square = square);
    }
    let Some(Gating { on, role }) = mv.gating() else { return moved };
    let piece = About::Piece(position.variant().piece(role).name.clone());
    told!("move-enters", moved = moved, piece = piece, square = on)
}

/// The move without what follows from it.
fn moved(position: &Position, mv: &Move) -> Told {
    let name = |role: Role| About::Piece(position.variant().piece(role).name.clone());
    let on = |square: Square| {
        let piece = position.piece_at(square);
        piece.map_or_else(|| told!("piece-nameless").into(), |piece| name(piece.role))
    };
    if let Some(role) = mv.dropped() {
        return told!("move-drops", piece = name(role), square = mv.to);
    }
    let (from, to, piece) = (mv.from, mv.to, on(mv.from));
    let victim = position.captured(mv).map(|(square, piece)| (square, name(piece.role)));
    let second = position.also_captured(mv).map(|(_, piece)| name(piece.role));
    match (mv.kind, victim) {
        (MoveKind::Pass, _) if mv.promotion.is_some() => {
            told!("move-becomes-there", piece = piece, square = to)
        }
        (MoveKind::Pass, _) if position.variant().passing != Passing::Never => told!("move-pass"),
        (MoveKind::Pass, _) => told!("move-passes", piece = piece, square = to),
        (MoveKind::Locust { .. }, Some((square, victim))) if from == to => {
            told!(
                "move-takes-in-place",
                piece = piece,
                from = from,
                victim = victim,
                square = square
            )
        }
        (MoveKind::Locust { .. }, Some((square, victim))) => match second {
            Some(second) => told!(
                "move-takes-two",
                piece = piece,
                from = from,
                victim = victim,
                square = square,
                second = second,
                to = to
            ),
            None => told!(
                "move-takes-and-goes-on",
                piece = piece,
                from = from,
                victim = victim,
                square = square,
                to = to
            ),
        },
        (MoveKind::EnPassant, Some((square, victim))) => told!(
            "move-takes-in-passing",
            piece = piece,
            from = from,
            victim = victim,
            square = square,
            to = to
        ),
        (_, Some((square, victim))) => {
            told!("move-takes", piece = piece, from = from, victim = victim, square = square)
        }
        (MoveKind::KingLeap, None) => told!("move-leaps", piece = piece, from = from, to = to),
        (MoveKind::Castling { rook_from, rook_to }, None) => told!(
            "move-castles",
            piece = piece,
            from = from,
            to = to,
            partner = on(rook_from),
            partner_from = rook_from,
            partner_to = rook_to
        ),
        (_, None) => told!("move-goes", piece = piece, from = from, to = to),
    }
}
