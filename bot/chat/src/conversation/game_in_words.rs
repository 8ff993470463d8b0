//! A game named in words beside the main option of a command:
//! `move game 1 e2e4`, `move e2e4 in game 1`, `move #1 e2e4`.

use super::catalogue::usage;
use crate::conversation::option_schema::Kind;
use menagerie_core::model::CommandName;
use menagerie_rules::notation;

/// The signs that may stand behind the number and belong to neither.
const BEHIND: [char; 5] = [',', ':', ';', '.', ')'];

/// Turns such words into the option for the game. A number alone stays where it is, because moves
/// have numbers too. A member's own words also stay, and so does everything beside a game that is
/// named by its option.
pub(super) fn game_in_words(verb: CommandName, given: &mut Vec<(String, String)>) {
    let options = usage(verb).options;
    let is_number =
        |name: &str| options.iter().any(|it| it.name == name && matches!(it.kind, Kind::Number(_)));
    let is_text = |name: &str| {
        let kind = options.iter().find(|it| it.name == name).map(|it| &it.kind);
        matches!(kind, Some(Kind::Text | Kind::Suggested | Kind::Choice(_)))
    };
    if !is_number("game") || given.iter().any(|(name, _)| name == "game") {
        return;
    }
    let main = given.first().map(|(name, _)| name.clone()).unwrap_or_default();
    let mut mainly = given.iter_mut().filter(|(name, value)| *name == main && !value.is_empty());
    if let Some((_, value)) = mainly.next().filter(|_| is_text(&main))
        && let Some((game, rest)) = apart(value)
    {
        *value = rest;
        given.push(("game".to_owned(), game));
    }
}

/// The number of the game, and the rest of the text.
fn apart(value: &str) -> Option<(String, String)> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let begins = (1..=3).filter(|count| *count <= words.len());
    let ends = (1..=3).rev().filter(|count| *count < words.len());
    let before = begins.map(|count| words.split_at(count));
    let behind = ends.map(|count| words.split_at(words.len() - count));
    // A sign behind a move may be that of mate.
    let behind = behind.filter(|(_, game)| !game[0].starts_with('#'));
    let behind = behind.map(|(rest, game)| (game, rest));
    let (game, rest) =
        before.chain(behind).find_map(|(game, rest)| Some((number(&game.join(" "))?, rest)))?;
    Some((game, rest.join(" ")))
}

/// The number of a game with a word or a sign in front.
fn number(words: &str) -> Option<String> {
    let words = notation::uniform(words).to_lowercase();
    let words = words.trim_start_matches('(');
    let named = words.strip_prefix("in ").unwrap_or(words);
    let behind = named.strip_prefix("game").or_else(|| named.starts_with('#').then_some(named))?;
    let digits = behind.trim_start_matches([' ', '#']).trim_end_matches(BEHIND);
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| digits.to_owned())
}
