//! Questions about a single square or piece: what stands there, who attacks it, where it can go.

use super::{Mark, Picture, Refusal, Text};
use menagerie_rules::{Color, Piece, PieceType, Position, Role, Square, Variant, Way, bundled};

/// What stands on a square of a position, and who attacks it.
///
/// # Errors
/// When `typed` is no square of the board.
pub fn look(position: &Position, typed: &str) -> Result<Text, Refusal> {
    let variant = position.variant();
    let square = square(variant, typed)?;
    let mut text = Text::new().bold(square.to_string()).plain(": ");
    text = match position.piece_at(square) {
        Some(piece) => {
            let kind = variant.piece(piece.role);
            text.plain(format!(
                "{}'s {} ({}). {}",
                variant.side_names[piece.color.index()],
                kind.name,
                variant.letter(piece),
                kind.moves
            ))
        }
        None => text.plain("empty."),
    };
    for side in [Color::White, Color::Black] {
        let from: Vec<String> = position
            .attackers(square, side)
            .into_iter()
            .filter_map(|from| Some(format!("{} {from}", name(position, from)?)))
            .collect();
        let name = &variant.side_names[side.index()];
        text = text.line().plain(if from.is_empty() {
            format!("{name} does not attack it.")
        } else {
            format!("{name} attacks it with {}.", from.join(", "))
        });
    }
    Ok(text)
}

/// Where the piece on a square can go, in words and as a picture seen by `bottom`.
///
/// A piece whose side is not to move is looked at as if it were.
///
/// # Errors
/// When `typed` is no square of the board, or nothing stands there.
pub fn reach(position: &Position, typed: &str, bottom: Color) -> Result<(Text, Picture), Refusal> {
    let variant = position.variant();
    let square = square(variant, typed)?;
    let Some(piece) = position.piece_at(square) else {
        return Err(Refusal::EmptySquare(square.to_string()));
    };
    let of_mover = to_move(position, piece.color);
    let (seen, hypothetical) = match &of_mover {
        Some(turned) => (turned, true),
        None => (position, false),
    };
    let kind = variant.piece(piece.role);
    let side = &variant.side_names[piece.color.index()];
    let lines = seen.reach_in_words(square);
    let mut text = Text::new()
        .bold(format!("{} {square}", kind.name))
        .plain(format!(" ({side}{}): ", if hypothetical { ", if it were its move" } else { "" }));
    text = if lines.is_empty() {
        text.plain("it has no legal move.")
    } else {
        lines.iter().fold(text, |text, line| text.plain(format!("\n• {line}")))
    };
    let mut marks = vec![(square, Mark::Asked)];
    let mut paths = Vec::new();
    for reached in seen.reach(square) {
        let to = reached.mv.to;
        let mark = if seen.captured(&reached.mv).is_some() { Mark::Capture } else { Mark::Quiet };
        if !marks.contains(&(to, mark)) {
            marks.push((to, mark));
        }
        match reached.way {
            Way::Hop { screen, .. } if !marks.contains(&(screen, Mark::Screen)) => {
                marks.push((screen, Mark::Screen));
            }
            // Of several ways one is enough to see how.
            Way::Bent(turns) | Way::Legs(turns) => {
                paths.extend(turns.first().map(|turn| vec![square, *turn, to]));
            }
            Way::Ride(steps) => {
                paths.push(std::iter::once(square).chain(steps).collect());
            }
            _ => {}
        }
    }
    let lead = format!("{} on {square} and where it can go.", kind.name);
    let picture = Picture { marks, paths, ..Picture::new(seen.clone(), bottom, lead) };
    Ok((text, picture))
}

/// A kind of piece, found by its label or one of its names.
///
/// # Errors
/// When the variant has no such piece.
pub fn find_piece(variant: &Variant, typed: &str) -> Result<Role, Refusal> {
    let wanted = typed.trim();
    let mut letters = wanted.chars();
    let label = match (letters.next(), letters.next()) {
        (Some(label), None) => variant.role_by_label(label),
        _ => None,
    };
    label.or_else(|| variant.role_by_name(wanted)).ok_or_else(|| Refusal::UnknownPiece {
        typed: wanted.to_owned(),
        known: variant
            .pieces
            .iter()
            .filter(|piece| !piece.guest)
            .map(|piece| format!("{} {}", piece.label, piece.name))
            .collect(),
    })
}

