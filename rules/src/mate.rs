//! Whether a side forces checkmate within so many of its moves: an exhaustive search, which gives up
//! where it would take too long. Only checkmate counts that wins, not what else wins a game of the variant.

use thiserror::Error;

use crate::{Line, Move, Outcome, Position, Termination};

/// What making the list of a side's moves costs, as so many moves that are played.
const LISTING: u64 = 25;

/// How much a search may still look at: about so many moves that are played and looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort(u64);

/// What a search asks before it looks at more: it may wait there, or say that it is enough.
pub trait Budget {
    /// Takes about so many moves that are played and looked at.
    ///
    /// # Errors
    /// So many are not left.
    fn spend(&mut self, moves: u64) -> Result<(), TooLarge>;
}

/// A search has needed more than it was allowed, so that nothing is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there is too much to look at")]
pub struct TooLarge;

/// What comes of a move that is to force checkmate in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    /// It is checkmate.
    Mates,
    /// Whatever is answered, checkmate follows in time.
    Forces {
        /// The answer that lasts longest; the first one of those that do, in the order of moves.
        defence: Move,
    },
    /// After this answer there is no checkmate in time.
    Fails {
        /// The answer.
        defence: Move,
        /// How many other answers were looked at before it, after each of which there is.
        others: usize,
    },
    /// It ends the game otherwise.
    Ends(Outcome),
}

/// What a search for a checkmate has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// This move forces it; the first one that does, in the order of moves.
    Mate(Move),
    /// No move does. The one that comes closest has most answers that do not help, with what comes
    /// of it; nothing where there is no move.
    None(Option<(Move, Attack)>),
}

impl Effort {
    /// A search that may play about so many moves.
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
    /// Whether checkmate follows in time, or is there.
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
/// There is more to look at than `effort` allows. What [`find_mate`] has looked at as a whole is more
/// than each of its moves.
pub fn attack(
    line: &Line,
    mv: &Move,
    moves: u32,
    effort: &mut dyn Budget,
) -> Result<Attack, TooLarge> {
    attack_in(&mut line.clone(), mv, moves, effort)
}

/// The same; the line is as it was unless the search is given up.
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

/// What a move has brought about, after which its side may make so many more.
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

/// With how many moves the side to move forces checkmate, if it does with at most `moves`.
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

/// Whether a move wins by checkmate at once. How the game ends is asked only where it may be so: few
/// moves leave no answer to a check, and of these another ending may come first.
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
