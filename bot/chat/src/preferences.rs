//! The meaning of the words in members' and communities' settings for the boards that they see.

use crate::drawing::Style;
use crate::languages;
use menagerie_core::board::Picture;
use menagerie_core::clock::USUAL_CLOCKS;
use menagerie_core::community::types::{PRIVATE, Setting, Settings};
use menagerie_core::notice::types::{DigestHour, Notices};
use menagerie_core::problem::types::{DailyProblem, NO_DAILY_PROBLEM};
use menagerie_core::watch::types::Kibitz;
use menagerie_render::{BoardTheme, Look, PieceSet};
use menagerie_rules::Color;
use menagerie_words::Language;

/// A member's view of boards that are shown to them alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// Their language, if they have set one.
    pub language: Option<Language>,
    /// Theme, set of pieces and coordinates.
    pub look: Look,
    /// The size of pictures.
    pub scale: Scale,
    /// The side at the bottom.
    pub view: View,
    /// Whether a move given by command is shown before it is played.
    pub preview: bool,
    /// Whether each board of their games has a button to tell the changes on it.
    pub changes: bool,
    /// Whether their profile is hidden from others.
    pub is_profile_private: bool,
    /// How they learn that it is their move.
    pub notices: Notices,
    /// The hour of the daily digest of all their games, if they want one.
    pub digest: DigestHour,
}

/// A community's view of boards that are shown to all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PublicLook {
    /// Theme and set of pieces. The coordinates are always there.
    pub look: Look,
    /// The side at the bottom.
    pub below: Below,
}

/// The size of pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// For slow connections.
    Small,
    /// For a phone.
    #[default]
    Normal,
    /// For a large screen.
    Large,
}

/// The side at the bottom for one person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// Their own side. The first mover, if they do not play.
    #[default]
    Own,
    /// The first mover.
    First,
    /// The second mover.
    Second,
}

/// The side at the bottom for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Below {
    /// Always the first mover.
    #[default]
    First,
    /// The side to move: the board turns with every move.
    Mover,
}

/// The words of a setting, and its default.
pub fn words(setting: Setting) -> (Vec<&'static str>, &'static str) {
    match setting {
        Setting::Language => (languages::words(), languages::AS_THE_NETWORK),
        Setting::Theme => {
            (BoardTheme::ALL.map(BoardTheme::name).to_vec(), BoardTheme::default().name())
        }
        Setting::Pieces => (PieceSet::ALL.map(PieceSet::name).to_vec(), PieceSet::default().name()),
        Setting::Coordinates => (vec!["on", "off"], "on"),
        Setting::Preview | Setting::Changes | Setting::Rated => (vec!["on", "off"], "off"),
        Setting::Profile => (vec!["members", PRIVATE], "members"),
        Setting::Notices => (vec!["thread", "direct", "quiet", "digest"], "thread"),
        Setting::Digest => (DigestHour::WORDS.to_vec(), DigestHour::default().name()),
        Setting::Scale => (Scale::ALL.map(Scale::name).to_vec(), Scale::default().name()),
        Setting::View => (View::ALL.map(View::name).to_vec(), View::default().name()),
        Setting::Below => (Below::ALL.map(Below::name).to_vec(), Below::default().name()),
        Setting::Clock => (USUAL_CLOCKS.to_vec(), USUAL_CLOCKS[0]),
        // The last number is the general limit on a player's games.
        Setting::Games => (vec!["1", "2", "3", "5", "10", "20"], "20"),
        Setting::Kibitz => (Kibitz::ALL.map(Kibitz::word).to_vec(), Kibitz::default().word()),
        Setting::Problems => (DailyProblem::words(), NO_DAILY_PROBLEM),
    }
}

/// The meaning of a switch's word.
fn switch(word: &str) -> Option<bool> {
    let words = [("on", true), ("off", false)];
    words.into_iter().find(|(name, _)| *name == word).map(|(_, meant)| meant)
}

