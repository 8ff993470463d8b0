//! Reading ladders.

use crate::database::values::counted;
use crate::database::{Db, Result, Store, StoreError};
use menagerie_core::ladder::types::{LadderGame, LadderId};
use menagerie_core::model::state::{End, Ending};
use menagerie_core::{GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::Color;
use sqlx::Row;
use sqlx::any::AnyRow;

/// The variants of a community's ladders, by their ids.
pub(crate) async fn variants(db: &mut Db, server: &Server) -> Result<Vec<String>> {
    Ok(sqlx::query_scalar(
        "SELECT DISTINCT variant FROM ladder_places WHERE server = $1 ORDER BY variant",
    )
    .bind(server.as_str())
    .fetch_all(db)
    .await?)
}

/// The members on a ladder, the best first.
pub(crate) async fn players(db: &mut Db, ladder: &LadderId) -> Result<Vec<PlayerId>> {
    let players: Vec<String> = sqlx::query_scalar(
        "SELECT player FROM ladder_places WHERE server = $1 AND variant = $2 ORDER BY place",
    )
    .bind(ladder.server.as_str())
    .bind(&ladder.variant)
    .fetch_all(db)
    .await?;
    Ok(players.into_iter().map(PlayerId::from_stored).collect())
}

/// The games of a ladder that run, and those that have ended after a moment.
pub(crate) async fn games(
    db: &mut Db,
    ladder: &LadderId,
    after: Timestamp,
) -> Result<Vec<LadderGame>> {
    let rows = sqlx::query(
        "SELECT ladder_games.game, ladder_games.server, ladder_games.variant, ended_at,
                games.place, games.white, games.black, games.ply, games.ending, games.winner,
                challenges.challenger
         FROM ladder_games JOIN games ON games.id = ladder_games.game
                           JOIN challenges ON challenges.id = games.challenge
         WHERE ladder_games.server = $1 AND ladder_games.variant = $2
           AND (ended_at IS NULL OR ended_at > $3)
         ORDER BY ladder_games.game",
    )
    .bind(ladder.server.as_str())
    .bind(&ladder.variant)
    .bind(after.0)
    .fetch_all(db)
    .await?;
    rows.iter().map(rebuild).collect()
}

/// A game of a ladder that has ended and has not changed its ladder yet.
pub(crate) async fn unsettled(db: &mut Db, game: GameId) -> Result<Option<LadderGame>> {
    let row = sqlx::query(
        "SELECT ladder_games.game, ladder_games.server, ladder_games.variant, ended_at,
                games.place, games.white, games.black, games.ply, games.ending, games.winner,
                challenges.challenger
         FROM ladder_games JOIN games ON games.id = ladder_games.game
                           JOIN challenges ON challenges.id = games.challenge
         WHERE ladder_games.game = $1 AND ladder_games.settled_at IS NULL
           AND ladder_games.ended_at IS NOT NULL",
    )
    .bind(game.0)
    .fetch_optional(db)
    .await?;
    row.as_ref().map(rebuild).transpose()
}

fn rebuild(row: &AnyRow) -> Result<LadderGame> {
    let game = GameId(row.try_get("game")?);
    let unreadable = |what: &str| StoreError::Unreadable(format!("game {game}: {what}"));
    let player = |column: &str| -> Result<_> { Ok(PlayerId::from_stored(row.try_get(column)?)) };
    let ending = row.try_get::<Option<&str>, _>("ending")?;
    let ended: Option<i64> = row.try_get("ended_at")?;
    let end = match ending.zip(ended) {
        Some((ending, at)) => {
            let winner = row.try_get::<Option<&str>, _>("winner")?;
            let winner =
                winner.map(|word| Color::of_word(word).ok_or_else(|| unreadable("winner")));
            let ending = Ending::parse(ending).ok_or_else(|| unreadable("ending"))?;
            Some((End { winner: winner.transpose()?, ending }, Timestamp(at)))
        }
        None => None,
    };
    Ok(LadderGame {
        game,
        ladder: LadderId {
            server: Server::from_stored(row.try_get("server")?),
            variant: row.try_get("variant")?,
        },
        place: Place::from_stored(row.try_get("place")?),
        challenger: player("challenger")?,
        players: [player("white")?, player("black")?],
        plies: counted(row.try_get("ply")?)?,
        end,
    })
}

impl Store {
    /// The ladders of a community, the largest first: the variant's id, how many members each has, and the
    /// place of one member if they are on it.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn ladders_of(
        &self,
        server: &Server,
        member: &PlayerId,
    ) -> Result<Vec<(String, usize, Option<usize>)>> {
        let rows: Vec<(String, i64, i64)> = sqlx::query_as(
            "SELECT variant, count(*),
                    count(CASE WHEN place <= (SELECT place FROM ladder_places AS own
                                              WHERE own.server = $1 AND own.player = $2
                                                AND own.variant = ladder_places.variant)
                          THEN 1 END)
             FROM ladder_places WHERE server = $1
             GROUP BY variant ORDER BY count(*) DESC, variant",
        )
        .bind(server.as_str())
        .bind(member.as_str())
        .fetch_all(&self.readers)
        .await?;
        let ladder = |(variant, members, own): (String, i64, i64)| {
            Ok((variant, counted(members)?, Some(counted(own)?).filter(|own| *own > 0)))
        };
        rows.into_iter().map(ladder).collect()
    }

    /// The members on a ladder, the best first, with its games that run and those that have ended after a
    /// moment.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn ladder(
        &self,
        ladder: &LadderId,
        after: Timestamp,
    ) -> Result<(Vec<PlayerId>, Vec<LadderGame>)> {
        let mut snapshot = self.readers.begin().await?;
        let players = players(&mut snapshot, ladder).await?;
        Ok((players, games(&mut snapshot, ladder, after).await?))
    }

    /// The games of ladders on a network whose end has not changed their ladder yet, in the order of their
    /// ends: some at a time.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn unsettled_ladder_games(&self, network: &str) -> Result<Vec<GameId>> {
        let games: Vec<i64> = sqlx::query_scalar(
            "SELECT game FROM ladder_games
             WHERE network = $1 AND settled_at IS NULL AND ended_at IS NOT NULL
             ORDER BY ended_at, game LIMIT 100",
        )
        .bind(network)
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }
}
