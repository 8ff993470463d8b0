//! Refusals to make, solve or withdraw a problem, and their words: the rule, then the next step.

use crate::model::{CommandName, CommandReference, Term, Text};
use crate::shortened::shortened;
use crate::{GameId, PlayerId, ProblemId, Timestamp};

/// The most moves within which mate is asked for.
pub const LONGEST_MATE: u32 = 3;

/// Why something about a problem is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemRefusal {
    /// A problem belongs to a community, and this is none.
    NeedsServer,
    /// The game is still being played.
    GameRuns(GameId),
    /// The game is played in another community.
    Elsewhere(GameId),
    /// The game was over in that position.
    OverThere {
        /// The game.
        game: GameId,
        /// After how many plies.
        ply: usize,
        /// An earlier one.
        earlier: usize,
    },
    /// A game and a position are both named.
    GameAndSetup,
    /// A mate and a solution are both asked for.
    GoalAndLine,
    /// There is no such mate.
    NoMate {
        /// The side that was to mate.
        side: String,
        /// Within how many moves.
        moves: u32,
        /// What comes of the move that comes closest; empty if there is none.
        why: String,
    },
    /// There is a mate in fewer moves than were asked for.
    Sooner {
        /// The side that mates.
        side: String,
        /// Within how many moves.
        moves: u32,
    },
    /// Whether there is such a mate is too much to find out.
    TooLarge {
        /// The side that was to mate.
        side: String,
        /// Within how many moves.
        moves: u32,
    },
    /// A solution holds a move that cannot be played.
    NotALine {
        /// Which of its moves, from 1 on.
        number: usize,
        /// How it was typed.
        typed: String,
        /// Why not, in sentences.
        why: Text,
    },
    /// There is no move in a solution.
    EmptyLine,
    /// A solution is too long.
    LongLine {
        /// How many plies it has.
        plies: usize,
        /// How many it may have.
        most: usize,
    },
    /// So many problems of the caller stand already.
    TooMany(usize),
    /// The caller has made several problems lately.
    TooManyLately,
    /// There is no problem of this number here.
    NoSuchProblem(ProblemId),
    /// No number of a problem was given.
    NoNumber,
    /// Something was given that says nothing of what is asked.
    Stray {
        /// What is asked.
        what: &'static str,
        /// What was given, by its name.
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
    /// What was typed is no legal move there.
    NotAMove {
        /// The problem.
        problem: ProblemId,
        /// Why not, in a sentence that names no other move.
        why: String,
    },
    /// Several moves fit what was typed.
    SeveralMoves {
        /// The problem.
        problem: ProblemId,
        /// How many.
        count: usize,
        /// Some of them.
        some: Vec<String>,
    },
    /// Whether a move solves the problem is too much to find out.
    CannotJudge(ProblemId),
    /// The caller has not begun to solve this problem.
    NothingBegun(ProblemId),
    /// Only this player, or somebody who keeps order, can withdraw the problem.
    NotTheAuthor(PlayerId),
}

/// What solves a problem.
pub(crate) fn to_solve(problem: ProblemId) -> CommandReference {
    CommandReference::of(CommandName::Problem)
        .with("what", "solve")
        .with("number", problem)
        .with("move", "")
}

/// What shows a problem.
pub(crate) fn to_show(problem: ProblemId) -> CommandReference {
    CommandReference::of(CommandName::Problem).with("what", "show").with("number", problem)
}

/// What withdraws a problem.
pub(crate) fn to_withdraw(number: impl ToString) -> CommandReference {
    CommandReference::of(CommandName::Problem).with("what", "withdraw").with("number", number)
}

/// What lists problems.
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
