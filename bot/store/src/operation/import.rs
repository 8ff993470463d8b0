//! The import of a game from its record, when it was kept elsewhere.

use crate::database::values::stored_ply;
use crate::database::{Db, Result, Store, StoreError};
use crate::decision::inbox;
use crate::decision::snapshot::next_numbers;
use crate::game::records::read;
use crate::game::{clock_records, proposals, tallies};
use crate::people::accounts;
use crate::rating::ledgers;
use crate::variant::uploaded_variants;
use menagerie_core::record::{Beginning, Gone, Played, Record, Standing, parted};
use menagerie_core::{GameId, Place, PlayerId, Timestamp};
use menagerie_rules::Color;

/// The largest number that a game keeps: beyond it there would be no room for new games.
const LARGEST_KEPT: i64 = 1_000_000_000;

/// The outcome of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imported {
    /// It is stored.
    Stored {
        /// Under this number.
        game: GameId,
        /// Whether its own place belongs to another game here, so that it has none any more.
        is_displaced: bool,
    },
    /// The same game is already there, under this number.
    There(GameId),
}

/// Why a record was not taken over. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The game is here and stands differently.
    #[error(
        "it is the same game as game {0} here, which stands otherwise: one of the two has gone on without the other; compare them with `menagerie export {0}`"
    )]
    StandsOtherwise(GameId),
    /// The cause of one of its moves is that of a move of another game here.
    #[error(
        "what has caused one of its moves ({cause}) has already caused a move of game {game} here, which is another one: one of the two records is false"
    )]
    CauseTaken {
        /// The cause.
        cause: String,
        /// The game.
        game: GameId,
    },
    /// Another move than the last was taken back.
    #[error("a move of it is missing")]
    Incomplete,
    /// The database cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for ImportError {
    fn from(error: sqlx::Error) -> Self {
        ImportError::Store(error.into())
    }
}

impl Store {
    /// Stores the game of a record, all of it or nothing, under its own number if that is free. A
    /// game that is already there is not stored again. The time until `now` belongs to nobody.
    ///
    /// # Errors
    /// When the game is there and stands differently, when it conflicts with another one, and when
    /// the database cannot be written.
    pub async fn import(&self, record: &Record, now: Timestamp) -> Result<Imported, ImportError> {
        let (stand, gone) = parted(&record.events).ok_or(ImportError::Incomplete)?;
        let mut write = self.writer.begin().await?;
        match take_over(&mut write, record, &stand, &gone, now).await {
            Ok(imported @ Imported::Stored { .. }) => {
                write.commit().await?;
                Ok(imported)
            }
            nothing_new => {
                write.rollback().await;
                nothing_new
            }
        }
    }
}

async fn take_over(
    db: &mut Db,
    record: &Record,
    stand: &[Played],
    gone: &[Gone],
    now: Timestamp,
) -> Result<Imported, ImportError> {
    if let Some(twin) = twin(db, &record.beginning).await? {
        let known = read(db, twin).await?;
        let is_same = known.is_some_and(|known| known.is_of_same_game(record));
        return if is_same {
            Ok(Imported::There(twin))
        } else {
            Err(ImportError::StandsOtherwise(twin))
        };
    }
    are_free(db, record).await?;
    let id = number(db, record.origin.game).await?;
    let own_place = own_place(db, &record.standing).await?;
    store_game(db, id, record, own_place, stand.len()).await?;
    ledgers::changed_by(&mut *db, id, record.beginning.at).await?;
    tallies::begin(db, id).await?;
    if let Some(end) = record.end {
        tallies::end(db, id, end).await?;
    }
    for played in stand {
        store_move(db, id, played).await?;
    }
    for (number, gone) in (0_i64..).zip(gone) {
        store_taken_back(db, id, number, gone).await?;
    }
    for asked in &record.proposals {
        proposals::take_over(db, id, asked).await?;
    }
    clock_records::take_over(db, id, record, now).await?;
    // The messages that caused its events may be read again where the game is played, so their
    // causes count as processed.
    for event in &record.events {
        inbox::note_done(db, &event.cause, event.at).await?;
    }
    let is_displaced = own_place.is_none() && record.standing.own_place.is_some();
    Ok(Imported::Stored { game: id, is_displaced })
}

/// The players of a record by their names here. Two accounts that are one member by now stay two in
/// it.
async fn members(db: &mut Db, began: &Beginning) -> Result<[PlayerId; 2]> {
    let [first, second] = &began.players;
    let known =
        [accounts::member(&mut *db, first).await?, accounts::member(&mut *db, second).await?];
    Ok(if known[0] == known[1] { began.players.clone() } else { known })
}

/// The game here with the same beginning.
async fn twin(db: &mut Db, began: &Beginning) -> Result<Option<GameId>> {
    let players = members(&mut *db, began).await?;
    let id: Option<i64> = sqlx::query_scalar(
        "SELECT id FROM games
         WHERE white = $1 AND ending IS NULL AND black = $2 AND started_at = $3
           AND variant = $4 AND start_fen = $5
         UNION ALL
         SELECT id FROM games
         WHERE white = $1 AND ending IS NOT NULL AND touched_at >= $3 AND black = $2
           AND started_at = $3 AND variant = $4 AND start_fen = $5
         LIMIT 1",
    )
    .bind(players[0].as_str())
    .bind(players[1].as_str())
    .bind(began.at.0)
    .bind(&began.variant)
    .bind(&began.start)
    .fetch_optional(db)
    .await?;
    Ok(id.map(GameId))
}

