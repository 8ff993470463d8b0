//! What a search promises: a legal move at any time, the same answer each time, and no more memory or
//! positions than it may use.

use std::sync::atomic::{AtomicBool, Ordering};

use menagerie_rules::{Line, Position, bundled};
use menagerie_search::{Budget, Level, Options, Report, Search};

use crate::common::{line, random_game, search, searcher};

#[test]
fn a_search_stopped_at_once_has_a_legal_move() {
    for variant in bundled() {
        let line = Line::new(Position::start(variant));
        for (nodes, stop) in [(u64::MAX, true), (0, false), (1, false)] {
            let report = searcher().search(&line, Budget::nodes(nodes), &AtomicBool::new(stop));
            let best = report.best.expect("the array has moves");
            assert!(line.position().is_legal(&best), "{}", variant.id);
        }
    }
}

#[test]
fn where_the_game_is_over_there_is_no_move() {
    let mated = line("chess", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    let report = search(&mated, 1_000);
    assert_eq!((report.best, report.nodes, report.line.len()), (None, 0, 0));
}

#[test]
fn the_same_search_gives_the_same_answer_whatever_was_asked_before() {
    let stop = AtomicBool::new(false);
    let mut used = searcher();
    for id in ["chess", "terachess-2", "xiangqi", "antichess"] {
        let line = random_game(id, 3, 12);
        let other = random_game(id, 4, 20);
        let budget = Budget::nodes(8_000);
        let first = used.search(&line, budget, &stop);
        used.search(&other, budget, &stop);
        assert_eq!(used.search(&line, budget, &stop), first, "{id}");
        assert_eq!(searcher().search(&line, budget, &stop), first, "{id}");
        for level in Level::all().take(3) {
            let chosen = used.choose(&line, level, &stop);
            assert_eq!(searcher().choose(&line, level, &stop), chosen, "{id}");
        }
    }
}

#[test]
fn another_seed_gives_other_games_and_the_highest_level_none() {
    let stop = AtomicBool::new(false);
    let start = line("chess", "");
    let chosen = |level: Level, seed| {
        let mut search = Search::new(Options { table_bytes: 1 << 20, seed });
        search.choose(&start, level, &stop).best
    };
    let first = chosen(Level::WEAKEST, 0);
    assert!((1..20).any(|seed| chosen(Level::WEAKEST, seed) != first));
}

#[test]
fn a_budget_is_kept_and_a_depth_too() {
    let stop = AtomicBool::new(false);
    for id in ["chess", "terachess-2", "spartan", "racing-kings", "losers"] {
        let line = random_game(id, 5, 10);
        let report = searcher().search(&line, Budget::nodes(30_000), &stop);
        assert!(report.nodes <= 30_000, "{id}: {}", report.nodes);
        let shallow = searcher().search(&line, Budget { nodes: u64::MAX, depth: 2 }, &stop);
        assert!(shallow.depth <= 2, "{id}: {}", shallow.depth);
    }
}

#[test]
fn each_depth_is_told_and_who_is_told_may_stop() {
    let (line, budget) = (random_game("chess", 5, 10), Budget { nodes: u64::MAX, depth: 5 });
    let stop = AtomicBool::new(false);
    let mut told = Vec::new();
    let tell = &mut |report: &Report| told.push(report.clone());
    let report = searcher().search_telling(&line, budget, &stop, tell);
    assert_eq!(told.iter().map(|it| it.depth).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!(told.last(), Some(&report));
    assert_eq!(searcher().search(&line, budget, &stop), report);
    let tell = &mut |report: &Report| stop.store(report.depth == 3, Ordering::Relaxed);
    assert_eq!(searcher().search_telling(&line, budget, &stop, tell).depth, 3);
}

/// The line of a report can be played, and every file has positions in which one is found.
#[test]
fn every_line_is_legal_in_every_game() {
    for (number, variant) in bundled().iter().enumerate() {
        for seed in 0..3 {
            let mut line = random_game(&variant.id, 10 * number as u64 + seed, 40);
            if line.outcome().is_some() {
                continue;
            }
            let report = search(&line, 4_000);
            assert_eq!(report.best, report.line.first().copied(), "{}", variant.id);
            for mv in &report.line {
                line.play(mv).unwrap_or_else(|error| panic!("{}: {error}", variant.id));
            }
        }
    }
}

/// Eight Queens on the largest board.
#[test]
fn a_position_with_300_moves_is_no_trouble() {
    let open = "kr14/rr14/16/16/16/16/16/16/12Q3/6Q9/10Q5/4Q11/14Q1/2Q13/8Q7/12Q2K w - - 0 1";
    let line = line("terachess-2", open);
    assert!(line.position().legal_moves().len() >= 300);
    let report = search(&line, 60_000);
    assert!(line.position().is_legal(&report.best.expect("there are moves")));
    assert!(report.depth >= 2, "{report:?}");
}
