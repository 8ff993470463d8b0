//! The table of a division after the season.

use super::common::{DRAWN, LOST, WON, play, season, shown};
use menagerie_club::league::{Draw, Seed, Unfinished};
use std::num::NonZeroUsize;

const FIRST: NonZeroUsize = NonZeroUsize::MIN;
const SECOND: NonZeroUsize = FIRST.saturating_add(1);

#[test]
fn there_is_none_before_all_games_have_ended() {
    let mut season = season("abcd");
    play(&mut season, &[(0, WON)]);
    let refused = season.final_standings(&Seed::from([7; 32]), FIRST).expect_err("five are open");
    assert_eq!(
        (refused, refused.to_string().as_str()),
        (Unfinished(5), "games that have not ended: 5")
    );
    // Annulled games have.
    for player in ['a', 'b', 'c'] {
        season.leave(&player).expect("the player is here");
    }
    let standings = season.final_standings(&Seed::from([7; 32]), FIRST).expect("all has ended");
    assert_eq!(shown(&standings), ("1d".to_owned(), "abc".to_owned()));
}

#[test]
fn the_lot_of_the_seed_decides_last() {
    let mut season = season("abcd");
    play(&mut season, &[0, 1, 2, 3, 4, 5].map(|game| (game, DRAWN)));
    assert_eq!(shown(&season.standings()).0, "1a 1b 1c 1d");
    let mut orders = Vec::new();
    for number in 0..20 {
        for division in [FIRST, SECOND] {
            let seed = Seed::from([number; 32]);
            let lot = seed.order(Draw::Ties(division), vec!['a', 'b', 'c', 'd']);
            let standings = season.final_standings(&seed, division).expect("all has ended");
            let order: Vec<char> = standings.rows.iter().map(|row| row.player).collect();
            assert_eq!(order, lot);
            assert!(standings.rows.iter().map(|row| row.rank).eq(1..=4));
            orders.push(order);
        }
    }
    orders.sort();
    orders.dedup();
    assert!(orders.len() > 10, "{orders:?}");
}

#[test]
fn the_lot_does_not_decide_where_anything_else_does() {
    // ad bc, dc ab, bd ca: a wins all, d loses all, b and c draw.
    let mut season = season("abcd");
    play(&mut season, &[(0, WON), (1, DRAWN), (2, LOST), (3, WON), (4, WON), (5, LOST)]);
    for number in 0..20 {
        let standings = season.final_standings(&Seed::from([number; 32]), SECOND);
        // c has won with the second side.
        assert_eq!(shown(&standings.expect("all has ended")).0, "1a 2c 3b 4d");
    }
}
