//! Oddities of a variant file that can be used: unreachable parts, and settings without effect.

use std::sync::Arc;

use crate::variants::lint::dead::unproven;
use crate::variants::lint::idle::idle;
use crate::variants::lint::kinds::kind;
use crate::variants::lint::reachable::{comes_to, promotes_somewhere};
use crate::variants::lint::rights::without_rights;
use crate::{Color, Label, Piece, Position, PromotingMoves, Role, Royalty, Shuffle, Variant};

/// An oddity of a variant file that is no mistake by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The line of the piece it is about, counted from 1.
    pub line: Option<usize>,
    /// The oddity in words.
    pub text: String,
}

/// The oddities of a variant whose file has this text.
pub(crate) fn warnings(variant: &Arc<Variant>, text: &str) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let start = Position::start(variant);
    let mut present: Vec<Role> = start.pieces().map(|(_, piece)| piece.role).collect();
    let held = Color::BOTH.into_iter().flat_map(|color| start.hand(color));
    present.extend(held.map(|(role, _)| role));
    present.extend(variant.walls.iter().map(|walls| walls.piece));
    present.extend(variant.shuffle.iter().flat_map(Shuffle::pieces));
    let in_array = present.clone();
    let mut next = 0;
    while let Some(role) = present.get(next).copied() {
        let piece = variant.piece(role);
        let captured_as = piece.in_hand.captured_as.iter();
        for becomes in piece.promotions.iter().flatten().chain(captured_as) {
            if !present.contains(becomes) {
                present.push(*becomes);
            }
        }
        next += 1;
    }
    let mut names: Vec<String> = Vec::new();
    for role in variant.roles() {
        let piece = variant.piece(role);
        let name = &piece.name;
        let line = label_line(text, piece.label);
        let mut warn = |text: String| warnings.push(Warning { line, text });
        if piece.guest && present.contains(&role) {
            warn(format!("the {name} is marked as a guest, but is in the game"));
        } else if !piece.guest && !present.contains(&role) {
            warn(format!("the {name} is not in the array, and nothing becomes one"));
        }
        let promotes = |side: &Color| !piece.promotions(*side).is_empty();
        let is_stuck = |side: &Color| {
            let is_own_move = piece.promoting_moves == PromotingMoves::Standing;
            promotes(side)
                && !is_own_move
                && !promotes_somewhere(&start, Piece { color: *side, role })
        };
        let stuck: Vec<Color> = Color::BOTH.into_iter().filter(is_stuck).collect();
        if let (Some(kind), true) = (kind(variant, role, &stuck), in_array.contains(&role)) {
            let place = piece.promotes_in.map_or("the last rank".to_owned(), |zone| {
                format!("the {}", variant.zones[zone].name)
            });
            warn(format!("{kind} promotes, but can never reach {place}"));
        }
        for name in std::iter::once(name).chain(&piece.aliases) {
            if names.contains(&name.to_lowercase()) {
                warn(format!("{name} names two pieces"));
            }
            names.push(name.to_lowercase());
        }
    }
    let mut warn = |text: String| warnings.push(Warning { line: None, text });
    if start.turned().is_check() {
        warn("in the array the first mover could capture the King".to_owned());
    }
    let captures = |role: &Role| {
        variant
            .piece(*role)
            .movements
            .iter()
            .any(|it| it.mode.is_capture() || it.takes_on_the_way())
    };
    if variant.royalty != Royalty::Nobody && !present.iter().any(captures) {
        warn("nothing in the game captures, so that nobody is ever in check".to_owned());
    }
    if let Some(goal) = &variant.endings.goal {
        let zone = &variant.zones[goal.zone];
        for role in goal.pieces.iter().copied() {
            let is_barred = |color: &Color| {
                let becomes = |other: Role| variant.piece(other).promotions(*color).contains(&role);
                let is_there = |square| zone.contains(*color, variant.ranks, square);
                !variant.roles().any(becomes)
                    && !comes_to(&start, Piece { color: *color, role }, is_there)
            };
            let barred: Vec<Color> = Color::BOTH.into_iter().filter(is_barred).collect();
            if let Some(kind) = kind(variant, role, &barred) {
                warn(format!("{kind} can never reach its goal, the {}", zone.name));
            }
        }
    }
    let [first, second] = &variant.side_names;
    if first.to_lowercase() == second.to_lowercase() {
        warn(format!("both sides are called {first}"));
    }
    without_rights(&start).into_iter().for_each(&mut warn);
    idle(variant).into_iter().for_each(&mut warn);
    unproven(&start).into_iter().for_each(&mut warn);
    warnings
}

/// The line on which the table of a piece names its label.
fn label_line(text: &str, label: Label) -> Option<usize> {
    let wanted = format!("\"{label}\"");
    let names = |line: &str| {
        line.split_once('=')
            .is_some_and(|(key, value)| key.trim() == "label" && value.trim().starts_with(&wanted))
    };
    text.lines().position(names).map(|line| line + 1)
}
