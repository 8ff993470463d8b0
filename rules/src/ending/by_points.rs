//! The points of both sides, and who wins by them.

use crate::{Color, Outcome, Position, Role, Termination};

impl Position {
    /// The half points of a side, in a game in which they decide.
    pub fn half_points(&self, color: Color) -> Option<u32> {
        let points = self.variant().endings.points.as_ref()?;
        let value = |role: Role| points.values.iter().find(|(of, _)| *of == role).map(|it| it.1);
        let own = self.pieces().filter(|(_, piece)| piece.color == color);
        let pieces: u32 = own.filter_map(|(_, piece)| value(piece.role)).sum();
        Some(pieces + if color == Color::Black { points.second } else { 0 })
    }

    /// The outcome of a draw by repetition here: points may decide it.
    pub fn outcome_of_draw(&self) -> Outcome {
        self.drawn(Termination::Repetition)
    }

    /// A draw, or where points decide the victory of the side that has more.
    pub(crate) fn drawn(&self, termination: Termination) -> Outcome {
        let points = Color::BOTH.map(|color| self.half_points(color));
        match points {
            [Some(first), Some(second)] if first != second => {
                let winner = if first > second { Color::White } else { Color::Black };
                Outcome::won(winner, Termination::Points)
            }
            _ => Outcome::drawn(termination),
        }
    }
}
