//! The tests of the bot as a whole, in one program: conversations with the core over a real
//! database, and flows through the real program and a loopback Discord.

mod conversations;
mod durability;
mod end_to_end;
mod server;
mod table;
mod wire;
