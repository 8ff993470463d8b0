//! A term without brackets: modifiers, `a` between those of several legs, and an atom.

use super::atom::Atom;
use super::leg::{Place, leg};
use super::letters::Letters;
use super::problem::Term;
use crate::movement::{Directions, Leg, Mode, Movement, Shape, UNLIMITED};

pub(super) fn read(term: &str) -> Term<Movement> {
    let at = term.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(term.len());
    let (modifiers, atom) = term.split_at(at);
    if let Some(number) = atom.strip_prefix('O') {
        return castling(modifiers, number);
    }
    let mut atom = Atom::read(atom)?;
    let parts: Vec<&str> = modifiers.split('a').collect();
    let every = parts.iter().map(|part| Letters::read(part)).collect::<Term<Vec<Letters>>>()?;
    if every.iter().skip(1).any(|letters| letters.initial) {
        return Err("i stands before the first leg".into());
    }
    let [.., last] = &every[..] else { return Err("it is empty".into()) };
    if last.other_range {
        return Err("y goes before a further leg (yafsF)".into());
    }
    let double_step = parts.len() == 1 && is_double_step(last, atom);
    let mut legs: Vec<Leg> = Vec::new();
    for (number, letters) in every.iter().enumerate() {
        let mut letters = letters.clone();
        letters.lame = if double_step { 1 } else { letters.lame };
        let last = number + 1 == every.len();
        let place = Place { before: legs.last(), last, among: Directions::ALL };
        let leg = leg(&letters, atom, place)?;
        legs.push(leg);
        if letters.other_range || letters.onto {
            atom.most = if atom.most == 1 { UNLIMITED } else { 1 };
        }
    }
    let shape = Shape::Legs(legs);
    if last.en_passant && (last.mode() != Mode::Capture || shape.leap().is_none()) {
        return Err("e goes with c, on a leap (fceF)".into());
    }
    Ok(Movement {
        shape,
        mode: last.mode(),
        initial: every[0].initial,
        en_passant: last.en_passant,
        double_step,
        zone: None,
    })
}

/// `fmnD`, also written `fmnnD`.
fn is_double_step(letters: &Letters, atom: Atom) -> bool {
    letters.directions == "f"
        && letters.mode() == Mode::Quiet
        && matches!(letters.lame, 1 | 2)
        && letters.jumps == 0
        && atom.most == 1
        && atom.vectors().contains(&(0, 2))
}

fn castling(modifiers: &str, number: &str) -> Term<Movement> {
    let steps = |text: &str| text.parse().ok().filter(|steps| (1..=6).contains(steps));
    let (least, most) = number.split_once('-').unwrap_or((number, number));
    let range = steps(least).zip(steps(most)).filter(|(least, most)| least <= most);
    let (least, most) = range
        .filter(|_| modifiers == "is")
        .ok_or("castling is written isO2 or isO2-4, with 1 to 6 squares for the King")?;
    Ok(Movement {
        shape: Shape::Castling { least, most },
        mode: Mode::Quiet,
        initial: true,
        en_passant: false,
        double_step: false,
        zone: None,
    })
}
