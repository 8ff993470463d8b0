//! Opening a database: its lock, its migrations, and the checks that it is safe.

mod open;
