//! Records of games that are played by dice: with moves taken back alone and by agreement, proposals
//! of all kinds, and every end.

use menagerie_core::clock::{
    Clock, ClockEvent, Control, DAY, Event as Tick, Finish, How, MoveRow, Pauses, State,
};
use menagerie_core::model::Moment;
use menagerie_core::model::state::{DrawOffer, End, Ending, Ruling};
use menagerie_core::offer::types::{Aim, Proposal, ProposalState};
use menagerie_core::record::{Asked, Beginning, Clocked, Event, Origin, Record, Standing, What};
use menagerie_core::{CauseId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::{Color, Line, Position, bundled, notation};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// When the games begin.
const BEGIN: i64 = 1_795_000_000;
/// Their clocks; some have none.
const CONTROLS: [Option<&str>; 7] = [
    None,
    Some("none"),
    Some("days 3d"),
    Some("days 2d soft"),
    Some("fischer 10d 1d 20d no-vacation"),
    Some("gc-2019"),
    Some("gc-2009 soft pace=4/7d"),
];

struct Dicing {
    seed: u64,
    dice: StdRng,
    /// Whether somebody thinks for weeks now and then.
    is_slow: bool,
    line: Line,
    at: i64,
    causes: u32,
    events: Vec<Event>,
    proposals: Vec<Asked>,
    end: Option<End>,
    clock: Option<Clock>,
    times: Vec<MoveRow>,
}

impl Dicing {
    fn cause(&mut self) -> CauseId {
        self.causes += 1;
        CauseId::new("test", format!("{}-{}", self.seed, self.causes))
    }

    fn push(&mut self, what: What, ply: usize, cause: CauseId) {
        self.events.push(Event { what, ply, at: Timestamp(self.at), cause });
    }

    /// The work due on the clock, and the acts on it; whether that counts.
    fn time(&mut self, event: Option<Tick>) -> bool {
        let (seen, mut pauses) = (Timestamp(self.at), Pauses::default());
        let Some(clock) = &mut self.clock else { return true };
        let (happened, refused) = match event {
            None => (clock.advance(&mut pauses, seen), None),
            Some(event) => {
                let answer = clock.apply(&mut pauses, event, seen);
                (answer.happened, answer.refused)
            }
        };
        for what in happened {
            match what {
                ClockEvent::Moved(row) => self.times.push(row),
                ClockEvent::Ended(Finish { how, flagged, .. }) => {
                    let (winner, ending) = match how {
                        How::Time => (flagged.map(Color::other), Ending::Time),
                        How::Aborted => (None, Ending::NotBegun),
                        How::Unfinished => (None, Ending::Unfinished),
                        _ => continue,
                    };
                    self.end = Some(End { winner, ending });
                }
                _ => {}
            }
        }
        refused.is_none() && self.end.is_none()
    }

    fn play(&mut self) {
        let by = self.line.position().turn();
        if !self.time(Some(Tick::Move { by, written: None })) {
            return;
        }
        let legal = self.line.position().legal_moves();
        let chosen = legal[self.dice.random_range(0..legal.len())];
        let coordinates = notation::coordinates(self.line.position().variant(), &chosen);
        let cause = self.cause();
        self.push(What::Played(coordinates), self.line.ply(), cause);
        self.line.play(&chosen).expect("it is legal");
        let outcome = self.line.outcome();
        self.end =
            outcome.map(|it| End { winner: it.winner, ending: Ending::Board(it.termination) });
    }

    fn take_back(&mut self, plies: usize, agreed_by: Option<Color>) {
        if self.clock.is_some() {
            let kept = self.line.ply() - plies;
            let row = self.times[kept];
            self.times.truncate(kept);
            let by = self.line.position().turn().other();
            let event = Tick::TakeBack { row, by, written: None };
            assert!(self.time(Some(event)), "it is allowed");
        }
        let cause = self.cause();
        for _ in 0..plies {
            self.line.undo().expect("it was played");
            self.push(What::TakenBack { agreed_by }, self.line.ply(), cause.clone());
        }
    }

    fn ask(&mut self, by: Color, aim: Aim, state: ProposalState) {
        let is_gone = |event: &&Event| matches!(event.what, What::TakenBack { .. });
        let taken_back = self.events.iter().filter(is_gone).count();
        let made = Moment { ply: self.line.ply(), taken_back };
        let proposal = Proposal { number: self.proposals.len(), by, aim, made, state };
        let settled = (state != ProposalState::Open).then_some(Timestamp(self.at + 7));
        self.proposals.push(Asked { proposal, at: Timestamp(self.at), settled });
    }

    fn side(&mut self) -> Color {
        Color::BOTH[self.dice.random_range(0..2)]
    }

    fn step(&mut self) {
        let is_late = self.is_slow && self.dice.random_range(0..12) == 0;
        self.at += if is_late { 50 * DAY } else { self.dice.random_range(0..100_000) };
        let may_give = self.line.ply() > 0 && self.dice.random_range(0..5) == 0;
        if !self.time(None) {
            return;
        }
        if may_give && self.clock.is_some() {
            let by = self.line.position().turn().other();
            self.time(Some(Tick::Give { by, seconds: 5 * DAY }));
        }
        let ply = self.line.ply();
        match self.dice.random_range(0..8) {
            0 if ply > 0 => self.take_back(1, None),
            1 if ply > 0 => {
                let (by, plies) = (self.side(), self.dice.random_range(1..=ply.min(2)));
                self.ask(by, Aim::TakeBack(plies), ProposalState::Accepted);
                self.take_back(plies, Some(by.other()));
            }
            2 if ply > 0 => {
                let by = self.side();
                self.ask(by, Aim::TakeBack(1), ProposalState::Declined);
            }
            3 => {
                let by = self.side();
                self.ask(by, Aim::Cancel, ProposalState::Lapsed);
            }
            _ => self.play(),
        }
    }

    /// Ends the game by what no board shows, or lets it go on.
    fn settle(&mut self) -> Option<Ruling> {
        if self.end.is_some() {
            return None;
        }
        let end = |winner, ending| Some(End { winner, ending });
        let by_mod = || Ruling {
            by: PlayerId::new("test", "Mod \"é\\"),
            reason: "She said: \"no\\yes\" {…}".to_owned(),
            is_rated: false,
        };
        let (white, black) = (Some(Color::White), Some(Color::Black));
        match self.dice.random_range(0..9) {
            0 => {
                self.time(Some(Tick::Resign { by: Color::White, written: None }));
                self.end = self.end.or(end(black, Ending::Resignation));
            }
            1 => self.end = end(None, Ending::Agreement),
            2 => {
                self.ask(Color::Black, Aim::Cancel, ProposalState::Accepted);
                self.end = end(None, Ending::Cancelled);
            }
            3 => self.ask(Color::White, Aim::Cancel, ProposalState::Open),
            decided @ 4..=6 => {
                self.end = match decided {
                    4 => end(white, Ending::Adjudicated),
                    5 => end(None, Ending::Adjudicated),
                    _ => end(None, Ending::Annulled),
                };
                return Some(by_mod());
            }
            _ => {}
        }
        None
    }
}

/// The record of a game that is played by dice, with moves taken back by dice.
pub fn diced(seed: u64, steps: usize) -> Record {
    let mut dice = StdRng::seed_from_u64(seed);
    let variant = &bundled()[dice.random_range(0..bundled().len())];
    let line = Line::new(Position::start(variant));
    let (events, proposals) = (Vec::new(), Vec::new());
    let control: Option<Control> =
        CONTROLS[dice.random_range(0..CONTROLS.len())].map(|words| words.parse().expect("a clock"));
    let (turn, now) = (line.position().turn(), Timestamp(BEGIN + 60));
    let clock = control.map(|control| Clock::start(control, turn, &Pauses::default(), now));
    let (at, times, is_slow) = (now.0, Vec::new(), dice.random_range(0..3) == 0);
    let mut game = Dicing {
        seed,
        dice,
        is_slow,
        line,
        at,
        causes: 0,
        events,
        proposals,
        end: None,
        clock,
        times,
    };
    for _ in 0..steps {
        if game.end.is_none() {
            game.step();
        }
    }
    let ruling = game.settle();
    let Dicing { mut dice, line, at, events, proposals, end, clock, times, .. } = game;
    let clock = clock.map(|clock| {
        let handled = clock.state().handled;
        let thought = clock.consumed(&Pauses::default(), handled);
        let thought = thought.min(clock.allowance().unwrap_or(i64::MAX));
        Clocked {
            control: *clock.control(),
            state: Some(State { finish: None, ..clock.state().clone() }),
            thought: end.is_none().then_some(thought),
            moves: times,
        }
    });
    let ply = line.ply();
    let waits = end.is_none() && dice.random_bool(0.5);
    let player = |name| PlayerId::new("test", name);
    Record {
        origin: Origin {
            instance: format!("{:08x}", dice.random::<u32>()),
            game: GameId(dice.random_range(1..1_000)),
        },
        beginning: Beginning {
            variant: variant.id.clone(),
            revision: variant.revision,
            start: line.start().fen(),
            players: [player("Ann \"the\\\" first"), player("Bób, 2nd\u{202e}")],
            server: Server::new("test", "server"),
            at: Timestamp(BEGIN),
            is_rated: false,
        },
        events,
        proposals,
        end,
        ruling,
        clock,
        standing: Standing {
            draw_offer: waits.then_some(DrawOffer { by: Color::White, ply }),
            last_offers: [waits.then_some(ply), None],
            last_declined: dice.random_bool(0.5).then_some(ply),
            place: Place::new("test", "channel"),
            own_place: dice.random_bool(0.5).then(|| Place::new("test", "thread")),
            place_lost: dice.random_bool(0.5),
            at: Timestamp(at),
        },
    }
}
