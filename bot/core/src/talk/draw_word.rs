//! A draw offer together with a move: the word behind the move.

/// The words after a move, and the sign for it in a score sheet.
const WORDS: [&str; 3] = ["draw", "draw offer", "(=)"];
/// Words that may stand between the move and the offer.
const BETWEEN: [&str; 6] = ["and", "i", "offer", "offering", "with", "a"];
/// Signs that may stand after the offer.
const AFTER: [char; 4] = ['?', '!', '.', ' '];

/// The move without the offer, if the text ends in one: `e4e6` for `e4e6, draw?`.
pub fn without_offer(text: &str) -> Option<String> {
    let (head, comment) = apart(text);
    let head = head.trim_end().trim_end_matches(AFTER);
    let rest = WORDS.iter().find_map(|word| {
        let at = head.len().checked_sub(word.len()).filter(|at| head.is_char_boundary(*at))?;
        let (rest, end) = head.split_at(at);
        end.eq_ignore_ascii_case(word).then_some(rest)
    })?;
    let is_apart = rest.ends_with(is_between);
    let mut rest = rest.trim_end_matches(is_between);
    while let Some(shorter) = without_between(rest) {
        rest = shorter;
    }
    let is_score = head.ends_with(')');
    ((is_apart || is_score) && !rest.trim().is_empty())
        .then(|| format!("{rest} {comment}").trim().to_owned())
}

fn is_between(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';')
}

/// A text without the last of the words that introduce a draw offer.
fn without_between(text: &str) -> Option<&str> {
    let (rest, last) = text.rsplit_once(is_between)?;
    let is_one = BETWEEN.iter().any(|word| word.eq_ignore_ascii_case(last));
    is_one.then(|| rest.trim_end_matches(is_between))
}

/// A move with the offer after it, once.
pub fn with_offer(text: &str) -> String {
    if without_offer(text).is_some() {
        return text.to_owned();
    }
    let (head, comment) = apart(text);
    format!("{} {} {comment}", head.trim_end(), WORDS[0]).trim().to_owned()
}

/// The text, and the comment after two strokes, in which no draw is offered.
fn apart(text: &str) -> (&str, &str) {
    let at = text.as_bytes().windows(2).position(|pair| pair == [b'/'; 2]);
    at.map_or((text, ""), |at| text.split_at(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_is_the_last_word_behind_a_move() {
        for (text, rest) in [
            ("e4e6 draw?", Some("e4e6")),
            ("e4e6, Draw", Some("e4e6")),
            ("Te7; DRAW !", Some("Te7")),
            ("P e4-e6 (=)", Some("P e4-e6")),
            ("e4e6(=)", Some("e4e6")),
            ("e4e6 draw // what else", Some("e4e6 // what else")),
            ("e4e6 // a draw", None),
            ("draw?", None),
            (" draw", None),
            ("(=)", None),
            ("e4e6draw", None),
            ("e4e6 withdraw", None),
            ("e4e6", None),
            ("", None),
            ("ü", None),
            ("a draw is near", None),
            ("e4e6 and I offer a draw", Some("e4e6")),
            ("e4e6, draw offer", Some("e4e6")),
            ("I offer a draw", Some("I")),
        ] {
            assert_eq!(without_offer(text).as_deref(), rest, "{text}");
        }
        for text in ["e4e6", "Te7 // so", "a15a16=Q"] {
            assert_eq!(without_offer(&with_offer(text)).as_deref(), Some(text));
        }
    }
}
