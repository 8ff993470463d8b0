//! Answers as learners type them, for tasks of several pieces.

use menagerie_rules::learning::{Answer, AnswerError, Task, Verdict};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Square, bundled_by_id};

fn task(id: &str, name: &str, number: u8) -> Task {
    let variant = bundled_by_id(id).unwrap_or_else(|| panic!("there is no game {id}"));
    let role = variant.role_by_name(name).unwrap_or_else(|| panic!("there is no {name}"));
    Task::new(variant, role, number).unwrap_or_else(|error| panic!("{id} {name}: {error}"))
}

fn answer(task: &Task, text: &str) -> Result<Answer, AnswerError> {
    task.answer(text, &Letters::default())
}

/// The squares of the solution, with the one where it begins in front.
fn way(task: &Task) -> Vec<String> {
    let to = task.solution().iter().map(|mv| mv.to());
    std::iter::once(task.at()).chain(to).map(|square| square.to_string()).collect()
}

#[test]
fn a_solution_is_read_in_each_form_in_which_moves_are_typed() {
    for (id, name, letter) in [
        ("terachess-2", "Troll", "T"),
        ("chess", "Knight", "N"),
        ("chess", "Pawn", "P"),
        ("xiangqi", "Cannon", "C"),
        ("terachess-1", "Hawk", "H'"),
        ("chess", "Bishop", "B"),
        ("chess", "King", "K"),
    ] {
        for number in 1..=3 {
            let task = task(id, name, number);
            let way = way(&task);
            let steps = || way.windows(2).map(|pair| (pair[0].as_str(), pair[1].as_str()));
            let each = |form: &dyn Fn(&str, &str) -> String, between: &str| {
                steps().map(|(from, to)| form(from, to)).collect::<Vec<String>>().join(between)
            };
            for text in [
                each(&|_, to| to.to_owned(), " "),
                each(&|_, to| to.to_owned(), ", "),
                each(&|_, to| to.to_owned(), ","),
                each(&|_, to| to.to_uppercase(), "  "),
                each(&|from, to| format!("{from}{to}"), " "),
                each(&|from, to| format!("{from}-{to}"), "; "),
                each(&|from, to| format!("{from} {to}"), " "),
                each(&|_, to| format!("{letter}{to}"), " "),
                each(&|_, to| format!("{letter} {to}"), ", "),
                each(&|from, to| format!("{letter} {from}-{to}"), " "),
                each(&|_, to| format!("{name} to {to}"), " "),
                each(&|from, to| format!("{name} {from} - {to}"), ", "),
                way.join("-"),
                way.join(" "),
                way.join(" → "),
                format!("{} ", way.join(" > ")),
            ] {
                let read = answer(&task, &text).unwrap_or_else(|error| {
                    panic!("{name} {number} at {}, {text:?}: {error}", task.at())
                });
                assert_eq!(read.verdict, Verdict::Fewest, "{name} {number}: {text:?}");
                assert_eq!(read.moves, task.solution(), "{name} {number}: {text:?}");
                assert!(read.stars.is_empty(), "{text:?}");
                assert_eq!(read.at.to_string(), way[way.len() - 1], "{text:?}");
            }
        }
    }
}

#[test]
fn a_capture_is_read_with_its_cross() {
    let task = task("terachess-2", "Troll", 1);
    let position = task.position();
    for mv in position.legal_moves() {
        let is_capture = task.stars().contains(mv.to());
        for text in
            [format!("Tx{}", mv.to()), format!("Tx {}", mv.to()), format!("T x {}", mv.to())]
        {
            assert_eq!(answer(&task, &text).is_ok(), is_capture, "{text}");
        }
    }
}

