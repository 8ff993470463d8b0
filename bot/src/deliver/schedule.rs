//! Which row of the outbox goes next: in order within a lane, boards before talk, and every
//! server and every lane in its turn.
//!
//! Time is monotonic and given by the caller: no clock that somebody sets can hold a row.

use std::collections::{HashMap, HashSet, VecDeque};
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
    /// Where it is seen. Talk there waits while a board is on its way: that is drawn first, and talk
    /// would use the limit meanwhile that the board was about to use.
    pub place: String,
    /// How much it is waited for.
    pub urgency: Urgency,
}

/// The rows that wait.
#[derive(Debug, Default)]
pub struct Schedule {
    lanes: HashMap<String, Lane>,
    /// Since when each server waits: since its last turn, or since it has something that waits.
    turns: HashMap<String, u64>,
    turn: u64,
    newest: i64,
}

#[derive(Debug)]
struct Lane {
    rows: VecDeque<(i64, Urgency)>,
    server: String,
    place: String,
    /// Since when it waits: since its last turn, or since it has something that waits.
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
    /// The same, but it ends when another row of its server is through.
    Behind(Instant),
    /// The same, but whatever may have removed the obstacle ends the rest.
    Parked(Instant),
}

impl Schedule {
    /// Adds rows, oldest first. Those that are known already are not added again.
    pub fn add(&mut self, tickets: impl IntoIterator<Item = Ticket>) {
        for ticket in tickets {
            self.newest = self.newest.max(ticket.id);
            let lane = self.lanes.entry(ticket.lane).or_insert_with(|| {
                // Whoever is new waits from now on, behind those who wait already.
                self.turns.entry(ticket.server.clone()).or_insert(self.turn);
                Lane {
                    rows: VecDeque::new(),
                    server: ticket.server,
                    place: ticket.place,
                    turn: self.turn,
                    state: State::Ready,
                }
            });
            // Mostly it is the last; one that an operator has revived may be older.
            let place = lane.rows.partition_point(|(id, _)| *id < ticket.id);
            if lane.rows.get(place).is_none_or(|(id, _)| *id != ticket.id) {
                let first = usize::from(matches!(lane.state, State::Busy { .. }));
                lane.rows.insert(place.max(first), (ticket.id, ticket.urgency));
            }
        }
    }

    /// Forgets all rows but some, and those that are under way.
    pub fn keep(&mut self, some: &HashSet<i64>) {
        for lane in self.lanes.values_mut() {
            let under_way = usize::from(matches!(lane.state, State::Busy { .. }));
            let mut place = 0;
            lane.rows.retain(|(id, _)| {
                place += 1;
                place <= under_way || some.contains(id)
            });
        }
        self.lanes.retain(|_, lane| !lane.rows.is_empty());
        let servers: HashSet<_> = self.lanes.values().map(|lane| lane.server.as_str()).collect();
        self.turns.retain(|server, _| servers.contains(server.as_str()));
    }

    /// The newest row that was ever added.
    pub fn newest(&self) -> i64 {
        self.newest
    }

    /// Whether a row may go now.
    pub fn any_ready(&self, now: Instant) -> bool {
        let boards = self.boards_under_way();
        self.lanes.values().any(|lane| lane.may_go(now, &boards))
    }

    /// The next row that may go, which is under way from now on, with its lane.
    pub fn next(&mut self, now: Instant) -> Option<(i64, String)> {
        let turns = &self.turns;
        let boards = self.boards_under_way();
        let (name, lane) = self
            .lanes
            .iter_mut()
            .filter(|(_, lane)| lane.may_go(now, &boards))
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

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.lanes.values().map(|lane| lane.rows.len()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// The first row of each lane, with the lane and where it is seen.
    pub fn first_rows(&self) -> impl Iterator<Item = (i64, &str, &str)> {
        self.lanes.iter().filter_map(|(name, lane)| {
            lane.rows.front().map(|(id, _)| (*id, name.as_str(), lane.place.as_str()))
        })
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

    /// Nothing of a lane goes before a delay is over, or another row of its server is through.
    pub fn wait_behind(&mut self, lane: &str, now: Instant, delay: Duration) {
        self.set(lane, State::Behind(now + delay));
    }

    /// The row of a lane that was under way is through: what waits behind it looks again.
    pub fn let_pass(&mut self, lane: &str) {
        let Some(server) = self.lanes.get(lane).map(|lane| lane.server.clone()) else { return };
        for lane in self.lanes.values_mut().filter(|lane| lane.server == server) {
            if let State::Behind(_) = lane.state {
                lane.state = State::Ready;
            }
        }
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
        match which {
            Wake::Lane(name) => self.lanes.get_mut(name).into_iter().for_each(Lane::wake),
            Wake::Server(server) => {
                let of_server = self.lanes.values_mut().filter(|lane| lane.server == *server);
                of_server.for_each(Lane::wake);
            }
        }
    }

    /// How long until a lane that rests may go on; nothing if none rests.
    pub fn until_next(&self, now: Instant) -> Option<Duration> {
        let rests = self.lanes.values().filter_map(|lane| match lane.state {
            State::Resting(until) | State::Behind(until) | State::Parked(until) => Some(until),
            State::Ready | State::Busy { .. } => None,
        });
        rests.min().map(|until| until.saturating_duration_since(now))
    }

    /// The places to which a board is on its way.
    fn boards_under_way(&self) -> HashSet<String> {
        let under_way = self.lanes.values().filter(|lane| {
            matches!(lane.state, State::Busy { .. }) && lane.urgency() == Urgency::Board
        });
        under_way.map(|lane| lane.place.clone()).collect()
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
    fn wake(&mut self) {
        match &mut self.state {
            State::Parked(_) => self.state = State::Ready,
            State::Busy { woken } => *woken = true,
            State::Ready | State::Resting(_) | State::Behind(_) => {}
        }
    }

    fn urgency(&self) -> Urgency {
        self.rows.front().map_or(Urgency::Talk, |(_, urgency)| *urgency)
    }

    fn may_go(&self, now: Instant, boards: &HashSet<String>) -> bool {
        let waits = self.urgency() == Urgency::Talk && boards.contains(&self.place);
        !waits && self.is_ready(now)
    }

    fn is_ready(&self, now: Instant) -> bool {
        match self.state {
            State::Ready => true,
            State::Busy { .. } => false,
            State::Resting(until) | State::Behind(until) | State::Parked(until) => until <= now,
        }
    }
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
