//! Typed reasons for refusals, ways of moves, and cards of pieces.

use crate::common::{all_english, terachess, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{
    CardMark, CastlingProblem, Color, Label, LeapProblem, PieceCard, Position, PromotesBy, Refusal,
    Ride, Square, Variant, Way, bundled,
};

fn square(text: &str) -> Square {
    Square::parse(text).unwrap_or_else(|| panic!("{text}"))
}

fn squares(text: &str) -> Vec<Square> {
    text.split(' ').map(square).collect()
}

/// The reason why a piece cannot go from one square to the other.
fn reason(id: &str, fen: &str, from: &str, to: &str) -> Refusal {
    let position = Position::from_fen(variant(id), fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
    refusal(&position, &format!("{from}-{to}"))
}

fn refusal(position: &Position, text: &str) -> Refusal {
    match notation::read(position, text) {
        Reading::Refused(reason) => reason,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn every_reason_is_typed() {
    let [a1, a2, a3, b1] = ["a1", "a2", "a3", "b1"].map(square);
    let kings = "4k3/8/8/8/8/8/8/4K3 w - -";
    assert_eq!(reason("chess", kings, "a1", "a2"), Refusal::EmptyOrigin(a1));
    assert_eq!(reason("chess", kings, "e8", "e7"), Refusal::NotYourPiece(square("e8")));
    let rook = "4k3/8/8/8/8/N7/1P6/R3K3 w - -";
    assert_eq!(reason("chess", rook, "a1", "a3"), Refusal::OwnPieceThere { from: a1, to: a3 });
    assert_eq!(
        reason("chess", rook, "a1", "b3"),
        Refusal::DoesNotMoveThere { from: a1, to: square("b3") }
    );
    let to = square("a4");
    assert_eq!(reason("chess", rook, "a1", "a4"), Refusal::Blocked { from: a1, to, at: a3 });
    let cannon = "9k/10/10/10/10/10/r9/10/C9/K9 w - -";
    let to = square("a4");
    assert_eq!(
        reason("shako", cannon, "a2", "a4"),
        Refusal::NeedsOneScreen { from: a2, to, screens: Vec::new() }
    );
    let pawn = "4k3/8/8/8/8/1p6/P7/4K3 w - -";
    let to = square("b3");
    assert!(Position::from_fen(variant("chess"), pawn).is_ok_and(|p| p.legal_moves().len() > 5));
    let quiet = "4k3/8/8/8/8/8/P7/4K3 w - -";
    assert_eq!(reason("chess", quiet, "a2", "b3"), Refusal::NeedsCapture { from: a2, to });
    let closed = "4k3/8/8/8/8/p7/P7/4K3 w - -";
    assert_eq!(reason("chess", closed, "a2", "a3"), Refusal::MustNotCapture { from: a2, to: a3 });
    let pinned = "4k3/8/8/8/8/8/8/KN5r w - -";
    let (from, to, attacker) = (b1, square("c3"), square("h1"));
    let at = square("a1");
    let king = Label::read("K").expect("it is a label");
    let royal = variant("chess").role_by_label(king).expect("there is a King");
    assert_eq!(
        reason("chess", pinned, "b1", "c3"),
        Refusal::LeavesKingAttacked { from, to, royal, at, attacker }
    );
    let facing = "10/5k4/10/10/10/10/10/10/4K5/10 w - -";
    let (from, to) = (square("e2"), square("f2"));
    assert_eq!(reason("terran", facing, "e2", "f2"), Refusal::KingsFace { from, to });
    let mate = "R1k7/9R/p9/P9/3R6/10/10/10/4K5/10 b - -";
    assert_eq!(reason_of_end(mate), Refusal::GameOver);
}

fn reason_of_end(fen: &str) -> Refusal {
    let position = Position::from_fen(variant("terran"), fen).expect(fen);
    refusal(&position, "c10-c9")
}

#[test]
fn lost_rights_and_attacked_ways_are_told_apart() {
    let leap = |fen: &str, to: &str| match reason("terachess-2", fen, "h2", to) {
        Refusal::CannotLeap { why, .. } => why,
        other => panic!("{other:?}"),
    };
    let board = |rank_8: &str, rights: &str| {
        format!("15k/16/16/16/16/16/16/16/{rank_8}/16/16/16/16/16/7K8/16 w {rights} -")
    };
    assert_eq!(leap(&board("16", "-"), "j3"), LeapProblem::HasMoved);
    assert_eq!(leap(&board("7r8", "h2"), "j3"), LeapProblem::InCheck);
    assert_eq!(leap(&board("8r7", "h2"), "j2"), LeapProblem::WayAttacked);
    let attacked = LeapProblem::DestinationAttacked(square("j8"));
    assert_eq!(leap(&board("9r6", "h2"), "j3"), attacked);
    let castling = |fen: &str, to: &str| match reason("chess", fen, "e1", to) {
        Refusal::CannotCastle { why, .. } => why,
        other => panic!("{other:?}"),
    };
    let rank = |rank_7: &str, rights: &str| format!("4k3/{rank_7}/8/8/8/8/8/R3K2R w {rights} -");
    assert_eq!(castling(&rank("8", "-"), "g1"), CastlingProblem::HasMoved);
    assert_eq!(castling(&rank("8", "Q"), "g1"), CastlingProblem::NoPartner);
    assert_eq!(castling(&rank("4r3", "KQ"), "g1"), CastlingProblem::InCheck(square("e7")));
    let by = square("f7");
    let passes = CastlingProblem::Attacked { square: square("f1"), by };
    assert_eq!(castling(&rank("5r2", "KQ"), "g1"), passes);
    // A Rook may pass an attacked square.
    let position = Position::from_fen(variant("chess"), &rank("1r6", "KQ")).expect("a position");
    assert!(notation::from_coordinates(&position, "e1c1").is_some());
}

fn way(id: &str, fen: &str, mv: &str) -> Way {
    let position = Position::from_fen(variant(id), fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
    let mv = notation::from_coordinates(&position, mv).unwrap_or_else(|| panic!("{mv}"));
    let reached = position.reach(mv.from());
    assert_eq!(reached.len(), position.legal_moves_from(mv.from()).len());
    reached.into_iter().find(|reached| reached.mv == mv).expect("it is legal").way
}

#[test]
fn the_way_of_a_move_is_known() {
    // Cetran page: to the Bishop by four paths, to the Queen only by e5, to i6 only by f3.
    let sissa = "10/10/6p3/4q5/7k2/2b7/10/2S7/2KP6/10 w - -";
    assert_eq!(way("sissa10", sissa, "c3c5"), Way::Legs(squares("a3 e3 a5 e5")));
    assert_eq!(way("sissa10", sissa, "c3e7"), Way::Legs(squares("e5")));
    assert_eq!(way("sissa10", sissa, "c3i6"), Way::Legs(squares("f3")));
    assert_eq!(way("sissa10", sissa, "c3c1"), Way::Legs(squares("a1 a3")));
    let marauder = "10/5k4/10/10/10/10/10/3K6/10/M9 w - -";
    assert_eq!(way("terran", marauder, "a1d7"), Way::Ride(squares("b3 c5 d7")));
    let open = "15k/16/16/16/16/16/16/16/16/16/16/16/2G13/7K8/7U8/16 w - -";
    assert_eq!(way("terachess-2", open, "c4d9"), Way::Bent(squares("d5")));
    assert_eq!(way("terachess-2", open, "c4d5"), Way::Line(menagerie_rules::Heading::NorthEast));
    let cannon = "k9/10/10/r9/10/P9/10/10/C9/1K8 w - -";
    let heading = menagerie_rules::Heading::North;
    assert_eq!(way("shako", cannon, "a2a7"), Way::Hop { heading, screen: square("a5") });
    assert_eq!(way("shako", cannon, "a2a3"), Way::Line(heading));
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ -";
    assert_eq!(way("chess", castling, "e1g1"), Way::Castling(square("h1"), square("f1")));
    let start = variant("chess").start_fen.as_str();
    assert_eq!(way("chess", start, "e2e4"), Way::MultiStep(squares("e3")));
    assert_eq!(way("chess", start, "b1c3"), Way::Leap);
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6";
    assert_eq!(way("chess", passing, "e5d6"), Way::EnPassant(square("d5")));
}

#[test]
fn directions_are_those_that_a_player_sees() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q -";
    let position = Position::from_fen(variant("chess"), fen).expect("it is a position");
    let rook = |bottom| all_english(position.told_reach(square("a1"), bottom));
    let (along, up) = ("b1, c1, d1", "a2, a3, a4, a5, a6, a7, a8");
    assert_eq!(rook(Color::White), [format!("up: {up}"), format!("right: {along}")]);
    assert_eq!(rook(Color::Black), [format!("down: {up}"), format!("left: {along}")]);
}

#[test]
fn ways_are_listed_in_words() {
    let words = |id: &str, fen: &str, from: &str| {
        let position =
            Position::from_stored_fen(variant(id), fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        all_english(position.told_reach(square(from), Color::White))
    };
    assert_eq!(
        words("shako", "k9/10/10/r9/10/P9/10/10/C9/1K8 w - -", "a2"),
        [
            "up: a3, a4",
            "right: b2, c2, d2, e2, f2, g2, h2, i2, j2",
            "down: a1",
            "over the Pawn on a5: takes the Rook on a7"
        ]
    );
    assert_eq!(
        words("chess", "4k3/8/8/3B4/8/8/8/4K3 w - -", "d5"),
        [
            "up right: e6, f7, g8",
            "down right: e4, f3, g2, h1",
            "down left: c4, b3, a2",
            "up left: c6, b7, a8"
        ],
        "the nearest square first"
    );
    assert_eq!(
        words("chess", &variant("chess").start_fen, "e2"),
        ["up: e3", "double step over e3: e4"]
    );
    assert_eq!(
        words("cetran-2", "7k/8/8/8/8/8/1P6/SP5K w - -", "a1"),
        ["a2: b3", "a3: c5", "a4: d1, d7", "a5: e1", "a6: f1", "a7: g1"]
            .map(|line| format!("turning on {line}"))
    );
}

#[test]
fn every_legal_move_has_a_way() {
    for variant in bundled() {
        let position = Position::start(variant);
        for mv in position.legal_moves() {
            for reached in position.reach(mv.from()) {
                let empty = match reached.way {
                    Way::Bent(turns) | Way::Legs(turns) | Way::Ride(turns) => turns.is_empty(),
                    _ => false,
                };
                assert!(!empty, "{}: {:?}", variant.id, reached.mv);
            }
        }
        let moving = |role: &_| !variant.is_wall_kind(*role);
        assert!(variant.roles().filter(moving).all(|role| {
            let card = variant.card(role, 9);
            !card.marks.is_empty() && card.from == square("e5")
        }));
    }
}

/// A card as text: `.` for nothing, `m` for a move, `c` for a capture, `b` for both, `h` for a hop,
/// `1` for the first move only, `z` for a zone only.
fn drawn(card: &PieceCard) -> String {
    let mut rows = Vec::new();
    for rank in (0..card.size).rev() {
        let cell = |file| {
            let here = Square::new(file, rank).expect("it is on the board");
            if here == card.from {
                return '@';
            }
            let mark = card.marks.iter().find(|mark| mark.square == here);
            mark.map_or('.', |mark| match (mark.quiet, mark.capture, mark.hop) {
                _ if mark.within.is_some() => 'z',
                _ if mark.first_move_only => '1',
                (_, _, true) => 'h',
                (true, true, _) => 'b',
                (true, false, _) => 'm',
                (false, ..) => 'c',
            })
        };
        rows.push((0..card.size).map(cell).collect::<String>());
    }
    rows.join("/")
}

#[test]
fn cards_are_what_the_generator_says() {
    let card = |id: &str, name: &str, size| {
        let variant = variant(id);
        variant.card(variant.role_by_name(name).unwrap_or_else(|| panic!("{name}")), size)
    };
    for (id, name, picture) in [
        ("terachess-2", "Pawn", "..m../.cmc./..@../...../....."),
        ("terachess-2", "King", "11111/1bbb1/1b@b1/1bbb1/11111"),
        ("terran", "Pawn", "..1../.cmc./.z@z./...../....."),
        ("terran", "Dragoon", ".m.m./mcccm/.c@c./mcccm/.m.m."),
        ("terran", "King", "...../.bbb./1b@b1/.bbb./....."),
        ("shako", "Cannon", "..h../..m../hm@mh/..m../..h.."),
        ("fantastic-13", "Snake", ".b.b./..b../..@../..b../.b.b."),
        ("fantastic-13", "Ship", ".b.b./.b.b./..@../.b.b./.b.b."),
        ("cetran-2", "Sissa", ".bbb./b.b.b/bb@bb/b.b.b/.bbb."),
    ] {
        assert_eq!(drawn(&card(id, name, 5)), picture, "{name}");
    }
    let also_known_as = |id: &str, name: &str| {
        let variant = variant(id);
        let role = variant.role_by_name(name).unwrap_or_else(|| panic!("{name}"));
        variant.also_known_as(role, bundled())
    };
    let names = |id: &str, name: &str| -> Vec<String> {
        also_known_as(id, name).into_iter().map(|known| known.name).collect()
    };
    assert_eq!(names("terachess-2", "Marshal"), ["Chancellor", "Elephant"]);
    assert_eq!(names("cetran-2", "Dragon Horse"), ["Missionary"]);
    assert_eq!(names("teramachy", "Crocodile"), ["Archer", "Copper Cannon"]);
    assert_eq!(names("terran", "Guard"), [""; 0], "nobody else is kept in a Palace");
    let archer = also_known_as("terachess-2", "Archer");
    assert!(archer[0].games.starts_with(&["Teramachy".into(), "Gigachess II".into()]));
    assert_eq!(card("terachess-2", "Archer", 9).value, Some(3.3));
}

#[test]
fn a_card_says_over_whom_a_piece_moves_and_captures() {
    let file = include_str!("../data/movements10.toml");
    for (betza, quiet_hops, capture_hops) in
        [("gQ", 8, 8), ("mgQ", 8, 0), ("cgQ", 0, 8), ("gR", 4, 4), ("mpRcR", 4, 0), ("Q", 0, 0)]
    {
        let file = file.replacen("\"gQ\"", &format!("\"{betza}\""), 1);
        let variant = Variant::from_toml("x.toml", &file).expect(betza);
        let card = variant.card(variant.role_by_name("Grasshopper").expect("it is there"), 5);
        let count =
            |wanted: fn(&CardMark) -> bool| card.marks.iter().filter(|it| wanted(it)).count();
        let counts = (count(|mark| mark.quiet_hop), count(|mark| mark.hop));
        assert_eq!(counts, (quiet_hops, capture_hops), "{betza}");
    }
}

#[test]
fn rides_are_told_from_leaps() {
    let rides = |id: &str, name: &str| -> Vec<String> {
        let variant = variant(id);
        let role = variant.role_by_name(name).unwrap_or_else(|| panic!("{name}"));
        let way = |ride: &Ride| {
            let bend = ride.bend.map(|bend| format!("{bend} then ")).unwrap_or_default();
            let squares: Vec<String> = ride.squares.iter().map(ToString::to_string).collect();
            let mode = if ride.capture { "" } else { " without capture" };
            format!("{bend}{}{mode}", squares.join(" "))
        };
        variant.card(role, 7).rides.iter().map(way).collect()
    };
    // The piece stands on d4. Where it moves and captures alike, that is one ride.
    assert_eq!(rides("terachess-2", "Queen").len(), 8);
    for way in ["d5 d6 d7", "e5 f6 g7"] {
        assert!(rides("terachess-2", "Queen").iter().any(|ride| ride == way), "{way}");
    }
    assert_eq!(rides("terachess-2", "Duchess"), [""; 0]);
    let quiet = "d5 d6 d7 without capture";
    assert!(rides("terachess-2", "Cannon").iter().any(|ride| ride == quiet));
    assert_eq!(rides("terachess-2", "Eagle").len(), 8);
    for way in ["e5 then f5 g5", "e5 then e6 e7"] {
        assert!(rides("terachess-2", "Eagle").iter().any(|ride| ride == way), "{way}");
    }
    assert_eq!(rides("terran", "Marauder").len(), 8);
    // A piece that leaves out squares rides on from the first one that it reaches: here from e5 on
    // g7.
    let file = include_str!("../data/movements10.toml").replacen("\"gQ\"", "\"jB\"", 1);
    let jumper = Variant::from_toml("x.toml", &file).expect("it is a game");
    let card = jumper.card(jumper.role_by_name("Grasshopper").expect("it is there"), 9);
    let ways = card.rides.iter().map(|ride| (ride.start.to_string(), ride.squares.clone()));
    let ways: Vec<_> = ways.collect();
    assert!(ways.contains(&("g7".to_owned(), squares("h8 i9"))) && ways.len() == 4, "{ways:?}");
    for variant in bundled() {
        for role in variant.roles() {
            let card = variant.card(role, 9);
            for (ride, square) in
                card.rides.iter().flat_map(|ride| ride.squares.iter().map(move |at| (ride, *at)))
            {
                let is_marked = card.marks.iter().any(|mark| {
                    let can = mark.quiet >= ride.quiet && mark.capture >= ride.capture;
                    mark.square == square && can && !mark.first_move_only
                });
                assert!(is_marked, "{}: {ride:?}", variant.piece(role).name);
            }
        }
    }
}

#[test]
fn a_card_says_by_which_moves_a_piece_promotes() {
    for (id, name, promotes_by) in [
        ("terachess-2", "Pawn", PromotesBy::AnyMove),
        ("terachess-2", "Knight", PromotesBy::AnyMove),
        ("terachess-2", "Troll", PromotesBy::SingleStep { quiet: true, capture: true }),
        ("fantastic-13", "Troll", PromotesBy::SingleStep { quiet: true, capture: true }),
    ] {
        let variant = variant(id);
        let role = variant.role_by_name(name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(variant.card(role, 9).promotes_by, promotes_by, "{name} of {id}");
    }
    // The moves on the card can be played: a step and a capture, but no leap.
    let troll = terachess("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - -");
    let with = |rank_16: &str, rank_15: &str, rank_13: &str| {
        let fen =
            troll.fen().replacen("15k/16/16/16", &[rank_16, rank_15, "16", rank_13].join("/"), 1);
        terachess(&fen)
    };
    let plays = |position: &Position, text: &str| matches!(notation::read(position, text), Reading::Move(mv) if mv.promotion().is_some());
    let near = with("5r9k", "4T11", "16");
    assert!(plays(&near, "e15e16") && plays(&near, "e15xf16"));
    let far = with("4r10k", "16", "4T11");
    assert!(!plays(&far, "e13xe16"), "it stays a Troll");
}

#[test]
fn who_may_capture_attacks() {
    let position = terachess("15k/16/16/16/16/16/16/16/16/16/16/16/16/7p8/7K8/16 w - -");
    assert!(position.attackers(square("g2"), menagerie_rules::Color::Black) == squares("h3"));
    assert_eq!(position.attackers(square("h2"), menagerie_rules::Color::Black), []);
}

#[test]
fn the_other_king_is_no_capture() {
    // White is to move and could take the King. No game reaches this, but a custom position may.
    for (id, fen, from) in [
        ("chess", "4k3/8/8/8/8/8/8/K3R3 w - -", "e1"),
        ("shako", "4k5/10/10/10/10/4p5/10/10/4C5/K9 w - -", "e2"),
        ("chess", "8/8/8/8/8/1k6/K7/8 w - -", "a2"),
    ] {
        let position =
            Position::from_stored_fen(variant(id), fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        let reached = position.reach(square(from));
        let king =
            position.royals(menagerie_rules::Color::Black).iter().next().expect("it is there");
        assert!(reached.iter().all(|reached| reached.mv.to() != king), "{fen}: {reached:?}");
        assert!(
            all_english(position.told_reach(square(from), Color::White))
                .iter()
                .all(|line| !line.contains("King"))
        );
    }
}
