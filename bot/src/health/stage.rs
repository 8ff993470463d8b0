//! How far a process has come of which somebody asks how it is.

use super::vitals::Vitals;
use std::sync::{Arc, OnceLock};

/// It stands by until it serves.
#[derive(Default)]
pub struct Stage(OnceLock<Arc<Vitals>>);

impl Stage {
    /// It serves from now on. Who has begun to serve does not begin again.
    pub fn serves(&self, vitals: Arc<Vitals>) {
        self.0.get_or_init(|| vitals);
    }

    /// Its parts, if it serves.
    pub fn vitals(&self) -> Option<&Vitals> {
        self.0.get().map(Arc::as_ref).filter(|vitals| vitals.serves())
    }
}
