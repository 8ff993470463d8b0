//! One leg: an atom with its modifiers.

use super::atom::{Atom, Kind};
use super::directions::{choose, turns};
use super::letters::Letters;
use super::problem::Term;
use crate::movement::{Directions, Footing, Gate, Leg, Length, Over, Steps, UNLIMITED};

/// The place of a leg in its movement.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    /// The leg before, unless it is the first one.
    pub before: Option<&'a Leg>,
    pub last: bool,
    /// The directions in which a further leg may go.
    pub among: Directions,
}

/// The leg that these letters make of an atom.
pub(super) fn leg(letters: &Letters, atom: Atom, place: Place) -> Term<Leg> {
    if !place.last {
        if letters.capture && (letters.over || letters.onto) {
            return Err("a leg before the last takes a piece (c) or goes over it (p, g)".into());
        }
        if letters.en_passant {
            return Err("e goes with c, on a leap".into());
        }
    }
    if !(place.before.is_none() && place.last) {
        if place.before.is_some() && atom.kind() == Kind::Oblique {
            return Err("of bent moves only steps and slides can follow, W F D A K R B Q".into());
        }
        if letters.lame > 0 || letters.jumps > 0 {
            return Err("n and j go with a move of one leg".into());
        }
    }
    let steps = match place.before {
        None => Steps::To(choose(&letters.directions, atom)?),
        Some(before) => {
            let turns = if letters.directions.is_empty() && atom.kind() == Kind::Royal {
                ALL_BUT_BACK
            } else {
                turns(&letters.directions)?
            };
            // Only directions that can result, so that each movement has only one form.
            let among = Directions(before.steps.directions().turned(turns).0 & place.among.0);
            Steps::Turned { turns, among, squares: atom.squares() }
        }
    };
    let over = if place.last { over(letters, atom)? } else { Over::Nobody };
    let (least, gate) = hindrance(letters, atom)?;
    let turns_on = match (letters.over || letters.onto, letters.quiet) {
        (false, _) => Footing::Empty,
        (true, false) => Footing::Occupied,
        (true, true) => Footing::Any,
    };
    let turns_on = if letters.capture && !place.last { Footing::Taken } else { turns_on };
    Ok(Leg { steps, length: Length::Steps { least, most: atom.most }, gate, over, turns_on })
}

/// The turns of a further leg of a King or a Queen that says none, as in XBoard.
const ALL_BUT_BACK: u8 = 0b1110_1111;

fn over(letters: &Letters, atom: Atom) -> Term<Over> {
    match (letters.over, letters.onto) {
        (false, false) => Ok(Over::Nobody),
        (true, true) => Err("p and g say two things: write one of them".into()),
        (true, false) if atom.most == 1 => {
            Err("only what makes several steps can hop over a piece (pR); jN and jD jump".into())
        }
        (true, false) => Ok(Over::One),
        (false, true) if atom.kind() == Kind::Oblique || atom.squares() > 1 => {
            Err("g goes with steps and slides, W F K R B Q".into())
        }
        (false, true) => Ok(Over::OneAndOn(if atom.most == 1 { UNLIMITED } else { 1 })),
    }
}

/// The first step that may be the last one, and what must stand halfway along each step.
fn hindrance(letters: &Letters, atom: Atom) -> Term<(u8, Gate)> {
    let leap = atom.most == 1 && atom.kind() != Kind::Royal && (atom.squares() > 1);
    match (letters.lame, letters.jumps) {
        (0, 0) => Ok((1, Gate::Open)),
        (1, 0) if leap => Ok((1, Gate::Empty)),
        (1, 0) if atom.most == UNLIMITED && is_knight(atom) => Ok((1, Gate::EitherEmpty)),
        (1, 0) if atom.most > 1 => Err("of lame riders only nNN is supported".into()),
        (1, 0) => Err("n goes with a leap that has a square halfway (nN, nA, nD)".into()),
        (0, 1) if leap => Ok((1, Gate::Occupied)),
        (0, skipped) if atom.squares() == 1 && atom.most > skipped => Ok((1 + skipped, Gate::Open)),
        (0, _) => Err("j goes with a leap (jD) or a slide (jR, jjR)".into()),
        (_, 0) => Err("nn goes with fmD and fmR, double and triple steps".into()),
        _ => Err("n and j say two things: write one of them".into()),
    }
}

fn is_knight(atom: Atom) -> bool {
    atom.kind() == Kind::Oblique && atom.vectors().contains(&(1, 2))
}
