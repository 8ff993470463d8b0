//! Moves as UCI has them: `e2e4`, `a10a12`, `e7e8q`, `b2b3+`, `P@e5` for a drop, `g1f3h` where a piece
//! enters, and `e2e4,e4d5` where a wall stands then.
//!
//! They are our coordinates with a small letter for the promotion, without `=`. As large-board engines
//! do, a piece that may promote and stays what it is has no letter. Two kinds of piece may have the same
//! letter, one of them primed; the prime is written then, too.

use menagerie_rules::{Gating, Label, Move, MoveKind, Position, Role, Square, notation};

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Castles {
    /// By the King's destination, as our coordinates do.
    #[default]
    To,
    /// By the partner's square, as programs for Chess960 do, where that says which castling it is.
    Onto,
}

/// A legal move of a position as text.
pub(crate) fn written(position: &Position, mv: &Move, castles: Castles) -> String {
    let variant = position.variant();
    let ours = notation::coordinates(variant, mv);
    if mv.is_drop() {
        return ours;
    }
    if let Some(wall) = mv.wall() {
        let way = ours.split([',', '=']).next().unwrap_or_default();
        let promotion =
            mv.promotion().map_or_else(String::new, |role| promoted(position, None, role));
        return format!("{way}{promotion},{}{wall}", mv.to());
    }
    let plain = ours.split(['=', '/']).next().unwrap_or_default();
    let onto = (castles == Castles::Onto).then(|| onto(position, mv)).flatten();
    let squares = onto.map_or_else(|| plain.to_owned(), |square| format!("{}{square}", mv.from()));
    if let Some(Gating { on, role }) = mv.gating() {
        // Behind the partner in castling a piece enters by his way to the King's square.
        let squares = if on == mv.from() { squares } else { format!("{on}{}", mv.from()) };
        return squares + &variant.piece(role).label.to_string().to_lowercase();
    }
    let own = position.piece_at(mv.from()).map(|piece| piece.role);
    match mv.promotion().filter(|role| Some(*role) != own) {
        Some(role) => squares + &promoted(position, own, role),
        None => squares,
    }
}

/// The sign of a promotion: `+` where the piece becomes its own promoted kind, as in Shogi, `-` where it becomes its
/// plain one, as in Kyoto Shogi, and else the small letter without a plus.
fn promoted(position: &Position, own: Option<Role>, becomes: Role) -> String {
    let label = |role: Role| position.variant().piece(role).label.to_string();
    let becomes = label(becomes);
    match becomes.strip_prefix('+') {
        Some(plain) if own.is_some_and(|own| label(own) == plain) => "+".to_owned(),
        Some(plain) => plain.to_lowercase(),
        None if own.is_some_and(|own| label(own).strip_prefix('+') == Some(&becomes)) => {
            "-".to_owned()
        }
        None => becomes.to_lowercase(),
    }
}

/// The partner's square, if the King castles only once with it.
fn onto(position: &Position, mv: &Move) -> Option<Square> {
    let MoveKind::Castling { rook_from, .. } = mv.kind() else { return None };
    let is_same = |other: &&Move| matches!(other.kind(), MoveKind::Castling { rook_from: it, .. } if it == rook_from);
    let all = position.legal_moves_from(mv.from());
    (all.iter().filter(is_same).count() == 1).then_some(rook_from)
}

