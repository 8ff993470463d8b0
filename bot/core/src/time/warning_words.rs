//! The warning for the player to move when time runs short: until when they have time, what follows
//! then, and how to move.

use crate::Timestamp;
use crate::clock::{ClockEvent, Timeout};
use crate::message;
use crate::model::state::Game;
use crate::model::turn_notice::{how_to_answer, no_letters};
use crate::model::{Text, TurnNotice};

/// The last warning of a clock, if it still matters.
pub fn warned(
    game: &Game,
    happened: &[ClockEvent],
    deadline: Option<Timestamp>,
) -> Option<TurnNotice> {
    // A paid hour gives new time.
    let paid = happened.iter().rposition(|what| matches!(what, ClockEvent::HourPaid { .. }));
    let since = &happened[paid.map_or(0, |paid| paid + 1)..];
    let mut warnings = since.iter().filter_map(|what| match what {
        ClockEvent::Warned(warning) => Some(*warning),
        _ => None,
    });
    let is_overdue = happened.iter().any(|what| matches!(what, ClockEvent::Overdue { .. }));
    let warning = warnings.next_back().filter(|_| !is_overdue)?;
    let deadline = deadline?;
    let mover = game.player(warning.side);
    let text = message!("time-warning", player = mover, deadline);
    let text = text.plain(" ").then(consequence(game));
    let heading = message!(
        "time-warning-heading",
        variant = &game.variant().name,
        number = game.id.0,
        opponent = game.player(warning.side.other()),
    );
    Some(TurnNotice {
        player: mover.clone(),
        game: game.id,
        turn: game.moment(),
        deadline: Some(deadline),
        again: false,
        is_homeless: game.is_homeless(),
        is_warning: true,
        silent: warning.silent,
        here: Some(text.clone().plain(" ").then(message!("time-warning-play"))),
        text: heading.line().then(text.clone()).line().then(how_to_answer(game.id)),
        instead: text.line().then(no_letters()),
    })
}

/// The consequence when time is up.
fn consequence(game: &Game) -> Text {
    let Some(timing) = &game.timing else { return Text::new() };
    let (control, mover) = (&timing.control, game.turn());
    if control.vacation && timing.pauses.member(mover).automatic().is_some() {
        return message!("time-then-vacation");
    }
    let is_for_a_result = u32::try_from(game.line.ply()).is_ok_and(|plies| control.counts(plies));
    match control.timeout {
        Timeout::Soft => message!("time-then-claimed", opponent = game.player(mover.other())),
        Timeout::Hard if is_for_a_result => message!("time-then-lost"),
        Timeout::Hard => message!("time-then-off"),
    }
}
