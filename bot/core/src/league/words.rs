//! The messages about leagues for everyone: the post that is edited, and the news of an end.

use super::divisions::{Table, tables};
use super::standings::Standing;
use super::terms::games_of_a_player;
use crate::Timestamp;
use crate::clock::DAY;
use crate::league::types::refusal::to;
use crate::league::types::{League, LeagueStage};
use crate::message;
use crate::model::{Action, ActionKind, Text, listed};
use crate::time::time_words;
use menagerie_club::league::{FEWEST, Format};
use menagerie_club::tables::Points;

/// How many members are named in a post.
const MOST_NAMED: usize = 24;
/// In how many lines all tables stand in a post. Larger leagues show the first of each division.
const MOST_LINES: usize = 24;
/// How many divisions are named in a post at most.
const MOST_DIVISIONS: usize = 12;

/// A league before it is posted: how it would be.
pub fn preview(league: &League, now: Timestamp) -> Text {
    let terms = &league.terms;
    let size = terms.largest.players();
    let each = games_of_a_player(size, terms.format);
    let ends = Timestamp(league.starts.0.max(now.0) + terms.days * DAY);
    let text = message!("league-preview").line().then(head(league)).line().then(agreed(league));
    text.line()
        .then(message!("league-preview-size", size, games = size * each / 2, each))
        .plain(" ")
        .then(message!("league-preview-time", starts = league.starts, ends))
        .plain(" ")
        .then(message!("league-preview-next", publish = to("publish", league.id)))
}

pub fn head(league: &League) -> Text {
    let variants: Vec<Text> =
        league.terms.variants.iter().map(|it| Text::from(it.name.clone())).collect();
    message!(
        "league-head",
        name = &league.terms.name,
        season = league.season,
        variants = listed(&variants)
    )
}

/// The clock, and who plays whom.
pub fn agreed(league: &League) -> Text {
    let terms = &league.terms;
    let text = message!(
        "league-terms",
        size = terms.largest.players(),
        at_once = terms.at_once.get(),
        format = match terms.format {
            Format::Single => "single",
            Format::Double => "double",
        },
    );
    let text = text.then(time_words::proposed(&terms.control));
    let text = if terms.is_rated { text.plain(" ").then(message!("league-rated")) } else { text };
    if terms.repeats { text.plain(" ").then(message!("league-repeats")) } else { text }
}

/// A season as it is posted for everyone.
pub fn post(league: &League, now: Timestamp) -> Text {
    let text = head(league);
    match league.stage {
        LeagueStage::Draft | LeagueStage::Open => {
            let promise = message!("league-promise", hash = league.seed.hash());
            let text = text.line().then(agreed(league)).line().then(when(league, now));
            // First of all, since a long list of members may be cut.
            text.line().then(promise).line().then(members(league))
        }
        LeagueStage::Running { ends, .. } => {
            let until = message!("league-runs", ends, number = league.id);
            text.then(all(league)).line().then(until)
        }
        LeagueStage::LastCall { until, .. } => {
            text.then(all(league)).line().then(last_games(until, now))
        }
        LeagueStage::Over { began: None, .. } => text.line().then(message!("league-was-given-up")),
        LeagueStage::Over { at, .. } => {
            text.then(all(league)).line().then(message!("league-is-over", at))
        }
    }
}

/// Until when the last games have time.
pub fn last_games(until: Timestamp, now: Timestamp) -> Text {
    if until > now {
        message!("league-last-games", until)
    } else {
        message!("league-last-games-decided")
    }
}

/// When a season begins.
pub fn when(league: &League, now: Timestamp) -> Text {
    let (starts, fewest) = (league.starts, FEWEST);
    let missing = FEWEST.saturating_sub(league.players.len());
    let before = league.season.saturating_sub(1);
    match (league.is_next, starts > now) {
        (true, true) => message!("league-starts", starts, fewest),
        (true, false) => message!("league-waits", missing),
        (false, true) => message!("league-starts-after", starts, before, fewest),
        (false, false) => message!("league-waits-after", before, fewest),
    }
}

