//! Managers make leagues, post them, give them more time and end them.

use super::find_league::find_league;
use super::loaded::ToLeague;
use super::posts::{date, no_date, posted, shown};
use super::terms;
use super::words;
use crate::Timestamp;
use crate::clock::DAY;
use crate::league::types::refusal::to;
use crate::league::types::{
    League, LeagueDraft, LeagueFact, LeagueRefusal, LeagueRequest, LeagueStage,
};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call};
use crate::model::{Action, ActionKind, Decision, Effect, Fact, OfferId, Reply, Target};
use menagerie_club::league::Seed;
use rand::{Rng, RngExt};

/// The most leagues of a community that have not ended.
const MOST_LEAGUES: usize = 20;

/// Makes a league that nobody else sees, and shows how it would be.
///
/// # Errors
/// When the caller is no manager, or the terms cannot be.
pub fn make(
    loaded: &ToLeague,
    call: &Call,
    draft: &LeagueDraft,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    let server = call.server.clone().ok_or(LeagueRefusal::NeedsServer)?;
    is_manager(call)?;
    if loaded.standing >= MOST_LEAGUES {
        return Err(LeagueRefusal::TooMany(MOST_LEAGUES).into());
    }
    let (terms, starts) = terms::read(&loaded.begin, call, draft)?;
    let called = |it: &&League| it.terms.name.to_lowercase() == terms.name.to_lowercase();
    // A draft of the same name is only a draft.
    let posted = loaded.leagues.iter().filter(|it| it.stage != LeagueStage::Draft);
    if let Some(other) = posted.filter(called).max_by_key(|it| it.id) {
        return Err(LeagueRefusal::NameTaken(terms.name, other.id).into());
    }
    let league = League {
        id: loaded.next,
        server,
        place: call.place.clone(),
        made_by: call.from.clone(),
        season: 1,
        follows: None,
        is_next: true,
        terms,
        seed: Seed::from(rng.random::<[u8; 32]>()),
        starts,
        stage: LeagueStage::Draft,
        players: Vec::new(),
        games: Vec::new(),
    };
    let text = words::preview(&league, call.seen);
    let publish = ActionKind::Do(to("publish", league.id));
    let actions = vec![Action::new(message!("action-publish"), publish)];
    Ok(Decision {
        facts: vec![Fact::League(LeagueFact::Made(Box::new(league)))],
        reply: Reply::Ask(text, actions),
        ..Decision::default()
    })
}

/// Posts a league. One that is posted already is posted anew here, and its games begin here.
///
/// # Errors
/// When the caller is no manager, it has ended, or no games begin here.
pub fn publish(
    loaded: &ToLeague,
    call: &Call,
    request: &LeagueRequest,
) -> Result<Decision, Refusal> {
    is_manager(call)?;
    let league = find_league(&loaded.leagues, call, request)?;
    if let LeagueStage::Over { at, .. } = league.stage {
        return Err(LeagueRefusal::Over(league.id, at).into());
    }
    crate::community::new_game_limits::place_to_begin(&loaded.begin, call)?;
    let is_new = league.stage == LeagueStage::Draft;
    let mut now = League { place: call.place.clone(), ..league.clone() };
    let mut facts = Vec::new();
    let mut effects = Vec::new();
    if is_new {
        now.stage = LeagueStage::Open;
        now.starts = league.starts.max(call.seen);
        let due = LeagueFact::Due { league: league.id, at: Some(now.starts) };
        facts.push(Fact::League(due));
    } else {
        effects.push(Effect::Settle {
            offer: OfferId::League(league.id),
            // Behind the same lane as the new post, so that it is not the new one that is changed.
            to: Target::Place(call.place.clone()),
            text: message!("league-moved", name = &league.terms.name, place = &call.place),
            actions: Vec::new(),
        });
    }
    let place = call.place.clone();
    facts.insert(0, Fact::League(LeagueFact::Published { league: league.id, place }));
    effects.push(posted(&now, call.seen));
    effects.extend(now.is_open().then(|| date(&now, call.seen)).flatten());
    let done = message!("league-published", number = league.id, name = &league.terms.name);
    Ok(Decision { facts, effects, reply: Reply::Done(done), ..Decision::default() })
}

