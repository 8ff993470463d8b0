//! XBetza: where every element of the notation leads, and which texts are refused, each with its
//! reason.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::common::rows;
use menagerie_rules::{
    Color, Destinations, Position, Square, Trial, TrialError, Variant, betza, notation,
};
use std::sync::Arc;

/// Eleven pieces around h8, own and enemy ones.
const CROWDED: &str = "16/16/16/16/3O12/7o2o5/5o2O7/8o7/4o2X1O6/6O2o6/7O8/16/16/16/16/16";

fn square(text: &str) -> Square {
    Square::parse(text).unwrap_or_else(|| panic!("{text} is no square"))
}

fn trial(side: Color, board: &str) -> Trial {
    let trial = match board {
        "-" => Trial::empty(16, 16, square("h8"), side),
        placement => Trial::placed(16, 16, square("h8"), placement),
    };
    trial.unwrap_or_else(|error| panic!("{error}"))
}

fn set(squares: &[Square]) -> BTreeSet<Square> {
    squares.iter().copied().collect()
}

fn listed(text: &str) -> BTreeSet<Square> {
    text.split_whitespace().filter(|text| *text != "-").map(square).collect()
}

#[test]
fn every_element_leads_where_it_leads_elsewhere() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for row in rows(include_str!("data/xbetza.tsv")) {
        let [text, side, board, moves, captures] = row[..] else { panic!("not five: {row:?}") };
        let side = if side == "w" { Color::White } else { Color::Black };
        let board = if board == "crowded" { CROWDED } else { board };
        count += 1;
        match trial(side, board).destinations(text) {
            Ok(Destinations { moves: to, captures: taken, .. })
                if set(&to) == listed(moves) && set(&taken) == listed(captures) => {}
            other => wrong.push(format!("{text} {board}: wanted {moves} {captures}: {other:?}")),
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= 180, "only {count} rows were read");
}

/// A locust capture takes a piece on one square and ends on another, or where it began. A pass ends where
/// it began. XBoard's reader of the notation has the same.
#[test]
fn a_leg_before_the_last_captures_on_the_way() {
    for (text, moves, locusts) in [
        ("caK", "", "i9>h10 i9>h9 i9>i8 i9>j10 i9>j9"),
        ("mcabK", "h8", "i9>h8"),
        ("cabR", "", "e8>f8 e8>g8 e8>h8 e8>i8 h11>h10 h11>h7 h11>h8 h11>h9"),
        ("cafF", "", "i9>j10"),
        ("cafW", "", ""),
        ("[cF-bF]", "", "i9>h8"),
        ("[cR-fR1]", "", "e8>d8 h11>h12"),
    ] {
        let found = trial(Color::White, CROWDED).destinations(text).expect(text);
        assert_eq!(set(&found.moves), listed(moves), "{text}");
        let mut shown: Vec<String> =
            found.locusts.iter().map(|(taken, to)| format!("{taken}>{to}")).collect();
        shown.sort();
        assert_eq!(shown.join(" "), locusts, "{text}");
    }
}

