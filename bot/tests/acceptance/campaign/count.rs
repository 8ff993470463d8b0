//! The three books held against each other.

use super::books::{Given, Post, Script, Shown, Stored, StoredGame, StoredMove, Thread};
use menagerie_rules::{Color, Line, Move, Position, notation, variant_of};
use menagerie_words::fixed;
use std::collections::{HashMap, HashSet};
use std::ops::AddAssign;

/// The faults: everything but `moves` has to be zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Moves that are stored.
    pub moves: usize,
    /// Moves that were given and are not stored, and gaps between those that are.
    pub moves_lost: usize,
    /// Moves that are stored and that nobody gave, or a second time.
    pub moves_doubled: usize,
    /// The messages that should be seen and are not.
    pub messages_lost: usize,
    /// The messages that are seen twice, or should not be seen at all.
    pub messages_doubled: usize,
    /// Games whose moves do not lead to their stored state.
    pub not_replayed: usize,
    /// Each of them in words.
    pub found: Vec<String>,
}

impl Count {
    /// How much is wrong.
    pub fn wrong(&self) -> usize {
        let messages = self.messages_lost + self.messages_doubled;
        self.moves_lost + self.moves_doubled + messages + self.not_replayed
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.moves_lost += other.moves_lost;
        self.moves_doubled += other.moves_doubled;
        self.messages_lost += other.messages_lost;
        self.messages_doubled += other.messages_doubled;
        self.not_replayed += other.not_replayed;
        self.found.extend(other.found);
    }
}

/// Holds the deeds of people against the stored rows and the visible messages.
pub fn count(script: &Script, stored: &Stored, shown: &Shown) -> Count {
    let mut count = Count { moves: stored.moves.len(), ..Count::default() };
    moves(&mut count, script, &stored.moves);
    for game in &stored.games {
        let moves: Vec<_> = stored.moves.iter().filter(|it| it.game == game.id).collect();
        if moves.len() != game.ply || moves.iter().enumerate().any(|(ply, it)| it.ply != ply) {
            count.moves_lost += 1;
            count.found.push(format!("game {}: its plies are not 0 to {}", game.id, game.ply));
        }
        match replayed(game, &moves, script.resigned.contains(&game.id)) {
            Ok(replay) => boards(&mut count, game, &replay, &shown.threads),
            Err(why) => {
                count.not_replayed += 1;
                count.found.push(format!("game {}: {why}", game.id));
            }
        }
    }
    let known: HashSet<i64> = stored.games.iter().map(|game| game.id).collect();
    for thread in shown.threads.iter().filter(|thread| !known.contains(&thread.game)) {
        count.messages_doubled += 1;
        count.found.push(format!("a thread of game {}, which there is not", thread.game));
    }
    once(&mut count, "posts of challenges", shown.offers.len(), stored.challenges);
    letters(&mut count, &shown.letters);
    count.messages_lost += stored.waiting.len();
    count.found.extend(stored.waiting.iter().map(|row| format!("still waits: {row}")));
    count
}

/// Each given move is stored once, and nothing else is.
fn moves(count: &mut Count, script: &Script, stored: &[StoredMove]) {
    let mut given: HashMap<(i64, usize), Vec<&Given>> = HashMap::new();
    for it in &script.moves {
        given.entry((it.game, it.ply)).or_default().push(it);
    }
    let mut causes = HashSet::new();
    let mut there = HashSet::new();
    for it in stored {
        let fits = |given: &&Given| {
            given.coordinates == it.coordinates
                && given.message.is_none_or(|message| it.cause == format!("discord:{message}"))
        };
        let is_given = given.get(&(it.game, it.ply)).is_some_and(|all| all.iter().any(fits));
        if !is_given || !causes.insert(&it.cause) || !there.insert((it.game, it.ply)) {
            count.moves_doubled += 1;
            count.found.push(format!("nobody gave, or not again: {it:?}"));
        }
    }
    let here: HashSet<_> =
        stored.iter().map(|it| (it.game, it.ply, it.coordinates.as_str())).collect();
    for it in script.moves.iter().filter(|it| it.certain) {
        if !here.contains(&(it.game, it.ply, it.coordinates.as_str())) {
            count.moves_lost += 1;
            count.found.push(format!("is not stored: {it:?}"));
        }
    }
}

