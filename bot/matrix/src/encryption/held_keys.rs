//! Changes of keys that are stored together. What one answer of the homeserver says of keys is one step: if half of it
//! were stored, a key could be lost whose message counts as read.

use menagerie_store::{KeyChange, KeysOf, NamedKey};
use std::collections::BTreeMap;

/// The changes of keys that wait to be stored.
#[derive(Default)]
pub struct HeldKeys {
    is_open: bool,
    /// The newest change of each key.
    changes: BTreeMap<Name, KeyChange>,
}

/// The held state of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum One {
    /// No change.
    AsStored,
    /// Its new value.
    Changed(String),
    /// That it goes.
    Gone,
}

/// The kind of a key, and both parts of its name.
type Name = (&'static str, String, String);

impl HeldKeys {
    /// From now on changes are held.
    pub fn open(&mut self) {
        self.is_open = true;
    }

    /// These were stored. Returns whether nothing is left, so that no more is held.
    pub fn are_stored(&mut self, stored: Vec<KeyChange>) -> bool {
        for change in stored {
            let name = name(&change);
            // It may have changed again meanwhile.
            if self.changes.get(&name) == Some(&change) {
                self.changes.remove(&name);
            }
        }
        self.is_open = !self.changes.is_empty();
        !self.is_open
    }

    /// All that is held.
    pub fn all(&self) -> Vec<KeyChange> {
        self.changes.values().cloned().collect()
    }

    /// Takes changes that are to be held, or gives them back.
    pub fn take(&mut self, changes: Vec<KeyChange>) -> Option<Vec<KeyChange>> {
        if !self.is_open {
            return Some(changes);
        }
        for change in changes {
            self.changes.insert(name(&change), change);
        }
        None
    }

    /// The held state of a key.
    pub fn one(&self, kind: &str, name: &str, part: &str) -> One {
        let mut changes = self.changes.iter();
        let found = changes
            .find(|((known, first, second), _)| *known == kind && first == name && second == part);
        match found {
            None => One::AsStored,
            Some((_, change)) => value(change).map_or(One::Gone, One::Changed),
        }
    }

    /// The values of stored keys, with the held changes of them. Those by a mark or a backup stay as they are, since
    /// nobody asks for them while changes are held.
    pub fn with(&self, kind: &str, of: KeysOf<'_>, stored: Vec<NamedKey>) -> Vec<String> {
        let mut all: BTreeMap<(String, String), String> = BTreeMap::new();
        let mut order = Vec::new();
        for (name, part, value) in stored {
            order.push((name.clone(), part.clone()));
            all.insert((name, part), value);
        }
        for ((known, name, part), change) in &self.changes {
            let is_meant = *known == kind
                && match of {
                    KeysOf::Everybody => true,
                    KeysOf::Name(meant) => name == meant,
                    KeysOf::Marked(..) | KeysOf::NotIn(_) => false,
                };
            if !is_meant {
                continue;
            }
            let key = (name.clone(), part.clone());
            match value(change) {
                Some(value) => {
                    if all.insert(key.clone(), value).is_none() {
                        order.push(key);
                    }
                }
                None => drop(all.remove(&key)),
            }
        }
        order.iter().filter_map(|key| all.remove(key)).collect()
    }
}

fn name(change: &KeyChange) -> Name {
    match change {
        KeyChange::Keep(row) => (row.kind, row.name.clone(), row.part.clone()),
        KeyChange::Drop { kind, name, part } => (kind, name.clone(), part.clone()),
        // Only a start forgets all of a kind, and holds nothing.
        KeyChange::DropAll { kind } => (kind, String::new(), String::new()),
    }
}

fn value(change: &KeyChange) -> Option<String> {
    match change {
        KeyChange::Keep(row) => Some(row.value.clone()),
        KeyChange::Drop { .. } | KeyChange::DropAll { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_store::KeyRow;

    fn kept(name: &str, part: &str, value: &str) -> KeyChange {
        KeyChange::Keep(KeyRow {
            kind: "session",
            name: name.to_owned(),
            part: part.to_owned(),
            mark: None,
            person: None,
            backup: None,
            value: value.to_owned(),
        })
    }

    #[test]
    fn held_changes_are_read_as_if_they_were_stored() {
        let mut held = HeldKeys::default();
        let given_back = held.take(vec![kept("a", "1", "old")]);
        assert_eq!(given_back.map(|changes| changes.len()), Some(1), "nothing is held yet");
        held.open();
        let (name, part) = ("a".to_owned(), "2".to_owned());
        let gone = KeyChange::Drop { kind: "session", name, part };
        assert!(held.take(vec![kept("a", "1", "new"), gone, kept("a", "3", "more")]).is_none());
        assert!(held.take(vec![kept("b", "1", "other")]).is_none());
        let stored = |part: &str, value: &str| ("a".to_owned(), part.to_owned(), value.to_owned());
        let all = vec![stored("1", "old"), stored("2", "gone"), stored("4", "kept")];
        assert_eq!(held.with("session", KeysOf::Name("a"), all), ["new", "kept", "more"]);
        assert_eq!(held.one("session", "a", "1"), One::Changed("new".to_owned()));
        assert_eq!(held.one("session", "a", "2"), One::Gone);
        assert_eq!(held.one("session", "a", "4"), One::AsStored);
        assert_eq!(held.one("device", "a", "1"), One::AsStored);
        let stored = held.all();
        assert_eq!(stored.len(), 4);
        assert!(held.take(vec![kept("b", "1", "newer")]).is_none(), "while the others are stored");
        assert!(!held.are_stored(stored));
        assert_eq!(held.one("session", "b", "1"), One::Changed("newer".to_owned()));
        assert!(held.are_stored(held.all()));
        assert!(held.take(vec![kept("a", "1", "last")]).is_some(), "nothing is held any more");
    }
}
