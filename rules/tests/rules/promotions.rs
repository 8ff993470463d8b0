//! All promotions that a variant file can describe: where, by which moves, to what, and to how
//! many.

use crate::common::{coordinates, english};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Label, Line, Position, PromotesBy, Variant};
use std::sync::Arc;

/// A variant with its Pawn described by the test.
const FILE: &str = r#"id = "small"
name = "Small"
revision = 1
files = 5
ranks = 6
start = "k3r/1p3/5/5/1P3/K3R w - - 0 1"
summary = "Few pieces."
rules = []
sides = { names = ["White", "Black"], styles = ["white", "black"] }
credits = { author = "A", source = "B", url = "C" }
endings = { stalemate = "draw" }
zones.far = { name = "Far Side", squares = "a5-e6" }
zones.all = { name = "Board", squares = "a1-e6" }
[[pieces]]
label = "K"
name = "King"
drawing = "king"
betza = "K"
moves = "One step."
royal = true
[[pieces]]
label = "P"
name = "Pawn"
drawing = "pawn"
betza = "fmWfcF"
moves = "Ahead."
pawn = true
PAWN
[[pieces]]
label = "R"
name = "Rook"
drawing = "rook"
betza = "R"
moves = "Straight."
ROOK
[[pieces]]
label = "N"
name = "Knight"
drawing = "knight"
betza = "N"
moves = "Leaps."
"#;

fn game(pawn: &str, rook: &str) -> Arc<Variant> {
    let text = FILE.replace("PAWN", pawn).replace("ROOK", rook);
    Arc::new(Variant::from_toml("x", &text).unwrap_or_else(|error| panic!("{error}")))
}

