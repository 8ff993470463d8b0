//! Conditional moves: written down, and read back.

use crate::database::values::{color, counted, stored_ply};
use crate::database::{Db, Result};
use menagerie_core::GameId;
use menagerie_core::model::Moment;
use menagerie_core::plan::types::{Condition, Plan, Planned};
use menagerie_rules::Color;
use sqlx::any::AnyQueryResult;
use std::collections::BTreeMap;

/// A stored reply: its number, the one before it, the opponent's move, and the answer.
type Row = (i64, Option<i64>, String, Option<String>);

/// The plans of a game, the first mover's first.
pub(super) async fn plans(db: &mut Db, game: GameId) -> Result<[Option<Plan>; 2]> {
    let rows: Vec<(String, i64, i64, Option<String>)> =
        sqlx::query_as("SELECT owner, ply, taken_back, begins_with FROM plans WHERE game = $1")
            .bind(game.0)
            .fetch_all(&mut *db)
            .await?;
    let mut plans = [None, None];
    for (owner, ply, taken_back, begins_with) in rows {
        let replies: Vec<Row> = sqlx::query_as(
            "SELECT number, parent, answered, reply FROM planned_replies
             WHERE game = $1 AND owner = $2 ORDER BY number",
        )
        .bind(game.0)
        .bind(&owner)
        .fetch_all(&mut *db)
        .await?;
        let made = Moment { ply: counted(ply)?, taken_back: counted(taken_back)? };
        let branches = tree(replies);
        plans[color(&owner)?.index()] = Some(Plan { made, begins_with, branches });
    }
    Ok(plans)
}

/// The tree of these replies; each stands behind the one that it follows.
fn tree(rows: Vec<Row>) -> Vec<Condition> {
    let mut below: BTreeMap<Option<i64>, Vec<Condition>> = BTreeMap::new();
    for (number, parent, when, reply) in rows.into_iter().rev() {
        let mut branches = below.remove(&Some(number)).unwrap_or_default();
        branches.reverse();
        let then = reply.map_or(Planned::Resign, |reply| Planned::Move(reply, branches));
        below.entry(parent).or_default().push(Condition { when, then });
    }
    let mut roots = below.remove(&None).unwrap_or_default();
    roots.reverse();
    roots
}

/// The replies of a tree, each behind the one that it follows.
fn rows(branches: &[Condition], parent: Option<i64>, rows: &mut Vec<Row>) -> Result<()> {
    for Condition { when, then } in branches {
        let number = stored_ply(rows.len())?;
        match then {
            Planned::Resign => rows.push((number, parent, when.clone(), None)),
            Planned::Move(reply, below) => {
                rows.push((number, parent, when.clone(), Some(reply.clone())));
                self::rows(below, Some(number), rows)?;
            }
        }
    }
    Ok(())
}

/// Begins a plan where there is none, in a running game.
pub(crate) async fn make(
    db: &mut Db,
    game: GameId,
    owner: Color,
    plan: &Plan,
) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "INSERT INTO plans (game, owner, ply, taken_back, begins_with)
         SELECT id, $2, $3, $4, $5 FROM games WHERE id = $1 AND ply >= $3 AND ending IS NULL",
    )
    .bind(game.0)
    .bind(owner.word())
    .bind(stored_ply(plan.made.ply)?)
    .bind(stored_ply(plan.made.taken_back)?)
    .bind(&plan.begins_with)
    .execute(db)
    .await?)
}

/// Stores the replies of a plan that is begun.
pub(crate) async fn fill(db: &mut Db, game: GameId, owner: Color, plan: &Plan) -> Result<()> {
    let mut replies = Vec::with_capacity(plan.size());
    rows(&plan.branches, None, &mut replies)?;
    for (number, parent, answered, reply) in replies {
        sqlx::query(
            "INSERT INTO planned_replies (game, owner, number, parent, answered, reply)
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(game.0)
        .bind(owner.word())
        .bind(number)
        .bind(parent)
        .bind(answered)
        .bind(reply)
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}

/// Deletes the plan of a side, if there is one.
pub(crate) async fn clear(db: &mut Db, game: GameId, owner: Color) -> Result<()> {
    for statement in [
        "DELETE FROM planned_replies WHERE game = $1 AND owner = $2",
        "DELETE FROM plans WHERE game = $1 AND owner = $2",
    ] {
        sqlx::query(statement).bind(game.0).bind(owner.word()).execute(&mut *db).await?;
    }
    Ok(())
}
