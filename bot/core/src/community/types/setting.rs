//! The settings of people and communities, mostly about how boards look, as words.
//!
//! The core does not know what a word looks like. The adapter that hands in a request says which
//! words there are.

use crate::{PlayerId, Server};
use std::collections::BTreeMap;

/// The word with which games are rated that do not say so.
pub const RATED: &str = "on";

/// The word of a profile that nobody else sees.
pub const PRIVATE: &str = "private";

/// The settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Setting {
    /// The colors of the board.
    Theme,
    /// The kind of piece symbols.
    Pieces,
    /// Whether files and ranks are labeled.
    Coordinates,
    /// The size of pictures.
    Scale,
    /// The side at the bottom for one person.
    View,
    /// The side at the bottom for everyone.
    Below,
    /// The clock of challenges that name none.
    Clock,
    /// Whether a move by command is previewed before it is played.
    Preview,
    /// Whether each board of one's games offers its changes in words.
    Changes,
    /// The readers of a member's profile.
    Profile,
    /// How many running games one member may have in the community.
    Games,
    /// How a member is told of their turn.
    Notices,
    /// The hour of a member's daily list of games, if they want one.
    Digest,
    /// Where the spectators of a game talk.
    Kibitz,
    /// Whether games are rated that do not say so.
    Rated,
    /// At which hour a community has its problem of the day, if at all.
    Problems,
    /// The language in which a member or everyone reads.
    Language,
}

impl Setting {
    /// A person's settings of how boards look.
    pub const LOOKS: [Setting; 5] =
        [Setting::Theme, Setting::Pieces, Setting::Coordinates, Setting::Scale, Setting::View];
    /// A person's settings.
    pub const OF_A_PLAYER: [Setting; 11] = [
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
        Setting::Language,
    ];
    /// A community's settings. Refusals to change them name them all.
    pub const OF_A_SERVER: [Setting; 9] = [
        Setting::Theme,
        Setting::Pieces,
        Setting::Below,
        Setting::Clock,
        Setting::Rated,
        Setting::Games,
        Setting::Kibitz,
        Setting::Problems,
        Setting::Language,
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
            Setting::Rated => "rated",
            Setting::Problems => "problems",
            Setting::Language => "language",
        }
    }

    /// The inverse of [`Setting::name`].
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Setting::OF_A_PLAYER.into_iter().chain(Setting::OF_A_SERVER);
        all.find(|setting| setting.name() == name)
    }
}

/// Settings with their words. A missing one has the usual value.
pub type Settings = BTreeMap<Setting, String>;

/// The owner of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A person, for boards that are shown to them alone.
    Player(PlayerId),
    /// A community, for boards that everyone sees.
    Server(Server),
}

/// A setting with its possible words, and the requested change.
#[derive(Clone, Debug)]
pub struct SettingRequest {
    /// The setting.
    pub setting: Setting,
    /// Its possible words.
    pub known: Vec<&'static str>,
    /// The word that holds while none is set.
    pub usual: &'static str,
    /// The new word; nothing if it stays.
    pub word: Option<String>,
}
