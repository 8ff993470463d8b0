//! The clocks of games, as rows.

use super::extras::Extras;
use super::pauses;
use crate::database::values::{Statement, color, number};
use crate::database::{Db, Result, Store, StoreError};
use menagerie_core::clock::{Armed, Clock, Control, Finish, How, MoveRow, Pauses, Side, State};
use menagerie_core::model::state::Timing;
use menagerie_core::{GameId, PlayerId, Server, Timestamp};
use sqlx::Row;
use sqlx::any::{AnyQueryResult, AnyRow};

/// The time of a game with its pauses; nothing if it was begun without a clock.
pub(crate) async fn timing(
    db: &mut Db,
    game: GameId,
    accounts: &[PlayerId; 2],
    server: &Server,
    there_is: Extras,
) -> Result<Option<Timing>> {
    let row = sqlx::query("SELECT * FROM clocks WHERE game = $1")
        .bind(game.0)
        .fetch_optional(&mut *db)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let unreadable = |what: String| StoreError::Unreadable(format!("the clock of {game}: {what}"));
    let words: &str = row.try_get("control")?;
    let control: Control = words.parse().map_err(|_| unreadable(format!("“{words}”")))?;
    let state = state(&row)?;
    let is_over = row.try_get::<i64, _>("over")? != 0;
    let mut timing = Timing {
        control,
        clock: state.map(|state| Clock::from_parts(control, state)),
        pauses: Pauses::default(),
        unheard_since: None,
        moves: Vec::new(),
    };
    if is_over {
        return Ok(Some(timing));
    }
    timing.moves = moves(db, game).await?;
    let known = (row.try_get("network")?, Timestamp(row.try_get("since")?));
    timing.pauses = pauses::pauses(db, game, accounts, server, known, there_is).await?;
    Ok(Some(timing))
}

/// The state of a clock; nothing before it has started.
fn state(row: &AnyRow) -> Result<Option<State>> {
    let Some(start) = row.try_get::<Option<i64>, _>("started_at")? else { return Ok(None) };
    let moment = |column: &str| row.try_get(column).map(Timestamp);
    let is_over = row.try_get::<i64, _>("over")? != 0;
    let handled = moment("handled")?;
    // The game's row knows how the clock has ended.
    let finish = is_over.then_some(Finish { at: handled, how: How::Stopped, flagged: None });
    Ok(Some(State {
        start: Timestamp(start),
        plies: number(row, "plies")?,
        turn: color(row.try_get("turn")?)?,
        since: moment("since")?,
        spent: row.try_get("spent")?,
        sides: sides(row)?,
        marks: marks(row.try_get("marks")?)?,
        overdue: row.try_get::<i64, _>("overdue")? != 0,
        handled,
        finish,
    }))
}

fn sides(row: &AnyRow) -> Result<[Side; 2]> {
    let side = |[bank, used, moves]: [&str; 3]| -> Result<Side> {
        Ok(Side { bank: row.try_get(bank)?, used: row.try_get(used)?, moves: number(row, moves)? })
    };
    Ok([
        side(["white_bank", "white_used", "white_moves"])?,
        side(["black_bank", "black_used", "black_moves"])?,
    ])
}

/// The inverse of [`sides`]: six values, the first mover's first.
fn bind_sides(statement: Statement, sides: &[Side; 2]) -> Statement {
    sides.iter().fold(statement, |statement, Side { bank, used, moves }| {
        statement.bind(*bank).bind(*used).bind(i64::from(*moves))
    })
}

fn marks(text: &str) -> Result<Vec<Armed>> {
    let unreadable = |word: &str| StoreError::Unreadable(format!("“{word}” is no warning"));
    text.split_whitespace().map(|word| Armed::named(word).ok_or_else(|| unreadable(word))).collect()
}

