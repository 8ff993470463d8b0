//! The end of whoever started the bot, heard as the end of standard input.
//!
//! A pipe ends with the process that holds it, however that went: nobody has to send a signal.

use std::io::Read;
use tokio::sync::mpsc;

/// Waits for the end of standard input, or for nothing.
#[derive(Debug)]
pub struct ParentWatch(Option<mpsc::Receiver<()>>);

impl ParentWatch {
    /// A bot of its own: it ends only by a signal.
    pub fn none() -> Self {
        Self(None)
    }

    /// A bot that ends with its standard input, whose bytes mean nothing.
    pub fn standard_input() -> Self {
        let (told, heard) = mpsc::channel(1);
        // A thread, because a read that waits would hold up the end of the runtime.
        std::thread::spawn(move || {
            let mut bytes = [0; 256];
            let mut input = std::io::stdin().lock();
            while input.read(&mut bytes).is_ok_and(|read| read > 0) {}
            // The bot may have ended first.
            let _ = told.blocking_send(());
        });
        Self(Some(heard))
    }

    /// Returns once when it has ended; never again after that.
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
