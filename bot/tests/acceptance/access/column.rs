//! The roles and places of the page.

use crate::table::{CHANNEL, THREAD, person};
use menagerie_core::model::request::Authority;
use menagerie_core::model::state::Visibility;
use menagerie_core::{Place, PlayerId, Server};

/// Where somebody asks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Where {
    /// Where the game is played.
    Here,
    /// In another channel of the same server.
    Elsewhere,
    /// On another server.
    OtherServer,
    /// Alone with the bot.
    Direct,
    /// In a community of another network.
    OtherNetwork,
}

/// A role in a place.
#[derive(Clone, Copy)]
pub struct Column {
    /// The heading above it.
    pub short: &'static str,
    pub who: &'static str,
    pub authority: Authority,
    pub at: Where,
    /// Whether they see the channel of the game.
    pub sees: bool,
}

const fn column(
    short: &'static str,
    who: &'static str,
    authority: Authority,
    at: Where,
    sees: bool,
) -> Column {
    Column { short, who, authority, at, sees }
}

use Authority::{LocalModerator, Manager, Moderator, Player};
use Where::{Direct, Elsewhere, Here, OtherNetwork, OtherServer};

/// All of them, from left to right.
pub const COLUMNS: [Column; 20] = [
    column("P", "Ann", Player, Here, true),
    column("O", "Bob", Player, Here, true),
    column("S", "Cid", Player, Here, true),
    column("l", "Cid", LocalModerator, Here, true),
    column("M", "Cid", Moderator, Here, true),
    column("A", "Cid", Manager, Here, true),
    column("S c", "Cid", Player, Elsewhere, true),
    column("l c", "Cid", LocalModerator, Elsewhere, true),
    column("M c", "Cid", Moderator, Elsewhere, true),
    column("A c", "Cid", Manager, Elsewhere, true),
    column("P x", "Ann", Player, Elsewhere, false),
    column("S x", "Cid", Player, Elsewhere, false),
    column("M x", "Cid", Moderator, Elsewhere, false),
    column("A x", "Cid", Manager, Elsewhere, false),
    column("P s", "Ann", Player, OtherServer, false),
    column("A s", "Cid", Manager, OtherServer, false),
    column("P d", "Ann", Player, Direct, false),
    column("S d", "Cid", Player, Direct, false),
    column("P n", "Ann", Player, OtherNetwork, false),
    column("A n", "Cid", Manager, OtherNetwork, false),
];

impl Column {
    pub fn name(&self) -> String {
        format!("{} ({})", self.short, self.who)
    }

    pub fn from(&self) -> PlayerId {
        person(self.who)
    }

    pub fn place(&self) -> Place {
        match self.at {
            Where::Here => Place::new("test", THREAD),
            Where::Elsewhere => Place::new("test", "lobby"),
            Where::OtherServer => Place::new("test", "far"),
            Where::Direct => Place::new("test", "alone"),
            Where::OtherNetwork => Place::new("other", "hall"),
        }
    }

    pub fn server(&self) -> Option<Server> {
        match self.at {
            Where::Here | Where::Elsewhere => Some(crate::table::server()),
            Where::OtherServer => Some(Server::new("test", "far")),
            Where::Direct => None,
            Where::OtherNetwork => Some(Server::new("other", "hall")),
        }
    }

    /// As Discord tells it: where they are, and the channel if they see that. Other networks say that
    /// all members see their rooms whole.
    pub fn visibility(&self) -> Visibility {
        if matches!(self.at, Where::OtherNetwork) {
            return Visibility::All;
        }
        let channel = self.sees.then(|| Place::new("test", CHANNEL));
        Visibility::Only([self.place()].into_iter().chain(channel).collect())
    }

    pub fn keeps_order(&self) -> bool {
        self.authority > Authority::Player
    }
}
