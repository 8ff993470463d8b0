//! A year of a simulated club, whose games are slow.

use std::f64::consts::TAU;
use std::ops::Range;

use menagerie_club::ratings::{Calendar, Game, Outcome, Record, RunningGame, Side};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

pub const DAY: i64 = 86_400;
/// 1 January 2026 in UTC, when nobody has a rating yet.
pub const START: i64 = 1_767_225_600;
pub const END: i64 = START + DAYS * DAY;
const DAYS: i64 = 365;
/// The shortest and the longest game, in days.
const LENGTHS: Range<i64> = 10..120;
/// How many games a member of the usual activity begins in a day.
const GAMES_A_DAY: f64 = 0.035;
/// How many of the games between equals are drawn.
const DRAWS: f64 = 0.3;
/// How many games are lost on time, by the stronger player or the weaker one.
const ON_TIME: f64 = 0.05;
/// How many counted games make a player established.
const ESTABLISHED: usize = 5;

/// A member. No method knows the strengths.
struct Member {
    /// The strength on each day, also on those after the year on which a game may still run.
    strengths: Vec<f64>,
    /// The days on which the member begins games.
    days: Range<i64>,
    /// How many games the member begins, where 1 is usual.
    activity: f64,
}

impl Member {
    /// Three of five are there from the first day. One of five stops.
    fn random(dice: &mut StdRng, drift: f64) -> Self {
        let mut strength = 250.0 * normal(dice);
        let mut strengths = Vec::new();
        for _ in 0..DAYS + LENGTHS.end {
            strengths.push(strength);
            strength += drift / (DAYS as f64).sqrt() * normal(dice);
        }
        let from = if dice.random_bool(0.4) { dice.random_range(0..DAYS) } else { 0 };
        let until = if dice.random_bool(0.2) { dice.random_range(from..DAYS) } else { DAYS };
        Self { strengths, days: from..until, activity: (0.7 * normal(dice)).exp() }
    }
}

/// A number of the standard normal distribution, by Box and Muller.
fn normal(dice: &mut StdRng) -> f64 {
    let (one, other): (f64, f64) = (dice.random(), dice.random());
    (-2.0 * (1.0 - one).ln()).sqrt() * (TAU * other).cos()
}

/// A game.
pub struct Played {
    pub game: Game<usize>,
    pub began: i64,
    /// The points that the first side was to get on average, which only the simulation knows.
    pub expected: f64,
}

impl Played {
    pub fn players(&self) -> [usize; 2] {
        [self.game.first, self.game.second]
    }

    /// When there are forecasts: as it began, and as it ended.
    pub fn moments(&self) -> [i64; 2] {
        [self.began, self.game.ended]
    }

    /// The points of the first side.
    pub fn score(&self) -> f64 {
        match self.game.outcome {
            Outcome::Won(Side::First) | Outcome::WonOnTime(Side::First) => 1.0,
            Outcome::Drawn => 0.5,
            Outcome::Won(Side::Second) | Outcome::WonOnTime(Side::Second) => 0.0,
        }
    }
}

/// All games that begin in the year. Members play others of similar strength more often.
fn games(members: &[Member], dice: &mut StdRng) -> Vec<Played> {
    let mut all = Vec::new();
    for day in 0..DAYS {
        let mut there: Vec<usize> = (0..members.len()).collect();
        there.retain(|member| members[*member].days.contains(&day));
        for one in &there {
            if !dice.random_bool((GAMES_A_DAY * members[*one].activity).min(1.0)) {
                continue;
            }
            let strength = |member: &usize| members[*member].strengths[day as usize];
            let weight = |other: &usize| {
                let similar = (-((strength(one) - strength(other)) / 300.0).powi(2) / 2.0).exp();
                if one == other { 0.0 } else { members[*other].activity * similar }
            };
            // Nobody else may be there, in a small club.
            if let Ok(other) = there.choose_weighted(dice, weight) {
                let sides = if dice.random() { [*one, *other] } else { [*other, *one] };
                all.push(play(all.len() as i64, day, sides, members, dice));
            }
        }
    }
    all
}

/// A game that begins on a day. The strengths in its middle decide.
fn play(id: i64, day: i64, sides: [usize; 2], members: &[Member], dice: &mut StdRng) -> Played {
    let began = START + day * DAY + dice.random_range(0..DAY);
    let length = dice.random_range(LENGTHS.start * DAY..LENGTHS.end * DAY);
    let middle = (day + length / DAY / 2) as usize;
    let [strength, other] = sides.map(|member| members[member].strengths[middle]);
    let by_strength = 1.0 / (1.0 + 10_f64.powf((other - strength) / 400.0));
    let half_of_draws = DRAWS * by_strength.min(1.0 - by_strength);
    let number: f64 = dice.random();
    let outcome = if dice.random_bool(ON_TIME) {
        Outcome::WonOnTime(if dice.random() { Side::First } else { Side::Second })
    } else if number < by_strength - half_of_draws {
        Outcome::Won(Side::First)
    } else if number < by_strength + half_of_draws {
        Outcome::Drawn
    } else {
        Outcome::Won(Side::Second)
    };
    let [first, second] = sides;
    let game = Game { id, ended: began + length, first, second, outcome };
    Played { game, began, expected: (1.0 - ON_TIME) * by_strength + ON_TIME / 2.0 }
}

/// The data that the methods are given.
pub struct Year {
    /// The games that ended in the year, in the order of their ends.
    pub ended: Vec<Game<usize>>,
    /// The games among them that count, in the same order.
    pub counted: Vec<Played>,
    /// When games ran, also those that went on after the year.
    pub running: Vec<RunningGame<usize>>,
}

impl Year {
    /// A year that follows from the seed. `drift` is how much a strength changes in it, in Elo.
    pub fn random(seed: u64, members: u64, drift: f64) -> Self {
        let mut dice = StdRng::seed_from_u64(seed);
        let members: Vec<_> = (0..members).map(|_| Member::random(&mut dice, drift)).collect();
        let mut games = games(&members, &mut dice);
        let running_of = |it: &Played| {
            let (began, ended) = (it.began, Some(it.game.ended));
            it.players().map(|player| RunningGame { player, began, ended })
        };
        let running = games.iter().flat_map(running_of).collect();
        games.retain(|it| it.game.ended < END);
        games.sort_unstable_by_key(|it| (it.game.ended, it.game.id));
        let ended: Vec<_> = games.iter().map(|it| it.game.clone()).collect();
        let record = Record::new(Calendar::Months, ended.clone(), vec![]).expect("ids differ");
        let mut verdicts = record.games().map(|(_, verdict)| verdict);
        games.retain(|_| verdicts.next().is_some_and(|verdict| verdict.is_ok()));
        Self { ended, counted: games, running }
    }

    /// Whether both players of a game had enough counted games behind them, at each of its moments.
    pub fn are_established(&self, game: &Played) -> [bool; 2] {
        game.moments().map(|time| {
            let before = &self.counted[..self.counted.partition_point(|it| it.game.ended < time)];
            let games_of =
                |player| before.iter().filter(|it| it.players().contains(player)).count();
            game.players().iter().all(|player| games_of(player) >= ESTABLISHED)
        })
    }
}
