//! Worked examples of the rules: single moves that are legal or not, mates, stalemates, and positions
//! with all their legal moves.

use crate::common::{after, coordinates, rows, terachess, variant};
use menagerie_rules::{Color, Line, Outcome, Position, Square, Stalemate, Termination, notation};
use serde_json::Value;

#[test]
fn single_moves() {
    let mut count = 0;
    for row in rows(include_str!("../data/positions.tsv")) {
        let [id, variant_id, fen, moves, verdict, board, why] = row[..] else {
            panic!("not seven cells: {row:?}")
        };
        let start = Position::from_stored_fen(variant(variant_id), fen).expect(id);
        let (before, last) = moves.rsplit_once(' ').unwrap_or(("", moves));
        let position = after(start, if verdict.ends_with("legal") { before } else { moves });
        let played = notation::from_coordinates(&position, last);
        match verdict {
            "legal" => {
                let mv = played.unwrap_or_else(|| panic!("{id}: {last} is legal: {why}"));
                let next = position.play(&mv);
                for expected in board.split_whitespace().filter(|text| *text != "-") {
                    let (square, letter) = expected.split_once('=').expect(expected);
                    let square = Square::parse(square).expect(square);
                    // The table names the kind of piece in capitals, for either side.
                    let found = next
                        .piece_at(square)
                        .map(|piece| next.variant().piece(piece.role).label.to_string());
                    assert_eq!(found.as_deref().unwrap_or("."), letter, "{id}: {square}: {why}");
                }
            }
            "illegal" => assert_eq!(played, None, "{id}: {last} is not legal: {why}"),
            "checkmate" | "stalemate" => {
                let endings = &position.variant().endings;
                let decided = verdict == "checkmate" || endings.stalemate == Stalemate::Loss;
                let winner = decided.then_some(!position.turn());
                let termination = match verdict {
                    "checkmate" => Termination::Checkmate,
                    _ => Termination::Stalemate,
                };
                let outcome = Line::new(position).outcome();
                assert_eq!(outcome, Some(Outcome { winner, termination }), "{id}: {why}");
            }
            other => panic!("{id}: unknown verdict {other}"),
        }
        count += 1;
    }
    assert_eq!(count, 179);
}

#[test]
fn all_legal_moves() {
    let mut count = 0;
    for line in include_str!("../data/fixtures.jsonl").lines() {
        let fixture: Value = serde_json::from_str(line).expect(line);
        let text = |key: &str| fixture[key].as_str().expect(key).to_owned();
        let name = text("name");
        let position =
            Position::from_stored_fen(variant(&text("variant")), &text("fen")).expect(&name);
        assert_eq!(position.fen(), text("fen"), "{name}");
        let mut expected: Vec<&str> =
            fixture["legal"].as_array().expect("legal").iter().filter_map(Value::as_str).collect();
        expected.sort_unstable();
        assert_eq!(coordinates(&position, &position.legal_moves()), expected, "{name}");
        assert_eq!(Some(position.is_check()), fixture["in_check"].as_bool(), "{name}");
        assert_eq!(position.perft(1), expected.len() as u64, "{name}");
        assert_eq!(position.has_legal_move(), !expected.is_empty(), "{name}");
        let result = match Line::new(position).outcome() {
            // The fixtures lack these ends.
            None
            | Some(Outcome { termination: Termination::BareKings | Termination::Dead, .. }) => {
                "ongoing"
            }
            Some(Outcome { termination: Termination::Checkmate, .. }) => "checkmate",
            Some(Outcome { termination: Termination::Stalemate, .. }) => "stalemate",
            Some(other) => panic!("{name}: {other:?}"),
        };
        assert_eq!(result, text("result"), "{name}");
        count += 1;
    }
    assert_eq!(count, 56);
}

#[test]
fn attackers_are_those_that_could_capture() {
    let position = terachess("15k/16/16/7c8/16/7n8/16/7R8/4g11/16/16/16/16/16/7K8/16 w - - 0 1");
    let h2 = Square::parse("h2").expect("h2");
    assert_eq!(position.attackers(h2, Color::Black), []);
    assert_eq!(position.attackers(h2, Color::White), [Square::parse("h9").expect("h9")]);
    assert_eq!(position.checkers(), []);
    let h9 = Square::parse("h9").expect("h9");
    let attackers: Vec<String> =
        position.attackers(h9, Color::Black).iter().map(Square::to_string).collect();
    assert_eq!(attackers, ["e8", "h13"]);
}
