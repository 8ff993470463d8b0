//! Every mistake in a variant file that is checked, in a file without other mistakes, and its whole
//! message: the place and the sentence.

use menagerie_rules::{Position, Variant, VariantFileError};
use std::sync::Arc;

/// A variant of Kings, Pawns and Rooks, with no more than a file must have, and a zone.
const SMALL: &str = r#"id = "small"
name = "Small"
revision = 1
files = 4
ranks = 4
start = "k2r/p3/P3/K2R w a1,d1,a4,d4 - 0 1"
summary = "Few pieces."
rules = []
sides = { names = ["White", "Black"], styles = ["white", "black"] }
credits = { author = "A", source = "B", url = "C" }
endings = { stalemate = "draw" }
zones.home = { name = "home", squares = "a1-d2" }
[[pieces]]
label = "K"
name = "King"
drawing = "king"
betza = "KisO2"
castles_with = "R"
moves = "One step."
royal = true
[[pieces]]
label = "P"
name = "Pawn"
drawing = "pawn"
betza = "fmWfcF"
moves = "Ahead."
promotes_to = ["R"]
[[pieces]]
label = "R"
name = "Rook"
drawing = "rook"
betza = "R"
moves = "Straight."
"#;

/// The message about the small file after some changes of its text.
fn said(changes: &[(&str, &str)]) -> String {
    let mut text = SMALL.to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old} is not in the file");
        text = text.replacen(old, new, 1);
    }
    let read = Variant::from_toml("x", &text);
    read.map_or_else(|error| error.to_string(), |variant| format!("{} is a game", variant.id))
}

pub type Row = (&'static [(&'static str, &'static str)], &'static str);

