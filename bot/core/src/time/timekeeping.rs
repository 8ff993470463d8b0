//! The effects of a game's clock: facts to store, and messages for people.

use super::{time_words, warning_words};
use crate::Timestamp;
use crate::clock::{Clock, ClockEvent, ClockRefusal, Event, Finish, How, MoveRow, Pauses};
use crate::model::state::{End, Ending, Game, Timing};
use crate::model::{Effect, Fact, TurnNotice};
use crate::time::types::ClockFact;
use menagerie_rules::Color;

/// The decision for a game's time. Without a clock, nothing.
#[derive(Debug, Default)]
pub struct Timed {
    /// The facts to store.
    pub facts: Vec<Fact>,
    /// The messages for others.
    pub effects: Vec<Effect>,
    /// The players who are warned.
    pub calls: Vec<TurnNotice>,
    /// The deadline of the side to move from now on.
    pub deadline: Option<Timestamp>,
    /// The result, if the game has ended by its time.
    pub end: Option<End>,
    /// Why the request is refused: it came too late, or the game is stopped.
    pub refused: Option<ClockRefusal>,
}

/// Does everything that is due. The clock starts with the first look, which is when the first board
/// was seen.
pub fn look(game: &Game, seen: Timestamp) -> Timed {
    timed(game, None, 0, seen)
}

/// Does everything that is due, and then the act of a player.
pub fn apply(game: &Game, event: Event, seen: Timestamp) -> Timed {
    timed(game, Some(event), 0, seen)
}

/// Does everything that is due, and then a side's move with the conditional moves that answer it at
/// once.
pub fn play(game: &Game, by: Color, written: Timestamp, replies: usize, seen: Timestamp) -> Timed {
    timed(game, Some(Event::Move { by, written: Some(written) }), replies, seen)
}

/// Does everything that is due, and then takes back the move at `ply` and all after it, by the word
/// of a side.
pub fn take_back(
    game: &Game,
    ply: usize,
    (by, written): (Color, Timestamp),
    seen: Timestamp,
) -> Timed {
    let moves = game.timing.iter().flat_map(|timing| &timing.moves);
    let row = moves.into_iter().find(|row| usize::try_from(row.ply) == Ok(ply));
    let event = |row: &MoveRow| Event::TakeBack { row: *row, by, written: Some(written) };
    let mut timed = timed(game, row.map(event), 0, seen);
    if timed.refused.is_none() {
        // News that was due in a turn that is over does not matter any more.
        timed.effects.clear();
        timed.calls.clear();
    }
    timed
}

/// Does everything that is due, and then changes what pauses the clock. Until now the old pauses
/// count.
pub fn repaused(game: &Game, seen: Timestamp, change: impl FnOnce(&mut Pauses)) -> Timed {
    let Some(Timing { clock: Some(clock), pauses, .. }) = &game.timing else {
        return Timed::default();
    };
    let (mut clock, mut pauses) = (clock.clone(), pauses.clone());
    let mut happened = clock.advance(&mut pauses, seen);
    change(&mut pauses);
    happened.extend(clock.advance(&mut pauses, seen));
    told(game, &clock, &pauses, &happened)
}

fn timed(game: &Game, event: Option<Event>, replies: usize, seen: Timestamp) -> Timed {
    let Some(timing) = &game.timing else { return Timed::default() };
    let mut pauses = timing.pauses.clone();
    let known = timing.clock.clone();
    let told_until = known.as_ref().map_or(seen, |clock| clock.state().handled);
    // A player may move before the first board is noticed.
    let start = || Clock::start(timing.control, game.turn(), &pauses, seen);
    let mut clock = known.unwrap_or_else(start);
    let (mut happened, refused) = match event {
        Some(event) => {
            let answer = clock.apply(&mut pauses, event, seen);
            (answer.happened, answer.refused)
        }
        None => (clock.advance(&mut pauses, seen), None),
    };
    let replies = if refused.is_none() { replies } else { 0 };
    for _ in 0..replies {
        let by = clock.state().turn;
        let answer = clock.apply(&mut pauses, Event::Reply { by }, seen);
        // At the same instant a player cannot become late or frozen.
        debug_assert_eq!(answer.refused, None, "a conditional move costs no time");
        happened.extend(answer.happened);
    }
    let is_same_turn = !happened.iter().any(|what| matches!(what, ClockEvent::Moved(_)));
    let mut timed = told(game, &clock, &pauses, &happened);
    if is_same_turn
        && timed.end.is_none()
        && let Some(outage) = timing.credited(told_until)
    {
        timed.effects.extend(time_words::credited(game, outage, timed.deadline));
    }
    Timed { refused, ..timed }
}

/// The facts and messages for the events of a clock.
fn told(game: &Game, clock: &Clock, pauses: &Pauses, happened: &[ClockEvent]) -> Timed {
    let mut facts: Vec<Fact> = happened.iter().filter_map(|what| fact(game, *what)).collect();
    let (state, due) = (clock.state().clone(), clock.next_due(pauses));
    let is_over = state.finish.is_some();
    facts.push(Fact::Clock(ClockFact::Set { game: game.id, state, due }));
    let deadline = clock.deadline(pauses);
    // News that was due in a turn that is over does not matter any more.
    let moved = happened.iter().rposition(|what| matches!(what, ClockEvent::Moved(_)));
    let news = &happened[moved.map_or(0, |moved| moved + 1)..];
    let end = happened.iter().find_map(|what| end(*what));
    let timed = Timed { facts, deadline, end, ..Timed::default() };
    if is_over {
        return timed;
    }
    let effects = time_words::news(game, news);
    Timed {
        effects,
        calls: warning_words::warned(game, news, deadline).into_iter().collect(),
        ..timed
    }
}

/// The fact for an event of a clock.
fn fact(game: &Game, what: ClockEvent) -> Option<Fact> {
    match what {
        ClockEvent::Moved(row) => Some(Fact::Clock(ClockFact::MoveTimed { game: game.id, row })),
        ClockEvent::HourPaid { side, from } => {
            Some(Fact::Clock(ClockFact::HourPaid { player: game.player(side).clone(), from }))
        }
        ClockEvent::Warned(_) | ClockEvent::Overdue { .. } | ClockEvent::Ended(_) => None,
    }
}

/// The result that a clock brings about by itself.
fn end(what: ClockEvent) -> Option<End> {
    let ClockEvent::Ended(Finish { how, flagged, .. }) = what else { return None };
    let (winner, ending) = match how {
        How::Time => (flagged.map(Color::other), Ending::Time),
        How::Aborted => (None, Ending::NotBegun),
        How::Unfinished => (None, Ending::Unfinished),
        How::Agreed | How::Resigned | How::Stopped => return None,
    };
    Some(End { winner, ending })
}
