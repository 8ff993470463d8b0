//! Actions: what a player can press, and the text that stands for an action on a network.
//!
//! The text goes to the chat network, and comes back when the action is pressed. That may be months
//! later, and by another person than the one who was meant. So the text carries as much as a
//! command does, and each press is judged anew.

use super::request::{Page, ViewRequest};
use super::{CommandName, CommandReference, Moment, Text};
use crate::vacation::types::TimeRequests;
use crate::{ChallengeId, GameId, ProblemId, Timestamp};
use menagerie_rules::Color;
use std::str::{FromStr, Split};

/// An action.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Action {
    /// The words on the action.
    #[serde(with = "label")]
    pub label: Text,
    /// The effect of a press.
    pub kind: ActionKind,
}

impl Action {
    /// An action with these words.
    pub fn new(label: impl Into<Text>, kind: ActionKind) -> Self {
        Self { label: label.into(), kind }
    }
}

/// Actions under one label, of which a person picks one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Their label.
    pub label: Text,
    /// The actions.
    pub actions: Vec<Action>,
}

/// The stored form of a label: words are stored as such, as an earlier version stored all labels. What
/// was stored then is read and written unchanged, so its message is still recognized.
mod label {
    use crate::model::{Span, Text};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Stored {
        Words(String),
        Text(Text),
    }

    pub(super) fn serialize<S: Serializer>(label: &Text, to: S) -> Result<S::Ok, S::Error> {
        let stored = match label.0.as_slice() {
            [Span::Plain(words)] => Stored::Words(words.clone()),
            _ => Stored::Text(label.clone()),
        };
        stored.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Text, D::Error> {
        Ok(match Stored::deserialize(from)? {
            Stored::Words(words) => Text::from(words),
            Stored::Text(text) => text,
        })
    }
}

/// The effect of a press.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Accepts a challenge.
    Accept(ChallengeId),
    /// Declines a challenge.
    Decline(ChallengeId),
    /// Withdraws a challenge.
    Withdraw(ChallengeId),
    /// Accepts the draw offer that was made at a ply, by a side. Old actions do not name the side.
    AcceptDraw(GameId, usize, #[serde(default)] Option<Color>),
    /// Declines that draw offer.
    DeclineDraw(GameId, usize, #[serde(default)] Option<Color>),
    /// Confirms a resignation.
    Resign(GameId),
    /// Confirms that a game ends without a result.
    Abort(GameId),
    /// Cancels the end of a game that was to be confirmed.
    PlayOn(GameId),
    /// Plays a move, in coordinates, in the moment in which it was shown.
    Play(GameId, Moment, String),
    /// Takes back the move that led to a moment.
    TakeBack(GameId, Moment),
    /// Claims a game because the other side is out of time.
    Claim(GameId),
    /// Gives the other side this many seconds, in the moment in which that was offered.
    Give(GameId, Moment, i64),
    /// Accepts the opponent's proposal, by its number in the game.
    AcceptProposal(GameId, usize),
    /// Declines that proposal.
    DeclineProposal(GameId, usize),
    /// Asks for a rematch.
    Rematch(GameId),
    /// Joins a challenge to everyone.
    Join(ChallengeId),
    /// Chooses another move in place of the previewed one.
    Change(GameId),
    /// Drops the previewed move.
    Cancel(GameId),
    /// Only shows something.
    Look(ViewRequest),
    /// Confirms that the game is given up after a line of moves, in coordinates, which was typed in
    /// this moment.
    ResignIf(GameId, Moment, String),
    /// Confirms the link with the account that has typed a code, by the code's number.
    Link(i64),
    /// Confirms that a link is parted, by its number.
    Unlink(i64),
    /// Confirms the deletion of all data about the person who was asked at this time.
    Forget(Timestamp),
    /// Confirms a member's settings of time, which cannot be changed for a while after that.
    Settle(TimeRequests),
    /// Runs a command, as if it had been typed.
    Do(CommandReference),
}

/// Where the answer to a press is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// At the offer itself: all see there what became of it.
    AtTheOffer,
    /// Beside the action's message, which stays as it is.
    Beside,
    /// In the place of the action's message, or where the command's own answer is shown: for views
    /// and for commands.
    InItsPlace,
}

/// The version of these texts, so that a later program can distinguish them from its own.
const VERSION: &str = "1";

/// The board that an action stands below, as far as the action says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnBoard {
    /// The plies before it.
    pub ply: usize,
    /// How many plies had been taken back in the game then, if that is said.
    pub taken_back: Option<usize>,
}

