//! The rows of the outbox: messages that others have not seen yet.
//!
//! Rows of one lane are delivered in the order in which they were stored. Lanes do not wait for one
//! another. A row is deleted when its message is there to be seen, in one transaction that also
//! stores the network's name for the message.

use super::effects::{lane_of_game, place_of, place_of_lane};
use super::said;
use crate::clock::clocks;
use crate::community::windows;
use crate::database::delivery::Delivery;
use crate::database::values::number;
use crate::database::{Db, Result, Store, StoreError};
use crate::variant::learned_variants;
use menagerie_core::community::Counts;
use menagerie_core::model::request::Call;
use menagerie_core::model::{Effect, OfferId, Subject};
use menagerie_core::{GameId, MessageId, Place, PlayerId, Server};
use sha2::{Digest, Sha256};
use sqlx::Row;
use sqlx::any::AnyRow;

/// An effect that waits for its delivery.
#[derive(Clone, Debug)]
pub struct Pending {
    /// Its number, which is never used again in this database.
    pub id: i64,
    /// Its game, if it is about one.
    pub game: Option<GameId>,
    /// The lane of that game's boards, where the effect is seen.
    pub boards: String,
    /// The effect.
    pub effect: Effect,
    /// Where it is shown.
    pub place: Place,
    /// The community of that place, if it is in one.
    pub server: Option<Server>,
    /// How often the delivery was tried.
    pub attempts: u32,
    /// 16 hexadecimal digits that no other row has, of this database or another one. If a backup is
    /// restored and games go on differently, they are not repeated either.
    pub digits: String,
}

/// A waiting row, with the values that decide its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Its number.
    pub id: i64,
    /// Its lane.
    pub lane: String,
    /// The community in which it is shown; empty if it is none.
    pub server: String,
    /// The community in which it is shown, or that of its game.
    pub community: String,
    /// The place where it is shown, if it is known now; otherwise empty.
    pub place: String,
    /// The stored word for its effect.
    pub kind: String,
    /// The change that a person must make before it can be shown, in words, if that is known.
    pub parked: Option<String>,
    /// The stored offer that it makes or settles, if there is one and it was recorded.
    pub offer: Option<String>,
    /// The maker of that offer, if it is a challenge or a problem.
    pub author: Option<String>,
}

/// The number of rows that wait among the offers at the place of a call, and how many of them are
/// about the caller's challenges.
pub(crate) async fn count_offers(db: &mut Db, call: &Call, counts: &mut Counts) -> Result<()> {
    let (waiting, own): (i64, i64) = sqlx::query_as(
        "SELECT count(*), count(CASE challenger WHEN $2 THEN 1 END)
         FROM outbox LEFT JOIN challenges ON challenges.id = CASE WHEN offer LIKE 'challenge:%'
             THEN CAST(substr(offer, 11) AS BIGINT) END
         WHERE lane = $1 AND dead IS NULL",
    )
    .bind(format!("place:{}", call.place.as_str()))
    .bind(call.from.as_str())
    .fetch_one(db)
    .await?;
    counts.offers_waiting = usize::try_from(waiting).unwrap_or(usize::MAX);
    counts.own_offers_waiting = usize::try_from(own).unwrap_or(usize::MAX);
    Ok(())
}

/// A row for the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Its number.
    pub id: i64,
    /// Its lane: a game, a place, or the talk there.
    pub lane: String,
    /// The place where it is shown, if it is known.
    pub place: Option<Place>,
    /// The word for its effect.
    pub kind: String,
    /// How often the delivery was tried.
    pub attempts: i64,
    /// Why it is not shown, and whether it ever can be.
    pub why: Why,
}

/// Why a row is not shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is on its way.
    Waits,
    /// A person must change something: this, in words.
    Parked(String),
    /// It can never be shown, for this reason.
    Dead(String),
}

