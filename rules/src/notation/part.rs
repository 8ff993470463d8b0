//! The possible meanings of a part of a typed text, before legal moves are looked at.

use crate::{Role, Square};

/// A reading of one part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// Both squares are named.
    Full {
        role: Option<Role>,
        from: Square,
        /// The square in between of a move of two steps.
        over: Option<Square>,
        to: Square,
        promotion: Option<Role>,
        cross: bool,
    },
    /// Only the destination is named, and perhaps part of the origin.
    Short(Short),
    /// A move by the numbers of files.
    ByFile(ByFile),
    /// A capture without any square.
    Squareless(Squareless),
    /// Both squares are named, with ranks from 0. A rank 0 makes that certain.
    FromZero { from: Square, to: Square, is_certain: bool },
    /// `Q-a16`: a piece appears. `P@e5` is a move by itself in a game with drops.
    Drop { role: Role, to: Square, is_move: bool },
    /// `e5-` or `@-e5`: a piece disappears.
    Remove(Square),
    /// `-e5`: the square disappears.
    RemoveSquare(Square),
    /// `O-O`, or the long `O-O-O` towards the lower files. It is written with its dashes, or as a
    /// word.
    Castling { long: bool, dashed: bool },
    /// `pass`.
    Pass,
}

/// A short form: `e6`, `exd5`, `Tde7`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Short {
    /// The piece. A Pawn's label may be left out, but then no other piece may be named.
    pub role: Option<Role>,
    pub file: Option<u8>,
    pub rank: Option<u8>,
    /// The square in between of a move of two steps.
    pub over: Option<Square>,
    pub to: Square,
    pub promotion: Option<Role>,
    pub naming: Naming,
    /// Whether the text says that the move captures.
    pub cross: bool,
    /// Whether the destination stands behind a dash or a word, which also occur in talk.
    pub loose: bool,
}

/// How a short form names the piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Naming {
    /// Without a name, as for a Pawn.
    Nothing,
    /// By its label.
    Label,
    /// By a small letter that may be a label or a file.
    SmallLabel,
    /// By a small letter that is no file of the board.
    SmallLabelOnly,
    /// By its whole name.
    Name,
    /// By the first letters of its name.
    Beginning,
}

/// A move by the numbers of files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ByFile {
    pub role: Role,
    pub origin: Origin,
    pub way: Way,
    /// For a sideways or slanting move it is the file, for a straight one the number of squares.
    /// Both count from 1.
    pub number: u8,
    /// Whether it is written as it is printed, `C2=5`. With spaces or a small letter it may be
    /// talk.
    pub is_plain: bool,
}

/// A capture that names no square: `exd`, `NxP`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Squareless {
    pub by: By,
    pub promotion: Option<Role>,
    /// Whether it is written as it is printed, with capitals for the kinds of piece.
    pub is_plain: bool,
}

/// Names in place of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum By {
    Files(Files),
    Kinds(Kinds),
    /// Its small letters can be files and kinds.
    Either(Files, Kinds),
}

/// The files of a Pawn's capture, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Files {
    pub pawn: Role,
    pub from: u8,
    pub to: u8,
}

/// The kind that captures, and the kind that is captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kinds {
    pub taker: Role,
    pub victim: Role,
    /// Whether the second letter can also be that of a file: `Bxc`.
    pub ends_in_file: bool,
}

/// Which piece of a kind it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// The one on this file, from 1.
    File(u8),
    /// Of several on a file, the one farthest ahead.
    Front,
    /// Of several on a file, the one farthest behind.
    Rear,
}

/// The direction of the move, as its side sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Forward,
    Back,
    Sideways,
}