impl ActionKind {
    /// The board of a game below which the action stands, if it says so.
    pub fn board(&self) -> Option<(GameId, OnBoard)> {
        match self {
            Self::Look(ViewRequest::Board(game, ply, ..) | ViewRequest::Part(game, ply, ..)) => {
                Some((*game, OnBoard { ply: *ply, taken_back: None }))
            }
            Self::Look(ViewRequest::Pick(game, Moment { ply, taken_back }, _)) => {
                Some((*game, OnBoard { ply: *ply, taken_back: Some(*taken_back) }))
            }
            _ => None,
        }
    }

    /// Where the answer is shown.
    pub fn answered(&self) -> Answered {
        match self {
            Self::Accept(_)
            | Self::Decline(_)
            | Self::Withdraw(_)
            | Self::AcceptDraw(..)
            | Self::DeclineDraw(..)
            | Self::TakeBack(..)
            | Self::AcceptProposal(..)
            | Self::DeclineProposal(..) => Answered::AtTheOffer,
            Self::Rematch(_) | Self::Join(_) | Self::Claim(_) | Self::Give(..) => Answered::Beside,
            Self::Resign(_)
            | Self::Abort(_)
            | Self::PlayOn(_)
            | Self::Play(..)
            | Self::Change(_)
            | Self::Cancel(_)
            | Self::Look(_)
            | Self::ResignIf(..)
            | Self::Link(_)
            | Self::Unlink(_)
            | Self::Forget(_)
            | Self::Settle(_)
            | Self::Do(_) => Answered::InItsPlace,
        }
    }

    /// The text that stands for this action on a network.
    pub fn encode(&self) -> String {
        let words = match self {
            Self::Accept(id) => format!("accept:{id}"),
            Self::Decline(id) => format!("decline:{id}"),
            Self::Withdraw(id) => format!("withdraw:{id}"),
            Self::AcceptDraw(game, ply, by) => format!("draw-yes:{game}:{ply}{}", suffix(*by)),
            Self::DeclineDraw(game, ply, by) => format!("draw-no:{game}:{ply}{}", suffix(*by)),
            Self::Resign(game) => format!("resign:{game}"),
            Self::Abort(game) => format!("abort:{game}"),
            Self::Link(code) => format!("link:{code}"),
            Self::Unlink(link) => format!("unlink:{link}"),
            Self::Forget(asked) => format!("forget:{asked}"),
            Self::PlayOn(game) => format!("play-on:{game}"),
            Self::Play(game, shown, text) => format!("play:{game}:{shown}:{text}"),
            Self::TakeBack(game, shown) => format!("take-back:{game}:{shown}"),
            Self::Claim(game) => format!("claim:{game}"),
            Self::Give(game, shown, seconds) => format!("give:{game}:{shown}:{seconds}"),
            Self::AcceptProposal(game, number) => format!("agree:{game}:{number}"),
            Self::Join(id) => format!("join:{id}"),
            Self::Rematch(game) => format!("rematch:{game}"),
            Self::DeclineProposal(game, number) => format!("disagree:{game}:{number}"),
            Self::Change(game) => format!("change:{game}"),
            Self::Cancel(game) => format!("cancel:{game}"),
            Self::Look(ViewRequest::Board(game, ply, page, bottom)) => {
                format!("board:{game}:{ply}:{}:{}", page.word(), bottom.word())
            }
            Self::Look(ViewRequest::Part(game, ply, page, bottom)) => {
                format!("part:{game}:{ply}:{}:{}", page.word(), bottom.word())
            }
            Self::Look(ViewRequest::Pick(game, shown, pick)) => {
                format!("pick:{game}:{shown}:{pick}")
            }
            Self::Look(ViewRequest::More(game)) => format!("more:{game}"),
            Self::Look(ViewRequest::Changes(game, ply)) => format!("changes:{game}:{ply}"),
            Self::Look(ViewRequest::Now(game)) => format!("now:{game}"),
            Self::Look(ViewRequest::Position(game, ply)) => format!("position:{game}:{ply}"),
            Self::Look(ViewRequest::Notes(game, before)) => format!("notes:{game}:{before}"),
            Self::Look(ViewRequest::Line(game, ply, page)) => {
                format!("line:{game}:{ply}:{}", page.word())
            }
            Self::Look(ViewRequest::LinePosition(game, ply)) => {
                format!("line-position:{game}:{ply}")
            }
            Self::Look(ViewRequest::Array(id)) => format!("array:{id}"),
            Self::Look(ViewRequest::Problem(id)) => format!("problem:{id}"),
            Self::ResignIf(game, shown, line) => format!("resign-if:{game}:{shown}:{line}"),
            Self::Settle(wishes) => {
                let TimeRequests { zone, weekend, quiet, automatic, .. } = wishes;
                let words = [zone, weekend, quiet, automatic].map(|word| escaped(word));
                format!("settle:0:{}", words.join(":"))
            }
            Self::Do(step) => {
                let given = step.with.iter();
                let given = given.map(|(name, value)| format!(":{name}:{}", escaped(value)));
                format!("do:0:{}{}", step.verb.name(), given.collect::<String>())
            }
            // No game has the number 0.
            Self::Look(ViewRequest::Next(after)) => {
                format!("next:{}", after.map_or(0, |game| game.0))
            }
        };
        format!("{VERSION}:{words}")
    }

