//! Captures that explode, and sides without a royal piece.

use std::sync::Arc;

use crate::common::{english, variant};
use crate::hands::position;
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, Line, Move, Position, Refusal, Termination, Variant, bundled_files};

/// Positions of Atomic Chess: a move, and the placement after it.
#[test]
fn a_capture_removes_what_stands_around() {
    for (fen, mv, placement) in [
        // The two that meet, and the pieces of both sides beside them.
        ("k7/8/2bnr3/3p4/2N1Q3/8/8/K7 w - - 0 1", "e4d5", "k7/8/8/8/8/8/8/K7"),
        // Not what stands two squares away.
        ("k7/3n4/8/3p4/4P3/8/8/K7 w - - 0 1", "e4d5", "k7/3n4/8/8/8/8/8/K7"),
        // Pawns beside it stay; the two that meet do not.
        ("k7/8/2ppp3/2PpP3/2P1P3/8/8/K7 w - - 0 1", "e4d5", "k7/8/2ppp3/2P1P3/2P5/8/8/K7"),
        // In passing it explodes where the Pawn arrives.
        ("k7/2nn4/8/2n1Pp2/8/8/8/K7 w - f6 0 1", "e5f6", "k7/2nn4/8/2n5/8/8/8/K7"),
        // A Pawn that captures on the last rank becomes nothing.
        ("k4nr1/6P1/8/8/8/8/8/K7 w - - 0 1", "g7f8", "k7/8/8/8/8/8/8/K7"),
        // A move without a capture does nothing.
        ("k7/8/8/3p4/8/4P3/8/K7 w - - 0 1", "e3e4", "k7/8/8/3p4/4P3/8/8/K7"),
    ] {
        let before = position(variant("atomic"), fen);
        let mv = captures(&before, mv);
        let told: Vec<_> = before.blown_up(&mv).iter().map(|(square, _)| *square).collect();
        let after = before.play(&mv);
        assert_eq!(after.fen().split(' ').next(), Some(placement), "{fen} {mv:?}");
        let gone = before.variant().squares().filter(|square| {
            before.piece_at(*square).is_some() && after.piece_at(*square).is_none()
        });
        let captured = before.captured(&mv).map(|(square, _)| square);
        let gone: Vec<_> = gone.filter(|it| Some(*it) != captured).collect();
        if captured.is_some() {
            assert!(gone.iter().all(|square| told.contains(square)), "{told:?} {gone:?}");
            assert_eq!(gone.len(), told.len(), "{told:?} {gone:?}");
        }
    }
}

/// The first legal move from and to these squares.
fn captures(position: &Position, squares: &str) -> Move {
    let legal = position.legal_moves();
    let is_it = |mv: &&Move| format!("{}{}", mv.from(), mv.to()) == squares;
    *legal.iter().find(is_it).unwrap_or_else(|| panic!("{squares} in {}", position.fen()))
}

/// Moves that are or are not legal in Atomic Chess.
#[test]
fn no_side_blows_up_its_own_king() {
    for (fen, mv, is_legal) in [
        // No King captures.
        ("k7/8/8/8/8/8/1p6/K7 w - - 0 1", "a1b2", false),
        // Nor does anybody beside the own King.
        ("k7/8/8/8/8/8/1p5R/K7 w - - 0 1", "h2b2", false),
        ("k7/8/8/8/8/8/2p4R/K7 w - - 0 1", "h2c2", true),
        // Not even where it takes the other King as well.
        ("8/8/8/8/8/k7/1p5R/K7 w - - 0 1", "h2b2", false),
        // Out of check by blowing up the other King, or the piece that attacks.
        ("kn5R/8/8/8/8/8/8/K6r w - - 0 1", "h8b8", true),
        ("k7/8/8/8/8/7R/7p/K5r1 w - - 0 1", "h3h2", true),
        ("k7/8/8/8/8/7R/7p/K5r1 w - - 0 1", "h3h4", false),
        // Kings side by side: no check, and the King may go there.
        ("8/8/8/8/q7/1k6/8/1K6 w - - 0 1", "b1b2", true),
        ("8/8/8/8/q7/8/2k5/K7 w - - 0 1", "a1b1", true),
        ("8/8/8/8/q7/8/3k4/K7 w - - 0 1", "a1a2", false),
        // Castling beside the other King is as safe as a step would be.
        ("8/8/8/8/8/8/6k1/4K2R w e1,h1 - 0 1", "e1g1", true),
        ("8/8/8/8/8/4k3/8/r3K2R w e1,h1 - 0 1", "e1g1", false),
        ("5r2/8/8/8/8/8/8/1k2K2R w e1,h1 - 0 1", "e1g1", false),
    ] {
        let position = position(variant("atomic"), fen);
        let legal = position.legal_moves();
        let all: Vec<_> = legal.iter().map(|mv| format!("{}{}", mv.from(), mv.to())).collect();
        assert_eq!(all.iter().any(|it| it == mv), is_legal, "{fen} {mv}: {all:?}");
    }
}

#[test]
fn a_capture_beside_the_own_king_is_refused_with_its_reason() {
    let position = position(variant("atomic"), "k7/8/8/8/8/8/1p5R/K7 w - - 0 1");
    let Reading::Refused(refusal) = notation::read(&position, "h2xb2") else { panic!("legal") };
    assert!(matches!(refusal, Refusal::BlowsUpOwnKing { .. }), "{refusal:?}");
}

