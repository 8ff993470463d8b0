//! Finds all mistakes in a file with missing keys, or keys of the wrong kind. The reader of TOML
//! stops at the first mistake, and so do the checks of the values.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::format::{
    CreditsTable, EndingsTable, File, PieceTable, ScoresTable, ShuffleTable, Sides, ZoneTable,
};
use super::problem::{MOST_MISTAKES, Problem, Unknown};
use super::recovery::{Recovered, scalar_at};
use super::stand_ins::{is_stand_in, stand_in};
use super::toml_words::{concerns_quotes, instead_of};

/// The most mistakes in one table. After that the rest of it is ignored.
const MOST: usize = 20;

type Value<'i> = Spanned<DeValue<'i>>;
type Mend<'i> = fn(&mut Shape<'i>, Value<'i>) -> Option<Value<'i>>;

/// All problems of a file that has this first problem. `check` finds the problems of a file with
/// readable keys.
pub(super) fn problems(
    text: &str,
    first: Problem,
    check: impl FnOnce(File, Unknown) -> Vec<Problem>,
) -> Vec<Problem> {
    let recovered = Recovered::of(text);
    let mut shape = Shape { text: &recovered.text, ..Shape::default() };
    let file = shape.read(&recovered.told);
    let (file, unknown) = shape.file(file);
    let mut found = shape.found;
    // A problem that comes from a stand-in is not listed.
    let file = file.and_then(|file| File::deserialize(ValueDeserializer::from(file)).ok());
    let problems = file.map_or_else(Vec::new, |file| check(file, unknown));
    found.extend(problems.into_iter().filter(|Problem(place, _)| !is_stand_in(place)));
    let mut problems = recovered.problems.clone();
    let placed = |Problem(place, words)| Problem(recovered.place(place), words);
    problems.extend(found.into_iter().map(placed));
    if problems.is_empty() { vec![first] } else { problems }
}

/// The findings on the way through a file.
#[derive(Default)]
struct Shape<'i> {
    text: &'i str,
    /// The places of values whose mistakes are all listed.
    told: Vec<Range<usize>>,
    /// The places of values that TOML does not know, or of a kind that no key has.
    unread: Vec<Range<usize>>,
    found: Vec<Problem>,
    /// Whether parts were ignored, because there are more than enough mistakes.
    is_left: bool,
    /// The keys with stand-ins.
    stood_in: Vec<String>,
}

