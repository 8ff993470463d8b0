//! The events of the season, in order of time: visits, rounds of the bot, restarts, outages.

use super::book::Book;
use super::life::Life;
use super::network::Network;
use super::planning::Followed;
use super::program::{OurClock, Program};
use super::terms::{TERMS, Terms};
use super::{DAY, HOUR, MINUTE, Report};
use menagerie_core::ChallengeId;
use menagerie_core::model::Reply;
use menagerie_core::model::request::Call;
use menagerie_rules::{Color, Move};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sqlx::AnyPool;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashSet, VecDeque};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// Monday the 2nd of March 2026, so that a year has a New Year in it and all changes of the clocks.
pub const BEGIN: i64 = 1_772_409_600;
/// How often the bot looks at what is due. A real one does every twenty seconds.
pub const ROUND: i64 = 30 * MINUTE;
/// After the season nobody comes any more, and the bot ends what is left.
const LATE_ROUND: i64 = 2 * HOUR;
/// How long that may take: the longest bank with all hours of vacation, or ninety silent days.
const AFTERMATH: i64 = 200 * DAY;
const VARIANTS: [&str; 3] = ["chess", "capablanca", "shako"];

/// How large a season is.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub members: usize,
    pub games: usize,
    pub days: i64,
    pub seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    Return,
    Restart,
    Leave,
    Visit(usize),
    Opening,
    Round,
}

/// An open question to a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    Challenge(ChallengeId),
    Draw(i64, usize, Option<Color>),
    Proposal(i64, usize),
    /// Their game has ended: perhaps another one.
    Rematch(i64),
}

/// A member.
#[derive(Debug)]
pub struct Member {
    /// The usual hours between two visits.
    rhythm: i64,
    /// When they come no more.
    pub leaves: i64,
    pub asked: Vec<Asked>,
    pub has_settled: bool,
    pub vacations: usize,
}

/// A member's action just now.
#[derive(Clone, Debug)]
pub enum Deed {
    Nothing,
    Accept(ChallengeId),
    /// A move that was written then.
    Move(i64, Move, i64),
    /// Something about what the member will do, of which nobody else hears.
    Plan,
    /// Something else in a game, by the member.
    Other(i64, usize, &'static str),
}

/// The proposal.
#[derive(Clone, Copy, Debug)]
pub struct Proposed {
    pub terms: &'static Terms,
    pub variant: &'static str,
}

/// The season as it goes.
pub struct Year {
    pub plan: Plan,
    pub dice: StdRng,
    pub clock: Arc<OurClock>,
    pub url: String,
    pub program: Option<Program>,
    pub pool: AnyPool,
    pub now: i64,
    events: BinaryHeap<Reverse<(i64, Event)>>,
    pub network: Network,
    pub members: Vec<Member>,
    pub lives: Vec<Life>,
    pub outages: Vec<(i64, i64)>,
    pub books: BTreeMap<i64, Book>,
    pub proposed: BTreeMap<i64, Proposed>,
    pub to_all: Vec<ChallengeId>,
    pub deed: Deed,
    pub is_settled: bool,
    /// The moves that followed at once from the last move, and the most that ever did.
    pub followed: Followed,
    pub most_replies: usize,
    pub causes: u64,
    pub kept: VecDeque<(Call, Reply)>,
    pub missed: Vec<(i64, usize)>,
    pub away_since: Option<i64>,
    pub last_round: i64,
    pub told: HashSet<(i64, i64)>,
    pub to_tell: Option<(i64, i64)>,
    pub tally: BTreeMap<String, usize>,
    pub endings: BTreeMap<String, usize>,
}

/// Plays a season; the database at `url` is a new one, and `path` the file that holds it, if one does.
pub async fn play(plan: Plan, url: &str, path: &Path) -> Report {
    let began = Instant::now();
    let mut year = Year::begin(plan, url).await;
    let end = BEGIN + plan.days * DAY;
    while let Some(Reverse((at, event))) = year.events.pop() {
        assert!(at < end + AFTERMATH, "these never end: {:?}", year.running());
        if at >= end && year.running().is_empty() && at > end + 31 * DAY {
            break;
        }
        year.at(at);
        year.happen(event, end).await;
    }
    let file = std::fs::metadata(path);
    year.finish(began, file.map_or(0, |file| file.len())).await
}

impl Year {
    async fn begin(plan: Plan, url: &str) -> Self {
        let mut dice = StdRng::seed_from_u64(plan.seed);
        let clock = Arc::new(OurClock::default());
        clock.set(BEGIN);
        let program = Program::start(url, &clock, plan.seed).await;
        program.caught_up();
        let end = BEGIN + plan.days * DAY;
        let members = (0..plan.members).map(|_| Member {
            rhythm: dice.random_range(6..60),
            leaves: if dice.random_bool(0.15) { dice.random_range(BEGIN..end) } else { end },
            asked: Vec::new(),
            has_settled: false,
            vacations: 0,
        });
        let members: Vec<Member> = members.collect();
        let mut events = BinaryHeap::from([Reverse((BEGIN + ROUND, Event::Round))]);
        for member in 0..plan.members {
            events.push(Reverse((BEGIN + dice.random_range(0..DAY), Event::Visit(member))));
        }
        let mut at = BEGIN + DAY + 5 * HOUR + 11;
        while at < end {
            events.push(Reverse((at, Event::Restart)));
            at += 7 * DAY;
        }
        let mut at = BEGIN + dice.random_range(9 * DAY..20 * DAY);
        while at < end {
            events.push(Reverse((at, Event::Leave)));
            at += dice.random_range(27 * DAY..33 * DAY);
        }
        events.push(Reverse((BEGIN + HOUR, Event::Opening)));
        let pool = AnyPool::connect(url).await.expect("the database is there");
        Self {
            plan,
            dice,
            clock,
            url: url.to_owned(),
            program: Some(program),
            pool,
            now: BEGIN,
            events,
            network: Network::default(),
            members,
            lives: (0..plan.members).map(|_| Life::default()).collect(),
            outages: Vec::new(),
            books: BTreeMap::new(),
            proposed: BTreeMap::new(),
            to_all: Vec::new(),
            deed: Deed::Nothing,
            is_settled: false,
            followed: Followed::default(),
            most_replies: 0,
            causes: 0,
            kept: VecDeque::new(),
            missed: Vec::new(),
            away_since: None,
            last_round: BEGIN,
            told: HashSet::new(),
            to_tell: None,
            tally: BTreeMap::new(),
            endings: BTreeMap::new(),
        }
    }

