//! The subject of a rating.

/// The subject of a rating: one variant, or all of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pool {
    /// All variants.
    All,
    /// The variant with this id.
    Variant(String),
}

impl Pool {
    /// Its word in the store: empty, or the variant's id.
    pub fn word(&self) -> &str {
        match self {
            Pool::All => "",
            Pool::Variant(id) => id,
        }
    }

    /// The inverse of [`Pool::word`].
    pub fn from_word(word: String) -> Self {
        if word.is_empty() { Pool::All } else { Pool::Variant(word) }
    }

    /// Whether games of a variant are in it.
    pub fn has(&self, variant: &str) -> bool {
        match self {
            Pool::All => true,
            Pool::Variant(id) => id == variant,
        }
    }
}
