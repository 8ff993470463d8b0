//! An answer for the caller alone: texts, a picture or file, and buttons. A refusal and an unreadable
//! store are answers, too, so a look-up ends in them with a question mark.

use super::Show;
use crate::desk::DeskError;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::{Action, Group, Reply, Text};
use menagerie_core::{GameId, message};
use menagerie_store::StoreError;

/// Where a link from a chat leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// To the board of a game.
    Game(GameId),
    /// To the list of one's own games.
    Games,
}

/// An answer for the caller alone.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The texts. Each of them may begin a message.
    pub texts: Vec<Text>,
    /// A picture or file, shown with the first text.
    pub show: Option<Show>,
    /// Lists to pick one thing from, below it. Where there are none, they are buttons like the others.
    pub groups: Vec<Group>,
    /// The buttons below it.
    pub actions: Vec<Action>,
    /// The name under which the caller wants to keep the file, if they want to keep it.
    pub file: Option<String>,
    /// Where the caller wants to go in a browser. It becomes a link, if there are pages.
    pub opens: Option<Opening>,
    /// An address for the caller alone.
    pub link: Option<String>,
}

impl Answer {
    /// An answer of one text.
    pub fn text(text: impl Into<Text>) -> Self {
        Self { texts: vec![text.into()], ..Self::default() }
    }

    /// The choices that can be picked, and then the buttons.
    pub fn all_actions(&self) -> Vec<Action> {
        let picked = self.groups.iter().flat_map(|group| &group.actions);
        picked.chain(&self.actions).cloned().collect()
    }

    /// The same answer with something to look at.
    pub fn showing(mut self, show: Show) -> Self {
        self.show = Some(show);
        self
    }

    /// The same answer with `more` below its first text.
    pub fn and(mut self, more: Text) -> Self {
        match self.texts.first_mut() {
            Some(first) => *first = std::mem::take(first).line().then(more),
            None => self.texts.push(more),
        }
        self
    }

    /// The same answer below a text.
    pub fn below(mut self, text: Text) -> Self {
        if let Some(first) = self.texts.first_mut() {
            *first = text.line().then(std::mem::take(first));
        }
        self
    }

    /// The answer to a call.
    pub fn to_call(reply: Result<Reply, DeskError>) -> Self {
        match reply {
            Ok(Reply::Nothing | Reply::Look(None, _) | Reply::Unplayed(..)) => {
                Self::text(message!("chat-done"))
            }
            Ok(Reply::Done(text) | Reply::Refused(text) | Reply::Look(Some(text), _)) => {
                Self::text(text)
            }
            Ok(Reply::Ask(text, actions)) => Self { actions, ..Self::text(text) },
            Err(DeskError::Closed) => Self::text(message!("chat-restarting")),
            Err(DeskError::Store(StoreError::Unknown(_))) => Self::text(message!("chat-not-known")),
            Err(DeskError::Store(error)) => {
                tracing::debug!(%error, "a call was not stored");
                Self::text(message!("chat-not-stored"))
            }
        }
    }
}

/// The answer to a question when the store cannot be read.
impl From<StoreError> for Answer {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a question was not answered");
        Self::text(message!("chat-not-read"))
    }
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Self {
        Self::text(refusal.text())
    }
}

/// The text that names the obstacle to showing the effects of a call.
pub fn not_shown(why: &Text) -> Text {
    message!("chat-not-shown", why)
}
