//! The answer of `profile`: a player's results, overall and by variant.

use super::Tally;
use crate::community::find_variant;
use crate::model::Text;
use crate::rating::{Rating, rating};
use crate::{PlayerId, message};
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
}

/// A player's profile, with `running` as the number of their running games. `tallies` are those
/// that the reader may know of, and `rated` is the rating over all games, if there is one.
pub fn profile(
    whose: &PlayerId,
    tallies: &[Tally],
    running: usize,
    rated: Option<Rating>,
    reader: Reader,
) -> Text {
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
    let mut text = match reader {
        Reader::Oneself { .. } => {
            message!("profile-own", player = whose, since, games = all.begun, running)
        }
        Reader::Other => {
            message!("profile-of-other", player = whose, since, games = all.begun, running)
        }
    };
    let Results { won, drawn, lost, .. } = all;
    text = text.line().then(message!("profile-all", won, drawn, lost));
    if let Some(rated) = rated {
        text = text.line().then(message!("profile-rating", value = rating(rated)));
    }
    let most_often = message!("profile-most-often", variant = *favourite, games = most.begun);
    text = text.line().then(most_often);
    for (variant, Results { won, drawn, lost, .. }) in &by_variant {
        text = text.line().then(message!("profile-variant", variant, won, drawn, lost));
    }
    match reader {
        Reader::Other => text,
        Reader::Oneself { is_private } => text.line().then(who_sees(is_private)),
    }
}

/// The answer for a player who does not want others to see their profile.
pub fn kept_private(whose: &PlayerId) -> Text {
    message!("profile-kept-private", player = whose)
}

fn nothing(whose: &PlayerId, reader: Reader) -> Text {
    match reader {
        Reader::Oneself { .. } => message!("profile-own-nothing"),
        Reader::Other => message!("profile-nothing-of-other", player = whose),
    }
}

/// The other readers of the profile, and the way to change that.
fn who_sees(is_private: bool) -> Text {
    if is_private { message!("profile-is-private") } else { message!("profile-is-seen") }
}

/// A variant's name. A variant that is not known any more has only its id.
pub(crate) fn name(variant: &str) -> &str {
    find_variant(variant).map_or_else(|_| id_of_sent(variant), |variant| variant.name.as_str())
}

/// The id in the file of an uploaded variant, without the part that distinguishes its files.
fn id_of_sent(id: &str) -> &str {
    let parts = id.strip_prefix("own-").and_then(|id| id.rsplit_once('-'));
    let is_digest = |end: &str| end.len() == 20 && end.bytes().all(|it| it.is_ascii_hexdigit());
    parts.filter(|(_, end)| is_digest(end)).map_or(id, |(id, _)| id)
}
