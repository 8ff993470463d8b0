//! The answers to moves that are neither leaps nor lines. Each names the conditions of the way.

use crate::common::{all_english, english};
use crate::script::set_up;
use menagerie_rules::Color;
use menagerie_rules::notation::{self, Reading};

/// The position, the typed text, and the whole answer.
pub const ROWS: &[(&str, &str, &str)] = &[
    (
        "w Ka1 Hh8 Ph9 kj10",
        "h8-g10",
        "The Horse can't get from h8 to g10: your own Pawn on h9 is in the way. From h8 the Horse can go to g6, i6, f7, j7 or other squares.",
    ),
    (
        "w Ka1 Eh8 pi9 kj10",
        "h8-j10",
        "The Elephant can't get from h8 to j10: the Pawn on i9 is in the way. From h8 the Elephant can go to f6, j6 or f10.",
    ),
    (
        "w Ka1 Ge5 kj10",
        "e5-e8",
        "The Grasshopper goes from e5 to e8 only over somebody on e7, and nobody is there. The Grasshopper on e5 has no move now. Try, for example, “K a1-b1”.",
    ),
    (
        "w Ka1 Ge5 pe7 kj10",
        "e5-e9",
        "The Grasshopper goes from e5 to e9 only over somebody on e8, and nobody is there. From e5 the Grasshopper can go to e8.",
    ),
    (
        "w Ka1 Ce5 pf6 pg7 kj10",
        "e5-h8",
        "The Vao goes over exactly one piece; between e5 and h8 stand two: the Pawn on f6 and the Pawn on g7. From e5 the Vao can go to g7.",
    ),
    (
        "w Ka1 Ce5 kj10",
        "e5-h8",
        "The Vao goes over exactly one piece, and nobody stands between e5 and h8. The Vao on e5 has no move now. Try, for example, “K a1-b1”.",
    ),
    (
        "w Ka1 Ge5 pe7 Pe8 kj10",
        "e5-e9",
        "The Grasshopper goes over exactly one piece; between e5 and e9 stand two: the Pawn on e7 and the Pawn on e8. The Grasshopper on e5 has no move now. Try, for example, “P e8-e9”.",
    ),
    (
        "w Ka1 Ge5 pe7 kj10",
        "e5-e7",
        "The Grasshopper goes from e5 to e7 only over somebody on e6, and nobody is there. From e5 the Grasshopper can go to e8.",
    ),
    (
        "w Ka1 Fe5 Pe6 Pf6 kj10",
        "e5-g8",
        "The Falcon can't get from e5 to g8: your own Pawn on e6 is in the way. From e5 the Falcon can go to c2, g2, b3, h3 or other squares.",
    ),
    (
        "w Ka1 Se5 kj10",
        "e5-e10",
        "The Short Rook on e5 can't go to e10. The rules say: “One to four squares straight.” From e5 the Short Rook can go to e1, e2, e3, e4 or other squares.",
    ),
    (
        "w Ka1 Se5 pe7 kj10",
        "e5-e9",
        "The Short Rook can't get from e5 to e9: the Pawn on e7 is in the way. From e5 the Short Rook can go to e1, e2, e3, e4 or other squares.",
    ),
    (
        "w Ka1 Je5 kj10",
        "e5-e7",
        "The Jumper goes from e5 to e7 only over somebody on e6, and nobody is there. From e5 the Jumper can go to d4, f4, d6 or f6.",
    ),
    (
        "w Ka1 Ne5 pf7 kj10",
        "e5-g9",
        "The Nightrider can't get from e5 to g9: the Pawn on f7 is in the way. From e5 the Nightrider can go to c1, g1, a3, d3 or other squares.",
    ),
    (
        "w Ka1 Oe5 pe6 kj10",
        "e5-f8",
        "The Hook can't get from e5 to f8: the Pawn on e6 is in the way. From e5 the Hook can go to d1, f1, d2, f2 or other squares.",
    ),
    (
        "w Ka1 Qe5 kj10",
        "e5-e8",
        "The Sleeper may go from e5 to e8 only on its first move, and has moved before. From e5 the Sleeper can go to e4, d5, f5 or e6.",
    ),
    (
        "w Ka1 Qe5* pe8 kj10",
        "e5-e8",
        "The Sleeper doesn't capture in this way, and the Pawn stands on e8. From e5 the Sleeper can go to e1, i1, b2, e2 or other squares.",
    ),
    (
        "w Ka1 De2 kj10",
        "e2-e5",
        "The Guard on e2 may not go to e5: it never leaves its palace, d1 to f3. From e2 the Guard can go to e1, d2, f2 or e3.",
    ),
];

#[test]
fn each_names_what_the_way_needs() {
    let mut wrong = Vec::new();
    for (pieces, text, answer) in ROWS {
        let position = set_up("movements10", pieces);
        match notation::read(&position, text) {
            Reading::Refused(why) if english(why.sentence(&position)) == *answer => {}
            Reading::Refused(why) => {
                wrong.push(format!("{pieces} {text}: {}", english(why.sentence(&position))));
            }
            other => wrong.push(format!("{pieces} {text}: {other:?}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn ways_of_every_kind_are_listed() {
    let told = |pieces: &str| {
        let position = set_up("movements10", pieces);
        let from = position.pieces().find(|(_, piece)| {
            piece.color == position.turn() && Some(piece.role) != position.variant().royal()
        });
        all_english(position.told_reach(from.expect("it is there").0, Color::White))
    };
    for (pieces, ways) in [
        ("w Ka1 Ge5 pe7 pd4 kj10", &["over the Pawn on d4: c3", "over the Pawn on e7: e8"][..]),
        ("w Ka1 Ce5 pf6 ph8 kj10", &["over the Pawn on f6: g7; takes the Pawn on h8"]),
        ("w Ka1 Fb1 kj10", &["on from b2: d4", "on from c1: e3"]),
        ("w Ka1 Hb1 kj10", &["leaps: d2, a3, c3"]),
        (
            "w Ka1 Nb1 kj10",
            &["leaps: d2, a3, c3", "riding by c3: d5, e7, f9", "riding by d2: f3, h4, j5"],
        ),
        (
            "w Ka1 Je5 pe6 kj10",
            &[
                "up right: f6",
                "down right: f4",
                "down left: d4",
                "up left: d6",
                "over the Pawn on e6: e7",
            ],
        ),
        ("w Ka1 Sb1 pb3 kj10", &["up: b2; takes the Pawn on b3", "right: c1, d1, e1, f1"]),
        (
            "w Ka1 Ob1 pb3 pf1 kj10",
            &[
                "turning on b2: a3, c3",
                "turning on c1: d2",
                "turning on d1: e2",
                "turning on e1: f2",
            ],
        ),
        ("w Kb1 Dd1 kj10", &["up: d2, d3", "right: e1, f1"]),
    ] {
        assert_eq!(told(pieces), ways, "{pieces}");
    }
}
