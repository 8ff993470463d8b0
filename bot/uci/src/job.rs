//! What the thread that listens asks of the one that searches.

use std::sync::Arc;

use menagerie_rules::Line;
use menagerie_search::{Budget, Options};

use crate::bell::Bell;
use crate::limits::Time;
use crate::settings::Settings;

/// What is asked for. One thing is done after the other.
#[derive(Debug)]
pub(crate) enum Asked {
    /// To be ready for a search: a large table takes seconds to make, which are on no clock here.
    Ready(Options),
    /// To search.
    Search(Box<Job>),
}

/// A search that is asked for.
#[derive(Debug)]
pub(crate) struct Job {
    pub line: Line,
    pub budget: Budget,
    pub time: Option<Time>,
    pub settings: Settings,
    /// Whether the answer waits for the bell.
    pub waits: bool,
    /// Ends the search. It is rung when the search is over, too.
    pub bell: Arc<Bell>,
}
