//! How a game ends.

use crate::{Counting, Role};

/// How a game ends.
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
    /// The number of occurrences of a position at which the player loses who has brought it about.
    pub repetition_loss: Option<u32>,
    /// The number of occurrences of a position at which the player wins who has brought it about.
    pub repetition_win: Option<u32>,
    /// Whether a side loses that has given check with each of its moves, when a repetition ends the game
    /// and the other one has not.
    pub perpetual_check_loses: bool,
    /// The number of moves of each side without a capture, a Pawn's move or a promotion after which
    /// a player may claim a draw.
    pub move_rule: Option<u32>,
    /// How many checks win the game for the side that has given them.
    pub checks: Option<u8>,
    /// The squares to which a side brings a piece to win at once.
    pub goal: Option<Goal>,
    /// Of which pieces a side must keep some, or lose all.
    pub extinction: Option<Extinction>,
    /// Whether a side loses that has nothing left but its King, unless it can take the last piece of
    /// the other side with its next move.
    pub bare_king_loses: bool,
    /// How moves are counted towards a draw when there are no Pawns any more.
    pub counting: Option<Counting>,
    /// Whether the game is drawn when nothing but the Kings is left.
    pub bare_kings: bool,
    /// The number of moves of each side without a capture, a Pawn's move or a promotion after which
    /// the game is drawn by itself.
    pub move_rule_draw: Option<u32>,
    /// With what nobody can win any more, so that the game is drawn.
    pub dead: Option<Dead>,
}

/// With what pieces nobody can win any more, whatever is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dead {
    /// One of these, and nothing else beside the Kings.
    pub alone: Vec<Role>,
    /// These beside the Kings, any number of both sides, where all stand on squares of one color.
    pub one_color: Vec<Role>,
    /// These alone, where the two sides stand on squares of different colors: they never meet.
    pub apart: Vec<Role>,
}

/// Squares that win the game for the side that brings a piece there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The kinds of piece that can reach it.
    pub pieces: Vec<Role>,
    /// The squares, as a place in [`Variant::zones`](crate::Variant::zones); each side has its own.
    pub zone: usize,
    /// How many of them must be there.
    pub least: u32,
    /// Whether one is enough when no square of the zone is empty.
    pub or_full: bool,
    /// When that wins.
    pub wins: GoalWins,
}

/// When a side wins whose pieces have reached the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalWins {
    /// At the end of the move that has brought them there.
    AtOnce,
    /// At once, but where the first mover has come there and the second can come there with the next move,
    /// only if he does not; the game is drawn if he does.
    Unanswered,
    /// When they are still there after the other side's answer.
    Held,
    /// As soon as none of them that is needed is attacked; the game is drawn where that is so of both.
    Safe,
    /// At once if none of them that is needed is attacked, or else when they are still there after the
    /// answer.
    SafeOrHeld,
}

/// Pieces with too few of which a side loses, or wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extinction {
    /// The kinds of piece.
    pub pieces: Vec<Role>,
    /// The game ends for a side that has no more than so many.
    pub left: u32,
    /// Of what.
    pub counted: Counted,
    /// Whether that side wins rather than loses.
    pub wins: bool,
}

/// What is counted to say whether pieces are extinct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Each kind by itself: one that is extinct is enough.
    Each,
    /// The pieces of all the kinds.
    Together,
}

/// The result of a checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checkmate {
    /// Who is checkmated loses.
    Loss,
    /// Who is checkmated wins.
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
    /// The player with fewer pieces wins; with as many on both sides nobody does.
    FewerPieces,
}
