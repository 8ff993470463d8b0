//! The words at a table, as a person reads it.

use menagerie_core::PlayerId;
use menagerie_core::clock::written;
use menagerie_core::model::{Action, Effect, OfferId, Reply, Span, Target, Text};
use menagerie_words::{Reader, in_full, said, without_links};

/// The reader of the words at a table.
pub const READER: Reader = Reader::english("discord");

/// The words on an action.
pub fn label(action: &Action) -> String {
    without_links(&action.label, READER)
}

/// A text as a person would read it, people by their names.
pub fn words(text: &Text) -> String {
    said(text, READER)
        .0
        .iter()
        .map(|span| match span {
            Span::Message(_) | Span::Term(_) | Span::WaysToMove { .. } => {
                panic!("it has no words: {span:?}")
            }
            Span::Plain(words) | Span::Bold(words) | Span::Code(words) => words.clone(),
            Span::Player(player) => {
                format!("@{}", player.address_on("test").unwrap_or(player.as_str()))
            }
            Span::Game(game) => format!("#{game}"),
            Span::Place(place) => place.as_str().to_owned(),
            Span::Step(step) => {
                let given = step.with.iter().map(|(name, value)| format!(" {name}:{value}"));
                format!("/{}{}", step.verb.name(), given.collect::<String>())
            }
            Span::StepElsewhere(step) => {
                let given = step.with.iter().map(|(_, value)| format!(" {value}"));
                format!("{}{} elsewhere", step.verb.name(), given.collect::<String>())
            }
            Span::Time(at) => written(*at),
        })
        .collect()
}

pub fn refused(reply: &Reply) -> String {
    match reply {
        Reply::Refused(text) => words(text),
        other => panic!("not refused: {other:?}"),
    }
}

pub fn done(reply: &Reply) -> String {
    match reply {
        Reply::Done(text) => words(text),
        other => panic!("not done: {other:?}"),
    }
}

/// A move as it is told with its board: with its number, and in words.
pub fn moved(played: &str, piece: &str, from: &str, to: &str) -> &'static str {
    let words = in_full("move-goes", [("piece", piece), ("from", from), ("to", to)]);
    in_full("notice-last-move", [("played", played), ("words", words)])
}

/// How the line of a game begins in `/games` for the player who is to move, without markup.
pub fn your_move_in(game: i64) -> &'static str {
    let number = game.to_string();
    let given = [
        ("turn", "own"),
        ("number", &*number),
        ("variant", "|"),
        ("opponent", "@Bob"),
        ("move_number", "1"),
        ("clock", "none"),
        ("game", "#1"),
        ("offer", "no"),
    ];
    let (begins, _) = in_full("lists-own-game", given).split_once('|').expect("it is named");
    begins.trim_end()
}

/// Effects, each on a line.
pub fn lines(effects: &[Effect]) -> Vec<String> {
    effects.iter().map(line).collect()
}

/// An effect on one line.
pub fn line(effect: &Effect) -> String {
    let wake = |wake: &[PlayerId]| {
        wake.iter().map(|p| p.address_on("test").unwrap_or("?")).collect::<Vec<_>>().join(",")
    };
    let target = |to: &Target| match to {
        Target::Place(place) => place.as_str().to_owned(),
        Target::Game(game) => format!("game {game}"),
    };
    match effect {
        Effect::Offer { offer, to, text, wake: woken, actions, .. } => format!(
            "offer {} in {} [wakes {}] [{}]: {}",
            OfferId::key(*offer),
            target(to),
            wake(woken),
            actions.iter().map(label).collect::<Vec<_>>().join(", "),
            words(text)
        ),
        Effect::Settle { offer, text, actions, .. } => {
            let labels = actions.iter().map(label).collect::<Vec<_>>();
            let still = if labels.is_empty() {
                String::new()
            } else {
                format!(" [still {}]", labels.join(", "))
            };
            format!("settle {}{still}: {}", OfferId::key(*offer), words(text))
        }
        Effect::Open { game, variant, .. } => format!("open game {game} of {variant}"),
        Effect::Announce { game, ply, text, wake: woken, .. } => {
            format!("board of game {game} at ply {ply} [wakes {}]: {}", wake(woken), words(text))
        }
        Effect::Revise { game, ply, text } => {
            format!("board of game {game} revised to ply {ply}: {}", words(text))
        }
        Effect::Tell { text, wake: woken, actions, silent, .. } => format!(
            "tell{} [wakes {}] [{}]: {}",
            if *silent { " silently" } else { "" },
            wake(woken),
            actions.iter().map(label).collect::<Vec<_>>().join(", "),
            words(text)
        ),
        Effect::Letter { to, text } => format!("letter to {}: {}", to.as_str(), words(text)),
        Effect::Alert { to, turn, text, silent, .. } => format!(
            "to {} alone{}{}: {}",
            to.address_on("test").unwrap_or("?"),
            if turn.is_some() { ", while it is their turn" } else { "" },
            if *silent { ", silently" } else { "" },
            words(text)
        ),
        Effect::Watch { game, watcher, .. } => {
            format!("@{} watches game {game}", watcher.address_on("test").unwrap_or("?"))
        }
        Effect::Kibitz { game, text, opens, .. } => {
            let opens = if *opens { " and open it" } else { "" };
            format!("tell those who watch game {game}{opens}: {}", words(text))
        }
        Effect::Proclaim { place, text, .. } => {
            format!("post in {}: {}", place.as_str(), words(text))
        }
        Effect::Date { league, date: None, .. } => format!("no date for league {league}"),
        Effect::Date { league, date: Some(date), .. } => format!(
            "date for league {league} at {}: {}: {}",
            date.starts.0,
            words(&date.name),
            words(&date.about)
        ),
        Effect::Say { text, .. } => format!("say: {}", words(text)),
    }
}