/// A game as it follows from its moves.
struct Replay {
    /// The moves as boards tell of them.
    told: Vec<String>,
    /// It is over, and not by the rules.
    is_resigned: bool,
}

/// Plays a game anew by the rules.
fn replayed(
    game: &StoredGame,
    moves: &[&StoredMove],
    may_be_resigned: bool,
) -> Result<Replay, String> {
    let variant = variant_of(&game.variant, game.revision).ok_or("nobody knows its variant")?;
    let start = Position::from_stored_fen(&variant, &game.start).map_err(|it| it.to_string())?;
    let (mut line, mut told) = (Line::new(start), Vec::new());
    for it in moves {
        let before = line.position();
        let chosen = notation::from_coordinates(before, &it.coordinates);
        let chosen = chosen.ok_or_else(|| format!("{} is no move", it.coordinates))?;
        told.push(numbered(before, &chosen));
        line.play(&chosen).map_err(|_| format!("{} is not legal", it.coordinates))?;
    }
    match (line.outcome(), game.is_over) {
        (Some(_), false) => Err("it is over and not stored as such".to_owned()),
        (None, true) if !may_be_resigned => Err("it is not over, but stored as such".to_owned()),
        (outcome, is_over) => Ok(Replay { told, is_resigned: is_over && outcome.is_none() }),
    }
}

/// A move as boards tell of it: `3. P e4-e6`, `3… p e13-e11`.
pub fn numbered(before: &Position, chosen: &Move) -> String {
    let dots = if before.turn() == Color::White { "." } else { "…" };
    format!("{}{dots} {}", before.full_move_number(), notation::canonical(before, chosen))
}

/// A game has one thread, and there its start, each of its moves and its resignation are seen once.
fn boards(count: &mut Count, game: &StoredGame, replay: &Replay, threads: &[Thread]) {
    let threads: Vec<_> = threads.iter().filter(|thread| thread.game == game.id).collect();
    once(count, &format!("threads of game {}", game.id), threads.len(), 1);
    let mut posts: Vec<&Post> = threads.iter().flat_map(|thread| &thread.posts).collect();
    let mut take = |what: &str, fits: &dyn Fn(&str) -> bool, expected: usize| {
        let before = posts.len();
        posts.retain(|post| !fits(&post.words));
        once(count, &format!("in game {}: {what}", game.id), before - posts.len(), expected);
    };
    for told in &replay.told {
        take(told, &|post| post.starts_with(&format!("**{told}**")), 1);
    }
    let (start, resigned) = (fixed("play-invitation"), fixed("ending-resignation"));
    take("its start", &|post| post.contains(start), 1);
    take("its resignation", &|post| post.contains(resigned), usize::from(replay.is_resigned));
    let mut excused = HashSet::new();
    for post in posts {
        // True while nothing can be stored, and said once to each person who has typed something.
        let is_excuse = post.words.starts_with(fixed("discord-later"));
        if !(is_excuse && post.answers.is_some() && excused.insert(post.answers)) {
            count.messages_doubled += 1;
            count.found.push(format!("in game {}, for nothing: {post:?}", game.id));
        }
    }
}

/// A player gets at most one direct message a turn about whose turn it is.
fn letters(count: &mut Count, letters: &[String]) {
    let mut seen = HashSet::new();
    for letter in letters {
        // The game stands between the first two marks of bold words, the move between the next two.
        let turn: Vec<&str> = letter.split("**").skip(1).step_by(2).take(2).collect();
        if !seen.insert(turn) {
            count.messages_doubled += 1;
            count.found.push(format!("a second letter: {letter}"));
        }
    }
}

fn once(count: &mut Count, what: &str, seen: usize, expected: usize) {
    count.messages_lost += expected.saturating_sub(seen);
    count.messages_doubled += seen.saturating_sub(expected);
    if seen != expected {
        count.found.push(format!("{what}: {seen}, and not {expected}"));
    }
}
