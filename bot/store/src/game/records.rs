//! Reading the record of a game.

use super::clock_records::clock;
use super::proposals::asked;
use super::rebuild::{Offers, accounts, end, offers, ruling};
use crate::database::values::{color, counted};
use crate::database::{Db, Result, Store, StoreError};
use crate::variant::learned_variants;
use menagerie_core::record::{Beginning, Gone, Origin, Played, Record, Standing, in_order};
use menagerie_core::{CauseId, GameId, Place, Server, Timestamp};
use sqlx::any::AnyRow;
use sqlx::{Connection, Row};

/// The record of a game, all of it as it was at one instant.
pub(crate) async fn record(db: &mut Db, id: GameId) -> Result<Option<Record>> {
    let mut snapshot = db.begin().await?;
    let record = read(&mut snapshot, id).await;
    snapshot.rollback().await?;
    record
}

/// The record of a game, read within a transaction.
pub(crate) async fn read(db: &mut Db, id: GameId) -> Result<Option<Record>> {
    let row = sqlx::query("SELECT * FROM games WHERE id = $1")
        .bind(id.0)
        .fetch_optional(&mut *db)
        .await?;
    let Some(row) = row else { return Ok(None) };
    // A record is replayed by the rules of the known variants.
    learned_variants::learn_of(db, std::slice::from_ref(&row)).await?;
    let unreadable = |what: String| StoreError::Unreadable(format!("game {id}: {what}"));
    let instance: String =
        sqlx::query_scalar("SELECT name FROM instance").fetch_one(&mut *db).await?;
    let stand = standing_moves(db, id).await?;
    let gone = moves_taken_back(db, id).await?;
    let events =
        in_order(stand, gone).ok_or_else(|| unreadable("a move of it is missing".to_owned()))?;
    let revision: i64 = row.try_get("revision")?;
    let Offers { waits, last, last_declined } = offers(&row)?;
    let place = |column: &str| -> Result<Option<Place>> {
        Ok(row.try_get::<Option<String>, _>(column)?.map(Place::from_stored))
    };
    // Accounts may be linked or parted later. The record names the accounts that sat down.
    let players = accounts(&row)?;
    let server = Server::from_stored(row.try_get("server")?);
    let clock = clock(db, id, &players, &server).await?;
    Ok(Some(Record {
        origin: Origin { instance, game: id },
        beginning: Beginning {
            variant: row.try_get("variant")?,
            revision: u32::try_from(revision).map_err(|error| unreadable(error.to_string()))?,
            start: row.try_get("start_fen")?,
            players,
            server,
            at: Timestamp(row.try_get("started_at")?),
            is_rated: row.try_get::<i64, _>("rated")? != 0,
        },
        events,
        proposals: asked(db, id).await?,
        end: end(&row)?,
        ruling: ruling(&row)?,
        clock,
        standing: Standing {
            draw_offer: waits,
            last_offers: last,
            last_declined,
            place: Place::from_stored(row.try_get("place")?),
            own_place: place("thread")?,
            place_lost: row.try_get::<i64, _>("place_lost")? != 0,
            at: Timestamp(row.try_get("touched_at")?),
        },
    }))
}

async fn standing_moves(db: &mut Db, id: GameId) -> Result<Vec<Played>> {
    let rows: Vec<AnyRow> = sqlx::query(
        "SELECT ply, coordinates, at AS played_at, cause AS played_cause
         FROM moves WHERE game = $1 ORDER BY ply",
    )
    .bind(id.0)
    .fetch_all(db)
    .await?;
    rows.iter().map(played).collect()
}

async fn moves_taken_back(db: &mut Db, id: GameId) -> Result<Vec<Gone>> {
    let rows: Vec<AnyRow> = sqlx::query(
        "SELECT ply, coordinates, played_at, played_cause, at, cause, agreed_by
         FROM moves_taken_back WHERE game = $1 ORDER BY number",
    )
    .bind(id.0)
    .fetch_all(db)
    .await?;
    let gone = |row: &AnyRow| {
        let agreed_by: Option<&str> = row.try_get("agreed_by")?;
        Ok(Gone {
            played: played(row)?,
            at: Timestamp(row.try_get("at")?),
            cause: CauseId::from_stored(row.try_get("cause")?),
            agreed_by: agreed_by.map(color).transpose()?,
        })
    };
    rows.iter().map(gone).collect()
}

fn played(row: &AnyRow) -> Result<Played> {
    Ok(Played {
        ply: counted(row.try_get("ply")?)?,
        coordinates: row.try_get("coordinates")?,
        at: Timestamp(row.try_get("played_at")?),
        cause: CauseId::from_stored(row.try_get("played_cause")?),
    })
}

impl Store {
    /// The name of this database, which no other one has.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn instance_name(&self) -> Result<String> {
        let name = sqlx::query_scalar("SELECT name FROM instance").fetch_one(&self.readers).await?;
        Ok(name)
    }

    /// The record of a game.
    ///
    /// # Errors
    /// When the database cannot be read, or a move of the game is missing.
    pub async fn record(&self, id: GameId) -> Result<Option<Record>> {
        record(&mut *self.readers.acquire().await?, id).await
    }
}
