//! The answers of `help` and `rules`: how to play, and how the pieces of a game move.

use crate::model::{CommandName, CommandReference, Term, Text};
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
    let text = Text::new()
        .bold("Large chess variants by correspondence.")
        .plain(" Every game has its own ")
        .term(Term::OwnPlace)
        .plain(". Anybody may look; only the two players can act.");
    let mut lines = vec![text, beginning(variant)];
    lines.extend(example_for_help(&start).map(|example| moving(&start, &example, hears_talk)));
    lines.extend([looking(), playing(), ending(), others(), settling()]);
    lines.push(
        Text::new()
            .step(CommandReference::of(CommandName::Rules).with("variant", &variant.name))
            .plain(" tells how the pieces move."),
    );
    lines.into_iter().reduce(|all, line| all.line().then(line)).unwrap_or_default()
}

fn beginning(variant: &Variant) -> Text {
    Text::new()
        .bold("Begin")
        .plain(": ")
        .step(CommandReference::of(CommandName::Challenge).with("opponent", "").with("variant", &variant.name))
        .plain(" invites a member whom you name; without an opponent, anybody can join. It is answered ")
        .term(Term::WayToAnswer)
        .plain(". ")
        .step(CommandName::Games)
        .plain(" lists games and challenges, ")
        .step(CommandReference::of(CommandName::Join).with("code", "4F7Q2K"))
        .plain(" joins one by its code, ")
        .step(CommandName::Rematch)
        .plain(" asks for another game.")
}

fn moving(start: &Position, example: &Move, hears_talk: bool) -> Text {
    let variant = start.variant();
    let square = example.to().to_string();
    let piece = start.piece_at(example.from()).map(|piece| &variant.piece(piece.role).name);
    let piece = piece.map_or_else(String::new, |piece| format!(", here of the {piece}"));
    Text::new()
        .bold("Move")
        .plain(": ")
        .code(notation::coordinates(variant, example))
        .plain(", ")
        .code(notation::canonical(start, example))
        .plain(" or ")
        .code(notation::short(start, example))
        .plain(format!(" plays a move{piece}: "))
        .ways_to_move(false, hears_talk)
        .plain(". ")
        .step(CommandReference::of(CommandName::Move).with("move", &square))
        .plain(format!(" plays the one piece that can go to {square}, or lists those that can."))
}

fn looking() -> Text {
    Text::new()
        .bold("Look")
        .plain(": ")
        .step(CommandName::Board)
        .plain(" shows the board, ")
        .step(CommandReference::of(CommandName::At).with("ply", 7))
        .plain(" an earlier one; ")
        .step(CommandName::Moves)
        .plain(", ")
        .step(CommandName::Look)
        .plain(" and ")
        .step(CommandName::Piece)
        .plain(" tell where a piece can go, who attacks a square, how a piece moves; ")
        .step(CommandName::Replay)
        .plain(" the moves, and ")
        .step(CommandName::Export)
        .plain(" gives you the game as a file.")
}

fn playing() -> Text {
    Text::new()
        .bold("Think")
        .plain(": ")
        .step(CommandName::Note)
        .plain(" and ")
        .step(CommandName::Try)
        .plain(" keep notes and try moves, which only you see; ")
        .step(CommandName::If)
        .plain(" settles moves that are played at once if your opponent plays what you expect; ")
        .step(CommandName::Undo)
        .plain(" takes your last move back: alone for a minute, later if your opponent agrees.")
}

fn ending() -> Text {
    Text::new()
        .bold("End")
        .plain(": ")
        .step(CommandName::Draw)
        .plain(" offers or claims a draw; ")
        .step(CommandName::Resign)
        .plain(" gives up; ")
        .step(CommandName::Abort)
        .plain(" ends a game without a result, later only if your opponent agrees; ")
        .step(CommandName::Claim)
        .plain(" claims a game out of time. ")
        .step(CommandName::Give)
        .plain(" gives your opponent time, ")
        .step(CommandName::Time)
        .plain(" and ")
        .step(CommandName::Vacation)
        .plain(" settle when your clocks stand still.")
}

fn others() -> Text {
    Text::new()
        .bold("More")
        .plain(": ")
        .step(CommandName::Watch)
        .plain(" lets you watch a game of others, ")
        .step(CommandName::Problem)
        .plain(" lists problems to solve and makes new ones, ")
        .step(CommandName::Profile)
        .plain(" tells what you or a member have played, ")
        .step(CommandName::Stats)
        .plain(" what everybody here has.")
}

fn settling() -> Text {
    Text::new()
        .bold("Settle")
        .plain(": ")
        .step(CommandName::Settings)
        .plain(" says how you want to see boards; ")
        .step(CommandName::Block)
        .plain(" keeps you and a member from playing against each other; ")
        .step(CommandName::Link)
        .plain(" makes one member of your accounts of two networks, ")
        .step(CommandName::Unlink)
        .plain(" two again. Who manages the ")
        .term(Term::Community)
        .plain(" settles looks, the usual clock, places and games with ")
        .step(CommandName::Server)
        .plain(", ")
        .step(CommandName::Places)
        .plain(" and ")
        .step(CommandName::Variants)
        .plain(".")
}

/// The rules of a variant, line by line.
pub fn rules(variant: &Variant) -> Text {
    let mut lines = vec![Text::new().bold(&variant.name).plain(format!(
        " · {}×{}, {} moves first, then {}.",
        variant.files, variant.ranks, variant.side_names[0], variant.side_names[1]
    ))];
    lines.push(variant.summary.as_str().into());
    if variant.has_holes() {
        lines.push(format!("There are no squares {}.", variant.holes_in_words()).into());
    }
    if let Some(why) = &variant.provisional {
        lines.push(format!("The array is provisional: {}.", why.trim_end_matches('.')).into());
    }
    let untold = variant.untold_rules();
    lines.extend(variant.rules.iter().chain(&untold).map(|rule| format!("• {rule}").into()));
    let credits = &variant.credits;
    let year = credits.year.map_or_else(String::new, |year| format!(", {year}"));
    lines.push(format!("By {}{year}. Source: {}.", credits.author, credits.source).into());
    // Guest pieces stand only in positions that players set up, never in the game itself.
    for piece in variant.pieces.iter().filter(|piece| !piece.guest) {
        let name = format!("{} {}", piece.label, piece.name);
        lines.push(Text::new().bold(name).plain(format!(": {}", piece.moves)));
    }
    lines.into_iter().reduce(|all, line| all.line().then(line)).unwrap_or_default()
}

/// How to ask for the rules of another game, or for a shorter answer.
pub fn other_rules() -> Text {
    Text::from("The rules of another game: ")
        .step(CommandReference::of(CommandName::Rules).with("variant", ""))
        .plain("; of one piece: ")
        .step(CommandName::Piece)
        .plain(".")
}
