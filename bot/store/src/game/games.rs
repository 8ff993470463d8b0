//! Finding games. Each game is read by several statements, so in one transaction: all of it as it
//! was at one instant.

use super::rebuild::{rebuild, rebuild_all};
use super::tallies;
use crate::database::{Db, Result, Store, StoreError};
use menagerie_core::browse::Tally;
use menagerie_core::model::request::Which;
use menagerie_core::model::state::Game;
use menagerie_core::model::{Candidates, OfferId};
use menagerie_core::{GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Color;

pub(crate) async fn game(db: &mut Db, id: GameId) -> Result<Option<Game>> {
    let row = sqlx::query("SELECT * FROM games WHERE id = $1")
        .bind(id.0)
        .fetch_optional(&mut *db)
        .await?;
    match row {
        Some(row) => rebuild(db, &row).await.map(Some),
        None => Ok(None),
    }
}

/// The games that are played at a place: the game of the thread, or the games without a thread
/// whose challenge was made there; and the game whose spectators talk there.
pub(super) async fn games_at(db: &mut Db, place: &Place) -> Result<Vec<Game>> {
    let rows = sqlx::query(
        "SELECT * FROM games WHERE thread = $1 AND ending IS NOT NULL
         UNION ALL SELECT * FROM games WHERE home = $1 AND ending IS NULL
         UNION ALL SELECT * FROM games WHERE id = (SELECT game FROM windows WHERE thread = $1)
         UNION ALL SELECT * FROM games
                   WHERE ending IS NULL
                     AND id IN (SELECT game FROM windows WHERE place = $1 AND thread IS NULL)
         UNION ALL SELECT * FROM games
                   WHERE id = (SELECT game FROM galleries WHERE galleries.place = $1)
         ORDER BY id LIMIT 50",
    )
    .bind(place.as_str())
    .fetch_all(&mut *db)
    .await?;
    rebuild_all(db, &rows).await
}

/// The games that a lost place concerns: those that run there or in a thread of it, and the one by
/// which the loss was noticed, even if it has ended.
pub(crate) async fn games_losing(
    db: &mut Db,
    place: &Place,
    noticed_by: Option<GameId>,
) -> Result<Vec<Game>> {
    let rows = sqlx::query(
        "SELECT * FROM games WHERE thread = $1
         UNION SELECT * FROM games WHERE place = $1 AND ending IS NULL
         UNION SELECT * FROM games WHERE id = $2 AND (place = $1 OR thread = $1)
         UNION SELECT * FROM games WHERE id = (SELECT game FROM windows WHERE thread = $1)
         UNION SELECT * FROM games
               WHERE ending IS NULL AND id IN (SELECT game FROM windows WHERE place = $1)
         UNION SELECT * FROM games
               WHERE id = $2 AND id IN (SELECT game FROM windows WHERE place = $1) ORDER BY id",
    )
    .bind(place.as_str())
    .bind(noticed_by.map(|game| game.0))
    .fetch_all(&mut *db)
    .await?;
    rebuild_all(db, &rows).await
}

pub(crate) async fn running_games_of(db: &mut Db, player: &PlayerId) -> Result<Vec<Game>> {
    let rows = sqlx::query(
        "SELECT * FROM games WHERE white = $1 AND ending IS NULL
         UNION SELECT * FROM games WHERE black = $1 AND ending IS NULL ORDER BY id",
    )
    .bind(player.as_str())
    .fetch_all(&mut *db)
    .await?;
    rebuild_all(db, &rows).await
}

/// The running games of a community in whose clocks something is due at `now`.
pub(crate) async fn games_due_in(
    db: &mut Db,
    server: &Server,
    now: Timestamp,
) -> Result<Vec<Game>> {
    let due: Vec<i64> = sqlx::query_scalar(
        "SELECT clocks.game FROM clocks JOIN games ON games.id = clocks.game
         WHERE games.server = $1 AND ending IS NULL AND clocks.started_at IS NOT NULL
           AND due_at <= $2
         ORDER BY due_at, clocks.game",
    )
    .bind(server.as_str())
    .bind(now.0)
    .fetch_all(&mut *db)
    .await?;
    replayable(db, due).await
}

/// The games with these numbers, except those that this program cannot replay. They must not hold up
/// the others.
async fn replayable(db: &mut Db, ids: Vec<i64>) -> Result<Vec<Game>> {
    let mut found = Vec::new();
    for id in ids {
        match game(db, GameId(id)).await {
            Ok(game) => found.extend(game),
            Err(StoreError::Unreadable(what)) => tracing::error!(what, "a game cannot be replayed"),
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}

/// The games that a person who asks at a place can mean.
pub(crate) async fn candidates(
    db: &mut Db,
    player: &PlayerId,
    place: &Place,
    which: Which,
) -> Result<Candidates> {
    let mut candidates = Candidates::default();
    match which {
        Which::Number(id) => candidates.named = game(db, id).await?,
        Which::Here => {
            candidates.here = games_at(db, place).await?;
            if candidates.here.is_empty() {
                candidates.mine = running_games_of(db, player).await?;
            }
        }
    }
    Ok(candidates)
}

/// The finished games of a tally that were touched last, with their numbers: the ten newest of each
/// side.
async fn lately(db: &mut Db, player: &PlayerId, tally: &Tally) -> Result<Vec<(i64, i64)>> {
    Ok(sqlx::query_as(
        "SELECT * FROM (SELECT touched_at, id FROM games
                        WHERE white = $1 AND server = $2 AND variant = $3 AND ending IS NOT NULL
                        ORDER BY touched_at DESC LIMIT 10) AS first
         UNION ALL
         SELECT * FROM (SELECT touched_at, id FROM games
                        WHERE black = $1 AND server = $2 AND variant = $3 AND ending IS NOT NULL
                        ORDER BY touched_at DESC LIMIT 10) AS second",
    )
    .bind(player.as_str())
    .bind(tally.server.as_str())
    .bind(&tally.variant)
    .fetch_all(db)
    .await?)
}

/// The running games that are seen in a community, except those that this program cannot replay.
pub(crate) async fn running_games_in(db: &mut Db, server: &Server) -> Result<Vec<Game>> {
    let ids: Vec<i64> = sqlx::query_scalar(
        "SELECT id FROM games WHERE server = $1 AND ending IS NULL
         UNION SELECT id FROM games
               WHERE ending IS NULL AND id IN (SELECT game FROM windows WHERE server = $1)
         ORDER BY id",
    )
    .bind(server.as_str())
    .fetch_all(&mut *db)
    .await?;
    replayable(db, ids).await
}

impl Store {
    /// A game by its number.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>> {
        game(&mut *self.readers.begin().await?, id).await
    }

    /// The games that a person who asks at a place can mean.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn candidates(
        &self,
        player: &PlayerId,
        place: &Place,
        which: Which,
    ) -> Result<Candidates> {
        candidates(&mut *self.readers.begin().await?, player, place, which).await
    }

    /// Whether an offer still waits for its answer.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn is_open(&self, offer: OfferId) -> Result<bool> {
        let query = match offer {
            OfferId::Challenge(id) => {
                sqlx::query("SELECT 1 FROM challenges WHERE id = $1 AND state = 'open'").bind(id.0)
            }
            OfferId::Draw(game, ply, by) => {
                sqlx::query("SELECT 1 FROM games WHERE id = $1 AND draw_ply = $2 AND draw_by = $3")
                    .bind(game.0)
                    .bind(i64::try_from(ply).unwrap_or(i64::MAX))
                    .bind(by.map(Color::word))
            }
            OfferId::Problem(id) => {
                sqlx::query("SELECT 1 FROM problems WHERE id = $1 AND withdrawn_at IS NULL")
                    .bind(id.0)
            }
            OfferId::League(id) => {
                sqlx::query("SELECT 1 FROM leagues WHERE id = $1 AND over_at IS NULL").bind(id.0)
            }
            OfferId::Proposal(game, number) => sqlx::query(
                "SELECT 1 FROM proposals WHERE game = $1 AND number = $2 AND state = 'open'",
            )
            .bind(game.0)
            .bind(i64::try_from(number).unwrap_or(i64::MAX)),
        };
        Ok(query.fetch_optional(&self.readers).await?.is_some())
    }

    /// Whether a running game of this person in this community has lost its place.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn is_homeless(&self, player: &PlayerId, server: &Server) -> Result<bool> {
        let player = self.member_of(player).await?;
        let servers: Vec<String> = sqlx::query_scalar(
            "SELECT server FROM games WHERE white = $1 AND place_lost = 1 AND ending IS NULL
             UNION ALL
             SELECT server FROM games WHERE black = $1 AND place_lost = 1 AND ending IS NULL
             UNION ALL
             SELECT windows.server FROM games JOIN windows ON windows.game = games.id
             WHERE white = $1 AND windows.place_lost = 1 AND ending IS NULL
             UNION ALL
             SELECT windows.server FROM games JOIN windows ON windows.game = games.id
             WHERE black = $1 AND windows.place_lost = 1 AND ending IS NULL",
        )
        .bind(player.as_str())
        .fetch_all(&self.readers)
        .await?;
        Ok(servers.iter().any(|known| known == server.as_str()))
    }

    /// A person's running games.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn running_games_of(&self, player: &PlayerId) -> Result<Vec<Game>> {
        running_games_of(&mut *self.readers.begin().await?, player).await
    }

    /// A person's last finished games, the newest first; at most ten.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn finished_games_of(&self, player: &PlayerId) -> Result<Vec<Game>> {
        let mut db = self.readers.begin().await?;
        let rows = sqlx::query(
            "SELECT * FROM games WHERE id IN (
                 SELECT id FROM (
                     SELECT * FROM (SELECT touched_at, id FROM games
                                    WHERE white = $1 AND ending IS NOT NULL
                                    ORDER BY touched_at DESC LIMIT 10) AS first
                     UNION ALL
                     SELECT * FROM (SELECT touched_at, id FROM games
                                    WHERE black = $1 AND ending IS NOT NULL
                                    ORDER BY touched_at DESC LIMIT 10) AS second
                 ) AS either ORDER BY touched_at DESC, id DESC LIMIT 10)",
        )
        .bind(player.as_str())
        .fetch_all(&mut *db)
        .await?;
        let mut games = rebuild_all(&mut db, &rows).await?;
        games.sort_by_key(|game| std::cmp::Reverse((game.touched, game.id)));
        Ok(games)
    }

    /// The most finished games that are listed at a time.
    pub const FINISHED_AT_A_TIME: usize = 10;

    /// A person's last finished games, in one community or all, and of one variant or all; the
    /// newest first, at most ten.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn finished_games(
        &self,
        player: &PlayerId,
        server: Option<&Server>,
        variant: Option<&str>,
    ) -> Result<Vec<Game>> {
        if server.is_none() && variant.is_none() {
            return self.finished_games_of(player).await;
        }
        let mut db = self.readers.begin().await?;
        let mut ended: Vec<(i64, i64)> = Vec::new();
        for tally in tallies::of(&mut db, player).await? {
            let is_meant = server.is_none_or(|server| *server == tally.server)
                && variant.is_none_or(|variant| variant == tally.variant);
            if is_meant {
                ended.extend(lately(&mut db, player, &tally).await?);
            }
        }
        ended.sort_unstable_by(|one, other| other.cmp(one));
        let mut games = Vec::new();
        for (_, id) in ended.into_iter().take(Self::FINISHED_AT_A_TIME) {
            games.extend(game(&mut db, GameId(id)).await?);
        }
        Ok(games)
    }
}
