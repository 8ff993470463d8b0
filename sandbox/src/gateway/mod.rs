//! The gateway: a plain WebSocket with HELLO, IDENTIFY, RESUME, heartbeats and events.

mod compression;
mod connection;
mod dispatch;
pub(crate) mod hub;
mod identify;
mod intents;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Query, State, WebSocketUpgrade};
use axum::response::Response;

use crate::shared::Shared;
use connection::Parameters;

/// Serves WebSockets at every path, as Discord's gateway does.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    Router::new().fallback(open).with_state(shared)
}

async fn open(
    State(shared): State<Arc<Shared>>,
    Query(parameters): Query<Parameters>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade.max_message_size(1 << 20);
    upgrade.on_upgrade(move |socket| connection::serve(socket, parameters, shared))
}
