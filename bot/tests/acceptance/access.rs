//! The rights of every role in every place. The test gives every command and presses every button
//! in every role, from every place, with the real core over a real file. docs/access.md is made by
//! that, and held against it.

use crate::table::Table;
use column::{COLUMNS, Column, Where};
use futures_util::future::join_all;
use menagerie_chat::conversation::{Offered, Rights, offered, rights};
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Authority, Command};
use outcome::Outcome;
use row::{ABSENT, Row, rows};
use state::States;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

mod column;
mod examples;
mod outcome;
mod players;
mod row;
mod state;

/// The page. What stands above this line is written by hand.
const PAGE: &str = "docs/access.md";
const MADE: &str = "<!-- UPDATE=1 cargo test -p menagerie --test acceptance -- access:: makes all that follows. -->";

/// The outcome of a row in a column, and the same for a number that there is not, if a number is given.
async fn tried(table: &mut Table, row: &Row, column: &Column) -> (Outcome, Option<Outcome>) {
    let absent = match row.of_number(ABSENT, column) {
        Some(row) => Some(outcome::of(table, &row, column).await),
        None => None,
    };
    (outcome::of(table, row, column).await, absent)
}

/// A forbidden outcome, if there is one: that something is done about a thing that is not there, or that somebody
/// who may not know of a thing learns that it is there.
fn fault(row: &Row, column: &Column, found: &Outcome, absent: Option<&Outcome>) -> Option<String> {
    let may_know = column.sees || column.who == "Ann";
    let told = match absent {
        Some(absent) if absent.is_done() => "there is none of that number",
        Some(absent) if !may_know && found.words != absent.words => "it is told that it is there",
        Some(_) if !may_know && found.has_changed => "something has changed",
        None if !may_know && row.shows.is_some() && found.is_done() => "it is listed",
        _ => return None,
    };
    let absent = absent.map_or("", |absent| &absent.words);
    Some(format!("{} · {}: {told}: {} · {absent}", row.name, column.name(), found.words))
}

/// All that comes of everything.
struct Found {
    /// The outcomes of each row, in the order of the columns.
    outcomes: Vec<(Row, Vec<Outcome>)>,
    /// The commands that reached the core, by the names of their variants.
    commands: BTreeSet<String>,
}

/// How many rows are tried at a time: each has a table of its own, and the database is what takes its time.
const AT_ONCE: usize = 4;

async fn found() -> Found {
    let rows = rows();
    let part = rows.len().div_ceil(AT_ONCE);
    let parts = join_all(rows.chunks(part).map(of_rows)).await;
    let mut found = Found { outcomes: Vec::new(), commands: BTreeSet::new() };
    for part in parts {
        found.outcomes.extend(part.outcomes);
        found.commands.extend(part.commands);
    }
    found
}

