//! The words of answers to players: names of pieces, and possible moves.

use crate::explanations::list::list;
use crate::{Move, Piece, Position, Role, Square, notation};

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

    pub fn name(&self, role: Role) -> &str {
        &self.0.variant().piece(role).name
    }

    pub fn on(&self, square: Square) -> &str {
        self.role(square).map_or("piece", |role| self.name(role))
    }

    /// " by the Rook on h8".
    pub fn by(&self, attacker: Square) -> String {
        format!(" by the {} on {attacker}", self.on(attacker))
    }

    pub fn a(&self, role: Option<Role>) -> String {
        let name = role.map_or("piece", |role| self.name(role));
        format!("{} {name}", notation::article(name))
    }

    /// "; it moves like this: …", or the end of the sentence if the variant has no words for the
    /// moves.
    pub fn moves_like(&self, role: Role) -> String {
        match self.0.variant().piece(role).moves.trim() {
            "" => ".".to_owned(),
            moves => format!("; it moves like this: {}", lower(moves)),
        }
    }

    /// The other kinds to which a piece promotes on a square.
    pub fn becomes(&self, square: Square, to: Square) -> Vec<String> {
        let Some(piece) = self.0.piece_at(square) else { return Vec::new() };
        let kind = self.0.variant().piece(piece.role);
        let roles = kind.promotions(piece.color).iter();
        let others =
            roles.filter(|role| **role != piece.role && kind.promotes_on(**role, to.file()));
        others.map(|role| self.a(Some(*role))).collect()
    }

    /// The other kinds to which a piece may promote, in the order of the variant, and the label of
    /// the first kind that it may become or stay.
    pub fn promotions(&self, square: Square, allowed: &[Role]) -> (Vec<String>, String) {
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
        (others.map(|role| self.a(role)).collect(), label)
    }

    /// A zone of the side to move.
    pub fn zone(&self, zone: usize) -> String {
        self.0.variant().zone_in_words(zone, self.0.turn())
    }

    pub fn game_over(&self) -> String {
        let how = if self.0.is_check() { "checkmate" } else { "stalemate" };
        format!("The game is over: {how}.")
    }

    /// One legal move as an example to type.
    pub fn example(&self) -> String {
        match notation::example(self.0) {
            Some(mv) => format!("Type for example “{}”.", notation::canonical(self.0, &mv)),
            None => self.game_over(),
        }
    }

    /// The text of a move that can mean no other move: the label and the square. It has both
    /// squares for a Pawn's move, or where another piece of the kind could go there too.
    pub fn exactly(&self, mv: &Move) -> String {
        let variant = self.0.variant();
        let Some(piece) = self.0.piece_at(mv.from) else { return self.example() };
        let kind = variant.piece(piece.role);
        let is_rival =
            |other: &&Move| other.to == mv.to && self.0.piece_at(other.from) == Some(piece);
        let is_alone = self.0.legal_moves().iter().filter(is_rival).count() == 1;
        if is_alone && !kind.pawn {
            return format!("Type “{}{}” for the {}.", kind.label, mv.to, kind.name);
        }
        let sign = if self.0.captured(mv).is_some() { 'x' } else { '-' };
        let to = &notation::coordinates(variant, mv)[mv.from.to_string().len()..];
        let place = if is_alone { String::new() } else { format!(" on {}", mv.from) };
        format!("Type “{}{sign}{to}” for the {}{place}.", mv.from, kind.name)
    }

    pub fn moves_from(&self, square: Square) -> String {
        let moves = self.0.legal_moves_from(square);
        let piece = self.on(square);
        if moves.is_empty() {
            return format!("The {piece} on {square} has no move now. {}", self.example());
        }
        let mut to: Vec<String> = moves.iter().map(|mv| mv.to.to_string()).collect();
        to.dedup();
        let more = to.len() > 4;
        to.truncate(4);
        if more {
            to.push("other squares".to_owned());
        }
        format!("From {square} the {piece} can go to {}.", list(&to, "and"))
    }

    /// Legal moves of the pieces nearest to a square that turned out to be empty.
    pub fn nearest(&self, square: Square) -> String {
        let moves = self.0.legal_moves();
        let far = |mv: &&Move| {
            let files = mv.from.file().abs_diff(square.file());
            (mv.from.distance(square), files, mv.from, notation::oddity(self.0, mv))
        };
        let near = moves.iter().min_by_key(far);
        match near {
            Some(mv) => format!(
                "Your {} on {} can move: type for example “{}”.",
                self.on(mv.from),
                mv.from,
                notation::canonical(self.0, mv)
            ),
            None => self.game_over(),
        }
    }

    /// The pieces whose legal moves end nearest to a square, each with that move.
    pub fn aimed_near(&self, square: Square) -> String {
        let mut moves = self.0.legal_moves();
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
        let near = moves.iter().take(MOST_NEAR).map(|mv| {
            let typed = notation::canonical(self.0, mv);
            format!("the {} on {} (“{typed}”)", self.on(mv.from), mv.from)
        });
        match list(&near.collect::<Vec<_>>(), "and") {
            near if near.is_empty() => self.game_over(),
            near => format!("Nearest to it come {near}."),
        }
    }

    pub fn of_role(&self, role: Role) -> String {
        let piece = Piece { color: self.0.turn(), role };
        let moves = self.0.legal_moves();
        let of_role = moves.iter().filter(|mv| self.0.piece_at(mv.from) == Some(piece));
        match of_role.min_by_key(|mv| notation::oddity(self.0, mv)) {
            Some(mv) => format!("Type for example “{}”.", notation::canonical(self.0, mv)),
            None => self.example(),
        }
    }
}

pub(crate) fn lower(text: &str) -> String {
    change_first(text, |letter| letter.to_ascii_lowercase())
}

pub(crate) fn capital(text: &str) -> String {
    change_first(text, |letter| letter.to_ascii_uppercase())
}

fn change_first(text: &str, change: impl Fn(char) -> char) -> String {
    let mut letters = text.chars();
    letters.next().map(change).into_iter().chain(letters).collect()
}
