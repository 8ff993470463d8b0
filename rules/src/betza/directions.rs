//! Directions. The letters `f b l r v s h` choose steps of an atom, and the turns of a further leg.
//!
//! Two letters at right angles that stand together name one direction, except where there are only
//! four: `frF` is one square, `fsN` two, `fsW` three. For a Knight, a letter alone means the two
//! steps that go mostly there. Of two letters the second is the main direction, and the first the
//! half of the board: `flN` goes mostly to the left, `lfN` mostly forward.

use super::atom::{Atom, Kind};
use super::problem::Term;

/// The steps of an atom in these directions.
pub(super) fn choose(letters: &str, atom: Atom) -> Term<Vec<(i8, i8)>> {
    let all = atom.vectors();
    if letters.is_empty() {
        return Ok(all);
    }
    let mut chosen = Vec::new();
    for token in tokens(letters, atom.kind())? {
        for &vector in all.iter().filter(|vector| is_meant(&token, **vector, atom.kind())) {
            if !chosen.contains(&vector) {
                chosen.push(vector);
            }
        }
    }
    if chosen.is_empty() {
        return Err(format!("{letters} are directions in which it does not go"));
    }
    // In the order of the atom, so that each set of steps has only one form.
    Ok(all.into_iter().filter(|vector| chosen.contains(vector)).collect())
}

/// The turns of a further leg. Bit n is a turn by n times 45 degrees clockwise.
pub(super) fn turns(letters: &str) -> Term<u8> {
    if letters.is_empty() {
        return Err("a further leg must say its direction, as fs in mafsW".into());
    }
    if letters.contains('h') {
        return Err(HALF.into());
    }
    let mut turns = 0;
    for token in pairs(letters) {
        turns |= match &token[..] {
            [one] => straight(*one),
            [one, other] => {
                let between = |one: u8, other: u8| {
                    // Two directions at right angles have one direction between them.
                    (0..8).filter(move |turn| {
                        let beside = [(turn + 1) & 7, (turn + 7) & 7];
                        beside.iter().any(|at| one >> at & 1 == 1)
                            && beside.iter().any(|at| other >> at & 1 == 1)
                    })
                };
                between(straight(*one), straight(*other)).fold(0, |set, turn| set | 1 << turn)
            }
            _ => 0,
        };
    }
    Ok(turns)
}

const HALF: &str = "h goes with a direction, on an oblique leap (fhN, hrN)";

/// The turns that a letter alone stands for.
const fn straight(letter: char) -> u8 {
    match letter {
        'f' => 0b0000_0001,
        'r' => 0b0000_0100,
        'b' => 0b0001_0000,
        'l' => 0b0100_0000,
        'v' => 0b0001_0001,
        's' => 0b0100_0100,
        _ => 0,
    }
}

const fn is_across(one: char, other: char) -> bool {
    matches!((one, other), ('f' | 'b' | 'v', 'l' | 'r' | 's') | ('l' | 'r' | 's', 'f' | 'b' | 'v'))
}

/// The letters in pairs at right angles that stand together, and the other letters alone. A letter
/// written twice stands alone.
fn pairs(letters: &str) -> Vec<Vec<char>> {
    let mut pairs: Vec<Vec<char>> = Vec::new();
    let mut is_alone = false;
    for letter in letters.chars() {
        match pairs.last_mut().filter(|last| last.len() == 1 && !is_alone) {
            Some(last) if is_across(last[0], letter) => last.push(letter),
            Some(last) if last[0] == letter => is_alone = true,
            _ => {
                pairs.push(vec![letter]);
                is_alone = false;
            }
        }
    }
    pairs
}

/// The letters as the first edition read them: a letter written twice counts once.
pub(super) fn collapsed(letters: &str) -> String {
    let mut left = String::new();
    let mut open = None;
    for letter in letters.chars().filter(|letter| *letter != 'h') {
        match open {
            Some(before) if before == letter => continue,
            Some(before) if is_across(before, letter) => open = None,
            _ => open = Some(letter),
        }
        left.push(letter);
    }
    // With h, the first edition read all letters.
    if letters.contains('h') { letters.to_owned() } else { left }
}

fn tokens(letters: &str, kind: Kind) -> Term<Vec<Vec<char>>> {
    if letters.contains('h') {
        return halves(letters, kind);
    }
    match kind {
        Kind::Orthogonal => Ok(letters.chars().map(|letter| vec![letter]).collect()),
        Kind::Diagonal | Kind::Oblique => Ok(pairs(letters)),
        Kind::Royal => {
            let pairs = pairs(letters);
            match pairs.iter().find(|pair| pair.len() == 1) {
                None => Ok(pairs),
                Some(alone) => {
                    let d = alone[0];
                    Err(format!(
                        "{d}K is read in two ways: write {d}W for one square, {d}W{d}F for three; \
                         of Queens likewise {d}R, {d}R{d}B"
                    ))
                }
            }
        }
    }
}

fn halves(letters: &str, kind: Kind) -> Term<Vec<Vec<char>>> {
    let letters: Vec<char> = letters.chars().collect();
    match letters[..] {
        ['h', 'l' | 'r'] | ['f' | 'b' | 'l' | 'r', 'h'] if kind == Kind::Oblique => {
            Ok(vec![letters])
        }
        _ => Err(HALF.into()),
    }
}

fn is_meant(token: &[char], (files, ranks): (i8, i8), kind: Kind) -> bool {
    // The half of the board. The main direction lies within it.
    let wide = |letter: char| match letter {
        'f' => ranks > 0,
        'b' => ranks < 0,
        'l' => files < 0,
        'r' => files > 0,
        'v' => ranks != 0,
        's' => files != 0,
        _ => false,
    };
    let narrow = |letter: char| {
        let upright = ranks.abs() > files.abs();
        wide(letter) && upright == matches!(letter, 'f' | 'b' | 'v')
    };
    match *token {
        // Turned clockwise or counterclockwise from a straight line, all the way round.
        ['h', hand] => {
            let right = (files * ranks > 0) == (ranks.abs() > files.abs());
            right == (hand == 'r')
        }
        [letter, 'h'] => wide(letter),
        [letter] => match kind {
            Kind::Oblique => narrow(letter),
            _ => wide(letter),
        },
        [one, other] => match kind {
            Kind::Oblique => wide(one) && narrow(other),
            // Where an atom has both kinds of steps, only the diagonal one lies between two
            // directions.
            _ => wide(one) && wide(other),
        },
        _ => false,
    }
}
