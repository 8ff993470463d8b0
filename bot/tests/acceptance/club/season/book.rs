//! The book of one game: its deeds and their times, and so the state that its clock must have.

use super::life::Life;
use super::plans::{Plans, RESIGN};
use super::terms::Terms;
use super::{DAY, MINUTE};
use menagerie_rules::{Color, Line, Move, notation};

/// How long after a deadline or an outage a message that was on its way may come in.
const HOLD: i64 = 2 * MINUTE;

/// A move that may be taken back.
#[derive(Debug)]
struct Row {
    banks: [i64; 2],
    used: [i64; 2],
    thought: i64,
}

/// The book of one game.
#[derive(Debug)]
pub struct Book {
    pub id: i64,
    /// The players, the first mover first.
    pub players: [usize; 2],
    pub terms: &'static Terms,
    pub line: Line,
    /// When it was begun, and whether its first board was seen.
    pub begun: i64,
    pub is_shown: bool,
    /// When its clock has started.
    pub start: Option<i64>,
    /// Since when the side to move thinks, and for how long it had before.
    pub since: i64,
    pub spent: i64,
    pub banks: [i64; 2],
    pub used: [i64; 2],
    rows: Vec<Row>,
    /// How many moves were played in all.
    pub played: usize,
    /// The words of this turn: warnings, and that its time is up.
    pub warnings: usize,
    pub overdue: usize,
    /// Whether the warnings of this turn follow from its length alone.
    pub is_plain: bool,
    /// The players' plans for each other's moves, and whether that gives the game up.
    pub plans: Plans,
    pub gives_up: bool,
    /// Since when the player to move waits for a call that their quiet hours put off.
    pub uncalled: Option<i64>,
    /// Whether a move was taken back since the last board: who was called for it is not called anew.
    pub is_revised: bool,
    /// When it ended, and how often that was told.
    pub end: Option<i64>,
    pub results: usize,
}

/// Everything that stops clocks.
pub struct Stops<'a> {
    pub lives: &'a [Life],
    pub outages: &'a [(i64, i64)],
}

impl Book {
    pub fn new(
        id: i64,
        players: [usize; 2],
        terms: &'static Terms,
        (line, begun): (Line, i64),
    ) -> Self {
        Self {
            id,
            players,
            terms,
            line,
            begun,
            is_shown: false,
            start: None,
            since: 0,
            spent: 0,
            banks: [terms.bank; 2],
            used: [0; 2],
            rows: Vec::new(),
            played: 0,
            warnings: 0,
            overdue: 0,
            is_plain: true,
            plans: Plans::default(),
            gives_up: false,
            uncalled: None,
            is_revised: false,
            end: None,
            results: 0,
        }
    }

    pub fn turn(&self) -> Color {
        self.line.position().turn()
    }

    /// The player to move.
    pub fn mover(&self) -> usize {
        self.players[self.turn().index()]
    }

    pub fn runs(&self) -> bool {
        self.end.is_none()
    }

    /// The clock starts, unless it runs.
    pub fn start(&mut self, now: i64) {
        if self.start.is_none() {
            self.start = Some(now);
            self.since = now;
        }
    }

    /// The side to move's thinking time in all; nothing without a deadline.
    pub fn allowance(&self) -> Option<i64> {
        Some(self.terms.grace? + self.banks[self.turn().index()])
    }

    /// The time that the side to move has thought by then.
    pub fn thought(&self, stops: &Stops<'_>, at: i64) -> i64 {
        let life = &stops.lives[self.mover()];
        self.spent + life.thought(self.terms, stops.outages, self.since, at)
    }

    /// Whether the time was up by then.
    pub fn is_late(&self, stops: &Stops<'_>, at: i64) -> bool {
        self.start.is_some()
            && self.allowance().is_some_and(|allowance| self.thought(stops, at) > allowance)
    }

    /// Whether the time was up so long ago that all has come in that was on its way.
    pub fn is_out_of_time(&self, stops: &Stops<'_>, now: i64) -> bool {
        self.is_up_for(stops, HOLD, now)
    }

    /// Whether the time was up for so long, and the bot was there again for long enough.
    pub fn is_up_for(&self, stops: &Stops<'_>, seconds: i64, now: i64) -> bool {
        let returned = stops.outages.last().map_or(i64::MIN, |(_, back)| *back);
        // A second later more was thought than there is, so that it was up then or before.
        self.is_late(stops, now - seconds + 1) && now >= returned.saturating_add(HOLD)
    }

    /// How many warnings are due in a plain turn in which somebody has thought for so long.
    pub fn warnings_due(&self, thought: i64) -> usize {
        let Some(left) = self.allowance() else { return 0 };
        let mut marks: Vec<i64> = [DAY, DAY / 8].into_iter().filter(|mark| left > *mark).collect();
        let third = left / 3;
        let is_near =
            |mark: &i64| (third - mark).abs() <= if *mark == DAY { DAY / 4 } else { DAY / 12 };
        if third > 0 && !marks.iter().any(is_near) {
            marks.push(third);
        }
        marks.into_iter().filter(|mark| left - mark <= thought).count()
    }

    /// A move was taken that is judged as of a moment and was read at a later one.
    pub fn moved(&mut self, stops: &Stops<'_>, at: i64, seen: i64) {
        let at = at.max(self.since);
        let (thought, index) = (self.thought(stops, at), self.turn().index());
        self.rows.push(Row { banks: self.banks, used: self.used, thought });
        self.used[index] += thought;
        self.banks[index] = self.terms.after(self.banks[index], thought);
        self.played += 1;
        self.turns(0, seen);
    }

    /// The move itself; says whether its maker is to be told that conditional moves of theirs are over.
    pub fn plays(&mut self, chosen: &Move) -> bool {
        let mover = self.turn();
        let word = notation::coordinates(self.line.position().variant(), chosen);
        self.line.play(chosen).expect("it is legal");
        self.plans.follow(mover, &word)
    }

    /// The players' plans answer the last move and each other, in no time; says how often.
    pub fn answer(&mut self, stops: &Stops<'_>, now: i64) -> usize {
        let mut replies = 0;
        while self.line.outcome().is_none() {
            let Some(word) = self.plans.answer(self.turn()) else { break };
            if word == RESIGN {
                self.gives_up = true;
                break;
            }
            let reply = notation::from_coordinates(self.line.position(), word);
            let reply = reply.expect("it was legal when it was settled");
            self.moved(stops, now, now);
            self.plays(&reply);
            replies += 1;
        }
        replies
    }

    /// So many moves were taken back.
    pub fn taken_back(&mut self, plies: usize, now: i64) {
        for _ in 0..plies {
            let row = self.rows.pop().expect("the move was in the book");
            self.line.undo();
            (self.banks, self.used, self.spent) = (row.banks, row.used, row.thought);
        }
        self.plans.end();
        let most = self.allowance().map_or(i64::MAX, |allowance| allowance - DAY.min(allowance));
        self.turns(self.spent.min(most), now);
        self.is_plain = false;
    }

    /// The side to move was given time.
    pub fn given(&mut self, stops: &Stops<'_>, seconds: i64, now: i64) {
        let allowance = self.allowance().expect("it has a deadline");
        let over = (self.thought(stops, now) - allowance).max(0);
        self.banks[self.turn().index()] += over + seconds;
        (self.warnings, self.overdue, self.is_plain) = (0, 0, false);
    }

    fn turns(&mut self, spent: i64, since: i64) {
        (self.spent, self.since) = (spent, since);
        (self.warnings, self.overdue, self.is_plain) = (0, 0, true);
    }
}
