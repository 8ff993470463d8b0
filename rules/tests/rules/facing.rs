//! Kings that may not look at each other: along files, or along files and ranks.

use std::sync::Arc;

use crate::common::{coordinates, english};
use menagerie_rules::convert::from_ini;
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Facing, Position, Variant};

const CHESS: &str = include_str!("../../variants/chess.toml");

/// Chess with this setting.
fn chess(setting: &str) -> Arc<Variant> {
    let text = CHESS.replacen("rules = [", &format!("{setting}\nrules = ["), 1);
    Arc::new(Variant::from_toml("x", &text).unwrap_or_else(|error| panic!("{error}")))
}

fn legal(variant: &Arc<Variant>, fen: &str) -> String {
    let position =
        Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    coordinates(&position, &position.legal_moves()).join(" ")
}

/// As in Empire Chess, on files and ranks.
#[test]
fn neither_on_a_file_nor_on_a_rank() {
    let text = "[x:chess]\nflyingGeneral = true\n";
    let conversion = from_ini(text, "x").expect("it is a game");
    assert_eq!(conversion.remarks, []);
    let converted = Arc::new(Variant::from_toml("x", &conversion.file).expect("it is read"));
    let written = chess("kings_may_not_face = \"lines\"");
    assert_eq!(converted.facing, Facing::NotOnLines);
    for variant in [&converted, &written] {
        for (fen, moves) in [
            ("8/8/8/2k5/5K2/8/8/8 b - - 0 1", "c5b5 c5b6 c5c6 c5d5 c5d6"),
            ("8/8/8/8/8/8/5k2/3K4 w - - 0 1", "d1c1"),
            // A piece that stands alone between the Kings is pinned.
            ("8/8/8/8/8/K1N4k/8/8 w - - 0 1", "a3a2 a3a4 a3b2 a3b3 a3b4"),
        ] {
            assert_eq!(legal(variant, fen), moves, "{fen}");
        }
    }
    let position =
        Position::from_fen(&written, "8/8/8/8/8/8/5k2/3K4 w - - 0 1").expect("it is one");
    let Reading::Refused(refusal) = notation::read(&position, "d1c2") else {
        panic!("it is legal")
    };
    let refused = english(refusal.sentence(&position));
    assert!(refused.contains("facing each other on a file or rank"), "{refused}");
}

/// In such a variant a castling King does not pass a file where the Kings would face each other. In
/// Terran Chess he may.
#[test]
fn castling_over_a_square_where_they_would_face_each_other() {
    let fen = "5k2/8/8/8/8/8/4P3/4K2R w K - 0 1";
    for (setting, is_legal) in
        [("kings_may_not_face = true", true), ("kings_may_not_face = \"lines\"", false), ("", true)]
    {
        assert_eq!(legal(&chess(setting), fen).contains("e1g1"), is_legal, "{setting}");
    }
}

/// A file that was sent with `true` keeps its meaning.
#[test]
fn of_files_alone_ranks_do_not_matter() {
    let files = chess("kings_may_not_face = true");
    assert_eq!(legal(&files, "8/8/8/8/8/8/5k2/3K4 w - - 0 1"), "d1c1 d1c2 d1d2");
    let error = Variant::from_toml(
        "x",
        &CHESS.replacen("rules = [", "kings_may_not_face = 1\nrules = [", 1),
    );
    let problem = error.expect_err("it is no number").problem;
    assert!(problem.contains("true, false, \"lines\" (ranks, too) or \"twice\""), "{problem}");
}
