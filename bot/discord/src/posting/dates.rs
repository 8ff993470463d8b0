//! Dates in the calendar of a server: Discord's scheduled events.
//!
//! They are an extra: the post of a league says the same. So a server that does not let the bot
//! make them just has none, and a date that a manager has deleted stays deleted. Each member sees
//! all events of a server, so a post in a channel that is not for all has none.

use crate::api::fault::Fault;
use crate::names;
use crate::places::rights;
use crate::posting::discord_front::{DiscordFront, not_ours};
use crate::posting::markup;
use crate::posting::post::{Post, label};
use menagerie_chat::deliver::Undelivered;
use menagerie_core::model::{Date, Subject};
use menagerie_core::{LeagueId, Place, Server, message};
use menagerie_store::Delivery;
use menagerie_words::{Language, without_links};
use serde::Deserialize;
use serenity::builder::{CreateScheduledEvent, EditScheduledEvent};
use serenity::http::{LightMethod, Request, Route};
use serenity::model::channel::{ChannelType, PermissionOverwrite, PermissionOverwriteType};
use serenity::model::guild::{Role, ScheduledEventType};
use serenity::model::id::{ChannelId, GuildId, ScheduledEventId, UserId};
use serenity::model::permissions::Permissions;
use serenity::model::timestamp::Timestamp;

/// How long a start stays in the calendar, in seconds.
const LENGTH: i64 = 3_600;
/// The most characters of a name, and of the words below it.
const LONGEST_NAME: usize = 100;
const LONGEST_ABOUT: usize = 1_000;

/// A date as Discord takes it.
struct Form {
    name: String,
    about: String,
    location: String,
    starts: Timestamp,
    ends: Timestamp,
}

/// The fields asked of an event that is there already. Events of others may have fields that this program does not
/// know.
#[derive(Deserialize)]
struct Known {
    id: ScheduledEventId,
    creator_id: Option<UserId>,
    name: String,
    scheduled_start_time: Timestamp,
}

/// The name of a date in a language.
fn name(date: &Date, language: Language) -> String {
    label(&without_links(&date.name, markup::reader(language)), LONGEST_NAME)
}

impl DiscordFront {
    /// Makes, changes or deletes the date of a season.
    pub(crate) async fn date(
        &self,
        post: &Post<'_>,
        (league, place, server): (LeagueId, &Place, &Server),
        date: Option<&Date>,
    ) -> Result<Delivery, Undelivered> {
        let guild = names::guild(server).ok_or_else(not_ours)?;
        let channel = names::channel(place).ok_or_else(not_ours)?;
        let made = self.store.posted(Subject::Date(league), names::NETWORK).await?;
        let made = made.as_ref().and_then(names::guild_and_event);
        // The number may have been that of a league of a server that was left.
        let made = made.filter(|(its, _)| *its == guild).map(|(_, event)| event);
        let done = match self.tried(post, (guild, channel), made, date).await {
            // An event must not stay as it is, if only the right to change it is missing.
            Err(Fault::Refused(why)) if made.is_some() => match self.may_make_events(guild).await {
                Ok(true) => Err(Fault::Refused(why)),
                Ok(false) => {
                    return Err(Undelivered::Blocked(message!("discord-lacking-events")));
                }
                Err(fault) => Err(fault),
            },
            done => done,
        };
        match done {
            Ok(None) => Ok(Delivery::default()),
            Ok(Some(event)) => {
                let posted = Some((Subject::Date(league), names::event(guild, event)));
                Ok(Delivery { posted, ..Delivery::default() })
            }
            Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => {
                Err(Undelivered::Later(fault.words()))
            }
            Err(fault) => {
                tracing::info!(league = league.0, why = fault.words(), "a date is left as it is");
                Ok(Delivery::default())
            }
        }
    }

    /// Makes the calendar what it should be, and names the event if one is made.
    async fn tried(
        &self,
        post: &Post<'_>,
        (guild, channel): (GuildId, ChannelId),
        made: Option<ScheduledEventId>,
        date: Option<&Date>,
    ) -> Result<Option<ScheduledEventId>, Fault> {
        let date = match date {
            Some(date) if self.is_for_all(guild, channel).await? => Some(date),
            _ => None,
        };
        let form = match date {
            Some(date) => self.form(post, (guild, channel), date).await,
            None => None,
        };
        match (made, date.zip(form)) {
            (None, None) => Ok(None),
            (Some(event), None) => {
                self.http.turn().await.delete_scheduled_event(guild, event).await?;
                Ok(None)
            }
            (Some(event), Some((_, form))) => {
                let changed = EditScheduledEvent::new()
                    .name(form.name)
                    .description(form.about)
                    .location(form.location)
                    .start_time(form.starts)
                    .end_time(form.ends);
                guild.edit_scheduled_event(self.http.turn().await, event, changed).await?;
                Ok(None)
            }
            (None, Some((date, form))) => Ok(Some(self.made(post, guild, date, form).await?)),
        }
    }

