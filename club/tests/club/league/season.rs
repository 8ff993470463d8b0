//! The games of a season and their stages.

use menagerie_club::league::{Format, GameError, NoSeason, Scoring, Season, Stage};
use menagerie_club::pairings::NoTable;
use menagerie_club::tables::Points;

const WON: [Points; 2] = [Points::ONE, Points::ZERO];

fn season(players: &str, format: Format) -> Result<Season<char>, NoSeason> {
    Season::new(players.chars().collect(), format, Scoring::usual())
}

/// The games as `1ad 1bc`: round, first side, second side.
fn games(season: &Season<char>) -> String {
    let games = season.games().iter().map(|it| format!("{}{}{}", it.round, it.first, it.second));
    games.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_games_are_those_of_the_pairing_table_between_the_drawn_numbers() {
    let single = season("dacb", Format::Single).expect("there is a table");
    assert_eq!(games(&single), "1db 1ac 2bc 2da 3ab 3cd");
    assert_eq!(single.players(), ['d', 'a', 'c', 'b']);
    let double = season("abc", Format::Double).expect("there is a table");
    assert_eq!(games(&double), "1bc 2ca 3ab 4cb 5ba 6ac");
}

#[test]
fn players_without_a_table_and_players_with_two_numbers_have_no_season() {
    for number in [0, 2, 17] {
        let players = (0..number).collect();
        let refused = Season::<usize>::new(players, Format::Single, Scoring::usual());
        assert_eq!(refused.err(), Some(NoSeason::NoTable(NoTable(number))));
    }
    assert_eq!(season("abca", Format::Single).err(), Some(NoSeason::PlayerTwice(4)));
}

#[test]
fn a_game_waits_then_runs_then_has_ended() {
    let mut season = season("abcd", Format::Single).expect("there is a table");
    assert_eq!(season.end(2, WON), Err(GameError::NotRunning(2)));
    assert_eq!(season.begin(2), Ok(()));
    assert_eq!((season.games()[2].stage, season.games()[2].stage.points()), (Stage::Running, None));
    assert_eq!(season.begin(2), Err(GameError::NotWaiting(2)));
    assert_eq!(season.end(2, WON), Ok(()));
    assert_eq!(season.games()[2].stage.points(), Some(WON));
    assert_eq!(season.end(2, WON), Err(GameError::NotRunning(2)));
    assert_eq!(season.begin(2), Err(GameError::NotWaiting(2)));
    assert_eq!(season.begin(6), Err(GameError::Unknown(6)));
    assert_eq!(season.end(6, WON), Err(GameError::Unknown(6)));
}

#[test]
fn a_game_that_ends_without_a_result_has_no_points() {
    let mut season = season("abcd", Format::Single).expect("there is a table");
    assert_eq!(season.annul(2), Err(GameError::NotRunning(2)));
    season.begin(2).expect("it is waiting");
    assert_eq!(season.annul(2), Ok(()));
    assert_eq!(season.games()[2].stage, Stage::Annulled(None));
    assert_eq!(season.end(2, WON), Err(GameError::NotRunning(2)));
    assert_eq!(season.annul(6), Err(GameError::Unknown(6)));
}

#[test]
fn only_results_of_the_league_end_a_game() {
    let mut season = season("abcd", Format::Single).expect("there is a table");
    season.begin(0).expect("it is waiting");
    let refused = season.end(0, [Points::ONE; 2]).expect_err("nobody has two wins");
    assert_eq!(refused, GameError::NoResult(Points::ONE, Points::ONE));
    assert_eq!(season.games()[0].stage, Stage::Running);
}

#[test]
fn games_that_wait_when_the_season_is_cut_are_not_played_and_the_others_go_on() {
    let mut season = season("abcd", Format::Single).expect("there is a table");
    for game in [0, 1] {
        season.begin(game).expect("it is waiting");
    }
    season.end(0, WON).expect("it is running");
    season.cut();
    let stages: Vec<_> = season.games().iter().map(|game| game.stage).collect();
    let none = Stage::Annulled(None);
    assert_eq!(stages, [Stage::Played(WON), Stage::Running, none, none, none, none]);
    assert_eq!(season.begin(2), Err(GameError::NotWaiting(2)));
    assert_eq!(season.end(1, WON), Ok(()));
}
