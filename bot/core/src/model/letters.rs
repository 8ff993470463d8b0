//! The letters of a text as a reader sees them: which are visible, and where a text can be cut.

use unicode_segmentation::UnicodeSegmentation;

/// The text without characters that change how their neighbors are shown: controls and direction
/// marks. Characters that join the parts of one emoji or letter stay between them.
pub fn visible(words: &str) -> String {
    if !words.contains(JOINER) {
        return words.chars().filter(|c| is_kept(*c)).collect();
    }
    let mut kept = String::with_capacity(words.len());
    for cluster in words.graphemes(true) {
        let mut parts = cluster.chars().peekable();
        while let Some(part) = parts.next() {
            let joins = part == JOINER && parts.peek().is_some_and(|next| is_kept(*next));
            if is_kept(part) || joins {
                kept.push(part);
            }
        }
    }
    kept
}

/// The character that joins two emoji into one.
const JOINER: char = '\u{200d}';

fn is_kept(c: char) -> bool {
    c == '\n'
        || !(c.is_control()
            || matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'))
}

/// Whether any part of a name is visible. Blanks, fillers and format marks are not.
pub fn shows(name: &str) -> bool {
    name.chars().any(|c| {
        is_kept(c)
            && !c.is_whitespace()
            && !matches!(
                c,
                '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                    | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
                    | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
                    | '\u{e0000}'..='\u{e0fff}'
            )
    })
}

/// The beginning of a text, of at most this many characters, cut where a reader sees the end of a
/// letter.
pub fn cut(words: &str, longest: usize) -> String {
    let mut kept = String::new();
    let mut length = 0;
    for cluster in words.graphemes(true) {
        length += cluster.chars().count();
        if length > longest {
            break;
        }
        kept.push_str(cluster);
    }
    // A single letter with more marks than there is room for is cut all the same.
    if kept.is_empty() { words.chars().take(longest).collect() } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAMILY: &str = "👨\u{200d}👩\u{200d}👧";

    #[test]
    fn what_joins_one_emoji_stays_and_what_hides_goes() {
        for (typed, kept) in [
            (FAMILY, FAMILY),
            ("a\u{200d}b", "ab"),
            ("\u{200d}a\u{200d}", "a"),
            ("👩\u{200d}\u{202e}x", "👩x"),
            ("🏳\u{fe0f}\u{200d}🌈!", "🏳\u{fe0f}\u{200d}🌈!"),
            ("e\u{200b}2\u{feff}", "e2"),
        ] {
            assert_eq!(visible(typed), kept, "{typed:?}");
        }
    }

    #[test]
    fn a_name_shows_something_or_nothing() {
        for nothing in
            ["", " ", "\u{200b}", "\u{3164}", "\u{3164}\u{200b} ", "\u{2800}", "\u{ad}", "\u{fe0f}"]
        {
            assert!(!shows(nothing), "{nothing:?}");
        }
        for something in ["a", "\u{200b}a", ".", FAMILY, "김", "\u{3164}x"] {
            assert!(shows(something), "{something:?}");
        }
    }

    #[test]
    fn a_name_is_cut_between_what_readers_see_as_letters() {
        let families = FAMILY.repeat(7);
        for longest in 5..35 {
            let kept = cut(&families, longest);
            assert_eq!(kept, FAMILY.repeat(longest / 5), "{longest}");
        }
        assert_eq!(cut("Alice", 3), "Ali");
        assert_eq!(cut("cafe\u{301}s", 4), "caf");
        assert_eq!(cut(&format!("a{}", "\u{301}".repeat(50)), 5).chars().count(), 5);
    }
}
