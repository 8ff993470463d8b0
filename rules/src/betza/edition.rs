//! The two editions of XBetza. A kept text is read by the edition that it was written for.

/// The edition by which a text is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Edition {
    /// The second mover's left is the first mover's left. A letter written twice counts once
    /// (`ffrrN` is `frrN`). `fmnH` looks at one of its two squares, and is no triple step.
    First,
    /// Texts are read as in XBoard, Fairy-Stockfish and the Interactive Diagrams. Each side has its
    /// own left, a letter written twice stands alone, and `fmnH` is a triple step over two empty
    /// squares.
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
