//! Whole games by the protocol alone, as a client plays them: each move is sent with all before it.

use std::sync::Arc;

use menagerie_rules::{Line, Position, Variant, bundled_by_id, notation};

use crate::client::{Client, answers};

/// The move of an answer, in our coordinates.
fn understood(line: &Line, best: &str) -> String {
    let variant = line.position().variant();
    let legal = line.position().legal_moves();
    let own: Vec<String> = legal.iter().map(|mv| notation::coordinates(variant, mv)).collect();
    let is_it = |text: &&String| text.replace('=', "").eq_ignore_ascii_case(best);
    own.iter().find(is_it).unwrap_or_else(|| panic!("{}: {best}", variant.id)).clone()
}

fn play(variant: &Arc<Variant>, go: &str, longest: usize) -> Line {
    let client = Client::new(&[]);
    client.send("setoption name Hash value 1");
    client.send(&format!("setoption name UCI_Variant value {}", variant.id));
    client.send("ucinewgame");
    let mut line = Line::new(Position::start(variant));
    let mut sent = String::from("position startpos moves");
    while line.outcome().is_none() && line.ply() < longest {
        client.send(&sent);
        client.send(go);
        let said = client.until("bestmove ").pop().expect("there is one");
        let best = said.strip_prefix("bestmove ").expect("it is one");
        let ours = understood(&line, best);
        let mv = notation::from_coordinates(line.position(), &ours).expect("it is legal");
        line.play(&mv).expect("it is legal");
        sent = format!("{sent} {best}");
    }
    client.send(&sent);
    client.send("d");
    let fen = client.until("Fen").pop();
    assert_eq!(fen, Some(format!("Fen: {}", line.position().exchange_fen())));
    client.end();
    line
}

#[test]
fn games_are_played_to_their_end_or_for_long() {
    for (id, go, longest) in [
        ("chess", "go nodes 300", 200),
        ("shako", "go depth 1", 60),
        ("terachess-2", "go depth 1", 30),
    ] {
        let variant = bundled_by_id(id).expect(id);
        let line = play(variant, go, longest);
        assert!(line.outcome().is_some() || line.ply() == longest, "{id}");
    }
}

#[test]
fn a_game_of_300_moves_is_read() {
    let there = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 ";
    let moves = there.repeat(75);
    // It is drawn by repetition long before; who asks for more gets the position all the same.
    let said = answers(&format!("position startpos moves {moves}\nd\ngo nodes 100\n"));
    assert_eq!(said[1], "Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 600 301");
    assert_eq!(said.last().map(String::as_str), Some("bestmove (none)"));
}
