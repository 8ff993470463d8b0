//! The ratings at the end of a month, and what the games of the next one give.
//!
//! A ledger follows from the one before and from the rated games of its month, and the first one from
//! nothing. So all ratings can be computed again from the games.

use super::{Pool, RatedGame};
use crate::{GameId, PlayerId};
use menagerie_club::ratings::{
    Calendar, Game, NotCounted, Period, Rating, Record, RunningGame, Standings,
};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};

/// The ratings at the end of a month: of all players, or of the players who matter for an estimate.
#[derive(Clone, Debug, PartialEq)]
pub struct Ledger {
    /// The month.
    pub month: Period,
    /// The ratings of each pool in which a game has counted.
    pub pools: BTreeMap<Pool, Standings<PlayerId>>,
    /// The players who have lost their last game on time that matters for a series.
    pub late: BTreeSet<PlayerId>,
    /// The digest of the games that all of it follows from.
    pub digest: String,
}

/// Whether a game counts.
pub type Verdict = Result<(), NotCounted>;

/// The ratings that the games of a month give so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// The ratings of each pool. Players without a game in it keep theirs.
    pub pools: BTreeMap<Pool, Standings<PlayerId>>,
    /// The games that have ended in the month, in the order of their ends, with the verdict on each.
    pub games: Vec<(RatedGame, Verdict)>,
}

/// Ratings as they are now.
#[derive(Clone, Debug, PartialEq)]
pub struct PresentRatings {
    /// At the end of the last month.
    pub before: Ledger,
    /// The ratings that this month's games give.
    pub estimate: Estimate,
    /// Players whose profile nobody else may see.
    pub hidden: BTreeSet<PlayerId>,
}

impl PresentRatings {
    /// A player's rating in a pool: the estimate, or that of the last month.
    pub fn of(&self, pool: &Pool, player: &PlayerId) -> Option<Rating> {
        let estimate = self.estimate.pools.get(pool).and_then(|all| all.get(player));
        let before = self.before.pools.get(pool).and_then(|all| all.get(player));
        estimate.or(before).copied()
    }

    /// Whether a game of a pool has counted for a player this month, so that the rating is an estimate.
    pub fn is_estimate(&self, pool: &Pool, player: &PlayerId) -> bool {
        let mut counted = self.estimate.games.iter().filter(|(_, verdict)| verdict.is_ok());
        counted.any(|(game, _)| pool.has(&game.variant) && game.players.contains(player))
    }

    /// How many games of two players have counted this month.
    pub fn counted_between(&self, one: &PlayerId, other: &PlayerId) -> usize {
        let is_of_both = |game: &RatedGame| [one, other].iter().all(|it| game.players.contains(it));
        let counted = self.estimate.games.iter().filter(|(_, verdict)| verdict.is_ok());
        counted.filter(|(game, _)| is_of_both(game)).count()
    }
}

impl Ledger {
    /// A ledger without ratings, before all others.
    pub fn before(month: Period) -> Self {
        Self {
            month: Period(month.0 - 1),
            pools: BTreeMap::new(),
            late: BTreeSet::new(),
            digest: String::new(),
        }
    }

    /// All ledgers until a month, from the month in which the first rated game ended.
    pub fn all(games: &[RatedGame], until: Period) -> Vec<Self> {
        let ended = |game: &RatedGame| Some(month_of(game.end?.1.0));
        let Some(first) = games.iter().filter_map(ended).min() else { return Vec::new() };
        let mut ledgers: Vec<Self> = Vec::new();
        for month in (first.0..=until.0).map(Period) {
            let last = ledgers.last().cloned().unwrap_or_else(|| Self::before(month));
            let of_month = games.iter().filter(|game| ran_in(game, month)).cloned();
            ledgers.push(last.next(&of_month.collect::<Vec<_>>()));
        }
        ledgers
    }

