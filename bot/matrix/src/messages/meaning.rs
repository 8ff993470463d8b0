//! The meaning of a written message: a command, a choice, a move or talk. Pure functions, so that
//! every way of writing is a row of a table.

use crate::messages::written::Written;
use menagerie_chat::conversation::{Options, called, slip_of, typed_options_in};
use menagerie_core::ChallengeId;
use menagerie_core::model::{ActionKind, Code, CommandName};
use menagerie_words::Language;
use ruma::{OwnedUserId, UserId};

/// The meaning of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A command by its name.
    Ask(CommandName, Options),
    /// A command with an unknown name.
    Unknown(String),
    /// A button that has a command of its own.
    Press(ActionKind),
    /// A choice by its number.
    Choose(usize),
    /// A text to the bot: most likely a move.
    Said(String),
    /// A text among others: perhaps a move, mostly talk.
    Overheard(String),
}

/// The circumstances of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circumstances {
    /// Whether its author is alone with the bot.
    pub is_alone: bool,
    /// Whether it replies to a message of the bot.
    pub to_us: bool,
    /// The language of its author, in which commands have names besides the English ones.
    pub language: Language,
}

/// The meaning of a message, and the user whom it names.
pub fn meaning(
    written: &Written,
    me: &UserId,
    how: Circumstances,
) -> (Meaning, Option<OwnedUserId>) {
    // Other programs have forms too, and commands of the same name.
    if let Some(form) = &written.form
        && (how.is_alone || written.mentions.contains(me))
        && let Some(verb) = CommandName::named(&form.command)
    {
        let person = form.arguments.values().find_map(|value| person(value));
        let options = form.arguments.clone().into_iter();
        let options = options.filter(|(_, value)| self::person(value).is_none());
        return (Meaning::Ask(verb, options.collect::<Options>().read(verb)), person);
    }
    let (said, is_called) = without_our_name(&written.body, me);
    let is_called = is_called || written.mentions.contains(me) || how.is_alone;
    let is_meant = is_called || how.to_us;
    let (is_command, words) = match said.strip_prefix('!') {
        Some(words) => (true, words.trim_start()),
        None => (false, said),
    };
    let (first, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    let first = first.to_lowercase();
    let number = choice_of(&first).filter(|_| rest.trim().is_empty());
    if let Some(number) = number.filter(|_| is_command || is_meant) {
        return (Meaning::Choose(number), None);
    }
    if !is_command && !is_called {
        let said = with_mentions(said, &written.pills);
        let said = if how.to_us { Meaning::Said(said) } else { Meaning::Overheard(said) };
        return (said, None);
    }
    let verb = called(&first, how.language);
    if let Some(action) = pressed(verb.map_or(&first, |verb| verb.name()), rest) {
        return (Meaning::Press(action), None);
    }
    match verb {
        Some(verb) => {
            let (rest, mut person) = without_person(rest);
            // A client may write a name in the text and give the user id beside it.
            let mut others = written.mentions.iter().filter(|user| *user != me);
            person = person.or_else(|| others.next().cloned());
            // A reply to the bot mentions it, too, and names no opponent.
            let names_us = verb == CommandName::Challenge
                && is_command
                && !how.to_us
                && !written.pills.is_empty()
                && written.mentions.contains(me);
            person = person.or_else(|| names_us.then(|| me.to_owned()));
            let rest = without_pills(rest, &written.pills);
            let options = typed_options_in(verb, &rest, how.language);
            let is_outside = written.spot.root.is_none();
            (Meaning::Ask(verb, naming_game(verb, options, is_outside)), person)
        }
        // Other programs have the same prefix.
        None if is_command && (is_meant || slip_of(&first).is_some()) => {
            (Meaning::Unknown(first), None)
        }
        None if is_command => (Meaning::Overheard(said.to_owned()), None),
        None => (Meaning::Said(said.to_owned()), None),
    }
}

/// The number of a choice. No message has a hundred.
pub fn choice_of(word: &str) -> Option<usize> {
    let is_number = word.len() <= 2 && word.bytes().all(|letter| letter.is_ascii_digit());
    word.parse().ok().filter(|_| is_number)
}

/// The user of an identifier.
fn person(word: &str) -> Option<OwnedUserId> {
    word.starts_with('@').then(|| UserId::parse(word).ok()).flatten()
}

/// The button of a command of its own: `accept 17`.
fn pressed(word: &str, rest: &str) -> Option<ActionKind> {
    if word == "join" && Code::read(rest).is_ok() {
        return None;
    }
    let challenge = ChallengeId(rest.trim().trim_start_matches('#').parse().ok()?);
    match word {
        "accept" => Some(ActionKind::Accept(challenge)),
        "decline" => Some(ActionKind::Decline(challenge)),
        "withdraw" => Some(ActionKind::Withdraw(challenge)),
        "join" => Some(ActionKind::Join(challenge)),
        _ => None,
    }
}

/// The text without the identifiers of users, and the first of these.
fn without_person(words: &str) -> (String, Option<OwnedUserId>) {
    let mut found = None;
    let mut left = Vec::new();
    for word in words.split_whitespace() {
        match person(word.trim_end_matches([',', ':'])) {
            Some(user) => found = found.or(Some(user)),
            None => left.push(word),
        }
    }
    (left.join(" "), found)
}

/// A move with a number in front, typed where no game is played. The number is that of its game, unless
/// a game is named.
fn naming_game(verb: CommandName, options: Options, is_outside: bool) -> Options {
    let numbered = options.text("move").split_once(' ').filter(|(number, _)| {
        let is_number = !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit());
        is_number && is_outside && verb == CommandName::Move && options.text("game").is_empty()
    });
    match numbered.map(|(game, behind)| (game.to_owned(), behind.to_owned())) {
        Some((game, behind)) => options.put("game", game).put("move", behind),
        None => options,
    }
}

/// The text, with an @ before the mentioned names at its beginning, because clients leave it out.
fn with_mentions(said: &str, pills: &[String]) -> String {
    let named = pills.iter().find_map(|name| Some((name, said.strip_prefix(name.as_str())?)));
    match named {
        Some((name, rest)) if !name.starts_with('@') => {
            let name: String = name.split_whitespace().collect();
            format!("@{name}{rest}")
        }
        _ => said.to_owned(),
    }
}

/// The text without the names that clients write for mentioned users.
fn without_pills(rest: String, pills: &[String]) -> String {
    let left = pills.iter().fold(rest, |rest, name| rest.replacen(name.as_str(), " ", 1));
    left.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text without the bot's name in front, and whether that was there.
fn without_our_name<'a>(body: &'a str, me: &UserId) -> (&'a str, bool) {
    let body = body.trim();
    let at = format!("@{}", me.localpart());
    let names = [me.as_str(), at.as_str(), me.localpart(), "Menagerie"];
    for name in names {
        let head = body.get(..name.len()).filter(|head| head.eq_ignore_ascii_case(name));
        if head.is_some()
            && let rest = &body[name.len()..]
            && (rest.is_empty() || rest.starts_with([':', ',', ' ']))
        {
            return (rest.trim_start_matches([':', ',', ' ']).trim_start(), true);
        }
    }
    (body, false)
}

#[cfg(test)]
mod tests;
