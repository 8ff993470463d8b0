//! Proves the claims of `dead`. Those of `alone` are proved by trying every placement, the others
//! from the pieces' moves. A claim without a proof gets a warning.
//!
//! No placement is tried in which the King in check has a step to a square that neither the piece nor
//! its King can cover from where they stand.

use crate::board::Board;
use crate::legal_moves::attack::is_attacked;
use crate::legal_moves::destinations::ever;
use crate::pieces::piece::Cell;
use crate::state::State;
use crate::{Color, Facing, Piece, Position, Role, Royalty, Square, SquareSet, Stalemate, Variant};

/// The most placements that are tried for a file. So many take some seconds.
const MOST: u64 = 20_000_000;

/// A sentence about each claim that is not proven.
pub(crate) fn unproven(start: &Position) -> Vec<String> {
    let variant = start.variant();
    let Some(dead) = &variant.endings.dead else { return Vec::new() };
    if let Some(setting) = wins_otherwise(variant) {
        return vec![format!(
            "dead says that nobody can win, but {setting} may still decide the game"
        )];
    }
    let mut trial = Trial { start: start.clone(), left: MOST };
    let mut sentences = Vec::new();
    let mut say = |role: &Role, where_: &str, why: Option<String>| {
        let name = &variant.piece(*role).name;
        sentences.extend(why.map(|why| format!("dead names the {name} in {where_}, but {why}")));
    };
    if matches!(variant.royalty, Royalty::One(_)) {
        for role in &dead.alone {
            say(role, "alone", trial.wins_alone(*role));
        }
        for role in &dead.one_color {
            let why = bound(variant, *role).or_else(|| trial.king_is_caught());
            say(role, "one_color", why);
        }
    }
    for role in &dead.apart {
        say(role, "apart", bound(variant, *role).or_else(|| blocks_itself(variant, &dead.apart)));
    }
    for (roles, fits, needs) in [
        (
            &dead.alone,
            matches!(variant.royalty, Royalty::One(_)),
            "alone needs one King of each side",
        ),
        (
            &dead.one_color,
            matches!(variant.royalty, Royalty::One(_)),
            "one_color needs one King of each side",
        ),
        (
            &dead.apart,
            variant.royalty == Royalty::Nobody,
            "apart is for games without a royal piece",
        ),
    ] {
        if !roles.is_empty() && !fits {
            sentences.push(format!("of dead, {needs}"));
        }
    }
    sentences
}

/// The setting besides checkmate that may decide a game in which no piece is captured any more.
fn wins_otherwise(variant: &Variant) -> Option<&'static str> {
    let endings = &variant.endings;
    let is_royal = variant.royalty != Royalty::Nobody;
    let settings = [
        ("checks", endings.checks.is_some()),
        ("goal", endings.goal.is_some()),
        ("extinction", endings.extinction.is_some() && is_royal),
        ("bare_king", endings.bare_king_loses),
        ("stalemate", endings.stalemate != Stalemate::Draw && is_royal),
        ("repetition_loss", endings.repetition_loss.is_some()),
        ("repetition_win", endings.repetition_win.is_some()),
        ("perpetual_check", endings.perpetual_check_loses),
        ("a restricted piece", variant.pieces.iter().any(|kind| kind.restricted)),
    ];
    settings.into_iter().find(|(_, is_set)| *is_set).map(|(name, _)| name)
}

/// The reason why a kind of piece is not bound to the color of its square.
fn bound(variant: &Variant, role: Role) -> Option<String> {
    let leaves = |color: Color| {
        let cell = Cell::of(Piece { color, role });
        variant.squares().find(|from| {
            let to = ever(variant.tables(), *from, cell, [*from].into_iter().collect());
            to.iter().any(|to| to.is_light() != from.is_light())
        })
    };
    let square = Color::BOTH.into_iter().find_map(leaves);
    square
        .map(|square| format!("it leaves the color of its square, as on {square}"))
        .or_else(|| changes(variant, role))
        .or_else(|| has_right(variant, role))
}

/// The reason why a kind of piece does not stay the same for ever.
fn changes(variant: &Variant, role: Role) -> Option<String> {
    if variant.royal() == Some(role) {
        return Some("it is royal".to_owned());
    }
    variant.piece(role).is_promoted().then(|| "it is promoted".to_owned())
}

/// The reason why a kind of piece may have more moves than its square shows.
fn has_right(variant: &Variant, role: Role) -> Option<String> {
    let mut kinds =
        Color::BOTH.map(|color| variant.tables().kind_of(Piece { color, role })).into_iter();
    kinds
        .any(|kind| kind.has_right && !kind.is_only_gate)
        .then(|| "it has moves of the first time".to_owned())
}

/// The reason why pieces of these kinds could block each other until none has a move. From some
/// square they cannot reach every square of the color over neighbors, so that some of them could
/// fill an island.
fn blocks_itself(variant: &Variant, roles: &[Role]) -> Option<String> {
    let steps = |from: Square| {
        let neighbors = variant.squares().filter(move |to| from.distance(*to) == 1);
        neighbors.filter(move |to| {
            roles.iter().all(|role| {
                let pieces = Color::BOTH.map(|color| Cell::of(Piece { color, role: *role }));
                let goes = |cell: &Cell| {
                    ever(variant.tables(), from, *cell, SquareSet::EMPTY).contains(*to)
                };
                pieces.iter().all(goes)
            })
        })
    };
    for light in [false, true] {
        let shade: SquareSet =
            variant.squares().filter(|square| square.is_light() == light).collect();
        let mut seen: SquareSet = shade.iter().take(1).collect();
        let mut open: Vec<Square> = seen.iter().collect();
        while let Some(from) = open.pop() {
            for to in steps(from).collect::<SquareSet>() & !seen {
                seen.insert(to);
                open.push(to);
            }
        }
        if let Some(square) = (shade & !seen).iter().next() {
            return Some(format!("pieces of its kind may fill the squares around {square}"));
        }
    }
    None
}

