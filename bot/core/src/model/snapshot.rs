//! The snapshot: what the core needs from the store for every decision.

use crate::model::refusal::Refusal;
use crate::model::request::{Call, Which};
use crate::model::state::{Game, Viewer};
use crate::watch::types::WatchRefusal;
use crate::{ChallengeId, GameId, ProblemId, Timestamp};

/// The slice of the store that one input is about. It is read in the transaction that will store
/// the outcome. What only one feature needs is a type of that feature, in `dispatch::Loaded`.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The games that the call can mean.
    pub games: Candidates,
    /// When the caller had all their data deleted, if they had lately.
    pub departed: Option<Timestamp>,
    /// The number for a new problem.
    pub next_problem: ProblemId,
    /// The number for a new challenge.
    pub next_challenge: ChallengeId,
    /// The number for a new game.
    pub next_game: GameId,
}

/// The games that a call can mean.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    /// The game named by its number.
    pub named: Option<Game>,
    /// The games that are played where the caller asks, finished ones included.
    pub here: Vec<Game>,
    /// The caller's running games, wherever they are played; none if there is another candidate.
    pub mine: Vec<Game>,
}

impl Snapshot {
    /// The game that a call means.
    ///
    /// # Errors
    /// A refusal that tells how to name one, if none or several could be meant.
    pub fn game(&self, call: &Call, which: Which) -> Result<&Game, Refusal> {
        self.games.chosen(call.viewer(), which)
    }

    /// The game that a call means, for an act that cannot be undone: whose turn it is does not
    /// decide between games.
    ///
    /// # Errors
    /// A refusal that tells how to name one, if none or several could be meant.
    pub fn game_for_certain(&self, call: &Call, which: Which) -> Result<&Game, Refusal> {
        self.games.sifted(call.viewer(), which, false)
    }
}

impl Candidates {
    /// All candidates.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Game> {
        self.named.iter().chain(&self.here).chain(&self.mine)
    }

    /// The same, to be changed.
    pub fn all_mut(&mut self) -> impl Iterator<Item = &mut Game> {
        self.named.iter_mut().chain(&mut self.here).chain(&mut self.mine)
    }

    /// The game that a viewer means: the named one, or the one that is played here, or their only
    /// one. If several could be meant, running games come before finished ones, one's own before
    /// others', and those in which it is one's turn before the rest.
    ///
    /// # Errors
    /// A refusal that tells how to name one, if none or several could be meant.
    pub fn chosen(&self, viewer: Viewer<'_>, which: Which) -> Result<&Game, Refusal> {
        self.sifted(viewer, which, true)
    }

    /// The game of others that a viewer wants to watch: the named one, or the only one that is
    /// played here. A running game comes before finished ones. If only games of their own are
    /// played here, one of those.
    ///
    /// # Errors
    /// A refusal that tells how to name one, if none or several could be meant.
    pub fn watched(&self, viewer: Viewer<'_>, which: Which) -> Result<&Game, Refusal> {
        if let Which::Number(_) = which {
            return self.sifted(viewer, which, false);
        }
        let others: Vec<&Game> =
            self.here.iter().filter(|game| game.side_of(viewer.player).is_none()).collect();
        let running: Vec<&Game> =
            others.iter().filter(|game| game.end.is_none()).copied().collect();
        let meant = if running.is_empty() { &others } else { &running };
        match (meant.as_slice(), self.here.as_slice()) {
            ([one], _) => Ok(*one),
            ([], [.., own]) => Ok(own),
            ([], []) => Err(WatchRefusal::NothingHere.into()),
            (several, _) => {
                Err(Refusal::SeveralGames(several.iter().map(|game| game.id).collect()))
            }
        }
    }

    fn sifted(&self, viewer: Viewer<'_>, which: Which, by_turn: bool) -> Result<&Game, Refusal> {
        let player = viewer.player;
        if let Which::Number(number) = which {
            let named = self.named.as_ref().filter(|game| game.is_visible_to(viewer));
            return named.ok_or(Refusal::NoSuchGame(number));
        }
        let pool = if self.here.is_empty() { &self.mine } else { &self.here };
        let running = |game: &Game| game.end.is_none();
        let own = |game: &Game| running(game) && game.side_of(player).is_some();
        let to_move = |game: &Game| running(game) && game.player(game.turn()) == player;
        let sieves: [&dyn Fn(&Game) -> bool; 4] = [&|_| true, &running, &own, &to_move];
        // Every game that passes the first filter could be meant. The refusal lists them all, not
        // only those in which it is the caller's turn.
        let mut candidates: Vec<&Game> = Vec::new();
        for sieve in &sieves[..if by_turn { 4 } else { 3 }] {
            let passed: Vec<&Game> = pool.iter().filter(|game| sieve(game)).collect();
            match passed.as_slice() {
                [] => break,
                [one] => return Ok(one),
                _ if candidates.is_empty() => candidates = passed,
                _ => {}
            }
        }
        if candidates.is_empty() {
            return Err(Refusal::NoGameHere);
        }
        candidates.sort_by_key(|game| (!to_move(game), !own(game), !running(game), game.id));
        Err(Refusal::SeveralGames(candidates.iter().map(|game| game.id).collect()))
    }
}
