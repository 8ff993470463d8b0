//! A game as it stands, from its row and its moves.

use super::plans::plans as plans_of;
use super::proposals::proposals as proposals_of;
use super::spectators;
use super::stored_line::StoredLine;
use crate::clock::{clocks, freezes};
use crate::community::windows;
use crate::database::values::{color, counted};
use crate::database::{Db, Result, StoreError};
use crate::variant::learned_variants;
use menagerie_core::model::state::{DrawOffer, End, Ending, Game, Ruling, TakenBack};
use menagerie_core::watch::types::Spectators;
use menagerie_core::{GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Position;
use sqlx::Row;
use sqlx::any::AnyRow;

pub(super) async fn rebuild_all(db: &mut Db, rows: &[AnyRow]) -> Result<Vec<Game>> {
    let mut games = Vec::with_capacity(rows.len());
    for row in rows {
        match rebuild(db, row).await {
            Ok(game) => games.push(game),
            // A game that this program cannot replay must not hide the others.
            Err(StoreError::Unreadable(what)) => tracing::error!(what, "a game cannot be replayed"),
            Err(error) => return Err(error),
        }
    }
    Ok(games)
}

pub(crate) async fn rebuild(db: &mut Db, row: &AnyRow) -> Result<Game> {
    let id = GameId(row.try_get("id")?);
    let unreadable = |what: String| StoreError::Unreadable(format!("game {id}: {what}"));
    learned_variants::learn_of(db, std::slice::from_ref(row)).await?;
    let variant = learned_variants::variant(row)?;
    let start_fen: &str = row.try_get("start_fen")?;
    let start = Position::from_stored_fen(&variant, start_fen)
        .map_err(|error| unreadable(error.to_string()))?;
    let server = Server::from_stored(row.try_get("server")?);
    let (stored, there_is) = StoredLine::of(db, id, &server).await?;
    let (mut taken_back, mut proposals, mut plans) = (Vec::new(), Vec::new(), [None, None]);
    if there_is.taken_back {
        taken_back = those_taken_back(db, id).await?;
    }
    if there_is.proposals {
        proposals = proposals_of(db, id).await?;
    }
    if there_is.plans {
        plans = plans_of(db, id).await?;
    }
    let moved = [
        row.try_get("started_at")?,
        stored.last_at,
        taken_back.last().map_or(0, |taken_back| taken_back.at.0),
    ];
    let moved = moved.into_iter().fold(0, i64::max);
    let played_together = stored.played_together;
    let line = stored.replayed(start).await.map_err(unreadable)?;
    if usize::try_from(row.try_get::<i64, _>("ply")?) != Ok(line.ply()) {
        return Err(unreadable(format!("{} plies are stored, others were counted", line.ply())));
    }
    let of_game = |error| match error {
        StoreError::Unreadable(what) => unreadable(what),
        other => other,
    };
    let players = [
        PlayerId::from_stored(row.try_get("white")?),
        PlayerId::from_stored(row.try_get("black")?),
    ];
    let accounts = accounts(row)?;
    let timing = clocks::timing(db, id, &accounts, &server, there_is).await?;
    let offers = offers(row).map_err(of_game)?;
    let (mut spectators, mut windows, mut freezes) =
        (Spectators::default(), Vec::new(), Vec::new());
    if there_is.spectators {
        spectators = spectators::spectators(db, id).await?;
    }
    if there_is.windows {
        windows = windows::windows(db, id).await?;
    }
    let end = end(row).map_err(of_game)?;
    let gone = |column: &str| -> Result<Option<Timestamp>> {
        Ok(row.try_get::<Option<i64>, _>(column)?.map(Timestamp))
    };
    let gone = [gone("white_gone_at")?, gone("black_gone_at")?];
    if end.is_none() && (there_is.frozen || there_is.server_frozen) {
        freezes = freezes::lasting(db, id, &server).await?;
    }
    Ok(Game {
        id,
        players,
        accounts,
        is_rated: row.try_get::<i64, _>("rated")? != 0,
        server,
        place: Place::from_stored(row.try_get("place")?),
        place_lost: row.try_get::<i64, _>("place_lost")? != 0,
        own_place: row.try_get::<Option<String>, _>("thread")?.map(Place::from_stored),
        windows,
        line,
        played_together,
        draw_offer: offers.waits,
        last_offers: offers.last,
        last_declined: offers.last_declined,
        taken_back,
        proposals,
        plans,
        gone,
        end,
        timing,
        freezes,
        spectators,
        ruling: ruling(row)?,
        moved: Timestamp(moved),
        touched: Timestamp(row.try_get("touched_at")?),
    })
}

/// The accounts with which the players of a game sat down, from its row, the first mover first.
pub(super) fn accounts(row: &AnyRow) -> Result<[PlayerId; 2]> {
    let account = |seat: [&str; 2]| -> Result<PlayerId> {
        let other: Option<String> = row.try_get(seat[1])?;
        Ok(PlayerId::from_stored(other.map_or_else(|| row.try_get(seat[0]), Ok)?))
    };
    Ok([account(["white", "white_account"])?, account(["black", "black_account"])?])
}

/// The draw offers of a game.
pub(super) struct Offers {
    /// The open one.
    pub waits: Option<DrawOffer>,
    /// The plies at which each side last made one, the first mover first.
    pub last: [Option<usize>; 2],
    /// The plies played when one was last declined otherwise than by a move.
    pub last_declined: Option<usize>,
}

/// The draw offers of a game, from its row.
pub(super) fn offers(row: &AnyRow) -> Result<Offers> {
    let ply = |column: &str| -> Result<Option<usize>> {
        let ply: Option<i64> = row.try_get(column)?;
        ply.map(counted).transpose()
    };
    let waits = match (row.try_get::<Option<&str>, _>("draw_by")?, ply("draw_ply")?) {
        (Some(by), Some(ply)) => Some(DrawOffer { by: color(by)?, ply }),
        _ => None,
    };
    let last = [ply("white_offer")?, ply("black_offer")?];
    Ok(Offers { waits, last, last_declined: ply("declined_ply")? })
}

/// The result of a game, from its row, if it has ended.
pub(super) fn end(row: &AnyRow) -> Result<Option<End>> {
    let Some(word) = row.try_get::<Option<&str>, _>("ending")? else { return Ok(None) };
    let ending = Ending::parse(word)
        .ok_or_else(|| StoreError::Unreadable(format!("“{word}” is no ending")))?;
    let winner = row.try_get::<Option<&str>, _>("winner")?.map(color).transpose()?;
    Ok(Some(End { winner, ending }))
}

/// The ruling on a game, from its row, if a moderator has ended it.
pub(super) fn ruling(row: &AnyRow) -> Result<Option<Ruling>> {
    let by: Option<String> = row.try_get("adjudicated_by")?;
    let ruling = by.map(PlayerId::from_stored).zip(row.try_get("reason")?);
    let is_rated = row.try_get::<i64, _>("ruling_rated")? != 0;
    Ok(ruling.map(|(by, reason)| Ruling { by, reason, is_rated }))
}

/// The moves of a game that were taken back, the oldest first.
async fn those_taken_back(db: &mut Db, game: GameId) -> Result<Vec<TakenBack>> {
    let rows: Vec<(i64, i64, Option<String>)> = sqlx::query_as(
        "SELECT ply, at, agreed_by FROM moves_taken_back WHERE game = $1 ORDER BY number",
    )
    .bind(game.0)
    .fetch_all(db)
    .await?;
    let taken_back = |(ply, at, agreed_by): (i64, i64, Option<String>)| {
        let agreed_by = agreed_by.as_deref().map(color).transpose()?;
        Ok(TakenBack { ply: counted(ply)?, at: Timestamp(at), agreed_by })
    };
    rows.into_iter().map(taken_back).collect()
}
