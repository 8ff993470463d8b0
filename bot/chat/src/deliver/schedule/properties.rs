//! Properties of the schedule under random use: every row goes once and in the order of its lane,
//! and nobody waits longer than one turn of each other server.

use super::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;

const SERVERS: i64 = 3;
const LANES: i64 = 8;

/// A schedule in random use, and the properties that have to hold.
struct Scene {
    rng: StdRng,
    schedule: Schedule,
    now: Instant,
    added: Vec<Ticket>,
    under_way: HashMap<String, i64>,
    gone: Vec<i64>,
    /// How many turns other servers have had since a server could have had one.
    passed_over: HashMap<String, HashMap<String, u32>>,
}

impl Scene {
    fn new(seed: u64) -> Self {
        Self {
            rng: StdRng::seed_from_u64(seed),
            schedule: Schedule::default(),
            now: Instant::now(),
            added: Vec::new(),
            under_way: HashMap::new(),
            gone: Vec::new(),
            passed_over: HashMap::new(),
        }
    }

    fn add(&mut self) {
        let lane = self.rng.random_range(0..LANES);
        let urgency = if lane % 2 == 0 { Urgency::Board } else { Urgency::Talk };
        let id = i64::try_from(self.added.len()).expect("it is small") + 1;
        let (lane, server) = (format!("lane:{lane}"), format!("server:{}", lane % SERVERS));
        let place = lane.clone();
        let own = (urgency == Urgency::Board && self.rng.random_bool(0.8)).then(|| Own {
            subject: format!("subject:{}", self.rng.random_range(0..20)),
            author: format!("author:{}", self.rng.random_range(0..3)),
        });
        let ticket = Ticket { id, lane, server, place, urgency, own };
        self.added.push(ticket.clone());
        self.schedule.add([ticket]);
    }

    /// The worker looks at the whole outbox.
    fn look(&mut self) {
        let waiting = self.added.iter().filter(|ticket| !self.gone.contains(&ticket.id)).cloned();
        let waiting: Vec<Ticket> = waiting.collect();
        self.schedule.add(waiting);
    }

    fn ticket(&self, id: i64) -> Ticket {
        self.added[usize::try_from(id).expect("it is positive") - 1].clone()
    }

    /// The servers that could have the next turn with a row of this urgency.
    fn could_go(&self, urgency: Urgency) -> HashSet<String> {
        let lanes = self.schedule.lanes.values().filter(|lane| lane.is_ready(self.now));
        let meant =
            lanes.filter(|lane| lane.rows.front().is_some_and(|row| row.urgency == urgency));
        meant.map(|lane| lane.server.clone()).collect()
    }

    fn next(&mut self) {
        let (boards, talk) = (self.could_go(Urgency::Board), self.could_go(Urgency::Talk));
        let Some((id, lane)) = self.schedule.next(self.now) else {
            assert!(boards.is_empty() && talk.is_empty(), "somebody could have gone");
            return;
        };
        let went = self.ticket(id);
        assert!(went.urgency == Urgency::Board || boards.is_empty(), "talk went before a board");
        let others = if went.urgency == Urgency::Board { boards } else { talk };
        for other in others.iter().filter(|other| **other != went.server) {
            let turns = self.passed_over.entry(other.clone()).or_default();
            let turns = turns.entry(went.server.clone()).or_default();
            *turns += 1;
            assert!(*turns <= 1, "{other} waits for a second turn of {}", went.server);
        }
        // A server that had a turn, or could not have had one, waits anew.
        self.passed_over.retain(|server, _| others.contains(server) && *server != went.server);
        assert_eq!(self.under_way.insert(lane, id), None, "two rows of a lane are under way");
    }

    fn finish(&mut self) {
        let lanes: Vec<String> = self.under_way.keys().cloned().collect();
        let Some(lane) = lanes.get(self.rng.random_range(0..=lanes.len())) else { return };
        let id = self.under_way.remove(lane).expect("it is under way");
        let delay = Duration::from_secs(self.rng.random_range(0..5));
        match self.rng.random_range(0..5) {
            0 => self.schedule.rest(lane, self.now, delay),
            1 => self.schedule.park(lane, self.now, delay),
            2 => self.schedule.wait_behind(lane, self.now, delay),
            _ => {
                self.gone.push(id);
                self.schedule.let_pass(lane);
                self.schedule.done(lane, self.now);
            }
        }
    }

    fn step(&mut self) {
        match self.rng.random_range(0..10) {
            0..3 => self.add(),
            3..6 => self.next(),
            6..8 => self.finish(),
            8 => match self.rng.random_range(0..3) {
                0 => self.look(),
                1 => self.schedule.wake(&Wake::Server("server:1".to_owned())),
                _ => self.schedule.wake(&Wake::Lane("lane:3".to_owned())),
            },
            _ => self.now += Duration::from_millis(self.rng.random_range(0..3_000)),
        }
    }

    /// Waits as long as the schedule asks for, until every row is gone.
    fn settle(&mut self) {
        while self.gone.len() < self.added.len() {
            self.next();
            self.finish();
            if !self.schedule.any_ready(self.now) && self.under_way.is_empty() {
                let Some(rest) = self.schedule.until_next(self.now) else { continue };
                self.now += rest;
                assert!(self.schedule.any_ready(self.now), "nothing comes after a rest");
            }
        }
        assert!(!self.schedule.any_ready(self.now));
        assert_eq!(self.schedule.until_next(self.now), None);
        assert!(
            self.schedule.lanes.is_empty() && self.schedule.turns.is_empty(),
            "all is forgotten"
        );
    }
}

#[test]
fn every_row_goes_once_in_the_order_of_what_it_is_about_and_every_server_in_its_turn() {
    for seed in 0..500 {
        let mut scene = Scene::new(seed);
        for _ in 0..150 {
            scene.step();
        }
        scene.settle();
        let mut lanes: HashMap<String, Vec<i64>> = HashMap::new();
        for id in &scene.gone {
            lanes.entry(scene.ticket(*id).lane).or_default().push(*id);
        }
        for (lane, ids) in lanes {
            for (place, id) in ids.iter().enumerate() {
                let overtaken = ids[place..].iter().filter(|later| *later < id);
                for older in overtaken {
                    let [one, other] = [scene.ticket(*id).own, scene.ticket(*older).own];
                    let (Some(one), Some(other)) = (one, other) else {
                        panic!("seed {seed}, {lane}: {id} does not stand for itself, or {older}")
                    };
                    assert_ne!(one.subject, other.subject, "seed {seed}, {lane}: {id} {older}");
                    let between = scene.added[..*id as usize]
                        .iter()
                        .filter(|it| it.lane == lane && it.id > *older && it.own.is_none());
                    assert_eq!(
                        between.count(),
                        0,
                        "seed {seed}: {id} has overtaken what keeps its place"
                    );
                }
            }
        }
        let once: HashSet<&i64> = scene.gone.iter().collect();
        assert_eq!(once.len(), scene.added.len(), "seed {seed}");
    }
}