impl Store {
    /// The waiting rows that are newer than `after`, oldest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn waiting(&self, after: i64) -> Result<Vec<Waiting>> {
        let rows = sqlx::query(
            "SELECT outbox.id, lane, coalesce(outbox.server, '') AS server, kind, parked,
                    coalesce(outbox.server, windows.server, games.server, '') AS community,
                    coalesce(windows.thread, windows.place, home, '') AS home, offer,
                    coalesce(challenges.challenger, problems.author) AS author
             FROM outbox LEFT JOIN games ON games.id = outbox.game
             LEFT JOIN challenges ON challenges.id = CASE WHEN offer LIKE 'challenge:%'
                 THEN CAST(substr(offer, 11) AS BIGINT) END
             LEFT JOIN problems ON problems.id = CASE WHEN offer LIKE 'problem:%'
                 THEN CAST(substr(offer, 9) AS BIGINT) END
             LEFT JOIN windows
                 ON windows.game = outbox.game AND windows.network = outbox.network
             WHERE outbox.id > $1 AND dead IS NULL ORDER BY outbox.id",
        )
        .bind(after)
        .fetch_all(&self.readers)
        .await?;
        let waiting = |row: &AnyRow| -> Result<Waiting> {
            let lane: String = row.try_get("lane")?;
            let place = match place_of_lane(&lane) {
                Some(place) => place.to_owned(),
                None => row.try_get("home")?,
            };
            Ok(Waiting {
                id: row.try_get("id")?,
                lane,
                server: row.try_get("server")?,
                community: row.try_get("community")?,
                place,
                kind: row.try_get("kind")?,
                parked: row.try_get("parked")?,
                offer: row.try_get("offer")?,
                author: row.try_get("author")?,
            })
        };
        rows.iter().map(waiting).collect()
    }

    /// A waiting row; nothing if it does not wait any more.
    ///
    /// # Errors
    /// When the database or the effect cannot be read.
    pub async fn pending(&self, id: i64) -> Result<Option<Pending>> {
        let row = sqlx::query(
            "SELECT effect, outbox.game, attempts, outbox.server, windows.network AS window,
                    coalesce(windows.thread, windows.place,
                             (SELECT home FROM games WHERE games.id = outbox.game)) AS home
             FROM outbox LEFT JOIN windows
                 ON windows.game = outbox.game AND windows.network = outbox.network
             WHERE outbox.id = $1 AND dead IS NULL",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let effect: Effect = serde_json::from_str(row.try_get("effect")?)
            .map_err(|error| StoreError::Unreadable(error.to_string()))?;
        if let Effect::Offer { board: Some(board), .. } = &effect
            && let Some(revision) = board.revision
        {
            // The code that shows it reads nothing from the database.
            let db = &mut *self.readers.acquire().await?;
            learned_variants::learn(db, &board.variant, revision.into()).await?;
        }
        let home: Option<String> = row.try_get("home")?;
        let place = place_of(&effect).or(home.map(Place::from_stored));
        let game = row.try_get::<Option<i64>, _>("game")?.map(GameId);
        let window: Option<&str> = row.try_get("window")?;
        Ok(Some(Pending {
            id,
            game,
            boards: game.map(|game| lane_of_game(game, window)).unwrap_or_default(),
            place: place.ok_or_else(|| StoreError::Unreadable("it is of no game".to_owned()))?,
            server: row.try_get::<Option<String>, _>("server")?.map(Server::from_stored),
            digits: digits(id, &effect),
            effect,
            attempts: number(&row, "attempts")?,
        }))
    }

    /// Whether a newer board of the same game waits behind this row.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn newer_board_waits(&self, row: &Pending) -> Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "SELECT 1 FROM outbox
             WHERE lane = $1 AND id > $2 AND dead IS NULL AND kind = 'announce' LIMIT 1",
        )
        .bind(&row.boards)
        .bind(row.id)
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.is_some())
    }

    /// Whether a board of its game was stored before this row and is on its way, with nothing that
    /// somebody would have to change.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn board_is_coming(&self, row: &Pending) -> Result<bool> {
        let (boards, parked): (i64, i64) = sqlx::query_as(
            "SELECT count(CASE kind WHEN 'announce' THEN 1 END), count(parked)
             FROM outbox WHERE lane = $1 AND id < $2 AND dead IS NULL",
        )
        .bind(&row.boards)
        .bind(row.id)
        .fetch_one(&self.readers)
        .await?;
        Ok(boards > 0 && parked == 0)
    }

    /// Stores the network's names for a delivery, before its row is finished.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn note_delivery(&self, delivery: &Delivery) -> Result<()> {
        self.writer.write(async |db| note(db, delivery).await).await
    }

    /// Counts a failed delivery of the row.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn tried(&self, id: i64) -> Result<()> {
        let statement =
            sqlx::query("UPDATE outbox SET attempts = attempts + 1, parked = NULL WHERE id = $1")
                .bind(id);
        self.writer.execute(statement).await
    }

    /// Parks a row: it cannot be delivered until a person changes something.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn park(&self, id: i64, why: &str) -> Result<()> {
        let statement =
            sqlx::query("UPDATE outbox SET attempts = attempts + 1, parked = $2 WHERE id = $1")
                .bind(id)
                .bind(why);
        self.writer.execute(statement).await
    }

    /// Gives a row up: it can never be delivered. It stays for the operator and holds up no other
    /// row.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn bury(&self, id: i64, why: &str) -> Result<()> {
        let statement = sqlx::query("UPDATE outbox SET dead = $2 WHERE id = $1").bind(id).bind(why);
        self.writer.execute(statement).await
    }

    /// The lane of the game that is played in a thread, or of the spectators who talk there.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn lane_at(&self, thread: &Place) -> Result<Option<String>> {
        Ok(sqlx::query_scalar(
            "SELECT 'game:' || id FROM games WHERE thread = $1
             UNION ALL SELECT 'game:' || game || '@' || network FROM windows WHERE thread = $1
             UNION ALL SELECT 'kibitz:' || game FROM galleries WHERE place = $1",
        )
        .bind(thread.as_str())
        .fetch_optional(&self.readers)
        .await?)
    }

    /// The lanes with a parked row about a game of this person, and those of their open challenges.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn parked_lanes_of(&self, player: &PlayerId) -> Result<Vec<String>> {
        let player = self.member_of(player).await?;
        Ok(sqlx::query_scalar(
            "SELECT DISTINCT lane FROM outbox JOIN games ON games.id = outbox.game
             WHERE parked IS NOT NULL AND (white = $1 OR black = $1)
             UNION
             SELECT 'place:' || place FROM challenges WHERE challenger = $1 AND state = 'open'
             UNION
             SELECT 'place:' || place FROM challenges WHERE opponent = $1 AND state = 'open'",
        )
        .bind(player.as_str())
        .fetch_all(&self.readers)
        .await?)
    }

    /// Whether an offer has not been posted on a network yet, or its message is not recorded yet. A
    /// row that nobody can be shown now does not count.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn offer_waits(&self, offer: OfferId, network: &str) -> Result<bool> {
        self.offer_waits_before(offer, network, i64::MAX).await
    }

    /// The same, if it was to be posted before this row. An offer that is posted anew waits behind the
    /// words for its old message.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn offer_waits_before(
        &self,
        offer: OfferId,
        network: &str,
        row: i64,
    ) -> Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "SELECT 1 FROM outbox WHERE offer = $1 AND kind = 'offer'
               AND (network = $2 OR network IS NULL)
               AND parked IS NULL AND dead IS NULL AND id < $3 LIMIT 1",
        )
        .bind(offer.key())
        .bind(network)
        .bind(row)
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.is_some())
    }

    /// The message on a network about a subject, which may have to be changed.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn posted(
        &self,
        about: impl Into<Subject>,
        network: &str,
    ) -> Result<Option<MessageId>> {
        let message: Option<String> =
            sqlx::query_scalar("SELECT message FROM posted WHERE offer = $1 AND network = $2")
                .bind(about.into().key())
                .bind(network)
                .fetch_optional(&self.readers)
                .await?;
        Ok(message.map(MessageId::from_stored))
    }
}

