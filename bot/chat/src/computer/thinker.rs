//! The thread that thinks, behind everything else that the machine has to do.

use super::acting::{Act, act};
use crate::priority;
use menagerie_core::model::state::Game;
use menagerie_search::{Options, Search};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use tokio::sync::oneshot;

/// The table of positions, in bytes: enough for the positions of the strongest level.
const TABLE: usize = 32 << 20;

/// A game to think about, and the way back for what the computer does in it.
struct Job {
    game: Box<Game>,
    answer: oneshot::Sender<Option<Act>>,
}

/// The thread, which begins with the first game and ends with this.
#[derive(Default)]
pub struct Thinker {
    jobs: Option<mpsc::Sender<Job>>,
    stop: Arc<AtomicBool>,
}

/// Thinking has failed, which is logged.
#[derive(Debug)]
pub struct Failed;

impl Thinker {
    /// The computer's act in a game. One game after the other.
    ///
    /// # Errors
    /// When the search has failed, or there is no thread.
    pub async fn think(&mut self, game: Game) -> Result<Option<Act>, Failed> {
        let (answer, answered) = oneshot::channel();
        let job = Job { game: Box::new(game), answer };
        let jobs = self.jobs.take().map_or_else(|| self.start(), Ok)?;
        jobs.send(job).map_err(|_| Failed)?;
        // A thread that failed is begun anew with the next game.
        let act = answered.await.map_err(|_| Failed)?;
        self.jobs = Some(jobs);
        Ok(act)
    }

    fn start(&self) -> Result<mpsc::Sender<Job>, Failed> {
        let (jobs, queue) = mpsc::channel();
        let stop = Arc::clone(&self.stop);
        let thread = std::thread::Builder::new().name("computer".to_owned());
        let started = thread.spawn(move || work(&queue, &stop));
        started.map(|_| jobs).map_err(|error| {
            tracing::warn!(%error, "the computer cannot think");
            Failed
        })
    }
}

/// Nobody needs a move any more.
impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

fn work(queue: &mpsc::Receiver<Job>, stop: &AtomicBool) {
    priority::lowest();
    let mut search = Search::new(Options { table_bytes: TABLE, seed: 0 });
    while let Ok(Job { game, answer }) = queue.recv() {
        // A defect in the rules of one game must not stop the others.
        let acted = catch_unwind(AssertUnwindSafe(|| act(&game, &mut search, stop)));
        let Ok(act) = acted else {
            tracing::error!(game = game.id.0, "the search failed in a game");
            return;
        };
        // The program may be stopping.
        let _ = answer.send(act);
    }
}