/// The rows of the shared cases that the notation has, those that capture on the way among them.
#[test]
fn shared_cases_lead_where_they_lead_elsewhere() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/rules/xbetza_cases.tsv");
    let Ok(table) = fs::read_to_string(path) else {
        println!("skipped, because the shared cases are not beside the project");
        return;
    };
    let mut wrong = Vec::new();
    for row in rows(&table).skip(1) {
        let [text, at, side, board, moves, captures, locusts, _] = row[..] else {
            panic!("not eight: {row:?}")
        };
        let side = if side == "w" { Color::White } else { Color::Black };
        assert_eq!(at, "h8");
        let found = match trial(side, board).destinations(text) {
            Ok(found) => found,
            // The specification refuses these: they are read in two ways, or need another board.
            Err(_) if ["dK", "dW", "fK", "fQ", "bQ", "oB"].contains(&text) => continue,
            Err(error) => {
                wrong.push(format!("{text}: {error}"));
                continue;
            }
        };
        let on_the_way: BTreeSet<String> =
            found.locusts.iter().map(|(taken, to)| format!("x{taken}>{to}")).collect();
        let wanted: BTreeSet<String> =
            locusts.split("; ").filter(|it| *it != "-").map(str::to_owned).collect();
        if set(&found.moves) != listed(moves)
            || set(&found.captures) != listed(captures)
            || on_the_way != wanted
        {
            wrong.push(format!("{text} {board}: wanted {moves} {captures} {locusts}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// The page on the format of variant files lists the parts of XBetza that are understood. Each other
/// part has its reason, and says what to write instead, if there is a way.
#[test]
fn moves_that_are_not_understood() {
    let mut wrong = Vec::new();
    for (text, said) in [
        ("", "\"\": there is no move in it"),
        ("R[W?fsB", "\"[W?fsB\": the bracket is not closed"),
        ("Rfm", "\"fm\": the modifiers are not followed by a piece letter"),
        (
            "fmX",
            "\"fmX\": the piece letter is unknown: there are W F D N A C Z H G, K, R B Q, and O to castle",
        ),
        (
            "eéR",
            "\"eé\": the piece letter is unknown: there are W F D N A C Z H G, K, R B Q, and O to castle",
        ),
        ("4R", "\"4\": a number stands behind a piece letter, as in R4"),
        ("R16", "\"R16\": a range is 1 to 15 steps, or 0 for any number"),
        ("R1000000000", "\"R1000000000\": a range is 1 to 15 steps, or 0 for any number"),
        ("R04", "\"R04\": a range is 1 to 15 steps, or 0 for any number"),
        ("fwR", "\"fwR\": the letter w is unknown"),
        ("dK", "\"dK\": d (taking one's own piece) is not supported"),
        ("tpR", "\"tpR\": t is not supported"),
        ("oR", "\"oR\": o (a cylinder board) is not supported: a board has edges"),
        ("zB", "\"zB\": crooked moves (z) are not supported"),
        ("xR", "\"xR\": this modifier is not supported"),
        ("uR", "\"uR\": this modifier is not supported"),
        ("qR", "\"qR\": this modifier is not supported"),
        ("kR", "\"kR\": this modifier is not supported"),
        ("(fW)", "\"(fW)\": groups ( ) are not supported"),
        ("W(fF)", "\"W(fF)\": groups ( ) are not supported"),
        (
            "fK",
            "\"fK\": fK is read in two ways: write fW for one square, fWfF for three; of Queens \
             likewise fR, fRfB",
        ),
        (
            "bQ",
            "\"bQ\": bK is read in two ways: write bW for one square, bWbF for three; of Queens \
             likewise bR, bRbB",
        ),
        ("hN", "\"hN\": h goes with a direction, on an oblique leap (fhN, hrN)"),
        ("fhR", "\"fhR\": h goes with a direction, on an oblique leap (fhN, hrN)"),
        ("iifmnD", "\"iifmnD\": write the zone with betza_within instead of ii"),
        ("eF", "\"eF\": e goes with c, on a leap (fceF)"),
        ("ceR", "\"ceR\": e goes with c, on a leap (fceF)"),
        ("pN", "\"pN\": only what makes several steps can hop over a piece (pR); jN and jD jump"),
        ("pgR", "\"pgR\": p and g say two things: write one of them"),
        ("gN", "\"gN\": g goes with steps and slides, W F K R B Q"),
        ("nAA", "\"nAA\": of lame riders only nNN is supported"),
        ("nR", "\"nR\": of lame riders only nNN is supported"),
        ("nW", "\"nW\": n goes with a leap that has a square halfway (nN, nA, nD)"),
        ("nnD", "\"nnD\": nn goes with fmD and fmR, double and triple steps"),
        ("jW", "\"jW\": j goes with a leap (jD) or a slide (jR, jjR)"),
        ("jNN", "\"jNN\": j goes with a leap (jD) or a slide (jR, jjR)"),
        ("njD", "\"njD\": n and j say two things: write one of them"),
        ("yR", "\"yR\": y goes before a further leg (yafsF)"),
        ("cpafW", "\"cpafW\": a leg before the last takes a piece (c) or goes over it (p, g)"),
        ("cacafK", "\"cacafK\": only one leg before the last may capture (c)"),
        ("dafW", "\"dafW\": d (taking one's own piece) is not supported"),
        ("maW", "\"maW\": a further leg must say its direction, as fs in mafsW"),
        ("maifW", "\"maifW\": i stands before the first leg"),
        ("mafN", "\"mafN\": of bent moves only steps and slides can follow, W F D A K R B Q"),
        ("O2", "\"O2\": castling is written isO2 or isO2-4, with 1 to 6 squares for the King"),
        ("isO7", "\"isO7\": castling is written isO2 or isO2-4, with 1 to 6 squares for the King"),
        (
            "isO4-2",
            "\"isO4-2\": castling is written isO2 or isO2-4, with 1 to 6 squares for the King",
        ),
        (
            "isO2-",
            "\"isO2-\": castling is written isO2 or isO2-4, with 1 to 6 squares for the King",
        ),
        (
            "R2-4",
            "\"-4\": the piece letter is unknown: there are W F D N A C Z H G, K, R B Q, and O to castle",
        ),
        ("[WfsB]", "\"[WfsB]\": the bracket has no - or ? between its legs"),
        ("[?fsB]", "\"[?fsB]\": a leg is empty"),
        ("[W-]", "\"[W-]\": a leg is empty"),
        ("[W-fsW]", "\"[W-fsW]\": it leads nowhere: no turn like that can follow"),
        ("[cW-cfW-fW]", "\"[cW-cfW-fW]\": only one leg before the last may capture (c)"),
        (
            "[mcW-fsF]",
            "\"[mcW-fsF]\": in brackets a leg before the last takes a piece (c) or does not (m)",
        ),
        ("[N?fN]", "\"[N?fN]\": of bent moves only steps and slides can follow, W F D A K R B Q"),
        ("[W?N]", "\"[W?N]\": of bent moves only steps and slides can follow, W F D A K R B Q"),
        (
            "[Q-frlbQ-frlbQ]",
            "\"[Q-frlbQ-frlbQ]\": the legs go over more than 10,000 squares: write shorter ones",
        ),
    ] {
        let found = betza::read(text).map_err(|error| error.to_string());
        if found != Err(said.to_owned()) {
            wrong.push(format!("{text}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let long = betza::read(&"W".repeat(101)).expect_err("it is too long").to_string();
    assert_eq!(long, format!("\"{}\": a move has at most 100 letters", "W".repeat(40)));
}

#[test]
fn a_board_that_is_none_is_refused() {
    let b2 = square("b2");
    for (placement, why) in [
        ("3/1X1", TrialError::Ranks(3, 2)),
        ("3/1X1/3/3", TrialError::Ranks(3, 4)),
        ("3/1X1/4", TrialError::Rank(1, 3)),
        ("3/1X1/2", TrialError::Rank(1, 3)),
        ("3/1X1/1q1", TrialError::Rank(1, 3)),
        ("3/1X1/99999999999999", TrialError::Rank(1, 3)),
        ("3/X2/3", TrialError::Piece(b2)),
        ("3/1X1/2x", TrialError::Piece(b2)),
        ("3/3/3", TrialError::Piece(b2)),
    ] {
        assert_eq!(Trial::placed(3, 3, b2, placement), Err(why), "{placement}");
    }
    assert_eq!(Trial::empty(17, 16, b2, Color::White), Err(TrialError::Size));
    assert_eq!(Trial::empty(2, 1, b2, Color::White), Err(TrialError::Size));
    let off = Trial::empty(3, 3, square("d1"), Color::White);
    assert_eq!(off, Err(TrialError::OffBoard(square("d1"))));
}

#[test]
fn a_king_who_castles_by_one_square_changes_places() {
    let chess = include_str!("../../variants/chess.toml");
    let text = chess.replacen("betza = \"KisO2\"", "betza = \"FisO1\"", 1);
    let variant = Arc::new(Variant::from_toml("x.toml", &text).expect("it is a game"));
    let fen = "4k3/8/8/8/8/8/8/R3K2R w a1,e1,h1 - 0 1";
    let position = Position::from_fen(&variant, fen).expect("it is a position");
    let mv = notation::from_coordinates(&position, "e1f1").expect("it is legal");
    assert_eq!(position.play(&mv).fen(), "4k3/8/8/8/8/8/8/R3RK2 b a1 - 1 1");
}

/// Ordinary movements may lead to the same square. That is one move.
#[test]
fn movements_may_overlap() {
    let b2 = square("b2");
    let trial = Trial::empty(5, 5, b2, Color::White).expect("it is a board");
    let count = |text: &str| trial.destinations(text).expect(text).moves.len();
    assert_eq!(count("QAD"), count("Q"));
    assert_eq!(count("[W-fsF-fF][F-fF-fsW]"), 2);
}

#[test]
fn the_size_of_a_board_is_read_off_its_first_rank() {
    for (placement, size) in [
        ("3/1X1", (3, 2)),
        ("1o1O2/6", (6, 2)),
        ("16/16/16", (16, 3)),
        ("", (0, 1)),
        ("/3", (0, 2)),
        ("200o100/3", (255, 2)),
        ("99999999999999", (255, 1)),
    ] {
        assert_eq!(Trial::size_of(placement), size, "{placement}");
    }
    assert_eq!(Trial::size_of(&"/".repeat(1_000)), (0, 255));
}