/// The members, before a season begins.
fn members(league: &League) -> Text {
    let names = league.members().map(|player| Text::new().player(player));
    let named: Vec<Text> = names.take(MOST_NAMED).collect();
    let count = league.members().count();
    let others = count - named.len();
    message!("league-members", count, others, named = listed(&named))
}

/// The tables of all divisions: whole, or the first of each if there are many players.
fn all(league: &League) -> Text {
    let tables = tables(league);
    let lines: usize = tables.iter().map(|table| table.standings.len() + 1).sum();
    let is_whole = lines <= MOST_LINES;
    let shown = tables.iter().take(if is_whole { tables.len() } else { MOST_DIVISIONS });
    let text = shown.fold(Text::new(), |text, table| {
        let most = if is_whole { usize::MAX } else { 1 };
        text.line().then(of_division(table, tables.len(), most))
    });
    if is_whole {
        return text;
    }
    let (shown, divisions) = (tables.len().min(MOST_DIVISIONS), tables.len());
    let show = to("show", league.id).with("division", "");
    text.line().then(message!("league-more-tables", shown, divisions, show))
}

/// The table of a division, with so many lines at most.
pub fn of_division(table: &Table, divisions: usize, most: usize) -> Text {
    let lines = table.standings.iter().take(most).map(line);
    let lines = lines.reduce(|text, line| text.line().then(line)).unwrap_or_default();
    if divisions == 1 {
        return lines;
    }
    message!("league-division", division = table.division.get()).line().then(lines)
}

fn line(standing: &Standing) -> Text {
    let Standing { player, rank, points, played, has_left, .. } = standing;
    match rank {
        Some(rank) => {
            let left = if *has_left { "yes" } else { "no" };
            let (points, games) = (written(*points), *played);
            message!("league-line", rank, player, points, games, left)
        }
        None => message!("league-line-struck-out", player),
    }
}

/// Points with their fraction: `3½`.
pub fn written(points: Points) -> String {
    let number = points.as_f64();
    let (whole, rest) = (number.trunc(), number.fract());
    let fraction = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"];
    // Eighths are whole numbers below eight.
    let fraction = fraction.get((rest * 8.0) as usize).copied().unwrap_or_default();
    match (whole as u64, fraction) {
        (whole, "") => whole.to_string(),
        (0, fraction) => fraction.to_owned(),
        (whole, fraction) => format!("{whole}{fraction}"),
    }
}

/// Points as a program reads them: `3.5`.
pub fn decimal(points: Points) -> String {
    points.as_f64().to_string()
}

/// The actions below the post.
pub fn actions(league: &League) -> Vec<Action> {
    let action = |label, what| Action::new(label, ActionKind::Do(to(what, league.id)));
    match league.stage {
        LeagueStage::Draft | LeagueStage::Open => {
            vec![
                action(message!("action-join-league"), "join"),
                action(message!("action-leave"), "leave"),
            ]
        }
        LeagueStage::Running { .. } | LeagueStage::LastCall { .. } => {
            vec![action(message!("action-show-me"), "show")]
        }
        LeagueStage::Over { .. } => Vec::new(),
    }
}

/// The news that a season is over, with the first of each division.
pub fn over(league: &League) -> Text {
    let text = message!("league-over", name = &league.terms.name, season = league.season);
    let tables = tables(league);
    let text = tables.iter().take(MOST_DIVISIONS).fold(text, |text, table| {
        let Some(first) = table.standings.iter().find(|it| it.rank == Some(1)) else { return text };
        let points = written(first.points);
        text.line().then(message!(
            "league-winner",
            division = table.division.get(),
            divisions = tables.len(),
            player = &first.player,
            points
        ))
    });
    let text = match tables.len().saturating_sub(MOST_DIVISIONS) {
        0 => text,
        others => text.line().then(message!("league-more-winners", others)),
    };
    text.line().then(message!("league-over-more", show = to("show", league.id)))
}
