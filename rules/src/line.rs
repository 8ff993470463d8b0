//! A game as a start position and the moves played from it. It knows repetitions and the end.

use thiserror::Error;

use crate::{Color, DrawClaim, Move, Outcome, Past, Position, Square};

/// The move to play was not legal. Most likely it belongs to another position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the move from {from} to {to} is not legal at ply {ply}")]
pub struct IllegalMove {
    from: Square,
    to: Square,
    ply: usize,
}

/// A start position and the plies played from it.
#[derive(Clone, Debug)]
pub struct Line {
    /// The position before each ply, with the present one at the end.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl Line {
    /// A line without moves.
    pub fn new(start: Position) -> Line {
        Line { positions: vec![start], moves: Vec::new() }
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.positions.last().expect("a line has at least its start position")
    }

    /// The position that the line started from.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The number of moves played so far.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// The position after this many plies, if there were as many.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The move is not legal in the present position; then the line stays as it is.
    pub fn play(&mut self, mv: &Move) -> Result<(), IllegalMove> {
        if !self.position().is_legal(mv) {
            return Err(IllegalMove { from: mv.from, to: mv.to, ply: self.ply() });
        }
        self.push(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal.
    pub(crate) fn push(&mut self, mv: &Move) {
        self.positions.push(self.position().play(mv));
        self.moves.push(*mv);
    }

    /// Takes back the last move.
    pub fn undo(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        Some(mv)
    }

    /// How often the present position has occurred, at least once.
    pub fn repetitions(&self) -> usize {
        self.occurrences().count()
    }

    /// The plies after which the present position has occurred, the last one first.
    fn occurrences(&self) -> impl Iterator<Item = usize> + '_ {
        let present = self.position();
        let within = self.positions.len().min(present.reversible_plies().saturating_add(1));
        let recent = self.positions.iter().enumerate().rev().take(within).step_by(2);
        recent.filter(move |(_, position)| *position == present).map(|(ply, _)| ply)
    }

    /// The outcome, if the game has ended by itself.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        position.outcome_after(!position.has_legal_move(), self)
    }

    /// The draw that the player to move may claim now, if there is one.
    pub fn draw_claim(&self) -> Option<DrawClaim> {
        // Seldom is there anything to claim, and whether the game has ended takes longer to find out.
        self.claimable_unless_over().filter(|_| self.outcome().is_none())
    }

    /// The draw that may be claimed if the game has not ended.
    pub(crate) fn claimable_unless_over(&self) -> Option<DrawClaim> {
        let position = self.position();
        let endings = &position.variant().endings;
        if endings.repetition_claim.is_some_and(|limit| self.repetitions() >= limit as usize) {
            return Some(DrawClaim::ThreefoldRepetition);
        }
        let moves = endings.move_rule?;
        position.is_quiet_for(moves).then_some(DrawClaim::MoveRule { moves })
    }
}

impl Past for Line {
    fn repetitions(&self) -> usize {
        self.occurrences().count()
    }

    fn perpetual_checker(&self) -> Option<Color> {
        let since = self.occurrences().last()? + 1;
        let is_perpetual = |side: &Color| {
            let mut after = self.positions[since..].iter().filter(|it| it.turn() != *side);
            after.all(Position::is_check)
        };
        let mut checkers = Color::BOTH.into_iter().filter(is_perpetual);
        checkers.next().filter(|_| checkers.next().is_none())
    }

    fn is_last_capture(&self) -> bool {
        let before = self.ply().checked_sub(1).map(|ply| &self.positions[ply]);
        before.zip(self.moves.last()).is_some_and(|(before, mv)| before.captured(mv).is_some())
    }
}
