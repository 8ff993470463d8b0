//! Every sentence about a variant's rules that players read is checked against the program. Each
//! has at least one position, with moves that are legal there, moves that are not, and what
//! follows. A new variant need not be here.

mod cetran;
mod ends;
mod king_castles;
mod king_leaps;

mod terran;

use crate::reference::known;
use crate::script::{follow, set_up};
use menagerie_rules::{Line, Variant, bundled};

/// A clause of the rules with the variants that have it, a position as in [`set_up`], and the facts
/// about it as in [`follow`].
type Row = (&'static [&'static str], &'static str, &'static str, &'static str);

/// Clauses that name the source of a rule. The program cannot be checked against them.
const REMARKS: &[&str] = &[
    "The author's page says so only by reference to Metamachy",
    "the author calls it good etiquette",
    "The page leaves all this to standard chess",
    "(So the inventor's page at The Chess Variant Pages",
    "the words beside the diagram name only the first three",
    "the page says only \"all the rules of FIDE Chess\"",
    "this reading is ours too",
];

/// Clauses that other tests check, and the names of those tests.
const ELSEWHERE: &[(&str, &str)] = &[
    ("The array is drawn by lot", "cetran::the_sides_go_together_as_the_mode_says"),
    ("Every order is possible", "cetran::every_order_is_drawn_by_one_number"),
    ("Here whoever makes the challenge writes", "the tests of the bot's challenges"),
    (
        "it is drawn by lot, one of",
        "chosen_arrays::every_order_has_one_number_and_is_written_as_it_is_read",
    ),
    ("A draw is by agreement only and scores 1 for both", "terran::the_scores_are_data"),
];

fn rows() -> impl Iterator<Item = &'static Row> {
    [king_leaps::ROWS, king_castles::ROWS, cetran::ROWS, terran::ROWS, ends::ROWS]
        .into_iter()
        .flatten()
}

/// The clauses of a variant's rules.
fn clauses(variant: &Variant) -> impl Iterator<Item = &str> {
    variant.rules.iter().flat_map(|rule| rule.split("; ")).flat_map(|part| part.split(". "))
}

#[test]
fn what_is_told_of_the_rules_is_true() {
    let mut wrong = Vec::new();
    for (games, clause, pieces, told) in rows() {
        for id in *games {
            if let Err(untrue) = follow(&mut Line::new(set_up(id, pieces)), told) {
                wrong.push(format!("{clause}\n  {untrue}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_clause_that_is_told_has_its_positions() {
    let mut without = Vec::new();
    for variant in known() {
        let is_row = |(games, beginning, ..): &&Row, clause: &str| {
            games.contains(&variant.id.as_str()) && clause.contains(beginning)
        };
        for clause in clauses(variant) {
            let elsewhere = ELSEWHERE.iter().map(|(beginning, _)| beginning);
            let is_excused = REMARKS.iter().chain(elsewhere).any(|part| clause.contains(part));
            if !is_excused && !rows().any(|row| is_row(&row, clause)) {
                without.push(format!("{}: {clause}", variant.id));
            }
        }
    }
    assert!(without.is_empty(), "{}", without.join("\n"));
}

#[test]
fn no_position_is_for_a_clause_that_is_not_told() {
    for (games, beginning, ..) in rows() {
        for id in *games {
            let variant = crate::common::variant(id);
            let is_told = clauses(variant).any(|clause| clause.contains(beginning));
            assert!(is_told, "{id} does not tell: {beginning}");
        }
    }
    for beginning in REMARKS.iter().chain(ELSEWHERE.iter().map(|(beginning, _)| beginning)) {
        let is_told = |variant| clauses(variant).any(|clause| clause.contains(beginning));
        assert!(bundled().iter().any(|variant| is_told(variant)), "nobody tells: {beginning}");
    }
}
