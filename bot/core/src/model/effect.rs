//! Effects: messages for others than the caller, as intent. Each network renders them the best way
//! it can.

use super::{Action, Argument, Moment, OfferId, Text};
use crate::{ChallengeId, GameId, LeagueId, MessageId, Place, PlayerId, Server, Timestamp};
use serde::{Deserialize, Serialize};

/// A message for others. It is stored with the facts and delivered later, at least once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "effect")]
pub enum Effect {
    /// An offer that waits for an answer.
    Offer {
        /// The offer, so that it can be settled later.
        offer: OfferId,
        /// Where it is shown.
        to: Target,
        /// The words.
        text: Text,
        /// The people whom it alerts.
        wake: Vec<PlayerId>,
        /// The actions.
        actions: Vec<Action>,
        /// The board below it.
        #[serde(default)]
        board: Option<Board>,
    },
    /// An offer has been answered.
    Settle {
        /// The offer.
        offer: OfferId,
        /// Where it was shown.
        to: Target,
        /// The words that replace it.
        text: Text,
        /// The actions that stay, while it waits for more answers; mostly none. Once it waits no
        /// more, this effect is not shown any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        actions: Vec<Action>,
    },
    /// Makes a place for a game.
    Open {
        /// The game.
        game: GameId,
        /// The challenge whose message belongs to the game from now on. None if others can still
        /// answer it.
        #[serde(default)]
        challenge: Option<ChallengeId>,
        /// The variant's name, for the title.
        variant: String,
        /// The players, the first mover first.
        players: [PlayerId; 2],
    },
    /// The board of a game as it is now, for all to see.
    Announce {
        /// The game.
        game: GameId,
        /// The number of plies played.
        ply: usize,
        /// The words.
        text: Text,
        /// The people whom it alerts.
        wake: Vec<PlayerId>,
        /// The actions.
        #[serde(default)]
        actions: Vec<Action>,
        /// Whether it must make no noise, even for the people it alerts.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        silent: bool,
        /// The one network for which it is news. If none is named, every network where the game is
        /// seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        only: Option<String>,
    },
    /// Replaces a game's newest board, which shows a position that is no more. Nobody is alerted.
    Revise {
        /// The game.
        game: GameId,
        /// The number of plies played.
        ply: usize,
        /// The words.
        text: Text,
    },
    /// News of a game, shown where it is played, without its board.
    Tell {
        /// The game.
        game: GameId,
        /// The words.
        text: Text,
        /// The people whom it alerts.
        wake: Vec<PlayerId>,
        /// The actions.
        actions: Vec<Action>,
        /// Whether it must make no noise.
        silent: bool,
    },
    /// A private message to one person about a game.
    Alert {
        /// The account.
        to: PlayerId,
        /// The game that it is mostly about.
        game: GameId,
        /// The turn to which it calls. When that turn is over, the message is dropped.
        turn: Option<Moment>,
        /// The words.
        text: Text,
        /// The words where the game is seen, if the person cannot be told in private.
        instead: Text,
        /// Whether it must make no noise.
        silent: bool,
    },
    /// A private message to one person that is about no game. It is dropped if they cannot be told
    /// in private.
    Letter {
        /// The account.
        to: PlayerId,
        /// The words.
        text: Text,
    },
    /// Lets a spectator into the place where the spectators of a game talk. The place is made for
    /// the first of them, if the players can be kept out of it.
    Watch {
        /// The game.
        game: GameId,
        /// The spectator.
        watcher: PlayerId,
        /// The first message of the place, if it is made.
        rules: Text,
    },
    /// News for the spectators of a game, where they talk.
    Kibitz {
        /// The game.
        game: GameId,
        /// The first message of that place from now on.
        rules: Text,
        /// The words.
        text: Text,
        /// Whether the players are let in. If there is no place yet, it is made then, and every
        /// spectator is let in.
        opens: bool,
    },
    /// News for a whole community, in one of its places. It alerts nobody by name.
    Proclaim {
        /// Where.
        place: Place,
        /// The community, if nobody there has caused it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        server: Option<Server>,
        /// The words.
        text: Text,
    },
    /// A date in a community's own calendar, if the network has one: made, changed or taken away.
    Date {
        /// The season of a league that starts then.
        league: LeagueId,
        /// Where it is posted.
        place: Place,
        /// The community.
        server: Server,
        /// The date. None if there is none any more.
        date: Option<Date>,
    },
    /// An answer to a message, where the message stands.
    Say {
        /// Where.
        place: Place,
        /// The message.
        reply_to: MessageId,
        /// The words.
        text: Text,
        /// The actions.
        actions: Vec<Action>,
    },
}

impl Effect {
    /// The game whose place shows it.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Effect::Open { game, .. }
            | Effect::Announce { game, .. }
            | Effect::Revise { game, .. }
            | Effect::Tell { game, .. }
            | Effect::Alert { game, .. }
            | Effect::Watch { game, .. }
            | Effect::Kibitz { game, .. } => Some(*game),
            Effect::Offer { to: Target::Game(game), .. }
            | Effect::Settle { to: Target::Game(game), .. } => Some(*game),
            Effect::Offer { .. }
            | Effect::Settle { .. }
            | Effect::Letter { .. }
            | Effect::Proclaim { .. }
            | Effect::Date { .. }
            | Effect::Say { .. } => None,
        }
    }

    /// The same board, as news of one network alone.
    #[must_use]
    pub fn only_on(mut self, network: &str) -> Self {
        if let Effect::Announce { only, .. } = &mut self {
            *only = Some(network.to_owned());
        }
        self
    }

    /// Every person who is named, alerted or addressed.
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
            Effect::Date { date, .. } => {
                let texts = date.iter_mut().flat_map(|date| [&mut date.name, &mut date.about]);
                texts.flat_map(Text::people).collect()
            }
            Effect::Settle { text, .. }
            | Effect::Revise { text, .. }
            | Effect::Proclaim { text, .. }
            | Effect::Say { text, .. } => text.people().collect(),
        }
    }

    /// Whether it is seen only in the spectators' place.
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
    /// For a problem: the task, which stands behind the variant's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub task: Option<Argument>,
}

/// A moment in the calendar of a community.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Date {
    /// Its name, in one line.
    pub name: Text,
    /// More about it.
    pub about: Text,
    /// When it is.
    pub starts: Timestamp,
}

/// Where an effect is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// In this place.
    Place(Place),
    /// Wherever this game is played.
    Game(GameId),
}
