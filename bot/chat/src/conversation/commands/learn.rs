//! The command `learn`: three tasks for a newcomer to a piece. It captures all stars in as few moves as
//! possible, and nobody answers.
//!
//! Nothing is stored: an answer names the piece, the task and the moves so far. So a press adds a move
//! to an answer, and one can begin again at any time.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::variant;
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::searches::worked_out;
use crate::conversation::{Answer, Question, Show};
use crate::drawing::Style;
use menagerie_core::message;
use menagerie_core::model::{Action, ActionKind, CommandName, CommandReference, Group, Text};
use menagerie_rules::learning::{AnswerError, LearningError, TASKS, Task, Verdict};
use menagerie_rules::{Position, Role, Square, SquareSet, Variant, learning};
use std::sync::Arc;

/// How many squares are offered to pick from: as many as a menu has room for.
const MOST_PICKED: usize = 25;
/// The longest text of a press, in letters: what every network takes. Longer answers are typed.
const LONGEST_PRESS: usize = 100;

/// Moves as they are typed. They solve no task by chance: nobody answers them with a board.
const EXAMPLE: &str = "e4 g6";

pub(super) const LEARN: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("piece", Kind::Suggested).required(),
            variant(),
            OptionSchema::of("task", Kind::Number(1)),
            OptionSchema::of("moves", Kind::Text),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.learn())),
};

/// A piece to learn, and the task.
struct Lesson {
    variant: Arc<Variant>,
    role: Role,
    task: Task,
}

impl Question<'_> {
    async fn learn(&self) -> Result<Answer, Answer> {
        let variant = self.variant().await??;
        let role = menagerie_core::board::find_piece(&variant, self.options.text("piece"))?;
        let number = self.options.number("task").unwrap_or(1);
        let number = u8::try_from(number).unwrap_or(u8::MAX);
        // A task of a monstrous piece takes a tenth of a second.
        let made = {
            let variant = Arc::clone(&variant);
            worked_out(&self.from, move || Task::new(&variant, role, number)).await??
        };
        let lesson = match made {
            Ok(task) => Lesson { variant, role, task },
            Err(error) => return Err(Answer::text(no_task(&variant, role, error))),
        };
        let style = self.wishes().await?.style();
        let typed = self.options.text("moves").trim();
        if typed.is_empty() {
            return Ok(lesson.begun(lesson.question(), style));
        }
        match lesson.task.answer(typed, &self.letters) {
            Ok(found) => Ok(lesson.judged(&found, style)),
            Err(error) => {
                let text = lesson.misread(&error).line().then(lesson.how());
                Err(lesson.begun(text, style))
            }
        }
    }
}

impl Lesson {
    /// The piece's name.
    fn piece(&self) -> &str {
        &self.variant.piece(self.role).name
    }

    /// This command with another task or answer.
    fn step(&self, number: u8) -> CommandReference {
        CommandReference::of(CommandName::Learn)
            .with("piece", self.variant.piece(self.role).label)
            .with("variant", &self.variant.id)
            .with("task", number)
    }

    /// The task in words.
    fn question(&self) -> Text {
        let text = message!(
            "learn-task",
            piece = self.piece(),
            variant = &self.variant.name,
            number = usize::from(self.task.number()),
            all = usize::from(TASKS),
            stars = self.task.stars().len(),
            moves = self.task.fewest(),
        );
        let [from, to] = self.task.window().map(|corner| corner.to_string());
        let is_part =
            self.task.position().variant().squares().count() < self.variant.squares().count();
        let text =
            if is_part { text.plain(" ").then(message!("learn-window", from, to)) } else { text };
        let text = if self.task.blockers().is_empty() {
            text
        } else {
            text.plain(" ").then(message!("learn-blockers"))
        };
        text.line().then(self.how())
    }

    /// The board at the beginning, with words above it.
    fn begun(&self, text: Text, style: Style) -> Answer {
        let task = &self.task;
        let show = Show::Task {
            told: self.told(task.at(), task.stars()),
            position: Box::new(task.position()),
            stars: task.stars(),
            task: Box::new(task.clone()),
            style,
        };
        let groups = self.to_pick(&task.position(), "", task.at());
        Answer { groups, actions: self.actions(""), ..Answer::text(text) }.showing(show)
    }

    /// How it is answered.
    fn how(&self) -> Text {
        let typed = self.step(self.task.number()).with("moves", EXAMPLE);
        message!("learn-how").plain(" ").step(typed).plain(".")
    }

    /// An answer that could be played, with the board after it.
    fn judged(&self, found: &learning::Answer, style: Style) -> Answer {
        let path = path(found.moves.iter().map(|mv| mv.to()));
        let moves = found.moves.len();
        let text = match found.verdict {
            Verdict::Fewest => message!("learn-fewest", moves, path = &path),
            Verdict::More(_) => {
                message!("learn-more", moves, path = &path, fewest = self.task.fewest())
            }
            Verdict::NotYet => message!(
                "learn-not-yet",
                path = &path,
                stars = found.stars.len(),
                square = found.at.to_string(),
            ),
        };
        let is_done = found.verdict != Verdict::NotYet;
        let text = if is_done { text } else { text.line().then(self.how()) };
        let (groups, actions) = if is_done {
            (Vec::new(), self.after())
        } else {
            (self.to_pick(&found.position, &path, found.at), self.actions(&path))
        };
        let show = Show::Task {
            told: self.told(found.at, found.stars),
            position: Box::new(found.position.clone()),
            stars: found.stars,
            task: Box::new(self.task.clone()),
            style,
        };
        Answer { groups, actions, ..Answer::text(text) }.showing(show)
    }

