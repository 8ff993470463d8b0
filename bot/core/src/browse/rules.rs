//! The answers of `rules`: how the pieces of a game move, in short and as a whole.

use crate::message;
use crate::model::{Action, ActionKind, CommandName, CommandReference, Text, prose};
use menagerie_rules::Variant;

/// The most words of the rules in short.
const MOST_WORDS: usize = 110;

/// The rules of a variant in short: its board, what is special about it, and as many of its rules
/// as a reader takes in at a glance.
pub fn rules(variant: &Variant) -> Text {
    let mut lines = head(variant);
    let words = |text: &str| text.split_whitespace().count();
    let why = variant.provisional.as_deref().unwrap_or_default();
    let told = [variant.name.as_str(), &variant.summary, why].map(words).iter().sum();
    let mut left = MOST_WORDS.saturating_sub(told);
    lines.extend(provisional(variant));
    for rule in &variant.rules {
        let Some(rest) = left.checked_sub(words(rule)) else { break };
        left = rest;
        lines.push(Text::from("• ").then(prose(rule)));
    }
    lines.into_iter().reduce(|all, line| all.line().then(line)).unwrap_or_default()
}

/// The action for the whole rules of a variant.
pub fn to_whole_rules(variant: &Variant) -> Action {
    let step = CommandReference::of(CommandName::Rules).with("variant", &variant.id);
    Action::new(message!("action-whole-rules"), ActionKind::Do(step.with("whole", true)))
}

/// Its board, who moves first, and what is special about it.
fn head(variant: &Variant) -> Vec<Text> {
    let [first, second] = &variant.side_names;
    let head = message!(
        "rules-head",
        variant = &variant.name,
        files = variant.files,
        ranks = variant.ranks,
        first = message!("side-name", name = first),
        second = message!("side-name", name = second),
    );
    vec![head, prose(&variant.summary)]
}

/// Why its array may change, if it may.
fn provisional(variant: &Variant) -> Option<Text> {
    let why = variant.provisional.as_ref()?;
    Some(message!("rules-provisional", why = prose(why)))
}

/// The whole rules of a variant, line by line.
pub fn whole_rules(variant: &Variant) -> Text {
    let mut lines = head(variant);
    if variant.has_holes() {
        lines.push(message!("rules-no-squares", squares = variant.told_holes()));
    }
    lines.extend(provisional(variant));
    let own = variant.rules.iter().map(|rule| prose(rule));
    let untold = variant.untold_rules().into_iter().map(Text::from);
    lines.extend(own.chain(untold).map(|rule| Text::from("• ").then(rule)));
    let credits = &variant.credits;
    let (author, source) = (&credits.author, &credits.source);
    lines.push(match credits.year {
        Some(year) => message!("rules-credits-of-year", author, year, source),
        None => message!("rules-credits", author, source),
    });
    // Guest pieces stand only in positions that players set up, never in the game itself.
    for piece in variant.pieces.iter().filter(|piece| !piece.guest) {
        let label = piece.label.to_string();
        lines.push(message!(
            "rules-piece",
            label,
            piece = &piece.name,
            moves = prose(&piece.moves)
        ));
    }
    lines.into_iter().reduce(|all, line| all.line().then(line)).unwrap_or_default()
}

/// How to ask for the rules of another game, or for a shorter answer.
pub fn other_rules() -> Text {
    message!("rules-others")
}