async fn of_rows(rows: &[Row]) -> Found {
    let mut states = States::default();
    let (mut outcomes, mut commands) = (Vec::new(), BTreeSet::new());
    let mut wrong = Vec::new();
    for row in rows.iter().cloned() {
        let mut table = states.fresh(row.state).await;
        let mut cells = Vec::new();
        for column in COLUMNS {
            let is_stranger = column.who == "Cid" && !column.keeps_order();
            let before = if is_stranger { Some(state::of_game(&table).await) } else { None };
            let (outcome, absent) = tried(&mut table, &row, &column).await;
            commands.extend(outcome.command.clone());
            wrong.extend(fault(&row, &column, &outcome, absent.as_ref()));
            if let Some(before) = before
                && state::of_game(&table).await != before
            {
                wrong.push(format!("{} · {}: the game has changed", row.name, column.name()));
            }
            // The next role must not find the game that this one has changed.
            if outcome.has_changed {
                table = states.fresh(row.state).await;
            }
            let is_hidden = absent.is_some_and(|absent| absent.words == outcome.words);
            let mark = if is_hidden { outcome::HIDDEN } else { outcome.mark };
            cells.push(Outcome { mark, ..outcome });
        }
        outcomes.push((row, cells));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Found { outcomes, commands }
}

/// The page, with a letter for each refusal.
fn page(found: &Found) -> String {
    let mut refusals: Vec<&str> = Vec::new();
    let known = std::fs::read_to_string(path(PAGE)).expect("it is there");
    let (head, _) = known.split_once(MADE).expect("it says what is made");
    let mut page = format!("{head}{MADE}\n\n");
    let heads: Vec<&str> = COLUMNS.iter().map(|column| column.short).collect();
    writeln!(page, "| | {} |", heads.join(" | ")).expect("there is room");
    writeln!(page, "|---|{}", "---|".repeat(COLUMNS.len())).expect("there is room");
    for (row, cells) in &found.outcomes {
        let mut line = format!("| {} |", row.name);
        for cell in cells {
            let shown = match cell.mark {
                outcome::REFUSED => {
                    let known = refusals.iter().position(|known| *known == cell.words);
                    let at = known.unwrap_or_else(|| {
                        refusals.push(&cell.words);
                        refusals.len() - 1
                    });
                    (at + 1).to_string()
                }
                mark => mark.to_owned(),
            };
            write!(line, " {shown} |").expect("there is room");
        }
        page.push_str(&line);
        page.push('\n');
    }
    page.push_str("\n## The refusals\n\n");
    for (number, words) in (1..).zip(&refusals) {
        writeln!(page, "{number}. {words}").expect("there is room");
    }
    page
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

/// The names of the variants of an enum, as its file has them.
fn variants(file: &str, of: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(path(file)).expect("it is there");
    let begin = text.find(&format!("pub enum {of} {{")).expect("it is a type there");
    let body = text[begin..].split("\n}").next().expect("it ends");
    let names = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = names.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    let name = |line: &str| line.split(|c: char| !c.is_alphanumeric()).next().map(str::to_owned);
    names.filter_map(name).collect()
}

/// Whether rights decide about a command that says it is for everyone. Then a network that looks
/// rights up only where they matter would refuse it.
fn depends_on_rights(row: &Row, cells: &[Outcome]) -> bool {
    let Some(verb) = row.verb().filter(|verb| rights(*verb) == Rights::Everyone) else {
        return false;
    };
    let marks = |authority| {
        let of = COLUMNS.iter().zip(cells).filter(move |(column, _)| {
            column.who == "Cid" && column.at == Where::Here && column.authority == authority
        });
        of.map(|(_, cell)| cell.mark).collect::<Vec<_>>()
    };
    let [member, manager] = [Authority::Player, Authority::Manager].map(marks);
    assert!(!member.is_empty() && member.len() == manager.len(), "{verb:?}");
    member != manager
}

/// Whether the same comes of a row alone with the bot as where the game is played, for some person: it is done, or
/// refused for the same reason, if that is one of the game.
fn is_for_anywhere(row: &Row, cells: &[Outcome], is_ever_done: bool) -> bool {
    let at = |place| COLUMNS.iter().zip(cells).filter(move |(column, _)| column.at == place);
    at(Where::Direct).any(|(alone, cell)| {
        let here = at(Where::Here).find(|(column, _)| column.who == alone.who);
        let (_, here) = here.expect("they are where games are played, too");
        let is_refused = cell.mark == outcome::REFUSED && cell.words == here.words;
        let is_of_game = row.of_number(ABSENT, alone).is_some();
        cell.is_done() && here.is_done() || is_refused && (is_of_game || !is_ever_done)
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_who_may_do_what_is_what_comes_of_trying_it() {
    let found = found().await;
    let reached = &found.commands;
    let mut commands: BTreeSet<String> = Command::names().into_iter().collect();
    assert!(commands.is_superset(reached), "each has a name that is known: {reached:?}");
    // It needs a code that an account on another network has asked for: `people/links.rs` has one.
    assert!(commands.remove("Link.Typed"), "{commands:?}");
    let missing: Vec<_> = commands.difference(reached).collect();
    assert_eq!(missing, [""; 0], "no row of the page gives these commands");
    let unsaid = found.outcomes.iter().filter(|(row, cells)| depends_on_rights(row, cells));
    let unsaid: Vec<_> = unsaid.map(|(row, _)| &row.name).collect();
    assert_eq!(unsaid, [""; 0], "their registration says that they are for everyone");
    for verb in CommandName::ALL {
        let rows = || found.outcomes.iter().filter(move |(row, _)| row.verb() == Some(verb));
        let is_ever_done = rows().flat_map(|(_, cells)| cells).any(Outcome::is_done);
        let mut rows = rows();
        let is_for_anywhere = rows.any(|(row, cells)| is_for_anywhere(row, cells, is_ever_done));
        assert_eq!(offered(verb) == Offered::Anywhere, is_for_anywhere, "{verb:?}");
    }
    let of_servers = CommandName::ALL.into_iter();
    let of_servers = of_servers.filter(|verb| offered(*verb) == Offered::InCommunities);
    let mut of_servers: Vec<_> = of_servers.map(|it| format!("`/{}`", it.name())).collect();
    of_servers.sort_unstable();
    let last = of_servers.pop().expect("there are some");
    let of_servers = format!("every command except {} and {last}.", of_servers.join(", "));
    let (page, path) = (page(&found), path(PAGE));
    assert!(page.contains(&of_servers), "the head of docs/access.md lacks: {of_servers}");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &page).expect("it can be written");
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = page.lines().zip(known.lines()).find(|(now, known)| now != known);
    assert!(page == known, "docs/access.md differs; UPDATE=1 makes it anew: {differs:?}");
}

#[test]
fn everything_that_can_be_given_or_pressed_has_a_row() {
    let rows = rows();
    for verb in CommandName::ALL {
        assert!(rows.iter().any(|row| row.verb() == Some(verb)), "{verb:?} has no row");
    }
    let pressed: BTreeSet<String> = rows.iter().flat_map(Row::pressed).collect();
    let actions = variants("bot/core/src/model/action.rs", "ActionKind");
    let views = variants("bot/core/src/model/request/view.rs", "ViewRequest");
    let wishes = variants("bot/core/src/problem/types/request.rs", "ProblemRequest");
    assert_eq!((actions.len() > 20, views.len() > 8, wishes.len() > 3), (true, true, true));
    let missing: Vec<_> = actions.union(&views).filter(|name| !pressed.contains(*name)).collect();
    assert_eq!(missing, [""; 0], "nothing presses these");
}

#[test]
fn a_name_that_no_row_has_is_found_missing() {
    let known = variants("bot/tests/acceptance/access/state.rs", "State");
    assert!(known.contains("Running") && known.contains("Overdue"), "{known:?}");
    assert!(!known.contains("Begun"), "{known:?}");
}
