//! A call: one request of one person, with everything that the network says about it.

use super::Command;
use crate::model::state::{Speaker, Viewer, Visibility};
use crate::{CauseId, MessageId, Place, PlayerId, Server, Timestamp};

/// One request of one person, translated by a chat network's adapter.
#[derive(Clone, Debug)]
pub struct Call {
    /// Who asks: always the network's own word, never something typed.
    pub from: PlayerId,
    /// With which account, and what it is called.
    pub speaker: Speaker,
    /// Where it was asked.
    pub place: Place,
    /// The community to which that place belongs; none in a private conversation.
    pub server: Option<Server>,
    /// What they see of it, as far as what is asked names something there.
    pub visibility: Visibility,
    /// What they may do there, as the network says.
    pub authority: Authority,
    /// Whether messages that are not addressed to us reach us there.
    pub hears_talk: bool,
    /// What made the adapter ask; the same cause is acted on once.
    pub cause: CauseId,
    /// When it was asked, as the network says.
    pub at: Timestamp,
    /// When it has reached us, by our own clock.
    pub seen: Timestamp,
    /// How it reached us, which decides how we may answer.
    pub via: Via,
    /// What is asked.
    pub command: Command,
}

impl Call {
    /// Who calls, and from where.
    pub fn viewer(&self) -> Viewer<'_> {
        Viewer { player: &self.from, server: self.server.as_ref(), visibility: &self.visibility }
    }

    /// The account with which the caller asks, which is not always the one by which they are known.
    pub fn account(&self) -> &PlayerId {
        self.speaker.account_of(&self.from)
    }
}

/// What somebody may do where they ask; who may do more may do all of the less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Authority {
    /// Play.
    Player,
    /// Also keep order among those who play in the place where they ask, and nowhere else.
    LocalModerator,
    /// Also keep order among those who play anywhere in the community.
    Moderator,
    /// Also say how things are done in the community.
    Manager,
}

/// How a request reached us.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Via {
    /// A command or a press: the answer is shown to the caller alone.
    Private,
    /// A message meant for us: it names us or replies to us. Answered where all can see.
    Addressed(MessageId),
    /// A message among others in a place where a game is played: perhaps a move, perhaps talk.
    Overheard(MessageId),
    /// A message to somebody else, or one where games are begun and not where this one is played: if it
    /// is a move of whoever is to move, it is asked about and never played.
    Aside(MessageId),
}
