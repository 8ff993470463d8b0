//! A copy of a variant for tasks: a part of its board, on which one kind of piece moves.

use std::sync::{Arc, OnceLock};

use crate::movement::{Mode, Movement, Shape};
use crate::squares::zone::{Rectangle, squares_of};
use crate::{
    Color, Endings, Facing, Passing, Piece, PieceType, Position, Restraints, Role, Royalty,
    SquareSet, Variant,
};

use super::window::window;

/// The copy, and what tasks must know of the piece.
#[derive(Clone, Debug)]
pub(super) struct Practice {
    /// The copy. The squares keep their names; those outside the window are holes.
    pub variant: Arc<Variant>,
    /// The learner's kind of piece.
    pub role: Role,
    /// Another kind, which has no moves here. A variant may have one kind only.
    pub other: Option<Role>,
    /// The window, as its two corners.
    pub window: Rectangle,
    /// The squares to which the piece may go.
    pub territory: SquareSet,
    /// The squares where it may stand at the beginning, because a game can bring it there.
    pub starts: SquareSet,
    /// The squares where a piece of this kind stands in the array and has a right to a first move.
    pub origins: SquareSet,
    /// The squares where it promotes in the game.
    pub promotes_on: SquareSet,
    /// Whether it captures otherwise than it moves.
    pub is_divergent: bool,
    /// Whether it captures at all, other than in passing.
    pub captures: bool,
}

impl Practice {
    pub fn new(variant: &Arc<Variant>, role: Role) -> Practice {
        let piece = Piece { color: Color::White, role };
        let tables = variant.tables();
        let start = Position::start(variant);
        let origins =
            start.pieces().filter(|(square, it)| *it == piece && start.is_unmoved(*square));
        let origins: SquareSet = origins.map(|(square, _)| square).collect();
        let places = start.places(piece);
        let window = window(variant, role, places, origins);
        let kind = tables.kind_of(piece);
        let promotes_on = kind.promotion.as_ref().map_or(SquareSet::EMPTY, |it| it.squares);
        // A piece that turns over with each move, as in Kyoto Shogi, is tried as if it did not.
        let is_everywhere = (kind.territory & !promotes_on).is_empty();
        let promotes_on = if is_everywhere { SquareSet::EMPTY } else { promotes_on };
        let lasting = || variant.piece(role).movements.iter().filter(|it| is_step(it));
        let is_divergent = lasting().any(|it| !it.initial && it.mode != Mode::Both);
        let captures = lasting().any(|it| it.mode.is_capture() || it.takes_on_the_way());
        let copy = copy(variant, role, window);
        let territory = copy.tables().kind_of(piece).territory;
        let starts = territory & places;
        let starts = [starts & !promotes_on, starts].into_iter().find(|it| !it.is_empty());
        Practice {
            role,
            other: other(variant, role),
            window,
            territory,
            starts: starts.unwrap_or(territory),
            origins: origins & territory,
            promotes_on,
            is_divergent,
            captures,
            variant: Arc::new(copy),
        }
    }
}

fn is_step(movement: &Movement) -> bool {
    !matches!(movement.shape, Shape::Castling { .. })
}

/// The kind that stands in for stars and blockers: a Pawn if possible.
fn other(variant: &Variant, role: Role) -> Option<Role> {
    let others = || variant.roles().filter(|it| *it != role);
    others().find(|it| variant.piece(*it).pawn).or_else(|| others().next())
}

fn copy(variant: &Variant, role: Role, window: Rectangle) -> Variant {
    let alone = |(place, piece): (usize, &PieceType)| PieceType {
        royal: false,
        promotions: [Vec::new(), Vec::new()],
        promotes_on: Vec::new(),
        movements: if place == role.index() { piece.movements.clone() } else { Vec::new() },
        ..piece.clone()
    };
    let pieces: Vec<PieceType> = variant.pieces.iter().enumerate().map(alone).collect();
    let seen: SquareSet = squares_of(window).collect();
    let board: SquareSet = variant.squares().collect();
    Variant {
        id: variant.id.clone(),
        name: variant.name.clone(),
        revision: variant.revision,
        listed: variant.listed,
        files: variant.files,
        ranks: variant.ranks,
        holes: variant.holes | (board & !seen),
        side_names: variant.side_names.clone(),
        side_styles: variant.side_styles.clone(),
        start_fen: variant.start_fen.clone(),
        provisional: None,
        pieces,
        summary: variant.summary.clone(),
        rules: Vec::new(),
        credits: variant.credits.clone(),
        endings: Endings {
            checks: None,
            counting: None,
            points: None,
            row: None,
            ..variant.endings.clone()
        },
        scores: None,
        zones: variant.zones.clone(),
        shuffle: None,
        castling: None,
        royalty: Royalty::Nobody,
        facing: Facing::Allowed,
        restraints: Restraints::default(),
        passing: Passing::Never,
        explosions: None,
        lions: None,
        walls: None,
        lacks_royals: [false; 2],
        hands: None,
        resets_are_irreversible: false,
        has_restricted: false,
        tables: OnceLock::new(),
    }
}
