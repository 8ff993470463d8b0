//! The parent watch: it notices the end of the process that started the bot, by the end of standard
//! input.
//!
//! A pipe ends with the process that holds it, in any way that it ended. So no signal is needed.

use std::io::Read;
use tokio::sync::mpsc;

/// Waits for the end of standard input, or for nothing.
#[derive(Debug)]
pub struct ParentWatch(Option<mpsc::Receiver<()>>);

impl ParentWatch {
    /// For a bot without a parent, which only a signal ends.
    pub fn none() -> Self {
        Self(None)
    }

    /// For a bot that ends with its standard input. The bytes of the input mean nothing.
    pub fn standard_input() -> Self {
        let (told, heard) = mpsc::channel(1);
        // This is a thread, because a waiting read would hold up the end of the runtime.
        std::thread::spawn(move || {
            let mut bytes = [0; 256];
            let mut input = std::io::stdin().lock();
            while input.read(&mut bytes).is_ok_and(|read| read > 0) {}
            // The bot may have ended first.
            let _ = told.blocking_send(());
        });
        Self(Some(heard))
    }

    /// Returns once when the parent has ended, and never again after that.
    pub async fn ended(&mut self) {
        let heard = match &mut self.0 {
            Some(heard) => heard.recv().await,
            None => None,
        };
        if heard.is_none() {
            std::future::pending::<()>().await;
        }
    }
}
