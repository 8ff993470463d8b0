//! Playing, as conversations with the core over a real database.
//!
//! Much of it depends on stored data, so it is also tried on PostgreSQL.

pub mod aborts;
pub mod adjudication;
pub mod among_talk;
pub mod answers;
pub mod calendars;
pub mod challenges;
pub mod command_catalogue;
pub mod conversations;
pub mod counting;
pub mod diced;
pub mod draws;
pub mod edits;
pub mod game_ends;
pub mod help;
pub mod limits;
pub mod lists;
pub mod looks;
pub mod made_commands;
pub mod nonsense;
pub mod notes;
pub mod on_a_file;
pub mod open_challenges;
pub mod out_of_turn;
pub mod previewed_offers;
pub mod previews;
pub mod private_boards;
pub mod proposals;
pub mod rematch_places;
pub mod rematch_windows;
pub mod rematches;
pub mod replayed_ends;
pub mod sentences;
pub mod starts;
pub mod take_back;
pub mod take_back_offers;
pub mod together;
pub mod together_diced;
pub mod told_terms;
pub mod tried_lines;
