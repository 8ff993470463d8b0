//! The pieces in hand, beside the board: those of the player are pressed to be dropped.

use crate::sheet::class_of;
use crate::wording::plain;
use maud::{Markup, html};
use menagerie_core::message;
use menagerie_core::model::state::Game;
use menagerie_rules::{About, Color, Position, Variant};
use menagerie_words::Reader;
use serde::Serialize;

/// Pieces of one kind in a hand.
#[derive(Serialize)]
pub struct Held {
    /// Where a drop of it comes from, as in the moves that are possible.
    from: String,
    /// The class of their drawing.
    class: String,
    /// How many, and of which kind.
    words: String,
    count: u8,
}

/// The place from which a piece of a kind is dropped: no square has this name.
pub fn place(variant: &Variant, role: menagerie_rules::Role) -> String {
    format!("@{}", variant.piece(role).label)
}

/// The pieces that a side has in hand in a position of a game.
pub fn held(game: &Game, position: &Position, side: Color, reader: Reader) -> Vec<Held> {
    let variant = game.variant();
    let held = position.hand(side).map(|(role, count)| {
        let words = message!(
            "page-held",
            count,
            side = game.side_name(side),
            piece = About::Piece(variant.piece(role).name.clone())
        );
        let class = class_of(side, role.index());
        Held { from: place(variant, role), class, words: plain(&words, reader), count }
    });
    held.collect()
}

/// A hand as a row of buttons. The buttons of the other side say their pieces, and do nothing.
pub fn row(held: &[Held], (id, label): (&str, &str), is_own: bool) -> Markup {
    html! {
        ul id=(id) class="hand" aria-label=(label) {
            @for kind in held {
                li {
                    button type="button" class=(kind.class) data-hand=(kind.from) aria-disabled=[(!is_own).then_some("true")] tabindex=[(!is_own).then_some("-1")] aria-label=(kind.words) title=(kind.words) {}
                    @if kind.count > 1 { span aria-hidden="true" { (kind.count) } }
                }
            }
        }
    }
}
