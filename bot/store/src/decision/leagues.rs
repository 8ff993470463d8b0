//! Reads what decisions about leagues need.

use super::capacity::uncounted;
use crate::database::{Db, Result, StoreError};
use crate::game::games;
use crate::league::leagues;
use crate::rating::present::present;
use crate::variant::uploaded_variants;
use menagerie_core::community::ToBegin;
use menagerie_core::league::types::{League, LeagueGame, LeagueRequest};
use menagerie_core::league::{ABSENCE, ToLeague, ToTend, find_league};
use menagerie_core::model::request::Call;
use menagerie_core::model::state::Game;
use menagerie_core::rating::PresentRatings;
use menagerie_core::{GameId, LeagueId, PlayerId, Server, Timestamp};

/// The data needed for a request about a league.
pub(super) async fn to_league(
    db: &mut Db,
    call: &Call,
    request: &LeagueRequest,
) -> Result<ToLeague> {
    let server = call.server.as_ref();
    let found = match (request.league(), server) {
        (Some(id), _) => leagues::league(&mut *db, id).await?.into_iter().collect(),
        (None, Some(server)) if matches!(request, LeagueRequest::Make(_)) => {
            leagues::heads(&mut *db, server, &call.from).await?
        }
        (None, Some(server)) => {
            // Which one is meant follows from a few columns. Only that one is read whole.
            let member = match request {
                LeagueRequest::Remove { member: Some(member), .. } => member,
                _ => &call.from,
            };
            let heads = leagues::heads(&mut *db, server, member).await?;
            match find_league(&heads, call, request).map(|league| league.id) {
                Ok(id) => leagues::league(&mut *db, id).await?.into_iter().collect(),
                Err(_) => heads,
            }
        }
        (None, None) => Vec::new(),
    };
    let standing = match server {
        Some(server) => leagues::count(&mut *db, server).await?,
        None => 0,
    };
    let leaver = match request {
        LeagueRequest::Leave { confirmed: true, .. } => Some(&call.from),
        LeagueRequest::Remove { member, confirmed: true, .. } => member.as_ref(),
        _ => None,
    };
    let running = match leaver {
        Some(leaver) => games::running_games_of(&mut *db, leaver).await?,
        None => Vec::new(),
    };
    let begin = to_begin(&mut *db, server).await?;
    let next = leagues::next(db).await?;
    Ok(ToLeague { leagues: found, standing, next, begin, running })
}

/// The data needed to do the work that is due for a season.
pub(super) async fn to_tend(db: &mut Db, id: LeagueId, now: Timestamp) -> Result<ToTend> {
    let league = leagues::league(&mut *db, id).await?;
    let before = match league.as_ref().and_then(|league| league.follows) {
        Some(before) => leagues::league(&mut *db, before).await?,
        None => None,
    };
    let ratings = match &league {
        Some(league) if league.is_open() => ratings(&mut *db, league, now).await?,
        _ => None,
    };
    let mut running = Vec::new();
    let is_long = |since: Timestamp| now.0 - since.0 >= ABSENCE;
    let stands = |it: &LeagueGame| it.proposal.is_some_and(|it| it.stands <= now);
    // A member who left the community long ago leaves the league with all of their games.
    let players = league.iter().flat_map(|league| &league.players);
    let is_gone = players.filter(|it| it.left.is_none()).any(|it| it.gone.is_some_and(is_long));
    let games = league.iter().flat_map(|league| &league.games);
    for begun in games.filter(|game| game.end.is_none()) {
        if is_gone || stands(begun) {
            running.extend(readable(&mut *db, begun.game).await?);
        }
    }
    let begin = to_begin(&mut *db, league.as_ref().map(|league| &league.server)).await?;
    let next = leagues::next(db).await?;
    Ok(ToTend { league, before, ratings, next, begin, running })
}

/// A game, if this program can read it.
pub(super) async fn readable(db: &mut Db, game: GameId) -> Result<Option<Game>> {
    match games::game(db, game).await {
        Err(StoreError::Unreadable(why)) => {
            tracing::error!(why, "a game is decided without being seen");
            Ok(None)
        }
        found => found,
    }
}

async fn to_begin(db: &mut Db, server: Option<&Server>) -> Result<ToBegin> {
    let mut begin = uncounted(&mut *db, server).await?;
    if let Some(server) = server {
        begin.limits.own = uploaded_variants::own(db, server, "").await?;
    }
    Ok(begin)
}

/// The ratings of the members. A game that cannot be read keeps no season from beginning.
async fn ratings(db: &mut Db, league: &League, now: Timestamp) -> Result<Option<PresentRatings>> {
    let members: Vec<PlayerId> = league.members().cloned().collect();
    match present(db, members.into_iter().collect(), now).await {
        Err(StoreError::Unreadable(why)) => {
            tracing::error!(why, "a season begins without ratings");
            Ok(None)
        }
        found => found,
    }
}
