//! Letters and digits in another form, as `²`, `④` or `𝐞`, and characters that belong in no move.

/// Digits in another form: the first of ten in a row, from 0 on.
const DIGITS: [char; 7] =
    ['\u{2080}', '\u{0660}', '\u{06F0}', '\u{0966}', '\u{FF10}', '\u{1D7CE}', '\u{1FBF0}'];
/// Digits from 1 to 9: in circles, in brackets, with a full stop.
const DIGITS_FROM_ONE: [char; 6] =
    ['\u{2460}', '\u{2474}', '\u{2488}', '\u{2776}', '\u{2780}', '\u{278A}'];
/// Alphabets in another form: the first of 26 in a row.
const ALPHABETS: [char; 7] =
    ['\u{24B6}', '\u{24D0}', '\u{249C}', '\u{1F130}', '\u{1F150}', '\u{1F170}', '\u{1F1E6}'];
/// Letters and digits that are not in a row, with their plain forms.
const SINGLE: (&str, &str) = (
    "⁰¹²³⁴⁵⁶⁷⁸⁹⓪⓿ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᴺℎℬℰℱℋℐℒℳℛℯℊℴℭℌℑℜℂℍℕℙℚℝ",
    "012345678900abcdefghijklmnopABDEGHIJKLMNOPRNhBEFHILMRegoCHIRCHNPQR",
);
/// The mathematical alphabets: bold, italic, script, and so on, each of 52.
const MATHEMATICAL: std::ops::RangeInclusive<char> = '\u{1D400}'..='\u{1D6A3}';

/// The plain letter or digit for a character in another form. Other characters have none.
pub(super) fn undressed(letter: char) -> Option<char> {
    let code = u32::from(letter);
    let of_ten = |(first, from): (char, u32), count| {
        let place = code.checked_sub(u32::from(first)).filter(|place| *place < count)?;
        char::from_digit((place + from) % 10, 10)
    };
    let digits = DIGITS.iter().find_map(|first| {
        let count = if *first == '\u{1D7CE}' { 50 } else { 10 };
        of_ten((*first, 0), count)
    });
    let from_one = || DIGITS_FROM_ONE.iter().find_map(|first| of_ten((*first, 1), 9));
    let of_alphabet = || {
        let place = |first: &char| code.checked_sub(u32::from(*first)).filter(|place| *place < 26);
        let place = ALPHABETS.iter().find_map(place)?;
        char::from_u32(u32::from('a') + place)
    };
    let mathematical = || {
        let place = (code - u32::from(*MATHEMATICAL.start())) % 52;
        let first = if place < 26 { 'A' } else { 'a' };
        char::from_u32(u32::from(first) + place % 26)
    };
    let single = || {
        let (dressed, plain) = SINGLE;
        dressed.chars().zip(plain.chars()).find(|(it, _)| *it == letter).map(|(_, plain)| plain)
    };
    if letter.is_ascii() {
        None
    } else if MATHEMATICAL.contains(&letter) {
        mathematical()
    } else {
        digits.or_else(from_one).or_else(of_alphabet).or_else(single)
    }
}

/// Whether a character belongs in no move and changes how the others are seen. It turns them round,
/// strikes them through, or belongs to no script.
fn is_odd(letter: char) -> bool {
    letter.is_control() && !matches!(letter, '\n' | '\r' | '\t')
        || matches!(letter, '\u{202D}' | '\u{202E}')
        || matches!(letter, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}')
        || matches!(letter, '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
        || matches!(letter, '\u{E000}'..='\u{F8FF}' | '\u{FFFC}' | '\u{FFFD}')
}

/// The first character that belongs in no move, and the text without all such characters. There is
/// none if the text has no such character.
pub(super) fn without_odd(text: &str) -> Option<(char, String)> {
    let odd = text.chars().find(|letter| is_odd(*letter))?;
    Some((odd, text.chars().filter(|letter| !is_odd(*letter)).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_or_digit_in_another_dress_is_that_letter_or_digit() {
        for (dressed, plain) in [
            ("e²e⁴", "e2e4"),
            ("ⓔ②ⓔ④", "e2e4"),
            ("𝐞𝟐𝐞𝟒", "e2e4"),
            ("𝙚𝟮𝙚𝟰", "e2e4"),
            ("ᵉ²ᵉ⁴", "e2e4"),
            ("e₂e₄", "e2e4"),
            ("e٢e٤", "e2e4"),
            ("e❷e➃", "e2e4"),
            ("𝕹f³", "Nf3"),
            ("ℕf3", "Nf3"),
        ] {
            let found: String =
                dressed.chars().map(|letter| undressed(letter).unwrap_or(letter)).collect();
            assert_eq!(found, plain, "{dressed}");
        }
        for letter in "aA0ж👍…♘é".chars() {
            assert_eq!(undressed(letter), None, "{letter}");
        }
        let (dressed, plain) = SINGLE;
        assert_eq!(dressed.chars().count(), plain.chars().count());
    }

    #[test]
    fn what_changes_how_others_are_seen_is_odd() {
        for (text, odd) in
            [("\u{202e}e2e4", '\u{202e}'), ("e2\u{336}e4", '\u{336}'), ("e2\u{7}e4", '\u{7}')]
        {
            assert_eq!(without_odd(text), Some((odd, "e2e4".to_owned())));
        }
        assert_eq!(without_odd("e2e4 👍 é жπ"), None);
    }
}