    /// The ledger of the next month. `games` are all rated games that ran or ended in it.
    pub fn next(&self, games: &[RatedGame]) -> Self {
        let month = Period(self.month.0 + 1);
        let running: Vec<_> = games.iter().flat_map(RatedGame::running).collect();
        let digest = self.digest_of(month, games, &running);
        let (record, _) = self.record(month, games, running);
        let pools = self.pools_with(&record, &variants(games), |standings, pool| {
            let is_in_pool = |game: &Game<PlayerId>| pool(GameId(game.id));
            let after = Period(month.0 + 1);
            let ratings = record.ratings_after(standings, month, after, is_in_pool).ok()?;
            ratings.closed.into_iter().next().map(|(_, standings)| standings)
        });
        Self { month, pools, late: record.late().clone(), digest }
    }

    /// The ratings by the games of the next month that have ended so far.
    pub fn estimate(&self, games: &[RatedGame]) -> Estimate {
        let month = Period(self.month.0 + 1);
        let (record, mut verdicts) = self.record(month, games, Vec::new());
        let pools = self.pools_with(&record, &variants(games), |standings, pool| {
            let is_in_pool = |game: &Game<PlayerId>| pool(GameId(game.id));
            let ratings = record.ratings_after(standings, month, month, is_in_pool).ok()?;
            Some(ratings.estimate)
        });
        verdicts.extend(record.games().map(|(game, verdict)| (GameId(game.id), verdict)));
        let mut over: Vec<&RatedGame> = games.iter().filter(|it| ended_in(it, month)).collect();
        over.sort_unstable_by_key(|game| (game.end.map(|(_, at)| at), game.id));
        let judged = over
            .into_iter()
            .filter_map(|game| verdicts.get(&game.id).map(|verdict| (game.clone(), *verdict)));
        Estimate { pools, games: judged.collect() }
    }

    /// The record of a month's games, and the verdicts on those that cannot be in it.
    fn record(
        &self,
        month: Period,
        games: &[RatedGame],
        running: Vec<RunningGame<PlayerId>>,
    ) -> (Record<PlayerId>, BTreeMap<GameId, Verdict>) {
        let (mut counted, mut verdicts) = (Vec::new(), BTreeMap::new());
        for game in games.iter().filter(|game| ended_in(game, month)) {
            match game.over() {
                Some(Ok(over)) => counted.push(over),
                Some(Err(why)) => drop(verdicts.insert(game.id, Err(why))),
                None => {}
            }
        }
        let record = Record::after(&self.late, Calendar::Months, counted, running)
            .expect("each game is there once, and between two players");
        (record, verdicts)
    }

    /// The ratings of each pool that there was, or that a counted game brings.
    fn pools_with(
        &self,
        record: &Record<PlayerId>,
        variants: &BTreeMap<GameId, &str>,
        rated: impl Fn(Standings<PlayerId>, &dyn Fn(GameId) -> bool) -> Option<Standings<PlayerId>>,
    ) -> BTreeMap<Pool, Standings<PlayerId>> {
        let mut pools: BTreeSet<Pool> = self.pools.keys().cloned().collect();
        for (game, _) in record.games().filter(|(_, verdict)| verdict.is_ok()) {
            let variant = variants.get(&GameId(game.id)).copied().unwrap_or_default();
            pools.extend([Pool::All, Pool::Variant(variant.to_owned())]);
        }
        let of_pool = |pool: Pool| {
            let before = self.pools.get(&pool).cloned().unwrap_or_default();
            let has = |id: GameId| variants.get(&id).is_some_and(|variant| pool.has(variant));
            let after = rated(before, &has)?;
            Some((pool, after))
        };
        pools.into_iter().filter_map(of_pool).collect()
    }