    /// None if no calendar has such a moment.
    async fn form(
        &self,
        post: &Post<'_>,
        (guild, channel): (GuildId, ChannelId),
        date: &Date,
    ) -> Option<Form> {
        let about = markup::linked_content(&self.store, &date.about, post.language).await;
        Some(Form {
            name: name(date, post.language),
            about: label(&about, LONGEST_ABOUT),
            location: format!("https://discord.com/channels/{guild}/{channel}"),
            starts: Timestamp::from_unix_timestamp(date.starts.0).ok()?,
            ends: Timestamp::from_unix_timestamp(date.starts.0.checked_add(LENGTH)?).ok()?,
        })
    }

    /// Makes a date, unless an earlier try has made it.
    async fn made(
        &self,
        post: &Post<'_>,
        guild: GuildId,
        date: &Date,
        form: Form,
    ) -> Result<ScheduledEventId, Fault> {
        if post.maybe_seen {
            let me = self.me().ok();
            let route = Route::GuildScheduledEvents { guild_id: guild };
            let events: Vec<Known> =
                self.http.turn().await.fire(Request::new(route, LightMethod::Get)).await?;
            // The server may have another language by now.
            let is_named = |it: &Known| Language::all().any(|one| it.name == name(date, one));
            let is_it = |it: &&Known| {
                it.creator_id == me && it.scheduled_start_time == form.starts && is_named(it)
            };
            if let Some(made) = events.iter().find(is_it) {
                return Ok(made.id);
            }
        }
        let event = CreateScheduledEvent::new(ScheduledEventType::External, form.name, form.starts)
            .description(form.about)
            .location(form.location)
            .end_time(form.ends);
        Ok(guild.create_scheduled_event(self.http.turn().await, event).await?.id)
    }

    /// Whether a place is for each member of the server, as events are.
    async fn is_for_all(&self, guild: GuildId, place: ChannelId) -> Result<bool, Fault> {
        let found = match rights::guild_channel(&self.http, place).await {
            Ok(Some(found)) => found,
            Ok(None) | Err(Fault::PlaceGone) => return Ok(false),
            Err(fault) => return Err(fault),
        };
        let channel = match (found.kind, found.parent_id) {
            (ChannelType::PrivateThread, _) => return Ok(false),
            (kind, Some(parent)) if rights::is_thread(kind) => {
                match rights::guild_channel(&self.http, parent).await? {
                    Some(channel) => channel,
                    None => return Ok(false),
                }
            }
            _ => found,
        };
        let roles = self.http.turn().await.get_guild_roles(guild).await?;
        Ok(is_open(&roles, &channel.permission_overwrites))
    }

    /// Whether the bot may make events.
    async fn may_make_events(&self, guild: GuildId) -> Result<bool, Fault> {
        let found = self.http.turn().await.get_guild(guild).await?;
        let me = self.me().map_err(|_| Fault::Later("Discord has not answered yet".to_owned()))?;
        let member = self.http.turn().await.get_member(guild, me).await?;
        let granted = found.member_permissions(&member);
        Ok(granted.intersects(Permissions::CREATE_EVENTS | Permissions::MANAGE_EVENTS))
    }
}

/// Whether a channel is for all who have come in: some role of people sees channels, and here no role is kept out. Many
/// servers give that right to a role of people who have agreed to the rules, and not to `@everyone`.
fn is_open(roles: &[Role], overwrites: &[PermissionOverwrite]) -> bool {
    let sees = |role: &Role| !role.managed && role.permissions.contains(Permissions::VIEW_CHANNEL);
    let keeps_out = |it: &PermissionOverwrite| {
        matches!(it.kind, PermissionOverwriteType::Role(_))
            && it.deny.contains(Permissions::VIEW_CHANNEL)
    };
    roles.iter().any(sees) && !overwrites.iter().any(keeps_out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use serenity::model::id::RoleId;

    const VIEW: Permissions = Permissions::VIEW_CHANNEL;
    const SEND: Permissions = Permissions::SEND_MESSAGES;

    fn role(id: u64, permissions: Permissions, managed: bool) -> Role {
        let role: Value = json!({
            "id": id.to_string(), "guild_id": "1", "name": "x", "color": 0, "hoist": false, "position": 0,
            "permissions": permissions.bits().to_string(), "managed": managed, "mentionable": false,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        });
        serde_json::from_value(role).expect("it is a role")
    }

    fn denied(to: PermissionOverwriteType, deny: Permissions) -> PermissionOverwrite {
        PermissionOverwrite { allow: Permissions::empty(), deny, kind: to }
    }

    #[test]
    fn a_channel_that_is_not_for_all_is_known_by_who_is_kept_out() {
        let everyone = PermissionOverwriteType::Role(RoleId::new(1));
        let member = PermissionOverwriteType::Member(UserId::new(7));
        let open = [role(1, VIEW, false)];
        let with_rules = [role(1, SEND, false), role(2, VIEW, false)];
        let none = [role(1, SEND, false), role(3, VIEW, true)];
        for (roles, overwrites, expected) in [
            (&open[..], vec![], true),
            (&with_rules, vec![], true),
            (&none, vec![], false),
            (&open, vec![denied(everyone, SEND)], true),
            (&open, vec![denied(everyone, VIEW)], false),
            (&with_rules, vec![denied(PermissionOverwriteType::Role(RoleId::new(2)), VIEW)], false),
            (&open, vec![denied(member, VIEW)], true),
        ] {
            assert_eq!(is_open(roles, &overwrites), expected, "{roles:?} {overwrites:?}");
        }
    }
}