/// Every row of the outbox for the operator, oldest first.
pub(crate) async fn held(db: &mut Db) -> Result<Vec<Held>> {
    let rows = sqlx::query(
        "SELECT outbox.id, lane, kind, attempts, parked, dead,
                coalesce(windows.thread, windows.place, home) AS home
         FROM outbox LEFT JOIN games ON games.id = outbox.game
         LEFT JOIN windows ON windows.game = outbox.game AND windows.network = outbox.network
         ORDER BY outbox.id",
    )
    .fetch_all(db)
    .await?;
    let held = |row: &sqlx::any::AnyRow| -> Result<Held> {
        let why = match (row.try_get("dead")?, row.try_get("parked")?) {
            (Some(why), _) => Why::Dead(why),
            (None, Some(why)) => Why::Parked(why),
            (None, None) => Why::Waits,
        };
        let (lane, home): (String, Option<String>) = (row.try_get("lane")?, row.try_get("home")?);
        let place = place_of_lane(&lane).map(str::to_owned).or(home);
        Ok(Held {
            id: row.try_get("id")?,
            place: place.map(Place::from_stored),
            lane,
            kind: row.try_get("kind")?,
            attempts: row.try_get("attempts")?,
            why,
        })
    };
    rows.iter().map(held).collect()
}

