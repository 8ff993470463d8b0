//! The relay between serenity and Discord's gateway. It turns every end of a connection into one
//! that serenity understands.
//!
//! Serenity does not understand every end of a connection (see [`crate::gateway::close_codes`]),
//! and has no setting for that. So it connects to this relay on the same machine. The relay opens a
//! connection to Discord for each of serenity's, and carries the messages unchanged. It ends
//! serenity's connection in a way that it understands, and keeps it from trying too often.

use crate::gateway::close_codes;
use crate::gateway::close_codes::{End, Hopeless, RESUME, Verdict, frame};
use crate::gateway::session_turns::SessionTurns;
use crate::gateway::sessions;
use crate::gateway::sessions::Sessions;
use futures_util::future::OptionFuture;
use futures_util::{Sink, SinkExt, Stream, StreamExt, stream};
use menagerie_chat::rate_limiter::RateLimiter;
use serenity::constants::GATEWAY_VERSION;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// The longest that making a connection may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// How long the other side may take to answer a closing frame. This is less than serenity gets for
/// stopping.
const FAREWELL: Duration = Duration::from_secs(2);
/// How many messages of serenity's may wait for the connection. It sends one at first.
const HELD: usize = 8;
/// How often a connection is tried in the long run, and how many tries may follow each other at
/// once.
const TRY_EVERY: Duration = Duration::from_secs(5);
const TRIES_AHEAD: u32 = 9;
/// The pause when this machine has no more handles for connections.
const EXHAUSTED: Duration = Duration::from_secs(1);
/// The close code after which serenity resumes and logs nothing.
const QUIET: u16 = 1000;

/// The relay.
pub struct Relay {
    listener: TcpListener,
    address: SocketAddr,
    gateway: Arc<Gateway>,
}

impl Relay {
    /// Opens the relay to a gateway, given in the form that Discord uses
    /// (“wss://gateway.discord.gg”).
    ///
    /// # Errors
    /// When this machine gives no port to listen on.
    ///
    /// `secret` is a part of the relay's own address, and no other program on this machine knows
    /// it. A session that serenity asks for waits for its turn in `sessions`.
    pub async fn open(
        gateway: &str,
        secret: u128,
        sessions: Arc<SessionTurns>,
    ) -> std::io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let url = format!("{}/?v={GATEWAY_VERSION}", gateway.trim_end_matches('/'));
        let (pace, failing) = (RateLimiter::every(TRY_EVERY, TRIES_AHEAD), AtomicBool::new(false));
        let path = format!("/{secret:032x}/");
        let gateway = Gateway { url, path, pace, sessions, failing, newest: Mutex::new(0) };
        Ok(Self { listener, address, gateway: Arc::new(gateway) })
    }

    /// The address for serenity.
    pub fn url(&self) -> String {
        format!("ws://{}{}", self.address, self.gateway.path)
    }

    /// Relays until Discord will not take us back, and returns the reason. Dropping this ends all
    /// connections.
    pub async fn serve(self, sessions: Arc<dyn Sessions>) -> Hopeless {
        let mut connections = JoinSet::new();
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, _)) => {
                        let (gateway, told) = (Arc::clone(&self.gateway), Arc::clone(&sessions));
                        connections.spawn(connection(stream, gateway, told));
                    }
                    Err(error) => {
                        tracing::warn!(%error, "serenity's connection cannot be taken");
                        sleep(EXHAUSTED).await;
                    }
                },
                Some(ended) = connections.join_next() => {
                    if let Ok(Some(hopeless)) = ended {
                        return hopeless;
                    }
                }
            }
        }
    }
}

/// Discord's gateway, and the recent tries to reach it.
struct Gateway {
    url: String,
    /// The path by which serenity is recognized.
    path: String,
    pace: RateLimiter,
    sessions: Arc<SessionTurns>,
    failing: AtomicBool,
    /// How many connections to Discord there were.
    newest: Mutex<u64>,
}

impl Gateway {
    /// There is a further connection to Discord. Returns its number.
    fn count(&self) -> u64 {
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        *newest += 1;
        *newest
    }

    /// A connection has ended, which means nothing if there is a newer one.
    fn ends(&self, number: u64, told: &dyn Sessions) {
        let newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if *newest == number {
            told.breaks_off();
        }
    }

    /// Opens a connection, after a pause if there were too many. The log tells once that it fails.
    async fn connect(&self) -> Option<WebSocketStream<MaybeTlsStream<TcpStream>>> {
        self.pace.turn().await;
        let opening =
            tokio_tungstenite::connect_async_with_config(&self.url, Some(unlimited()), true);
        let reason = match timeout(CONNECT_TIMEOUT, opening).await {
            Ok(Ok((discord, _))) => {
                if self.failing.swap(false, Ordering::Relaxed) {
                    tracing::info!("Discord's gateway is reached again");
                }
                return Some(discord);
            }
            Ok(Err(error)) => error.to_string(),
            Err(_) => "no answer in time".to_owned(),
        };
        self.pace.spend(Instant::now());
        if !self.failing.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                reason,
                "Discord's gateway cannot be reached; trying again every few seconds"
            );
        }
        None
    }
}

/// Messages of any size, as serenity takes them.
fn unlimited() -> WebSocketConfig {
    WebSocketConfig { max_message_size: None, max_frame_size: None, ..WebSocketConfig::default() }
}

