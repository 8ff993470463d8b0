//! Reads XBetza, the notation in which variant authors write how a piece moves, as far as the bundled
//! variants use it.
//!
//! A text is a sequence of terms. A term is lower-case modifiers followed by an atom:
//!
//! * leaps `W F D N A H C Z G`, and `K` = `WF`;
//! * slides `R B Q`;
//! * `m` quiet only, `c` captures only, `e` also captures in passing;
//! * `f b l r v s` forward, backward, left, right, vertical, sideways;
//! * `i` only while the piece has never moved;
//! * `n` (also written `nn`) on `fmD`: a double step, both squares empty;
//! * `cpR`, `cpB`, `cpQ`: captures over exactly one piece;
//! * `[F?fsR]` or `FyafsF`: one diagonal step, or on from there as a Rook, outward; `[W?fsB]` or `WyafsW`
//!   likewise; `[F?fqR]` goes on vertically only;
//! * `nNN`: a ride of Knight's steps, each of which needs one of the two squares between to be empty;
//! * `isO2`: castling, the King's part being two squares;
//! * `[R=B]`, which is our own: a Rook's leg and a Bishop's leg of the same length, in either order.

use thiserror::Error;

use crate::movement::{Directions, Gate, Leg, Length, Mode, Movement, Over, Shape, Steps};
use crate::square::{Direction, DirectionsOf};

/// Why a text is not XBetza that is understood here.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\": {problem}")]
pub struct BetzaError {
    /// The term that is not understood.
    pub text: String,
    /// What is the matter with it.
    pub problem: &'static str,
}

/// The most bytes of a text.
const LONGEST: usize = 100;

const ORTHOGONAL: u8 = Directions::ORTHOGONAL.0;
const DIAGONAL: u8 = Directions::DIAGONAL.0;

/// Reads the movements of a piece, as the first mover sees them.
///
/// ```
/// use menagerie_rules::betza::read;
/// assert_eq!(read("fmWfceFfmnnD").map(|movements| movements.len()), Ok(3));
/// assert!(read("fmX").is_err());
/// ```
///
/// # Errors
/// A letter that is unknown, or a combination that no bundled variant needs.
pub fn read(text: &str) -> Result<Vec<Movement>, BetzaError> {
    if text.len() > LONGEST {
        return Err(error(text, "a move has at most 100 letters"));
    }
    let mut movements = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (term, after) = next_term(rest)?;
        if let Some(inside) = term.strip_prefix('[').and_then(|term| term.strip_suffix(']')) {
            movements.extend(bracket(inside).map_err(|problem| error(term, problem))?);
        } else {
            movements.push(simple(term).map_err(|problem| error(term, problem))?);
        }
        rest = after;
    }
    if movements.is_empty() {
        return Err(error(text, "there is no move in it"));
    }
    Ok(movements)
}

fn error(text: &str, problem: &'static str) -> BetzaError {
    BetzaError { text: text.chars().take(40).collect(), problem }
}

/// Splits off the first term: up to the closing bracket, or up to the first capital.
fn next_term(text: &str) -> Result<(&str, &str), BetzaError> {
    let end = if text.starts_with('[') {
        text.find(']').ok_or_else(|| error(text, "the bracket is not closed"))?
    } else {
        text.find(|letter: char| !letter.is_ascii_lowercase())
            .ok_or_else(|| error(text, "the modifiers are not followed by a piece letter"))?
    };
    let end = end + text[end..].chars().next().map_or(0, char::len_utf8);
    // Castling is followed by a number, and a ride is a letter twice.
    let more = match text[..end].chars().next_back() {
        Some('O') => text[end..].bytes().take_while(u8::is_ascii_digit).count(),
        Some('N') => usize::from(text[end..].starts_with('N')),
        _ => 0,
    };
    Ok(text.split_at(end + more))
}

type Terms<T> = Result<T, &'static str>;