/// Retries rows that are parked or given up: one, or all except answers to old messages. Returns
/// how many there were.
pub(crate) async fn revive(db: &mut Db, id: Option<i64>) -> Result<u64> {
    let result = sqlx::query(
        "UPDATE outbox SET parked = NULL, dead = NULL
         WHERE (parked IS NOT NULL OR dead IS NOT NULL)
           AND (id = $1 OR $1 IS NULL AND kind <> 'say')",
    )
    .bind(id)
    .execute(db)
    .await?;
    Ok(result.rows_affected())
}

/// Deletes a delivered row, and stores the network's names for it.
pub(super) async fn take_out(db: &mut Db, id: i64, delivery: &Delivery) -> Result<()> {
    note(db, delivery).await?;
    if let Some(message) = &delivery.said {
        said::note(db, id, message).await?;
    }
    // Most games' clocks already run, and each statement costs as much as what it finds.
    let to_start: Option<Option<i64>> = sqlx::query_scalar(
        "DELETE FROM outbox WHERE id = $1
         RETURNING (SELECT game FROM clocks
                    WHERE clocks.game = outbox.game AND outbox.kind = 'announce'
                      AND started_at IS NULL AND over = 0)",
    )
    .bind(id)
    .fetch_optional(&mut *db)
    .await?;
    if let Some(game) = to_start.flatten() {
        clocks::seen(db, GameId(game)).await?;
    }
    Ok(())
}

async fn note(db: &mut Db, delivery: &Delivery) -> Result<()> {
    if let Some((about, message)) = &delivery.posted {
        sqlx::query(
            "INSERT INTO posted (offer, network, message) VALUES ($1, $2, $3)
             ON CONFLICT (offer, network) DO UPDATE SET message = excluded.message",
        )
        .bind(about.key())
        .bind(message.network())
        .bind(message.as_str())
        .execute(&mut *db)
        .await?;
    }
    if let Some((game, place)) = &delivery.opened {
        windows::note_own_place(db, *game, place).await?;
    }
    Ok(())
}

/// The digits by which networks know a row. The stored effect can be written again in the same
/// form.
fn digits(id: i64, effect: &Effect) -> String {
    let effect = serde_json::to_string(effect).unwrap_or_default();
    let digest = Sha256::digest(format!("{id} {effect}"));
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
