//! The options of a sandbox, and the reasons why a start can fail.

use std::path::PathBuf;
use std::time::Duration;

use crate::world::permissions;

/// The one token that the sandbox accepts. It is no secret, because it opens only a loopback
/// sandbox.
pub const TOKEN: &str = "MTE4MDAwMDAwMDAwMDAwMDAwMQ.Sandbx.a-loopback-sandbox-has-no-secrets";

/// The permissions in the bot's invitation link, as bits.
pub const BOT_PERMISSIONS: u64 = permissions::VIEW_CHANNEL
    | permissions::SEND_MESSAGES
    | permissions::SEND_MESSAGES_IN_THREADS
    | permissions::CREATE_PUBLIC_THREADS
    | permissions::CREATE_PRIVATE_THREADS
    | permissions::ATTACH_FILES
    | permissions::EMBED_LINKS
    | permissions::READ_MESSAGE_HISTORY
    | permissions::ADD_REACTIONS
    | permissions::CREATE_EVENTS;

/// The options of a sandbox. The defaults are Discord's.
#[derive(Clone, Debug)]
pub struct Options {
    /// Port of the web page on 127.0.0.1; 0 lets the system choose.
    pub web_port: u16,
    /// Port of the REST interface on 127.0.0.1 (TLS); 0 lets the system choose.
    pub api_port: u16,
    /// Port of the gateway on 127.0.0.1 (plain WebSocket); 0 lets the system choose.
    pub gateway_port: u16,
    /// Directory for `ca.pem`; created when missing.
    pub data: PathBuf,
    /// How many people are on the server: six at most.
    pub people: usize,
    /// Whether channels, threads and messages outlive a restart, in `server` below `data`.
    pub keep: bool,
    /// Directory for `exchanges.jsonl` and `gateway.jsonl`, one record a line.
    pub record: Option<PathBuf>,
    /// Whether the portal's Message Content toggle is on.
    pub message_content_allowed: bool,
    /// Whether the portal's Server Members toggle is on.
    pub members_allowed: bool,
    /// The heartbeat interval announced in HELLO.
    pub heartbeat: Duration,
    /// How long an interaction waits for its first response.
    pub acknowledge_within: Duration,
    /// How long an interaction's token can be used after that.
    pub token_lifetime: Duration,
    /// How long a nonce is remembered for `enforce_nonce`.
    pub nonce_memory: Duration,
    /// Messages per channel in each `message_window`.
    pub message_limit: u32,
    /// See `message_limit`.
    pub message_window: Duration,
    /// Requests per second over all routes but the interaction endpoints.
    pub global_limit: u32,
    /// The delay of the page's pictures, as over a slow line.
    pub picture_delay: Duration,
    /// The bot's permissions on the server; see [`permissions`].
    pub bot_permissions: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            web_port: 0,
            api_port: 0,
            gateway_port: 0,
            data: std::env::temp_dir().join(format!("menagerie-sandbox-{}", std::process::id())),
            people: 3,
            keep: false,
            record: None,
            message_content_allowed: true,
            members_allowed: true,
            heartbeat: Duration::from_millis(41_250),
            acknowledge_within: Duration::from_secs(3),
            token_lifetime: Duration::from_mins(15),
            nonce_memory: Duration::from_mins(3),
            message_limit: 5,
            message_window: Duration::from_secs(5),
            global_limit: 50,
            picture_delay: Duration::ZERO,
            bot_permissions: BOT_PERMISSIONS,
        }
    }
}

/// Why a sandbox could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// A port is taken, or loopback cannot be used.
    #[error("cannot listen on 127.0.0.1:{port}")]
    Listen {
        /// The requested port; 0 for any.
        port: u16,
        /// The system's error.
        source: std::io::Error,
    },
    /// The data directory or a file in it cannot be written.
    #[error("cannot write {}", path.display())]
    Write {
        /// The file or directory.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
    /// The stored server cannot be read.
    #[error("cannot read {} ({source}): move it away to begin with an empty server", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The error in it.
        source: std::io::Error,
    },
    /// The certificates could not be made.
    #[error("cannot make certificates")]
    Certificate(#[from] openssl::error::ErrorStack),
}