fn words(marks: &[Armed]) -> String {
    marks.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The cost of the last moves that can be taken back, the newest first.
async fn moves(db: &mut Db, game: GameId) -> Result<Vec<MoveRow>> {
    let rows = sqlx::query("SELECT * FROM move_times WHERE game = $1 ORDER BY ply DESC LIMIT 2")
        .bind(game.0)
        .fetch_all(db)
        .await?;
    rows.iter().map(move_row).collect()
}

/// The cost of a move, from its row.
pub(crate) fn move_row(row: &AnyRow) -> Result<MoveRow> {
    Ok(MoveRow {
        ply: number(row, "ply")?,
        mover: color(row.try_get("mover")?)?,
        at: Timestamp(row.try_get("at")?),
        before: sides(row)?,
        consumed: row.try_get("consumed")?,
    })
}

/// Gives a new game its clock.
pub(crate) async fn begin(
    db: &mut Db,
    game: GameId,
    control: &Control,
    network: &str,
) -> Result<AnyQueryResult, sqlx::Error> {
    sqlx::query("INSERT INTO clocks (game, control, network) VALUES ($1, $2, $3)")
        .bind(game.0)
        .bind(control.to_string())
        .bind(network)
        .execute(db)
        .await
}

/// Starts the clock of a game whose first board was seen and is not in the outbox any more. If the
/// game is seen in two places, the clock waits for the other board, too, as long as that can be
/// shown.
pub(crate) async fn seen(db: &mut Db, game: GameId) -> Result<()> {
    sqlx::query(
        "UPDATE clocks SET due_at = 0 WHERE started_at IS NULL AND over = 0 AND game = $1
           AND NOT EXISTS (SELECT 1 FROM outbox AS other
                           WHERE other.lane IN (SELECT 'game:' || clocks.game
                                                UNION ALL
                                                SELECT 'game:' || clocks.game || '@' || network
                                                FROM windows WHERE windows.game = clocks.game)
                             AND other.kind = 'announce'
                             AND other.dead IS NULL AND other.parked IS NULL)",
    )
    .bind(game.0)
    .execute(db)
    .await?;
    Ok(())
}

/// Stores the state of a clock, and when to look at it again.
pub(crate) async fn set(
    db: &mut Db,
    game: GameId,
    state: &State,
    due: Option<Timestamp>,
) -> Result<AnyQueryResult, sqlx::Error> {
    let clock = sqlx::query(
        "UPDATE clocks SET started_at = $2, plies = $3, turn = $4, since = $5, spent = $6,
             white_bank = $7, white_used = $8, white_moves = $9,
             black_bank = $10, black_used = $11, black_moves = $12,
             marks = $13, overdue = $14, handled = $15, over = $16, due_at = $17
         WHERE game = $1",
    )
    .bind(game.0)
    .bind(state.start.0)
    .bind(i64::from(state.plies))
    .bind(state.turn.word())
    .bind(state.since.0)
    .bind(state.spent);
    bind_sides(clock, &state.sides)
        .bind(words(&state.marks))
        .bind(i64::from(state.overdue))
        .bind(state.handled.0)
        .bind(i64::from(state.finish.is_some()))
        .bind(due.map(|due| due.0))
        .execute(db)
        .await
}

/// Makes a clock due now, whether it has started or not.
pub(crate) async fn look_at(db: &mut Db, game: GameId, at: Timestamp) -> Result<AnyQueryResult> {
    Ok(sqlx::query("UPDATE clocks SET due_at = $2 WHERE game = $1")
        .bind(game.0)
        .bind(at.0)
        .execute(db)
        .await?)
}

/// Makes all clocks of a network due, since the bot is back there.
pub(crate) async fn wake(db: &mut Db, network: &str, at: Timestamp) -> Result<()> {
    sqlx::query("UPDATE clocks SET due_at = $2 WHERE network = $1 AND due_at IS NOT NULL")
        .bind(network)
        .bind(at.0)
        .execute(&mut *db)
        .await?;
    sqlx::query(
        "UPDATE clocks SET due_at = $2
         WHERE due_at IS NOT NULL AND game IN (SELECT game FROM windows WHERE network = $1)",
    )
    .bind(network)
    .bind(at.0)
    .execute(db)
    .await?;
    Ok(())
}

/// Ends the clock of a finished game: it is never due again.
pub(crate) async fn end(db: &mut Db, game: GameId) -> Result<()> {
    sqlx::query("UPDATE clocks SET over = 1, due_at = NULL WHERE game = $1")
        .bind(game.0)
        .execute(db)
        .await?;
    Ok(())
}

/// Stores the cost of a move.
pub(crate) async fn charge(db: &mut Db, game: GameId, row: &MoveRow) -> Result<AnyQueryResult> {
    let cost = sqlx::query(
        "INSERT INTO move_times (game, ply, mover, at, consumed, white_bank, white_used,
                                 white_moves, black_bank, black_used, black_moves)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(game.0)
    .bind(i64::from(row.ply))
    .bind(row.mover.word())
    .bind(row.at.0)
    .bind(row.consumed);
    Ok(bind_sides(cost, &row.before).execute(db).await?)
}

/// Deletes the cost of a move that is taken back.
pub(crate) async fn uncharge(db: &mut Db, game: GameId, ply: i64) -> Result<()> {
    sqlx::query("DELETE FROM move_times WHERE game = $1 AND ply = $2")
        .bind(game.0)
        .bind(ply)
        .execute(db)
        .await?;
    Ok(())
}

impl Store {
    /// The most due clocks that are returned at a time.
    pub const CLOCKS_AT_A_TIME: usize = 100;

    /// The games on a network whose clocks are due at `now`, with their due times; at most
    /// [`Store::CLOCKS_AT_A_TIME`], the longest waiting first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn due_clocks(
        &self,
        network: &str,
        now: Timestamp,
    ) -> Result<Vec<(GameId, Timestamp)>> {
        self.due_clocks_behind(network, now, (GameId(0), Timestamp(i64::MIN))).await
    }

    /// The due clocks behind one of them.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn due_clocks_behind(
        &self,
        network: &str,
        now: Timestamp,
        (game, due): (GameId, Timestamp),
    ) -> Result<Vec<(GameId, Timestamp)>> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT game, due_at FROM clocks WHERE network = $1 AND due_at <= $2
               AND (due_at, game) > ($3, $4)
             ORDER BY due_at, game LIMIT 100",
        )
        .bind(network)
        .bind(now.0)
        .bind(due.0)
        .bind(game.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(game, due)| (GameId(game), Timestamp(due))).collect())
    }
}
