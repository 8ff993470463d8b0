//! Goals: squares that a side must reach to win.

use crate::{Color, Goal, GoalWins, Outcome, Position, Square, Termination};

impl Position {
    /// The outcome that the goals give the game, after a move that has led here.
    pub(crate) fn outcome_of_goals(&self) -> Option<Outcome> {
        let goal = self.variant().endings.goal.as_ref()?;
        let (mover, other) = (!self.turn(), self.turn());
        let won = |side: Color| Outcome::won(side, Termination::Goal);
        let drawn = || self.drawn(Termination::Goal);
        let there = |side: Color| self.are_there(goal, side);
        let safe = |side: Color| self.are_safe(goal, side);
        match goal.wins {
            GoalWins::AtOnce => there(mover).then(|| won(mover)),
            GoalWins::Unanswered if there(other) && there(mover) => Some(drawn()),
            GoalWins::Unanswered if there(other) => Some(won(other)),
            GoalWins::Unanswered => {
                let is_answered = || mover == Color::White && self.can_reach(goal);
                (there(mover) && !is_answered()).then(|| won(mover))
            }
            GoalWins::Held => there(other).then(|| won(other)),
            GoalWins::Safe if safe(other) && safe(mover) => Some(drawn()),
            GoalWins::Safe => [other, mover].into_iter().find(|side| safe(*side)).map(won),
            GoalWins::SafeOrHeld if there(other) => Some(won(other)),
            GoalWins::SafeOrHeld => safe(mover).then(|| won(mover)),
        }
    }

    /// The pieces of a side that are at its goal.
    fn at_goal<'a>(&'a self, goal: &'a Goal, color: Color) -> impl Iterator<Item = Square> + 'a {
        let variant = self.variant();
        let zone = &variant.zones[goal.zone];
        let is_there = move |square: &Square| zone.contains(color, variant.ranks, *square);
        let of_kind = self
            .pieces()
            .filter(move |(_, piece)| piece.color == color && goal.pieces.contains(&piece.role));
        of_kind.map(|(square, _)| square).filter(is_there)
    }

    fn are_there(&self, goal: &Goal, color: Color) -> bool {
        let count = self.at_goal(goal, color).count();
        count >= goal.least as usize || count > 0 && goal.or_full && self.is_full(goal, color)
    }

    /// Whether a piece stands on every square of a side's goal.
    fn is_full(&self, goal: &Goal, color: Color) -> bool {
        let variant = self.variant();
        let squares = variant.zones[goal.zone].squares(color, variant.ranks);
        (squares & variant.tables().geometry.board & !self.state.board.occupied()).is_empty()
    }

    /// Whether a side's pieces at the goal are safe. They are if there are more than needed, so
    /// that one can be taken. If there are just as many as needed, none may be attacked. If there
    /// are fewer because the goal is full, attacks do not matter.
    fn are_safe(&self, goal: &Goal, color: Color) -> bool {
        let there: Vec<Square> = self.at_goal(goal, color).collect();
        self.are_there(goal, color)
            && (there.len() != goal.least as usize
                || there.iter().all(|square| self.attackers(*square, !color).is_empty()))
    }

    /// Whether the side to move can reach its goal with this move.
    fn can_reach(&self, goal: &Goal) -> bool {
        self.legal_moves().iter().any(|mv| self.play(mv).are_there(goal, self.turn()))
    }
}
