//! A learning task as a view of its part of the board, with stars.

use menagerie_rules::learning::Task;
use menagerie_rules::{Position, Square, SquareSet};

use super::view::BoardView;
use crate::drawing::MarkKind;

/// The marks for the stars that are left of a task.
pub fn star_marks(stars: SquareSet) -> Vec<(Square, MarkKind)> {
    stars.iter().map(|star| (star, MarkKind::Star)).collect()
}

/// The view of a task in a position: that of its beginning, or that after an answer. Only the part
/// of the board is shown on which the task is. The marks are those of [`star_marks`].
///
/// ```
/// use menagerie_render::{BoardView, board, star_marks, task_view, text_grid};
/// use menagerie_rules::{bundled_by_id, learning::Task};
///
/// let chess = bundled_by_id("chess").expect("it is bundled");
/// let knight = chess.role_by_name("Knight").expect("there are Knights");
/// let task = Task::new(chess, knight, 1).expect("there is a task");
/// let (position, stars) = (task.position(), star_marks(task.stars()));
/// let view = BoardView { size: 350, ..task_view(&task, &position, &stars) };
/// assert!(board(&view).is_ok());
/// assert_eq!(text_grid(&view).matches('*').count(), stars.len());
/// ```
pub fn task_view<'a>(
    task: &Task,
    position: &'a Position,
    marks: &'a [(Square, MarkKind)],
) -> BoardView<'a> {
    let [one, other] = task.window();
    BoardView { crop: Some((one, other)), marks, ..BoardView::new(position) }
}
