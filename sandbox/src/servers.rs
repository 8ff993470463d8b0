//! Listeners on loopback: plain servers, and the REST interface over TLS.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum_server::Handle;
use axum_server::tls_openssl::{OpenSSLAcceptor, OpenSSLConfig};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::certificates::Certificates;
use crate::options::StartError;
use crate::rest;
use crate::shared::Shared;

pub(crate) async fn listen(port: u16) -> Result<TcpListener, StartError> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await;
    listener.map_err(|source| StartError::Listen { port, source })
}

pub(crate) fn address(listener: &TcpListener) -> Result<SocketAddr, StartError> {
    listener.local_addr().map_err(|source| StartError::Listen { port: 0, source })
}

pub(crate) fn serve_plain(listener: TcpListener, router: axum::Router) -> JoinHandle<()> {
    tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::error!(%error, "a server of the sandbox has stopped");
        }
    })
}

pub(crate) fn serve_api(
    listener: TcpListener,
    certificates: &Certificates,
    shared: &Arc<Shared>,
    handle: &Handle<SocketAddr>,
) -> Result<JoinHandle<()>, StartError> {
    let port = 0;
    let failed = |source| StartError::Listen { port, source };
    let config = OpenSSLConfig::from_pem(&certificates.certificate, &certificates.key)
        .map_err(|error| failed(std::io::Error::other(error)))?;
    let listener = listener.into_std().map_err(failed)?;
    let server = axum_server::from_tcp(listener).map_err(failed)?;
    let (shared, handle) = (shared.clone(), handle.clone());
    let service = tower::service_fn(move |request| rest::server::handle(shared.clone(), request));
    let service = tower::make::Shared::new(service);
    Ok(tokio::spawn(async move {
        let server = server.handle(handle).acceptor(OpenSSLAcceptor::new(config));
        if let Err(error) = server.serve(service).await {
            tracing::error!(%error, "the REST server of the sandbox has stopped");
        }
    }))
}
