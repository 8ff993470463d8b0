//! The promises of a search: a legal move at any time, the same answer each time, and no more
//! memory or positions than it may use.

use std::sync::atomic::{AtomicBool, Ordering};

use menagerie_rules::{Line, Position, bundled};
use menagerie_search::{Budget, Level, Options, Report, Search, TableError};

use crate::common::{line, random_game, search, searcher, words};

#[test]
fn a_search_stopped_before_it_begins_looks_at_nothing_and_has_a_legal_move() {
    let stop = AtomicBool::new(true);
    for variant in bundled() {
        let line = Line::new(Position::start(variant));
        let found = searcher().search(&line, Budget::nodes(u64::MAX), &stop);
        let chosen = searcher().choose(&line, Level::WEAKEST, &stop);
        for report in [found, chosen] {
            assert_eq!((report.nodes, report.depth), (0, 0), "{}", variant.id);
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
fn a_table_of_another_size_and_an_evaluation_made_before_change_no_answer() {
    let (line, stop) = (random_game("chess", 3, 12), AtomicBool::new(false));
    let fresh = searcher().search(&line, Budget::nodes(8_000), &stop);
    let mut used = Search::new(Options { table_bytes: 0, seed: 7 });
    let variant = line.position().variant();
    assert!(!used.prepare(variant, &|| true), "nothing is known yet");
    assert!(used.prepare(variant, &|| false) && used.prepare(variant, &|| true));
    for bytes in [4 << 20, 64 << 20, 1 << 10, 4 << 20] {
        assert_eq!(used.set_table_bytes(bytes, &|| false), Ok(true));
        let report = used.search(&line, Budget::nodes(8_000), &stop);
        assert_eq!(report == fresh, bytes >= 4 << 20, "{bytes}");
    }
    let bytes = isize::MAX as usize;
    let refused = used.set_table_bytes(bytes, &|| false);
    assert_eq!(refused, Err(TableError::NoRoom { bytes }));
    assert_eq!(used.search(&line, Budget::nodes(8_000), &stop), fresh);
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
    let other = (1..20).find(|seed| chosen(Level::WEAKEST, *seed) != first);
    let other = other.expect("it does not always choose the same");
    // A seed given later is as good.
    let mut search = Search::new(Options { table_bytes: 1 << 20, seed: 0 });
    search.set_seed(other);
    assert_eq!(search.choose(&start, Level::WEAKEST, &stop).best, chosen(Level::WEAKEST, other));
}

#[test]
fn a_budget_is_kept_however_small_it_is() {
    let stop = AtomicBool::new(false);
    let mut search = searcher();
    for (number, variant) in bundled().iter().enumerate() {
        // A game on twelve squares is over sooner.
        let plies = variant.squares().count().min(48) / 3;
        // A game by chance that is over so soon is played again.
        let games = (number as u64..).map(|seed| random_game(&variant.id, seed, plies));
        let mut going_on = games.filter(|line| line.outcome().is_none());
        let line = going_on.next().expect("some game goes on");
        for nodes in [0, 1, 30, 500, 5_000] {
            let report = search.search(&line, Budget::nodes(nodes), &stop);
            assert!(report.nodes <= nodes, "{}: {} of {nodes}", variant.id, report.nodes);
            let best = report.best.expect("no game is over so soon");
            assert!(line.position().is_legal(&best), "{}", variant.id);
        }
        let chosen = search.choose(&line, Level::WEAKEST, &stop);
        assert!(chosen.nodes <= Level::WEAKEST.nodes(), "{}", variant.id);
    }
}

/// A piece that hangs is taken, and none is put where it is taken, by a search that looks at nothing.
#[test]
fn without_any_budget_the_first_moves_are_judged_by_exchanges() {
    let taking = line("chess", "4k3/8/8/3r4/8/4N3/8/4K3 w - - 0 1");
    assert_eq!(words(&taking, search(&taking, 0).best), "e3d5");
    let guarded = line("chess", "4k3/8/2p5/3p4/8/3Q4/8/4K3 w - - 0 1");
    assert_ne!(words(&guarded, search(&guarded, 0).best), "d3d5");
}

#[test]
fn a_depth_is_kept() {
    let stop = AtomicBool::new(false);
    for id in ["chess", "terachess-2", "spartan", "racing-kings", "losers"] {
        let line = random_game(id, 5, 10);
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
    // The first ply and its captures are within the budget, too.
    assert!(search(&line, 500).nodes <= 500);
}
