//! Ornaments around a text, which say nothing of their own: emoji, smileys, quotation marks, list
//! marks, the names of the people addressed.

/// Smileys that are not only signs.
const SMILEYS: [&str; 13] =
    ["xd", "xdd", ":d", ":p", ";p", "=d", ":o", "d:", "<3", "o/", "\\o/", "t_t", ":3"];

/// Whether a letter is an emoji or part of one.
fn is_emoji(letter: char) -> bool {
    matches!(letter,
        '\u{2300}'..='\u{23FF}' | '\u{25A0}'..='\u{27BF}' | '\u{2900}'..='\u{297F}'
        | '\u{2B00}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}' | '\u{FE0E}' | '\u{FE0F}'
        | '\u{200D}' | '\u{20E3}' | '\u{E0020}'..='\u{E007F}')
}

/// Whether a sign in front of a text is an ornament.
fn is_before(letter: char) -> bool {
    is_emoji(letter)
        || letter.is_whitespace()
        || letter.is_ascii_punctuation() && !matches!(letter, '@' | '<' | '~' | '/')
        || is_foreign_sign(letter)
}

/// Whether a sign behind a text is an ornament. A dash and an apostrophe may belong to a move.
fn is_behind(letter: char) -> bool {
    is_emoji(letter)
        || letter.is_whitespace()
        || letter.is_ascii_punctuation() && !matches!(letter, '~' | '/' | '>' | '-' | '\'')
        || is_foreign_sign(letter) && !matches!(letter, '\u{2019}' | '\u{2032}')
}

/// Quotation marks, brackets, dashes, bullets and points of all scripts.
fn is_foreign_sign(letter: char) -> bool {
    matches!(letter,
        '\u{A1}' | '\u{AB}' | '\u{B7}' | '\u{BB}' | '\u{BF}' | '\u{2010}'..='\u{2027}'
        | '\u{2030}'..='\u{205E}' | '\u{2190}'..='\u{21FF}' | '\u{3001}'..='\u{3003}'
        | '\u{3008}'..='\u{3011}' | '\u{3014}'..='\u{301F}' | '\u{FF01}'..='\u{FF0F}'
        | '\u{FF1A}'..='\u{FF20}')
}

/// Whether a word is only an ornament.
pub fn is_ornament(word: &str) -> bool {
    let lower = word.to_lowercase();
    let is_name = word.len() > 1 && word.starts_with('@')
        || word.starts_with('<') && word.ends_with('>') && word.contains(['@', '#', ':']);
    let is_emoji_name = word.len() > 3
        && word.starts_with(':')
        && word.ends_with(':')
        && word[1..word.len() - 1]
            .bytes()
            .all(|it| it.is_ascii_alphanumeric() || b"_+-".contains(&it));
    // The number of a list, or of a move without its full stop.
    let is_number = lower.len() <= 4
        && lower.trim_start_matches('(').starts_with(|first: char| first.is_ascii_digit())
        && lower.trim_matches(['(', ')', ':', ']']).bytes().all(|it| it.is_ascii_digit());
    is_name
        || is_emoji_name
        || is_number
        || SMILEYS.contains(&lower.as_str())
        || word.chars().all(|letter| !letter.is_alphanumeric() || is_emoji(letter))
}

/// A text without the ornaments around it. Some of the text is always left.
pub fn unadorned(text: &str) -> &str {
    let mut rest = text.trim();
    loop {
        let shorter = without_word(rest);
        let shorter = without_sign(shorter);
        if shorter.len() == rest.len() {
            return rest;
        }
        rest = shorter;
    }
}

/// A text without an ornamental word at either end.
fn without_word(text: &str) -> &str {
    let front = text.split_once(char::is_whitespace);
    if let Some((word, rest)) = front
        && is_ornament(word.trim_end_matches([',', ':']))
        && !rest.trim().is_empty()
    {
        return rest.trim();
    }
    let back = text.rsplit_once(char::is_whitespace);
    match back {
        Some((rest, word)) if is_ornament(word) && !rest.trim().is_empty() => rest.trim(),
        _ => text,
    }
}

/// Signs that stand on both sides of a text.
const PAIRS: [(char, char); 6] = [
    ('(', ')'),
    ('[', ']'),
    ('{', '}'),
    ('\'', '\''),
    ('\u{2018}', '\u{2019}'),
    ('\u{201A}', '\u{2018}'),
];

/// A text without an ornamental sign at either end, if anything is left.
fn without_sign(text: &str) -> &str {
    let pair =
        PAIRS.iter().find_map(|(open, close)| text.strip_prefix(*open)?.strip_suffix(*close));
    let is_paired = |sign: char| {
        let pair = PAIRS.iter().find(|(open, close)| sign == *open || sign == *close);
        pair.is_some_and(|(open, close)| text.contains(*open) && text.contains(*close))
    };
    let front = || {
        text.strip_prefix(|sign| is_before(sign) && !is_paired(sign)).filter(|_| !has_plus(text))
    };
    let back = || text.strip_suffix(|sign| is_behind(sign) && !is_paired(sign));
    let rest = pair.or_else(front).or_else(back).map(str::trim);
    rest.filter(|rest| !rest.is_empty()).unwrap_or(text)
}

/// Whether a text begins with the label of a promoted piece: `+L b1`, but not `+ b1` or `+b1c1`.
fn has_plus(text: &str) -> bool {
    let mut rest = text.strip_prefix('+').unwrap_or_default().chars();
    rest.next().is_some_and(char::is_alphabetic)
        && !rest.next().is_some_and(|next| next.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_around_a_text_is_taken_away() {
        for text in [
            "e2e4 👍",
            "👍 e2e4",
            "e2e4👍🏽",
            "e2e4 :)",
            ":-) e2e4",
            "e2e4 xD",
            "\"e2e4\"",
            "“e2e4”",
            "„e2e4“",
            "«e2e4»",
            "‘e2e4’",
            "(e2e4)",
            "[e2e4]",
            "{e2e4}",
            "- e2e4",
            "• e2e4",
            "* e2e4",
            "# e2e4",
            "1) e2e4",
            "12 e2e4",
            "(3) e2e4",
            "@Bob e2e4",
            "@Bob: e2e4",
            "<@123> e2e4",
            "<@!123>, e2e4",
            "e2e4 @Bob",
            "<:pog:123> e2e4",
            "e2e4 :thumbsup:",
            "e2e4 ...",
            "-> e2e4",
            "+ e2e4",
            "+e2e4",
            "→ e2e4",
            "e2e4 ♟️",
            "¡e2e4!",
            "「e2e4」",
            "e2e4 ❤️‍🔥",
            "e2e4 <3",
            "`e2e4",
            "e2e4 🇩🇪",
        ] {
            assert_eq!(unadorned(text), "e2e4", "{text}");
        }
        for text in ["hello", "~~e2e4~~", "@", "👍", "", "@Bob", "e2e4 now", "+L a1-b1", "+lb1"] {
            assert_eq!(unadorned(text), text, "{text}");
        }
    }
}
