//! The health server: `/healthz`, `/livez` and `/metrics` over HTTP.

use super::figures::{begin, figures, resting};
use super::stage::{Progress, Stage};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The longest for a request with its answer.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How many requests are answered at a time.
const AT_A_TIME: usize = 16;
/// The pause before an address is tried again without a warning.
const ONCE_MORE: Duration = Duration::from_secs(1);
/// How often an address is tried that another program has.
const TRY_EVERY: Duration = Duration::from_secs(10);
/// The pause when this machine has no more handles for connections.
const EXHAUSTED: Duration = Duration::from_secs(1);

const JSON: &str = "application/json";
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// The answer of a process that stands by, which is well.
const STANDS_BY: &str = concat!(
    "{\"status\":\"standing by\",\"version\":\"",
    env!("CARGO_PKG_VERSION"),
    "\",\"parts\":[]}\n"
);

/// The answer of a process that stands by and cannot reach the database.
const CUT_OFF: &str = concat!(
    "{\"status\":\"standing by without the database\",\"version\":\"",
    env!("CARGO_PKG_VERSION"),
    "\",\"parts\":[]}\n"
);

/// The answer of a process whose database or networks are not there yet.
const STARTS: &str = concat!(
    "{\"status\":\"starting\",\"version\":\"",
    env!("CARGO_PKG_VERSION"),
    "\",\"parts\":[]}\n"
);

/// Answers requests at an address until it is dropped.
pub async fn serve(address: SocketAddr, stage: Arc<Stage>) {
    begin();
    let listener = listen(address).await;
    let mut connections = JoinSet::new();
    loop {
        while connections.len() >= AT_A_TIME {
            let _ = connections.join_next().await;
        }
        match listener.accept().await {
            Ok((stream, _)) => {
                connections.spawn(connection(stream, Arc::clone(&stage)));
                while connections.try_join_next().is_some() {}
            }
            Err(error) => {
                tracing::warn!(%error, "a question about health cannot be taken");
                sleep(EXHAUSTED).await;
            }
        }
    }
}

/// Listens at an address as soon as it is free. The games do not wait for that.
async fn listen(address: SocketAddr) -> TcpListener {
    let mut failures = 0_u32;
    loop {
        match TcpListener::bind(address).await {
            Ok(listener) => {
                let address = listener.local_addr().unwrap_or(address);
                tracing::info!(%address, "health and figures can be asked for");
                return listener;
            }
            // Another bot with the same database has this address too, and the database is reported
            // first.
            Err(_) if failures == 0 => sleep(ONCE_MORE).await,
            Err(error) if failures == 1 => {
                tracing::error!(
                    %address,
                    %error,
                    "health and figures cannot be asked for there: set HEALTH_ADDR to a free address of this machine; everything else goes on, and it is tried again"
                );
            }
            Err(_) => {}
        }
        if failures > 0 {
            sleep(TRY_EVERY).await;
        }
        failures = failures.saturating_add(1);
    }
}

async fn connection(stream: TcpStream, stage: Arc<Stage>) {
    let service = service_fn(|request| answer(request, stage.progress()));
    let served =
        http1::Builder::new().keep_alive(false).serve_connection(TokioIo::new(stream), service);
    // A client that has gone, or that takes too long, gets no answer.
    let _ = timeout(TIMEOUT, served).await;
}

async fn answer(
    request: Request<Incoming>,
    progress: Progress<'_>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let now = Instant::now();
    let (status, kind, text) = match (request.method(), request.uri().path()) {
        (&Method::GET | &Method::HEAD, path) => match path {
            "/healthz" | "/livez" => match progress {
                // A restart would only begin it again.
                Progress::Starts => (ok_if(path == "/livez"), JSON, STARTS.into()),
                Progress::CutOff => (ok_if(path == "/livez"), JSON, CUT_OFF.into()),
                Progress::StandsBy => (StatusCode::OK, JSON, STANDS_BY.into()),
                Progress::Serves(vitals) => {
                    let report = vitals.report(now);
                    let is_ok = if path == "/livez" { report.is_alive() } else { report.is_well() };
                    (ok_if(is_ok), JSON, report.json())
                }
            },
            "/metrics" => match progress {
                Progress::Serves(vitals) => {
                    (StatusCode::OK, OPEN_METRICS, figures(vitals, now).await)
                }
                // In a sum over processes, this one counts as nothing.
                _ => (StatusCode::OK, OPEN_METRICS, resting()),
            },
            _ => (StatusCode::NOT_FOUND, TEXT, "there are /healthz, /livez and /metrics\n".into()),
        },
        _ => (StatusCode::METHOD_NOT_ALLOWED, TEXT, "ask with GET\n".into()),
    };
    let mut response = Response::new(Full::new(Bytes::from(text)));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

fn ok_if(is_well: bool) -> StatusCode {
    if is_well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }
}
