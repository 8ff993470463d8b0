//! Every move of random games of every variant is written in all the forms that people use, and
//! read back. If a form leaves a choice open, all the moves that it can mean are offered, and no
//! others.

use std::collections::HashSet;

use crate::common::{english, random_game};
use crate::reference::known;
use crate::script::set_up;
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, Move, Piece, Position, Role};

/// Positions of each variant: some of a random game, and one with every piece that promotes before
/// the last rank, with an enemy to capture.
fn positions(seed: u64) -> impl Iterator<Item = Position> {
    known().into_iter().enumerate().flat_map(move |(number, variant)| {
        let line = random_game(variant, seed + number as u64, 80);
        let played: Vec<Position> =
            (0..=line.ply()).step_by(13).filter_map(|ply| line.position_at(ply).cloned()).collect();
        let promoting = variant.pieces.iter().filter(|piece| piece.is_promoted());
        let mut pieces = "w Kc1 ke^-1 na^".to_owned();
        for (file, piece) in ('b'..'e').chain('f'..='m').zip(promoting) {
            pieces.push_str(&format!(" {}{file}^-1", piece.label));
        }
        let pieces = if variant.id == "terran" { "w Kd1 kf^-1 Pb^-1 Ri4 ra^" } else { &pieces };
        played.into_iter().chain([set_up(&variant.id, pieces)])
    })
}

fn role_of(position: &Position, mv: &Move) -> Role {
    position.piece_at(mv.from()).expect("somebody moves").role
}

fn is_read_as(position: &Position, mv: &Move, text: &str) {
    let read = notation::read(position, text);
    assert_eq!(read, Reading::Move(*mv), "{text} in {position:?}");
}

#[test]
fn the_full_forms_are_read_as_their_move() {
    for position in positions(200) {
        let variant = position.variant();
        for mv in position.legal_moves().iter().step_by(3) {
            let piece = variant.piece(role_of(&position, mv));
            let (from, to, label) = (mv.from(), mv.to(), piece.label);
            let cross = if position.captured(mv).is_some() { "x" } else { "-" };
            let small = label.of(Color::Black);
            let bare = [
                format!("{from}{cross}{to}"),
                format!("{from} {to}"),
                format!("{from} to {to}"),
                format!("{label} {from} {cross} {to}"),
                format!("{label}{from}–{to}"),
                format!("{small} {from}-{to}"),
                format!("{} {from}→{to}", piece.name),
                format!("{} {from}{cross}{to}", piece.name.to_uppercase()),
                format!("{}. {label} {from}-{to}", position.full_move_number()),
            ];
            let aliases = piece.aliases.iter().map(|alias| format!("{alias} {from}-{to}"));
            for text in bare.into_iter().chain(aliases) {
                match mv.promotion() {
                    None => {
                        is_read_as(&position, mv, &text);
                        is_read_as(&position, mv, &format!("  {text}+ // by the way"));
                    }
                    Some(becomes) => {
                        let becomes = variant.piece(becomes);
                        let (label, name) = (becomes.label, &becomes.name);
                        for named in ["=", " = ", "/", " "].map(|sign| format!("{sign}{label}")) {
                            is_read_as(&position, mv, &format!("{text}{named}"));
                        }
                        is_read_as(&position, mv, &format!("{text} ({label})"));
                        is_read_as(&position, mv, &format!("{text}={name}"));
                        is_read_as(&position, mv, &format!("{text}; {label}-{to}"));
                    }
                }
            }
        }
    }
}

/// The legal moves of a kind of piece to a square.
fn alike(position: &Position, mv: &Move) -> Vec<Move> {
    let piece = position.piece_at(mv.from());
    let fits = |other: &Move| other.to() == mv.to() && position.piece_at(other.from()) == piece;
    let mut moves: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
    moves.sort_unstable();
    moves
}

fn found(position: &Position, text: &str) -> Vec<Move> {
    let mut moves = match notation::read(position, text) {
        Reading::Move(mv) => vec![mv],
        Reading::Choices(moves) => moves,
        Reading::Refused(refusal) => panic!("{text} in {position:?}: {refusal:?}"),
    };
    moves.sort_unstable();
    moves
}

