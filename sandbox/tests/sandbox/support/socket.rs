//! A gateway client that shows every frame.

use flate2::{Decompress, FlushDecompress};
use futures_util::{SinkExt, StreamExt};
use menagerie_sandbox::{Sandbox, TOKEN};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::SOON;

/// Everything the bot may ask for: all but presences.
pub const ALL_INTENTS: u64 = 0x1_FEFF;
pub const WITHOUT_CONTENT: u64 = ALL_INTENTS & !(1 << 15);

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    inflate: Option<Decompress>,
}

/// The events that can come next.
#[derive(Debug, PartialEq)]
pub enum Next {
    Payload(Value),
    /// A close frame, with its code if it has one.
    Closed(Option<u16>),
    /// The connection ended without one.
    Gone,
}

impl Socket {
    pub async fn open(sandbox: &Sandbox, query: &str) -> Socket {
        let address = format!("ws://{}/{query}", sandbox.gateway_address());
        let (stream, _) = tokio_tungstenite::connect_async(address).await.unwrap();
        let inflate = query.contains("zlib-stream").then(|| Decompress::new(true));
        Socket { stream, inflate }
    }

    /// Opens and reads HELLO.
    pub async fn hello(sandbox: &Sandbox) -> Socket {
        let mut socket = Socket::open(sandbox, "?v=10&encoding=json").await;
        assert_eq!(socket.payload().await["op"], 10);
        socket
    }

    /// Opens, identifies, and reads READY and GUILD_CREATE; returns READY's data too.
    pub async fn ready(sandbox: &Sandbox, intents: u64) -> (Socket, Value) {
        let mut socket = Socket::hello(sandbox).await;
        socket.send(identify(TOKEN, intents)).await;
        let ready = socket.event("READY").await;
        socket.event("GUILD_CREATE").await;
        (socket, ready)
    }

    pub async fn send(&mut self, payload: Value) {
        self.stream.send(Message::Text(payload.to_string())).await.unwrap();
    }

    pub async fn send_text(&mut self, text: String) {
        self.stream.send(Message::Text(text)).await.unwrap();
    }

    /// Says goodbye with a code and waits for the answer.
    pub async fn close(mut self, code: u16) {
        let frame = CloseFrame { code: code.into(), reason: "".into() };
        self.stream.close(Some(frame)).await.unwrap();
        while let Some(Ok(_)) = self.stream.next().await {}
    }

    pub async fn next(&mut self) -> Next {
        let received =
            tokio::time::timeout(SOON, self.stream.next()).await.expect("a frame in time");
        match received {
            Some(Ok(Message::Text(text))) => Next::Payload(serde_json::from_str(&text).unwrap()),
            Some(Ok(Message::Binary(bytes))) => Next::Payload(self.inflated(&bytes)),
            Some(Ok(Message::Close(frame))) => Next::Closed(frame.map(|frame| frame.code.into())),
            Some(Ok(other)) => panic!("unexpected {other:?}"),
            Some(Err(_)) | None => Next::Gone,
        }
    }

    pub async fn payload(&mut self) -> Value {
        match self.next().await {
            Next::Payload(payload) => payload,
            other => panic!("no payload but {other:?}"),
        }
    }

    /// Reads on until an event of this kind comes; returns its data.
    pub async fn event(&mut self, kind: &str) -> Value {
        loop {
            let mut payload = self.payload().await;
            if payload["t"] == kind {
                return payload["d"].take();
            }
        }
    }

    fn inflated(&mut self, bytes: &[u8]) -> Value {
        let mut alone = Decompress::new(true);
        let inflate = self.inflate.as_mut().unwrap_or(&mut alone);
        let mut text = Vec::with_capacity(1 << 20);
        inflate.decompress_vec(bytes, &mut text, FlushDecompress::Sync).unwrap();
        serde_json::from_slice(&text).unwrap()
    }
}

pub fn identify(token: &str, intents: u64) -> Value {
    json!({ "op": 2, "d": {
        "token": token, "intents": intents,
        "properties": { "os": "linux", "browser": "test", "device": "test" },
    } })
}

pub fn resume(session: &Value, sequence: u64) -> Value {
    json!({ "op": 6, "d": { "token": TOKEN, "session_id": session, "seq": sequence } })
}
