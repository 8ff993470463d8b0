//! Proposals of the players to each other: written down, and read back.

use crate::database::values::{Statement, color, counted, stored_ply};
use crate::database::{Db, Result, StoreError};
use menagerie_core::model::Moment;
use menagerie_core::offer::types::{Aim, Proposal, ProposalState};
use menagerie_core::record::Asked;
use menagerie_core::{GameId, Timestamp};
use sqlx::Row;
use sqlx::any::AnyQueryResult;

/// The proposals of a game, the oldest first.
pub(super) async fn proposals(db: &mut Db, game: GameId) -> Result<Vec<Proposal>> {
    let asked = asked(db, game).await?;
    Ok(asked.into_iter().map(|asked| asked.proposal).collect())
}

/// The proposals of a game with their times.
pub(super) async fn asked(db: &mut Db, game: GameId) -> Result<Vec<Asked>> {
    let rows = sqlx::query(
        "SELECT number, proposer, kind, plies, ply, taken_back, state, made_at, settled_at
         FROM proposals WHERE game = $1 ORDER BY number",
    )
    .bind(game.0)
    .fetch_all(db)
    .await?;
    let asked = |row: &sqlx::any::AnyRow| {
        let unreadable = |what: &str| StoreError::Unreadable(format!("game {game}: {what}"));
        let number = |column: &str| counted(row.try_get(column)?);
        let aim = Aim::parse(row.try_get("kind")?, number("plies")?);
        let state = ProposalState::parse(row.try_get("state")?);
        let proposal = Proposal {
            number: number("number")?,
            by: color(row.try_get("proposer")?)?,
            aim: aim.ok_or_else(|| unreadable("an unknown proposal"))?,
            made: Moment { ply: number("ply")?, taken_back: number("taken_back")? },
            state: state.ok_or_else(|| unreadable("a proposal in an unknown state"))?,
        };
        let settled: Option<i64> = row.try_get("settled_at")?;
        let at = Timestamp(row.try_get("made_at")?);
        Ok(Asked { proposal, at, settled: settled.map(Timestamp) })
    };
    rows.iter().map(asked).collect()
}

/// Binds all values of a proposal except its times: the first eight.
fn bound(statement: Statement, game: GameId, proposal: &Proposal) -> Result<Statement> {
    Ok(statement
        .bind(game.0)
        .bind(stored_ply(proposal.number)?)
        .bind(proposal.by.word())
        .bind(proposal.aim.word())
        .bind(stored_ply(proposal.aim.plies())?)
        .bind(stored_ply(proposal.made.ply)?)
        .bind(stored_ply(proposal.made.taken_back)?)
        .bind(proposal.state.word()))
}

pub(crate) async fn make(
    db: &mut Db,
    game: GameId,
    proposal: &Proposal,
    at: i64,
) -> Result<AnyQueryResult> {
    let made = sqlx::query(
        "INSERT INTO proposals
             (game, number, proposer, kind, plies, ply, taken_back, state, made_at)
         SELECT id, $2, $3, $4, $5, $6, $7, $8, $9
         FROM games WHERE id = $1 AND ply = $6 AND ending IS NULL",
    );
    Ok(bound(made, game, proposal)?.bind(at).execute(db).await?)
}

pub(crate) async fn settle(
    db: &mut Db,
    game: GameId,
    number: usize,
    state: ProposalState,
    at: i64,
) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "UPDATE proposals SET state = $3, settled_at = $4
         WHERE game = $1 AND number = $2 AND state = 'open'",
    )
    .bind(game.0)
    .bind(stored_ply(number)?)
    .bind(state.word())
    .bind(at)
    .execute(db)
    .await?)
}

/// Stores a proposal of a game that was kept elsewhere.
pub(crate) async fn take_over(
    db: &mut Db,
    game: GameId,
    Asked { proposal, at, settled }: &Asked,
) -> Result<()> {
    let asked = sqlx::query(
        "INSERT INTO proposals
             (game, number, proposer, kind, plies, ply, taken_back, state, made_at, settled_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    );
    bound(asked, game, proposal)?
        .bind(at.0)
        .bind(settled.map(|settled| settled.0))
        .execute(db)
        .await?;
    Ok(())
}
