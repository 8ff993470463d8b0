//! A game that has ended is reviewed: the largest mistakes, the better moves, and where it turned.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use menagerie_rules::{Color, Line, Move, bundled, notation};
use menagerie_search::{Budget, Mistake, Review, Reviewing, Score, Step};

use crate::common::{line, random_game, search, searcher, words};

/// A game from a position, by its moves as they are typed.
fn game(fen: &str, moves: &str) -> Line {
    let mut line = line("chess", fen);
    for typed in moves.split_whitespace() {
        let notation::Reading::Move(mv) = notation::read(line.position(), typed) else {
            panic!("{typed} is no move in {}", line.position().fen());
        };
        line.play(&mv).expect("it is legal");
    }
    line
}

fn reviewed(game: &Line, nodes: u64) -> Review {
    let work = Reviewing::new(game, Budget::nodes(nodes));
    work.to_end(&mut searcher(), &AtomicBool::new(false)).expect("nobody says stop")
}

fn coordinates(game: &Line, mv: Move) -> String {
    words(game, Some(mv))
}

#[test]
fn a_missed_mate_is_the_largest_mistake_and_the_mate_the_better_move() {
    let game = game("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Kf2 g6 Ke3 Kg7 Ra7 h6");
    let review = reviewed(&game, 20_000);
    let largest = &review.mistakes(Color::White)[0];
    assert_eq!(largest.ply, 0);
    assert_eq!(coordinates(&game, largest.played), "g1f2");
    assert_eq!(coordinates(&game, largest.better), "a1a8");
    assert_eq!(largest.better_line, [largest.better]);
    assert_eq!(largest.before.wins_in(), Some(1));
    assert_eq!(largest.after.wins_in(), None);
}

#[test]
fn a_queen_that_is_given_away_turns_the_game() {
    let game = game("", "e4 e5 Qh5 Nc6 Qxf7+ Kxf7 Bc4+ Ke8 Nf3 Nf6");
    let review = reviewed(&game, 20_000);
    let largest = &review.mistakes(Color::White)[0];
    assert_eq!((largest.ply, coordinates(&game, largest.played)), (4, "h5f7".to_owned()));
    assert!(largest.cost > 0.3 && largest.after < Score::DRAW, "{largest:?}");
    assert_eq!(review.turned(), Some(4));
    assert!(review.mistakes(Color::Black).is_empty(), "{:?}", review.mistakes(Color::Black));
    assert_eq!(review.scores().len(), game.ply() + 1);
    assert!(review.scores()[5..].iter().all(|score| score.hundredths() < -400));
}

/// White mates as fast as possible, by a sacrifice, and Black defends as long as possible. White's move
/// is no mistake for a search that is too small to find it, either: it is judged by what it led to.
#[test]
fn a_perfect_game_has_no_mistakes() {
    let game = game("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "Ra6 bxa6 b7#");
    for nodes in [60, 200, 1_000, 20_000] {
        let review = reviewed(&game, nodes);
        for side in Color::BOTH {
            assert!(review.mistakes(side).is_empty(), "{nodes}: {review:?}");
        }
        assert_eq!(review.scores()[3].wins_in(), Some(0), "the mate stands on the board");
    }
    assert_eq!(reviewed(&game, 20_000).turned(), None);
}

/// It takes White longer than it could, and Black is mated sooner than it could be.
#[test]
fn a_decided_game_has_no_mistakes() {
    let game = game("7k/8/8/8/8/8/1R6/R5K1 w - - 0 1", "Kf2 Kg7 Rb6 Kf7 Ra7+ Kg8 Ke3 Kh8 Rb8#");
    let review = reviewed(&game, 20_000);
    assert!(Color::BOTH.iter().all(|side| review.mistakes(*side).is_empty()), "{review:?}");
}

#[test]
fn a_stalemate_counts_as_the_draw_that_it_is() {
    let game = game("7k/8/5K2/8/8/8/6Q1/8 w - - 0 1", "Qg6");
    assert!(game.outcome().is_some_and(|end| end.winner.is_none()));
    let review = reviewed(&game, 5_000);
    let [Mistake { ply: 0, better, before, after, cost, .. }] = review.mistakes(Color::White)
    else {
        panic!("{review:?}");
    };
    assert_eq!(coordinates(&game, *better), "g2g7");
    assert_eq!((before.wins_in(), *after), (Some(1), Score::DRAW));
    assert!((cost - 0.5).abs() < 1e-6, "{cost}");
    assert_eq!((review.scores()[1], review.turned()), (Score::DRAW, Some(0)));
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

/// The rules for each review with so many positions a search, in any game.
fn assert_sound(game: &Line, review: &Review, nodes: u64) {
    let id = &game.position().variant().id;
    assert_eq!(review.scores().len(), game.ply() + 1, "{id}");
    assert!(review.turned().is_none_or(|ply| ply < game.ply()), "{id}");
    assert!(review.nodes() <= nodes * 2 * (game.ply() as u64 + 1), "{id}");
    for side in Color::BOTH {
        let mistakes = review.mistakes(side);
        assert!(mistakes.len() <= 3, "{id}");
        assert!(mistakes.is_sorted_by(|one, next| one.cost >= next.cost), "{id}");
        for it in mistakes {
            assert!(it.played != it.better && (0.1..=1.0).contains(&it.cost), "{id}: {it:?}");
            assert_eq!(it.better_line.first(), Some(&it.better), "{id}");
            let mut line = game.clone();
            while line.ply() > it.ply {
                line.undo();
            }
            assert_eq!((line.position().turn(), it.played), (side, game.moves()[it.ply]), "{id}");
            // The better move holds what it promises where it is looked at as the other one was.
            line.play(&it.better).expect("it is legal");
            let found = search(&line, nodes);
            if found.best.is_some() {
                let value = if line.position().turn() == side { found.score } else { -found.score };
                assert!(value.chance() >= it.after.chance() + 0.1, "{id}: {value}, {it:?}");
                assert!(value.chance() >= it.before.chance(), "{id}: {value}, {it:?}");
            }
            assert!(it.better_line[1..].iter().all(|mv| line.play(mv).is_ok()), "{id}: {it:?}");
        }
    }
}

#[test]
fn every_game_can_be_reviewed_within_its_budget() {
    for (number, variant) in bundled().iter().enumerate() {
        let game = random_game(&variant.id, number as u64, 14);
        let review = reviewed(&game, 120);
        assert_sound(&game, &review, 120);
    }
}

#[test]
fn twenty_moves_on_the_largest_board_are_reviewed() {
    let game = random_game("terachess-2", 5, 40);
    let review = reviewed(&game, 500);
    assert_sound(&game, &review, 500);
    assert!(!review.mistakes(Color::White).is_empty(), "random moves are no good ones");
    assert_eq!(reviewed(&game, 500), review, "it is the same each time");
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
