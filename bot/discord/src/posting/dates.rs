//! Dates in the calendar of a server: Discord's scheduled events.
//!
//! They are an extra: the post of a league says the same. So a server that does not let the bot make them
//! just has none, and a date that a manager has deleted stays deleted.

use crate::api::fault::Fault;
use crate::names;
use crate::posting::discord_front::{DiscordFront, not_ours};
use crate::posting::markup;
use crate::posting::post::{Post, label};
use menagerie_chat::deliver::Undelivered;
use menagerie_core::model::{Date, Subject};
use menagerie_core::{LeagueId, Place, Server};
use menagerie_store::Delivery;
use menagerie_words::{Language, without_links};
use serenity::builder::{CreateScheduledEvent, EditScheduledEvent};
use serenity::model::guild::{ScheduledEvent, ScheduledEventType};
use serenity::model::id::{ChannelId, GuildId};
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

impl Form {
    /// None if no calendar has such a moment.
    fn of(date: &Date, (guild, channel): (GuildId, ChannelId), language: Language) -> Option<Self> {
        let words = |text, most| label(&without_links(text, markup::reader(language)), most);
        Some(Self {
            name: words(&date.name, LONGEST_NAME),
            about: words(&date.about, LONGEST_ABOUT),
            location: format!("https://discord.com/channels/{guild}/{channel}"),
            starts: Timestamp::from_unix_timestamp(date.starts.0).ok()?,
            ends: Timestamp::from_unix_timestamp(date.starts.0.checked_add(LENGTH)?).ok()?,
        })
    }
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
        let form = |date| Form::of(date, (guild, channel), post.language);
        let done = match (made, date.and_then(form)) {
            (Some((guild, event)), None) => {
                self.http.delete_scheduled_event(guild, event).await.map_err(Fault::from)
            }
            (Some((guild, event)), Some(form)) => {
                let changed = EditScheduledEvent::new()
                    .name(form.name)
                    .description(form.about)
                    .location(form.location)
                    .start_time(form.starts)
                    .end_time(form.ends);
                let changed = guild.edit_scheduled_event(&self.http, event, changed).await;
                changed.map(drop).map_err(Fault::from)
            }
            (None, None) => Ok(()),
            (None, Some(form)) => match self.made(post, guild, &form).await {
                Ok(made) => {
                    let posted = Some((Subject::Date(league), names::event(guild, made.id)));
                    return Ok(Delivery { posted, ..Delivery::default() });
                }
                Err(fault) => Err(fault),
            },
        };
        match done {
            Ok(()) => Ok(Delivery::default()),
            Err(fault @ (Fault::Later(_) | Fault::Unauthorized)) => {
                Err(Undelivered::Later(fault.words()))
            }
            Err(fault) => {
                tracing::info!(league = league.0, why = fault.words(), "a date is left as it is");
                Ok(Delivery::default())
            }
        }
    }

    /// Makes a date, unless an earlier try has made it.
    async fn made(
        &self,
        post: &Post<'_>,
        guild: GuildId,
        form: &Form,
    ) -> Result<ScheduledEvent, Fault> {
        if post.maybe_seen {
            let me = self.me().ok();
            let events = guild.scheduled_events(&self.http, false).await?;
            let is_it = |it: &ScheduledEvent| {
                it.creator_id == me && it.name == form.name && it.start_time == form.starts
            };
            if let Some(made) = events.into_iter().find(is_it) {
                return Ok(made);
            }
        }
        let event =
            CreateScheduledEvent::new(ScheduledEventType::External, form.name.clone(), form.starts);
        let event = event
            .description(form.about.clone())
            .location(form.location.clone())
            .end_time(form.ends);
        Ok(guild.create_scheduled_event(&self.http, event).await?)
    }
}
