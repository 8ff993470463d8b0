//! The record of a game, its exports and imports.

pub mod castling_letters;
pub mod export_texts;
pub mod exports;
pub mod on_a_file;
pub mod record_forms;
pub mod record_properties;
pub mod records;
pub mod whole_records;
