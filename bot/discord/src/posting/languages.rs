//! The language in which somebody reads on Discord: their own setting, what Discord tells of them, or
//! the language of the server.

use crate::api::request_budget::BudgetedHttp;
use crate::names;
use menagerie_chat::languages::{set_by, set_by_member};
use menagerie_core::Server;
use menagerie_core::community::types::Holder;
use menagerie_store::Store;
use menagerie_words::Language;
use serenity::model::application::{CommandInteraction, ComponentInteraction};
use serenity::model::id::{GuildId, UserId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most members whose client's language is remembered.
const MOST_CLIENTS: usize = 10_000;

/// The languages of servers and members.
pub struct Languages {
    store: Arc<Store>,
    http: Arc<BudgetedHttp>,
    /// The languages that servers have told Discord.
    servers: Mutex<HashMap<GuildId, Language>>,
    /// The languages that members' clients told with their last command, for direct messages. They are lost with a
    /// restart, and a setting is not.
    clients: Mutex<HashMap<UserId, Language>>,
}

impl Languages {
    /// No language is known yet.
    pub fn new(store: Arc<Store>, http: Arc<BudgetedHttp>) -> Self {
        Self { store, http, servers: Mutex::default(), clients: Mutex::default() }
    }

    /// Discord tells the language of a server.
    pub fn prefers(&self, guild: GuildId, locale: &str) {
        let language = Language::of_locale(locale).unwrap_or_default();
        lock(&self.servers).insert(guild, language);
    }

    /// The language of what all read on a server.
    pub async fn of_server(&self, server: Option<&Server>) -> Language {
        let Some(server) = server else { return Language::default() };
        if let Some(set) = set_by(&self.store, &Holder::Server(server.clone())).await {
            return set;
        }
        let Some(guild) = names::guild(server) else { return Language::default() };
        let known = lock(&self.servers).get(&guild).copied();
        match known {
            Some(known) => known,
            // After a start, rows are shown before Discord has described its servers.
            None => self.asked(guild).await,
        }
    }

    /// Asks Discord for the language of a server.
    async fn asked(&self, guild: GuildId) -> Language {
        match self.http.turn().await.get_guild(guild).await {
            Ok(described) => self.prefers(guild, &described.preferred_locale),
            Err(error) => {
                tracing::debug!(%error, "the language of a server is not known");
            }
        }
        self.told_of_server(Some(guild))
    }

    /// Discord's word on a server's language.
    pub fn told_of_server(&self, guild: Option<GuildId>) -> Language {
        let told = guild.and_then(|guild| lock(&self.servers).get(&guild).copied());
        told.unwrap_or_default()
    }

    /// The language of a direct message to somebody, about something on a server.
    pub async fn of_member(&self, user: UserId, server: Option<&Server>) -> Language {
        if let Some(set) = set_by_member(&self.store, &names::player(user)).await {
            return set;
        }
        let known = lock(&self.clients).get(&user).copied();
        match known {
            Some(known) => known,
            None => self.of_server(server).await,
        }
    }

    /// The language of the answer to a command, which only its caller sees.
    pub async fn of_command(&self, given: &CommandInteraction) -> Language {
        self.of_caller(given.user.id, &given.locale, given.guild_id).await
    }

    /// The language of the answer to a press.
    pub async fn of_press(&self, press: &ComponentInteraction) -> Language {
        self.of_caller(press.user.id, &press.locale, press.guild_id).await
    }

    async fn of_caller(&self, user: UserId, locale: &str, guild: Option<GuildId>) -> Language {
        {
            let mut clients = lock(&self.clients);
            if clients.len() >= MOST_CLIENTS && !clients.contains_key(&user) {
                clients.clear();
            }
            match Language::of_locale(locale) {
                Some(told) => clients.insert(user, told),
                None => clients.remove(&user),
            };
        }
        self.of_member(user, guild.map(names::server).as_ref()).await
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
