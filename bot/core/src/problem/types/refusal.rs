//! Refusals to make, solve or withdraw a problem, and the message for each: the rule, then the next
//! step.

use crate::model::refusal::choices;
use crate::model::{CommandName, CommandReference, Text};
use crate::shortened::shortened;
use crate::{GameId, PlayerId, ProblemId, Timestamp, message};

/// The longest mate that a problem can ask for, in moves.
pub const LONGEST_MATE: u32 = 3;

/// Why a request about a problem is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemRefusal {
    /// A problem belongs to a community, and this is none.
    NeedsServer,
    /// The game still runs.
    GameRuns(GameId),
    /// The game is played in another community.
    Elsewhere(GameId),
    /// The game was over in that position.
    OverThere {
        /// The game.
        game: GameId,
        /// After how many plies.
        ply: usize,
        /// An earlier ply that is possible.
        earlier: usize,
    },
    /// One command names a game and a position.
    GameAndSetup,
    /// One command asks for a mate and for a solution.
    GoalAndLine,
    /// There is no such mate.
    NoMate {
        /// The side that should mate.
        side: String,
        /// Within how many moves.
        moves: u32,
        /// The reply to the move that comes closest; empty if there is none.
        why: Text,
    },
    /// There is a mate in fewer moves than the caller said.
    Sooner {
        /// The side that mates.
        side: String,
        /// Within how many moves.
        moves: u32,
    },
    /// The search for such a mate is too large.
    TooLarge {
        /// The side that should mate.
        side: String,
        /// Within how many moves.
        moves: u32,
    },
    /// The solution holds a move that cannot be played.
    NotALine {
        /// The number of the move in the solution, from 1 on.
        number: usize,
        /// How it was typed.
        typed: String,
        /// Why not, in sentences.
        why: Text,
    },
    /// The solution has no move.
    EmptyLine,
    /// The solution is too long.
    LongLine {
        /// The plies of the solution.
        plies: usize,
        /// The most plies.
        most: usize,
    },
    /// The caller has this many open problems already.
    TooMany(usize),
    /// The caller has made several problems lately.
    TooManyLately,
    /// There is no problem with this number here.
    NoSuchProblem(ProblemId),
    /// No problem number was given.
    NoNumber,
    /// An option does not belong to the request.
    Stray {
        /// The request.
        what: &'static str,
        /// The option's name.
        option: &'static str,
    },
    /// The caller has made this problem.
    OwnProblem(ProblemId),
    /// The caller has solved this problem already.
    Solved(ProblemId, Timestamp),
    /// The caller's attempt has gone on since, or cannot be read any more.
    Moved(ProblemId),
    /// No move was named.
    NoMove(ProblemId),
    /// The typed text is not a legal move there.
    NotAMove {
        /// The problem.
        problem: ProblemId,
        /// Why not, in a sentence that names no other move.
        why: Text,
    },
    /// The typed text is ambiguous.
    SeveralMoves {
        /// The problem.
        problem: ProblemId,
        /// How many moves it fits.
        count: usize,
        /// Some of these moves.
        some: Vec<String>,
    },
    /// It is too much work to find out whether the move solves the problem.
    CannotJudge(ProblemId),
    /// The caller has not begun to solve this problem.
    NothingBegun(ProblemId),
    /// Only this player, or a moderator, can withdraw the problem.
    NotTheAuthor(PlayerId),
    /// A problem of the day is withdrawn by a moderator.
    OfTheDay,
}

/// The command that solves a problem.
pub(crate) fn to_solve(problem: ProblemId) -> CommandReference {
    CommandReference::of(CommandName::Problem)
        .with("what", "solve")
        .with("number", problem)
        .with("move", "")
}

/// The command that shows a problem.
pub(crate) fn to_show(problem: ProblemId) -> CommandReference {
    CommandReference::of(CommandName::Problem).with("what", "show").with("number", problem)
}

/// The command that withdraws a problem.
pub(crate) fn to_withdraw(number: impl ToString) -> CommandReference {
    CommandReference::of(CommandName::Problem).with("what", "withdraw").with("number", number)
}

/// The command that lists problems.
pub(crate) fn to_list() -> CommandReference {
    CommandReference::of(CommandName::Problem).with("what", "list")
}

impl ProblemRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NeedsServer => message!("problem-refused-needs-community"),
            Self::GameRuns(game) => message!("problem-refused-game-runs", game = game.0),
            Self::Elsewhere(game) => message!("problem-refused-elsewhere", game = game.0),
            Self::OverThere { game, ply, earlier } => {
                message!("problem-refused-over-there", game = game.0, ply, earlier)
            }
            Self::GameAndSetup => message!("problem-refused-game-and-setup"),
            Self::GoalAndLine => message!("problem-refused-goal-and-line"),
            Self::NoMate { side, moves, why } if why.is_empty() => {
                message!("problem-refused-no-mate", side, moves, longest = LONGEST_MATE)
            }
            Self::NoMate { side, moves, why } => message!(
                "problem-refused-no-mate-because",
                side,
                moves,
                why,
                longest = LONGEST_MATE,
            ),
            Self::Sooner { side, moves } => message!("problem-refused-sooner", side, moves),
            Self::TooLarge { side, moves } => message!("problem-refused-too-large", side, moves),
            Self::NotALine { number, typed, why } => {
                message!("problem-refused-not-a-line", number, typed = shortened(typed), why)
            }
            Self::EmptyLine => message!("problem-refused-empty-line"),
            Self::LongLine { plies, most } => message!("problem-refused-long-line", plies, most),
            Self::TooMany(most) => message!("problem-refused-too-many", most),
            Self::TooManyLately => message!("problem-refused-too-many-lately"),
            Self::NoSuchProblem(problem) => message!("problem-refused-no-such-problem", problem),
            Self::NoNumber => message!("problem-refused-no-number"),
            Self::Stray { what, option } => message!("problem-refused-stray", what, option),
            Self::OwnProblem(problem) => message!("problem-refused-own-problem", problem),
            Self::Solved(problem, at) => message!("problem-refused-solved", problem, at),
            Self::Moved(problem) => message!("problem-refused-attempt-has-gone-on", problem),
            Self::NoMove(problem) => message!("problem-refused-no-move", problem),
            Self::NotAMove { problem, why } => message!("problem-refused-not-a-move", why, problem),
            Self::SeveralMoves { problem, count, some } => {
                message!("problem-refused-several-moves", count, problem, some = choices(some))
            }
            Self::CannotJudge(problem) => message!("problem-refused-cannot-judge", problem),
            Self::NothingBegun(problem) => message!("problem-refused-nothing-begun", problem),
            Self::OfTheDay => message!("problem-refused-of-the-day"),
            Self::NotTheAuthor(author) => message!("problem-refused-not-the-author", author),
        }
    }
}
