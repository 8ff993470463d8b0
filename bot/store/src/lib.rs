//! The facts on disk: one SQLite file or one database on a PostgreSQL server, one writer, a few
//! readers. Both kinds of database get the same statements.
//!
//! Only this folder contains SQL. A call and everything that follows from it is one transaction. A
//! test reads the query plans of all statements, so that games that are over cost nothing.
//!
//! The rooms, highest first. An import names the room that it comes from. A room uses rooms below
//! it in this list, and none above it; a test reads the list and holds it.
//!
//! - `load`: Filling a database with many games, for the load bench alone.
//! - `operation`: What an operator asks of a database, also beside a running bot: whether it is
//!   sound, which rows wait, what is stored about one person. Records of games, read and taken
//!   over.
//! - `opening`: Opening a database: its lock, its migrations, and the checks that it is safe.
//! - `backup`: Backups: making one, checking it, restoring it.
//! - `decision`: One decision in one transaction: what is loaded for it, how its facts are written
//!   down, and which causes were processed before.
//! - `privacy`: The data stored about one person: counted, exported, deleted. The digests by which
//!   a deleted member is known again.
//! - `linking`: Linking two accounts of one person, and which rows change hands then.
//! - `outbox`: The outbox: the rows that wait for a network, their order, and which members want to
//!   be told of what.
//! - `challenge`: Challenges to one member or to everyone, and the account with which a player sits
//!   down.
//! - `game`: Games as they stand, their records, and all that belongs to one: offers, conditional
//!   moves, spectators, notes, lines that were tried, problems. How much each member has played.
//! - `ladder`: Who stands on ladders, and which games were begun on them.
//! - `league`: Seasons of leagues, their members, and which games they have begun.
//! - `rating`: The rated games, and the ratings of each month that is over, which follow from them.
//! - `clock`: The clocks of games, and what pauses them: freezes, outages, members' days off, quiet
//!   hours and vacations.
//! - `community`: The settings of communities and members, the places in which a game is seen, and
//!   which players have left them.
//! - `network`: On which networks the bot is and when it was away, how far their messages are read,
//!   what each network remembers, and its keys where it encrypts.
//! - `variant`: Variants that did not come with the program: their files, and those that
//!   communities have uploaded.
//! - `people`: The accounts of a member, their names on other networks, their blocks, and what else
//!   there is of them beside games.
//! - `tables`: The migrations that make the tables, and whether a database has the tables that they
//!   make.
//! - `database`: The ground: where a database is, its connections and locks, the one writer, and
//!   the open database that all other rooms use.

mod backup;
mod challenge;
mod clock;
mod community;
mod database;
mod decision;
mod game;
mod ladder;
mod league;
mod linking;
#[cfg(feature = "bench")]
mod load;
mod network;
mod opening;
mod operation;
mod outbox;
mod people;
mod privacy;
mod rating;
mod tables;
mod variant;

pub use backup::{Backup, Contents, KeepingError, Restored, back_up, old_copies, restore};
pub use database::{Delivery, OpenError, Result, SharedWork, Store, StoreError, Work, WrongCodes};
pub use decision::Transaction;
pub use game::{Ended, Errand, ErrandKind};
#[cfg(feature = "bench")]
pub use load::{GameCopy, Plain, plain_inserts, settle};
pub use network::{Cursor, GameAtPlace, KeyChange, KeyRow, KeysOf, NamedKey};
pub use operation::{
    Barred, Condition, Diagnosis, Holding, ImportError, Imported, Inspection, OperatorError,
    Reader, Rehearsal, diagnose, inspect, outbox, rated_games, record, retry, stored_ratings,
};
pub use outbox::{Held, Pending, Waiting, Why};
pub use people::{PAGE_LINK_LASTS, PAGE_SESSION_LASTS};
pub use privacy::{DataExport, GameExport};
pub use rating::{MemberRatings, RatingsCheck};
pub use variant::VariantKept;
