//! The rows that wait, and what is known of them: which goes next, which may have been sent before,
//! and which wait until somebody changes something.

use super::backlog::Standing;
use super::hurry::Hurries;
use super::outcome::{Outcome, Outcomes};
use super::schedule::{Own, Schedule, Ticket, Urgency, Wake};
use crate::rate_limiter::RateLimiter;
use menagerie_core::Place;
use menagerie_core::model::Text;
use menagerie_store::Waiting;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// How long what somebody has to change is left alone, unless there is a sign that they have.
const PARKED: Duration = Duration::from_hours(1);
/// How often parked lanes are woken by signs that they can be shown, and how often that may be at once.
const WAKE_EVERY: Duration = Duration::from_secs(30);
const WAKES_AHEAD: u32 = 4;
/// The longest that a row waits behind another one before it is looked at again.
const BEHIND: Duration = Duration::from_millis(250);
/// What was parked before a start is tried one after the other, so far apart.
const PARKED_AT_START: Duration = Duration::from_secs(2);

/// What follows from a try.
pub(super) enum Finished {
    /// The row is gone.
    Gone,
    /// The network is not ready for it; it was not tried.
    Waits(Duration),
    /// Another row is under way that the network counts with it; it was not tried.
    Behind,
    /// It stays, and is tried again after a while.
    Rests(Duration),
    /// It stays until somebody changes something: what, in words.
    Parked(Text),
}

/// The rows that wait, and what is known of them.
pub(super) struct Queue {
    pub(super) schedule: Schedule,
    /// The lanes whose first row cannot be shown until somebody changes something, and that row.
    pub(super) parked: HashMap<String, i64>,
    /// Rows that may have been sent before: they were there at the start, or were tried since.
    pub(super) tried: HashSet<i64>,
    /// Those that are being shown, and whether others wait for them.
    pub(super) hurries: Hurries,
    /// Rows under way of which something was to be shown here when they were begun, and is not any more.
    given: HashSet<i64>,
    /// When each row was seen first.
    seen: HashMap<i64, Instant>,
    /// How often lanes were woken, and which are to be woken later.
    wakes: HashMap<Wake, RateLimiter>,
    wakes_due: HashMap<Wake, Instant>,
    outcomes: Outcomes,
}

impl Queue {
    pub(super) fn new(outcomes: Outcomes) -> Self {
        let (schedule, parked, tried, hurries, given, seen, wakes, wakes_due) = Default::default();
        Self { schedule, parked, tried, hurries, given, seen, wakes, wakes_due, outcomes }
    }

    /// A row is under way from now on. What comes back is told when it is to be noted at once that the
    /// row was shown.
    pub(super) fn hurry(&mut self, id: i64, lane: &str, is_urgent: bool) -> Arc<Notify> {
        let place = self.schedule.first_rows().find(|(first, ..)| *first == id);
        let place = place.map(|(_, _, place)| place.to_owned()).unwrap_or_default();
        let hurry = self.hurries.begin(lane, id, &place);
        let is_last = self.schedule.rows(lane).all(|row| row == id);
        self.schedule.first_rows().for_each(|(id, lane, place)| self.hurries.note(id, lane, place));
        if is_urgent || !is_last {
            hurry.notify_one();
        }
        hurry
    }

    /// How much waits, and since when. Nobody waits for what is parked, for what is behind that, or
    /// for what is for a network that `serves` says no to: that is said elsewhere.
    pub(super) fn standing(&self, now: Instant, serves: impl Fn(&Place) -> bool) -> Standing {
        let rows = self.schedule.first_rows().filter(|(_, lane, place)| {
            !self.parked.contains_key(*lane)
                && (place.is_empty() || serves(&Place::from_stored((*place).to_owned())))
        });
        let oldest = rows.filter_map(|(id, ..)| self.seen.get(&id).copied()).min();
        let (waiting, parked) = (self.schedule.len(), self.parked.len());
        Standing { at: now, waiting, parked, oldest }
    }

    /// Wakes lanes, not more often than is good for us: refused requests are counted, and what is taken
    /// for a sign that rights have changed costs its maker nothing, like a call of a player's.
    pub(super) fn wake(&mut self, wake: Wake, now: Instant) {
        let pace = self.wakes.entry(wake.clone());
        let pace = pace.or_insert_with(|| RateLimiter::every(WAKE_EVERY, WAKES_AHEAD));
        if pace.until_next().is_zero() {
            pace.reserve(now.into());
            self.schedule.wake(&wake);
        } else {
            let due = now + pace.until_next();
            self.wakes_due.entry(wake).or_insert(due);
        }
    }

    /// Wakes what is due.
    pub(super) fn wake_due(&mut self, now: Instant) {
        let due = self.wakes_due.iter().filter(|(_, due)| **due <= now);
        let due: Vec<Wake> = due.map(|(wake, _)| wake.clone()).collect();
        for wake in due {
            self.wakes_due.remove(&wake);
            self.wake(wake, now);
        }
        self.wakes.retain(|_, pace| !pace.is_rested());
    }

