//! Endings other than checkmate are played for and against.

use std::sync::atomic::AtomicBool;

use menagerie_rules::{Color, Line, Termination, notation};
use menagerie_search::Level;

use crate::common::{Random, line, search, searcher, words};

#[test]
fn each_kind_of_end_is_found_as_a_win() {
    for (id, fen, moves, key) in [
        // The side without a move loses in Terran, and Black has none after any move but a few.
        ("terran", "2k7/9R/p9/P9/10/3R6/10/10/4K5/10 w - - 0 1", 1, ""),
        // The King walks to the last rank, and Black cannot follow.
        ("racing-kings", "8/1K6/8/8/8/8/8/7k w - - 0 1", 1, "b7a8 b7b8 b7c8"),
        // The last Pawn is taken.
        ("kinglet", "4k3/3p4/8/8/8/8/P7/K2R4 w - - 0 1", 1, "d1d7"),
        // The only Queen is taken.
        (
            "extinction-chess",
            "rnb1kbnr/pppp1ppp/8/4p1q1/3PP3/8/PPP2PPP/RNBQKBNR w a1,e1,h1,a8,e8,h8 - 0 1",
            1,
            "c1g5",
        ),
        // The only piece is given away: it must be taken.
        ("antichess", "8/8/8/3p4/8/8/4P3/8 w - - 0 1", 0, "e2e4"),
    ] {
        let line = line(id, fen);
        let report = search(&line, 30_000);
        let best = words(&line, report.best);
        assert!(
            key.is_empty() || key.split(' ').any(|key| key == best),
            "{id} {fen}: {best} {}",
            report.score
        );
        if moves > 0 {
            assert_eq!(report.score.wins_in(), Some(moves), "{id} {fen}: {}", report.score);
        } else {
            assert!(report.score.wins_in().is_some(), "{id} {fen}: {}", report.score);
        }
    }
}

#[test]
fn stalemate_is_avoided_where_it_gives_a_win_away_and_sought_where_it_saves_a_game() {
    // With a Queen and a King against a King, no move but a mating one or a quiet one is right.
    let winning = line("chess", "7k/8/5K2/8/8/8/6Q1/8 w - - 0 1");
    let report = search(&winning, 20_000);
    assert_ne!(words(&winning, report.best), "g2g6");
    // Black's last piece offers itself: taking it is stalemate.
    let saving = line("chess", "k7/8/K7/8/8/8/1Q5r/8 b - - 0 1");
    let report = search(&saving, 50_000);
    assert_eq!(words(&saving, report.best), "h2b2", "{}", report.score);
}

/// Where captures must be made, a piece that is taken is a piece less to get rid of.
#[test]
fn a_game_of_losing_is_lost_on_purpose() {
    for id in ["antichess", "losers"] {
        let points = against_random(id, 4);
        assert_eq!(points, 4, "{id}");
    }
}

#[test]
fn goals_and_extinction_are_played_for() {
    for id in ["racing-kings", "extinction-chess", "kinglet"] {
        let points = against_random(id, 4);
        assert_eq!(points, 4, "{id}");
    }
}

/// The number of games that level 3 wins against random moves.
fn against_random(id: &str, games: u64) -> usize {
    let stop = AtomicBool::new(false);
    let mut search = searcher();
    let level = Level::new(3).expect("there are six");
    let won = |number: &u64| {
        let own = if number.is_multiple_of(2) { Color::White } else { Color::Black };
        let mut random = Random(40 + number);
        let mut line = line(id, "");
        while line.outcome().is_none() && line.ply() < 300 {
            let mv = if line.position().turn() == own {
                search.choose(&line, level, &stop).best.expect("the game goes on")
            } else {
                let moves = line.position().legal_moves();
                moves[random.below(moves.len())]
            };
            line.play(&mv).expect("it is legal");
        }
        line.outcome().is_some_and(|end| end.winner == Some(own))
    };
    (0..games).filter(won).count()
}

/// A side that would lose takes a repetition, and one that would win does not.
#[test]
fn a_draw_by_repetition_is_taken_only_by_who_needs_it() {
    // White has only a perpetual check, by the Queen on e8 and h5.
    let fen = "6k1/6p1/8/8/8/8/rq6/4Q1K1 w - - 0 1";
    let drawn = line("chess", fen);
    let report = search(&drawn, 100_000);
    assert_eq!(report.score.hundredths(), 0, "{report:?}");
    // Where White is ahead by a Rook, the same checks lead nowhere that White would go.
    let mut ahead = line("chess", "6k1/6p1/8/8/8/8/1q6/R3Q1K1 w - - 0 1");
    play(&mut ahead, "e1e8 g8h7 e8h5 h7g8 h5e8 g8h7");
    let report = search(&ahead, 100_000);
    assert!(report.score.hundredths() > 200, "{report:?}");
    assert_ne!(words(&ahead, report.best), "e8h5");
}

/// In Terran the player loses who brings a position about for the third time.
#[test]
fn a_third_occurrence_is_avoided_where_it_loses() {
    let mut line = line("terran", "");
    let [there, back] = to_and_fro(&line);
    play(&mut line, &there);
    let [answer, back_again] = to_and_fro(&line);
    play(&mut line, &format!("{answer} {back} {back_again}"));
    play(&mut line, &format!("{there} {answer} {back}"));
    let report = search(&line, 5_000);
    assert_ne!(words(&line, report.best), back_again);
    assert_eq!(report.score.loses_in(), None, "{}", report.score);
    play(&mut line, &back_again);
    let end = line.outcome().expect("it is the third time");
    assert_eq!((end.winner, end.termination), (Some(Color::White), Termination::Repetition));
}

/// A move and the one back.
fn to_and_fro(line: &Line) -> [String; 2] {
    let moves = line.position().legal_moves();
    let mut pairs = moves.iter().filter_map(|mv| {
        let back = format!("{}{}", mv.to(), mv.from());
        let position = line.position();
        notation::from_coordinates(&position.play(mv).turned(), &back)?;
        // A right that is lost makes another position.
        let is_free = position.captured(mv).is_none() && !position.is_unmoved(mv.from());
        is_free.then(|| [words(line, Some(*mv)), back])
    });
    pairs.next().expect("some piece can come back")
}

fn play(line: &mut Line, moves: &str) {
    for text in moves.split(' ') {
        let mv = notation::from_coordinates(line.position(), text);
        line.play(&mv.unwrap_or_else(|| panic!("{text}"))).expect("it is legal");
    }
}
