//! What a game is: board, sides, pieces, and how it ends. Immutable and checked.

use std::sync::{Arc, LazyLock};

use crate::movement::Movement;
use crate::tables::Tables;
use crate::{Piece, Role, Square, VariantFileError};

/// A game. It is read from a variant file, checked, and shared as `Arc<Variant>`.
#[derive(Debug)]
pub struct Variant {
    /// A short name for commands and records: `terachess-2`.
    pub id: String,
    /// The name shown to players.
    pub name: String,
    /// Grows with every change of the rules or the array.
    pub revision: u32,
    /// Files of the board, 1 to 16.
    pub files: u8,
    /// Ranks of the board, 1 to 16.
    pub ranks: u8,
    /// What the sides are called, the first mover first.
    pub side_names: [String; 2],
    /// The names of the render styles of the sides.
    pub side_styles: [String; 2],
    /// The array.
    pub start_fen: String,
    /// Why the array is provisional, when it is.
    pub provisional: Option<String>,
    /// The kinds of piece; a [`Role`] is a place in this list.
    pub pieces: Vec<PieceType>,
    /// The game in a sentence or two.
    pub summary: String,
    /// The special rules, one sentence or more each.
    pub rules: Vec<String>,
    /// Who made the game and where it is described.
    pub credits: Credits,
    /// How the game ends besides by checkmate.
    pub endings: Endings,
    pub(crate) royal: Role,
    pub(crate) tables: Tables,
}

/// A kind of piece.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceType {
    /// The letter in notation, upper case.
    pub label: char,
    /// The name in the game's source.
    pub name: String,
    /// Other names that players use.
    pub aliases: Vec<String>,
    /// The name of the drawing.
    pub drawing: String,
    /// The move in XBetza.
    pub betza: String,
    /// The move in words, one sentence.
    pub moves: String,
    /// The author's value, in the author's unit.
    pub value: Option<f32>,
    /// Whether the game is lost with it.
    pub royal: bool,
    /// Whether it is a Pawn: named without a letter in short notation, and its moves start the move
    /// count of the drawing rule again.
    pub pawn: bool,
    /// What it must become on the last rank; several are a choice, none means that it stays.
    pub promotions: Vec<Role>,
    /// Whether it promotes only when it arrives by a single step.
    pub promotes_by_step_only: bool,
    /// The movements that the XBetza text stands for.
    pub movements: Vec<Movement>,
}

/// Who made the game and where it is described.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credits {
    /// The inventor.
    pub author: String,
    /// The year of publication.
    pub year: Option<u16>,
    /// The name of the page that the rules were taken from.
    pub source: String,
    /// Its address.
    pub url: String,
    /// What is to be said about rights.
    pub license: Option<String>,
}

/// How a game ends besides by checkmate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endings {
    /// The result of having no legal move without being in check.
    pub stalemate: Stalemate,
    /// The number of occurrences of a position at which a player may claim a draw, at least 2.
    pub repetition_claim: Option<u32>,
    /// The number of occurrences of a position at which the game is drawn by itself, at least 2.
    pub repetition_draw: Option<u32>,
    /// The number of moves of each side without a capture, a Pawn's move or a promotion after which
    /// a player may claim a draw.
    pub move_rule: Option<u32>,
    /// Whether a player may claim a draw when nothing but the Kings is left.
    pub bare_kings: bool,
}

/// The result of a stalemate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    /// Nobody wins.
    Draw,
    /// The player without a move loses.
    Loss,
}

impl Variant {
    /// The kind of piece. Roles come from the same variant.
    pub fn piece(&self, role: Role) -> &PieceType {
        &self.pieces[role.index().min(self.pieces.len() - 1)]
    }

    /// The kind with this label, in either case.
    pub fn role_by_label(&self, label: char) -> Option<Role> {
        let label = label.to_ascii_uppercase();
        self.roles().find(|role| self.piece(*role).label == label)
    }

    /// The kind with this name or alias, in any case.
    pub fn role_by_name(&self, name: &str) -> Option<Role> {
        let has = |role: &Role, name: &str| {
            let piece = self.piece(*role);
            piece.name.eq_ignore_ascii_case(name)
                || piece.aliases.iter().any(|alias| alias.eq_ignore_ascii_case(name))
        };
        self.roles()
            .find(|role| self.piece(*role).name.eq_ignore_ascii_case(name))
            .or_else(|| self.roles().find(|role| has(role, name)))
    }

    /// Every kind of piece.
    pub fn roles(&self) -> impl Iterator<Item = Role> + use<> {
        (0..self.pieces.len() as u8).map(Role)
    }

    /// The royal kind.
    pub const fn royal(&self) -> Role {
        self.royal
    }

    /// Whether the square is on the board.
    pub const fn contains(&self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    /// The squares of the board, from a1 along each rank.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.tables.board.iter()
    }

    /// The label of a piece in the case of its side: `T` for White's, `t` for Black's.
    pub fn letter(&self, piece: Piece) -> char {
        let label = self.piece(piece.role).label;
        match piece.color {
            crate::Color::White => label,
            crate::Color::Black => label.to_ascii_lowercase(),
        }
    }

    /// Reads a variant file. The name of the file is for the error message.
    ///
    /// # Errors
    /// The text is not TOML, a part is missing or unknown, or the parts do not fit together.
    pub fn from_toml(file_name: &str, text: &str) -> Result<Variant, VariantFileError> {
        crate::variant_file::read(file_name, text)
    }
}

macro_rules! variant_file {
    ($name:literal) => {
        (concat!($name, ".toml"), include_str!(concat!("../variants/", $name, ".toml")))
    };
}

/// The bundled variant files, in the order shown to users.
const FILES: [(&str, &str); 1] = [variant_file!("terachess-2")];

/// The games that come with the program, in the order shown to users.
pub fn bundled() -> &'static [Arc<Variant>] {
    static BUNDLED: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(|| {
        FILES
            .iter()
            .map(|(name, text)| {
                let variant = Variant::from_toml(name, text);
                Arc::new(
                    variant.expect("every bundled variant file is valid, as a test makes sure"),
                )
            })
            .collect()
    });
    &BUNDLED
}

/// The bundled game with this id.
pub fn bundled_by_id(id: &str) -> Option<&'static Arc<Variant>> {
    bundled().iter().find(|variant| variant.id == id)
}