/// Replaces a value by the meaning of a word, if the word has one.
fn put<T>(place: &mut T, meant: Option<T>) {
    if let Some(meant) = meant {
        *place = meant;
    }
}

impl Preferences {
    /// A member's settings. A word of a later version counts as not set.
    pub fn of(settings: &Settings) -> Self {
        let mut preferences = Self::default();
        for (setting, word) in settings {
            preferences.set(*setting, word);
        }
        preferences
    }

    /// Sets one setting. An unknown word changes nothing.
    pub fn set(&mut self, setting: Setting, word: &str) {
        match setting {
            Setting::Language => self.language = Language::of_tag(word),
            Setting::Theme => put(&mut self.look.theme, BoardTheme::named(word)),
            Setting::Pieces => put(&mut self.look.pieces, PieceSet::named(word)),
            Setting::Coordinates => put(&mut self.look.coordinates, switch(word)),
            Setting::Preview => put(&mut self.preview, switch(word)),
            Setting::Changes => put(&mut self.changes, switch(word)),
            Setting::Profile => self.is_profile_private = word == PRIVATE,
            Setting::Notices => self.notices = Notices::named(word),
            Setting::Digest => put(&mut self.digest, DigestHour::named(word)),
            Setting::Scale => put(&mut self.scale, Scale::named(word)),
            Setting::View => put(&mut self.view, View::named(word)),
            Setting::Below
            | Setting::Clock
            | Setting::Games
            | Setting::Kibitz
            | Setting::Rated
            | Setting::Problems => {}
        }
    }

    /// The style of pictures.
    pub fn style(&self) -> Style {
        Style { look: self.look, size: self.scale.pixels() }
    }
}

impl PublicLook {
    /// A community's settings. A word of a later version counts as not set.
    pub fn of(settings: &Settings) -> Self {
        let mut public = Self::default();
        let word = |setting| settings.get(&setting).map(String::as_str);
        put(&mut public.look.theme, word(Setting::Theme).and_then(BoardTheme::named));
        put(&mut public.look.pieces, word(Setting::Pieces).and_then(PieceSet::named));
        put(&mut public.below, word(Setting::Below).and_then(Below::named));
        public
    }

    /// The style of pictures.
    pub fn style(&self) -> Style {
        Style { look: self.look, ..Style::default() }
    }

    /// The side at the bottom when `mover` is to move.
    pub fn bottom(&self, mover: Color) -> Color {
        match self.below {
            Below::First => Color::White,
            Below::Mover => mover,
        }
    }

    /// The same for a picture, unless that picture has its own side at the bottom everywhere.
    pub fn bottom_of(&self, picture: &Picture) -> Color {
        picture.faces.unwrap_or_else(|| self.bottom(picture.position.turn()))
    }
}

impl Scale {
    /// All scales.
    pub const ALL: [Scale; 3] = [Scale::Small, Scale::Normal, Scale::Large];

    /// Its word.
    pub fn name(self) -> &'static str {
        match self {
            Scale::Small => "small",
            Scale::Normal => "normal",
            Scale::Large => "large",
        }
    }

    /// The scale of a word.
    pub fn named(name: &str) -> Option<Self> {
        Scale::ALL.into_iter().find(|scale| scale.name() == name)
    }

    /// The length of the longer side of a board, in pixels.
    pub fn pixels(self) -> u32 {
        match self {
            Scale::Small => 640,
            Scale::Normal => menagerie_render::DEFAULT_SIZE,
            Scale::Large => 1_616,
        }
    }

    /// The length of the longer side of a replay, in pixels. It is smaller because a replay has
    /// many boards.
    pub fn replay_pixels(self) -> u32 {
        self.pixels() / 2
    }
}

impl View {
    /// All views.
    pub const ALL: [View; 3] = [View::Own, View::First, View::Second];

