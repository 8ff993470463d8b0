//! Makes typed text uniform, and makes text that comes from a player safe to show again.

use super::dress::undressed;
use crate::pieces::label::is_prime;

/// The most characters of a player's text that are ever shown again.
const SHOWN: usize = 20;
/// The most bytes of a player's text that are searched for these characters.
const MOST_BYTES_FOR_QUOTE: usize = 400;

/// Signs that a chat takes for formatting, and signs that look the same and are not taken for it.
const FORMATTING: (&str, &str) = ("*_~`|<>\\[]@:", "∗＿∼ˋ∣‹›∖［］＠：");

/// The beginning of a player's text as it was typed, without anything that could be a control
/// character, change the direction of writing, or be taken for formatting.
pub(super) fn shown(text: &str) -> String {
    // A text may be long and have no character that can be shown.
    let text = text.get(..text.floor_char_boundary(MOST_BYTES_FOR_QUOTE)).unwrap_or_default();
    let mut letters = text.char_indices().filter_map(|(place, letter)| {
        // "P@e5" and "e4:d5": a sign before a square is part of no mention, emoji or address.
        let is_before_square = matches!(letter, '@' | ':')
            && text[place + 1..].starts_with(|next: char| next.is_ascii_lowercase())
            && text[place + 2..].starts_with(|next: char| next.is_ascii_digit());
        if is_before_square { Some(letter) } else { legible(letter) }
    });
    let mut shown: String = letters.by_ref().take(SHOWN).collect();
    if letters.next().is_some() {
        shown.pop();
        shown.push('…');
    }
    shown.trim().to_owned()
}

/// The form in which a letter is shown, if it can be shown.
fn legible(letter: char) -> Option<char> {
    let (signs, harmless) = FORMATTING;
    if let Some((_, other)) = signs.chars().zip(harmless.chars()).find(|(sign, _)| *sign == letter)
    {
        return Some(other);
    }
    let is_symbol = matches!(letter, '\u{A1}'..='\u{AC}' | '\u{AE}'..='\u{BF}' | '\u{D7}' | '\u{F7}')
        || matches!(letter, '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205E}')
        // Arrows, signs, chess pieces and emoji.
        || matches!(letter, '\u{2100}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}');
    let is_shown = letter == ' '
        || letter.is_ascii_graphic()
        || (letter.is_alphabetic() && !is_filler(letter))
        || is_symbol;
    is_shown.then_some(letter)
}

/// Letters of Unicode that are blank on the screen.
const fn is_filler(letter: char) -> bool {
    matches!(letter, '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}')
}

/// Characters that do not show on the screen: they have no width, or say how others are shown. The
/// two that turn the letters after them around are not among them. Without those two, a text would
/// be read in another order than it is seen.
pub(crate) const fn is_invisible(letter: char) -> bool {
    is_filler(letter)
        || matches!(letter, '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{180B}'..='\u{180F}')
        || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202C}' | '\u{2060}'..='\u{206F}')
        || matches!(letter, '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
        || matches!(letter, '\u{E0000}'..='\u{E0FFF}')
}

/// Characters that do not show, or that change how others are shown.
pub(crate) fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || is_invisible(letter)
        || matches!(letter, '\u{202D}' | '\u{202E}' | '\u{2028}' | '\u{2029}')
}

/// Cyrillic and Greek letters with the Latin letters that look the same, from keyboards that have
/// both.
const LOOK_ALIKE: [(&str, &str); 2] = [
    ("аеорсухіјѕԁһԛԝАВЕКМНОРСТУХІЈЅԌԚԜ", "aeopcyxijsdhqwABEKMHOPCTYXIJSGQW"),
    ("ονρϳΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ovpjABEZHIKMNOPTYX"),
];

fn look_alike(letter: char) -> char {
    // Most letters. None is in the lists.
    if letter.is_ascii() {
        return letter;
    }
    let found = LOOK_ALIKE.iter().find_map(|(letters, latin)| {
        letters.chars().zip(latin.chars()).find(|(other, _)| *other == letter)
    });
    found.map_or(letter, |(_, latin)| latin)
}

/// The plain form of a letter in another form. Other letters stay as they are.
pub(super) fn latin(letter: char) -> char {
    match letter {
        // The fullwidth forms are in the order of ASCII.
        '\u{FF01}'..='\u{FF5E}' => {
            char::from_u32(u32::from(letter) - 0xFF01 + 0x21).unwrap_or(letter)
        }
        other => undressed(other).unwrap_or(other),
    }
}

