//! The faults in the seasons that were played: counted in the database and in the records.

use crate::database;
use crate::members::{SEASONS, games, seasons};
use menagerie_core::PlayerId;
use menagerie_core::league::tables;
use menagerie_core::league::types::League;
use menagerie_core::model::state::Ending;
use menagerie_core::record::Replayed;
use menagerie_rules::Color;
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

/// How often each thing went wrong.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    seasons: usize,
    players: usize,
    games: usize,
    left: usize,
    judged: usize,
    /// Pairs without a game although nobody left and the season was long enough.
    missing: usize,
    /// Pairs with two games, and places that were opened by two rows.
    doubled: usize,
    /// Players whose sides differ by more than one.
    unfair: usize,
    /// Members who joined in time and sit nowhere.
    without_seat: usize,
    /// Points of a table that are not those of the records.
    wrong_points: usize,
}

impl Verdict {
    pub fn is_clean(&self) -> bool {
        let wrong = [self.missing, self.doubled, self.unfair, self.without_seat, self.wrong_points];
        self.seasons == SEASONS as usize && self.games > 0 && wrong == [0; 5]
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seasons, players, games, left, judged, .. } = self;
        let Self { missing, doubled, unfair, without_seat, wrong_points, .. } = self;
        write!(
            f,
            "{seasons} seasons, {players} seats, {games} games, {left} left, {judged} judged; \
             {missing} missing, {doubled} doubled, {unfair} unfair, {without_seat} without a seat, \
             {wrong_points} wrong points"
        )
    }
}

/// Counts what went wrong.
pub async fn of(folder: &Path) -> Verdict {
    let url = database::url(folder, "games.db");
    let store = Store::open(&url, &mut StdRng::seed_from_u64(1)).await.expect("it opens");
    let mut verdict = Verdict::default();
    for league in seasons(&store).await {
        verdict.seasons += 1;
        verdict.of_season(&store, &league).await;
    }
    verdict.of_places(folder);
    store.close().await.expect("it closes");
    verdict
}

impl Verdict {
    async fn of_season(&mut self, store: &Store, league: &League) {
        let seated = league.players.iter().filter(|it| it.seat.is_some()).count();
        self.without_seat += league.players.len() - seated;
        self.players += seated;
        self.games += league.games.len();
        self.left += league.players.iter().filter(|it| it.left.is_some()).count();
        let ends = league.games.iter().filter_map(|it| it.end);
        self.judged += ends.filter(|(end, _)| end.ending == Ending::Adjudicated).count();
        let numbers: BTreeSet<_> = games(league).collect();
        self.doubled += league.games.len() - numbers.len();
        let points = of_records(store, league).await;
        for table in tables(league) {
            let mut sides: BTreeMap<&PlayerId, [usize; 2]> = BTreeMap::new();
            let mut pairs = BTreeSet::new();
            for (pairing, game) in table.season.games().iter().enumerate() {
                sides.entry(&game.first).or_default()[0] += 1;
                sides.entry(&game.second).or_default()[1] += 1;
                let mut pair = [&game.first, &game.second];
                pair.sort();
                self.doubled += usize::from(!pairs.insert(pair));
                let has_begun = league
                    .games
                    .iter()
                    .any(|it| it.division == table.division.get() && it.pairing == pairing);
                // A game that had not begun at the end date, or of a player who left, is excused.
                let is_excused = !game.stage.is_open() && !has_begun;
                self.missing += usize::from(!has_begun && !is_excused);
            }
            self.unfair += sides.values().filter(|[one, two]| one.abs_diff(*two) > 1).count();
            for line in table.standings.iter().filter(|line| line.rank.is_some()) {
                let expected = points.get(&line.player).copied().unwrap_or_default();
                let is_right = (line.points.as_f64() - expected).abs() < 1e-9;
                self.wrong_points += usize::from(!is_right);
            }
        }
    }

    /// Each game got its place by one row of the outbox.
    fn of_places(&mut self, folder: &Path) {
        let opened = std::fs::read_to_string(folder.join("opened")).unwrap_or_default();
        let mut rows: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for line in opened.lines() {
            if let Some((row, game)) = line.split_once(' ') {
                rows.entry(game).or_default().insert(row);
            }
        }
        self.doubled += rows.values().filter(|rows| rows.len() > 1).count();
        self.missing += self.games.abs_diff(rows.len());
    }
}

/// The points of each player by the records of the games alone, and by who left when.
async fn of_records(store: &Store, league: &League) -> BTreeMap<PlayerId, f64> {
    let mut points: BTreeMap<PlayerId, f64> = BTreeMap::new();
    // A player who leaves after the cut loses no game that had not begun.
    let left = |player: &PlayerId| {
        let left = league.players.iter().find(|it| it.player == *player)?.left?;
        league.cut_at().is_none_or(|cut| left <= cut).then_some(left)
    };
    for table in tables(league) {
        let seats = table.season.players();
        for (pairing, game) in table.season.games().iter().enumerate() {
            let early = [&game.first, &game.second].into_iter().any(|player| {
                let line = table.standings.iter().find(|line| line.player == *player);
                line.is_none_or(|line| line.rank.is_none())
            });
            if early || !seats.contains(&game.first) {
                continue;
            }
            let begun = league
                .games
                .iter()
                .find(|it| it.division == table.division.get() && it.pairing == pairing);
            let result = match begun {
                Some(begun) => {
                    let record = store.record(begun.game).await.expect("reads");
                    let replayed = Replayed::of(record.expect("it is there")).expect("it replays");
                    let end = replayed.record.end.expect("it has ended");
                    Some(match end.winner {
                        Some(Color::White) => 1.0,
                        Some(Color::Black) => 0.0,
                        None => 0.5,
                    })
                }
                // It is lost by the one who left first, if somebody has.
                None => match (left(&game.first), left(&game.second)) {
                    (Some(one), Some(other)) => Some(if one <= other { 0.0 } else { 1.0 }),
                    (Some(_), None) => Some(0.0),
                    (None, Some(_)) => Some(1.0),
                    (None, None) => None,
                },
            };
            let Some(first) = result else { continue };
            *points.entry(game.first.clone()).or_default() += first;
            *points.entry(game.second.clone()).or_default() += 1.0 - first;
        }
    }
    points
}
