//! The outcomes that are still possible.

use super::common::{DRAWN, LOST, WON, play, season};
use menagerie_club::league::{Format, Game, Outlook, Scoring, Season};
use menagerie_club::tables::Points;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

type Ranks = BTreeMap<char, RangeInclusive<usize>>;

/// The ranks as `a1-2 b1-3`.
fn shown(outlook: &Outlook<char>) -> String {
    let ranks = outlook.ranks.iter();
    let ranks = ranks.map(|(player, it)| format!("{player}{}-{}", it.start(), it.end()));
    ranks.collect::<Vec<_>>().join(" ")
}

/// Terran Chess: checkmate 5-1, stalemate 4-2, other wins 5-0, a draw 1-1.
fn terran() -> Scoring {
    let results = [[5, 1], [4, 2], [1, 1]].map(|it| it.map(Points::whole));
    Scoring::new(results, [5, 0].map(Points::whole)).expect("a loss on time is a loss")
}

/// A season of which all but so many games have ended, in any order, and with any results.
fn with_open(players: usize, open: usize, scoring: Scoring, dice: &mut StdRng) -> Season<char> {
    let names = "abcdefghij".chars().take(players).collect();
    let format = if dice.random() { Format::Single } else { Format::Double };
    let mut season = Season::new(names, format, scoring.clone()).expect("there is a table");
    let mut games: Vec<usize> = (0..season.games().len()).collect();
    games.shuffle(dice);
    for game in games.into_iter().skip(open) {
        let result = scoring.results().choose(dice).expect("there is one");
        play(&mut season, &[(game, *result)]);
    }
    season
}

/// Shows all ways in which a season can end.
fn all_ends(season: &Season<char>, scoring: &Scoring, see: &mut dyn FnMut(&Season<char>)) {
    let Some(game) = season.games().iter().position(|game| game.stage.is_open()) else {
        return see(season);
    };
    for result in scoring.results() {
        let mut next = season.clone();
        play(&mut next, &[(game, *result)]);
        all_ends(&next, scoring, see);
    }
}

/// Adds the ranks of a season that has ended. Players who share one may be drawn in any order.
fn add_ranks(season: &Season<char>, ranks: &mut Ranks) {
    let rows = season.standings().rows;
    for row in &rows {
        let last = rows.iter().rposition(|it| it.rank == row.rank).expect("it is there") + 1;
        let known = ranks.entry(row.player).or_insert(row.rank..=last);
        *known = row.rank.min(*known.start())..=last.max(*known.end());
    }
}

#[test]
fn a_rank_is_certain_when_nobody_can_pass() {
    // ad bc, dc ab, bd ca: a has won all, c has 1½ points, and only the game of b and d is open.
    let mut season = season("abcd");
    play(&mut season, &[(0, WON), (1, LOST), (2, DRAWN), (3, WON), (5, LOST)]);
    let outlook = season.outlook();
    assert!(outlook.is_exact);
    assert_eq!(shown(&outlook), "a1-1 b3-4 c2-3 d2-4");
    // If d wins, c and d are equal in all criteria, and either of them may be drawn first.
    play(&mut season, &[(4, LOST)]);
    assert_eq!(shown(&season.outlook()), "a1-1 b4-4 c2-3 d2-3");
}

#[test]
fn before_the_first_game_everything_is_possible() {
    for players in [4, 10] {
        let season = season(&"abcdefghij"[..players]);
        let outlook = season.outlook();
        assert!(!outlook.is_exact || players == 4);
        assert!(outlook.ranks.values().all(|it| *it == (1..=players)), "{}", shown(&outlook));
    }
}

#[test]
fn players_who_are_struck_out_have_no_rank() {
    let mut season = season("abcd");
    season.leave(&'b').expect("b is here");
    assert_eq!(shown(&season.outlook()), "a1-3 c1-3 d1-3");
}

