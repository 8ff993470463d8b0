//! Which row of the outbox goes next: in order within a lane, boards before talk, and every
//! server and every lane in its turn.
//!
//! Time is monotonic and given by the caller: no clock that somebody sets can hold a row.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

/// How much somebody waits for a row; the first goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Boards, challenges, offers: what a game needs to go on.
    Board,
    /// Answers to what was said.
    Talk,
}

/// A row of the outbox, as far as its order is concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// Its number; later rows have larger ones.
    pub id: i64,
    /// Rows of one lane go one after the other.
    pub lane: String,
    /// The community in which it is seen; rows of none share a turn.
    pub server: String,
    /// How much it is waited for.
    pub urgency: Urgency,
}

/// The rows that wait.
#[derive(Debug, Default)]
pub struct Schedule {
    lanes: HashMap<String, Lane>,
    /// When each server had its last turn.
    turns: HashMap<String, u64>,
    turn: u64,
    newest: i64,
}

#[derive(Debug)]
struct Lane {
    rows: VecDeque<(i64, Urgency)>,
    server: String,
    /// When it had its last turn.
    turn: u64,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Ready,
    /// Its first row is under way. If an obstacle is found, it may be gone by now.
    Busy {
        woken: bool,
    },
    /// Nothing of it goes before this moment.
    Resting(Instant),
    /// The same, but whatever may have removed the obstacle ends the rest.
    Parked(Instant),
}

impl Schedule {
    /// Adds rows, oldest first. Those that are known already are not added again.
    pub fn add(&mut self, tickets: impl IntoIterator<Item = Ticket>) {
        for ticket in tickets {
            self.newest = self.newest.max(ticket.id);
            let lane = self.lanes.entry(ticket.lane).or_insert_with(|| Lane {
                rows: VecDeque::new(),
                server: ticket.server,
                turn: 0,
                state: State::Ready,
            });
            if lane.rows.back().is_none_or(|(last, _)| *last < ticket.id) {
                lane.rows.push_back((ticket.id, ticket.urgency));
            }
        }
    }

    /// The newest row that was ever added.
    pub fn newest(&self) -> i64 {
        self.newest
    }

    /// Whether a row may go now.
    pub fn any_ready(&self, now: Instant) -> bool {
        self.lanes.values().any(|lane| lane.is_ready(now))
    }

    /// The next row that may go, which is under way from now on, with its lane.
    pub fn next(&mut self, now: Instant) -> Option<(i64, String)> {
        let turns = &self.turns;
        let (name, lane) = self
            .lanes
            .iter_mut()
            .filter(|(_, lane)| lane.is_ready(now))
            .min_by_key(|(_, lane)| {
                let (id, urgency) = lane.rows.front().copied().unwrap_or((i64::MAX, Urgency::Talk));
                (urgency, turns.get(&lane.server).copied().unwrap_or(0), lane.turn, id)
            })?;
        let (id, _) = *lane.rows.front()?;
        self.turn += 1;
        lane.turn = self.turn;
        lane.state = State::Busy { woken: false };
        self.turns.insert(lane.server.clone(), self.turn);
        Some((id, name.clone()))
    }

    /// The rows of a lane, in order.
    pub fn rows(&self, lane: &str) -> impl Iterator<Item = i64> {
        self.lanes.get(lane).into_iter().flat_map(|lane| lane.rows.iter().map(|(id, _)| *id))
    }

    /// The last row of a lane; 0 if it has none.
    pub fn newest_in(&self, lane: &str) -> i64 {
        self.rows(lane).last().unwrap_or(0)
    }

    /// The first row of a lane is gone from the outbox.
    pub fn done(&mut self, lane: &str) {
        let Some(there) = self.lanes.get_mut(lane) else { return };
        there.rows.pop_front();
        there.state = State::Ready;
        if there.rows.is_empty() {
            let server = self.lanes.remove(lane).map(|lane| lane.server);
            // Who has nothing left has no turn to be remembered.
            if let Some(server) = server
                && !self.lanes.values().any(|lane| lane.server == server)
            {
                self.turns.remove(&server);
            }
        }
    }

    /// Nothing of a lane goes before a delay is over.
    pub fn rest(&mut self, lane: &str, now: Instant, delay: Duration) {
        self.set(lane, State::Resting(now + delay));
    }

    /// Nothing of a lane goes before a delay is over, or before it is woken. If that happened while
    /// its row was under way, what was found is out of date: the row is tried again.
    pub fn park(&mut self, lane: &str, now: Instant, delay: Duration) {
        let Some(there) = self.lanes.get_mut(lane) else { return };
        there.state = match there.state {
            State::Busy { woken: true } => State::Ready,
            _ => State::Parked(now + delay),
        };
    }

    /// Ends the rest of parked lanes.
    pub fn wake(&mut self, which: &Wake) {
        for (name, lane) in &mut self.lanes {
            let meant = match which {
                Wake::Server(server) => lane.server == *server,
                Wake::Lane(wanted) => name == wanted,
            };
            match &mut lane.state {
                State::Parked(_) if meant => lane.state = State::Ready,
                State::Busy { woken } if meant => *woken = true,
                _ => {}
            }
        }
    }

    /// How long until a lane that rests may go on; nothing if none rests.
    pub fn until_next(&self, now: Instant) -> Option<Duration> {
        let rests = self.lanes.values().filter_map(|lane| match lane.state {
            State::Resting(until) | State::Parked(until) => Some(until),
            State::Ready | State::Busy { .. } => None,
        });
        rests.min().map(|until| until.saturating_duration_since(now))
    }

