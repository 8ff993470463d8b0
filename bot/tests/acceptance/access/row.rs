//! The inputs that are tried: every command as it is given, everything that can be pressed, and
//! every typed text.

use super::column::{Column, Where};
use super::state::State;
use menagerie_core::model::request::{Page, Via, ViewRequest};
use menagerie_core::model::{ActionKind, CommandName, CommandReference, Moment};
use menagerie_core::play::types::Pick;
use menagerie_core::vacation::types::TimeRequests;
use menagerie_core::{ChallengeId, GameId, MessageId, ProblemId, Timestamp};
use menagerie_rules::Color;
use menagerie_words::{NOTHING, first_words, last_words};

/// The number of nothing.
pub const ABSENT: i64 = 98_765;

/// The text in the page for the code of challenge 2.
const ITS_CODE: &str = "(its code)";

/// An input that is tried.
#[derive(Clone)]
pub enum What {
    /// A command is given, with these options; what it is about is named by this option.
    Ask { verb: CommandName, given: Vec<(&'static str, &'static str)>, by: Option<&'static str> },
    /// A button is pressed, which is about the thing with this number.
    Press(fn(i64) -> ActionKind),
    /// Something is typed.
    Typed(&'static str, fn(MessageId) -> Via),
    /// The same, and it was edited before it was read.
    Edited(&'static str, fn(MessageId) -> Via),
}

/// A row of the page.
#[derive(Clone)]
pub struct Row {
    pub name: String,
    pub state: State,
    pub what: What,
    /// The number of what it is about, and of that which there is.
    pub number: i64,
    pub known: i64,
    /// Whether it is about something by its number at all.
    pub is_numbered: bool,
    /// The member who is named.
    pub member: Option<&'static str>,
    /// The words of an answer that shows the thing asked for.
    pub shows: Option<&'static str>,
}

impl Row {
    fn ask(verb: CommandName, given: &[(&'static str, &'static str)]) -> Self {
        let options = given.iter().map(|(name, value)| format!(" {name}:{value}"));
        let name = format!("`/{}{}`", verb.name(), options.collect::<String>());
        let what = What::Ask { verb, given: given.to_vec(), by: None };
        Self::new(name, what, 1, false)
    }

    /// A command about game 1: it is named, unless that is played here.
    fn of_game(verb: CommandName, given: &[(&'static str, &'static str)]) -> Self {
        let row = Self::ask(verb, given);
        let what = What::Ask { verb, given: given.to_vec(), by: Some("game") };
        Self { what, is_numbered: true, ..row }
    }

    /// A command about problem 1.
    fn of_problem(given: &[(&'static str, &'static str)]) -> Self {
        let row = Self::ask(CommandName::Problem, given);
        let what =
            What::Ask { verb: CommandName::Problem, given: given.to_vec(), by: Some("number") };
        let name = row.name.replacen("`/problem", "`/problem number:1", 1);
        Self { name, what, is_numbered: true, ..row }
    }

    fn press(label: &str, press: fn(i64) -> ActionKind) -> Self {
        Self::new(format!("press *{label}*"), What::Press(press), 1, true)
    }

    fn typed(text: &'static str, how: &str, via: fn(MessageId) -> Via) -> Self {
        Self::new(format!("type “{text}”{how}"), What::Typed(text, via), 1, false)
    }

    fn edited(text: &'static str, how: &str, via: fn(MessageId) -> Via) -> Self {
        Self { what: What::Edited(text, via), ..Self::typed(text, how, via) }
    }

    fn new(name: String, what: What, number: i64, is_numbered: bool) -> Self {
        let (state, member, shows) = (State::Running, None, None);
        Self { name, state, what, number, known: number, is_numbered, member, shows }
    }

    fn when(self, state: State, words: &str) -> Self {
        Self { state, name: format!("{} {words}", self.name), ..self }
    }

    fn numbered(self, number: i64) -> Self {
        Self { number, known: number, ..self }
    }

    fn about_nobody_else(self) -> Self {
        Self { is_numbered: false, ..self }
    }

    fn naming(self, member: &'static str) -> Self {
        let name = self.name.trim_end_matches('`');
        Self { name: format!("{name} @{member}`"), member: Some(member), ..self }
    }

    fn showing(self, words: &'static str) -> Self {
        Self { shows: Some(words), ..self }
    }

    /// The same about the thing with another number; nothing where no number is given.
    pub fn of_number(&self, number: i64, column: &Column) -> Option<Self> {
        let is_here = matches!(self.what, What::Ask { by: Some("game"), .. });
        let is_given = self.is_numbered && !(is_here && column.at == Where::Here);
        is_given.then(|| Self { number, ..self.clone() })
    }

    /// The inputs given in a column.
    pub fn given(&self, column: &Column, code: &str) -> Vec<(String, String)> {
        let What::Ask { given, by, .. } = &self.what else { return Vec::new() };
        let by = by.filter(|by| *by != "game" || column.at != Where::Here);
        let value = |value: &str| if value == ITS_CODE { code } else { value }.to_owned();
        let given = given.iter().map(|(name, given)| ((*name).to_owned(), value(given)));
        given.chain(by.map(|by| (by.to_owned(), self.number.to_string()))).collect()
    }

    pub fn verb(&self) -> Option<CommandName> {
        match &self.what {
            What::Ask { verb, .. } => Some(*verb),
            What::Press(_) | What::Typed(..) | What::Edited(..) => None,
        }
    }

    /// The names in the pressed action.
    pub fn pressed(&self) -> Vec<String> {
        let What::Press(press) = &self.what else { return Vec::new() };
        let words = format!("{:?}", press(1));
        words.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect()
    }
}

fn moment() -> Moment {
    Moment { ply: 2, taken_back: 0 }
}

/// All of them, in the order of the page.
pub fn rows() -> Vec<Row> {
    let mut rows = for_players();
    rows.extend(of_the_rest());
    rows
}

/// Looking at games, playing them and meeting others.
fn for_players() -> Vec<Row> {
    let (ask, game) = (Row::ask, Row::of_game);
    [
        // Looking at a game.
        game(CommandName::Board, &[]),
        game(CommandName::Replay, &[]),
        game(CommandName::At, &[("ply", "1")]),
        game(CommandName::Export, &[]),
        game(CommandName::Moves, &[("square", "d4")]),
        game(CommandName::Look, &[("square", "e6")]),
        game(CommandName::Note, &[]),
        game(CommandName::Note, &[("text", "a plan")]),
        game(CommandName::Note, &[("remove", "1")]),
        game(CommandName::Try, &[]),
        game(CommandName::Try, &[("moves", "d4d6")]),
        game(CommandName::Watch, &[]),
        game(CommandName::Watch, &[]).when(State::Ended, "when it has ended"),
        // Playing it.
        game(CommandName::Move, &[("move", "d4d6")]),
        game(CommandName::Undo, &[]),
        game(CommandName::Resign, &[]),
        game(CommandName::Draw, &[]),
        game(CommandName::Abort, &[]),
        game(CommandName::If, &[]),
        game(CommandName::If, &[("line", "d4d6 d13d11")]),
        game(CommandName::If, &[("drop", "1")]),
        game(CommandName::If, &[("line", "d4d6 d13d11"), ("drop", "1")]),
        game(CommandName::Analysis, &[("wish", "off")]),
        game(CommandName::Hint, &[])
            .showing(first_words("play-hint", NOTHING))
            .when(State::AgainstComputer, "against the computer"),
        game(CommandName::Claim, &[]).when(State::Overdue, "when time is up"),
        game(CommandName::Give, &[("time", "1d")]).when(State::Overdue, "when time is up"),
        game(CommandName::Rematch, &[]).when(State::Ended, "when it has ended"),
        game(CommandName::Report, &[]).showing("mistake").when(State::Ended, "when it has ended"),
        game(CommandName::Report, &[("show", "true")]).when(State::Ended, "when it has ended"),
        // Keeping order.
        game(CommandName::Adjudicate, &[("result", "none"), ("reason", "a dispute")]),
        game(CommandName::Freeze, &[("reason", "a dispute")]),
        game(CommandName::Thaw, &[]).when(State::Frozen, "when it is frozen"),
        ask(CommandName::Freeze, &[("all", "true"), ("reason", "a holiday")]),
        ask(CommandName::Thaw, &[("all", "true")]).when(State::AllFrozen, "when all are"),
        // Lists and records.
        ask(CommandName::Games, &[]),
        ask(CommandName::Games, &[]).naming("Ann").showing("game 1"),
        ask(CommandName::Games, &[("which", "open")]).showing("Challenge 2"),
        ask(CommandName::Games, &[("which", "finished")])
            .naming("Bob")
            .showing("Game 1")
            .when(State::Ended, "when it has ended"),
        ask(CommandName::Profile, &[])
            .naming("Ann")
            .showing(last_words("profile-of-other", [("games", 1), ("running", 1)])),
        ask(CommandName::Stats, &[])
            .showing(last_words("stats-variant", [("games", 1), ("running", 1)])),
        ask(CommandName::Rating, &[]).naming("Ann"),
        ask(CommandName::Leaders, &[]),
        ask(CommandName::Open, &[]),
        ask(CommandName::Ladder, &[]),
        ask(CommandName::Ladder, &[("what", "join"), ("variant", "chess")]),
        ask(CommandName::Ladder, &[("what", "leave"), ("variant", "chess")]),
        ask(CommandName::Ladder, &[("what", "challenge"), ("variant", "chess")]).naming("Bob"),
        ask(CommandName::Ladder, &[("what", "remove"), ("variant", "chess")]).naming("Bob"),
        ask(CommandName::League, &[]),
        ask(CommandName::League, &[("what", "create"), ("name", "Spring"), ("variant", "chess")]),
        ask(CommandName::League, &[("what", "join")]),
        ask(CommandName::League, &[("what", "leave")]),
        ask(CommandName::League, &[("what", "publish")]),
        ask(CommandName::League, &[("what", "extend"), ("days", "7")]),
        ask(CommandName::League, &[("what", "end")]),
        ask(CommandName::League, &[("what", "remove")]).naming("Bob"),
        // Challenges.
        ask(CommandName::Challenge, &[("variant", "chess")]).naming("Eve"),
        ask(CommandName::Challenge, &[("variant", "chess")]),
        ask(CommandName::Join, &[("code", "222222")]),
        ask(CommandName::Join, &[("code", ITS_CODE)]),
        Row::press("Join", |id| ActionKind::Join(ChallengeId(id))).numbered(2),
        Row::press("Accept", |id| ActionKind::Accept(ChallengeId(id))).numbered(3),
        Row::press("Decline", |id| ActionKind::Decline(ChallengeId(id))).numbered(3),
        Row::press("Withdraw", |id| ActionKind::Withdraw(ChallengeId(id))).numbered(3),
    ]
    .into()
}

/// Problems, settings, buttons and typed messages.
fn of_the_rest() -> Vec<Row> {
    let (ask, game) = (Row::ask, Row::of_game);
    [
        // Problems.
        ask(CommandName::Problem, &[]).showing("1 · Chess"),
        Row::of_problem(&[]),
        Row::of_problem(&[("what", "solve"), ("move", "a1a6")]),
        Row::of_problem(&[("what", "solve"), ("again", "true")]),
        Row::of_problem(&[("what", "withdraw")]),
        game(CommandName::Problem, &[("what", "create"), ("ply", "3")])
            .when(State::Ended, "when it has ended"),
        // Commands for oneself.
        ask(CommandName::Piece, &[("piece", "Knight")]),
        ask(CommandName::Learn, &[("piece", "Knight")]),
        ask(CommandName::Rules, &[("variant", "chess")]),
        ask(CommandName::Help, &[]),
        ask(CommandName::Settings, &[("theme", "slate")]),
        ask(CommandName::Time, &[("zone", "Europe/Berlin")]),
        ask(CommandName::Vacation, &[]),
        ask(CommandName::Block, &[]).naming("Eve"),
        ask(CommandName::Unblock, &[]).naming("Eve"),
        ask(CommandName::Link, &[]),
        ask(CommandName::Unlink, &[]),
        ask(CommandName::Privacy, &[]),
        ask(CommandName::Privacy, &[("what", "delete")]),
        // Settings of a server.
        ask(CommandName::Server, &[]),
        ask(CommandName::Server, &[("theme", "slate")]),
        ask(CommandName::Places, &[]),
        ask(CommandName::Places, &[("here", "allow")]),
        ask(CommandName::Variants, &[]),
        ask(CommandName::Variants, &[("allow", "chess")]),
        ask(CommandName::Variant, &[]),
        ask(CommandName::Variant, &[("file", "(a game)")]),
        ask(CommandName::Variant, &[("file", "(a game)")]).naming("Eve"),
        ask(CommandName::Variant, &[("file", "(a game)"), ("what", "publish")]),
        ask(CommandName::Variant, &[("what", "withdraw"), ("variant", "Reed Lake")]),
        ask(CommandName::Variant, &[("what", "diff"), ("variant", "Reed Lake")]),
        // Pressed buttons.
        Row::press("First", |id| {
            ActionKind::Look(ViewRequest::Board(GameId(id), 1, Page::First, Color::White))
        }),
        Row::press("Zoom", |id| {
            ActionKind::Look(ViewRequest::Part(GameId(id), 1, Page::Here, Color::White))
        }),
        Row::press("Moves", |id| {
            ActionKind::Look(ViewRequest::Pick(GameId(id), moment(), Pick::Pieces(0)))
        }),
        Row::press("More", |id| ActionKind::Look(ViewRequest::More(GameId(id)))),
        Row::press("What has changed", |id| ActionKind::Look(ViewRequest::Changes(GameId(id), 1))),
        Row::press("Board", |id| ActionKind::Look(ViewRequest::Now(GameId(id)))),
        Row::press("FEN and captured pieces", |id| {
            ActionKind::Look(ViewRequest::Position(GameId(id), 1))
        }),
        Row::press("Older notes", |id| ActionKind::Look(ViewRequest::Notes(GameId(id), 1))),
        Row::press("Forward, in a line", |id| {
            ActionKind::Look(ViewRequest::Line(GameId(id), 1, Page::Forward))
        }),
        Row::press("FEN, in a line", |id| {
            ActionKind::Look(ViewRequest::LinePosition(GameId(id), 1))
        }),
        Row::press("How was it drawn?", |id| ActionKind::Look(ViewRequest::Array(ChallengeId(id))))
            .numbered(3),
        Row::press("Open it", |id| ActionKind::Look(ViewRequest::Problem(ProblemId(id)))),
        Row::press("Next game", |id| ActionKind::Look(ViewRequest::Next(Some(GameId(id)))))
            .about_nobody_else(),
        Row::press("Play", |id| ActionKind::Play(GameId(id), moment(), "d4d6".to_owned())),
        Row::press("Take back", |id| ActionKind::TakeBack(GameId(id), moment())),
        Row::press("Resign", |id| ActionKind::Resign(GameId(id))),
        Row::press("Resign after a line", |id| {
            ActionKind::ResignIf(GameId(id), moment(), "d4d6,resign".to_owned())
        }),
        Row::press("End the game", |id| ActionKind::Abort(GameId(id))),
        Row::press("Accept the draw", |id| {
            ActionKind::AcceptDraw(GameId(id), 2, Some(Color::Black))
        })
        .when(State::Offered, "when one is offered"),
        Row::press("Decline the draw", |id| {
            ActionKind::DeclineDraw(GameId(id), 2, Some(Color::Black))
        })
        .when(State::Offered, "when one is offered"),
        Row::press("Agree", |id| ActionKind::AcceptProposal(GameId(id), 0))
            .when(State::Proposed, "when that is asked"),
        Row::press("Disagree", |id| ActionKind::DeclineProposal(GameId(id), 0))
            .when(State::Proposed, "when that is asked"),
        Row::press("Claim", |id| ActionKind::Claim(GameId(id)))
            .when(State::Overdue, "when time is up"),
        Row::press("Give a day", |id| ActionKind::Give(GameId(id), moment(), 86_400))
            .when(State::Overdue, "when time is up"),
        Row::press("Rematch", |id| ActionKind::Rematch(GameId(id)))
            .when(State::Ended, "when it has ended"),
        Row::press("Play on", |id| ActionKind::PlayOn(GameId(id))).about_nobody_else(),
        Row::press("Another move", |id| ActionKind::Change(GameId(id))).about_nobody_else(),
        Row::press("No move", |id| ActionKind::Cancel(GameId(id))).about_nobody_else(),
        Row::press("Link", ActionKind::Link).about_nobody_else(),
        Row::press("Unlink", ActionKind::Unlink).about_nobody_else(),
        Row::press("Delete", |at| ActionKind::Forget(Timestamp(at))).about_nobody_else(),
        Row::press("Board, as a command", |id| {
            ActionKind::Do(CommandReference::of(CommandName::Board).with("game", id))
        }),
        Row::press("Set it", |_| {
            ActionKind::Settle(TimeRequests {
                weekend: "sat".to_owned(),
                ..TimeRequests::default()
            })
        })
        .about_nobody_else(),
        // Typed messages.
        Row::typed("d4d6", "", Via::Overheard),
        Row::edited("d4d6", ", edited before it is read", Via::Overheard),
        Row::typed("d4d6", ", to the bot", Via::Addressed),
        Row::typed("resign", ", to the bot", Via::Addressed),
        Row::typed("hello", "", Via::Overheard),
    ]
    .into()
}
