//! The recorder of REST exchanges and gateway frames. A test can look at the real traffic, in
//! memory or also as JSON lines in files.

use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

/// How many records of each kind are kept in memory.
const KEPT: usize = 20_000;

/// One REST request and its reply.
#[derive(Clone, Debug, Serialize)]
pub struct Exchange {
    /// Milliseconds since 1970, UTC.
    pub at_ms: u64,
    /// "POST".
    pub method: String,
    /// "/api/v10/channels/1/messages", with the query.
    pub path: String,
    /// The path with ids replaced: "/channels/{id}/messages".
    pub route: String,
    /// Request headers in lower case; the token is masked.
    pub headers: Vec<(String, String)>,
    /// The JSON body, or `payload_json` of a form with files.
    pub request: Value,
    /// File name and size in bytes of each uploaded file.
    pub files: Vec<(String, usize)>,
    /// The HTTP status that the sandbox decided on.
    pub status: u16,
    /// The response's JSON body, `null` when empty.
    pub response: Value,
    /// Response headers in lower case.
    pub response_headers: Vec<(String, String)>,
    /// Whether the reply was thrown away on purpose.
    pub reply_lost: bool,
}

/// The direction of a gateway frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// From the sandbox to the bot.
    Sent,
    /// From the bot to the sandbox.
    Received,
}

/// One gateway frame, uncompressed.
#[derive(Clone, Debug, Serialize)]
pub struct GatewayFrame {
    /// Milliseconds since 1970, UTC.
    pub at_ms: u64,
    /// Counts connections from 1.
    pub connection: u64,
    /// Its direction.
    pub direction: Direction,
    /// The payload, `{"op": 0, "t": ..., "s": ..., "d": ...}`; the token is masked.
    pub payload: Value,
}

#[derive(Debug, Default)]
pub(crate) struct Recorder {
    pub exchanges: VecDeque<Arc<Exchange>>,
    /// How many exchanges there were, with those that are not kept any more.
    pub exchanged: usize,
    pub frames: VecDeque<Arc<GatewayFrame>>,
    exchange_file: Option<File>,
    frame_file: Option<File>,
}

impl Recorder {
    pub fn open(directory: Option<&Path>) -> std::io::Result<Recorder> {
        let mut recorder = Recorder::default();
        if let Some(directory) = directory {
            std::fs::create_dir_all(directory)?;
            let append =
                |name| OpenOptions::new().create(true).append(true).open(directory.join(name));
            recorder.exchange_file = Some(append("exchanges.jsonl")?);
            recorder.frame_file = Some(append("gateway.jsonl")?);
        }
        Ok(recorder)
    }

    /// Keeps an exchange, and hands it back.
    pub fn exchange(&mut self, exchange: Exchange) -> Arc<Exchange> {
        write_line(self.exchange_file.as_mut(), &exchange);
        self.exchanged += 1;
        let exchange = Arc::new(exchange);
        keep(&mut self.exchanges, Arc::clone(&exchange));
        exchange
    }

    pub fn frame(&mut self, frame: GatewayFrame) {
        write_line(self.frame_file.as_mut(), &frame);
        keep(&mut self.frames, Arc::new(frame));
    }
}

fn keep<T>(records: &mut VecDeque<T>, record: T) {
    if records.len() == KEPT {
        records.pop_front();
    }
    records.push_back(record);
}

fn write_line(file: Option<&mut File>, record: &impl Serialize) {
    let Some(file) = file else { return };
    let written = serde_json::to_vec(record).map_err(std::io::Error::from).and_then(|mut line| {
        line.push(b'\n');
        file.write_all(&line)
    });
    if let Err(error) = written {
        tracing::warn!(%error, "cannot write a record");
    }
}
