//! Replays every game of a database by the rules of its revision, and works out its hash chain.

use crate::backup::contents::Contents;
use crate::database::{Db, Result, StoreError};
use crate::game::{rebuild, records};
use menagerie_core::GameId;
use menagerie_core::record::{Hash, Proof, Replayed};
use sha2::{Digest, Sha256};
use sqlx::Connection;

/// The result of replaying all games.
pub(crate) struct Replay {
    /// The content, as far as it can be replayed.
    pub contents: Contents,
    /// The defects, in words that name the game.
    pub wrong: Vec<String>,
}

/// Replays every game in both ways: as the bot reads it, and as a record is proven. Compares the
/// results. Each game is read as it is at one instant.
///
/// # Errors
/// When the database cannot be read. Defects of a game are in the result.
pub(crate) async fn replay_all(db: &mut Db) -> Result<Replay> {
    let ids: Vec<i64> =
        sqlx::query_scalar("SELECT id FROM games ORDER BY id").fetch_all(&mut *db).await?;
    let mut contents = Contents::default();
    let mut chains = Sha256::new();
    let mut wrong = Vec::new();
    for id in ids {
        let mut snapshot = db.begin().await?;
        let played = replay(&mut snapshot, GameId(id)).await;
        snapshot.rollback().await?;
        match played {
            Ok((moves, hash)) => {
                contents.games += 1;
                contents.moves += moves as u64;
                chains.update(format!("{id} {hash}\n"));
            }
            Err(StoreError::Unreadable(why)) => wrong.push(why),
            Err(error) => return Err(error),
        }
    }
    contents.chains = chains.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(Replay { contents, wrong })
}

/// The number of a game's moves that stand, and the last link of its chain.
async fn replay(db: &mut Db, id: GameId) -> Result<(usize, Hash)> {
    let wrong = |why: String| StoreError::Unreadable(format!("game {id}: {why}"));
    let row =
        sqlx::query("SELECT * FROM games WHERE id = $1").bind(id.0).fetch_one(&mut *db).await?;
    let game = rebuild::rebuild(db, &row).await?;
    let record = records::read(db, id).await?;
    let record = record.ok_or_else(|| wrong("it is not there any more".to_owned()))?;
    // A defect in the rules of one game must not hide the others.
    let proven = tokio::task::spawn_blocking(move || {
        let replayed = Replayed::of(record)?;
        Proof::of(&replayed)?;
        Ok(replayed)
    });
    let replayed = proven
        .await
        .map_err(|_| wrong("replaying it failed".to_owned()))?
        .map_err(|error: menagerie_core::record::RecordError| wrong(error.to_string()))?;
    if game.line.position().fen() != replayed.line.position().fen() {
        return Err(wrong("its moves and its record lead to different positions".to_owned()));
    }
    Ok((replayed.line.ply(), replayed.chain.standing))
}
