//! The name of a language in itself.

use crate::{Language, Reader, word};

impl Language {
    /// Its name in itself, such as `Deutsch`.
    pub fn name(self) -> String {
        word("language-name", [], Reader { language: self, network: "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn each_language_has_a_name_of_its_own() {
        let names: HashSet<String> = Language::all().map(Language::name).collect();
        assert_eq!(names.len(), Language::all().count());
        assert!(names.contains("English"));
    }
}
