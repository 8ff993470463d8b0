//! Courtesies around a move: `move e4e6`, `e4e6 please`, `**e4e6**`.

/// Words before a move.
const BEFORE: [&str; 2] = ["move:", "move"];
/// Words after it.
const BEHIND: [&str; 2] = ["please", "pls"];
/// Signs between them and the move.
const BETWEEN: [char; 4] = [' ', ',', '.', '!'];

/// Signs around a text that a chat reads as bold, italic, code or hidden. Struck-through text is
/// not meant.
const DECORATION: [&str; 6] = ["**", "__", "||", "*", "_", "`"];

/// A text without the signs that only change how a chat shows it.
pub fn undecorated(text: &str) -> &str {
    let mut rest = text.trim();
    while let Some(inner) = DECORATION
        .iter()
        .find_map(|sign| rest.strip_prefix(sign)?.strip_suffix(sign))
        .filter(|inner| !inner.trim().is_empty())
    {
        rest = inner.trim();
    }
    rest
}

/// The move, if there are such words around it.
pub fn without_courtesy(text: &str) -> Option<&str> {
    let whole = text.trim();
    let mut rest = whole;
    while let Some(shorter) = without_word(rest) {
        rest = shorter;
    }
    (rest.len() < whole.len() && !rest.is_empty()).then_some(rest)
}

fn without_word(text: &str) -> Option<&str> {
    // A command that is typed as plain text.
    let text = text.trim_start_matches('/');
    let before = BEFORE.iter().find_map(|word| {
        let (head, rest) = text.split_at_checked(word.len())?;
        let is_apart = rest.starts_with(' ') || head.ends_with(':');
        (is_apart && head.eq_ignore_ascii_case(word)).then(|| rest.trim_start())
    });
    before.or_else(|| {
        let text = text.trim_end_matches(BETWEEN);
        BEHIND.iter().find_map(|word| {
            let (rest, end) = text.split_at_checked(text.len().checked_sub(word.len())?)?;
            let is_apart = rest.ends_with([' ', ',']);
            (is_apart && end.eq_ignore_ascii_case(word)).then(|| rest.trim_end_matches(BETWEEN))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_a_text_is_shown_is_no_part_of_it() {
        for (text, rest) in [
            ("**a5a6**", "a5a6"),
            ("***a5a6***", "a5a6"),
            ("__Te7__ ", "Te7"),
            ("`Nb1-c3`", "Nb1-c3"),
            ("|| e4 ||", "e4"),
            ("~~a5a6~~", "~~a5a6~~"),
            ("**a5a6*", "*a5a6"),
            ("**a5a6", "**a5a6"),
            ("****", "****"),
            ("*", "*"),
            ("a5a6", "a5a6"),
            ("", ""),
        ] {
            assert_eq!(undecorated(text), rest, "{text}");
        }
    }

    #[test]
    fn words_around_a_move_are_those_of_the_command_and_of_courtesy() {
        for (text, rest) in [
            ("move a5a6", Some("a5a6")),
            ("Move: Te7", Some("Te7")),
            ("move move:a5a6", Some("a5a6")),
            ("h2h4 please", Some("h2h4")),
            ("h2h4, Please!", Some("h2h4")),
            ("move e4 pls.", Some("e4")),
            ("a5a6", None),
            ("moved a5a6", None),
            ("move", None),
            ("please", None),
            ("a5a6please", None),
            ("ü", None),
            ("", None),
        ] {
            assert_eq!(without_courtesy(text), rest, "{text}");
        }
    }
}