/// The readings of a part of a text, and its problems.
#[derive(Default, Debug)]
pub(super) struct Readings {
    pub parts: Vec<Part>,
    /// A text like a square, but not of this board, where a square was expected.
    pub off_board: Option<String>,
    /// A letter in a piece's place that is no piece.
    pub unknown_label: Option<String>,
    /// A letter after the sign of a promotion that is no piece.
    pub unknown_promotion: Option<String>,
    /// Whether it is no single move, but several in a row.
    pub several: bool,
    /// Whether its words are several moves in a row, even if it has other readings: `Bb5 a6`.
    pub is_line: bool,
    /// The number of the move in front.
    pub number: Option<u32>,
    /// Whether a word stands behind the move, as `mate`.
    pub has_word: bool,
    /// Whether two squares are named, on the board or beyond it.
    pub names_two_squares: bool,
}

impl Readings {
    /// Whether the text was meant as a part of a move, with squares on the board or not.
    pub fn is_some_move(&self) -> bool {
        !self.parts.is_empty()
            || self.off_board.is_some()
            || self.unknown_promotion.is_some()
            || self.several
    }

    /// Whether only moves are written like this. Talk can look like the other readings: a square
    /// alone, `castle`, or a line of moves.
    pub fn is_explicit(&self) -> bool {
        match self.parts[..] {
            [] if self.several => false,
            [] => self.unknown_promotion.is_some() || self.names_two_squares,
            _ => self.parts.iter().any(|part| match part {
                Part::Full { .. } | Part::FromZero { .. } => true,
                Part::Pass => !self.has_word,
                Part::ByFile(by_file) => by_file.is_plain,
                Part::Short(short) => !self.has_word && short.is_explicit(),
                Part::Castling { dashed, .. } => *dashed,
                Part::Drop { is_move, .. } => *is_move,
                Part::Squareless(_) | Part::Remove(_) | Part::RemoveSquare(_) => false,
            }),
        }
    }

    /// The square, if the text names nothing else.
    pub fn lone_square(&self) -> Option<Square> {
        match self.parts[..] {
            [Part::Short(ref short)] if !self.has_word => short.lone_square(),
            _ => None,
        }
    }

    /// Whether the text names a piece, in either case, and its destination, and nothing else.
    pub fn names_piece(&self) -> bool {
        let names_piece = |part: &Part| matches!(part, Part::Short(short) if short.names_piece());
        !self.has_word && self.parts.iter().any(names_piece)
    }

    /// Whether it does so by the piece's label or whole name, which talk does not hit by chance.
    pub fn names_piece_whole(&self) -> bool {
        let is_named = |part: &Part| matches!(part, Part::Short(short) if short.is_named());
        !self.has_word && self.parts.iter().any(is_named)
    }

    /// Whether the text is a capture without any square, as it is printed.
    pub fn is_plain_capture(&self) -> bool {
        let is_plain = |part: &Part| matches!(part, Part::Squareless(it) if it.is_plain);
        !self.has_word && self.parts.iter().any(is_plain)
    }

    /// Whether the text puts a piece on the board.
    pub fn is_drop(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Drop { is_move: false, .. }))
    }

    /// Whether the text is a move by itself, on this board.
    pub fn is_complete(&self) -> bool {
        self.parts.iter().any(Part::is_move)
    }
}

impl Part {
    /// Whether it is a move by itself. Other parts say what a move does.
    pub fn is_move(&self) -> bool {
        !matches!(self, Part::Drop { is_move: false, .. } | Part::Remove(_) | Part::RemoveSquare(_))
    }
}

impl Short {
    /// Whether it says more than a word of talk would by chance.
    fn is_explicit(&self) -> bool {
        self.promotion.is_some() || !self.loose && (self.is_named() || self.cross)
    }

    /// Whether the piece is named beyond doubt.
    fn is_named(&self) -> bool {
        matches!(self.naming, Naming::Label | Naming::Name)
    }

    /// Whether the piece is named whole, even by a small letter.
    fn names_piece(&self) -> bool {
        !matches!(self.naming, Naming::Nothing | Naming::Beginning)
    }

    /// The destination, if the text says nothing else.
    fn lone_square(&self) -> Option<Square> {
        let is_more =
            self.is_explicit() || self.role.is_some() || self.file.is_some() || self.rank.is_some();
        (!is_more).then_some(self.to)
    }
}
