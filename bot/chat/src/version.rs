//! The program's version.

/// The version and the commit it was built from, like `0.1.0 (3f2a91c07b5d)`: the commit's first
/// twelve digits, with `-dirty` behind them if the sources were changed since.
pub const VERSION: &str =
    concat!(env!("CARGO_PKG_VERSION"), " (", env!("MENAGERIE_BUILT_FROM"), ")");
