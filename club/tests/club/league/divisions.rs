//! The divisions of a first season.

use menagerie_club::league::{DivisionError, FEWEST, Largest, NoSize, first_divisions};

fn largest(players: usize) -> Largest {
    Largest::try_from(players).expect("it is 4 to 10")
}

fn sizes(players: usize, most: usize) -> Vec<usize> {
    let divisions = first_divisions((0..players).collect(), vec![], largest(most));
    divisions.expect("there are enough").iter().map(Vec::len).collect()
}

#[test]
fn the_rated_come_first_and_the_unrated_in_the_order_of_the_draw() {
    let divisions =
        first_divisions(vec!["Ann", "Bob", "Cid"], vec!["Gus", "Eve", "Fay"], largest(4));
    assert_eq!(divisions, Ok(vec![vec!["Ann", "Bob", "Cid"], vec!["Gus", "Eve", "Fay"]]));
}

#[test]
fn sizes_differ_by_one_at_most_and_the_first_are_the_larger_ones() {
    for (players, most, expected) in [
        (4, 4, &[4][..]),
        (10, 10, &[10]),
        (11, 10, &[6, 5]),
        (23, 8, &[8, 8, 7]),
        // No division of four is possible here without one of two or of five.
        (6, 4, &[3, 3]),
        (7, 6, &[4, 3]),
        (11, 5, &[4, 4, 3]),
        // Two players have no round robin.
        (5, 4, &[5]),
    ] {
        assert_eq!(sizes(players, most), expected, "{players} players, {most} at most");
    }
}

#[test]
fn the_largest_size_holds_and_a_division_has_four_where_that_is_possible() {
    for most in 4..=10 {
        for players in FEWEST..=100 {
            let sizes = sizes(players, most);
            let (least, greatest) = (sizes[sizes.len() - 1], sizes[0]);
            let case = format!("{players} players, {most} at most: {sizes:?}");
            assert_eq!(sizes.iter().sum::<usize>(), players, "{case}");
            assert!(sizes.is_sorted_by(|one, next| one >= next) && greatest - least <= 1, "{case}");
            assert!(greatest <= most || (players, most) == (5, 4), "{case}");
            // Some number of divisions has four to `most` players in each.
            let is_possible = (1..=players).any(|it| (4 * it..=most * it).contains(&players));
            assert!(least >= if is_possible { 4 } else { 3 }, "{case}");
        }
    }
}

#[test]
fn fewer_than_four_players_and_players_who_are_there_twice_are_no_league() {
    for players in 0..4 {
        let refused = first_divisions((0..players).collect(), vec![], largest(4));
        assert_eq!(refused, Err(DivisionError::NotEnough(players)));
    }
    let twice = first_divisions(vec!["Ann", "Bob", "Cid"], vec!["Dan", "Bob"], largest(4));
    assert_eq!(twice, Err(DivisionError::Twice(5)));
    for players in [0, 3, 11, usize::MAX] {
        assert_eq!(Largest::try_from(players), Err(NoSize(players)));
    }
}
