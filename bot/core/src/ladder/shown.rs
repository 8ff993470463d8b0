//! Ladders as one member is shown them: a list, or one of them.

use super::challenging::PAIR_RESTS;
use crate::ladder::types::LadderGame;
use crate::ladder::types::refusal::{show, to};
use crate::message;
use crate::model::{Action, ActionKind, Text, listed_or};
use crate::{PlayerId, Timestamp};
use menagerie_club::ladder::FARTHEST;

/// How many places are shown from the first one on, and how many around the reader's own.
const MOST_FIRST: usize = 20;
const AROUND: usize = 5;
/// How many running games are named.
const MOST_GAMES: usize = 10;
/// How many ladders are listed.
const MOST_LADDERS: usize = 20;

/// A ladder of a community, in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderInSight {
    /// The variant's id.
    pub variant: String,
    /// Its name.
    pub name: String,
    /// How many members it has.
    pub members: usize,
    /// The reader's place, from 1, if they are on it.
    pub own: Option<usize>,
}

/// A ladder on show.
#[derive(Clone, Debug)]
pub struct OneLadder {
    /// The variant's id.
    pub variant: String,
    /// Its name.
    pub name: String,
    /// Its members, the best first.
    pub players: Vec<PlayerId>,
    /// Its games that run, and those that have ended lately.
    pub games: Vec<LadderGame>,
}

/// The ladders of a community, the largest first.
pub fn ladder_list(ladders: &[LadderInSight]) -> Text {
    if ladders.is_empty() {
        return message!("ladder-none");
    }
    let shown = ladders.iter().take(MOST_LADDERS);
    let text = shown.fold(message!("ladder-list"), |text, ladder| {
        let LadderInSight { variant, name, members, own } = ladder;
        let (place, show) = (own.unwrap_or(0), show(variant));
        text.line().then(message!("ladder-list-line", name, members, place, show))
    });
    match ladders.len().saturating_sub(MOST_LADDERS) {
        0 => text,
        others => text.line().then(message!("ladder-list-more", others)),
    }
}

/// A ladder as one member is shown it. `seen` says which of its games they see.
pub fn ladder_shown(
    ladder: &OneLadder,
    reader: &PlayerId,
    seen: impl Fn(&LadderGame) -> bool,
    now: Timestamp,
) -> Text {
    let OneLadder { variant, name, players, games } = ladder;
    if players.is_empty() {
        return message!("ladder-empty", name, join = to("join", variant));
    }
    let text = message!("ladder-head", name, members = players.len());
    let text = text.then(places(players, reader));
    let running = games.iter().filter(|game| game.end.is_none() && seen(game));
    let text = running.take(MOST_GAMES).fold(text, |text, game| {
        let (challenger, challenged) = (&game.challenger, game.challenged());
        text.line().then(message!("ladder-running", challenger, challenged, game = game.game))
    });
    text.line().then(own_step(ladder, reader, now)).line().then(message!("ladder-how"))
}

/// The first places, and those around the reader's own.
fn places(players: &[PlayerId], reader: &PlayerId) -> Text {
    let own = players.iter().position(|player| player == reader);
    let is_near = |at: usize| own.is_some_and(|own| at + AROUND > own && at <= own + 1);
    let mut text = Text::new();
    let mut last = 0;
    for (at, player) in players.iter().enumerate() {
        if at >= MOST_FIRST && !is_near(at) {
            continue;
        }
        if at > last + 1 {
            text = text.line().then(message!("ladder-gap"));
        }
        last = at;
        let is_own = if own == Some(at) { "yes" } else { "no" };
        text = text.line().then(message!("ladder-line", place = at + 1, player, own = is_own));
    }
    if last + 1 < players.len() { text.line().then(message!("ladder-gap")) } else { text }
}

/// The reader's next step.
fn own_step(ladder: &OneLadder, reader: &PlayerId, now: Timestamp) -> Text {
    let OneLadder { variant, players, games, .. } = ladder;
    let Some(own) = players.iter().position(|player| player == reader) else {
        return message!("ladder-join", join = to("join", variant));
    };
    let running = games.iter().find(|game| game.end.is_none() && game.challenger == *reader);
    if let Some(running) = running {
        return message!("ladder-own-challenge", game = running.game);
    }
    if own == 0 {
        return message!("ladder-own-first");
    }
    let above = may_challenge(ladder, reader, now);
    if above.is_empty() {
        return message!("ladder-nobody-free");
    }
    let above: Vec<Text> = above.into_iter().map(|it| Text::new().player(it)).collect();
    message!("ladder-may-challenge", players = listed_or(&above))
}

/// The players whom the reader may challenge now, the nearest first. Vacations are not looked at
/// here, but only when a challenge is made.
pub fn may_challenge<'a>(
    ladder: &'a OneLadder,
    reader: &PlayerId,
    now: Timestamp,
) -> Vec<&'a PlayerId> {
    let OneLadder { players, games, .. } = ladder;
    let Some(own) = players.iter().position(|player| player == reader) else { return Vec::new() };
    let running = || games.iter().filter(|game| game.end.is_none());
    if running().any(|game| game.challenger == *reader) {
        return Vec::new();
    }
    let rests = |player: &PlayerId| {
        let met = |game: &LadderGame| game.challenger == *reader && game.challenged() == player;
        let is_new = |game: &LadderGame| game.end.is_some_and(|(_, at)| at.0 + PAIR_RESTS > now.0);
        games.iter().any(|game| met(game) && is_new(game))
    };
    let is_free =
        |player: &&PlayerId| !running().any(|game| game.challenged() == *player) && !rests(player);
    players[own.saturating_sub(FARTHEST)..own].iter().rev().filter(is_free).collect()
}

/// The actions of the reader below a ladder. `address` is how a command names a member.
pub fn ladder_actions(
    ladder: &OneLadder,
    reader: &PlayerId,
    address: impl Fn(&PlayerId) -> Option<String>,
    now: Timestamp,
) -> Vec<Action> {
    let variant = &ladder.variant;
    if !ladder.players.contains(reader) {
        let join = ActionKind::Do(to("join", variant));
        return vec![Action::new(message!("action-join-league"), join)];
    }
    let above = may_challenge(ladder, reader, now).into_iter();
    let mut actions: Vec<Action> = above
        .filter_map(|player| {
            let step = to("challenge", variant).with("member", address(player)?);
            let place = 1 + ladder.players.iter().position(|it| it == player)?;
            let label = message!("action-challenge-place", place);
            Some(Action::new(label, ActionKind::Do(step)))
        })
        .collect();
    let leave = ActionKind::Do(to("leave", variant));
    actions.push(Action::new(message!("action-leave"), leave));
    actions
}