impl<'i> Shape<'i> {
    /// The tables of the text. Mistakes of grammar are noted.
    fn read(&mut self, told: &[usize]) -> Value<'i> {
        let (file, errors) = DeTable::parse_recoverable(self.text);
        let span = file.span();
        let file = file.into_inner();
        self.told.extend(told.iter().map(|at| *at..*at + 1));
        for error in &errors {
            let Problem(place, words) = Problem::of_toml(error);
            match scalar_at(&file, &place) {
                Some(value) if !concerns_quotes(error.message()) => self.unread.push(value),
                value => {
                    self.told.extend(value);
                    self.found.push(Problem(place, words));
                }
            }
        }
        dates(&file, &mut self.unread);
        // Each is compared with all values of its key.
        self.unread.truncate(MOST_MISTAKES);
        Spanned::new(span, DeValue::Table(file))
    }

    /// The file with readable stand-ins for the unreadable parts, and the parts that are then
    /// unknown.
    fn file(&mut self, file: Value<'i>) -> (Option<Value<'i>>, Unknown) {
        let span = file.span();
        let DeValue::Table(mut file) = file.into_inner() else { return (None, Unknown::default()) };
        let mut unknown = Unknown { is_partial: true, ..Unknown::default() };
        let mut left_out = Vec::new();
        let parts: [(&str, Mend<'i>); 7] = [
            ("sides", Shape::mended::<Sides>),
            ("credits", Shape::mended::<CreditsTable>),
            ("endings", Shape::mended::<EndingsTable>),
            ("scores", Shape::mended::<ScoresTable>),
            ("shuffle", Shape::mended::<ShuffleTable>),
            ("zones", |shape, zones| shape.each(zones, Shape::mended::<ZoneTable>)),
            ("pieces", |shape, pieces| shape.each(pieces, Shape::mended::<PieceTable>)),
        ];
        for (key, mend) in parts {
            let Some((name, part)) = file.remove_entry(key) else { continue };
            let before = self.found.len() + self.told.len();
            // A value with a listed mistake of grammar is left out of its table too.
            let is_told = self.is_told(&part) || !within(&part, &self.told).is_empty();
            let mended = mend(self, part);
            let is_right = !is_told && before == self.found.len() + self.told.len();
            match key {
                "endings" => unknown.endings = !is_right,
                "shuffle" => unknown.shuffle = !is_right,
                "zones" => unknown.zones = mended.is_none() || self.is_left,
                "pieces" => {
                    unknown.pieces = !is_right;
                    unknown.labels = self.is_left || self.stood_in.iter().any(|key| key == "label");
                }
                _ => {}
            }
            match mended {
                Some(mended) => drop(file.insert(name, mended)),
                None => left_out.push(key.to_owned()),
            }
        }
        let (file, left_out) = self.table::<File>(Spanned::new(span, file), left_out);
        let is_out = |key: &str| left_out.iter().any(|out| out == key);
        unknown.size = ["files", "ranks", "start"].into_iter().any(is_out);
        unknown.endings |= is_out("endings");
        unknown.pieces |= is_out("pieces");
        // The keys may be misspelled.
        let is_like = |word: &str| left_out.iter().any(|key| key.starts_with(word));
        unknown.zones |= is_like("zone");
        unknown.labels |= is_like("piece");
        (file, unknown)
    }

    /// All parts of a list or a table, without those that cannot be used.
    fn each(&mut self, parts: Value<'i>, mend: Mend<'i>) -> Option<Value<'i>> {
        let span = parts.span();
        let mended = |shape: &mut Self, part| {
            let is_full = shape.found.len() >= MOST_MISTAKES;
            shape.is_left |= is_full;
            if is_full { None } else { mend(shape, part) }
        };
        let parts = match parts.into_inner() {
            DeValue::Table(parts) => {
                let part = |(key, part)| Some((key, mended(self, part)?));
                DeValue::Table(parts.into_iter().filter_map(part).collect())
            }
            DeValue::Array(parts) => {
                let parts = parts.into_iter().filter_map(|part| mended(self, part));
                DeValue::Array(parts.collect())
            }
            other => other,
        };
        Some(Spanned::new(span, parts))
    }

    /// A part of the file with readable stand-ins for its unreadable parts. There is none if the
    /// part cannot be used.
    fn mended<T: DeserializeOwned>(&mut self, part: Value<'i>) -> Option<Value<'i>> {
        let span = part.span();
        match part.into_inner() {
            DeValue::Table(table) => self.table::<T>(Spanned::new(span, table), Vec::new()).0,
            other => {
                let part = Spanned::new(span, other);
                self.tell_value::<T>(&part);
                None
            }
        }
    }

    /// A table without the wrong keys and with stand-ins for required keys, and the list of keys
    /// left out. Keys that were already left out are not listed as missing.
    fn table<T: DeserializeOwned>(
        &mut self,
        table: Spanned<DeTable<'i>>,
        mut left_out: Vec<String>,
    ) -> (Option<Value<'i>>, Vec<String>) {
        let span = table.span();
        let mut table = table.into_inner();
        let unread: Vec<String> = table
            .iter()
            .filter(|(_, value)| self.is_told(value) || self.is_unread(value))
            .map(|(key, _)| key.get_ref().to_string())
            .collect();
        for key in unread {
            if let Some((name, value)) = table.remove_entry(key.as_str()) {
                self.tell_unread::<T>(name, &value);
                left_out.push(key);
            }
        }
        for _ in 0..MOST {
            let value = Spanned::new(span.clone(), DeValue::Table(table.clone()));
            let Err(error) = T::deserialize(ValueDeserializer::from(value.clone())) else {
                return (Some(value), left_out);
            };
            if let Some(key) = missing(error.message()) {
                if !left_out.contains(&key) {
                    self.found.push(Problem::of_toml(&error));
                    left_out.push(key.clone());
                }
                let Some((name, value)) = stand_in(&key, self.text) else { break };
                table.insert(name, value);
                self.stood_in.push(key);
                continue;
            }
            let problem = Problem::of_toml(&error);
            let place = problem.0.clone();
            if is_stand_in(&place) {
                break;
            }
            let is_there = |key: &Spanned<_>, value: &Value<'i>| {
                let holds = |span: Range<usize>| {
                    span.start <= place.start && place.end <= span.end && !place.is_empty()
                };
                holds(key.span()) || holds(value.span())
            };
            let wrong = table.iter().find(|(key, value)| is_there(key, value));
            let wrong = wrong.map(|(key, _)| key.get_ref().to_string());
            self.found.push(problem);
            let Some(key) = wrong else { break };
            table.remove(key.as_str());
            left_out.push(key);
        }
        (None, left_out)
    }

    fn is_told(&self, value: &Value<'i>) -> bool {
        self.told.iter().any(|place| *place == value.span())
    }

    fn is_unread(&self, value: &Value<'i>) -> bool {
        !within(value, &self.unread).is_empty()
            || within(value, &self.told).iter().any(|place| *place != value.span())
    }

    /// Notes which value is expected under a key of a table, in place of one that TOML does not
    /// know.
    fn tell_unread<T: DeserializeOwned>(
        &mut self,
        key: Spanned<toml::de::DeString<'i>>,
        value: &Value<'i>,
    ) {
        if self.is_told(value) {
            return;
        }
        let unread = within(value, &self.unread);
        for place in unread.iter().cloned() {
            let typed = &self.text[place.clone()];
            let mut table = DeTable::new();
            table.insert(key.clone(), with_text(value, &unread, typed));
            let table = Spanned::new(0..0, DeValue::Table(table));
            let read = T::deserialize(ValueDeserializer::from(table)).err();
            let read = read.filter(|error| missing(error.message()).is_none());
            let is_of_key = |error: &&toml::de::Error| error.span() == Some(key.span());
            if let Some(error) = read.as_ref().filter(is_of_key) {
                self.found.push(Problem::of_toml(error));
                return;
            }
            let words = instead_of(read.as_ref().map(toml::de::Error::message), typed);
            self.found.push(Problem(place, words));
        }
    }

    /// Notes the mistake of a value that is a part of the file.
    fn tell_value<T: DeserializeOwned>(&mut self, value: &Value<'i>) {
        if self.is_told(value) {
            return;
        }
        let read = T::deserialize(ValueDeserializer::from(value.clone())).err();
        self.found.extend(read.map(|error| Problem::of_toml(&error)));
    }
}