#[test]
fn a_piece_and_a_square_mean_all_its_moves_there() {
    let mut open = 0;
    for position in positions(300) {
        let variant = position.variant();
        for mv in position.legal_moves().iter().step_by(2) {
            let piece = variant.piece(role_of(&position, mv));
            let wanted: Vec<Move> = alike(&position, mv);
            let to = mv.to();
            assert_eq!(
                found(&position, &format!("{} {to}", piece.label)),
                wanted,
                "{to} {position:?}"
            );
            assert_eq!(
                found(&position, &format!("{} {to}", piece.name)),
                wanted,
                "{to} {position:?}"
            );
            let read = notation::read(&position, &notation::short(&position, mv));
            assert_eq!(read, Reading::Move(*mv), "{position:?}");
            assert!(wanted.contains(mv));
            open += usize::from(wanted.len() > 1);
        }
    }
    assert!(open > 100, "only {open} short forms left anything open");
}

#[test]
fn a_square_alone_is_a_pawns_advance_or_all_that_can_go_there() {
    for position in positions(400) {
        let variant = position.variant();
        let is_pawn = |mv: &Move| variant.piece(role_of(&position, mv)).pawn;
        let legal = position.legal_moves();
        let targets: HashSet<_> = legal.iter().map(Move::to).collect();
        for to in targets {
            let mut there: Vec<Move> = legal.iter().filter(|mv| mv.to() == to).copied().collect();
            let advances = |mv: &Move| is_pawn(mv) && position.captured(mv).is_none();
            if there.iter().any(advances) {
                there.retain(advances);
            } else if there.iter().any(is_pawn) {
                there.retain(is_pawn);
            }
            assert_eq!(found(&position, &to.to_string()), there, "{to} in {position:?}");
        }
    }
}

#[test]
fn suggestions_are_told_apart_and_fit_into_a_list() {
    for position in positions(500) {
        let suggested = notation::suggest(&position, "", usize::MAX);
        assert_eq!(suggested.len(), position.legal_moves().len());
        let labels: HashSet<&str> = suggested.iter().map(|found| found.label.as_str()).collect();
        assert_eq!(labels.len(), suggested.len(), "two are the same in {position:?}");
        for found in &suggested {
            assert!(found.label.chars().count() <= 100, "{}", found.label);
            assert!(found.label.contains('→') && !found.label.contains(['`', '*', '\n']));
        }
        let first = notation::suggest(&position, "", 25);
        assert_eq!(first[..], suggested[..25.min(suggested.len())], "the list is the beginning");
    }
}

#[test]
fn the_strongest_promotion_is_named_first_everywhere() {
    let mut choices = 0;
    for position in positions(600) {
        let variant = position.variant();
        for mv in position.legal_moves().iter().filter(|mv| mv.promotion().is_some()) {
            let piece = variant.piece(role_of(&position, mv));
            let promotions = piece.promotions(position.turn());
            let strongest = promotions.first().copied();
            let value = |role: &Role| variant.piece(*role).value.unwrap_or(0.0);
            let first = strongest.map_or(0.0, |role| value(&role));
            assert!(promotions.iter().all(|role| value(role) <= first), "{}", piece.name);
            let text = format!("{}{}", mv.from(), mv.to());
            let suggested = notation::suggest(&position, &text, 25);
            assert_eq!(suggested.first().and_then(|found| found.mv.promotion()), strongest);
            if let Reading::Choices(moves) = notation::read(&position, &text) {
                assert_eq!(moves[0].promotion(), strongest, "{text} in {position:?}");
                assert_eq!(moves.len(), promotions.len());
                choices += 1;
            }
        }
    }
    assert!(choices > 20, "only {choices} were left open");
}

#[test]
fn what_a_move_takes_is_in_its_words() {
    for position in positions(700) {
        let variant = position.variant();
        for mv in position.legal_moves() {
            let words = english(notation::told(&position, &mv));
            let label = notation::suggest(&position, &notation::coordinates(variant, &mv), 1);
            let label = &label.first().expect("the move itself").label;
            let name = |piece: Piece| variant.piece(piece.role).name.as_str();
            match position.captured(&mv) {
                Some((square, victim)) => {
                    let victim = name(victim);
                    assert!(words.contains(&format!("takes the {victim} on {square}")), "{words}");
                    assert!(label.contains(&format!(" takes {victim}")), "{label}");
                }
                None => assert!(!words.contains("takes") && !label.contains("takes"), "{words}"),
            }
            let next = position.play(&mv);
            let says = (next.is_check(), next.is_check() && !next.has_legal_move());
            let ends = (words.contains(", check"), words.ends_with(", checkmate"));
            assert_eq!((says, says.0), (ends, label.ends_with(", check")), "{words}");
        }
    }
}
