//! Writes moves: coordinates for records, Game Courier's full form, the short form, and words.

use crate::{Color, Gating, Move, MoveKind, Passing, Piece, Position, Role, Square, Variant};

/// The coordinate form used in records: `e4e6`, `a15a16=Q`. The promotion is always named, by its
/// upper-case label. Castling is written with the King's destination. Where he could go there by
/// himself too, it is written with his partner's square: `f1h1`. A drop names the piece, `P@e5`. A
/// capture on the way has its square between, `f6g7f8`, and a pass is `f6f6`. A piece that enters from
/// the hand stands behind a stroke, `g1f3/H`, with its square after castling, `e1g1/He1`. The square of a
/// wall stands behind a comma, `e2e4,d5`.
pub fn coordinates(variant: &Variant, mv: &Move) -> String {
    if let Some(role) = mv.dropped() {
        return format!("{}@{}", variant.piece(role).label, mv.to);
    }
    let over = mv.taken_on_the_way().map_or_else(String::new, |taken| taken.to_string());
    let to = written_to(variant, mv);
    let promotion = promotion_suffix(variant, mv.promotion);
    format!("{}{over}{to}{promotion}{}", mv.from, placed_suffix(variant, mv))
}

/// The piece that enters, or the square of the wall.
fn placed_suffix(variant: &Variant, mv: &Move) -> String {
    match variant.named_wall(mv) {
        Some((_, square)) => format!(",{square}"),
        None => gating_suffix(variant, mv),
    }
}

/// The piece that enters, with its square where a move leaves two squares.
fn gating_suffix(variant: &Variant, mv: &Move) -> String {
    let Some(Gating { on, role }) = mv.gating() else { return String::new() };
    let label = variant.piece(role).label;
    match mv.kind {
        MoveKind::Castling { .. } => format!("/{label}{on}"),
        _ => format!("/{label}"),
    }
}

/// The square that is written as the destination. It is the partner's where the King castles to a
/// square to which he could also go by himself, or castles without moving.
pub(super) fn written_to(variant: &Variant, mv: &Move) -> Square {
    match mv.kind {
        MoveKind::Castling { rook_from, .. } if variant.castler_goes(mv.from, mv.to) => rook_from,
        _ => mv.to,
    }
}

fn promotion_suffix(variant: &Variant, promotion: Option<Role>) -> String {
    promotion.map_or(String::new(), |role| format!("={}", variant.piece(role).label))
}

/// The legal move with exactly these coordinates.
pub fn from_coordinates(position: &Position, text: &str) -> Option<Move> {
    if let Some((_, to)) = text.split_once('@') {
        let onto = position.legal_moves_from(Square::parse(to)?);
        return onto.into_iter().find(|mv| coordinates(position.variant(), mv) == text);
    }
    let squares = text.split(['=', '/', ',']).next()?;
    let starts = || squares.match_indices(|letter: char| letter.is_ascii_alphabetic());
    let (second, last) = (starts().nth(1)?.0, starts().next_back()?.0);
    let (from, to) = (Square::parse(&squares[..second])?, Square::parse(&squares[last..])?);
    position.legal_moves_from(from).into_iter().find(|mv| {
        written_to(position.variant(), mv) == to && coordinates(position.variant(), mv) == text
    })
}

/// Game Courier's full form: `P e4-e6`, with Black's labels in lower case (`p e13-e11`). A second
/// part has the promotion (`P a15-a16; Q-a16`), the piece that enters (`N g1-f3; H-g1`), the wall
/// (`P e2-e4; D-d5`), the victim of a capture in passing (`P d5-e6; e5-`) or on the way (`N f6-f8;
/// g7-`), or the partner in castling (`K f1-h1; R j1-g1`). A drop is `P@e5`, and a pass `N f6-f6`.
pub fn canonical(position: &Position, mv: &Move) -> String {
    let variant = position.variant();
    let letter = |role: Option<Role>| {
        let piece = role.map(|role| Piece { color: position.turn(), role });
        piece.map_or("?".to_owned(), |piece| variant.letter(piece))
    };
    if mv.is_drop() {
        return format!("{}@{}", letter(mv.dropped()), mv.to);
    }
    if mv.is_pass() && variant.passing != Passing::Never {
        return "pass".to_owned();
    }
    let role = position.piece_at(mv.from).map(|piece| piece.role);
    let mut text = format!("{} {}-{}", letter(role), mv.from, mv.to);
    if mv.promotion.is_some() {
        text.push_str(&format!("; {}-{}", letter(mv.promotion), mv.to));
    }
    if let (MoveKind::EnPassant | MoveKind::Locust { .. }, Some((victim, _))) =
        (mv.kind, position.captured(mv))
    {
        text.push_str(&format!("; {victim}-"));
    }
    if let MoveKind::Castling { rook_from, rook_to } = mv.kind {
        let partner = position.piece_at(rook_from).map(|piece| piece.role);
        text.push_str(&format!("; {} {rook_from}-{rook_to}", letter(partner)));
    }
    if let Some(Gating { on, role }) = mv.gating() {
        text.push_str(&format!("; {}-{on}", letter(Some(role))));
    }
    if let Some((role, square)) = variant.named_wall(mv) {
        text.push_str(&format!("; {}-{square}", variant.piece(role).label));
    }
    text
}

