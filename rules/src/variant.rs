//! What a game is: board, sides, pieces, and how it ends. Immutable and checked.

use crate::movement::Movement;
use crate::tables::Tables;
use crate::{Color, Piece, Role, Square, Termination};

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
    /// How the game ends besides by checkmate.
    pub endings: Endings,
    /// What a result is worth, where the game says so itself.
    pub scores: Option<Scores>,
    /// Parts of the board that matter to some pieces.
    pub zones: Vec<Zone>,
    /// How the array is drawn by lot, when it is; `start_fen` is then an example.
    pub shuffle: Option<Shuffle>,
    /// With whom and how the King castles.
    pub castling: Option<Castling>,
    /// Whether the Kings may not look at each other along an open file.
    pub kings_may_not_face: bool,
    /// Whether no move of a Pawn can ever be undone by others.
    pub(crate) pawns_only_advance: bool,
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
    /// A published value, the author's unless [`Credits::values`] names somebody else.
    pub value: Option<f32>,
    /// The value in the second column, where the source has two.
    pub second_value: Option<f32>,
    /// Whether the game is lost with it.
    pub royal: bool,
    /// Whether it is a Pawn: named without a letter in short notation, and its moves start the move
    /// count of the drawing rule again.
    pub pawn: bool,
    /// What it must become on the last rank; several are a choice, the strongest first, none means
    /// that it stays.
    pub promotions: Vec<Role>,
    /// Whether it promotes only when it arrives by a single step.
    pub promotes_by_step_only: bool,
    /// Whether it is too weak to win: a side that has only such pieces left loses.
    pub restricted: bool,
    /// Whether it stands only in example positions of the source: no array has it, nothing becomes it.
    pub guest: bool,
    /// The zone that it never leaves: a place in [`Variant::zones`].
    pub stays_in: Option<usize>,
    /// The movements that the XBetza text stands for, and those that it has in some zone only.
    pub movements: Vec<Movement>,
}

/// How a zone is shown on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ZoneLook {
    /// As a palace: its squares stand out.
    Palace,
    /// By a river between it and the zone of the other side.
    River,
}

/// A rectangle of the board that matters to some pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// What it is called.
    pub name: String,
    /// How it is shown, if it is.
    pub look: Option<ZoneLook>,
    /// The first mover's corner nearest to a1.
    pub first: Square,
    /// The first mover's corner farthest from a1.
    pub last: Square,
}

impl Zone {
    /// Two opposite corners for a side: the second mover's zone is the mirror image.
    pub fn corners(&self, color: Color, ranks: u8) -> [Square; 2] {
        let mirrored = |square: Square| Square((ranks - 1 - square.rank()) << 4 | square.file());
        match color {
            Color::White => [self.first, self.last],
            Color::Black => {
                let [near, far] = [mirrored(self.last), mirrored(self.first)];
                [
                    Square(near.rank() << 4 | self.first.file()),
                    Square(far.rank() << 4 | self.last.file()),
                ]
            }
        }
    }

    /// Whether a square of a board with so many ranks is in the zone of a side.
    pub fn contains(&self, color: Color, ranks: u8, square: Square) -> bool {
        let [first, last] = self.corners(color, ranks);
        (first.file()..=last.file()).contains(&square.file())
            && (first.rank()..=last.rank()).contains(&square.rank())
    }
}

/// How the King castles: he goes some squares towards a partner that, like himself, has never moved, and
/// the partner goes to the square that he has crossed last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The kind of the partner.
    pub partner: Role,
    /// How many squares the King goes.
    pub king_steps: u8,
}

/// What the winner and the loser of a game get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The winner's part.
    pub winner: u32,
    /// The loser's part.
    pub loser: u32,
}

/// What each kind of result is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names of the results say it all")]
pub struct Scores {
    pub checkmate: Score,
    pub stalemate: Score,
    pub restricted: Score,
    pub repetition: Score,
    pub resignation: Score,
    pub time: Score,
    /// What both get from a draw.
    pub draw: u32,
}

impl Scores {
    /// What a result on the board is worth to its winner and loser, or to both.
    pub const fn of(&self, termination: Termination) -> Score {
        match termination {
            Termination::Checkmate => self.checkmate,
            Termination::Stalemate => self.stalemate,
            Termination::Restricted => self.restricted,
            Termination::Repetition => self.repetition,
            Termination::BareKings => Score { winner: self.draw, loser: self.draw },
        }
    }
}

/// How the array is drawn by lot: the pieces of the first rank in any order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// The pieces, one for each file.
    pub pieces: Vec<Role>,
    /// The ways to relate the two sides; the first one is the usual.
    pub symmetries: Vec<Symmetry>,
}

impl Shuffle {
    /// How many orders there are: the factorial of the number of pieces.
    pub fn orders(&self) -> u64 {
        (1..=self.pieces.len() as u64).product()
    }

    /// The order with this number, counted from 0; larger numbers start again.
    fn order(&self, number: u64) -> Vec<Role> {
        let mut left = self.pieces.clone();
        let mut number = number % self.orders();
        let mut order = Vec::new();
        while !left.is_empty() {
            let choices = left.len() as u64;
            order.push(left.remove((number % choices) as usize));
            number /= choices;
        }
        order
    }
}

/// How the arrays of the two sides go together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// Each side has an order of its own.
    Asymmetric,
    /// The same pieces face each other on each file.
    Mirror,
    /// The board looks the same when it is turned around.
    Central,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Symmetry; 3] = [Symmetry::Asymmetric, Symmetry::Mirror, Symmetry::Central];

    /// The word in variant files and commands: `asymmetric`, `mirror`, `central`.
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::Asymmetric => "asymmetric",
            Symmetry::Mirror => "mirror",
            Symmetry::Central => "central",
        }
    }
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

/// How a game ends besides by checkmate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endings {
    /// The result of having no legal move without being in check.
    pub stalemate: Stalemate,
    /// The number of occurrences of a position at which a player may claim a draw, at least 2.
    pub repetition_claim: Option<u32>,
    /// The number of occurrences of a position at which the game is drawn by itself, at least 2.
    pub repetition_draw: Option<u32>,
    /// The number of occurrences of a position at which the player loses who has brought it about.
    pub repetition_loss: Option<u32>,
    /// The number of moves of each side without a capture, a Pawn's move or a promotion after which
    /// a player may claim a draw.
    pub move_rule: Option<u32>,
    /// Whether the game is drawn when nothing but the Kings is left.
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

    /// A zone of a side with its corners: "Palace, c8 to h10".
    pub(crate) fn zone_in_words(&self, zone: usize, color: Color) -> String {
        self.zones.get(zone).map_or(String::new(), |zone| {
            let [first, last] = zone.corners(color, self.ranks);
            format!("{}, {first} to {last}", zone.name)
        })
    }

    /// The label of a piece in the case of its side: `T` for White's, `t` for Black's.
    pub fn letter(&self, piece: Piece) -> char {
        let label = self.piece(piece.role).label;
        match piece.color {
            crate::Color::White => label,
            crate::Color::Black => label.to_ascii_lowercase(),
        }
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
            order.into_iter().map(|role| self.piece(role).label).collect()
        };
        let (placement, rest) = self.start_fen.split_once(' ')?;
        let (_, middle) = placement.split_once('/')?;
        let (middle, _) = middle.rsplit_once('/')?;
        let (black, white) = (labels(black).to_ascii_lowercase(), labels(white));
        Some(format!("{black}/{middle}/{white} {rest}"))
    }
}
