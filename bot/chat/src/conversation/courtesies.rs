//! Typed texts without the courtesies (“please”, “thanks”) around them.

/// The courtesies.
const COURTESIES: [&str; 6] = ["please", "pls", "plz", "thanks", "thx", "ty"];
/// The most bytes of a courtesy. A longer word is not looked at again for each word beside it.
const LONGEST: usize = 40;

/// The letters and digits of a text, in small letters.
pub(super) fn bare(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The text without the courtesies at both ends. `None` if there are none, or if nothing else is
/// there.
pub(super) fn without_courtesies(typed: &str) -> Option<String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let is = |word: &str, said: &str| word.len() <= LONGEST && bare(word) == said;
    let is_thanks = |words: &[&str]| match words {
        [thank, you, ..] => is(thank, "thank") && is(you, "you"),
        _ => false,
    };
    let is_courtesy = |word: &str| COURTESIES.iter().any(|said| is(word, said));
    let mut rest = &words[..];
    loop {
        rest = match rest {
            [first, others @ ..] if is_courtesy(first) => others,
            [others @ .., last] if is_courtesy(last) => others,
            [_, _, others @ ..] if is_thanks(rest) => others,
            [others @ .., _, _] if is_thanks(&rest[others.len()..]) => others,
            _ => break,
        };
    }
    let left = rest.join(" ").trim_end_matches([',', '.', '!', ';', ':']).to_owned();
    (rest.len() < words.len() && !left.is_empty()).then_some(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_what_was_wanted() {
        let long = "x".repeat(30_000);
        let begged = format!("{long}{}", " please".repeat(5_000));
        for (typed, left) in [
            ("3d please", Some("3d")),
            ("please: 3d, thank you!", Some("3d")),
            ("thx 3d ty", Some("3d")),
            (&begged, Some(&*long)),
            ("you 3d", None),
            ("3d", None),
            ("please thank you", None),
            ("", None),
        ] {
            assert_eq!(without_courtesies(typed).as_deref(), left, "{}", typed.len());
        }
    }
}
