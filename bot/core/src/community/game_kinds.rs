//! The games that can be challenged, by kinds: for members who do not know which to play.

use crate::community::types::{GameKind, Limits};
use crate::message;
use crate::model::{Text, prose};
use menagerie_rules::{Shelf, Variant};
use std::sync::Arc;

/// The games of a kind, with a line on each.
pub fn of_kind(limits: &Limits, kind: GameKind) -> Text {
    let allowed = limits.allowed_of_offered();
    let of_kind = allowed.into_iter().filter(|variant| kind.has(variant));
    let lines: Vec<Text> = of_kind.map(line).collect();
    let head = message!("community-variants-kind", kind = kind.word());
    if lines.is_empty() {
        return message!("community-variants-none-of-kind", head).plain(" ").then(how());
    }
    let head = message!("community-variants-of-kind", head);
    let text = lines.into_iter().fold(head, |text, line| text.line().then(line));
    text.line().then(message!("community-variants-next"))
}

fn line(variant: &Arc<Variant>) -> Text {
    let Variant { name, files, ranks, summary, .. } = variant.as_ref();
    let summary = prose(summary);
    message!("community-variants-line", variant = name, files = *files, ranks = *ranks, summary)
}

/// A line for each shelf with the names of its games.
pub fn by_shelf(limits: &Limits) -> Vec<Text> {
    let allowed = limits.allowed_of_offered();
    let of_shelf = |shelf: Shelf| {
        let names: Vec<&str> = allowed
            .iter()
            .filter(|variant| variant.shelf() == shelf)
            .map(|variant| &*variant.name)
            .collect();
        let head = message!("community-variants-kind", kind = GameKind::Of(shelf).word());
        (!names.is_empty())
            .then(|| message!("community-variants-on-shelf", head, names = names.join(", ")))
    };
    Shelf::ALL.into_iter().filter_map(of_shelf).collect()
}

/// How to see a line on each game of a kind.
pub fn how() -> Text {
    message!("community-variants-kinds")
}
