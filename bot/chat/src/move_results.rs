//! Counters for typed and pressed moves, by variant and result. They do not tell whose move it was.

use menagerie_core::dispatch::Input;
use menagerie_core::model::request::Command;
use menagerie_core::model::{Decision, Effect, Fact, GameFact, Reply, Snapshot};
use menagerie_metrics::metrics;
use menagerie_rules::offered_by_id;

/// The variant when it is not known, because the game is not or its rules are from another version.
const UNKNOWN: &str = "unknown";

/// The counts to add once a decision is stored.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct MoveResults {
    variant: &'static str,
    results: Vec<&'static str>,
}

impl MoveResults {
    /// The counts of a decision.
    pub fn of(snapshot: &Snapshot, input: &Input, decision: &Decision) -> Self {
        let Input::Call(call) = input else { return Self::default() };
        let Command::Play(request) = &call.command else {
            return Self::default();
        };
        let game = snapshot.game(call, request.which()).ok();
        let known = game.and_then(|game| offered_by_id(&game.variant().id));
        Self { variant: known.map_or(UNKNOWN, |variant| &variant.id), results: results(decision) }
    }

    /// Adds them, because the decision is stored.
    pub fn count(&self) {
        for result in &self.results {
            metrics().move_is(self.variant, result);
        }
    }
}

/// Counts a move that could not be stored.
pub fn count_unstored(input: &Input) {
    if let Input::Call(call) = input
        && let Command::Play(_) = call.command
    {
        metrics().move_is(UNKNOWN, "unstored");
    }
}

fn results(decision: &Decision) -> Vec<&'static str> {
    let played = |fact: &Fact| match fact {
        Fact::Game(GameFact::MovePlayed { .. }) => Some("played"),
        Fact::Game(GameFact::ConditionalMovePlayed { .. }) => Some("conditional"),
        _ => None,
    };
    let played: Vec<_> = decision.facts.iter().filter_map(played).collect();
    if !played.is_empty() {
        return played;
    }
    // A typed move is answered in the game's place. Plain talk is not answered at all.
    let said = decision.effects.iter().find_map(|effect| match effect {
        Effect::Say { actions, .. } if actions.is_empty() => Some("refused"),
        Effect::Say { .. } => Some("asked"),
        _ => None,
    });
    let replied = match &decision.reply {
        Reply::Refused(_) => Some("refused"),
        Reply::Ask(..) => Some("asked"),
        Reply::Nothing | Reply::Done(_) | Reply::Look(..) | Reply::Unplayed(..) => None,
    };
    replied.or(said).into_iter().collect()
}
