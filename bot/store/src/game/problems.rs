//! Problems, and how far each member has come with them.

use super::daily_problems;
use crate::database::values::{counted, narrow, number, stored_ply};
use crate::database::{Db, Result, Store, StoreError};
use crate::variant::{learned_variants, uploaded_variants};
use menagerie_core::challenge::PAIR_WINDOW;
use menagerie_core::problem::Made;
use menagerie_core::problem::types::{Attempt, Goal, Problem, ProblemFact};
use menagerie_core::{GameId, Place, PlayerId, ProblemId, Server, Timestamp};
use menagerie_rules::{Position, variant_of};
use sqlx::Row;
use sqlx::any::{AnyQueryResult, AnyRow};

/// A problem by its number, even if it was withdrawn.
pub(crate) async fn problem(db: &mut Db, id: ProblemId) -> Result<Option<Problem>> {
    let row = sqlx::query(
        "SELECT problems.*, (SELECT count(*) FROM attempts
                             WHERE problem = problems.id AND solved_at IS NOT NULL) AS solved_by
         FROM problems WHERE id = $1",
    )
    .bind(id.0)
    .fetch_optional(&mut *db)
    .await?;
    learned_variants::learn_of(db, row.as_slice()).await?;
    row.as_ref().map(read).transpose()
}

/// A member's attempt at a problem.
pub(crate) async fn attempt(db: &mut Db, id: ProblemId, solver: &PlayerId) -> Result<Attempt> {
    let row: Option<(String, i64, Option<i64>)> = sqlx::query_as(
        "SELECT moves, wrong, solved_at FROM attempts WHERE problem = $1 AND solver = $2",
    )
    .bind(id.0)
    .bind(solver.as_str())
    .fetch_optional(db)
    .await?;
    let Some((moves, wrong, solved)) = row else { return Ok(Attempt::default()) };
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    Ok(Attempt { moves, wrong: counted(wrong)?, solved: solved.map(Timestamp) })
}

/// The number of problems that a member has made.
pub(crate) async fn made(db: &mut Db, author: &PlayerId, now: Timestamp) -> Result<Made> {
    let (standing, lately): (i64, i64) = sqlx::query_as(
        "SELECT
             (SELECT count(*) FROM problems WHERE author = $1 AND withdrawn_at IS NULL),
             (SELECT count(*) FROM problems WHERE author = $1 AND made_at > $2)",
    )
    .bind(author.as_str())
    .bind(now.0 - PAIR_WINDOW)
    .fetch_one(db)
    .await?;
    Ok(Made { standing: counted(standing)?, lately: counted(lately)? })
}

/// Stores a fact about a problem.
pub(crate) async fn store(db: &mut Db, fact: &ProblemFact, at: i64) -> Result<AnyQueryResult> {
    match fact {
        ProblemFact::Made(problem) => make(db, problem).await,
        ProblemFact::Tried { problem, by, attempt } => set_attempt(db, *problem, by, attempt).await,
        ProblemFact::Withdrawn(id) => withdraw(db, *id, at).await,
        ProblemFact::Daily(daily) => daily_problems::set(db, daily).await,
    }
}

async fn make(db: &mut Db, problem: &Problem) -> Result<AnyQueryResult> {
    let (mate, solution) = match &problem.goal {
        Goal::Mate(moves) => (Some(i64::from(*moves)), None),
        Goal::Line(moves) => (None, Some(moves.join(" "))),
    };
    let ply = problem.source.map(|(_, ply)| stored_ply(ply)).transpose()?;
    uploaded_variants::begun(db, &problem.variant().id, problem.variant().revision).await?;
    Ok(sqlx::query(
        "INSERT INTO problems (id, server, place, author, variant, revision, fen, mate, solution,
                               game, ply, made_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    )
    .bind(problem.id.0)
    .bind(problem.server.as_str())
    .bind(problem.place.as_str())
    .bind(problem.author.as_str())
    .bind(problem.variant().id.clone())
    .bind(i64::from(problem.variant().revision))
    .bind(problem.start.fen())
    .bind(mate)
    .bind(solution)
    .bind(problem.source.map(|(game, _)| game.0))
    .bind(ply)
    .bind(problem.made.0)
    .execute(db)
    .await?)
}

