//! Every reason for a refusal has a sentence, and the advice in the sentence can be followed.

use std::collections::BTreeSet;

use crate::common::{english, random_game, rows, variant};
use crate::script::set_up;
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Position, Refusal, bundled};

/// Reasons without an example in `data/refusals.tsv`: the variant, the position, the typed text,
/// and the whole answer.
const ROWS: &[(&str, &str, &str, &str)] = &[
    (
        "chess",
        "w Ke1 Ph2 ke8",
        "h2-h3 and then we shall see what comes of it, because there is nothing else to do",
        "That's too long for a move. Try, for example, “P h2-h3”.",
    ),
    ("chess", "w Ke1 Ph2 ke8", "", "That isn't a move. Try, for example, “P h2-h3”."),
    (
        "chess",
        "w Ke1 Ph2 ke8",
        "h2-h9",
        "There's no square h9 on this board, which goes from a1 to h8. Try, for example, “P h2-h3”.",
    ),
    (
        "terran",
        "w Kd2 Ph3 kf9",
        "k3",
        "There's no square k3 on this board, which goes from a1 to j10. Try, for example, “P h3-h4”.",
    ),
    (
        "chess",
        "w Ke1 Ph2 ke8",
        "X h2-h3",
        "No piece of Chess has the letter X. Try, for example, “P h2-h3”.",
    ),
    (
        "chess",
        "w Ke1 Ph7 ke8",
        "h7-h8=X",
        "No piece of Chess has the letter X. Try, for example, “K e1-d1”.",
    ),
    (
        "chess",
        "w Ke1 Pb2 pc3 ke8",
        "bc3",
        "A small letter could be a file or a piece. Type “b2xc3” for the Pawn.",
    ),
    (
        "chess",
        "w Ke1 Ph2 ke8",
        "h2h3 e8e7",
        "Only one move can be made at a time. Type just the first one.",
    ),
    (
        "chess",
        "w Ke1 Ph2 ke8",
        "h2-h3; e8-",
        "Captures are made for you. Leave out “e8-” and type only the move itself.",
    ),
    (
        "chess",
        "w Ke1 Ph2 ke8",
        "Q-d4",
        "Pieces aren't put on the board in this game. Type the move to d4 with the square it comes from, for example “P h2-h3”.",
    ),
    (
        "chess",
        "w Ke1 Ph2 ke8",
        "-d4",
        "The square d4 can't be taken off the board. Try, for example, “P h2-h3”.",
    ),
    (
        "chess",
        "w Ke1 Ph2 ke8",
        "R h2-h3",
        "There's a Pawn, not a Rook, on h2. From h2 the Pawn can go to h3 or h4.",
    ),
    (
        "chess",
        "w Ke1 Pe4 ke8 pf5",
        "exd",
        "No Pawn of yours can take from file e to file d now. Try, for example, “P e4-e5”.",
    ),
    (
        "chess",
        "w Ke1 Pe4 ke8 pf5",
        "KxP",
        "No King of yours can take a Pawn now. Try, for example, “K e1-d1”.",
    ),
    ("chess", "w Ke1 Ph2 ke8", "h2-h3=Q", "The Pawn doesn't promote with this move. Type “h2-h3”."),
    (
        "chess",
        "w Ke1 Bf7 Ra5 Pe5 kh4",
        "e8=Q",
        "The Pawn on e5 can't go to e8. The rules say: “One step straight forward without capturing, or two from the second rank when both are empty; captures one step diagonally forward, also in passing.” From e5 the Pawn can go to e6.",
    ),
    (
        "chess",
        "w Ke1 Ba5 Pd7 rd8 kh4",
        "d8=Q",
        "The Pawn doesn't capture in this way, and the Rook stands on d8. The Pawn on d7 has no move now. Try, for example, “K e1-d1”.",
    ),
    ("chess", "w Ke1 Bf7 kh4", "e8=Q", "You have no Pawn. Try, for example, “K e1-d1”."),
    (
        "terachess-2",
        "w Ka1 Tc13 kh8",
        "c13-c16=Q",
        "The Troll doesn't promote with this move. Type “c13-c16”.",
    ),
    // A King who has castled does not mean to castle.
    (
        "chess",
        "w Kg1 Rf1 ke8",
        "Ke1",
        "The King on g1 can't go to e1. The rules say: “One step in any direction; when neither has moved, castles with either Rook by two squares.” From g1 the King can go to h1, f2, g2 or h2.",
    ),
    (
        "chess",
        "w Ke1 Rh1* ke8",
        "O-O",
        "The King has moved before or is not in his place, and may not castle any more. From e1 the King can go to d1, f1, d2, e2 or other squares.",
    ),
    (
        "terran",
        "w Kg1* Rj1* kd9",
        "O-O",
        "Castling O-O would take the King too far. From g1 the King can go to f1, h1, f2, g2 or other squares.",
    ),
    (
        "terran",
        "w Kf1* Rj1* kh9",
        "O-O",
        "After O-O the Kings would face each other on an open file. From f1 the King can go to e1, g1, e2, f2 or other squares.",
    ),
    (
        "antichess",
        "w Ke1 Pb4 Ph2 pa5",
        "h2-h3",
        "The Pawn on h2 would capture nothing on h3, and a capture must be made where one can be made. Try, for example, “P b4-a5”.",
    ),
    (
        "antichess",
        "w Ke1 Pb4 Ph2 pa5",
        "Ke2",
        "The King on e1 would capture nothing on e2, and a capture must be made where one can be made. Try, for example, “P b4-a5”.",
    ),
    (
        "losers",
        "w Ke1* Rh1* Pb4 pa5 ke8",
        "O-O",
        "The King on e1 would capture nothing on g1, and a capture must be made where one can be made. Try, for example, “P b4-a5”.",
    ),
    (
        "racing-kings",
        "w Ka1 Rb1 kh3",
        "b1-b3",
        "The Rook may not go from b1 to b3: that would give check, which isn't allowed. From b1 the Rook can go to c1, d1, e1, f1 or other squares.",
    ),
    (
        "atomic",
        "w Ka1 Rh2 pa2 kg8",
        "h2xa2",
        "The Rook may not take on a2: the explosion would remove your own King. From h2 the Rook can go to h1, b2, c2, d2 or other squares.",
    ),
    (
        "metamachy",
        "w Ka1 Lb1 kh8",
        "O-O",
        "There's no castling in Metamachy. Try, for example, “K a1-a2”.",
    ),
];

