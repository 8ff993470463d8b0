//! Copies of played games for a load test: whole rows of the same tables, under other numbers and
//! names.

use crate::database::{Db, Result, Store};
use menagerie_core::{GameId, MessageId, Place, PlayerId};

/// How many games are copied in one transaction: a server gives a statement ten seconds.
const AT_A_TIME: i64 = 2_000;
/// How many of the finished games two people have played with each other.
const OF_A_PAIR: i64 = 50;

/// The table of the copies to make, with their players and places.
const TABLE: &str =
    "CREATE TEMPORARY TABLE copies (game BIGINT PRIMARY KEY, sample BIGINT NOT NULL,
    thread TEXT NOT NULL, white TEXT NOT NULL, black TEXT NOT NULL)";

/// The tables of a game that are copied, in the order of their references.
const COPIED: [&str; 6] = [
    "INSERT INTO games (id, variant, revision, start_fen, white, black, server, place, thread, ply,
                        ending, winner, started_at, touched_at)
     SELECT copies.game, variant, revision, start_fen, copies.white, copies.black, server, place,
            copies.thread, ply, ending, winner, started_at, touched_at
     FROM copies JOIN games ON games.id = copies.sample",
    "INSERT INTO moves (game, ply, coordinates, at, cause)
     SELECT copies.game, ply, coordinates, at, cause || ':' || copies.game
     FROM copies JOIN moves ON moves.game = copies.sample",
    "INSERT INTO challenges (id, challenger, opponent, variant, revision, side, server, place, state,
                             game, made_at, expires_at, settled_at, control)
     SELECT copies.game, copies.white, copies.black, variant, revision, side, server, place, state,
            copies.game, made_at, expires_at, settled_at, control
     FROM copies JOIN challenges ON challenges.game = copies.sample",
    "INSERT INTO clocks (game, control, network, started_at, plies, turn, since, spent, white_bank,
                         white_used, white_moves, black_bank, black_used, black_moves, marks, overdue,
                         handled, over, due_at)
     SELECT copies.game, control, network, started_at, plies, turn, since, spent, white_bank,
            white_used, white_moves, black_bank, black_used, black_moves, marks, overdue,
            handled, over, due_at
     FROM copies JOIN clocks ON clocks.game = copies.sample",
    "INSERT INTO move_times (game, ply, mover, at, consumed, white_bank, white_used, white_moves,
                             black_bank, black_used, black_moves)
     SELECT copies.game, ply, mover, at, consumed, white_bank, white_used, white_moves,
            black_bank, black_used, black_moves
     FROM copies JOIN move_times ON move_times.game = copies.sample",
    "INSERT INTO tallies (player, server, variant, begun, since, won, drawn, lost)
     SELECT player, server, variant, count(*), min(started_at), count(CASE WHEN won = 1 THEN 1 END), 0,
            count(CASE WHEN lost = 1 THEN 1 END)
     FROM (SELECT copies.white AS player, server, variant, started_at,
                  CASE winner WHEN 'white' THEN 1 END AS won, CASE winner WHEN 'black' THEN 1 END AS lost
           FROM copies JOIN games ON games.id = copies.sample
           UNION ALL
           SELECT copies.black, server, variant, started_at,
                  CASE winner WHEN 'black' THEN 1 END, CASE winner WHEN 'white' THEN 1 END
           FROM copies JOIN games ON games.id = copies.sample) AS played
     GROUP BY player, server, variant
     ON CONFLICT (player, server, variant) DO UPDATE
     SET begun = tallies.begun + excluded.begun, won = tallies.won + excluded.won,
         lost = tallies.lost + excluded.lost",
];

/// A copy to make of a running game.
#[derive(Clone, Debug)]
pub struct GameCopy {
    /// The copy's number.
    pub game: GameId,
    /// The number of the original.
    pub sample: GameId,
    /// The copy's own place.
    pub thread: Place,
    /// The newest message there, up to which everything was read, and its position.
    pub read: (MessageId, i64),
    /// Its players, the first mover first.
    pub players: [PlayerId; 2],
}

impl Store {
    /// Copies running games. Each copy stands as its original does, with the same clock.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn copy_running(&self, copies: &[GameCopy]) -> Result<()> {
        for some in copies.chunks(usize::try_from(AT_A_TIME).unwrap_or(1)) {
            let mut write = self.writer.begin().await?;
            sqlx::query(TABLE).execute(&mut *write).await?;
            for copy in some {
                let [white, black] = &copy.players;
                sqlx::query("INSERT INTO copies VALUES ($1, $2, $3, $4, $5)")
                    .bind(copy.game.0)
                    .bind(copy.sample.0)
                    .bind(copy.thread.as_str())
                    .bind(white.as_str())
                    .bind(black.as_str())
                    .execute(&mut *write)
                    .await?;
                let (message, position) = &copy.read;
                sqlx::query("INSERT INTO cursors (place, message, position) VALUES ($1, $2, $3)")
                    .bind(copy.thread.as_str())
                    .bind(message.as_str())
                    .bind(position)
                    .execute(&mut *write)
                    .await?;
            }
            copy(&mut write).await?;
            write.commit().await?;
        }
        Ok(())
    }

    /// Copies finished games, one after the other, under the numbers from `first` to `last`. Their
    /// places are on `network`, and their players play nothing else.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn copy_finished(
        &self,
        samples: &[GameId],
        network: &str,
        first: GameId,
        last: GameId,
    ) -> Result<()> {
        let mut next = first.0;
        while next <= last.0 && !samples.is_empty() {
            let until = last.0.min(next + AT_A_TIME - 1);
            let mut write = self.writer.begin().await?;
            sqlx::query(TABLE).execute(&mut *write).await?;
            for (number, game) in (next..=until).enumerate() {
                let pair = game / OF_A_PAIR * 2;
                sqlx::query("INSERT INTO copies VALUES ($1, $2, $3, $4, $5)")
                    .bind(game)
                    .bind(samples[number % samples.len()].0)
                    .bind(Place::new(network, 1_000_000_000_000 + game).as_str())
                    .bind(PlayerId::new(network, 1_000_000_000_000 + pair).as_str())
                    .bind(PlayerId::new(network, 1_000_000_000_001 + pair).as_str())
                    .execute(&mut *write)
                    .await?;
            }
            copy(&mut write).await?;
            write.commit().await?;
            next = until + 1;
        }
        Ok(())
    }

    /// Whether there is any game.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn has_games(&self) -> Result<bool> {
        let found: Option<i64> =
            sqlx::query_scalar("SELECT 1 FROM games LIMIT 1").fetch_optional(&self.readers).await?;
        Ok(found.is_some())
    }
}

/// Makes the copies that the table `copies` names, and drops that table.
async fn copy(db: &mut Db) -> Result<(), sqlx::Error> {
    for statement in COPIED {
        sqlx::query(statement).execute(&mut *db).await?;
    }
    sqlx::query("DROP TABLE copies").execute(db).await?;
    Ok(())
}
