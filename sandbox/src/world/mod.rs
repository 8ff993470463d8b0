//! The world: the state of one small Discord with one server, five users, channels, threads,
//! messages, commands and interactions. Nothing here waits or listens.

pub(crate) mod channel;
mod channel_json;
pub(crate) mod embed;
pub(crate) mod guild;
mod ids;
pub(crate) mod interaction;
mod member_json;
pub(crate) mod mentions;
pub(crate) mod message;
mod message_json;
pub mod permissions;
pub(crate) mod role;
pub(crate) mod scheduled_event;
pub(crate) mod thread;
pub(crate) mod user;

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;

pub(crate) use self::ids::{BOT, ELSEWHERE, GUILD, PEOPLE, read_id, text};
use crate::clock::{Snowflakes, now_ms};
use crate::fault_state::FaultState;
use crate::gateway::hub::Hub;
use crate::limits::Limits;
use crate::options::Options;
use crate::recorder::Recorder;
use channel::Channel;
use ids::{CHANNELS, OTHER_BOT};
use interaction::StoredInteraction;
use message::StoredMessage;
use scheduled_event::ScheduledEvent;
use user::User;

/// An uploaded file.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    pub content_type: Option<String>,
    pub bytes: Arc<[u8]>,
}

/// A registered application command as the bot wrote it, with Discord's own fields.
#[derive(Clone, Debug)]
pub(crate) struct StoredCommand {
    pub id: u64,
    pub guild: Option<u64>,
    pub body: Value,
}

impl StoredCommand {
    pub fn name(&self) -> &str {
        self.body["name"].as_str().unwrap_or_default()
    }

    /// 1 for slash commands, 2 and 3 for the menus of users and messages.
    pub fn kind(&self) -> u64 {
        self.body["type"].as_u64().unwrap_or(1)
    }
}

/// The language of a client or server that has chosen no other one.
const ENGLISH: &str = "en-US";

pub(crate) struct World {
    pub options: Options,
    pub snowflakes: Snowflakes,
    pub users: BTreeMap<u64, User>,
    pub channels: BTreeMap<u64, Channel>,
    pub messages: BTreeMap<u64, BTreeMap<u64, StoredMessage>>,
    pub files: BTreeMap<u64, StoredFile>,
    /// The files that came with a command, the oldest first.
    pub sent_files: VecDeque<u64>,
    pub commands: Vec<StoredCommand>,
    pub scheduled_events: BTreeMap<u64, ScheduledEvent>,
    pub interactions: BTreeMap<u64, StoredInteraction>,
    pub nonces: HashMap<(u64, String), (u64, Instant)>,
    /// Permissions taken from the bot, by channel; `None` for the whole server.
    pub forbidden: HashMap<Option<u64>, u64>,
    /// Channels that are closed to a member, each with the member.
    pub closed: HashSet<(u64, u64)>,
    /// The names of commands that the server offers to all members.
    pub offered_to_all: HashSet<String>,
    /// People who take no direct messages.
    pub closed_to_direct_messages: HashSet<u64>,
    /// The languages of people's clients that are not in English.
    pub locales: HashMap<u64, String>,
    /// The language of the server.
    pub preferred_locale: String,
    pub hub: Hub,
    pub limits: Limits,
    pub faults: FaultState,
    pub recorder: Recorder,
    pub gateway_url: String,
    /// Whether the servers are stopping, so that listening pages are let go.
    pub stopped: bool,
}

impl World {
    /// The language of somebody's client.
    pub fn locale_of(&self, user: u64) -> &str {
        self.locales.get(&user).map_or(ENGLISH, String::as_str)
    }

    pub fn new(options: Options, recorder: Recorder) -> World {
        let now = now_ms();
        let mut users = BTreeMap::new();
        for (id, name) in PEOPLE.into_iter().take(options.people) {
            users.insert(id, User::person(id, name, now));
        }
        users.insert(BOT, User::bot(BOT, "Menagerie", now));
        users.insert(OTHER_BOT, User::bot(OTHER_BOT, "Clockwork", now));
        let channels = CHANNELS
            .iter()
            .enumerate()
            .map(|(position, (id, name, topic))| (*id, Channel::text(*id, name, topic, position)))
            .collect();
        World {
            snowflakes: Snowflakes::default(),
            users,
            channels,
            messages: BTreeMap::new(),
            files: BTreeMap::new(),
            sent_files: VecDeque::new(),
            commands: Vec::new(),
            scheduled_events: BTreeMap::new(),
            interactions: BTreeMap::new(),
            nonces: HashMap::new(),
            forbidden: HashMap::new(),
            closed: HashSet::new(),
            offered_to_all: HashSet::new(),
            closed_to_direct_messages: HashSet::new(),
            locales: HashMap::new(),
            preferred_locale: ENGLISH.to_owned(),
            hub: Hub::default(),
            limits: Limits::new(&options),
            faults: FaultState::default(),
            recorder,
            gateway_url: String::new(),
            stopped: false,
            options,
        }
    }

    pub fn message(&self, channel: u64, message: u64) -> Option<&StoredMessage> {
        self.messages.get(&channel)?.get(&message)
    }

    pub fn message_mut(&mut self, channel: u64, message: u64) -> Option<&mut StoredMessage> {
        self.messages.get_mut(&channel)?.get_mut(&message)
    }

    pub fn is_member(&self, user: u64) -> bool {
        self.users.get(&user).is_some_and(|user| !user.left)
    }

    /// The direct message channel with a person. It is made if it does not exist.
    pub fn direct_channel(&mut self, person: u64) -> u64 {
        self.known_direct_channel(person).unwrap_or_else(|| {
            let id = self.snowflakes.next();
            self.channels.insert(id, Channel::direct(id, person));
            id
        })
    }

    /// The direct message channel with a person, if there is one.
    pub fn known_direct_channel(&self, person: u64) -> Option<u64> {
        let mut channels = self.channels.values();
        channels.find(|channel| channel.recipient == Some(person)).map(|channel| channel.id)
    }

    /// Opens a place in which the bot is not: a channel of another server, or a group of people.
    pub fn outside_channel(&mut self, is_group: bool) -> u64 {
        let id = self.snowflakes.next();
        let place = if is_group { Channel::group(id) } else { Channel::elsewhere(id) };
        self.channels.insert(id, place);
        id
    }

    /// Whether a place is one in which the bot is not.
    pub fn is_outside(&self, channel: u64) -> bool {
        self.channels.get(&channel).is_some_and(|place| place.outside)
    }

    /// Whether a person sees a channel at all.
    pub fn sees_channel(&self, user: u64, channel: &Channel) -> bool {
        if channel.outside {
            return user != BOT;
        }
        match channel.recipient {
            Some(recipient) => recipient == user || user == BOT,
            None if channel.is_private() => self.permissions_in(user, channel.id) != 0,
            None => self.is_member(user) && !self.is_closed_to(user, channel.id),
        }
    }

    /// The interaction of a webhook token, as long as the token lives.
    pub fn interaction_by_token(&self, token: &str) -> Option<&StoredInteraction> {
        let interaction = self.interactions.values().rev().find(|it| it.token == token)?;
        let alive = interaction.started.elapsed() <= self.options.token_lifetime;
        alive.then_some(interaction)
    }

    /// Gives up waiting for a first response.
    pub fn expire_interaction(&mut self, id: u64) {
        if let Some(interaction) = self.interactions.get_mut(&id)
            && interaction.acknowledged.is_none()
        {
            interaction.expired = true;
        }
    }
}
