//! A variant: its board, sides, pieces, and endings. It is immutable and checked.

use std::sync::OnceLock;

use crate::compiled::tables::Tables;
use crate::legal_moves::destinations::ever;
use crate::pieces::piece::Cell;
use crate::squares::zone::told_zone;
use crate::{
    About, Castling, CastlingTo, Color, Endings, Explosions, Facing, HandRules, Label, Lions,
    Passing, Piece, PieceType, Restraints, Role, Royalty, Scores, Shuffle, Square, SquareSet,
    Walls, Zone,
};

/// A variant. It is read from a variant file, checked, and shared as `Arc<Variant>`. A test checks
/// those that come with the program.
#[derive(Debug)]
pub struct Variant {
    /// A short name for commands and records: `terachess-2`.
    pub id: String,
    /// The name shown to players.
    pub name: String,
    /// Grows with every change of the rules or the array.
    pub revision: u32,
    /// Its place in lists. Variants with the same place are listed by name.
    pub listed: u32,
    /// Files of the board, 1 to 16.
    pub files: u8,
    /// Ranks of the board, 1 to 16.
    pub ranks: u8,
    /// The squares of this rectangle that are not squares of the board.
    pub(crate) holes: SquareSet,
    /// The names of the sides, the first mover first.
    pub side_names: [String; 2],
    /// The names of the render styles of the sides.
    pub side_styles: [String; 2],
    /// The array, as FEN.
    pub start_fen: String,
    /// The reason why the array is provisional, if it is.
    pub provisional: Option<String>,
    /// The kinds of piece. A [`Role`] is an index into this list.
    pub pieces: Vec<PieceType>,
    /// The variant in a sentence or two.
    pub summary: String,
    /// The special rules, one sentence or more each.
    pub rules: Vec<String>,
    /// The author of the variant, and its description.
    pub credits: Credits,
    /// How its games end.
    pub endings: Endings,
    /// The points for each result, if the variant gives its own.
    pub scores: Option<Scores>,
    /// Parts of the board that matter to some pieces.
    pub zones: Vec<Zone>,
    /// How the array is drawn at random, if it is. `start_fen` is then an example.
    pub shuffle: Option<Shuffle>,
    /// How the King castles, and with which partners.
    pub castling: Option<Castling>,
    /// Which pieces are royal.
    pub royalty: Royalty,
    /// Whether the Kings may look at each other with no piece between.
    pub facing: Facing,
    /// Other rules that forbid moves.
    pub restraints: Restraints,
    /// When a side may pass.
    pub passing: Passing,
    /// The pieces that a capture blows up, if captures explode.
    pub explosions: Option<Explosions>,
    /// Which pieces may not be traded like others, if any.
    pub lions: Option<Lions>,
    /// How moves close squares, if they do.
    pub walls: Option<Walls>,
    /// Which pieces come into a hand and are dropped again, if any are.
    pub hands: Option<HandRules>,
    /// Whether no move of a Pawn and no promotion can ever be undone by other moves.
    pub(crate) resets_are_irreversible: bool,
    /// Whether a side has no royal piece in the array, where the other one has.
    pub(crate) lacks_royals: [bool; 2],
    /// Whether a kind of piece is restricted.
    pub(crate) has_restricted: bool,
    /// See [`Variant::tables`].
    pub(crate) tables: OnceLock<Tables>,
}

/// The author of the variant, and its description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credits {
    /// The inventor.
    pub author: String,
    /// The year of publication.
    pub year: Option<u16>,
    /// The name of the page that the rules were taken from.
    pub source: String,
    /// The address of that page.
    pub url: String,
    /// A note about rights.
    pub license: Option<String>,
    /// The source of the pieces' values, when it is not the inventor.
    pub values: Option<String>,
}

impl Variant {
    /// The tables of the move generator. They are compiled when they are first asked for: a program
    /// that knows sixty variants plays a few of them.
    pub(crate) fn tables(&self) -> &Tables {
        self.tables.get_or_init(|| Tables::of(self))
    }

    /// The number of entries in the tables of its pieces' paths. With hundreds of thousands a
    /// variant takes megabytes, and as many hundredths of a second to read.
    pub fn path_entries(&self) -> usize {
        let paths = self.tables().kinds.iter().flat_map(|kind| &kind.paths);
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

    /// The royal kind, if each side has exactly one royal piece, always of that kind.
    pub const fn royal(&self) -> Option<Role> {
        self.royalty.one()
    }

    /// Whether King and partner castle from any squares of their rank, to named squares.
    pub(crate) fn castles_from_anywhere(&self) -> bool {
        self.castling.as_ref().is_some_and(|it| matches!(it.to, CastlingTo::Squares(_)))
    }

    /// Whether a piece becomes its own promoted kind, as Shogi's Pawn `P` becomes `+P`.
    pub(crate) fn promotes_with_plus(&self) -> bool {
        self.pieces.iter().any(|piece| {
            let own = piece.label.with_plus();
            let becomes = piece.promotions.iter().flatten();
            becomes.into_iter().any(|role| self.piece(*role).label == own)
        })
    }

    /// Whether a piece may capture on the way to another square, or pass.
    pub fn has_locusts(&self) -> bool {
        self.tables().locusts
    }

    /// Whether an ordinary move of a King of either side could lead there. Castling is left aside.
    pub(crate) fn castler_goes(&self, from: Square, to: Square) -> bool {
        let Some(Castling { king: role, .. }) = self.castling else { return false };
        let king = |color| Cell::of(Piece { color, role });
        let goes = |color| ever(self.tables(), from, king(color), SquareSet::EMPTY).contains(to);
        from == to || Color::BOTH.into_iter().any(goes)
    }

    /// Whether the square is on the board.
    pub const fn contains(&self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks && !self.holes.contains(square)
    }

    /// The squares of the board, from a1 along each rank.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.tables().geometry.board.iter()
    }

    /// A zone of a side with its squares: "Palace, c8 to h10".
    pub(crate) fn told_zone(&self, zone: usize, color: Color) -> About {
        let zone = self.zones.get(zone);
        zone.map_or(About::from(""), |zone| {
            told_zone(&zone.name, &zone.parts(color, self.ranks)).into()
        })
    }

    /// The label of a piece in the case of its side: `T` for White's, `t` for Black's.
    pub fn letter(&self, piece: Piece) -> String {
        self.piece(piece.role).label.of(piece.color)
    }
}
