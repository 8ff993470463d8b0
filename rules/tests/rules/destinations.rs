//! The destinations of each kind of piece of each variant on an empty board, from the middle and
//! from a corner. They were worked out by hand from the sentence that players read about the piece.
//! A new variant need not be here.

use std::collections::BTreeSet;

use crate::reference::known;
use crate::script::set_up;
use menagerie_rules::{Color, Facing, Label, Square, Variant};

const EVERY: &[&str] = &[];
const LEAPING_KINGS: &[&str] =
    &["terachess-2", "teramachy", "fantastic-13", "gigachess-2", "metamachy", "zanzibar-s"];
const CASTLING_KINGS: &[&str] = &["chess", "capablanca", "shako", "pemba", "cetran-2"];
const SECOND_RANK: &[&str] = &["chess", "capablanca", "cetran-2"];
const THIRD_RANK: &[&str] = &["shako", "pemba"];
const TERRAN: &[&str] = &["terran"];

/// The variants, the names of the kind in them, and the squares. A star marks a square on which the
/// piece has never moved. `a1-c3` is the line between, both ends included. Squares beyond a
/// variant's board are left out, so that a row holds on boards of all sizes.
const ROWS: &[(&[&str], &str, &str)] = &[
    // Steppers and leapers.
    (EVERY, "Guard", "e2: d1-f1 d2 f2 d3-f3; c1: c2 d1 d2; h3: g3 g2 h2"),
    (EVERY, "Prince", "e5: d4-f4 d5 f5 d6-f6 e7; a1: a2 b1 b2 a3"),
    (EVERY, "Troll", "e5: e2 e8 b5 h5 b2 b8 h2 h8 e6; a1: a4 d1 d4 a2"),
    (EVERY, "Knight", "e5: c4 c6 d3 d7 f3 f7 g4 g6; a1: b3 c2"),
    (EVERY, "Camel", "e5: b4 b6 d2 d8 f2 f8 h4 h6; a1: b4 d2"),
    (EVERY, "Giraffe", "e5: b3 b7 c2 c8 g2 g8 h3 h7; a1: c4 d3"),
    (EVERY, "Elephant", "e5: d4 d6 f4 f6 c3 c7 g3 g7; a1: b2 c3"),
    (EVERY, "War Machine", "e5: e3 e4 e6 e7 c5 d5 f5 g5; a1: a2 a3 b1 c1"),
    (EVERY, "Centaur", "e5: d4-f4 d5 f5 d6-f6 c4 c6 d3 d7 f3 f7 g4 g6; a1: a2 b1 b2 b3 c2"),
    (
        EVERY,
        "Buffalo",
        "e5: c4 c6 d3 d7 f3 f7 g4 g6 b4 b6 d2 d8 f2 f8 h4 h6 b3 b7 c2 c8 g2 g8 h3 h7; \
         a1: b3 c2 b4 d2 c4 d3",
    ),
    (EVERY, "Duchess", "e5: b5-h5 e2-e8 b2-h8 b8-h2; a1: a1-d1 a1-a4 a1-d4"),
    (EVERY, "Lion", "e5: c3-g3 c4-g4 c5-g5 c6-g6 c7-g7; a1: a1-c1 a2-c2 a3-c3"),
    (EVERY, "Hawk", "e5: b5 c5 g5 h5 e2 e3 e7 e8 b2 c3 g7 h8 b8 c7 g3 h2; a1: c1 d1 a3 a4 c3 d4"),
    (EVERY, "Mammoth", "e5: c5-g5 e3-e7 c3-g7 c7-g3; a1: a1-c1 a1-a3 a1-c3"),
    (EVERY, "Squirrel", "e5: c3-g3 c7-g7 c4-c6 g4-g6; a1: c1-c3 a3-c3"),
    (EVERY, "Cheetah", "e5: b2-h2 b8-h8 b3-b7 h3-h7; a1: d1-d4 a4-d4"),
    (
        EVERY,
        "Direwolf",
        "e5: c3-g3 c7-g7 c4-c6 g4-g6 b2-h2 b8-h8 b3-b7 h3-h7; a1: c1-c3 a3-c3 d1-d4 a4-d4",
    ),
    // Pieces that capture in another way than they go, with no piece to capture.
    (EVERY, "Dragoon", "e5: d3 f3 c4 g4; e4: d2 f2 c3 g3 c5 g5; a1: b3 c2; a5: b3 c4"),
    // Riders in straight lines, and those that also leap or step.
    (EVERY, "Rook, Cannon", "e5: a5-p5 e1-e16; a1: a1-p1 a1-a16"),
    (EVERY, "Bishop, Archer, Crocodile", "e5: a1-p16 a9-i1; a1: a1-p16"),
    (EVERY, "Queen, Sorceress", "e5: a5-p5 e1-e16 a1-p16 a9-i1; a1: a1-p1 a1-a16 a1-p16"),
    (EVERY, "Missionary, Dragon Horse", "e5: a1-p16 a9-i1 d5 f5 e4 e6; a1: a1-p16 a2 b1"),
    (EVERY, "Admiral", "e5: a5-p5 e1-e16 d4 d6 f4 f6; a1: a1-p1 a1-a16 b2"),
    (EVERY, "Cardinal, Archbishop", "e5: a1-p16 a9-i1 c4 c6 d3 d7 f3 f7 g4 g6; a1: a1-p16 b3 c2"),
    (
        EVERY,
        "Marshal, Chancellor",
        "e5: a5-p5 e1-e16 c4 c6 d3 d7 f3 f7 g4 g6; a1: a1-p1 a1-a16 b3 c2",
    ),
    (
        EVERY,
        "Amazon",
        "e5: a5-p5 e1-e16 a1-p16 a9-i1 c4 c6 d3 d7 f3 f7 g4 g6; a1: a1-p1 a1-a16 a1-p16 b3 c2",
    ),
    // Bent riders.
    (
        EVERY,
        "Rhinoceros",
        "e5: e6-o16 e6-a10 f5-p15 f5-j1 e4-h1 e4-b1 d5-a8 d5-a2; a1: a2-o16 b1-p15",
    ),
    (EVERY, "Eagle", "e5: f6-f16 f6-p6 f4-f1 f4-p4 d4-d1 d4-a4 d6-d16 d6-a6; a1: b2-b16 b2-p2"),
    (EVERY, "Snake", "e5: e6-o16 e6-a10 e4-h1 e4-b1; a1: a2-o16"),
    (EVERY, "Ship", "e5: f6-f16 f4-f1 d4-d1 d6-d16; a1: b2-b16"),
    (
        EVERY,
        "Sissa",
        "e5: a5-h5 e1-e8 f7 g6 g4 f3 g1 d3 c1 c4 a3 c6 a7 d7; a1: a1-h1 a1-a8 b3 c5 d7 c2 e3 g4",
    ),
    // Riders of Knight's steps.
    (
        EVERY,
        "Marauder",
        "e5: f7 g9 g6 i7 g4 i3 f3 g1 d3 c1 c4 a3 c6 a7 d7 c9; a1: b3 c5 d7 e9 c2 e3 g4 i5",
    ),
    (
        EVERY,
        "Trooper",
        "e5: a1-p16 a9-i1 f7 g9 g6 i7 g4 i3 f3 g1 d3 c1 c4 a3 c6 a7 d7 c9; \
         a1: a1-p16 b3 c5 d7 e9 c2 e3 g4 i5",
    ),
    (
        EVERY,
        "Chariot",
        "e5: a5-p5 e1-e16 f7 g9 g6 i7 g4 i3 f3 g1 d3 c1 c4 a3 c6 a7 d7 c9; \
         a1: a1-p1 a1-a16 b3 c5 d7 e9 c2 e3 g4 i5",
    ),
    (
        EVERY,
        "Huntress",
        "e5: a5-p5 e1-e16 a1-p16 a9-i1 f7 g9 g6 i7 g4 i3 f3 g1 d3 c1 c4 a3 c6 a7 d7 c9; \
         a1: a1-p1 a1-a16 a1-p16 b3 c5 d7 e9 c2 e3 g4 i5",
    ),
    // Pawns and Kings are not the same in all variants.
    (LEAPING_KINGS, "Pawn", "e5: e6 e7; a1: a2 a3; h2: h3 h4"),
    (SECOND_RANK, "Pawn", "e5: e6; a1: a2; h2: h3 h4; h3: h4"),
    (THIRD_RANK, "Pawn", "e5: e6; a1: a2; h2: h3; h3: h4 h5"),
    (TERRAN, "Pawn", "e5: e6; a1: a2; e3*: e4 e5; e3: e4; e6: d6 f6 e7; a6: b6 a7; j9: i9 j10"),
    (LEAPING_KINGS, "King", "e5: d4-f4 d5 f5 d6-f6; a1: a2 b1 b2; a1*: a1-c1 a2-c2 a3-c3"),
    (LEAPING_KINGS, "King", "e5*: c3-g3 c4-g4 c5-g5 c6-g6 c7-g7; h2*: f1-j1 f2-j2 f3-j3 f4-j4"),
    (CASTLING_KINGS, "King", "e5: d4-f4 d5 f5 d6-f6; a1: a2 b1 b2"),
    (TERRAN, "King", "e2: d1-f1 d2 f2 d3-f3; c1: c2 d1 d2; h3: g3 g2 h2; e3: d3 f3 d2-f2"),
];

