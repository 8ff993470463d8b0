//! The words of a text that was typed, without what is said beside them.

/// What people say beside what they want.
const COURTESIES: [&str; 6] = ["please", "pls", "plz", "thanks", "thx", "ty"];

/// The letters and digits of a text, all small.
pub(super) fn bare(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// What is left without the courtesies at both ends; nothing, if there are none, or nothing else.
pub(super) fn without_courtesies(typed: &str) -> Option<String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let is_thanks = |words: &[&str]| match words {
        [thank, you, ..] => bare(thank) == "thank" && bare(you) == "you",
        _ => false,
    };
    let is_courtesy = |word: &str| COURTESIES.contains(&bare(word).as_str());
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
