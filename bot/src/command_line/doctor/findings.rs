//! The findings of `menagerie doctor`, one line each.

use menagerie_core::model::visible;

/// The findings so far, in the order of the checks.
#[derive(Default)]
pub struct Findings(Vec<(Kind, String)>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Well,
    Found,
    Unseen,
}

impl Findings {
    /// Adds a check that found nothing wrong.
    pub fn well(&mut self, words: impl ToString) {
        self.0.push((Kind::Well, words.to_string()));
    }

    /// Adds a problem with what to do. The same problem may be found more than once.
    pub fn found(&mut self, words: impl ToString) {
        let found = (Kind::Found, words.to_string());
        if !self.0.contains(&found) {
            self.0.push(found);
        }
    }

    /// Adds a check that was impossible, with the reason.
    pub fn unseen(&mut self, words: impl ToString) {
        self.0.push((Kind::Unseen, words.to_string()));
    }

    /// How many problems there are.
    pub fn count(&self) -> usize {
        self.0.iter().filter(|(kind, _)| *kind == Kind::Found).count()
    }

    /// All lines. Text that a member has typed cannot control the terminal or begin a line of its
    /// own.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(kind, words)| {
            let mark = match kind {
                Kind::Well => "well",
                Kind::Found => "TO DO",
                Kind::Unseen => "not looked at",
            };
            format!("{mark}: {}", visible(words).replace('\n', " "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thing_is_one_line_whatever_is_in_it() {
        let mut findings = Findings::default();
        findings.well("settings: they can be used");
        findings.found("server “a\nb\u{1b}[2J”: I lack everything");
        findings.unseen("Matrix: it is not set up");
        findings.found("server “a\nb\u{1b}[2J”: I lack everything");
        let lines: Vec<String> = findings.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[1].starts_with("TO DO: server “a b"), "{}", lines[1]);
        assert!(lines.iter().all(|line| !line.contains(['\n', '\u{1b}'])), "{lines:?}");
        assert_eq!(findings.count(), 1, "what could not be looked at is nothing to do by itself");
    }
}
