//! The limits of `go`: first moves, words that nobody knows, time, and a level beside them.

use std::time::{Duration, Instant};

use crate::client::{Client, answers};

fn best(said: &[String]) -> Vec<&str> {
    said.iter().filter_map(|line| line.strip_prefix("bestmove ")).collect()
}

#[test]
fn a_search_is_among_the_moves_that_are_named() {
    let mate = "position startpos moves f2f3 e7e5 g2g4\n";
    for (go, moves) in [
        ("go searchmoves a7a6 depth 2", &["a7a6"][..]),
        ("go depth 2 searchmoves a7a6 h7h6", &["a7a6", "h7h6"]),
        ("go searchmoves a7a6 d8h4 nodes 500", &["d8h4"]),
        ("go searchmoves a7a6 movetime 20", &["a7a6"]),
        ("go searchmoves a7a6 infinite", &["a7a6"]),
    ] {
        let said = answers(&format!("{mate}{go}\n"));
        let best = best(&said)[0];
        assert!(moves.contains(&best), "{go}: {best}");
        for depth in said.iter().filter(|line| line.starts_with("info depth")) {
            let first = depth.split(" pv ").nth(1).and_then(|line| line.split(' ').next());
            assert!(first.is_some_and(|mv| moves.contains(&mv)), "{depth}");
        }
    }
}

#[test]
fn a_named_move_that_is_not_legal_is_left_out() {
    let said =
        answers("position startpos moves f2f3 e7e5 g2g4\ngo searchmoves e2e4 a7a6 depth 1\n");
    assert_eq!(said[0], "info string searchmoves leaves out “e2e4”, which is not legal");
    assert_eq!(best(&said), ["a7a6"]);
    let said = answers("position startpos moves f2f3 e7e5 g2g4\ngo searchmoves e2e4 depth 2\n");
    assert_eq!(best(&said), ["d8h4"], "nothing is left to choose from, so all is");
}

/// UCI asks for it. A client that waits for the move gets one.
#[test]
fn a_word_that_nobody_knows_is_left_out() {
    let said = answers("position startpos moves f2f3 e7e5 g2g4\ngo fast depth 2 foo\n");
    assert!(
        said[0].starts_with("info string go leaves out “fast foo”; it knows nodes,"),
        "{said:?}"
    );
    assert_eq!(best(&said), ["d8h4"]);
}

#[test]
fn a_clock_of_the_other_side_leaves_a_search_without_an_end() {
    let client = Client::new(&[]);
    client.send("position startpos moves e2e4\ngo wtime 1000\ngo depth 1");
    let said = client.until("info string").pop();
    assert_eq!(
        said.as_deref(),
        Some("info string a search without an end is running; stop ends it")
    );
    client.send("stop");
    client.until("bestmove ");
    client.end();
}

/// The largest table takes many seconds, and its evaluation one more.
#[test]
fn a_search_in_time_waits_for_no_table_and_no_evaluation() {
    let client = Client::new(&[]);
    client.send("setoption name Hash value 4096\nsetoption name UCI_Variant value terachess-1");
    for go in ["go movetime 20", "go infinite\nstop", "go wtime 100 btime 100"] {
        let began = Instant::now();
        client.send(go);
        client.until("bestmove ");
        assert!(began.elapsed() < Duration::from_secs(3), "{go}: {:?}", began.elapsed());
    }
    client.end();
}

#[test]
fn is_ready_prepares_the_evaluation() {
    let client = Client::new(&[]);
    client
        .send("setoption name Hash value 1\nsetoption name UCI_Variant value terachess-1\nisready");
    client.until("readyok");
    client.send("go infinite\nstop");
    let said = client.until("bestmove ");
    assert!(said[0].starts_with("info depth 1 "), "one ply takes no time then: {said:?}");
    client.end();
}

#[test]
fn searches_that_come_all_at_once_have_their_time_each() {
    let said = answers("isready\ngo movetime 300\ngo movetime 300\n");
    let after = said.iter().skip_while(|line| !line.starts_with("bestmove ")).skip(1);
    assert!(after.filter(|line| line.starts_with("info depth")).count() >= 2, "{said:?}");
}

#[test]
fn a_level_keeps_limits_and_tells_its_depths() {
    let level = "setoption name Level value 6\n";
    let said = answers(&format!("{level}go depth 3\n"));
    let depths: Vec<_> = said.iter().filter(|line| line.starts_with("info depth")).collect();
    assert_eq!(depths.len(), 3, "{said:?}");
    let said = answers(&format!("{level}go nodes 2000\n"));
    let nodes = said.iter().rev().find_map(|line| line.split(" nodes ").nth(1));
    let nodes: Option<u32> = nodes.and_then(|rest| rest.split(' ').next()?.parse().ok());
    assert!(nodes.is_some_and(|nodes| nodes <= 2000), "{said:?}");
}

/// The last line before the answer is about the move that is answered.
#[test]
fn a_level_tells_the_line_of_the_move_that_it_chooses() {
    for seed in 0..12 {
        let said = answers(&format!(
            "setoption name Level value 2\nsetoption name Seed value {seed}\n\
             position startpos moves g1f3 g8f6\ngo nodes 10000\n"
        ));
        let pv = said[said.len() - 2].split(" pv ").nth(1).expect("it has a line");
        assert_eq!(pv.split(' ').next(), best(&said).pop(), "seed {seed}: {said:?}");
    }
}
