//! The web page for people, and its JSON endpoints. Only loopback names are answered, so that no
//! page of another origin can reach the sandbox through a rebound name.

mod api;
mod guard;
mod places;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

use crate::rest::server::attachment;
use crate::shared::Shared;

const INDEX: &str = include_str!("../web/index.html");
const STYLE: &str = include_str!("../web/style.css");
const SCRIPTS: [(&str, &str); 12] = [
    ("app.js", include_str!("../web/app.js")),
    ("messages.js", include_str!("../web/messages.js")),
    ("markdown.js", include_str!("../web/markdown.js")),
    ("commands.js", include_str!("../web/commands.js")),
    ("modal.js", include_str!("../web/modal.js")),
    ("net.js", include_str!("../web/net.js")),
    ("scroll.js", include_str!("../web/scroll.js")),
    ("sidebar.js", include_str!("../web/sidebar.js")),
    ("theme.js", include_str!("../web/theme.js")),
    ("typed.js", include_str!("../web/typed.js")),
    ("viewer.js", include_str!("../web/viewer.js")),
    ("welcome.js", include_str!("../web/welcome.js")),
];

/// Nothing is loaded from elsewhere, and no inline script runs.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) fn router(shared: Arc<Shared>, port: u16) -> Router {
    Router::new()
        .route("/", get(|| async { file("text/html; charset=utf-8", INDEX) }))
        .route("/style.css", get(|| async { file("text/css; charset=utf-8", STYLE) }))
        .route("/favicon.ico", get(|| async { axum::http::StatusCode::NO_CONTENT }))
        .route("/scripts/{name}", get(script))
        .route("/attachments/{*path}", get(uploaded))
        .route("/api/world", get(api::world))
        .route("/api/live", get(api::live))
        .route("/api/say", post(api::say))
        .route("/api/edit", post(api::edit))
        .route("/api/delete", post(api::delete))
        .route("/api/react", post(api::react))
        .route("/api/slash", post(api::slash))
        .route("/api/autocomplete", post(api::autocomplete))
        .route("/api/press", post(api::press))
        .route("/api/modal", post(api::modal))
        .route("/api/apps", post(api::message_command))
        .route("/api/dismiss-failure", post(api::dismiss_failure))
        .layer(axum::middleware::from_fn(move |request, next| guard::check(port, request, next)))
        .with_state(shared)
}

async fn script(Path(name): Path<String>) -> Response {
    match SCRIPTS.iter().find(|(known, _)| *known == name) {
        Some((_, text)) => file("text/javascript; charset=utf-8", text),
        None => axum::http::StatusCode::NOT_FOUND.into_response(),
    }
}

async fn uploaded(State(shared): State<Arc<Shared>>, Path(path): Path<String>) -> Response {
    tokio::time::sleep(shared.read(|world| world.options.picture_delay)).await;
    attachment(&shared, &path, None)
}

fn file(kind: &'static str, text: &'static str) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
