//! The words on a drop that is refused.

use crate::explanations::refusal::{DropProblem, EnterProblem};
use crate::explanations::speaker::Speaker;
use crate::told::{Join, list};
use crate::{Move, Position, Role, Square, Told, notation, told};

/// Why a piece cannot be dropped on a square, and what to do instead.
pub(super) fn drop_parts(say: &Speaker, role: Role, to: Square, why: DropProblem) -> (Told, Told) {
    let piece = || say.name(role);
    let file = char::from(b'a' + to.file());
    match why {
        DropProblem::NeverInHand => {
            (told!("move-refused-never-in-hand", piece = piece()), in_hand(say))
        }
        DropProblem::NoDrops => (told!("move-refused-no-drops"), entering(say)),
        DropProblem::NotInHand => {
            (told!("move-refused-not-in-hand", piece = piece()), in_hand(say))
        }
        DropProblem::Occupied => {
            let on = say.on(to);
            let reason = told!("move-refused-drop-occupied", piece = on, square = to);
            (reason, dropped_on(say, role))
        }
        DropProblem::OutsideZone(zone) => {
            let zone = say.zone(zone);
            let reason =
                told!("move-refused-drop-outside-zone", piece = piece(), square = to, zone = zone);
            (reason, dropped_on(say, role))
        }
        DropProblem::FileIsFull => {
            let variant = say.0.variant();
            let held = variant.piece(variant.dropped_from(role)).in_hand.most_on_file;
            let reason = told!(
                "move-refused-drop-file-is-full",
                piece = piece(),
                file = file,
                most = held.unwrap_or(1)
            );
            (reason, dropped_on(say, role))
        }
        DropProblem::SameColor { at } => {
            let reason = told!(
                "move-refused-drop-same-color",
                piece = piece(),
                at = at,
                color = color_of(to)
            );
            (reason, dropped_on(say, role))
        }
        DropProblem::LastOfColor { role: needs } => {
            let reason = told!(
                "move-refused-drop-last-of-color",
                piece = say.name(needs),
                color = color_of(to)
            );
            (reason, dropped_on(say, role))
        }
        DropProblem::NeverMoves => {
            let reason = told!("move-refused-drop-never-moves", piece = piece(), square = to);
            (reason, dropped_on(say, role))
        }
        DropProblem::KingAttacked { at, by } => {
            let (king, attacker) = (say.on(at), say.there(by));
            let reason = told!(
                "move-refused-drop-leaves-check",
                square = to,
                king = king,
                attacker = attacker
            );
            (reason, say.example())
        }
        DropProblem::IsMate => {
            let reason = told!("move-refused-drop-is-mate", piece = piece(), square = to);
            (reason, dropped_on(say, role))
        }
        DropProblem::GivesCheck => {
            (told!("move-refused-drop-gives-check", square = to), dropped_on(say, role))
        }
        DropProblem::MustCapture => (told!("move-refused-drop-must-capture"), say.example()),
    }
}

/// Why a piece cannot enter behind a move, and what to do instead.
pub(super) fn enter_parts(
    say: &Speaker,
    role: Role,
    [from, to, on]: [Square; 3],
    why: EnterProblem,
) -> (Told, Told) {
    let without = told!("move-advice-type", typed = say.typed(from, to, ""));
    match why {
        EnterProblem::NotInHand => {
            (told!("move-refused-enter-not-in-hand", piece = say.name(role)), in_hand(say))
        }
        EnterProblem::NoGate => {
            (told!("move-refused-enter-no-gate", piece = say.on(from)), without)
        }
        EnterProblem::HasMoved => {
            let reason = told!("move-refused-enter-has-moved", piece = say.on(from), square = from);
            (reason, without)
        }
        EnterProblem::NotThere => {
            let reason = told!("move-refused-enter-not-there", piece = say.name(role), square = on);
            let legal = say.0.legal_moves_from(from);
            let enters = |mv: &&Move| mv.to == to && mv.gating().is_some_and(|it| it.role == role);
            let typed = legal.iter().find(enters).map(|mv| notation::short(say.0, mv));
            (reason, typed.map_or(without, |typed| told!("move-advice-type", typed = typed)))
        }
    }
}

/// An example of a move by which a piece enters.
fn entering(say: &Speaker) -> Told {
    let legal = say.0.legal_moves();
    match legal.iter().find(|mv| mv.gating().is_some()) {
        Some(mv) => say.for_example(mv),
        None => say.example(),
    }
}

/// The color of a square, as a message chooses by it.
fn color_of(square: Square) -> &'static str {
    if square.is_light() { "light" } else { "dark" }
}

/// The pieces that the side to move has in hand.
fn in_hand(say: &Speaker) -> Told {
    let position: &Position = say.0;
    let held = position.hand(position.turn());
    let held: Vec<Told> = held
        .map(|(role, count)| told!("hand-kind", piece = say.name(role), count = count))
        .collect();
    if held.is_empty() {
        return told!("move-advice-hand-is-empty");
    }
    told!("move-advice-in-hand", pieces = list(held, Join::And))
}

/// An example of where such a piece can be dropped.
fn dropped_on(say: &Speaker, role: Role) -> Told {
    let legal = say.0.legal_moves();
    let fits = |mv: &&Move| mv.dropped() == Some(role);
    match legal.iter().find(fits) {
        Some(mv) => say.for_example(mv),
        None => say.example(),
    }
}
