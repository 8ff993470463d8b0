//! The drawing of a task for a newcomer to a piece.

use crate::description::Description;
use crate::drawing::{Drawn, Style};
use menagerie_core::model::Text;
use menagerie_render::{BoardView, RenderError, board, star_marks, task_view, text_grid};
use menagerie_rules::learning::Task;
use menagerie_rules::{Position, SquareSet};

/// Draws a task for a newcomer to a piece, with the stars that are left.
///
/// # Errors
/// When the variant names a drawing that does not exist.
pub fn draw_task(
    task: &Task,
    position: &Position,
    stars: SquareSet,
    style: Style,
    told: Text,
) -> Result<Drawn, RenderError> {
    let marks = star_marks(stars);
    let view =
        BoardView { size: style.size, look: style.look, ..task_view(task, position, &marks) };
    Ok(Drawn { file: board(&view)?.png, alt: Description::of_text(told) })
}

/// A task in characters, with the stars that are left.
pub fn task_in_text(task: &Task, position: &Position, stars: SquareSet) -> String {
    text_grid(&task_view(task, position, &star_marks(stars)))
}
