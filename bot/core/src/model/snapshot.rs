//! The snapshot: everything that the core needs from the store for one decision.

use crate::clock::{Member, Outages};
use crate::model::refusal::{Refusal, WatchRefusal};
use crate::model::request::{Call, Corrected, Which};
use crate::model::state::{
    Attempt, Branch, Challenge, Erasure, Frozen, Game, Limits, Linking, Problem, PutOff, Sent,
    Settings, Told, Viewer, Watcher, Window,
};
use crate::{ChallengeId, GameId, PlayerId, ProblemId, Timestamp};

/// The slice of the store that one call is about, read in the transaction that will store its
/// outcome.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The challenge that the call names, or of which the game came that it names.
    pub challenge: Option<Challenge>,
    /// The challenge to a rematch of that game that waits for an answer.
    pub rematch: Option<Challenge>,
    /// The rematch of that game that has come of one and runs.
    pub rematch_game: Option<GameId>,
    /// When the caller had all deleted that was stored about them, if they have lately.
    pub departed: Option<Timestamp>,
    /// Where else the game is seen that the challenge would follow.
    pub windows: Vec<Window>,
    /// Whether we are on other networks, too, from which something could be joined.
    pub has_other_networks: bool,
    /// The games that it can mean.
    pub games: Candidates,
    /// What has become of the message that was edited, where it is about one.
    pub corrected: Corrected,
    /// How much the caller has going on.
    pub counts: Counts,
    /// Whom the caller has blocked, where that is asked or changed.
    pub blocked: Vec<PlayerId>,
    /// What is set already, of what it would set; for a challenge what its community has set.
    pub settings: Settings,
    /// Where games are begun in the community that it is about, and which. For a place that is lost,
    /// the place alone if it is listed.
    pub limits: Limits,
    /// What is known of the games that its members have sent.
    pub sent: Sent,
    /// The freeze of all games of that community, where something begins there or they are stopped.
    pub frozen: Option<Frozen>,
    /// The freeze of all games of the caller's own community, where they join something from there.
    pub frozen_here: Option<Frozen>,
    /// What the caller has settled about their time, where the call is about that.
    pub member: Member,
    /// What they were told last, where it is about what they are told.
    pub told: Told,
    /// The turn of which the player of the named game is still to be told, where it is about that.
    pub put_off: Option<PutOff>,
    /// The outages of the network that it is about.
    pub outages: Outages,
    /// The numbers of the caller's notes on the game that the call means, in order.
    pub notes: Vec<usize>,
    /// The line that the caller has tried last in that game.
    pub branch: Option<Branch>,
    /// What is known of the caller as one who watches the game that the call means.
    pub watcher: Watcher,
    /// The game whose watchers talked at a place that is lost.
    pub gallery_lost: Option<GameId>,
    /// The problem that the call names.
    pub problem: Option<Problem>,
    /// How far the caller has come with it.
    pub attempt: Attempt,
    /// What is known of the caller's accounts, where they are linked or parted.
    pub linking: Linking,
    /// What there is of the caller, where all of it is to be deleted.
    pub leaving: Erasure,
    /// The number that a new problem gets.
    pub next_problem: ProblemId,
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
    /// Those of their running games that are played in the community that it is about.
    pub running_games_here: usize,
    /// The same of the person they invite or who invites them.
    pub running_games_of_other_here: usize,
    /// Challenges that wait for an answer of that person.
    pub challenges_waiting_for_other: usize,
    /// Those of them that the caller has made.
    pub challenges_waiting_from_caller: usize,
    /// Challenges that the caller has made to that person lately and that were not accepted.
    pub recent_challenges_to_other: usize,
    /// Challenges for anybody that the caller has made lately.
    pub recent_open_challenges: usize,
    /// What is offered or settled at the place of the call and is not shown there yet.
    pub offers_waiting: usize,
    /// Those of them that are about challenges of the caller.
    pub own_offers_waiting: usize,
    /// Problems they made that stand.
    pub standing_problems: usize,
    /// Problems they have made lately.
    pub recent_problems: usize,
    /// Whether one of the two has blocked the other.
    pub is_blocked: bool,
    /// A game of the caller that has come of the challenge and runs, or has begun lately.
    pub joined: Option<GameId>,
}

/// The games that somebody can mean.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    /// The one that is named by its number.
    pub named: Option<Game>,
    /// Those that are played where they ask, finished ones too.
    pub here: Vec<Game>,
    /// Their running games, wherever they are played; read only if there is nothing else. Where all
    /// games of a community are stopped, those of it in which something is due.
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

    /// The same for what cannot be undone: whose turn it is does not tell which game is meant.
    ///
    /// # Errors
    /// A refusal that tells how to name one, if none or several could be meant.
    pub fn game_for_certain(&self, call: &Call, which: Which) -> Result<&Game, Refusal> {
        self.games.sifted(call.viewer(), which, false)
    }
}

impl Candidates {
    /// All of them.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Game> {
        self.named.iter().chain(&self.here).chain(&self.mine)
    }

    /// The game that somebody means: the one that is named, or the one that is played here, or
    /// the only one of theirs. Where several could be meant, running ones come before finished
    /// ones, one's own before others', and those in which it is one's turn before the rest.
    ///
    /// # Errors
    /// A refusal that tells how to name one, if none or several could be meant.
    pub fn chosen(&self, viewer: Viewer<'_>, which: Which) -> Result<&Game, Refusal> {
        self.sifted(viewer, which, true)
    }

    /// The game of others that somebody wants to watch: the one that is named, or the only one that
    /// is played here; one that runs before those that have ended. Where only games of their own are
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
        // All of those that the first sieve lets through could be meant: nobody is told of fewer
        // because it is their turn in some.
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