/// Squares for both Kings, far from each other and never twice on the same way of a piece.
const KINGS: [(&str, &str); 4] = [("b2", "g8"), ("h1", "b7"), ("c1", "h6"), ("f2", "c8")];
/// Squares for both Kings within the Palaces, on files of their own.
const KINGS_IN_PALACES: [(&str, &str); 4] =
    [("c2", "h9"), ("g3", "d8"), ("d1", "g10"), ("h2", "c10")];

/// The squares of a list, without those beyond the board.
pub fn squares(variant: &Variant, list: &str, from: Square) -> BTreeSet<String> {
    let square = |text: &str| Square::parse(text).unwrap_or_else(|| panic!("{text} in {list}"));
    let mut found = BTreeSet::new();
    for part in list.split_whitespace() {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (mut here, last) = (square(first), square(last));
        let step = |to: u8, from: u8| (to as i8 - from as i8).signum();
        let way = (step(last.file(), here.file()), step(last.rank(), here.rank()));
        loop {
            if variant.contains(here) && here != from {
                found.insert(here.to_string());
            }
            if here == last {
                break;
            }
            here = here.offset(way.0, way.1).unwrap_or_else(|| panic!("{part} is no line"));
        }
    }
    found
}

/// A square as the other side sees it.
fn mirrored(variant: &Variant, square: Square) -> Square {
    Square::new(square.file(), variant.ranks - 1 - square.rank()).expect("it is on the board")
}

