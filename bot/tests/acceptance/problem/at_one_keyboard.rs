//! A problem at the terminal, where several members share one keyboard.

use crate::operation::terminal::{answer, transcript};
use crate::problem::problems::MORPHY;
use menagerie_words::{fixed_with, in_full};

#[test]
fn a_problem_is_made_and_solved_at_one_keyboard() {
    let folder = crate::table::Folder::new();
    let make = format!("problem create variant:chess setup:{MORPHY} goal:mate in 2");
    let lines = [
        &*make,
        "Bob: problem solve number:1 move:Ra5",
        "Bob: problem solve number:1 move:Ra6",
        "Bob: problem number:1 move:b7",
        "problem",
        "9",
        "problem withdraw number:1",
        "problem number:1",
    ];
    let seen = transcript(&folder, &[], &lines);
    let task = in_full("problem-task-mate", [("side", "White"), ("moves", "2")]);
    for (typed, expected) in lines.into_iter().zip([
        &*format!(
            "{} {} {}",
            in_full("problem-posted", [("variant", "Chess"), ("task", task)]),
            in_full("problem-by", [("author", "Ann")]),
            in_full("problem-to-solve", [("solve", "problem solve number:1 move:…")])
        ),
        in_full(
            "problem-wrong-because",
            [
                ("played", "R a1-a5"),
                (
                    "why",
                    in_full(
                        "problem-fails",
                        [("played", "1. R a1-a5"), ("side", "Black"), ("answer", "p a7-a6")],
                    ),
                ),
            ],
        ),
        fixed_with("problem-right", [("played", "R a1-a6")]),
        in_full("problem-solved", [("played", "P b6-b7")]),
        in_full(
            "problem-list-line",
            [
                ("number", "1"),
                ("variant", "Chess"),
                ("task", task),
                ("author", "Ann"),
                ("solved_by", "1"),
                ("solved", "not-by-you"),
            ],
        ),
        in_full("problem-shown", [("number", "1"), ("variant", "Chess"), ("task", task)]),
        in_full("problem-withdrawn-by", [("player", "Ann"), ("number", "1")]),
        &*format!(
            "{} problem list.",
            fixed_with("problem-refused-no-such-problem", [("problem", "1")])
        ),
    ]) {
        assert!(answer(&seen, typed).contains(expected), "{typed}:\n{seen}");
    }
}