    pub fn program(&self) -> &Program {
        self.program.as_ref().expect("it runs")
    }

    pub fn at(&mut self, now: i64) {
        self.now = self.now.max(now);
        self.clock.set(self.now);
    }

    pub fn running(&self) -> Vec<i64> {
        self.books.values().filter(|book| book.runs()).map(|book| book.id).collect()
    }

    pub fn count(&mut self, what: impl Into<String>) {
        *self.tally.entry(what.into()).or_default() += 1;
    }

    fn later(&mut self, by: i64, event: Event) {
        self.events.push(Reverse((self.now + by, event)));
    }

    async fn happen(&mut self, event: Event, end: i64) {
        match event {
            Event::Visit(member) => {
                if self.now < self.members[member].leaves {
                    let rhythm = self.members[member].rhythm * HOUR;
                    let next = self.dice.random_range(rhythm / 4..rhythm * 2);
                    self.later(next, Event::Visit(member));
                    if self.away_since.is_some() {
                        self.missed.push((self.now, member));
                    } else {
                        self.visit(member).await;
                    }
                }
            }
            Event::Opening if self.away_since.is_some() => self.later(HOUR, Event::Opening),
            Event::Opening => {
                let games = i64::try_from(self.plan.games).expect("it is a small number");
                // The last of them is begun with a third of the season to go.
                let (open, passed) = (self.plan.days * DAY * 2 / 3, self.now - BEGIN);
                let wanted = (games * passed / open + 1).min(games);
                if i64::try_from(self.books.len()).is_ok_and(|begun| begun < wanted) {
                    self.open().await;
                }
                if self.now < end {
                    self.later(open / games / 2, Event::Opening);
                }
            }
            Event::Round => {
                self.round().await;
                self.later(if self.now < end { ROUND } else { LATE_ROUND }, Event::Round);
            }
            Event::Restart if self.away_since.is_some() => self.later(DAY / 2, Event::Restart),
            Event::Restart => self.restart().await,
            Event::Leave => {
                self.program().leave();
                self.away_since = Some(self.now);
                let away = self.dice.random_range(2 * HOUR..20 * HOUR);
                self.later(away, Event::Return);
            }
            Event::Return => self.come_back().await,
        }
    }

    pub fn book(&mut self, game: i64) -> &mut Book {
        self.books.get_mut(&game).expect("it is in the books")
    }

    pub fn some_terms(&mut self) -> Proposed {
        let terms = &TERMS[self.dice.random_range(0..TERMS.len())];
        Proposed { terms, variant: VARIANTS[self.dice.random_range(0..VARIANTS.len())] }
    }
}
