//! How somebody wants to see the boards that are shown to them alone.

use crate::drawing::Style;
use menagerie_render::{BoardTheme, Look, PieceSet};
use menagerie_rules::Color;

/// A person's wishes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// Theme, set of pieces and coordinates.
    pub look: Look,
    /// How large pictures are.
    pub scale: Scale,
    /// Which side is at the bottom.
    pub view: View,
}

/// How large pictures are.
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

/// Which side is at the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// One's own; the first mover where one does not play.
    #[default]
    Own,
    /// The first mover.
    First,
    /// The second mover.
    Second,
}

impl Scale {
    /// All of them.
    pub const ALL: [Scale; 3] = [Scale::Small, Scale::Normal, Scale::Large];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Scale::Small => "small",
            Scale::Normal => "normal",
            Scale::Large => "large",
        }
    }

    /// The scale of this name.
    pub fn named(name: &str) -> Option<Self> {
        Scale::ALL.into_iter().find(|scale| scale.name() == name)
    }

    /// The length of the longer side of a board in pixels.
    pub fn pixels(self) -> u32 {
        match self {
            Scale::Small => 640,
            Scale::Normal => menagerie_render::DEFAULT_SIZE,
            Scale::Large => 1_616,
        }
    }

    /// The length of the longer side of a replay in pixels; it has many boards.
    pub fn replay_pixels(self) -> u32 {
        self.pixels() / 2
    }
}

impl View {
    /// All of them.
    pub const ALL: [View; 3] = [View::Own, View::First, View::Second];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            View::Own => "own",
            View::First => "first",
            View::Second => "second",
        }
    }

    /// The view of this name.
    pub fn named(name: &str) -> Option<Self> {
        View::ALL.into_iter().find(|view| view.name() == name)
    }

    /// The side at the bottom for somebody who plays `side`, or none.
    pub fn bottom(self, side: Option<Color>) -> Color {
        match self {
            View::Own => side.unwrap_or(Color::White),
            View::First => Color::White,
            View::Second => Color::Black,
        }
    }
}

impl Preferences {
    /// The style of pictures.
    pub fn style(&self) -> Style {
        Style { look: self.look, size: self.scale.pixels() }
    }

    /// Sets one of them by its name and a word; false if there is no such word.
    pub fn set(&mut self, what: &str, word: &str) -> bool {
        fn put<T>(place: &mut T, wish: Option<T>) -> bool {
            wish.map(|wish| *place = wish).is_some()
        }
        match what {
            "theme" => put(&mut self.look.theme, BoardTheme::named(word)),
            "pieces" => put(&mut self.look.pieces, PieceSet::named(word)),
            "coordinates" => {
                let switch = [("on", true), ("off", false)];
                let wish = switch.into_iter().find(|(name, _)| *name == word);
                put(&mut self.look.coordinates, wish.map(|(_, wish)| wish))
            }
            "scale" => put(&mut self.scale, Scale::named(word)),
            "view" => put(&mut self.view, View::named(word)),
            _ => false,
        }
    }

    /// All of them as names and words.
    pub fn words(&self) -> [(&'static str, &'static str); 5] {
        [
            ("theme", self.look.theme.name()),
            ("pieces", self.look.pieces.name()),
            ("coordinates", if self.look.coordinates { "on" } else { "off" }),
            ("scale", self.scale.name()),
            ("view", self.view.name()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wish_survives_its_words() {
        let wishes = Preferences {
            look: Look { theme: BoardTheme::ALL[2], pieces: PieceSet::ALL[1], coordinates: false },
            scale: Scale::Large,
            view: View::Second,
        };
        let mut read = Preferences::default();
        for (what, word) in wishes.words() {
            assert!(read.set(what, word), "{what}: {word}");
        }
        assert_eq!(read, wishes);
        for (what, word) in
            [("theme", "pink"), ("color", "brown"), ("scale", ""), ("view", "@everyone")]
        {
            assert!(!read.set(what, word), "{what}: {word}");
        }
        assert_eq!(read, wishes);
    }
}
