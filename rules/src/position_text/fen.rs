//! Reads and writes positions as text.
//!
//! `placement side rights passed half-moves full-moves`, with a seventh part in some variants:
//! - The placement is described in `placement.rs`, and the hands behind it in `hands_text.rs`.
//! - The side is `w` or `b`.
//! - The rights are the squares of the pieces that have never moved, where that matters, with commas
//!   between, or `-`. In variants with castling they may be `KQkq` as in orthodox chess.
//! - The passed square is the one passed over by a double step, or `-`. A triple step has both, as
//!   `f3f4`, and a diagonal step also has the piece's own square.
//! - The half-moves are the plies since the last capture, Pawn's move or promotion.
//! - The full-moves are the number of the move.
//! - The seventh part has the checks given by each side, like `+2+0`, in variants won by a number of
//!   checks. While moves are counted it has the plies counted and how many may be, `6/32`. Where
//!   another piece than a Lion has just taken a Lion it has that square, `g8`. After a pass it is
//!   `pass`, and after two `pass,pass`.

use std::fmt::{self, Write};
use std::sync::Arc;

use crate::board::Board;
use crate::legal_moves::passed::Passed;
use crate::pieces::hands::Hands;
use crate::pieces::piece::Cell;
use crate::pieces::royals::royals;
use crate::position_text::castling_letters;
use crate::position_text::fen_passed::read_passed;
use crate::position_text::hands_text;
use crate::position_text::placement;
use crate::state::State;
use crate::{
    Color, Count, FenError, Passing, Piece, Position, Royalty, Square, SquareSet, Variant,
};

/// Counters above this are refused.
const MOST_MOVES: u32 = 1_000_000;

impl Position {
    /// The array of a variant.
    pub fn start(variant: &Arc<Variant>) -> Position {
        Position::from_array_fen(variant, &variant.start_fen)
            .expect("an array is checked with its variant, or by a test if it is bundled")
    }

    /// Reads a position. The last two parts may be missing, and are then `0 1`. The checks may be
    /// missing, and are then `+0+0`. Without the count, no side counts.
    ///
    /// # Errors
    /// The text does not have the form above, or is no position of the variant. Each side must have
    /// one King, rights and the passed square must belong to pieces that are there, and no piece
    /// may stand outside the zone that it never leaves. A position that no game can reach is
    /// refused too, as far as that shows ([`Position::impossible`]).
    pub fn from_fen(variant: &Arc<Variant>, text: &str) -> Result<Position, FenError> {
        let position = Position::from_array_fen(variant, text)?;
        position.impossible().map_or(Ok(position), Err)
    }

    /// Reads an array of a variant file. It need not be a position that a game can reach.
    pub(crate) fn from_array_fen(variant: &Arc<Variant>, text: &str) -> Result<Position, FenError> {
        let position = Position::from_stored_fen(variant, text)?;
        match position.outside_its_zone().or_else(|| position.passed_by_nobody()) {
            Some(error) => Err(error),
            None => Ok(position),
        }
    }