/// The game's own place, if it is not another game's.
async fn own_place<'a>(db: &mut Db, standing: &'a Standing) -> Result<Option<&'a Place>> {
    let Some(place) = &standing.own_place else { return Ok(None) };
    let taken: Option<i64> = sqlx::query_scalar("SELECT id FROM games WHERE thread = $1")
        .bind(place.as_str())
        .fetch_optional(db)
        .await?;
    Ok(Some(place).filter(|_| taken.is_none()))
}

/// Checks that no cause of a move has caused a move of another game.
async fn are_free(db: &mut Db, record: &Record) -> Result<(), ImportError> {
    for event in &record.events {
        let cause = event.cause.as_str();
        let taken: Option<i64> = sqlx::query_scalar(
            "SELECT game FROM moves WHERE cause = $1
             UNION ALL SELECT game FROM moves_taken_back WHERE played_cause = $1
             UNION ALL SELECT game FROM moves_taken_back WHERE cause = $1 LIMIT 1",
        )
        .bind(cause)
        .fetch_optional(&mut *db)
        .await?;
        if let Some(game) = taken.map(GameId) {
            return Err(ImportError::CauseTaken { cause: cause.to_owned(), game });
        }
    }
    Ok(())
}

/// The number of the game here: its own if that is free, else the next one.
async fn number(db: &mut Db, wanted: GameId) -> Result<GameId> {
    let taken: Option<i64> = sqlx::query_scalar("SELECT 1 FROM games WHERE id = $1")
        .bind(wanted.0)
        .fetch_optional(&mut *db)
        .await?;
    if taken.is_none() && (1..=LARGEST_KEPT).contains(&wanted.0) {
        return Ok(wanted);
    }
    let ([_, _, game], _) = next_numbers(db, None).await?;
    Ok(GameId(game))
}

async fn store_game(
    db: &mut Db,
    id: GameId,
    record: &Record,
    own_place: Option<&Place>,
    plies: usize,
) -> Result<()> {
    let Record { beginning, end, ruling, standing, .. } = record;
    let Standing { draw_offer, last_offers: [white_offer, black_offer], .. } = standing;
    let maybe = |ply: Option<usize>| ply.map(stored_ply).transpose();
    let players = members(&mut *db, beginning).await?;
    let account = |side: usize| {
        let account = &beginning.players[side];
        (*account != players[side]).then(|| account.as_str())
    };
    uploaded_variants::begun(db, &beginning.variant, beginning.revision).await?;
    sqlx::query(
        "INSERT INTO games
             (id, variant, revision, start_fen, white, black, server, place, thread, place_lost,
              ply, draw_by, draw_ply, white_offer, black_offer, declined_ply, ending, winner,
              started_at, touched_at, adjudicated_by, reason, white_account, black_account, rated,
              ruling_rated)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
                 $19, $20, $21, $22, $23, $24, $25, $26)",
    )
    .bind(id.0)
    .bind(&beginning.variant)
    .bind(i64::from(beginning.revision))
    .bind(&beginning.start)
    .bind(players[0].as_str())
    .bind(players[1].as_str())
    .bind(beginning.server.as_str())
    .bind(standing.place.as_str())
    .bind(own_place.map(Place::as_str))
    .bind(i64::from(standing.place_lost))
    .bind(stored_ply(plies)?)
    .bind(draw_offer.map(|offer| offer.by.word()))
    .bind(maybe(draw_offer.map(|offer| offer.ply))?)
    .bind(maybe(*white_offer)?)
    .bind(maybe(*black_offer)?)
    .bind(maybe(standing.last_declined)?)
    .bind(end.map(|end| end.ending.word()))
    .bind(end.and_then(|end| end.winner).map(Color::word))
    .bind(beginning.at.0)
    .bind(standing.at.0)
    .bind(ruling.as_ref().map(|ruling| ruling.by.as_str()))
    .bind(ruling.as_ref().map(|ruling| &ruling.reason))
    .bind(account(0))
    .bind(account(1))
    .bind(i64::from(beginning.is_rated))
    .bind(i64::from(ruling.as_ref().is_some_and(|ruling| ruling.is_rated)))
    .execute(db)
    .await?;
    Ok(())
}

async fn store_move(db: &mut Db, id: GameId, played: &Played) -> Result<()> {
    sqlx::query(
        "INSERT INTO moves (game, ply, coordinates, at, cause) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(id.0)
    .bind(stored_ply(played.ply)?)
    .bind(&played.coordinates)
    .bind(played.at.0)
    .bind(played.cause.as_str())
    .execute(db)
    .await?;
    Ok(())
}

async fn store_taken_back(db: &mut Db, id: GameId, number: i64, gone: &Gone) -> Result<()> {
    let Gone { played, at, cause, agreed_by } = gone;
    sqlx::query(
        "INSERT INTO moves_taken_back
             (game, number, ply, coordinates, played_at, played_cause, at, cause, agreed_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(id.0)
    .bind(number)
    .bind(stored_ply(played.ply)?)
    .bind(&played.coordinates)
    .bind(played.at.0)
    .bind(played.cause.as_str())
    .bind(at.0)
    .bind(cause.as_str())
    .bind(agreed_by.map(Color::word))
    .execute(db)
    .await?;
    Ok(())
}
