//! The searches that are not over, and how they are ended.

use std::sync::{Arc, Weak};
use std::time::Duration;

use crate::bell::Bell;

/// How a search ends, if nobody stops it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    /// By its time.
    InTime,
    /// By its depth or its positions, whenever that is.
    Sometime,
    /// Only by its bell.
    Never,
}

/// The searches that are not over, in their order. Each has a bell, which is rung when it is over.
#[derive(Debug, Default)]
pub(crate) struct Running(Vec<(Weak<Bell>, Ends)>);

impl Running {
    /// Adds a search, and gives its bell.
    pub fn add(&mut self, ends: Ends) -> Arc<Bell> {
        let bell = Arc::new(Bell::default());
        self.0.retain(|(bell, _)| bell.upgrade().is_some_and(|bell| !bell.is_rung()));
        self.0.push((Arc::downgrade(&bell), ends));
        bell
    }

    /// How the searches end that are not over.
    pub fn all(&self) -> impl Iterator<Item = Ends> {
        let is_on = |bell: &Weak<Bell>| bell.upgrade().is_some_and(|bell| !bell.is_rung());
        self.0.iter().filter(move |(bell, _)| is_on(bell)).map(|(_, ends)| *ends)
    }

    /// Ends all searches.
    pub fn stop(&self) {
        for bell in self.0.iter().filter_map(|(bell, _)| bell.upgrade()) {
            bell.ring();
        }
    }

    /// Waits for the searches one after the other. One without an end is ended at once, and one whose
    /// end nobody knows after this time.
    pub fn finish(&self, grace: Duration) {
        let bells = self.0.iter().filter_map(|(bell, ends)| Some((bell.upgrade()?, *ends)));
        let bells: Vec<(Arc<Bell>, Ends)> = bells.collect();
        for (bell, _) in bells.iter().filter(|(_, ends)| *ends == Ends::Never) {
            bell.ring();
        }
        for (bell, ends) in bells {
            match ends {
                Ends::InTime => bell.wait(),
                Ends::Sometime => bell.ring_after(grace),
                Ends::Never => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn what_is_over_is_not_running() {
        let mut running = Running::default();
        let [first, second] = [Ends::Never, Ends::InTime].map(|ends| running.add(ends));
        assert_eq!(running.all().collect::<Vec<_>>(), [Ends::Never, Ends::InTime]);
        first.ring();
        assert_eq!(running.all().collect::<Vec<_>>(), [Ends::InTime]);
        drop(second);
        assert_eq!(running.all().count(), 0);
        let third = running.add(Ends::Sometime);
        running.stop();
        assert!(third.is_rung());
    }

    #[test]
    fn at_the_end_each_search_gets_its_time_and_none_goes_on_for_ever() {
        let mut running = Running::default();
        let [timed, endless, deep] =
            [Ends::InTime, Ends::Never, Ends::Sometime].map(|ends| running.add(ends));
        thread::scope(|scope| {
            scope.spawn(|| running.finish(Duration::from_millis(1)));
            endless.wait();
            assert!(!timed.is_rung() && !deep.is_rung(), "the first one is waited for");
            timed.ring();
            deep.wait();
        });
    }
}
