//! The clock of a game in its record: read here, or taken over from elsewhere.

use super::stored_line::StoredLine;
use crate::clock::{clocks, pauses};
use crate::database::{Db, Result};
use menagerie_core::clock::{DAY, Span, State};
use menagerie_core::model::state::Timing;
use menagerie_core::record::{Clocked, Record};
use menagerie_core::{GameId, PlayerId, Server, Timestamp};

/// How many seconds clocks rest after a game was taken over. Its players may hear of it only then,
/// and the bot may not run yet.
const REST: i64 = DAY;

/// The clock of a game, if it has one.
pub(super) async fn clock(
    db: &mut Db,
    game: GameId,
    accounts: &[PlayerId; 2],
    server: &Server,
) -> Result<Option<Clocked>> {
    let (_, there_is) = StoredLine::of(&mut *db, game, server).await?;
    let timing = clocks::timing(&mut *db, game, accounts, server, there_is).await?;
    let Some(Timing { control, clock, pauses, .. }) = timing else { return Ok(None) };
    let rows = sqlx::query("SELECT * FROM move_times WHERE game = $1 ORDER BY ply")
        .bind(game.0)
        .fetch_all(db)
        .await?;
    let running = clock.as_ref().filter(|clock| clock.state().finish.is_none());
    let thought = running.map(|clock| {
        let thought = clock.consumed(&pauses, clock.state().handled);
        thought.min(clock.allowance().unwrap_or(i64::MAX))
    });
    Ok(Some(Clocked {
        control,
        state: clock.map(|clock| State { finish: None, ..clock.state().clone() }),
        thought,
        moves: rows.iter().map(clocks::move_row).collect::<Result<_, _>>()?,
    }))
}

/// Stores the clock of a record. A running turn has used as much time as when the clock was last
/// looked at. The time since then belongs to nobody, and from `now` on the clock rests for a while.
pub(crate) async fn take_over(
    db: &mut Db,
    game: GameId,
    record: &Record,
    now: Timestamp,
) -> Result<()> {
    let Some(Clocked { control, state, thought, moves }) = &record.clock else { return Ok(()) };
    let network = record.beginning.server.network();
    clocks::begin(&mut *db, game, control, network).await?;
    if let Some(state) = state {
        clocks::set(&mut *db, game, state, None).await?;
    }
    for row in moves {
        clocks::charge(&mut *db, game, row).await?;
    }
    if record.end.is_some() {
        return clocks::end(db, game).await;
    }
    clocks::look_at(&mut *db, game, now).await?;
    if let Some((state, thought)) = state.as_ref().zip(*thought) {
        let from = Timestamp(state.since.0 + thought - state.spent);
        let until = Timestamp(now.0.saturating_add(REST));
        pauses::rest(db, game, Span::new(from, until)).await?;
    }
    Ok(())
}
