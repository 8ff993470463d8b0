//! The league that a request to change something means. A league that is only shown is chosen by
//! the chat: one's own before the others.

use crate::league::types::{
    League, LeagueRefusal, LeagueRequest, LeagueStage, SeveralLeague, WhichLeague,
};
use crate::model::request::{Authority, Call};

/// The league that a request means: the one with its number, the one with its name, or the only one that it
/// can be about.
///
/// # Errors
/// When there is none that the caller sees, or there are several.
pub fn find_league<'a>(
    leagues: &'a [League],
    call: &Call,
    request: &LeagueRequest,
) -> Result<&'a League, LeagueRefusal> {
    // A manager may have to post it elsewhere, because its place is gone.
    let is_managed = call.authority >= Authority::Manager
        && !matches!(request, LeagueRequest::Join(_) | LeagueRequest::Leave { .. });
    let is_seen = |league: &&League| {
        let is_seen = is_managed && league.stage != LeagueStage::Draft;
        let is_seen = is_seen || league.is_visible_to(call.viewer());
        is_seen && call.server.as_ref() == Some(&league.server)
    };
    if call.server.is_none() {
        return Err(LeagueRefusal::NeedsServer);
    }
    if let Some(number) = request.league() {
        let named = leagues.iter().filter(is_seen).find(|league| league.id == number);
        return named.ok_or(LeagueRefusal::NoSuchLeague(number));
    }
    let is_running = |league: &League| matches!(league.stage, LeagueStage::Running { .. });
    let can_be = |league: &&League| match request {
        LeagueRequest::Make(_) => false,
        LeagueRequest::Publish(_) => league.stage == LeagueStage::Draft,
        LeagueRequest::Join(_) => league.is_open() && !league.has(&call.from),
        LeagueRequest::Leave { .. } => league.has(&call.from),
        LeagueRequest::Remove { member: Some(member), .. } => league.has(member),
        LeagueRequest::Remove { .. } => league.stage != LeagueStage::Draft,
        LeagueRequest::Extend { .. } => is_running(league),
        LeagueRequest::End { .. } => league.is_open() || is_running(league),
    };
    let is_named = |league: &&League| request.which().can_be(&league.terms.name);
    let named: Vec<&League> = leagues.iter().filter(is_seen).filter(is_named).collect();
    let found: Vec<&League> = named.iter().copied().filter(can_be).collect();
    match (found.as_slice(), request.which()) {
        ([], WhichLeague::Name(name)) => match named.as_slice() {
            // It says itself why not.
            [one] => Ok(one),
            _ => Err(LeagueRefusal::NoneCalled(name.clone())),
        },
        ([], _) => Err(LeagueRefusal::NoneHere),
        ([one], _) => Ok(one),
        (several, _) => Err(LeagueRefusal::Several(
            several.iter().map(|league| one_of_several(league)).collect(),
        )),
    }
}

/// A league among several that could be meant.
pub fn one_of_several(league: &League) -> SeveralLeague {
    let name = league.terms.name.clone();
    SeveralLeague { league: league.id, name, season: league.season }
}
