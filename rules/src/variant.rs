//! What a game is: board, sides, pieces, and how it ends. Immutable and checked.

use crate::destinations::ever;
use crate::piece::Cell;
use crate::speaker::list;
use crate::tables::Tables;
use crate::{
    Castling, CastlingTo, Color, Endings, Label, Piece, PieceType, Rectangle, Restraints, Role,
    Royalty, Scores, Shuffle, Square, SquareSet, Symmetry, Zone,
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
    /// Whether the Kings may not look at each other along an open file.
    pub kings_may_not_face: bool,
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
        paths.map(crate::paths::Paths::entries).sum()
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

    /// The array for two numbers drawn by lot, as FEN; `None` where the array is fixed. Each number is
    /// taken uniformly from 0 up to [`Shuffle::orders`], which is excluded; the second one matters only
    /// when the array is asymmetric.
    ///
    /// ```
    /// use menagerie_rules::{Symmetry, bundled_by_id};
    /// let variant = bundled_by_id("cetran-2").expect("it is bundled");
    /// let fen = variant.shuffled_array(Symmetry::Mirror, 0, 0).expect("it is drawn");
    /// assert!(fen.starts_with("kqscahrn/pppppppp/8/8/8/8/PPPPPPPP/KQSCAHRN w - -"));
    /// ```
    pub fn shuffled_array(&self, symmetry: Symmetry, first: u64, second: u64) -> Option<String> {
        let shuffle = self.shuffle.as_ref()?;
        let white = shuffle.order(first);
        let mut black = match symmetry {
            Symmetry::Asymmetric => shuffle.order(second),
            Symmetry::Mirror | Symmetry::Central => white.clone(),
        };
        if symmetry == Symmetry::Central {
            black.reverse();
        }
        let labels = |order: Vec<Role>| -> String {
            order.into_iter().map(|role| self.piece(role).label.to_string()).collect()
        };
        let (placement, rest) = self.start_fen.split_once(' ')?;
        let (old_black, middle) = placement.split_once('/')?;
        let (middle, old_white) = middle.rsplit_once('/')?;
        let (black, white) = (labels(black).to_ascii_lowercase(), labels(white));
        let (side, rest) = rest.split_once(' ')?;
        let (rights, rest) = rest.split_once(' ')?;
        let last = self.ranks - 1;
        let rights = drawn_rights(rights, [(0, old_white, &white), (last, old_black, &black)]);
        Some(format!("{black}/{middle}/{white} {side} {rights} {rest}"))
    }
}

/// The rights of an array whose ranks at these places were drawn by lot, from those of the example, with
/// its ranks and those that were drawn: what has one there has one wherever it is drawn.
fn drawn_rights(rights: &str, ranks: [(u8, &str, &str); 2]) -> String {
    let Some(squares) = rights.split(',').map(Square::parse).collect::<Option<Vec<Square>>>()
    else {
        return rights.to_owned();
    };
    let is_elsewhere = |square: &&Square| ranks.iter().all(|(rank, ..)| *rank != square.rank());
    let mut drawn: Vec<Square> = squares.iter().filter(is_elsewhere).copied().collect();
    for (rank, before, after) in ranks {
        // Nothing is empty on a rank that is drawn.
        let [before, after] =
            [before, after].map(|text| Label::split_all(text).unwrap_or_default());
        let had = |label: &(Label, Color)| {
            squares.iter().any(|square| {
                let stood = before.get(usize::from(square.file()));
                square.rank() == rank && stood == Some(label)
            })
        };
        let files = after.iter().zip(0..).filter(|(label, _)| had(label));
        drawn.extend(files.filter_map(|(_, file)| Square::new(file, rank)));
    }
    if drawn.is_empty() {
        return "-".to_owned();
    }
    drawn.sort_by_key(|square| (square.file(), square.rank()));
    drawn.iter().map(Square::to_string).collect::<Vec<_>>().join(",")
}
