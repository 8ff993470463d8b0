//! Matrix as one of the networks: its events in, requests out, and all that is particular to it.

mod client;
mod directs;
mod fault;
mod front;
mod gallery;
mod letter;
mod matrix_front;
mod names;
mod own;
mod rooms;
mod row;
mod wording;