    /// The action that a text stands for, or `None` if it is not one of this program's texts.
    pub fn decode(text: &str) -> Option<Self> {
        let parts = &mut text.split(':');
        if parts.next()? != VERSION {
            return None;
        }
        let verb = parts.next()?;
        let number = next(parts)?;
        let (challenge, game) = (ChallengeId(number), GameId(number));
        let action = match verb {
            "accept" => Self::Accept(challenge),
            "decline" => Self::Decline(challenge),
            "withdraw" => Self::Withdraw(challenge),
            "draw-yes" | "draw-no" => {
                let ply = next(parts)?;
                let by = match parts.next() {
                    Some(word) => Some(Color::of_word(word)?),
                    None => None,
                };
                match verb {
                    "draw-yes" => Self::AcceptDraw(game, ply, by),
                    _ => Self::DeclineDraw(game, ply, by),
                }
            }
            "resign" => Self::Resign(game),
            "abort" => Self::Abort(game),
            "join" => Self::Join(challenge),
            "link" => Self::Link(number),
            "unlink" => Self::Unlink(number),
            "forget" => Self::Forget(Timestamp(number)),
            "rematch" => Self::Rematch(game),
            "play-on" => Self::PlayOn(game),
            "take-back" => Self::TakeBack(game, next(parts)?),
            "claim" => Self::Claim(game),
            "give" => Self::Give(game, next(parts)?, next(parts)?),
            "agree" => Self::AcceptProposal(game, next(parts)?),
            "disagree" => Self::DeclineProposal(game, next(parts)?),
            "resign-if" => Self::ResignIf(game, next(parts)?, next(parts)?),
            "play" => Self::Play(game, next(parts)?, next(parts)?),
            "change" => Self::Change(game),
            "cancel" => Self::Cancel(game),
            "board" | "part" | "half" => {
                let ply = next(parts)?;
                // The action for half of a board, before there were parts, named no page.
                let page = if verb == "half" { Page::Here } else { Page::of_word(parts.next()?)? };
                let bottom = Color::of_word(parts.next()?)?;
                Self::Look(match verb {
                    "board" => ViewRequest::Board(game, ply, page, bottom),
                    _ => ViewRequest::Part(game, ply, page, bottom),
                })
            }
            "pick" => {
                let shown = next(parts)?;
                let pick = parts.by_ref().collect::<Vec<_>>().join(":");
                Self::Look(ViewRequest::Pick(game, shown, pick.parse().ok()?))
            }
            "more" => Self::Look(ViewRequest::More(game)),
            "changes" => Self::Look(ViewRequest::Changes(game, next(parts)?)),
            "now" => Self::Look(ViewRequest::Now(game)),
            "position" => Self::Look(ViewRequest::Position(game, next(parts)?)),
            "notes" => Self::Look(ViewRequest::Notes(game, next(parts)?)),
            "line" => {
                let (ply, page) = (next(parts)?, Page::of_word(parts.next()?)?);
                Self::Look(ViewRequest::Line(game, ply, page))
            }
            "line-position" => Self::Look(ViewRequest::LinePosition(game, next(parts)?)),
            "array" => Self::Look(ViewRequest::Array(challenge)),
            "problem" => Self::Look(ViewRequest::Problem(ProblemId(number))),
            "next" => Self::Look(ViewRequest::Next((number != 0).then_some(game))),
            "settle" => {
                let mut word = || parts.next().map(unescaped);
                let [zone, weekend] = [word()?, word()?];
                let [quiet, automatic] = [word()?, word()?];
                let confirmed = true;
                Self::Settle(TimeRequests { zone, weekend, quiet, automatic, confirmed })
            }
            "do" => {
                let mut step = CommandReference::of(CommandName::named(parts.next()?)?);
                while let Some(name) = parts.next() {
                    step = step.with(name, unescaped(parts.next()?));
                }
                Self::Do(step)
            }
            _ => return None,
        };
        parts.next().is_none().then_some(action)
    }

