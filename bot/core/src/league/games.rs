//! A game of a league begins: its challenge is made and accepted at once, since the players have agreed by
//! joining. So it is stored, exported and deleted as every other game.

use crate::challenge::first_board::FirstBoard;
use crate::challenge::rated::rated_sentence;
use crate::community::ToBegin;
use crate::message;
use crate::model::request::SideRequest;
use crate::model::state::{Invited, League, ServerVariant, Start, StartRequest};
use crate::model::{ChallengeFact, ClockFact, Decision, Effect, Fact, LeagueFact, Snapshot};
use crate::time::time_words;
use crate::{ChallengeId, GameId, PlayerId, Timestamp};
use menagerie_club::league::Game;
use menagerie_rules::{Color, Variant, offered_by_id};
use rand::Rng;
use std::sync::Arc;

/// When a decision begins games, and the first numbers that are free.
pub struct Beginning<'a> {
    pub snapshot: &'a Snapshot,
    pub begin: &'a ToBegin,
    pub at: Timestamp,
    pub hears_talk: bool,
}

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

/// Adds the beginning of a game to a decision. `number` counts the games that this decision has begun.
/// Whether it could begin.
pub fn begin_game(
    decision: &mut Decision,
    league: &League,
    due: &Due<'_>,
    beginning: &Beginning<'_>,
    number: i64,
    rng: &mut dyn Rng,
) -> bool {
    let Beginning { snapshot, begin, at, hears_talk } = *beginning;
    let Some(variant) = variant_of(league, begin, due.game.round) else { return false };
    let start = Start::read(&variant, &StartRequest::default(), rng).ok();
    let start = start.and_then(|start| Some((start.position(&variant)?, start)));
    let Some((position, start)) = start else { return false };
    let id = ChallengeId(snapshot.next_challenge.0 + number);
    let game = GameId(snapshot.next_game.0 + number);
    let mut players = [due.game.first.clone(), due.game.second.clone()];
    if position.turn() != Color::White {
        players.swap(0, 1);
    }
    let control = league.terms.control;
    let how_drawn = start.to_how_drawn(id, message!("action-how-was-it-drawn"));
    let made = ChallengeFact::Made {
        id,
        challenger: due.game.first.clone(),
        to: Invited::One(due.game.second.clone()),
        variant: variant.id.clone(),
        revision: variant.revision,
        side: SideRequest::First,
        start,
        control,
        is_rated: league.terms.is_rated,
        server: league.server.clone(),
        place: league.place.clone(),
        expires: at,
        code: None,
    };
    let start_fen = position.fen();
    let accepted = ChallengeFact::Accepted { id, game, players: players.clone(), start_fen };
    let network = league.place.network().to_owned();
    decision.facts.extend([
        Fact::Challenge(made),
        Fact::Challenge(accepted),
        Fact::Clock(ClockFact::Agreed { game, control, network }),
        Fact::League(LeagueFact::GameBegun {
            league: league.id,
            division: due.division,
            pairing: due.pairing,
            game,
        }),
    ]);
    let board = FirstBoard { game, variant: &variant, position: &position, players: &players };
    let text = board
        .who_plays()
        .plain(" ")
        .then(message!(
            "league-game-of",
            name = &league.terms.name,
            division = due.division,
            round = due.game.round
        ))
        .line()
        .then(board.invitation(hears_talk))
        .then(time_words::begins(&control))
        .then(rated_sentence(league.terms.is_rated, Some(&control)));
    decision.effects.extend([
        Effect::Open {
            game,
            challenge: None,
            variant: variant.name.clone(),
            players: players.clone(),
        },
        board.announced(text, how_drawn),
    ]);
    decision.calls.push(board.call());
    true
}
