//! Variants that members upload as files: their state, the requests about them, and the facts.

use crate::Server;
use crate::bare_name::bare_name;
use crate::model::request::Opponent;
use menagerie_rules::{Variant, variant_of};
use std::sync::Arc;

/// How many files one community may send in [`SENT_LATELY`].
pub const MOST_SENT_LATELY: usize = 20;
/// The seconds over which they are counted.
pub const SENT_LATELY: i64 = 24 * 60 * 60;
/// How many files are kept for one community: each for ever, once something was begun with it.
pub const MOST_SENT: usize = 200;
/// How many games a community may have on its list.
pub const MOST_PUBLISHED: usize = 25;

/// A file that was read and found right.
#[derive(Clone, Debug)]
pub struct UploadedVariant {
    /// The game.
    pub variant: Arc<Variant>,
    /// Its id as it stands in the file: a file of the same one is a new revision of it.
    pub game: String,
    /// What stands in the file.
    pub file: String,
    /// What is odd about it, a line each.
    pub oddities: Vec<String>,
}

/// What is wished of games that members send.
#[derive(Clone, Debug)]
pub enum UploadRequest {
    /// To play one, against somebody or not yet.
    Try {
        /// The game.
        game: Box<UploadedVariant>,
        /// Who is challenged to it.
        opponent: Option<Opponent>,
        /// The clock, as typed; empty for the usual one.
        clock: String,
    },
    /// To put one on the list of the community.
    Publish(Box<UploadedVariant>),
    /// To take one off that list, as typed.
    Withdraw(String),
}

/// A game of a community's own, as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerVariant {
    /// The variant's id.
    pub variant: String,
    /// The variant's revision.
    pub revision: u32,
    /// Its id as it stands in its file.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Who has invented it.
    pub author: String,
    /// How many files and ranks its board has.
    pub size: (u32, u32),
    /// As which edition it is on the list, from 1; nothing if it was only tried.
    pub number: Option<u32>,
}

impl ServerVariant {
    /// The game, if it was learned and can be read.
    pub fn known(&self) -> Option<Arc<Variant>> {
        variant_of(&self.variant, self.revision)
    }
}

/// What is known of the games that a community has sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// Whether the file in question is kept for it.
    pub is_kept: bool,
    /// How many are.
    pub kept: usize,
    /// How many of those were sent lately.
    pub lately: usize,
    /// The last edition of the game in question that was on the list; 0 if none was.
    pub last_number: u32,
}

/// Something that has become true of a game that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UploadFact {
    /// Its file is kept.
    Kept {
        /// The community.
        server: Server,
        /// How it is listed, as none of the list.
        game: ServerVariant,
        /// What stands in the file.
        file: String,
    },
    /// It is on the list, in place of what was there of the same id in the file.
    Published {
        /// The community.
        server: Server,
        /// The id in the file.
        game: String,
        /// The variant's id.
        variant: String,
        /// As which edition.
        number: u32,
    },
    /// It is on the list no more.
    Withdrawn {
        /// The community.
        server: Server,
        /// The id in the file.
        game: String,
    },
}

/// The game on a community's list that is meant: by its name, its id, or that in its file.
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
