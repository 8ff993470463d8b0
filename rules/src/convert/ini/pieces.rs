//! The pieces of a variant and their moves.

use std::collections::BTreeSet;

use super::array::Array;
use super::fairy_betza;
use super::movements::{self, Texts};
use super::promotion;
use super::royals::Royals;
use super::settings::Settings;
use super::slots::{self, JANGGI_CANNON, KING, PAWN, ROOK, SOLDIER, Slot, WAZIR, is_custom};
use crate::convert::draft::{Draft, PieceDraft};
use crate::convert::error::ConversionError;
use crate::convert::names::by_betza;
use crate::convert::region::{mirrored, ranks_of};
use crate::{Color, Square, SquareSet};

/// The most bytes of a movement, as in our own files.
const LONGEST: usize = 100;

/// Where double and triple steps begin, and whether the piece can then be captured in passing.
struct DoubleSteps {
    squares: SquareSet,
    /// The squares from which a Pawn may also go three squares.
    triple: SquareSet,
    in_passing: bool,
}

/// Adds all pieces.
pub(super) fn add(
    settings: &Settings,
    array: &Array,
    royals: Royals,
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    let present = promotion::present(settings, array);
    for slot in &present {
        check_length(settings, *slot, draft)?;
    }
    let steps = double_steps(settings, array, &present, draft)?;
    let mut names: BTreeSet<String> = BTreeSet::new();
    for &slot in &present {
        let mut piece = PieceDraft {
            label: settings.labels.get(&slot).copied().unwrap_or('?'),
            royal: royals.contains(slot),
            pawn: counts_as_pawn(settings, array, slot, draft),
            at_most: promotion::limit(settings, slot)
                .filter(|_| promotion::is_promoted_to(settings, array, slot)),
            ..PieceDraft::default()
        };
        let backward = add_movements(settings, slot, &steps, &mut piece, draft)?;
        piece.name = name(settings, slot, &piece);
        if !names.insert(piece.name.clone()) {
            piece.name = format!("Piece {}", piece.label);
        }
        add_territory(settings, array, slot, &mut piece, draft)?;
        if settings.is("immobilityIllegal")
            && !promotion::promotes(settings, slot)
            && is_ever_stuck(settings, slot, draft)
        {
            let text = "it may go where it can never move again";
            draft.remark(
                settings.line("immobilityIllegal"),
                format!("{}: {text}", slots::key(slot)),
            );
        }
        if !piece.royal {
            let stays = piece.stays_in.is_some();
            promotion::add(settings, slot, backward, &mut piece, draft)?;
            if !stays && piece.stays_in.is_some() && royals != Royals::Nobody {
                let text = "where it would have to promote it gives no check either";
                draft.remark(None, format!("{}: {text}", slots::key(slot)));
            }
        } else if promotion::promotes(settings, slot) {
            draft.remark(None, format!("{}: a royal piece does not promote", slots::key(slot)));
        }
        draft.pieces.push(piece);
    }
    // A side that never has the piece gets the other side's promotions, so that they need not be
    // said apart.
    let sides = [Color::White, Color::Black];
    for (piece, slot) in draft.pieces.iter_mut().zip(present) {
        let [white, black] = sides.map(|side| promotion::has(settings, array, slot, side));
        match (white, black) {
            (true, false) => piece.promotes_to[1] = piece.promotes_to[0].clone(),
            (false, true) => piece.promotes_to[0] = piece.promotes_to[1].clone(),
            _ => {}
        }
    }
    Ok(())
}

/// Whether the piece could be stuck on a square for ever, because all its moves leave the board.
fn is_ever_stuck(settings: &Settings, slot: Slot, draft: &Draft) -> bool {
    let moves = fairy_betza::read(settings.betza(slot).0);
    let always = moves.iter().filter(|(sort, _)| !sort.initial).flat_map(|(_, [quiet, _])| quiet);
    let vectors: Vec<fairy_betza::Vector> = always.copied().collect();
    let board = draft.squares();
    let is_stuck = |from: Square| {
        let ends = vectors.iter().filter_map(|(files, ranks)| from.offset(*files, *ranks));
        !ends.into_iter().any(|to| board.contains(to))
    };
    board.iter().any(is_stuck)
}

fn check_length(settings: &Settings, slot: Slot, draft: &Draft) -> Result<(), ConversionError> {
    match settings.betza(slot) {
        (text, place) if text.len() > LONGEST => {
            let problem = format!("a move has at most {LONGEST} letters");
            Err(ConversionError::at(place.unwrap_or((draft.line, 1)), problem))
        }
        _ => Ok(()),
    }
}

