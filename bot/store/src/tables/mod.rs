//! The migrations that make the tables, and whether a database has the tables that they make.

mod made;
pub(crate) mod migration_copies;
mod migrations;
pub(crate) mod schema;
pub(crate) mod server_schema;
