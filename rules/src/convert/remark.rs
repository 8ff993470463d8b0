//! Remarks: what a converted file lacks.

/// A rule that could not be carried over.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Remark {
    /// The line of the text, counted from 1. There is none if the text inherits the rule from a
    /// variant that it only names.
    pub line: Option<usize>,
    /// The rule, and the reason.
    pub text: String,
}

impl std::fmt::Display for Remark {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.text),
            None => f.write_str(&self.text),
        }
    }
}
