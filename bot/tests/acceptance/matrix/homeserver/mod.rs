//! A homeserver in this process: the client API over HTTP on this machine, with all that it keeps in
//! memory, so that it can stop, go wrong on purpose, and be asked what it was asked.

mod accounts;
mod answering;
mod creating;
mod event;
mod faults;
mod filter;
mod membership;
mod operation;
mod power;
mod reading;
mod refusal;
mod room;
mod sending;
mod sync;
mod wire;
mod world;

pub use faults::Fault;
pub use operation::Operation;
pub use wire::Seen;

use axum::Router;
use axum::extract::Request;
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use wire::Shared;
use world::World;

/// A homeserver, from its start to the end of the test.
pub struct Homeserver {
    address: SocketAddr,
    shared: Shared,
    /// While it runs: how to stop it, and what ends then.
    running: Option<(watch::Sender<bool>, JoinHandle<()>)>,
}

impl Homeserver {
    /// Starts an empty homeserver on a free port.
    pub async fn start() -> Self {
        let shared = Shared::new(World::new());
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = Self { address: any, shared, running: None };
        server.resume().await;
        server
    }

    /// Its address as clients want it.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Stops: every connection ends, nothing is answered, all is kept.
    pub async fn stop(&mut self) {
        if let Some((stop, running)) = self.running.take() {
            stop.send_replace(true);
            running.await.expect("it ends");
        }
    }

    /// Runs again, at the same address.
    pub async fn resume(&mut self) {
        let listener = TcpListener::bind(self.address).await.expect("the port is free");
        self.address = listener.local_addr().expect("it has one");
        let (stop, stops) = watch::channel(false);
        let (shared, waits) = (self.shared.clone(), stops.clone());
        let answer = move |request: Request| shared.clone().serve(request, waits.clone());
        let mut stops = stops;
        let served = axum::serve(listener, Router::new().fallback(answer));
        let served = served.with_graceful_shutdown(async move {
            let _ = stops.wait_for(|stops| *stops).await;
        });
        let running = tokio::spawn(async { served.await.expect("it serves") });
        self.running = Some((stop, running));
    }

    /// Lets the next requests of a kind go wrong: those of one user, or those of everybody.
    pub fn fail(&self, user: Option<&str>, operation: Operation, times: usize, fault: Fault) {
        self.shared.lock().faults.plan(user, operation, times, fault);
    }

    /// From now on so many messages of a user are taken at once, then one in so long.
    pub fn limit(&self, user: &str, at_once: u32, one_in: Duration) {
        self.shared.lock().faults.limit(user, at_once, one_in);
    }

    /// Nothing goes wrong any more.
    pub fn heal(&self) {
        self.shared.lock().faults.clear();
    }

    /// No token of a user is known any more.
    pub fn revoke(&self, user: &str) {
        let mut inner = self.shared.lock();
        inner.world.tokens.retain(|_, owner| owner.0 != user);
        inner.world.wake();
    }

    /// From now on what a filter does not let through counts as what a page may hold.
    pub fn filter_late(&self) {
        self.shared.lock().world.filters_late = true;
    }

    /// From now on at most so many events of a room come with one sync.
    pub fn limit_timeline(&self, events: usize) {
        self.shared.lock().world.timeline_limit = events;
    }

    /// From now on rooms have this version, from 10 to 12, unless their creator names another one.
    pub fn set_room_version(&self, version: u8) {
        self.shared.lock().world.room_version = version;
    }

    /// Everything it was asked, in the order in which it came.
    pub fn seen(&self) -> Vec<Seen> {
        self.shared.lock().seen.clone()
    }

    /// The requests of one user of one kind.
    pub fn seen_of(&self, user: &str, operation: Operation) -> Vec<Seen> {
        let mut seen = self.seen();
        seen.retain(|it| it.operation == operation && it.user.as_deref() == Some(user));
        seen
    }

    /// The contents of everything that a user has sent, as often as it was asked for.
    pub fn sent_by(&self, user: &str) -> Vec<Value> {
        self.seen_of(user, Operation::Send).into_iter().map(|seen| seen.body).collect()
    }
}
