//! The requests to a search beside the best move: a choice of first moves, and a level with limits.

use std::sync::atomic::AtomicBool;

use menagerie_rules::{Line, Move, notation};
use menagerie_search::{Bound, Budget, Level, Options, Report, Request, Search};

use crate::common::{line, random_game, search, searcher, words};

fn answer(search: &mut Search, request: &Request<'_>) -> (Report, Vec<u32>) {
    let mut depths = Vec::new();
    let report = search.answer(request, &AtomicBool::new(false), &mut |it| depths.push(it.depth));
    (report, depths)
}

fn moves(line: &Line, all: &[&str]) -> Vec<Move> {
    let read =
        |text: &&str| notation::from_coordinates(line.position(), text).expect("it is legal");
    all.iter().map(read).collect()
}

#[test]
fn the_answer_is_one_of_the_moves_to_choose_from() {
    let line = line("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    for (among, best) in
        [(&["a1a8", "g1g2"][..], "a1a8"), (&["a1a7"], "a1a7"), (&["g1f1", "a1a2"], "a1a2 g1f1")]
    {
        let among = moves(&line, among);
        let budget = Budget { nodes: 20_000, depth: 3 };
        let (report, _) =
            answer(&mut searcher(), &Request { among: &among, ..Request::best(&line, budget) });
        assert!(best.split(' ').any(|best| best == words(&line, report.best)), "{best}");
        assert_eq!(report.line.first(), report.best.as_ref());
        let level = Request { among: &among, ..Request::level(&line, Level::WEAKEST) };
        let chosen = answer(&mut searcher(), &level).0.best.expect("the game goes on");
        assert!(among.contains(&chosen));
    }
}

#[test]
fn a_choice_of_no_legal_move_is_a_choice_of_all() {
    let line = line("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    let illegal = moves(&crate::common::line("chess", ""), &["e2e4"]);
    let budget = Budget::nodes(500);
    let request = Request { among: &illegal, ..Request::best(&line, budget) };
    assert_eq!(answer(&mut searcher(), &request).0, search(&line, 500));
}

/// The chosen move has its own line and score, and they are what the move alone is worth.
#[test]
fn a_report_of_a_level_is_about_the_chosen_move() {
    let mut others = 0;
    for id in ["chess", "antichess", "terachess-2"] {
        let line = random_game(id, 6, 9);
        let level = Level::new(2).expect("there are six");
        let best = search(&line, level.nodes()).best;
        for seed in 0..12 {
            let mut search = Search::new(Options { table_bytes: 1 << 20, seed });
            let (report, depths) = answer(&mut search, &Request::level(&line, level));
            let chosen = report.best.expect("the game goes on");
            assert_eq!(report.line.first(), Some(&chosen), "{id}, seed {seed}");
            let mut played = line.clone();
            for mv in &report.line {
                played.play(mv).unwrap_or_else(|error| panic!("{id}, seed {seed}: {error}"));
            }
            assert_eq!(depths, (1..=report.depth).collect::<Vec<_>>(), "each depth is told");
            others += usize::from(best != report.best && report.bound == Bound::Exact);
        }
    }
    assert!(others >= 12, "other moves are chosen, too: {others}");
}

#[test]
fn the_score_of_a_level_is_that_of_its_move() {
    // The only choice is between a Queen more and a Queen less.
    let line = line("chess", "7k/8/8/8/3q4/4P3/8/7K w - - 0 1");
    let [takes, waits] = [moves(&line, &["e3d4"]), moves(&line, &["h1h2"])];
    let level = |among| Request { among, ..Request::level(&line, Level::WEAKEST) };
    let good = answer(&mut searcher(), &level(&takes)).0.score;
    let bad = answer(&mut searcher(), &level(&waits)).0.score;
    assert!(good.hundredths() > bad.hundredths() + 500, "{good} and {bad}");
}

#[test]
fn a_level_keeps_a_smaller_budget_and_its_own() {
    let line = random_game("shako", 2, 8);
    let level = Level::new(3).expect("there are six");
    for (nodes, depth) in [(0, u32::MAX), (50, 9), (u64::MAX, 2), (u64::MAX, u32::MAX)] {
        let budget = Budget { nodes, depth };
        let request = Request { budget, ..Request::level(&line, level) };
        let (report, _) = answer(&mut searcher(), &request);
        assert!(report.nodes <= nodes.min(level.nodes()), "{} of {nodes}", report.nodes);
        assert!(report.depth <= depth, "{} of {depth}", report.depth);
        assert!(line.position().is_legal(&report.best.expect("the game goes on")));
    }
}

/// A search that is stopped at any time tells how its score is known.
#[test]
fn a_score_is_exact_where_a_search_ends_by_itself() {
    let line = random_game("chess", 3, 14);
    let budget = Budget { nodes: u64::MAX, depth: 4 };
    let (whole, _) = answer(&mut searcher(), &Request::best(&line, budget));
    assert_eq!(whole.bound, Bound::Exact);
    let bounds = (1..400).map(|part| search(&line, whole.nodes * part / 400).bound);
    let bounds: Vec<Bound> = bounds.collect();
    assert!(!bounds.contains(&Bound::AtMost), "nothing worse than the last depth is told");
}