    /// The digest of the games before, and of those of a month.
    fn digest_of(
        &self,
        month: Period,
        games: &[RatedGame],
        running: &[RunningGame<PlayerId>],
    ) -> String {
        let mut over: Vec<_> = games.iter().filter(|game| ended_in(game, month)).collect();
        over.sort_unstable_by_key(|game| (game.end.map(|(_, at)| at), game.id));
        let over = over.into_iter().map(|game| {
            let (end, at) = game.end.unzip();
            json!([
                game.id.0,
                game.variant,
                game.players.each_ref().map(PlayerId::as_str),
                game.plies,
                end.map(|end| (end.ending.word(), end.winner.map(menagerie_rules::Color::word))),
                at.map(|at| at.0),
                game.is_ruled_to_count,
            ])
        });
        let players: BTreeSet<&str> = running.iter().map(|game| game.player.as_str()).collect();
        let whole = json!([self.digest, month.0, over.collect::<Vec<_>>(), players]);
        let digest = Sha256::digest(whole.to_string().as_bytes());
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

fn variants(games: &[RatedGame]) -> BTreeMap<GameId, &str> {
    games.iter().map(|game| (game.id, game.variant.as_str())).collect()
}

fn month_of(time: i64) -> Period {
    Calendar::Months.period(time)
}

fn ended_in(game: &RatedGame, month: Period) -> bool {
    game.end.is_some_and(|(_, at)| month_of(at.0) == month)
}

/// Whether a game ran in a month, in part or wholly. One that ended there did, even if a clock that was
/// wrong for a while says that it began later.
fn ran_in(game: &RatedGame, month: Period) -> bool {
    let has_begun = month_of(game.started.0) <= month;
    ended_in(game, month) || has_begun && game.end.is_none_or(|(_, at)| month_of(at.0) >= month)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Timestamp;
    use crate::model::state::{End, Ending};
    use menagerie_rules::Color;
    use rand::rngs::StdRng;
    use rand::seq::SliceRandom;
    use rand::{Rng, RngExt, SeedableRng};

    const DAY: i64 = 86_400;

    fn a_game(id: i64, rng: &mut impl Rng) -> RatedGame {
        let players = ["Ann", "Bob", "Cid", "Dan", "Eve"];
        let (one, next) = (rng.random_range(0..5), rng.random_range(1..5));
        let started = rng.random_range(0..180) * DAY;
        let ended = started + rng.random_range(0..90) * DAY;
        let winner = [None, Some(Color::White), Some(Color::Black)][rng.random_range(0..3)];
        let endings = [Ending::Time, Ending::Resignation, Ending::Aborted, Ending::Adjudicated];
        let ending = match winner {
            None => Ending::Agreement,
            Some(_) => endings[rng.random_range(0..4)],
        };
        RatedGame {
            id: GameId(id),
            variant: ["chess", "shako"][rng.random_range(0..2)].to_owned(),
            players: [one, (one + next) % 5].map(|it: usize| PlayerId::new("test", players[it])),
            started: Timestamp(started),
            plies: rng.random_range(2..40),
            end: rng.random_bool(0.9).then_some((End { winner, ending }, Timestamp(ended))),
            is_ruled_to_count: rng.random_bool(0.5),
        }
    }

    fn games(seed: u64) -> Vec<RatedGame> {
        let rng = &mut StdRng::seed_from_u64(seed);
        (1..=60).map(|id| a_game(id, rng)).collect()
    }

    #[test]
    fn a_thousand_orders_of_the_games_give_the_same_bits() {
        let rng = &mut StdRng::seed_from_u64(1);
        let mut games = games(7);
        let expected = Ledger::all(&games, Period(9));
        assert!(expected.last().is_some_and(|last| last.pools[&Pool::All].len() == 5));
        for _ in 0..1_000 {
            games.shuffle(rng);
            assert!(Ledger::all(&games, Period(9)) == expected);
        }
    }

    /// The ledgers, each from the one before, are what the whole record gives at once.
    #[test]
    fn month_by_month_comes_to_the_same_as_the_whole_record() {
        for seed in 0..50 {
            let games = games(seed);
            let counted = games.iter().filter_map(RatedGame::over).filter_map(Result::ok);
            let running = games.iter().flat_map(RatedGame::running).collect();
            let record = Record::new(Calendar::Months, counted.collect(), running);
            let record = record.expect("each game is there once");
            let ledgers = Ledger::all(&games, Period(9));
            for pool in [Pool::All, Pool::Variant("shako".to_owned())] {
                let has = |game: &Game<PlayerId>| {
                    pool.has(&games[usize::try_from(game.id).expect("it is small") - 1].variant)
                };
                let closed = record.ratings(Period(10), has).expect("it is soon after").closed;
                for (month, standings) in closed {
                    let ledger = ledgers.iter().find(|it| it.month == month).expect("it is there");
                    assert_eq!(ledger.pools.get(&pool), Some(&standings), "{seed} {month:?}");
                }
            }
            assert_eq!(&ledgers.last().expect("there are some").late, record.late());
        }
    }

    #[test]
    fn the_estimate_on_the_last_day_is_what_the_month_becomes() {
        let games = games(3);
        let ledgers = Ledger::all(&games, Period(3));
        let of_month = |month| games.iter().filter(move |game| ended_in(game, month)).cloned();
        let estimate = ledgers[2].estimate(&of_month(Period(3)).collect::<Vec<_>>());
        assert_eq!(ledgers[3].month, Period(3), "the first game ended in January");
        let played = estimate.games.iter().filter(|(_, verdict)| verdict.is_ok());
        let players: BTreeSet<_> = played.flat_map(|(game, _)| &game.players).collect();
        assert!(players.len() > 2);
        for player in players {
            let all = |pools: &BTreeMap<Pool, Standings<PlayerId>>| pools[&Pool::All][player];
            assert_eq!(all(&estimate.pools), all(&ledgers[3].pools), "{player:?}");
        }
    }

    #[test]
    fn seventy_running_games_keep_a_rating_from_growing_uncertain() {
        let player = |name: &str| PlayerId::new("test", name);
        let won = End { winner: Some(Color::White), ending: Ending::Resignation };
        let game = |id, second: &str, end| RatedGame {
            id: GameId(id),
            variant: "chess".to_owned(),
            players: [player("Ann"), player(second)],
            started: Timestamp(0),
            plies: 40,
            end,
            is_ruled_to_count: false,
        };
        let over = game(1, "Bob", Some((won, Timestamp(DAY))));
        let running = (2..72).map(|id| game(id, &format!("Opponent{id}"), None));
        let deviations = |games: &[RatedGame], name: &str| {
            let ledgers = Ledger::all(games, Period(11));
            let of = |ledger: &Ledger| ledger.pools[&Pool::All][&player(name)].deviation;
            ledgers.iter().map(of).collect::<Vec<f64>>()
        };
        let busy: Vec<_> = std::iter::once(over.clone()).chain(running).collect();
        let ann = deviations(&busy, "Ann");
        assert!(
            ann.len() == 12 && ann.windows(2).all(|two| two[0].to_bits() == two[1].to_bits()),
            "{ann:?}"
        );
        for idle in [deviations(&busy, "Bob"), deviations(&[over], "Ann")] {
            assert!(idle.windows(2).all(|two| two[0] < two[1]), "{idle:?}");
        }
    }

    #[test]
    fn a_digest_tells_games_apart() {
        let games = games(5);
        let digest = |games: &[RatedGame]| {
            Ledger::all(games, Period(9)).last().map(|last| last.digest.clone())
        };
        let ended = games.iter().position(|game| game.end.is_some()).expect("one has ended");
        let changes: [fn(&mut RatedGame); 5] = [
            |game| game.players.swap(0, 1),
            |game| game.plies += 1,
            |game| game.variant.push('x'),
            |game| game.is_ruled_to_count ^= true,
            |game| game.end = game.end.map(|(end, at)| (end, Timestamp(at.0 + 1))),
        ];
        for (number, change) in changes.into_iter().enumerate() {
            let mut changed = games.clone();
            change(&mut changed[ended]);
            assert_ne!(digest(&changed), digest(&games), "{number}");
        }
    }
}
