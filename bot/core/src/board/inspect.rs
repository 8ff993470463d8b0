//! Questions about one square or piece: what stands there, what attacks it, where it can go.

use super::{Mark, Picture};
use crate::board::types::BoardRefusal;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::{Text, listed, prose};
use menagerie_rules::{
    Color, Label, Move, Piece, PieceCard, PieceType, Position, PromotesBy, Reached, Role, Square,
    Told, Variant, Way, Zone, notation, offered,
};
use std::collections::BTreeMap;

/// Describes a square of a position: the piece on it, and its attackers.
///
/// # Errors
/// When `typed` is no square of the board.
pub fn look(position: &Position, typed: &str) -> Result<Text, Refusal> {
    let variant = position.variant();
    let square = square(variant, typed)?;
    if let Some(wall) = wall(position, square) {
        return Ok(wall);
    }
    let mut text = match position.piece_at(square) {
        Some(piece) => {
            let kind = variant.piece(piece.role);
            message!(
                "board-square",
                square = square.to_string(),
                side = &variant.side_names[piece.color.index()],
                piece = &kind.name,
                letter = variant.letter(piece),
                moves = prose(&kind.moves),
            )
        }
        None => message!("board-empty-square", square = square.to_string()),
    };
    for side in [Color::White, Color::Black] {
        let from: Vec<Text> = position
            .attackers(square, side)
            .into_iter()
            .filter_map(|from| {
                let piece = message!("piece-name", name = name(position, from)?);
                Some(piece.plain(format!(" {from}")))
            })
            .collect();
        let name = &variant.side_names[side.index()];
        // A piece that can reach a piece of its own side defends it.
        let is_own = position.piece_at(square).is_some_and(|piece| piece.color == side);
        text = text.line().then(if from.is_empty() && is_own {
            message!("board-not-defended", side = name)
        } else if from.is_empty() {
            message!("board-not-attacked", side = name)
        } else if is_own {
            message!("board-defended", side = name, pieces = listed(&from))
        } else {
            message!("board-attacked", side = name, pieces = listed(&from))
        });
    }
    Ok(text)
}

/// The wall that closes a square, if one does.
fn wall(position: &Position, square: Square) -> Option<Text> {
    let walls = position.variant().walls.as_ref().filter(|_| position.is_wall(square))?;
    let kind = position.variant().piece(walls.piece);
    let piece = message!("piece-name", name = &kind.name);
    Some(message!("board-wall", square = square.to_string(), piece, moves = prose(&kind.moves)))
}

