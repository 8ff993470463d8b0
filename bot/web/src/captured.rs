//! The pieces that were captured so far.

use crate::sheet::class_of;
use crate::wording::plain;
use maud::{Markup, html};
use menagerie_core::message;
use menagerie_core::model::state::Game;
use menagerie_rules::{About, Piece};
use menagerie_words::Reader;
use serde::Serialize;
use std::collections::BTreeMap;

/// Pieces of one kind that were captured.
#[derive(Serialize)]
pub struct Captured {
    /// The class of their drawing.
    class: String,
    /// How many, and of which kind.
    words: String,
    count: usize,
}

/// The pieces captured in the first plies of a game: the first mover's pieces first.
pub fn captured(game: &Game, plies: usize, reader: Reader) -> Vec<Captured> {
    let mut found = BTreeMap::new();
    for (ply, mv) in game.line.moves().iter().take(plies).enumerate() {
        let before = game.line.position_at(ply);
        for (_, piece) in before.into_iter().flat_map(|before| before.lost_by(mv)) {
            let kind = (piece.color.index(), piece.role.index());
            found.entry(kind).or_insert((piece, 0)).1 += 1;
        }
    }
    let shown = |(piece, count): (Piece, usize)| {
        let words = message!(
            "page-captured",
            count,
            side = game.side_name(piece.color),
            piece = About::Piece(game.variant().piece(piece.role).name.clone())
        );
        let class = class_of(piece.color, piece.role.index());
        Captured { class, words: plain(&words, reader), count }
    };
    found.into_values().map(shown).collect()
}

/// They as a row of small drawings.
pub fn row(captured: &[Captured], reader: Reader) -> Markup {
    html! {
        ul id="captured" aria-label=(plain(&message!("page-captures"), reader)) {
            @for kind in captured {
                li {
                    span class=(kind.class) role="img" aria-label=(kind.words) title=(kind.words) {}
                    @if kind.count > 1 { span aria-hidden="true" { (kind.count) } }
                }
            }
        }
    }
}