    /// Reads a position that was accepted before. At that time three things were not checked:
    /// whether a piece stands outside the zone that it never leaves, where the step over the passed
    /// squares began, and whether a game can reach the position. A game that was begun from such a
    /// position goes on.
    ///
    /// # Errors
    /// As for [`Position::from_fen`], except zones, the origins of steps, and positions that no
    /// game can reach.
    pub fn from_stored_fen(variant: &Arc<Variant>, text: &str) -> Result<Position, FenError> {
        let parts: Vec<&str> = text.split_ascii_whitespace().take(8).collect();
        let (mut checks, mut count, mut lion_taken, mut passes) = ([0; 2], None, None, 0);
        let parts = match &parts[..] {
            [parts @ .., last] if parts.len() == 6 => {
                if let Some(limit) = variant.endings.checks {
                    checks = read_checks(last, limit).ok_or(FenError::Checks(limit))?;
                    parts
                } else if variant.endings.counting.is_some() {
                    count = Some(Count::read(last).ok_or(FenError::Count)?);
                    parts
                } else if variant.restraints.lions {
                    let square = Square::parse(last).filter(|square| variant.contains(*square));
                    lion_taken = Some(square.ok_or(FenError::LionTaken)?);
                    parts
                } else if variant.passing != Passing::Never {
                    passes = read_passes(last).ok_or(FenError::Passes)?;
                    parts
                } else {
                    return Err(FenError::Parts(7));
                }
            }
            parts => parts,
        };
        let (placement, side, rights, passed, counters) = match parts[..] {
            [placement, side, rights, passed] => (placement, side, rights, passed, ["0", "1"]),
            [placement, side, rights, passed, half, full] => {
                (placement, side, rights, passed, [half, full])
            }
            _ if variant.endings.checks.is_some()
                || variant.endings.counting.is_some()
                || variant.restraints.lions
                || variant.passing != Passing::Never =>
            {
                return Err(FenError::PartsWithChecks(parts.len()));
            }
            _ => return Err(FenError::Parts(parts.len())),
        };
        let (rows, in_hand) = placement::without_hands(placement);
        let mut board = placement::read(variant, rows)?;
        let hands = hands_text::read(variant, in_hand)?;
        let turn = match side {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return Err(FenError::Side),
        };
        let [half_moves, full_moves] = counters.map(read_counter);
        let kings = [
            find_king(variant, &board, &hands, Color::White)?,
            find_king(variant, &board, &hands, Color::Black)?,
        ];
        board.set_unmoved(read_rights(variant, &board, rights)?);
        let state = State {
            passed: read_passed(variant, &board, turn, passed)?,
            lion_taken,
            passes,
            checks,
            hands,
            half_moves: half_moves.ok_or(FenError::Counter)?,
            full_moves: full_moves.filter(|&number| number > 0).ok_or(FenError::Counter)?,
            kings,
            board,
            turn,
        };
        Ok(Position { variant: Arc::clone(variant), state, count })
    }

    /// The error of the first piece outside the zone that it never leaves, if there is one.
    fn outside_its_zone(&self) -> Option<FenError> {
        let tables = self.tables();
        let is_outside =
            |(square, piece): &(Square, Piece)| !tables.kind_of(*piece).territory.contains(*square);
        let (square, piece) = self.pieces().find(is_outside)?;
        let kind = self.variant.piece(piece.role);
        let zone = self.variant.zones.get(kind.stays_in?)?;
        Some(FenError::OutsideZone {
            side: self.variant.side_names[piece.color.index()].clone(),
            piece: kind.name.clone(),
            square,
            zone: zone.name.clone(),
            parts: zone.parts(piece.color, self.variant.ranks),
        })
    }

    /// Writes the position, with all its parts. A position has the same text for ever, because this
    /// text is stored and hashed.
    pub fn fen(&self) -> String {
        self.written(&rights(*self.state.board.unmoved()))
    }

    /// Writes the position as other programs read it. Castling rights are in the letters `KQkq`,
    /// where these say all that is still of use. Reading the text gives an equal position.
    pub fn exchange_fen(&self) -> String {
        castling_letters::written(self).map_or_else(|| self.fen(), |rights| self.written(&rights))
    }

    fn written(&self, rights: &str) -> String {
        let mut text = String::with_capacity(160);
        placement::write(self, &mut text);
        hands_text::write(self, &mut text);
        text.push(' ');
        text.push(if self.turn() == Color::White { 'w' } else { 'b' });
        let passed = self.state.passed.into_iter().flat_map(Passed::named);
        let passed: String = passed.map(|square| square.to_string()).collect();
        let passed = if passed.is_empty() { "-" } else { &passed };
        write!(text, " {rights} {passed} {} {}", self.half_move_clock(), self.full_move_number())
            .expect("writing to a String does not fail");
        if self.variant.endings.checks.is_some() {
            let [first, second] = self.state.checks;
            write!(text, " +{first}+{second}").expect("writing to a String does not fail");
        }
        if let Some(square) = self.state.lion_taken {
            write!(text, " {square}").expect("writing to a String does not fail");
        }
        if self.state.passes > 0 {
            text.push_str(if self.state.passes == 1 { " pass" } else { " pass,pass" });
        }
        if let Some(count) = self.count {
            write!(text, " {count}").expect("writing to a String does not fail");
        }
        text
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.variant.id, self.fen())
    }
}

