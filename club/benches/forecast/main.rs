//! How well ratings forecast results: ratings by months beside lila's way, in which each game is a rating
//! period of its own. Both rate the same games of a simulated club.
//!
//! `cargo bench -p menagerie-club --bench forecast`, or with other numbers:
//! `cargo bench -p menagerie-club --bench forecast -- --seed 2 --members 200 --years 3 --drift 60`.
//! Each year is simulated anew, and they have the seeds from `--seed` on. `--drift` is the standard
//! deviation, in Elo, of how a strength changes in a year. Runs with one seed differ in their times only.
//! The milliseconds are those of all forecasts of a year, twice for each game that counts.

mod expected;
mod game_by_game;
mod months;
mod simulation;

use std::time::{Duration, Instant};

use simulation::Year;

/// Forecasts of what the first side gets in each counted game: as it began, and as it ended.
type Method = fn(&Year) -> Vec<[f64; 2]>;

const METHODS: [(&str, Method); 6] = [
    ("hidden strengths", |year| year.counted.iter().map(|it| [it.expected; 2]).collect()),
    ("months with estimate", months::months_with_estimate),
    ("months", months::months),
    ("games, lila's numbers", game_by_game::with_lilas_numbers),
    ("games, our numbers", game_by_game::with_the_clubs_numbers),
    ("always a half", |year| vec![[0.5; 2]; year.counted.len()]),
];

/// Favorites are told apart by their forecasts: from 0.5, 0.6, 0.7, 0.8 and 0.9.
const BINS: usize = 5;

/// A sum and the number of its terms.
#[derive(Clone, Copy, Default)]
struct Mean(f64, u32);

impl Mean {
    fn add(&mut self, value: f64) {
        *self = Self(self.0 + value, self.1 + 1);
    }

    fn value(self) -> f64 {
        self.0 / f64::from(self.1)
    }
}

/// How good the forecasts of a method are.
#[derive(Clone, Copy, Default)]
struct Quality {
    loss: Mean,
    loss_of_established: Mean,
    /// The points that the favorites of each bin got beyond their forecasts.
    surplus: [Mean; BINS],
}

impl Quality {
    fn add(&mut self, forecast: f64, score: f64, is_established: bool) {
        let loss = -(score * forecast.ln() + (1.0 - score) * (1.0 - forecast).ln());
        self.loss.add(loss);
        if is_established {
            self.loss_of_established.add(loss);
        }
        let is_favorite = forecast >= 0.5;
        let forecast_of_favorite = if is_favorite { forecast } else { 1.0 - forecast };
        let bin = ((forecast_of_favorite - 0.5) * 2.0 * BINS as f64) as usize;
        let surplus = if is_favorite { score - forecast } else { forecast - score };
        self.surplus[bin.min(BINS - 1)].add(surplus);
    }

    fn row(&self) -> String {
        let bins = self.surplus.map(|it| match it.1 {
            0 => "     –".to_owned(),
            _ => format!("{:+6.1}", it.value() * 100.0),
        });
        let losses = [self.loss, self.loss_of_established].map(Mean::value);
        format!("{:.4}   {:.4}   | {}", losses[0], losses[1], bins.concat())
    }
}

/// The number after an option.
fn option(name: &str, usual: u64) -> u64 {
    let number = std::env::args().skip_while(|it| it != name).nth(1);
    number.map_or(usual, |it| it.parse().expect("a whole number follows each option"))
}

fn main() {
    let [seed, members] = [option("--seed", 1), option("--members", 200)];
    let [years, drift] = [option("--years", 1), option("--drift", 60)];
    let mut qualities = [[Quality::default(); 2]; METHODS.len()];
    let mut times = [Duration::ZERO; METHODS.len()];
    for seed in seed..seed + years {
        let year = Year::random(seed, members, drift as f64);
        let established: Vec<_> = year.counted.iter().map(|it| year.are_established(it)).collect();
        for (at, (_, method)) in METHODS.iter().enumerate() {
            let start = Instant::now();
            let forecasts = method(&year);
            times[at] += start.elapsed();
            for (game, forecasts) in forecasts.iter().enumerate() {
                for (moment, quality) in qualities[at].iter_mut().enumerate() {
                    let score = year.counted[game].score();
                    quality.add(forecasts[moment], score, established[game][moment]);
                }
            }
        }
    }
    println!("seed {seed}, members {members}, years {years}, drift {drift}");
    for (moment, name) in ["as the game began", "as the game ended"].iter().enumerate() {
        let Quality { loss, loss_of_established, .. } = qualities[0][moment];
        println!("\n{name}: {} games, {} of established players", loss.1, loss_of_established.1);
        println!("{:21} log-loss          |  favorites beyond forecast, in points of 100", "");
        println!("{:21}    all   establ.  |  50–60 60–70 70–80 80–90  90–  |      ms", "");
        for ((name, _), (quality, time)) in METHODS.iter().zip(qualities.iter().zip(times)) {
            let milliseconds = time.as_secs_f64() * 1_000.0 / years as f64;
            println!("{name:21} {}  | {milliseconds:>7.1}", quality[moment].row());
        }
    }
}