/// Gives a season more days.
///
/// # Errors
/// When the caller is no manager, or the season does not run.
pub fn extend(
    loaded: &ToLeague,
    call: &Call,
    request: &LeagueRequest,
) -> Result<Decision, Refusal> {
    is_manager(call)?;
    let league = find_league(&loaded.leagues, call, request)?;
    let LeagueRequest::Extend { days, .. } = request else {
        return Err(LeagueRefusal::NoneHere.into());
    };
    let (began, ends) = match league.stage {
        LeagueStage::Running { began, ends } => (began, ends),
        LeagueStage::Draft | LeagueStage::Open => {
            return Err(LeagueRefusal::NotBegun(league.id).into());
        }
        LeagueStage::LastCall { until, .. } => {
            return Err(LeagueRefusal::LastCall(league.id, until).into());
        }
        LeagueStage::Over { at, .. } => return Err(LeagueRefusal::Over(league.id, at).into()),
    };
    let more = days.unwrap_or_default();
    terms::more_days((ends.0 - began.0) / DAY, more)?;
    let ends = Timestamp(ends.0 + more * DAY);
    let now = League { stage: LeagueStage::Running { began, ends }, ..league.clone() };
    Ok(Decision {
        facts: vec![
            Fact::League(LeagueFact::Extended { league: league.id, ends }),
            Fact::League(LeagueFact::Due { league: league.id, at: Some(call.seen) }),
        ],
        effects: vec![shown(&now, call.seen)],
        reply: Reply::Done(message!("league-extended", name = &league.terms.name, ends)),
        ..Decision::default()
    })
}

/// Ends a season. Before its games it is given up, and else no more games begin.
///
/// # Errors
/// When the caller is no manager, or the season has ended.
pub fn end(loaded: &ToLeague, call: &Call, request: &LeagueRequest) -> Result<Decision, Refusal> {
    is_manager(call)?;
    let league = find_league(&loaded.leagues, call, request)?;
    let (id, name) = (league.id, &league.terms.name);
    let (asks, label) = match league.stage {
        // Nobody else has seen it.
        LeagueStage::Draft => {
            let facts = vec![Fact::League(LeagueFact::Dropped(id))];
            let reply = Reply::Done(message!("league-given-up", name));
            return Ok(Decision { facts, reply, ..Decision::default() });
        }
        LeagueStage::Open => {
            (message!("league-end-asked-open", name), message!("action-give-up-league"))
        }
        LeagueStage::Running { .. } => {
            (message!("league-end-asked", name), message!("action-end-league"))
        }
        LeagueStage::LastCall { until, .. } => {
            return Err(LeagueRefusal::LastCall(id, until).into());
        }
        LeagueStage::Over { at, .. } => return Err(LeagueRefusal::Over(id, at).into()),
    };
    if !matches!(request, LeagueRequest::End { confirmed: true, .. }) {
        let step = to("end", id).with("confirm", "true");
        let action = Action::new(label, ActionKind::Do(step));
        return Ok(Decision { reply: Reply::Ask(asks, vec![action]), ..Decision::default() });
    }
    let mut decision = Decision::default();
    if league.is_open() {
        decision.facts.push(Fact::League(LeagueFact::Over(id)));
        let stage = LeagueStage::Over { began: None, since: None, at: call.seen };
        decision.effects.push(shown(&League { stage, ..league.clone() }, call.seen));
        decision.effects.push(no_date(league));
        decision.reply = Reply::Done(message!("league-given-up", name));
    } else {
        // The season is due now, so its end follows by itself in a moment.
        decision.facts.push(Fact::League(LeagueFact::Extended { league: id, ends: call.seen }));
        let due = LeagueFact::Due { league: id, at: Some(call.seen) };
        decision.facts.push(Fact::League(due));
        decision.reply = Reply::Done(message!("league-ends-now", name));
    }
    Ok(decision)
}

fn is_manager(call: &Call) -> Result<(), LeagueRefusal> {
    if call.authority < Authority::Manager { Err(LeagueRefusal::NotAManager) } else { Ok(()) }
}
