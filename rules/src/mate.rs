//! Whether a side forces checkmate within a number of its moves. The search is exhaustive, and
//! gives up where it would take too long. Only a checkmate that wins counts, not the other ways to
//! win a game of the variant.

use thiserror::Error;

use crate::{Line, Move, Outcome, Position, Termination};

/// The cost of listing a side's moves, measured in moves that are played.
const LISTING: u64 = 25;

/// How much a search may still look at, as a rough number of moves that are played and looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort(u64);

/// A search asks a budget before it looks at more. The budget may wait there, or say that it is
/// enough.
pub trait Budget {
    /// Takes about this many moves from the budget, each played and looked at.
    ///
    /// # Errors
    /// The budget has fewer left.
    fn spend(&mut self, moves: u64) -> Result<(), TooLarge>;
}

/// A search needed more than it was allowed, so nothing is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there is too much to look at")]
pub struct TooLarge;

/// The result of a move that tries to force checkmate in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    /// It is checkmate.
    Mates,
    /// Checkmate follows in time after every answer.
    Forces {
        /// The answer that lasts longest. Of several, it is the first in the order of moves.
        defence: Move,
    },
    /// After this answer there is no checkmate in time.
    Fails {
        /// The answer.
        defence: Move,
        /// The number of other answers that were looked at before it. After each of them there is
        /// checkmate in time.
        others: usize,
    },
    /// The move ends the game otherwise.
    Ends(Outcome),
}

/// The result of a search for a checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// This move forces it. Of several, it is the first in the order of moves.
    Mate(Move),
    /// No move does. The move that comes closest is given, with its result: the most answers to it
    /// do not help. There is none where no move was looked at.
    None(Option<(Move, Attack)>),
}

impl Effort {
    /// The effort of a search that may play about this many moves.
    pub const fn of(moves: u64) -> Effort {
        Effort(moves)
    }
}

impl Budget for Effort {
    fn spend(&mut self, moves: u64) -> Result<(), TooLarge> {
        self.0 = self.0.checked_sub(moves).ok_or(TooLarge)?;
        Ok(())
    }
}

impl Attack {
    /// Whether it is checkmate, or checkmate follows in time.
    pub const fn succeeds(self) -> bool {
        matches!(self, Attack::Mates | Attack::Forces { .. })
    }
}

/// Whether the side to move forces checkmate with at most `moves` of its own moves.
///
/// # Errors
/// There is more to look at than `effort` allows.
pub fn find_mate(line: &Line, moves: u32, effort: &mut dyn Budget) -> Result<Search, TooLarge> {
    let mut line = line.clone();
    let mut closest: Option<(Move, Attack, usize)> = None;
    if moves == 0 || line.outcome().is_some() {
        return Ok(Search::None(None));
    }
    for mv in listed(line.position(), effort)? {
        let found = attack_in(&mut line, &mv, moves, effort)?;
        let others = match found {
            Attack::Mates | Attack::Forces { .. } => return Ok(Search::Mate(mv)),
            Attack::Fails { others, .. } => others,
            Attack::Ends(_) => 0,
        };
        if closest.is_none_or(|(_, _, most)| others > most) {
            closest = Some((mv, found, others));
        }
    }
    Ok(Search::None(closest.map(|(mv, found, _)| (mv, found))))
}

/// Whether a legal move forces checkmate, as the first of at most `moves` moves of its side.
///
/// # Errors
/// There is more to look at than `effort` allows. [`find_mate`] as a whole looks at more than is
/// needed for each of its moves.
pub fn attack(
    line: &Line,
    mv: &Move,
    moves: u32,
    effort: &mut dyn Budget,
) -> Result<Attack, TooLarge> {
    attack_in(&mut line.clone(), mv, moves, effort)
}

/// The same as [`attack`], on the line itself. The line is as it was unless the search is given up.
fn attack_in(
    line: &mut Line,
    mv: &Move,
    moves: u32,
    effort: &mut dyn Budget,
) -> Result<Attack, TooLarge> {
    effort.spend(1)?;
    line.push(mv);
    let found = answers(line, moves.saturating_sub(1), effort)?;
    line.undo();
    Ok(found)
}

/// The result of the move just played, when its side may make `moves` more.
fn answers(line: &mut Line, moves: u32, effort: &mut dyn Budget) -> Result<Attack, TooLarge> {
    let attacker = !line.position().turn();
    match line.outcome() {
        Some(end) if end == Outcome::won(attacker, Termination::Checkmate) => {
            return Ok(Attack::Mates);
        }
        Some(otherwise) => return Ok(Attack::Ends(otherwise)),
        None => {}
    }
    let mut longest: Option<(Move, u32)> = None;
    for (others, defence) in listed(line.position(), effort)?.into_iter().enumerate() {
        effort.spend(1)?;
        line.push(&defence);
        let needed = needed(line, moves, effort)?;
        line.undo();
        let Some(needed) = needed else { return Ok(Attack::Fails { defence, others }) };
        if longest.is_none_or(|(_, most)| needed > most) {
            longest = Some((defence, needed));
        }
    }
    let (defence, _) = longest.expect("a game without an outcome has a legal move");
    Ok(Attack::Forces { defence })
}

/// The number of moves within which the side to move forces checkmate, if that is at most `moves`.
fn needed(line: &mut Line, moves: u32, effort: &mut dyn Budget) -> Result<Option<u32>, TooLarge> {
    if moves == 0 || line.outcome().is_some() {
        return Ok(None);
    }
    let legal = listed(line.position(), effort)?;
    for within in 1..=moves {
        for mv in &legal {
            let succeeds = if within == 1 {
                effort.spend(1)?;
                mates(line, mv)
            } else {
                attack_in(line, mv, within, effort)?.succeeds()
            };
            if succeeds {
                return Ok(Some(within));
            }
        }
    }
    Ok(None)
}

/// Whether a move wins by checkmate at once. The outcome is asked only after a check that leaves no
/// answer, because few moves give one. Even then another ending may come first.
fn mates(line: &mut Line, mv: &Move) -> bool {
    let attacker = line.position().turn();
    let after = line.position().play(mv);
    if !after.is_check() || after.has_legal_move() {
        return false;
    }
    line.push(mv);
    let end = line.outcome();
    line.undo();
    end == Some(Outcome::won(attacker, Termination::Checkmate))
}

fn listed(position: &Position, effort: &mut dyn Budget) -> Result<Vec<Move>, TooLarge> {
    effort.spend(LISTING)?;
    Ok(position.legal_moves())
}