/// What a card says of a kind of piece.
pub fn piece(variant: &Variant, role: Role) -> Text {
    let card = variant.card(role, 9);
    let kind: &PieceType = variant.piece(role);
    let mut text = Text::new()
        .bold(format!("{} ({})", kind.name, kind.label))
        .plain(format!(" of {}. {}", variant.name, kind.moves));
    if !kind.aliases.is_empty() {
        text = text.line().plain(format!("Here also called {}.", kind.aliases.join(", ")));
    }
    let elsewhere: Vec<String> = card
        .also_known_as
        .iter()
        .filter(|known| known.name != kind.name && !kind.aliases.contains(&known.name))
        .map(|known| format!("{} in {}", known.name, known.games.join(", ")))
        .collect();
    if !elsewhere.is_empty() {
        text = text.line().plain(format!("Elsewhere: {}.", elsewhere.join("; ")));
    }
    if let Some(value) = card.value {
        let values = match card.second_value {
            Some(second) => format!("{value} and {second} (the source has two columns)"),
            None => value.to_string(),
        };
        text = text.line().plain(format!("Value: {values}."));
    }
    let promotions: Vec<&str> =
        card.promotions.iter().map(|role| variant.piece(*role).name.as_str()).collect();
    if !promotions.is_empty() {
        let when = if card.promotes_by_step_only { ", by its single step only" } else { "" };
        text = text
            .line()
            .plain(format!("On the last rank it becomes {}{when}.", promotions.join(", ")));
    }
    text.line().plain("XBetza: ").code(&kind.betza)
}

/// The names of a variant's pieces that begin with what was typed, or all; for choosing one.
pub fn piece_names(variant: &Variant, typed: &str) -> Vec<String> {
    let wanted = typed.trim().to_lowercase();
    let fits = |piece: &&PieceType| {
        piece.name.to_lowercase().starts_with(&wanted)
            || piece.label.to_string().to_lowercase() == wanted
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

/// The variant whose piece is asked for when none is named: the first that has it.
pub fn variant_with(typed: &str) -> Option<&'static std::sync::Arc<Variant>> {
    bundled().iter().find(|variant| find_piece(variant, typed).is_ok())
}

/// A part of a board by two of its corners, like `a1-h8`.
///
/// # Errors
/// When they are not two squares of the board.
pub fn region(variant: &Variant, typed: &str) -> Result<(Square, Square), Refusal> {
    let refusal = || Refusal::NoSuchRegion { typed: typed.trim().to_owned(), last: last(variant) };
    let (one, other) = typed.split_once('-').ok_or_else(refusal)?;
    match (square(variant, one), square(variant, other)) {
        (Ok(one), Ok(other)) => Ok((one, other)),
        _ => Err(refusal()),
    }
}

/// The name of the square farthest from a1.
fn last(variant: &Variant) -> String {
    Square::new(variant.files - 1, variant.ranks - 1)
        .map_or_else(String::new, |last| last.to_string())
}

fn square(variant: &Variant, typed: &str) -> Result<Square, Refusal> {
    Square::parse(&typed.trim().to_lowercase())
        .filter(|square| variant.contains(*square))
        .ok_or_else(|| Refusal::NoSuchSquare {
            typed: typed.trim().to_owned(),
            last: last(variant),
        })
}

fn name(position: &Position, square: Square) -> Option<String> {
    let Piece { role, .. } = position.piece_at(square)?;
    Some(position.variant().piece(role).name.clone())
}

/// The position with `side` to move; `None` if it is already, or cannot be.
fn to_move(position: &Position, side: Color) -> Option<Position> {
    if position.turn() == side {
        return None;
    }
    let fen = position.fen();
    let mut parts: Vec<&str> = fen.split(' ').collect();
    let turn = match side {
        Color::White => "w",
        Color::Black => "b",
    };
    *parts.get_mut(1)? = turn;
    *parts.get_mut(3)? = "-";
    Position::from_fen(position.variant(), &parts.join(" ")).ok()
}
