//! A search that was asked for.

use std::sync::Arc;

use menagerie_rules::Line;
use menagerie_search::Budget;

use crate::bell::Bell;
use crate::limits::Time;
use crate::settings::Settings;

/// A search that was asked for, on its way from the thread that listens to the one that searches.
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
