//! The end of a game, by the present position and the ones before it.

use crate::legal_moves::attack::kings_face;
use crate::{
    Checkmate, Color, Count, Facing, GoalWins, Outcome, Past, Position, Stalemate, Termination,
};

impl Position {
    /// The outcome, if the game has ended by itself. `is_stuck` says whether the side to move has no
    /// legal move, which costs most to find out.
    pub fn outcome_after(&self, is_stuck: bool, past: &impl Past) -> Option<Outcome> {
        let endings = &self.variant().endings;
        let mover = !self.turn();
        let extinction = self.winner_by_extinction();
        let extinction = extinction.map(|winner| Outcome::won(winner, Termination::Extinction));
        let reached = self.outcome_of_goals();
        // A side that has lost all the pieces it had to lose cannot be checkmated any more. Nor can
        // one that has held a goal.
        let is_shed = endings.extinction.as_ref().is_some_and(|it| it.wins);
        let is_held = endings.goal.as_ref().is_some_and(|it| it.wins != GoalWins::AtOnce);
        if let Some(end) = extinction.filter(|_| is_shed).or(reached.filter(|_| is_held)) {
            return Some(end);
        }
        if self.is_passed_out() {
            return Some(self.drawn(Termination::Passes));
        }
        if is_stuck && self.is_check() {
            let winner = match endings.checkmate {
                Checkmate::Loss => mover,
                Checkmate::Win => !mover,
            };
            return Some(Outcome::won(winner, Termination::Checkmate));
        }
        if let Some(limit) = endings.checks {
            let winner = Color::BOTH.into_iter().find(|side| self.checks_given(*side) >= limit);
            if let Some(winner) = winner {
                return Some(Outcome::won(winner, Termination::Checks));
            }
        }
        if let Some(end) = reached.or(extinction) {
            return Some(end);
        }
        if let Some(winner) = self.winner_by_row() {
            return Some(Outcome::won(winner, Termination::Row));
        }
        if let Some(bared) = self.bared() {
            return Some(Outcome::won(!bared, Termination::BareKing));
        }
        if is_stuck {
            return Some(match endings.stalemate {
                Stalemate::Loss => Outcome::won(mover, Termination::Stalemate),
                Stalemate::Win => Outcome::won(!mover, Termination::Stalemate),
                Stalemate::Draw => self.drawn(Termination::Stalemate),
                Stalemate::FewerPieces => match self.fewer_pieces() {
                    Some(winner) => Outcome::won(winner, Termination::Stalemate),
                    None => self.drawn(Termination::Stalemate),
                },
            });
        }
        // An end by a capture is not judged again below.
        if past.is_last_capture() && self.is_restricted(self.turn()) {
            return Some(Outcome::won(mover, Termination::Restricted));
        }
        let occurred = |limit: Option<u32>| limit.is_some_and(|n| past.repetitions() >= n as usize);
        let is_lost = occurred(endings.repetition_loss);
        let is_won = occurred(endings.repetition_win);
        let second_wins = occurred(endings.repetition_second_wins);
        let is_over = is_lost || is_won || second_wins || occurred(endings.repetition_draw);
        if endings.perpetual_check_loses
            && is_over
            && let Some(checker) = past.perpetual_checker()
        {
            return Some(Outcome::won(!checker, Termination::PerpetualCheck));
        }
        if is_lost {
            return Some(Outcome::won(!mover, Termination::Repetition));
        }
        if is_won {
            return Some(Outcome::won(mover, Termination::Repetition));
        }
        if second_wins {
            return Some(Outcome::won(Color::Black, Termination::Repetition));
        }
        if is_over {
            return Some(self.drawn(Termination::Repetition));
        }
        if self.count().is_some_and(Count::is_over) {
            return Some(self.drawn(Termination::Counting));
        }
        if self.are_kings_bare() {
            return Some(self.drawn(Termination::BareKings));
        }
        if self.is_dead() {
            return Some(self.drawn(Termination::Dead));
        }
        let is_enough = |moves| self.is_quiet_for(moves);
        let is_over = endings.move_rule_draw.is_some_and(is_enough);
        is_over.then_some(self.drawn(Termination::MoveRule))
    }

    /// Whether two passes have ended the game, or one while the Kings faced each other.
    fn is_passed_out(&self) -> bool {
        match self.state.passes {
            0 => false,
            1 => self.are_kings_facing(),
            _ => true,
        }
    }

    /// Whether the Kings face each other where they may not do so twice.
    pub(crate) fn are_kings_facing(&self) -> bool {
        let (tables, state) = (self.tables(), &self.state);
        tables.facing == Facing::NotTwice && kings_face(tables, &state.board, state.kings)
    }

    /// How many plies ago the same position can have been at most.
    pub fn reversible_plies(&self) -> usize {
        // No position from before a capture can come back. Nor can one from before a move of a Pawn
        // that only goes forward, or from before a promotion that nothing undoes.
        let is_bounded = self.variant().resets_are_irreversible;
        if is_bounded { self.half_move_clock() as usize } else { usize::MAX }
    }

    /// Whether each side has made this many moves without a capture, a Pawn's move or a promotion.
    pub(crate) fn is_quiet_for(&self, moves: u32) -> bool {
        self.half_move_clock() >= moves.saturating_mul(2)
    }
}
