//! What the core needs to know of the store to decide about one call.

use super::{Call, Challenge, ChallengeId, Game, GameId, PlayerId, Refusal, Which};

/// The slice of the store that one call is about, read in the transaction that will store its
/// outcome.
#[derive(Clone, Debug)]
pub struct World {
    /// The challenge that the call names.
    pub challenge: Option<Challenge>,
    /// The game that the call names by its number.
    pub named: Option<Game>,
    /// The games that are played where the call was made, finished ones too.
    pub here: Vec<Game>,
    /// The caller's running games, wherever they are played; read only if nothing is named.
    pub mine: Vec<Game>,
    /// How much the caller has going on.
    pub counts: Counts,
    /// The number that a new challenge gets.
    pub next_challenge: ChallengeId,
    /// The number that a new game gets.
    pub next_game: GameId,
}

/// How much a person has going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Challenges they made that nobody has answered.
    pub open_challenges: usize,
    /// Running games of theirs.
    pub running_games: usize,
    /// Running games of the person they invite or who invites them.
    pub running_games_of_other: usize,
}

impl World {
    /// The game that a call means.
    ///
    /// # Errors
    /// A refusal that tells how to name one, if none or several could be meant.
    pub fn game(&self, call: &Call, which: Which) -> Result<&Game, Refusal> {
        chosen_game(&self.here, &self.mine, self.named.as_ref(), &call.from, which)
    }
}

/// The game that `player` means: the one that is named, or the one that is played `here`, or the
/// only one of `mine`. Where several could be meant, running ones come before finished ones,
/// one's own before others', and those in which it is one's turn before the rest.
///
/// # Errors
/// A refusal that tells how to name one, if none or several could be meant.
pub fn chosen_game<'a>(
    here: &'a [Game],
    mine: &'a [Game],
    named: Option<&'a Game>,
    player: &PlayerId,
    which: Which,
) -> Result<&'a Game, Refusal> {
    if let Which::Number(number) = which {
        return named.ok_or(Refusal::NoSuchGame(number));
    }
    let pool = if here.is_empty() { mine } else { here };
    let running = |game: &Game| game.end.is_none();
    let own = |game: &Game| running(game) && game.side_of(player).is_some();
    let to_move = |game: &Game| running(game) && game.player(game.turn()) == player;
    let sieves: [&dyn Fn(&Game) -> bool; 4] = [&|_| true, &running, &own, &to_move];
    let mut candidates: Vec<&Game> = Vec::new();
    for sieve in sieves {
        let passed: Vec<&Game> = pool.iter().filter(|game| sieve(game)).collect();
        match passed.as_slice() {
            [] => break,
            [one] => return Ok(one),
            _ => candidates = passed,
        }
    }
    if candidates.is_empty() {
        return Err(Refusal::NoGameHere);
    }
    Err(Refusal::SeveralGames(candidates.iter().map(|game| game.id).collect()))
}
