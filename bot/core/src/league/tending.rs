//! The work that is due for a season, done by itself: it begins, its games begin as earlier ones end, and it ends.
//!
//! Each step is one decision, which follows from the stored facts. So it can be stopped anywhere,
//! and work that is due twice is done once.

use super::divisions::divisions;
use super::games::{Due, begin_game};
use super::judging::decide;
use super::leaving::leaves;
use super::loaded::ToTend;
use super::posts::{date, no_date, posted, shown};
use super::seats::seats;
use super::words;
use crate::challenge::arranged_game::Beginning;
use crate::clock::{DAY, HOUR};
use crate::community::ToBegin;
use crate::league::types::{League, LeagueFact, LeagueGame, LeaguePlayer, LeagueStage};
use crate::message;
use crate::model::{Decision, Effect, Fact, Snapshot};
use crate::offer::absence::DAYS_GONE;
use crate::{GameId, LeagueId, PlayerId, Timestamp};
use menagerie_club::league::{FEWEST, Season, Seed};
use rand::{Rng, RngExt};
use std::iter;

/// How many games one decision begins. The next ones follow within a minute.
const AT_ONCE: usize = 10;
/// How long the last games have when no more begin, in seconds.
const LAST_CALL: i64 = 14 * DAY;
/// After how long a member who has left the community leaves the league, in seconds.
pub const ABSENCE: i64 = DAYS_GONE * DAY;

/// Does the due work of a season.
pub fn tend(
    snapshot: &Snapshot,
    loaded: &ToTend,
    (at, hears_talk): (Timestamp, bool),
    rng: &mut dyn Rng,
) -> Decision {
    let Some(league) = &loaded.league else { return Decision::default() };
    let beginning = (loaded, Beginning { snapshot, at, hears_talk });
    if loaded.begin.capacity.frozen.is_some() && !league.is_over() {
        return frozen(league, at);
    }
    match league.stage {
        LeagueStage::Draft | LeagueStage::Over { .. } => due(league.id, None),
        LeagueStage::Open => open(league, loaded, beginning.1, rng),
        LeagueStage::Running { .. } | LeagueStage::LastCall { .. } => {
            go_on(Decision::default(), league, beginning, rng)
        }
    }
}

fn due(league: LeagueId, at: Option<Timestamp>) -> Decision {
    let fact = Fact::League(LeagueFact::Due { league, at });
    Decision { facts: vec![fact], ..Decision::default() }
}

/// Nothing begins while all games of the server are frozen, also not on the day that is in its calendar.
fn frozen(league: &League, at: Timestamp) -> Decision {
    let next = at.0 + HOUR;
    let next = if league.starts > at { next.min(league.starts.0) } else { next };
    let is_now = league.is_open() && league.starts <= at && at.0 - league.starts.0 < HOUR;
    let effects = is_now.then(|| no_date(league)).into_iter().collect();
    Decision { effects, ..due(league.id, Some(Timestamp(next))) }
}

/// A season whose day has come begins if it has enough members. Else it waits for them.
fn open(league: &League, loaded: &ToTend, beginning: Beginning<'_>, rng: &mut dyn Rng) -> Decision {
    let at = beginning.at;
    if at < league.starts {
        // A member may have deleted their data, or the date was moved. When the season before is over, it is
        // known for sure.
        let effects = iter::once(shown(league, at)).chain(date(league, at)).collect();
        return Decision { effects, ..due(league.id, Some(league.starts)) };
    }
    // The tables of the season before decide who plays where. The post says so from now on.
    if loaded.before.as_ref().is_some_and(|before| !before.is_over()) {
        let is_news = at.0 - league.starts.0 < HOUR;
        let effects = is_news.then(|| shown(league, at)).into_iter().collect();
        return Decision { effects, ..due(league.id, Some(Timestamp(at.0 + HOUR))) };
    }
    if league.members().count() < FEWEST {
        let effects = vec![shown(league, at), no_date(league)];
        return Decision { effects, ..due(league.id, None) };
    }
    let seats = seats(league, loaded);
    let ends = Timestamp(at.0 + league.terms.days * DAY);
    let seated = |it: &LeaguePlayer| LeaguePlayer {
        seat: seats.iter().find(|(player, ..)| *player == it.player).map(|it| (it.1, it.2)),
        ..it.clone()
    };
    let begun = League {
        stage: LeagueStage::Running { began: at, ends },
        players: league.players.iter().map(seated).collect(),
        ..league.clone()
    };
    let fact = LeagueFact::Begun { league: league.id, seats, ends };
    let decision = Decision { facts: vec![Fact::League(fact)], ..Decision::default() };
    let mut decision = go_on(decision, &begun, (loaded, beginning), rng);
    if league.terms.repeats {
        let next = League {
            id: loaded.next,
            season: league.season + 1,
            follows: Some(league.id),
            is_next: false,
            seed: Seed::from(rng.random::<[u8; 32]>()),
            starts: ends,
            stage: LeagueStage::Open,
            players: Vec::new(),
            games: Vec::new(),
            ..league.clone()
        };
        decision.effects.push(posted(&next, at));
        decision.facts.push(Fact::League(LeagueFact::Made(Box::new(next.clone()))));
        decision.facts.push(Fact::League(LeagueFact::Due { league: next.id, at: Some(ends) }));
    }
    decision
}

