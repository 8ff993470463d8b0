//! A game as a start position and the moves played from it. It knows repetitions and the end.

use thiserror::Error;

use crate::{
    Checkmate, Color, Count, DrawClaim, GoalWins, Move, Outcome, Position, Square, Stalemate,
    Termination,
};

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
        // No position from before a capture can come back. Nor can one from before a move of a Pawn
        // that only goes forward, or from before a promotion that nothing undoes.
        let clock = present.half_move_clock() as usize;
        let all = self.positions.len();
        let within =
            if present.variant().resets_are_irreversible { all.min(clock + 1) } else { all };
        let recent = self.positions.iter().enumerate().rev().take(within).step_by(2);
        recent.filter(move |(_, position)| *position == present).map(|(ply, _)| ply)
    }

    /// The side that has given check with each of its moves since the present position first
    /// occurred, if the other side has not done so too.
    fn perpetual_checker(&self) -> Option<Color> {
        let since = self.occurrences().last()? + 1;
        let is_perpetual = |side: &Color| {
            let mut after = self.positions[since..].iter().filter(|it| it.turn() != *side);
            after.all(Position::is_check)
        };
        let mut checkers = Color::BOTH.into_iter().filter(is_perpetual);
        checkers.next().filter(|_| checkers.next().is_none())
    }

    /// The outcome, if the game has ended by itself.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        let endings = &position.variant().endings;
        let mover = !position.turn();
        let extinction = position.winner_by_extinction();
        let extinction = extinction.map(|winner| Outcome::won(winner, Termination::Extinction));
        let reached = position.outcome_of_goals();
        // A side that has lost all the pieces it had to lose cannot be checkmated any more. Nor can
        // one that has held a goal.
        let is_shed = endings.extinction.as_ref().is_some_and(|it| it.wins);
        let is_held = endings.goal.as_ref().is_some_and(|it| it.wins != GoalWins::AtOnce);
        if let Some(end) = extinction.filter(|_| is_shed).or(reached.filter(|_| is_held)) {
            return Some(end);
        }
        let is_stuck = !position.has_legal_move();
        if is_stuck && position.is_check() {
            let winner = match endings.checkmate {
                Checkmate::Loss => mover,
                Checkmate::Win => !mover,
            };
            return Some(Outcome::won(winner, Termination::Checkmate));
        }
        if let Some(limit) = endings.checks {
            let winner = Color::BOTH.into_iter().find(|side| position.checks_given(*side) >= limit);
            if let Some(winner) = winner {
                return Some(Outcome::won(winner, Termination::Checks));
            }
        }
        if let Some(end) = reached.or(extinction) {
            return Some(end);
        }
        if let Some(bared) = position.bared() {
            return Some(Outcome::won(!bared, Termination::BareKing));
        }
        if is_stuck {
            return Some(match endings.stalemate {
                Stalemate::Loss => Outcome::won(mover, Termination::Stalemate),
                Stalemate::Win => Outcome::won(!mover, Termination::Stalemate),
                Stalemate::Draw => Outcome::drawn(Termination::Stalemate),
                Stalemate::FewerPieces => {
                    Outcome { winner: position.fewer_pieces(), termination: Termination::Stalemate }
                }
            });
        }
        // The order is that of variants.md 5.6: an end by a capture is not judged again below.
        if self.is_last_capture() && position.is_restricted(position.turn()) {
            return Some(Outcome::won(mover, Termination::Restricted));
        }
        let occurred = |limit: Option<u32>| limit.is_some_and(|n| self.repetitions() >= n as usize);
        let is_lost = occurred(endings.repetition_loss);
        let is_won = occurred(endings.repetition_win);
        let is_over = is_lost || is_won || occurred(endings.repetition_draw);
        if endings.perpetual_check_loses
            && is_over
            && let Some(checker) = self.perpetual_checker()
        {
            return Some(Outcome::won(!checker, Termination::PerpetualCheck));
        }
        if is_lost {
            return Some(Outcome::won(!mover, Termination::Repetition));
        }
        if is_won {
            return Some(Outcome::won(mover, Termination::Repetition));
        }
        if is_over {
            return Some(Outcome::drawn(Termination::Repetition));
        }
        if position.count().is_some_and(Count::is_over) {
            return Some(Outcome::drawn(Termination::Counting));
        }
        if position.are_kings_bare() {
            return Some(Outcome::drawn(Termination::BareKings));
        }
        if position.is_dead() {
            return Some(Outcome::drawn(Termination::Dead));
        }
        let is_enough = |moves| self.is_quiet_for(moves);
        let is_over = endings.move_rule_draw.is_some_and(is_enough);
        is_over.then_some(Outcome::drawn(Termination::MoveRule))
    }

    /// Whether each side has made this many moves without a capture, a Pawn's move or a promotion.
    fn is_quiet_for(&self, moves: u32) -> bool {
        self.position().half_move_clock() >= moves.saturating_mul(2)
    }

    /// Whether the last move took something.
    fn is_last_capture(&self) -> bool {
        let before = self.ply().checked_sub(1).map(|ply| &self.positions[ply]);
        before.zip(self.moves.last()).is_some_and(|(before, mv)| before.captured(mv).is_some())
    }

    /// The draw that the player to move may claim now, if there is one.
    pub fn draw_claim(&self) -> Option<DrawClaim> {
        let position = self.position();
        let endings = &position.variant().endings;
        if self.outcome().is_some() {
            return None;
        }
        if endings.repetition_claim.is_some_and(|limit| self.repetitions() >= limit as usize) {
            return Some(DrawClaim::ThreefoldRepetition);
        }
        let moves = endings.move_rule?;
        self.is_quiet_for(moves).then_some(DrawClaim::MoveRule { moves })
    }
}
