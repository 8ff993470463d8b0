//! Reading leagues.

use super::rows;
use crate::database::{Db, Result, Store};
use crate::variant::learned_variants;
use menagerie_core::league::LAST_PLIES;
use menagerie_core::league::types::League;
use menagerie_core::{GameId, LeagueId, Place, PlayerId, Server, Timestamp};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A season by its number, with its members and games.
pub(crate) async fn league(db: &mut Db, id: LeagueId) -> Result<Option<League>> {
    let row = sqlx::query("SELECT * FROM leagues WHERE id = $1")
        .bind(id.0)
        .fetch_optional(&mut *db)
        .await?;
    match row {
        Some(row) => Ok(Some(whole(db, &row).await?)),
        None => Ok(None),
    }
}

/// The seasons of a community that have not ended, drafts included.
pub(crate) async fn standing(db: &mut Db, server: &Server) -> Result<Vec<League>> {
    let rows =
        sqlx::query("SELECT * FROM leagues WHERE server = $1 AND over_at IS NULL ORDER BY id")
            .bind(server.as_str())
            .fetch_all(&mut *db)
            .await?;
    let mut leagues = Vec::with_capacity(rows.len());
    for row in rows {
        leagues.push(whole(&mut *db, &row).await?);
    }
    Ok(leagues)
}

/// The same without games, and with only one of their members.
pub(crate) async fn heads(db: &mut Db, server: &Server, member: &PlayerId) -> Result<Vec<League>> {
    let rows =
        sqlx::query("SELECT * FROM leagues WHERE server = $1 AND over_at IS NULL ORDER BY id")
            .bind(server.as_str())
            .fetch_all(&mut *db)
            .await?;
    let mut leagues = Vec::with_capacity(rows.len());
    for row in &rows {
        let league = rows::league(row)?;
        let players = sqlx::query("SELECT * FROM league_players WHERE player = $2 AND league = $1")
            .bind(league.id.0)
            .bind(member.as_str())
            .fetch_all(&mut *db)
            .await?;
        let players = players.iter().map(rows::player).collect::<Result<_>>()?;
        leagues.push(League { players, ..league });
    }
    Ok(leagues)
}

/// How many seasons of a community are posted and have not ended.
pub(crate) async fn count(db: &mut Db, server: &Server) -> Result<usize> {
    let count: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM leagues
         WHERE server = $1 AND over_at IS NULL AND published_at IS NOT NULL",
    )
    .bind(server.as_str())
    .fetch_one(db)
    .await?;
    crate::database::values::counted(count)
}

/// The number for a new season.
pub(crate) async fn next(db: &mut Db) -> Result<LeagueId> {
    let next: i64 =
        sqlx::query_scalar("SELECT coalesce(max(id), 0) + 1 FROM leagues").fetch_one(db).await?;
    Ok(LeagueId(next))
}

/// The seasons that have not ended and that an account is in, each with whether its games have begun.
pub(crate) async fn joined_by(db: &mut Db, account: &PlayerId) -> Result<Vec<(LeagueId, bool)>> {
    let rows: Vec<(i64, i64)> = sqlx::query_as(
        "SELECT leagues.id, CASE WHEN begun_at IS NULL THEN 0 ELSE 1 END
         FROM league_players JOIN leagues ON leagues.id = league_players.league
         WHERE league_players.player = $1 AND left_at IS NULL AND over_at IS NULL
         ORDER BY leagues.id",
    )
    .bind(account.as_str())
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(|(id, begun)| (LeagueId(id), begun == 1)).collect())
}

async fn whole(db: &mut Db, row: &AnyRow) -> Result<League> {
    let league = rows::league(row)?;
    let id = league.id.0;
    for variant in &league.terms.variants {
        learned_variants::learn(&mut *db, &variant.id, i64::from(variant.revision)).await?;
    }
    let players = sqlx::query("SELECT * FROM league_players WHERE league = $1 ORDER BY number")
        .bind(id)
        .fetch_all(&mut *db)
        .await?;
    let games = sqlx::query(
        "SELECT league_games.division, league_games.pairing, league_games.game,
                league_games.ended_at, league_games.proposed, league_games.stands_at,
                games.started_at, games.ending, games.winner, games.white, games.black,
                games.white_gone_at, games.black_gone_at
         FROM league_games JOIN games ON games.id = league_games.game
         WHERE league_games.league = $1 ORDER BY league_games.game",
    )
    .bind(id)
    .fetch_all(&mut *db)
    .await?;
    let is_next = match league.follows {
        Some(before) => {
            let running = "SELECT id FROM leagues WHERE id = $1 AND over_at IS NULL";
            let running: Option<i64> =
                sqlx::query_scalar(running).bind(before.0).fetch_optional(db).await?;
            running.is_none()
        }
        None => true,
    };
    let players = players.iter().map(rows::player).collect::<Result<_>>()?;
    let games = games.iter().map(rows::game).collect::<Result<_>>()?;
    Ok(League { players, games, is_next, ..league })
}

