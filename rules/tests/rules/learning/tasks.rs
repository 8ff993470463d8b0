//! Each kind of piece of each bundled game: its tasks, their solutions, and the kinds without one.

use super::{assert_solved_as_stated, is_solved_in_less_than};
use menagerie_rules::learning::{LearningError, TASKS, Task};
use menagerie_rules::{Color, Piece, Position, Role, Variant, bundled, bundled_by_id};
use std::sync::{Arc, LazyLock};

type Made = Result<Task, LearningError>;

/// Every task of every kind, with the name of the kind. They are made once for all tests.
fn all() -> impl Iterator<Item = (&'static str, &'static Made)> {
    static ALL: LazyLock<Vec<(String, Made)>> = LazyLock::new(|| {
        // They take longer than most tests, so they are made in four parts at a time.
        std::thread::scope(|scope| {
            let part = |first| bundled().iter().skip(first).step_by(4);
            let parts = [0, 1, 2, 3].map(|first| scope.spawn(move || tasks_of(part(first))));
            parts.into_iter().flat_map(|part| part.join().expect("none panics")).collect()
        })
    });
    ALL.iter().map(|(what, task)| (what.as_str(), task))
}

fn tasks_of(variants: impl Iterator<Item = &'static Arc<Variant>>) -> Vec<(String, Made)> {
    let kinds = variants.flat_map(|it| it.roles().map(move |role| (it, role)));
    // A wall goes nowhere.
    let kinds = kinds.filter(|(variant, role)| !variant.is_wall_kind(*role));
    let made = |(variant, role): (&Arc<Variant>, Role), number| {
        let what = format!("{} {} {number}", variant.id, variant.piece(role).name);
        (what, Task::new(variant, role, number))
    };
    kinds.flat_map(|kind| (1..=TASKS).map(move |number| made(kind, number))).collect()
}

fn kind(id: &str, name: &str) -> (&'static Arc<Variant>, Role) {
    let variant = bundled_by_id(id).unwrap_or_else(|| panic!("there is no game {id}"));
    (variant, variant.role_by_name(name).unwrap_or_else(|| panic!("there is no {name}")))
}

#[test]
fn every_kind_has_three_tasks_that_are_solved_in_the_stated_number_of_moves() {
    let mut without: Vec<&str> = Vec::new();
    let (mut all_tasks, mut usual) = (0, 0);
    for (what, task) in all() {
        let Ok(task) = task else {
            without.push(what);
            continue;
        };
        assert_solved_as_stated(task, what);
        assert!(!is_solved_in_less_than(task, task.fewest()), "{what}: fewer moves do");
        all_tasks += 1;
        let shape = (task.number(), task.stars().len(), task.fewest());
        usual += i32::from(matches!(shape, (1, 2, 2..=3) | (2, 3, 3..=4) | (3, 4, 5..=7)));
    }
    assert_eq!(without, Vec::<&str>::new());
    // A piece with five squares in all, or one that only goes ahead, may have fewer stars.
    assert!(all_tasks - usual < all_tasks / 50, "{usual} of {all_tasks}");
}

#[test]
fn everything_stands_within_the_window_and_no_star_where_the_piece_would_promote() {
    for (what, task) in all() {
        let Ok(task) = task else { continue };
        let position = task.position();
        let [first, last] = task.window();
        let is_seen = |file: u8, rank: u8| {
            (first.file()..=last.file()).contains(&file)
                && (first.rank()..=last.rank()).contains(&rank)
        };
        let stand = position.pieces().count() as u32;
        assert_eq!(stand, 1 + task.stars().len() + task.blockers().len(), "{what}");
        for (square, piece) in position.pieces() {
            assert!(is_seen(square.file(), square.rank()), "{what}: {square}");
            let is_star = task.stars().contains(square);
            assert_eq!(piece.color == Color::Black, is_star, "{what}: {square}");
            assert_eq!(piece.role == task.role(), square == task.at(), "{what}: {square}");
        }
        assert!(position.legal_moves().iter().all(|mv| mv.from() == task.at()), "{what}");
        assert!(position.legal_moves().iter().all(|mv| mv.promotion().is_none()), "{what}");
        assert!(last.file() - first.file() < 10 && last.rank() - first.rank() < 10, "{what}");
    }
}

#[test]
fn the_same_task_comes_again_and_each_number_has_its_own() {
    let look = |task: &Task| (task.at(), task.stars(), task.blockers(), task.solution().to_vec());
    for (id, name) in [("terachess-2", "Troll"), ("xiangqi", "Cannon"), ("chess", "Pawn")] {
        let (variant, role) = kind(id, name);
        let task = |number| Task::new(variant, role, number).expect("there is a task");
        for number in 1..=TASKS {
            assert_eq!(look(&task(number)), look(&task(number)), "{id} {name} {number}");
        }
        assert_ne!(look(&task(1)), look(&task(2)), "{id} {name}");
        assert_ne!(look(&task(2)), look(&task(3)), "{id} {name}");
    }
}

#[test]
fn a_pawn_begins_on_no_rank_behind_those_of_the_array() {
    let mut pawns = 0;
    for variant in bundled() {
        let array = Position::start(variant);
        for role in variant.roles().filter(|role| variant.piece(*role).pawn) {
            let own = |piece: Piece| piece == Piece { color: Color::White, role };
            let ranks = array.pieces().filter(|(_, it)| own(*it)).map(|(square, _)| square.rank());
            let Some(first) = ranks.min() else { continue };
            for number in 1..=TASKS {
                let Ok(task) = Task::new(variant, role, number) else { continue };
                let what = format!("{} {}", variant.id, variant.piece(role).name);
                assert!(task.at().rank() >= first, "{what} {number}: {}", task.at());
                pawns += 1;
            }
        }
    }
    assert!(pawns > 100, "{pawns}");
}

#[test]
fn a_task_that_does_not_exist_says_why() {
    let (chess, pawn) = kind("chess", "Pawn");
    for number in [0, 4, 255] {
        let error = Task::new(chess, pawn, number).expect_err("there are three");
        assert_eq!(error, LearningError::NoSuchTask(number));
    }
    let far = bundled_by_id("terachess-2").and_then(|it| it.roles().last()).expect("it has pieces");
    assert_eq!(Task::new(chess, far, 1).err(), Some(LearningError::NoSuchPiece));
}

#[test]
fn a_piece_that_needs_a_screen_or_captures_otherwise_than_it_moves_shows_both() {
    for (id, name) in
        [("xiangqi", "Cannon"), ("terachess-2", "Cannon"), ("terachess-1", "Crocodile")]
    {
        let (variant, role) = kind(id, name);
        for number in 1..=TASKS {
            let task = Task::new(variant, role, number).expect("there is a task");
            assert!(!task.blockers().is_empty() || task.stars().len() > 1, "{id} {name} {number}");
        }
        let third = Task::new(variant, role, 3).expect("there is a task");
        assert!(third.fewest() > third.stars().len() as usize, "{id} {name} moves without capture");
    }
}
