//! FIDE's Berger tables.

use menagerie_club::pairings::{NoTable, Pairing, Players, Round, double, single};
use std::collections::BTreeMap;

/// The sides of each player in the order of the rounds, `true` for the one that moves first.
fn sides(rounds: &[Round]) -> BTreeMap<usize, Vec<bool>> {
    let mut sides: BTreeMap<usize, Vec<bool>> = BTreeMap::new();
    for Pairing { first, second } in rounds.iter().flatten() {
        sides.entry(*first).or_default().push(true);
        sides.entry(*second).or_default().push(false);
    }
    sides
}

fn text(rounds: &[Round]) -> String {
    let round = |round: &Round| {
        let pairings = round.iter().map(|it| format!("{}-{}", it.first, it.second));
        pairings.collect::<Vec<_>>().join(" ")
    };
    rounds.iter().map(round).collect::<Vec<_>>().join(" | ")
}

#[test]
fn the_tables_are_those_of_the_handbook() {
    let of = |number| Players::try_from(number).expect("there is a table");
    assert_eq!(
        text(&single(of(6))),
        "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1"
    );
    // The last number is nobody's, and the player who would meet it is free.
    assert_eq!(text(&single(of(5))), "2-5 3-4 | 5-3 1-2 | 3-1 4-5 | 1-4 2-3 | 4-2 5-1");
    assert_eq!(text(&double(of(4))), "1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3");
}

#[test]
fn there_are_tables_for_3_to_16_players() {
    let numbers: Vec<usize> = Players::all().map(Players::number).collect();
    assert_eq!(numbers, (3..=16).collect::<Vec<_>>());
    for number in [0, 1, 2, 17, usize::MAX] {
        assert_eq!(Players::try_from(number), Err(NoTable(number)));
    }
}

#[test]
fn each_player_meets_each_other_one_and_plays_once_a_round() {
    for players in Players::all() {
        let number = players.number();
        for (rounds, times) in [(single(players), 1), (double(players), 2)] {
            let mut met: BTreeMap<[usize; 2], Vec<bool>> = BTreeMap::new();
            for round in &rounds {
                let mut busy: Vec<usize> =
                    round.iter().flat_map(|it| [it.first, it.second]).collect();
                busy.sort_unstable();
                busy.dedup();
                assert_eq!(busy.len(), number / 2 * 2, "{number} players");
                for Pairing { first, second } in round {
                    let pair = [*first.min(second), *first.max(second)];
                    met.entry(pair).or_default().push(first < second);
                }
            }
            assert_eq!(met.len(), number * (number - 1) / 2);
            assert_eq!(rounds.len(), times * (number - 1 + number % 2));
            for games in met.values() {
                assert_eq!(games.len(), times);
                assert!(times == 1 || games[0] != games[1], "{number} players");
            }
        }
    }
}

#[test]
fn the_sides_of_each_player_differ_by_one_at_most() {
    for players in Players::all() {
        for (rounds, most) in [(single(players), 1), (double(players), 0)] {
            for (player, sides) in sides(&rounds) {
                let first = sides.iter().filter(|is_first| **is_first).count();
                let difference = first.abs_diff(sides.len() - first);
                // With an odd number of games they cannot be equal; with an even number they are.
                let expected = most * (sides.len() % 2);
                assert_eq!(difference, expected, "{player} of {}", players.number());
            }
        }
    }
}

#[test]
fn nobody_has_one_side_three_times_in_a_row() {
    for players in Players::all() {
        for rounds in [single(players), double(players)] {
            for (player, sides) in sides(&rounds) {
                let has_three = sides.windows(3).any(|it| it[0] == it[1] && it[1] == it[2]);
                assert!(!has_three, "{player} of {}: {sides:?}", players.number());
            }
        }
    }
}
