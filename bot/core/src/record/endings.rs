//! Checks of an end that the board does not show.

use super::content::What;
use super::proposals;
use super::replay::Replayed;
use super::timed;
use crate::model::state::{End, Ending};
use crate::moderation::as_reason;
use menagerie_rules::Color;

/// The objection to a ruling about an end that needs none.
pub(super) const RULED: &str = "nobody has to decide that";

/// The side or person whose word decides an end that no board shows.
pub(super) fn whose_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Time | Ending::NotBegun | Ending::Unfinished => "its clock's",
        Ending::Adjudicated | Ending::Annulled => "a moderator's",
        _ => "the players'",
    }
}

/// The objection to an end, in words that follow “it says that it ended by …, but”.
pub(super) fn against(replayed: &Replayed, said: End) -> Option<String> {
    let has_winner = said.winner.is_some();
    match said.ending {
        Ending::Board(_) => return Some("the board does not show that".to_owned()),
        Ending::Resignation | Ending::Time if !has_winner => {
            return Some("nobody has won".to_owned());
        }
        ending if is_draw_or_void(ending) && has_winner => {
            return Some(format!("{} has won", said.winner.map_or("nobody", Color::word)));
        }
        _ => {}
    }
    let why = against_ruling(replayed, said.ending).or_else(|| match said.ending {
        Ending::Claim(claim) if replayed.line.draw_claim() != Some(claim) => {
            Some("that could not be claimed in its last position")
        }
        Ending::Cancelled if !proposals::are_both_for_cancelling(&replayed.record) => {
            Some("the players have not agreed to that")
        }
        Ending::Time | Ending::NotBegun | Ending::Unfinished => {
            timed::against_end(&replayed.record, said)
        }
        Ending::Aborted if have_both_moved(replayed) => Some("both sides had moved"),
        Ending::Aborted if timed::is_of_an_event(&replayed.record) => {
            Some("in an event nobody ends it alone")
        }
        _ => None,
    });
    why.map(str::to_owned)
}

/// Whether nobody wins by this ending.
fn is_draw_or_void(ending: Ending) -> bool {
    ending.is_void() || matches!(ending, Ending::Agreement | Ending::Claim(_))
}

/// Whether a second move was ever played, even if it was taken back.
fn have_both_moved(replayed: &Replayed) -> bool {
    let events = &replayed.record.events;
    events.iter().any(|event| event.ply >= 1 && matches!(event.what, What::Played(_)))
}

/// The objection to a ruling. A ruling belongs to an end by decision and to no other, and must be
/// possible.
fn against_ruling(replayed: &Replayed, ending: Ending) -> Option<&'static str> {
    let is_decided = matches!(ending, Ending::Adjudicated | Ending::Annulled);
    let Some(ruling) = &replayed.record.ruling else {
        return is_decided.then_some("nobody is named who has decided it");
    };
    if !is_decided {
        return Some(RULED);
    }
    if replayed.record.beginning.players.contains(&ruling.by) {
        return Some("nobody decides a game of their own");
    }
    if as_reason(&ruling.reason).as_deref() != Ok(&*ruling.reason) {
        return Some("its reason is none: a line of 1 to 300 characters that can be seen");
    }
    None
}
