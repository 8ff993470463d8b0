//! Every game that the program has can be chosen and searched.

use menagerie_rules::{Move, Position, bundled, notation};

use crate::client::Client;

#[test]
fn every_game_is_listed_and_answers_with_a_legal_move() {
    let client = Client::new(&[]);
    client.send("setoption name Hash value 4");
    client.send("uci");
    let listed = client.until("uciok").join("\n");
    for variant in bundled() {
        assert!(format!("{listed} ").contains(&format!(" var {}", variant.id)), "{}", variant.id);
        client.send(&format!("setoption name UCI_Variant value {}", variant.id));
        client.send("position startpos");
        client.send("go nodes 2000");
        let said = client.until("bestmove ");
        let best = said.last().and_then(|line| line.strip_prefix("bestmove ")).expect("it is one");
        let start = Position::start(variant);
        let legal = start.legal_moves();
        // A wall has its way from where the move ends, and a piece that enters has a small letter.
        // A piece that turns over has a plus or a minus for its other side, as in Kyoto Shogi.
        let written = |mv: &Move| {
            let ours = notation::coordinates(variant, mv);
            let squares = ours.split('=').next().unwrap_or_default();
            let walled = ours.replace(',', &format!(",{}", mv.to()));
            let entered = ours.replace('/', "").to_lowercase();
            [ours.replace('=', ""), format!("{squares}+"), format!("{squares}-"), walled, entered]
        };
        let is_legal = legal.iter().any(|mv| written(mv).iter().any(|text| text == best));
        assert!(is_legal, "{}: {best}", variant.id);
        assert!(said.iter().any(|line| line.starts_with("info depth 1 ")), "{}", variant.id);
        let pv = said[said.len() - 2].split(" pv ").nth(1).expect("it has a line");
        assert_eq!(pv.split(' ').next(), Some(best), "{}", variant.id);
    }
    assert_eq!(client.end(), [""; 0]);
}
