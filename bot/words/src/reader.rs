//! [`Reader`]: who reads a text.

use crate::Language;

/// The reader of a text: their language, and their network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// The network's name, by which the catalogue has its own words, such as `discord`.
    pub network: &'static str,
}

impl Reader {
    /// A reader of the log, which is in English.
    pub const LOG: Reader = Reader::english("discord");

    /// A reader of English.
    pub const fn english(network: &'static str) -> Self {
        Self { language: Language::ENGLISH, network }
    }
}
