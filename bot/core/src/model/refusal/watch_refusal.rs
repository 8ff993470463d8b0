//! Refusals to watch a game, or to change what its spectators may do, and their words: the rule,
//! then the next step.

use crate::GameId;
use crate::model::{CommandName, CommandReference, Term, Text};

/// Why a person cannot watch a game, or a change for its spectators is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WatchRefusal {
    /// The caller plays this game, and it still runs.
    Plays(GameId),
    /// No game is played here.
    NothingHere,
    /// The spectators of this game talk where it was begun, on another network.
    Elsewhere(GameId),
    /// The caller has begun to watch this many games lately, which is the most.
    TooMany(usize),
    /// The caller has changed this too often in this game: this many times.
    ChangedTooOften(u32),
}

impl WatchRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            WatchRefusal::Plays(game) => text
                .plain(format!("You play in game {game}, and what those say who watch it is kept from its players until it has ended. Then you are let in, if anybody has watched. See your board with "))
                .step(CommandName::Board)
                .plain(", or forbid an analysis of the game with ")
                .step(CommandReference::of(CommandName::Analysis).with("wish", "off"))
                .plain("."),
            WatchRefusal::NothingHere => text
                .plain("No game is played here. Go to the ")
                .term(Term::OwnPlace)
                .plain(" of one, or name its number: ")
                .step(CommandReference::of(CommandName::Watch).with("game", ""))
                .plain("; what a member plays is listed by ")
                .step(CommandReference::of(CommandName::Games).with("member", ""))
                .plain("."),
            WatchRefusal::Elsewhere(game) => text
                .plain(format!("Those who watch game {game} talk where it was begun, on another network. Join that community to talk with them; its board is shown here by "))
                .step(CommandReference::of(CommandName::Board).with("game", game))
                .plain("."),
            WatchRefusal::TooMany(limit) => text
                .plain(format!("You have begun to watch {limit} games in the last quarter of an hour, which is the most. Try again later; any board is shown by "))
                .step(CommandReference::of(CommandName::Board).with("game", ""))
                .plain("."),
            WatchRefusal::ChangedTooOften(limit) => text
                .plain(format!("You have changed that {limit} times in this game, which is the most, so it stays as it is. Play on; you can also tell those who watch yourself when the game has ended, or see it with "))
                .step(CommandName::Board)
                .plain("."),
        }
    }
}
