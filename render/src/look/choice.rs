//! The choices of a viewer for every picture: colors, set of pieces, coordinates.

/// How pictures look. Each member may have their own choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The colors of the board.
    pub theme: BoardTheme,
    /// How pieces are shown.
    pub pieces: PieceSet,
    /// Whether files and ranks are named on a margin on all four sides.
    pub coordinates: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { theme: BoardTheme::default(), pieces: PieceSet::default(), coordinates: true }
    }
}

/// The colors of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardTheme {
    /// Wood.
    #[default]
    Brown,
    /// Grey with a little blue.
    Slate,
    /// Green and cream.
    Green,
    /// White and mid grey with black marks: the highest contrast that pieces of both sides allow.
    HighContrast,
}

impl BoardTheme {
    /// All themes, the default first.
    pub const ALL: [BoardTheme; 4] =
        [BoardTheme::Brown, BoardTheme::Slate, BoardTheme::Green, BoardTheme::HighContrast];

    /// The name in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            BoardTheme::Brown => "brown",
            BoardTheme::Slate => "slate",
            BoardTheme::Green => "green",
            BoardTheme::HighContrast => "high-contrast",
        }
    }

    /// The theme of this name.
    pub fn named(name: &str) -> Option<BoardTheme> {
        BoardTheme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// How pieces are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceSet {
    /// A drawing.
    #[default]
    Drawn,
    /// The piece's label on a disc, as the rule pages write it.
    Letters,
    /// A drawing with the label in its corner.
    Labeled,
}

impl PieceSet {
    /// All sets, the default first.
    pub const ALL: [PieceSet; 3] = [PieceSet::Drawn, PieceSet::Letters, PieceSet::Labeled];

    /// The name in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            PieceSet::Drawn => "drawn",
            PieceSet::Letters => "letters",
            PieceSet::Labeled => "labeled",
        }
    }

    /// The set of this name.
    pub fn named(name: &str) -> Option<PieceSet> {
        PieceSet::ALL.into_iter().find(|set| set.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for theme in BoardTheme::ALL {
            assert_eq!(BoardTheme::named(theme.name()), Some(theme));
        }
        for set in PieceSet::ALL {
            assert_eq!(PieceSet::named(set.name()), Some(set));
        }
        assert_eq!(BoardTheme::named("mauve"), None);
        assert_eq!(PieceSet::named(""), None);
    }
}