/// Stores an attempt; a solved problem stays solved.
async fn set_attempt(
    db: &mut Db,
    id: ProblemId,
    solver: &PlayerId,
    attempt: &Attempt,
) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "INSERT INTO attempts (problem, solver, moves, wrong, solved_at)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (problem, solver) DO UPDATE SET moves = excluded.moves,
             wrong = excluded.wrong, solved_at = excluded.solved_at
         WHERE attempts.solved_at IS NULL",
    )
    .bind(id.0)
    .bind(solver.as_str())
    .bind(attempt.moves.join(" "))
    .bind(stored_ply(attempt.wrong)?)
    .bind(attempt.solved.map(|at| at.0))
    .execute(db)
    .await?)
}

async fn withdraw(db: &mut Db, id: ProblemId, at: i64) -> Result<AnyQueryResult> {
    Ok(sqlx::query("UPDATE problems SET withdrawn_at = $2 WHERE id = $1 AND withdrawn_at IS NULL")
        .bind(id.0)
        .bind(at)
        .execute(db)
        .await?)
}

fn read(row: &AnyRow) -> Result<Problem> {
    let id = ProblemId(row.try_get("id")?);
    let unreadable = |what: String| StoreError::Unreadable(format!("problem {id}: {what}"));
    let (variant, revision): (&str, u32) = (row.try_get("variant")?, number(row, "revision")?);
    let variant = variant_of(variant, revision)
        .ok_or_else(|| unreadable(format!("there is no {variant} of revision {revision}")))?;
    let start = Position::from_stored_fen(&variant, row.try_get("fen")?)
        .map_err(|error| unreadable(error.to_string()))?;
    let solution: Option<String> = row.try_get("solution")?;
    let goal = match (row.try_get::<Option<i64>, _>("mate")?.map(narrow).transpose()?, solution) {
        (Some(moves), _) => Goal::Mate(moves),
        (None, Some(moves)) => Goal::Line(moves.split_whitespace().map(str::to_owned).collect()),
        (None, None) => return Err(unreadable("nothing is to be found".to_owned())),
    };
    let ply = row.try_get::<Option<i64>, _>("ply")?.map(counted).transpose()?;
    let game = row.try_get::<Option<i64>, _>("game")?.map(GameId);
    Ok(Problem {
        id,
        server: Server::from_stored(row.try_get("server")?),
        place: Place::from_stored(row.try_get("place")?),
        author: PlayerId::from_stored(row.try_get("author")?),
        start,
        goal,
        source: game.zip(ply),
        made: Timestamp(row.try_get("made_at")?),
        is_withdrawn: row.try_get::<Option<i64>, _>("withdrawn_at")?.is_some(),
        solved_by: counted(row.try_get("solved_by")?)?,
    })
}

impl Store {
    /// The most problems that are listed at a time.
    pub const PROBLEMS_AT_A_TIME: usize = 10;

    /// A problem by its number, even if it was withdrawn.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn problem(&self, id: ProblemId) -> Result<Option<Problem>> {
        problem(&mut *self.readers.acquire().await?, id).await
    }

    /// A member's attempt at a problem.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn attempt(&self, id: ProblemId, solver: &PlayerId) -> Result<Attempt> {
        attempt(&mut *self.readers.acquire().await?, id, solver).await
    }

    /// The open problems of a community that are older than this one, the newest first: at most one
    /// more than are listed at a time.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn problems(
        &self,
        server: &Server,
        before: Option<ProblemId>,
    ) -> Result<Vec<Problem>> {
        let rows = sqlx::query(
            "SELECT problems.*, (SELECT count(*) FROM attempts
                                 WHERE problem = problems.id AND solved_at IS NOT NULL) AS solved_by
             FROM problems WHERE server = $1 AND withdrawn_at IS NULL AND id < $2
             ORDER BY id DESC LIMIT 11",
        )
        .bind(server.as_str())
        .bind(before.map_or(i64::MAX, |before| before.0))
        .fetch_all(&self.readers)
        .await?;
        learned_variants::learn_of(&mut *self.readers.acquire().await?, &rows).await?;
        let mut problems = Vec::with_capacity(rows.len());
        for row in &rows {
            match read(row) {
                Ok(problem) => problems.push(problem),
                // A problem that this program cannot read must not hide the others.
                Err(StoreError::Unreadable(what)) => tracing::error!(what, "a problem is left out"),
                Err(error) => return Err(error),
            }
        }
        Ok(problems)
    }

    /// The members who have solved a problem, the first one first; at most 30.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn solvers(&self, id: ProblemId) -> Result<Vec<PlayerId>> {
        let solvers: Vec<String> = sqlx::query_scalar(
            "SELECT solver FROM attempts WHERE problem = $1 AND solved_at IS NOT NULL
             ORDER BY solved_at, solver LIMIT 30",
        )
        .bind(id.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(solvers.into_iter().map(PlayerId::from_stored).collect())
    }
}
