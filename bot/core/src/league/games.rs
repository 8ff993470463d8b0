//! A game of a league begins, and which variant it is.

use crate::challenge::arranged_game::{ArrangedGame, Beginning};
use crate::challenge::types::SideRequest;
use crate::community::ToBegin;
use crate::league::types::{League, LeagueFact};
use crate::model::{Decision, Fact};
use crate::upload::types::ServerVariant;
use crate::{PlayerId, message};
use menagerie_club::league::Game;
use menagerie_rules::{Variant, offered_by_id};
use rand::Rng;
use std::sync::Arc;

/// A game that is due in a division.
pub struct Due<'a> {
    /// The division, from 1.
    pub division: usize,
    /// Its place in the pairings, from 0.
    pub pairing: usize,
    /// The pairing.
    pub game: &'a Game<PlayerId>,
}

/// The variant of a round: the league's variants take turns. `None` if this program does not know it, or
/// the community has it no more.
fn variant_of(league: &League, begin: &ToBegin, round: usize) -> Option<Arc<Variant>> {
    let variants = &league.terms.variants;
    let id = variants.get(round.checked_sub(1)? % variants.len().max(1))?;
    let is_it = |own: &&ServerVariant| own.variant == id.id && own.number.is_some();
    let own = begin.limits.own.iter().find(is_it).and_then(ServerVariant::known);
    own.or_else(|| offered_by_id(&id.id).cloned())
}

/// Adds the beginning of a game to a decision that has begun `number` games before. Whether it could begin.
pub fn begin_game(
    decision: &mut Decision,
    league: &League,
    due: &Due<'_>,
    (begin, beginning): (&ToBegin, Beginning<'_>),
    number: i64,
    rng: &mut dyn Rng,
) -> bool {
    let Some(variant) = variant_of(league, begin, due.game.round) else { return false };
    let arranged = ArrangedGame {
        variant: &variant,
        challenger: &due.game.first,
        opponent: &due.game.second,
        side: SideRequest::First,
        control: league.terms.control,
        is_rated: league.terms.is_rated,
        server: &league.server,
        place: &league.place,
    };
    let (name, division, round) = (&league.terms.name, due.division, due.game.round);
    let about = message!("league-game-of", name, division, round);
    let Ok(game) = arranged.begin(decision, beginning, number, about, rng) else { return false };
    decision.facts.push(Fact::League(LeagueFact::GameBegun {
        league: league.id,
        division: due.division,
        pairing: due.pairing,
        game,
    }));
    true
}
