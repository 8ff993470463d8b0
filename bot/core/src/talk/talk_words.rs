//! Words that tell whether a text makes a move or talks about one, in the languages of the players.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Remarks to the opponent while one moves.
static COMPANIONS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| listed(include_str!("talk_words/companions.txt")));

/// Words that talk about moves: what was, would or should be, what is not, and what is better.
static TALK: LazyLock<HashSet<&str>> =
    LazyLock::new(|| listed(include_str!("talk_words/talk.txt")));

/// Words between the parts of a move that is written out as a sentence: "the Knight from g1 to f3".
const FILLERS: &str = "from the my on at moves goes go i i'll move play put piece a square please";

/// The words of a list: with commas between them, below the name of their language.
fn listed(list: &'static str) -> HashSet<&'static str> {
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split(',')).map(str::trim).filter(|word| !word.is_empty()).collect()
}

/// The most words of one remark.
const LONGEST_PHRASE: usize = 5;
/// The most words beside a full move.
const MOST_WORDS: usize = 12;

/// A word in small letters, without the signs around it.
fn bare(word: &str) -> String {
    let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    word.to_lowercase().replace('’', "'")
}

/// Whether words are only remarks of the mover to the opponent.
pub fn are_companions(words: &[&str]) -> bool {
    are_said(words, |_| false)
}

/// Whether words are only such remarks, or other words that `is_said` allows.
pub fn are_said(words: &[&str], is_said: impl Fn(&str) -> bool) -> bool {
    let words: Vec<String> =
        words.iter().map(|word| bare(word)).filter(|word| !word.is_empty()).collect();
    let mut rest = words.as_slice();
    while !rest.is_empty() {
        let longest = rest.len().min(LONGEST_PHRASE);
        let is_known = |count: &usize| {
            let phrase = rest[..*count].join(" ");
            COMPANIONS.contains(phrase.as_str()) || is_said(&phrase)
        };
        let known = (1..=longest).rev().find(is_known);
        let Some(known) = known else { return false };
        rest = &rest[known..];
    }
    true
}

/// Whether words talk about the move beside them.
pub fn are_talk(words: &[&str]) -> bool {
    words.len() > MOST_WORDS || words.iter().any(|word| TALK.contains(bare(word).as_str()))
}

/// Words without those that only join the parts of a move.
pub fn without_fillers(text: &str) -> String {
    let words = text
        .split_whitespace()
        .filter(|word| !FILLERS.split(' ').any(|filler| filler == bare(word)));
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_beside_a_move_is_known_in_the_languages_of_those_who_play() {
        for words in [
            "good luck",
            "GL!",
            "so, I play",
            "viel Glück",
            "bonne chance",
            "por favor",
            "boa sorte",
            "tocca a te",
            "мой ход",
            "powodzenia",
            "let’s go",
            "",
        ] {
            assert!(are_companions(&words.split(' ').collect::<Vec<_>>()), "{words}");
        }
        for words in ["nice to see", "paper", "not", "hello world of"] {
            assert!(!are_companions(&words.split(' ').collect::<Vec<_>>()), "{words}");
        }
        for words in ["was better", "not", "nicht", "лучше", "n’est pas", "you played"] {
            assert!(are_talk(&words.split(' ').collect::<Vec<_>>()), "{words}");
        }
        assert!(!are_talk(&["my", "favourite"]));
        assert_eq!(without_fillers("the Knight from g1 to f3"), "Knight g1 to f3");
    }
}
