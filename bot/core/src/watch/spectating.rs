//! The commands `watch` and `analysis`: who may watch a game, where its spectators talk, and the
//! opening of that place to the players when the game has ended.

use super::spectating_words::{changed, etiquette, opened, settled, shown};
use crate::community::types::Settings;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, ViewRequest, Which};
use crate::model::state::Game;
use crate::model::{Decision, Effect, Fact, GameFact, Reply, Snapshot};
use crate::watch::types::{Kibitz, Spectators, WatchFact, WatchRefusal, Watcher};

/// How many games a member may begin to watch in [`WATCH_WINDOW`]: each may need a place of its
/// own.
const MOST_LATELY: usize = 10;
/// The window in seconds.
pub const WATCH_WINDOW: i64 = 15 * 60;
/// How often a side may change whether its game may be analyzed: each time others are told. After
/// the last change it may not.
const MOST_CHANGES: u32 = 7;

/// The data loaded for a person who wants to watch a game.
#[derive(Clone, Debug, Default)]
pub struct ToWatch {
    /// The settings of the game's community.
    pub settings: Settings,
    /// The facts about the caller as a spectator of the game.
    pub watcher: Watcher,
}

/// Shows a game of others to the caller, and lets them in among its spectators.
pub fn watch(
    snapshot: &Snapshot,
    loaded: &ToWatch,
    call: &Call,
    which: Which,
) -> Result<Decision, Refusal> {
    let game = snapshot.games.watched(call.viewer(), which)?;
    let (is_player, runs) = (game.side_of(&call.from).is_some(), game.end.is_none());
    if is_player && runs {
        return Err(WatchRefusal::Plays(game.id).into());
    }
    // Nobody can be let in from another network.
    if call.place.network() != game.place.network() {
        return Err(WatchRefusal::Elsewhere(game.id).into());
    }
    let kibitz = Kibitz::of(&loaded.settings);
    let mut decision = Decision::default();
    if runs && kibitz != Kibitz::Off && !loaded.watcher.watches {
        if loaded.watcher.lately >= MOST_LATELY {
            return Err(WatchRefusal::TooMany(MOST_LATELY).into());
        }
        decision
            .facts
            .push(Fact::Watch(WatchFact::Watched { game: game.id, watcher: call.from.clone() }));
    }
    let is_there = game.spectators.place.is_some();
    if is_there && kibitz != Kibitz::Off || runs && kibitz == Kibitz::Sealed {
        let (game, watcher, rules) = (game.id, call.from.clone(), etiquette(game));
        decision.effects.push(Effect::Watch { game, watcher, rules });
    }
    decision.reply = Reply::Look(Some(shown(game, kibitz)), ViewRequest::Now(game.id));
    Ok(decision)
}

/// Changes whether a player allows an analysis by spectators, or tells the present setting.
pub fn analysis(
    snapshot: &Snapshot,
    call: &Call,
    which: Which,
    wish: Option<bool>,
) -> Result<Decision, Refusal> {
    let game = snapshot.game_for_certain(call, which)?;
    let side = game.side_of(&call.from).ok_or(Refusal::NotAPlayer(game.id))?;
    let Some(is_wished) = wish else {
        return Ok(Decision { reply: Reply::Done(settled(game)), ..Decision::default() });
    };
    if game.spectators.objects(side) != is_wished {
        let as_it_was = if is_wished {
            message!("watch-analysis-allowed-already")
        } else {
            message!("watch-analysis-forbidden-already")
        };
        return Ok(Decision { reply: Reply::Done(as_it_was), ..Decision::default() });
    }
    let mut changes = game.spectators.changes;
    if changes[side.index()] >= MOST_CHANGES {
        return Err(WatchRefusal::ChangedTooOften(MOST_CHANGES).into());
    }
    changes[side.index()] += 1;
    let spectators = Spectators { changes, ..game.spectators.clone() };
    let game = Game { spectators, ..game.clone() };
    let fact = Fact::Watch(WatchFact::AnalysisSettled {
        game: game.id,
        by: side,
        changes: changes[side.index()],
    });
    let news = Effect::Kibitz {
        game: game.id,
        rules: etiquette(&game),
        text: changed(&game, side),
        opens: false,
    };
    let effects = if game.spectators.is_watched { vec![news] } else { Vec::new() };
    let done = if is_wished {
        message!("watch-analysis-is-allowed")
    } else {
        message!("watch-analysis-is-forbidden")
    };
    Ok(Decision { facts: vec![fact], effects, reply: Reply::Done(done), ..Decision::default() })
}

/// Opens the spectators' place to the players when the game ends, for any reason.
pub fn open_at_end<'a>(games: impl Iterator<Item = &'a Game>, decision: &mut Decision) {
    let games: Vec<&Game> = games.collect();
    let mut news = Vec::new();
    for fact in &decision.facts {
        let Fact::Game(GameFact::Ended { game: id, end }) = fact else { continue };
        let ended = games.iter().find(|game| game.id == *id && game.spectators.is_watched);
        let Some(game) = ended.map(|game| Game { end: Some(*end), ..(*game).clone() }) else {
            continue;
        };
        let (rules, text) = (etiquette(&game), opened(&game, *end));
        news.push(Effect::Kibitz { game: *id, rules, text, opens: true });
    }
    decision.effects.extend(news);
}