/// The missing key, if the message is about one.
fn missing(message: &str) -> Option<String> {
    let key = message.strip_prefix("missing field `")?.strip_suffix('`')?;
    Some(key.to_owned())
}

/// The places that lie in a value.
fn within(value: &Value<'_>, places: &[Range<usize>]) -> Vec<Range<usize>> {
    match value.get_ref() {
        DeValue::Table(table) => table.values().flat_map(|value| within(value, places)).collect(),
        DeValue::Array(array) => array.iter().flat_map(|value| within(value, places)).collect(),
        _ => places.iter().filter(|place| **place == value.span()).take(1).cloned().collect(),
    }
}

/// The places of dates. No key has a date as its value.
fn dates(table: &DeTable<'_>, found: &mut Vec<Range<usize>>) {
    fn of(value: &Value<'_>, found: &mut Vec<Range<usize>>) {
        match value.get_ref() {
            DeValue::Table(table) => dates(table, found),
            DeValue::Array(array) => array.iter().for_each(|value| of(value, found)),
            DeValue::Datetime(_) => found.push(value.span()),
            _ => {}
        }
    }
    table.values().for_each(|value| of(value, found));
}

/// A value with a text in place of each part that TOML does not know.
fn with_text<'i>(value: &Value<'i>, unread: &[Range<usize>], typed: &'i str) -> Value<'i> {
    let span = value.span();
    let changed = |value| with_text(value, unread, typed);
    let changed = match value.get_ref() {
        _ if unread.contains(&span) => DeValue::String(typed.into()),
        DeValue::Array(array) => DeValue::Array(array.iter().map(changed).collect()),
        DeValue::Table(table) => {
            DeValue::Table(table.iter().map(|(key, value)| (key.clone(), changed(value))).collect())
        }
        other => other.clone(),
    };
    Spanned::new(span, changed)
}
