//! The answer of `profile`: a player's results, overall and by variant.

use super::Tally;
use crate::PlayerId;
use crate::community::find_variant;
use crate::model::{CommandName, CommandReference, Term, Text};
use std::collections::BTreeMap;

/// The reader of a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// The player, looking at their own profile.
    Oneself {
        /// Whether nobody else may see the profile.
        is_private: bool,
    },
    /// Another member of the same community.
    Other,
}

/// The number of games of a player, by result.
#[derive(Clone, Copy, Debug, Default)]
struct Results {
    begun: usize,
    won: usize,
    drawn: usize,
    lost: usize,
}

impl Results {
    fn add(&mut self, tally: &Tally) {
        self.begun += tally.begun;
        self.won += tally.won;
        self.drawn += tally.drawn;
        self.lost += tally.lost;
    }

    fn words(self) -> String {
        format!("won {}, drawn {}, lost {}", self.won, self.drawn, self.lost)
    }
}

/// A player's profile, with `running` as the number of their running games. `tallies` are those
/// that the reader may know of.
pub fn profile(whose: &PlayerId, tallies: &[Tally], running: usize, reader: Reader) -> Text {
    let mut all = Results::default();
    let mut by_variant: BTreeMap<&str, Results> = BTreeMap::new();
    for tally in tallies {
        all.add(tally);
        by_variant.entry(name(&tally.variant)).or_default().add(tally);
    }
    let favourite = by_variant.iter().rev().max_by_key(|(_, results)| results.begun);
    let since = tallies.iter().map(|tally| tally.since).min();
    let (Some((favourite, most)), Some(since)) = (favourite, since) else {
        return nothing(whose, reader);
    };
    let text = Text::new().player(whose).plain(" has played");
    let mut text = match reader {
        Reader::Oneself { .. } => text,
        Reader::Other => text.plain(" in this ").term(Term::Community),
    };
    text = text
        .plain(" since ")
        .time(since)
        .plain(format!(": {}, of which {}.", games(all.begun), running_words(running)))
        .line()
        .bold(format!("All: {}", all.words()))
        .plain(". What has ended without a result does not count.")
        .line()
        .plain(format!("Most often: {favourite}, {}.", games(most.begun)));
    for (variant, results) in &by_variant {
        text = text.line().plain(format!("{variant}: {}", results.words()));
    }
    match reader {
        Reader::Other => text,
        Reader::Oneself { is_private } => text.line().then(who_sees(is_private)),
    }
}

/// The answer for a player who does not want others to see their profile.
pub fn kept_private(whose: &PlayerId) -> Text {
    Text::new()
        .player(whose)
        .plain(" keeps to themselves what they play. Your games against them are among your own: ")
        .step(CommandName::Games)
        .plain(".")
}

fn nothing(whose: &PlayerId, reader: Reader) -> Text {
    match reader {
        Reader::Oneself { .. } => Text::from("You have not played yet. Start a game with ")
            .step(CommandName::Challenge)
            .plain("."),
        Reader::Other => Text::new()
            .player(whose)
            .plain(" has not played in this ")
            .term(Term::Community)
            .plain(" yet. Invite them with ")
            .step(CommandName::Challenge)
            .plain("."),
    }
}

/// Who else may see the profile, and how to change that.
fn who_sees(is_private: bool) -> Text {
    let other = if is_private { "members" } else { "private" };
    let text = if is_private {
        Text::from("Nobody else is told this. Let members ask for it with ")
    } else {
        Text::from("Members of a ")
            .term(Term::Community)
            .plain(" can ask what you have played there. Keep it to yourself with ")
    };
    text.step(CommandReference::of(CommandName::Settings).with("profile", other)).plain(".")
}

/// A variant's name. A variant that is not known any more has only its id.
pub(super) fn name(variant: &str) -> &str {
    find_variant(variant).map_or_else(|_| id_of_sent(variant), |variant| variant.name.as_str())
}

/// The id in the file of an uploaded variant, without the part that distinguishes its files.
fn id_of_sent(id: &str) -> &str {
    let parts = id.strip_prefix("own-").and_then(|id| id.rsplit_once('-'));
    let is_digest = |end: &str| end.len() == 20 && end.bytes().all(|it| it.is_ascii_hexdigit());
    parts.filter(|(_, end)| is_digest(end)).map_or(id, |(id, _)| id)
}

pub(super) fn running_words(count: usize) -> String {
    match count {
        0 => "none runs".to_owned(),
        1 => "one runs".to_owned(),
        count => format!("{count} run"),
    }
}

pub(super) fn games(count: usize) -> String {
    match count {
        1 => "1 game".to_owned(),
        count => format!("{count} games"),
    }
}
