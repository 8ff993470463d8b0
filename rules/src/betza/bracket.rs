//! Legs in brackets, each with an atom of its own: `[W-fsF-fF]`, `[F?fsR]`.

use super::atom::{Atom, Kind};
use super::edition::Edition;
use super::leg::{Place, leg};
use super::letters::Letters;
use super::problem::Term;
use crate::movement::{Directions, Footing, Leg, Length, Mode, Movement, Shape, Steps};

/// Reads the inside of a bracket. At a `?` the movement may also end, which makes a movement of its
/// own.
pub(super) fn read(inside: &str, edition: Edition) -> Term<Vec<Movement>> {
    if inside == "R=B" {
        return Ok(vec![equal_legs()]);
    }
    if !inside.contains(['-', '?']) {
        return Err("the bracket has no - or ? between its legs".into());
    }
    if inside.ends_with(['-', '?']) {
        return Err("a leg is empty".into());
    }
    let parts: Vec<&str> = inside.split_inclusive(['-', '?']).collect();
    let mut legs: Vec<Leg> = Vec::new();
    let mut movements = Vec::new();
    let mut initial = false;
    for (number, part) in parts.iter().enumerate() {
        let last = number + 1 == parts.len();
        let may_end = part.ends_with('?');
        let text = part.trim_end_matches(['-', '?']);
        let (letters, leg) = one(text, (legs.last(), last), edition)?;
        if !last && letters.capture && letters.quiet {
            return Err(
                "in brackets a leg before the last takes a piece (c) or does not (m)".into()
            );
        }
        if !last && letters.capture && legs.iter().any(|leg| leg.turns_on == Footing::Taken) {
            return Err("only one leg before the last may capture (c)".into());
        }
        initial |= letters.initial;
        if letters.initial && number > 0 {
            return Err("i stands before the first leg".into());
        }
        legs.push(leg);
        if may_end || last {
            movements.push(Movement {
                shape: Shape::Legs(legs.clone()),
                mode: letters.mode(),
                initial,
                en_passant: false,
                multi_step: None,
                zone: None,
                along: false,
                own_left: true,
            });
        }
    }
    Ok(movements)
}

fn one(text: &str, (before, last): (Option<&Leg>, bool), edition: Edition) -> Term<(Letters, Leg)> {
    let at = text.find(|letter: char| !letter.is_ascii_lowercase()).ok_or("a leg is empty")?;
    let (modifiers, atom) = text.split_at(at);
    let atom = Atom::read(atom)?;
    let straight_up = modifiers == "fq" && before.is_some() && atom.kind() == Kind::Orthogonal;
    let letters = Letters::read(if straight_up { "fs" } else { modifiers }, edition)?;
    if letters.other_range || letters.en_passant || (letters.onto && !last) {
        return Err("y, e and, before the last leg, g have no meaning in brackets".into());
    }
    let among = if straight_up { Directions::VERTICAL } else { atom.directions() };
    let leg = leg(&letters, atom, Place { before, last, among })?;
    Ok((letters, leg))
}

/// The Sissa: two straight legs of the same length, one along a rank or file and one along a
/// diagonal, in either order and in any directions. XBetza has no word for it.
fn equal_legs() -> Movement {
    let any = Steps::To(Directions::ALL.steps());
    let across = Steps::Turned { turns: 0b1010_1010, among: Directions::ALL, squares: 1 };
    Movement {
        shape: Shape::Legs(vec![
            Leg::plain(any, Length::ANY),
            Leg::plain(across, Length::AsBefore),
        ]),
        mode: Mode::Both,
        initial: false,
        en_passant: false,
        multi_step: None,
        zone: None,
        along: false,
        own_left: true,
    }
}
