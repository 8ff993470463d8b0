//! An operator's questions to a database, also beside a running bot: whether it is sound, which
//! rows wait, what is stored about one person. Records of games, read and taken over.

mod diagnosis;
mod import;
mod inspect;
mod operator;
mod probe;
mod reader;
mod rehearsal;

pub use diagnosis::{Diagnosis, Holding, diagnose};
pub use import::{ImportError, Imported};
pub use inspect::{Barred, Condition, Inspection, inspect};
pub use operator::{OperatorError, outbox, rated_games, record, retry, stored_ratings};
pub use reader::Reader;
pub use rehearsal::Rehearsal;
