//! The waiting rows, with their tries: which row goes next, which may have been sent before, and
//! which lanes are parked.

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

/// How long a parked lane rests, unless a sign wakes it.
const PARKED: Duration = Duration::from_hours(1);
/// How often each kind of sign wakes parked lanes, and how many of those may come at once.
const WAKE_EVERY: Duration = Duration::from_secs(30);
const WAKES_AHEAD: u32 = 4;
/// The longest that a row waits behind another one before it is looked at again.
const BEHIND: Duration = Duration::from_millis(250);
/// The distance between tries of rows that were parked before a start.
const PARKED_AT_START: Duration = Duration::from_secs(2);

/// The result of a try.
pub(super) enum Finished {
    /// The row has left the outbox.
    Gone,
    /// The network does not take it yet. It was not tried.
    Waits(Duration),
    /// A row that the network counts with it is under way. It was not tried.
    Behind,
    /// It stays, and is tried again after this delay.
    Rests(Duration),
    /// It stays until somebody changes something. The text says what.
    Parked(Text),
}

/// The waiting rows with their tries.
pub(super) struct Queue {
    pub(super) schedule: Schedule,
    /// The parked lanes, each with its first row.
    pub(super) parked: HashMap<String, i64>,
    /// The rows that may have been sent before: those that were there at the start, and those tried
    /// since.
    pub(super) tried: HashSet<i64>,
    /// The rows under way, and whether others wait for them.
    pub(super) hurries: Hurries,
    /// Rows under way whose shard was handed to another process since they began.
    given: HashSet<i64>,
    /// When each row was first seen.
    seen: HashMap<i64, Instant>,
    /// The limit on each kind of sign, and when those are due that came too early.
    wakes: HashMap<Wake, RateLimiter>,
    wakes_due: HashMap<Wake, Instant>,
    outcomes: Outcomes,
}

impl Queue {
    pub(super) fn new(outcomes: Outcomes) -> Self {
        let (schedule, parked, tried, hurries, given, seen, wakes, wakes_due) = Default::default();
        Self { schedule, parked, tried, hurries, given, seen, wakes, wakes_due, outcomes }
    }

    /// A row is under way from now on. The returned notice fires when its result has to be stored
    /// at once.
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

    /// How much waits, and since when. Three kinds of rows have no waiting time, because other
    /// parts report them: parked rows, rows behind those, and rows for a network to which `serves`
    /// says no.
    pub(super) fn standing(&self, now: Instant, serves: impl Fn(&Place) -> bool) -> Standing {
        let rows = self.schedule.first_rows().filter(|(_, lane, place)| {
            !self.parked.contains_key(*lane)
                && (place.is_empty() || serves(&Place::from_stored((*place).to_owned())))
        });
        let oldest = rows.filter_map(|(id, ..)| self.seen.get(&id).copied()).min();
        let (waiting, parked) = (self.schedule.len(), self.parked.len());
        Standing { at: now, waiting, parked, oldest }
    }

    /// Wakes lanes, but at a limited rate. Networks count refused requests. Any member can cause a
    /// sign that rights have changed, at no cost to them, like a call.
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

    /// Wakes the lanes whose delayed sign is due.
    pub(super) fn wake_due(&mut self, now: Instant) {
        let due = self.wakes_due.iter().filter(|(_, due)| **due <= now);
        let due: Vec<Wake> = due.map(|(wake, _)| wake.clone()).collect();
        for wake in due {
            self.wakes_due.remove(&wake);
            self.wake(wake, now);
        }
        self.wakes.retain(|_, pace| !pace.is_rested());
    }

    /// How long until something is due: the end of a lane's rest, or a delayed sign.
    pub(super) fn until_next(&self, now: Instant) -> Option<Duration> {
        let wakes = self.wakes_due.values().map(|due| due.saturating_duration_since(now));
        self.schedule.until_next(now).into_iter().chain(wakes).min()
    }

    pub(super) fn note(&mut self, rows: Vec<Waiting>, now: Instant, is_start: bool) {
        let mut apart = Duration::ZERO;
        for row in rows {
            let own = own(&row);
            let Waiting { id, lane, server, place, kind, parked, .. } = row;
            let is_talk = ["say", "watch", "kibitz", "date"].contains(&kind.as_str());
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
                // The operator wants another try, or there is news: perhaps another place.
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

    /// Forgets all rows except `ours` and those under way.
    pub(super) fn keep(&mut self, ours: &HashSet<i64>) {
        self.schedule.keep(ours);
        let left = self.schedule.first_rows().map(|(id, ..)| id);
        self.given.extend(left.filter(|id| !ours.contains(id)));
        self.parked.retain(|_, id| ours.contains(id));
        self.tried.retain(|id| ours.contains(id));
        self.seen.retain(|id, _| ours.contains(id));
    }

    /// Notes the result of a try. `newest` was the last row of its lane when the try began.
    pub(super) fn finish(
        &mut self,
        id: i64,
        lane: &str,
        newest: i64,
        finished: Finished,
        now: Instant,
    ) {
        self.hurries.end(lane);
        // The process that shows it now tries it again.
        let finished = if self.given.remove(&id) { Finished::Gone } else { finished };
        if !matches!(finished, Finished::Waits(_) | Finished::Behind) {
            self.tried.insert(id);
            self.parked.remove(lane);
            // The row that waits behind this one goes next, if it is more urgent than the rows that
            // follow here.
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
            // A row that has come since may have changed the place.
            Finished::Parked(_) if self.schedule.newest_in(lane) > newest => {
                self.schedule.rest(lane, now, Duration::ZERO);
            }
            Finished::Parked(why) => {
                // The rows behind it are not shown either.
                for row in self.schedule.rows(lane) {
                    self.outcomes.tell(row, Outcome::Blocked(why.clone()));
                }
                self.schedule.park(lane, now, PARKED);
                self.parked.insert(lane.to_owned(), id);
            }
        }
    }
}

/// The subject and author of a row that stands for itself in its place.
fn own(row: &Waiting) -> Option<Own> {
    if !row.lane.starts_with("place:") {
        return None;
    }
    // A proclamation comes from the program itself, and stays in order.
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

    /// A queue with a lane that was tried, refused and parked. A second row is behind the first.
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
        // A really new row wakes it, and so does the operator's wish.
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