    /// Its word.
    pub fn name(self) -> &'static str {
        match self {
            View::Own => "own",
            View::First => "first",
            View::Second => "second",
        }
    }

    /// The view of a word.
    pub fn named(name: &str) -> Option<Self> {
        View::ALL.into_iter().find(|view| view.name() == name)
    }

    /// The side at the bottom for a person who plays `side`, or none.
    pub fn bottom(self, side: Option<Color>) -> Color {
        match self {
            View::Own => side.unwrap_or(Color::White),
            View::First => Color::White,
            View::Second => Color::Black,
        }
    }
}

impl Below {
    /// Both of them.
    pub const ALL: [Below; 2] = [Below::First, Below::Mover];

    /// Its word.
    pub fn name(self) -> &'static str {
        match self {
            Below::First => "first",
            Below::Mover => "mover",
        }
    }

    /// The value of a word.
    pub fn named(name: &str) -> Option<Self> {
        Below::ALL.into_iter().find(|below| below.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::clock::Control;

    #[test]
    fn every_word_of_a_setting_means_something_of_its_own() {
        for setting in Setting::OF_A_PLAYER {
            let mut meant: Vec<Preferences> = Vec::new();
            for word in words(setting).0 {
                let read = Preferences::of(&Settings::from([(setting, word.to_owned())]));
                assert!(!meant.contains(&read), "{setting:?}: {word}");
                assert_eq!(read == Preferences::default(), word == words(setting).1, "{word}");
                meant.push(read);
            }
        }
        for setting in [Setting::Theme, Setting::Pieces, Setting::Below] {
            let mut meant: Vec<PublicLook> = Vec::new();
            for word in words(setting).0 {
                let read = PublicLook::of(&Settings::from([(setting, word.to_owned())]));
                assert!(!meant.contains(&read), "{setting:?}: {word}");
                assert_eq!(read == PublicLook::default(), word == words(setting).1, "{word}");
                meant.push(read);
            }
        }
    }

    /// Numbers, hours and clocks are the same in all languages, and languages name themselves.
    #[test]
    fn every_word_of_a_setting_has_its_name_for_menus_in_each_language() {
        let same = [Setting::Clock, Setting::Games, Setting::Digest, Setting::Language];
        let all = Setting::OF_A_PLAYER.into_iter().chain(Setting::OF_A_SERVER);
        for setting in all.filter(|setting| !same.contains(setting)) {
            for word in words(setting).0.into_iter().filter(|word| !word.contains(':')) {
                let key = format!("choice-{}-{word}", setting.name());
                for language in Language::all() {
                    let named = menagerie_words::named(&key, None, language);
                    assert!(named.is_some(), "{key} in {}", language.tag());
                }
            }
        }
    }

    #[test]
    fn the_usual_clocks_are_clocks_by_their_names_and_the_first_has_no_deadline() {
        let read: Vec<Control> =
            USUAL_CLOCKS.map(|words| words.parse().expect("it is a clock")).to_vec();
        assert_eq!(read.iter().map(Control::to_string).collect::<Vec<_>>(), USUAL_CLOCKS);
        assert_eq!(read[0], Control::NONE);
    }

    #[test]
    fn what_only_a_later_version_understands_is_as_usual() {
        for setting in Setting::OF_A_PLAYER.into_iter().chain(Setting::OF_A_SERVER) {
            let of_the_future = Settings::from([(setting, "@everyone".to_owned())]);
            assert_eq!(Preferences::of(&of_the_future), Preferences::default());
            assert_eq!(PublicLook::of(&of_the_future), PublicLook::default());
        }
    }

    #[test]
    fn the_side_to_move_is_below_only_where_that_was_set() {
        let turning = Settings::from([(Setting::Below, "mover".to_owned())]);
        for mover in [Color::White, Color::Black] {
            assert_eq!(PublicLook::of(&turning).bottom(mover), mover);
            assert_eq!(PublicLook::default().bottom(mover), Color::White);
        }
    }
}
