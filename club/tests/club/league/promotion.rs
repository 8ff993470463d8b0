//! Promotion and relegation between two seasons.

use menagerie_club::league::{DivisionError, Largest, NextSeason, first_divisions, next_divisions};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

fn largest(players: usize) -> Largest {
    Largest::try_from(players).expect("it is 4 to 10")
}

/// The next season after tables as `abcd efgh`, without the players of `left`, as `abce dfgh`; and the
/// players who move two divisions.
fn next(tables: &str, left: &str, newcomers: &str, most: usize) -> (String, String) {
    let tables: Vec<Vec<char>> = tables.split(' ').map(|it| it.chars().collect()).collect();
    let newcomers = newcomers.chars().collect();
    let season = next_divisions(&tables, &left.chars().collect(), newcomers, largest(most));
    let NextSeason { divisions, far } = season.expect("there are enough");
    let divisions: Vec<String> = divisions.iter().map(|it| it.iter().collect()).collect();
    (divisions.join(" "), far.into_iter().collect())
}

#[test]
fn the_best_and_the_last_sixth_change_places_with_their_neighbors() {
    for (tables, most, expected) in [
        ("abcd efgh ijkl", 4, "abce dfgi hjkl"),
        ("abcdef ghijkl", 6, "abcdeg fhijkl"),
        // Of seven and more, two change places, but with a neighbor of six only one.
        ("abcdefg hijklmn", 7, "abcdehi fgjklmn"),
        ("abcdefg hijklm", 7, "abcdefh gijklm"),
        // The larger divisions stay where they were.
        ("abcd efghi jklm", 5, "abce dfghj iklm"),
        ("abcdef", 6, "abcdef"),
    ] {
        assert_eq!(next(tables, "", "", most), (expected.to_owned(), String::new()), "{tables}");
    }
}

#[test]
fn the_next_ones_in_the_tables_make_the_sizes_equal() {
    for (tables, left, newcomers, most, expected) in [
        // With eleven players nobody moves for the sizes. With ten, one more moves up.
        ("abcdef ghijkl", "a", "", 6, "bcdeg fhijkl"),
        ("abcdef ghijkl", "ab", "", 6, "cdegh fijkl"),
        // The last division has lost three: one more moves down from the first, two more from the next.
        ("abcdefgh ijklmnop qrstuvwx", "vwx", "", 8, "abcdeij fghklmq noprstu"),
        // The newcomer has the last place.
        ("abcde fghij", "", "x", 6, "abcdf eghijx"),
        // A third division is needed, and newcomers are the first to be in it.
        ("abcd efgh", "", "uvwxy", 5, "abce dfgh uvwxy"),
        ("abcd efgh", "", "uvwxyz", 5, "abce dfghu vwxyz"),
        ("abcdefgh", "", "uvwxyz", 8, "abcdefg huvwxyz"),
        // A move up is as good as a move down; then the first divisions are the larger ones.
        ("abcdefg hijklmn", "fg", "uvwxy", 6, "abcdhi ejklmn uvwxy"),
        // Of a division from which all have left, the next ones take the place.
        ("abcd efgh ijkl", "abcd", "", 4, "efgh ijkl"),
        ("abcd efgh ijkl", "efgh", "", 4, "abcd ijkl"),
        // The only player of a division cannot change places with both neighbors.
        ("abcd efgh ijkl", "fgh", "", 4, "abe cdi jkl"),
    ] {
        let case = format!("{tables} - {left} + {newcomers}");
        assert_eq!(next(tables, left, newcomers, most).0, expected, "{case}");
        assert_eq!(next(tables, left, newcomers, most).1, "", "{case}");
    }
}

#[test]
fn more_divisions_than_needed_are_better_than_a_move_over_two() {
    // Ten players would be one division, but then those of the third one would be in the first.
    let after = next("abcdefg hijklmn opqrstu", "efgklmnrstu", "", 10);
    assert_eq!(after, ("abchi djopq".to_owned(), String::new()));
    // Here nothing helps, and as few as possible move two.
    let after = next("abcdefg hijklmn opqrstu", "bcdefgijklmn", "", 10);
    assert_eq!(after, ("ahop qrstu".to_owned(), "op".to_owned()));
}

/// Whether sizes are possible without a move over two divisions. Each new division has to take those that
/// are left of the one above, then its own, then those of the one below.
fn is_near(stayed: &[usize], sizes: &[usize]) -> bool {
    let mut left = stayed.to_vec();
    left.resize(stayed.len().max(sizes.len()) + 2, 0);
    for (at, size) in sizes.iter().enumerate() {
        let mut room = *size;
        for from in &mut left[at.saturating_sub(1)..=at + 1] {
            let taken = room.min(*from);
            *from -= taken;
            room -= taken;
        }
        let is_left_above = at > 0 && left[at - 1] > 0;
        // New players come after all others.
        if is_left_above || room > 0 && left.iter().any(|it| *it > 0) {
            return false;
        }
    }
    left.iter().all(|it| *it == 0)
}

/// All sizes that differ by one at most, of as many divisions as may be.
fn all_sizes(players: usize, most: usize) -> Vec<Vec<usize>> {
    let fewest = first_divisions((0..players).collect(), vec![], largest(most));
    let fewest = fewest.expect("there are enough").len();
    let mut all = Vec::new();
    for divisions in fewest..=fewest.max(players / 4) {
        for larger in 0_u32..1 << divisions {
            if larger.count_ones() as usize == players % divisions {
                let size = |at| players / divisions + usize::from(larger >> at & 1 == 1);
                all.push((0..divisions).map(size).collect());
            }
        }
    }
    all
}

