//! [`Language`]: the languages of the program, one for each folder of `locales/`.

use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(&'static str);

impl Language {
    /// English, in which everything can be said.
    pub const ENGLISH: Language = Language("en");

    /// All languages, by their tags.
    pub fn all() -> impl Iterator<Item = Language> {
        LOCALES.dirs().filter_map(|folder| folder.path().to_str()).map(Language)
    }

    /// Its tag, such as `pt-BR`.
    pub fn tag(self) -> &'static str {
        self.0
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.0.parse().unwrap_or_default()
    }

    /// Its files: the name of each, and its messages.
    pub(crate) fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let files = LOCALES.get_dir(self.0).into_iter().flat_map(Dir::files);
        files.filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_a_folder_with_a_tag() {
        assert!(Language::all().any(|language| language == Language::ENGLISH));
        for language in Language::all() {
            let tag: Result<LanguageIdentifier, _> = language.tag().parse();
            assert_eq!(tag.map(|tag| tag.to_string()).ok().as_deref(), Some(language.tag()));
            assert!(language.files().count() > 0, "{language:?}");
        }
    }
}
