//! The check of variant files, also of files that are meant to do harm.

use std::time::{Duration, Instant};

use menagerie_rules::{Variant, bundled_files, lint};

const CHESS: &str = include_str!("../../../variants/chess.toml");
const TERRAN: &str = include_str!("../../../variants/terran.toml");

#[test]
fn every_bundled_file_is_clean_and_its_games_end() {
    let files: Vec<_> = bundled_files().collect();
    // Two hundred games of each variant take longer than any other test, so some run beside each
    // other.
    std::thread::scope(|scope| {
        for part in files.chunks(files.len().div_ceil(4)) {
            scope.spawn(move || part.iter().for_each(|(file, text)| is_clean(file, text)));
        }
    });
}

fn is_clean(file: &str, text: &str) {
    let report = lint(file, text, 1);
    assert!(report.is_clean(), "{report}");
    let played = report.playouts.as_ref().expect("it was played");
    // With walls there are hundreds of moves, and the number of all that are made is bounded.
    let has_walls = text.contains("\n[walls]");
    assert!(played.games == 200 || has_walls && played.games > 100, "{report}");
    assert_eq!(played.results.values().sum::<u32>(), played.games);
    // On the twelve squares of Dobutsu the third ply can take the Lion.
    assert!(played.shortest > 2 && played.longest <= 400, "{report}");
    let text = report.to_string();
    assert!(text.contains(&format!("\n{} random games of ", played.games)), "{text}");
}

