//! Variant files: reading, refusing, checking, and keeping them unchanged.

mod bad_inputs;
mod chosen_arrays;
mod dead_claims;
mod editions;
mod every_form;
pub(crate) mod file_errors;
mod file_recovery;
mod file_texts;
mod lint;
mod piece_errors;
mod revisions;
mod shuffle_errors;
mod source_pages;
mod variant_files;
