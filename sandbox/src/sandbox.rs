//! The handle to a running sandbox: it starts and stops the servers, and reads the world.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum_server::Handle;
use serde_json::Value;
use tokio::task::JoinHandle;

use crate::faults::Faults;
use crate::gateway::hub::Outgoing;
use crate::keeping::Keeper;
use crate::options::{Options, StartError, TOKEN};
use crate::people::view::{Member, Message, Thread};
use crate::recorder::{Exchange, GatewayFrame, Recorder};
use crate::servers::{address, listen, serve_api, serve_plain};
use crate::shared::Shared;
use crate::world::scheduled_event::ScheduledEvent;
use crate::world::{BOT, GUILD, World};
use crate::{certificates, gateway, keeping, page};

/// A running sandbox. Clones are handles to the same one.
#[derive(Clone)]
pub struct Sandbox {
    inner: Arc<Inner>,
}

struct Inner {
    shared: Arc<Shared>,
    web: SocketAddr,
    api: SocketAddr,
    gateway: SocketAddr,
    ca_file: PathBuf,
    api_handle: Handle<SocketAddr>,
    servers: Mutex<Vec<JoinHandle<()>>>,
    keeper: Option<Arc<Mutex<Keeper>>>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.api_handle.shutdown();
        let servers = self.servers.get_mut().unwrap_or_else(PoisonError::into_inner);
        servers.drain(..).for_each(|server| server.abort());
    }
}

/// The awaited event did not happen in this time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing of the kind happened within {0:?}")]
pub struct WaitError(pub Duration);

impl Sandbox {
    /// Starts all servers on 127.0.0.1 and writes the authority's certificate.
    ///
    /// # Errors
    /// When a port is taken, the data directory cannot be written, or certificates cannot be made.
    pub async fn start(options: Options) -> Result<Sandbox, StartError> {
        let web = listen(options.web_port).await?;
        let api = listen(options.api_port).await?;
        let gateway = listen(options.gateway_port).await?;
        let certificates = certificates::make()?;
        let ca_file = options.data.join("ca.pem");
        let wrote = std::fs::create_dir_all(&options.data)
            .and_then(|()| std::fs::write(&ca_file, &certificates.authority));
        wrote.map_err(|source| StartError::Write { path: ca_file.clone(), source })?;
        let recorder = Recorder::open(options.record.as_deref()).map_err(|source| {
            StartError::Write { path: options.record.clone().unwrap_or_default(), source }
        })?;
        let (web_address, api_address) = (address(&web)?, address(&api)?);
        let gateway_address = address(&gateway)?;
        let mut world = World::new(options, recorder);
        world.gateway_url = format!("ws://{gateway_address}");
        let folder = world.options.keep.then(|| world.options.data.join("server"));
        let keeper = folder.map(|folder| Keeper::open(folder, &mut world)).transpose()?;
        let keeper = keeper.map(|keeper| Arc::new(Mutex::new(keeper)));
        let shared = Arc::new(Shared::new(world, tokio::runtime::Handle::current()));
        let api_handle = Handle::new();
        let mut servers = vec![
            serve_api(api, &certificates, &shared, &api_handle)?,
            serve_plain(gateway, gateway::router(shared.clone())),
            serve_plain(web, page::router(shared.clone(), web_address.port())),
        ];
        if let Some(keeper) = &keeper {
            servers.push(tokio::spawn(keeping::follow(keeper.clone(), shared.clone())));
        }
        tracing::info!(page = %web_address, api = %api_address, "sandbox started");
        let inner = Inner {
            shared,
            web: web_address,
            api: api_address,
            gateway: gateway_address,
            ca_file,
            api_handle,
            servers: Mutex::new(servers),
            keeper,
        };
        Ok(Sandbox { inner: Arc::new(inner) })
    }

    /// Closes every connection and stops listening.
    pub async fn stop(&self) {
        self.shared().change(|world| {
            let goodbye = || Outgoing::Close(Some((1001, "Going away.")));
            world.hub.send_all(goodbye);
            world.stopped = true;
        });
        self.inner.api_handle.shutdown();
        // This lets the closing frames out before the servers are cut off.
        tokio::time::sleep(Duration::from_millis(50)).await;
        let servers = {
            let mut servers = self.inner.servers.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::take(&mut *servers)
        };
        for server in servers {
            server.abort();
            // It was aborted on purpose, so its result says nothing.
            let _aborted = server.await;
        }
        if let Some(keeper) = &self.inner.keeper {
            keeping::write(keeper, self.shared());
        }
    }

    /// The address of the page for people.
    pub fn web_address(&self) -> SocketAddr {
        self.inner.web
    }

    /// The address of REST over TLS. The bot resolves discord.com to it.
    pub fn api_address(&self) -> SocketAddr {
        self.inner.api
    }

    /// The address of the gateway. The bot learns it from `GET /gateway`.
    pub fn gateway_address(&self) -> SocketAddr {
        self.inner.gateway
    }

    /// The authority's certificate in PEM, which the bot has to trust.
    pub fn ca_file(&self) -> &Path {
        &self.inner.ca_file
    }

