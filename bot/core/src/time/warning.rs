//! The warning for the player to move when time runs short: until when they have time, what follows
//! then, and how to move.

use crate::Timestamp;
use crate::clock::{ClockEvent, Timeout};
use crate::model::state::Game;
use crate::model::turn_notice::{how_to_answer, no_letters};
use crate::model::{CommandName, Text, TurnNotice};

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
    let text = Text::new()
        .player(mover)
        .plain(", your time for this move is running out: you have until ")
        .time(deadline)
        .plain(". ")
        .then(consequence(game));
    let opponent = game.player(warning.side.other());
    let heading = Text::new()
        .bold(format!("{}, game {}", game.variant().name, game.id))
        .plain(", against ")
        .player(opponent)
        .plain(":");
    Some(TurnNotice {
        player: mover.clone(),
        game: game.id,
        turn: game.moment(),
        deadline: Some(deadline),
        again: false,
        is_homeless: game.is_homeless(),
        is_warning: true,
        silent: warning.silent,
        here: Some(text.clone().plain(" Play with ").step(CommandName::Move).plain(".")),
        text: heading.line().then(text.clone()).line().then(how_to_answer(game.id)),
        instead: text.line().then(no_letters()),
    })
}

/// The consequence when time is up.
fn consequence(game: &Game) -> Text {
    let Some(timing) = &game.timing else { return Text::new() };
    let (control, mover) = (&timing.control, game.turn());
    if control.vacation && timing.pauses.member(mover).automatic().is_some() {
        return "Then hours of your vacation are taken, one after the other while there are any."
            .into();
    }
    let is_for_a_result = u32::try_from(game.line.ply()).is_ok_and(|plies| control.counts(plies));
    match control.timeout {
        Timeout::Soft => Text::from("From then on ")
            .player(game.player(mover.other()))
            .plain(" may claim the game."),
        Timeout::Hard if is_for_a_result => "Then the game is lost for you.".into(),
        Timeout::Hard => "Then the game is off, without a result.".into(),
    }
}
