//! Members join a league.

use super::find_league::find_league;
use super::loaded::ToLeague;
use super::posts::shown;
use super::words::when;
use crate::challenge::erased::may_begin_anew;
use crate::league::types::{LeagueFact, LeaguePlayer, LeagueRefusal, LeagueRequest, LeagueStage};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::{Decision, Fact, Reply, Snapshot};
use menagerie_club::league::FEWEST;

/// The most members of a league.
const MOST_MEMBERS: usize = 300;

/// Joins a league.
///
/// # Errors
/// When it has begun, the caller is in it, or there is no such league.
pub fn join(
    snapshot: &Snapshot,
    loaded: &ToLeague,
    call: &Call,
    request: &LeagueRequest,
) -> Result<Decision, Refusal> {
    let league = find_league(&loaded.leagues, call, request)?;
    may_begin_anew(snapshot, call)?;
    if league.has(&call.from) && !league.is_over() {
        return Err(LeagueRefusal::AlreadyIn(league.id).into());
    }
    match league.stage {
        LeagueStage::Open => {}
        LeagueStage::Draft => return Err(LeagueRefusal::NoSuchLeague(league.id).into()),
        LeagueStage::Over { at, .. } => return Err(LeagueRefusal::Over(league.id, at).into()),
        LeagueStage::Running { .. } | LeagueStage::LastCall { .. } => {
            return Err(LeagueRefusal::HasBegun(league.id).into());
        }
    }
    if league.players.len() >= MOST_MEMBERS {
        return Err(LeagueRefusal::Full(MOST_MEMBERS).into());
    }
    let mut joined = league.clone();
    let player = call.from.clone();
    joined.players.push(LeaguePlayer {
        player: player.clone(),
        left: None,
        gone: None,
        seat: None,
    });
    let mut facts = vec![Fact::League(LeagueFact::Joined { league: league.id, player })];
    // It has waited for this member.
    let waits = league.starts <= call.seen;
    if waits && joined.players.len() >= FEWEST {
        let due = LeagueFact::Due { league: league.id, at: Some(call.seen) };
        facts.push(Fact::League(due));
    }
    Ok(Decision {
        facts,
        effects: vec![shown(&joined, call.seen)],
        reply: Reply::Done(message!(
            "league-joined",
            name = &joined.terms.name,
            when = when(&joined, call.seen)
        )),
        ..Decision::default()
    })
}
