//! The things that answers to players name: pieces, and possible moves.

use crate::told::{Join, list, one_piece};
use crate::{About, Move, Piece, Position, Role, Square, Told, notation, told};

/// The most pieces that are named as nearest.
const MOST_NEAR: usize = 3;

/// Names the pieces of a position, and possible moves.
pub(crate) struct Speaker<'a>(pub &'a Position);

impl Speaker<'_> {
    pub fn role(&self, square: Square) -> Option<Role> {
        self.0.piece_at(square).map(|piece| piece.role)
    }

    pub fn is_own(&self, square: Square) -> bool {
        self.0.piece_at(square).is_some_and(|piece| piece.color == self.0.turn())
    }

    pub fn name(&self, role: Role) -> About {
        About::Piece(self.0.variant().piece(role).name.clone())
    }

    pub fn on(&self, square: Square) -> About {
        self.role(square).map_or_else(|| told!("piece-nameless").into(), |role| self.name(role))
    }

    /// The piece on a square with that square, in the middle of a sentence.
    pub fn there(&self, square: Square) -> Told {
        told!("piece-there", piece = self.on(square), square = square)
    }

    /// One piece of this kind, in the middle of a sentence.
    pub fn one(&self, role: Option<Role>) -> Told {
        match role {
            Some(role) => one_piece(&self.0.variant().piece(role).name),
            None => told!("piece-nameless"),
        }
    }

    /// The author's sentences on how a piece of this kind moves.
    pub fn moves_like(&self, role: Role) -> Option<About> {
        let moves = &self.0.variant().piece(role).moves;
        (!moves.is_empty()).then(|| About::Prose(moves.clone()))
    }

    /// The other kinds to which a piece promotes on a square.
    pub fn becomes(&self, square: Square, to: Square) -> Vec<Told> {
        let Some(piece) = self.0.piece_at(square) else { return Vec::new() };
        let kind = self.0.variant().piece(piece.role);
        let roles = kind.promotions(piece.color).iter();
        let others =
            roles.filter(|role| **role != piece.role && kind.promotes_on(**role, to.file()));
        others.map(|role| self.one(Some(*role))).collect()
    }

    /// The other kinds to which a piece may promote, in the order of the variant, and the label of
    /// the first kind that it may become or stay.
    pub fn promotions(&self, square: Square, allowed: &[Role]) -> (Vec<Told>, String) {
        let variant = self.0.variant();
        let mut roles = allowed.to_vec();
        if let Some(piece) = self.0.piece_at(square) {
            let order = variant.piece(piece.role).promotions(piece.color);
            roles.sort_by_key(|role| order.iter().position(|other| other == role));
        }
        let label = roles.first().map(|role| variant.piece(*role).label.to_string());
        let label = label.unwrap_or_default();
        let own = self.role(square);
        let others = roles.into_iter().map(Some).filter(|role| *role != own);
        (others.map(|role| self.one(role)).collect(), label)
    }

    /// A zone of the side to move.
    pub fn zone(&self, zone: usize) -> About {
        self.0.variant().told_zone(zone, self.0.turn())
    }

    pub fn game_over(&self) -> Told {
        let how = if self.0.is_check() { "checkmate" } else { "stalemate" };
        told!("move-refused-game-over", how = how)
    }

    /// One legal move as an example to type.
    pub fn example(&self) -> Told {
        self.example_typed().map_or_else(|| self.game_over(), for_example)
    }

    /// The text of a legal move.
    pub fn example_typed(&self) -> Option<String> {
        notation::example(self.0).map(|mv| notation::canonical(self.0, &mv))
    }

    /// The text of a move that can mean no other move: the label and the square. It has both
    /// squares for a Pawn's move, or where another piece of the kind could go there too.
    pub fn exactly(&self, mv: &Move) -> Told {
        let variant = self.0.variant();
        let Some(piece) = self.0.piece_at(mv.from) else { return self.example() };
        let kind = variant.piece(piece.role);
        let is_rival =
            |other: &&Move| other.to == mv.to && self.0.piece_at(other.from) == Some(piece);
        let is_alone = self.0.legal_moves().iter().filter(is_rival).count() == 1;
        let name = self.name(piece.role);
        if is_alone && !kind.pawn {
            let typed = format!("{}{}", kind.label, mv.to);
            return told!("move-advice-type-for", typed = typed, piece = name);
        }
        let sign = if self.0.captured(mv).is_some() { 'x' } else { '-' };
        let to = &notation::coordinates(variant, mv)[mv.from.to_string().len()..];
        let typed = format!("{}{sign}{to}", mv.from);
        if is_alone {
            told!("move-advice-type-for", typed = typed, piece = name)
        } else {
            told!("move-advice-type-for-one", typed = typed, piece = name, square = mv.from)
        }
    }

    /// A legal move with both squares, as a player types it. In a game with walls it names one, too.
    pub fn typed(&self, from: Square, to: Square, promotion: &str) -> String {
        let legal = self.0.legal_moves_from(from);
        let walls = legal.iter().filter(|mv| mv.to == to);
        let walls: Vec<Square> =
            walls.filter_map(|mv| Some(self.0.variant().named_wall(mv)?.1)).collect();
        // A square in the middle of the board looks less like a mistake than the first corner.
        let wall = walls.get(walls.len() / 2).map_or_else(String::new, |wall| format!(",{wall}"));
        format!("{from}-{to}{promotion}{wall}")
    }

    pub fn moves_from(&self, square: Square) -> Told {
        let moves = self.0.legal_moves_from(square);
        let piece = self.on(square);
        if moves.is_empty() {
            let example = self.example();
            return told!(
                "move-advice-no-move-from",
                piece = piece,
                square = square,
                advice = example
            );
        }
        let mut to: Vec<Square> = moves.iter().map(|mv| mv.to).collect();
        to.dedup();
        let more = to.len() > 4;
        let named = to.into_iter().take(4).map(About::from);
        let squares =
            list(named.chain(more.then(|| told!("move-advice-other-squares").into())), Join::Or);
        told!("move-advice-moves-from", square = square, piece = piece, squares = squares)
    }

    /// The legal moves of pieces that stand on the board.
    fn moves_on_board(&self) -> Vec<Move> {
        self.0.legal_moves().into_iter().filter(|mv| !mv.is_drop()).collect()
    }

    /// This move as an example to type.
    pub fn for_example(&self, mv: &Move) -> Told {
        for_example(notation::canonical(self.0, mv))
    }

    /// Legal moves of the pieces nearest to a square that turned out to be empty.
    pub fn nearest(&self, square: Square) -> Told {
        let moves = self.moves_on_board();
        let far = |mv: &&Move| {
            let files = mv.from.file().abs_diff(square.file());
            (mv.from.distance(square), files, mv.from, notation::oddity(self.0, mv))
        };
        let near = moves.iter().min_by_key(far);
        match near {
            Some(mv) => told!(
                "move-advice-nearest",
                piece = self.on(mv.from),
                square = mv.from,
                typed = notation::canonical(self.0, mv)
            ),
            None => self.example(),
        }
    }

    /// The pieces whose legal moves end nearest to a square, each with that move.
    pub fn aimed_near(&self, square: Square) -> Told {
        let mut moves = self.moves_on_board();
        moves.sort_by_key(|mv| {
            let files = mv.to.file().abs_diff(square.file());
            (mv.to.distance(square), files, notation::oddity(self.0, mv), mv.from)
        });
        let mut seen = Vec::new();
        moves.retain(|mv| {
            !seen.contains(&mv.from) && {
                seen.push(mv.from);
                true
            }
        });
        if moves.is_empty() {
            return self.example();
        }
        let near = moves.iter().take(MOST_NEAR).map(|mv| {
            told!(
                "move-advice-aimed",
                piece = self.on(mv.from),
                square = mv.from,
                typed = notation::canonical(self.0, mv)
            )
        });
        told!("move-advice-aimed-near", moves = list(near, Join::And))
    }

    pub fn of_role(&self, role: Role) -> Told {
        let piece = Piece { color: self.0.turn(), role };
        let moves = self.0.legal_moves();
        let of_role = moves.iter().filter(|mv| self.0.piece_at(mv.from) == Some(piece));
        match of_role.min_by_key(|mv| notation::oddity(self.0, mv)) {
            Some(mv) => for_example(notation::canonical(self.0, mv)),
            None => self.example(),
        }
    }
}

fn for_example(typed: String) -> Told {
    told!("move-advice-example", typed = typed)
}
