//! The endings of a variant.

use crate::{Counting, Points, Role, Row};

/// How the games of a variant end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endings {
    /// The result of being in check without a legal move.
    pub checkmate: Checkmate,
    /// The result of having no legal move without being in check.
    pub stalemate: Stalemate,
    /// The number of occurrences of a position at which a player may claim a draw, at least 2.
    pub repetition_claim: Option<u32>,
    /// The number of occurrences of a position at which the game is drawn by itself, at least 2.
    pub repetition_draw: Option<u32>,
    /// The number of occurrences of a position at which the player who has brought it about loses.
    pub repetition_loss: Option<u32>,
    /// The number of occurrences of a position at which the player who has brought it about wins.
    pub repetition_win: Option<u32>,
    /// The number of occurrences of a position at which the second mover wins, at least 2.
    pub repetition_second_wins: Option<u32>,
    /// Whether perpetual check loses. The side loses that has given check with each of its moves
    /// when a repetition ends the game, if the other side has not.
    pub perpetual_check_loses: bool,
    /// The number of moves of each side without a capture, a Pawn's move or a promotion after which
    /// a player may claim a draw.
    pub move_rule: Option<u32>,
    /// The number of checks with which a side wins.
    pub checks: Option<u8>,
    /// The squares to which a side brings a piece to win at once.
    pub goal: Option<Goal>,
    /// The pieces that a side must not run out of, or must lose.
    pub extinction: Option<Extinction>,
    /// Whether a side loses that has only its King left. It does not if it can take the last piece
    /// of the other side with its next move.
    pub bare_king_loses: bool,
    /// How moves are counted towards a draw when there are no Pawns any more.
    pub counting: Option<Counting>,
    /// Whether the game is drawn when only the Kings are left.
    pub bare_kings: bool,
    /// The number of moves of each side without a capture, a Pawn's move or a promotion after which
    /// the game is drawn by itself.
    pub move_rule_draw: Option<u32>,
    /// The pieces with which neither side can win any more, so that the game is drawn.
    pub dead: Option<Dead>,
    /// The row of pieces that wins or loses.
    pub row: Option<Row>,
    /// The points of pieces where the game would be drawn.
    pub points: Option<Points>,
}

/// The pieces with which neither side can win any more by any moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dead {
    /// One of these, with only the Kings beside it.
    pub alone: Vec<Role>,
    /// These beside the Kings, any number of both sides, where all stand on squares of one color.
    pub one_color: Vec<Role>,
    /// Only these beside the Kings, where the two sides stand on squares of different colors and so
    /// never meet.
    pub apart: Vec<Role>,
}

/// Squares that win the game for the side that brings a piece there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The kinds of piece that can reach it.
    pub pieces: Vec<Role>,
    /// The squares, as an index into [`Variant::zones`](crate::Variant::zones). Each side has its
    /// own.
    pub zone: usize,
    /// The number of pieces that must be there.
    pub least: u32,
    /// Whether one piece is enough when no square of the zone is empty.
    pub or_full: bool,
    /// When reaching the goal wins.
    pub wins: GoalWins,
}

/// When a side wins whose pieces have reached the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalWins {
    /// At the end of the move that has brought them there.
    AtOnce,
    /// At once, except where the first mover has reached the goal and the second mover can reach it
    /// with the next move. The game is drawn if he does so, and won by the first mover if not.
    Unanswered,
    /// When they are still there after the other side's answer.
    Held,
    /// As soon as no piece that is needed there is attacked. The game is drawn if that is so for
    /// both sides.
    Safe,
    /// At once if no piece that is needed there is attacked. Otherwise when they are still there
    /// after the answer.
    SafeOrHeld,
}

/// A side with too few of some pieces loses, or wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extinction {
    /// The kinds of piece.
    pub pieces: Vec<Role>,
    /// The game ends for a side that has this number of pieces or fewer.
    pub left: u32,
    /// How the pieces are counted.
    pub counted: Counted,
    /// Whether that side wins rather than loses.
    pub wins: bool,
    /// The winner where one move does it to both sides.
    pub both: BothExtinct,
}

/// The winner where one move leaves both sides with too few pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BothExtinct {
    /// The side that has made the move.
    Mover,
    /// The other side.
    Other,
    /// Nobody, and the game goes on.
    Nobody,
}

/// How pieces are counted to say whether they are extinct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Each kind by itself. One extinct kind is enough.
    Each,
    /// The pieces of all the kinds.
    Together,
}

/// The result of a checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checkmate {
    /// The checkmated side loses.
    Loss,
    /// The checkmated side wins.
    Win,
}

/// The result of a stalemate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    /// Nobody wins.
    Draw,
    /// The player without a move loses.
    Loss,
    /// The player without a move wins.
    Win,
    /// The player with fewer pieces wins. It is a draw if both have the same number.
    FewerPieces,
}
