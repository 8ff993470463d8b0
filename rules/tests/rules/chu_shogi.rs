//! Chu Shogi: captures on the way, promotion by entering, and the rule of Lions.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use menagerie_rules::{Move, Position, bundled_by_id};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// The effect of a move, as the other generator writes it: `g7>g9 xg8,g9`, with `+` for a
/// promotion.
fn effect(position: &Position, mv: &Move) -> String {
    let promotes = mv
        .promotion()
        .is_some_and(|role| position.piece_at(mv.from()).is_some_and(|piece| piece.role != role));
    let taken: BTreeSet<String> =
        position.lost_by(mv).iter().map(|(square, _)| square.to_string()).collect();
    let taken: Vec<String> = taken.into_iter().collect();
    let takes = if taken.is_empty() { String::new() } else { format!(" x{}", taken.join(",")) };
    format!("{}>{}{}{takes}", mv.from(), mv.to(), if promotes { "+" } else { "" })
}

/// 1,513 positions of games by chance, each with all that its moves do, from the library of the site on
/// which Chu Shogi is played by correspondence.
#[test]
fn every_move_does_what_it_does_elsewhere() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/rules/chushogi_games.jsonl");
    let Ok(games) = fs::read_to_string(path) else {
        println!("skipped, because the games are not beside the project");
        return;
    };
    let mut positions = 0;
    for game in games.lines() {
        let game: Value = serde_json::from_str(game).expect("a game is JSON");
        let variant = bundled_by_id("chu-shogi").expect("it is there");
        let sfen = game["sfen"].as_str().expect("it begins somewhere");
        let placement = sfen.split(' ').next().expect("it has a placement");
        let fen = format!("{placement} w - - 0 1");
        let mut position = Position::from_stored_fen(variant, &fen).expect("it can be read");
        for (ply, wanted) in game["plies"].as_array().expect("a list").iter().enumerate() {
            let legal = position.legal_moves();
            let found: BTreeSet<String> = legal.iter().map(|mv| effect(&position, mv)).collect();
            let text = found.iter().cloned().collect::<Vec<_>>().join("\n");
            let hash: String =
                Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
            if hash != wanted["sha256"].as_str().expect("a hash") {
                let all = wanted["all"].as_array().map(|all| {
                    all.iter().filter_map(Value::as_str).map(str::to_owned).collect::<BTreeSet<_>>()
                });
                let all = all.unwrap_or_default();
                panic!(
                    "{} {ply} {position:?}\n{} here, {} there\nonly here {:?}\nonly there {:?}",
                    game["id"],
                    found.len(),
                    wanted["n"],
                    found.difference(&all).collect::<Vec<_>>(),
                    all.difference(&found).collect::<Vec<_>>(),
                );
            }
            positions += 1;
            let played = wanted["played"].as_str().unwrap_or_default();
            let Some(mv) = legal.iter().find(|mv| effect(&position, mv) == played) else { break };
            position = position.play(mv);
        }
    }
    println!("{positions} positions");
    assert!(positions >= 1_500, "only {positions} positions were looked at");
}
