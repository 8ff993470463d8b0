//! What can be asked and answered on every network (`conversation`), and the two workers between the core
//! and the networks: `desk` has a call decided and stored, `deliver` has others see what followed.

pub mod attendance;
pub mod clock;
pub mod conversation;
pub mod deliver;
pub mod desk;
pub mod drawing;
pub mod engine;
pub mod move_results;
pub mod network;
pub mod pace;
pub mod preferences;
pub mod studio;
pub mod traces;
pub mod turns;
pub mod upkeep;
pub mod variant_file;
pub mod version;
