//! A homeserver in this process: the client API over HTTP on this machine, with all that it keeps in
//! memory, so that it can stop, go wrong on purpose, and be asked what it was asked.

mod accounts;
mod creating;
mod event;
mod filter;
mod membership;
mod power;
mod reading;
mod refusal;
mod room;
mod sending;
mod sync;
mod world;