/// The text in a uniform form. Every dash is `-`, every times sign `x`, every apostrophe `'` and
/// every space a plain one. Characters that do not show are left out. Letters of other alphabets
/// that look like Latin letters become those.
pub fn uniform(text: &str) -> String {
    let plain = |letter: char| match letter {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        // Arrows.
        '\u{2192}'
        | '\u{21D2}'
        | '\u{2794}'
        | '\u{2799}'..='\u{279E}'
        | '\u{27A1}'
        | '\u{27F6}' => '-',
        '\u{2B95}' => '-',
        '\u{00D7}' => 'x',
        prime if is_prime(prime) => '\'',
        '\u{00A0}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{3000}' | '\t' => ' ',
        '\u{0370}'..='\u{052F}' => look_alike(letter),
        other => latin(other),
    };
    // The mark that turns a digit into a key says nothing of its own.
    let is_nothing = |letter: &char| is_invisible(*letter) || *letter == '\u{20E3}';
    let text: String = text.chars().filter(|letter| !is_nothing(letter)).map(plain).collect();
    text.trim().to_owned()
}

/// Whether two names look the same at a glance. Capitals, spaces and signs do not matter, and some
/// letters and digits look like others.
pub fn looks_like(name: &str, other: &str) -> bool {
    let glance = |name: &str| {
        let letters = uniform(name).to_lowercase();
        let letters = letters.chars().filter(|letter| letter.is_alphanumeric());
        let alike = letters.map(|letter| match letter {
            '0' => 'o',
            '1' | 'i' | '\u{131}' | '\u{456}' => 'l',
            other => look_alike(other),
        });
        alike.collect::<String>()
    };
    let glanced = glance(name);
    name.eq_ignore_ascii_case(other) || !glanced.is_empty() && glanced == glance(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_told_apart_by_nobody() {
        for name in [
            "Chess",
            "CHESS",
            "\u{421}hess",
            "Che\u{455}\u{455}",
            "Ch\u{200b}ess",
            "C hess",
            " chess.",
            "ｃhess",
            "𝐂hess",
        ] {
            assert!(looks_like(name, "Chess"), "{name}");
        }
        for name in ["Chess960", "Cheese", "Tiny Chess", "Шахматы", "", "象棋"] {
            assert!(!looks_like(name, "Chess"), "{name}");
        }
        assert!(looks_like("Terachess ІІ", "Terachess II"));
        assert!(!looks_like("…", "!"));
    }

    #[test]
    fn nothing_dangerous_is_shown() {
        assert_eq!(shown("e2\u{202e}e4\u{0}\u{1b}[31m"), "e2e4［31m");
        assert_eq!(shown("<@&1> **x** `y`"), "‹＠&1› ∗∗x∗∗ ˋyˋ");
        assert_eq!(shown("@everyone http://a.b"), "＠everyone http：//a.b");
        assert_eq!(shown("\u{3164}\u{200b}"), "");
        assert_eq!(shown(&"a".repeat(4000)).chars().count(), SHOWN);
        for text in ["Ünïcode is fine", "P@e5", "…a4a6", "🙂 a4→a6", "♘ e4:d5 (x) 1/2"] {
            assert_eq!(shown(text), text);
        }
        let (signs, harmless) = FORMATTING;
        assert_eq!(signs.chars().count(), harmless.chars().count());
    }

    #[test]
    fn dashes_are_alike() {
        assert_eq!(uniform(" a1–a2\n"), "a1-a2");
        assert_eq!(uniform("a1→a2"), "a1-a2");
        assert_eq!(uniform("a1\u{a0}a2"), "a1 a2");
    }

    #[test]
    fn what_looks_alike_is_alike() {
        assert_eq!(uniform("е3е4"), "e3e4");
        assert_eq!(uniform("e3\u{200b}e5\u{feff} "), "e3e5");
        assert_eq!(uniform("ｅ３－ｅ５"), "e3-e5");
        assert_eq!(uniform("Κe2"), "Ke2");
        assert_eq!(uniform("яж"), "яж");
        assert_eq!(uniform("e2\u{202e}e4"), "e2\u{202e}e4");
        for (letters, latin) in LOOK_ALIKE {
            assert_eq!(letters.chars().count(), latin.chars().count());
            assert!(!letters.chars().any(|letter| letter.is_ascii()), "{letters}");
            assert!(latin.is_ascii(), "{latin}");
        }
    }
}
