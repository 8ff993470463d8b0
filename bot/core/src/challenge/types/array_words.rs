//! Words of the option `array`.

/// The word for an array drawn in the usual way.
pub const BY_LOT: &str = "lot";
/// The word for the order in a variant's file.
pub const USUAL: &str = "usual";
