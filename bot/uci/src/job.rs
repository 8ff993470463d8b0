//! The requests of the thread that listens to the one that searches.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use menagerie_rules::{Line, Move, Variant};
use menagerie_search::{Budget, Options, Request};

use crate::bell::Bell;
use crate::limits::Time;
use crate::settings::Settings;

/// The request. One thing is done after the other.
#[derive(Debug)]
pub(crate) enum Asked {
    /// To be ready for a search: a large table takes seconds to make, and the evaluation of a large game
    /// half of one. They are on no clock here.
    Ready {
        options: Options,
        variant: Arc<Variant>,
        /// Set when nobody needs it any more.
        quit: Arc<AtomicBool>,
    },
    /// To search.
    Search(Box<Job>),
}

/// A search that is asked for.
#[derive(Debug)]
pub(crate) struct Job {
    pub line: Line,
    /// The first moves to choose from; all if there is none.
    pub among: Vec<Move>,
    pub budget: Budget,
    pub time: Option<Time>,
    /// When it was asked for.
    pub asked: Instant,
    pub settings: Settings,
    /// Whether the answer waits for the bell.
    pub waits: bool,
    /// Ends the search. It is rung when the search is over, too.
    pub bell: Arc<Bell>,
}

impl Job {
    /// The request to the search.
    pub fn request(&self) -> Request<'_> {
        let level = self.settings.level;
        Request { line: &self.line, budget: self.budget, level, among: &self.among }
    }
}

/// A job that nobody does any more is over, too.
impl Drop for Job {
    fn drop(&mut self) {
        self.bell.ring();
    }
}
