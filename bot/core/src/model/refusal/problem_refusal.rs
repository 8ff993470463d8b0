//! Refusals to make, solve or withdraw a problem, and their words: the rule, then the next step.

use crate::model::{CommandName, CommandReference, Term, Text};
use crate::shortened::shortened;
use crate::{GameId, PlayerId, ProblemId, Timestamp};

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
        why: String,
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
        why: String,
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

fn to_create() -> CommandReference {
    CommandReference::of(CommandName::Problem).with("what", "create")
}

impl ProblemRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            ProblemRefusal::NeedsServer => text
                .plain("A problem belongs to a ")
                .term(Term::Community)
                .plain(", and this is a private conversation. Use ")
                .step(CommandName::Problem)
                .plain(" in a ")
                .term(Term::Place)
                .plain(" there."),
            ProblemRefusal::GameRuns(game) => text
                .plain(format!("Game {game} is still being played, so no problem is made of it. Name one that has ended with "))
                .step(to_create().with("game", ""))
                .plain(", or a position with ")
                .step(to_create().with("variant", "").with("setup", ""))
                .plain("."),
            ProblemRefusal::Elsewhere(game) => text
                .plain(format!("Game {game} was played on another "))
                .term(Term::Community)
                .plain(", and a problem is made where its game was played. Name the position instead, with ")
                .step(to_create().with("variant", "").with("setup", ""))
                .plain("."),
            ProblemRefusal::OverThere { game, ply, earlier } => text
                .plain(format!("Game {game} is over in its position after ply {ply}, so there is nothing to find. Name an earlier one, for example with "))
                .step(to_create().with("game", game).with("ply", earlier))
                .plain("."),
            ProblemRefusal::GameAndSetup => text
                .plain("A problem is made either of a game or of a position. Leave out ")
                .code("setup")
                .plain(" and ")
                .code("variant")
                .plain(", or ")
                .code("game")
                .plain(" and ")
                .code("ply")
                .plain("."),
            ProblemRefusal::GoalAndLine => text
                .plain("Either the mate is proven, or the solver is to find your own line. Leave out ")
                .code("goal")
                .plain(" or ")
                .code("line")
                .plain("."),
            ProblemRefusal::NoMate { side, moves, why } => {
                let why = if why.is_empty() { String::new() } else { format!(": {why}") };
                text.plain(format!("{side} does not mate in {moves}{why}. Choose another "))
                    .code("goal")
                    .plain(format!(" up to mate in {LONGEST_MATE}, or give a solution of your own as "))
                    .code("line")
                    .plain(".")
            }
            ProblemRefusal::Sooner { side, moves } => text
                .plain(format!("{side} mates in {moves} already. Choose "))
                .code(format!("goal:mate in {moves}"))
                .plain(", or another position."),
            ProblemRefusal::TooLarge { side, moves } => text
                .plain(format!("Whether {side} mates in {moves} is more than I can prove in this position. Give your solution as "))
                .code("line")
                .plain(" instead: then the solver is to find its moves."),
            ProblemRefusal::NotALine { number, typed, why } => text
                .plain(format!("Move {number} of your solution, “{}”: ", shortened(typed)))
                .then(why.clone())
                .plain(" Write the whole ")
                .code("line")
                .plain(" as it should be; no problem was made."),
            ProblemRefusal::EmptyLine => text
                .plain("There is no move in your solution. Write its moves one after the other as ")
                .code("line")
                .plain("."),
            ProblemRefusal::LongLine { plies, most } => text
                .plain(format!("A solution has at most {most} plies, and yours has {plies}. Write a shorter "))
                .code("line")
                .plain("."),
            ProblemRefusal::TooMany(most) => text
                .plain(format!("{most} problems of yours stand already, which is the most. Withdraw one with "))
                .step(to_withdraw(""))
                .plain("."),
            ProblemRefusal::TooManyLately => text.plain("Several problems were posted for you in the last minutes. Give people some time, and try again in a quarter of an hour."),
            ProblemRefusal::NoSuchProblem(problem) => text
                .plain(format!("There is no problem {problem} here. See those that there are with "))
                .step(to_list())
                .plain("."),
            ProblemRefusal::NoNumber => text
                .plain("It was not said which problem. Give its ")
                .code("number")
                .plain("; see them with ")
                .step(to_list())
                .plain("."),
            ProblemRefusal::Stray { what, option } => text
                .plain("That says nothing when it comes to ")
                .code(format!("what:{what}"))
                .plain(". Leave out ")
                .code(*option)
                .plain("."),
            ProblemRefusal::OwnProblem(problem) => text
                .plain(format!("Problem {problem} is your own, so it is for others to solve. See who has with "))
                .step(to_show(*problem))
                .plain("."),
            ProblemRefusal::Solved(problem, at) => text
                .plain(format!("You have solved problem {problem} already, on "))
                .time(*at)
                .plain(". See it with ")
                .step(to_show(*problem))
                .plain("."),
            ProblemRefusal::Moved(problem) => text
                .plain(format!("Your attempt at problem {problem} is another one by now, so nothing was done. See it with "))
                .step(to_show(*problem))
                .plain("."),
            ProblemRefusal::NoMove(problem) => text
                .plain("No move was named. Type one with ")
                .step(to_solve(*problem))
                .plain("."),
            ProblemRefusal::NotAMove { problem, why } => text
                .plain(format!("{why} That does not count; type another move with "))
                .step(to_solve(*problem))
                .plain("."),
            ProblemRefusal::SeveralMoves { problem, count, some } => {
                let text = text.plain(format!("That fits {count} moves, so nothing was judged. Type one of them with "));
                let text = text.step(to_solve(*problem)).plain(":");
                some.iter().fold(text, |text, named| text.plain(" ").code(named.clone())).plain(".")
            }
            ProblemRefusal::CannotJudge(problem) => text
                .plain("Whether that move is right is more than I can find out, so it does not count. Type another one with ")
                .step(to_solve(*problem))
                .plain("."),
            ProblemRefusal::NothingBegun(problem) => text
                .plain(format!("You have played no move in problem {problem} yet. Type the first one with "))
                .step(to_solve(*problem))
                .plain("."),
            ProblemRefusal::NotTheAuthor(author) => text
                .plain("Only ")
                .player(author)
                .plain(", who has made it, or somebody with ")
                .term(Term::ModeratorRight)
                .plain(" can withdraw this problem. Ask one of them."),
        }
    }
}