/// Each square of a King, with the squares to which the other King cannot go because of it. Where
/// Kings may not face each other, or a legal move may be forbidden, that may be any square.
fn covered_by_king(variant: &Variant, king: Cell) -> Vec<(Square, SquareSet)> {
    let is_plain = variant.facing == Facing::Allowed && !variant.restraints.are_any();
    let covered = |from: Square| {
        let mut squares = ever(variant.tables(), from, king, SquareSet::EMPTY);
        squares.insert(from);
        if is_plain { squares } else { !SquareSet::EMPTY }
    };
    let squares = variant.tables().kind(king).territory.iter();
    squares.map(|from| (from, covered(from))).collect()
}

/// The placements that are tried, and how many more may be.
struct Trial {
    start: Position,
    left: u64,
}

impl Trial {
    /// The reason why one piece beside the Kings may win: a placement with a checkmate.
    fn wins_alone(&mut self, role: Role) -> Option<String> {
        let variant = self.start.variant().clone();
        if let Some(why) = changes(&variant, role) {
            return Some(why);
        }
        let king = variant.royal()?;
        for color in Color::BOTH {
            let piece = Cell::of(Piece { color, role });
            let own = covered_by_king(&variant, Cell::of(Piece { color, role: king }));
            let theirs = variant.tables().kind_of(Piece { color: !color, role: king });
            for at in variant.tables().kind(piece).territory {
                let reached = ever(variant.tables(), at, piece, SquareSet::EMPTY);
                for other in reached & theirs.territory {
                    let mut flights = theirs.quiet_leaps[other.index()] & !reached;
                    flights.remove(at);
                    let helps = |(_, covered): &&(_, SquareSet)| (flights & !*covered).is_empty();
                    let from = own.iter().filter(helps).map(|(from, _)| *from);
                    if let Some(why) = self.mate_with_king(color, (at, piece), other, from) {
                        return Some(why);
                    }
                }
            }
        }
        self.mate_of_kings().or_else(|| has_right(&variant, role))
    }

    /// A checkmate of the King on `other` by the piece on `at`. The piece's own King is tried on
    /// each square of `from`.
    fn mate_with_king(
        &mut self,
        color: Color,
        (at, piece): (Square, Cell),
        other: Square,
        from: impl Iterator<Item = Square>,
    ) -> Option<String> {
        let variant = self.start.variant().clone();
        let tables = variant.tables();
        let kings = Color::BOTH
            .map(|color| Cell::of(Piece { color, role: variant.royal().expect("there is one") }));
        for square in from.filter(|square| *square != at && *square != other) {
            self.left = match self.left.checked_sub(1) {
                Some(left) => left,
                None => return Some("there is too much to try to prove it".to_owned()),
            };
            let mut board = Board::EMPTY;
            board.put(at, piece, tables.kind(piece).walks);
            for (square, king) in [(square, kings[color.index()]), (other, kings[(!color).index()])]
            {
                board.put(square, king, tables.kind(king).walks);
            }
            if !is_attacked(tables, &board, other, color)
                || is_attacked(tables, &board, square, !color)
            {
                continue;
            }
            let mut both = [square; 2];
            both[(!color).index()] = other;
            let position = self.placed(board, both, !color);
            if !position.has_legal_move() {
                return Some(format!("here is a checkmate: {}", position.fen()));
            }
        }
        None
    }

    /// A placement of the two Kings alone in which one gives check.
    fn mate_of_kings(&mut self) -> Option<String> {
        self.kings_alone(|position| position.is_check())
            .map(|position| format!("a King gives check here: {}", position.fen()))
    }

    /// A placement of the two Kings alone in which the King to move has no step to a square of the
    /// other color.
    fn king_is_caught(&mut self) -> Option<String> {
        let is_caught = |position: &Position| {
            let king = position.state.king(position.turn());
            let leaps = &position.tables().kind(position.state.board.cell(king)).quiet_leaps;
            !position.legal_moves_from(king).iter().any(|mv| {
                mv.to.is_light() != king.is_light()
                    && king.distance(mv.to) == 1
                    && leaps[king.index()].contains(mv.to)
            })
        };
        self.kings_alone(|position| position.is_check() || is_caught(position))
            .map(|position| format!("the King may be caught, as here: {}", position.fen()))
    }

    /// The first placement of the two Kings alone that meets a condition, where neither could take
    /// the other.
    fn kings_alone(&mut self, is_it: impl Fn(&Position) -> bool) -> Option<Position> {
        let variant = self.start.variant().clone();
        let tables = variant.tables();
        let role = variant.royal()?;
        let [white, black] = Color::BOTH.map(|color| Cell::of(Piece { color, role }));
        for first in tables.kind(white).territory {
            for second in tables.kind(black).territory.iter().filter(|it| *it != first) {
                let mut board = Board::EMPTY;
                board.put(first, white, tables.kind(white).walks);
                board.put(second, black, tables.kind(black).walks);
                for turn in Color::BOTH {
                    let position = self.placed(board.clone(), [first, second], turn);
                    if !position.turned().is_check() && is_it(&position) {
                        return Some(position);
                    }
                }
            }
        }
        None
    }

    fn placed(&self, board: Board, kings: [Square; 2], turn: Color) -> Position {
        let state = State { board, kings, turn, passed: None, ..self.start.state.clone() };
        Position { state, ..self.start.clone() }
    }
}
