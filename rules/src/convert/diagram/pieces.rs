//! The pieces of a diagram, their array, and their promotions.

use std::collections::BTreeMap;

use super::labels::labels;
use super::lines::{Lines, Piece};
use super::settings::Settings;
use super::{moves, squares};
use crate::convert::draft::{Draft, PieceDraft};
use crate::convert::error::{ConversionError, echo};
use crate::convert::region::ranks_of;
use crate::{Color, Square};

/// Adds all pieces and the array.
pub(super) fn add(
    lines: &Lines,
    settings: &Settings,
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    let mut on: BTreeMap<Square, (usize, Color)> = BTreeMap::new();
    let labels = labels(lines, draft);
    for (number, (line, label)) in lines.pieces.iter().zip(labels).enumerate() {
        let name = name(line, draft);
        let betza = moves::read(line, draft)?;
        for (color, squares) in Color::BOTH.into_iter().zip(squares::read(line, settings)?) {
            for square in squares {
                if on.insert(square, (number, color)).is_some() {
                    let place = (line.line, line.squares_column);
                    return Err(ConversionError::at(place, format!("{square} is taken")));
                }
            }
        }
        if !line.hand.is_empty() && line.hand != "0" {
            let text = format!("{}: pieces in the hand are not dropped", echo(line.name));
            draft.remark(Some(line.line), text);
        }
        // The promoting pieces called Pawns are the Pawns of the move rule if they only go forward.
        let pawn = number < settings.promoting && line.name.to_ascii_lowercase().contains("pawn");
        draft.pieces.push(PieceDraft { label, name, betza, pawn, ..PieceDraft::default() });
    }
    for (_, hole) in &lines.holes {
        draft.holes |= squares::read(hole, settings)?.into_iter().flatten().collect();
    }
    // No piece stands on a hole, though a row of Pawns may go over it.
    on.retain(|square, _| !draft.holes.contains(*square));
    let royal = royal(lines, draft)?;
    draft.pieces[royal].royal = true;
    add_castling(royal, &on, draft);
    add_rights(&on, draft);
    add_promotion(lines, settings, royal, draft);
    place(&on, draft);
    Ok(())
}

/// A name that a file can have, and that no other piece has.
fn name(line: &Piece, draft: &Draft) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || " '-+".contains(letter);
    let name: String = line.name.chars().filter(|letter| plain(*letter)).take(20).collect();
    let name = name.replace('+', "Promoted ").trim().chars().take(26).collect::<String>();
    let mut letters = name.chars();
    let mut name = letters.next().map_or_else(
        || "Piece".to_owned(),
        |first| first.to_uppercase().take(1).chain(letters).collect(),
    );
    if name.len() > 26 || draft.pieces.iter().any(|piece| piece.name == name) {
        name = format!("Piece {}", draft.pieces.len() + 1);
    }
    name
}

/// The index of the royal piece in the list: `royal=8` or `royal=K`, else the King, else the last
/// piece.
fn royal(lines: &Lines, draft: &mut Draft) -> Result<usize, ConversionError> {
    let settings: Vec<_> =
        lines.settings.iter().filter(|setting| setting.key.eq_ignore_ascii_case("royal")).collect();
    let Some(setting) = settings.first() else {
        let king = lines.pieces.iter().position(|piece| piece.name.eq_ignore_ascii_case("king"));
        return Ok(king.unwrap_or(lines.pieces.len() - 1));
    };
    if settings.len() > 1 || setting.value.contains(',') {
        draft.remark(Some(setting.line), "royal: one kind of piece is royal");
    }
    let word = setting.value.split(',').next().unwrap_or("").trim();
    let place = match word.parse::<usize>() {
        Ok(number) => lines.pieces_among(number).checked_sub(1),
        Err(_) => lines.pieces.iter().position(|piece| piece.id.eq_ignore_ascii_case(word)),
    };
    place.filter(|place| *place < lines.pieces.len()).ok_or_else(|| {
        let problem = "royal is the number of a piece in the list, from 1, or its ID";
        ConversionError::at((setting.line, 1), problem)
    })
}

/// Adds castling of the King with the pieces in the corners.
fn add_castling(royal: usize, on: &BTreeMap<Square, (usize, Color)>, draft: &mut Draft) {
    let Some(at) = draft.pieces[royal].betza.find("isO") else { return };
    let mut kinds = Vec::new();
    let mut rights = Vec::new();
    for (king, (_, color)) in on.iter().filter(|(_, (number, _))| *number == royal) {
        let corners = [0, draft.files - 1].map(|file| Square::new(file, king.rank()));
        for corner in corners.into_iter().flatten().filter(|corner| corner != king) {
            match on.get(&corner) {
                Some((kind, other)) if other == color => {
                    kinds.push(*kind);
                    rights.extend([*king, corner]);
                }
                _ => {}
            }
        }
    }
    kinds.sort_unstable();
    kinds.dedup();
    if let [kind] = kinds[..] {
        draft.pieces[royal].castles_with = vec![draft.pieces[kind].label];
        draft.rights.extend(rights.iter().map(Square::to_string));
        return;
    }
    let betza = &mut draft.pieces[royal].betza;
    let digits = betza[at + 3..].chars().take_while(char::is_ascii_digit).count();
    betza.replace_range(at..at + 3 + digits, "");
    draft.remark(None, "castling: in the corners stand partners of one kind");
}