#[test]
fn letters_of_a_language_are_read() {
    let letters = |letter: &str| Letters::from_iter([(letter.to_owned(), "Knight".to_owned())]);
    let german = letters("S").with_names([("Springer".to_owned(), "Knight".to_owned())]);
    let german = german.with_joining([("nach".to_owned(), "to".to_owned())]);
    let task = task("chess", "Knight", 2);
    let to: Vec<String> = way(&task).split_off(1);
    for form in ["S", "Springer ", "Springer nach "] {
        let text = to.iter().map(|to| format!("{form}{to}")).collect::<Vec<String>>().join(" ");
        let read = task.answer(&text, &german).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.verdict, Verdict::Fewest, "{text}");
    }
}

#[test]
fn what_is_left_is_told_and_a_detour_is_counted() {
    for (id, name) in [("chess", "Knight"), ("chess", "Queen"), ("terachess-2", "Troll")] {
        let task = task(id, name, 2);
        let way = way(&task);
        let some = answer(&task, &way[1]).expect("it is a move");
        assert_eq!(some.verdict, Verdict::NotYet);
        assert_eq!(some.at.to_string(), way[1]);
        let mut left = task.stars();
        left.remove(some.at);
        assert_eq!(some.stars, left);
        assert_eq!(some.position.pieces().count() as u32, 1 + left.len() + task.blockers().len());
    }
    // There and back again.
    let task = task("chess", "Knight", 2);
    let quiet = task.position().legal_moves();
    let aside = quiet.iter().map(|mv| mv.to()).find(|to| !task.stars().contains(*to));
    let aside = aside.expect("it has a free square");
    let text = format!("{aside} {}", way(&task).join(" "));
    let detour = answer(&task, &text).expect("they are moves");
    assert_eq!(detour.verdict, Verdict::More(2), "{text}");
}

#[test]
fn what_stands_behind_the_last_star_is_not_read() {
    let task = task("chess", "Rook", 1);
    let text = format!("{} done! a1", way(&task).join(" "));
    assert_eq!(answer(&task, &text).expect("it is solved").verdict, Verdict::Fewest);
}

#[test]
fn a_move_that_the_piece_cannot_make_is_named() {
    let square = |text: &str| Square::parse(text).expect("it is a square");
    let task = task("chess", "Knight", 1);
    let way = way(&task);
    let (at, first) = (square(&way[0]), square(&way[1]));
    // No Knight goes to its neighbour, or from a square to itself.
    let beside = |square: Square| square.offset(1, 0).filter(|it| it.file() < 8);
    let beside = |it: Square| beside(it).or_else(|| it.offset(-1, 0)).expect("it has a neighbour");
    let illegal = |number, from, to| AnswerError::Illegal { number, from, to };
    let unreadable = |number, text: &str| AnswerError::Unreadable { number, text: text.to_owned() };
    let (near, near_first) = (beside(at), beside(first));
    for (text, error) in [
        (format!("{near}"), illegal(1, at, near)),
        (format!("N{near}"), illegal(1, at, near)),
        (format!("{at}{near}"), illegal(1, at, near)),
        (format!("{first} {near_first}"), illegal(2, first, near_first)),
        (format!("{first}, N{near_first}"), illegal(2, first, near_first)),
        (format!("{first} {first}"), illegal(2, first, first)),
        ("p16".to_owned(), illegal(1, at, square("p16"))),
        (format!("{near}{first}"), AnswerError::Elsewhere { number: 1, typed: near, at }),
        (format!("Q{first}"), unreadable(1, &format!("Q{first}"))),
        (format!("{first} and then"), unreadable(2, "and")),
        ("hello".to_owned(), unreadable(1, "hello")),
        ("??".to_owned(), unreadable(1, "??")),
        (String::new(), AnswerError::Empty),
        (" , ; ".to_owned(), AnswerError::Empty),
        (format!("{at}"), AnswerError::Empty),
        ("e4 ".repeat(400), AnswerError::TooLong),
    ] {
        assert_eq!(answer(&task, &text).err(), Some(error), "{text:?} at {at}");
    }
}
