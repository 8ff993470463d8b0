//! What the relay tells of sessions.
//!
//! Serenity tells of a new session with READY, but runs what deals with each event as a task of its
//! own, in any order: a server that Discord describes after READY may come before it. So it is told
//! when serenity asks for the session, a round trip earlier. And of most ends of a connection
//! serenity does not tell at all.

use futures_util::future::BoxFuture;
use serde::Deserialize;
use serenity::constants::Opcode;
use tokio_tungstenite::tungstenite::Message;

/// Is told of sessions. What it does is done before anything follows.
pub trait Sessions: Send + Sync {
    /// There is a connection to Discord, on which nothing was said yet.
    fn returns(&self) -> BoxFuture<'_, ()>;
    /// A new session is asked for: what is missed until it begins, Discord does not send again.
    fn begins(&self);
    /// Something has come on it, if only a sign that it is alive.
    fn hears(&self);
    /// The connection to Discord has ended, however.
    fn breaks_off(&self);
}

/// Whether serenity asks for a new session with this, and not for the last one to go on.
pub fn is_begun_by(message: &Message) -> bool {
    #[derive(Deserialize)]
    struct Sent {
        op: Opcode,
    }
    let Message::Text(text) = message else { return false };
    serde_json::from_str(text).is_ok_and(|Sent { op }| op == Opcode::Identify)
}