/// Where the piece on a square can go, in words and as a picture with the side `bottom` at the
/// bottom. With `to`, only the ways to that square, all of them.
///
/// A piece is shown as if its side were to move.
///
/// # Errors
/// When `typed` is no square of the board, the square is empty, or the piece cannot go to `to`.
pub fn reach(
    position: &Position,
    typed: &str,
    to: Option<&str>,
    bottom: Color,
) -> Result<(Text, Picture), Refusal> {
    let variant = position.variant();
    let square = square(variant, typed)?;
    let to = to.map(|to| self::square(variant, to)).transpose()?;
    if let Some(text) = wall(position, square) {
        let picture = Picture::new(position.clone(), bottom, text.clone());
        return Ok((text, picture));
    }
    let Some(piece) = position.piece_at(square) else {
        let drops = position.told_reach(square, bottom);
        return match &drops[..] {
            [] => Err(BoardRefusal::EmptySquare(square.to_string()).into()),
            _ => Ok(dropped(position, square, bottom, drops)),
        };
    };
    let turned = (position.turn() != piece.color).then(|| position.turned());
    let seen = turned.as_ref().unwrap_or(position);
    let kind = &variant.piece(piece.role).name;
    let side = &variant.side_names[piece.color.index()];
    let title = message!(
        "board-reach-title",
        piece = kind,
        square = square.to_string(),
        side,
        supposed = if turned.is_some() { "yes" } else { "no" },
    );
    let mut reached: Vec<Reached> = seen
        .reach(square)
        .into_iter()
        .filter(|reached| to.is_none_or(|to| reached.mv.to() == to))
        .map(|reached| Reached { mv: reached.mv.without_wall(), ..reached })
        .collect();
    // A move is the same wherever its wall goes.
    reached.dedup_by_key(|reached| reached.mv);
    let lines = match to {
        Some(to) if reached.is_empty() => {
            return Err(BoardRefusal::NoWay {
                piece: kind.clone(),
                from: square.to_string(),
                to: to.to_string(),
            }
            .into());
        }
        // Several moves to one square: each with what it does.
        Some(_) if reached.len() > 1 => {
            reached.iter().map(|it| Text::from(notation::told(seen, &it.mv))).collect()
        }
        Some(to) => vec![message!("board-can-go", square = to.to_string())],
        None => seen.told_reach(square, bottom).into_iter().map(Text::from).collect(),
    };
    let is_sentence = to.is_some() || lines.is_empty();
    let lines = if lines.is_empty() { vec![no_move(seen)] } else { lines };
    let head = message!("board-reach", title = title.clone());
    let text =
        lines.iter().fold(head, |text, line| text.line().then(message!("board-reach-line", line)));
    let lines = lines
        .into_iter()
        .reduce(|all, next| message!("list-semicolon", items = all, next))
        .unwrap_or_default();
    let heard = if is_sentence {
        message!("board-reach-heard-sentence", title, line = lines)
    } else {
        message!("board-reach-heard", title, lines)
    };
    // A piece that enters behind the move does not change the squares that can be reached.
    let reached: Vec<Reached> = reached.into_iter().filter(|it| it.mv.gating().is_none()).collect();
    let mut marks = vec![(square, Mark::Asked)];
    for Reached { mv, way } in &reached {
        // The square where it ends, without what it takes on the way.
        let captures = match mv.taken_on_the_way() {
            Some(_) => seen.also_captured(mv).is_some(),
            None => seen.captured(mv).is_some(),
        };
        let mark = (mv.to(), if captures { Mark::Capture } else { Mark::Quiet });
        let on_the_way = mv.taken_on_the_way().map(|taken| (taken, Mark::Capture));
        for mark in on_the_way.into_iter().chain([mark]) {
            if mark.0 != square && !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        if let Way::Hop { screen, .. } = way
            && !marks.contains(&(*screen, Mark::Screen))
        {
            marks.push((*screen, Mark::Screen));
        }
    }
    let picture = Picture {
        marks,
        paths: paths(square, &reached, to.is_some()),
        ..Picture::new(seen.clone(), bottom, heard)
    };
    Ok((text, picture))
}

/// The pieces that the side to move can drop on an empty square.
fn dropped(
    position: &Position,
    square: Square,
    bottom: Color,
    drops: Vec<Told>,
) -> (Text, Picture) {
    let head = message!("board-empty-square", square = square.to_string());
    let lines = drops.into_iter().map(Text::from);
    let text = lines.fold(head, |text, line| text.line().then(message!("board-reach-line", line)));
    let marks = vec![(square, Mark::Asked)];
    (text.clone(), Picture { marks, ..Picture::new(position.clone(), bottom, text) })
}

/// The way of a move, square by square; every way, if it has several.
pub fn ways(position: &Position, mv: &Move) -> Vec<Vec<Square>> {
    let reached = position.reach(mv.from()).into_iter().filter(|reached| reached.mv == *mv);
    let paths = paths(mv.from(), &reached.collect::<Vec<_>>(), true);
    if paths.is_empty() { vec![vec![mv.from(), mv.to()]] } else { paths }
}

/// The ways worth drawing. Of ways that go on in the same direction, the longest. Of the many ways
/// of a Sissa, only those to a square that was named.
fn paths(from: Square, reached: &[Reached], all: bool) -> Vec<Vec<Square>> {
    let direction = |one: Square, other: Square| {
        let step = |one: u8, other: u8| (i16::from(other) - i16::from(one)).signum();
        (step(one.file(), other.file()), step(one.rank(), other.rank()))
    };
    let length = |one: Square, other: Square| {
        one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank()))
    };
    let mut longest: BTreeMap<(Square, (i16, i16)), Vec<Square>> = BTreeMap::new();
    let mut paths = Vec::new();
    for Reached { mv, way } in reached {
        match way {
            Way::Locust(taken) if all => paths.push(vec![from, *taken, mv.to()]),
            Way::Legs(turns) if all => {
                paths.extend(turns.iter().map(|turn| vec![from, *turn, mv.to()]));
            }
            Way::Bent(turns) => {
                for turn in turns.iter().filter(|turn| **turn != mv.to()) {
                    let path = longest.entry((*turn, direction(*turn, mv.to()))).or_default();
                    if path.last().is_none_or(|end| length(*turn, *end) < length(*turn, mv.to())) {
                        *path = vec![from, *turn, mv.to()];
                    }
                }
            }
            Way::Ride(steps) => {
                let Some(first) = steps.first() else { continue };
                let path = longest.entry((*first, direction(from, *first))).or_default();
                if path.len() <= steps.len() {
                    *path = std::iter::once(from).chain(steps.iter().copied()).collect();
                }
            }
            _ => {}
        }
    }
    paths.extend(longest.into_values());
    paths
}

