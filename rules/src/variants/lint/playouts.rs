//! Random games of a variant.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::{DrawClaim, Line, Position, Termination, Variant};

/// The lengths and results of random games.
#[derive(Clone, PartialEq, Debug)]
pub struct Playouts {
    /// The number of games played. It is below 200 when they took too long.
    pub games: u32,
    /// The plies of the shortest game.
    pub shortest: u32,
    /// The plies of the longest game; it is cut off at 400.
    pub longest: u32,
    /// The average number of plies.
    pub average: f64,
    /// The number of games for each way to end.
    pub results: BTreeMap<String, u32>,
}

/// The number of random games to play.
const GAMES: u32 = 200;
/// The ply at which a game is cut off.
const LONGEST: u32 = 400;
/// The most generated moves before the last game begins, so that a monstrous variant takes bounded
/// time.
const MOST_MOVES: usize = 20_000_000;

/// Plays random games. The same seed gives the same games.
pub(crate) fn playouts(variant: &Arc<Variant>, seed: u64) -> Playouts {
    let mut random = Random(seed);
    let mut lengths = Vec::new();
    let mut results = BTreeMap::new();
    let mut generated = 0;
    while lengths.len() < GAMES as usize && generated < MOST_MOVES {
        let (length, result) = playout(variant, &mut random, &mut generated);
        lengths.push(length);
        *results.entry(result).or_insert(0) += 1;
    }
    Playouts {
        games: lengths.len() as u32,
        shortest: lengths.iter().min().copied().unwrap_or(0),
        longest: lengths.iter().max().copied().unwrap_or(0),
        average: lengths.iter().map(|length| f64::from(*length)).sum::<f64>()
            / lengths.len().max(1) as f64,
        results,
    }
}

fn playout(variant: &Arc<Variant>, random: &mut Random, generated: &mut usize) -> (u32, String) {
    let mut line = Line::new(Position::start(variant));
    let mut moves = Vec::new();
    for ply in 0..LONGEST {
        line.position().legal_moves_into(&mut moves);
        if let Some(result) = result(&line, moves.is_empty()) {
            return (ply, result);
        }
        *generated += moves.len();
        // The same one as if all were in order, which takes longer.
        let chosen = random.below(moves.len());
        let (_, chosen, _) = moves.select_nth_unstable(chosen);
        line.push(chosen);
    }
    line.position().legal_moves_into(&mut moves);
    let result = result(&line, moves.is_empty());
    (LONGEST, result.unwrap_or_else(|| format!("not over after {LONGEST} plies")))
}

/// How the game has ended, if it has. `stuck` says that the side to move has no legal move.
fn result(line: &Line, stuck: bool) -> Option<String> {
    let position = line.position();
    let variant = position.variant();
    if let Some(outcome) = position.outcome_after(stuck, line) {
        let how = match outcome.termination {
            Termination::Checkmate => "checkmate",
            Termination::Stalemate => "stalemate",
            Termination::Restricted => "only restricted pieces left",
            Termination::Repetition => "repetition",
            Termination::Checks => "checks",
            Termination::Goal => "the goal",
            Termination::Extinction => "extinction",
            Termination::PerpetualCheck => "perpetual check",
            Termination::BareKing => "a bare King",
            Termination::Row => "a row",
            Termination::Passes => "passes",
            Termination::Points => "points",
            Termination::Counting => "counting",
            Termination::BareKings => "bare Kings",
            Termination::Dead => "nothing left to win with",
            Termination::MoveRule => "the move rule",
        };
        return Some(match outcome.winner {
            Some(side) => format!("{how}, {} wins", variant.side_names[side.index()]),
            None => format!("{how}, drawn"),
        });
    }
    line.claimable_unless_over().map(|claim| match claim {
        DrawClaim::ThreefoldRepetition => "repetition, a draw can be claimed".to_owned(),
        DrawClaim::MoveRule { moves } => format!("{moves} moves, a draw can be claimed"),
    })
}

/// The generator SplitMix64, which spreads out the caller's seed.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit.max(1) as u64) as usize
    }
}
