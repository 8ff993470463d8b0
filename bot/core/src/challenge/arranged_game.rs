//! A game that begins without an answer, because its players have agreed before: they have joined a league
//! or a ladder. Its challenge is made and accepted at once. So it is stored, exported and deleted as every
//! other game.

use super::first_board::FirstBoard;
use super::rated::rated_sentence;
use crate::challenge::types::{
    ChallengeFact, ChallengeRefusal, Invited, SideRequest, Start, StartRequest,
};
use crate::clock::Control;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::{Decision, Effect, Fact, Snapshot, Text};
use crate::time::time_words;
use crate::time::types::ClockFact;
use crate::{ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::{Color, Variant};
use rand::Rng;
use std::sync::Arc;

/// A decision that begins such games.
#[derive(Clone, Copy)]
pub struct Beginning<'a> {
    /// With the first numbers that are free.
    pub snapshot: &'a Snapshot,
    /// When it is decided.
    pub at: Timestamp,
    /// Whether the bot hears messages that are not addressed to it.
    pub hears_talk: bool,
}

/// A game that is to begin.
pub struct ArrangedGame<'a> {
    /// Its variant.
    pub variant: &'a Arc<Variant>,
    /// The player who has challenged the other one, or is written first.
    pub challenger: &'a PlayerId,
    /// The other player.
    pub opponent: &'a PlayerId,
    /// The side of the first player.
    pub side: SideRequest,
    /// Its clock.
    pub control: Control,
    /// Whether it is rated.
    pub is_rated: bool,
    /// The community.
    pub server: &'a Server,
    /// Where it begins.
    pub place: &'a Place,
}

impl ArrangedGame<'_> {
    /// Adds the beginning to a decision that has begun `number` games before. `about` says what the game
    /// belongs to.
    ///
    /// # Errors
    /// When the variant has no first position.
    pub fn begin(
        &self,
        decision: &mut Decision,
        beginning: Beginning<'_>,
        number: i64,
        about: Text,
        rng: &mut dyn Rng,
    ) -> Result<GameId, Refusal> {
        let Self { variant, control, is_rated, .. } = *self;
        let start = Start::read(variant, &StartRequest::default(), rng)?;
        let position = start.position(variant).ok_or(ChallengeRefusal::NoSuchChallenge)?;
        let id = ChallengeId(beginning.snapshot.next_challenge.0 + number);
        let game = GameId(beginning.snapshot.next_game.0 + number);
        let mut players = [self.challenger.clone(), self.opponent.clone()];
        if self.side.moves_first(rng) != (position.turn() == Color::White) {
            players.swap(0, 1);
        }
        let how_drawn = start.to_how_drawn(id, message!("action-how-was-it-drawn"));
        let made = ChallengeFact::Made {
            id,
            challenger: self.challenger.clone(),
            to: Invited::One(self.opponent.clone()),
            variant: variant.id.clone(),
            revision: variant.revision,
            side: self.side,
            start,
            control,
            is_rated,
            server: self.server.clone(),
            place: self.place.clone(),
            expires: beginning.at,
            code: None,
        };
        let start_fen = position.fen();
        let accepted = ChallengeFact::Accepted { id, game, players: players.clone(), start_fen };
        let network = self.place.network().to_owned();
        decision.facts.extend([
            Fact::Challenge(made),
            Fact::Challenge(accepted),
            Fact::Clock(ClockFact::Agreed { game, control, network }),
        ]);
        let board = FirstBoard { game, variant, position: &position, players: &players };
        let text = board
            .who_plays()
            .plain(" ")
            .then(about)
            .line()
            .then(board.invitation(beginning.hears_talk))
            .then(time_words::begins(&control))
            .then(rated_sentence(is_rated, Some(&control)));
        let name = variant.name.clone();
        decision.effects.extend([
            Effect::Open { game, challenge: None, variant: name, players: players.clone() },
            board.announced(text, how_drawn),
        ]);
        decision.calls.push(board.call());
        Ok(game)
    }
}
