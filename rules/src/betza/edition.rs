//! Two ways in which texts were read: what was kept goes on being read as it was.

/// How a text is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Edition {
    /// The second mover's left is where the first mover's is, a letter twice is that letter (`ffrrN` is
    /// `frrN`), and `fmnH` looks at one square of two and is no triple step.
    First,
    /// As XBoard, Fairy-Stockfish and the Interactive Diagrams read them: each side's left is its own, a letter
    /// twice stands alone, and `fmnH` is a triple step over two empty squares.
    #[default]
    Second,
}

impl Edition {
    /// The edition with this number.
    pub(crate) const fn numbered(number: i64) -> Option<Edition> {
        match number {
            1 => Some(Edition::First),
            2 => Some(Edition::Second),
            _ => None,
        }
    }
}