/// A kind of piece, found by its label or one of its names.
///
/// # Errors
/// When the variant has no such piece.
pub fn find_piece(variant: &Variant, typed: &str) -> Result<Role, Refusal> {
    let wanted = typed.trim();
    let label = Label::read(wanted).and_then(|label| variant.role_by_label(label));
    label.or_else(|| variant.role_by_name(wanted)).ok_or_else(|| {
        Refusal::Board(BoardRefusal::UnknownPiece {
            typed: wanted.to_owned(),
            known: variant
                .pieces
                .iter()
                .filter(|piece| !piece.guest)
                .map(|piece| format!("{} {}", piece.label, piece.name))
                .collect(),
        })
    })
}

/// The card of a kind of piece: how it moves, and its special rules.
pub fn piece(variant: &Variant, role: Role) -> Text {
    let card = variant.card(role, 9);
    let kind: &PieceType = variant.piece(role);
    let mut text = message!(
        "board-piece",
        piece = &kind.name,
        label = kind.label.to_string(),
        variant = &variant.name,
        moves = prose(&kind.moves),
    );
    if !kind.aliases.is_empty() {
        text = text.line().then(message!("board-piece-aliases", names = kind.aliases.join(", ")));
    }
    let elsewhere = variant
        .also_known_as(role, offered())
        .into_iter()
        .filter(|known| known.name != kind.name && !kind.aliases.contains(&known.name))
        .map(|known| {
            let games = known.games.join(", ");
            let name = message!("piece-name", name = &known.name);
            message!("board-piece-name-elsewhere", name, games)
        });
    let elsewhere =
        elsewhere.reduce(|names, name| message!("list-semicolon", items = names, next = name));
    if let Some(names) = elsewhere {
        text = text.line().then(message!("board-piece-elsewhere", names));
    }
    if let Some(value) = card.value {
        let value = value.to_string();
        text = text.line().then(match card.second_value {
            Some(second) => message!("board-piece-values", value, second = second.to_string()),
            None => message!("board-piece-value", value),
        });
    }
    for sentence in promotions(variant, &card) {
        text = text.line().then(sentence);
    }
    if let Some(most) = kind.at_most {
        text = text.line().then(message!("board-piece-at-most", most));
    }
    text.line().then(message!("board-piece-betza", betza = &kind.betza))
}

/// The words for a piece without a legal move, and why other pieces have some.
fn no_move(position: &Position) -> Text {
    let is_capture = |mv: &Move| position.captured(mv).is_some();
    if position.variant().restraints.must_capture && position.legal_moves().iter().any(is_capture) {
        message!("board-no-move-but-a-capture")
    } else {
        message!("board-no-move")
    }
}

/// The promotions of a piece: into what, where, and by which moves: one sentence, or one for each
/// side.
fn promotions(variant: &Variant, card: &PieceCard) -> Vec<Text> {
    let [first, second] = &card.promotions;
    if first == second {
        return promotion(variant, card, first, None).into_iter().collect();
    }
    let of = |color: Color| promotion(variant, card, &card.promotions[color.index()], Some(color));
    Color::BOTH.into_iter().filter_map(of).collect()
}

