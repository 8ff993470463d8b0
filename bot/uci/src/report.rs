//! The result of a search, as lines.

use std::time::Duration;

use menagerie_rules::{Line, Position};
use menagerie_search::{Bound, Report, Score};

use crate::moves::{Castles, written};

/// The worth of a win of which nobody knows the number of moves, in hundredths. It stays the same from depth to depth.
const UNNUMBERED: i32 = 30_000;

/// The line about a depth that was searched to its end.
pub(crate) fn info(
    position: &Position,
    report: &Report,
    time: Duration,
    castles: Castles,
) -> String {
    let millis = time.as_millis();
    let a_second = u128::from(report.nodes) * 1_000_000 / time.as_micros().max(1);
    format!(
        "info depth {} score {}{} nodes {} nps {a_second} time {millis} pv {}",
        report.depth,
        score(report.score),
        bound(report.bound),
        report.nodes,
        line(position, report, castles)
    )
}

/// The line with the answer.
pub(crate) fn best_move(position: &Position, report: &Report, castles: Castles) -> String {
    let best = report.best.map(|mv| written(position, &mv, castles));
    format!("bestmove {}", best.as_deref().unwrap_or("(none)"))
}

/// How a game has ended, if it has.
pub(crate) fn end(line: &Line) -> Option<String> {
    let names = &line.position().variant().side_names;
    Some(match line.outcome()?.winner {
        Some(winner) => format!("the game is over: {} has won", names[winner.index()]),
        None => "the game is over: it is drawn".to_owned(),
    })
}

const fn bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "",
        Bound::AtLeast => " lowerbound",
        Bound::AtMost => " upperbound",
    }
}

fn score(score: Score) -> String {
    match (score.wins_in(), score.loses_in()) {
        (Some(moves), _) => format!("mate {moves}"),
        (_, Some(moves)) => format!("mate -{moves}"),
        _ if score.is_unnumbered() => format!("cp {}", UNNUMBERED * score.hundredths().signum()),
        _ => format!("cp {}", score.hundredths()),
    }
}

fn line(position: &Position, report: &Report, castles: Castles) -> String {
    let mut position = position.clone();
    let mut words = Vec::new();
    for mv in &report.line {
        words.push(written(&position, mv, castles));
        position = position.play(mv);
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled_by_id;
    use menagerie_search::{Budget, Options, Request, Search};
    use std::sync::atomic::AtomicBool;

    fn searched(fen: &str) -> (Line, Report) {
        let chess = bundled_by_id("chess").expect("it is bundled");
        let line = Line::new(Position::from_foreign_fen(chess, fen).expect(fen).position);
        let mut search = Search::new(Options { table_bytes: 1 << 20, seed: 0 });
        let report = search.search(&line, Budget::nodes(5_000), &AtomicBool::new(false));
        (line, report)
    }

    #[test]
    fn a_mate_is_told_in_moves_of_whom_it_concerns() {
        for (fen, told) in [
            ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "score mate 1 "),
            ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "score mate 2 "),
            ("kbK5/pp6/RP6/8/8/8/8/8 b - - 0 1", "score mate -1 "),
        ] {
            let (line, report) = searched(fen);
            let info = info(line.position(), &report, Duration::from_millis(10), Castles::To);
            assert!(info.contains(told), "{info}");
            assert!(info.contains(&format!("nps {} time 10 pv ", report.nodes * 100)), "{info}");
        }
    }

    /// Red gives check with each move, and the position is there for the second time.
    #[test]
    fn a_perpetual_check_that_loses_is_told_as_the_same_large_number() {
        let xiangqi = bundled_by_id("xiangqi").expect("it is bundled");
        let fen = "3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1";
        let mut line = Line::new(Position::from_fen(xiangqi, fen).expect("it is a FEN"));
        for text in ["a9a10", "d10d9", "a10a9", "d9d10"] {
            let mv = crate::moves::read(line.position(), text).expect("it is legal");
            line.play(&mv).expect("it is legal");
        }
        let again = [crate::moves::read(line.position(), "a9a10").expect("it is legal")];
        let mut search = Search::new(Options { table_bytes: 1 << 20, seed: 0 });
        for depth in 1..4 {
            let request =
                Request { among: &again, ..Request::best(&line, Budget { nodes: 5_000, depth }) };
            let report = search.answer(&request, &AtomicBool::new(false), &mut |_| {});
            let info = info(line.position(), &report, Duration::from_millis(1), Castles::To);
            assert!(info.contains("score cp -30000 nodes"), "{info}");
        }
    }

    #[test]
    fn a_score_that_is_a_bound_is_told_as_one() {
        let (line, report) = searched("4k3/8/8/3r4/8/4N3/8/4K3 w - - 0 1");
        for (bound, told) in [
            (Bound::Exact, " nodes "),
            (Bound::AtLeast, " lowerbound nodes "),
            (Bound::AtMost, " upperbound nodes "),
        ] {
            let report = Report { bound, ..report.clone() };
            let info = info(line.position(), &report, Duration::from_millis(1), Castles::To);
            let cp = report.score.hundredths();
            assert!(info.contains(&format!("score cp {cp}{told}")), "{info}");
        }
    }

    #[test]
    fn a_game_that_is_over_has_no_move_and_a_sentence() {
        for (fen, told) in [
            ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "the game is over: White has won"),
            ("7k/8/8/8/8/8/8/K7 w - - 0 1", "the game is over: it is drawn"),
        ] {
            let (line, report) = searched(fen);
            assert_eq!(best_move(line.position(), &report, Castles::To), "bestmove (none)");
            assert_eq!(end(&line).as_deref(), Some(told));
        }
    }
}
