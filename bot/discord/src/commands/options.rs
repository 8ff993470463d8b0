//! The options of a slash command, read from Discord's types.

use crate::names;
use menagerie_chat::conversation::Options;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Opponent, Presence};
use serenity::model::application::{CommandData, ResolvedValue};
use serenity::model::guild::PartialMember;
use serenity::model::id::UserId;
use serenity::model::user::User;

/// The options of a command as texts, already read.
pub fn options(data: &CommandData) -> Options {
    let text = |value: &ResolvedValue<'_>| match value {
        ResolvedValue::String(text) => Some((*text).to_owned()),
        ResolvedValue::Integer(number) => Some(number.to_string()),
        ResolvedValue::Boolean(flag) => Some(flag.to_string()),
        _ => None,
    };
    let given = data.options().into_iter();
    let given = given.filter_map(|option| Some((option.name.to_owned(), text(&option.value)?)));
    let options: Options = given.collect();
    match CommandName::named(&data.name) {
        Some(verb) => options.read(verb),
        None => options,
    }
}

/// The named person, with what Discord knows of them.
pub fn person(data: &CommandData, me: UserId) -> Option<Opponent> {
    let options = data.options();
    let (user, member) = options.iter().find_map(|option| match option.value {
        ResolvedValue::User(user, member) => Some((user, member)),
        _ => None,
    })?;
    Some(opponent(user, member, me))
}

/// The same of a person of whom Discord says this, with their permissions where the command was given.
pub fn opponent(user: &User, member: Option<&PartialMember>, me: UserId) -> Opponent {
    let presence = match member {
        _ if user.id == me => Presence::Ourselves,
        _ if user.bot || user.system => Presence::Bot,
        None => Presence::Absent,
        Some(member) if member.permissions.is_some_and(|held| !held.view_channel()) => {
            Presence::OutOfSight
        }
        Some(_) => Presence::Member,
    };
    Opponent { player: names::player(user.id), presence }
}
