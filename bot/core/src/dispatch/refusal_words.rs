//! The words for each refusal: the rule, then the next step.

use crate::model::refusal::Refusal;
use crate::model::{CommandName, CommandReference, Term, Text};
use crate::offer::absence;
use crate::shortened::shortened;

impl Refusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            Refusal::NoGameHere => text
                .plain("No game is played here, and you have none elsewhere. Start one with ")
                .step(CommandName::Challenge)
                .plain("."),
            Refusal::SeveralGames(games) => {
                let mut text = text.plain("Several games could be meant. Go to the one, or add its number to the command:");
                for game in games.iter().take(10) {
                    text = text.line().code(format!("game:{game}")).plain(" ").game(*game);
                }
                text
            }
            Refusal::NoSuchGame(game) => text
                .plain(format!("There is no game {game}. See your games with "))
                .step(CommandName::Games)
                .plain("."),
            Refusal::GameOver(result) => text
                .plain("This game is over: ")
                .then(result.clone())
                .plain(" Start another one with ")
                .step(CommandName::Challenge)
                .plain("."),
            Refusal::NotAPlayer(game) => text
                .plain(format!("You do not play in game {game}; only its two players can do that. Watch it with "))
                .step(CommandName::Watch)
                .plain(", or start one of your own with ")
                .step(CommandName::Challenge)
                .plain("."),
            Refusal::NotYourTurn { side, player, time } => text
                .plain(format!("It is not your turn: {side} is to move, and that is "))
                .player(player)
                .plain(".")
                .then(time.clone())
                .plain(" Settle your answer beforehand with ")
                .step(CommandName::If)
                .plain(". You will be told when it is yours."),
            Refusal::BoardStands { played, next } => {
                let text = text
                    .plain("The board stands: ")
                    .code(played)
                    .plain(" was played before you edited your message. ");
                let text = match next {
                    CommandName::Undo => text.plain("Ask for it back with "),
                    _ => text.plain("See it with "),
                };
                text.step(*next).plain(".")
            }
            Refusal::Stale => text
                .plain("The game has gone on since that was shown, so nothing was done. Look at the newest board, or use ")
                .step(CommandName::Board)
                .plain("."),
            Refusal::ShownIsTakenBack => text
                .plain("That position is no more: a move was taken back since it was shown, so nothing was done. Look at the newest board, or use ")
                .step(CommandName::Board)
                .plain("."),
            Refusal::ByCommand(verb) => {
                let (aim, how) = match verb {
                    CommandName::Undo => (
                        "To take your last move back",
                        "after a minute, or when your opponent has answered, they are asked to agree.",
                    ),
                    CommandName::Resign => ("To give the game up", "it asks again first."),
                    CommandName::Draw => {
                        ("To offer a draw, accept one or claim one", "talk is no offer.")
                    }
                    CommandName::Abort => (
                        "To end the game without a result",
                        "once both have moved, your opponent must agree.",
                    ),
                    _ => ("To see the board", "it shows it from the other side or in words, too."),
                };
                text.plain(format!("{aim}, use ")).step(*verb).plain(format!("; {how}"))
            }
            Refusal::Move(sentence) => text.plain(sentence.clone()),
            Refusal::NobodyReaches(sentence) => text
                .plain(format!("{sentence} See where any piece can go with "))
                .step(CommandName::Moves)
                .plain("."),
            Refusal::NoNumber { name, typed, least } => text
                .plain(format!("“{}” is no number. Write ", shortened(typed)))
                .code(format!("{name}:{}", least.max(&2)))
                .plain(format!(", or another whole number from {least} on.")),
            Refusal::NoChoice { name, typed, known } => {
                let mut text = text
                    .plain(format!("There is no “{}” to choose as ", shortened(typed)))
                    .code(name.clone())
                    .plain(". Choose one of:");
                for word in known {
                    text = text.plain(" ").code(word.clone());
                }
                text.plain(".")
            }
            Refusal::OpponentGone { game, player, from } => absence::words(*game, player, *from),
            Refusal::EndAlone(game) => text
                .plain("This game has no deadline, so there is nothing to claim. Your opponent has left: end it without a result with ")
                .step(CommandReference::of(CommandName::Abort).with("game", *game))
                .plain("."),
            Refusal::NeedsServer => text
                .plain("Games are played in a ")
                .term(Term::Place)
                .plain(" of a ")
                .term(Term::Community)
                .plain(". Make the challenge there."),
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
