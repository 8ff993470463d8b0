//! A way to a server that can be cut, as when the machine between goes: nobody hears even that.

use crate::server::TIMEOUT;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// The way to a server. From when it hears certain words, nothing gets through.
pub struct Relay {
    /// Where it begins, on this machine.
    pub port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    words: Mutex<Option<&'static str>>,
    is_silent: AtomicBool,
}

impl State {
    fn lets_through(&self, bytes: &[u8]) -> bool {
        let words = self.words.lock().expect("nobody fails here");
        let said = |words: &str| String::from_utf8_lossy(bytes).contains(words);
        let is_last = words.is_some_and(said);
        self.is_silent.fetch_or(is_last, Ordering::Relaxed);
        !self.is_silent.load(Ordering::Relaxed)
    }
}

impl Relay {
    /// A way to a port of this machine, “127.0.0.1:5432”.
    pub async fn open(to: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let port = listener.local_addr().expect("it is bound").port();
        let state = Arc::new(State::default());
        let known = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(&to).await.expect("it is there");
                let (state, (hears, asks)) = (Arc::clone(&known), client.into_split());
                let (answers, told) = server.into_split();
                tokio::spawn(pass(hears, told, Arc::clone(&state), false));
                tokio::spawn(pass(answers, asks, state, true));
            }
        });
        Self { port, state }
    }

    /// The server says nothing from these words on.
    pub fn silences(&self, words: &'static str) {
        *self.state.words.lock().expect("nobody fails here") = Some(words);
    }

    /// Waits until it has heard them: since when it is silent.
    pub async fn is_silent(&self) -> Instant {
        let begun = Instant::now();
        while !self.state.is_silent.load(Ordering::Relaxed) {
            assert!(begun.elapsed() < TIMEOUT, "they are not said");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Instant::now()
    }

    /// All gets through again.
    pub fn speaks_again(&self) {
        *self.state.words.lock().expect("nobody fails here") = None;
        self.state.is_silent.store(false, Ordering::Relaxed);
    }
}

/// Passes on what comes, until one side has gone. Of a machine that has gone, nobody hears even that.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    state: Arc<State>,
    is_server: bool,
) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut bytes).await {
        if state.lets_through(&bytes[..length]) && to.write_all(&bytes[..length]).await.is_err() {
            break;
        }
    }
    if is_server && state.is_silent.load(Ordering::Relaxed) {
        std::future::pending::<()>().await;
    }
    let _ = to.shutdown().await;
}