fn split(term: &str) -> Terms<(&str, char)> {
    let atom = term.chars().next_back().ok_or("it is empty")?;
    Ok((&term[..term.len() - atom.len_utf8()], atom))
}

fn simple(term: &str) -> Terms<Movement> {
    if let Some(special) = special(term)? {
        return Ok(special);
    }
    let (modifiers, atom) = split(term)?;
    let has = |letter| modifiers.contains(letter);
    if let Some(odd) = modifiers.chars().find(|&letter| !"mcefblrvsinpya".contains(letter)) {
        return Err(match odd {
            'j' | 'g' | 'o' | 'q' | 'u' | 'x' | 'z' | 'h' | 'd' | 't' | 'k' | 'w' => {
                "this modifier is not supported"
            }
            _ => "a letter is unknown",
        });
    }
    let mode = match (has('m'), has('c')) {
        (true, false) => Mode::Quiet,
        (false, true) => Mode::Capture,
        _ => Mode::Both,
    };
    let shape = if has('y') || has('a') {
        outward(modifiers, atom)?
    } else if has('n') {
        double_step(modifiers, atom)?
    } else if let Some(directions) = slide_directions(atom) {
        let directions = Directions(narrow(directions, modifiers)?);
        match (has('p'), mode) {
            (false, _) => one_leg(Leg::plain(along(directions), Length::ANY)),
            (true, Mode::Capture) => {
                one_leg(Leg { over: Over::One, ..Leg::plain(along(directions), Length::ANY) })
            }
            (true, _) => return Err("hopping over a piece is supported for captures only"),
        }
    } else {
        if has('p') {
            return Err("only a slider can hop over a piece");
        }
        one_leg(Leg::plain(Steps::To(leaps(modifiers, atom)?), Length::ONE))
    };
    let double_step = has('n');
    Ok(Movement { shape, mode, initial: has('i'), en_passant: has('e'), double_step, zone: None })
}

/// The terms that are not modifiers and one letter.
fn special(term: &str) -> Terms<Option<Movement>> {
    let movement = |shape, mode, initial| {
        Ok(Some(Movement {
            shape,
            mode,
            initial,
            en_passant: false,
            double_step: false,
            zone: None,
        }))
    };
    if let Some((modifiers, steps)) = term.split_once('O') {
        return match (modifiers, steps.parse()) {
            ("is", Ok(steps @ 2..=6)) => movement(Shape::Castling(steps), Mode::Quiet, true),
            _ => Err("castling is written isO2, with 2 to 6 squares for the King"),
        };
    }
    match term.strip_suffix("NN") {
        None => Ok(None),
        Some("n") => {
            let ride = Leg::plain(Steps::To(leaps("", 'N')?), Length::ANY);
            movement(one_leg(Leg { gate: Gate::EitherEmpty, ..ride }), Mode::Both, false)
        }
        Some(_) => Err("of rides only nNN is supported"),
    }
}

fn slide_directions(atom: char) -> Option<u8> {
    match atom {
        'R' => Some(ORTHOGONAL),
        'B' => Some(DIAGONAL),
        'Q' => Some(ORTHOGONAL | DIAGONAL),
        _ => None,
    }
}

fn double_step(modifiers: &str, atom: char) -> Terms<Shape> {
    let directed = modifiers.contains(['b', 'l', 'r', 'v', 's']);
    if atom == 'D' && modifiers.contains('f') && modifiers.contains('m') && !directed {
        let step = Leg::plain(Steps::To(vec![(0, 2)]), Length::ONE);
        Ok(one_leg(Leg { gate: Gate::Empty, ..step }))
    } else {
        Err("a lame leap is supported only as the double step fmnD")
    }
}

/// `yafsF`: the part of a bent slide beyond its first step.
fn outward(modifiers: &str, atom: char) -> Terms<Shape> {
    match (modifiers, atom) {
        ("yafs", 'F') => Ok(bent(DIAGONAL, Directions::ALL)),
        ("yafs", 'W') => Ok(bent(ORTHOGONAL, Directions::ALL)),
        _ => Err("of moves in two legs only yafsF and yafsW are supported"),
    }
}

