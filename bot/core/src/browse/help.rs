//! The answers of `help` and `rules`: how to play, and how the pieces of a game move.

use crate::message;
use crate::model::Text;
use menagerie_rules::{Move, Position, Variant, notation};
use std::sync::Arc;

/// A Pawn's move whose short form is also accepted in plain talk.
fn example_for_help(start: &Position) -> Option<Move> {
    let variant = start.variant();
    let is_plain = |mv: &Move| {
        let short = notation::short(start, mv);
        let piece = start.piece_at(mv.from());
        piece.is_some_and(|piece| variant.piece(piece.role).pawn)
            && notation::Typed::parse(variant, &short).is_certain(start)
    };
    start.legal_moves().into_iter().find(is_plain).or_else(|| notation::example(start))
}

/// How to play, by examples from a game.
pub fn help(variant: &Arc<Variant>, hears_talk: bool) -> Text {
    let start = Position::start(variant);
    let mut lines = vec![message!("help-head"), message!("help-begin", variant = &variant.name)];
    lines.extend(example_for_help(&start).map(|example| moving(&start, &example, hears_talk)));
    lines.extend([
        message!("help-look"),
        message!("help-think"),
        message!("help-end"),
        message!("help-more"),
        message!("help-settle"),
        message!("help-rules", variant = &variant.name),
    ]);
    lines.into_iter().reduce(|all, line| all.line().then(line)).unwrap_or_default()
}

fn moving(start: &Position, example: &Move, hears_talk: bool) -> Text {
    let variant = start.variant();
    let piece = start.piece_at(example.from()).map(|piece| &variant.piece(piece.role).name);
    message!(
        "help-move",
        coordinates = notation::coordinates(variant, example),
        canonical = notation::canonical(start, example),
        short = notation::short(start, example),
        on_board = if piece.is_some() { "yes" } else { "no" },
        piece = piece.map_or("", String::as_str),
        ways = Text::new().ways_to_move(false, hears_talk),
        square = example.to().to_string(),
    )
}

/// The rules of a variant, line by line.
pub fn rules(variant: &Variant) -> Text {
    let [first, second] = &variant.side_names;
    let mut lines = vec![message!(
        "rules-head",
        variant = &variant.name,
        files = variant.files,
        ranks = variant.ranks,
        first = first,
        second = second,
    )];
    lines.push(variant.summary.as_str().into());
    if variant.has_holes() {
        lines.push(message!("rules-no-squares", squares = variant.holes_in_words()));
    }
    if let Some(why) = &variant.provisional {
        lines.push(message!("rules-provisional", why = why.trim_end_matches('.')));
    }
    let untold = variant.untold_rules();
    lines.extend(variant.rules.iter().chain(&untold).map(|rule| format!("• {rule}").into()));
    let credits = &variant.credits;
    let (author, source) = (&credits.author, &credits.source);
    lines.push(match credits.year {
        Some(year) => {
            message!("rules-credits-of-year", author = author, year = year, source = source)
        }
        None => message!("rules-credits", author = author, source = source),
    });
    // Guest pieces stand only in positions that players set up, never in the game itself.
    for piece in variant.pieces.iter().filter(|piece| !piece.guest) {
        let name = format!("{} {}", piece.label, piece.name);
        lines.push(Text::new().bold(name).plain(format!(": {}", piece.moves)));
    }
    lines.into_iter().reduce(|all, line| all.line().then(line)).unwrap_or_default()
}

/// How to ask for the rules of another game, or for a shorter answer.
pub fn other_rules() -> Text {
    message!("rules-others")
}
