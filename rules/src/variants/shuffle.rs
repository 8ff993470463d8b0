//! Arrays that are drawn at random, or arranged by the players.

use crate::variants::shuffle_group::ShuffleGroup;
use crate::{Role, Square};

/// A group, with the squares that earlier groups have left free.
pub type ShuffleStep<'a> = (&'a ShuffleGroup, Vec<Square>);

/// How the array is drawn at random, or arranged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// The groups of pieces, arranged one after the other. Together the pieces fill all the
    /// squares, and a kind of piece is in one group only.
    pub groups: Vec<ShuffleGroup>,
    /// The ways to relate the two sides. The first one is the usual one.
    pub symmetries: Vec<Symmetry>,
    /// Whether the players may choose an order instead of drawing it.
    pub is_chosen: bool,
}

impl Shuffle {
    /// The squares of the first mover's pieces, from the first rank on, and there from the first file on.
    pub fn squares(&self) -> Vec<Square> {
        let mut squares: Vec<Square> =
            self.groups.iter().flat_map(|group| &group.squares).copied().collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    /// The pieces of one side that are arranged.
    pub fn pieces(&self) -> impl Iterator<Item = Role> + '_ {
        self.groups.iter().flat_map(|group| &group.pieces).copied()
    }

    /// The number of orders: the product of the numbers of its groups.
    pub fn orders(&self) -> u64 {
        let steps = self.steps(0);
        steps.iter().map(|(group, free)| group.orders(free)).fold(1, u64::saturating_mul)
    }

    /// The steps by which the order with this number is drawn, group by group.
    pub fn steps(&self, number: u64) -> Vec<ShuffleStep<'_>> {
        self.draw(number).0
    }

    /// The order with this number, counted from 0. Larger numbers start again. The number is
    /// divided by the number of orders of the first group. The remainder is the number of that
    /// group's order, and the quotient is for the next group.
    pub(crate) fn order(&self, number: u64) -> Vec<(Square, Role)> {
        self.draw(number % self.orders().max(1)).1
    }

    fn draw(&self, mut number: u64) -> (Vec<ShuffleStep<'_>>, Vec<(Square, Role)>) {
        let (mut steps, mut placed) = (Vec::new(), Vec::<(Square, Role)>::new());
        for group in &self.groups {
            let is_free = |square: &Square| placed.iter().all(|(taken, _)| taken != square);
            let free: Vec<Square> = group.squares.iter().copied().filter(is_free).collect();
            let orders = group.orders(&free).max(1);
            placed.extend(group.order(&free, number % orders));
            number /= orders;
            steps.push((group, free));
        }
        (steps, placed)
    }
}

/// How the arrays of the two sides relate to each other.
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
    /// All symmetries.
    pub const ALL: [Symmetry; 3] = [Symmetry::Asymmetric, Symmetry::Mirror, Symmetry::Central];

    /// The word in variant files and commands: `asymmetric`, `mirror`, `central`.
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::Asymmetric => "asymmetric",
            Symmetry::Mirror => "mirror",
            Symmetry::Central => "central",
        }
    }

    /// The square of the second mover's piece that belongs to a square of the first mover's, on a
    /// board of this many files and ranks.
    pub(crate) const fn image(self, square: Square, files: u8, ranks: u8) -> Square {
        let (file, rank) = (square.file(), ranks - 1 - square.rank());
        let file = match self {
            Symmetry::Asymmetric | Symmetry::Mirror => file,
            Symmetry::Central => files - 1 - file,
        };
        Square(rank << 4 | file)
    }
}
