//! The facts on disk: one SQLite file or one database on a PostgreSQL server, one writer, a few
//! readers. Both are spoken to with the same statements.
//!
//! Only this folder contains SQL. A call and everything that follows from it is one transaction.
//! A test reads the plans of all statements: what is over costs nothing.

mod absences;
mod accounts;
mod address;
mod along;
mod attendance;
mod belongings;
mod blocks;
mod branches;
mod challenges;
mod clock_records;
mod clocks;
mod communities;
mod corrections;
mod counts;
mod cursors;
mod delivery;
mod departures;
mod diagnosis;
mod effects;
mod enqueue;
mod extras;
mod facts;
mod file;
mod forget;
mod freezes;
mod games;
mod handles;
mod import;
mod inbox;
mod inspect;
mod keeping;
mod kept;
mod kibitz;
mod learned_variants;
mod leaving;
mod limits;
mod linking;
#[cfg(feature = "bench")]
mod load;
mod log_size;
mod looking;
mod marks;
mod migrations;
mod notes;
mod notices;
mod noting;
mod open;
mod open_challenges;
mod open_error;
mod operator;
mod outbox;
mod pauses;
mod plans;
mod played_by_place;
mod played_in;
mod post;
mod posts;
mod probe;
mod problems;
mod proposals;
mod reader;
mod rebuild;
mod records;
mod rehearsal;
mod relink;
mod remembered;
mod rewriting;
mod said;
mod schema;
mod seat;
mod sent_games;
mod server;
mod server_rights;
mod server_schema;
mod settings;
mod sqlite;
mod stored_line;
mod tallies;
mod threads;
mod transaction;
mod unheard;
mod values;
mod variant_files;
mod whereabouts;
mod windows;
mod world;
mod writer;
mod zones;

pub use along::{Along, GameAlong};
pub use cursors::{Cursor, Seat};
pub use delivery::Delivery;
pub use diagnosis::{Diagnosis, Holding, diagnose};
pub use import::{ImportError, Imported};
pub use inspect::{Barred, Condition, Inspection, inspect};
pub use keeping::{Backup, Contents, KeepingError, Restored, back_up, old_copies, restore};
#[cfg(feature = "bench")]
pub use load::{GameCopy, Plain, plain_inserts, settle};
pub use open::{Store, Work};
pub use open_error::OpenError;
pub use operator::{OperatorError, outbox, record, retry};
pub use outbox::{Held, Pending, Waiting, Why};
pub use played_by_place::Ended;
pub use post::Post;
pub use reader::Reader;
pub use rehearsal::Rehearsal;
pub use transaction::Transaction;
pub use variant_files::VariantKept;

/// Something that the store could not do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database has refused. When something was to be written: before it was committed, so that
    /// nothing of it is stored.
    #[error("the database could not be read or written: {0}")]
    Database(#[from] sqlx::Error),
    /// A row cannot be understood. Nothing was written.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
    /// The database could not be written. Nothing of what was to be written is stored, nor will
    /// any of it appear later.
    #[error("the database could not be written, and nothing of this is stored: {0}")]
    NotStored(sqlx::Error),
    /// The database failed while it made something durable, and could not be opened again. It is
    /// not known whether that is stored: when the database can be written again it is looked up,
    /// and then the same cause gets its answer. Until then nothing can be stored.
    #[error("the database could not be written, and whether this is stored is not known: {0}")]
    Unknown(sqlx::Error),
}

impl StoreError {
    /// Nothing was heard of the database for too long.
    pub fn late() -> Self {
        StoreError::Unknown(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()))
    }

    /// Whether it is about the disk: the store itself has said it in the log, once for all calls.
    pub fn is_outage(&self) -> bool {
        matches!(self, StoreError::NotStored(_) | StoreError::Unknown(_))
    }
}
