//! The order of a game's events, worked out from the moves that stand and those that were taken
//! back; and the way back.

use super::content::{Event, What};
use crate::{CauseId, Timestamp};
use menagerie_rules::Color;

/// A stored move that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The plies played before it.
    pub ply: usize,
    /// The move in coordinates.
    pub coordinates: String,
    /// When it was played.
    pub at: Timestamp,
    /// Its cause.
    pub cause: CauseId,
}

/// A move that was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gone {
    /// The move.
    pub played: Played,
    /// When it was taken back.
    pub at: Timestamp,
    /// The cause of the take-back.
    pub cause: CauseId,
    /// The side that agreed; nobody, if it was taken back alone.
    pub agreed_by: Option<Color>,
}

/// All events in their order, from the moves that stand and those that were taken back, each in
/// order. `None` if they do not fit, because a move is missing.
pub fn in_order(stand: Vec<Played>, gone: Vec<Gone>) -> Option<Vec<Event>> {
    let mut standing = stand;
    let fits = |(ply, played): (usize, &Played)| played.ply == ply;
    if !standing.iter().enumerate().all(fits) {
        return None;
    }
    let mut backwards = Vec::new();
    let event = |played: Played| Event {
        what: What::Played(played.coordinates),
        ply: played.ply,
        at: played.at,
        cause: played.cause,
    };
    // After the last take-back, all standing moves from its ply on were played. Before it, the move
    // that was taken back stood there.
    for Gone { played, at, cause, agreed_by } in gone.into_iter().rev() {
        let ply = played.ply;
        if standing.len() < ply {
            return None;
        }
        backwards.extend(standing.drain(ply..).rev().map(event));
        backwards.push(Event { what: What::TakenBack { agreed_by }, ply, at, cause });
        standing.push(played);
    }
    backwards.extend(standing.into_iter().rev().map(event));
    backwards.reverse();
    Some(backwards)
}

/// The moves that stand, and those that were taken back in the order of the take-backs. `None` if a
/// move is missing, or another move than the last was taken back.
pub fn parted(events: &[Event]) -> Option<(Vec<Played>, Vec<Gone>)> {
    let (mut stand, mut gone) = (Vec::new(), Vec::new());
    for Event { what, ply, at, cause } in events {
        let (ply, at, cause) = (*ply, *at, cause.clone());
        match what {
            What::Played(coordinates) if ply == stand.len() => {
                stand.push(Played { ply, coordinates: coordinates.clone(), at, cause });
            }
            What::TakenBack { agreed_by } if stand.len().checked_sub(1) == Some(ply) => {
                let agreed_by = *agreed_by;
                gone.extend(stand.pop().map(|played| Gone { played, at, cause, agreed_by }));
            }
            _ => return None,
        }
    }
    Some((stand, gone))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `+` plays a move at the next ply, `-` takes the last one back.
    fn history(signs: &str) -> Vec<Event> {
        let mut plies = 0;
        let event = |(index, sign): (usize, char)| {
            let what = match sign {
                '+' => What::Played(format!("move {index}")),
                _ => What::TakenBack { agreed_by: (index % 2 == 0).then_some(Color::Black) },
            };
            plies -= usize::from(sign == '-');
            let ply = plies;
            plies += usize::from(sign == '+');
            let at = Timestamp(i64::try_from(index).expect("it is short"));
            Event { what, ply, at, cause: CauseId::new("test", index) }
        };
        signs.chars().enumerate().map(event).collect()
    }

    #[test]
    fn the_order_of_what_happened_follows_from_what_is_kept() {
        for signs in ["", "+", "+-", "++-+", "+-+-+", "++--", "+++--++-+", "++-+-+--+", "+++---"] {
            let events = history(signs);
            let (stand, gone) = parted(&events).expect("each takes back the last move");
            assert_eq!(gone.len(), signs.matches('-').count(), "{signs}");
            assert_eq!(in_order(stand, gone), Some(events), "{signs}");
        }
    }

    #[test]
    fn what_does_not_fit_is_noticed() {
        let events = history("++-+");
        let (stand, gone) = parted(&events).expect("it fits");
        assert_eq!(in_order(stand[1..].to_vec(), gone.clone()), None, "a move is missing");
        assert_eq!(in_order(Vec::new(), gone), None, "what was before it is missing");
        assert_eq!(parted(&events[1..]), None, "the first move is missing");
        assert_eq!(parted(&[events[0].clone(), events[2].clone()]), None, "it took back another");
    }
}
