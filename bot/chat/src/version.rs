//! Which program this is.

/// Its version and what it was built from, like `0.1.0 (3f2a91c07b5d)`: the first twelve digits of a
/// commit, with `-dirty` behind them where the sources were changed since.
pub const VERSION: &str =
    concat!(env!("CARGO_PKG_VERSION"), " (", env!("MENAGERIE_BUILT_FROM"), ")");
