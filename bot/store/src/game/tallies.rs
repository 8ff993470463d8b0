//! The tallies of every member's games, kept up to date so that no games have to be counted one by
//! one. Games against the computer do not count.

use crate::database::values::counted;
use crate::database::{Db, Result, Store};
use menagerie_core::browse::Tally;
use menagerie_core::model::state::End;
use menagerie_core::{GameId, PlayerId, Server, Timestamp};
use menagerie_rules::Color;

/// Counts a new game for both players, if both are people.
pub(crate) async fn begin(db: &mut Db, game: GameId) -> Result<()> {
    sqlx::query(
        "INSERT INTO tallies (player, server, variant, begun, since, won, drawn, lost)
         SELECT white, server, variant, 1, started_at, 0, 0, 0 FROM games
         WHERE id = $1 AND white NOT LIKE 'computer:%' AND black NOT LIKE 'computer:%'
         UNION ALL
         SELECT black, server, variant, 1, started_at, 0, 0, 0 FROM games
         WHERE id = $1 AND white NOT LIKE 'computer:%' AND black NOT LIKE 'computer:%'
         ON CONFLICT (player, server, variant) DO UPDATE SET
             begun = tallies.begun + 1,
             since = CASE WHEN excluded.since < tallies.since THEN excluded.since
                          ELSE tallies.since END",
    )
    .bind(game.0)
    .execute(db)
    .await?;
    Ok(())
}

/// Counts the result of a finished game, if there is one, for both players.
pub(crate) async fn end(db: &mut Db, game: GameId, end: End) -> Result<()> {
    if end.ending.is_void() {
        return Ok(());
    }
    let (white, black, server, variant): (String, String, String, String) =
        sqlx::query_as("SELECT white, black, server, variant FROM games WHERE id = $1")
            .bind(game.0)
            .fetch_one(&mut *db)
            .await?;
    let players = [white, black].map(PlayerId::from_stored);
    if players.iter().any(PlayerId::is_computer) {
        return Ok(());
    }
    for (side, player) in [Color::White, Color::Black].into_iter().zip(players) {
        sqlx::query(
            "UPDATE tallies SET won = won + $4, drawn = drawn + $5, lost = lost + $6
             WHERE player = $1 AND server = $2 AND variant = $3",
        )
        .bind(player.as_str())
        .bind(&server)
        .bind(&variant)
        .bind(i64::from(end.winner == Some(side)))
        .bind(i64::from(end.winner.is_none()))
        .bind(i64::from(end.winner == Some(side.other())))
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}

/// Counts all games of a member anew, after games have changed hands.
pub(crate) async fn count_anew(db: &mut Db, player: &PlayerId) -> Result<()> {
    sqlx::query("DELETE FROM tallies WHERE player = $1")
        .bind(player.as_str())
        .execute(&mut *db)
        .await?;
    // As in the migration that made the tallies, without the computer.
    sqlx::query(
        "INSERT INTO tallies (player, server, variant, begun, since, won, drawn, lost)
         SELECT $1, server, variant, count(*), min(started_at),
                count(CASE WHEN winner = side THEN 1 END),
                count(CASE WHEN ending NOT IN ('not-begun', 'unfinished', 'aborted', 'cancelled', 'deserted',
                                               'annulled') AND winner IS NULL THEN 1 END),
                count(CASE WHEN winner <> side THEN 1 END)
         FROM (SELECT server, variant, started_at, ending, winner, 'white' AS side
               FROM games
               WHERE white = $1 AND black NOT LIKE 'computer:%' AND ending IS NULL
               UNION ALL
               SELECT server, variant, started_at, ending, winner, 'white' AS side
               FROM games
               WHERE white = $1 AND black NOT LIKE 'computer:%' AND ending IS NOT NULL
               UNION ALL
               SELECT server, variant, started_at, ending, winner, 'black' AS side
               FROM games
               WHERE black = $1 AND white NOT LIKE 'computer:%' AND ending IS NULL
               UNION ALL
               SELECT server, variant, started_at, ending, winner, 'black' AS side
               FROM games
               WHERE black = $1 AND white NOT LIKE 'computer:%' AND ending IS NOT NULL) AS played
         GROUP BY server, variant",
    )
    .bind(player.as_str())
    .execute(db)
    .await?;
    Ok(())
}

/// A member's tallies, by community and variant.
pub(super) async fn of(db: &mut Db, player: &PlayerId) -> Result<Vec<Tally>> {
    type Row = (String, String, i64, i64, i64, i64, i64);
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT server, variant, begun, since, won, drawn, lost FROM tallies
         WHERE player = $1 ORDER BY server, variant",
    )
    .bind(player.as_str())
    .fetch_all(db)
    .await?;
    let tally = |(server, variant, begun, since, won, drawn, lost): Row| {
        Ok(Tally {
            server: Server::from_stored(server),
            variant,
            begun: counted(begun)?,
            since: Timestamp(since),
            won: counted(won)?,
            drawn: counted(drawn)?,
            lost: counted(lost)?,
        })
    };
    rows.into_iter().map(tally).collect()
}

impl Store {
    /// A member's tallies, by community and variant.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn tallies_of(&self, player: &PlayerId) -> Result<Vec<Tally>> {
        of(&mut *self.readers.acquire().await?, player).await
    }
}
