//! When a side may pass.

/// When a side may pass.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Passing {
    /// Never.
    #[default]
    Never,
    /// Whenever it is not in check.
    Always,
    /// When it is not in check and has no other move.
    Stuck,
}