/// The legal move that a text names, castling in either way. Where there is no choice, a promotion may go
/// without its letter, or with one that the variant lacks: other programs have other letters.
pub(crate) fn read(position: &Position, text: &str) -> Option<Move> {
    let text = text.to_ascii_lowercase().replace('=', "");
    if let Some((label, to)) = text.split_once('@') {
        let onto = position.legal_moves_from(Square::parse(to)?);
        let label = Label::read(label)?;
        let is_it = |mv: &Move| {
            mv.dropped().is_some_and(|role| position.variant().piece(role).label == label)
        };
        return onto.into_iter().find(is_it);
    }
    let second = text.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_alphabetic())?.0;
    let from = Square::parse(&text[..second])?;
    let has_gates = position.variant().has_gates();
    let legal = if has_gates { position.legal_moves() } else { position.legal_moves_from(from) };
    // With walls the list has each move some fifty times.
    let may_be = |mv: &&Move| mv.wall().is_none_or(|wall| text.ends_with(&wall.to_string()));
    let named =
        |castles| legal.iter().filter(may_be).find(|mv| written(position, mv, castles) == text);
    if let Some(mv) = named(Castles::To).or_else(|| named(Castles::Onto)) {
        return Some(*mv);
    }
    let rest = &text[second..];
    let digits = rest.char_indices().skip(1).find(|(_, letter)| !letter.is_ascii_digit());
    let (to, letter) = rest.split_at(digits.map_or(rest.len(), |(place, _)| place));
    let to = Square::parse(to)?;
    if !letter.is_empty() && position.variant().role_by_label(Label::read(letter)?).is_some() {
        return None;
    }
    let is_of = |mv: &&Move| mv.from() == from && mv.to() == to && mv.promotion().is_some();
    let mut all = legal.iter().filter(is_of);
    all.next().filter(|_| all.next().is_none()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Line, Variant, bundled, bundled_by_id};
    use std::sync::Arc;

    fn position(id: &str, fen: &str) -> Position {
        let variant = bundled_by_id(id).expect(id);
        Position::from_foreign_fen(variant, fen).expect(fen).position
    }

    #[test]
    fn a_move_is_read_in_the_ways_of_other_programs() {
        let castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let promotes = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
        for (id, fen, typed, ours) in [
            ("chess", "startpos", "e2e4", Some("e2e4")),
            ("chess", "startpos", "E2E4", Some("e2e4")),
            ("chess", "startpos", "e2e5", None),
            ("chess", "startpos", "e2", None),
            ("chess", "startpos", "", None),
            ("chess", "startpos", "0000", None),
            ("chess", "startpos", "ä2e4", None),
            ("chess", "startpos", "e2ä4", None),
            ("chess", castles, "e1g1", Some("e1g1")),
            ("chess", castles, "e1h1", Some("e1g1")),
            ("chess", castles, "e1a1", Some("e1c1")),
            ("chess", promotes, "a7a8q", Some("a7a8=Q")),
            ("chess", promotes, "a7a8=N", Some("a7a8=N")),
            ("chess", promotes, "a7a8", None),
            ("chess", promotes, "a7a8k", None),
            ("shatranj", "7k/P7/8/8/8/8/R7/K7 w - - 0 1", "a7a8q", Some("a7a8=F")),
            ("shatranj", "7k/P7/8/8/8/8/R7/K7 w - - 0 1", "a7a8", Some("a7a8=F")),
            ("shatranj", "7k/P7/8/8/8/8/R7/K7 w - - 0 1", "a7a8r", None),
            ("shatranj", "7k/P7/8/8/8/8/R7/K7 w - - 0 1", "a7a8?", None),
            ("crazyhouse", "7k/P7/8/8/8/8/8/K7[] w - - 0 1", "a7a8q", Some("a7a8=+Q")),
            ("crazyhouse", "7k/P7/8/8/8/8/8/K7[P] w - - 0 1", "P@b2", Some("P@b2")),
            ("minishogi", "k4/4P/5/5/K4[] w - - 0 1", "e4e5+", Some("e4e5=+P")),
            ("kyoto-shogi", "k4/5/5/P4/4K[] w - - 0 1", "a2a3+", Some("a2a3=+P")),
            ("kyoto-shogi", "2k2/5/5/+P4/4K[] w - - 0 1", "a2a3-", Some("a2a3=P")),
            ("seirawan", "startpos", "g1f3h", Some("g1f3/H")),
            ("seirawan", "startpos", "g1f3", Some("g1f3")),
            ("seirawan", "startpos", "g1f3q", None),
            ("seirawan", "4k3/8/8/8/8/8/8/R3K2R[H] w KQ - 0 1", "e1g1h", Some("e1g1/He1")),
            ("seirawan", "4k3/8/8/8/8/8/8/R3K2R[H] w KQ - 0 1", "h1e1h", Some("e1g1/Hh1")),
            ("terachess-2", "startpos", "e13e11", None),
            (
                "terachess-2",
                "15k/P15/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - -",
                "a15a16",
                Some("a15a16=Q"),
            ),
        ] {
            let position = position(id, fen);
            let read = read(&position, typed);
            let read = read.map(|mv| notation::coordinates(position.variant(), &mv));
            assert_eq!(read.as_deref(), ours, "{id} {typed}");
        }
    }

    #[test]
    fn castling_is_written_by_either_square() {
        let position = position("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        let mv = read(&position, "e1c1").expect("it is legal");
        assert_eq!(written(&position, &mv, Castles::To), "e1c1");
        assert_eq!(written(&position, &mv, Castles::Onto), "e1a1");
    }

    /// Random games of every variant: no two legal moves have the same text, and each is read back.
    #[test]
    fn every_move_of_every_game_has_a_text_of_its_own() {
        std::thread::scope(|scope| {
            for first in 0..4 {
                let part = bundled().iter().skip(first).step_by(4);
                scope.spawn(|| part.for_each(every_move_has_a_text));
            }
        });
    }

    fn every_move_has_a_text(variant: &Arc<Variant>) {
        let mut dice = 7_usize;
        let mut line = Line::new(Position::start(variant));
        while line.ply() < 120 && line.outcome().is_none() {
            let position = line.position();
            let legal = position.legal_moves();
            for castles in [Castles::To, Castles::Onto] {
                for mv in &legal {
                    let text = written(position, mv, castles);
                    assert_eq!(read(position, &text), Some(*mv), "{} {text}", variant.id);
                }
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
            line.play(&legal[(dice >> 33) % legal.len()]).expect("it is legal");
        }
    }
}
