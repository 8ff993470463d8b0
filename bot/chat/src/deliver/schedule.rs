//! The order of the outbox: which row goes next. Rows of a lane stay in order, boards go before
//! talk, and servers and lanes take turns.
//!
//! In a place for offers, an author's offer does not wait for all earlier offers of others. Among
//! rows that stand for themselves, the author with the fewest goes first.
//!
//! Time is monotonic and given by the caller. A clock that is set cannot hold a row back.

use std::collections::{HashMap, HashSet, VecDeque};
use std::time::{Duration, Instant};

/// The urgency of a row. The first one goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Boards, challenges and offers: a game needs them to go on.
    Board,
    /// Answers to talk, and dates in a calendar.
    Talk,
}

/// A row of the outbox, as far as its order needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// Its id. Later rows have larger ones.
    pub id: i64,
    /// Its lane. Rows of one lane go one after the other.
    pub lane: String,
    /// Its community. The rows without one share a turn.
    pub server: String,
    /// Its place. Talk there waits while a board is on its way. The board has to be drawn first,
    /// and talk would use up the rate limit meanwhile.
    pub place: String,
    /// Its urgency.
    pub urgency: Urgency,
    /// Its subject, if it may overtake rows of other subjects in its lane.
    pub own: Option<Own>,
}

/// The subject and author of a row that stands for itself in its lane, like a challenge among
/// others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The subject. Rows of one subject stay in order.
    pub subject: String,
    /// The author.
    pub author: String,
}

/// The pause between rows of an author who has several waiting. It leaves room in the network's
/// rate limit for an author who has one.
const SPACE: Duration = Duration::from_millis(1_250);
/// How many waiting rows start these pauses.
const MANY: usize = 4;

/// The waiting rows and their order.
#[derive(Debug, Default)]
pub struct Schedule {
    lanes: HashMap<String, Lane>,
    /// Since when each server waits: since its last turn, or since its first waiting row came.
    turns: HashMap<String, u64>,
    turn: u64,
    newest: i64,
}

#[derive(Debug)]
struct Lane {
    /// The rows, in the order in which they were stored.
    rows: VecDeque<Row>,
    /// The row that is under way, or that was tried and has to go before the others.
    chosen: Option<i64>,
    /// How many rows of each author were shown since rows wait here.
    shown: HashMap<String, usize>,
    server: String,
    place: String,
    /// Since when the lane waits: since its last turn, or since its first waiting row came.
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
    /// Its first row is under way. If it was woken since, an obstacle that is found may be gone by
    /// now.
    Busy {
        woken: bool,
    },
    /// None of its rows goes before this moment.
    Resting(Instant),
    /// The same, but the rest ends when another row of its server has finished.
    Behind(Instant),
    /// The same, but a row of an author who has no other row here ends the rest.
    Spaced(Instant),
    /// The same, but a sign that the obstacle may be gone ends the rest.
    Parked(Instant),
}

impl Schedule {
    /// Adds rows, oldest first. Known rows are not added again.
    pub fn add(&mut self, tickets: impl IntoIterator<Item = Ticket>) {
        for ticket in tickets {
            self.newest = self.newest.max(ticket.id);
            let lane = self.lanes.entry(ticket.lane).or_insert_with(|| {
                // A new server or lane waits from now on, behind those that wait already.
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
            // Mostly it is the last. A row that an operator has revived may be older.
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

    /// Forgets all rows except `some` and those under way.
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

    /// Takes the next row that may go, with its lane. It is under way from now on.
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

    /// How many rows wait.
    pub fn len(&self) -> usize {
        self.lanes.values().map(|lane| lane.rows.len()).sum()
    }

    /// Whether no row waits.
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// The first row of each lane, with the lane and the place.
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

    /// The row of the lane that was under way has left the outbox.
    pub fn done(&mut self, lane: &str, now: Instant) {
        let Some(there) = self.lanes.get_mut(lane) else { return };
        let is_spaced = there.gone();
        there.state = if is_spaced { State::Spaced(now + SPACE) } else { State::Ready };
        if there.rows.is_empty() {
            let server = self.lanes.remove(lane).map(|lane| lane.server);
            // A server without rows has no turn to remember.
            if let Some(server) = server
                && !self.lanes.values().any(|lane| lane.server == server)
            {
                self.turns.remove(&server);
            }
        }
    }

    /// The lane rests for a delay. Afterwards the tried row goes before all others.
    pub fn rest(&mut self, lane: &str, now: Instant, delay: Duration) {
        self.set(lane, State::Resting(now + delay), true);
    }

    /// The lane rests for a delay. None of its rows was tried.
    pub fn wait(&mut self, lane: &str, now: Instant, delay: Duration) {
        self.set(lane, State::Resting(now + delay), false);
    }

    /// The same, but the rest ends when another row of its server has finished.
    pub fn wait_behind(&mut self, lane: &str, now: Instant, delay: Duration) {
        self.set(lane, State::Behind(now + delay), false);
    }

    /// The row of the lane that was under way has finished. The rows that wait behind it are looked
    /// at again.
    pub fn let_pass(&mut self, lane: &str) {
        let Some(server) = self.lanes.get(lane).map(|lane| lane.server.clone()) else { return };
        for lane in self.lanes.values_mut().filter(|lane| lane.server == server) {
            if let State::Behind(_) = lane.state {
                lane.state = State::Ready;
            }
        }
    }

    /// Parks the lane until a delay is over or a sign wakes it. If a sign came while its row was
    /// under way, the obstacle may be gone, so the row is tried again.
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

    /// How long until the next lane's rest ends. `None` if no lane rests.
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

/// The parked lanes that a sign wakes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Wake {
    /// The rows of a community whose rights have changed.
    Server(String),
    /// This lane.
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

    /// The row that goes next: the first, or one that may overtake it because its author has made
    /// fewer.
    fn next(&self) -> Option<i64> {
        if self.chosen.is_some() {
            return self.first().map(|row| row.id);
        }
        let free = self.may_overtake();
        let fewest = free.min_by_key(|(row, own)| (self.made_by(&own.author), row.id));
        fewest.map(|(row, _)| row.id).or_else(|| self.rows.front().map(|row| row.id))
    }

    /// The first row of each subject, up to a row that keeps its place.
    fn may_overtake(&self) -> impl Iterator<Item = (&Row, &Own)> {
        let mut known = HashSet::new();
        let own = self.rows.iter().map_while(|row| row.own.as_ref().map(|own| (row, own)));
        own.filter(move |(_, own)| known.insert(own.subject.as_str()))
    }

    /// How many rows of an author wait here or were shown while others waited.
    fn made_by(&self, author: &str) -> usize {
        let of_author = |row: &&Row| row.own.as_ref().is_some_and(|own| own.author == author);
        let waiting = self.rows.iter().filter(of_author).count();
        waiting + self.shown.get(author).copied().unwrap_or(0)
    }

    /// Whether a row may go whose author has no other row here.
    fn has_one_alone(&self) -> bool {
        self.may_overtake().any(|(_, own)| self.made_by(&own.author) <= 1)
    }

    /// Takes out the row that was under way. Returns whether the waiting rows need pauses between
    /// them.
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
