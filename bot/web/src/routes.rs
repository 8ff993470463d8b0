//! Which address leads where, and what every answer says to the browser.

use crate::fault::Fault;
use crate::{Site, asset, board_page, deeds, door, events, games_page};
use axum::Router;
use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, Method};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::sync::Arc;
use std::time::Duration;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

/// The most bytes that a browser may send.
const LARGEST: usize = 4_096;

/// The longest pause within the body of a request.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Nothing but our own files, no script in the page, and no frame of others around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; \
    base-uri 'none'";

/// All pages.
pub fn routes(site: Arc<Site>) -> Router {
    // News come one by one, and wait for no more of them.
    let compressed = SizeAbove::new(512).and(NotForContentType::SSE);
    Router::new()
        .route("/", get(games_page::games))
        .route("/l/{token}", get(door::ask).post(door::come_in))
        .route("/out", post(door::go_out))
        .route("/game/{game}", get(board_page::board))
        .route("/game/{game}/state", get(board_page::state))
        .route("/game/{game}/events", get(events::events))
        .route("/game/{game}/move", post(deeds::play))
        .route("/game/{game}/do", post(deeds::act))
        .route("/pieces/{variant}/{revision}", get(asset::pieces))
        .route("/colors/{theme}/{first}/{second}", get(asset::colors))
        .route("/page.css", get(asset::style))
        .route("/board.js", get(asset::script))
        .fallback(games_page::nowhere)
        .with_state(site)
        .layer(from_fn(guarded))
        .layer(CompressionLayer::new().gzip(true).compress_when(compressed))
        .layer(RequestBodyLimitLayer::new(LARGEST))
        .layer(RequestBodyTimeoutLayer::new(TIMEOUT))
}

/// Whether a page of another place sends something here, as the browser says.
fn is_from_elsewhere(request: &Request) -> bool {
    let site = request.headers().get("sec-fetch-site");
    request.method() == Method::POST && site.is_some_and(|it| it != "same-origin" && it != "none")
}

/// The headers of every answer. A page is for one person, and never kept.
async fn guarded(request: Request, next: Next) -> Response {
    let mut response = if is_from_elsewhere(&request) {
        Fault::Elsewhere.into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
