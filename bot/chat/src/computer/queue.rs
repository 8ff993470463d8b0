//! The order of what waits for the computer.

use menagerie_core::{Server, Timestamp};
use menagerie_store::{Errand, ErrandKind};
use std::collections::{HashMap, HashSet};

/// How long what came to nothing is left alone, in seconds, unless something happens in its game.
const LEFT_ALONE: i64 = 60;

/// The outcome of an errand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Something was stored, or it waits no more.
    Done,
    /// It is too early, by less than a second mostly.
    NotYet,
    /// It has to wait until something changes.
    InVain,
}

/// The errands that were done lately. Communities take turns.
#[derive(Default)]
pub struct Queue {
    /// For what it was too early since anything else was done.
    early: HashSet<Waiting>,
    /// The errands that came to nothing, and when.
    in_vain: HashMap<Waiting, Timestamp>,
    /// The number of the last errand of each community that waits.
    served: HashMap<Server, u64>,
    errands: u64,
}

/// An errand, and since when it waits: what happens in its game makes it another one.
type Waiting = (ErrandKind, Timestamp);

impl Queue {
    /// The next of all waiting errands: the errand of the community that was served longest ago,
    /// and there the oldest one.
    pub fn next(&mut self, waiting: Vec<Errand>, now: Timestamp) -> Option<Errand> {
        self.in_vain.retain(|_, at| now.0 - at.0 < LEFT_ALONE);
        self.served.retain(|server, _| waiting.iter().any(|errand| errand.server == *server));
        let served = |errand: &Errand| self.served.get(&errand.server).copied().unwrap_or(0);
        let is_due = |errand: &Errand| {
            !self.in_vain.contains_key(&key(errand)) && !self.early.contains(&key(errand))
        };
        let due = waiting.into_iter().filter(is_due);
        due.min_by_key(|errand| (served(errand), errand.since))
    }

    /// Whether there is something for which it was too early. It may be tried again from now on.
    pub fn try_again(&mut self) -> bool {
        !std::mem::take(&mut self.early).is_empty()
    }

    /// Notes what came of an errand, and that its community had its turn.
    pub fn done(&mut self, errand: Errand, outcome: Outcome, now: Timestamp) {
        match outcome {
            Outcome::NotYet => {
                self.early.insert(key(&errand));
                return;
            }
            Outcome::InVain => drop(self.in_vain.insert(key(&errand), now)),
            Outcome::Done => {}
        }
        self.early.clear();
        self.errands += 1;
        self.served.insert(errand.server, self.errands);
    }
}

fn key(errand: &Errand) -> Waiting {
    (errand.what, errand.since)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::GameId;

    fn errand(game: i64, server: &str, since: i64) -> Errand {
        let (what, server) = (ErrandKind::Game(GameId(game)), Server::new("chat", server));
        Errand { what, server, since: Timestamp(since) }
    }

    /// The games in the order in which they have their turn, one a second.
    fn order(queue: &mut Queue, mut waiting: Vec<Errand>) -> Vec<i64> {
        let mut order = Vec::new();
        while let Some(next) = queue.next(waiting.clone(), Timestamp(0)) {
            waiting.retain(|errand| *errand != next);
            let ErrandKind::Game(game) = next.what else { unreachable!("there are only games") };
            order.push(game.0);
            queue.done(next, Outcome::Done, Timestamp(0));
        }
        order
    }

    #[test]
    fn a_community_with_many_games_keeps_no_other_waiting() {
        let mut waiting: Vec<_> = (1..=5).map(|game| errand(game, "large", game)).collect();
        waiting.push(errand(6, "small", 90));
        waiting.push(errand(7, "small", 91));
        assert_eq!(order(&mut Queue::default(), waiting), [1, 6, 2, 7, 3, 4, 5]);
    }

    #[test]
    fn what_came_to_nothing_is_left_alone_until_something_happens_or_time_passes() {
        let mut queue = Queue::default();
        let (stuck, other) = (errand(1, "one", 1), errand(2, "two", 2));
        let waiting = vec![stuck.clone(), other.clone()];
        assert_eq!(queue.next(waiting.clone(), Timestamp(100)), Some(stuck.clone()));
        queue.done(stuck.clone(), Outcome::InVain, Timestamp(100));
        assert_eq!(queue.next(waiting.clone(), Timestamp(100)), Some(other.clone()));
        assert_eq!(queue.next(vec![stuck.clone()], Timestamp(159)), None);
        assert_eq!(queue.next(vec![stuck.clone()], Timestamp(160)), Some(stuck.clone()));
        queue.done(stuck, Outcome::InVain, Timestamp(160));
        let again = errand(1, "one", 130);
        assert_eq!(queue.next(vec![again.clone()], Timestamp(161)), Some(again));
    }

    #[test]
    fn what_is_too_early_keeps_nothing_else_waiting_and_is_tried_again() {
        let mut queue = Queue::default();
        let (early, other) = (errand(1, "one", 1), errand(2, "one", 2));
        let waiting = vec![early.clone(), other.clone()];
        let now = Timestamp(9);
        assert_eq!(queue.next(waiting.clone(), now), Some(early.clone()));
        queue.done(early.clone(), Outcome::NotYet, now);
        assert_eq!(queue.next(waiting.clone(), now), Some(other.clone()));
        queue.done(other, Outcome::Done, now);
        assert_eq!(queue.next(vec![early.clone()], now), Some(early.clone()), "tried in between");
        queue.done(early.clone(), Outcome::NotYet, now);
        assert_eq!(queue.next(vec![early.clone()], now), None);
        assert!(queue.try_again() && !queue.try_again());
        assert_eq!(queue.next(vec![early.clone()], now), Some(early));
    }
}