/// Whether the moves of a piece reset the count of the move rule.
fn counts_as_pawn(settings: &Settings, array: &Array, slot: Slot, draft: &mut Draft) -> bool {
    if settings.number("nMoveRule") == 0 {
        return slot == PAWN || promotion::promotes_as_pawn(settings, slot).contains(&true);
    }
    let sides = [(Color::White, "nMoveRuleTypesWhite"), (Color::Black, "nMoveRuleTypesBlack")];
    let own = sides.into_iter().filter(|(side, _)| promotion::has(settings, array, slot, *side));
    let said: Vec<bool> = own.map(|(_, name)| settings.set_of(name).contains(slot)).collect();
    let (some, all) = (said.contains(&true), !said.contains(&false));
    if some && slot == KING {
        draft.remark(None, "nMoveRuleTypes: moves of the King do not begin the move rule anew");
    } else if some && !all {
        let text = "nMoveRuleTypes: both sides' moves of a piece begin the move rule anew, or none";
        draft.remark(None, text);
    }
    some && slot != KING
}

fn name(settings: &Settings, slot: Slot, piece: &PieceDraft) -> String {
    if is_custom(slot) || (slot == KING && settings.betza(KING).0 != "K") {
        let known = by_betza(&piece.betza).filter(|_| !piece.royal && piece.within.is_empty());
        return match known {
            _ if slot == KING => "King".to_owned(),
            Some(known) => known.name.to_owned(),
            None => format!("Piece {}", piece.label),
        };
    }
    let mut name = String::new();
    for letter in slots::key(slot).chars() {
        match letter {
            'A'..='Z' => name.extend([' ', letter]),
            _ if name.is_empty() => name.push(letter.to_ascii_uppercase()),
            _ => name.push(letter),
        }
    }
    name
}

/// Adds the movements of a piece. The result says whether it may go backward.
fn add_movements(
    settings: &Settings,
    slot: Slot,
    steps: &DoubleSteps,
    piece: &mut PieceDraft,
    draft: &mut Draft,
) -> Result<bool, ConversionError> {
    let (text, place) = settings.betza(slot);
    let line = place.map(|(line, _)| line);
    let captures_in_passing = ["enPassantTypesWhite", "enPassantTypesBlack"]
        .map(|name| slot == PAWN || settings.set_of(name).contains(slot));
    let moves = fairy_betza::read(text);
    let in_passing = steps.in_passing && captures_in_passing.contains(&true);
    let texts: Texts = movements::write(&moves, in_passing);
    let key = slots::key(slot);
    if captures_in_passing[0] != captures_in_passing[1] && steps.in_passing {
        draft.remark(line, format!("{key}: both sides' take in passing, or none"));
    }
    if in_passing && piece.royal {
        draft.remark(line, format!("{key}: a royal piece does not take in passing"));
    }
    if in_passing && texts.lacks_passing {
        draft.remark(line, format!("{key}: only its leaps take in passing"));
    }
    if steps.in_passing && texts.first_moves && !steps.squares.is_empty() {
        draft.remark(
            line,
            format!("{key}: its first moves that are no double steps are not taken in passing"),
        );
    }
    let spares_its_kind = settings.set_of("mutuallyImmuneTypes").contains(slot);
    if slot == JANGGI_CANNON {
        piece.never_hops_over.push(piece.label);
    }
    if spares_its_kind && piece.royal {
        draft.remark(line, format!("{key}: a royal piece is attacked by all others"));
    } else if slot == JANGGI_CANNON || spares_its_kind {
        piece.never_captures.push(piece.label);
    }
    add_lines(settings, slot, piece, draft)?;
    piece.betza = texts.always;
    if slot == SOLDIER {
        add_river(settings, piece, draft);
    }
    let first_moves = if slot == PAWN {
        let double = steps.squares & !steps.triple;
        vec![(double, "fmnD"), (steps.squares & steps.triple, "fmnR3")]
    } else {
        vec![(steps.squares, texts.initial.as_str())]
    };
    for (squares, initial) in first_moves {
        if initial.is_empty() || squares.is_empty() {
            continue;
        }
        let zone = draft.zone_of(squares);
        piece.within.extend(zone.map(|zone| (zone, initial.to_owned())));
    }
    if piece.betza.is_empty() {
        // It stands still everywhere, or has first moves only.
        "-".clone_into(&mut piece.betza);
    }
    let backward = moves.values().flatten().flatten().any(|(_, ranks)| *ranks < 0);
    Ok(backward)
}

/// Adds the moves along lines of their own, as in the palaces of Janggi.
fn add_lines(
    settings: &Settings,
    slot: Slot,
    piece: &mut PieceDraft,
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    let lines = settings.region("diagonalLines")? & draft.squares();
    let betza = match slot {
        KING if settings.betza(KING).0 == "W" => "F",
        WAZIR => "F",
        SOLDIER => "fF",
        ROOK => "B",
        JANGGI_CANNON => "pB",
        _ => return Ok(()),
    };
    let zone = draft.zone_of_sides([lines; 2]);
    piece.along.extend(zone.map(|zone| (zone, betza.to_owned())));
    Ok(())
}

