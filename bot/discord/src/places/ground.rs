//! The check of a channel or thread before something begins there: whether it takes messages and
//! threads, and who sees them. It runs before anything is stored.

use crate::api::fault::Fault;
use crate::api::request_budget::BudgetedHttp;
use crate::bot::Bot;
use crate::names;
use crate::places::channel_kinds::{Ground, ground};
use crate::places::rights;
use menagerie_core::message;
use menagerie_core::model::Text;
use menagerie_core::model::request::{Opponent, Presence};
use menagerie_store::StoreError;
use serenity::http::{LightMethod, Request, Route};
use serenity::model::application::CommandInteraction;
use serenity::model::channel::{ChannelType, PartialChannel};
use serenity::model::id::{ChannelId, UserId};
use serenity::model::permissions::Permissions;

/// The place for what a command begins. That is where the command was given, except in a game's
/// thread, which can hold no other thread.
///
/// # Errors
/// The reason why nothing can begin there, for the caller.
pub async fn stand(
    bot: &Bot,
    given: &CommandInteraction,
    opponent: Option<&mut Opponent>,
) -> Result<ChannelId, Text> {
    let Some(here) = given.channel.as_ref() else { return Ok(given.channel_id) };
    let granted = given.app_permissions.unwrap_or(Permissions::all());
    let mut place = here.id;
    let mut found = ground(here.kind);
    if found == Ground::Nothing {
        return Err(message!("discord-place-takes-none"));
    }
    if found == Ground::Thread {
        match home_of(bot, here).await.map_err(|_| unread())? {
            Some((begun, kind)) => (place, found) = (begun, kind),
            None => may_write_in(bot, here, granted, opponent).await?,
        }
    }
    match rights::missing_of(found.needed(), granted) {
        // A member of a private thread can write there, even against the permissions of its
        // channel.
        Some(_) if here.kind == ChannelType::PrivateThread && granted.is_empty() => {}
        Some(missing) => return Err(lacking(&missing)),
        None => {}
    }
    if let Some(channel) = channel_of(place, found, here.parent_id) {
        let (place, channel) = (names::place(place), names::place(channel));
        let noted = bot.services.store.note_thread(&place, &channel);
        noted.await.map_err(|_| unread())?;
    }
    Ok(place)
}

/// The reason why a channel with its threads is unfit for games, as far as the command that names
/// it shows.
pub fn unfit(given: &CommandInteraction) -> Option<Text> {
    let found = given.channel.as_ref().map_or(Ground::Channel, |here| ground(here.kind));
    match found {
        Ground::Nothing => Some(message!("discord-place-takes-none")),
        found => rights::missing_of(found.needed(), given.app_permissions?).map(|it| lacking(&it)),
    }
}

/// Where a game began, if this is its thread or its spectators' thread.
async fn home_of(
    bot: &Bot,
    thread: &PartialChannel,
) -> Result<Option<(ChannelId, Ground)>, StoreError> {
    let begun = bot.services.store.begun_at(&names::place(thread.id)).await?;
    let Some(begun) = begun else { return Ok(None) };
    let is_thread = bot.services.store.channel_of(&begun).await?.is_some();
    // The thread is in this channel. The game may have begun in another one that is gone.
    let below = thread.parent_id.map(|channel| (channel, Ground::Channel));
    let begun = names::channel(&begun).filter(|_| is_thread);
    Ok(begun.map(|begun| (begun, Ground::Thread)).or(below))
}

/// Whether the bot can write in a thread, and the challenged member sees it.
async fn may_write_in(
    bot: &Bot,
    thread: &PartialChannel,
    granted: Permissions,
    opponent: Option<&mut Opponent>,
) -> Result<(), Text> {
    let is_locked = thread.thread_metadata.is_some_and(|metadata| metadata.locked);
    if is_locked && !granted.manage_threads() {
        return Err(message!("discord-place-locked"));
    }
    if thread.kind != ChannelType::PrivateThread {
        return Ok(());
    }
    match bot.http.turn().await.join_thread_channel(thread.id).await.map_err(Fault::from) {
        Ok(()) => {}
        Err(Fault::Later(_) | Fault::Unauthorized) => return Err(unread()),
        Err(_) => return Err(message!("discord-place-outside", me = &names::player(bot.user))),
    }
    let Some(opponent) = opponent.filter(|it| it.presence == Presence::Member) else {
        return Ok(());
    };
    if let Some(user) = names::user(&opponent.player)
        && !is_inside(&bot.http, thread.id, user).await.map_err(|_| unread())?
    {
        opponent.presence = Presence::OutOfSight;
    }
    Ok(())
}

/// Whether a member is in a thread.
async fn is_inside(http: &BudgetedHttp, thread: ChannelId, user: UserId) -> Result<bool, Fault> {
    let route = Route::ChannelThreadMember { channel_id: thread, user_id: user };
    let asked =
        http.turn().await.fire::<serde_json::Value>(Request::new(route, LightMethod::Get)).await;
    match asked.map_err(Fault::from) {
        Ok(_) => Ok(true),
        Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => Err(fault),
        Err(_) => Ok(false),
    }
}

/// The channel of a place, if the place can hold no threads.
fn channel_of(place: ChannelId, found: Ground, parent: Option<ChannelId>) -> Option<ChannelId> {
    match found {
        Ground::Thread => parent,
        Ground::Flat => Some(place),
        Ground::Channel | Ground::Nothing => None,
    }
}

fn lacking(missing: &[&str]) -> Text {
    message!("discord-place-lacking", permissions = rights::permissions(missing))
}

fn unread() -> Text {
    message!("discord-place-unread")
}