/// Castling in the short form: `O-O` towards the higher files, `O-O-O` towards the lower.
pub(crate) fn castling_text(long: bool) -> &'static str {
    if long { "O-O-O" } else { "O-O" }
}

/// Whether a castling goes towards the lower files.
pub(crate) fn is_long(mv: &Move) -> bool {
    matches!(mv.kind, MoveKind::Castling { rook_from, .. } if rook_from < mv.from)
}

/// The short form: `Te7`, `Txg5`, `e6` and `exd5` for a Pawn, `a16=Q`, `O-O`. If another piece
/// could go there too, it is `Tde7`. If the King has a choice of squares on that side, castling is
/// `Kh1`. Then comes `+` for check or `#` for checkmate. If several kinds of Pawn could go there,
/// both squares are written, `e5-e6`. A drop is `P@e5`. A capture on the way is `Nxg7xf8` or
/// `Nxg7-f8`, and a pass `Nf6`, the square where the piece stays. A piece that enters stands behind a
/// stroke, `Nf3/H` and `O-O/Hh1`, and the square of a wall behind a comma, `e4,d5`. Where a whole side
/// may pass, that is `pass`.
pub fn short(position: &Position, mv: &Move) -> String {
    let variant = position.variant();
    let next = position.play(mv);
    let mark = match (next.is_check(), next.has_legal_move()) {
        (true, true) => "+",
        (true, false) => "#",
        (false, _) => "",
    };
    let Some(piece) = position.piece_at(mv.from) else {
        return format!("{}{mark}", coordinates(variant, mv));
    };
    if mv.is_pass() && variant.passing != Passing::Never {
        return format!("pass{mark}");
    }
    let captures = position.captured(mv).is_some();
    let kind = variant.piece(piece.role);
    let legal = position.legal_moves();
    let is_castling = |mv: &&Move| matches!(mv.kind, MoveKind::Castling { .. });
    let others: Vec<Square> = legal
        .iter()
        .filter(|other| other.to == mv.to && other.from != mv.from && !other.is_drop())
        .map(|other| other.from)
        .collect();
    // Without a letter, any kind of Pawn could be meant.
    let is_rival = |other: Piece| other == piece || kind.pawn && variant.piece(other.role).pawn;
    let rivals: Vec<&Square> =
        others.iter().filter(|from| position.piece_at(**from).is_some_and(is_rival)).collect();
    let shares_file = rivals.iter().any(|from| from.file() == mv.from.file());
    let shares_rank = rivals.iter().any(|from| from.rank() == mv.from.rank());
    let file = char::from(b'a' + mv.from.file());
    let (cross, to) = match mv.taken_on_the_way() {
        Some(taken) if position.also_captured(mv).is_some() => (format!("x{taken}x"), mv.to),
        Some(taken) => (format!("x{taken}-"), mv.to),
        None => (if captures { "x" } else { "" }.to_owned(), mv.to),
    };
    let body = if is_castling(&mv) {
        let castlings = legal.iter().filter(is_castling).filter(|other| other.placed == mv.placed);
        let alike = castlings.filter(|other| is_long(other) == is_long(mv));
        match alike.count() {
            // The King may choose how far he goes.
            2.. => format!("{}{}", kind.label, written_to(variant, mv)),
            _ => castling_text(is_long(mv)).to_owned(),
        }
    } else if kind.pawn {
        match (captures, rivals.is_empty()) {
            _ if mv.taken_on_the_way().is_some() => format!("{}{cross}{to}", mv.from),
            (true, _) if !shares_file => format!("{file}{cross}{to}"),
            (false, true) => to.to_string(),
            _ => format!("{}{}{to}", mv.from, if captures { &*cross } else { "-" }),
        }
    } else {
        // "L13l11" is the Lion on rank 13, unless a piece on l13 could go there too.
        let square = format!("{}{}", kind.label.of(Color::Black), mv.from.rank() + 1);
        let like_square = Square::parse(&square);
        let shares_rank = shares_rank || like_square.is_some_and(|from| others.contains(&from));
        let origin = match (rivals.is_empty(), shares_file, shares_rank) {
            (true, ..) => String::new(),
            (false, false, _) => file.to_string(),
            (false, true, false) => (mv.from.rank() + 1).to_string(),
            (false, true, true) => mv.from.to_string(),
        };
        format!("{}{origin}{cross}{to}", kind.label)
    };
    let promotion = promotion_suffix(variant, mv.promotion);
    format!("{body}{promotion}{}{mark}", placed_suffix(variant, mv))
}

/// Whether a square can stand for a move's destination. Where a King castles from anywhere, the
/// partner's square is one too, as other programs write it.
pub(super) fn goes_to(variant: &Variant, mv: &Move, to: Square) -> bool {
    let is_partners = || variant.castles_from_anywhere() && partner(mv) == Some(to);
    mv.to == to || written_to(variant, mv) == to || is_partners()
}

/// Whether a move goes over a square that was named between its two others. Over an empty square it takes
/// nothing on the way.
pub(super) fn is_over(position: &Position, mv: &Move, over: Option<Square>) -> bool {
    let taken = |square: Square| position.piece_at(square).map(|_| square);
    over.is_none_or(|square| mv.taken_on_the_way() == taken(square))
}

/// The square of the partner in castling.
pub(super) fn partner(mv: &Move) -> Option<Square> {
    match mv.kind {
        MoveKind::Castling { rook_from, .. } => Some(rook_from),
        _ => None,
    }
}
