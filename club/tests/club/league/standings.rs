//! The table of a division during the season.

use super::common::{LOST, WON, play, season, shown};
use menagerie_club::league::Departure;
use menagerie_club::tables::Points;

#[test]
fn equal_players_share_a_rank() {
    let mut season = season("abcd");
    assert_eq!(shown(&season.standings()).0, "1a 1b 1c 1d");
    // ad bc, dc ab, bd ca.
    play(&mut season, &[(0, WON)]);
    assert_eq!(shown(&season.standings()).0, "1a 2b 2c 2d");
}

#[test]
fn a_player_who_left_late_has_a_rank() {
    // Of five: be cd, ec ab, ca de, ad bc, db ea.
    let mut season = season("abcde");
    play(&mut season, &[(0, WON), (1, WON), (2, LOST), (3, WON), (4, WON)]);
    for player in ['a', 'e', 'b', 'd'] {
        assert_eq!(season.leave(&player).map(|it| it.how), Ok(Departure::Late), "{player}");
    }
    assert_eq!(shown(&season.standings()), ("1c 2d 3a 3b 3e".to_owned(), String::new()));
}

#[test]
fn an_early_departure_strikes_out_the_player_and_their_points_for_both_sides() {
    let mut season = season("abcde");
    // b has beaten a, who leaves, and e has beaten b.
    play(&mut season, &[(3, LOST), (0, LOST)]);
    season.leave(&'a').expect("a is here");
    let standings = season.standings();
    assert_eq!(shown(&standings), ("1e 2b 2c 2d".to_owned(), "a".to_owned()));
    assert!(standings.rows.iter().skip(1).all(|row| row.points == Points::ZERO && row.wins == 0));
    // The last player of a division in which all others left is in the table.
    for player in ['b', 'c', 'e'] {
        season.leave(&player).expect("the player is here");
    }
    assert_eq!(shown(&season.standings()), ("1d".to_owned(), "abce".to_owned()));
}
