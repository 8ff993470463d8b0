//! Arrays that are drawn by lot.

use crate::Role;

/// How the array is drawn by lot: the pieces of the first rank in any order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// The pieces, one for each file.
    pub pieces: Vec<Role>,
    /// The ways to relate the two sides; the first one is the usual.
    pub symmetries: Vec<Symmetry>,
}

impl Shuffle {
    /// How many orders there are: the factorial of the number of pieces.
    pub fn orders(&self) -> u64 {
        (1..=self.pieces.len() as u64).product()
    }

    /// The order with this number, counted from 0; larger numbers start again.
    pub(crate) fn order(&self, number: u64) -> Vec<Role> {
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
