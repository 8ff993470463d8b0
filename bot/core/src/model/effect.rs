//! Effects: messages for others than the caller, as intent. Each network renders them the best way
//! it can.

use super::{Action, Moment, OfferId, Text};
use crate::{ChallengeId, GameId, MessageId, Place, PlayerId};
use serde::{Deserialize, Serialize};

/// Something that others shall see; stored with the facts and delivered later, at least once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "effect")]
pub enum Effect {
    /// Something that waits for an answer.
    Offer {
        /// What it is, so that it can be settled.
        offer: OfferId,
        /// Where.
        to: Target,
        /// The words.
        text: Text,
        /// Who is alerted.
        wake: Vec<PlayerId>,
        /// What can be pressed.
        actions: Vec<Action>,
        /// The board that goes with it.
        #[serde(default)]
        board: Option<Board>,
    },
    /// Something that waited has been answered.
    Settle {
        /// What it was.
        offer: OfferId,
        /// Where it was.
        to: Target,
        /// The words in its place.
        text: Text,
        /// What can be pressed still, while it waits for more answers; mostly nothing. Once it waits
        /// no more, this is not shown any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        actions: Vec<Action>,
    },
    /// A place for a game is to be made.
    Open {
        /// The game.
        game: GameId,
        /// The challenge whose message is the game's own from now on; none, if others can still
        /// answer there.
        #[serde(default)]
        challenge: Option<ChallengeId>,
        /// The variant's name, for the title.
        variant: String,
        /// The players, the first mover first.
        players: [PlayerId; 2],
    },
    /// The board as it is now, for all to see.
    Announce {
        /// The game.
        game: GameId,
        /// The number of plies played.
        ply: usize,
        /// The words.
        text: Text,
        /// Who is alerted.
        wake: Vec<PlayerId>,
        /// What can be pressed.
        #[serde(default)]
        actions: Vec<Action>,
        /// Whether it must make no noise, whoever is alerted.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        silent: bool,
        /// The one network on which it is news; wherever the game is seen, if none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        only: Option<String>,
    },
    /// The newest board of a game shows something that is no more: this takes its place, and nobody
    /// is alerted.
    Revise {
        /// The game.
        game: GameId,
        /// The number of plies played.
        ply: usize,
        /// The words.
        text: Text,
    },
    /// News of a game, where it is played, without its board.
    Tell {
        /// The game.
        game: GameId,
        /// The words.
        text: Text,
        /// Who is alerted.
        wake: Vec<PlayerId>,
        /// What can be pressed.
        actions: Vec<Action>,
        /// Whether it must make no noise.
        silent: bool,
    },
    /// Words for one person, told where nobody else reads them.
    Alert {
        /// Who.
        to: PlayerId,
        /// The game that it is about most.
        game: GameId,
        /// The turn to which it calls; when that is over, it is not told any more.
        turn: Option<Moment>,
        /// The words.
        text: Text,
        /// What they are told where the game is seen if they can be told nowhere else.
        instead: Text,
        /// Whether it must make no noise.
        silent: bool,
    },
    /// Words for one person that are about no game, told where nobody else reads them, if they can be
    /// told there.
    Letter {
        /// The account.
        to: PlayerId,
        /// The words.
        text: Text,
    },
    /// Somebody who watches a game is let in where those who watch it talk. That place is made for
    /// the first of them, if the players can be kept out of it.
    Watch {
        /// The game.
        game: GameId,
        /// Who watches.
        watcher: PlayerId,
        /// What a place begins with that is made.
        rules: Text,
    },
    /// News for those who watch a game, where they talk.
    Kibitz {
        /// The game.
        game: GameId,
        /// What that place begins with from now on.
        rules: Text,
        /// The words.
        text: Text,
        /// Whether the players are let in. Then the place is made if there is none, and all who have
        /// watched are let in.
        opens: bool,
    },
    /// News for a whole community, in one of its places, that alert nobody by name.
    Proclaim {
        /// Where.
        place: Place,
        /// The words.
        text: Text,
    },
    /// An answer to a message, where it was written.
    Say {
        /// Where.
        place: Place,
        /// The message.
        reply_to: MessageId,
        /// The words.
        text: Text,
        /// What can be pressed.
        actions: Vec<Action>,
    },
}

impl Effect {
    /// The same board as news of one network alone.
    #[must_use]
    pub fn only_on(mut self, network: &str) -> Self {
        if let Effect::Announce { only, .. } = &mut self {
            *only = Some(network.to_owned());
        }
        self
    }

    /// Everybody who is named, alerted or addressed.
    pub fn people(&mut self) -> Vec<&mut PlayerId> {
        match self {
            Effect::Offer { text, wake, .. }
            | Effect::Announce { text, wake, .. }
            | Effect::Tell { text, wake, .. } => text.people().chain(wake).collect(),
            Effect::Open { players, .. } => players.iter_mut().collect(),
            Effect::Alert { to, text, instead, .. } => {
                text.people().chain(instead.people()).chain([to]).collect()
            }
            Effect::Letter { to, text } => text.people().chain([to]).collect(),
            Effect::Watch { watcher, rules, .. } => rules.people().chain([watcher]).collect(),
            Effect::Kibitz { rules, text, .. } => rules.people().chain(text.people()).collect(),
            Effect::Settle { text, .. }
            | Effect::Revise { text, .. }
            | Effect::Proclaim { text, .. }
            | Effect::Say { text, .. } => text.people().collect(),
        }
    }

    /// Whether it is seen only where those talk who watch a game.
    pub fn is_for_watchers(&self) -> bool {
        matches!(self, Effect::Watch { .. } | Effect::Kibitz { .. })
    }
}

/// A position that is not of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The variant's id.
    pub variant: String,
    /// The position as a FEN.
    pub fen: String,
    /// The variant's revision; the newest if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revision: Option<u32>,
    /// What is to be found in it, behind the variant's name, if it is of a problem.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub task: Option<String>,
}

/// Where an effect is to be seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// In this place.
    Place(Place),
    /// Wherever this game is played.
    Game(GameId),
}
