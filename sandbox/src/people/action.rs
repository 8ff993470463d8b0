//! Writing, editing, deleting and reacting as a person.

use crate::clock::now_ms;
use crate::world::World;
use crate::world::mentions::AllowedMentions;
use crate::world::message::{REGULAR, REPLY, Reference, StoredMessage};

/// The most characters a person's message can have (with Nitro).
const TEXT_LIMIT: usize = 4000;

/// The message to which another one replies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyTo {
    /// The message.
    pub message: u64,
    /// Whether its author is pinged: the client's @ switch.
    pub ping: bool,
}

/// The reason why Discord's client would not let a person do something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    /// The user does not exist, or has left the server.
    #[error("this user is not on the server")]
    NotAMember,
    /// The channel does not exist, or the person does not see it.
    #[error("there is no such channel")]
    UnknownChannel,
    /// The message does not exist, or the person does not see it.
    #[error("there is no such message")]
    UnknownMessage,
    /// The message is another person's.
    #[error("this message is somebody else's")]
    NotYours,
    /// The text has only spaces.
    #[error("a message needs some text")]
    Empty,
    /// The text is over the client's limit.
    #[error("the text is longer than {0} characters")]
    TooLong(usize),
    /// The thread is locked.
    #[error("this thread is locked")]
    Locked,
    /// Commands cannot be used in an archived thread.
    #[error("this thread is archived")]
    Archived,
    /// The command is not registered, or not for this place or person.
    #[error("there is no command /{0} here")]
    UnknownCommand(String),
    /// The command has no such option.
    #[error("the command has no option {0:?}")]
    UnknownOption(String),
    /// A required option is missing.
    #[error("the option {0:?} is required")]
    MissingOption(String),
    /// A value that the client would not send.
    #[error("the option {name:?} {reason}")]
    BadOption {
        /// The option.
        name: String,
        /// The error in it.
        reason: String,
    },
    /// The message has no such button or menu, or it is disabled.
    #[error("there is no such button or menu to use: {0:?}")]
    NoComponent(String),
    /// The menu does not take this many choices, or not these.
    #[error("the menu does not offer this choice")]
    BadChoice,
    /// The interaction did not open a form for this person.
    #[error("there is no form to send")]
    NoModal,
    /// A field of the form is missing, too short or too long.
    #[error("the field {0:?} is not filled in as asked")]
    BadField(String),
}

impl World {
    /// Checks that a person may write in a place.
    pub fn check_place(&self, member: u64, channel: u64) -> Result<(), ActionError> {
        let place = self.channels.get(&channel).ok_or(ActionError::UnknownChannel)?;
        let is_there = place.is_direct() || place.outside || self.is_member(member);
        if !self.users.contains_key(&member) || !is_there {
            return Err(ActionError::NotAMember);
        }
        if !self.sees_channel(member, place) {
            return Err(ActionError::UnknownChannel);
        }
        Ok(())
    }

    pub fn say(
        &mut self,
        member: u64,
        channel: u64,
        text: &str,
        reply: Option<ReplyTo>,
    ) -> Result<u64, ActionError> {
        self.check_place(member, channel)?;
        if self.channels.get(&channel).is_some_and(|place| place.is_locked()) {
            return Err(ActionError::Locked);
        }
        let text = check_text(text)?;
        let id = self.snowflakes.next();
        let mut message = StoredMessage::new(id, channel, member, REGULAR);
        let mut replied_author = None;
        if let Some(reply) = reply {
            let replied = self.message(channel, reply.message);
            // Discord offers no reply to a message that only one person sees.
            let replied = replied.filter(|replied| replied.only_for.is_none());
            let replied = replied.ok_or(ActionError::UnknownMessage)?;
            replied_author = Some(replied.author);
            message.kind = REPLY;
            message.reference = Some(Reference { channel, message: Some(reply.message) });
        }
        let allowed = AllowedMentions::all(reply.is_some_and(|reply| reply.ping));
        let pings = self.pings(&text, &allowed, replied_author, false);
        message.content = text;
        (message.mentions, message.mention_everyone) = (pings.users, pings.everyone);
        Ok(self.post(message))
    }

    pub fn edit_as(
        &mut self,
        member: u64,
        channel: u64,
        id: u64,
        text: &str,
    ) -> Result<(), ActionError> {
        self.check_place(member, channel)?;
        let mut message = self.message(channel, id).ok_or(ActionError::UnknownMessage)?.clone();
        if message.author != member {
            return Err(ActionError::NotYours);
        }
        if self.channels.get(&channel).is_some_and(|place| place.is_archived()) {
            return Err(ActionError::Archived);
        }
        message.content = check_text(text)?;
        message.mentions =
            self.pings(&message.content, &AllowedMentions::all(false), None, false).users;
        message.edited_ms = Some(now_ms());
        self.replace_message(message);
        Ok(())
    }

    pub fn delete_as(&mut self, member: u64, channel: u64, id: u64) -> Result<(), ActionError> {
        self.check_place(member, channel)?;
        let message = self.message(channel, id).ok_or(ActionError::UnknownMessage)?;
        // A private message is dismissed by its reader. Any other message is deleted by its author.
        if message.only_for.unwrap_or(message.author) != member {
            return Err(ActionError::NotYours);
        }
        self.delete_message(channel, id);
        Ok(())
    }

    pub fn react_as(
        &mut self,
        member: u64,
        channel: u64,
        id: u64,
        emoji: &str,
        adds: bool,
    ) -> Result<(), ActionError> {
        self.check_place(member, channel)?;
        let visible = self.message(channel, id).is_some_and(|message| message.only_for.is_none());
        if !visible {
            return Err(ActionError::UnknownMessage);
        }
        if self.channels.get(&channel).is_some_and(|place| place.is_archived()) {
            return Err(ActionError::Archived);
        }
        self.react(channel, id, emoji, member, adds);
        Ok(())
    }
}

fn check_text(text: &str) -> Result<String, ActionError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ActionError::Empty);
    }
    if text.chars().count() > TEXT_LIMIT {
        return Err(ActionError::TooLong(TEXT_LIMIT));
    }
    Ok(text.to_owned())
}