fn promotion(
    variant: &Variant,
    card: &PieceCard,
    roles: &[Role],
    side: Option<Color>,
) -> Option<Text> {
    let kind = variant.piece(card.role);
    let name = |role: &Role| -> Text {
        let name = &variant.piece(*role).name;
        let on: Vec<String> = (b'a'..b'a' + variant.files)
            .filter(|file| kind.promotes_on(*role, file - b'a'))
            .map(|file| char::from(file).to_string())
            .collect();
        if on.len() == usize::from(variant.files) {
            return message!("piece-name", name);
        }
        message!("board-piece-becomes-on", piece = name, files = on.join(", "))
    };
    let mut names: Vec<Text> = roles.iter().filter(|role| **role != card.role).map(name).collect();
    let last = names.pop()?;
    let becomes = if names.is_empty() {
        last
    } else {
        message!("board-piece-either", names = listed(&names), last)
    };
    let zone = card.promotes_in.and_then(|zone| variant.zones.get(zone));
    let zone_name = |zone: Option<&Zone>| match zone {
        Some(zone) => message!("zone-name", name = &zone.name),
        None => Text::new(),
    };
    if card.promotes_by == PromotesBy::Standing {
        let zone = zone_name(zone);
        return Some(message!("board-piece-becomes-there", zone, becomes, stays = &kind.name));
    }
    Some(message!(
        "board-piece-becomes",
        place = match zone {
            Some(_) => "zone",
            None if variant.has_holes() => "file",
            None => "rank",
        },
        zone = zone_name(zone),
        whose = if side.is_some() { "of-side" } else { "of-both" },
        side = side.map_or("", |side| &variant.side_names[side.index()]),
        becomes,
        may_stay = match roles.contains(&card.role) {
            true if kind.may_be_immobile => "always",
            true => "yes",
            false => "no",
        },
        by = match card.promotes_by {
            PromotesBy::AnyMove | PromotesBy::Standing => "any-move",
            PromotesBy::Capture => "capture",
            PromotesBy::Entering if kind.promotes_always_in.is_some() => "entering-or-last",
            PromotesBy::Entering => "entering",
            PromotesBy::SingleStep { quiet: true, capture: true } => "step",
            PromotesBy::SingleStep { quiet: true, .. } => "quiet-step",
            PromotesBy::SingleStep { .. } => "capturing-step",
        },
        stays = &kind.name,
        always = zone_name(kind.promotes_always_in.and_then(|zone| variant.zones.get(zone))),
    ))
}

/// The names of a variant's pieces that begin with the typed text, or all names if it is empty; for
/// a list of choices.
pub fn piece_names(variant: &Variant, typed: &str) -> Vec<String> {
    let wanted = typed.trim().to_lowercase();
    let fits = |piece: &&PieceType| {
        piece.name.to_lowercase().starts_with(&wanted)
            || Label::read(&wanted) == Some(piece.label)
            || piece.aliases.iter().any(|alias| alias.to_lowercase().starts_with(&wanted))
    };
    variant
        .pieces
        .iter()
        .filter(|piece| !piece.guest)
        .filter(fits)
        .map(|piece| piece.name.clone())
        .collect()
}

/// The variant whose piece is meant when no variant is named: the first that has it.
pub fn variant_with(typed: &str) -> Option<&'static std::sync::Arc<Variant>> {
    offered().into_iter().find(|variant| find_piece(variant, typed).is_ok())
}

/// A part of a board by two of its corners, like `a1-h8`.
///
/// # Errors
/// When they are not two squares of the board.
pub fn region(variant: &Variant, typed: &str) -> Result<(Square, Square), Refusal> {
    let refusal = || {
        Refusal::Board(BoardRefusal::NoSuchRegion {
            typed: typed.trim().to_owned(),
            last: last(variant),
        })
    };
    let (one, other) = typed.split_once('-').ok_or_else(refusal)?;
    // The corner of a part may be a hole of the board.
    let corner = |text: &str| {
        notation::named_square(variant, text).filter(|square| is_inside(variant, *square))
    };
    let (one, other) = corner(one).zip(corner(other)).ok_or_else(refusal)?;
    let lies_between =
        |place: u8, one: u8, other: u8| (one.min(other)..=one.max(other)).contains(&place);
    let is_part = |square: &Square| {
        lies_between(square.file(), one.file(), other.file())
            && lies_between(square.rank(), one.rank(), other.rank())
    };
    if variant.squares().any(|square| is_part(&square)) {
        Ok((one, other))
    } else {
        Err(BoardRefusal::Hole(one).into())
    }
}

/// Whether a square is on the board, or a hole in it.
fn is_inside(variant: &Variant, square: Square) -> bool {
    square.file() < variant.files && square.rank() < variant.ranks
}

/// The name of the square farthest from a1.
fn last(variant: &Variant) -> String {
    Square::new(variant.files - 1, variant.ranks - 1)
        .map_or_else(String::new, |last| last.to_string())
}

fn square(variant: &Variant, typed: &str) -> Result<Square, Refusal> {
    let typed = typed.trim();
    let square = notation::named_square(variant, typed);
    match square.filter(|square| is_inside(variant, *square)) {
        Some(square) if variant.contains(square) => Ok(square),
        Some(hole) => Err(BoardRefusal::Hole(hole).into()),
        None => {
            Err(BoardRefusal::NoSuchSquare { typed: typed.to_owned(), last: last(variant) }.into())
        }
    }
}

fn name(position: &Position, square: Square) -> Option<String> {
    let Piece { role, .. } = position.piece_at(square)?;
    Some(position.variant().piece(role).name.clone())
}
