//! A campaign of faults: the real program serves a loopback Discord while people play there by typing
//! and by commands, and a fault is injected again and again. Afterwards what the people did is held
//! against what is stored and what is to be seen, without asking the program.

mod books;
mod count;
pub mod doctored;
