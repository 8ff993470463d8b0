//! The HTTPS server for the REST interface and the files. It reads a request, applies faults, token
//! and limits, and records the exchange.

use std::collections::HashMap;
use std::sync::Arc;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, Request, Response, Uri, header};
use hyper::body::Incoming;
use serde_json::{Value, json};

use super::routes::{Route, describe};
use super::{Call, Reply, multipart};
use crate::api_error::ApiError;
use crate::clock::now_ms;
use crate::fault_state::RestFault;
use crate::limits::{Bucket, limited};
use crate::options::TOKEN;
use crate::recorder::Exchange;
use crate::shared::Shared;
use crate::world::World;
use crate::world::embed::address_is_valid;

/// Discord takes 25 MiB a request.
const REQUEST_LIMIT: usize = 25 * 1024 * 1024;

/// The connection has to break in place of a reply.
#[derive(Debug, thiserror::Error)]
#[error("the reply was lost on purpose")]
pub(crate) struct ReplyLost;

/// The paths of files: those of messages, and those that came with a command.
const FILES: [&str; 2] = ["/attachments/", "/ephemeral-attachments/"];

/// A reply, and what happens to it on its way.
struct Outcome {
    reply: Reply,
    headers: Vec<(String, String)>,
    fault: Option<RestFault>,
}

pub(crate) async fn handle(
    shared: Arc<Shared>,
    request: Request<Incoming>,
) -> Result<Response<Body>, ReplyLost> {
    let (parts, body) = request.into_parts();
    if let Some(path) = FILES.iter().find_map(|folder| parts.uri.path().strip_prefix(folder)) {
        match shared.change(|world| world.faults.for_request("GET", parts.uri.path())) {
            Some(RestFault::LoseReply) => return Err(ReplyLost),
            Some(RestFault::Delay(time)) => tokio::time::sleep(time).await,
            Some(RestFault::Answer { status, body }) => return Ok(respond(status, &body, &[])),
            Some(RestFault::RateLimited { .. }) => return Ok(respond(429, &Value::Null, &[])),
            None => {}
        }
        return Ok(attachment(&shared, path, Some(&query(&parts.uri))));
    }
    let body = to_bytes(Body::new(body), REQUEST_LIMIT).await;
    let method = parts.method.as_str().to_owned();
    let full_path = parts.uri.to_string();
    let Some(path) = below_version(parts.uri.path()) else {
        return Ok(respond(404, &ApiError::not_found().body, &[]));
    };
    let mut call = Call { method, path, query: query(&parts.uri), ..Call::default() };
    let read = match body {
        Ok(bytes) => read_body(&mut call, &parts.headers, bytes).await,
        Err(_) => Err(ApiError::new(413, 40005, "Request entity too large")),
    };
    let route = describe(&call.path);
    let (fault, latency, exchange) = shared.change(|world| {
        let outcome = decide(world, &call, &route, &parts.headers, read);
        let fault = outcome.fault.clone();
        let exchange = record(world, call, route, &parts.headers, full_path, outcome);
        (fault, world.faults.latency, exchange)
    });
    if !latency.is_zero() {
        tokio::time::sleep(latency).await;
    }
    match fault {
        Some(RestFault::LoseReply) => return Err(ReplyLost),
        Some(RestFault::Delay(time)) => tokio::time::sleep(time).await,
        _ => {}
    }
    Ok(respond(exchange.status, &exchange.response, &exchange.response_headers))
}

fn decide(
    world: &mut World,
    call: &Call,
    route: &Route,
    headers: &HeaderMap,
    read: Result<(), ApiError>,
) -> Outcome {
    let fault = world.faults.for_request(&call.method, &format!("/{}", call.path));
    let (reply, headers) = match &fault {
        Some(RestFault::Answer { status, body }) => {
            let body = if body.is_null() { usual_body(*status) } else { body.clone() };
            (Reply { status: *status, body }, Vec::new())
        }
        Some(RestFault::RateLimited { retry_after, global }) => {
            let refusal = limited(*retry_after, *global, Vec::new());
            (Reply { status: 429, body: refusal.body }, refusal.headers)
        }
        _ => decide_honestly(world, call, route, headers, read),
    };
    Outcome { reply, headers, fault }
}

fn decide_honestly(
    world: &mut World,
    call: &Call,
    route: &Route,
    headers: &HeaderMap,
    read: Result<(), ApiError>,
) -> (Reply, Vec<(String, String)>) {
    // The token in the path authorizes a response to an interaction.
    if !route.is_interaction && call.path != "gateway" && !is_authorized(headers) {
        return (reply_of(Err(ApiError::unauthorized())), Vec::new());
    }
    let counted = format!("{} {}", call.method, route.name);
    let bucket = Bucket { route: &counted, major: &route.major, global: !route.is_interaction };
    match world.limits.take(&bucket) {
        Err(refusal) => (Reply { status: 429, body: refusal.body }, refusal.headers),
        Ok(headers) => (reply_of(read.and_then(|()| world.answer(call))), headers),
    }
}

