//! One call, one transaction: read what it is about, decide, store all that follows.

use super::{Store, StoreError, facts, games, outbox};
use crate::game::{
    Allowances, Call, Candidates, CauseId, ChallengeId, Command, Counts, Decision, GameId,
    Happening, Matter, PAIR_WINDOW, PlayerId, Reply, Timestamp, Which, World, handle,
};
use rand::Rng;
use sqlx::SqliteConnection;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::PoisonError;

/// What was stored because of something: what the caller is told, and the rows of the outbox.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// What the caller is told.
    pub reply: Reply,
    /// What is to be shown now; nothing if it was decided before.
    pub rows: Vec<i64>,
}

impl Store {
    /// Decides about something and stores everything that follows, or nothing. Returns what the
    /// caller is told.
    ///
    /// The same cause again changes nothing and gets the answer of the first time.
    ///
    /// # Errors
    /// When the database refuses or the rules fail; then nothing is stored. Only after
    /// [`StoreError::Unknown`] it may be.
    pub async fn transact(
        &self,
        matter: &Matter,
        allowances: &mut Allowances,
        rng: &mut (dyn Rng + Send),
    ) -> Result<Stored, StoreError> {
        match self.decide(matter, allowances, rng).await {
            // A row that must not be is a defect of the program, and no fault of the disk.
            Err(StoreError::Database(error)) if is_violation(&error) => {
                Err(StoreError::Unreadable(error.to_string()))
            }
            // Before anything was committed.
            Err(StoreError::Database(error)) => {
                self.writer.failed(&error);
                Err(StoreError::NotStored(error))
            }
            Err(StoreError::Unknown(error)) => self.look_up(matter, error).await,
            Err(StoreError::NotStored(error)) if self.is_in_doubt(matter.cause()) => {
                Err(StoreError::Unknown(error))
            }
            decided => decided,
        }
    }

    async fn decide(
        &self,
        matter: &Matter,
        allowances: &mut Allowances,
        rng: &mut (dyn Rng + Send),
    ) -> Result<Stored, StoreError> {
        let mut write = self.writer.begin().await?;
        self.set_in_doubt(None);
        if let Some(reply) = answered_before(&mut write, matter.cause()).await? {
            write.rollback().await;
            return Ok(Stored { reply, rows: Vec::new() });
        }
        let world = world(&mut write, matter).await?;
        // A defect in the rules of one game must not take the others down.
        let mut decision = catch_unwind(AssertUnwindSafe(|| handle(&world, matter, rng)))
            .map_err(|_| StoreError::Unreadable("deciding about a call failed".to_owned()))?;
        if let (Matter::Call(call), true) = (matter, decision.answers_in_public()) {
            let allowance = allowances.take(&call.from, call.server.as_ref(), call.at);
            decision = decision.within(allowance);
        }
        if decision.facts.is_empty()
            && decision.effects.is_empty()
            && decision.reply == Reply::Nothing
        {
            write.rollback().await;
            return Ok(Stored::default());
        }
        let rows = store(&mut write, matter, &decision).await?;
        write.commit().await?;
        if !rows.is_empty() {
            self.outbox_filled.notify_one();
        }
        Ok(Stored { reply: decision.reply, rows })
    }

    /// What has become of something whose commit failed: what the database holds once it can be
    /// written again is what is stored.
    async fn look_up(&self, matter: &Matter, error: sqlx::Error) -> Result<Stored, StoreError> {
        let Ok(mut write) = self.writer.begin().await else {
            self.set_in_doubt(Some(matter.cause().clone()));
            return Err(StoreError::Unknown(error));
        };
        let Some(reply) = answered_before(&mut write, matter.cause()).await? else {
            write.rollback().await;
            return Err(StoreError::NotStored(error));
        };
        write.rollback().await;
        self.outbox_filled.notify_one();
        Ok(Stored { reply, rows: Vec::new() })
    }

    fn is_in_doubt(&self, cause: &CauseId) -> bool {
        let in_doubt = self.in_doubt.lock().unwrap_or_else(PoisonError::into_inner);
        in_doubt.as_ref() == Some(cause)
    }

    fn set_in_doubt(&self, cause: Option<CauseId>) {
        *self.in_doubt.lock().unwrap_or_else(PoisonError::into_inner) = cause;
    }

    /// Forgets which causes were acted on before `before` (unix seconds): no network repeats
    /// them after so long.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn forget_causes(&self, before: i64) -> Result<u64, StoreError> {
        let mut write = self.writer.begin().await?;
        let result = sqlx::query("DELETE FROM inbox WHERE at < $1")
            .bind(before)
            .execute(&mut *write)
            .await?;
        write.commit().await?;
        Ok(result.rows_affected())
    }

    /// The challenges that wait for an answer although their time was over at `now`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn overdue_challenges(&self, now: Timestamp) -> Result<Vec<ChallengeId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM challenges WHERE state = 'open' AND expires_at <= $1
             ORDER BY expires_at LIMIT 100",
        )
        .bind(now.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }
}

fn is_violation(error: &sqlx::Error) -> bool {
    let kind = error.as_database_error().map(sqlx::error::DatabaseError::kind);
    kind.is_some_and(|kind| !matches!(kind, sqlx::error::ErrorKind::Other))
}