/// Adds the sideways moves of the Soldier, which begin at a certain rank.
fn add_river(settings: &Settings, piece: &mut PieceDraft, draft: &mut Draft) {
    let rank = settings.number("soldierPromotionRank");
    if rank <= 1 {
        return;
    }
    let whole = draft.squares();
    let beyond = ranks_of(whole, u8::try_from(rank).unwrap_or(u8::MAX), draft.ranks);
    "fW".clone_into(&mut piece.betza);
    if !beyond.is_empty() {
        let zone = draft.zone_of(beyond);
        piece.within.extend(zone.map(|zone| (zone, "sW".to_owned())));
    }
}

/// Adds the zone that a piece never leaves.
fn add_territory(
    settings: &Settings,
    array: &Array,
    slot: Slot,
    piece: &mut PieceDraft,
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    let sides = [Color::White, Color::Black];
    let [white, black] = sides.map(|side| settings.mobility(slot, side));
    let (white, black) = (white?, black?);
    let own = |side| promotion::has(settings, array, slot, side);
    let ranks = draft.ranks;
    let whole = draft.squares();
    let sides = match (own(Color::White), own(Color::Black)) {
        _ if white.is_none() && black.is_none() => return Ok(()),
        (true, false) => white.map(|white| [white, mirrored(white, ranks)]),
        (false, true) => black.map(|black| [mirrored(black, ranks), black]),
        _ => Some([white.unwrap_or(whole), black.unwrap_or(whole)]),
    };
    piece.stays_in = sides.and_then(|sides| draft.zone_of_sides(sides));
    Ok(())
}

/// The squares where double steps begin, and whether any piece captures in passing.
fn double_steps(
    settings: &Settings,
    array: &Array,
    present: &[Slot],
    draft: &mut Draft,
) -> Result<DoubleSteps, ConversionError> {
    let read = |name: &str| settings.region(name);
    let [mut white, mut black] = [read("doubleStepRegionWhite")?, read("doubleStepRegionBlack")?];
    let none = SquareSet::EMPTY;
    if !settings.is("doubleStep") {
        (white, black) = (none, none);
    }
    // A square counts only if a piece with such a move can ever stand there.
    let starts = |slot: Slot| {
        let custom = fairy_betza::read(settings.betza(slot).0);
        slot == PAWN || custom.keys().any(|sort| sort.initial)
    };
    let users: Vec<Slot> = present.iter().copied().filter(|slot| starts(*slot)).collect();
    let uses = |side| users.iter().any(|slot| promotion::has(settings, array, *slot, side));
    let (by_white, by_black) = (uses(Color::White), uses(Color::Black));
    let ranks = draft.ranks;
    let squares = match (by_white, by_black) {
        (false, false) => none,
        (true, false) => white,
        (false, true) => mirrored(black, ranks),
        (true, true) => {
            if mirrored(white, ranks) != black {
                let line = settings.line("doubleStepRegionBlack");
                draft.remark(line, "doubleStepRegionBlack: it is White's, seen from Black's side");
            }
            white
        }
    };
    let [triple, of_black] = [read("tripleStepRegionWhite")?, read("tripleStepRegionBlack")?];
    let triple = if by_white { triple } else { mirrored(of_black, ranks) };
    if present.contains(&PAWN) {
        if by_white && by_black && mirrored(triple, ranks) != of_black {
            let line = settings.line("tripleStepRegionBlack");
            draft.remark(line, "tripleStepRegionBlack: it is White's, seen from Black's side");
        }
        if !(triple & !squares).is_empty() {
            let line = settings.line("tripleStepRegionWhite");
            draft.remark(line, "tripleStepRegion: only where a double step begins, too");
        }
    }
    // The passed squares. The side that passes them is not the side that captures.
    let passed = |from: SquareSet, step: i8| -> SquareSet {
        from.iter().filter_map(|square| square.offset(0, step)).collect()
    };
    let whole = draft.squares();
    let takes = |region: SquareSet, passed: SquareSet| {
        let passed = passed & whole;
        (!(region & passed).is_empty(), (passed & !region).is_empty())
    };
    let of_white = takes(read("enPassantRegionWhite")?, passed(black, -1));
    let of_black = takes(read("enPassantRegionBlack")?, passed(white, 1));
    let some = [(by_black, of_white), (by_white, of_black)];
    let asked: Vec<(bool, bool)> = some.iter().filter(|(by, _)| *by).map(|(_, it)| *it).collect();
    let in_passing = asked.iter().any(|(some, _)| *some);
    if in_passing && asked.iter().any(|(_, all)| !all) {
        let line = settings.line("enPassantRegionWhite");
        draft.remark(line, "enPassantRegion: what has made a double step can be taken everywhere");
    }
    Ok(DoubleSteps { squares, triple, in_passing })
}