#[test]
fn it_is_told_how_far_each_piece_goes_on_the_empty_board() {
    // A Knight is known to have 5.25, and a Bishop 8.75. A Pawn stands still on the last rank.
    let report = lint("chess.toml", CHESS, 1).to_string();
    for line in
        ["    8.8  13  Bishop", "    5.2   8  Knight", "   14.0  14  Rook", "    1.0   2  Pawn"]
    {
        assert!(report.contains(&format!("\n{line}\n")), "{line}: {report}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let played = |seed| lint("chess.toml", CHESS, seed).playouts;
    assert_eq!(played(7), played(7));
    assert_ne!(played(7), played(8));
}

/// White's Pawns cannot promote, and Black's become a Rook.
const PAWNS_THAT_BECOME_NOTHING: &str = r#"id = "x"
name = "X"
revision = 1
files = 5
ranks = 5
start = "k3r/1p3/5/1P3/K3R w - - 0 1"
summary = "Few."
rules = []
sides = { names = ["White", "Black"], styles = ["white", "black"] }
credits = { author = "A", source = "B", url = "C" }
endings = { stalemate = "draw", move_rule = 20 }
zones.far = { name = "Far Side", squares = "a5-e5" }
pieces = [
    { label = "K", name = "King", betza = "K", moves = "One step.", royal = true },
    { label = "R", name = "Rook", betza = "R", moves = "Straight." },
    { label = "P", name = "Pawn", betza = "fmWfcF", moves = "Ahead.", pawn = true, second_promotes_to = ["R"], promotes_in = "far" },
]
"#;

#[test]
fn all_mistakes_are_told_in_the_order_of_the_file() {
    let text =
        CHESS.replacen("files = 8", "files = 80", 1).replacen("betza = \"N\"", "betza = \"fK\"", 1);
    let report =
        lint("x.toml", &text.replacen("drawing = \"knight\"", "drawing = \"Knight\"", 1), 1);
    let lines: Vec<usize> = report.errors.iter().map(|error| error.line).collect();
    assert!(lines.len() > 2 && lines.is_sorted() && !report.is_clean(), "{report}");
    assert_eq!(report.to_string().matches("error: x.toml, line ").count(), lines.len());
    // No author reads more than these, and a file full of mistakes is answered at once.
    let full = format!("{CHESS}{}", "[[pieces]]\n".repeat(5_000));
    // The best of three: other tests run beside this one.
    let fastest = (0..3).map(|_| {
        let started = Instant::now();
        assert_eq!(lint("x.toml", &full, 1).errors.len(), 100);
        started.elapsed()
    });
    let fastest = fastest.min().unwrap_or_default();
    let most = if cfg!(debug_assertions) { 1_500 } else { 100 };
    assert!(fastest < Duration::from_millis(most), "{fastest:?}");
}

#[test]
fn mistakes_are_named() {
    let mut wrong = Vec::new();
    for (file, old, new, said) in [
        (
            CHESS,
            "rnbqkbnr/",
            "rnbqkxnr/",
            "error: x.toml, line 9, column 15: the array is not a position: there is no piece with the letter 'x'",
        ),
        (TERRAN, "label = \"G\"", "label = \"P\"", "the label P is taken"),
        (CHESS, "name = \"Knight\"", "name = \"Kni`ght\"", "a name has no formatting, no `"),
        (CHESS, "name = \"Knight\"", "name = \"<@1>\"", "a name has no formatting, no <"),
        (CHESS, "name = \"Knight\"", "name = \"K\\u202enight\"", "no \\u{202e}"),
        (CHESS, "name = \"Knight\"", "name = \"K\\u200bnight\"", "no \\u{200b}"),
        (CHESS, "name = \"Knight\"", "name = \"Kni\\nght\"", "no \\n"),
        (CHESS, "name = \"Chess\"", "name = \"**Chess**\"", "a name has no formatting, no *"),
        (CHESS, "\"White\"", "\"Wh_ite\"", "a name has no formatting, no _"),
        (CHESS, "name = \"second rank\"", "name = \"@here\"", "no @"),
        (CHESS, "betza = \"B\"", "betza = \"B\"\naliases = [\"@everyone\"]", "no @"),
        (CHESS, "label = \"K\"", "label = \"*\"", "a label is one capital letter A to Z"),
        (CHESS, "drawing = \"knight\"", "drawing = \"../knight\"", "made of a-z and _"),
        (CHESS, "drawing = \"knight\"", "drawing = \"\"", "made of a-z and _"),
        (CHESS, "a1,a8", "a9,a8", "a9 has no piece"),
        (CHESS, "RNBQKBNR w", "RNBQKBNRR w", "rank 1 must fill 8 files exactly"),
        (CHESS, "royal = true", "royal = false", "one piece must be royal"),
        (CHESS, "castles_with = \"R\"\n", "", "castles_with must name the partner"),
        (CHESS, "castles_with = \"R\"", "castles_with = \"X\"", "no piece has the label X"),
        (CHESS, "[\"Q\", \"R\"", "[\"Q\", \"Q\"", "this promotion is there already"),
        (
            CHESS,
            "second-rank = \"fmnD\"",
            "third-rank = \"fmnD\"",
            "there is no zone third-rank in [zones]",
        ),
        (CHESS, "a2-h2", "a2-i2", "a2-i2 is no square of the board, a1 to h8"),
        (CHESS, "a2-h2", "h2-a2", "the lower left one"),
        (CHESS, "betza = \"B\"", "betza = \"zB\"", "crooked moves (z) are not supported"),
        (CHESS, "betza = \"N\"", "betza = \"fK\"", "fK is read in two ways"),
        (
            CHESS,
            "betza = \"B\"",
            "betza = \"F\"\nstays_in = \"nowhere\"",
            "there is no zone nowhere",
        ),
        (
            CHESS,
            "betza = \"B\"",
            "betza = \"B\"\nstays_in = \"second-rank\"",
            "a Bishop stays in a zone without the last rank",
        ),
        (
            CHESS,
            "betza = \"fmWfceF\"",
            "betza = \"bmWbcF\"",
            "warning: x.toml, line 43: the Pawn promotes, but can never reach",
        ),
        (
            CHESS,
            "promotes_to = [\"Q\", \"R\", \"B\", \"N\"]",
            "promotes_to = [\"Q\"]\npromotes_in = \"second-rank\"",
            "warning: x.toml, line 43: the Pawn promotes, but can never reach the second rank",
        ),
        (
            PAWNS_THAT_BECOME_NOTHING,
            "a5-e5",
            "a1-e1",
            "warning: x.toml: Black's Pawn promotes, but can never reach the Far Side",
        ),
        (PAWNS_THAT_BECOME_NOTHING, "a5-e5", "a4-e4", "200 random games"),
        (
            CHESS,
            "betza = \"B\"",
            "betza = \"B\"\naliases = [\"Knight\"]",
            "Knight names two pieces",
        ),
        (CHESS, "[\"Q\", \"R\", \"B\", \"N\"]", "[\"P\"]", "200 random games"),
    ] {
        assert!(file.contains(old), "{old}");
        let report = lint("x.toml", &file.replacen(old, new, 1), 3).to_string();
        if !report.contains(said) {
            wrong.push(format!("{new}\n  wanted: {said}\n  found:  {report}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let unused =
        CHESS.replacen("Q\", \"R\", \"B\", \"N\"]", "R\"]", 1).replacen("rnbqkbnr", "rnb1kbnr", 1);
    let unused = unused.replacen("RNBQKBNR", "RNB1KBNR", 1);
    let report = lint("x.toml", &unused, 3).to_string();
    assert!(report.contains("the Queen is not in the array, and nothing becomes one"), "{report}");
}

/// Variants that can be played, but that their authors do not mean.
#[test]
fn settings_without_effect_are_named() {
    const COUNTING: &str = "counting = { pieces = [{ moves = 16 }] }";
    let bare = format!("move_rule = 50\nbare_king = \"loss\"\n{COUNTING}");
    let counting = format!("move_rule = 50\n{COUNTING}");
    let goal = "move_rule = 50\ngoal = { pieces = [\"P\"], zone = \"second-rank\" }";
    let corner = "[zones.corner]\nname = \"Corner\"\nsquares = \"a1-a1\"\n[zones.second-rank]";
    let mut wrong = Vec::new();
    for (changes, said) in [
        (
            // Chess binds the double step to a zone. If it is bound to the first move, the letters
            // take it away.
            &[("w a1,a8,e1,e8,h1,h8", "w KQkq"), ("\"fmnD\"", "\"ifmnD\"")][..],
            "no right in the array to what may be done only while a piece has never moved (castling, i) has: the \
             Pawn; where all have it, the third part of start is a1,a2,a7,a8,b2,b7,c2,c7,d2,d7,e1,e2,e7,e8,f2,\
             f7,g2,g7,h1,h2,h7,h8",
        ),
        (
            &[("w a1,a8,e1,e8,h1,h8", "w KQ")],
            "has: Black's Rook, Black's King; where all have it, the third part of start is a1,a8,e1,e8,h1,h8",
        ),
        (
            &[("fmnD", "fmnA")],
            "the Pawn captures in passing (e), but nothing can be captured so: only double and longer steps \
             can, straight forward as fmnD and fmnR3, or diagonally as fmnF2 (fmnA is a leap like others)",
        ),
        (
            &[("betza = \"B\"", "betza = \"B\"\nat_most = 0")],
            "at_most of the Bishop is 0, so that nothing ever becomes one",
        ),
        (&[("revision = 2", "revision = 0")], "revisions are counted from 1"),
        (&[("\"White\", \"Black\"", "\"White\", \"white\"")], "both sides are called White"),
        (&[("[zones.second-rank]", corner)], "the Corner is a zone that nothing uses"),
        (
            &[("name = \"second rank\"", "name = \"the second rank\"")],
            "“the” is put before the name of a zone: leave it out of “the second rank”",
        ),
        (
            &[(
                "move_rule = 50",
                "move_rule = 50\ngoal = { pieces = [\"K\"], zone = \"second-rank\", least = 9 }",
            )],
            "least of the goal is 9, and its zone has 8 squares, so that nobody ever reaches it",
        ),
        (
            &[("move_rule = 50", &bare)],
            "bare_king ends the game when a King is bare, so that counting",
        ),
        (
            &[("move_rule = 50", &counting), ("betza = \"N\"", "betza = \"N\"\nrestricted = true")],
            "restricted ends the game when a King is bare, so that counting",
        ),
        (
            &[("move_rule = 50", goal), ("\"a2-h2\"", "\"a1-h1\"")],
            "the Pawn can never reach its goal, the second rank",
        ),
    ] {
        // With a goal, a bare King that loses, or weak pieces, a side may still win. The lint tells
        // that too.
        let chess = CHESS.replacen("dead = { alone = [\"N\"], one_color = [\"B\"] }\n", "", 1);
        let text = changes.iter().fold(chess, |text, (old, new)| {
            assert!(text.contains(old), "{old}");
            text.replacen(old, new, 1)
        });
        let report = lint("x.toml", &text, 3);
        let warned: Vec<&str> = report.warnings.iter().map(|it| it.text.as_str()).collect();
        if !matches!(&warned[..], [only] if only.contains(said)) {
            wrong.push(format!("{changes:?}\n  wanted: {said}\n  found:  {report}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_royal_piece_that_nothing_can_attack_is_told() {
    let quiet = ["fmWfcF", "\"K\", moves", "\"R\", moves"];
    let text = quiet.iter().fold(PAWNS_THAT_BECOME_NOTHING.to_owned(), |text, old| {
        assert!(text.contains(old), "{old}");
        text.replacen(old, &old.replace("fcF", "").replace("\"K", "\"mK").replace("\"R", "\"mR"), 1)
    });
    let report = lint("x.toml", &text, 3).to_string();
    assert!(
        report.contains("nothing in the game captures, so that nobody is ever in check"),
        "{report}"
    );
    let one_captures = text.replacen("\"mR\"", "\"R\"", 1);
    assert!(!lint("x.toml", &one_captures, 3).to_string().contains("nothing in the game"));
}

#[test]
fn a_goal_out_of_reach_is_told_of_the_side_that_cannot_reach_it() {
    const STONE: &str = "{ label = \"S\", name = \"Stone\", betza = \"bW\", moves = \"Back.\" },";
    let goal = |label: &str, zone: &str| {
        let goal = format!("goal = {{ pieces = [\"{label}\"], zone = \"{zone}\" }}");
        PAWNS_THAT_BECOME_NOTHING
            .replacen("move_rule = 20", &goal, 1)
            .replacen(
                "zones.far",
                "zones.home = { name = \"Home\", squares = \"a1-e1\" }\nzones.far",
                1,
            )
            .replacen("pieces = [\n", &format!("pieces = [\n{STONE}\n"), 1)
    };
    let pawns = goal("P", "home");
    let stones = goal("S", "far").replacen("K3R", "K2SR", 1);
    let becomes_one = stones.replacen("second_promotes_to = [\"R\"]", "promotes_to = [\"S\"]", 1);
    for (text, wanted) in [
        (goal("P", "far"), None),
        (pawns.clone(), Some("the Pawn can never reach its goal, the Home")),
        (pawns.replacen("1P3", "5", 1), Some("Black's Pawn can never reach its goal, the Home")),
        (stones, Some("White's Stone can never reach its goal, the Far Side")),
        (becomes_one, None),
    ] {
        let report = lint("x.toml", &text, 3);
        assert!(report.errors.is_empty(), "{report}");
        let about_goals = |warning: &&str| warning.contains("goal");
        let warned = report.warnings.iter().map(|it| it.text.as_str());
        let found: Vec<&str> = warned.filter(about_goals).collect();
        assert_eq!(found, wanted.into_iter().collect::<Vec<_>>(), "{report}");
    }
}

/// The error of a text that is not a variant. It must come soon.
fn refused(text: &str) -> String {
    let start = Instant::now();
    let error = match Variant::from_toml("x.toml", text) {
        Ok(variant) => panic!("{} was accepted", variant.id),
        Err(error) => error.to_string(),
    };
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}: {error}", start.elapsed());
    assert!(error.starts_with("x.toml, line ") && error.len() < 500, "{error}");
    // The error is also among all mistakes of the file.
    let all = Variant::check_toml("x.toml", text).expect_err("it is refused");
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    assert!(all.contains(&error), "{error}: {:?}", &all[..all.len().min(3)]);
    error
}

#[test]
fn files_made_to_do_harm_are_refused_soon() {
    let pieces = |count: usize| {
        let piece = "[[pieces]]\nlabel = \"Q\"\nname = \"Q\"\ndrawing = \"q\"\nbetza = \"Q\"\nmoves = \"\"\n";
        CHESS.to_owned() + &piece.repeat(count)
    };
    assert!(refused(&pieces(10_000)).contains("at most 64 KiB"));
    assert!(refused(&pieces(800)).contains("the label Q is taken"));
    assert!(refused(&"#".repeat(1 << 20)).contains("at most 64 KiB"));
    assert!(refused(&(CHESS.to_owned() + &"é".repeat(60_000))).contains("at most 64 KiB"));
    for nested in ["[", "{a=", "\"", "[[", "a.", "[a.", "'''"] {
        let deep = nested.repeat(60_000 / nested.len());
        refused(&deep);
        refused(&format!("rules = {deep}"));
    }
    for betza in ["[".repeat(1000), "[W?fs".repeat(1000), "W".repeat(50_000), "n".repeat(1000)] {
        let text = CHESS.replacen("betza = \"N\"", &format!("betza = \"{betza}\""), 1);
        assert!(refused(&text).contains("a move has at most 100 letters"));
    }
    // Too many movements in one text, and in several texts for zones.
    let many =
        ["fmnR15".repeat(7), format!("N\"\nbetza_within = {{ z = \"{}\" }} #", "WF".repeat(50))];
    for betza in many {
        let text = CHESS.replacen("betza = \"N\"", &format!("betza = \"{betza}\""), 1);
        let text = format!("{text}\n[zones.z]\nname = \"z\"\nsquares = \"a1-h8\"\n");
        let error = refused(&text);
        assert!(error.contains("a piece has at most 100 movements"), "{error}");
        // A file that was accepted before can still be read.
        let kept = Variant::kept("own-chess", &text).map_err(|error| error.to_string());
        assert!(!kept.is_err_and(|error| error.contains("at most 100 movements")));
    }
    for deep in ["[[[[[[[[[[", "[W?[W?[W?fsB]]]", "[W?fsB]]]]]]"] {
        refused(&CHESS.replacen("betza = \"N\"", &format!("betza = \"{deep}\""), 1));
    }
    for size in [
        "0",
        "1",
        "17",
        "200",
        "256",
        "4294967296",
        "-8",
        "8.5",
        "\"8\"",
        "[8]",
        "99999999999999999999",
    ] {
        let error = refused(&CHESS.replacen("files = 8", &format!("files = {size}"), 1));
        assert!(error.contains("line 7"), "{error}");
        refused(&CHESS.replacen("ranks = 8", &format!("ranks = {size}"), 1));
        refused(&CHESS.replacen("= 8", &format!("= {size}"), 2));
    }
    for start in
        ["/".repeat(100_000), "9".repeat(100_000), "k".repeat(100_000), " ".repeat(100_000)]
    {
        refused(&CHESS.replacen("rnbqkbnr", &start, 1));
    }
    let promotions = "\"Q\", ".repeat(40_000);
    refused(&CHESS.replacen("promotes_to = [", &format!("promotes_to = [{promotions}"), 1));
}

#[test]
fn a_monstrous_game_is_played_for_a_bounded_time() {
    // Each side of the largest board has 48 pieces that slide and leap.
    let amazon = "[[pieces]]\nlabel = \"X\"\nname = \"Monster\"\ndrawing = \"x\"\n\
                  betza = \"QNCZ\"\nmoves = \"All.\"\n";
    let side = |letter: &str| [letter.repeat(16), letter.repeat(16), letter.repeat(16)].join("/");
    let fen = format!(
        "k15/{}/16/16/16/16/16/16/16/16/{}/K15 w - - 0 1",
        side("x"),
        side("X").to_uppercase()
    );
    let mut text = CHESS.replace("files = 8", "files = 16").replace("ranks = 8", "ranks = 16");
    let start = text.find("start = ").expect("it has one");
    let end = start + text[start..].find('\n').expect("a line");
    text.replace_range(start..end, &format!("start = \"{fen}\""));
    text.push_str(amazon);
    let started = Instant::now();
    let report = lint("x.toml", &text, 5);
    assert!(report.errors.is_empty() && report.playouts.is_some(), "{report}");
    assert!(started.elapsed() < Duration::from_secs(20), "{:?} {report}", started.elapsed());
}
