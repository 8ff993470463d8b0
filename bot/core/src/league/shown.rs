//! Leagues as one member is shown them: a list, or one of them.

use super::divisions::{Table, tables};
use super::words::{agreed, head, last_games, of_division, post, preview};
use crate::league::types::refusal::to;
use crate::league::types::{League, LeagueGame, LeagueStage};
use crate::message;
use crate::model::{Action, ActionKind, Text, listed};
use crate::{PlayerId, Timestamp};

/// The leagues of a community, as one member is shown them.
pub fn league_list(leagues: &[League], reader: &PlayerId, now: Timestamp) -> Text {
    if leagues.is_empty() {
        return message!("league-none");
    }
    let text = leagues.iter().fold(message!("league-list"), |text, league| {
        let (stage, at) = match league.stage {
            LeagueStage::Draft => ("draft", league.starts),
            LeagueStage::Open if league.starts <= now && league.is_next => {
                ("waiting", league.starts)
            }
            LeagueStage::Open => ("open", league.starts),
            LeagueStage::Running { ends, .. } => ("running", ends),
            LeagueStage::LastCall { until, .. } => ("last-call", until),
            LeagueStage::Over { began: None, at, .. } => ("given-up", at),
            LeagueStage::Over { at, .. } => ("over", at),
        };
        text.line().then(message!(
            "league-list-line",
            number = league.id,
            name = &league.terms.name,
            season = league.season,
            stage,
            at,
            members = league.members().count(),
            reader = if league.has(reader) && !league.is_over() { "in" } else { "out" },
        ))
    });
    text.line().then(message!("league-list-more"))
}

/// The actions of one member below a season on show: to join it, or to leave it.
pub fn league_actions(league: &League, reader: &PlayerId) -> Vec<Action> {
    let action = |label, what| Action::new(label, ActionKind::Do(to(what, league.id)));
    match league.stage {
        LeagueStage::Draft => vec![action(message!("action-publish"), "publish")],
        LeagueStage::Open if !league.has(reader) => {
            vec![action(message!("action-join-league"), "join")]
        }
        LeagueStage::Over { .. } => Vec::new(),
        _ if league.has(reader) => vec![action(message!("action-leave"), "leave")],
        _ => Vec::new(),
    }
}

/// A season as one member is shown it: their own division, or the one that they ask for.
pub fn league_shown(
    league: &League,
    reader: &PlayerId,
    division: Option<usize>,
    now: Timestamp,
) -> Text {
    let tables = tables(league);
    let Some(table) = shown_to(&tables, reader, division) else {
        return if league.stage == LeagueStage::Draft {
            preview(league, now)
        } else {
            post(league, now)
        };
    };
    let text = head(league).line().then(agreed(league));
    let text = text.line().then(match league.stage {
        LeagueStage::Running { ends, .. } => message!("league-runs-until", ends),
        LeagueStage::LastCall { until, .. } => last_games(until, now),
        LeagueStage::Over { at, .. } => message!("league-is-over", at),
        LeagueStage::Draft | LeagueStage::Open => Text::new(),
    });
    let text = text.line().then(of_division(table, tables.len(), usize::MAX));
    let text = match possible(table, reader) {
        Some((best, worst)) if best == worst => {
            text.line().then(message!("league-possible-one", place = best))
        }
        Some((best, worst)) => text.line().then(message!("league-possible", best, worst)),
        None => text,
    };
    let text = text.line().then(own_games(league, table, reader));
    let text = match tables.len() {
        0 | 1 => text,
        divisions => text.line().then(message!(
            "league-other-divisions",
            divisions,
            show = to("show", league.id).with("division", "")
        )),
    };
    text.line().then(message!("league-seed", seed = league.seed.reveal()))
}

/// The division that a member asks for, their own, or the first.
pub fn shown_to<'a>(
    tables: &'a [Table],
    reader: &PlayerId,
    division: Option<usize>,
) -> Option<&'a Table> {
    let is_own = |table: &&Table| table.season.players().contains(reader);
    let is_named = |table: &&Table| Some(table.division.get()) == division;
    let meant = tables.iter().find(is_named).or_else(|| tables.iter().find(is_own));
    meant.or(tables.first())
}

/// The sentence for a member who sees one of several leagues.
pub fn other_leagues(others: usize) -> Text {
    message!("league-others", others)
}

/// The best and the worst rank that a player can still have, while games are open.
fn possible(table: &Table, player: &PlayerId) -> Option<(usize, usize)> {
    let is_open = table.season.games().iter().any(|game| game.stage.is_open());
    let outlook = is_open.then(|| table.season.outlook())?;
    outlook.ranks.get(player).map(|ranks| (*ranks.start(), *ranks.end()))
}

/// The games of a member that run, or how many are left.
fn own_games(league: &League, table: &Table, reader: &PlayerId) -> Text {
    if !table.season.players().contains(reader) {
        return message!("league-how-ranked");
    }
    let is_own = |game: &&LeagueGame| {
        game.division == table.division.get()
            && game.end.is_none()
            && table.season.games().get(game.pairing).is_some_and(|it| it.has(reader))
    };
    let running = league.games.iter().filter(is_own).map(|it| Text::new().game(it.game));
    let running: Vec<Text> = running.collect();
    let open = table.season.games().iter().filter(|it| it.has(reader) && it.stage.is_open());
    let waiting = open.count().saturating_sub(running.len());
    let count = running.len();
    message!("league-own-games", count, waiting, running = listed(&running))
        .line()
        .then(message!("league-how-ranked"))
}
