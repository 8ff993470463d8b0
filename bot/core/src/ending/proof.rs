//! Why the rules grant a draw: the proof from the moves.

use crate::message;
use crate::model::Text;
use crate::model::numbered::leading_to;
use menagerie_rules::{DrawClaim, Line};

/// The most occurrences of a position that are listed.
const MOST_NAMED: usize = 5;

/// The proof that a claim is right, in a sentence.
pub fn proof(line: &Line, claim: DrawClaim) -> Text {
    match claim {
        DrawClaim::ThreefoldRepetition => repeated(line),
        DrawClaim::MoveRule { .. } => quiet_since(line),
    }
}

/// After which moves the present position has occurred.
fn repeated(line: &Line) -> Text {
    let now = line.ply();
    let same = |ply: &usize| line.position_at(*ply) == Some(line.position());
    let mut plies: Vec<usize> = (0..=now).rev().step_by(2).filter(same).collect();
    let all = plies.len();
    plies.truncate(MOST_NAMED);
    plies.reverse();
    let named = plies.iter().map(|ply| match leading_to(line, *ply) {
        Some(played) => message!("ending-proof-after", played),
        None => message!("ending-proof-at-start"),
    });
    let mut named: Vec<Text> = named.collect();
    let last = named.pop().unwrap_or_default();
    let others = named.into_iter().reduce(|all, next| all.plain(", ").then(next));
    let moves = match others {
        Some(others) => message!("ending-proof-moves", moves = others, last),
        None => last,
    };
    if all > MOST_NAMED {
        message!("ending-proof-repeated-often", times = all, moves)
    } else {
        message!("ending-proof-repeated", moves)
    }
}

/// The last move that cannot be undone on the board.
fn quiet_since(line: &Line) -> Text {
    let quiet = line.position().half_move_clock() as usize;
    let last = line.ply().checked_sub(quiet).and_then(|ply| leading_to(line, ply));
    match last {
        Some(last) => message!("ending-proof-quiet-since", played = last),
        None => message!("ending-proof-quiet-always"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Color, Position, bundled, notation};

    /// A line without repetitions, in which nothing is captured after a first capture.
    #[test]
    fn the_last_move_that_cannot_be_undone_is_named() {
        let variant = bundled().iter().find(|it| it.id == "chess").expect("it is bundled");
        let fen = "4k3/8/8/8/8/8/1p6/KR5R w - - 0 30";
        let mut line = Line::new(Position::from_fen(variant, fen).expect("it is a position"));
        let is_new = |line: &Line, next: &Position| {
            (0..=line.ply()).all(|ply| line.position_at(ply) != Some(next)) && next.has_legal_move()
        };
        while line.draw_claim().is_none() {
            let legal = line.position().legal_moves();
            let quiet = line.ply() > 0;
            let chosen = legal.iter().cycle().skip(line.ply() * 5).take(legal.len()).find(|mv| {
                let next = line.position().play(mv);
                (next.half_move_clock() > 0) == quiet && is_new(&line, &next)
            });
            line.play(chosen.expect("there is one")).expect("it is legal");
        }
        let claim = line.draw_claim().expect("it has ended the loop");
        assert_eq!(line.position_at(1).map(Position::turn), Some(Color::Black));
        assert!(matches!(claim, DrawClaim::MoveRule { .. }), "{claim:?}");
        assert_eq!(
            proof(&line, claim),
            message!(
                "ending-proof-quiet-since",
                played = leading_to(&line, 1).expect("it was played")
            )
        );
        assert_eq!(line.ply(), 101, "fifty moves of both after it");
    }

    #[test]
    fn of_very_many_occurrences_the_last_are_named() {
        let variant = bundled().iter().find(|it| it.id == "chess").expect("it is bundled");
        let mut line = Line::new(Position::start(variant));
        for text in ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(24) {
            let mv = notation::from_coordinates(line.position(), text).expect("it is legal");
            line.play(&mv).expect("it is legal");
        }
        let after = |played| message!("ending-proof-after", played);
        let first = after("4… n f6-g8").plain(", ").then(after("6… n f6-g8"));
        let first =
            first.plain(", ").then(after("8… n f6-g8")).plain(", ").then(after("10… n f6-g8"));
        let last = after("12… n f6-g8");
        let moves = message!("ending-proof-moves", moves = first, last);
        assert_eq!(
            proof(&line, DrawClaim::ThreefoldRepetition),
            message!("ending-proof-repeated-often", times = 7, moves)
        );
    }
}
