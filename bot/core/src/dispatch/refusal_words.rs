//! The words for each refusal: the rule, then the next step.

use crate::clock::{ClockRefusal, YEARLY_HOURS, spoken};
use crate::model::refusal::Refusal;
use crate::model::refusal::limit_refusal::variant_list;
use crate::model::request::Verdict;
use crate::model::state::setting::set_by_a_server;
use crate::model::state::{BY_LOT, USUAL};
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
            Refusal::NoSuchChallenge => text
                .plain("That challenge is not known here. Make a new one with ")
                .step(CommandName::Challenge)
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
            Refusal::NothingToTakeBack => text
                .plain("This game stands at its first position, so there is no move to take back. See it with ")
                .step(CommandName::Board)
                .plain("."),
            Refusal::NotYourLastMove(player) => text
                .plain("The last move is that of ")
                .player(player)
                .plain(", and only they can take it back. It is your turn: play with ")
                .step(CommandName::Move)
                .plain("."),
            Refusal::AnsweredSince(player) => text
                .plain("That move can be taken back alone only until the opponent does something, and ")
                .player(player)
                .plain(" has done so since. Moves are taken back from the newest one on: ask them to agree to that with ")
                .step(CommandName::Undo)
                .plain("."),
            Refusal::ResultStands(result) => text
                .plain("This game is over, so its moves stand: ")
                .then(result.clone())
                .plain(" Start another one with ")
                .step(CommandName::Challenge)
                .plain("."),
            Refusal::NoClock => text
                .plain("This game was begun without a clock, so there is no time to claim or to give. Play on with ")
                .step(CommandName::Move)
                .plain("."),
            Refusal::Clock(refusal) => {
                let text = text.plain(refusal.to_string());
                match refusal {
                    ClockRefusal::ZoneChangedLately(at) | ClockRefusal::DaysChangedLately(at) => {
                        text.plain(" That is ").time(*at).plain(".")
                    }
                    _ => text,
                }
            }
            Refusal::VacationIsPast(until) => text
                .plain("A vacation cannot end in the past: that was ")
                .time(*until)
                .plain(". Choose a moment to come as ")
                .code("until")
                .plain("."),
            Refusal::VacationEndsFirst { from, until } => text
                .plain("That vacation would end ")
                .time(*until)
                .plain(", before it begins ")
                .time(*from)
                .plain(". Choose an earlier ")
                .code("from")
                .plain(" or a later ")
                .code("until")
                .plain("."),
            Refusal::VacationBeyondHours { from, last } => text
                .plain(format!(
                    "Your hours of vacation (of {YEARLY_HOURS} a year) last {} from then, until ",
                    spoken(last.0 - from.0)
                ))
                .time(*last)
                .plain(", so nothing was begun. Choose that or an earlier end as ")
                .code("until")
                .plain("."),
            Refusal::Time(why) => text.then(Text::marked(why)),
            Refusal::Move(sentence) => text.plain(sentence.clone()),
            Refusal::NobodyReaches(sentence) => text
                .plain(format!("{sentence} See where any piece can go with "))
                .step(CommandName::Moves)
                .plain("."),
            Refusal::Hole(square) => text.plain(format!(
                "{square} is a hole in the board, where nothing stands. Name a square of it."
            )),
            Refusal::NoSuchSquare { typed, last } => text.plain(format!(
                "There is no square “{}” on this board. Name one from a1 to {last}.",
                shortened(typed)
            )),
            Refusal::NoSuchPly { game, plies } => text.plain(format!(
                "Game {game} has {plies} plies so far. Name a number from 0 to {plies}."
            )),
            Refusal::UnknownPly { game, typed, plies, last } => {
                let text = match shortened(typed).as_str() {
                    "" => text.plain(format!("No position of game {game} was named. ")),
                    typed => text.plain(format!("There is no “{typed}” in game {game}. ")),
                };
                let text = match plies {
                    0 => return text.plain("No move has been played yet: name ").code("0").plain(", the start."),
                    plies => text.plain(format!("Name how many plies were played, from 0 (the start) to {plies}")),
                };
                text.plain(", or a move as it is numbered: ")
                    .code(last)
                    .plain(" is after the last one.")
            }
            Refusal::NoSuchRegion { typed, last } => text.plain(format!(
                "“{}” is no part of this board. Name two corners, like a1-h8; the last square is {last}.",
                shortened(typed)
            )),
            Refusal::NoWay { piece, from, to } => text
                .plain(format!("The {piece} on {from} cannot go to {to} now. Leave out "))
                .code("to")
                .plain(" to see where it can."),
            Refusal::EmptySquare(square) => {
                text.plain(format!("{square} is empty. Name the square of a piece."))
            }
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
            Refusal::UnknownPiece { typed, known } => text.plain(format!(
                "There is no piece called “{}” here. Choose one of: {}.",
                shortened(typed),
                known.join(", ")
            )),
            Refusal::UnknownVariant { typed, known } => {
                let text = match shortened(typed).as_str() {
                    "" => text.plain("Name the variant. Choose one of: "),
                    typed => text
                        .plain(format!("There is no variant called “{typed}”. Choose one of: ")),
                };
                text.then(variant_list(known)).plain(".")
            }
            Refusal::BadSetup { reason, example } => text
                .plain(format!("The setup cannot be used: {reason}. Write it like this one: "))
                .code(example.clone()),
            Refusal::SetupAndLot => text
                .plain("A game starts either from a position or from an array that is drawn. Leave out ")
                .code("setup")
                .plain(" or ")
                .code("array")
                .plain("."),
            Refusal::NoLot(name) => text
                .plain(format!("{name} has one array, which is not drawn by lot. Leave out "))
                .code("array")
                .plain("."),
            Refusal::BadOrder { reason, example, squares } => text
                .plain(format!("The array cannot be arranged like that: {reason}. Write the letters of the pieces on {squares} one after the other, as "))
                .code(example.clone())
                .plain(", the usual order. ")
                .code(USUAL)
                .plain(" stands for that, and ")
                .code(BY_LOT)
                .plain(" has one drawn."),
            Refusal::UnknownLot(known) => {
                let mut text = text.plain("The array can be drawn in these ways:");
                for name in known {
                    text = text.plain(" ").code(name.clone());
                }
                text.plain(".")
            }
            Refusal::OneselfAsOpponent => text.plain("You cannot challenge yourself. Choose another member as ").code("opponent").plain("."),
            Refusal::BotAsOpponent(player) => text
                .player(player)
                .plain(" is a bot, and bots do not answer challenges. Choose a member who is a person."),
            Refusal::AbsentOpponent(player) => text
                .player(player)
                .plain(" is not a member of this ")
                .term(Term::Community)
                .plain(" (any more). Choose somebody who is."),
            Refusal::OpponentGone { game, player, from } => absence::words(*game, player, *from),
            Refusal::EndAlone(game) => text
                .plain("This game has no deadline, so there is nothing to claim. Your opponent has left: end it without a result with ")
                .step(CommandReference::of(CommandName::Abort).with("game", *game))
                .plain("."),
            Refusal::OpponentOutOfSight(player) => text
                .player(player)
                .plain(" does not see what is posted here, so they would not find the challenge. Make it in a ")
                .term(Term::Place)
                .plain(" that you both see, or let them in first."),
            Refusal::NeedsServer => text
                .plain("Games are played in a ")
                .term(Term::Place)
                .plain(" of a ")
                .term(Term::Community)
                .plain(". Make the challenge there."),
            Refusal::NoServerToSet => text
                .step(CommandName::Server)
                .plain(format!(" sets {}. It is for all of a ", set_by_a_server()))
                .term(Term::Community)
                .plain(", and this is a private conversation. Use it in a ")
                .term(Term::Place)
                .plain(" of the ")
                .term(Term::Community)
                .plain("; how you see boards yourself is set with ")
                .step(CommandName::Settings)
                .plain("."),
            Refusal::NotAManager => text
                .plain("You do not have ")
                .term(Term::ManagerRight)
                .plain(format!(", and only members with it set {} in this ", set_by_a_server()))
                .term(Term::Community)
                .plain(". Ask one of them; how you see boards yourself is set with ")
                .step(CommandName::Settings)
                .plain("."),
            Refusal::UnknownWord { setting, typed, known } => {
                let name = setting.name();
                let text = text.plain(format!("There is no {name} called “{}”. Choose one of:", shortened(typed)));
                known.iter().fold(text, |text, word| text.plain(" ").code(*word)).plain(".")
            }
            Refusal::OtherHasTooManyChallenges(player, limit) => text
                .player(player)
                .plain(format!(" has {limit} challenges to answer already. Try again when some are answered.")),
            Refusal::OtherHasNotAnsweredYet(player, limit) => text
                .player(player)
                .plain(format!(" has {limit} challenges of yours to answer already. Withdraw one, or wait until one is answered.")),
            Refusal::TooManyChallengesToOther(player) => text
                .plain("You have challenged ")
                .player(player)
                .plain(" several times in the last minutes. Give them some time, and try again in a quarter of an hour."),
            Refusal::CameBack(from) => text
                .plain("All that was stored about you was deleted less than a day ago, and nobody gets round the limits by that. You challenge others and post problems from ")
                .time(*from)
                .plain(" on; until then you can join what others offer: ")
                .step(CommandReference::of(CommandName::Games).with("which", "open"))
                .plain("."),
            Refusal::TooManyChallenges(limit) => text.plain(format!(
                "You wait for an answer to {limit} challenges already. Withdraw one, or wait until one is answered."
            )),
            Refusal::TooManyGames(limit) => {
                text.plain(format!("You are playing {limit} games already, which is the most. Finish one first; see them with ")).step(CommandName::Games).plain(".")
            }
            Refusal::OtherHasTooManyGames(player, limit) => {
                text.player(player).plain(format!(" is playing {limit} games already, which is the most. Try again when one is finished."))
            }
            Refusal::NotInvited(opponent) => text
                .plain("This challenge is for ")
                .player(opponent)
                .plain(", and only they can answer it. Make one of your own with ")
                .step(CommandName::Challenge)
                .plain("."),
            Refusal::OwnChallenge => text.plain("This is your own challenge: you can withdraw it, and the other player can accept or decline it."),
            Refusal::NotTheChallenger(challenger) => text
                .plain("Only ")
                .player(challenger)
                .plain(" can withdraw this challenge. If it is for you, accept or decline it."),
            Refusal::ChallengeAccepted(game) => text.plain("This challenge was accepted already: ").game(*game).plain("."),
            Refusal::ChallengeSettled(how) => text.then(how.clone()).plain(" Make a new challenge with ").step(CommandName::Challenge).plain("."),
            Refusal::DrawAlreadyOffered => text.plain("You have offered a draw already. Your opponent can accept it, decline it, or decline it by moving."),
            Refusal::DrawOfferedLately { moves } => {
                let when = match moves {
                    1 => "your next move".to_owned(),
                    2 => "the move after your next one".to_owned(),
                    moves => format!("your move number {moves} from now on"),
                };
                text.plain(format!("You have offered a draw lately, and that offer does not stand any more. You can offer one again with {when}."))
            }
            Refusal::NoDrawOffer => text.plain("No draw offer is open there. Make one with ").step(CommandName::Draw).plain("."),
            Refusal::NotAModerator => text
                .plain("You do not have ")
                .term(Term::ModeratorRight)
                .plain(", and only members with it decide games of others. Ask one of them; in a game of your own there are ")
                .step(CommandName::Resign)
                .plain(", ")
                .step(CommandName::Draw)
                .plain(" and ")
                .step(CommandName::Abort)
                .plain("."),
            Refusal::ModeratorElsewhere(game) => text
                .plain("What you may do in this ")
                .term(Term::Place)
                .plain(" counts for games that were begun in it, and this one, ")
                .game(*game)
                .plain(", was begun elsewhere. Use the command where it was begun; there it is looked at what you may do."),
            Refusal::OwnGame(game) => text
                .plain(format!("You play in game {game} yourself, and nobody decides a game of their own. Ask somebody else who has "))
                .term(Term::ModeratorRight)
                .plain("."),
            Refusal::NoVerdict => Verdict::ALL
                .into_iter()
                .fold(text.plain("Say how the game ends. Choose one as "), |text, verdict| {
                    text.code(format!("result:{}", verdict.word())).plain(" ")
                })
                .plain("(the first mover wins, the second, a draw, no result)."),
            Refusal::NoReason => text
                .plain("A decision about a game of others has a reason that both players read. Give it as ")
                .code("reason")
                .plain("."),
            Refusal::ReasonTooLong { length, most } => text.plain(format!(
                "The reason has {length} characters, and {most} is the most. Give a shorter one."
            )),
            Refusal::Freeze(refusal) => refusal.text(),
            Refusal::Plan(refusal) => refusal.text(),
            Refusal::Watch(refusal) => refusal.text(),
            Refusal::OwnDrawOffer => text.plain("This is your own draw offer, and only your opponent can answer it. Play on: it stands until they do."),
            Refusal::NotKept(why) => why.text(),
            Refusal::Offer(refusal) => refusal.text(),
            Refusal::Busy(refusal) => refusal.text(),
            Refusal::Link(refusal) => refusal.text(),
            Refusal::Limit(refusal) => refusal.text(),
            Refusal::Sent(refusal) => refusal.text(),
            Refusal::Problem(refusal) => refusal.text(),
        }
    }
}
