//! The server: connections are counted, and one that sends nothing is closed.

use crate::Site;
use crate::listeners::Listeners;
use crate::routes::routes;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use menagerie_chat::account_limits::AccountLimits;
use menagerie_chat::engine::Services;
use menagerie_chat::network::told_to;
use menagerie_config::WebSettings;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;

/// How many connections are open at a time. Each page that is open has one for its news.
const MOST_CONNECTIONS: usize = 2_048;
/// How much one account may ask for at once after a rest, and the time until it may once more. No player
/// notices it.
const AT_ONCE: u32 = 100;
const ONCE_AGAIN: Duration = Duration::from_millis(200);
/// The longest for a browser to say what it wants.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The most bytes of the head of a request.
const LARGEST_HEAD: usize = 16 * 1024;
/// The pause before an address is tried again, or a connection is taken that could not be.
const ONCE_MORE: Duration = Duration::from_secs(2);

/// Serves the pages until it is time to stop. The games do not wait for an address that is taken.
pub async fn serve(settings: WebSettings, services: Services, stop: watch::Receiver<bool>) {
    let WebSettings { address, url } = settings;
    let accept = async {
        let listener = listen(address).await;
        tracing::info!(%address, url, "the pages are there");
        serve_on(listener, url.clone(), services).await;
    };
    tokio::select! {
        () = told_to(stop) => {}
        () = accept => {}
    }
}

/// Serves the pages to every browser that connects, until it is dropped. People reach them by `url`, which has no slash
/// at its end.
pub async fn serve_on(listener: TcpListener, url: String, services: Services) {
    let routes = routes(Arc::new(Site {
        services,
        url,
        askers: AccountLimits::of(AT_ONCE, ONCE_AGAIN),
        listeners: Listeners::default(),
    }));
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let mut connections = JoinSet::new();
    loop {
        // It is never closed.
        let Ok(permit) = Arc::clone(&room).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                connections.spawn(connection(stream, routes.clone(), permit));
                while connections.try_join_next().is_some() {}
            }
            Err(error) => {
                tracing::warn!(%error, "a browser cannot be answered");
                tokio::time::sleep(ONCE_MORE).await;
            }
        }
    }
}

async fn listen(address: SocketAddr) -> TcpListener {
    let mut is_said = false;
    loop {
        match TcpListener::bind(address).await {
            Ok(listener) => return listener,
            Err(error) if !is_said => {
                tracing::error!(
                    %address, %error,
                    "the pages are not there: name a free address in WEB_ADDR, or stop the program that has this one"
                );
                is_said = true;
            }
            Err(_) => {}
        }
        tokio::time::sleep(ONCE_MORE).await;
    }
}

async fn connection(stream: TcpStream, routes: axum::Router, permit: OwnedSemaphorePermit) {
    let service = TowerToHyperService::new(routes);
    // A browser that reads nothing is not waited for.
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(TIMEOUT));
    let stream = Box::pin(stream);
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(TIMEOUT)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .await;
    if let Err(error) = served {
        tracing::trace!(%error, "a browser has gone");
    }
    drop(permit);
}
