//! Ends of games that need the moves before: repetition, the move rule, bare Kings.

use crate::common::{START, terachess};
use menagerie_rules::{DrawClaim, Line, Outcome, Termination, notation};

fn play(line: &mut Line, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = notation::from_coordinates(line.position(), text);
        let mv = mv.unwrap_or_else(|| panic!("{text} in {:?}", line.position()));
        line.play(&mv).expect("it is legal");
    }
}

#[test]
fn the_third_occurrence_may_be_claimed_and_the_fifth_ends_the_game() {
    let mut line = Line::new(terachess(START));
    let there_and_back = "c3d5 c14d12 d5c3 d12c14";
    for occurrence in 2..=5 {
        assert_eq!(line.outcome(), None);
        play(&mut line, there_and_back);
        assert_eq!(line.repetitions(), occurrence);
        let claim = (3..5).contains(&occurrence).then_some(DrawClaim::ThreefoldRepetition);
        assert_eq!(line.draw_claim(), claim);
    }
    let drawn = Outcome { winner: None, termination: Termination::Repetition };
    assert_eq!(line.outcome(), Some(drawn));
    assert_eq!(line.ply(), 16);
    assert_eq!(line.position_at(16), Some(line.position()));
    assert_eq!(line.position_at(17), None);
    assert_eq!(line.undo().map(|mv| mv.to().to_string()).as_deref(), Some("c14"));
    assert_eq!(line.outcome(), None);
}

#[test]
fn a_move_of_another_position_is_not_played() {
    let mut line = Line::new(terachess(START));
    let mv = notation::from_coordinates(line.position(), "e4e6").expect("it is legal");
    line.play(&mv).expect("it is legal");
    let illegal = line.play(&mv).expect_err("the Pawn is not there any more");
    assert_eq!(illegal.to_string(), "the move from e4 to e6 is not legal at ply 1");
    assert_eq!(line.moves(), [mv]);
}

#[test]
fn a_lost_right_makes_another_position() {
    let mut line =
        Line::new(terachess("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8/R15 w h2 - 0 1"));
    play(&mut line, "h2h3 p16p15 h3h2 p15p16");
    assert_eq!(line.repetitions(), 1, "the King may not leap any more");
    play(&mut line, "h2h3 p16p15 h3h2 p15p16");
    assert_eq!(line.repetitions(), 2);
}

#[test]
fn only_a_usable_capture_in_passing_makes_another_position() {
    let with = |passed: &str, neighbour: &str| {
        terachess(&format!(
            "15k/16/16/16/16/16/16/16/3p{neighbour}11/16/16/16/16/16/7K8/16 w - {passed} 0 1"
        ))
    };
    assert_eq!(with("d9", "1"), with("-", "1"));
    assert_eq!(with("d9", "I"), with("-", "I"));
    assert_ne!(with("d9", "P"), with("-", "P"));
}

#[test]
fn a_hundred_quiet_moves_may_be_claimed() {
    let fen = "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8/R15 w - - 198 200";
    let mut line = Line::new(terachess(fen));
    play(&mut line, "a1a2");
    assert_eq!(line.draw_claim(), None);
    play(&mut line, "p16p15");
    assert_eq!(line.draw_claim(), Some(DrawClaim::MoveRule { moves: 100 }));
    assert_eq!(line.outcome(), None);
}

#[test]
fn bare_kings_end_the_game() {
    let line = |rank: &str| {
        Line::new(terachess(&format!(
            "15k/16/16/16/16/16/16/16/{rank}/16/16/16/16/16/7K8/16 w - -"
        )))
    };
    let drawn = Outcome { winner: None, termination: Termination::BareKings };
    assert_eq!(line("16").outcome(), Some(drawn));
    assert_eq!(line("16").draw_claim(), None, "there is nothing left to claim");
    assert_eq!(line("P15").outcome(), None);
}

#[test]
fn counters_start_again() {
    let mut line = Line::new(terachess(START));
    play(&mut line, "c3d5 c14d12");
    assert_eq!(line.position().half_move_clock(), 2);
    assert_eq!(line.position().full_move_number(), 2);
    play(&mut line, "e4e6");
    assert_eq!(line.position().half_move_clock(), 0, "a Pawn has moved");
    assert!(line.position().fen().ends_with("b h2,h15 e5 0 2"));
}