/// Serves one connection of serenity's to its end. Returns the reason if Discord will not take us
/// back.
async fn connection(
    stream: TcpStream,
    gateway: Arc<Gateway>,
    told: Arc<dyn Sessions>,
) -> Option<Hopeless> {
    // Without this, short messages wait for each other's receipt. If it fails, they are only
    // slower.
    let _ = stream.set_nodelay(true);
    // Other programs that can reach this port are refused, and use up nothing.
    #[expect(clippy::result_large_err, reason = "that is the handshake's own type")]
    let known = |request: &Request, response: Response| {
        if request.uri().path().trim_end_matches('/') == gateway.path.trim_end_matches('/') {
            return Ok(response);
        }
        let mut refusal = ErrorResponse::new(None);
        *refusal.status_mut() = StatusCode::NOT_FOUND;
        Err(refusal)
    };
    let opening = tokio_tungstenite::accept_hdr_async_with_config(stream, known, Some(unlimited()));
    let (mut to_serenity, mut from_serenity) =
        timeout(CONNECT_TIMEOUT, opening).await.ok()?.ok()?.split();

    // Serenity's messages are read meanwhile, because it may be told to stop.
    let mut held = Vec::new();
    let mut connecting = std::pin::pin!(gateway.connect());
    let discord = loop {
        tokio::select! {
            discord = &mut connecting => break discord,
            said = from_serenity.next(), if held.len() < HELD => match said {
                Some(Ok(message)) if !message.is_close() => held.push(message),
                _ => {
                    leave(&mut to_serenity, &mut from_serenity, frame(RESUME, "")).await;
                    return None;
                }
            },
        }
    };
    let Some(discord) = discord else {
        leave(&mut to_serenity, &mut from_serenity, frame(QUIET, "")).await;
        return None;
    };
    let (mut to_discord, mut from_discord) = discord.split();
    let number = gateway.count();
    told.returns().await;
    let mut news = (&mut from_discord).inspect(|said| {
        if said.is_ok() {
            told.hears();
        }
    });
    let upward = async {
        let mut said = stream::iter(held).map(Ok).chain(&mut from_serenity);
        carry_up(&mut said, &mut to_discord, &gateway.sessions, &*told).await
    };
    let (side, end) = tokio::select! {
        end = carry(&mut news, &mut to_serenity) => (Side::Discord, end),
        end = upward => (Side::Serenity, end),
    };
    gateway.ends(number, &*told);
    match (side, end) {
        (Side::Discord, end) => {
            let goodbye = leave(&mut to_discord, &mut from_discord, frame(RESUME, ""));
            match close_codes::judge(end) {
                Verdict::Tell(told) => {
                    tokio::join!(leave(&mut to_serenity, &mut from_serenity, told), goodbye);
                    return None;
                }
                Verdict::Hopeless(reason) => {
                    goodbye.await;
                    return Some(reason);
                }
            }
        }
        (Side::Serenity, End::Closed(Some(closed))) => {
            leave(&mut to_discord, &mut from_discord, closed).await;
        }
        // Serenity went without a closing frame, so its session is kept alive.
        (Side::Serenity, End::Closed(None) | End::Lost) => {
            leave(&mut to_discord, &mut from_discord, frame(RESUME, "")).await;
        }
    }
    // This comes last, because serenity takes the answer to its closing frame for Discord's.
    leave(&mut to_serenity, &mut from_serenity, frame(RESUME, "")).await;
    None
}

/// The two sides of the relay.
enum Side {
    Discord,
    Serenity,
}

/// Carries messages until one side ends. The library answers each side's pings.
async fn carry(
    from: &mut (impl Stream<Item = Result<Message, Error>> + Unpin),
    to: &mut (impl Sink<Message> + Unpin),
) -> End {
    while let Some(Ok(message)) = from.next().await {
        if let Some(end) = hand_on(message, to).await {
            return end;
        }
    }
    End::Lost
}

/// The same from serenity's side. A session that it asks for waits for its turn, and signs of life
/// pass by meanwhile.
async fn carry_up(
    from: &mut (impl Stream<Item = Result<Message, Error>> + Unpin),
    to: &mut (impl Sink<Message> + Unpin),
    turns: &SessionTurns,
    told: &dyn Sessions,
) -> End {
    let mut asked = None;
    let turn = OptionFuture::from(None);
    tokio::pin!(turn);
    loop {
        let message = tokio::select! {
            biased;
            Some(()) = &mut turn, if asked.is_some() => {
                told.begins();
                asked.take()
            }
            said = from.next() => match said {
                Some(Ok(message)) if sessions::is_begun_by(&message) => {
                    asked = Some(message);
                    turn.set(Some(turns.next()).into());
                    None
                }
                Some(Ok(message)) => Some(message),
                _ => return End::Lost,
            },
        };
        if let Some(message) = message
            && let Some(end) = hand_on(message, to).await
        {
            return end;
        }
    }
}

/// Hands a message on. Returns the end of the connection, if the message is one.
async fn hand_on(message: Message, to: &mut (impl Sink<Message> + Unpin)) -> Option<End> {
    match message {
        Message::Close(closed) => Some(End::Closed(closed)),
        Message::Text(_) | Message::Binary(_) => {
            to.send(message).await.is_err().then_some(End::Lost)
        }
        Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => None,
    }
}

/// Ends a connection with a closing frame, or answers the other side's.
async fn leave(
    to: &mut (impl Sink<Message> + Unpin),
    from: &mut (impl Stream<Item = Result<Message, Error>> + Unpin),
    closing: CloseFrame<'static>,
) {
    let farewell = async {
        // This fails if the other side was first. Reading on sends the answer to that.
        let _ = to.send(Message::Close(Some(closing))).await;
        while let Some(Ok(_)) = from.next().await {}
    };
    // A side that does not answer gets no further wait.
    let _ = timeout(FAREWELL, farewell).await;
}

#[cfg(test)]
mod tests;