impl Store {
    /// A season of a league by its number.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn league(&self, id: LeagueId) -> Result<Option<League>> {
        league(&mut *self.readers.begin().await?, id).await
    }

    /// The seasons of a community that have not ended, and the last ten that have.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn leagues_of(&self, server: &Server) -> Result<Vec<League>> {
        let mut snapshot = self.readers.begin().await?;
        let mut leagues = standing(&mut snapshot, server).await?;
        let over = sqlx::query(
            "SELECT * FROM leagues
             WHERE server = $1 AND over_at IS NOT NULL AND published_at IS NOT NULL
             ORDER BY over_at DESC LIMIT 10",
        )
        .bind(server.as_str())
        .fetch_all(&mut *snapshot)
        .await?;
        for row in over {
            leagues.push(whole(&mut snapshot, &row).await?);
        }
        Ok(leagues)
    }

    /// The seasons that have not ended and that a member is in.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn leagues_joined_by(&self, member: &PlayerId) -> Result<Vec<League>> {
        let mut snapshot = self.readers.begin().await?;
        let mut leagues = Vec::new();
        for (id, _) in joined_by(&mut snapshot, member).await? {
            leagues.extend(league(&mut snapshot, id).await?);
        }
        Ok(leagues)
    }

    /// Where a season of a league is posted, with its community.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn place_of_league(&self, id: LeagueId) -> Result<Vec<(Server, Place)>> {
        let rows = sqlx::query("SELECT server, place FROM leagues WHERE id = $1")
            .bind(id.0)
            .fetch_all(&self.readers)
            .await?;
        places(&rows)
    }

    /// Where the seasons of a community that have not ended are posted.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn places_of_leagues(&self, server: &Server) -> Result<Vec<(Server, Place)>> {
        let rows =
            sqlx::query("SELECT server, place FROM leagues WHERE server = $1 AND over_at IS NULL")
                .bind(server.as_str())
                .fetch_all(&self.readers)
                .await?;
        places(&rows)
    }

    /// The seasons on a network for which something is due, the longest due first: some at a time.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn due_leagues(
        &self,
        network: &str,
        now: Timestamp,
    ) -> Result<Vec<(LeagueId, Timestamp)>> {
        // Where the bot is not any more, nobody would see their games.
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT id, due_at FROM leagues
             WHERE network = $1 AND due_at IS NOT NULL AND due_at <= $2
               AND NOT EXISTS (SELECT 1 FROM communities
                               WHERE communities.server = leagues.server
                                 AND left_at IS NOT NULL)
             ORDER BY due_at, id LIMIT 100",
        )
        .bind(network)
        .bind(now.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(id, due)| (LeagueId(id), Timestamp(due))).collect())
    }
}

impl Store {
    /// The games on a network whose time is over because their season is, and for which no result is
    /// proposed yet, each with its season: ten at most.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn league_games_to_judge(
        &self,
        network: &str,
        now: Timestamp,
    ) -> Result<Vec<(LeagueId, GameId)>> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT leagues.id, league_games.game
             FROM leagues JOIN league_games ON league_games.league = leagues.id
                          JOIN games ON games.id = league_games.game
             WHERE leagues.network = $1 AND leagues.cut_at IS NOT NULL AND leagues.over_at IS NULL
               AND league_games.proposed IS NULL AND games.ending IS NULL
               AND (leagues.judged_at <= $2 OR games.ply >= league_games.last_ply + $3)
               AND NOT EXISTS (SELECT 1 FROM freezes
                               WHERE scope = 'server' AND holder = leagues.server
                                 AND until_at IS NULL)
             ORDER BY league_games.game LIMIT 10",
        )
        .bind(network)
        .bind(now.0)
        .bind(LAST_PLIES as i64)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(league, game)| (LeagueId(league), GameId(game))).collect())
    }
}

fn places(rows: &[AnyRow]) -> Result<Vec<(Server, Place)>> {
    let place = |row: &AnyRow| -> Result<_> {
        let server = Server::from_stored(row.try_get("server")?);
        Ok((server, Place::from_stored(row.try_get("place")?)))
    };
    rows.iter().map(place).collect()
}
