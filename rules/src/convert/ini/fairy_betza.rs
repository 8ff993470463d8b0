//! Fairy-Stockfish's Betza. A movement has one leg, and unknown letters are skipped.

use std::collections::{BTreeMap, BTreeSet};

/// A step in files and ranks.
pub(super) type Vector = (i8, i8);

/// The manner of a movement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum How {
    Leap,
    /// Over squares that must be empty.
    Lame,
    /// This many steps, 0 for any number.
    Slide(u8),
    /// Over one piece, within this many steps, 0 for any number.
    Hop(u8),
    /// To the square behind the first piece.
    HopBehind,
}

/// The key of all movements of one sort: their manner, whether they exist only where a double step
/// may begin, and the steps of the atom as its shorter and its longer side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Sort {
    pub initial: bool,
    pub how: How,
    pub sides: (i8, i8),
}

/// Where the movements of one sort lead: without capturing, and capturing.
pub(super) type Moves = BTreeMap<Sort, [BTreeSet<Vector>; 2]>;

/// The manner and the atom for each combination of first move or not, mode, class and step.
type Table = BTreeMap<(bool, usize, u8, Vector), (How, (i8, i8))>;

/// Reads a text. As in Fairy-Stockfish, later terms replace earlier ones of the same class and
/// direction.
pub(super) fn read(text: &str) -> Moves {
    // Fairy-Stockfish keeps these classes apart: steps, slides and hops.
    let mut table: Table = BTreeMap::new();
    let letters: Vec<char> = text.chars().collect();
    let mut term = Term::default();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let next = letters.get(at + 1).copied();
        at += 1;
        match letter {
            'm' => term.modes.push(0),
            'c' => term.modes.push(1),
            'p' => term.hops = true,
            'g' => (term.hops, term.distance) = (true, 1),
            'n' => term.lame = true,
            'i' => term.initial = true,
            'f' | 'b' | 'v' | 'h' | 'r' | 'l' | 's' => {
                let second = next.filter(|next| are_one(letter, *next));
                at += usize::from(second.is_some());
                term.directions.push((letter, second.unwrap_or(letter)));
            }
            _ => {
                let Some((atoms, slides)) = atoms(letter) else { continue };
                let mut slides = slides;
                if let Some(next) = next.filter(|next| next.is_ascii_digit() || *next == letter) {
                    slides = true;
                    term.distance = next.to_digit(10).map_or(term.distance, |digit| digit as u8);
                    at += 1;
                }
                if term.modes.is_empty() {
                    term.modes = vec![0, 1];
                }
                let (class, how) = match (term.hops, slides, term.lame) {
                    (true, _, _) if term.distance == 1 => (2, How::HopBehind),
                    (true, _, _) => (2, How::Hop(term.distance)),
                    (_, true, _) => (1, How::Slide(term.distance)),
                    (_, _, true) => (0, How::Lame),
                    _ => (0, How::Leap),
                };
                for &sides in atoms {
                    for vector in term.vectors(sides, atoms.len() == 1) {
                        for &mode in &term.modes {
                            // Fairy-Stockfish has no captures as first moves.
                            if !(term.initial && mode == 1) {
                                table.insert((term.initial, mode, class, vector), (how, sides));
                            }
                        }
                    }
                }
                term = Term::default();
            }
        }
    }
    let mut moves = Moves::new();
    for ((initial, mode, _, vector), (how, sides)) in table {
        if goes(how, sides) {
            moves.entry(Sort { initial, how, sides }).or_default()[mode].insert(vector);
        }
    }
    moves
}

/// Whether Fairy-Stockfish moves like this. It has tables for these movements only, and ignores
/// others that it reads.
fn goes(how: How, sides: (i8, i8)) -> bool {
    match how {
        How::Leap => true,
        How::Lame => matches!(sides, (0..=2, 2) | (2, 3)),
        How::Slide(_) => matches!(sides, (0 | 1, 1) | (1, 2)),
        How::Hop(_) | How::HopBehind => matches!(sides, (0 | 1, 1)),
    }
}

#[derive(Default)]
struct Term {
    modes: Vec<usize>,
    hops: bool,
    lame: bool,
    initial: bool,
    distance: u8,
    directions: Vec<(char, char)>,
}

impl Term {
    fn vectors(&self, (short, long): (i8, i8), alone: bool) -> BTreeSet<Vector> {
        let mut directions = Vec::new();
        for &(one, other) in &self.directions {
            // For a straight step, each letter is a direction.
            if alone && short == 0 && one != other {
                directions.extend([(one, one), (other, other)]);
            } else {
                directions.push((one, other));
            }
        }
        let mut vectors = BTreeSet::new();
        for upright in [true, false] {
            for (x, y) in [(1, 1), (1, -1), (-1, -1), (-1, 1)] {
                let way = Way { up: y > 0, right: x > 0, upright };
                if directions.is_empty() || directions.iter().any(|token| way.is_meant(*token)) {
                    let (files, ranks) = if upright { (short, long) } else { (long, short) };
                    vectors.insert((files * x, ranks * y));
                }
            }
        }
        vectors
    }
}

/// One of the eight steps of an oblique leap. For other leaps, two of the eight are the same.
struct Way {
    up: bool,
    right: bool,
    upright: bool,
}

impl Way {
    fn half(&self, letter: char) -> bool {
        match letter {
            'f' => self.up,
            'b' => !self.up,
            'r' => self.right,
            'l' => !self.right,
            _ => false,
        }
    }

    /// Whether it goes mostly in this direction.
    fn mostly(&self, letter: char) -> bool {
        match letter {
            'f' | 'b' => self.upright && self.half(letter),
            'r' | 'l' => !self.upright && self.half(letter),
            'v' => self.upright,
            's' => !self.upright,
            _ => false,
        }
    }

    fn is_meant(&self, token: (char, char)) -> bool {
        match token {
            (one, other) if one == other => self.mostly(one),
            ('h', 'r') => self.upright == (self.up == self.right),
            ('h', 'l') => self.upright != (self.up == self.right),
            (one, 'h') => self.half(one),
            ('f' | 'b', 'l' | 'r' | 's') | ('l' | 'r', 'f' | 'b' | 'v') => {
                self.half(token.0) && self.mostly(token.1)
            }
            // Fairy-Stockfish reads them together, but they mean nothing.
            _ => false,
        }
    }
}

/// Whether two letters of directions are read together.
fn are_one(one: char, other: char) -> bool {
    let upright = |letter: char| "fbvh".contains(letter);
    let sideways = |letter: char| "rlsh".contains(letter);
    one == other || (upright(one) && sideways(other)) || (sideways(one) && upright(other))
}

/// The atoms that a capital stands for, and whether it slides by itself.
fn atoms(capital: char) -> Option<(&'static [(i8, i8)], bool)> {
    Some(match capital {
        'W' => (&[(0, 1)], false),
        'F' => (&[(1, 1)], false),
        'D' => (&[(0, 2)], false),
        'N' => (&[(1, 2)], false),
        'A' => (&[(2, 2)], false),
        'H' => (&[(0, 3)], false),
        'L' | 'C' => (&[(1, 3)], false),
        'J' | 'Z' => (&[(2, 3)], false),
        'G' => (&[(3, 3)], false),
        'K' => (&[(0, 1), (1, 1)], false),
        'R' => (&[(0, 1)], true),
        'B' => (&[(1, 1)], true),
        'Q' => (&[(0, 1), (1, 1)], true),
        _ => return None,
    })
}
