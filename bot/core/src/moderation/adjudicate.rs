//! The command `adjudicate`: a moderator ends a game of others, with a reason for all to see.

use crate::clock::Event;
use crate::ending::endings::{after_end, by_time, closed, result, ruling};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call, Which};
use crate::model::state::{End, Ending, Game, Ruling};
use crate::model::{Decision, Effect, Fact, GameFact, Reply, Snapshot, Text, visible};
use crate::moderation::types::{RulingRefusal, Verdict};
use crate::time::timekeeping;

/// The most characters of a reason.
pub const LONGEST_REASON: usize = 300;

/// The plies after which each side has made the two moves without which no game counts for ratings.
const FEWEST_PLIES: usize = 4;

/// The end of a game by this verdict.
fn end_of(verdict: Verdict) -> End {
    let (winner, ending) = match verdict {
        Verdict::Win(side) => (Some(side), Ending::Adjudicated),
        Verdict::Draw => (None, Ending::Adjudicated),
        Verdict::NoResult => (None, Ending::Annulled),
    };
    End { winner, ending }
}

/// Ends a game of others by the caller's verdict.
pub fn adjudicate(
    snapshot: &Snapshot,
    call: &Call,
    which: Which,
    verdict: Option<Verdict>,
    (reason, is_rated): (&str, bool),
) -> Result<Decision, Refusal> {
    let game = running_game_of_others(snapshot, call, which)?;
    let verdict = verdict.ok_or(RulingRefusal::NoVerdict)?;
    let reason = as_reason(reason)?;
    if is_rated && !game.is_rated {
        return Err(RulingRefusal::NotRated(game.id).into());
    }
    if is_rated && verdict == Verdict::NoResult {
        return Err(RulingRefusal::NoResultRated.into());
    }
    let timed = timekeeping::apply(game, Event::Stop, call.seen);
    if timed.refused.is_some() {
        return Ok(by_time(game, timed));
    }
    let by = call.account().clone();
    let (facts, effects) = (timed.facts, timed.effects);
    let mut decision = Decision { facts, effects, ..Decision::default() };
    decision.extend(closed(game, None));
    let end = end_of(verdict);
    decision.facts.push(Fact::Game(GameFact::Ended { game: game.id, end }));
    let decided = Ruling { by, reason, is_rated };
    decision
        .facts
        .push(Fact::Game(GameFact::Adjudicated { game: game.id, ruling: decided.clone() }));
    let game = Game { ruling: Some(decided), ..game.clone() };
    decision.effects.push(Effect::Announce {
        game: game.id,
        ply: game.line.ply(),
        text: message!(
            "moderation-decided",
            first = &game.players[0],
            second = &game.players[1],
            game = game.id.0
        )
        .plain(" ")
        .then(result(&game, end))
        .then(ruling(&game))
        .then(whether_it_counts(&game)),
        wake: game.players.to_vec(),
        silent: false,
        only: None,
        actions: after_end(&game),
    });
    let done = message!("moderation-decided-done").plain(" ").then(result(&game, end));
    let done = done.then(whether_it_counts(&game));
    Ok(Decision { reply: Reply::Done(done), ..decision })
}

/// Whether a rated game that was decided may count for ratings, in a line of its own. The other rules are
/// about other games.
fn whether_it_counts(game: &Game) -> Text {
    let is_let = game.ruling.as_ref().is_some_and(|ruling| ruling.is_rated);
    Text::new().line().then(match (game.is_rated, is_let && game.line.ply() >= FEWEST_PLIES) {
        (false, _) => return Text::new(),
        (true, true) => message!("moderation-counts"),
        (true, false) => message!("moderation-does-not-count"),
    })
}

/// The running game that a moderator means.
///
/// # Errors
/// When the caller is not a moderator where it is seen, plays in it, or it has ended.
pub fn running_game_of_others<'a>(
    snapshot: &'a Snapshot,
    call: &Call,
    which: Which,
) -> Result<&'a Game, Refusal> {
    if call.authority < Authority::LocalModerator {
        return Err(RulingRefusal::NotAModerator.into());
    }
    let game = snapshot.game_for_certain(call, which)?;
    // A right for one place does not reach games that are seen elsewhere.
    let is_seen_here = *game.home() == call.place || game.place == call.place;
    // A player who joined it from elsewhere has brought it there, but not the right to moderate it.
    let is_of_here = call.server.as_ref() == Some(&game.server);
    if !is_of_here || call.authority < Authority::Moderator && !is_seen_here {
        return Err(RulingRefusal::ModeratorElsewhere(game.id).into());
    }
    if game.side_of(&call.from).is_some() {
        return Err(RulingRefusal::OwnGame(game.id).into());
    }
    if let Some(end) = game.end {
        return Err(Refusal::GameOver(result(game, end)));
    }
    Ok(game)
}

/// A reason on one line, without invisible characters.
///
/// # Errors
/// When it is empty or too long.
pub fn as_reason(reason: &str) -> Result<String, Refusal> {
    let words: Vec<String> = reason.split_whitespace().map(visible).collect();
    let reason = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match reason.chars().count() {
        0 => Err(RulingRefusal::NoReason.into()),
        1..=LONGEST_REASON => Ok(reason),
        length => Err(RulingRefusal::ReasonTooLong { length, most: LONGEST_REASON }.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_what_can_be_read_of_it() {
        for (typed, kept) in [
            ("left the server", "left the server"),
            ("  two\n\nlines\t\u{202e}here ", "two lines here"),
            ("@everyone \u{0}**bold**", "@everyone **bold**"),
            (&"x".repeat(300), &*"x".repeat(300)),
        ] {
            assert_eq!(as_reason(typed).as_deref(), Ok(kept), "{typed:?}");
        }
        for nothing in ["", "   ", "\u{200b}\u{feff}", "\n"] {
            assert_eq!(
                as_reason(nothing),
                Err(Refusal::Ruling(RulingRefusal::NoReason)),
                "{nothing:?}"
            );
        }
        let long = Refusal::Ruling(RulingRefusal::ReasonTooLong { length: 301, most: 300 });
        assert_eq!(as_reason(&"ü".repeat(301)), Err(long));
    }
}