/// The winner and the reason after moves of a game, if it is over.
fn end(id: &str, fen: &str, moves: &str) -> Option<(Option<Color>, Termination)> {
    let mut line = Line::new(position(variant(id), fen));
    for text in moves.split_whitespace() {
        let mv = notation::from_coordinates(line.position(), text).expect(text);
        line.play(&mv).expect("it is legal");
    }
    line.outcome().map(|outcome| (outcome.winner, outcome.termination))
}

#[test]
fn a_side_whose_king_is_blown_up_has_lost() {
    use Color::{Black, White};
    for (fen, moves, expected) in [
        ("kn5R/8/8/8/8/8/8/K7 w - - 0 1", "h8b8", Some((Some(White), Termination::Extinction))),
        ("k6r/8/8/8/8/8/8/KN6 b - - 0 1", "h8h1", None),
        ("k7/8/8/8/8/8/8/KN5r b - - 0 1", "h1b1", Some((Some(Black), Termination::Extinction))),
        ("k7/8/8/8/8/8/2p4R/K7 w - - 0 1", "h2c2", None),
        // Checkmate and stalemate are the same as elsewhere.
        ("k7/1R6/8/8/8/8/8/K6R w - - 0 1", "h1h8", Some((Some(White), Termination::Checkmate))),
        ("k7/8/8/8/8/1Q6/8/K7 w - - 0 1", "b3b6", Some((None, Termination::Stalemate))),
    ] {
        assert_eq!(end("atomic", fen, moves), expected, "{fen} {moves}");
    }
}

/// White of Horde has Pawns alone: nothing attacks them as a King is attacked, and all can go.
#[test]
fn a_side_without_a_royal_piece_is_never_in_check() {
    use Color::{Black, White};
    let horde = variant("horde");
    let open = position(horde, "4k3/8/8/8/3r4/8/8/3P1P2 w - - 0 1");
    assert!(!open.is_check());
    assert_eq!(open.legal_moves().len(), 4);
    for (fen, moves, expected) in [
        ("4k3/8/8/8/8/8/8/3P3r b - - 0 1", "h1d1", Some((Some(Black), Termination::Extinction))),
        ("4k3/8/8/8/8/8/8/P2P3r b - - 0 1", "h1d1", None),
        ("7k/5Q2/6P1/8/8/8/8/8 w - - 0 1", "f7h7", Some((Some(White), Termination::Checkmate))),
        ("4k3/8/8/8/8/p7/P7/8 b - - 0 1", "e8e7", Some((None, Termination::Stalemate))),
    ] {
        assert_eq!(end("horde", fen, moves), expected, "{fen} {moves}");
    }
}

#[test]
fn a_mistake_in_the_explosions_has_its_place_and_its_reason() {
    let files: Vec<_> = bundled_files().collect();
    let of = |name: &str| files.iter().find(|(file, _)| file.ends_with(name)).expect(name).1;
    for (name, from, to, why) in [
        ("atomic.toml", "immune = [\"P\"]", "immune = [\"X\"]", "no piece has the label X"),
        ("atomic.toml", "immune = [\"P\"]", "nonsense = 1", "nonsense"),
        ("atomic.toml", "extinction = { pieces = [\"K\"] }\n", "", "a side without it loses"),
        ("atomic.toml", "royals = \"all\"\n", "", "royals = \"all\""),
        ("atomic.toml", "immune = [\"P\"]", "immune = [\"P\", \"K\"]", "not immune"),
        (
            "atomic.toml",
            "extinction = { pieces = [\"K\"] }",
            "extinction = { pieces = [\"K\", \"P\"], counted = \"together\" }",
            "a side without it loses",
        ),
        ("horde.toml", "[endings]", "[endings]\nbare_kings = true", "royal piece of each"),
        ("horde.toml", "royals = \"all\"\n", "", "White must have one King"),
    ] {
        let text = of(name);
        assert!(text.contains(from), "{from}");
        let errors = Variant::check_toml("x.toml", &text.replacen(from, to, 1)).expect_err(to);
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert!(all.iter().any(|error| error.contains(why)), "{to}: {all:?}");
    }
}

#[test]
fn the_log_names_what_has_exploded() {
    let fen = "k7/8/2bnr3/3p4/2N1Q3/8/8/K7 w - - 0 1";
    let before = position(variant("atomic"), fen);
    let told = english(notation::told(&before, &captures(&before, "e4d5")));
    for named in ["Knight on c4", "Bishop on c6", "Knight on d6", "Rook on e6"] {
        assert!(told.contains(named), "{told}");
    }
}

/// With hands, a piece that is blown up goes to its opponent's hand.
#[test]
fn what_is_blown_up_changes_hands() {
    let (_, atomic) =
        bundled_files().find(|(file, _)| file.ends_with("atomic.toml")).expect("it is there");
    let text = atomic.replace("/RNBQKBNR w", "/RNBQKBNR[] w") + "\n[hands]\ncaptures = true\n";
    let both = Arc::new(Variant::from_toml("x.toml", &text).expect("it can be read"));
    let before = position(&both, "k7/8/2b5/3p4/2N1P3/8/8/K7[] w - - 0 1");
    let after = before.play(&captures(&before, "e4d5"));
    assert_eq!(after.fen().split(' ').next(), Some("k7/8/8/8/8/8/8/K7[PBpn]"));
}
