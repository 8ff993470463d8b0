//! Whether the game of a challenge is rated: as asked for, or as is usual in the community, and only if it
//! can count.

use crate::challenge::types::{ChallengeRefusal, NewChallenge, Start};
use crate::clock::{Control, Kind};
use crate::community::types::Limits;
use crate::community::{ToBegin, find_variant};
use crate::model::Text;
use crate::model::refusal::Refusal;
use crate::rating::{MOST_OF_A_PAIR, Pool, PresentRatings, rating};
use crate::{PlayerId, message};
use menagerie_club::ratings::{self, Circumstances, End, eligible};
use menagerie_rules::Variant;
use std::sync::Arc;

/// The moves after which a game counts, if nothing else is against it.
const ENOUGH: [u32; 2] = [2, 2];

/// Whether the game is rated.
///
/// # Errors
/// When the challenger asks for that, and it could not count.
pub fn rated(
    request: &NewChallenge,
    begin: &ToBegin,
    variant: &Arc<Variant>,
    (start, control): (&Start, &Control),
) -> Result<bool, Refusal> {
    if !request.wants_rating(&begin.capacity.settings) {
        return Ok(false);
    }
    let game = Circumstances {
        is_agreed: true,
        has_computer: request.opponent.as_ref().is_some_and(|it| it.player.is_computer()),
        is_one_member: false,
        start: if start.is_own_array(variant) {
            ratings::Start::Array
        } else {
            ratings::Start::SetUp
        },
        has_clock: control.kind != Kind::None,
        is_listed: is_listed(variant, &begin.limits),
        moves: ENOUGH,
        end: End::Played,
    };
    match eligible(&game) {
        Ok(()) => Ok(true),
        Err(why) if request.rated.is_some() => Err(ChallengeRefusal::Unrated(why).into()),
        Err(_) => Ok(false),
    }
}

/// Whether a variant is one of the program's, or published in the community.
fn is_listed(variant: &Variant, limits: &Limits) -> bool {
    let is_published = limits.own.iter().any(|it| it.number.is_some() && it.variant == variant.id);
    is_published || find_variant(&variant.id).is_ok()
}

/// The sentence about a rated game with this clock, after others.
pub fn rated_sentence(is_rated: bool, control: Option<&Control>) -> Text {
    let event = if control.is_some_and(|it| it.event) { "yes" } else { "no" };
    if is_rated { Text::from(" ").then(message!("challenge-rated", event)) } else { Text::new() }
}

/// The ratings of the players, where a rated challenge stands, and whether its game could count.
pub fn players_ratings(
    is_rated: bool,
    ratings: Option<&PresentRatings>,
    variant: &Variant,
    (challenger, opponent): (&PlayerId, Option<&PlayerId>),
) -> Text {
    let Some(present) = ratings.filter(|_| is_rated) else { return Text::new() };
    let pool = Pool::Variant(variant.id.clone());
    let mut text = Text::new();
    let players = [Some(challenger), opponent].into_iter().flatten();
    for player in players.filter(|player| !present.hidden.contains(player)) {
        let value = present.of(&pool, player).map_or_else(none_yet, rating);
        text = text.line().then(if present.is_estimate(&pool, player) {
            message!("challenge-rating-estimated", player, value)
        } else {
            message!("challenge-rating", player, value)
        });
    }
    let has_enough = |opponent: &PlayerId| {
        present.counted_between(challenger, opponent) >= MOST_OF_A_PAIR as usize
    };
    if opponent.is_some_and(has_enough) {
        text = text.line().then(message!("challenge-beyond-four"));
    }
    text
}

fn none_yet() -> Text {
    message!("challenge-rating-none")
}
