//! Legal moves offered while a player types, the destination first.

use super::legible::uniform;
use super::numbered_files::by_files;
use super::order::offered;
use super::shogi_squares::with_our_squares;
use super::write::{canonical, castling_text, coordinates, is_long, short};
use crate::{Gating, Label, Move, MoveKind, Passing, Position};

/// A legal move offered to the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// The move.
    pub mv: Move,
    /// The text the player sees: `Troll d2→g5 takes Eagle`. It has at most 100 characters, and
    /// differs for every move of a position.
    pub label: String,
}

/// The most characters of a typed text that are looked at.
const LONGEST: usize = 64;

/// At most `limit` legal moves that fit the text typed so far. It can be a destination (`e6`), a
/// piece by label or name (`T`, `troll`), both, an origin, castling (`O-O`), or the beginning of
/// any notation. Exact destinations come first, among them captures, checks and promotions, the
/// strongest promotion first. An empty text fits every move.
pub fn suggest(position: &Position, partial: &str, limit: usize) -> Vec<Suggestion> {
    let typed: String = uniform(partial).chars().take(LONGEST).collect();
    // In a game with walls the square behind the comma is the wall's.
    let (typed, wall) = match typed.split_once(',').filter(|_| position.variant().walls.is_some()) {
        Some((typed, wall)) => (typed.trim(), squeeze(wall).to_ascii_lowercase()),
        None => (&*typed, String::new()),
    };
    let ours = with_our_squares(position.variant(), typed);
    let typed = ours.as_deref().unwrap_or(typed);
    let wanted = squeeze(typed);
    if wanted.is_empty() && !typed.is_empty() {
        return Vec::new();
    }
    let legal = position.legal_moves();
    // There are hundreds of squares for a wall, so a move is looked at once for all of them.
    let alike = legal.chunk_by(|one, other| one.without_wall() == other.without_wall());
    let ranked = alike.filter_map(|alike| {
        let mv = alike[0].without_wall();
        let (label, check) = label(position, &mv);
        let fit = fit_of(position, &mv, &label, typed)?;
        Some((rank(position, &mv, fit, check), alike, label))
    });
    let mut fitting: Vec<(Rank, &[Move], String)> = ranked.collect();
    fitting.sort_by_key(|(rank, alike, _)| (*rank, offered(position, &alike[0])));
    // As long as several moves fit, one square each is enough.
    let is_open = wall.is_empty() && fitting.len() > 1;
    let walled = fitting.into_iter().flat_map(|(_, alike, label)| {
        let middle = &alike[alike.len() / 2..][..1];
        let named = if is_open { middle } else { alike };
        let named = named.iter().filter(|mv| fits_wall(mv, &wall));
        named.map(move |mv| (*mv, label.clone())).collect::<Vec<(Move, String)>>()
    });
    let named = walled.take(limit);
    named.map(|(mv, label)| Suggestion { mv, label: with_wall(position, &mv, label) }).collect()
}

/// How well a move without its wall fits the typed text; 0 is best.
fn fit_of(position: &Position, mv: &Move, label: &str, typed: &str) -> Option<u8> {
    if typed.contains('@') && !mv.is_drop() {
        return None;
    }
    let is_written = coordinates(position.variant(), mv).eq_ignore_ascii_case(typed);
    let is_numbered = by_files(position, mv).is_some_and(|it| it.eq_ignore_ascii_case(typed));
    let fit = if is_numbered || mv.is_drop() && is_written {
        0
    } else {
        fit(position, mv, label, &squeeze(typed))?
    };
    // "+P@e5" is not "P@e5".
    Some(if typed.contains('@') && !is_written { fit.max(1) } else { fit })
}

/// Whether the wall of a move stands where the typed text says, as far as it is typed.
fn fits_wall(mv: &Move, typed: &str) -> bool {
    mv.wall().is_none_or(|square| square.to_string().starts_with(typed))
}

/// The label of a move with its wall.
fn with_wall(position: &Position, mv: &Move, label: String) -> String {
    match position.variant().named_wall(mv) {
        Some((role, square)) => {
            format!("{label}, {} {square}", position.variant().piece(role).name)
        }
        None => label,
    }
}

/// How well a move fits, then whether it captures, checks or promotes, then the value of the
/// captured piece.
type Rank = (u8, bool, i32);

fn rank(position: &Position, mv: &Move, fit: u8, check: bool) -> Rank {
    let captured = position.captured(mv).map(|(_, piece)| piece.role);
    let value = captured.and_then(|role| position.variant().piece(role).value).unwrap_or(0.0);
    // A weaker promotion does not come before a stronger one by giving check.
    let is_lively = check || captured.is_some() || mv.promotion.is_some();
    (fit, !is_lively, -(value * 100.0) as i32)
}

