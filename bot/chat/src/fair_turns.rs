//! Fair turns at work that keeps a processor busy: searches, pictures, files.
//!
//! The person who has used least of it lately goes first, and long work gives its turn away in
//! between. So short work does not wait for others' long work. Only this process knows how much
//! each person has used. Once nothing of theirs waits, that is forgotten, ten times as slowly as it
//! was used.

use menagerie_core::PlayerId;
use menagerie_core::model::refusal::BusyRefusal;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How long work goes on before it looks whether another goes first.
const SLICE: Duration = Duration::from_millis(20);
/// Usage is remembered for this many times as long as it lasted.
const REMEMBERED: u32 = 10;
/// The most interrupted pieces of work at a time. Each holds a thread.
const MOST_INTERRUPTED: usize = 64;
/// The most that wait in all. Each holds its question.
const MOST_WAITING: usize = 1_000;

/// A limited number of turns at a time.
pub struct Turns {
    state: Mutex<State>,
    most_of_one: usize,
}

struct State {
    free: usize,
    waiting: BTreeMap<u64, Waiting>,
    people: BTreeMap<PlayerId, Use>,
    number: u64,
}

struct Waiting {
    who: Option<PlayerId>,
    is_interrupted: bool,
    wake: oneshot::Sender<()>,
}

/// A person's recent use.
struct Use {
    spent: Duration,
    /// Since when none of their work waits, if none does.
    as_of: Instant,
    /// How many of their turns have not ended.
    unfinished: usize,
}

/// A turn. It ends when it is dropped.
pub struct Turn {
    turns: &'static Turns,
    who: Option<PlayerId>,
    number: u64,
    since: Option<Instant>,
}

impl Turns {
    /// This many turns at a time, and at most `most_of_one` unfinished ones of one person.
    pub const fn new(at_a_time: usize, most_of_one: usize) -> Self {
        let state =
            State { free: at_a_time, waiting: BTreeMap::new(), people: BTreeMap::new(), number: 0 };
        Self { state: Mutex::new(state), most_of_one }
    }

    /// Waits for a turn of a person. Work of no person goes first and is never refused.
    ///
    /// # Errors
    /// Too much of their work, or of everybody's, waits already.
    pub async fn turn(&'static self, who: Option<&PlayerId>) -> Result<Turn, BusyRefusal> {
        let (mut turn, woken) = self.enter(who)?;
        // The code that wakes it takes it out of the queue first.
        let _ = woken.await;
        turn.since = Some(Instant::now());
        Ok(turn)
    }

    fn enter(
        &'static self,
        who: Option<&PlayerId>,
    ) -> Result<(Turn, oneshot::Receiver<()>), BusyRefusal> {
        let (mut state, now) = (self.state(), Instant::now());
        state.forget(now);
        let is_full = state.waiting.len() >= MOST_WAITING;
        if let Some(who) = who {
            if is_full {
                return Err(BusyRefusal::ManyWait);
            }
            let uses = state.people.entry(who.clone()).or_insert_with(|| Use::none(now));
            if uses.unfinished >= self.most_of_one {
                return Err(BusyRefusal::OwnWait(uses.unfinished));
            }
            (uses.spent, uses.as_of) = (uses.left(now), now);
            uses.unfinished += 1;
        }
        state.number += 1;
        let turn = Turn { turns: self, who: who.cloned(), number: state.number, since: None };
        let woken = state.wait(&turn, false);
        state.go_on();
        Ok((turn, woken))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turn {
    /// If it is time, lets others go first who have used less, and waits for them.
    pub fn pause(&mut self) {
        let now = Instant::now();
        let Some(since) = self.since.filter(|since| now.duration_since(*since) >= SLICE) else {
            return;
        };
        let woken = {
            let mut state = self.turns.state();
            state.charge(self.who.as_ref(), now.duration_since(since));
            let own = state.rank(self.who.as_ref(), self.number);
            let is_first = state.first().is_none_or(|(rank, _)| own < rank);
            (!is_first).then(|| {
                let woken = state.wait(self, true);
                state.free += 1;
                state.go_on();
                woken
            })
        };
        if let Some(woken) = woken {
            let _ = woken.blocking_recv();
        }
        self.since = Some(Instant::now());
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let (mut state, now) = (self.turns.state(), Instant::now());
        // It ends before its turn has come.
        if state.waiting.remove(&self.number).is_none() {
            state.free += 1;
        }
        if let Some(since) = self.since {
            state.charge(self.who.as_ref(), now.duration_since(since));
        }
        if let Some(uses) = self.who.as_ref().and_then(|who| state.people.get_mut(who)) {
            uses.unfinished -= 1;
            uses.as_of = now;
        }
        state.forget(now);
        state.go_on();
    }
}

/// The order: work of no person, then the person who has used less, then the one who came first.
type Rank = (bool, Duration, u64);

impl State {
    fn wait(&mut self, turn: &Turn, is_interrupted: bool) -> oneshot::Receiver<()> {
        let (wake, woken) = oneshot::channel();
        let waiting = Waiting { who: turn.who.clone(), is_interrupted, wake };
        self.waiting.insert(turn.number, waiting);
        woken
    }

    fn rank(&self, who: Option<&PlayerId>, number: u64) -> Rank {
        let uses = who.and_then(|who| self.people.get(who));
        (who.is_some(), uses.map_or(Duration::ZERO, |uses| uses.spent), number)
    }

    /// The first of those that wait.
    fn first(&self) -> Option<(Rank, u64)> {
        let interrupted = self.waiting.values().filter(|it| it.is_interrupted).count();
        let is_full = interrupted >= MOST_INTERRUPTED;
        let may_go = |waiting: &Waiting| !is_full || waiting.is_interrupted;
        let waiting = self.waiting.iter().filter(|(_, it)| may_go(it));
        waiting.map(|(number, it)| (self.rank(it.who.as_ref(), *number), *number)).min()
    }

    /// Wakes as many as there are free turns.
    fn go_on(&mut self) {
        while self.free > 0
            && let Some((_, number)) = self.first()
        {
            let Some(waiting) = self.waiting.remove(&number) else { break };
            self.free -= 1;
            // If its caller has gone, the turn is given back when this is dropped.
            let _ = waiting.wake.send(());
        }
    }

    fn charge(&mut self, who: Option<&PlayerId>, used: Duration) {
        if let Some(uses) = who.and_then(|who| self.people.get_mut(who)) {
            uses.spent += used;
        }
    }

    fn forget(&mut self, now: Instant) {
        self.people.retain(|_, uses| uses.unfinished > 0 || !uses.left(now).is_zero());
    }
}

impl Use {
    fn none(now: Instant) -> Self {
        Self { spent: Duration::ZERO, as_of: now, unfinished: 0 }
    }

    /// The part of the use that is not forgotten yet.
    fn left(&self, now: Instant) -> Duration {
        if self.unfinished > 0 {
            return self.spent;
        }
        self.spent.saturating_sub(now.saturating_duration_since(self.as_of) / REMEMBERED)
    }
}

#[cfg(test)]
mod tests;
