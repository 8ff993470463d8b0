//! Variants in which a side may have several royal pieces: when it is check, which pieces no move
//! may leave attacked, and when it is checkmate.

use std::sync::Arc;

use crate::common::{coordinates, english, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{FenError, Line, Move, Position, Square, Variant};

fn square(name: &str) -> Square {
    Square::parse(name).expect(name)
}

/// A variant on a board of 5x5 with Kings, Queens and Rooks. Some of them are royal.
fn read(royals: &str, royal: &str) -> Result<Variant, String> {
    let mut text = format!(
        "id = \"small\"\nname = \"Small\"\nrevision = 1\nfiles = 5\nranks = 5\nsummary = \"Few.\"\n\
         rules = []\nstart = \"rkkqr/p4/5/P4/RKKQR w - - 0 1\"\n\
         sides = {{ names = [\"White\", \"Black\"], styles = [\"white\", \"black\"] }}\n\
         credits = {{ author = \"A\", source = \"B\", url = \"C\" }}\n\
         endings = {{ stalemate = \"draw\"{royals} }}\n"
    );
    for (label, betza, more) in [
        ("K", "K", ""),
        ("Q", "Q", ""),
        ("R", "R", ""),
        ("P", "fmWfcF", "pawn = true\npromotes_to = [\"Q\", \"R\", \"K\"]"),
    ] {
        text += &format!(
            "[[pieces]]\nlabel = \"{label}\"\nname = \"{label}\"\nbetza = \"{betza}\"\n\
             moves = \"It moves.\"\nroyal = {}\n{more}\n",
            royal.contains(label)
        );
    }
    Variant::from_toml("x.toml", &text).map_err(|error| error.problem)
}

fn game(royals: &str, royal: &str) -> Arc<Variant> {
    let read = read(&format!(", royals = \"{royals}\""), royal);
    Arc::new(read.unwrap_or_else(|error| panic!("{royals}, {royal}: {error}")))
}

fn position(royals: &str, royal: &str, fen: &str) -> Position {
    Position::from_stored_fen(&game(royals, royal), fen)
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The royal pieces in check, and the end of the game.
#[test]
fn check_is_of_any_of_the_last_or_of_all_at_once() {
    let mate = "Some(Black) by Checkmate";
    for (royals, royal, fen, checked, end) in [
        // One of two Kings is attacked.
        ("all", "K", "r3k/5/5/5/K3K w - - 0 1", "a1", "on"),
        ("last", "K", "r3k/5/5/5/K3K w - - 0 1", "", "on"),
        ("duple", "K", "r3k/5/5/5/K3K w - - 0 1", "", "on"),
        ("last-of-each", "K", "r3k/5/5/5/K3K w - - 0 1", "", "on"),
        // The last Queen is attacked, and one of two Kings.
        ("last-of-each", "KQ", "r3k/5/5/5/Q2KK w - - 0 1", "a1", "on"),
        ("last-of-each", "KQ", "r3k/5/5/5/QQ1KK w - - 0 1", "", "on"),
        // Both Kings are attacked.
        ("all", "K", "r2kr/5/5/5/K3K w - - 0 1", "a1 e1", mate),
        ("last", "K", "r2kr/5/5/5/K3K w - - 0 1", "", "on"),
        ("duple", "K", "r2kr/5/5/5/K3K w - - 0 1", "a1 e1", "on"),
        // One King is left.
        ("all", "K", "r3k/5/5/5/K4 w - - 0 1", "a1", "on"),
        ("last", "K", "r3k/5/5/5/K4 w - - 0 1", "a1", "on"),
        ("duple", "K", "r3k/5/5/5/K4 w - - 0 1", "a1", "on"),
        ("last", "K", "rr2k/5/5/5/K4 w - - 0 1", "a1", mate),
        // A King and a Queen count alike; a Queen that is not royal does not count.
        ("all", "KQ", "r3k/5/5/5/Q3K w - - 0 1", "a1", "on"),
        ("last", "KQ", "r3k/5/5/5/Q3K w - - 0 1", "", "on"),
        ("last", "K", "4r/5/5/5/Q3K w - - 0 1", "e1", "on"),
        // A piece can come between, or none can.
        ("duple", "K", "rr2k/rr3/5/5/KK3 w - - 0 1", "a1 b1", "on"),
        ("duple", "K", "rrrrk/5/5/5/K1K2 w - - 0 1", "a1 c1", mate),
    ] {
        let fen = fen.replace("4r/", "k3r/");
        let position = position(royals, royal, &fen);
        let found: Vec<String> = position.in_check().iter().map(|at| at.to_string()).collect();
        assert_eq!(found.join(" "), checked, "{royals} {royal} {fen}");
        assert_eq!(position.is_check(), !checked.is_empty(), "{fen}");
        assert_eq!(position.checkers().is_empty(), checked.is_empty(), "{fen}");
        let ended = Line::new(position)
            .outcome()
            .map_or("on".to_owned(), |end| format!("{:?} by {:?}", end.winner, end.termination));
        assert_eq!(ended, end, "{royals} {royal} {fen}");
    }
}

/// The squares to which a piece may go.
#[test]
fn no_move_leaves_a_side_in_check() {
    for (royals, royal, fen, from, to) in [
        // The Rook is pinned to one of two Kings.
        ("all", "K", "r3k/5/5/R4/K3K w - - 0 1", "a2", "a3 a4 a5"),
        ("last", "K", "r3k/5/5/R4/K3K w - - 0 1", "a2", "b2 c2 d2 e2 a3 a4 a5"),
        ("duple", "K", "r3k/5/5/R4/K3K w - - 0 1", "a2", "b2 c2 d2 e2 a3 a4 a5"),
        // It may leave one King, but not both.
        ("duple", "K", "r2kr/5/5/R4/K3K w - - 0 1", "a2", "e2 a3 a4 a5"),
        ("last", "K", "r2kr/5/5/R4/K3K w - - 0 1", "a2", "b2 c2 d2 e2 a3 a4 a5"),
        // A King may go to an attacked square while there is another King.
        ("all", "K", "1r2k/5/5/5/K3K w - - 0 1", "a1", "a2"),
        ("last", "K", "1r2k/5/5/5/K3K w - - 0 1", "a1", "b1 a2 b2"),
        ("last", "K", "1r2k/5/5/5/K4 w - - 0 1", "a1", "a2"),
        // The last King is not taken; one of two is.
        ("last", "K", "k1k2/5/5/R4/K4 w - - 0 1", "a2", "b2 c2 d2 e2 a3 a4 a5"),
    ] {
        let position = position(royals, royal, fen);
        let moves = position.legal_moves_from(square(from));
        let found: Vec<String> = moves.iter().map(|mv| mv.to().to_string()).collect();
        assert_eq!(found.join(" "), to, "{royals} {royal} {fen}");
        assert_eq!(position.reach(square(from)).len(), moves.len(), "{fen}");
    }
}

/// A Pawn may promote to a royal piece. That piece may not be attacked, or it ends a check by being
/// a second one.
#[test]
fn a_promotion_counts_as_what_it_gives() {
    for (royals, royal, fen, moves) in [
        ("all", "KQ", "r3k/2P2/5/5/4K w - - 0 1", "c4c5=R"),
        ("last", "KQ", "r3k/2P2/5/5/4K w - - 0 1", "c4c5=K c4c5=Q c4c5=R"),
        ("all", "K", "r3k/2P2/5/5/4K w - - 0 1", "c4c5=Q c4c5=R"),
        // In check, promotion to a second King or Queen ends the check.
        ("last", "KQ", "k4/2P2/5/5/K2r1 w - - 0 1", "c4c5=K c4c5=Q"),
        ("duple", "KQ", "k4/2P2/5/5/K2r1 w - - 0 1", "c4c5=K c4c5=Q"),
        ("all", "KQ", "k4/2P2/5/5/K2r1 w - - 0 1", ""),
    ] {
        let position = position(royals, royal, fen);
        let found = coordinates(&position, &position.legal_moves_from(square("c4")));
        assert_eq!(found.join(" "), moves, "{royals} {royal} {fen}");
    }
}

#[test]
fn castling_is_not_out_of_check_and_not_through_it() {
    for (id, fen, castlings) in [
        ("coregal", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1 e1g1"),
        // The Queen is attacked, and castling would not change that.
        ("coregal", "3rk3/8/8/8/3Q4/8/8/R3K2R w KQ - 0 1", ""),
        ("coregal", "4kr2/8/8/8/5Q2/8/8/R3K2R w KQ - 0 1", ""),
        // A Rook on the first rank attacks the Queen or the King.
        ("coregal", "4k3/8/8/8/8/8/8/r2QK2R w K - 0 1", ""),
        ("coregal", "4k3/8/8/8/8/8/8/R1r1K2R w KQ - 0 1", ""),
        ("coregal", "4k3/8/8/8/8/8/8/R3K1rR w KQ - 0 1", ""),
        ("coregal", "3k1r2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"),
        ("spartan", "3k1g2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"),
    ] {
        let position = Position::from_fen(variant(id), fen).expect(fen);
        let moves = position.legal_moves_from(square("e1"));
        let is_castling = |mv: &&Move| mv.from().file().abs_diff(mv.to().file()) > 1;
        let castling: Vec<_> = moves.iter().filter(is_castling).copied().collect();
        assert_eq!(coordinates(&position, &castling).join(" "), castlings, "{id} {fen}");
    }
}

#[test]
fn why_not_names_the_royal_piece() {
    for (id, fen, text, answer) in [
        (
            "coregal",
            "3rk3/8/8/8/3Q4/8/8/4K3 w - - 0 1",
            "e1e2",
            "That would leave your Queen on d4 in check from the Rook on d8. You're in check.",
        ),
        (
            "coregal",
            "3rk3/8/8/8/7Q/8/8/4K3 w - - 0 1",
            "h4d4",
            "On d4 your Queen would be in check from the Rook on d8.",
        ),
        (
            "coregal",
            "3rk3/8/8/8/3Q4/8/8/4K2R w K - 0 1",
            "O-O",
            "The King may not castle out of check from the Rook on d8.",
        ),
        (
            "spartan",
            "k6k/8/8/8/8/8/8/KR5R b - - 0 1",
            "a8b8",
            "On b8 your King would be in check from the Rook on b1.",
        ),
    ] {
        let position = Position::from_fen(variant(id), fen).expect(fen);
        let Reading::Refused(refusal) = notation::read(&position, text) else { panic!("{text}") };
        let sentence = english(refusal.sentence(&position));
        assert!(sentence.starts_with(answer), "{fen}: {sentence}");
    }
}

#[test]
fn every_side_has_a_royal_piece() {
    let rows =
        [("4k3/8/8/8/8/8/8/8 w - - 0 1", "Persia"), ("8/8/8/8/8/8/8/K6h w - - 0 1", "Sparta")];
    for (fen, side) in rows {
        let error = Position::from_fen(variant("spartan"), fen).expect_err(fen);
        assert_eq!(error, FenError::NoRoyal { side: side.to_owned() });
        assert_eq!(error.to_string(), format!("{side} must have a royal piece"));
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let all = ", royals = \"all\"";
    for (royals, royal, refusal) in [
        ("", "KQ", "a second piece is royal; royals in [endings] says what that means"),
        ("", "Q", "the array is not a position: White must have one King, not 2"),
        (all, "", "royals needs a royal piece"),
        (all, "P", "a royal piece cannot promote"),
        (
            ", royals = \"any\"",
            "K",
            "`any` cannot stand here; what can: `all`, `last`, `last-of-each`, `duple`",
        ),
    ] {
        let error = read(royals, royal).expect_err(refusal);
        assert!(error.contains(refusal) || refusal.contains("one King"), "{royals}: {error}");
    }
    let coregal = include_str!("../../variants/coregal.toml");
    for (old, new, refusal) in [
        ("rules = [", "kings_may_not_face = true\nrules = [", "kings_may_not_face needs one royal"),
        ("\"KisO2\"", "\"KimN\"", "leaps of the first move are one King's"),
        ("betza = \"B\"", "betza = \"BisO2\"\ncastles_with = \"R\"", "only one piece castles"),
        ("castles_with = \"R\"", "", "castles_with must name the partner"),
    ] {
        assert!(coregal.contains(old), "{old}");
        let error = Variant::from_toml("x", &coregal.replacen(old, new, 1)).expect_err(refusal);
        assert!(error.problem.contains(refusal), "{new}: {error}");
    }
}
