//! One WebSocket connection: it reads the bot's messages, enforces heartbeats, and sends the hub's
//! events.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::compression::Compression;
use super::hub::Outgoing;
use super::identify::{CloseReason, Resumed};
use crate::clock::now_ms;
use crate::recorder::{Direction, GatewayFrame};
use crate::shared::Shared;

/// Discord's limits for a bot's messages: bytes a payload, and payloads a minute.
const PAYLOAD_LIMIT: usize = 4096;
const SENDS_PER_MINUTE: u32 = 120;
/// How many frames may wait for a slow reader.
const QUEUE: usize = 4096;

/// The query of the gateway's address.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Parameters {
    v: Option<String>,
    encoding: Option<String>,
    compress: Option<String>,
}

struct Connection {
    id: u64,
    socket: WebSocket,
    shared: Arc<Shared>,
    compression: Compression,
    session: Option<String>,
    last_heartbeat: Instant,
    minute: (Instant, u32),
}

/// The consequence of a frame.
enum Next {
    Stay,
    Close(Option<CloseReason>),
    Drop,
}

pub(crate) async fn serve(socket: WebSocket, parameters: Parameters, shared: Arc<Shared>) {
    let (link, mut queue) = mpsc::channel(QUEUE);
    let (id, interval) = shared.change(|world| (world.hub.open(link), world.options.heartbeat));
    let compression = match parameters.compress.as_deref() {
        Some("zlib-stream") => Compression::transport(),
        _ => Compression::None,
    };
    let mut connection = Connection {
        id,
        socket,
        shared: shared.clone(),
        compression,
        session: None,
        last_heartbeat: Instant::now(),
        minute: (Instant::now(), 0),
    };
    let next = match check(&parameters) {
        Ok(()) => connection.run(interval, &mut queue).await,
        Err(reason) => Next::Close(Some(reason)),
    };
    if let Next::Close(reason) = next {
        let frame = reason.map(|(code, reason)| CloseFrame { code, reason: reason.into() });
        let farewell = connection.socket.send(Message::Close(frame));
        // The peer may be gone or may never answer, and then no more is sent to it.
        let said = tokio::time::timeout(Duration::from_secs(1), farewell).await;
        if matches!(said, Ok(Ok(()))) {
            let answer = async { while let Some(Ok(_)) = connection.socket.recv().await {} };
            let _unanswered = tokio::time::timeout(Duration::from_secs(1), answer).await;
        }
    }
    shared.change(|world| world.hub.close(id));
}

fn check(parameters: &Parameters) -> Result<(), CloseReason> {
    if parameters.v.as_deref().is_some_and(|version| version != "10") {
        return Err((4012, "Invalid API version."));
    }
    if parameters.encoding.as_deref().is_some_and(|encoding| encoding != "json") {
        return Err((4002, "Error while decoding payload."));
    }
    Ok(())
}

impl Connection {
    async fn run(&mut self, interval: Duration, queue: &mut mpsc::Receiver<Outgoing>) -> Next {
        let hello = json!({
            "t": null, "s": null, "op": 10,
            "d": {
                "heartbeat_interval": u64::try_from(interval.as_millis()).unwrap_or(u64::MAX),
                "_trace": ["[\"sandbox\",{\"micros\":0}]"],
            },
        });
        self.send(hello.to_string()).await;
        // A client may be late by a little over half an interval before it is given up.
        let timeout = interval + interval / 2 + Duration::from_millis(500);
        loop {
            let deadline = tokio::time::Instant::from_std(self.last_heartbeat + timeout);
            let next = tokio::select! {
                outgoing = queue.recv() => match outgoing {
                    Some(Outgoing::Payload(text)) => {
                        self.send(text).await;
                        Next::Stay
                    }
                    Some(Outgoing::Close(reason)) => Next::Close(reason),
                    Some(Outgoing::Drop) | None => Next::Drop,
                },
                received = self.socket.recv() => match received {
                    Some(Ok(message)) => self.receive(message).await,
                    Some(Err(_)) | None => Next::Drop,
                },
                () = tokio::time::sleep_until(deadline) => {
                    Next::Close(Some((4009, "Session timed out.")))
                }
            };
            if !matches!(next, Next::Stay) {
                return next;
            }
        }
    }

