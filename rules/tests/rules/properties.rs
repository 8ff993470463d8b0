//! Properties of every position and every text, tested on random ones.

use crate::common::{START, coordinates, english, terachess, variant};
use crate::reference::{Reference, known};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{
    Color, CountOn, PieceType, Position, Role, Square, Variant, bundled, bundled_files,
};
use proptest::prelude::*;
use std::sync::Arc;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        max_global_rejects: 1 << 20,
        ..ProptestConfig::default()
    }
}

/// A position some random moves after the array. Captures are preferred now and then, to open the
/// board.
fn played(choices: &[u16]) -> Position {
    // The first choice is the variant: Terachess II for every second one.
    let game = choices.first().map_or(0, |choice| usize::from(*choice) % (2 * known().len()));
    let mut position = Position::start(known().get(game).unwrap_or(&known()[0]));
    for &choice in choices {
        let mut moves = position.legal_moves();
        let captures: Vec<_> =
            moves.iter().filter(|mv| position.captured(mv).is_some()).copied().collect();
        if choice % 3 == 0 && !captures.is_empty() {
            moves = captures;
        }
        match moves.get(usize::from(choice / 3) % moves.len().max(1)) {
            Some(mv) => position = position.play(mv),
            None => break,
        }
    }
    position
}

/// A position with these pieces put on any squares of a variant's board. `rights` says which of the
/// pieces that could have a right have one.
fn thrown(
    variant: &Variant,
    pieces: &[(u8, u8)],
    kings: (u8, u8),
    white: bool,
    rights: u64,
) -> String {
    let squares: Vec<Square> = variant.squares().collect();
    // A piece that would stand outside the zone that it never leaves is put into it.
    let place = |piece: &PieceType, color: Color, number: u8| {
        let may_stand_on = |square: &Square| {
            let zone = piece.stays_in.map(|zone| &variant.zones[zone]);
            zone.is_none_or(|zone| zone.contains(color, variant.ranks, *square))
        };
        let number = usize::from(number);
        let place = number % squares.len();
        if may_stand_on(&squares[place]) {
            return place;
        }
        let inside: Vec<usize> =
            (0..squares.len()).filter(|place| may_stand_on(&squares[*place])).collect();
        inside[number % inside.len()]
    };
    let mut board = vec![None; squares.len()];
    let roles: Vec<&PieceType> = variant.pieces.iter().filter(|piece| !piece.royal).collect();
    for (square, number) in pieces {
        let piece = roles[usize::from(number / 2) % roles.len()];
        let color = if number % 2 == 0 { Color::White } else { Color::Black };
        let label = piece.label.of(color);
        board[place(piece, color, *square)] = Some(label);
    }
    let royal = variant.piece(variant.royal().expect("a King"));
    let king = place(royal, Color::White, kings.0);
    let mut other = place(royal, Color::Black, kings.1);
    if king == other {
        other = (other + 1) % squares.len();
    }
    board[king] = Some("K".to_owned());
    board[other] = Some("k".to_owned());
    let ranks: Vec<String> = board
        .chunks(usize::from(variant.files))
        .rev()
        .map(|cells| {
            let mut text = String::new();
            let mut empty = 0;
            for cell in cells.iter().chain([&Some(".".to_owned())]) {
                match cell {
                    None => empty += 1,
                    Some(letter) => {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                        }
                        empty = 0;
                        text.push_str(letter);
                    }
                }
            }
            text.trim_end_matches('.').to_owned()
        })
        .collect();
    let may_have = match variant.id.as_str() {
        "cetran-2" => "",
        "terran" => "KRP",
        _ if variant.castling.is_some() => "KR",
        _ => "K",
    };
    let unmoved: Vec<String> = squares
        .iter()
        .zip(&board)
        .enumerate()
        .filter(|(number, (_, cell))| {
            cell.as_ref().is_some_and(|cell| may_have.contains(&cell.to_uppercase()))
                && rights >> (number % 64) & 1 == 1
        })
        .map(|(_, (square, _))| square.to_string())
        .collect();
    let unmoved = if unmoved.is_empty() { "-".to_owned() } else { unmoved.join(",") };
    let side = if white { 'w' } else { 'b' };
    format!("{} {side} {unmoved} - 0 1", ranks.join("/"))
}

/// The index of a square among those of the board.
fn number_of(variant: &Variant, square: Square) -> u8 {
    variant.squares().position(|other| other == square).expect("it is on the board") as u8
}

/// The index of a kind among those that are not royal.
fn other_roles(variant: &Variant, role: Role) -> u8 {
    variant
        .roles()
        .filter(|other| Some(*other) != variant.royal())
        .position(|other| other == role)
        .expect("it is not royal") as u8
}

