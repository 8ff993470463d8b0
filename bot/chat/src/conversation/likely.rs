//! Everyday words that may stand for several values of an option, with the values to offer, the
//! likeliest first.

use super::courtesies::without_courtesies;

/// The option, the everyday words, and the values to offer.
const LIKELY: [(&str, &[&str], &[&str]); 1] = [(
    "theme",
    &["dark", "darker", "darkmode", "dark mode", "night", "black", "grey", "gray"],
    &["slate", "high-contrast"],
)];

/// The values to offer for the typed text. Empty if the text stands for none.
pub(super) fn likely(option: &str, typed: &str) -> &'static [&'static str] {
    let polite = without_courtesies(typed);
    let typed = polite.as_deref().unwrap_or(typed).to_lowercase();
    let typed = typed.trim_matches(['"', '“', '”', '\'', '‘', '’']);
    let mut known = LIKELY.iter();
    let found = known.find(|(name, said, _)| *name == option && said.contains(&typed));
    found.map_or(&[], |(_, _, offered)| offered)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preferences;
    use menagerie_core::community::types::Setting;

    #[test]
    fn what_is_offered_is_there_and_what_is_there_is_offered_for_nothing_else() {
        let words = preferences::words(Setting::Theme).0;
        for (_, said, offered) in LIKELY {
            assert!(offered.iter().all(|it| words.contains(it)), "{offered:?}");
            assert!(!said.iter().any(|it| words.contains(it)), "{said:?}");
        }
        assert_eq!(likely("theme", "Dark"), ["slate", "high-contrast"]);
        assert_eq!(likely("theme", "“dark mode” please"), ["slate", "high-contrast"]);
        assert_eq!(likely("pieces", "dark"), [""; 0]);
    }
}
