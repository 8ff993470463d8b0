//! How a score is known.

/// How a score bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// The true score may be higher.
    AtLeast,
    /// The true score may be lower.
    AtMost,
}
