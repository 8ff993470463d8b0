//! Files, which the caller reads.

/// How a file is read: its text by its path, or a sentence that says why not.
pub type Files<'a> = &'a dyn Fn(&str) -> Result<String, String>;
