//! A game is replayed with the rules with which it was begun. So shipped files never change.

use std::collections::HashSet;

use crate::common::rows;
use menagerie_rules::{Variant, bundled_files, variant_of};

/// FNV-1a: enough to notice a change.
fn checksum(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[test]
fn shipped_files_do_not_change() {
    let table: Vec<Vec<&str>> = rows(include_str!("../data/revisions.tsv")).collect();
    let mut wrong = Vec::new();
    let mut present = HashSet::new();
    for (file, text) in bundled_files() {
        let variant = Variant::from_toml(file, text).unwrap_or_else(|error| panic!("{error}"));
        let (id, revision, sum) = (variant.id, variant.revision.to_string(), checksum(text));
        assert!(present.insert((id.clone(), revision.clone())), "{id} {revision} is there twice");
        match table.iter().find(|row| row[0] == id && row[1] == revision) {
            Some(row) if row[2] == sum => {}
            Some(_) => wrong.push(format!(
                "{file} has changed since revision {revision} was shipped. Games that were begun with \
                 it must be replayed with it: move the old file to rules/variants/old/{id}-r{revision}.toml, \
                 give the new one a higher revision, and add its row to rules/tests/rules/data/revisions.tsv."
            )),
            None => wrong.push(format!(
                "{file} is new. Add this row to rules/tests/rules/data/revisions.tsv:\n\
                 {id}\t{revision}\t{sum}"
            )),
        }
    }
    for row in &table {
        if !present.contains(&(row[0].to_owned(), row[1].to_owned())) {
            wrong.push(format!(
                "Revision {} of {} was shipped and must stay readable, from rules/variants/old.",
                row[1], row[0]
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn every_revision_can_be_looked_up() {
    for row in rows(include_str!("../data/revisions.tsv")) {
        let revision = row[1].parse().expect("a number");
        let variant = variant_of(row[0], revision).unwrap_or_else(|| panic!("{row:?}"));
        assert_eq!((variant.id.as_str(), variant.revision), (row[0], revision));
    }
    assert!(variant_of("terachess-2", u32::MAX).is_none() && variant_of("", 1).is_none());
}