/// Letters, digits and the primes of labels. Other signs between them hardly matter.
fn squeeze(text: &str) -> String {
    text.chars().filter(|sign| sign.is_ascii_alphanumeric() || *sign == '\'').collect()
}

/// How well a move fits the typed text; 0 is best.
fn fit(position: &Position, mv: &Move, label: &str, wanted: &str) -> Option<u8> {
    if wanted.is_empty() {
        return Some(0);
    }
    let variant = position.variant();
    let piece = variant.piece(position.mover(mv)?.role);
    let lower = wanted.to_ascii_lowercase();
    let begins = |text: &str| squeeze(text).to_ascii_lowercase().starts_with(&lower);
    let names = || std::iter::once(&piece.name).chain(&piece.aliases);
    let castling = castling_fit(mv, &lower);
    if castling.is_some() {
        return castling;
    }
    if let Some(typed) = Label::read(wanted).filter(|label| *wanted == label.to_string()) {
        // A single capital is a piece, or comes from a telephone's keyboard.
        return if typed == piece.label {
            Some(0)
        } else if typed.is_primed() {
            None
        } else if typed.letter() == piece.label.letter() || names().any(|name| begins(name)) {
            Some(1)
        } else {
            begins(&mv.to.to_string()).then_some(2)
        };
    }
    let (from, to) = (mv.from.to_string(), mv.to.to_string());
    // A piece that enters is named behind the move: "Nf3/H".
    let enters = mv.gating().map(|gating| variant.piece(gating.role).label.to_string());
    let enters = enters.unwrap_or_default();
    let spellings = [
        to.clone(),
        format!("{to}{enters}"),
        format!("{}{to}{enters}", piece.label),
        coordinates(variant, mv),
        canonical(position, mv),
        format!("{}{to}", piece.label),
        label.to_owned(),
    ];
    if spellings.iter().any(|text| squeeze(text).eq_ignore_ascii_case(&lower)) {
        Some(0)
    } else if begins(&to) {
        Some(1)
    } else if from == lower || begins(&spellings[3]) {
        Some(2)
    } else if spellings[2..].iter().any(|text| begins(text))
        || names()
            .any(|name| begins(&format!("{name}{to}")) || begins(&format!("{name}{from}{to}")))
        || crossed(wanted, position, mv)
    {
        Some(3)
    } else {
        None
    }
}

/// How well a castling fits the typed text: `O-O`, also with zeros or small letters, or the word.
fn castling_fit(mv: &Move, lower: &str) -> Option<u8> {
    let MoveKind::Castling { rook_from, .. } = mv.kind else { return None };
    if format!("{}{rook_from}", mv.from) == lower {
        return Some(0);
    }
    let text = squeeze(castling_text(is_long(mv))).to_ascii_lowercase();
    let typed = lower.replace('0', "o");
    if typed == text {
        return Some(0);
    }
    let is_word = lower.len() > 1 && ["castles", "castling"].iter().any(|w| w.starts_with(lower));
    (text.starts_with(&typed) || is_word).then_some(1)
}

/// Whether the short form with its cross begins like the typed text, as in `Txg5` and `Tdxg5`.
fn crossed(wanted: &str, position: &Position, mv: &Move) -> bool {
    let could_be_short =
        wanted.len() > 2 && wanted.ends_with(|letter: char| letter.is_ascii_digit());
    could_be_short && squeeze(&short(position, mv)).starts_with(wanted)
}

/// The label of a move and whether it gives check.
fn label(position: &Position, mv: &Move) -> (String, bool) {
    let variant = position.variant();
    let name = |role: crate::Role| variant.piece(role).name.as_str();
    let mover = position.mover(mv).map_or("", |piece| name(piece.role));
    let mut label = match mv.dropped() {
        Some(_) => format!("{mover} @ {}", mv.to),
        None if mv.is_pass() && variant.passing != Passing::Never => "Pass".to_owned(),
        None => format!("{mover} {}→{}", mv.from, mv.to),
    };
    if let Some((_, piece)) = position.captured(mv) {
        label.push_str(&format!(" takes {}", name(piece.role)));
        if mv.kind == MoveKind::EnPassant {
            label.push_str(" in passing");
        }
    }
    if let Some((_, piece)) = position.also_captured(mv) {
        label.push_str(&format!(" and {}", name(piece.role)));
    }
    if let Some(role) = mv.promotion {
        label.push_str(&format!(" = {}", name(role)));
    }
    if let MoveKind::Castling { .. } = mv.kind {
        label.push_str(" castling");
    }
    if let Some(Gating { on, role }) = mv.gating() {
        label.push_str(&format!(" / {} {on}", name(role)));
    }
    let check = position.play(mv).is_check();
    if check {
        label.push_str(", check");
    }
    (label, check)
}
