//! The options of a slash command, read into our own types.

use super::names;
use crate::game::{GameId, Opponent, Presence, SideWish, Which};
use serenity::model::application::{CommandData, ResolvedOption, ResolvedValue};

/// The options of one command.
pub struct Options<'a>(Vec<ResolvedOption<'a>>);

impl<'a> Options<'a> {
    /// The options of `data`.
    pub fn of(data: &'a CommandData) -> Self {
        Self(data.options())
    }

    fn value(&self, name: &str) -> Option<&ResolvedValue<'a>> {
        self.0.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    /// A text; empty if it is missing.
    pub fn text(&self, name: &str) -> &str {
        match self.value(name) {
            Some(ResolvedValue::String(text)) => text,
            _ => "",
        }
    }

    /// The game that is named, or the one here.
    pub fn which(&self) -> Which {
        match self.value("game") {
            Some(ResolvedValue::Integer(number)) => Which::Number(GameId(*number)),
            _ => Which::Here,
        }
    }

    /// A number that counts something.
    pub fn number(&self, name: &str) -> Option<usize> {
        match self.value(name) {
            Some(ResolvedValue::Integer(number)) => usize::try_from(*number).ok(),
            _ => None,
        }
    }

    /// The side that a challenger wants; by lot unless it is named.
    pub fn side(&self) -> SideWish {
        SideWish::parse(self.text("colour")).unwrap_or(SideWish::Random)
    }

    /// The person who is challenged, with what Discord knows of them.
    pub fn opponent(&self) -> Option<Opponent> {
        let Some(ResolvedValue::User(user, member)) = self.value("opponent") else { return None };
        let presence = match member {
            _ if user.bot || user.system => Presence::Bot,
            None => Presence::Absent,
            Some(_) => Presence::Member,
        };
        Some(Opponent { player: names::player(user.id), presence })
    }
}