#[test]
fn nobody_moves_two_divisions_where_any_sizes_avoid_it() {
    let mut dice = StdRng::seed_from_u64(1);
    let (mut near, mut far_seasons) = (0, 0);
    for _ in 0..3_000 {
        let most = dice.random_range(4..=10);
        let many = dice.random_range(4..=45);
        let tables = first_divisions((0..many).collect(), vec![], largest(most)).expect("enough");
        // Some seasons lose few players, and some nearly all of a division.
        let leaves: Vec<f64> =
            tables.iter().map(|_| dice.random_range(0.0_f64..1.0).powi(3)).collect();
        let mut left = BTreeSet::new();
        for (table, chance) in tables.iter().zip(leaves) {
            left.extend(table.iter().copied().filter(|_| dice.random_bool(chance)));
        }
        let newcomers: Vec<usize> = (100..100 + dice.random_range(0..8)).collect();
        let number = many - left.len() + newcomers.len();
        let after = next_divisions(&tables, &left, newcomers.clone(), largest(most));
        if number < 4 {
            assert_eq!(after, Err(DivisionError::NotEnough(number)));
            continue;
        }
        let NextSeason { divisions, far } = after.expect("there are enough");
        let case = format!("{most}: {tables:?} - {left:?} + {newcomers:?}: {divisions:?}");

        let sizes: Vec<usize> = divisions.iter().map(Vec::len).collect();
        let least = sizes.iter().min().expect("there is one");
        let greatest = sizes.iter().max().expect("there is one");
        assert!(greatest - least <= 1 && (*greatest <= most || number == 5), "{case}");
        let mut all = divisions.concat();
        all.sort_unstable();
        let expected = (0..many).filter(|it| !left.contains(it)).chain(newcomers.clone());
        assert_eq!(all, expected.collect::<Vec<_>>(), "{case}");

        let to = |player: &usize| {
            divisions.iter().position(|it| it.contains(player)).expect("it is there")
        };
        let mut moved_far: Vec<usize> = Vec::new();
        let mut last = 0;
        for (from, table) in tables.iter().enumerate() {
            let stayed: Vec<_> = table.iter().filter(|it| !left.contains(it)).collect();
            assert!(stayed.is_sorted_by_key(|it| to(it)), "{case}");
            last = last.max(stayed.last().map_or(0, |it| to(it)));
            moved_far.extend(stayed.into_iter().copied().filter(|it| to(it).abs_diff(from) > 1));
        }
        assert_eq!(far, moved_far, "{case}");
        assert!(newcomers.iter().all(|it| to(it) >= last), "{case}");

        let stayed = tables.iter().map(|it| it.iter().filter(|it| !left.contains(it)).count());
        let stayed: Vec<usize> = stayed.collect();
        let is_possible = all_sizes(number, most).iter().any(|sizes| is_near(&stayed, sizes));
        assert_eq!(far.is_empty(), is_possible, "{case}");
        near += u32::from(is_possible);
        far_seasons += u32::from(!is_possible);
    }
    assert!(near > 1_000 && far_seasons > 10, "{near} {far_seasons}");
}

#[test]
fn a_season_without_leavers_and_newcomers_is_an_exchange_of_sixths() {
    for most in 4..=10 {
        for players in 6..=60 {
            let tables = first_divisions((0..players).collect(), vec![], largest(most));
            let tables = tables.expect("there are enough");
            let after = next_divisions(&tables, &BTreeSet::new(), vec![], largest(most));
            let after = after.expect("there are enough").divisions;
            for (at, pair) in tables.windows(2).enumerate() {
                let swapped = pair[0].len().min(pair[1].len()).div_ceil(6);
                assert_eq!(after[at].len(), pair[0].len());
                let (up, down) = (&pair[1][..swapped], &pair[0][pair[0].len() - swapped..]);
                assert!(up.iter().all(|it| after[at].contains(it)), "{tables:?} {after:?}");
                assert!(down.iter().all(|it| after[at + 1].contains(it)), "{tables:?} {after:?}");
                let stays =
                    pair[0].len() - swapped - if at == 0 { 0 } else { swapped_above(&tables, at) };
                let stayed = pair[0].iter().filter(|it| after[at].contains(it)).count();
                assert_eq!(stayed, stays, "{tables:?} {after:?}");
            }
        }
    }
}

fn swapped_above(tables: &[Vec<usize>], at: usize) -> usize {
    tables[at - 1].len().min(tables[at].len()).div_ceil(6)
}

#[test]
fn too_few_players_and_players_who_are_there_twice_are_no_season() {
    let tables = [vec!['a', 'b', 'c', 'd']];
    let nobody = BTreeSet::new();
    let one_left = next_divisions(&tables, &BTreeSet::from(['a']), vec![], largest(4));
    assert_eq!(one_left, Err(DivisionError::NotEnough(3)));
    assert_eq!(
        next_divisions::<char>(&[], &nobody, vec![], largest(4)),
        Err(DivisionError::NotEnough(0))
    );
    let twice = next_divisions(&tables, &nobody, vec!['c'], largest(4));
    assert_eq!(twice, Err(DivisionError::Twice(5)));
    // A player may leave and come back, in the last place.
    let back = next_divisions(&tables, &BTreeSet::from(['a']), vec!['a'], largest(4));
    assert_eq!(back.map(|it| it.divisions), Ok(vec![vec!['b', 'c', 'd', 'a']]));
}
