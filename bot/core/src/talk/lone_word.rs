//! Lone words that a player types for a command, such as “resign”.

use super::talk_words::are_said;
use crate::model::CommandName;

/// Words around such commands, in addition to those around moves.
const BESIDE: &str = "i'd like to, i want to, i will, can i, could i, may i, let me, here, oops, oh, oh no, \
    damn, well played, wp, good game, nice game, great game, for the game, congrats, \
    congratulations, you win, you won";

/// The words for each command.
const WORDS: [(CommandName, &[&str]); 6] = [
    (
        CommandName::Undo,
        &[
            "undo",
            "take back",
            "takeback",
            "take it back",
            "take that back",
            "take my move back",
            "undo my move",
        ],
    ),
    (CommandName::Resign, &["resign", "resigns", "give up", "surrender", "concede"]),
    (CommandName::Draw, &["draw", "offer draw", "offer a draw", "draw offer", "propose a draw"]),
    (CommandName::Abort, &["abort", "abort game", "abort the game", "cancel the game"]),
    (CommandName::Board, &["board", "show board", "show the board", "show me the board"]),
    (CommandName::Help, &["help", "help me", "commands", "how do i play", "how does this work"]),
];

/// The longest text that is read.
const LONGEST: usize = 60;

/// The command that a text stands for, if it is nothing else, in capitals or not.
pub fn meant_by(text: &str) -> Option<CommandName> {
    if text.len() > LONGEST {
        return None;
    }
    let text = text.trim().trim_start_matches('/').to_lowercase().replace('’', "'");
    let words: Vec<&str> =
        text.split([',', '.', '!', '?', ' ']).filter(|word| !word.is_empty()).collect();
    let is_beside =
        |words: &[&str]| are_said(words, |said| BESIDE.split(", ").any(|it| it == said));
    let means = |verb: &CommandName, phrase: &&str| {
        let phrase: Vec<&str> = phrase.split(' ').collect();
        let begins = |from: &usize| words[*from..].starts_with(&phrase);
        let is_alone =
            |from: usize| is_beside(&words[..from]) && is_beside(&words[from + phrase.len()..]);
        (0..words.len()).filter(begins).any(is_alone).then_some(*verb)
    };
    WORDS.iter().find_map(|(verb, phrases)| phrases.iter().find_map(|phrase| means(verb, phrase)))
}
