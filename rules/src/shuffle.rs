//! Arrays that are drawn by lot.

use crate::Role;

/// How the array is drawn by lot: the pieces of the first rank in any order, or in any that fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// The pieces, one for each file.
    pub pieces: Vec<Role>,
    /// The kinds of which two stand on squares of different colors.
    pub opposite_colors: Vec<Role>,
    /// All pieces of some kinds, in the order in which they stand from the first file to the last.
    pub order: Vec<Role>,
    /// The ways to relate the two sides; the first one is the usual.
    pub symmetries: Vec<Symmetry>,
}

impl Shuffle {
    /// How many orders there are: where everything goes, the factorial of the number of pieces; else as
    /// many as look different.
    pub fn orders(&self) -> u64 {
        let files = self.pieces.len() as u64;
        if self.is_free() {
            return (1..=files).product();
        }
        let pairs = self.opposite_colors.len() as u64;
        let colors = (0..pairs).map(|taken| (files / 2 - taken) * (files.div_ceil(2) - taken));
        let mut left = files - 2 * pairs;
        let groups = self.groups().into_iter().map(|group| {
            let ways = combinations(left, group.len() as u64);
            left -= group.len() as u64;
            ways
        });
        colors.product::<u64>() * groups.product::<u64>()
    }

    /// The order with this number, counted from 0; larger numbers start again. Where something is demanded
    /// of an order, the numbers are Scharnagl's of Chess960: first the pieces on different colors, the one
    /// on a light square before the other, then the other kinds as they are listed.
    pub(crate) fn order(&self, number: u64) -> Vec<Role> {
        if self.is_free() { self.free_order(number) } else { self.ruled_order(number) }
    }

    fn is_free(&self) -> bool {
        self.opposite_colors.is_empty() && self.order.is_empty()
    }

    /// What is put on the files that are left, those pieces of each group from the first file on: each kind
    /// by itself, and then those that have an order.
    fn groups(&self) -> Vec<Vec<Role>> {
        let mut groups: Vec<Vec<Role>> = Vec::new();
        let is_left =
            |role: &&Role| !self.opposite_colors.contains(role) && !self.order.contains(role);
        for role in self.pieces.iter().filter(is_left) {
            match groups.iter_mut().find(|group| group.contains(role)) {
                Some(group) => group.push(*role),
                None => groups.push(vec![*role]),
            }
        }
        groups.push(self.order.clone());
        groups
    }

    fn ruled_order(&self, number: u64) -> Vec<Role> {
        let mut number = number % self.orders();
        let mut digit = |choices: u64| {
            let digit = number % choices;
            number /= choices;
            digit
        };
        let mut placed: Vec<Option<Role>> = vec![None; self.pieces.len()];
        let is_empty = |placed: &[Option<Role>], file: &usize| placed[*file].is_none();
        for role in &self.opposite_colors {
            // The first square of the first rank is dark.
            for parity in [1, 0] {
                let files: Vec<usize> =
                    (parity..placed.len()).step_by(2).filter(|at| is_empty(&placed, at)).collect();
                placed[files[digit(files.len() as u64) as usize]] = Some(*role);
            }
        }
        for group in self.groups() {
            let files: Vec<usize> = (0..placed.len()).filter(|at| is_empty(&placed, at)).collect();
            let mut rank = digit(combinations(files.len() as u64, group.len() as u64));
            let mut group = group.into_iter().peekable();
            for (passed, file) in files.iter().enumerate() {
                // As many choices have this file as there are ways to put the others behind it.
                let (behind, others) = ((files.len() - passed - 1) as u64, group.len() as u64);
                let with = if others == 0 { 0 } else { combinations(behind, others - 1) };
                if rank < with {
                    placed[*file] = group.next();
                } else {
                    rank -= with;
                }
            }
        }
        placed.into_iter().flatten().collect()
    }

    fn free_order(&self, number: u64) -> Vec<Role> {
        let mut left = self.pieces.clone();
        let mut number = number % self.orders();
        let mut order = Vec::new();
        while !left.is_empty() {
            let choices = left.len() as u64;
            order.push(left.remove((number % choices) as usize));
            number /= choices;
        }
        order
    }
}

/// In how many ways some of these many can be chosen.
fn combinations(all: u64, chosen: u64) -> u64 {
    (0..chosen).fold(1, |ways, taken| ways * all.saturating_sub(taken) / (taken + 1))
}

/// How the arrays of the two sides go together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// Each side has an order of its own.
    Asymmetric,
    /// The same pieces face each other on each file.
    Mirror,
    /// The board looks the same when it is turned around.
    Central,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Symmetry; 3] = [Symmetry::Asymmetric, Symmetry::Mirror, Symmetry::Central];

    /// The word in variant files and commands: `asymmetric`, `mirror`, `central`.
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::Asymmetric => "asymmetric",
            Symmetry::Mirror => "mirror",
            Symmetry::Central => "central",
        }
    }
}