fn refused(position: &Position, text: &str) -> Refusal {
    match notation::read(position, text) {
        Reading::Refused(refusal) => refusal,
        other => panic!("{text:?} in {position:?}: {other:?}"),
    }
}

/// The positions and texts of both tables, with their answers.
fn examples() -> impl Iterator<Item = (Position, &'static str, &'static str)> {
    let here = ROWS.iter().map(|(id, pieces, text, answer)| (set_up(id, pieces), *text, *answer));
    let listed = rows(include_str!("../data/refusals.tsv")).map(|row| {
        let [place, text, answer] = row[..] else { panic!("not three cells: {row:?}") };
        let (id, fen) = place.split_once(": ").unwrap_or(("terachess-2", place));
        let variant = variant(id);
        let fen = if fen == "start" { variant.start_fen.as_str() } else { fen };
        (Position::from_stored_fen(variant, fen).expect(fen), text, answer)
    });
    let paths = crate::words::refusals_of_paths::ROWS.iter();
    let paths = paths.map(|(pieces, text, answer)| (set_up("movements10", pieces), *text, *answer));
    let dropped = crate::hands::typed::refusals();
    let lions = crate::locusts::refusals();
    let placed = crate::hands::placing::refusals();
    let entering = crate::hands::gating::refusals();
    let walled = crate::walls::refusals();
    let others = [crate::other_games::ouk::refusal(), crate::other_games::sittuyin::refusal()];
    here.chain(listed)
        .chain(paths)
        .chain([crate::promotions::refusal()])
        .chain(dropped)
        .chain(placed)
        .chain(entering)
        .chain(walled)
        .chain(crate::other_games::janggi::refusals())
        .chain(others)
        .chain(lions)
}