#[test]
fn exact_ranks_are_those_of_all_ends() {
    let mut dice = StdRng::seed_from_u64(1);
    for scoring in [Scoring::usual(), terran()] {
        for _ in 0..60 {
            let players = dice.random_range(3..=6);
            let open = dice.random_range(0..=3);
            let season = with_open(players, open, scoring.clone(), &mut dice);
            let outlook = season.outlook();
            let mut ranks = Ranks::new();
            all_ends(&season, &scoring, &mut |season| add_ranks(season, &mut ranks));
            assert!(outlook.is_exact);
            assert_eq!(outlook.ranks, ranks);
        }
    }
}

/// The best and the worst rank by points alone: equal players stand below for the one, above for the other.
fn ranks_by_points(season: &Season<char>, ranks: &mut Ranks) {
    let rows = season.standings().rows;
    for row in &rows {
        let best = rows.iter().filter(|it| it.points > row.points).count() + 1;
        let worst = rows.iter().filter(|it| it.points >= row.points).count();
        let known = ranks.entry(row.player).or_insert(best..=worst);
        *known = best.min(*known.start())..=worst.max(*known.end());
    }
}

#[test]
fn bounds_rule_out_no_rank_that_can_come_about() {
    let mut dice = StdRng::seed_from_u64(2);
    for (scoring, open) in [(Scoring::usual(), 7), (terran(), 4)] {
        for _ in 0..12 {
            let season = with_open(dice.random_range(5..=7), open, scoring.clone(), &mut dice);
            let outlook = season.outlook();
            assert!(!outlook.is_exact);
            let mut ranks = Ranks::new();
            all_ends(&season, &scoring, &mut |season| add_ranks(season, &mut ranks));
            for (player, possible) in ranks {
                let bound = &outlook.ranks[&player];
                let holds = bound.start() <= possible.start() && possible.end() <= bound.end();
                assert!(holds, "{player} {bound:?} {possible:?}");
            }
        }
    }
}

#[test]
fn with_the_usual_points_the_bounds_are_all_that_points_can_tell() {
    let mut dice = StdRng::seed_from_u64(3);
    let mut ruled_out = 0;
    for _ in 0..25 {
        let season = with_open(dice.random_range(5..=7), 7, Scoring::usual(), &mut dice);
        let mut ranks = Ranks::new();
        all_ends(&season, &Scoring::usual(), &mut |season| ranks_by_points(season, &mut ranks));
        let bounds = season.outlook().ranks;
        assert_eq!(bounds, ranks);
        ruled_out += bounds.values().filter(|it| **it != (1..=bounds.len())).count();
    }
    assert!(ruled_out > 25, "{ruled_out}");
}

#[test]
fn ends_of_large_divisions_are_within_the_bounds() {
    let mut dice = StdRng::seed_from_u64(4);
    for scoring in [Scoring::usual(), terran()] {
        for open in (10..=45).step_by(5) {
            let season = with_open(10, open, scoring.clone(), &mut dice);
            let bounds = season.outlook().ranks;
            for _ in 0..40 {
                let mut end = season.clone();
                // The strong win most of their games, so that all kinds of tables come about.
                let strength = dice.random_range(0.0..1.0);
                for game in 0..end.games().len() {
                    let Game { first, second, stage, .. } = &end.games()[game];
                    if stage.is_open() {
                        let results = scoring.results();
                        let best = if first < second { results.len() - 1 } else { 0 };
                        let is_usual = dice.random_bool(strength);
                        let at = if is_usual { best } else { dice.random_range(0..results.len()) };
                        play(&mut end, &[(game, results[at])]);
                    }
                }
                let mut ranks = Ranks::new();
                add_ranks(&end, &mut ranks);
                for (player, rank) in ranks {
                    let bound = &bounds[&player];
                    assert!(bound.contains(rank.start()) && bound.contains(rank.end()), "{player}");
                }
            }
        }
    }
}