/// The third part: these squares by files, or `-`.
pub(crate) fn rights(squares: SquareSet) -> String {
    let mut squares: Vec<Square> = squares.iter().collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

fn find_king(
    variant: &Variant,
    board: &Board,
    hands: &Hands,
    color: Color,
) -> Result<Square, FenError> {
    let role = match variant.royalty {
        Royalty::One(role) => role,
        Royalty::Several(_) => {
            let first = royals(variant.tables(), board, color).iter().next();
            let side = variant.side_names[color.index()].clone();
            let may_lack = may_lack_royals(variant, color) || holds_royal(variant, hands, color);
            if first.is_none() && may_lack {
                return Ok(Square(0));
            }
            return first.ok_or(FenError::NoRoyal { side });
        }
        // That square is never used.
        Royalty::Nobody => return Ok(Square(0)),
    };
    let king = Cell::of(Piece { color, role });
    let mut kings = board.side(color).iter().filter(|square| board.cell(*square) == king);
    match (kings.next(), kings.count()) {
        (Some(king), 0) => Ok(king),
        (first, others) => Err(FenError::Kings {
            side: variant.side_names[color.index()].clone(),
            found: others + usize::from(first.is_some()),
        }),
    }
}

/// Whether a side may have no royal piece: after a blast, or in a game in which it begins without one.
fn may_lack_royals(variant: &Variant, color: Color) -> bool {
    variant.explosions.is_some() || variant.lacks_royals[color.index()]
}

/// Whether a side has a royal piece in hand.
fn holds_royal(variant: &Variant, hands: &Hands, color: Color) -> bool {
    let held = variant.held_kinds().zip(0u8..);
    held.filter(|(_, slot)| hands.count(color, *slot) > 0)
        .any(|(role, _)| variant.piece(role).royal)
}

fn read_rights(variant: &Variant, board: &Board, text: &str) -> Result<SquareSet, FenError> {
    let mut unmoved = SquareSet::EMPTY;
    if text == "-" {
        return Ok(unmoved);
    }
    if let Some(rights) = castling_letters::read(variant, board, text) {
        return Ok(rights);
    }
    for name in text.split(',') {
        let letters = || castling_letters::missing(variant, board, text);
        let square = Square::parse(name).ok_or_else(|| letters().unwrap_or(FenError::Rights))?;
        if unmoved.contains(square) {
            return Err(FenError::Rights);
        }
        let cell = board.cell(square);
        if cell.is_empty() || !variant.tables().kind(cell).has_right {
            return Err(FenError::NoRight(square));
        }
        unmoved.insert(square);
    }
    Ok(unmoved)
}

/// The checks given by each side, at most as many as win the game.
fn read_checks(text: &str, limit: u8) -> Option<[u8; 2]> {
    let (first, second) = text.strip_prefix('+')?.split_once('+')?;
    let checks = [first.parse().ok()?, second.parse().ok()?];
    // A number has neither a sign nor a leading zero.
    let is_plain = format!("+{}+{}", checks[0], checks[1]) == text;
    (is_plain && checks.iter().all(|given| *given <= limit)).then_some(checks)
}

/// The passes that came last.
fn read_passes(text: &str) -> Option<u8> {
    match text {
        "pass" => Some(1),
        "pass,pass" => Some(2),
        _ => None,
    }
}

fn read_counter(text: &str) -> Option<u32> {
    let digits = (1..=7).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten().filter(|&number| number <= MOST_MOVES)
}