fn one_leg(leg: Leg) -> Shape {
    Shape::Legs(vec![leg])
}

fn along(directions: Directions) -> Steps {
    Steps::To(DirectionsOf(directions.0).map(Direction::step).collect())
}

/// One step, and on from there turned by 45 degrees.
fn bent(first: u8, among: Directions) -> Shape {
    let turned = Steps::Turned { turns: 0b1000_0010, among, squares: 1 };
    Shape::Legs(vec![
        Leg::plain(along(Directions(first)), Length::ONE),
        Leg::plain(turned, Length::ANY),
    ])
}

/// The inside of `[W?fsB]`.
fn bracket(inside: &str) -> Terms<Vec<Movement>> {
    let movement = |shape| Movement {
        shape,
        mode: Mode::Both,
        initial: false,
        en_passant: false,
        double_step: false,
        zone: None,
    };
    if inside == "R=B" {
        let turned = Steps::Turned { turns: 0b1010_1010, among: Directions::ALL, squares: 1 };
        return Ok(vec![movement(Shape::Legs(vec![
            Leg::plain(along(Directions::ALL), Length::ANY),
            Leg::plain(turned, Length::AsBefore),
        ]))]);
    }
    let (first, second) = inside.split_once('?').ok_or("the bracket has no ?")?;
    let (modifiers, atom) = split(first)?;
    let (all, slider) = match atom {
        'W' => (ORTHOGONAL, 'B'),
        'F' => (DIAGONAL, 'R'),
        _ => return Err("the first step of a bent move must be W or F"),
    };
    let directions = narrow(all, modifiers)?;
    let (way, atom) = split(second)?;
    if atom != slider {
        return Err("the slide of a bent move must be R after F, and B after W");
    }
    let among = match way {
        "fs" => Directions::ALL,
        "fq" if slider == 'R' => Directions(0b0001_0001),
        _ => return Err("a bent move must go on outward: fs, or fq for vertically only"),
    };
    let step = one_leg(Leg::plain(along(Directions(directions)), Length::ONE));
    Ok([step, bent(directions, among)].map(movement).into())
}

fn leaps(modifiers: &str, atom: char) -> Terms<Vec<(i8, i8)>> {
    let (short, long, directions) = match atom {
        'W' => (0, 1, ORTHOGONAL),
        'D' => (0, 2, ORTHOGONAL),
        'H' => (0, 3, ORTHOGONAL),
        'F' => (1, 1, DIAGONAL),
        'A' => (2, 2, DIAGONAL),
        'G' => (3, 3, DIAGONAL),
        'N' => (1, 2, 0),
        'C' => (1, 3, 0),
        'Z' => (2, 3, 0),
        'K' => (1, 1, ORTHOGONAL | DIAGONAL),
        _ => return Err("the piece letter is unknown"),
    };
    if directions == 0 {
        if modifiers.contains(['f', 'b', 'l', 'r', 'v', 's']) {
            return Err("directions of an oblique leap are not supported");
        }
        let signs = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
        let both = [(short, long), (long, short)];
        return Ok(both
            .iter()
            .flat_map(|&(x, y): &(i8, i8)| signs.map(|(sx, sy)| (x * sx, y * sy)))
            .collect());
    }
    Ok(DirectionsOf(narrow(directions, modifiers)?)
        .map(|direction| (direction.step().0 * long, direction.step().1 * long))
        .collect())
}

