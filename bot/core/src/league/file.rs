//! A season as comma-separated values (RFC 4180): its tables, and then its games.
//!
//! Players are accounts, because names change and are not unique.

use super::divisions::{Table, tables};
use super::words::decimal;
use crate::PlayerId;
use crate::league::types::{League, LeagueGame};
use menagerie_club::league::Stage;
use menagerie_rules::Color;

const TABLES: [&str; 9] =
    ["division", "rank", "player", "points", "games", "wins", "sonneborn_berger", "left", "seat"];
const GAMES: [&str; 9] =
    ["division", "round", "first", "second", "game", "state", "winner", "ending", "record"];

/// The tables and games of a season. `account` is the account by which a player is known where the league
/// is played, `hash` the hash of a game's record, if it can be read.
pub fn league_file(
    league: &League,
    account: impl Fn(&PlayerId) -> String,
    hash: impl Fn(&LeagueGame) -> Option<String>,
) -> String {
    let tables = tables(league);
    let mut text = row(TABLES.map(str::to_owned));
    for table in &tables {
        for line in &table.standings {
            let seat = table.season.players().iter().position(|player| *player == line.player);
            text += &row([
                table.division.to_string(),
                line.rank.map(|rank| rank.to_string()).unwrap_or_default(),
                account(&line.player),
                decimal(line.points),
                line.played.to_string(),
                line.wins.to_string(),
                decimal(line.sonneborn_berger),
                if line.has_left { "yes" } else { "no" }.to_owned(),
                seat.map(|seat| (seat + 1).to_string()).unwrap_or_default(),
            ]);
        }
    }
    text += "\r\n";
    text += &row(GAMES.map(str::to_owned));
    for table in &tables {
        for pairing in 0..table.season.games().len() {
            text += &row(game(league, table, pairing, &account, &hash));
        }
    }
    text
}

fn game(
    league: &League,
    table: &Table,
    pairing: usize,
    account: &impl Fn(&PlayerId) -> String,
    hash: &impl Fn(&LeagueGame) -> Option<String>,
) -> [String; 9] {
    let paired = &table.season.games()[pairing];
    let is_it = |it: &&LeagueGame| it.division == table.division.get() && it.pairing == pairing;
    let begun = league.games.iter().find(is_it);
    let end = begun.and_then(|begun| begun.end).map(|(end, _)| end);
    let state = match paired.stage {
        Stage::Waiting => "waiting",
        Stage::Running => "running",
        Stage::Played(_) => "played",
        Stage::Forfeited(_) => "forfeited",
        Stage::Annulled(_) => "annulled",
    };
    [
        table.division.to_string(),
        paired.round.to_string(),
        account(&paired.first),
        account(&paired.second),
        begun.map(|begun| begun.game.to_string()).unwrap_or_default(),
        state.to_owned(),
        match end.and_then(|end| end.winner) {
            Some(Color::White) => "first",
            Some(Color::Black) => "second",
            None => "",
        }
        .to_owned(),
        end.map(|end| end.ending.word()).unwrap_or_default(),
        begun.and_then(hash).unwrap_or_default(),
    ]
}

/// A row. An account is never a formula of a spreadsheet: it begins with the name of its network.
fn row<const N: usize>(cells: [String; N]) -> String {
    let cells = cells.map(|cell| {
        let is_plain = !cell.contains([',', '"', '\r', '\n']);
        if is_plain { cell } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
    });
    cells.join(",") + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::row;

    #[test]
    fn a_cell_with_a_comma_or_a_quote_is_quoted() {
        let cells = ["plain", "one, two", "a \"b\"", ""].map(str::to_owned);
        assert_eq!(row(cells), "plain,\"one, two\",\"a \"\"b\"\"\",\r\n");
    }
}
