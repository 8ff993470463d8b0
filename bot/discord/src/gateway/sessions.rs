//! The beginnings and ends of sessions, as the relay reports them.
//!
//! Serenity reports a new session with READY. But it handles each event in a task of its own, in
//! any order, so a server described after READY may come before it. The relay reports the session
//! when serenity asks for it, a round trip earlier. Serenity does not report most ends of a
//! connection at all.

use futures_util::future::BoxFuture;
use serde::Deserialize;
use serenity::constants::Opcode;
use tokio_tungstenite::tungstenite::Message;

/// Receives the reports. Its work is done before anything follows.
pub trait Sessions: Send + Sync {
    /// There is a connection to Discord, without any message yet.
    fn returns(&self) -> BoxFuture<'_, ()>;
    /// Serenity asks for a new session. Discord does not send events again that were missed before
    /// the session begins.
    fn begins(&self);
    /// The connection has carried something, if only a sign that it is alive.
    fn hears(&self);
    /// The connection to Discord has ended, however that came.
    fn breaks_off(&self);
}

/// Whether serenity asks for a new session with this message, and does not resume the last one.
pub fn is_begun_by(message: &Message) -> bool {
    #[derive(Deserialize)]
    struct Sent {
        op: Opcode,
    }
    let Message::Text(text) = message else { return false };
    serde_json::from_str(text).is_ok_and(|Sent { op }| op == Opcode::Identify)
}
