//! The pages in a browser: a board to tap, and one's own games.
//!
//! The bot stays the authority. A page shows what the store has, and each move is a call to the desk, as a
//! message in a chat is. Who somebody is, a personal link from the chat says. See
//! `docs/internals/pages.md`.

mod address;
mod asset;
mod board_page;
mod board_state;
mod captured;
mod deeds;
mod door;
mod events;
mod fault;
mod games_page;
mod ground;
mod hands;
mod layout;
mod listeners;
mod routes;
mod serving;
mod sheet;
mod visitor;
mod wording;

pub use address::{SCRIPT, script_path};
pub use serving::{serve, serve_on};

use listeners::Listeners;
use menagerie_chat::account_limits::AccountLimits;
use menagerie_chat::engine::Services;
use menagerie_core::PlayerId;

/// The parts that every page needs.
struct Site {
    services: Services,
    /// The address by which people reach it, without a slash at its end.
    url: String,
    /// The accounts that have asked lately.
    askers: AccountLimits<PlayerId>,
    /// The pages of each account that listen.
    listeners: Listeners,
}

impl Site {
    /// Whether browsers reach it with TLS.
    fn is_secure(&self) -> bool {
        self.url.starts_with("https:")
    }
}