    /// The squares to go to from here, to pick one from: stars first, then the nearest ones.
    fn to_pick(&self, position: &Position, path: &str, at: Square) -> Vec<Group> {
        let stars = |square: &Square| position.piece_at(*square).is_some();
        let to: SquareSet = position.legal_moves_from(at).iter().map(|mv| mv.to()).collect();
        let mut to: Vec<Square> = to.iter().collect();
        to.sort_by_key(|square| (!stars(square), at.distance(*square)));
        let action = |square: &Square| {
            let square_name = square.to_string();
            let label = if stars(square) {
                message!("learn-capture", square = &square_name)
            } else {
                Text::from(square_name.clone())
            };
            let moves = format!("{path} {square_name}");
            let step = self.step(self.task.number()).with("moves", moves.trim());
            Action::new(label, ActionKind::Do(step))
        };
        let mut actions: Vec<Action> = to.iter().take(MOST_PICKED).map(action).collect();
        actions.retain(fits);
        let label = message!("learn-go-to", piece = self.piece());
        Vec::from_iter((!actions.is_empty()).then_some(Group { label, actions }))
    }

    /// The other actions before the task is solved, after these moves.
    fn actions(&self, path: &str) -> Vec<Action> {
        let step = self.step(self.task.number());
        let way = path_of(&self.task);
        let again = Action::new(message!("action-start-again"), ActionKind::Do(step.clone()));
        let way = ActionKind::Do(step.with("moves", way));
        let way = Action::new(message!("action-show-way"), way);
        let again = Some(again).filter(|_| !path.is_empty());
        again.into_iter().chain([way, self.card()]).filter(fits).collect()
    }

    /// The other actions once it is solved.
    fn after(&self) -> Vec<Action> {
        let next = self.task.number() + 1;
        let next = (next <= TASKS)
            .then(|| Action::new(message!("action-next-task"), ActionKind::Do(self.step(next))));
        let step = ActionKind::Do(self.step(self.task.number()));
        let again = Action::new(message!("action-start-again"), step);
        next.into_iter().chain([again, self.card()]).collect()
    }

    /// The action that shows how the piece moves.
    fn card(&self) -> Action {
        let step = CommandReference::of(CommandName::Piece)
            .with("piece", self.variant.piece(self.role).label)
            .with("variant", &self.variant.id);
        Action::new(message!("action-piece-card"), ActionKind::Do(step))
    }

    /// The board in words.
    fn told(&self, at: Square, stars: SquareSet) -> Text {
        let (piece, square) = (self.piece(), at.to_string());
        let text = if stars.is_empty() {
            message!("learn-told-no-star", piece, square)
        } else {
            message!("learn-told", piece, square, stars = path(stars.iter()))
        };
        let blockers = self.task.blockers();
        if blockers.is_empty() {
            return text;
        }
        text.plain(" ").then(message!("learn-told-blockers", squares = path(blockers.iter())))
    }

    /// An answer that is no moves of the piece.
    fn misread(&self, error: &AnswerError) -> Text {
        let piece = self.piece();
        match error {
            // A text of separators alone.
            AnswerError::Empty => self.question(),
            AnswerError::TooLong => message!("learn-too-long"),
            AnswerError::Unreadable { number, text } => {
                message!("learn-unreadable", number = *number, text)
            }
            AnswerError::Elsewhere { number, typed, at } => message!(
                "learn-elsewhere",
                number = *number,
                typed = typed.to_string(),
                square = at.to_string(),
            ),
            AnswerError::Illegal { number, from, to } => message!(
                "learn-illegal",
                piece,
                number = *number,
                from = from.to_string(),
                to = to.to_string(),
            ),
        }
    }
}

/// Whether a network can carry the press of an action.
fn fits(action: &Action) -> bool {
    action.kind.encode().chars().count() <= LONGEST_PRESS
}

/// Why a piece has no such task.
fn no_task(variant: &Variant, role: Role, error: LearningError) -> Text {
    let piece = &variant.piece(role).name;
    match error {
        LearningError::NoSuchTask(_) | LearningError::NoSuchPiece => {
            message!("learn-no-such-task", all = usize::from(TASKS))
        }
        LearningError::NeverCaptures => message!("learn-never-captures", piece),
        LearningError::NoStar => message!("learn-no-star", piece),
    }
}

/// The squares of a solution.
fn path_of(task: &Task) -> String {
    path(task.solution().iter().map(|mv| mv.to()))
}

/// Squares as they are typed.
fn path(squares: impl Iterator<Item = Square>) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}
