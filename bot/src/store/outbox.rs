//! What others shall see and have not seen yet.
//!
//! Rows of one lane are delivered in the order in which they were stored; lanes do not wait for
//! one another. A row goes when what it asked for is there to be seen, in one transaction with
//! what the network called it.

use super::{Store, StoreError, games};
use crate::game::{Effect, GameId, MessageId, OfferId, Place, Target, goes_on};
use sqlx::{Row, SqliteConnection};

/// An effect that waits for its delivery.
#[derive(Clone, Debug)]
pub struct Pending {
    /// Its number; unique in this database for ever.
    pub id: i64,
    /// What is to be seen.
    pub effect: Effect,
    /// How often it was tried.
    pub attempts: u32,
}

/// What the network called something that was delivered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Delivery {
    /// A message that may have to be changed later.
    pub posted: Option<(OfferId, MessageId)>,
    /// The place that was made for a game.
    pub opened: Option<(GameId, Place)>,
}

/// Stores an effect, to be delivered at once: the network's clock and ours may differ, so no
/// time is compared before the first try.
pub(super) async fn enqueue(
    connection: &mut SqliteConnection,
    effect: &Effect,
) -> Result<(), StoreError> {
    let text =
        serde_json::to_string(effect).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    sqlx::query("INSERT INTO outbox (lane, effect) VALUES ($1, $2)")
        .bind(lane(effect))
        .bind(text)
        .execute(connection)
        .await?;
    Ok(())
}

/// What must stay in order: everything about a game, or everything at a place outside of games.
fn lane(effect: &Effect) -> String {
    let of_game = |game: &GameId| format!("game:{game}");
    let of_place = |place: &Place| format!("place:{}", place.as_str());
    match effect {
        Effect::Open { game, .. } | Effect::Announce { game, .. } => of_game(game),
        Effect::Offer { to, .. } | Effect::Settle { to, .. } => match to {
            Target::Game(game) => of_game(game),
            Target::Place(place) => of_place(place),
        },
        Effect::Say { place, .. } => of_place(place),
    }
}

impl Store {
    /// The first row of every lane, if it is due at `now` (unix seconds).
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn due(&self, now: i64) -> Result<Vec<Pending>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, effect, attempts FROM outbox
             WHERE id IN (SELECT min(id) FROM outbox WHERE dead IS NULL GROUP BY lane)
               AND due_at <= $1
             ORDER BY id LIMIT 100",
        )
        .bind(now)
        .fetch_all(&self.readers)
        .await?;
        let mut pending = Vec::with_capacity(rows.len());
        for row in rows {
            let id = row.try_get("id")?;
            match serde_json::from_str(row.try_get("effect")?) {
                Ok(effect) => {
                    pending.push(Pending { id, effect, attempts: row.try_get("attempts")? });
                }
                // One that a later version has stored must not stop the others of its lane.
                Err(error) => self.bury(id, &format!("it cannot be read: {error}")).await?,
            }
        }
        Ok(pending)
    }

    /// When the next row is due (unix seconds), if any waits.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT min(due_at) FROM outbox
             WHERE id IN (SELECT min(id) FROM outbox WHERE dead IS NULL GROUP BY lane)",
        )
        .fetch_one(&self.readers)
        .await?)
    }

    /// The newest number that was ever given to a row.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn newest_pending(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar("SELECT coalesce(max(id), 0) FROM outbox")
            .fetch_one(&self.readers)
            .await?)
    }

    /// Whether a newer board of the same game waits behind this row.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn newer_board_waits(&self, game: GameId, than: i64) -> Result<bool, StoreError> {
        let found: i64 = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM outbox
                WHERE lane = $1 AND id > $2 AND dead IS NULL
                  AND effect ->> 'effect' = 'announce')",
        )
        .bind(format!("game:{game}"))
        .bind(than)
        .fetch_one(&self.readers)
        .await?;
        Ok(found != 0)
    }

    /// The row is delivered: it goes, and what the network called it stays.
    ///
    /// # Errors
    /// When the database cannot be written; then the row stays and is delivered again.
    pub async fn delivered(&self, id: i64, delivery: &Delivery) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        note(&mut transaction, delivery).await?;
        sqlx::query("DELETE FROM outbox WHERE id = $1").bind(id).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Stores what the network called something, before the row that asked for it is finished.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn note_delivery(&self, delivery: &Delivery) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        note(&mut transaction, delivery).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The row could not be delivered and is tried again at `due_at` (unix seconds).
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn postpone(&self, id: i64, due_at: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET attempts = attempts + 1, due_at = $2 WHERE id = $1")
            .bind(id)
            .bind(due_at)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The row can never be delivered; it stays for the operator and stops nobody.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn bury(&self, id: i64, why: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET dead = $2 WHERE id = $1")
            .bind(id)
            .bind(why)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// A channel or thread does not exist any more. A game of that thread goes on: what must be
    /// seen for that makes another thread. A game that began in that channel goes on where its
    /// next call is made.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn place_lost(&self, place: &Place, hears_talk: bool) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("UPDATE games SET place_lost = 1 WHERE place = $1 AND ending IS NULL")
            .bind(place.as_str())
            .execute(&mut *transaction)
            .await?;
        for game in games::games_at(&mut transaction, place).await? {
            if game.thread.as_ref() != Some(place) {
                continue;
            }
            sqlx::query("UPDATE games SET thread = NULL WHERE id = $1")
                .bind(game.id.0)
                .execute(&mut *transaction)
                .await?;
            if let Some(effect) = goes_on(&game, hears_talk) {
                enqueue(&mut transaction, &effect).await?;
            }
        }
        transaction.commit().await?;
        self.outbox_filled.notify_one();
        Ok(())
    }

    /// Whether something that is to be offered has not been posted yet, or not been noted as that.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn offer_waits(&self, offer: OfferId) -> Result<bool, StoreError> {
        let offer = serde_json::to_string(&offer)
            .map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let found: i64 = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM outbox
                WHERE dead IS NULL AND effect ->> 'effect' = 'offer'
                  AND effect -> 'offer' = json($1))",
        )
        .bind(offer)
        .fetch_one(&self.readers)
        .await?;
        Ok(found != 0)
    }

    /// The message that was posted for something that waits for an answer.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn posted(&self, offer: OfferId) -> Result<Option<MessageId>, StoreError> {
        let message: Option<String> =
            sqlx::query_scalar("SELECT message FROM posted WHERE offer = $1")
                .bind(offer.key())
                .fetch_optional(&self.readers)
                .await?;
        Ok(message.map(MessageId::from_stored))
    }
}

async fn note(connection: &mut SqliteConnection, delivery: &Delivery) -> Result<(), StoreError> {
    if let Some((offer, message)) = &delivery.posted {
        sqlx::query(
            "INSERT INTO posted (offer, message) VALUES ($1, $2)
             ON CONFLICT (offer) DO UPDATE SET message = excluded.message",
        )
        .bind(offer.key())
        .bind(message.as_str())
        .execute(&mut *connection)
        .await?;
    }
    if let Some((game, place)) = &delivery.opened {
        sqlx::query("UPDATE games SET thread = $2 WHERE id = $1")
            .bind(game.0)
            .bind(place.as_str())
            .execute(connection)
            .await?;
    }
    Ok(())
}
