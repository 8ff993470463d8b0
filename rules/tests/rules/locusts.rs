//! Captures on the way, passes, and the rule of Lions.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use crate::common::{english, random_game, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Move, MoveKind, Position, Refusal, Variant};

fn position(id: &str, fen: &str) -> Position {
    Position::from_stored_fen(variant(id), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The one legal move that a text says.
fn read(position: &Position, text: &str) -> Move {
    match notation::read(position, text) {
        Reading::Move(mv) => mv,
        other => panic!("{text} in {position:?}: {other:?}"),
    }
}

/// A Lion on f6 with two enemies beside it and one two squares away.
const LION: &str = "11k/12/12/12/5s6/6p5/5N6/4g7/12/12/12/K11 w - - 3 9";

#[test]
fn a_lion_takes_one_two_or_none() {
    for (typed, coordinates, placement, words) in [
        ("f6-f8", "f6f8", "5N6/6p5/12/4g7", "Lion from f6 takes the Silver General on f8"),
        (
            "f6xg7xf8",
            "f6g7f8",
            "5N6/12/12/4g7",
            "Lion from f6 takes the Pawn on g7 and the Silver General on f8",
        ),
        (
            "Lion f6 takes g7 to h7",
            "f6g7h7",
            "5s6/7N4/12/4g7",
            "Lion from f6 takes the Pawn on g7 and goes on to h7",
        ),
        ("Nxg7-f6", "f6g7f6", "5s6/12/5N6/4g7", "Lion on f6 takes the Pawn on g7 without moving"),
        ("N f6-g7", "f6g7", "5s6/6N5/12/4g7", "Lion from f6 takes the Pawn on g7"),
        ("f6f6", "f6f6", "5s6/6p5/5N6/4g7", "Lion stays on f6"),
        ("Nf6", "f6f6", "5s6/6p5/5N6/4g7", "Lion stays on f6"),
        // An empty square in between says nothing.
        ("f6-f7-f8", "f6f8", "5N6/6p5/12/4g7", "Lion from f6 takes the Silver General on f8"),
    ] {
        let before = position("chu-shogi", LION);
        let mv = read(&before, typed);
        assert_eq!(notation::coordinates(before.variant(), &mv), coordinates, "{typed}");
        assert_eq!(english(notation::told(&before, &mv)), words, "{typed}");
        let after = before.play(&mv).fen();
        let ranks: Vec<&str> = after.split([' ', '/']).skip(4).take(4).collect();
        assert_eq!(ranks.join("/"), placement, "{typed}");
    }
}

/// Every way in which a move is written is read as that move.
#[test]
fn what_is_written_is_read_as_it_was_meant() {
    let mut kinds = HashSet::new();
    for (id, plies) in [("chu-shogi", 150), ("locusts", 60)] {
        for seed in 0..6 {
            let line = random_game(variant(id), seed, plies);
            for ply in (0..line.ply()).step_by(3) {
                let position = line.position_at(ply).expect("it was there");
                for mv in position.legal_moves() {
                    kinds.insert(std::mem::discriminant(&mv.kind()));
                    let coordinates = notation::coordinates(position.variant(), &mv);
                    assert_eq!(notation::from_coordinates(position, &coordinates), Some(mv));
                    for text in [
                        coordinates,
                        notation::canonical(position, &mv),
                        notation::short(position, &mv),
                    ] {
                        assert_eq!(read(position, &text), mv, "{text} in {position:?}");
                    }
                }
            }
        }
    }
    assert!(kinds.len() >= 3, "no capture on the way and no pass was written");
}

/// The same game without a royal piece, so that each move can be made that leaves a King to be taken.
fn without_king() -> Arc<Variant> {
    let text = include_str!("data/locusts.toml")
        .replace("royal = true\n", "")
        .replace("stalemate = \"draw\"", "stalemate = \"draw\"\nextinction = { pieces = [\"K\"] }");
    Arc::new(Variant::from_toml("locusts.toml", &text).expect("it is a game"))
}

/// A King is in check from what could take him on the way, too, and no move leaves him there.
#[test]
fn no_move_leaves_a_king_to_be_taken_on_the_way() {
    let free = without_king();
    let (mut checks, mut forbidden) = (0, 0);
    for seed in 0..30 {
        let line = random_game(variant("locusts"), seed, 80);
        for ply in 0..line.ply() {
            let position = line.position_at(ply).expect("it was there");
            let same = Position::from_stored_fen(&free, &position.fen()).expect("it can be read");
            let takes_king = |position: &Position| {
                position.legal_moves().iter().any(|mv| {
                    let mut lost = position.lost_by(mv).into_iter();
                    lost.any(|(_, piece)| position.variant().piece(piece.role).name == "King")
                })
            };
            let is_check = takes_king(&same.turned());
            checks += u32::from(is_check);
            assert_eq!(position.is_check(), is_check, "{position:?}");
            let mut safe = same.legal_moves();
            let all = safe.len();
            safe.retain(|mv| !takes_king(&same.play(mv)));
            forbidden += all - safe.len();
            assert_eq!(position.legal_moves(), safe, "{position:?}");
            for square in position.variant().squares() {
                let here: Vec<Move> =
                    safe.iter().filter(|mv| mv.from() == square).copied().collect();
                assert_eq!(position.legal_moves_from(square), here, "{position:?}");
            }
        }
    }
    assert!(checks > 20 && forbidden > 100, "{checks} checks, {forbidden} forbidden moves");
}

#[test]
fn a_capture_on_the_way_starts_the_move_rule_again_and_a_pass_does_not() {
    let before = position("chu-shogi", LION);
    for (typed, half_moves) in [("f6xg7-f6", 0), ("f6f6", 4), ("f6-e8", 4)] {
        assert_eq!(before.play(&read(&before, typed)).half_move_clock(), half_moves, "{typed}");
    }
    let mut forcing = Vec::new();
    before.forcing_moves_into(&mut forcing);
    let captures = before.legal_moves().into_iter().filter(|mv| before.captured(mv).is_some());
    assert_eq!(forcing.iter().copied().collect::<BTreeSet<_>>(), captures.collect());
    assert!(forcing.iter().any(|mv| matches!(mv.kind(), MoveKind::Locust { .. })));
}

/// Whether a move is legal, by the rule of Lions.
#[test]
fn lions_are_protected_from_each_other() {
    for (fen, typed, is_legal) in [
        // Two squares away and protected by a Rook.
        ("11k/12/5r6/12/5n6/12/5N6/12/12/12/12/K11 w - - 0 1", "f6xf8", false),
        // Not protected.
        ("11k/12/4r7/12/5n6/12/5N6/12/12/12/12/K11 w - - 0 1", "f6xf8", true),
        // Beside it: always.
        ("11k/12/5r6/12/12/5n6/5N6/12/12/12/12/K11 w - - 0 1", "f6xf7", true),
        // The square of a Gold on the way must be named.
        ("11k/12/5r6/12/5n6/6g5/5N6/12/12/12/12/K11 w - - 0 1", "f6xf8", false),
        ("11k/12/5r6/12/5n6/6g5/5N6/12/12/12/12/K11 w - - 0 1", "f6xe7xf8", false),
        // With a Pawn on the way: no. With a Gold: yes.
        ("11k/12/5r6/12/5n6/6p5/5N6/12/12/12/12/K11 w - - 0 1", "f6xg7xf8", false),
        ("11k/12/5r6/12/5n6/6i5/5N6/12/12/12/12/K11 w - - 0 1", "f6xg7xf8", false),
        ("11k/12/5r6/12/5n6/6g5/5N6/12/12/12/12/K11 w - - 0 1", "f6xg7xf8", true),
        // Another piece takes a protected Lion.
        ("11k/12/5r6/12/R4n6/12/12/12/12/12/12/K11 w - - 0 1", "a8xf8", true),
        // Not right after another piece has taken a Lion elsewhere, but on the same square.
        ("11k/12/5r6/12/R4n6/12/12/12/12/12/12/K11 w - - 0 1 c3", "a8xf8", false),
        ("11k/12/5r6/12/R4n6/12/12/12/12/12/12/K11 w - - 0 1 f8", "a8xf8", true),
        // A Lion may even then.
        ("11k/12/12/12/5n6/5N6/12/12/12/12/12/K11 w - - 0 1 c3", "f7xf8", true),
    ] {
        let position = position("chu-shogi", fen);
        assert_eq!(position.fen(), fen);
        let found = notation::read(&position, typed);
        assert_eq!(matches!(found, Reading::Move(_)), is_legal, "{fen} {typed}: {found:?}");
        if !is_legal {
            let Reading::Refused(why) = found else { panic!("{fen} {typed}: {found:?}") };
            let is_it =
                matches!(why, Refusal::ProtectedLion { .. } | Refusal::LionJustTaken { .. });
            assert!(is_it, "{fen} {typed}: {why:?}");
        }
    }
}

/// A piece that was taken just before is a part of the position, of its text and of its hash.
#[test]
fn a_lion_that_was_just_taken_is_remembered_for_one_move() {
    let before = position("chu-shogi", "11k/12/12/12/12/2N4r4/12/12/12/12/12/K11 b - - 0 1");
    let after = before.play(&read(&before, "h7xc7"));
    assert!(after.fen().ends_with(" w - - 0 2 c7"), "{}", after.fen());
    let plain = after.fen().replace(" c7", "");
    let plain = position("chu-shogi", &plain);
    assert_ne!(plain, after);
    assert_ne!(Position::hash(&plain), Position::hash(&after));
    let later = after.play(&read(&after, "a1-a2"));
    assert!(later.fen().ends_with(" b - - 1 2"), "{}", later.fen());
}

/// Positions, texts that are no move, and the refusals.
pub fn refusals() -> Vec<(Position, &'static str, &'static str)> {
    [
        (
            "chu-shogi",
            "11k/12/5r6/12/5n6/12/5N6/12/12/12/12/K11 w - - 0 1",
            "f6xf8",
            "The Lion may not take the Lion on f8: it is protected by the Rook on f10. From f6 the \
             Lion can go to d4, e4, f4, g4 or other squares.",
        ),
        (
            "chu-shogi",
            "11k/12/5r6/12/R4n6/12/12/12/12/12/12/K11 w - - 0 1 c3",
            "a8xf8",
            "The Rook may not take the Lion on f8 now, because a Lion was taken on c3 just before. \
             From a8 the Rook can go to a2, a3, a4, a5 or other squares.",
        ),
        (
            "chu-shogi",
            "10k1/12/12/12/7p4/4prp5/5N6/12/12/12/12/K11 w - - 0 1",
            "Nxe7xh8",
            "The Lion can't take the Pawn on e7 and go on to h8. From f6 the Lion can go to d4, e4, \
             f4, g4 or other squares.",
        ),
        (
            "locusts",
            "4k3/8/8/8/8/8/1D6/4K3 w - - 0 1",
            "b2-d4",
            "The Draughtsman gets from b2 to d4 only by taking a piece on the way. From b2 the \
             Draughtsman can go to a3 or c3.",
        ),
    ]
    .map(|(id, fen, typed, answer)| (position(id, fen), typed, answer))
    .into()
}

#[test]
fn each_refusal_names_its_rule() {
    for (position, typed, answer) in refusals() {
        let Reading::Refused(why) = notation::read(&position, typed) else { panic!("{typed}") };
        assert_eq!(english(why.sentence(&position)), answer, "{typed}");
    }
}

/// A piece whose loss would end the game is in danger where it is attacked; one in hand is as good.
#[test]
fn the_last_of_what_must_not_be_lost_is_in_danger() {
    let danger = |id: &str, fen: &str| -> Vec<String> {
        position(id, fen).in_danger().iter().map(|square| square.to_string()).collect()
    };
    for (fen, squares) in [
        ("11k/12/12/12/12/12/12/12/12/12/12/K4r6 w - - 0 1", &["a1"][..]),
        ("11k/12/12/12/12/12/12/12/12/12/12/K5r5 b - - 0 1", &[]),
        // A Crown Prince is left.
        ("11k/12/12/12/12/12/12/12/12/+E11/12/K4r6 w - - 0 1", &[]),
        // A Lion takes it on the way.
        ("11k/12/12/12/12/12/12/12/12/12/n11/K11 w - - 0 1", &["a1"]),
    ] {
        assert_eq!(danger("chu-shogi", fen), squares, "{fen}");
    }
}

/// A King leaps on his first move, but not out of a check by a capture on the way.
#[test]
fn nobody_leaps_out_of_a_check_on_the_way() {
    let text = include_str!("data/locusts.toml").replace("betza = \"K\"", "betza = \"KimN\"");
    let variant = Arc::new(Variant::from_toml("locusts.toml", &text).expect("it is a game"));
    for (fen, leaps) in
        [("4k3/8/8/8/8/4g3/4K3/8 w e2 - 0 1", false), ("4k3/8/8/8/8/6g1/4K3/8 w e2 - 0 1", true)]
    {
        let position = Position::from_stored_fen(&variant, fen).expect(fen);
        let is_leap = |mv: &Move| mv.kind() == MoveKind::KingLeap;
        assert_eq!(position.legal_moves().iter().any(is_leap), leaps, "{fen}");
    }
}

/// A move that could do more than the rule says is refused, with the reason.
#[test]
fn files_in_which_captures_on_the_way_do_not_fit_are_refused() {
    let text = include_str!("data/locusts.toml");
    let royals = |name: &str| {
        text.replace("stalemate = \"draw\"", &format!("stalemate = \"draw\"\nroyals = \"{name}\""))
    };
    let explodes = royals("all").replace(
        "royals = \"all\"",
        "royals = \"all\"\nextinction = { pieces = [\"K\"] }\n[explosions]",
    );
    let lions = text.replace(
        "stalemate = \"draw\"",
        "stalemate = \"draw\"\nchecks = 3\n[lions]\npieces = [\"L\"]",
    );
    for (file, reason) in [
        (royals("last"), "captures on the way do not go with royals"),
        (royals("last-of-each"), "captures on the way do not go with royals"),
        (explodes, "captures on the way do not go with [explosions]"),
        (lions, "[lions] does not go with checks or counting"),
    ] {
        let error = Variant::from_toml("locusts.toml", &file).expect_err(reason);
        assert!(error.to_string().contains(reason), "{error}");
    }
}