    /// Whether pressing it cannot be undone, so that it should look like that.
    pub fn is_final(&self) -> bool {
        matches!(self, Self::Resign(_) | Self::Abort(_) | Self::ResignIf(..) | Self::Forget(_))
    }

    /// Whether it is the action that most people will want to press.
    pub fn is_primary(&self) -> bool {
        matches!(
            self,
            Self::Accept(_)
                | Self::AcceptDraw(..)
                | Self::AcceptProposal(..)
                | Self::Join(_)
                | Self::Play(..)
                | Self::Settle(_)
        )
    }
}

/// The next part, if it can be read.
fn next<T: FromStr>(parts: &mut Split<'_, char>) -> Option<T> {
    parts.next()?.parse().ok()
}

/// Words without the separator.
fn escaped(words: &str) -> String {
    words.replace('%', "%25").replace(':', "%3A")
}

fn unescaped(words: &str) -> String {
    words.replace("%3A", ":").replace("%25", "%")
}

/// The side that offers a draw, as the end of a text.
fn suffix(by: Option<Color>) -> String {
    by.map_or_else(String::new, |by| format!(":{}", by.word()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::types::Pick;
    use menagerie_rules::Square;

    #[test]
    fn every_action_survives_its_text() {
        let square = |name| Square::parse(name).expect("it is a square");
        let shown = Moment { ply: 12, taken_back: 3 };
        let pick = |pick| ActionKind::Look(ViewRequest::Pick(GameId(9), shown, pick));
        let actions = [
            ActionKind::Accept(ChallengeId(1)),
            ActionKind::Decline(ChallengeId(2)),
            ActionKind::Withdraw(ChallengeId(3)),
            ActionKind::AcceptDraw(GameId(4), 31, Some(Color::Black)),
            ActionKind::DeclineDraw(GameId(i64::MAX), 0, None),
            ActionKind::Resign(GameId(5)),
            ActionKind::Abort(GameId(5)),
            ActionKind::PlayOn(GameId(6)),
            ActionKind::Look(ViewRequest::Problem(ProblemId(8))),
            ActionKind::Play(GameId(7), Moment { ply: 12, taken_back: 3 }, "a15a16=Q".to_owned()),
            ActionKind::TakeBack(GameId(8), Moment { ply: 13, taken_back: 0 }),
            ActionKind::Claim(GameId(9)),
            ActionKind::Give(GameId(9), Moment { ply: 3, taken_back: 1 }, 259_200),
            ActionKind::Rematch(GameId(10)),
            ActionKind::Join(ChallengeId(11)),
            ActionKind::AcceptProposal(GameId(9), 2),
            ActionKind::DeclineProposal(GameId(i64::MAX), usize::MAX),
            ActionKind::Change(GameId(9)),
            ActionKind::Cancel(GameId(9)),
            ActionKind::Look(ViewRequest::Board(GameId(9), 14, Page::Forward, Color::Black)),
            ActionKind::Look(ViewRequest::Part(GameId(9), 14, Page::Here, Color::Black)),
            ActionKind::Look(ViewRequest::More(GameId(9))),
            pick(Pick::Pieces(0)),
            pick(Pick::Squares(square("a16"), 1)),
            pick(Pick::Moves(square("a15"), square("p16"), 2)),
            pick(Pick::Move(square("a15"), square("p16"), 24)),
            ActionKind::Look(ViewRequest::Changes(GameId(9), 14)),
            ActionKind::Look(ViewRequest::Now(GameId(9))),
            ActionKind::Look(ViewRequest::Position(GameId(9), 14)),
            ActionKind::Look(ViewRequest::Notes(GameId(9), 14)),
            ActionKind::Look(ViewRequest::Line(GameId(9), 14, Page::Last)),
            ActionKind::Look(ViewRequest::LinePosition(GameId(9), 14)),
            ActionKind::ResignIf(
                GameId(9),
                Moment { ply: 3, taken_back: 1 },
                "e13e11,a15a16=Q".to_owned(),
            ),
            ActionKind::Look(ViewRequest::Next(Some(GameId(9)))),
            ActionKind::Look(ViewRequest::Next(None)),
            ActionKind::Look(ViewRequest::Array(ChallengeId(7))),
            ActionKind::Link(12),
            ActionKind::Unlink(i64::MAX),
            ActionKind::Forget(Timestamp(1_795_000_000)),
            ActionKind::Settle(TimeRequests {
                zone: "UTC+05:30".to_owned(),
                weekend: "sat sun".to_owned(),
                quiet: "22:00-07:00".to_owned(),
                automatic: String::new(),
                confirmed: true,
            }),
            ActionKind::Do(CommandReference::of(CommandName::Help)),
            ActionKind::Do(
                CommandReference::of(CommandName::Challenge)
                    .with("opponent", "1613685982232576516")
                    .with("variant", "terachess-2")
                    .with("clock", "a 100%3A:% b"),
            ),
        ];
        for action in actions {
            let text = action.encode();
            assert_eq!(ActionKind::decode(&text), Some(action));
        }
    }

    #[test]
    fn a_text_of_an_older_program_is_an_action() {
        let shown = Moment { ply: 12, taken_back: 0 };
        let play = ActionKind::Play(GameId(7), shown, "e4e6".to_owned());
        assert_eq!(ActionKind::decode("1:play:7:12:e4e6"), Some(play.clone()));
        let stored = serde_json::from_str::<ActionKind>(r#"{"play":[7,12,"e4e6"]}"#);
        assert_eq!(stored.expect("it can be read"), play);
        let accept = ActionKind::AcceptDraw(GameId(7), 12, None);
        let stored = serde_json::from_str::<ActionKind>(r#"{"accept_draw":[7,12]}"#);
        assert_eq!(stored.expect("it can be read"), accept);
    }

    #[test]
    fn a_forged_text_is_no_action() {
        for text in [
            "",
            "1",
            "1:accept",
            "1:accept:x",
            "2:accept:1",
            "1:accept:1:2",
            "1:draw-yes:1:-1",
            "1:draw-yes:1:1:green",
            "1:draw-no:1:1:white:1",
            "1:play:1:1",
            "1:take-back:1",
            "1:take-back:1:1-",
            "1:take-back:1:1-2:3",
            "1:give:1:1",
            "1:give:1:1:much",
            "1:claim:1:1",
            "1:rematch",
            "1:rematch:1:1",
            "1:agree:1",
            "1:agree:1:-1",
            "1:disagree:1:1:1",
            "1:board:1:1:sideways:white",
            "1:board:1:-1:back:white",
            "1:board:1:1:back",
            "1:now:1:1",
            "1:pick:1:1",
            "1:pick:1:1:pieces",
            "1:pick:1:1:pieces:0:0",
            "1:pick:1:1:squares:q17:0",
            "1:pick:1:x:pieces:0",
            "1:position:1",
            "1:resign-if:1:1",
            "1:resign-if:1:x:e4e6",
            "1:next",
            "1:next:1:1",
        ] {
            assert_eq!(ActionKind::decode(text), None, "{text}");
        }
    }
}