/// Compares each row with its message.
pub fn hold(rows: &[Row]) {
    assert_eq!(said(&[]), "small is a game");
    let mut wrong = Vec::new();
    for (changes, wanted) in rows {
        let found = said(changes);
        if found != *wanted {
            wrong.push(format!("{changes:?}\n  wanted: {wanted}\n  found:  {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_game_and_its_board() {
    hold(&[
        (
            &[("\"small\"", "\"Small\"")],
            "x, line 1, column 6: an id is made of a-z, 0-9 and -, 30 at most",
        ),
        (
            &[("\"small\"", "\"\"")],
            "x, line 1, column 6: an id is made of a-z, 0-9 and -, 30 at most",
        ),
        (&[("\"Small\"", "\"<Small>\"")], "x, line 2, column 8: a name has no formatting, no <"),
        (&[("\"Black\"", "\"Bl@ck\"")], "x, line 9, column 29: a name has no formatting, no @"),
        (
            &[("name = \"home\"", "name = \"h|me\"")],
            "x, line 12, column 23: a name has no formatting, no |",
        ),
        (&[("files = 4", "files = 1")], "x, line 4, column 9: a board has 2 to 16 files and ranks"),
        (
            &[("ranks = 4", "ranks = 17")],
            "x, line 5, column 9: a board has 2 to 16 files and ranks",
        ),
        (
            &[("a1-d2", "a1-e2")],
            "x, line 12, column 41: a1-e2 is no square of the board, a1 to d4, nor two corners like a1-b2",
        ),
        (
            &[("\"a1-d2\"", "[\"a1-d2\", \"e9\"]")],
            "x, line 12, column 41: e9 is no square of the board, a1 to d4, nor two corners like a1-b2",
        ),
        (&[("\"a1-d2\"", "[]")], "x, line 12, column 41: at least one square is named"),
        (
            &[("a1-d2\"", "a1-d2\", second_squares = \"e1\"")],
            "x, line 12, column 67: e1 is no square of the board, a1 to d4, nor two corners like a1-b2",
        ),
        (
            &[("a1-d2\"", "a1-d2\", second_squares = \"a4\", look = \"river\"")],
            "x, line 12, column 41: a river is drawn at the side of one rectangle, without second_squares",
        ),
        (
            &[("a1-d2", "d2-a1")],
            "x, line 12, column 41: the first of two corners is the lower left one, as in a1-b2",
        ),
        (
            &[("\"a1-d2\"", "[\"a1-d2\", \"c3\", \"c3\"]")],
            "x, line 12, column 41: c3 is named twice",
        ),
        (
            &[("a1-d2\"", "a1-d2\", second_squares = [\"a3-c4\", \"c4-d4\"]")],
            "x, line 12, column 67: c4 is named twice",
        ),
        (
            &[("\"draw\"", "\"draw\", repetition_claim = 1")],
            "x, line 11, column 11: a repetition is at least the second occurrence",
        ),
        (
            &[("\"draw\"", "\"lost\"")],
            "x, line 11, column 25: `lost` cannot stand here; what can: `draw`, `loss`, `win`, `fewer-pieces`",
        ),
        (
            &[("\"draw\"", "\"draw\", bare_king = \"win\"")],
            "x, line 11, column 45: `win` cannot stand here; what can: `loss`",
        ),
        (
            &[("\"draw\"", "\"draw\", goal = { pieces = [\"Q\"], zone = \"home\" }")],
            "x, line 11, column 52: no piece has the label Q",
        ),
        (
            &[("\"draw\"", "\"draw\", goal = { pieces = [], zone = \"home\" }")],
            "x, line 11, column 40: a goal is reached by at least one piece",
        ),
        (
            &[("\"draw\"", "\"draw\", goal = { pieces = [\"K\"], zone = \"hill\" }")],
            "x, line 11, column 65: there is no zone hill in [zones]",
        ),
        (
            &[("\"draw\"", "\"draw\", goal = { pieces = [\"K\", \"R\", \"K\"], zone = \"home\" }")],
            "x, line 11, column 62: the label K is named twice",
        ),
        (
            &[("\"draw\"", "\"draw\", extinction = { pieces = [\"P\", \"P\"] }")],
            "x, line 11, column 63: the label P is named twice",
        ),
        (
            &[("\"draw\"", "\"draw\", checks = 0")],
            "x, line 11, column 42: 1 to 99 checks win a game",
        ),
        (
            &[("\"draw\"", "\"draw\", perpetual_check = \"loss\"")],
            "x, line 11, column 51: perpetual check is lost where repetition_draw, repetition_loss, \
             repetition_win or repetition_second_wins ends the game, and no repetition_claim comes before it",
        ),
        (
            &[("\"draw\"", "\"draw\", repetition_win = 3, perpetual_check = \"loss\"")],
            "small is a game",
        ),
        (
            &[("\"draw\"", "\"draw\", move_rule = 0")],
            "x, line 11, column 11: the move rule counts at least one move",
        ),
    ]);
}

/// All messages about the small file after some changes of its text, without the name of the file.
pub fn all_said(changes: &[(&str, &str)]) -> Vec<String> {
    let mut text = SMALL.to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old} is not in the file");
        text = text.replacen(old, new, 1);
    }
    let first = Variant::from_toml("x", &text).expect_err(&text);
    let all = Variant::check_toml("x", &text).expect_err("mistakes");
    assert!(all.contains(&first), "{first} is not among {all:?}");
    let said = |error: &VariantFileError| {
        // The keys that are expected make a long list.
        let problem = error.problem.split(", expected one of").next().unwrap_or_default();
        format!("{}:{} {problem}", error.line, error.column)
    };
    all.iter().map(said).collect()
}

type SeveralRow = (&'static [(&'static str, &'static str)], &'static [&'static str]);

#[test]
fn all_mistakes_are_told_at_once() {
    let rows: &[SeveralRow] = &[
        // Mistakes of one piece, of several, and of other tables.
        (
            &[
                ("\"small\"", "\"S\""),
                ("ranks = 4", "ranks = 40"),
                (
                    "stalemate = \"draw\"",
                    "stalemate = \"draw\", move_rule = 0, repetition_draw = 1",
                ),
                ("a1-d2", "a1-d20"),
                ("betza = \"fmWfcF\"", "betza = \"fmWfctF\"\nstays_in = \"nowhere\""),
                ("promotes_to = [\"R\"]", "promotes_to = [\"X\"]"),
                ("betza = \"R\"", "betza = \"fK\""),
            ],
            &[
                "1:6 an id is made of a-z, 0-9 and -, 30 at most",
                "5:9 a board has 2 to 16 files and ranks",
                "11:11 a repetition is at least the second occurrence",
                "11:11 the move rule counts at least one move",
                "12:41 a1-d20 is no square of the board, a1 to d16, nor two corners like a1-b2",
                r#"25:9 "fctF": t is not supported"#,
                "26:12 there is no zone nowhere in [zones]",
                "28:16 no piece with the label X can be promoted to",
                r#"33:9 "fK": fK is read in two ways: write fW for one square, fWfF for three; of Queens likewise fR, fRfB"#,
            ],
        ),
        // Mistakes in keys come before those in their values.
        (
            &[
                ("id = \"small\"", "id = 5\nauthor = \"A\""),
                ("\"draw\"", "\"drawn\", checks = \"3\""),
                ("betza = \"KisO2\"", "betsa = \"K\""),
                ("label = \"R\"", "label = \"r\"\nroyle = true"),
            ],
            &[
                "1:6 a text in quotation marks is expected here, not 5",
                "2:1 unknown field `author`",
                "12:25 `drawn` cannot stand here; what can: `draw`, `loss`, `win`, `fewer-pieces`",
                "12:43 a whole number from 0 on is expected here, not the text \"3\"",
                "14:1 missing field `betza`",
                "18:1 unknown field `betsa`",
                "30:9 a label is one capital letter A to Z, alone, with ' behind it or with + before it",
                "31:1 unknown field `royle`",
            ],
        ),
        // The parts are right, but do not fit together.
        (
            &[("k2r/", "kx1r/"), ("betza = \"R\"", "betza = \"R\"\nstays_in = \"home\"")],
            &[
                "6:11 the array is not a position: there is no piece with the letter 'x'",
                "21:1 a Rook stays in a zone without the last rank",
            ],
        ),
    ];
    for (changes, wanted) in rows {
        assert_eq!(all_said(changes), *wanted, "{changes:?}");
    }
}

#[test]
fn a_game_that_is_over_in_its_array() {
    const START: &str = "k2r/p3/P3/K2R w a1,d1,a4,d4 - 0 1";
    const MATE: &str = "k3/4/r3/r2K w - - 0 1";
    const NO_MOVE: &str = "k3/1r2/3r/K3 w - - 0 1";
    const LOT: &str = "rules = []\nshuffle = { pieces = \"KPRR\", symmetries = [\"mirror\"] }";
    hold(&[
        (
            &[(START, MATE)],
            "x, line 6, column 9: the game is over in its array: White is checkmated; give White a move out of \
             check",
        ),
        (
            &[(START, NO_MOVE)],
            "x, line 6, column 9: the game is over in its array: White has no move; leave one of its pieces room",
        ),
        (
            &[(START, NO_MOVE), ("\"draw\"", "\"win\"")],
            "x, line 6, column 9: the game is over in its array: White has no move; leave one of its pieces room",
        ),
        (
            &[("\"draw\"", "\"draw\", goal = { pieces = [\"R\"], zone = \"home\" }")],
            "x, line 6, column 9: the game is over in its array: Black stands on its goal; put that piece or the \
             zone elsewhere",
        ),
        (
            &[("\"draw\"", "\"draw\", extinction = { pieces = [\"P\"], left = 1 }")],
            "x, line 6, column 9: the game is over in its array: White has lost by extinction; give White more of \
             what it must keep",
        ),
        (
            &[(
                "\"draw\"",
                "\"draw\", extinction = { pieces = [\"P\"], left = 1, result = \"win\" }",
            )],
            "x, line 6, column 9: the game is over in its array: Black has won by extinction; give Black more of \
             what it must get rid of",
        ),
        (
            &[(START, "k3/4/P3/K2R w a1,d1 - 0 1"), ("\"draw\"", "\"draw\", bare_king = \"loss\"")],
            "x, line 6, column 9: the game is over in its array: Black has only its King; give it another piece, \
             or leave out bare_king",
        ),
        (
            &[(START, "k3/4/4/K3 w - - 0 1"), ("\"draw\"", "\"draw\", bare_kings = true")],
            "x, line 6, column 9: the game is over in its array: only the Kings are there; add other pieces, or \
             leave out bare_kings",
        ),
        (
            &[
                (START, "k3/4/4/KR2 w - - 0 1"),
                ("\"draw\"", "\"draw\", bare_kings = true, dead = { alone = [\"R\"] }"),
            ],
            "x, line 6, column 9: the game is over in its array: nobody can win with what is there; add other \
             pieces, or leave out dead",
        ),
        (
            &[
                (START, "k2r/p3/P3/K2R w a1,d1,a4,d4 - 10 1"),
                ("\"draw\"", "\"draw\", move_rule_draw = 5"),
            ],
            "x, line 6, column 9: the game is over in its array: the move rule is over; begin with a count of 0",
        ),
        (
            &[
                (START, "k2r/p3/P3/K2R w a1,d1,a4,d4 - 0 1 +1+0"),
                ("\"draw\"", "\"draw\", checks = 1"),
            ],
            "x, line 6, column 9: the game is over in its array: Black has been checked as often as loses; leave \
             out the checks",
        ),
        // Another random array may have a move, but none has more pieces.
        (&[(START, NO_MOVE), ("rules = []", LOT)], "small is a game"),
        (
            &[
                ("rules = []", LOT),
                ("\"draw\"", "\"draw\", extinction = { pieces = [\"P\"], left = 1 }"),
            ],
            "x, line 6, column 9: the game is over in its array: White has lost by extinction; give White more of \
             what it must keep",
        ),
    ]);
}

/// A game that was begun with a file goes on, though a check was added since.
#[test]
fn a_file_that_was_kept_is_read_without_the_checks_that_came_later() {
    const START: &str = "k2r/p3/P3/K2R w a1,d1,a4,d4 - 0 1";
    for (start, endings) in [
        ("k3/4/r3/r2K w - - 0 1", ""),
        ("k3/1r2/3r/K3 w - - 0 1", ""),
        (START, ", extinction = { pieces = [\"P\"], left = 1 }"),
        ("k3/4/4/K3 w - - 0 1", ", bare_kings = true"),
        (START, ", extinction = { pieces = [\"P\", \"P\"] }"),
        (START, ", goal = { pieces = [\"P\", \"P\"], zone = \"home\", least = 3 }"),
    ] {
        let draw = "stalemate = \"draw\"";
        let text = SMALL.replacen(START, start, 1).replacen(draw, &format!("{draw}{endings}"), 1);
        assert!(Variant::from_toml("x", &text).is_err(), "{start}{endings}");
        assert!(Variant::from_owner("x", &text).is_err(), "{start}{endings}");
        let kept = Variant::kept("own-small", &text).map(|variant| variant.id);
        assert_eq!(kept.as_deref(), Ok("own-small"), "{start}{endings}");
    }
    assert!(Variant::kept("own-small", &SMALL.replacen("k2r/", "kx1r/", 1)).is_err());
}

#[test]
fn what_is_no_toml_or_no_file_of_this_form() {
    for (changes, place, problem) in [
        (
            [("files = 4", "files = ")],
            "x, line 4, column 9: ",
            "a whole number is expected behind the =",
        ),
        ([("files = 4\n", "")], "x, line 1, column 1: ", "missing field `files`"),
        ([("files = 4", "file = 4")], "x, line 4, column 1: ", "unknown field `file`"),
        (
            [("files = 4", "files = \"4\"")],
            "x, line 4, column 9: ",
            "a whole number is expected here, not the text \"4\"",
        ),
        ([("label = \"R\"", "label = \"RR\"")], "x, line 29, column 9: ", "one capital letter"),
        ([("\"draw\"", "\"lost\"")], "x, line 11, column 25: ", "`lost` cannot stand here"),
        ([("moves = \"Ahead.\"\n", "")], "x, line 21, column 1: ", "missing field `moves`"),
        (
            [("id = \"small\"", "id = \"small\"\nid = \"two\"")],
            "x, line 2, column 1: ",
            "this is there already: each key stands once in its table",
        ),
        (
            [("[[pieces]]", "[pieces]")],
            "x, line 13, column 1: ",
            "every piece begins with [[pieces]]",
        ),
        (
            [("names = [\"White\", \"Black\"]", "names = [\"White\"]")],
            "x, line 9, column 19: ",
            "a list of 2 in [ ] is expected here, not one of 1",
        ),
        (
            [("revision = 1", "revision = -1")],
            "x, line 3, column 12: ",
            "a whole number from 0 on is expected here, not -1",
        ),
        (
            [("royal = true", "royal = \"yes\"")],
            "x, line 20, column 9: ",
            "true or false is expected here, not the text \"yes\"",
        ),
        (
            [("source = \"B\"", "source = \"B\", year = 99999")],
            "x, line 10, column 48: ",
            "a whole number from 0 to 65535 is expected here, not 99999",
        ),
        (
            [("promotes_to = [\"R\"]", "promotes_to = \"R\"")],
            "x, line 27, column 15: ",
            "a list in [ ] is expected here, not the text \"R\"",
        ),
    ] {
        let found = said(&changes);
        assert!(found.starts_with(place) && found.contains(problem), "{changes:?}: {found}");
    }
    let long = format!("{SMALL}#{}", " ".repeat(64 * 1024));
    let error = Variant::from_toml("x", &long).expect_err("it is too long");
    assert_eq!(error.to_string(), "x, line 1, column 1: a variant file has at most 64 KiB");
}

/// In a kept file, each label counts as often as it is listed, because its games are played on like
/// that.
#[test]
fn a_label_that_a_kept_file_names_twice_counts_twice() {
    let twice = ", extinction = { pieces = [\"P\", \"P\"], counted = \"together\", left = 1 }";
    let text = SMALL.replacen("\"draw\"", &format!("\"draw\"{twice}"), 1);
    let kept = Variant::kept("own-small", &text).expect("it was accepted");
    assert_eq!(Position::start(&Arc::new(kept)).extinct(), None);
}
