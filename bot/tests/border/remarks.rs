//! The remarks of chess club members beside their games, line by line with their verdicts: `silent`, `asked` where it
//! could be a move of the player to move, `told` where a reason or a command is named. `UPDATE=1` writes the verdicts
//! anew; look at them.

use crate::games::{VARIANTS, by_chance};
use menagerie_core::talk::{Manner, Taken, may_be_move, taken};
use menagerie_rules::Position;
use menagerie_rules::notation::Letters;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// How many of a hundred remarks may be asked about or answered in some position.
const MOST_ANSWERED: usize = 8;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/border/remarks.tsv")
}

/// The verdict that answers most, of all those in several positions.
fn verdict(remark: &str, positions: &BTreeMap<&str, Vec<Position>>) -> &'static str {
    let possible = positions
        .iter()
        .filter(|(_, positions)| may_be_move(positions[0].variant(), &Letters::default(), remark))
        .flat_map(|(_, positions)| positions);
    let mut worst = "silent";
    let command =
        taken(&positions[VARIANTS[0]][0], &Letters::default(), remark, Manner::Overheard, false);
    if matches!(command, Taken::Command(_)) {
        worst = "told";
    }
    for position in possible {
        let here = match taken(position, &Letters::default(), remark, Manner::Overheard, true) {
            Taken::Talk => "silent",
            Taken::Perhaps(..) => "asked",
            Taken::Command(_) | Taken::Refused(_) => "told",
            Taken::Move(..) | Taken::Choice(..) | Taken::OutOfTurn => "played",
        };
        let order = ["silent", "told", "asked", "played"];
        let rank = |verdict| order.iter().position(|it| *it == verdict);
        worst = if rank(here) > rank(worst) { here } else { worst };
    }
    worst
}

#[test]
fn no_remark_is_played_and_few_are_answered() {
    let text = std::fs::read_to_string(file()).expect("the remarks are there");
    let remarks: Vec<(&str, &str)> =
        text.lines().map(|line| line.split_once('\t').expect("a verdict and a remark")).collect();
    assert!(remarks.len() >= 1_000, "{}", remarks.len());
    let positions = VARIANTS.map(|id| {
        let plies = [0, 1, 12, 25, 40, 61];
        (id, plies.map(|plies| by_chance(id, plies, 3)).to_vec())
    });
    let positions = BTreeMap::from(positions);
    let found: Vec<(&str, &str)> =
        remarks.iter().map(|(_, remark)| (verdict(remark, &positions), *remark)).collect();
    if std::env::var_os("UPDATE").is_some() {
        let lines = found.iter().map(|(verdict, remark)| format!("{verdict}\t{remark}\n"));
        std::fs::write(file(), lines.collect::<String>()).expect("it can be written");
    }
    let of = |verdict| found.iter().filter(|(it, _)| *it == verdict).collect::<Vec<_>>();
    assert_eq!(of("played"), Vec::<&(&str, &str)>::new());
    let answered = of("asked").len() + of("told").len();
    println!("of {} remarks {answered} are answered somewhere", found.len());
    assert!(answered * 100 <= MOST_ANSWERED * found.len(), "{answered} of {}", found.len());
    assert!(std::env::var_os("UPDATE").is_some() || found == remarks, "the verdicts have changed");
}
