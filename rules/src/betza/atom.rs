//! Atoms: a capital, alone, doubled or with a range.

use super::problem::Term;
use crate::movement::{Directions, UNLIMITED};

/// A capital with its range.
#[derive(Clone, Copy)]
pub(super) struct Atom {
    /// Steps as vectors with 0 <= files <= ranks; `K` and `Q` have two.
    steps: &'static [(i8, i8)],
    /// The most steps it may make.
    pub most: u8,
}

/// The kinds of atoms, by the direction of their steps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Orthogonal,
    Diagonal,
    /// Both orthogonal and diagonal.
    Royal,
    Oblique,
}

/// The number of letters behind a capital that belong to its atom: the same capital again, or a
/// number. A number behind two capitals is read with them, so that the error can say what is meant.
pub(super) fn rest(text: &str) -> usize {
    let digits = |from| text.bytes().skip(from).take_while(u8::is_ascii_digit).count();
    let mut letters = text.chars();
    let capital = letters.next();
    match letters.next() {
        next if next == capital && capital.is_some_and(|letter| "WFDNAHCZGK".contains(letter)) => {
            1 + digits(2)
        }
        _ => digits(1),
    }
}

impl Atom {
    /// Reads a capital with the letters that belong to it.
    pub fn read(text: &str) -> Term<Atom> {
        let mut letters = text.chars();
        let capital = letters.next().ok_or("it is empty")?;
        let (steps, most): (&[(i8, i8)], u8) = match capital {
            'W' => (&[(0, 1)], 1),
            'F' => (&[(1, 1)], 1),
            'D' => (&[(0, 2)], 1),
            'N' => (&[(1, 2)], 1),
            'A' => (&[(2, 2)], 1),
            'H' => (&[(0, 3)], 1),
            'C' => (&[(1, 3)], 1),
            'Z' => (&[(2, 3)], 1),
            'G' => (&[(3, 3)], 1),
            'K' => (&[(0, 1), (1, 1)], 1),
            'R' => (&[(0, 1)], UNLIMITED),
            'B' => (&[(1, 1)], UNLIMITED),
            'Q' => (&[(0, 1), (1, 1)], UNLIMITED),
            '0'..='9' => return Err("a number stands behind a piece letter, as in R4".into()),
            _ => return Err("the piece letter is unknown: there are W F D N A C Z H G, K, R B Q, and O to castle".into()),
        };
        let most = match letters.as_str() {
            "" => most,
            "0" => UNLIMITED,
            again if again.strip_prefix(capital) == Some("") => UNLIMITED,
            again if again.starts_with(capital) => {
                let range = &again[1..];
                return Err(format!(
                    "{capital}{capital} is any number of leaps: write {capital}{range} for at most {range}"
                ));
            }
            number => number
                .parse()
                .ok()
                .filter(|most| (1..=UNLIMITED).contains(most) && !number.starts_with('0'))
                .ok_or("a range is 1 to 15 steps, or 0 for any number")?,
        };
        Ok(Atom { steps, most })
    }

    pub fn kind(self) -> Kind {
        match self.steps {
            [_, _, ..] => Kind::Royal,
            [(0, _)] => Kind::Orthogonal,
            [(files, ranks)] if files == ranks => Kind::Diagonal,
            _ => Kind::Oblique,
        }
    }

    /// Whether it is D or H, or goes several steps along a line or a diagonal.
    pub fn goes_on(self) -> bool {
        matches!((self.steps, self.most), ([(0, 2 | 3)], 1) | ([(0 | 1, 1)], 2..))
    }

    /// Whether it is H.
    pub fn is_threefold(self) -> bool {
        matches!((self.steps, self.most), ([(0, 3)], 1))
    }

    /// The number of squares of a step.
    pub fn squares(self) -> i8 {
        self.steps[0].1
    }

    /// The directions of its steps, unless it is oblique.
    pub fn directions(self) -> Directions {
        match self.kind() {
            Kind::Orthogonal => Directions::ORTHOGONAL,
            Kind::Diagonal => Directions::DIAGONAL,
            Kind::Royal | Kind::Oblique => Directions::ALL,
        }
    }

    /// All its steps, each with its rotations and reflections, once.
    pub fn vectors(self) -> Vec<(i8, i8)> {
        let mut vectors = Vec::new();
        for &(short, long) in self.steps {
            for (files, ranks) in [(short, long), (long, short)] {
                for (x, y) in [(1, 1), (1, -1), (-1, -1), (-1, 1)] {
                    let vector = (files * x, ranks * y);
                    if !vectors.contains(&vector) {
                        vectors.push(vector);
                    }
                }
            }
        }
        vectors
    }
}
