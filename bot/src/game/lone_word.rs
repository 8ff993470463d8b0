//! Words that a player types where a game is played, and means a command.

use super::Verb;

/// What is said around such words: before them, and behind.
const AROUND: [&[&str]; 2] = [
    &[
        "i",
        "i'll",
        "i will",
        "i want to",
        "i'd like to",
        "can i",
        "may i",
        "let me",
        "please",
        "gg",
        "ok",
        "sorry",
    ],
    &["please", "pls", "plz", "now", "here", "gg", "sorry"],
];

/// What means each command.
const WORDS: [(Verb, &[&str]); 5] = [
    (
        Verb::Undo,
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
    (Verb::Resign, &["resign", "give up", "surrender", "concede"]),
    (Verb::Draw, &["draw", "offer draw", "offer a draw", "draw offer", "propose a draw"]),
    (Verb::Abort, &["abort", "abort game", "abort the game", "cancel the game"]),
    (Verb::Board, &["board", "show board", "show the board", "show me the board"]),
];

/// The longest text that is looked at.
const LONGEST: usize = 60;

/// What somebody means who has typed nothing but this, whatever its case.
pub fn meant_by(text: &str) -> Option<Verb> {
    if text.len() > LONGEST {
        return None;
    }
    let text = text.trim().trim_start_matches('/').to_lowercase().replace('’', "'");
    let words = text.split([',', '.', '!', ' ']).filter(|word| !word.is_empty());
    let text = words.collect::<Vec<_>>().join(" ");
    let mut rest = text.trim_end_matches(['?', ' ']);
    loop {
        let verb = WORDS.iter().find(|(_, words)| words.contains(&rest)).map(|(verb, _)| *verb);
        if verb.is_some() {
            return verb;
        }
        let [before, behind] = AROUND;
        let front = before.iter().find_map(|word| rest.strip_prefix(word)?.strip_prefix(' '));
        let back = || behind.iter().find_map(|word| rest.strip_suffix(word)?.strip_suffix(' '));
        rest = front.or_else(back)?;
    }
}