#[test]
fn reasons_are_told_in_whole_sentences() {
    for (id, pieces, text, answer) in ROWS {
        let position = set_up(id, pieces);
        assert_eq!(
            english(refused(&position, text).sentence(&position)),
            *answer,
            "{id}: {text:?}"
        );
    }
}

/// The names of the cases of an enum, read from its source. A new case has no example yet.
pub fn cases(source: &'static str, name: &str) -> Vec<&'static str> {
    let beginning = format!("pub enum {name} {{\n");
    let (_, rest) = source.split_once(&beginning).unwrap_or_else(|| panic!("there is no {name}"));
    let (body, _) = rest.split_once("\n}").expect("it ends");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    names.filter_map(|line| line.split(|letter: char| !letter.is_alphanumeric()).next()).collect()
}

#[test]
fn every_reason_has_an_example() {
    let told: BTreeSet<String> = examples()
        .flat_map(|(position, text, _)| {
            let debug = format!("{:?}", refused(&position, text));
            let word = |text: &str| {
                text.split(|letter: char| !letter.is_alphanumeric()).next().map(str::to_owned)
            };
            [word(&debug), debug.split("why: ").nth(1).and_then(word)]
        })
        .flatten()
        .collect();
    let source = include_str!("../../../src/explanations/refusal.rs");
    for (name, least) in [
        ("Refusal", 30),
        ("LeapProblem", 5),
        ("CastlingProblem", 7),
        ("DropProblem", 9),
        ("EnterProblem", 4),
        ("WallProblem", 3),
        ("PassProblem", 3),
    ] {
        let cases = cases(source, name);
        assert!(cases.len() >= least, "only {} cases of {name} are seen", cases.len());
        let without: Vec<_> = cases.iter().filter(|case| !told.contains(**case)).collect();
        assert!(without.is_empty(), "{name}: no example of {without:?}");
    }
}

/// The text that a sentence advises to type.
fn advice(sentence: &str) -> Option<&str> {
    let ways = ["for example, ", "for example ", "ype "];
    let (_, typed) = ways.into_iter().find_map(|way| sentence.rsplit_once(way))?;
    let typed = typed.split(" for the ").next()?.trim_end_matches('.');
    let typed = typed.trim_start_matches('“').trim_end_matches('”');
    typed.contains(|letter: char| letter.is_ascii_digit()).then_some(typed)
}

/// Checks the advice of a sentence in the position.
fn is_good_advice(position: &Position, sentence: &str) -> bool {
    advice(sentence).is_none_or(|typed| matches!(notation::read(position, typed), Reading::Move(_)))
}

#[test]
fn what_is_advised_is_a_move() {
    assert_eq!(advice("The square h2 is empty. Try, for example, “P h3-h4”."), Some("P h3-h4"));
    let advised = examples().filter(|(position, _, answer)| {
        assert!(is_good_advice(position, answer), "{answer} in {position:?}");
        advice(answer).is_some()
    });
    assert!(advised.count() > 50);
}

#[test]
fn what_is_advised_is_a_move_in_any_position_of_any_game() {
    let typed = [
        "",
        "hello",
        "a1a1",
        "a1-b8",
        "z9",
        "Kh8",
        "Qa1=Q",
        "O-O",
        "O-O-O",
        "Q-d4",
        "-d4",
        "a2-",
        "a1a2 a2a3",
        "Pa5",
        "xd4",
        "b2xc3",
        "bc3",
        "nc3",
        "exd",
        "NxP",
        "KxK",
        "King a1-a8",
        "h8",
        "h8=K",
        "Xd4",
    ];
    for (number, variant) in bundled().iter().enumerate() {
        let line = random_game(variant, number as u64, 90);
        for ply in (0..line.ply()).step_by(11) {
            let position = line.position_at(ply).expect("it was played");
            for text in typed {
                if let Reading::Refused(refusal) = notation::read(position, text) {
                    let sentence = english(refusal.sentence(position));
                    assert!(is_good_advice(position, &sentence), "{sentence} in {position:?}");
                    assert!(sentence.ends_with('.') && sentence.len() > 15, "{sentence}");
                }
            }
        }
    }
}