    /// How long until something is due: a lane that rests, or a wake.
    pub(super) fn until_next(&self, now: Instant) -> Option<Duration> {
        let wakes = self.wakes_due.values().map(|due| due.saturating_duration_since(now));
        self.schedule.until_next(now).into_iter().chain(wakes).min()
    }

    pub(super) fn note(&mut self, rows: Vec<Waiting>, now: Instant, is_start: bool) {
        let mut apart = Duration::ZERO;
        for row in rows {
            let own = own(&row);
            let Waiting { id, lane, server, place, kind, parked, .. } = row;
            let is_talk = ["say", "watch", "kibitz"].contains(&kind.as_str());
            let urgency = if is_talk { Urgency::Talk } else { Urgency::Board };
            let is_new = id > self.schedule.newest() && !is_start;
            self.given.remove(&id);
            self.seen.entry(id).or_insert(now);
            self.hurries.note(id, &lane, &place);
            self.schedule.add([Ticket { id, lane: lane.clone(), server, place, urgency, own }]);
            if is_start {
                self.tried.insert(id);
            }
            match (self.parked.get(&lane), parked) {
                // An operator wants it to be tried again, or there is news: perhaps another place.
                (Some(first), None) if *first == id || is_new => {
                    self.schedule.wake(&Wake::Lane(lane));
                }
                (None, Some(_)) if is_start => {
                    apart += PARKED_AT_START;
                    self.schedule.park(&lane, now, apart);
                    self.parked.insert(lane, id);
                }
                _ => {}
            }
        }
    }

    /// Forgets all rows but those of whom something is to be shown here, and those that are under way.
    pub(super) fn keep(&mut self, ours: &HashSet<i64>) {
        self.schedule.keep(ours);
        let left = self.schedule.first_rows().map(|(id, ..)| id);
        self.given.extend(left.filter(|id| !ours.contains(id)));
        self.parked.retain(|_, id| ours.contains(id));
        self.tried.retain(|id| ours.contains(id));
        self.seen.retain(|id, _| ours.contains(id));
    }

    /// Takes note of what became of a row; `newest` was the last of its lane when it was begun.
    pub(super) fn finish(
        &mut self,
        id: i64,
        lane: &str,
        newest: i64,
        finished: Finished,
        now: Instant,
    ) {
        self.hurries.end(lane);
        // Whoever shows it now tries it again.
        let finished = if self.given.remove(&id) { Finished::Gone } else { finished };
        if !matches!(finished, Finished::Waits(_) | Finished::Behind) {
            self.tried.insert(id);
            self.parked.remove(lane);
            // What waits behind this one goes next, if it is waited for more than what follows.
            self.schedule.let_pass(lane);
        }
        match finished {
            Finished::Gone => {
                self.tried.remove(&id);
                self.seen.remove(&id);
                self.schedule.done(lane, now);
            }
            Finished::Waits(delay) => self.schedule.wait(lane, now, delay),
            Finished::Rests(delay) => self.schedule.rest(lane, now, delay),
            Finished::Behind => self.schedule.wait_behind(lane, now, BEHIND),
            // What has come since may have changed where it is to be seen.
            Finished::Parked(_) if self.schedule.newest_in(lane) > newest => {
                self.schedule.rest(lane, now, Duration::ZERO);
            }
            Finished::Parked(why) => {
                // Whatever waits behind it is not shown either.
                for row in self.schedule.rows(lane) {
                    self.outcomes.tell(row, Outcome::Blocked(why.clone()));
                }
                self.schedule.park(lane, now, PARKED);
                self.parked.insert(lane.to_owned(), id);
            }
        }
    }
}

