//! Games that end by themselves because neither side can win any more, or because too little has
//! happened. Beside each is a similar game that goes on.

use std::sync::Arc;

use crate::common::variant;
use menagerie_rules::{
    CountOn, DrawClaim, Line, Outcome, Position, Termination, Variant, check, notation, variant_of,
};

const CHESS: &str = include_str!("../../variants/chess.toml");

/// A variant, a position in which neither side can win any more, and a similar one that goes on.
const ROWS: &[(&str, &str, &str)] = &[
    // One Knight. Two can mate with the other side's help, and so can one against another.
    ("chess", "8/8/8/4k3/8/8/8/4KN2 w - - 0 1", "8/8/8/4k3/8/8/8/4KNN1 w - - 0 1"),
    ("chess", "8/8/8/4k1n1/8/8/8/4K3 b - - 0 1", "8/8/8/4k1n1/8/8/8/4KN2 b - - 0 1"),
    // Any number of Bishops of either side, as long as they keep to one color.
    ("chess", "k7/b1b5/8/8/8/8/8/K7 w - - 0 1", "k7/bb6/8/8/8/8/8/K7 w - - 0 1"),
    ("chess", "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1"),
    ("chess", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "4k3/8/8/8/8/8/7P/4KB2 w - - 0 1"),
    ("chess960", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1"),
    ("makruk", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1"),
    // A side that must lose all its pieces never does where the two sides do not meet.
    ("antichess", "8/8/8/6b1/8/3B4/4B3/5B2 w - - 0 1", "8/8/8/6b1/8/4B3/4B3/5B2 w - - 0 1"),
    ("antichess", "8/8/6b1/8/8/8/5B2/8 w - - 0 1", "8/8/6b1/8/8/8/4B3/8 w - - 0 1"),
    ("antichess", "8/8/6b1/8/8/8/5B2/8 b - - 0 1", "8/8/6b1/8/8/8/5N2/8 b - - 0 1"),
    // A Cannon needs a piece to leap over, and its own King is not enough.
    (
        "shako",
        "k9/10/10/10/10/10/10/10/10/KC8 w - - 0 1",
        "k9/10/10/10/10/10/10/10/10/KCC7 w - - 0 1",
    ),
    (
        "terachess-2",
        "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K2O12 w - - 0 1",
        "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K2Q12 w - - 0 1",
    ),
];

fn play(line: &mut Line, typed: &str) {
    let chosen = notation::from_coordinates(line.position(), typed).expect(typed);
    line.play(&chosen).expect(typed);
}

fn outcome(variant: &Arc<Variant>, fen: &str) -> Option<Outcome> {
    let position = Position::from_fen(variant, fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
    Line::new(position).outcome()
}

#[test]
fn a_game_ends_when_nobody_can_win_any_more_and_not_before() {
    let dead = Some(Outcome { winner: None, termination: Termination::Dead });
    for (id, over, goes_on) in ROWS {
        assert_eq!(outcome(variant(id), over), dead, "{id}: {over}");
        assert_eq!(outcome(variant(id), goes_on), None, "{id}: {goes_on}");
    }
    // The game ends with the capture, and checkmate is looked for first.
    let mut line = Line::new(
        Position::from_fen(variant("chess"), "8/8/8/4k3/8/8/5r2/4KN2 w - - 0 1")
            .expect("it is one"),
    );
    play(&mut line, "e1f2");
    assert_eq!(line.outcome(), dead);
    assert_eq!(line.draw_claim(), None);
}

#[test]
fn a_game_that_was_begun_before_goes_on() {
    let before = variant_of("chess", 1).expect("it was shipped");
    for (id, over, _) in ROWS.iter().filter(|(id, ..)| *id == "chess") {
        assert_eq!(outcome(&before, over), None, "{id}: {over}");
    }
    let quiet = "4k3/8/4q3/8/8/8/8/R3K3 w - - 160 200";
    assert_eq!(outcome(&before, quiet), None);
}

/// As FIDE's rule says: 75 moves of each side, unless the last of them is checkmate.
#[test]
fn seventy_five_moves_end_the_game_by_themselves() {
    let drawn = Some((None, Termination::MoveRule));
    let mate = Some((Some(menagerie_rules::Color::White), Termination::Checkmate));
    for (fen, mv, ends) in [
        ("4k3/8/4q3/8/8/8/8/R3K3 w - - 149 200", "e1f1", drawn),
        ("4k3/8/4q3/8/8/8/8/R3K3 w - - 148 200", "e1f1", None),
        ("k7/8/1K6/8/8/8/8/7R w - - 149 200", "h1h8", mate),
        ("k7/8/1K6/8/8/8/8/7R w - - 149 200", "h1h7", drawn),
        ("k7/8/1K6/7p/8/8/8/7R w - - 149 200", "h1h5", None),
        ("k7/7P/1K6/8/8/8/8/8 w - - 149 200", "h7h8=N", Some((None, Termination::Dead))),
    ] {
        let start = Position::from_fen(variant("chess"), fen).expect(fen);
        let mut line = Line::new(start);
        play(&mut line, mv);
        let found = line.outcome().map(|end| (end.winner, end.termination));
        assert_eq!(found, ends, "{fen} {mv}");
        let can_be_claimed = ends.is_none() && line.position().half_move_clock() >= 100;
        let claim = can_be_claimed.then_some(DrawClaim::MoveRule { moves: 50 });
        assert_eq!(line.draw_claim(), claim, "{fen} {mv}");
    }
}

#[test]
fn a_count_goes_on_after_it_or_not() {
    for (id, over, goes_on) in ROWS {
        let position = Position::from_fen(variant(id), over).expect(over);
        assert!(position.perft(1) > 0 && position.can_be_drawn_within(0), "{over}");
        assert_eq!(position.perft_counting_on(1, CountOn::Never), 0, "{over}");
        let position = Position::from_fen(variant(id), goes_on).expect(goes_on);
        assert_eq!(position.perft_counting_on(1, CountOn::Never), position.perft(1), "{goes_on}");
        assert!(position.can_be_drawn_within(2), "{goes_on}");
    }
    assert!(!Position::start(variant("chess")).can_be_drawn_within(6));
}

/// The claims of a file about dead positions are checked in every placement.
#[test]
fn a_file_that_claims_too_much_is_warned_of() {
    let warned = |changes: &[(&str, &str)]| {
        let text = changes.iter().fold(CHESS.to_owned(), |text, (old, new)| {
            assert!(text.contains(old), "{old}");
            text.replacen(old, new, 1)
        });
        let (variant, report) = check("x", &text);
        assert!(variant.is_some(), "{report}");
        report.warnings.into_iter().map(|it| it.text).collect::<Vec<_>>().join("; ")
    };
    let claim = "dead = { alone = [\"N\"], one_color = [\"B\"] }";
    for (claims, wanted) in [
        ("alone = [\"N\"]", ""),
        ("alone = [\"N\", \"B\"]", ""),
        ("alone = [\"R\"]", "dead names the Rook in alone, but here is a checkmate: "),
        ("alone = [\"Q\"]", "dead names the Queen in alone, but here is a checkmate: "),
        ("alone = [\"P\"]", "dead names the Pawn in alone, but it is promoted"),
        ("alone = [\"K\"]", "dead names the King in alone, but it is royal"),
        (
            "one_color = [\"N\"]",
            "dead names the Knight in one_color, but it leaves the color of its square",
        ),
        ("apart = [\"B\"]", "of dead, apart is for games without a royal piece"),
    ] {
        let said = warned(&[(claim, &format!("dead = {{ {claims} }}"))]);
        assert!(said.contains(wanted) && said.is_empty() == wanted.is_empty(), "{claims}: {said}");
    }
    for (endings, wanted) in [
        (
            "stalemate = \"loss\"",
            "dead says that nobody can win, but stalemate may still decide the game",
        ),
        ("stalemate = \"draw\"\nchecks = 3", "but checks may still decide"),
        ("stalemate = \"draw\"\nbare_king = \"loss\"", "but bare_king may still decide"),
    ] {
        let said = warned(&[("stalemate = \"draw\"", endings)]);
        assert!(said.contains(wanted), "{endings}: {said}");
    }
}

#[test]
fn what_cannot_be_claimed_is_refused() {
    for (old, new, refusal) in [
        (
            "dead = { alone = [\"N\"], one_color = [\"B\"] }",
            "dead = {}",
            "says with what nobody can win",
        ),
        ("alone = [\"N\"]", "alone = [\"X\"]", "no piece has the label X"),
        ("alone = [\"N\"]", "alone = [\"N\", \"N\"]", "the label N is named twice"),
        ("bare_kings = true\n", "", "bare_kings is true"),
        ("move_rule_draw = 75", "move_rule_draw = 0", "move_rule_draw counts at least one move"),
        ("move_rule_draw = 75", "move_rule_draw = 50", "move_rule comes before move_rule_draw"),
    ] {
        assert!(CHESS.contains(old), "{old}");
        let error = Variant::from_toml("x", &CHESS.replacen(old, new, 1)).expect_err(new);
        assert!(error.problem.contains(refusal), "{new}: {error}");
    }
}
