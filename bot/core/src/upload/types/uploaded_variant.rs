//! Variants that members upload as files.

use crate::bare_name::bare_name;
use menagerie_rules::{Variant, variant_of};
use std::sync::Arc;

/// How many files one community may upload in [`SENT_LATELY`].
pub const MOST_SENT_LATELY: usize = 20;
/// The number of seconds over which they are counted.
pub const SENT_LATELY: i64 = 24 * 60 * 60;
/// How many files are kept for one community. Each is kept for ever, once a game was begun with it.
pub const MOST_SENT: usize = 200;
/// How many variants a community may have on its list.
pub const MOST_PUBLISHED: usize = 25;

/// A valid file.
#[derive(Clone, Debug)]
pub struct UploadedVariant {
    /// The variant.
    pub variant: Arc<Variant>,
    /// The id in the file. A file with the same id is a new revision of the variant.
    pub game: String,
    /// The text of the file.
    pub file: String,
    /// Warnings about it, a line each.
    pub oddities: Vec<String>,
}

/// A community's own variant, as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerVariant {
    /// The variant's id.
    pub variant: String,
    /// The variant's revision.
    pub revision: u32,
    /// The id in its file.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Its inventor.
    pub author: String,
    /// The files and ranks of its board.
    pub size: (u32, u32),
    /// The edition that is on the list, from 1; nothing if it was only tried.
    pub number: Option<u32>,
}

impl ServerVariant {
    /// The variant itself, if it was learned and can be read.
    pub fn known(&self) -> Option<Arc<Variant>> {
        variant_of(&self.variant, self.revision)
    }
}

/// The facts about a community's uploaded variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// Whether the file in question is kept for it.
    pub is_kept: bool,
    /// The number of its kept files.
    pub kept: usize,
    /// How many of those were uploaded lately.
    pub lately: usize,
    /// The last edition of the variant in question on the list; 0 if there was none.
    pub last_number: u32,
}

/// The variant of a community's list with this name, id, or id in its file.
pub fn published<'a>(own: &'a [ServerVariant], typed: &str) -> Option<&'a ServerVariant> {
    let wanted = typed.trim();
    let listed = || own.iter().filter(|own| own.number.is_some());
    let is_exactly = |own: &&ServerVariant| {
        own.name.eq_ignore_ascii_case(wanted) || own.variant == wanted || own.game == wanted
    };
    let is_spelled_otherwise = |own: &&ServerVariant| {
        let sized = format!("{} {}x{}", own.name, own.size.0, own.size.1);
        let bare = bare_name(wanted);
        !bare.is_empty() && (bare_name(&own.name) == bare || bare_name(&sized) == bare)
    };
    listed().find(is_exactly).or_else(|| listed().find(is_spelled_otherwise))
}
