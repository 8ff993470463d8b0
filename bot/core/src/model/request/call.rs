//! A call: one request of one person, with everything that the network says about it.

use super::Command;
use crate::accounts::types::Speaker;
use crate::model::state::{Viewer, Visibility};
use crate::{CauseId, MessageId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;

/// A call: one request of one person, translated by a chat network's adapter.
#[derive(Clone, Debug)]
pub struct Call {
    /// The caller: always the network's own word, never a typed name.
    pub from: PlayerId,
    /// The caller's account, and its name.
    pub speaker: Speaker,
    /// Where the call was made.
    pub place: Place,
    /// The community to which that place belongs; none in a private conversation.
    pub server: Option<Server>,
    /// The caller's sight of that community, where the command names something there.
    pub visibility: Visibility,
    /// The caller's rights there, as the network says.
    pub authority: Authority,
    /// Whether the bot receives messages that are not addressed to it there.
    pub hears_talk: bool,
    /// The cause; the same cause is processed once.
    pub cause: CauseId,
    /// When it was made, as the network says.
    pub at: Timestamp,
    /// When the bot received it, by its own clock.
    pub seen: Timestamp,
    /// How the bot received it, which decides how it may answer.
    pub via: Via,
    /// The letters by which the caller's language names pieces, if a move may have been typed.
    pub letters: Letters,
    /// The command that is asked.
    pub command: Command,
}

impl Call {
    /// The caller as a viewer: who they are, and from where they look.
    pub fn viewer(&self) -> Viewer<'_> {
        Viewer { player: &self.from, server: self.server.as_ref(), visibility: &self.visibility }
    }

    /// The caller's account, which is not always the name of the member.
    pub fn account(&self) -> &PlayerId {
        self.speaker.account_of(&self.from)
    }
}

/// A caller's rights where they ask. Each right includes those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Authority {
    /// To play.
    Player,
    /// To moderate games in the place where they ask, and nowhere else.
    LocalModerator,
    /// To moderate games anywhere in the community.
    Moderator,
    /// To manage the community.
    Manager,
}

/// How the bot received a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Via {
    /// A command or a press: the answer is shown to the caller alone.
    Private,
    /// A message to the bot, by its name or as a reply. It is answered where all can see.
    Addressed(MessageId),
    /// A message among others where a game is played: perhaps a move, perhaps talk.
    Overheard(MessageId),
    /// A message to another person, or a message where games are begun and this one is not played.
    /// If it is a legal move of the player to move, the bot asks about it and never plays it.
    Aside(MessageId),
}
