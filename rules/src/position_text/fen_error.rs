//! Why a text is not a position, in words.

use thiserror::Error;

use crate::{Label, Rectangle, Square};

/// Why a text is not a position of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum FenError {
    /// There are not four or six parts.
    #[error("a position has four or six parts with spaces between, not {0}")]
    Parts(usize),
    /// There are not four, six or seven parts in a game in which checks or moves are counted.
    #[error("a position of this game has four, six or seven parts with spaces between, not {0}")]
    PartsWithChecks(usize),
    /// The seventh part is not the checks given by each side.
    #[error("the seventh part is the checks given by each side, like +1+0, at most {0} each")]
    Checks(u8),
    /// The seventh part is not the square on which a Lion has just been taken.
    #[error("the seventh part is the square on which a Lion has just been taken, like g8")]
    LionTaken,
    /// The seventh part is neither one pass nor two.
    #[error("the seventh part is pass, or pass,pass after two passes")]
    Passes,
    /// The seventh part is not how far a draw is counted.
    #[error("the seventh part is the half-moves that are counted and how many may be, like 6/32")]
    Count,
    /// The number of ranks is wrong.
    #[error("the board has {expected} ranks, not {found}")]
    Ranks {
        /// The ranks of the board.
        expected: u8,
        /// The ranks in the text.
        found: usize,
    },
    /// A rank is too short or too long.
    #[error("rank {rank} must fill {expected} files exactly")]
    Files {
        /// The number of the rank, from 1.
        rank: u8,
        /// The files of the board.
        expected: u8,
    },
    /// Something stands where there is no square, or it is written as empty.
    #[error("{0} is no square of this board, and must be written as *")]
    Hole(Square),
    /// A square is written as if there were none.
    #[error("{0} is a square of this board, and cannot be written as *")]
    NoHole(Square),
    /// A wall where none may stand: outside its zone, or beside the only one.
    #[error("no {piece} may stand on {square}")]
    Wall {
        /// The name of the wall's piece.
        piece: String,
        /// The square.
        square: Square,
    },
    /// A letter that is no piece of the variant.
    #[error("there is no piece with the letter {0:?}")]
    Letter(char),
    /// A primed letter that is no piece of the variant.
    #[error("there is no piece with the label {0}")]
    Label(Label),
    /// A piece in hand that never is in one.
    #[error("no {piece} is ever in hand")]
    NeverInHand {
        /// The name of the piece.
        piece: String,
    },
    /// Too many pieces of a kind in hand.
    #[error("a side has at most {most} pieces of a kind in hand")]
    HandIsFull {
        /// The most pieces of a kind.
        most: u8,
    },
    /// A side without King or with several.
    #[error("{side} must have one King, not {found}")]
    Kings {
        /// The name of the side.
        side: String,
        /// How many there are.
        found: usize,
    },
    /// A side without a royal piece, where it may have several.
    #[error("{side} must have a royal piece")]
    NoRoyal {
        /// The name of the side.
        side: String,
    },
    /// A piece outside the zone that it never leaves.
    #[error(
        "{side}'s {piece} cannot stand on {square}, because it never leaves its {zone}, {}",
        in_english(parts)
    )]
    OutsideZone {
        /// The name of the side.
        side: String,
        /// The name of the piece.
        piece: String,
        /// Where it stands.
        square: Square,
        /// The name of the zone.
        zone: String,
        /// Its parts, by their corners.
        parts: Vec<Rectangle>,
    },
    /// The side that has just moved could lose its royal piece.
    #[error(
        "{side} is in check although it is {mover}'s move: let {side} move (write {letter}), or take the check \
         away"
    )]
    LeftInCheck {
        /// The name of the side in check.
        side: String,
        /// The name of the side to move.
        mover: String,
        /// The letter of the side in check.
        letter: char,
    },
    /// Both sides could lose their royal piece.
    #[error("both sides are in check, and no move can lead to that: take one of the checks away")]
    BothInCheck,
    /// The Kings look at each other where no move may leave them so.
    #[error(
        "the two {piece}s face each other with nothing between, which no move may do: put a piece between, or move one"
    )]
    KingsFace {
        /// The name of the royal piece.
        piece: String,
    },
    /// A piece on a square on which it becomes another one.
    #[error(
        "{side}'s {piece} cannot stand on {square}, because it is promoted there: put what it became"
    )]
    Promoted {
        /// The name of the side.
        side: String,
        /// The name of the piece.
        piece: String,
        /// Where it stands.
        square: Square,
    },
    /// A Pawn on a rank to which none comes.
    #[error(
        "{side}'s {piece} cannot stand on {square}, because no {piece} can get to that rank: put it somewhere else"
    )]
    NeverThere {
        /// The name of the side.
        side: String,
        /// The name of the piece.
        piece: String,
        /// Where it stands.
        square: Square,
    },
    /// A right of a piece that has never moved, and stands where none begins.
    #[error(
        "{side}'s {piece} on {square} must have moved, because no {piece} starts there: leave it out of the third \
         part, or write - there"
    )]
    Moved {
        /// The name of the side.
        side: String,
        /// The name of the piece.
        piece: String,
        /// Where it stands.
        square: Square,
    },
    /// A placement alone, in which either side could be to move.
    #[error(
        "it does not say who is to move: write the whole text, as “{}” or “{}”, and who may castle in place \
         of the first dash",
        .0[0], .0[1]
    )]
    WhoMoves([String; 2]),
    /// The side to move is neither w nor b.
    #[error("the side to move is w or b")]
    Side,
    /// The third part is neither a list of squares nor `-`.
    #[error("the third part lists squares of pieces that have never moved, or is -")]
    Rights,
    /// A letter of castling whose King or partner is not where the array has him.
    #[error(
        "the letter {letter} in the third part says that {side} may castle, but there is no {piece} on {square}: put \
         it there, or leave the letter out"
    )]
    NotAtHome {
        /// The letter.
        letter: char,
        /// The name of the side.
        side: String,
        /// The name of the piece that is missing.
        piece: String,
        /// Where it is missing.
        square: Square,
    },
    /// A right for a square without a piece that could have it.
    #[error("{0} has no piece that could have a right by never having moved")]
    NoRight(Square),
    /// The fourth part is neither a square that was just passed nor `-`.
    #[error("the fourth part is the square that was just passed by a double step, or -")]
    Passed,
    /// A counter is not a number, or too large.
    #[error(
        "the last two parts are the half-moves since a capture or Pawn move and the number of the move"
    )]
    Counter,
}

/// "c8 to h10 and d7".
fn in_english(parts: &[Rectangle]) -> String {
    let part = |[first, last]: &Rectangle| {
        if first == last { first.to_string() } else { format!("{first} to {last}") }
    };
    let parts: Vec<String> = parts.iter().map(part).collect();
    match parts.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => parts.concat(),
    }
}
