//! Possible contents of the store, for the examples: a snapshot, and something loaded for every
//! input.

use super::{ladders, leagues};
use crate::challenge::ToChallenge;
use crate::clock::Outages;
use crate::community::OfServer;
use crate::community::types::Limits;
use crate::dispatch::{Input, Loaded, LostCommunity, LostPlace, handle};
use crate::model::state::Game;
use crate::model::{Candidates, Decision, Snapshot};
use crate::moderation::ToFreezeAll;
use crate::play::types::Corrected;
use crate::problem::Made;
use crate::watch::ToWatch;
use crate::{ChallengeId, GameId, ProblemId};
use rand::rngs::StdRng;
use std::mem::discriminant;

/// Possible contents of the store.
#[derive(Clone)]
pub(super) struct World {
    snapshot: Snapshot,
    /// One for each kind of input that needs more than the games.
    loaded: Vec<Loaded>,
}

impl World {
    /// A world without games or challenges.
    pub(super) fn empty() -> Self {
        let snapshot = Snapshot {
            games: Candidates::default(),
            departed: None,
            next_problem: ProblemId(1),
            next_challenge: ChallengeId(1),
            next_game: GameId(1),
        };
        let challenge = ToChallenge { has_other_networks: true, ..ToChallenge::default() };
        let mut loaded = vec![
            Loaded::Nothing,
            Loaded::Challenge(Box::new(challenge)),
            Loaded::Answer(Box::default()),
            Loaded::Join(Box::default()),
            Loaded::Rematch(Box::default()),
            Loaded::Expired(Box::default()),
            Loaded::Upload(Box::default()),
            Loaded::Member(Box::default()),
            Loaded::MemberAndGames(Box::default()),
            Loaded::Running(Vec::new()),
            Loaded::FreezeAll(ToFreezeAll::default()),
            Loaded::LostCommunity(LostCommunity::default()),
            Loaded::Settings(OfServer::default()),
            Loaded::Limits(Limits::default()),
            Loaded::Frozen(None),
            Loaded::Blocked(Vec::new()),
            Loaded::Notes(vec![1, 3]),
            Loaded::Branch(None),
            Loaded::Watch(ToWatch::default()),
            Loaded::Made(Made::default()),
            Loaded::Daily(None),
            Loaded::Posed(Box::default()),
            Loaded::Linking(Box::default()),
            Loaded::Erasure(Box::default()),
            Loaded::Corrected(Corrected::default()),
            Loaded::LostPlace(LostPlace::default()),
            Loaded::PutOff(None),
            Loaded::Outages(Outages::default()),
        ];
        loaded.extend(ladders::none());
        loaded.extend(leagues::none());
        World { snapshot, loaded }
    }

    /// The same with these games, also where a feature loads the running ones.
    pub(super) fn with_games(&self, games: Candidates) -> Self {
        let running = &games.mine;
        let loaded = self.loaded.iter().cloned().map(|loaded| with_running(loaded, running));
        let loaded = loaded.collect();
        Self { snapshot: Snapshot { games, ..self.snapshot.clone() }, loaded }
    }

    /// The same with something else loaded.
    pub(super) fn with(mut self, other: Loaded) -> Self {
        self.loaded.retain(|loaded| discriminant(loaded) != discriminant(&other));
        self.loaded.push(other);
        self
    }

    /// The decision about an input.
    pub(super) fn decide(&self, input: &Input, dice: &mut StdRng) -> Decision {
        let mut decided = self
            .loaded
            .iter()
            .filter_map(|loaded| handle(&self.snapshot, loaded, input, dice).ok());
        decided.next().expect("something is loaded for every input")
    }
}

fn with_running(mut loaded: Loaded, games: &[Game]) -> Loaded {
    if let Some(running) = loaded.games_mut() {
        *running = games.to_vec();
    }
    loaded
}
