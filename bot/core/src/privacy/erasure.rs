//! The deletion of everything stored about a person. Their games end, and open challenges are
//! withdrawn. What others share with them, finished games above all, bears the name of nobody from
//! then on.

use crate::challenge::challenge_outcome::settle;
use crate::challenge::types::{ChallengeFact, ChallengeState};
use crate::clock::MINUTE;
use crate::ending::endings::left;
use crate::league::types::LeagueFact;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::state::{End, Ending, Game};
use crate::model::{Action, ActionKind, Decision, Effect, Fact, GameFact, MemberFact, Reply};
use crate::offer::abort::ends_alone;
use crate::privacy::types::Erasure;
use crate::privacy::types::data_summary::Kind;
use crate::time::types::ClockFact;
use crate::{PlayerId, Timestamp};
use menagerie_rules::Color;
use rand::{Rng, RngExt};

/// For how many seconds a question stays valid: later it may not be true any more.
const VALID: i64 = 10 * MINUTE;

/// Asks whether all data about the caller is to be deleted, or deletes it.
pub fn erase(
    leaving: &Erasure,
    call: &Call,
    asked: Option<Timestamp>,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    if leaving.kept.is_nothing() {
        let reply = Reply::Done(message!("privacy-nothing"));
        return Ok(Decision { reply, ..Decision::default() });
    }
    let is_confirmed =
        asked.is_some_and(|asked| (0..=VALID).contains(&call.seen.0.saturating_sub(asked.0)));
    if !is_confirmed {
        return Ok(question(leaving, call));
    }
    Ok(forgotten(leaving, call, rng))
}

fn games(leaving: &Erasure) -> impl Iterator<Item = (&Game, Color, End)> {
    leaving.running.iter().filter(|game| game.end.is_none()).filter_map(|game| {
        let side = leaving.accounts.iter().find_map(|account| game.side_of(account))?;
        let end = if ends_alone(game) {
            End { winner: None, ending: Ending::Aborted }
        } else {
            resigned_by(side)
        };
        Some((game, side, end))
    })
}

fn resigned_by(side: Color) -> End {
    End { winner: Some(side.other()), ending: Ending::Resignation }
}

/// Tells what will happen, and asks for confirmation.
fn question(leaving: &Erasure, call: &Call) -> Decision {
    let Erasure { accounts, kept, challenges, unreadable_challenges, .. } = leaving;
    let challenges = challenges.len() + unreadable_challenges.len();
    let unreadable = leaving.unreadable_games.len();
    let resigned = games(leaving).filter(|(.., end)| end.winner.is_some()).count() + unreadable;
    let mut text = message!("privacy-delete-asked");
    if kept.of(Kind::Running) > 0 {
        let off = kept.of(Kind::Running).saturating_sub(resigned);
        text = text.line().then(message!("privacy-delete-games", resigned, off));
    }
    if challenges > 0 {
        text = text.line().then(message!("privacy-delete-challenges", count = challenges));
    }
    if !leaving.leagues.is_empty() {
        let count = leaving.leagues.len();
        text = text.line().then(message!("privacy-delete-leagues", count));
    }
    text = text.line().then(message!("privacy-delete-goes"));
    text = text.line().then(message!("privacy-delete-stays"));
    if accounts.len() > 1 {
        text = text.line().then(message!("privacy-delete-linked", others = accounts.len() - 1));
    }
    text = text.line().then(message!("privacy-delete-before"));
    let confirm = Action::new(message!("action-delete-all"), ActionKind::Forget(call.seen));
    Decision { reply: Reply::Ask(text, vec![confirm]), ..Decision::default() }
}

fn forgotten(leaving: &Erasure, call: &Call, rng: &mut dyn Rng) -> Decision {
    let mut decision = Decision::default();
    for (game, side, end) in games(leaving) {
        let ended = left(game, side, end, call);
        decision.facts.extend(ended.facts);
        decision.effects.extend(ended.effects);
    }
    for (challenge, windows) in &leaving.challenges {
        let is_own = leaving.accounts.contains(&challenge.challenger);
        let (fact, state) = if is_own {
            (Fact::Challenge(ChallengeFact::Withdrawn(challenge.id)), ChallengeState::Withdrawn)
        } else {
            (Fact::Challenge(ChallengeFact::Declined(challenge.id)), ChallengeState::Declined)
        };
        decision.facts.push(fact);
        decision.effects.extend(settle(windows, challenge, state));
    }
    let unreadable = leaving.unreadable_games.iter();
    decision.facts.extend(
        unreadable.map(|(game, side)| {
            Fact::Game(GameFact::Ended { game: *game, end: resigned_by(*side) })
        }),
    );
    let unreadable = leaving.unreadable_challenges.iter();
    decision.facts.extend(unreadable.map(|id| Fact::Challenge(ChallengeFact::Withdrawn(*id))));
    for (league, player, is_kept) in leaving.leagues.iter().cloned() {
        let due = LeagueFact::Due { league, at: Some(call.seen) };
        let left = LeagueFact::Left { league, player, is_kept };
        decision.facts.extend([left, due].map(Fact::League));
    }
    // An hour that was due at one time in several games is paid once. Hours of the deleted member
    // go anyway.
    let mut paid: Vec<Fact> = Vec::new();
    decision.facts.retain(|fact| match fact {
        Fact::Clock(ClockFact::HourPaid { player, .. }) => {
            let is_first = !leaving.accounts.contains(player) && !paid.contains(fact);
            paid.push(fact.clone());
            is_first
        }
        _ => true,
    });
    let number = rng.random_range(100_000_000..1_000_000_000_u64);
    decision.facts.push(Fact::Member(MemberFact::Forgotten {
        accounts: leaving.accounts.clone(),
        ghost: PlayerId::former(number),
        called: format!("former player {number}"),
    }));
    decision.reply = Reply::Done(message!("privacy-deleted"));
    decision
}

/// Removes a deleted person from the messages that the deletion causes: they are not named, and are
/// told nothing.
pub fn name_nobody(decision: &mut Decision) {
    let forgotten = decision.facts.iter().find_map(|fact| match fact {
        Fact::Member(MemberFact::Forgotten { accounts, ghost, .. }) => {
            Some((accounts.clone(), ghost.clone()))
        }
        _ => None,
    });
    let Some((accounts, ghost)) = forgotten else { return };
    decision.effects.retain(|effect| match effect {
        Effect::Alert { to, .. } | Effect::Letter { to, .. } => !accounts.contains(to),
        Effect::Watch { watcher, .. } => !accounts.contains(watcher),
        _ => true,
    });
    for effect in &mut decision.effects {
        if let Effect::Offer { wake, .. }
        | Effect::Announce { wake, .. }
        | Effect::Tell { wake, .. } = effect
        {
            wake.retain(|player| !accounts.contains(player));
        }
        for person in effect.people() {
            if accounts.contains(person) {
                *person = ghost.clone();
            }
        }
    }
}
