//! What a game is: board, sides, pieces, and how it ends. Immutable and checked.

use crate::compiled::tables::Tables;
use crate::explanations::list::list;
use crate::legal_moves::destinations::ever;
use crate::pieces::piece::Cell;
use crate::{
    Castling, CastlingTo, Color, Endings, Facing, Label, Piece, PieceType, Rectangle, Restraints,
    Role, Royalty, Scores, Shuffle, Square, SquareSet, Zone,
};

/// A game. It is read from a variant file, checked, and shared as `Arc<Variant>`.
#[derive(Debug)]
pub struct Variant {
    /// A short name for commands and records: `terachess-2`.
    pub id: String,
    /// The name shown to players.
    pub name: String,
    /// Grows with every change of the rules or the array.
    pub revision: u32,
    /// Its place in lists; games of the same place are listed by name.
    pub listed: u32,
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
    /// How the game ends.
    pub endings: Endings,
    /// What a result is worth, where the game says so itself.
    pub scores: Option<Scores>,
    /// Parts of the board that matter to some pieces.
    pub zones: Vec<Zone>,
    /// How the array is drawn by lot, when it is; `start_fen` is then an example.
    pub shuffle: Option<Shuffle>,
    /// With whom and how the King castles.
    pub castling: Option<Castling>,
    /// Which pieces are royal.
    pub royalty: Royalty,
    /// Whether the Kings may look at each other with nobody between.
    pub facing: Facing,
    /// What else is forbidden.
    pub restraints: Restraints,
    /// Whether no move of a Pawn and no promotion can ever be undone by others.
    pub(crate) resets_are_irreversible: bool,
    pub(crate) tables: Tables,
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
    /// Whose the values of the pieces are, when they are not the inventor's.
    pub values: Option<String>,
}

impl Variant {
    /// How many entries the tables of its pieces' paths have: with hundreds of thousands a game takes
    /// megabytes, and as many hundredths of a second to read.
    pub fn path_entries(&self) -> usize {
        let paths = self.tables.kinds.iter().flat_map(|kind| &kind.paths);
        paths.map(crate::compiled::paths::Paths::entries).sum()
    }

    /// The kind of piece. Roles come from the same variant.
    pub fn piece(&self, role: Role) -> &PieceType {
        &self.pieces[role.index().min(self.pieces.len() - 1)]
    }

    /// The kind with this label.
    pub fn role_by_label(&self, label: Label) -> Option<Role> {
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

    /// The kind of which each side has one that is royal, if there is such a kind.
    pub const fn royal(&self) -> Option<Role> {
        self.royalty.one()
    }

    /// Whether King and partner castle from wherever they stand on their rank, to named squares.
    pub(crate) fn castles_from_anywhere(&self) -> bool {
        self.castling.as_ref().is_some_and(|it| matches!(it.to, CastlingTo::Squares(_)))
    }

    /// Whether some ordinary move of a King of either side could lead there, castling aside.
    pub(crate) fn castler_goes(&self, from: Square, to: Square) -> bool {
        let Some(Castling { king: role, .. }) = self.castling else { return false };
        let king = |color| Cell::of(Piece { color, role });
        let goes = |color| ever(&self.tables, from, king(color), SquareSet::EMPTY).contains(to);
        from == to || Color::BOTH.into_iter().any(goes)
    }

    /// Whether the square is on the board.
    pub const fn contains(&self, square: Square) -> bool {
        self.tables.geometry.board.contains(square)
    }

    /// The squares of the board, from a1 along each rank.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.tables.geometry.board.iter()
    }

    /// A zone of a side with its squares: "Palace, c8 to h10".
    pub(crate) fn zone_in_words(&self, zone: usize, color: Color) -> String {
        self.zones.get(zone).map_or(String::new(), |zone| {
            let part = |[first, last]: &Rectangle| {
                if first == last { first.to_string() } else { format!("{first} to {last}") }
            };
            let parts: Vec<String> = zone.parts(color, self.ranks).iter().map(part).collect();
            format!("{}, {}", zone.name, list(&parts, "and"))
        })
    }

    /// The label of a piece in the case of its side: `T` for White's, `t` for Black's.
    pub fn letter(&self, piece: Piece) -> String {
        self.piece(piece.role).label.of(piece.color)
    }
}
