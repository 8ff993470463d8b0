//! When the games of a season begin.

use menagerie_club::league::{Format, Scoring, Season, Stage};
use menagerie_club::pairings::Players;
use menagerie_club::tables::Points;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::num::NonZeroUsize;

const DRAWN: [Points; 2] = [Points::HALF; 2];

fn season(players: usize, format: Format) -> Season<usize> {
    Season::new((1..=players).collect(), format, Scoring::usual()).expect("there is a table")
}

fn limit(games: usize) -> NonZeroUsize {
    NonZeroUsize::new(games).expect("it is above 0")
}

fn begin(season: &mut Season<usize>, games: &[usize]) {
    for game in games {
        season.begin(*game).expect("it is waiting");
    }
}

fn in_stage(season: &Season<usize>, stage: Stage) -> Vec<usize> {
    let games = season.games().iter().enumerate().filter(|(_, game)| game.stage == stage);
    games.map(|(at, _)| at).collect()
}

fn running(season: &Season<usize>, player: usize) -> usize {
    let games = in_stage(season, Stage::Running);
    games.iter().filter(|at| season.games()[**at].has(&player)).count()
}

#[test]
fn games_begin_round_by_round_as_the_players_have_room() {
    // Rounds of four: 1-4 2-3, 4-3 1-2, 2-4 3-1.
    let mut season = season(4, Format::Single);
    assert_eq!(season.due(limit(1)), [0, 1]);
    assert_eq!(season.due(limit(2)), [0, 1, 2, 3]);
    assert_eq!(season.due(limit(3)), [0, 1, 2, 3, 4, 5]);
    begin(&mut season, &[0, 1]);
    // All have a game, until one ends: then its players wait for the others.
    assert_eq!(season.due(limit(1)), [0; 0]);
    season.end(0, DRAWN).expect("it is running");
    assert_eq!(season.due(limit(1)), [0; 0]);
    season.end(1, DRAWN).expect("it is running");
    assert_eq!(season.due(limit(1)), [2, 3]);
}

#[test]
fn a_later_round_begins_where_an_earlier_one_has_to_wait() {
    // Rounds of five: 2-5 3-4, 5-3 1-2, 3-1 4-5, 1-4 2-3, 4-2 5-1.
    let mut season = season(5, Format::Single);
    assert_eq!(season.due(limit(1)), [0, 1]);
    begin(&mut season, &[0, 1]);
    season.end(1, DRAWN).expect("it is running");
    // 5 and 2 still play each other, so 3 and 1 begin, whose game is of the third round.
    assert_eq!(season.due(limit(1)), [4]);
}

#[test]
fn every_game_begins_once_and_two_players_with_room_never_wait_for_each_other() {
    let mut dice = StdRng::seed_from_u64(1);
    for players in Players::all().map(Players::number) {
        for format in [Format::Single, Format::Double] {
            let most = dice.random_range(1..=players);
            let mut season = season(players, format);
            let mut begun = vec![0; season.games().len()];
            while season.games().iter().any(|game| game.stage.is_open()) {
                let due = season.due(limit(most));
                begin(&mut season, &due);
                for game in due {
                    begun[game] += 1;
                }
                assert_eq!(season.due(limit(most)), [0; 0], "what has begun is begun again");

                let has_room = |player: &usize| running(&season, *player) < most;
                assert!((1..=players).all(|player| running(&season, player) <= most));
                for game in in_stage(&season, Stage::Waiting) {
                    let game = &season.games()[game];
                    assert!(
                        !has_room(&game.first) || !has_room(&game.second),
                        "{players}: {game:?}"
                    );
                }
                let games = in_stage(&season, Stage::Running);
                let ended = games.choose(&mut dice).expect("the season stands still");
                season.end(*ended, DRAWN).expect("it is running");
            }
            assert!(begun.iter().all(|times| *times == 1), "{begun:?}");
            for player in 1..=players {
                let sides = [0, 1].map(|side| {
                    let games = season.games().iter();
                    games.filter(|it| [it.first, it.second][side] == player).count()
                });
                assert!(sides[0].abs_diff(sides[1]) <= 1, "{player} of {players}: {sides:?}");
            }
        }
    }
}
