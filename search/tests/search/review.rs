//! A game that has ended is reviewed: what its positions were worth, and where it turned.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use menagerie_rules::{Color, Line};
use menagerie_search::{Budget, Review, Reviewing, Step};

use crate::common::{line, random_game, searcher};

fn reviewed(game: &Line, nodes: u64) -> Review {
    let work = Reviewing::new(game, Budget::nodes(nodes));
    work.to_end(&mut searcher(), &AtomicBool::new(false)).expect("nobody says stop")
}

/// A side that has no move has won: the result is that of the variant, not that of chess.
#[test]
fn where_having_no_move_wins_the_end_is_a_win() {
    for seed in 0.. {
        let game = random_game("antichess", seed, 300);
        let Some(winner) = game.outcome().and_then(|end| end.winner) else { continue };
        let review = reviewed(&game, 300);
        let last = review.scores().last().expect("it has a position");
        let last = if winner == Color::White { *last } else { -*last };
        assert_eq!(last.wins_in(), Some(0), "{winner:?}");
        if game.position().turn() == winner {
            break;
        }
    }
}

#[test]
fn a_game_without_a_move_is_reviewed() {
    let review = reviewed(&line("chess", ""), 1_000);
    assert_eq!((review.scores().len(), review.turned()), (1, None));
}

#[test]
fn each_step_is_one_search_within_the_budget() {
    let game = random_game("shako", 2, 30);
    let (mut search, stop) = (searcher(), AtomicBool::new(false));
    let mut work = Reviewing::new(&game, Budget::nodes(400));
    let mut steps = 0;
    assert_eq!((work.left(), work.review()), (31, None));
    while work.step(&mut search, &stop) == Step::More {
        steps += 1;
    }
    steps += 1;
    let review = work.review().expect("it is done");
    assert!((31..=62).contains(&steps), "{steps}");
    assert!(review.nodes() <= steps * 400, "{}", review.nodes());
    assert_eq!((work.left(), work.step(&mut search, &stop)), (0, Step::Done));
    assert_eq!(reviewed(&game, 400), review);
}

/// A worker stops it at any step, searches for another game, and goes on later.
#[test]
fn what_is_stopped_goes_on_later_as_if_nothing_had_been() {
    let game = random_game("chess", 3, 24);
    let (mut search, stop) = (searcher(), AtomicBool::new(true));
    let mut work = Reviewing::new(&game, Budget::nodes(600));
    loop {
        let left = work.left();
        stop.store(true, Ordering::Relaxed);
        assert_eq!(work.step(&mut search, &stop), Step::Stopped);
        assert_eq!((work.left(), work.review()), (left, None));
        stop.store(false, Ordering::Relaxed);
        search.search(&random_game("shako", 1, 5), Budget::nodes(100), &stop);
        if work.step(&mut search, &stop) == Step::Done {
            break;
        }
    }
    assert_eq!(work.review(), Some(reviewed(&game, 600)));
    stop.store(true, Ordering::Relaxed);
    let stopped = Reviewing::new(&game, Budget::nodes(u64::MAX)).to_end(&mut search, &stop);
    assert_eq!(stopped, None);
}

#[test]
fn a_search_without_end_can_be_stopped_on_its_way() {
    let game = random_game("chess", 3, 10);
    let (stop, mut work) = (AtomicBool::new(false), Reviewing::new(&game, Budget::nodes(u64::MAX)));
    thread::scope(|threads| {
        threads.spawn(|| {
            thread::sleep(Duration::from_millis(100));
            stop.store(true, Ordering::Relaxed);
        });
        assert_eq!(work.step(&mut searcher(), &stop), Step::Stopped);
    });
    assert_eq!((work.left(), work.review()), (11, None));
}