fn reply_of(answer: Result<Reply, ApiError>) -> Reply {
    answer.unwrap_or_else(|error| Reply { status: error.status, body: error.body })
}

fn usual_body(status: u16) -> Value {
    match status {
        401 => ApiError::unauthorized().body,
        403 => ApiError::missing_permissions().body,
        404 => ApiError::not_found().body,
        500.. => json!({ "message": format!("{status}: Internal Server Error"), "code": 0 }),
        _ => json!({ "message": format!("{status}: Error"), "code": 0 }),
    }
}

fn is_authorized(headers: &HeaderMap) -> bool {
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    given.and_then(|value| value.strip_prefix("Bot ")) == Some(TOKEN)
}

/// “channels/1” for “/api/v10/channels/1” and for “/api/channels/1”. Other versions are unknown.
fn below_version(path: &str) -> Option<String> {
    let path = path.strip_prefix("/api/")?;
    let path = path.strip_prefix("v10/").unwrap_or(path);
    let plain = percent_decoded(path.trim_end_matches('/'));
    let is_other_version = plain.starts_with('v') && plain[1..].starts_with(char::is_numeric);
    (!is_other_version && !plain.is_empty()).then_some(plain)
}

async fn read_body(call: &mut Call, headers: &HeaderMap, bytes: Bytes) -> Result<(), ApiError> {
    if bytes.is_empty() {
        return Ok(());
    }
    let content_type = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let content_type = content_type.unwrap_or_default();
    if content_type.starts_with("multipart/form-data") {
        (call.body, call.files) = multipart::read(content_type, bytes).await?;
        return Ok(());
    }
    call.body = serde_json::from_slice(&bytes).map_err(|_| ApiError::bad_json())?;
    Ok(())
}

fn record(
    world: &mut World,
    call: Call,
    route: Route,
    headers: &HeaderMap,
    path: String,
    outcome: Outcome,
) -> Arc<Exchange> {
    let headers = headers.iter().map(|(name, value)| {
        let value = String::from_utf8_lossy(value.as_bytes()).into_owned();
        let masked = name == header::AUTHORIZATION;
        (name.to_string(), if masked { "(masked)".to_owned() } else { value })
    });
    world.recorder.exchange(Exchange {
        at_ms: now_ms(),
        method: call.method,
        path,
        route: route.name,
        headers: headers.collect(),
        request: call.body,
        files: call.files.iter().map(|file| (file.name.clone(), file.bytes.len())).collect(),
        status: outcome.reply.status,
        response: outcome.reply.body,
        response_headers: outcome.headers,
        reply_lost: matches!(outcome.fault, Some(RestFault::LoseReply)),
    })
}

fn respond(status: u16, body: &Value, headers: &[(String, String)]) -> Response<Body> {
    let mut builder = Response::builder().status(status);
    for (name, value) in headers {
        builder = builder.header(name, value);
    }
    let body = if body.is_null() {
        Body::empty()
    } else {
        builder = builder.header(header::CONTENT_TYPE, "application/json");
        Body::from(body.to_string())
    };
    builder.body(body).unwrap_or_else(|error| {
        tracing::error!(%error, "cannot build a response");
        Response::new(Body::empty())
    })
}

/// A file by `channel/attachment/name`. If there is a query, its signature has to be right. The
/// page asks without one.
pub(crate) fn attachment(
    shared: &Shared,
    path: &str,
    query: Option<&HashMap<String, String>>,
) -> Response<Body> {
    let id = path.split('/').nth(1).and_then(|segment| segment.parse().ok()).unwrap_or(0);
    let field = |name| query.and_then(|query| query.get(name)).map_or("", String::as_str);
    if query.is_some() && !address_is_valid(id, field("ex"), field("hm")) {
        return respond(404, &json!("This content is no longer available."), &[]);
    }
    let Some(file) = shared.read(|world| world.files.get(&id).cloned()) else {
        return respond(404, &Value::Null, &[]);
    };
    // No uploaded file may run as a page of this origin.
    let shown = file.content_type.filter(|kind| {
        matches!(kind.as_str(), "image/png" | "image/jpeg" | "image/gif" | "image/webp")
    });
    let mut response = Response::new(Body::from(file.bytes.to_vec()));
    let headers = response.headers_mut();
    let kind = shown.unwrap_or_else(|| "application/octet-stream".to_owned());
    if let Ok(kind) = kind.parse() {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, header::HeaderValue::from_static("nosniff"));
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        header::HeaderValue::from_static("default-src 'none'; sandbox"),
    );
    response
}

fn query(uri: &Uri) -> HashMap<String, String> {
    let pairs = uri.query().unwrap_or_default().split('&').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            (percent_decoded(name), percent_decoded(&value.replace('+', " ")))
        })
        .collect()
}

fn percent_decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut place = 0;
    while place < bytes.len() {
        let hex = (bytes[place] == b'%')
            .then(|| text.get(place + 1..place + 3))
            .flatten()
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        decoded.push(hex.unwrap_or(bytes[place]));
        place += if hex.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&decoded).into_owned()
}
