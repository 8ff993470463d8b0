//! The README's promise, in a real browser: start the sandbox, challenge, accept, play, resign; on a
//! desktop and on a phone, with pictures that are slow to load.

mod board;
mod evening;
mod first_steps;
mod game;
mod page;
mod talk;
