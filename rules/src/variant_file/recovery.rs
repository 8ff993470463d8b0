//! Reads as much as possible of a file that is not TOML. Each statement is read by itself, so that
//! a mistake in one does not hide the others.

use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::problem::Problem;
use super::toml_words::is_of_value;

/// The most unreadable statements. After that the rest of a file is ignored.
const MOST_UNREAD: usize = 100;
/// The most invalid values. After that a statement with more of them is not read.
const MOST_VALUES: usize = 100;
/// The most beginnings of statements that one statement may contain, as a table in { } with a key
/// on each line.
const MOST_LINES_BEGUN: usize = 40;

/// The parts of a file that could be read.
pub(super) struct Recovered {
    /// The text, with readable stand-ins for the unreadable parts.
    pub text: String,
    /// Mistakes in the grammar of TOML, with their places in the file.
    pub problems: Vec<Problem>,
    /// Where in the text stand-ins for values begin whose mistake is already in `problems`.
    pub told: Vec<usize>,
    /// Where the statements begin, in the text and in the file.
    places: Vec<(usize, usize)>,
    /// The number of values in it that TOML does not know.
    values: usize,
}

impl Recovered {
    pub fn of(file: &str) -> Recovered {
        let mut read = Recovered {
            text: String::new(),
            problems: Vec::new(),
            told: Vec::new(),
            places: Vec::new(),
            values: 0,
        };
        if DeTable::parse(file).is_ok() && !file.lines().any(|line| line.trim_end() == "[pieces]") {
            read.take(file, 0);
            return read;
        }
        let mut is_labelled = false;
        for statement in (Statements { file, at: 0 }) {
            if read.problems.len() >= MOST_UNREAD {
                break;
            }
            let (text, start) = (&file[statement.clone()], statement.start);
            match key(text) {
                Some("label") if is_labelled => {
                    read.tell(start..start, "a [[pieces]] is missing before this label".to_owned());
                    read.take("[[pieces]]\n", start);
                }
                Some("label") => is_labelled = true,
                Some(_) => {}
                None => is_labelled = false,
            }
            read.statement(text, start);
        }
        read
    }

    fn take(&mut self, statement: &str, start: usize) {
        self.places.push((self.text.len(), start));
        self.text.push_str(statement);
    }

    fn tell(&mut self, place: Range<usize>, words: String) {
        self.problems.push(Problem(place, words));
    }

    fn statement(&mut self, statement: &str, start: usize) {
        let (table, errors) = DeTable::parse_recoverable(statement);
        let is_value = |error: &toml::de::Error| {
            error.span().is_some_and(|place| scalar_at(table.get_ref(), &place).is_some())
                && is_of_value(error.message())
        };
        let first = errors.first();
        let stand_in = || stand_in(statement);
        // A list of a thousand invalid words counts as one mistake, because each would be compared
        // with all.
        self.values += errors.len();
        let is_read = self.values <= MOST_VALUES && errors.iter().all(is_value);
        match first.filter(|_| !is_read) {
            Some(first) => {
                let Problem(place, words) = Problem::of_toml(first);
                self.tell(start + place.start..start + place.end, words);
                self.take(&stand_in(), start);
                self.told.extend(self.text.ends_with("= 0\n").then(|| self.text.len() - 2));
            }
            None if statement.lines().next().map(str::trim_end) == Some("[pieces]") => {
                self.tell(start..start, "every piece begins with [[pieces]]".to_owned());
                self.take(&stand_in(), start);
            }
            None => self.take(statement, start),
        }
    }

    /// The place in the file for a place in the text.
    pub fn place(&self, place: Range<usize>) -> Range<usize> {
        let at = |place: usize| {
            let of = self.places.partition_point(|(text, _)| *text <= place);
            let (text, file) = self.places[..of].last().copied().unwrap_or_default();
            file.saturating_add(place - text)
        };
        at(place.start)..at(place.end.max(place.start))
    }
}

/// The key of a statement. The header of a table has none.
fn key(statement: &str) -> Option<&str> {
    let line = statement.trim_start();
    (!line.starts_with('[')).then(|| line.split(|sign: char| !is_of_key(sign)).next())?
}

fn is_of_key(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '_' | '-' | '.')
}

/// A readable stand-in for a statement: the same header, or the same key.
fn stand_in(statement: &str) -> String {
    let line = statement.trim_start().lines().next().unwrap_or_default();
    let header = line.trim_start_matches(['[', ' ']);
    let name = header.split(|sign: char| !is_of_key(sign)).next().unwrap_or_default();
    let stand_in = match line.starts_with('[') {
        true if line.starts_with("[[") || name == "pieces" => format!("[[{name}]]\n"),
        true => format!("[{name}]\n"),
        false => format!("{name} = 0\n"),
    };
    if DeTable::parse(&stand_in).is_ok() { stand_in } else { "\n".to_owned() }
}

/// The statements of a file in order. A statement is the header of a table, or a key with its
/// value. It includes the following lines up to the next statement.
struct Statements<'a> {
    file: &'a str,
    at: usize,
}

impl Iterator for Statements<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let rest = &self.file[self.at..];
        let ends = rest.split_inclusive('\n').scan(0, |end, line| {
            let begin = *end;
            *end += line.len();
            Some((begin, line))
        });
        let begun = ends.filter(|(begin, line)| *begin > 0 && begins_statement(line));
        let mut ends = begun.map(|(begin, _)| begin).chain(std::iter::once(rest.len()));
        let first = ends.next().filter(|end| *end > 0)?;
        let is_whole = |end: &usize| DeTable::parse(&rest[..*end]).is_ok();
        let is_open = |text: &str| {
            let count = |sign: &str| text.matches(sign).count();
            count("{") > count("}") || count("[") > count("]") || count("\"\"\"") % 2 == 1
        };
        // A key in a table in { } looks like a new statement.
        let end = if is_open(&rest[..first]) {
            ends.take(MOST_LINES_BEGUN).find(is_whole).unwrap_or(first)
        } else {
            first
        };
        self.at += end;
        Some(self.at - end..self.at)
    }
}

/// Whether a line looks like the header of a table, or like a key with its value.
fn begins_statement(line: &str) -> bool {
    let line = line.trim_start();
    let header = line.strip_prefix('[').map(|rest| rest.strip_prefix('[').unwrap_or(rest));
    if let Some(header) = header {
        return header.trim_start().starts_with(|sign: char| sign.is_ascii_alphabetic());
    }
    let word = line.trim_start_matches(is_of_key);
    word.len() < line.len() && !matches!(word.trim_start().chars().next(), Some(',' | ']' | '}'))
}

/// The scalar at a place of the text.
pub(super) fn scalar_at(table: &DeTable<'_>, place: &Range<usize>) -> Option<Range<usize>> {
    fn within(value: &Spanned<DeValue<'_>>, place: &Range<usize>) -> Option<Range<usize>> {
        match value.get_ref() {
            DeValue::Table(table) => scalar_at(table, place),
            DeValue::Array(array) => array.iter().find_map(|value| within(value, place)),
            _ => {
                let span = value.span();
                (span.start <= place.start && place.end <= span.end).then_some(span)
            }
        }
    }
    table.values().find_map(|value| within(value, place))
}