/// The destinations of a piece from a square, as its own side sees it. The Kings stand on several
/// squares in turn, so that no square is always taken or hidden behind them.
fn destinations(variant: &Variant, label: Label, from: &str, side: Color) -> BTreeSet<String> {
    let seen = |square: &str| {
        let square = Square::parse(square).unwrap_or_else(|| panic!("{square}"));
        if side == Color::White { square } else { mirrored(variant, square) }
    };
    let turn = if side == Color::White { 'w' } else { 'b' };
    let king = Label::plain('K').expect("it is a letter");
    let (place, star) = from.strip_suffix('*').map_or((from, ""), |place| (place, "*"));
    let royal = variant.royal().is_some_and(|royal| variant.piece(royal).label == label);
    let mut found = BTreeSet::new();
    let kings = if variant.facing == Facing::Allowed { KINGS } else { KINGS_IN_PALACES };
    for (own, other) in kings.into_iter().filter(|(own, other)| *own != place && *other != place) {
        let own = if royal { String::new() } else { format!(" {}{}", king.of(side), seen(own)) };
        let piece = format!("{}{}{star}", label.of(side), seen(place));
        let text = format!("{turn} {piece}{own} {}{}", king.of(!side), seen(other));
        let position = set_up(&variant.id, &text);
        let moves = position.legal_moves_from(seen(place));
        let empty = moves.iter().filter(|mv| position.piece_at(mv.to()).is_none());
        found.extend(empty.map(|mv| seen(&mv.to().to_string()).to_string()));
    }
    found
}

#[test]
fn each_kind_goes_where_its_sentence_says_and_nowhere_else() {
    let mut wrong = Vec::new();
    for variant in known() {
        for piece in &variant.pieces {
            let is_row = |(games, names, _): &&(&[&str], &str, &str)| {
                (games.is_empty() || games.contains(&variant.id.as_str()))
                    && names.split(", ").any(|name| name == piece.name)
            };
            let mut rows = ROWS.iter().filter(is_row).peekable();
            assert!(rows.peek().is_some(), "{}: no row for the {}", variant.id, piece.name);
            for (from, list) in rows
                .flat_map(|row| row.2.split("; "))
                .map(|part| part.split_once(": ").unwrap_or_else(|| panic!("{part} has no origin")))
            {
                let place = Square::parse(from.trim_end_matches('*')).expect(from);
                let expected = squares(variant, list, place);
                for side in Color::BOTH {
                    let found = destinations(variant, piece.label, from, side);
                    let missing: Vec<&String> = expected.difference(&found).collect();
                    let more: Vec<&String> = found.difference(&expected).collect();
                    if !(missing.is_empty() && more.is_empty()) {
                        wrong.push(format!(
                            "{}: the {side:?} {} on {from}: not to {missing:?}, but to {more:?}",
                            variant.id, piece.name
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