/// The directions that the modifiers leave of an atom's.
fn narrow(directions: u8, modifiers: &str) -> Terms<u8> {
    if directions == DIAGONAL && modifiers.contains(['l', 'r', 'v', 's']) {
        return Err("of the directions of a diagonal atom only f and b are supported");
    }
    let chosen = |letter: char, direction: Direction| {
        let (files, ranks) = direction.step();
        match letter {
            'f' => ranks == 1,
            'b' => ranks == -1,
            'v' => files == 0,
            'l' => files == -1 && ranks == 0,
            'r' => files == 1 && ranks == 0,
            's' => ranks == 0,
            _ => false,
        }
    };
    let named: Vec<char> = modifiers.chars().filter(|l| "fbvlrs".contains(*l)).collect();
    if named.is_empty() {
        return Ok(directions);
    }
    let left = DirectionsOf(directions)
        .filter(|&direction| named.iter().any(|&letter| chosen(letter, direction)))
        .fold(0, |set, direction| set | direction.bit());
    Ok(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offsets(text: &str) -> Vec<(i8, i8)> {
        let movements = read(text).expect(text);
        let mut all: Vec<_> = movements
            .into_iter()
            .filter_map(|movement| movement.shape.leap().map(<[_]>::to_vec))
            .flatten()
            .collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn leaps_have_all_their_reflections() {
        for (text, count) in [
            ("N", 8),
            ("FA", 8),
            ("WD", 8),
            ("KN", 16),
            ("NCZ", 24),
            ("KADGH", 24),
            ("KNAD", 24),
            ("GHfmWfcF", 11),
            ("KimAimDimN", 24),
            ("smW", 2),
            ("vW", 2),
        ] {
            let offsets = offsets(text);
            assert_eq!(offsets.len(), count, "{text}");
            assert!(offsets.windows(2).all(|pair| pair[0] != pair[1]), "{text}");
        }
        assert_eq!(offsets("fcF"), [(-1, 1), (1, 1)]);
        assert_eq!(offsets("fmW"), [(0, 1)]);
    }

    #[test]
    fn the_pawn_has_three_movements() {
        let pawn = read("fmWfceFfmnnD").expect("it is XBetza");
        assert_eq!(pawn[1].mode, Mode::Capture);
        assert!(pawn[1].en_passant && !pawn[0].en_passant);
        assert!(pawn[2].double_step && pawn[2].shape.leads_to((0, 2)));
        assert!(read("ifmnD").expect("it is XBetza")[0].initial);
    }

    #[test]
    fn bent_slides_are_written_in_two_ways() {
        assert_eq!(read("[F?fsR]"), read("FyafsF"));
        assert_eq!(read("[W?fsB]"), read("WyafsW"));
        // On the farthest squares of a board nothing else leads to.
        let far = [(1, 15), (15, 1), (14, 15), (15, 14)];
        let leads = |text: &str| {
            let shape = &read(text).expect(text)[1].shape;
            far.map(|to| shape.leads_to(to))
        };
        assert_eq!(leads("[F?fsR]"), [true, true, false, false]);
        assert_eq!(leads("[F?fqR]"), [true, false, false, false]);
        assert_eq!(leads("[vW?fsB]"), [false, false, true, false]);
    }

    #[test]
    fn the_other_shapes_are_written_in_one_way() {
        assert!(read("[R=B]").expect("it is XBetza")[0].shape.leads_to((4, 8)));
        assert!(read("nNN").expect("it is XBetza")[0].shape.leads_to((4, 8)));
        for (text, steps) in [("isO2", 2), ("isO3", 3)] {
            assert_eq!(read(text).expect(text)[0].shape, Shape::Castling(steps));
        }
        assert_eq!(read("BnNN").map(|movements| movements.len()), Ok(2));
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        assert!(read(&"[".repeat(1000)).is_err() && read(&"W".repeat(1000)).is_err());
        for text in [
            "", "f", "fmX", "zQ", "W3", "[W?fsB", "[W]", "[R?fsB]", "[W?fsR]", "[W?bB]", "pR",
            "cpN", "mnD", "fN", "yafR", "é", "[é?é]", "sF", "[?]", "]", "NN", "mnNN", "isO",
            "isO9", "O2", "[R=R]", "[B=R]",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
