//! Files that are not TOML, or with keys that are missing, unknown or of the wrong kind. All
//! mistakes are listed at once, each with its place and the expected value. Mistakes that only
//! follow from another one are not listed.

use crate::variants::file_errors::all_said;

/// Another wrong movement, far behind.
const BEHIND: (&str, &str) = ("betza = \"R\"", "betza = \"fK\"");

/// A text, its replacement, and the messages besides the one about the movement.
const ROWS: &[(&str, &str, &[&str])] = &[
    ("ranks = 4", "ranks = five", &["5:9 a whole number is expected here, not five"]),
    ("ranks = 4", "ranks = Five", &["5:9 a whole number is expected here, not Five"]),
    ("ranks = 4", "ranks = five rows", &["5:9 a whole number is expected here, not five rows"]),
    ("ranks = 4", "ranks =", &["5:8 a whole number is expected behind the ="]),
    ("ranks = 4", "ranks 4", &["5:7 this is neither a [table] nor a key with = and its value"]),
    ("ranks = 4", "ranks: 4", &["5:8 this is neither a [table] nor a key with = and its value"]),
    ("ranks = 4", "ranks", &["5:6 this is neither a [table] nor a key with = and its value"]),
    (
        "ranks = 4",
        "ranks = 4,",
        &[
            "5:10 nothing more is expected on this line: a text with commas or spaces stands in quotation marks, several in [ ]",
        ],
    ),
    ("ranks = 4", "ranks = 4.5", &["5:9 a whole number is expected here, not 4.5"]),
    ("ranks = 4", "ranks = -4", &["5:9 a board has 2 to 16 files and ranks"]),
    ("ranks = 4", "ranks = 04", &["5:9 a whole number is expected here, not 04"]),
    ("ranks = 4", "ranks = 2020-01-01", &["5:9 a whole number is expected here, not 2020-01-01"]),
    ("ranks = 4", "ranks = 2020-13-01", &["5:9 a whole number is expected here, not 2020-13-01"]),
    ("ranks = 4", "ranks = [4]", &["5:9 a whole number is expected here, not a list"]),
    (
        "ranks = 4",
        "ranks = 99999999999999999999",
        &["5:9 a whole number is expected here, not 99999999999999999999"],
    ),
    ("ranks = 4", "ranks = nan", &["5:9 a whole number is expected here, not NaN"]),
    ("ranks = 4", "ranks = true", &["5:9 a whole number is expected here, not true"]),
    (
        "ranks = 4",
        "ranks = 4\nranks = 5",
        &[
            "6:1 this is there already: each key stands once in its table, each [table] once in the file, and every piece begins with [[pieces]]",
        ],
    ),
    ("ranks = 4", "rank = 4", &["5:1 unknown field `rank`", "1:1 missing field `ranks`"]),
    ("revision = 1", "revision = -1", &["3:12 a whole number from 0 on is expected here, not -1"]),
    (
        "revision = 1",
        "revision = one",
        &["3:12 a whole number from 0 on is expected here, not one"],
    ),
    ("\"Small\"", "\"Small", &["2:14 the quotation mark behind the text is missing"]),
    ("\"Small\"", "Small\"", &["2:8 the quotation mark before the text is missing"]),
    ("\"Small\"", "“Small”", &["2:8 a text in quotation marks is expected here, not “Small”"]),
    ("\"Small\"", "'Small", &["2:14 the quotation mark behind the text is missing: '"]),
    ("rules = []", "rules = [\"a\", \"b\"", &["8:18 the ] behind the list is missing"]),
    (
        "rules = []",
        "rules = [\n\"a\"\n\"b\",\n]",
        &["10:1 a comma is missing between two of the list"],
    ),
    ("rules = []", "rules = \"a\"", &[r#"8:9 a list in [ ] is expected here, not the text "a""#]),
    (
        "rules = []",
        "rules = [a, b]",
        &[
            "8:10 a text in quotation marks is expected here, not a",
            "8:13 a text in quotation marks is expected here, not b",
        ],
    ),
    ("rules = []", "rules = a rule", &["8:9 a list in [ ] is expected here, not a rule"]),
    (
        "stalemate = \"draw\"",
        "stalemate = draw, checks = three",
        &[
            "11:25 a text in quotation marks is expected here, not draw",
            "11:40 a whole number from 0 on is expected here, not three",
        ],
    ),
    (
        "\"draw\"",
        "\"lost\"",
        &["11:25 `lost` cannot stand here; what can: `draw`, `loss`, `win`, `fewer-pieces`"],
    ),
    (
        "names = [\"White\", \"Black\"]",
        "names = [White, Black]",
        &[
            "9:20 a text in quotation marks is expected here, not White",
            "9:27 a text in quotation marks is expected here, not Black",
        ],
    ),
    (
        "names = [\"White\", \"Black\"]",
        "names = [\"White\"]",
        &["9:19 a list of 2 in [ ] is expected here, not one of 1"],
    ),
    (
        "styles = [\"white\", \"black\"] }",
        "styles = [\"white\", \"black\"]",
        &["9:66 the } behind the table is missing"],
    ),
    ("label = \"P\"", "label = P", &["22:9 a text in quotation marks is expected here, not P"]),
    (
        "label = \"P\"",
        "label = p",
        &["22:9 a label is one capital letter A to Z, alone, with ' behind it or with + before it"],
    ),
    ("royal = true", "royal = yes", &["20:9 true or false is expected here, not yes"]),
    (
        "royal = true",
        "royal = \"true\"",
        &[r#"20:9 true or false is expected here, not the text "true""#],
    ),
    ("promotes_to = [\"R\"]", "promotes_to = R", &["27:15 a list in [ ] is expected here, not R"]),
    (
        "promotes_to = [\"R\"]",
        "promotes_to = \"R\"",
        &[r#"27:15 a list in [ ] is expected here, not the text "R""#],
    ),
    (
        "promotes_to = [\"R\"]",
        "promotes_to = [R, \"K\", five]",
        &[
            "27:16 a text in quotation marks is expected here, not R",
            "27:24 a label is one capital letter A to Z, alone, with ' behind it or with + before it",
        ],
    ),
    (
        "castles_with = \"R\"",
        "castles_with = R",
        &["18:16 a text in quotation marks is expected here, not R"],
    ),
    (
        "betza = \"fmWfcF\"",
        "betza = fmWfcF",
        &["25:9 a text in quotation marks is expected here, not fmWfcF"],
    ),
    (
        "moves = \"Ahead.\"",
        "moves = Ahead.\nvalue = much",
        &[
            "26:9 a text in quotation marks is expected here, not Ahead.",
            "27:9 a number is expected here, not much",
        ],
    ),
    (
        "moves = \"Ahead.\"",
        "moves = \"Ahead.\"\nvalue = \"1\"\nat_most = 1.5",
        &[
            r#"27:9 a number is expected here, not the text "1""#,
            "28:11 a whole number from 0 on is expected here, not 1.5",
        ],
    ),
    (
        "[[pieces]]\nlabel = \"P\"",
        "[[pieces]\nlabel = \"P\"",
        &["21:10 a header with [[ ends with ]]"],
    ),
    (
        "[[pieces]]\nlabel = \"P\"",
        "[pieces]]\nlabel = \"P\"",
        &[
            "21:9 nothing more is expected on this line: a text with commas or spaces stands in quotation marks, several in [ ]",
        ],
    ),
    (
        "[[pieces]]\nlabel = \"P\"",
        "[pieces]\nlabel = \"P\"",
        &["21:1 every piece begins with [[pieces]]"],
    ),
    (
        "[[pieces]]\nlabel = \"P\"",
        "label = \"P\"",
        &["21:1 a [[pieces]] is missing before this label"],
    ),
    ("[[pieces]]\nlabel = \"P\"", "[[piece]]\nlabel = \"P\"", &["21:3 unknown field `piece`"]),
    (
        "summary = \"Few pieces.\"",
        "summary = \"\"\"Few pieces.",
        &["8:1 the three quotation marks behind the text are missing"],
    ),
    (
        "summary = \"Few pieces.\"",
        "summary = \"C:\\games\"",
        &[r"7:15 a \ in a text is written \\"],
    ),
    (
        "summary = \"Few pieces.\"",
        "Few pieces.",
        &[
            "7:5 this is neither a [table] nor a key with = and its value",
            "1:1 missing field `summary`",
        ],
    ),
    (
        "summary = \"Few pieces.\"",
        "summary = \"Few pieces.\"\nkings_may_not_face = maybe\nmust_capture = 1",
        &[
            r#"8:22 true, false, "lines" (ranks, too) or "twice" (not twice in a row) is expected here"#,
            "9:16 true or false is expected here, not 1",
        ],
    ),
    (
        "squares = \"a1-d2\"",
        "squares = a1-d2",
        &["12:41 a text in quotation marks is expected here, not a1-d2"],
    ),
    (
        "squares = \"a1-d2\"",
        "squares = 5",
        &[r#"12:41 a text of squares like "a1-c3", or a list of them, is expected here"#],
    ),
    // It follows that no piece is royal.
    (
        "royal = true",
        "royal = true,",
        &[
            "20:13 nothing more is expected on this line: a text with commas or spaces stands in quotation marks, several in [ ]",
        ],
    ),
    ("zones.home = ", "zone.home = ", &["12:1 unknown field `zone`"]),
    ("k2r", "kx1r", &["6:11 the array is not a position: there is no piece with the letter 'x'"]),
    ("k2r", "k3r", &["6:9 the array is not a position: rank 4 must fill 4 files exactly"]),
    ("k2r/", "", &["6:9 the array is not a position: the board has 4 ranks, not 3"]),
];

#[test]
fn what_cannot_be_read_hides_nothing_behind_it() {
    let mut wrong = Vec::new();
    for (old, new, wanted) in ROWS {
        let (behind, found): (Vec<String>, Vec<String>) = all_said(&[(old, new), BEHIND])
            .into_iter()
            .partition(|said| said.contains("fK is read in two ways"));
        assert_eq!(behind.len(), 1, "{new}: {found:?}");
        if found != *wanted {
            wrong.push(format!("{old:?} to {new:?}: {found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn several_mistakes_of_several_kinds_are_told_together() {
    let found = all_said(&[
        ("\"Small\"", "Small"),
        ("files = 4", "files = -4"),
        ("ranks = 4", "ranks = five"),
        ("stalemate = \"draw\"", "stalemate = draw, checks = three"),
        ("royal = true", "royal = yes"),
        ("\"fmWfcF\"", "\"fmWfctF\""),
        ("promotes_to = [\"R\"]", "promotes_to = [\"X\"]"),
        BEHIND,
    ]);
    assert_eq!(
        found,
        [
            "2:8 a text in quotation marks is expected here, not Small",
            "4:9 a board has 2 to 16 files and ranks",
            "5:9 a whole number is expected here, not five",
            "11:25 a text in quotation marks is expected here, not draw",
            "11:40 a whole number from 0 on is expected here, not three",
            "20:9 true or false is expected here, not yes",
            r#"25:9 "fctF": t is not supported"#,
            "27:16 no piece with the label X can be promoted to",
            r#"32:9 "fK": fK is read in two ways: write fW for one square, fWfF for three; of Queens likewise fR, fRfB"#,
        ]
    );
}

/// A file full of mistakes is answered soon, with some of the mistakes.
#[test]
fn a_long_file_of_mistakes_is_left_after_some() {
    for line in ["a\n", "a = [\n", "[[\n", "a = \"\"\"\n", "a = five\n", "[pieces]\n", "label = \n"]
    {
        let text = line.repeat(60_000 / line.len());
        let found = menagerie_rules::Variant::check_toml("x", &text).expect_err("mistakes");
        assert!((1..=100).contains(&found.len()), "{line}: {}", found.len());
    }
    // The same holds for one list full of mistakes: each of its values would be compared with all
    // others.
    for (old, new) in [
        ("rules = []", "rules = ["),
        ("promotes_to = [\"R\"]", "promotes_to = ["),
        ("stalemate = \"draw\"", "stalemate = \"draw\", dead = ["),
    ] {
        for value in ["x,", "2020-01-01,", "[x],"] {
            let list = format!("{new}{}]", value.repeat(60_000 / value.len()));
            let found = all_said(&[(old, &list)]);
            assert!((1..=100).contains(&found.len()), "{new}{value}: {}", found.len());
        }
    }
}