/// What a row is about that stands for itself among what is offered in a place.
fn own(row: &Waiting) -> Option<Own> {
    if !row.lane.starts_with("place:") {
        return None;
    }
    // What is proclaimed is of the house, and in order.
    let subject = row.offer.clone().or_else(|| (row.kind == "proclaim").then(|| row.kind.clone()));
    Some(Own { subject: subject?, author: row.author.clone().unwrap_or_default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(id: i64, parked: Option<&str>) -> Waiting {
        let (lane, server, kind) = ("game:1".to_owned(), "s".to_owned(), "announce".to_owned());
        let place = "p".to_owned();
        let parked = parked.map(str::to_owned);
        let (offer, author) = Default::default();
        Waiting { id, lane, community: server.clone(), server, place, kind, parked, offer, author }
    }

    /// A queue whose lane was tried, refused and parked, with a second row behind the first.
    fn parked(now: Instant) -> Queue {
        let mut queue = Queue::new(Outcomes::default());
        queue.note(vec![row(1, None), row(2, None)], now, false);
        let (id, lane) = queue.schedule.next(now).expect("it is ready");
        queue.finish(id, &lane, 2, Finished::Parked("I lack a right.".into()), now);
        assert_eq!(queue.schedule.next(now), None);
        queue
    }

    #[test]
    fn what_waits_behind_a_parked_row_is_no_news_of_it() {
        let now = Instant::now();
        let mut queue = parked(now);
        for look in 1..5 {
            let now = now + Duration::from_secs(15) * look;
            queue.note(vec![row(1, Some("I lack a right.")), row(2, None)], now, false);
            assert_eq!(queue.schedule.next(now), None, "look {look}");
        }
        // A row that is really new is, and so is an operator's wish.
        queue.note(vec![row(3, None)], now, false);
        assert!(queue.schedule.next(now).is_some());
        let mut queue = parked(now);
        queue.note(vec![row(1, None), row(2, None)], now, false);
        assert!(queue.schedule.next(now).is_some());
    }

    #[test]
    fn what_was_parked_before_a_start_is_tried_one_after_the_other() {
        let now = Instant::now();
        let mut queue = Queue::new(Outcomes::default());
        queue.note(vec![row(1, Some("I lack a right.")), row(2, None)], now, true);
        assert_eq!(queue.schedule.next(now), None);
        assert!(queue.schedule.next(now + PARKED_AT_START).is_some());
    }

    #[test]
    fn what_waits_ages_until_it_is_gone_unless_somebody_else_has_to_do_something() {
        let start = Instant::now();
        let later = |seconds| start + Duration::from_secs(seconds);
        let everywhere = |_: &Place| true;
        let mut queue = Queue::new(Outcomes::default());
        assert_eq!(queue.standing(start, everywhere).oldest, None);
        queue.note(vec![row(1, None), row(2, None)], start, false);
        queue.note(vec![row(1, None), row(2, None), row(3, None)], later(60), false);
        let standing = queue.standing(later(90), everywhere);
        let expected = Standing { at: later(90), waiting: 3, parked: 0, oldest: Some(start) };
        assert_eq!(standing, expected);
        assert_eq!(queue.standing(later(90), |_| false).oldest, None, "its network does not run");

        let (id, lane) = queue.schedule.next(start).expect("it is ready");
        queue.finish(id, &lane, 3, Finished::Rests(Duration::ZERO), later(91));
        assert_eq!(queue.standing(later(92), everywhere).oldest, Some(start), "it still waits");
        for gone in [1, 2] {
            let (id, lane) = queue.schedule.next(later(93)).expect("it is ready");
            assert_eq!(id, gone);
            queue.finish(id, &lane, 3, Finished::Gone, later(93));
        }
        assert_eq!(queue.standing(later(94), everywhere).oldest, Some(later(60)));
        let (id, lane) = queue.schedule.next(later(95)).expect("it is ready");
        queue.finish(id, &lane, 3, Finished::Parked("I lack a right.".into()), later(95));
        let standing = queue.standing(later(96), everywhere);
        assert_eq!((standing.waiting, standing.parked, standing.oldest), (1, 1, None));
    }

    #[test]
    fn what_was_given_back_while_it_was_under_way_is_not_tried_again_unless_it_comes_back() {
        let now = Instant::now();
        for comes_back in [false, true] {
            let mut queue = Queue::new(Outcomes::default());
            queue.note(vec![row(1, None), row(2, None)], now, false);
            let (id, lane) = queue.schedule.next(now).expect("it is ready");
            queue.keep(&HashSet::new());
            if comes_back {
                queue.note(vec![row(1, None), row(2, None)], now, false);
            }
            queue.finish(id, &lane, 2, Finished::Rests(Duration::ZERO), now);
            let next = queue.schedule.next(now).map(|(id, _)| id);
            assert_eq!(next, comes_back.then_some(1));
        }
    }

    #[tokio::test]
    async fn signs_that_rights_have_changed_and_calls_wake_what_is_parked_now_and_then() {
        let now = Instant::now();
        let lane = parked(now).parked.into_keys().next().expect("a lane is parked");
        for wake in [Wake::Server("s".to_owned()), Wake::Lane(lane)] {
            let mut queue = parked(now);
            let mut tries = 0;
            for _ in 0..100 {
                queue.wake(wake.clone(), now);
                if let Some((id, lane)) = queue.schedule.next(now) {
                    tries += 1;
                    queue.finish(id, &lane, 2, Finished::Parked("I lack a right.".into()), now);
                }
            }
            assert_eq!(tries, 1 + WAKES_AHEAD, "{wake:?}");
            // The last sign is not forgotten.
            let due = queue.until_next(now).expect("a wake is due");
            assert!(due <= WAKE_EVERY, "{due:?}");
            queue.wake_due(now + WAKE_EVERY);
            let is_woken = queue.schedule.next(now + WAKE_EVERY).is_some();
            assert!(is_woken || !queue.wakes_due.is_empty(), "{wake:?}");
        }
    }
}
