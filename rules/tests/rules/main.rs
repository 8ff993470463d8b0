//! The specification of the crate, by its public functions alone. Most of it is tables in `data/`.

mod bad_inputs;
mod cetran;
mod common;
mod destinations;
mod explanations;
mod fen;
mod fen_sentences;
mod file_errors;
mod fuzz;
mod games;
mod lines;
mod lint;
mod notation;
mod obstacles;
mod perft;
mod positions;
mod properties;
mod reference;
mod refusals;
mod revisions;
mod script;
mod source_pages;
mod terran;
mod told;
mod variant_files;
mod xbetza;
