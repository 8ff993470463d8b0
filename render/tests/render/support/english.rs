//! The words of pictures in English, as they are chosen for a reader.

use menagerie_render::{Diagram, Form, Replay, fitting, stopped};
use menagerie_rules::{Line, Position, Told, Variant};
use menagerie_words::{Reader, without_links};
use std::sync::Arc;

/// In English.
pub fn english(told: Told) -> String {
    without_links(&told.into(), Reader::LOG)
}

pub fn alt_text(position: &Position, lead: &str) -> String {
    fitting(lead, menagerie_render::alt_text(position).into_iter().map(english))
}

pub fn replay_alt_text(line: &Line, lead: &str, replay: &Replay) -> String {
    let forms = menagerie_render::replay_alt_text(line, replay);
    fitting(&stopped(lead), forms.into_iter().map(english))
}

pub fn card_alt_text(diagram: &Diagram<'_>) -> String {
    fitting("", [english(menagerie_render::card_alt_text(diagram))])
}

pub fn sheet_alt_text(variant: &Arc<Variant>) -> String {
    fitting("", menagerie_render::sheet_alt_text(variant).into_iter().map(english))
}

pub fn legend(diagram: &Diagram<'_>) -> String {
    menagerie_render::legend(diagram).map(english).unwrap_or_default()
}

pub fn text_board(position: &Position, form: Form<'_>) -> String {
    let lines = menagerie_render::text_board(position, form);
    lines.into_iter().map(english).collect::<Vec<_>>().join("\n")
}
