//! Members leave a league, or are removed from it. Their running games end at once.

use super::divisions::divisions;
use super::find_league::find_league;
use super::loaded::ToLeague;
use super::posts::shown;
use crate::ending::endings::settled_at;
use crate::league::types::refusal::to;
use crate::league::types::{
    League, LeagueFact, LeagueGame, LeagueRefusal, LeagueRequest, LeagueStage,
};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call};
use crate::model::state::{End, Ending, Game};
use crate::model::{Action, ActionKind, Decision, Effect, Fact, GameFact, Reply, Text};
use crate::{GameId, PlayerId, Timestamp};
use menagerie_club::league::Departure;

/// The caller leaves a league.
///
/// # Errors
/// When the caller is not in it, or it has ended.
pub fn leave(loaded: &ToLeague, call: &Call, request: &LeagueRequest) -> Result<Decision, Refusal> {
    let league = find_league(&loaded.leagues, call, request)?;
    not_over(league)?;
    if !league.has(&call.from) {
        return Err(LeagueRefusal::NotIn(league.id).into());
    }
    let is_confirmed = matches!(request, LeagueRequest::Leave { confirmed: true, .. });
    if league.began().is_some() && !is_confirmed {
        let step = to("leave", league.id).with("confirm", "true");
        let action = Action::new(message!("action-leave"), ActionKind::Do(step));
        let text = message!("league-leave-asked", name = &league.terms.name);
        let text = text.plain(" ").then(consequences(league, &call.from, "own"));
        return Ok(Decision { reply: Reply::Ask(text, vec![action]), ..Decision::default() });
    }
    let done = message!("league-left", name = &league.terms.name);
    Ok(without(loaded, league, call, &call.from, done))
}

/// A manager removes a member from a league.
///
/// # Errors
/// When the caller is no manager, or the member is not in it.
pub fn remove(
    loaded: &ToLeague,
    call: &Call,
    request: &LeagueRequest,
) -> Result<Decision, Refusal> {
    if call.authority < Authority::Manager {
        return Err(LeagueRefusal::NotAManager.into());
    }
    let league = find_league(&loaded.leagues, call, request)?;
    not_over(league)?;
    let LeagueRequest::Remove { member, confirmed, .. } = request else {
        return Err(LeagueRefusal::NoneHere.into());
    };
    let member = member.as_ref().ok_or(LeagueRefusal::NoMember)?;
    if !league.has(member) {
        return Err(LeagueRefusal::MemberNotIn(league.id, member.clone()).into());
    }
    let name = &league.terms.name;
    if league.began().is_some() && !confirmed {
        // By the account by which the caller has named them.
        let account = call.speaker.account_of(member);
        let address = account.address_on(account.network()).unwrap_or_default();
        let step = to("remove", league.id).with("member", address).with("confirm", "true");
        let action = Action::new(message!("action-remove"), ActionKind::Do(step));
        let text = message!("league-remove-asked", player = member, name);
        let text = text.plain(" ").then(consequences(league, member, "other"));
        return Ok(Decision { reply: Reply::Ask(text, vec![action]), ..Decision::default() });
    }
    let done = message!("league-removed", player = member, name);
    let mut decision = without(loaded, league, call, member, done);
    let text = message!("league-were-removed", name);
    decision.effects.push(Effect::Letter { to: member.clone(), text });
    Ok(decision)
}

fn not_over(league: &League) -> Result<(), LeagueRefusal> {
    match league.stage {
        LeagueStage::Over { at, .. } => Err(LeagueRefusal::Over(league.id, at)),
        LeagueStage::Draft => Err(LeagueRefusal::NoSuchLeague(league.id)),
        _ => Ok(()),
    }
}

/// How a member would leave now, and how many games they would have to play yet.
fn departure(league: &League, player: &PlayerId) -> Option<(Departure, usize)> {
    let mut season = divisions(league).into_iter().find(|it| it.players().contains(player))?;
    let own = season.games().iter().filter(|game| game.has(player));
    let open = own.filter(|game| game.stage.is_open()).count();
    Some((season.leave(player).ok()?.how, open))
}

/// The outcome of the games.
fn consequences(league: &League, player: &PlayerId, whose: &str) -> Text {
    match departure(league, player) {
        Some((Departure::Late, open)) => message!("league-leave-late", open, whose),
        _ => message!("league-leave-early", whose),
    }
}

/// The league without a member, by a request.
fn without(
    loaded: &ToLeague,
    league: &League,
    call: &Call,
    player: &PlayerId,
    done: Text,
) -> Decision {
    let mut now = league.clone();
    let mut decision = Decision { reply: Reply::Done(done), ..Decision::default() };
    leaves(&mut decision, &mut now, player, &loaded.running, call.seen);
    if now.began().is_some() {
        let due = LeagueFact::Due { league: league.id, at: Some(call.seen) };
        decision.facts.push(Fact::League(due));
    }
    decision.effects.push(shown(&now, call.seen));
    decision
}

/// A member leaves. Running games end: without a result if none of them counts, else they are lost. One
/// that is not among `games`, because this program cannot read it, ends without a message.
pub fn leaves(
    decision: &mut Decision,
    league: &mut League,
    player: &PlayerId,
    games: &[Game],
    at: Timestamp,
) {
    let is_kept = league.began().is_some();
    if is_kept {
        let how = departure(league, player).map(|(how, _)| how);
        let own: Vec<_> = own_running(league, player);
        for begun in league.games.iter_mut().filter(|it| own.contains(&it.game)) {
            let known = games.iter().find(|game| game.id == begun.game && game.end.is_none());
            let side = known.and_then(|game| game.side_of(player));
            let end = match (how, side) {
                (Some(Departure::Late), Some(side)) => {
                    End { winner: Some(side.other()), ending: Ending::Resignation }
                }
                _ => End { winner: None, ending: Ending::Deserted },
            };
            begun.end = Some((end, at));
            let Some(game) = known else {
                let ended = GameFact::Ended { game: begun.game, end };
                decision.facts.push(Fact::Game(ended));
                continue;
            };
            let why = message!("league-has-left", player, name = &league.terms.name);
            let ended = settled_at(game, end, why, at);
            decision.facts.extend(ended.facts);
            decision.effects.extend(ended.effects);
        }
        for member in league.players.iter_mut().filter(|it| it.player == *player) {
            member.left = Some(at);
        }
    } else {
        league.players.retain(|it| it.player != *player);
    }
    let (id, player) = (league.id, player.clone());
    decision.facts.push(Fact::League(LeagueFact::Left { league: id, player, is_kept }));
}

/// The running games of a member.
fn own_running(league: &League, player: &PlayerId) -> Vec<GameId> {
    let divisions = divisions(league);
    let is_own = |it: &&LeagueGame| {
        let season = it.division.checked_sub(1).and_then(|at| divisions.get(at));
        let game = season.and_then(|season| season.games().get(it.pairing));
        game.is_some_and(|game| game.has(player))
    };
    let running = league.games.iter().filter(|it| it.end.is_none());
    running.filter(is_own).map(|it| it.game).collect()
}
