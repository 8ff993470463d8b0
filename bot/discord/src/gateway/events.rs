//! Serenity's events, each handed on at once to the code that handles it.

use crate::bot::Bot;
use crate::catching_up::comparing;
use crate::catching_up::comparing::Newest;
use crate::commands::{interactions, outside, presses};
use crate::gateway::joined_servers;
use crate::messages::{direct_messages, edits};
use serenity::all::{
    Context, EventHandler, Guild, GuildMemberUpdateEvent, Member, MessageUpdateEvent, Ready,
    ResumedEvent, Role, ThreadListSyncEvent,
};
use serenity::async_trait;
use serenity::model::application::Interaction;
use serenity::model::channel::{GuildChannel, Message, PartialGuildChannel};
use serenity::model::guild::PartialGuild;
use serenity::model::id::{GuildId, RoleId};
use std::sync::Arc;

/// Receives serenity's events.
pub struct Events {
    /// The state that the handling code needs.
    pub bot: Arc<Bot>,
}

#[async_trait]
impl EventHandler for Events {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(
            name = ready.user.name,
            servers = ready.guilds.len(),
            "connected to Discord"
        );
        self.bot.reading.expect(ready.guilds.iter().map(|guild| guild.id));
        self.bot.note_connected();
        joined_servers::compare(&self.bot, &ready).await;
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.bot.note_connected();
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        self.bot.front.languages.prefers(guild.id, &guild.preferred_locale);
        let threads = guild.threads.iter().map(|thread| (thread.id, thread.last_message_id));
        let channels = guild.channels.values().map(|known| (known.id, known.last_message_id));
        let newest: Newest = threads.chain(channels).collect();
        // This is read before the comparison. After it, we have listened until now.
        let since = self.bot.heard_at();
        self.bot.rights_have_changed(guild.id).await;
        joined_servers::arrived(&self.bot, guild.id).await;
        comparing::compare(&self.bot, guild.id, &newest).await;
        edits::look_back(&self.bot, guild.id, since).await;
    }

    async fn guild_update(&self, _: Context, _: Option<Guild>, new: PartialGuild) {
        self.bot.front.languages.prefers(new.id, &new.preferred_locale);
    }

    async fn thread_list_sync(&self, _: Context, sync: ThreadListSyncEvent) {
        let newest: Newest =
            sync.threads.iter().map(|thread| (thread.id, thread.last_message_id)).collect();
        self.bot.rights_have_changed(sync.guild_id).await;
        comparing::compare_threads(&self.bot, sync.guild_id, &newest).await;
    }

    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, new: GuildChannel) {
        self.bot.rights_have_changed(new.guild_id).await;
    }

    async fn channel_create(&self, _: Context, channel: GuildChannel) {
        self.bot.rights_have_changed(channel.guild_id).await;
    }

    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, new: GuildChannel) {
        self.bot.thread_has_changed(new.id).await;
    }

    async fn guild_role_create(&self, _: Context, new: Role) {
        self.bot.rights_have_changed(new.guild_id).await;
    }

    async fn guild_role_delete(&self, _: Context, guild: GuildId, _: RoleId, _: Option<Role>) {
        self.bot.rights_have_changed(guild).await;
    }

    async fn guild_role_update(&self, _: Context, _: Option<Role>, new: Role) {
        self.bot.rights_have_changed(new.guild_id).await;
    }

    async fn guild_member_update(
        &self,
        _: Context,
        _: Option<Member>,
        _: Option<Member>,
        event: GuildMemberUpdateEvent,
    ) {
        if event.user.id == self.bot.user {
            self.bot.rights_have_changed(event.guild_id).await;
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        self.bot.lost(channel.id).await;
    }

    async fn thread_delete(
        &self,
        _: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        self.bot.lost(thread.id).await;
    }

    async fn message(&self, _: Context, message: Message) {
        // A message that is read back has no server either, but does not come here.
        if message.guild_id.is_none() {
            direct_messages::answer(&self.bot, &message).await;
        } else {
            if message.author.id == self.bot.user {
                self.bot.members.posted(&message);
            }
            self.bot.typed(message).await;
        }
    }

    async fn message_update(
        &self,
        _: Context,
        _: Option<Message>,
        _: Option<Message>,
        event: MessageUpdateEvent,
    ) {
        if edits::is_edit(&event) {
            self.bot.typed(edits::edited(&event)).await;
        }
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(given) => {
                interactions::command(&self.bot, &outside::command(given)).await;
            }
            Interaction::Autocomplete(typing) => {
                interactions::autocomplete(&self.bot, &outside::command(typing)).await;
            }
            Interaction::Component(press) => {
                presses::press(&self.bot, &outside::press(press)).await;
            }
            _ => {}
        }
    }
}
