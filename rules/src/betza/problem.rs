//! What is the matter with a term, in words; who reads the text says which term it is.

/// A part of a term, or why it is not understood.
pub(super) type Term<T> = Result<T, String>;