    fn set(&mut self, lane: &str, state: State) {
        if let Some(lane) = self.lanes.get_mut(lane) {
            lane.state = state;
        }
    }
}

/// Which parked lanes are tried again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wake {
    /// Those of a community, where rights have changed.
    Server(String),
    /// One of them.
    Lane(String),
}

impl Lane {
    fn is_ready(&self, now: Instant) -> bool {
        match self.state {
            State::Ready => true,
            State::Busy { .. } => false,
            State::Resting(until) | State::Parked(until) => until <= now,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticket(id: i64, lane: &str, server: &str, urgency: Urgency) -> Ticket {
        Ticket { id, lane: lane.to_owned(), server: server.to_owned(), urgency }
    }

    fn all(schedule: &mut Schedule, now: Instant) -> Vec<i64> {
        let mut ids = Vec::new();
        while let Some((id, lane)) = schedule.next(now) {
            ids.push(id);
            schedule.done(&lane);
        }
        ids
    }

    #[test]
    fn a_lane_keeps_its_order_and_one_row_of_it_is_under_way_at_a_time() {
        let now = Instant::now();
        let mut schedule = Schedule::default();
        schedule.add((1..4).map(|id| ticket(id, "game:1", "s", Urgency::Board)));
        let (first, lane) = schedule.next(now).expect("one is ready");
        assert_eq!((first, schedule.next(now)), (1, None));
        schedule.done(&lane);
        assert_eq!(all(&mut schedule, now), [2, 3]);
        assert!(!schedule.any_ready(now));
    }

    #[test]
    fn an_old_flood_delays_neither_a_board_nor_another_server() {
        let now = Instant::now();
        let mut schedule = Schedule::default();
        for id in 0..400 {
            let lane = format!("place:{}", id % 8);
            schedule.add([ticket(id, &lane, "loud", Urgency::Talk)]);
        }
        schedule.add([ticket(400, "game:9", "loud", Urgency::Board)]);
        schedule.add([ticket(401, "place:quiet", "quiet", Urgency::Talk)]);
        let order = all(&mut schedule, now);
        assert_eq!(order[0], 400, "the board goes first");
        assert!(order[..3].contains(&401), "the other server has the next turn: {:?}", &order[..5]);
        assert_eq!(order.len(), 402);
    }

    #[test]
    fn servers_and_lanes_take_turns() {
        let now = Instant::now();
        let mut schedule = Schedule::default();
        for id in 0..10 {
            schedule.add([ticket(id, &format!("game:{}", id % 2), "a", Urgency::Board)]);
        }
        schedule.add([ticket(10, "game:x", "b", Urgency::Board)]);
        schedule.add([ticket(11, "game:y", "b", Urgency::Board)]);
        assert_eq!(all(&mut schedule, now), [0, 10, 1, 11, 2, 3, 4, 5, 6, 7, 8, 9]);
    }

    #[test]
    fn a_lane_that_rests_holds_nobody_else_and_no_longer_than_it_was_told() {
        let now = Instant::now();
        let mut schedule = Schedule::default();
        schedule.add([ticket(1, "game:1", "s", Urgency::Board)]);
        schedule.add([ticket(2, "game:2", "s", Urgency::Board)]);
        let (_, lane) = schedule.next(now).expect("one is ready");
        schedule.rest(&lane, now, Duration::from_secs(5));
        assert_eq!(all(&mut schedule, now), [2]);
        assert_eq!(schedule.until_next(now), Some(Duration::from_secs(5)));
        assert_eq!(all(&mut schedule, now + Duration::from_secs(5)), [1]);
    }

    #[test]
    fn a_parked_lane_is_woken_by_what_may_have_removed_the_obstacle() {
        let now = Instant::now();
        let hour = Duration::from_secs(3_600);
        let mut schedule = Schedule::default();
        for (id, server) in [(1, "a"), (2, "b"), (3, "a")] {
            schedule.add([ticket(id, &format!("game:{id}"), server, Urgency::Board)]);
            let (_, lane) = schedule.next(now).expect("it is ready");
            schedule.park(&lane, now, hour);
        }
        schedule.wake(&Wake::Lane("game:3".to_owned()));
        assert_eq!(all(&mut schedule, now), [3]);
        schedule.wake(&Wake::Server("a".to_owned()));
        assert_eq!(all(&mut schedule, now), [1]);
        assert_eq!(all(&mut schedule, now + hour), [2]);
    }

    #[test]
    fn an_obstacle_that_may_have_gone_while_a_row_was_under_way_is_looked_at_again() {
        let now = Instant::now();
        let mut schedule = Schedule::default();
        schedule.add([ticket(1, "game:1", "s", Urgency::Board)]);
        for is_woken in [true, false] {
            let (_, lane) = schedule.next(now).expect("it is ready");
            if is_woken {
                schedule.wake(&Wake::Server("s".to_owned()));
            }
            schedule.park(&lane, now, Duration::from_secs(3_600));
            assert_eq!(schedule.any_ready(now), is_woken);
        }
    }

    #[test]
    fn a_row_that_is_known_is_not_added_again() {
        let now = Instant::now();
        let mut schedule = Schedule::default();
        let rows = || (1..3).map(|id| ticket(id, "game:1", "s", Urgency::Board));
        schedule.add(rows());
        schedule.add(rows());
        assert_eq!((all(&mut schedule, now), schedule.newest()), (vec![1, 2], 2));
    }
}
