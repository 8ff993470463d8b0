//! The table of a league: points, and each way to tell equal points apart.

use menagerie_club::tables::{Played, Points, Row, TableError, table};

/// Games as `Ann-Bob 1-0`, with the points of both.
fn games(text: &'static str) -> Vec<Played<&'static str>> {
    let points = |points: &str| Points::try_from(points.parse::<f64>().expect("it is a number"));
    let game = |line: &'static str| {
        let (players, score) = line.trim().split_once(' ').expect("players and points");
        let (first, second) = players.split_once('-').expect("two players");
        let (one, other) = score.split_once('-').expect("points of both");
        let points = [one, other].map(|it| points(it).expect("they are halves"));
        Played { first, second, points }
    };
    text.split(',').map(game).collect()
}

/// The rows of a table as `1 Ann 1½`: rank, player, points.
fn ranks(players: &[&'static str], text: &'static str) -> Vec<String> {
    let rows = table(players, &games(text)).expect("the players are known");
    rows.iter().map(|row| format!("{} {} {}", row.rank, row.player, row.points)).collect()
}

fn row_of<'a>(rows: &'a [Row<&'static str>], player: &str) -> &'a Row<&'static str> {
    rows.iter().find(|row| row.player == player).expect("the player is in the table")
}

#[test]
fn more_points_stand_higher_and_equal_players_share_a_rank() {
    assert_eq!(
        ranks(&["Ann", "Bob", "Cid", "Dan"], "Ann-Bob 1-0, Cid-Dan 0.5-0.5, Ann-Cid 0.5-0.5"),
        ["1 Ann 1½", "2 Cid 1", "3 Dan ½", "4 Bob 0"]
    );
    assert_eq!(
        ranks(&["Bob", "Ann", "Cid"], "Bob-Ann 0.5-0.5, Ann-Cid 0.5-0.5, Cid-Bob 0.5-0.5"),
        ["1 Bob 1", "1 Ann 1", "1 Cid 1"]
    );
    let nobody_has_played = table(&["Ann", "Bob"], &[]).expect("the players are known");
    assert_eq!(nobody_has_played.iter().map(|row| row.rank).collect::<Vec<_>>(), [1, 1]);
    assert_eq!(table::<&str>(&[], &[]), Ok(vec![]));
}

#[test]
fn the_game_of_the_tied_decides_first_and_only_where_all_of_them_have_met() {
    // Bob has beaten Ann, who has the better Sonneborn-Berger. So has Dan beaten Cid.
    let players = ["Ann", "Bob", "Cid", "Dan", "Eve"];
    let text = "Ann-Bob 0-1, Ann-Cid 0-1, Ann-Dan 0-1, Ann-Eve 1-0, Bob-Cid 0-1, Bob-Dan 0-1, Bob-Eve 0-1, \
                Cid-Dan 0-1, Cid-Eve 1-0, Dan-Eve 0-1";
    let rows = table(&players, &games(text)).expect("the players are known");
    let told: Vec<_> =
        rows.iter().map(|it| format!("{} {} {}", it.player, it.points, it.direct)).collect();
    assert_eq!(told, ["Dan 3 1", "Cid 3 0", "Eve 2 0", "Bob 1 1", "Ann 1 0"]);
    assert!(row_of(&rows, "Ann").sonneborn_berger > row_of(&rows, "Bob").sonneborn_berger);
    // Three are tied with a point each, and Ann and Cid have not met: nobody's game counts here.
    let text = "Ann-Bob 1-0, Bob-Cid 1-0, Cid-Dan 1-0";
    let rows = table(&players[..4], &games(text)).expect("the players are known");
    assert!(rows.iter().all(|row| row.direct == Points::ZERO));
    assert_eq!(rows.iter().map(|row| row.player).collect::<Vec<_>>(), ["Ann", "Bob", "Cid", "Dan"]);
}

#[test]
fn two_games_of_a_pair_count_both() {
    let text = "Ann-Bob 1-0, Bob-Ann 0.5-0.5, Bob-Cid 1-0, Cid-Ann 0.5-0.5, Cid-Bob 0.5-0.5";
    let rows = table(&["Ann", "Bob", "Cid"], &games(text)).expect("the players are known");
    let told: Vec<_> =
        rows.iter().map(|it| (it.player, it.points.as_f64(), it.direct.as_f64())).collect();
    assert_eq!(told, [("Ann", 2.0, 1.5), ("Bob", 2.0, 0.5), ("Cid", 1.0, 0.0)]);
}

#[test]
fn sonneborn_berger_is_the_points_of_the_beaten_and_half_of_those_drawn_with() {
    let text =
        "Ann-Cid 1-0, Ann-Dan 0.5-0.5, Bob-Dan 1-0, Bob-Eve 0.5-0.5, Dan-Eve 1-0, Cid-Eve 0-1";
    let rows = table(&["Ann", "Bob", "Cid", "Dan", "Eve"], &games(text)).expect("known players");
    let of = |player| row_of(&rows, player).sonneborn_berger.to_string();
    // Cid has 0, Dan 1½, Eve 1½ points.
    assert_eq!(["Ann", "Bob", "Dan", "Eve"].map(of), ["¾", "2¼", "2¼", "¾"]);
}

#[test]
fn with_an_author_s_points_more_points_are_a_win() {
    // Terran Chess: checkmate 5-1, stalemate 4-2, other wins 5-0, a draw 1-1.
    let text = "Ann-Bob 5-1, Cid-Ann 2-4, Bob-Cid 1-1";
    let rows = table(&["Ann", "Bob", "Cid"], &games(text)).expect("the players are known");
    let ann = row_of(&rows, "Ann");
    assert_eq!((ann.points, ann.wins, ann.wins_as_second), (Points::whole(9), 2, 1));
    assert_eq!(ann.sonneborn_berger, Points::whole(5));
    // A loser has points, but nothing of the winner's.
    assert_eq!(row_of(&rows, "Bob").sonneborn_berger.to_string(), "1½");
    assert_eq!(row_of(&rows, "Bob").points, Points::whole(2));
}

#[test]
fn then_wins_decide_and_then_wins_with_the_second_side() {
    // Ann has drawn twice and Bob has won once. Their opponents have the same points.
    let players = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"];
    let text = "Ann-Cid 0.5-0.5, Ann-Dan 0.5-0.5, Bob-Eve 1-0, Eve-Fay 0.5-0.5";
    assert_eq!(ranks(&players, text)[..2], ["1 Bob 1", "2 Ann 1"]);
    // Ann has won twice and Bob once, but with the second side.
    let players = ["Bob", "Ann", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal"];
    let text =
        "Ann-Cid 1-0, Ann-Dan 1-0, Eve-Bob 0-1, Bob-Fay 0.5-0.5, Bob-Gus 0.5-0.5, Cid-Hal 0.5-0.5";
    assert_eq!(ranks(&players, text)[..2], ["1 Ann 2", "2 Bob 2"]);
    // Both have won once, against nobody with points.
    assert_eq!(
        ranks(&["Ann", "Bob", "Cid"], "Ann-Cid 1-0, Cid-Bob 0-1")[..2],
        ["1 Bob 1", "2 Ann 1"]
    );
}

#[test]
fn a_league_of_a_thousand_who_are_all_tied_is_a_table_too() {
    let players: Vec<u32> = (0..1_000).collect();
    let points = [Points::HALF; 2];
    let game = |first| Played { first, second: (first + 1) % 1_000, points };
    let games: Vec<Played<u32>> = (0..1_000).map(game).collect();
    let rows = table(&players, &games).expect("the players are known");
    assert!(rows.iter().all(|row| row.rank == 1 && row.direct == Points::ZERO));
}

#[test]
fn players_and_games_that_cannot_be_are_named() {
    for (players, text, expected, said) in [
        (
            &["Ann", "Bob", "Ann"][..],
            "Ann-Bob 1-0",
            TableError::PlayerTwice(3),
            "player 3 is in the list of players twice",
        ),
        (
            &["Ann", "Bob"],
            "Ann-Bob 1-0, Ann-Cid 1-0",
            TableError::UnknownPlayer(2),
            "game 2 has a player who is not in the list of players",
        ),
        (
            &["Ann", "Bob"],
            "Ann-Ann 1-0",
            TableError::SamePlayer(1),
            "both sides of game 1 have the same player",
        ),
    ] {
        let refused = table(players, &games(text)).expect_err("it cannot be");
        assert_eq!((refused, refused.to_string().as_str()), (expected, said));
    }
}
