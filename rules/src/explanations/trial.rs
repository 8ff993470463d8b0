//! A trial of a piece that belongs to no variant yet: its XBetza is tried on a board.

use std::str::FromStr;

use thiserror::Error;

use crate::betza::{self, BetzaError};
use crate::board::Board;
use crate::compiled::compile::Extent;
use crate::compiled::tables::Tables;
use crate::legal_moves::destinations::{multi_steps, reach};
use crate::legal_moves::locusts::each_locust;
use crate::pieces::hands::Hands;
use crate::pieces::piece::Cell;
use crate::state::State;
use crate::{
    Color, Facing, InHand, Label, MoveKind, Piece, PieceType, PromotingMoves, Role, Royalty,
    Square, SquareSet,
};

/// A board with the piece whose movement is tried, and with other pieces in its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    files: u8,
    ranks: u8,
    at: Square,
    side: Color,
    others: Vec<(Square, Color)>,
    holes: SquareSet,
}

/// The squares to which a piece can go, ordered from a1 along each rank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destinations {
    /// Empty squares, and its own if it may pass.
    pub moves: Vec<Square>,
    /// Squares with a piece that it captures.
    pub captures: Vec<Square>,
    /// Captures on the way: the square of the piece captured, and the one where the move ends. Its own
    /// square is where it returns to.
    pub locusts: Vec<(Square, Square)>,
}

impl Destinations {
    /// Whether the piece captures another one on a square.
    pub fn takes(&self, square: Square) -> bool {
        self.captures.contains(&square) || self.locusts.iter().any(|(taken, _)| *taken == square)
    }

    /// Whether a move of the piece ends on a square, with or without a capture on the way.
    pub fn ends_on(&self, square: Square) -> bool {
        self.moves.contains(&square) || self.locusts.iter().any(|(_, to)| *to == square)
    }
}

/// The reason why there is no such board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TrialError {
    /// The board is too small or too large.
    #[error("a board has 2 to 16 files and ranks")]
    Size,
    /// The square is not on it.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// The placement has too few or too many ranks.
    #[error("the board has {0} ranks, and {1} are written")]
    Ranks(u8, usize),
    /// A rank of the placement has too few or too many squares, or other letters.
    #[error(
        "the board is written like the first part of a FEN, rank {0} must have {1} squares: a number for \
         empty ones, X or x for the piece, O for White's, o for Black's, * for no square"
    )]
    Rank(usize, u8),
    /// The piece is on another square of the placement, or on several.
    #[error("the board must have X or x on {0}, and nowhere else")]
    Piece(Square),
}

impl Trial {
    /// An empty board with a piece of this side on a square.
    ///
    /// # Errors
    /// The board is smaller than 2x2 or larger than 16x16, or the square is not on it.
    pub fn empty(files: u8, ranks: u8, at: Square, side: Color) -> Result<Trial, TrialError> {
        if !(2..=16).contains(&files) || !(2..=16).contains(&ranks) {
            return Err(TrialError::Size);
        }
        if at.file() >= files || at.rank() >= ranks {
            return Err(TrialError::OffBoard(at));
        }
        Ok(Trial { files, ranks, at, side, others: Vec::new(), holes: SquareSet::EMPTY })
    }

    /// A board with a placement, which is written like the first part of a FEN. `X` is the piece
    /// itself if it is White's, and `x` if it is Black's. `O` is another piece of White, `o` one of
    /// Black, and `*` a hole.
    ///
    /// ```
    /// use menagerie_rules::{Square, Trial};
    /// let b2 = Square::parse("b2").expect("it is a square");
    /// let trial = Trial::placed(3, 3, b2, "1o1/OX1/3").expect("it is a board");
    /// let there = trial.destinations("R").expect("it is XBetza");
    /// assert_eq!(there.captures.iter().map(Square::to_string).collect::<Vec<_>>(), ["b3"]);
    /// ```
    ///
    /// # Errors
    /// As with an empty board. Also, the placement does not fit the board, or the piece is not on
    /// the square.
    pub fn placed(files: u8, ranks: u8, at: Square, text: &str) -> Result<Trial, TrialError> {
        let mut trial = Trial::empty(files, ranks, at, Color::White)?;
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != usize::from(ranks) {
            return Err(TrialError::Ranks(ranks, rows.len()));
        }
        let mut found = Vec::new();
        for (row, rank) in rows.into_iter().zip((0..ranks).rev()) {
            let wrong = TrialError::Rank(usize::from(rank) + 1, files);
            let mut file = 0u8;
            let mut rest = row;
            while let Some(letter) = rest.chars().next() {
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                let (text, after) = rest.split_at(digits.max(letter.len_utf8()));
                rest = after;
                if digits > 0 {
                    let run = u8::from_str(text).ok().filter(|run| (1..=16).contains(run));
                    file += run.ok_or(wrong)?;
                } else {
                    let square = Square::new(file, rank).filter(|_| file < files).ok_or(wrong)?;
                    let color = if letter.is_uppercase() { Color::White } else { Color::Black };
                    match letter {
                        'X' | 'x' => found.push((square, color)),
                        'O' | 'o' => trial.others.push((square, color)),
                        '*' => trial.holes.insert(square),
                        _ => return Err(wrong),
                    }
                    file += 1;
                }
                if file > files {
                    return Err(wrong);
                }
            }
            if file != files {
                return Err(wrong);
            }
        }
        match found[..] {
            [(square, color)] if square == at => Ok(Trial { side: color, ..trial }),
            _ => Err(TrialError::Piece(at)),
        }
    }