    /// The environment variables with which the bot connects to this Discord.
    pub fn settings(&self) -> [(&'static str, OsString); 3] {
        [
            ("DISCORD_TOKEN", TOKEN.into()),
            ("DISCORD_API_ADDR", self.api_address().to_string().into()),
            ("DISCORD_API_CA", self.ca_file().into()),
        ]
    }

    /// All members of the server: Ann, Bob and Cid, the bot, and another bot.
    pub fn members(&self) -> Vec<Member> {
        self.shared().read(World::members)
    }

    /// The id of the member with a display name.
    pub fn member_named(&self, name: &str) -> Option<u64> {
        self.shared().read(|world| world.member_named(name))
    }

    /// The bot's user id, which is also its application id.
    pub fn bot_id(&self) -> u64 {
        BOT
    }

    /// The server's id.
    pub fn guild_id(&self) -> u64 {
        GUILD
    }

    /// The id of a channel or thread by its name.
    pub fn channel_named(&self, name: &str) -> Option<u64> {
        self.shared().read(|world| {
            let mut channels = world.channels.values();
            channels.find(|channel| channel.name == name).map(|channel| channel.id)
        })
    }

    /// The direct message channel of a person with the bot. It is opened if it does not exist.
    pub fn direct_channel(&self, member: u64) -> u64 {
        // Only a new one is a change: else somebody who waits for changes and asks for this would never rest.
        let known = self.shared().read(|world| world.known_direct_channel(member));
        known.unwrap_or_else(|| self.shared().change(|world| world.direct_channel(member)))
    }

    /// A new place in which the bot is not, for whoever has added it to their account: a group of people, or
    /// a channel of another server, in which everyone may do everything.
    pub fn outside_channel(&self, is_group: bool) -> u64 {
        self.shared().change(|world| world.outside_channel(is_group))
    }

    /// The registered commands as JSON, those of the server and global ones.
    pub fn commands(&self) -> Vec<Value> {
        self.shared().read(|world| world.commands.iter().map(|it| it.body.clone()).collect())
    }

    /// How many gateway sessions have a connection now.
    pub fn connected_sessions(&self) -> usize {
        self.shared().read(|world| world.hub.attached())
    }

    /// How many IDENTIFYs and RESUMEs have succeeded.
    pub fn session_starts(&self) -> (u64, u64) {
        self.shared().read(|world| (world.hub.identifies, world.hub.resumes))
    }

    /// The messages of a channel or thread that a person sees, oldest first.
    pub fn messages(&self, viewer: u64, channel: u64) -> Vec<Message> {
        self.shared().read(|world| world.messages_for(viewer, channel))
    }

    /// The dates in the calendar of the server, oldest first.
    pub fn scheduled_events(&self) -> Vec<ScheduledEvent> {
        self.shared().read(|world| world.scheduled_events.values().cloned().collect())
    }

    /// A manager takes a date out of the calendar.
    pub fn unschedule(&self, event: u64) {
        self.shared().change(|world| world.unschedule(event));
    }

    /// The id of the newest message of a channel or thread, among private ones too.
    pub fn newest_message(&self, channel: u64) -> Option<u64> {
        self.shared().read(|world| world.channels.get(&channel)?.last_message)
    }

    /// The threads of a channel, oldest first, with archived and private ones.
    pub fn threads(&self, channel: u64) -> Vec<Thread> {
        self.shared().read(|world| world.threads_of(channel))
    }

    /// Waits until `look` finds something. It is called again after every change of the world.
    ///
    /// # Errors
    /// When the time is up.
    pub async fn wait<T>(
        &self,
        timeout: Duration,
        mut look: impl FnMut(&Sandbox) -> Option<T>,
    ) -> Result<T, WaitError> {
        let mut changes = self.shared().changes();
        let watch = async {
            loop {
                if let Some(found) = look(self) {
                    return found;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        tokio::time::timeout(timeout, watch).await.map_err(|_| WaitError(timeout))
    }

    /// The REST exchanges so far, oldest first.
    pub fn exchanges(&self) -> Vec<Arc<Exchange>> {
        self.shared().read(|world| world.recorder.exchanges.iter().cloned().collect())
    }

    /// How many REST exchanges there were so far, kept or not.
    pub fn exchange_count(&self) -> usize {
        self.shared().read(|world| world.recorder.exchanged)
    }

    /// The REST exchanges after the first `count`, oldest first, as far as they are kept.
    pub fn exchanges_after(&self, count: usize) -> Vec<Arc<Exchange>> {
        self.shared().read(|world| {
            let Recorder { exchanges, exchanged, .. } = &world.recorder;
            let forgotten = exchanged - exchanges.len();
            exchanges.iter().skip(count.saturating_sub(forgotten)).cloned().collect()
        })
    }

    /// The gateway frames so far in both directions, oldest first.
    pub fn gateway_frames(&self) -> Vec<Arc<GatewayFrame>> {
        self.shared().read(|world| world.recorder.frames.iter().cloned().collect())
    }

    /// The switches for faults.
    pub fn faults(&self) -> Faults {
        Faults { shared: self.shared().clone() }
    }

    pub(crate) fn shared(&self) -> &Arc<Shared> {
        &self.inner.shared
    }
}