async fn store(
    connection: &mut SqliteConnection,
    matter: &Matter,
    decision: &Decision,
) -> Result<Vec<i64>, StoreError> {
    for fact in &decision.facts {
        facts::store(connection, fact, matter).await?;
    }
    let server = match matter {
        Matter::Call(call) => call.server.as_ref(),
        Matter::Incident(_) => None,
    };
    let mut rows = Vec::with_capacity(decision.effects.len());
    for effect in &decision.effects {
        rows.push(outbox::enqueue(connection, effect, server).await?);
    }
    let reply = serde_json::to_string(&decision.reply)
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    sqlx::query("INSERT INTO inbox (cause, at, reply) VALUES ($1, $2, $3)")
        .bind(matter.cause().as_str())
        .bind(matter.at().0)
        .bind(reply)
        .execute(connection)
        .await?;
    Ok(rows)
}

async fn answered_before(
    connection: &mut SqliteConnection,
    cause: &CauseId,
) -> Result<Option<Reply>, StoreError> {
    let stored: Option<String> = sqlx::query_scalar("SELECT reply FROM inbox WHERE cause = $1")
        .bind(cause.as_str())
        .fetch_optional(connection)
        .await?;
    stored
        .map(|reply| serde_json::from_str(&reply))
        .transpose()
        .map_err(|error| StoreError::Unreadable(format!("an answer: {error}")))
}

/// Reads what something is about.
async fn world(connection: &mut SqliteConnection, matter: &Matter) -> Result<World, StoreError> {
    let mut world = World {
        challenge: None,
        games: Candidates::default(),
        counts: Counts::default(),
        next_challenge: ChallengeId(next_id(connection, Numbered::Challenge).await?),
        next_game: GameId(next_id(connection, Numbered::Game).await?),
    };
    match matter {
        Matter::Call(call) => of_call(connection, call, &mut world).await?,
        Matter::Incident(incident) => match &incident.what {
            Happening::PlaceLost { place, game } => {
                world.games.here = games::games_losing(connection, place, *game).await?;
            }
            Happening::Called { player, .. } => {
                world.games.mine = games::running_games_of(connection, player).await?;
            }
            Happening::ChallengeExpired(id) => {
                world.challenge = games::challenge(connection, *id).await?;
            }
        },
    }
    Ok(world)
}

async fn of_call(
    connection: &mut SqliteConnection,
    call: &Call,
    world: &mut World,
) -> Result<(), StoreError> {
    match &call.command {
        Command::Challenge { opponent, .. } => {
            world.counts = counts(connection, &call.from, &opponent.player, call.at).await?;
        }
        Command::Accept(id) | Command::Decline(id) | Command::Withdraw(id) => {
            world.challenge = games::challenge(connection, *id).await?;
            if let Some(challenge) = &world.challenge {
                world.counts =
                    counts(connection, &challenge.opponent, &challenge.challenger, call.at).await?;
            }
        }
        Command::Move { which, .. } | Command::Resign { which, .. } | Command::Draw { which } => {
            world.games = games::candidates(connection, &call.from, &call.place, *which).await?;
        }
        Command::AnswerDraw { game, .. } => {
            let which = Which::Number(*game);
            world.games = games::candidates(connection, &call.from, &call.place, which).await?;
        }
    }
    Ok(())
}

async fn counts(
    connection: &mut SqliteConnection,
    caller: &PlayerId,
    other: &PlayerId,
    now: Timestamp,
) -> Result<Counts, StoreError> {
    let asked: Vec<String> = sqlx::query_scalar(
        "SELECT opponent FROM challenges WHERE challenger = $1 AND state = 'open'",
    )
    .bind(caller.as_str())
    .fetch_all(&mut *connection)
    .await?;
    let (waiting, recent): (i64, i64) = sqlx::query_as(
        "SELECT
             (SELECT count(*) FROM challenges WHERE opponent = $2 AND state = 'open'),
             (SELECT count(*) FROM challenges
              WHERE challenger = $1 AND opponent = $2 AND made_at > $3 AND state <> 'accepted')",
    )
    .bind(caller.as_str())
    .bind(other.as_str())
    .bind(now.0 - PAIR_WINDOW)
    .fetch_one(&mut *connection)
    .await?;
    let number = |count: i64| usize::try_from(count).unwrap_or(usize::MAX);
    Ok(Counts {
        open_challenges: asked.len(),
        running_games: running(connection, caller).await?,
        running_games_of_other: running(connection, other).await?,
        challenges_waiting_for_other: number(waiting),
        challenges_waiting_from_caller: asked
            .iter()
            .filter(|asked| *asked == other.as_str())
            .count(),
        recent_challenges_to_other: number(recent),
    })
}

async fn running(
    connection: &mut SqliteConnection,
    player: &PlayerId,
) -> Result<usize, StoreError> {
    let count: i64 = sqlx::query_scalar(
        "SELECT (SELECT count(*) FROM games WHERE white = $1 AND ending IS NULL)
              + (SELECT count(*) FROM games WHERE black = $1 AND ending IS NULL)",
    )
    .bind(player.as_str())
    .fetch_one(connection)
    .await?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

enum Numbered {
    Challenge,
    Game,
}

/// The next free number. There is one writer, so nobody else takes it meanwhile.
async fn next_id(connection: &mut SqliteConnection, what: Numbered) -> Result<i64, StoreError> {
    let statement = match what {
        Numbered::Challenge => "SELECT coalesce(max(id), 0) + 1 FROM challenges",
        Numbered::Game => "SELECT coalesce(max(id), 0) + 1 FROM games",
    };
    Ok(sqlx::query_scalar(statement).fetch_one(connection).await?)
}
