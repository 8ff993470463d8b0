//! The snapshot: everything that the core needs from the store for one decision.

use crate::clock::{Member, Outages};
use crate::model::refusal::{Refusal, WatchRefusal};
use crate::model::request::{Call, Corrected, Which};
use crate::model::state::{
    Attempt, Branch, Challenge, Erasure, Frozen, Game, Limits, Linking, Problem, PutOff, Sent,
    Settings, Told, Viewer, Watcher, Window,
};
use crate::{ChallengeId, GameId, PlayerId, ProblemId, Timestamp};

/// The slice of the store that one input is about. It is read in the transaction that will store
/// the outcome.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The challenge that the call names, or the one of which the named game came.
    pub challenge: Option<Challenge>,
    /// The open challenge to a rematch of that game.
    pub rematch: Option<Challenge>,
    /// The running rematch of that game.
    pub rematch_game: Option<GameId>,
    /// When the caller had all their data deleted, if they had lately.
    pub departed: Option<Timestamp>,
    /// The windows of the game that the challenge would follow.
    pub windows: Vec<Window>,
    /// Whether the bot is on other networks, too, from which a challenge could be joined.
    pub has_other_networks: bool,
    /// The games that the call can mean.
    pub games: Candidates,
    /// What has become of the edited message, if the call is about one.
    pub corrected: Corrected,
    /// How many games and challenges the caller has.
    pub counts: Counts,
    /// The players whom the caller has blocked, if the call is about blocks.
    pub blocked: Vec<PlayerId>,
    /// The present values of the settings that the call changes; for a challenge, the settings of
    /// its community.
    pub settings: Settings,
    /// Where games are begun in the community of the call, and which. For a lost place, that place
    /// alone, if it is listed.
    pub limits: Limits,
    /// What is known of the variants that its members have uploaded.
    pub sent: Sent,
    /// The freeze of all games of that community, if a game begins there or its games are stopped.
    pub frozen: Option<Frozen>,
    /// The freeze of all games of the caller's own community, if they join something from there.
    pub frozen_here: Option<Frozen>,
    /// The caller's settings of time, if the call is about them.
    pub member: Member,
    /// What the caller was told last, if the call is about that.
    pub told: Told,
    /// The turn whose notice was put off for a player of the named game, if the input is about
    /// that.
    pub put_off: Option<PutOff>,
    /// The outages of the network that the input is about.
    pub outages: Outages,
    /// The numbers of the caller's notes on the game, in order.
    pub notes: Vec<usize>,
    /// The caller's last private line in that game.
    pub branch: Option<Branch>,
    /// What is known of the caller as a spectator of the game.
    pub watcher: Watcher,
    /// The game whose spectators talked at a lost place.
    pub spectators_lost: Option<GameId>,
    /// The problem that the call names.
    pub problem: Option<Problem>,
    /// The caller's attempt to solve it.
    pub attempt: Attempt,
    /// What is known of the caller's accounts, if they are linked or parted.
    pub linking: Linking,
    /// Everything about the caller, if all of it is to be deleted.
    pub leaving: Erasure,
    /// The number for a new problem.
    pub next_problem: ProblemId,
    /// The number for a new challenge.
    pub next_challenge: ChallengeId,
    /// The number for a new game.
    pub next_game: GameId,
}

/// How many games, challenges and problems a person has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Challenges of the caller that nobody has answered.
    pub open_challenges: usize,
    /// Running games of the caller.
    pub running_games: usize,
    /// Running games of the other player, whom the caller invites or who invites the caller.
    pub running_games_of_other: usize,
    /// The caller's running games in this community.
    pub running_games_here: usize,
    /// The other player's running games in this community.
    pub running_games_of_other_here: usize,
    /// Challenges that wait for the other player's answer.
    pub challenges_waiting_for_other: usize,
    /// Those of them that the caller has made.
    pub challenges_waiting_from_caller: usize,
    /// Challenges to the other player that the caller has made lately, except accepted ones.
    pub recent_challenges_to_other: usize,
    /// Challenges to everyone that the caller has made lately.
    pub recent_open_challenges: usize,
    /// Offers at the place of the call that are not shown, or not settled, there yet.
    pub offers_waiting: usize,
    /// Those of them that are about challenges of the caller.
    pub own_offers_waiting: usize,
    /// Open problems of the caller.
    pub standing_problems: usize,
    /// Problems that the caller has made lately.
    pub recent_problems: usize,
    /// Whether one of the two has blocked the other.
    pub is_blocked: bool,
    /// A game of the caller that has come of the challenge and runs, or has begun lately.
    pub joined: Option<GameId>,
}

/// The games that a call can mean.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    /// The game named by its number.
    pub named: Option<Game>,
    /// The games that are played where the caller asks, finished ones included.
    pub here: Vec<Game>,
    /// The caller's running games, wherever they are played; read only if there is no other
    /// candidate. To stop all games of a community: those of its games in which something is due.
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
            ([], []) => Err(Refusal::Watch(WatchRefusal::NothingHere)),
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