fn agrees(position: &Position, reference: &Reference, depth: u32) -> Result<(), TestCaseError> {
    let expected = reference.legal();
    let names: Vec<&String> = expected.iter().map(|(name, _)| name).collect();
    let moves = position.legal_moves();
    let found = coordinates(position, &moves);
    prop_assert_eq!(found.iter().collect::<Vec<_>>(), names, "{:?}", position);
    prop_assert_eq!(
        position.perft_counting_on(1, CountOn::AfterEveryEnd),
        expected.len() as u64,
        "{:?}",
        position
    );
    prop_assert_eq!(position.is_check(), reference.is_check(), "{:?}", position);
    if depth > 1 {
        for (text, after) in expected.iter().step_by(7) {
            let mv = notation::from_coordinates(position, text).expect("it is in the list");
            agrees(&position.play(&mv), after, depth - 1)?;
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn the_generator_agrees_with_the_reference_in_games(
        choices in prop::collection::vec(any::<u16>(), 0..120),
    ) {
        let position = played(&choices);
        agrees(&position, &Reference::from_fen(&position.variant().id, &position.fen()), 1)?;
    }

    #[test]
    fn positions_survive_being_written(choices in prop::collection::vec(any::<u16>(), 0..200)) {
        let position = played(&choices);
        let again = Position::from_fen(position.variant(), &position.fen()).expect("its own FEN");
        prop_assert_eq!(&again, &position);
        prop_assert_eq!(again.fen(), position.fen());
        prop_assert_eq!(again.legal_moves(), position.legal_moves());
    }

    #[test]
    fn moves_survive_being_written(choices in prop::collection::vec(any::<u16>(), 0..150)) {
        let position = played(&choices);
        let legal = position.legal_moves();
        prop_assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "ordered, none twice");
        for mv in &legal {
            prop_assert!(position.is_legal(mv));
            let text = notation::coordinates(position.variant(), mv);
            prop_assert_eq!(notation::from_coordinates(&position, &text), Some(*mv));
            let full = notation::canonical(&position, mv);
            let mover = position.piece_at(mv.from()).expect("somebody moves");
            let name = &position.variant().piece(mover.role).name;
            let to = &text[mv.from().to_string().len()..];
            let said = format!("{name} {} to {to}", mv.from());
            for text in [&text, &full, &format!("{full}."), &format!("{text}!!"), &said] {
                let typed = notation::Typed::parse(position.variant(), text);
                prop_assert!(typed.is_certain(&position), "{}", text);
            }
            let named = notation::Typed::parse(position.variant(), &format!("{name} to {to}"));
            prop_assert!(named.looks_like_move(), "{} to {}", name, to);
            prop_assert!(named.candidates(&position).contains(mv), "{} to {}", name, to);
            let short = notation::short(&position, mv);
            for text in [format!("{short}."), said, text, full, short] {
                let read = notation::read(&position, &text);
                prop_assert_eq!(read, Reading::Move(*mv), "{} in {:?}", text, position);
                let typed = notation::Typed::parse(position.variant(), &text);
                prop_assert!(typed.looks_like_move(), "{}", text);
                prop_assert!(typed.candidates(&position).contains(mv), "{}", text);
            }
            prop_assert!(!english(notation::told(&position, mv)).is_empty());
        }
        for suggestion in notation::suggest(&position, "", usize::MAX).into_iter().step_by(9) {
            prop_assert!(legal.contains(&suggestion.mv));
            let found = notation::suggest(&position, &suggestion.label, 1);
            prop_assert_eq!(found.first(), Some(&suggestion));
        }
    }

    #[test]
    fn captured_pieces_are_gone(choices in prop::collection::vec(any::<u16>(), 0..150)) {
        let position = played(&choices);
        for mv in position.legal_moves() {
            let next = position.play(&mv);
            let taken = usize::from(position.captured(&mv).is_some());
            prop_assert_eq!(next.pieces().count() + taken, position.pieces().count());
            prop_assert!(next.attackers(next.royals(position.turn()).iter().next().expect("a King"), next.turn()).is_empty());
            prop_assert_eq!(next.checkers().is_empty(), !next.is_check());
        }
    }
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn the_generator_agrees_with_the_reference_anywhere(
        number in 0..known().len(),
        pieces in prop::collection::vec(any::<(u8, u8)>(), 0..60),
        kings in any::<(u8, u8)>(),
        white in any::<bool>(),
        rights in any::<u64>(),
    ) {
        let variant = known()[number];
        let share = pieces.len() * variant.squares().count() / 256;
        let fen = thrown(variant, &pieces[..share], kings, white, rights);
        let reference = Reference::from_fen(&variant.id, &fen);
        prop_assume!(!reference.is_impossible());
        let position = Position::from_stored_fen(variant, &fen).expect("it is a position");
        agrees(&position, &reference, 2)?;
    }

    #[test]
    fn castling_agrees_with_the_reference(
        number in 0..known().len(),
        pieces in prop::collection::vec(any::<(u8, u8)>(), 0..12),
        black in any::<u8>(),
    ) {
        let variant = known()[number];
        prop_assume!(variant.castling.is_some());
        // Only the first mover's King and Rooks stand at home, and some other pieces anywhere.
        let start = Position::start(variant);
        let home: Vec<(u8, u8)> = start
            .pieces()
            .filter(|(square, piece)| piece.color == Color::White && start.is_unmoved(*square))
            .filter(|(_, piece)| variant.castling.iter().any(|rules| rules.partners.contains(&piece.role)))
            .map(|(square, piece)| (number_of(variant, square), 2 * other_roles(variant, piece.role)))
            .collect();
        let king = number_of(variant, start.royals(Color::White).iter().next().expect("a King"));
        let pieces: Vec<(u8, u8)> = pieces.into_iter().chain(home).collect();
        let fen = thrown(variant, &pieces, (king, black), true, u64::MAX);
        let reference = Reference::from_fen(&variant.id, &fen);
        prop_assume!(!reference.is_impossible());
        let position = Position::from_stored_fen(variant, &fen).expect("it is a position");
        agrees(&position, &reference, 2)?;
        for mv in position.legal_moves() {
            let texts = [notation::canonical(&position, &mv), notation::short(&position, &mv)];
            for text in texts {
                let read = notation::read(&position, &text);
                prop_assert_eq!(read, Reading::Move(mv), "{} in {:?}", text, position);
            }
        }
    }
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn any_text_is_answered(text in any::<String>(), choices in prop::collection::vec(any::<u16>(), 0..6)) {
        answered(&played(&choices), &text)?;
    }

    #[test]
    fn any_text_made_of_moves_is_answered(text in "[a-pA-Zx0-9@;:=/() .+#–-]{0,24}") {
        answered(&terachess(START), &text)?;
    }

    #[test]
    fn any_text_may_be_meant_as_a_position(text in any::<String>()) {
        for variant in bundled() {
            let _ = Position::from_fen(variant, &text);
        }
    }

    #[test]
    fn any_text_may_be_meant_as_a_variant_file(text in any::<String>()) {
        let _ = Variant::from_toml("x.toml", &text).map(|variant| variant.id);
    }

    #[test]
    fn any_change_of_a_variant_file_is_read_or_refused(
        number in 0..bundled().len(),
        place in 0..4000usize,
        length in 0..12usize,
        text in "[a-zA-Z0-9\\[\\]{}=\"', \n./#?-]{0,12}",
    ) {
        let (file, whole) = bundled_files().nth(number).expect("it is bundled");
        let (place, end) = (place.min(whole.len()), (place + length).min(whole.len()));
        let (Some(before), Some(after)) = (whole.get(..place), whole.get(end..)) else {
            return Ok(());
        };
        match Variant::from_toml(file, &[before, &text, after].concat()) {
            Ok(variant) => {
                let variant = Arc::new(variant);
                let start = Position::start(&variant);
                prop_assert_eq!(start.perft(1), start.legal_moves().len() as u64);
                start.perft(2);
                for mv in start.legal_moves() {
                    let next = start.play(&mv);
                    prop_assert_eq!(Position::from_fen(&variant, &next.fen()), Ok(next));
                }
            }
            Err(error) => prop_assert!(error.line > 0 && error.column > 0 && !error.problem.is_empty()),
        }
    }

    #[test]
    fn any_text_made_of_pieces_may_be_meant_as_a_position(
        place in 0..START.len(),
        text in "[a-zA-Z0-9/ ,-]{0,8}",
        cut in 0..6usize,
    ) {
        let end = (place + cut).min(START.len());
        let fen = [&START[..place], &text, &START[end..]].concat();
        if let Ok(position) = Position::from_fen(variant("terachess-2"), &fen) {
            prop_assert_eq!(&terachess(&position.fen()), &position);
            position.perft(2);
        }
    }

    #[test]
    fn any_text_may_be_meant_as_a_move_in_xbetza(text in "[a-z]{0,4}[A-Z\\[\\]?éa-z]{0,6}") {
        let _ = menagerie_rules::betza::read(&text);
    }
}

fn answered(position: &Position, text: &str) -> Result<(), TestCaseError> {
    match notation::read(position, text) {
        Reading::Move(mv) => prop_assert!(position.is_legal(&mv)),
        Reading::Choices(moves) => {
            prop_assert!(moves.len() > 1);
            prop_assert!(moves.iter().all(|mv| position.is_legal(mv)));
        }
        Reading::Refused(refusal) => {
            let sentence = english(refusal.sentence(position));
            prop_assert!(!sentence.is_empty() && sentence.chars().count() < 400, "{}", sentence);
            prop_assert!(!sentence.chars().any(char::is_control), "{:?}", sentence);
        }
    }
    let typed = notation::Typed::parse(position.variant(), text);
    let candidates = typed.candidates(position);
    prop_assert!(candidates.iter().all(|mv| position.is_legal(mv)));
    if let Reading::Move(mv) = typed.read(position) {
        prop_assert!(candidates.contains(&mv), "{:?}", candidates);
    }
    prop_assert!(notation::suggest(position, text, 25).len() <= 25);
    Ok(())
}

#[test]
fn moves_of_other_positions_do_no_harm() {
    let start = terachess(START);
    let other = terachess("15k/P15/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - -");
    for mv in other.legal_moves().iter().chain(&start.legal_moves()) {
        for position in [&start, &other] {
            let next = position.play(mv);
            next.legal_moves();
            let _: &Variant = next.variant();
            english(notation::told(position, mv));
            notation::short(position, mv);
            notation::canonical(position, mv);
        }
    }
}
