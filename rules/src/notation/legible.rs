//! Makes typed text uniform, and makes text that comes from a player safe to show again.

/// The most characters of a player's text that are ever shown again.
const SHOWN: usize = 20;

/// The beginning of a player's text, without anything that could be a control character, change the
/// direction of writing, or be taken for formatting.
pub(super) fn shown(text: &str) -> String {
    let safe = |letter: &char| {
        letter.is_ascii_alphanumeric()
            || " -=+.,;?!'".contains(*letter)
            || (letter.is_alphabetic() && !is_filler(*letter))
    };
    // A text may be long and have nothing that can be shown.
    let mut letters = text.chars().take(200).filter(safe);
    let mut shown: String = letters.by_ref().take(SHOWN).collect();
    if letters.next().is_some() {
        shown.pop();
        shown.push('…');
    }
    shown.trim().to_owned()
}

/// Letters to Unicode that are blank on the screen.
const fn is_filler(letter: char) -> bool {
    matches!(letter, '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}')
}

/// The text with every dash as `-`, every times sign as `x` and every space as a plain one.
pub(super) fn uniform(text: &str) -> String {
    text.trim()
        .chars()
        .map(|letter| match letter {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2192}' => '-',
            '\u{00D7}' => 'x',
            '\u{00A0}' | '\u{2009}' | '\u{202F}' | '\t' => ' ',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_dangerous_is_shown() {
        assert_eq!(shown("e2\u{202e}e4\u{0}\u{1b}[31m"), "e2e431m");
        assert_eq!(shown("<@&1> **x** `y`"), "1 x y");
        assert_eq!(shown("\u{3164}\u{200b}"), "");
        assert_eq!(shown(&"a".repeat(4000)).chars().count(), SHOWN);
        assert_eq!(shown("Ünïcode is fine"), "Ünïcode is fine");
    }

    #[test]
    fn dashes_are_alike() {
        assert_eq!(uniform(" a1–a2\n"), "a1-a2");
        assert_eq!(uniform("a1→a2"), "a1-a2");
        assert_eq!(uniform("a1\u{a0}a2"), "a1 a2");
    }
}
