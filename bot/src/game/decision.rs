//! What follows from a call: facts to store, effects to deliver, and the answer to the caller.

use super::{
    Action, Allowance, ChallengeId, End, GameId, Glance, Holder, MessageId, OfferId, Place,
    PlayerId, Private, Refusal, Server, Setting, SideWish, Start, Text, Timestamp, Verb,
};
use menagerie_rules::Color;
use serde::{Deserialize, Serialize};

/// Everything that follows from one call. It is stored whole or not at all.
#[derive(Clone, Debug, Default)]
pub struct Decision {
    /// What has become true.
    pub facts: Vec<Fact>,
    /// What others shall see, in this order.
    pub effects: Vec<Effect>,
    /// What the caller is told.
    pub reply: Reply,
}

/// Something that has become true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Somebody has invited somebody.
    ChallengeMade {
        /// Its number.
        id: ChallengeId,
        /// Who invites.
        challenger: PlayerId,
        /// Who is invited.
        opponent: PlayerId,
        /// The variant's id.
        variant: String,
        /// The variant's revision.
        revision: u32,
        /// The side the challenger wants.
        side: SideWish,
        /// The position to start from.
        start: Start,
        /// The community.
        server: Server,
        /// Where.
        place: Place,
        /// Until when it can be answered.
        expires: Timestamp,
    },
    /// A challenge has become a game.
    ChallengeAccepted {
        /// The challenge.
        id: ChallengeId,
        /// The game.
        game: GameId,
        /// The players, the first mover first.
        players: [PlayerId; 2],
        /// The position it starts from.
        start_fen: String,
    },
    /// A challenge was declined.
    ChallengeDeclined(ChallengeId),
    /// A challenge was taken back.
    ChallengeWithdrawn(ChallengeId),
    /// Nobody has answered a challenge in time.
    ChallengeExpired(ChallengeId),
    /// A move was played.
    MovePlayed {
        /// The game.
        game: GameId,
        /// The number of plies played before it.
        ply: usize,
        /// The move in coordinates.
        coordinates: String,
    },
    /// The last move was taken back.
    MoveTakenBack {
        /// The game.
        game: GameId,
        /// The number of plies played before it.
        ply: usize,
        /// The move in coordinates.
        coordinates: String,
    },
    /// A draw was offered.
    DrawOffered {
        /// The game.
        game: GameId,
        /// Who offers.
        by: Color,
        /// The number of plies played.
        ply: usize,
    },
    /// The standing draw offer was declined otherwise than by a move.
    DrawDeclined {
        /// The game.
        game: GameId,
        /// The number of plies played.
        ply: usize,
    },
    /// The standing draw offer is no more.
    DrawOfferGone(GameId),
    /// The own place of a game does not exist any more.
    OwnPlaceLost(GameId),
    /// The place where a game was begun does not exist any more.
    PlaceLost(GameId),
    /// A game whose place was lost goes on at another one.
    PlaceAdopted {
        /// The game.
        game: GameId,
        /// The place.
        place: Place,
    },
    /// A game has ended.
    GameEnded {
        /// The game.
        game: GameId,
        /// Its result.
        end: End,
    },
    /// A person or a community has set how they see boards.
    SettingChanged {
        /// Who.
        holder: Holder,
        /// What.
        setting: Setting,
        /// The word that holds from now on.
        word: String,
    },
    /// A person keeps something about a game for themselves, or keeps it no more.
    Private {
        /// Who.
        by: PlayerId,
        /// The game.
        game: GameId,
        /// What.
        what: Private,
    },
}

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
    /// Something that waited has been answered: nothing more can be pressed.
    Settle {
        /// What it was.
        offer: OfferId,
        /// Where it was.
        to: Target,
        /// The words in its place.
        text: Text,
    },
    /// A place for a game is to be made.
    Open {
        /// The game.
        game: GameId,
        /// The challenge that it came of.
        challenge: ChallengeId,
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

/// A position that is not of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The variant's id.
    pub variant: String,
    /// The position as a FEN.
    pub fen: String,
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

/// What the caller is told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Nothing: what was asked is there to see, or it was not meant for us.
    #[default]
    Nothing,
    /// It is done. Said only where the caller alone hears it.
    Done(Text),
    /// It is not done, and why.
    Refused(Text),
    /// It is not done yet: a choice is to be made.
    Ask(Text, Vec<Action>),
    /// It is done, and this is to be looked at, perhaps below some words.
    Look(Option<Text>, Glance),
}

impl Decision {
    /// Whether nothing follows, and nobody is told anything.
    pub fn changes_nothing(&self) -> bool {
        self.facts.is_empty() && self.effects.is_empty() && self.reply == Reply::Nothing
    }

    /// Whether a message is answered where all can see it.
    pub fn answers_in_public(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Say { .. }))
    }

    /// The same with as much said in public as is allowed.
    pub fn within(mut self, allowance: Allowance) -> Self {
        for effect in &mut self.effects {
            if let (Effect::Say { text, actions, .. }, Allowance::LastWord) = (effect, allowance) {
                actions.clear();
                *text = Text::new()
                    .plain("I have answered you many times here, so I am silent for a minute. Moves that can be played are played all the same; commands like ")
                    .step(Verb::Move)
                    .plain(" and ")
                    .step(Verb::Help)
                    .plain(" are always answered, to you alone.");
            }
        }
        if allowance == Allowance::Silence {
            self.effects.retain(|effect| !matches!(effect, Effect::Say { .. }));
        }
        self
    }
}

impl From<Refusal> for Decision {
    fn from(refusal: Refusal) -> Self {
        Decision { reply: Reply::Refused(refusal.text()), ..Decision::default() }
    }
}
