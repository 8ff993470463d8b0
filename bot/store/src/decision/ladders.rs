//! Reads what decisions about ladders need.

use super::capacity::to_begin;
use crate::clock::pauses;
use crate::database::{Db, Result};
use crate::ladder::ladders;
use crate::variant::uploaded_variants;
use menagerie_core::ladder::types::{LadderDeed, LadderId, LadderRequest};
use menagerie_core::ladder::{PAIR_RESTS, ToClimb, ToSettle, find_ladder};
use menagerie_core::model::request::Call;
use menagerie_core::{GameId, Timestamp};

/// The data needed for a request about a ladder.
pub(super) async fn to_climb(db: &mut Db, call: &Call, request: &LadderRequest) -> Result<ToClimb> {
    let Some(server) = &call.server else { return Ok(ToClimb::default()) };
    let challenged = match &request.deed {
        LadderDeed::Challenge(member) => member.as_ref().map(|member| &member.player),
        _ => None,
    };
    let mut begin = to_begin(&mut *db, call, challenged, Some(server)).await?;
    let ladders = ladders::variants(&mut *db, server).await?;
    begin.limits.own = uploaded_variants::own(&mut *db, server, &request.variant).await?;
    let Ok(variant) = find_ladder(&begin.limits.own, &ladders, &request.variant) else {
        return Ok(ToClimb { ladders, begin, ..ToClimb::default() });
    };
    // It is asked for by its id from here on.
    begin.limits.own = uploaded_variants::own(&mut *db, server, &variant).await?;
    let ladder = LadderId { server: server.clone(), variant };
    let players = ladders::players(&mut *db, &ladder).await?;
    let since = Timestamp(call.seen.0 - PAIR_RESTS);
    let games = ladders::games(&mut *db, &ladder, since).await?;
    let challenged = match challenged {
        Some(member) => Some(pauses::member(db, member).await?),
        None => None,
    };
    Ok(ToClimb { ladders, players, games, challenged, begin })
}

/// The data needed when a game of a ladder is over.
pub(super) async fn to_settle(db: &mut Db, game: GameId) -> Result<ToSettle> {
    let Some(game) = ladders::unsettled(&mut *db, game).await? else {
        return Ok(ToSettle::default());
    };
    let players = ladders::players(db, &game.ladder).await?;
    Ok(ToSettle { game: Some(game), players })
}
