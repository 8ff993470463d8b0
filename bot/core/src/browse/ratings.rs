//! The answers of `rating` and `leaders`: the ratings of a member, and the best of a community.

use super::profile::name;
use crate::message;
use crate::model::{Text, not_counted};
use crate::rating::{
    Calendar, Period, Pool, PresentRatings, RatedGame, Rating, Verdict, rating, written,
};
use crate::{PlayerId, Timestamp};
use menagerie_rules::Color;
use std::collections::BTreeMap;

/// The most ratings that are told: more would make a message too long.
const MOST_POOLS: usize = 25;
/// The most months that are told.
const MOST_MONTHS: usize = 12;
/// The most games of a month that are told.
const MOST_GAMES: usize = 15;
/// The most players of a list.
pub const MOST_LEADERS: usize = 20;

/// The reader of a member's ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingReader {
    /// The member.
    Oneself,
    /// Somebody else.
    Other,
}

/// A month, and a member's rating at its end.
pub type MemberMonth = (Period, Rating);

/// The ratings of a member.
pub struct Ratings<'a> {
    /// The member.
    pub player: &'a PlayerId,
    /// Their rating of each pool, as it is now.
    pub now: BTreeMap<Pool, Rating>,
    /// Their rated games that have ended this month, in the order of their ends.
    pub games: Vec<(RatedGame, Verdict)>,
    /// Whether a game of this month is in them.
    pub is_estimate: bool,
    /// Over all games at the end of each month, the oldest first.
    pub months: &'a [MemberMonth],
    /// This month.
    pub month: Period,
}

impl<'a> Ratings<'a> {
    /// The ratings of a player, by the stored ones and this month's games.
    pub fn of(player: &'a PlayerId, present: &PresentRatings, months: &'a [MemberMonth]) -> Self {
        let PresentRatings { before, estimate, .. } = present;
        let pools = before.pools.keys().chain(estimate.pools.keys()).cloned();
        let now = pools.filter_map(|pool| {
            let rating = present.of(&pool, player)?;
            Some((pool, rating))
        });
        let games = estimate.games.iter().filter(|(game, _)| game.players.contains(player));
        Self {
            player,
            now: now.collect(),
            is_estimate: present.is_estimate(&Pool::All, player),
            games: games.cloned().collect(),
            months,
            month: Period(before.month.0 + 1),
        }
    }

    /// Without ratings and games of variants that the reader may not know of, and without any if there is
    /// no variant left.
    pub fn within(mut self, may_know: impl Fn(&str) -> bool) -> Self {
        let is_known = |pool: &Pool| matches!(pool, Pool::Variant(variant) if may_know(variant));
        let knows_any = self.now.keys().any(is_known);
        self.now.retain(|pool, _| is_known(pool) || knows_any && *pool == Pool::All);
        self.games.clear();
        self.is_estimate &= knows_any;
        if !knows_any {
            self.months = &[];
        }
        self
    }

    /// The ratings over all games, at the end of each month and now. None if there is no rating.
    pub fn over_all(&self) -> Vec<MemberMonth> {
        let months = self.months.iter().copied();
        months.chain(self.now.get(&Pool::All).map(|value| (self.month, *value))).collect()
    }

    /// All about them. For another reader they have to be [`Ratings::within`] what that one may know.
    pub fn told(&self, reader: RatingReader) -> Text {
        let player = self.player;
        let is_own = reader == RatingReader::Oneself;
        if self.now.is_empty() && self.games.is_empty() {
            return if is_own {
                message!("rating-own-none")
            } else {
                message!("rating-none", player)
            };
        }
        let mut text =
            if is_own { message!("rating-own-title") } else { message!("rating-title", player) };
        if self.now.is_empty() {
            text = text.line().then(message!("rating-own-none"));
        }
        for (pool, value) in self.now.iter().take(MOST_POOLS) {
            let value = rating(*value);
            text = text.line().then(match pool {
                Pool::All => message!("rating-of-all-games", value),
                Pool::Variant(id) => message!("rating-of-variant", variant = name(id), value),
            });
        }
        if self.now.values().any(|value| !value.is_settled()) {
            text = text.line().then(message!("rating-unsettled"));
        }
        if self.is_estimate {
            let until = Timestamp(Calendar::Months.first(Period(self.month.0 + 1)));
            text = text.line().then(message!("rating-estimated", until));
        }
        if !self.games.is_empty() {
            text = text.line().then(message!("rating-games"));
            let left_out = self.games.len().saturating_sub(MOST_GAMES);
            for (game, verdict) in self.games.iter().skip(left_out) {
                text = text.line().then(self.game(game, *verdict));
            }
        }
        let mut months = self.over_all();
        months.pop();
        if !months.is_empty() {
            text = text.line().then(message!("rating-months"));
            for (month, value) in &months[months.len().saturating_sub(MOST_MONTHS)..] {
                let (month, value) = (written(*month), rating(*value));
                text = text.line().then(message!("rating-month", month, value));
            }
        }
        text.line().then(message!("rating-next"))
    }

    fn game(&self, game: &RatedGame, verdict: Verdict) -> Text {
        let side = usize::from(game.players[0] != *self.player);
        let own = if side == 0 { Color::White } else { Color::Black };
        let result = match game.end.map(|(end, _)| end) {
            Some(end) if end.ending.is_void() => "none",
            Some(end) => match end.winner {
                None => "drawn",
                Some(winner) if winner == own => "won",
                Some(_) => "lost",
            },
            None => "none",
        };
        let told = message!(
            "rating-game",
            game = game.id,
            variant = name(&game.variant),
            opponent = &game.players[1 - side],
            result
        );
        match verdict {
            Ok(()) => told,
            Err(why) => {
                told.plain(" ").then(message!("rating-not-counted", why = not_counted(why)))
            }
        }
    }
}

/// The answer while ratings are being computed.
pub fn ratings_later() -> Text {
    message!("rating-later")
}

/// The best of a community over all games, or in the variant with this name, the best first. It is
/// said if there are more, and if games of this month are in these ratings.
pub fn leaders(
    variant: Option<&str>,
    best: &[(PlayerId, Rating)],
    is_cut: bool,
    is_estimate: bool,
) -> Text {
    if best.is_empty() {
        return match variant {
            Some(variant) => message!("leaders-none-of-variant", variant),
            None => message!("leaders-none"),
        };
    }
    let mut text = match variant {
        Some(variant) => message!("leaders-title-of-variant", variant),
        None => message!("leaders-title"),
    };
    for (place, (player, value)) in (1..).zip(best) {
        text = text.line().then(message!("leaders-line", place, player, value = rating(*value)));
    }
    if is_cut {
        text = text.line().then(message!("leaders-more"));
    }
    if is_estimate {
        text = text.line().then(message!("leaders-estimated"));
    }
    text.line().then(message!("leaders-order"))
}

/// The answer where there is no community.
pub fn leaders_of_nowhere() -> Text {
    message!("leaders-of-nowhere")
}
