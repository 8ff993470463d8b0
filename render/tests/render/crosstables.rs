//! The results of a league's division. Each is compared with a golden picture.

use crate::support::golden::check;
use menagerie_render::{
    BoardTheme, Crosstable, CrosstableRow, MOST_ROWS, RenderError, crosstable, has_letters_for,
};

fn row<'a>(
    rank: &'a str,
    name: &'a str,
    results: &'a [&'a str],
    points: &'a str,
) -> CrosstableRow<'a> {
    CrosstableRow { rank, name, results, points }
}

fn table<'a>(rows: &'a [CrosstableRow<'a>]) -> Crosstable<'a> {
    Crosstable { rows, theme: BoardTheme::Brown }
}

#[test]
fn a_division_in_every_theme() {
    let rows = [
        row("1", "Ann", &["", "1", "1", "=", "+", "x"], "3.5"),
        row("2", "ben_2.0", &["0", "", "1", "1", "", "x"], "2"),
        row("3", "Wolfeschlegelsteinhausenberger", &["0", "0", "", "…", "1", "x"], "1"),
        row("3", "Анна", &["=", "0", "…", "", "=", "x"], "1"),
        row("5", "Eve", &["-", "", "0", "=", "", "x"], "0.5"),
        row("-", "Fay", &["x", "x", "x", "x", "x", ""], "0"),
    ];
    for theme in BoardTheme::ALL {
        let picture = crosstable(&Crosstable { theme, ..table(&rows) }).expect("it can be drawn");
        assert!(picture.png.len() < 20_000, "{} bytes", picture.png.len());
        check(&format!("crosstable-{}", theme.name()), &picture);
    }
}

#[test]
fn two_games_of_each_pair_stand_side_by_side() {
    let results: Vec<Vec<&str>> = (0..10)
        .map(|own| {
            (0..10).map(|other: usize| ["1 =", "0 1", "= …", "1 1"][(own + other) % 4]).collect()
        })
        .collect();
    let ranks: Vec<String> = (1..=10).map(|rank| rank.to_string()).collect();
    let rows: Vec<CrosstableRow<'_>> =
        ranks.iter().zip(&results).map(|(rank, it)| row(rank, "Somebody", it, "13.5")).collect();
    check("crosstable-double", &crosstable(&table(&rows)).expect("it can be drawn"));
}

#[test]
fn a_table_has_rows_and_not_more_than_a_pairing_table() {
    assert!(matches!(crosstable(&table(&[])), Err(RenderError::NoValues)));
    let rows = vec![row("1", "A", &[], "0"); MOST_ROWS + 1];
    let [most, more] = [&rows[..MOST_ROWS], &rows].map(|rows| crosstable(&table(rows)));
    assert_eq!(most.expect("it can be drawn").png, more.expect("it can be drawn").png);
}

#[test]
fn all_signs_of_results_have_letters() {
    for sign in ["1", "=", "0", "+", "-", "x", "…", "1 =", "+ -", "3.5"] {
        assert!(has_letters_for(sign), "{sign}");
    }
}
