//! Facts about uploaded variants.

use crate::Server;
use crate::upload::types::ServerVariant;

/// A fact about an uploaded variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UploadFact {
    /// Its file is kept.
    Kept {
        /// The community.
        server: Server,
        /// Its listing, without a place on the list.
        game: ServerVariant,
        /// The text of the file.
        file: String,
    },
    /// It is on the list, in place of the variant with the same id in its file.
    Published {
        /// The community.
        server: Server,
        /// The id in the file.
        game: String,
        /// The variant's id.
        variant: String,
        /// The edition.
        number: u32,
    },
    /// It is not on the list any more.
    Withdrawn {
        /// The community.
        server: Server,
        /// The id in the file.
        game: String,
    },
}
