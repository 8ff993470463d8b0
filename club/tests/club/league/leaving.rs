//! Players who leave during the season.

use super::common::{DRAWN, LOST, WON, play, season};
use menagerie_club::league::{CannotLeave, Departure, Format, Left, Scoring, Season, Stage};
use menagerie_club::tables::Points;

/// The indices of a player's games.
fn games_of(season: &Season<char>, player: char) -> Vec<usize> {
    (0..season.games().len()).filter(|at| season.games()[*at].has(&player)).collect()
}

/// The stages of a player's games.
fn stages(season: &Season<char>, player: char) -> Vec<Stage> {
    games_of(season, player).into_iter().map(|at| season.games()[at].stage).collect()
}

/// How `a` leaves after so many games.
fn departure(players: &str, ended: usize) -> Departure {
    let mut season = season(players);
    let games = games_of(&season, 'a');
    play(&mut season, &games[..ended].iter().map(|at| (*at, DRAWN)).collect::<Vec<_>>());
    season.leave(&'a').expect("a is here").how
}

#[test]
fn it_is_early_before_half_of_the_games_and_late_from_half_on() {
    for (players, ended, expected) in [
        // Four games each.
        ("abcde", 0, Departure::Early),
        ("abcde", 1, Departure::Early),
        ("abcde", 2, Departure::Late),
        ("abcde", 4, Departure::Late),
        // Three games each.
        ("abcd", 1, Departure::Early),
        ("abcd", 2, Departure::Late),
    ] {
        assert_eq!(departure(players, ended), expected, "{ended} games of {players}");
    }
}

#[test]
fn early_all_games_of_the_player_are_annulled_and_no_others() {
    // Of five: be cd, ec ab, ca de, ad bc, db ea.
    let mut season = season("abcde");
    play(&mut season, &[(3, WON), (1, LOST), (7, DRAWN)]);
    season.begin(4).expect("it is waiting");
    season.begin(5).expect("it is waiting");
    let before = season.clone();
    assert_eq!(season.leave(&'a'), Ok(Left { how: Departure::Early, stopped: vec![4] }));
    assert_eq!(season.departure(&'a'), Some(Departure::Early));
    // A game that is struck out keeps its result.
    let none = Stage::Annulled(None);
    assert_eq!(stages(&season, 'a'), [Stage::Annulled(Some(WON)), none, none, none]);
    for (game, before) in season.games().iter().zip(before.games()) {
        assert!(game.has(&'a') || game == before);
    }
    // Also when the opponent leaves as well.
    assert_eq!(season.leave(&'b').map(|it| it.how), Ok(Departure::Early));
    assert_eq!(stages(&season, 'a')[0], Stage::Annulled(Some(WON)));
}

#[test]
fn late_the_rest_is_lost_as_on_time_and_what_has_ended_stays() {
    let mut season = season("abcde");
    play(&mut season, &[(3, WON), (9, LOST)]);
    season.begin(4).expect("it is waiting");
    let before = season.clone();
    assert_eq!(season.leave(&'a'), Ok(Left { how: Departure::Late, stopped: vec![4] }));
    // a is the first side against b and d, and the second against c and e.
    let expected =
        [Stage::Played(WON), Stage::Forfeited(WON), Stage::Forfeited(LOST), Stage::Played(LOST)];
    assert_eq!(stages(&season, 'a'), expected);
    for (game, before) in season.games().iter().zip(before.games()) {
        assert!(game.has(&'a') || game == before);
    }
}

#[test]
fn the_points_of_a_lost_rest_are_those_of_a_loss_on_time() {
    // Terran Chess: a mate leaves the loser a point, a loss on time none.
    let results = [[5, 1], [4, 2], [1, 1]].map(|it| it.map(Points::whole));
    let [mate, on_time] = [[5, 1], [5, 0]].map(|it| it.map(Points::whole));
    let scoring = Scoring::new(results, on_time).expect("a loss on time is a loss");
    let mut season =
        Season::new(vec!['a', 'b', 'c'], Format::Single, scoring).expect("there is a table");
    // bc, ab, ca.
    play(&mut season, &[(1, mate)]);
    season.leave(&'a').expect("a is here");
    assert_eq!(stages(&season, 'a'), [Stage::Played(mate), Stage::Forfeited(on_time)]);
}

#[test]
fn departures_are_judged_in_their_order() {
    // d has left early, so a has two games, and one of them is half.
    let mut early = season("abcd");
    // ad bc, dc ab, bd ca.
    play(&mut early, &[(3, WON)]);
    early.leave(&'d').expect("d is here");
    assert_eq!(early.leave(&'a').map(|it| it.how), Ok(Departure::Late));
    // d has left late, so of a's four games two have ended: be cd, ec ab, ca de, ad bc, db ea.
    let mut late = season("abcde");
    play(&mut late, &[(1, WON), (5, WON), (3, WON)]);
    late.leave(&'d').expect("d is here");
    assert_eq!(late.games()[6].stage, Stage::Forfeited(WON));
    assert_eq!(late.leave(&'a').map(|it| it.how), Ok(Departure::Late));
    // An early departure annuls what another player has lost by leaving, too.
    let mut both = season("abcd");
    play(&mut both, &[(2, WON), (4, WON)]);
    both.leave(&'d').expect("d is here");
    assert_eq!(both.leave(&'a').map(|it| it.how), Ok(Departure::Early));
    assert_eq!(both.games()[0].stage, Stage::Annulled(Some(WON)));
    assert_eq!(both.departure(&'d'), Some(Departure::Late));
}

#[test]
fn a_player_leaves_once_and_only_a_player_of_the_division() {
    let mut season = season("abcd");
    assert_eq!(season.leave(&'x'), Err(CannotLeave::NotHere));
    season.leave(&'a').expect("a is here");
    let before = season.clone();
    assert_eq!(season.leave(&'a'), Err(CannotLeave::HasLeft));
    assert_eq!(season, before);
    assert_eq!(season.departure(&'b'), None);
}

#[test]
fn no_game_of_a_player_who_left_begins() {
    let mut season = season("abcd");
    season.leave(&'a').expect("a is here");
    let due = season.due(std::num::NonZeroUsize::MAX);
    assert_eq!(due, [1, 2, 4]);
    assert!(due.iter().all(|at| !season.games()[*at].has(&'a')));
}