fn at(variant: &Arc<Variant>, fen: &str) -> Position {
    Position::from_stored_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The moves of the Pawns in a position, in the form of records.
fn moves_of_pawns(position: &Position) -> String {
    let pawn = position.variant().role_by_name("Pawn").expect("it is there");
    let mut moves = position.legal_moves();
    moves.retain(|mv| position.piece_at(mv.from()).is_some_and(|piece| piece.role == pawn));
    coordinates(position, &moves).join(" ")
}

const WHITE_ON_4: &str = "4k/5/1P3/5/5/K4 w - - 0 1";
const WHITE_ON_5: &str = "2n1k/1P3/5/5/5/K4 w - - 0 1";
const BLACK_ON_2: &str = "k4/5/5/5/3p1/K3N b - - 0 1";

#[test]
fn where_by_which_moves_and_to_what() {
    for (pawn, fen, expected) in [
        // Without a zone it promotes on the last rank, and it has to promote.
        ("promotes_to = ['R']", WHITE_ON_4, "b4b5"),
        ("promotes_to = ['R', 'N']", WHITE_ON_5, "b5b6=N b5b6=R b5c6=N b5c6=R"),
        ("promotes_to = ['R']\npromotes_in = 'far'", WHITE_ON_4, "b4b5=R"),
        ("promotes_to = ['R']\npromotes_in = 'far'", BLACK_ON_2, "d2d1=R d2e1=R"),
        // With its own label among them it may stay unpromoted, but not where it could never move
        // again.
        ("promotes_to = ['R', 'P']\npromotes_in = 'far'", WHITE_ON_4, "b4b5=P b4b5=R"),
        ("promotes_to = ['R', 'P']\npromotes_in = 'far'", BLACK_ON_2, "d2d1=R d2e1=R"),
        ("promotes_to = ['R']\npromotes_by = 'capture'", BLACK_ON_2, "d2d1 d2e1=R"),
        (
            "promotes_to = ['N']\npromotes_in = 'all'\npromotes_by = 'capture'",
            "4k/2n2/1P3/5/5/K4 w - - 0 1",
            "b4b5 b4c5=N",
        ),
        // Each side has other promotions.
        ("promotes_to = ['R']\nsecond_promotes_to = ['N']", BLACK_ON_2, "d2d1=N d2e1=N"),
        ("promotes_to = ['R']\nsecond_promotes_to = ['N']", WHITE_ON_5, "b5b6=R b5c6=R"),
        ("promotes_to = ['R']\nsecond_promotes_to = []", BLACK_ON_2, "d2d1 d2e1"),
        // On some files only.
        (
            "promotes_to = ['R', 'N']\npromotes_on = { R = 'bd', N = 'c' }",
            WHITE_ON_5,
            "b5b6=R b5c6=N",
        ),
        ("promotes_to = ['R', 'N']\npromotes_on = { R = 'c' }", WHITE_ON_5, "b5b6=N b5c6=N b5c6=R"),
        ("promotes_to = ['R']\npromotes_on = { R = 'd' }", BLACK_ON_2, "d2d1=R d2e1"),
        (
            "promotes_to = ['R', 'P']\npromotes_on = { R = 'b' }\npromotes_in = 'far'",
            "4k/2n2/1P3/5/5/K4 w - - 0 1",
            "b4b5=P b4b5=R b4c5=P",
        ),
    ] {
        let position = at(&game(pawn, ""), fen);
        assert_eq!(moves_of_pawns(&position), expected, "{pawn} {fen}");
    }
}

/// How the card of the Pawn shows its promotion.
#[test]
fn a_card_tells_of_the_side_that_promotes() {
    let steps = |quiet, capture| PromotesBy::SingleStep { quiet, capture };
    for (pawn, by) in [
        ("promotes_to = ['R']\npromotes_by = 'capture'", PromotesBy::Capture),
        ("second_promotes_to = ['R']\npromotes_by = 'capture'", PromotesBy::Capture),
        ("promotes_to = ['R']\npromotes_by = 'single-step'", steps(true, true)),
        ("second_promotes_to = ['R']\npromotes_by = 'single-step'", steps(true, true)),
        ("second_promotes_to = ['R']", PromotesBy::AnyMove),
    ] {
        let game = game(pawn, "");
        let pawn = Label::read("P").expect("it is a label");
        let role = game.role_by_label(pawn).expect("it is there");
        assert_eq!(game.card(role, 9).promotes_by, by, "{pawn}");
    }
}

/// A capture in passing is not usable if it must promote, and the side has enough of all the kinds.
/// Then it makes no difference to the position.
#[test]
fn a_capture_in_passing_that_cannot_promote_is_not_usable() {
    let pawn = "promotes_to = ['R']\npromotes_in = 'far'";
    let text = FILE.replace("PAWN", pawn).replace("fmWfcF", "fmWfceFfmnD");
    for (most, usable) in [("", Some("b5")), ("at_most = 1", None), ("at_most = 2", Some("b5"))] {
        let read = Variant::from_toml("x", &text.replace("ROOK", most));
        let variant = Arc::new(read.unwrap_or_else(|error| panic!("{error}")));
        let position = at(&variant, "4k/5/Pp3/5/5/K3R w - b5 0 1");
        let found: Vec<String> =
            position.usable_en_passant().iter().map(|square| square.to_string()).collect();
        assert_eq!(found, Vec::from_iter(usable), "{most}");
        let captures = moves_of_pawns(&position).contains("a4b5");
        assert_eq!(captures, usable.is_some(), "{most}");
        assert_eq!(position == at(&variant, "4k/5/Pp3/5/5/K3R w - - 0 1"), !captures, "{most}");
    }
}

/// A piece promotes only where it can stand. The piece that it becomes may stand anywhere.
#[test]
fn a_piece_that_stays_in_a_zone_is_promoted_in_its_part_of_another() {
    let text = FILE
        .replace("PAWN", "stays_in = 'left'\npromotes_to = ['R']\npromotes_in = 'far'")
        .replace("ROOK", "stays_in = 'edges'")
        .replace("[[pieces]]\nlabel = \"K\"", "ZONES\n[[pieces]]\nlabel = \"K\"")
        .replace("k3r/1p3/5/5/1P3/K3R", "k3r/p4/5/5/P4/K3R");
    let zones = |left: &str| {
        format!(
            "zones.left = {{ name = 'Left', squares = '{left}' }}\n\
             zones.edges = {{ name = 'Edges', squares = 'a1-e6' }}"
        )
    };
    let whole = text.replace("ZONES", &zones("a1-b6"));
    let narrow =
        whole.replace("'a1-e6' }", "'a1-b6' }").replace("k3r/", "kr3/").replace("K3R", "KR3");
    for text in [&whole, &narrow] {
        let read = Variant::from_toml("x", text);
        let variant = Arc::new(read.unwrap_or_else(|error| panic!("{text}: {error}")));
        let position = at(&variant, "k4/5/1P3/5/5/K4 w - - 0 1");
        assert_eq!(moves_of_pawns(&position), "b4b5=R");
    }
    let error = Variant::from_toml("x", &narrow.replace("'a1-b6' }", "'a1-a6' }")).err();
    assert!(error.is_some(), "the array has a Rook outside");
}

#[test]
fn what_would_have_no_effect_is_refused() {
    for (pawn, rook, said) in [
        ("promotes_in = 'far'", "", "promotes_in goes with promotes_to"),
        ("promotes_by = 'capture'", "", "promotes_by goes with promotes_to"),
        ("promotes_by = 'any-move'", "", "promotes_by goes with promotes_to"),
        ("promotes_on = { N = 'a' }", "", "N is not among what promotes_to says"),
        (
            "promotes_to = ['R']\npromotes_on = { N = 'a' }",
            "",
            "N is not among what promotes_to says",
        ),
        ("promotes_to = ['R']\npromotes_on = { R = 'f' }", "", "letters of files, each once"),
        ("promotes_to = ['R']\npromotes_on = { R = 'aa' }", "", "letters of files, each once"),
        ("promotes_to = ['R']\npromotes_on = { R = '' }", "", "letters of files, each once"),
        ("promotes_to = ['N']", "at_most = 1", "nothing else is promoted to this piece"),
        ("promotes_to = ['P', 'N']\nat_most = 1", "", "nothing else is promoted to this piece"),
    ] {
        let text = FILE.replace("PAWN", pawn).replace("ROOK", rook);
        let error = Variant::from_toml("x", &text).expect_err(said).problem;
        assert!(said.contains(&error) || error.contains(said), "{pawn}, {rook}: {error}");
    }
    // A King has no promotions anyway.
    let king = FILE.replace("royal = true", "royal = true\nsecond_promotes_to = []");
    assert!(Variant::from_toml("x", &king.replace("PAWN", "").replace("ROOK", "")).is_ok());
}

#[test]
fn to_no_more_than_the_side_may_have_at_once() {
    let either = "promotes_to = ['R', 'N']";
    let or_stay = "promotes_to = ['R', 'P']\npromotes_in = 'far'";
    for (pawn, most, fen, expected) in [
        (either, 1, WHITE_ON_5, "b5b6=N b5b6=R b5c6=N b5c6=R"),
        // The other side's pieces do not count.
        (either, 1, "3rk/1P3/5/5/5/K4 w - - 0 1", "b5b6=N b5b6=R"),
        (either, 1, "4k/1P3/5/5/5/K3R w - - 0 1", "b5b6=N"),
        (either, 2, "4k/1P3/5/5/5/K3R w - - 0 1", "b5b6=N b5b6=R"),
        (or_stay, 0, WHITE_ON_4, "b4b5=P"),
        // Where a piece must promote and has no kind to promote to, it may not go.
        ("promotes_to = ['R']", 1, "4k/1P3/5/5/5/K3R w - - 0 1", ""),
        (or_stay, 0, BLACK_ON_2, ""),
    ] {
        let position = at(&game(pawn, &format!("at_most = {most}")), fen);
        assert_eq!(moves_of_pawns(&position), expected, "{pawn} {most} {fen}");
    }
}

/// A position, a typed text, and the whole answer.
pub fn refusal() -> (Position, &'static str, &'static str) {
    let variant = game("promotes_to = ['R']", "at_most = 1");
    let answer = "The Pawn may not go to b6: it would become a Rook there, and you have as many as you may have. The Pawn on b5 has no move now. Try, for example, “K a1-b1”.";
    (at(&variant, "4k/1P3/5/5/5/K3R w - - 0 1"), "b6", answer)
}

#[test]
fn the_refusal_says_what_there_are_enough_of() {
    let (position, text, answer) = refusal();
    let Reading::Refused(why) = notation::read(&position, text) else { panic!("it may not go") };
    assert_eq!(english(why.sentence(&position)), answer);
}

#[test]
fn a_pawn_that_stays_a_pawn_is_said_to_and_can_be_typed() {
    let variant = game("promotes_to = ['R', 'P']\npromotes_in = 'far'", "");
    let position = at(&variant, WHITE_ON_4);
    let read = |text: &str| match notation::read(&position, text) {
        Reading::Move(mv) => english(notation::told(&position, &mv)),
        Reading::Choices(moves) => format!("{} choices", moves.len()),
        Reading::Refused(why) => english(why.sentence(&position)),
    };
    assert_eq!(read("b5"), "2 choices");
    for text in ["b5=P", "b4-b5=P", "P b4-b5; P-b5"] {
        assert_eq!(read(text), "Pawn from b4 to b5 and stays a Pawn", "{text}");
    }
    assert_eq!(read("b5=R"), "Pawn from b4 to b5 and becomes a Rook");
    // A piece that stays unpromoted does not reset the half-move clock. A promotion to another kind
    // does.
    let officer = game("promotes_to = []", "promotes_to = ['R', 'N']\npromotes_in = 'far'");
    let position = at(&officer, "4k/5/5/R4/5/2K2 w - - 7 1");
    for (text, clock) in [("a3a5=R", 8), ("a3a5=N", 0), ("a3a4", 8)] {
        let mv = notation::from_coordinates(&position, text).expect("it is legal");
        assert_eq!(position.play(&mv).half_move_clock(), clock, "{text}");
    }
}

#[test]
fn a_position_can_come_back_where_promotions_are_undone() {
    let zone = "promotes_in = 'all'";
    let [to_knight, to_rook] = ['N', 'R'].map(|to| format!("promotes_to = ['{to}']\n{zone}\n"));
    let text = FILE.replace("PAWN", "").replace("ROOK", &to_knight) + &to_rook;
    let variant = Variant::from_toml("x", &text).expect("a game");
    let mut line = Line::new(at(&Arc::new(variant), "1k3/5/5/5/5/K3N w - - 0 1"));
    // The Knight promotes to a Rook, and that one to a Knight again, twice.
    for text in ["e1c2=R", "b6a6", "c2e2=N", "a6b6", "e2c1=R", "b6a6", "c1e1=N", "a6b6"] {
        let mv = notation::from_coordinates(line.position(), text).expect(text);
        line.play(&mv).expect(text);
    }
    assert_eq!(line.repetitions(), 2);
}

#[test]
fn a_pawn_that_can_only_stay_one_is_told_so() {
    let variant = game("promotes_to = ['R', 'P']\npromotes_in = 'far'", "at_most = 1");
    let position = at(&variant, "4k/5/1P3/5/5/K3R w - - 0 1");
    let Reading::Refused(why) = notation::read(&position, "b5=R") else { panic!("there is one") };
    let expected = "A Pawn can only stay what it is here: of all else you have as many as you may have. Type “b4-b5=P”.";
    assert_eq!(english(why.sentence(&position)), expected);
}

#[test]
fn every_way_to_count_moves_agrees() {
    let variant = game(
        "promotes_to = ['R', 'N', 'P']\npromotes_in = 'far'\nsecond_promotes_to = ['N']",
        "at_most = 2\npromotes_to = ['N', 'R']\npromotes_in = 'all'\npromotes_by = 'capture'",
    );
    for fen in ["r2nk/PP3/5/5/3pp/K1N1R w - - 0 1", "r2nk/PP3/5/5/3pp/K1N1R b - - 0 1"] {
        let position = at(&variant, fen);
        let counted: u64 = position.divide(3).into_iter().map(|(_, nodes)| nodes).sum();
        let walked = |position: &Position| position.legal_moves().len() as u64;
        let leaves = |position: &Position| -> u64 {
            position.legal_moves().iter().map(|mv| walked(&position.play(mv))).sum()
        };
        let by_hand: u64 = position.legal_moves().iter().map(|mv| leaves(&position.play(mv))).sum();
        assert_eq!((counted, position.perft(3)), (by_hand, by_hand), "{fen}");
    }
}
