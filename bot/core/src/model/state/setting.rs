//! The settings of people and communities, mostly about how boards look, as words.
//!
//! The core does not know what a word looks like. The adapter that hands in a request says which
//! words there are.

use crate::{PlayerId, Server};
use std::collections::BTreeMap;

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Setting {
    /// The colors of the board.
    Theme,
    /// What stands for a piece.
    Pieces,
    /// Whether files and ranks are named.
    Coordinates,
    /// How large pictures are.
    Scale,
    /// Which side is at the bottom for one person.
    View,
    /// Which side is at the bottom for all.
    Below,
    /// The clock of challenges that name none.
    Clock,
    /// Whether a move is shown to whoever gives it by command before it is played.
    Preview,
    /// Whether it is offered under each board of one's games to hear what has changed on it.
    Changes,
    /// Who is told what somebody plays.
    Profile,
    /// How many games one member may have running in the community.
    Games,
    /// How somebody is told that it is their move.
    Notices,
    /// The hour at which somebody is told of all their games, where they want that once a day.
    Digest,
    /// Where those talk who watch a game.
    Kibitz,
}

impl Setting {
    /// Those of a person about how boards look.
    pub const LOOKS: [Setting; 5] =
        [Setting::Theme, Setting::Pieces, Setting::Coordinates, Setting::Scale, Setting::View];
    /// Those of a person.
    pub const OF_A_PLAYER: [Setting; 10] = [
        Setting::Theme,
        Setting::Pieces,
        Setting::Coordinates,
        Setting::Scale,
        Setting::View,
        Setting::Preview,
        Setting::Changes,
        Setting::Profile,
        Setting::Notices,
        Setting::Digest,
    ];
    /// Those of a community.
    pub const OF_A_SERVER: [Setting; 6] = [
        Setting::Theme,
        Setting::Pieces,
        Setting::Below,
        Setting::Clock,
        Setting::Games,
        Setting::Kibitz,
    ];

    /// Its name, as options and the store spell it.
    pub fn name(self) -> &'static str {
        match self {
            Setting::Theme => "theme",
            Setting::Pieces => "pieces",
            Setting::Coordinates => "coordinates",
            Setting::Scale => "scale",
            Setting::View => "view",
            Setting::Below => "below",
            Setting::Clock => "clock",
            Setting::Preview => "preview",
            Setting::Changes => "changes",
            Setting::Profile => "profile",
            Setting::Games => "games",
            Setting::Notices => "notices",
            Setting::Digest => "digest",
            Setting::Kibitz => "kibitz",
        }
    }

    /// The inverse of [`Setting::name`].
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Setting::OF_A_PLAYER.into_iter().chain(Setting::OF_A_SERVER);
        all.find(|setting| setting.name() == name)
    }
}

/// What can be set for a community, in words: “…, … and …”.
pub(crate) fn set_by_a_server() -> String {
    let mut words: Vec<&str> = Setting::OF_A_SERVER
        .into_iter()
        .filter_map(|setting| match setting {
            Setting::Theme | Setting::Pieces | Setting::Below => Some("how boards look"),
            Setting::Clock => Some("the usual clock"),
            Setting::Games => Some("how many games a member may have running"),
            Setting::Kibitz => Some("where spectators talk"),
            Setting::Coordinates
            | Setting::View
            | Setting::Scale
            | Setting::Preview
            | Setting::Changes
            | Setting::Profile
            | Setting::Notices
            | Setting::Digest => None,
        })
        .collect();
    words.dedup();
    let last = words.pop().unwrap_or_default();
    format!("{} and {last}", words.join(", "))
}

/// What is set, each with its word; what is missing is as usual.
pub type Settings = BTreeMap<Setting, String>;

/// Whose settings they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A person's, of boards that are shown to them alone.
    Player(PlayerId),
    /// A community's, of boards that everybody sees.
    Server(Server),
}

/// A setting as somebody finds it, and what it shall be.
#[derive(Clone, Debug)]
pub struct SettingRequest {
    /// What can be set.
    pub setting: Setting,
    /// The words for it.
    pub known: Vec<&'static str>,
    /// The one that holds while nothing is set.
    pub usual: &'static str,
    /// What it shall be; nothing if it stays.
    pub word: Option<String>,
}
