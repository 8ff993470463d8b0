//! Records out of a database that is a file.

pub mod export_files;