/// Adds the rights of pieces that move differently until their first move. The array names their
/// squares.
fn add_rights(on: &BTreeMap<Square, (usize, Color)>, draft: &mut Draft) {
    for (square, (number, _)) in on {
        let piece = &draft.pieces[*number];
        let moves = piece.betza.replace("isO", "");
        if moves.contains('i') && !draft.rights.contains(&square.to_string()) {
            draft.rights.push(square.to_string());
        }
    }
    draft.rights.sort();
    draft.rights.dedup();
}

fn add_promotion(lines: &Lines, settings: &Settings, royal: usize, draft: &mut Draft) {
    if settings.zone == 0 {
        return;
    }
    let line = lines.get("promoZone").map(|setting| setting.line);
    let choice = choices(lines, settings, royal, draft);
    let squares = ranks_of(draft.squares(), draft.ranks - settings.zone + 1, draft.ranks);
    for number in (0..settings.promoting.min(draft.pieces.len())).filter(|number| *number != royal)
    {
        let label = draft.pieces[number].label;
        let mut becomes = match settings.offset {
            0 => choice.clone(),
            offset if number + offset == royal => Vec::new(),
            offset => {
                draft.pieces.get(number + offset).map_or(Vec::new(), |to| vec![to.label, label])
            }
        };
        if settings.offset == 0 {
            becomes.retain(|to| *to != label);
        }
        if becomes.is_empty() {
            continue;
        }
        if settings.zone > 1 && squares != draft.last_squares() {
            draft.pieces[number].promotes_in = draft.zone_of(squares);
            if settings.offset == 0 {
                let text = "promoZone: a piece promotes as soon as it reaches the zone";
                draft.remark(line, text);
            } else {
                draft.pieces[number].promotes_on_leaving = true;
            }
        }
        let becomes: Vec<String> = becomes.iter().map(char::to_string).collect();
        draft.pieces[number].promotes_to = [becomes.clone(), becomes];
    }
}

/// The pieces that `promoChoice` names. Without it, they are all that do not promote themselves.
fn choices(lines: &Lines, settings: &Settings, royal: usize, draft: &mut Draft) -> Vec<char> {
    let Some(setting) = lines.get("promoChoice") else {
        let pieces = draft.pieces.iter().enumerate();
        let others = pieces.filter(|(number, _)| *number != royal && *number >= settings.promoting);
        return others.map(|(_, piece)| piece.label).collect();
    };
    let mut found = Vec::new();
    let mut strange = false;
    for letter in setting.value.chars().filter(|letter| !letter.is_whitespace() && *letter != ',') {
        let named = lines
            .pieces
            .iter()
            .position(|piece| piece.id.eq_ignore_ascii_case(&letter.to_string()));
        let label = named.map_or(letter.to_ascii_uppercase(), |place| draft.pieces[place].label);
        let place = draft.pieces.iter().position(|piece| piece.label == label);
        match place {
            Some(place) if place != royal && !found.contains(&label) => found.push(label),
            Some(_) => strange = true,
            None => strange = true,
        }
    }
    if strange {
        let text = format!(
            "promoChoice = {}: only single letters of pieces are read",
            echo(setting.value)
        );
        draft.remark(Some(setting.line), text);
    }
    found
}

/// Writes the board of the array.
fn place(on: &BTreeMap<Square, (usize, Color)>, draft: &mut Draft) {
    let mut rows = Vec::new();
    for rank in (0..draft.ranks).rev() {
        let (mut row, mut empty) = (String::new(), 0);
        for file in 0..draft.files {
            let square = Square::new(file, rank);
            let piece = square.and_then(|square| on.get(&square));
            let is_hole = square.is_some_and(|square| draft.holes.contains(square));
            if (is_hole || piece.is_some()) && empty > 0 {
                row += &std::mem::take(&mut empty).to_string();
            }
            match piece {
                None if is_hole => row.push('*'),
                None => empty += 1,
                Some((number, Color::White)) => row.push(draft.pieces[*number].label),
                Some((number, Color::Black)) => {
                    row.push(draft.pieces[*number].label.to_ascii_lowercase());
                }
            }
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        rows.push(row);
    }
    draft.placement = rows.join("/");
}