    async fn receive(&mut self, message: Message) -> Next {
        let bytes: Bytes = match message {
            Message::Text(text) => text.into(),
            Message::Binary(bytes) => bytes,
            Message::Ping(_) | Message::Pong(_) => return Next::Stay,
            Message::Close(frame) => {
                let code = frame.map(|frame| frame.code);
                // A client that closes with these codes gives up its session. Other codes keep it.
                if matches!(code, Some(1000 | 1001))
                    && let Some(session) = self.session.take()
                {
                    self.shared.change(|world| world.hub.sessions.remove(&session));
                }
                // The answer to a closing frame leaves with the next look at the socket.
                let rest = self.socket.recv();
                let _ended = tokio::time::timeout(Duration::from_secs(1), rest).await;
                return Next::Drop;
            }
        };
        let payload = match serde_json::from_slice::<Value>(&bytes) {
            Ok(payload) if bytes.len() <= PAYLOAD_LIMIT => payload,
            _ => return Next::Close(Some((4002, "Error while decoding payload."))),
        };
        self.record(Direction::Received, &payload);
        if self.sends_too_much() {
            return Next::Close(Some((4008, "You are being rate limited.")));
        }
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => {
                self.last_heartbeat = Instant::now();
                if !self.shared.read(|world| world.faults.withhold_heartbeats) {
                    self.send(json!({ "t": null, "s": null, "op": 11, "d": null }).to_string())
                        .await;
                }
                Next::Stay
            }
            Some(2 | 6) if self.session.is_some() => {
                Next::Close(Some((4005, "Already authenticated.")))
            }
            Some(2) => self.identify(data),
            Some(6) => self.resume(data).await,
            Some(3 | 4 | 8 | 31) if self.session.is_none() => {
                Next::Close(Some((4003, "Not authenticated.")))
            }
            Some(3 | 4 | 31) => Next::Stay,
            Some(8) => self.request_members(data),
            _ => Next::Close(Some((4001, "Unknown opcode."))),
        }
    }

    fn identify(&mut self, data: &Value) -> Next {
        if data["compress"] == true && matches!(self.compression, Compression::None) {
            self.compression = Compression::Payload;
        }
        match self.shared.change(|world| world.identify(self.id, data)) {
            Ok(session) => {
                self.session = Some(session);
                Next::Stay
            }
            Err(reason) => Next::Close(Some(reason)),
        }
    }

    async fn resume(&mut self, data: &Value) -> Next {
        match self.shared.change(|world| world.resume(self.id, data)) {
            Ok((session, Resumed::Yes)) => {
                self.session = Some(session);
                Next::Stay
            }
            Ok((_, Resumed::InvalidSession)) => {
                self.send(json!({ "t": null, "s": null, "op": 9, "d": false }).to_string()).await;
                Next::Stay
            }
            Err(reason) => Next::Close(Some(reason)),
        }
    }

    fn request_members(&mut self, data: &Value) -> Next {
        if let Some(session) = &self.session {
            self.shared.change(|world| {
                let chunk = world.members_chunk_json(data);
                world.hub.deliver(session, "GUILD_MEMBERS_CHUNK", &chunk);
            });
        }
        Next::Stay
    }

    fn sends_too_much(&mut self) -> bool {
        let (since, count) = &mut self.minute;
        if since.elapsed() >= Duration::from_mins(1) {
            (*since, *count) = (Instant::now(), 0);
        }
        *count += 1;
        *count > SENDS_PER_MINUTE
    }

    /// A failed write appears as an ended stream at the next read.
    async fn send(&mut self, text: String) {
        if let Ok(payload) = serde_json::from_str(&text) {
            self.record(Direction::Sent, &payload);
        }
        let frame = self.compression.frame(text);
        let sent = tokio::time::timeout(Duration::from_secs(10), self.socket.send(frame)).await;
        if !matches!(sent, Ok(Ok(()))) {
            tracing::debug!(connection = self.id, "cannot write to a gateway connection");
        }
    }

    fn record(&self, direction: Direction, payload: &Value) {
        let mut payload = payload.clone();
        if let Some(token) = payload.pointer_mut("/d/token")
            && direction == Direction::Received
        {
            *token = json!("(masked)");
        }
        let frame = GatewayFrame { at_ms: now_ms(), connection: self.id, direction, payload };
        self.shared.change(|world| world.recorder.frame(frame));
    }
}
