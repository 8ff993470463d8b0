//! The events of a season, for people to read.

use super::year::Plan;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// The counts.
#[derive(Debug)]
pub struct Figures {
    pub plan: Plan,
    pub games: usize,
    pub endings: BTreeMap<String, usize>,
    pub moves: usize,
    pub taken_back: usize,
    pub automatic_hours: usize,
    /// Lines of conditional moves that the games have left, and the most replies at once.
    pub lines_left: usize,
    pub most_replies: usize,
    pub tally: BTreeMap<String, usize>,
    pub notices: BTreeMap<&'static str, usize>,
    /// The number of a game, its moves, its days.
    pub longest: Option<(i64, usize, i64)>,
    /// How many games were rated, and for how many months ratings were computed.
    pub rated: usize,
    pub months_rated: usize,
    pub last_day: i64,
    pub took: Duration,
    pub size: u64,
}

/// A season that was held against its book.
#[derive(Debug)]
pub struct Report(pub Figures);

fn most_first<K: fmt::Display>(counts: &BTreeMap<K, usize>) -> Vec<(String, usize)> {
    let mut rows: Vec<_> = counts.iter().map(|(what, many)| (what.to_string(), *many)).collect();
    rows.sort_by_key(|(_, many)| std::cmp::Reverse(*many));
    rows
}

impl fmt::Display for Report {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let it = &self.0;
        let Plan { members, days, seed, .. } = it.plan;
        writeln!(to, "A club of {members} members in {days} days (seed {seed}).")?;
        writeln!(
            to,
            "{} games were played with {} moves, {} of them taken back. The last one ended on day {}.",
            it.games, it.moves, it.taken_back, it.last_day
        )?;
        if let Some((game, moves, days)) = it.longest {
            writeln!(to, "The longest was game {game}: {moves} moves in {days} days.")?;
        }
        writeln!(
            to,
            "{} games were rated. The ratings of {} months follow from them, bit for bit.",
            it.rated, it.months_rated
        )?;
        let of = |what: &str| it.tally.get(what).copied().unwrap_or(0);
        writeln!(
            to,
            "The bot was restarted {} times and away {} times, for {} hours in all; {} calls came twice.",
            of("restarts"),
            of("outages"),
            of("outages, hours"),
            of("causes repeated")
        )?;
        writeln!(
            to,
            "There were {} vacations, and {} hours of others were paid at deadlines.",
            of("vacations"),
            it.automatic_hours
        )?;
        writeln!(
            to,
            "{} lines of conditional moves were laid, and some dropped by hand {} times; {} moves were \
             answered by {} replies, at most {} of them at once, and {} games given up so. The games \
             left {} lines before their end.",
            of("lines laid"),
            of("drops by hand"),
            of("moves answered"),
            of("replies played"),
            it.most_replies,
            of("games given up by a line"),
            it.lines_left
        )?;
        let table = |to: &mut fmt::Formatter<'_>, title: &str, rows: Vec<(String, usize)>| {
            writeln!(to, "\n{title}")?;
            rows.into_iter().try_for_each(|(what, many)| writeln!(to, "{many:>8}  {what}"))
        };
        table(to, "How the games ended:", most_first(&it.endings))?;
        table(to, "What was shown:", most_first(&it.notices))?;
        let refused = it
            .tally
            .iter()
            .filter_map(|(what, many)| Some((what.strip_prefix("refused: ")?.to_owned(), *many)));
        table(to, "What was refused:", most_first(&refused.collect()))?;
        let megabytes = it.size as f64 / 1_000_000.0;
        writeln!(
            to,
            "\nIt took {:.1} s. The database has {megabytes:.1} MB.",
            it.took.as_secs_f64()
        )
    }
}