/// A season that has begun: more games begin, or it ends.
fn go_on(
    mut decision: Decision,
    league: &League,
    (loaded, beginning): (&ToTend, Beginning<'_>),
    rng: &mut dyn Rng,
) -> Decision {
    let at = beginning.at;
    let mut league = league.clone();
    let (begin, games) = (&loaded.begin, &loaded.running);
    for player in gone(&league, at) {
        leaves(&mut decision, &mut league, &player, games, at);
    }
    if let LeagueStage::Running { began, ends } = league.stage
        && ends <= at
    {
        let until = Timestamp(at.0 + LAST_CALL);
        let call = LeagueFact::LastCall { league: league.id, until };
        decision.facts.push(Fact::League(call));
        league.stage = LeagueStage::LastCall { began, since: at, until };
        let divisions = divisions(&league);
        let told = running(&league).map(|game| last_call(&league, &divisions, game, until));
        decision.effects.extend(told);
    }
    let next = match league.stage {
        LeagueStage::LastCall { until, .. } => {
            decide(&mut decision, &mut league, games, at);
            let stands = running(&league).filter_map(|game| game.proposal).map(|it| it.stands);
            stands.min().unwrap_or(if until > at { until } else { Timestamp(at.0 + DAY) })
        }
        LeagueStage::Running { ends, .. } => {
            match begin_games(&mut decision, &mut league, (begin, beginning), rng) {
                Begun::All => ends,
                Begun::Some => at,
                Begun::NotAll => ends.min(Timestamp(at.0 + DAY)),
            }
        }
        _ => at,
    };
    let is_open = divisions(&league).iter().flat_map(|it| it.games()).any(|it| it.stage.is_open());
    if is_open {
        // A player who has left the community by then leaves the league.
        let gone = league.players.iter().filter(|it| it.left.is_none()).filter_map(|it| it.gone);
        let gone = gone.map(|since| Timestamp(since.0 + ABSENCE)).filter(|gone| *gone > at);
        let next = gone.min().map_or(next, |gone| gone.min(next));
        let due = LeagueFact::Due { league: league.id, at: Some(next) };
        decision.facts.push(Fact::League(due));
    } else {
        let (began, since) = (league.began(), league.cut_at());
        league.stage = LeagueStage::Over { began, since, at };
        decision.facts.push(Fact::League(LeagueFact::Over(league.id)));
        let (place, server) = (league.place.clone(), Some(league.server.clone()));
        decision.effects.push(Effect::Proclaim { place, server, text: words::over(&league) });
    }
    decision.effects.push(shown(&league, at));
    decision
}

/// How many of the games that are due have begun.
enum Begun {
    All,
    /// As many as one decision begins.
    Some,
    /// All that can begin: of the others this program does not know the variant.
    NotAll,
}

fn begin_games(
    decision: &mut Decision,
    league: &mut League,
    (begin, beginning): (&ToBegin, Beginning<'_>),
    rng: &mut dyn Rng,
) -> Begun {
    let (mut number, mut failed) = (0, false);
    let limit = league.terms.at_once;
    for (division, season) in (1..).zip(divisions(league)) {
        for pairing in season.due(limit) {
            if usize::try_from(number).is_ok_and(|number| number >= AT_ONCE) {
                return Begun::Some;
            }
            let due = Due { division, pairing, game: &season.games()[pairing] };
            if !begin_game(decision, league, &due, (begin, beginning), number, rng) {
                failed = true;
                continue;
            }
            let game = GameId(beginning.snapshot.next_game.0 + number);
            let began = beginning.at;
            league.games.push(LeagueGame {
                division,
                pairing,
                game,
                began,
                end: None,
                proposal: None,
                absent: Vec::new(),
            });
            number += 1;
        }
    }
    if failed { Begun::NotAll } else { Begun::All }
}

fn running(league: &League) -> impl Iterator<Item = &LeagueGame> {
    league.games.iter().filter(|game| game.end.is_none())
}

/// The members who have left the community so long ago that nobody waits for them any more.
fn gone(league: &League, at: Timestamp) -> Vec<PlayerId> {
    let is_long = |it: &&LeaguePlayer| it.gone.is_some_and(|since| at.0 - since.0 >= ABSENCE);
    let members = league.players.iter().filter(|it| it.left.is_none()).filter(is_long);
    // The bot hears of a return only for players with a running game.
    let plays = |it: &&LeaguePlayer| running(league).any(|game| game.absent.contains(&it.player));
    members.filter(plays).map(|it| it.player.clone()).collect()
}

/// Tells both players until when their game has time.
fn last_call(
    league: &League,
    divisions: &[Season<PlayerId>],
    game: &LeagueGame,
    until: Timestamp,
) -> Effect {
    let season = game.division.checked_sub(1).and_then(|at| divisions.get(at));
    let paired = season.and_then(|season| season.games().get(game.pairing));
    let wake = paired.map(|it| vec![it.first.clone(), it.second.clone()]);
    Effect::Tell {
        game: game.game,
        text: message!("league-last-call", name = &league.terms.name, until),
        wake: wake.unwrap_or_default(),
        actions: Vec::new(),
        silent: false,
    }
}
