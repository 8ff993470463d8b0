//! The problem with a term, in words. The reader of the whole text adds the term itself.

/// A part of a term, or the reason why it is not understood.
pub(super) type Term<T> = Result<T, String>;