    /// The number of files in the first row of a placement, and the number of its rows, as far as
    /// they fit a byte. They need not be a possible board; [`Trial::placed`] checks that.
    pub fn size_of(text: &str) -> (u8, u8) {
        let row = text.split('/').next().unwrap_or(text);
        let letters = row.chars().filter(|letter| !letter.is_ascii_digit()).count();
        let empty =
            row.split(|letter: char| !letter.is_ascii_digit()).filter(|run| !run.is_empty());
        let files = empty.fold(u8::try_from(letters).unwrap_or(u8::MAX), |files, run| {
            files.saturating_add(run.parse().unwrap_or(u8::MAX))
        });
        (files, u8::try_from(text.split('/').count()).unwrap_or(u8::MAX))
    }

    /// The number of files and of ranks.
    pub fn size(&self) -> (u8, u8) {
        (self.files, self.ranks)
    }

    /// The square and the side of the piece.
    pub fn piece(&self) -> (Square, Color) {
        (self.at, self.side)
    }

    /// The pieces in its way, from the last rank down.
    pub fn others(&self) -> &[(Square, Color)] {
        &self.others
    }

    /// The holes of its board.
    pub fn holes(&self) -> SquareSet {
        self.holes
    }

    /// The squares to which the piece goes with this XBetza, if it has never moved and is no King.
    /// Castling and captures in passing need more than this board.
    ///
    /// # Errors
    /// The text is not XBetza that is understood.
    pub fn destinations(&self, xbetza: &str) -> Result<Destinations, BetzaError> {
        let pieces = [piece(xbetza)?];
        let extent = Extent { files: self.files, ranks: self.ranks, holes: self.holes, zones: &[] };
        let tables = Tables::compile(&extent, &pieces, None, (Royalty::Nobody, Facing::Allowed));
        let cell = |color| Cell::of(Piece { color, role: Role(0) });
        let kind = tables.kind(cell(self.side));
        let mut board = Board::EMPTY;
        board.put(self.at, cell(self.side), kind.walks);
        for (square, color) in &self.others {
            board.put(*square, cell(*color), kind.walks);
        }
        board.set_unmoved([self.at].into_iter().collect());
        let state = State {
            board,
            kings: [self.at; 2],
            turn: self.side,
            passed: None,
            lion_taken: None,
            passes: 0,
            checks: [0; 2],
            hands: Hands::EMPTY,
            half_moves: 0,
            full_moves: 1,
        };
        let mut to = reach(&tables, &state, self.at, kind);
        to |= multi_steps(&state, self.at, kind);
        let occupied = state.board.occupied();
        let captures = to & occupied;
        let mut moves = to & !occupied;
        let mut locusts = Vec::new();
        each_locust(&tables, &state.board, self.at, kind, |to, what| match what {
            MoveKind::Locust { taken } => locusts.push((taken, to)),
            _ => moves.insert(to),
        });
        locusts.sort_unstable();
        locusts.dedup();
        Ok(Destinations {
            moves: moves.iter().collect(),
            captures: captures.iter().collect(),
            locusts,
        })
    }
}

fn piece(xbetza: &str) -> Result<PieceType, BetzaError> {
    Ok(PieceType {
        label: Label::plain('X').expect("it is a letter"),
        name: String::new(),
        aliases: Vec::new(),
        drawing: String::new(),
        betza: xbetza.to_owned(),
        moves: String::new(),
        value: None,
        second_value: None,
        royal: false,
        pawn: false,
        promotions: [Vec::new(), Vec::new()],
        promotes_on: Vec::new(),
        promotes_in: None,
        promoting_moves: PromotingMoves::Any,
        promotes_on_leaving: false,
        promotes_always_in: None,
        may_be_immobile: false,
        in_hand: InHand::default(),
        at_most: None,
        counts_with: Vec::new(),
        restricted: false,
        guest: false,
        stays_in: None,
        keeps_in_passing: false,
        leaps_over_attacks: false,
        first_leap_lost_to: Vec::new(),
        never_hops_over: Vec::new(),
        never_captures: Vec::new(),
        movements: betza::read(xbetza)?,
    })
}
