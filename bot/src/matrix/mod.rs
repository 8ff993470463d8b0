//! Matrix as one of the networks: its events in, requests out, and all that is particular to it.

mod names;
mod wording;
