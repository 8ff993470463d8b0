//! The message for each refusal: the rule, then the next step. The refusals of a feature have theirs
//! in the `types` of its room.

use crate::message;
use crate::model::Text;
use crate::model::refusal::{Refusal, choices};
use crate::offer::absence;
use crate::shortened::shortened;

impl Refusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Refusal::NoGameHere => message!("refused-no-game-here"),
            Refusal::SeveralGames(games) => {
                let text = message!("refused-several-games");
                games.iter().take(10).fold(text, |text, game| {
                    text.line().code(format!("game:{game}")).plain(" ").game(*game)
                })
            }
            Refusal::NoSuchGame(game) => message!("refused-no-such-game", game = game.0),
            Refusal::GameOver(result) => message!("refused-game-over", result),
            Refusal::NotAPlayer(game) => message!("refused-not-a-player", game = game.0),
            Refusal::HintAgainstAPerson(game) => {
                message!("refused-hint-against-a-person", game = game.0)
            }
            Refusal::NotYourTurn { side, player, time } => {
                message!("refused-not-your-turn", side, player)
                    .then(time.clone())
                    .plain(" ")
                    .then(message!("refused-plan-answer"))
            }
            Refusal::BoardStands { played, next } => {
                message!("refused-board-stands", played, command = next.name())
            }
            Refusal::ReportOfRunning(game) => {
                message!("refused-report-of-running", game = game.0)
            }
            Refusal::HelpInRunning(game) => message!("refused-help-in-running", game = game.0),
            Refusal::NothingToReport(game) => {
                message!("refused-nothing-to-report", game = game.0)
            }
            Refusal::Stale => message!("refused-stale"),
            Refusal::ShownIsTakenBack => message!("refused-shown-is-taken-back"),
            Refusal::ByCommand(verb) => message!("refused-by-command", command = verb.name()),
            Refusal::Move(why) => why.clone(),
            Refusal::NobodyReaches(why) => message!("refused-nobody-reaches", why),
            Refusal::NoNumber { name, typed, least } => message!(
                "refused-no-number",
                typed = shortened(typed),
                name,
                example = *least.max(&2),
                least,
            ),
            Refusal::NoChoice { name, typed, known } => message!(
                "refused-no-choice",
                typed = shortened(typed),
                name,
                known = choices(known),
            ),
            Refusal::OpponentGone { game, player, from } => absence::words(*game, player, *from),
            Refusal::EndAlone(game) => message!("refused-end-alone", game = game.0),
            Refusal::NeedsServer => message!("refused-needs-community"),
            Refusal::Freeze(refusal) => refusal.text(),
            Refusal::Plan(refusal) => refusal.text(),
            Refusal::Watch(refusal) => refusal.text(),
            Refusal::NotKept(why) => why.text(),
            Refusal::Offer(refusal) => refusal.text(),
            Refusal::Busy(refusal) => refusal.text(),
            Refusal::Link(refusal) => refusal.text(),
            Refusal::Limit(refusal) => refusal.text(),
            Refusal::Upload(refusal) => refusal.text(),
            Refusal::Problem(refusal) => refusal.text(),
            Refusal::Ladder(refusal) => refusal.text(),
            Refusal::League(refusal) => refusal.text(),
            Refusal::Challenge(refusal) => refusal.text(),
            Refusal::Start(refusal) => refusal.text(),
            Refusal::Draw(refusal) => refusal.text(),
            Refusal::TakeBack(refusal) => refusal.text(),
            Refusal::Ruling(refusal) => refusal.text(),
            Refusal::Time(refusal) => refusal.text(),
            Refusal::Board(refusal) => refusal.text(),
            Refusal::Setting(refusal) => refusal.text(),
        }
    }
}
