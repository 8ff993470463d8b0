//! A term without brackets: modifiers, `a` between those of several legs, and an atom.

use super::atom::{Atom, Kind};
use super::edition::Edition;
use super::leg::{Place, leg};
use super::letters::Letters;
use super::problem::Term;
use crate::movement::{Directions, Gate, Leg, Length, Mode, Movement, Shape, Steps, UNLIMITED};

/// The movements of a term. There is one, except that a multi-step has one for each number of
/// squares.
pub(super) fn read(term: &str, edition: Edition) -> Term<Vec<Movement>> {
    let at = term.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(term.len());
    let (modifiers, atom) = term.split_at(at);
    if let Some(number) = atom.strip_prefix('O') {
        return castling(modifiers, number).map(|movement| vec![movement]);
    }
    let atom = Atom::read(atom)?;
    let parts: Vec<&str> = modifiers.split('a').collect();
    let every =
        parts.iter().map(|part| Letters::read(part, edition)).collect::<Term<Vec<Letters>>>()?;
    if every.iter().skip(1).any(|letters| letters.initial) {
        return Err("i stands before the first leg".into());
    }
    let [.., last] = &every[..] else { return Err("it is empty".into()) };
    if last.other_range {
        return Err("y goes before a further leg (yafsF)".into());
    }
    // The first edition read fmnH like nH, which looks at one of its two squares.
    let is_known = edition == Edition::Second || !atom.is_threefold();
    if parts.len() == 1 && is_multi_step(last) && atom.goes_on() && is_known {
        return Ok(multi_step(last, atom));
    }
    either(&every)?.iter().map(|every| of_legs(every, atom)).collect()
}

/// The legs of a movement that each capture or do not. Where a leg before the last may do either,
/// `mcabK`, there are two.
fn either(every: &[Letters]) -> Term<Vec<Vec<Letters>>> {
    let before = every.len().saturating_sub(1);
    let takes: Vec<usize> = (0..before).filter(|at| every[*at].capture).collect();
    match takes[..] {
        [] => Ok(vec![every.to_vec()]),
        [at] if every[at].quiet && !every[at].over && !every[at].onto => {
            let only = |capture: bool| {
                let mut legs = every.to_vec();
                (legs[at].quiet, legs[at].capture) = (!capture, capture);
                legs
            };
            Ok(vec![only(false), only(true)])
        }
        [_] => Ok(vec![every.to_vec()]),
        _ => Err("only one leg before the last may capture (c)".into()),
    }
}

/// The movement of legs with one atom.
fn of_legs(every: &[Letters], mut atom: Atom) -> Term<Movement> {
    let [.., last] = every else { return Err("it is empty".into()) };
    let mut legs: Vec<Leg> = Vec::new();
    for (number, letters) in every.iter().enumerate() {
        let last = number + 1 == every.len();
        let place = Place { before: legs.last(), last, among: Directions::ALL };
        let leg = leg(letters, atom, place)?;
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
        multi_step: None,
        zone: None,
        along: false,
        own_left: true,
    })
}

/// The letters of `fmnD`, also written `fmnnD`, of `fmnH`, `fmnR3` and `fmnF2`.
fn is_multi_step(letters: &Letters) -> bool {
    let others = [letters.en_passant, letters.over, letters.onto, letters.other_range];
    letters.directions == "f"
        && letters.mode() == Mode::Quiet
        && matches!(letters.lame, 1 | 2)
        && letters.jumps == 0
        && !others.contains(&true)
}

/// The movements of a multi-step: `fmnD` is two squares, `fmnH` three, `fmnR3` one, two or three,
/// `fmnF2` one or two diagonally. Every number is a movement of its own.
fn multi_step(letters: &Letters, atom: Atom) -> Vec<Movement> {
    let numbers = match atom.squares() {
        1 => 1..=atom.most,
        squares => squares as u8..=squares as u8,
    };
    let (files, among): (&[i8], _) = match atom.kind() {
        Kind::Diagonal => (&[-1, 1], Directions::DIAGONAL),
        _ => (&[0], Directions::VERTICAL),
    };
    let to = |squares: i8| Steps::To(files.iter().map(|file| (file * squares, squares)).collect());
    let step = |squares: u8| Movement {
        shape: Shape::Legs(if squares == 2 {
            vec![Leg { gate: Gate::Empty, ..Leg::plain(to(2), Length::ONE) }]
        } else {
            let turned = Steps::Turned { turns: 1, among, squares: 1 };
            let onward = std::iter::repeat_n(turned, usize::from(squares) - 1);
            let steps = std::iter::once(to(1)).chain(onward);
            steps.map(|steps| Leg::plain(steps, Length::ONE)).collect()
        }),
        mode: Mode::Quiet,
        initial: letters.initial,
        en_passant: false,
        multi_step: (squares > 1).then_some(squares),
        zone: None,
        along: false,
        own_left: true,
    };
    numbers.map(step).collect()
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
        multi_step: None,
        zone: None,
        along: false,
        own_left: true,
    })
}
