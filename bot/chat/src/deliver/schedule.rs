//! Which row of the outbox goes next: in order within a lane, boards before talk, and every
//! server and every lane in its turn.
//!
//! What is offered in a place by one author does not wait for all that others have offered there
//! before: of those that stand for themselves, whoever has made fewest goes first.
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
    /// What it is about, if it may overtake what is about something else in its lane.
    pub own: Option<Own>,
}

/// What a row is about that stands for itself in its lane, like a challenge among others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// What is about the same stays in order.
    pub subject: String,
    /// Who has made it.
    pub author: String,
}

/// After how long the next one goes of an author who has more of them, so that there is room in the
/// network's limit for somebody who has one.
const SPACE: Duration = Duration::from_millis(1_250);
/// How many wait where that is done.
const MANY: usize = 4;

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
    /// In the order in which they were stored.
    rows: VecDeque<Row>,
    /// The one that is under way, or that was tried and has to go before the others.
    chosen: Option<i64>,
    /// How many of each author were shown since something waits here.
    shown: HashMap<String, usize>,
    server: String,
    place: String,
    /// Since when it waits: since its last turn, or since it has something that waits.
    turn: u64,
    state: State,
}

#[derive(Debug)]
struct Row {
    id: i64,
    urgency: Urgency,
    own: Option<Own>,
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
    /// The same, but whoever has nothing else here ends it.
    Spaced(Instant),
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
                    chosen: None,
                    shown: HashMap::new(),
                    server: ticket.server,
                    place: ticket.place,
                    turn: self.turn,
                    state: State::Ready,
                }
            });
            // Mostly it is the last; one that an operator has revived may be older.
            let place = lane.rows.partition_point(|row| row.id < ticket.id);
            if lane.rows.get(place).is_none_or(|row| row.id != ticket.id) {
                let Ticket { id, urgency, own, .. } = ticket;
                lane.rows.insert(place, Row { id, urgency, own });
                if matches!(lane.state, State::Spaced(_)) && lane.has_one_alone() {
                    lane.state = State::Ready;
                }
            }
        }
    }

    /// Forgets all rows but some, and those that are under way.
    pub fn keep(&mut self, some: &HashSet<i64>) {
        for lane in self.lanes.values_mut() {
            let under_way = lane.chosen.filter(|_| matches!(lane.state, State::Busy { .. }));
            lane.rows.retain(|row| under_way == Some(row.id) || some.contains(&row.id));
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
        let (name, lane) =
            self.lanes.iter_mut().filter(|(_, lane)| lane.may_go(now, &boards)).min_by_key(
                |(_, lane)| {
                    let (urgency, id) = lane.first().map_or((Urgency::Talk, i64::MAX), Row::rank);
                    (urgency, turns.get(&lane.server).copied().unwrap_or(0), lane.turn, id)
                },
            )?;
        let id = lane.next()?;
        lane.chosen = Some(id);
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
            lane.first().map(|row| (row.id, name.as_str(), lane.place.as_str()))
        })
    }

    /// The rows of a lane, in order.
    pub fn rows(&self, lane: &str) -> impl Iterator<Item = i64> {
        self.lanes.get(lane).into_iter().flat_map(|lane| lane.rows.iter().map(|row| row.id))
    }

    /// The last row of a lane; 0 if it has none.
    pub fn newest_in(&self, lane: &str) -> i64 {
        self.rows(lane).last().unwrap_or(0)
    }

    /// The row of a lane that was under way is gone from the outbox.
    pub fn done(&mut self, lane: &str, now: Instant) {
        let Some(there) = self.lanes.get_mut(lane) else { return };
        let is_spaced = there.gone();
        there.state = if is_spaced { State::Spaced(now + SPACE) } else { State::Ready };
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

    /// Nothing of a lane goes before a delay is over, and then what was tried before all others.
    pub fn rest(&mut self, lane: &str, now: Instant, delay: Duration) {
        self.set(lane, State::Resting(now + delay), true);
    }

    /// Nothing of a lane goes before a delay is over; nothing of it was tried.
    pub fn wait(&mut self, lane: &str, now: Instant, delay: Duration) {
        self.set(lane, State::Resting(now + delay), false);
    }

    /// The same, or before another row of its server is through.
    pub fn wait_behind(&mut self, lane: &str, now: Instant, delay: Duration) {
        self.set(lane, State::Behind(now + delay), false);
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
            State::Resting(until)
            | State::Behind(until)
            | State::Spaced(until)
            | State::Parked(until) => Some(until),
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

    fn set(&mut self, lane: &str, state: State, was_tried: bool) {
        if let Some(lane) = self.lanes.get_mut(lane) {
            lane.state = state;
            lane.chosen = lane.chosen.filter(|_| was_tried);
        }
    }
}

/// Which parked lanes are tried again.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
            State::Ready | State::Resting(_) | State::Behind(_) | State::Spaced(_) => {}
        }
    }

    /// The row that is under way, or the oldest.
    fn first(&self) -> Option<&Row> {
        let chosen = self.chosen.and_then(|id| self.rows.iter().find(|row| row.id == id));
        chosen.or_else(|| self.rows.front())
    }

    /// The row that goes next: the first, or one that may overtake it whose author has made fewer.
    fn next(&self) -> Option<i64> {
        if self.chosen.is_some() {
            return self.first().map(|row| row.id);
        }
        let free = self.may_overtake();
        let fewest = free.min_by_key(|(row, own)| (self.made_by(&own.author), row.id));
        fewest.map(|(row, _)| row.id).or_else(|| self.rows.front().map(|row| row.id))
    }

    /// The first of each subject, up to a row that keeps its place.
    fn may_overtake(&self) -> impl Iterator<Item = (&Row, &Own)> {
        let mut known = HashSet::new();
        let own = self.rows.iter().map_while(|row| row.own.as_ref().map(|own| (row, own)));
        own.filter(move |(_, own)| known.insert(own.subject.as_str()))
    }

    /// How much of an author waits here, and was shown while something did.
    fn made_by(&self, author: &str) -> usize {
        let of_author = |row: &&Row| row.own.as_ref().is_some_and(|own| own.author == author);
        let waiting = self.rows.iter().filter(of_author).count();
        waiting + self.shown.get(author).copied().unwrap_or(0)
    }

    /// Whether something may go whose author has nothing else here.
    fn has_one_alone(&self) -> bool {
        self.may_overtake().any(|(_, own)| self.made_by(&own.author) <= 1)
    }

    /// Takes out the row that was under way. Whether those that wait now are to be spaced.
    fn gone(&mut self) -> bool {
        let id = self.first().map(|row| row.id);
        self.chosen = None;
        let place = self.rows.iter().position(|row| Some(row.id) == id);
        let row = place.and_then(|place| self.rows.remove(place));
        let own = row.and_then(|row| row.own);
        if let Some(Own { author, .. }) = own {
            *self.shown.entry(author).or_default() += 1;
        }
        self.rows.len() >= MANY && self.rows[0].own.is_some() && !self.has_one_alone()
    }

    fn urgency(&self) -> Urgency {
        self.first().map_or(Urgency::Talk, |row| row.urgency)
    }

    fn may_go(&self, now: Instant, boards: &HashSet<String>) -> bool {
        let waits = self.urgency() == Urgency::Talk && boards.contains(&self.place);
        !waits && self.is_ready(now)
    }

    fn is_ready(&self, now: Instant) -> bool {
        match self.state {
            State::Ready => true,
            State::Busy { .. } => false,
            State::Resting(until)
            | State::Behind(until)
            | State::Spaced(until)
            | State::Parked(until) => until <= now,
        }
    }
}

impl Row {
    fn rank(&self) -> (Urgency, i64) {
        (self.urgency, self.id)
    }
}

#[cfg(test)]
mod offers;
#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
