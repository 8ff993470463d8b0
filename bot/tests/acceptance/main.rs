//! The tests of the bot as a whole, in one program: conversations with the core over a real
//! database, and flows through the real program and a loopback Discord.

mod adjudication;
mod answers;
mod asking;
mod attendance;
#[cfg(target_os = "linux")]
mod broken_disk;
#[cfg(feature = "sandbox")]
mod browser;
mod clock_case;
mod clock_watch;
mod clock_years;
mod clocks;
mod command_line;
mod conversations;
mod deciding;
mod delivery;
mod diced;
mod draws;
mod durability;
mod end_to_end;
mod engine;
mod export_files;
mod export_texts;
mod exports;
mod fairness;
mod faults;
mod gateway;
mod imports;
mod limits;
mod looks;
mod lost_places;
mod members_time;
mod overheard;
mod parts;
mod places;
mod plans;
mod proposals;
mod read_back;
mod record_forms;
mod record_properties;
mod records;
mod remarks;
mod rights;
#[cfg(feature = "sandbox")]
mod sandbox_process;
mod schemas;
mod sentences;
mod server;
mod settings;
mod starts;
mod steps;
mod stored_facts;
mod table;
mod take_back;
mod terminal;
mod tidy;
mod timed_games;
mod timed_records;
mod timed_wire;
mod upkeep;
mod use_lines;
mod whole_records;
mod wire;
mod worlds;
