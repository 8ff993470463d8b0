//! [`Language`]: the languages of the program, one for each folder of `locales/`.

use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

impl Default for Language {
    fn default() -> Self {
        Language::ENGLISH
    }
}

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(&'static str);

impl Language {
    /// English, in which everything can be said.
    pub const ENGLISH: Language = Language("en");

    /// All languages, by their tags: English first.
    pub fn all() -> impl Iterator<Item = Language> {
        let tags = LOCALES.dirs().filter_map(|folder| folder.path().to_str());
        let others = tags.filter(|tag| *tag != Language::ENGLISH.0).map(Language);
        std::iter::once(Language::ENGLISH).chain(others)
    }

    /// Its tag, such as `pt-BR`.
    pub fn tag(self) -> &'static str {
        self.0
    }

    /// The language of a tag such as `de`, if there is one.
    pub fn of_tag(tag: &str) -> Option<Language> {
        Language::all().find(|language| language.0.eq_ignore_ascii_case(tag))
    }

    /// The language that fits a locale best, such as `es-419` or `de_DE.UTF-8`: the same language, and
    /// the same country where there are several.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_lowercase();
        Language::of_tag(&tag)
            .or_else(|| Language::all().find(|language| primary(language.0) == primary(&tag)))
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.0.parse().unwrap_or_default()
    }

    /// Its files of messages: the name of each, and its messages.
    pub(crate) fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let files = LOCALES.get_dir(self.0).into_iter().flat_map(Dir::files);
        let files = files.filter(|file| file.path().extension().is_some_and(|it| it == "ftl"));
        files.filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
    }

    /// The prose of the games' files in its words, as TOML. English has none: the files are in English.
    pub(crate) fn prose(self) -> Option<&'static str> {
        LOCALES.get_file(format!("{}/games.toml", self.0))?.contents_utf8()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_has_the_language_that_is_nearest() {
        for (locale, language) in [
            ("en", Some("en")),
            ("en-GB", Some("en")),
            ("en_US.UTF-8", Some("en")),
            ("EN", Some("en")),
            ("C", None),
            ("", None),
            ("tlh-KX", None),
        ] {
            assert_eq!(Language::of_locale(locale).map(Language::tag), language, "{locale}");
        }
    }

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
