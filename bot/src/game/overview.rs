//! Answers to questions: nothing here changes anything.

use super::ending::result;
use super::{Action, ActionKind, Board, Challenge, Game, PlayerId, Step, Term, Text, Verb};
use menagerie_rules::{Color, Move, Position, Square, Variant, bundled_by_id, notation};
use std::sync::Arc;

/// What a picture of a game shows.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The position.
    pub position: Position,
    /// The squares of the last move, if any was played.
    pub last_move: Option<(Square, Square)>,
    /// The side at the bottom.
    pub bottom: Color,
    /// What a person who cannot see it is told first.
    pub lead: String,
    /// What is marked.
    pub marks: Vec<(Square, Mark)>,
    /// The ways of pieces that turn, square by square.
    pub paths: Vec<Vec<Square>>,
}

impl Picture {
    /// A position without anything marked.
    pub fn new(position: Position, bottom: Color, lead: String) -> Self {
        Self { position, last_move: None, bottom, lead, marks: Vec::new(), paths: Vec::new() }
    }
}

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The square that is asked about.
    Asked,
    /// A piece can go there.
    Quiet,
    /// A piece can capture there.
    Capture,
    /// A piece is hopped over there.
    Screen,
}

/// The picture of a game after `ply` plies, with the side `bottom` at the bottom.
///
/// `None` if the game has fewer plies.
pub fn game_on_show(game: &Game, ply: usize, bottom: Color) -> Option<Picture> {
    let position = game.line.position_at(ply)?.clone();
    let variant = game.variant();
    let last = ply.checked_sub(1).and_then(|index| {
        Some((game.line.position_at(index)?, game.line.moves().get(index).copied()?))
    });
    let title = format!("{}, game {}", variant.name, game.id);
    let end = game.end.filter(|_| ply == game.line.ply());
    let standing = end.map(|end| plain_words(game, &result(game, end)));
    let lead =
        lead(&title, &position, last.as_ref().map(|(before, last)| (*before, last)), standing);
    let last_move = last.map(|(_, last)| (last.from(), last.to()));
    Some(Picture { last_move, ..Picture::new(position, bottom, lead) })
}

/// What a person who cannot see a board is told first: what it is, who is to move or how it ended,
/// and the last move with the position before it.
pub fn lead(
    title: &str,
    position: &Position,
    last: Option<(&Position, &Move)>,
    ended: Option<String>,
) -> String {
    let side = &position.variant().side_names[position.turn().index()];
    let standing = match ended {
        Some(words) => words,
        None if position.is_check() => format!("{side} to move, in check."),
        None => format!("{side} to move."),
    };
    let mut lead = format!("{title}, move {}. {standing}", position.full_move_number());
    if let Some((before, last)) = last {
        lead.push_str(&format!(" Last move: {}.", notation::words(before, last)));
    }
    lead
}

/// The picture of a position that is not of a game; `None` if this version cannot read it.
pub fn position_on_show(board: &Board) -> Option<Picture> {
    let position = Position::from_stored_fen(bundled_by_id(&board.variant)?, &board.fen).ok()?;
    let variant = position.variant();
    let side = &variant.side_names[position.turn().index()];
    let lead = format!("{}, a position to start from. {side} to move.", variant.name);
    Some(Picture::new(position, Color::White, lead))
}

/// Words for somebody who hears them: people are named by their side, once.
fn plain_words(game: &Game, text: &Text) -> String {
    use super::Span;
    let words = text.0.iter().map(|span| match span {
        Span::Player(player) => match game.side_of(player) {
            Some(side) => game.side_name(side).to_owned(),
            None => "A player".to_owned(),
        },
        other => Text(vec![other.clone()]).without_links(),
    });
    let words: String = words.collect();
    let sides = [Color::White, Color::Black].map(|side| game.side_name(side));
    sides.iter().fold(words, |words, side| words.replace(&format!("{side} ({side})"), side))
}

/// One line under a board: which game it is and how it stands.
pub fn board_line(game: &Game, ply: usize) -> Text {
    let position = game.line.position_at(ply).unwrap_or_else(|| game.line.position());
    let mut text = Text::new()
        .bold(format!("{}, game {}", game.variant().name, game.id))
        .plain(": ")
        .player(&game.players[0])
        .plain(format!(" ({}) v ", game.side_name(Color::White)))
        .player(&game.players[1])
        .plain(format!(" ({}). ", game.side_name(Color::Black)));
    if let Some((before, last)) = ply
        .checked_sub(1)
        .and_then(|index| Some((game.line.position_at(index)?, game.line.moves().get(index)?)))
    {
        text = text
            .plain("Last move: ")
            .bold(super::moves::numbered(before, last))
            .plain(format!(" · {}. ", notation::words(before, last)));
    }
    match game.end.filter(|_| ply == game.line.ply()) {
        Some(end) => text.then(result(game, end)),
        None if position.is_check() => {
            text.plain(format!("{} is to move and in check.", game.side_name(position.turn())))
        }
        None => text.plain(format!("{} is to move.", game.side_name(position.turn()))),
    }
}

/// A person's running games and open challenges, those that wait for them first.
pub fn game_list(player: &PlayerId, games: &[Game], challenges: &[Challenge]) -> Text {
    let mut text = Text::new();
    let mut games: Vec<&Game> = games.iter().collect();
    games.sort_by_key(|game| (game.player(game.turn()) != player, game.touched, game.id));
    if games.is_empty() {
        text = text
            .plain("You have no running games. Start one with ")
            .step(Verb::Challenge)
            .plain(".");
    }
    for (index, game) in games.iter().take(MOST_LISTED).enumerate() {
        if index > 0 {
            text = text.line();
        }
        let mine = game.player(game.turn()) == player;
        let opponent =
            game.side_of(player).map_or(&game.players[1], |side| game.player(side.other()));
        text = text.plain(if mine { "▶ " } else { "· " });
        text = if mine { text.bold("Your move") } else { text.plain("Their move") };
        text = text
            .plain(format!(" in game {} ({}) against ", game.id, game.variant().name))
            .player(opponent)
            .plain(format!(", move {}: ", game.line.position().full_move_number()))
            .game(game.id);
    }
    if games.len() > MOST_LISTED {
        text = text.line().plain(format!("and {} more.", games.len() - MOST_LISTED));
    }
    for challenge in challenges.iter().take(MOST_LISTED) {
        text = text
            .line()
            .plain(format!("Challenge {}: ", challenge.id))
            .player(&challenge.challenger)
            .plain(" challenges ")
            .player(&challenge.opponent)
            .plain(format!(" to {}; not answered yet.", challenge.variant.name));
    }
    if challenges.len() > MOST_LISTED {
        text =
            text.line().plain(format!("and {} more challenges.", challenges.len() - MOST_LISTED));
    }
    text
}

/// A person's games that have ended, as they are given, with the way to see them again.
pub fn finished_list(player: &PlayerId, games: &[Game]) -> Text {
    let mut text = Text::new();
    if games.is_empty() {
        return text
            .plain("No game of yours has ended yet. See those that run with ")
            .step(Verb::Games)
            .plain(".");
    }
    for (index, game) in games.iter().enumerate() {
        if index > 0 {
            text = text.line();
        }
        let opponent =
            game.side_of(player).map_or(&game.players[1], |side| game.player(side.other()));
        text = text
            .plain(format!("Game {} ({}) against ", game.id, game.variant().name))
            .player(opponent)
            .plain(": ");
        if let Some(end) = game.end {
            text = text.then(result(game, end)).plain(" ");
        }
        text = text.step(Step::of(Verb::Replay).with("game", game.id));
    }
    text
}

/// What a person can press to answer or withdraw their open challenges, wherever those were
/// posted: their messages may have been deleted.
pub fn challenge_actions(player: &PlayerId, challenges: &[Challenge]) -> Vec<Action> {
    let mut actions = Vec::new();
    for challenge in challenges.iter().take(MOST_LISTED) {
        let mut add = |verb: &str, kind| {
            actions.push(Action { label: format!("{verb} challenge {}", challenge.id), kind });
        };
        if challenge.opponent == *player {
            add("Accept", ActionKind::Accept(challenge.id));
            add("Decline", ActionKind::Decline(challenge.id));
        } else {
            add("Withdraw", ActionKind::Withdraw(challenge.id));
        }
    }
    actions
}

/// The most games that one message lists, and the most challenges.
const MOST_LISTED: usize = 8;

/// A Pawn's move that is played in its short form too, where that is only overheard.
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
    let mut text = Text::new()
        .bold("Large chess variants by correspondence.")
        .plain(" Every game has its own ")
        .term(Term::OwnPlace)
        .plain(". Anybody may look; only the two players can act.\n");
    let start = Position::start(variant);
    text = text
        .step(Step::of(Verb::Challenge).with("opponent", "").with("variant", &variant.name))
        .plain(" invites a member whom you name; they accept or decline.\n");
    if let Some(example) = &example_for_help(&start) {
        let square = example.to().to_string();
        text = text
            .code(notation::coordinates(variant, example))
            .plain(", ")
            .code(notation::canonical(&start, example))
            .plain(" or ")
            .code(notation::short(&start, example))
            .plain(" plays a move: ")
            .ways_to_move(false, hears_talk)
            .plain(".\n")
            .step(Step::of(Verb::Move).with("move", &square))
            .plain(format!(
                " plays the one piece that can go to {square}, or lists those that can.\n"
            ));
    }
    text.step(Verb::Moves)
        .plain(", ")
        .step(Verb::Look)
        .plain(" and ")
        .step(Verb::Piece)
        .plain(" tell where a piece can go, who attacks a square, how a piece moves.\n")
        .step(Verb::Board)
        .plain(
            " shows the board to you alone, also from the other side, a part of it, or in words; ",
        )
        .step(Verb::Replay)
        .plain(" the moves; ")
        .step(Verb::Games)
        .plain(" lists your games and challenges, ")
        .step(Verb::Settings)
        .plain(" says how you want to see boards, ")
        .step(Verb::Server)
        .plain(" how everybody sees them, if you manage the ")
        .term(Term::Community)
        .plain(".\n")
        .step(Verb::Undo)
        .plain(" takes your last move back for a minute, until your opponent does something; ")
        .step(Verb::Draw)
        .plain(" offers a draw, or claims one that the rules grant; ")
        .step(Verb::Resign)
        .plain(" gives up, after asking again.\n")
        .step(Step::of(Verb::Rules).with("variant", &variant.name))
        .plain(" tells how the pieces move.")
}

/// The rules of a variant, line by line.
pub fn rules(variant: &Variant) -> Text {
    let mut lines = vec![Text::new().bold(&variant.name).plain(format!(
        " · {}×{}, {} moves first, then {}.",
        variant.files, variant.ranks, variant.side_names[0], variant.side_names[1]
    ))];
    lines.push(variant.summary.as_str().into());
    if let Some(why) = &variant.provisional {
        lines.push(format!("The array is provisional: {why}").into());
    }
    lines.extend(variant.rules.iter().map(|rule| format!("• {rule}").into()));
    let credits = &variant.credits;
    let year = credits.year.map_or_else(String::new, |year| format!(", {year}"));
    lines.push(format!("By {}{year}. Source: {}.", credits.author, credits.source).into());
    // Guests stand in positions that others have set up, never in the game itself.
    for piece in variant.pieces.iter().filter(|piece| !piece.guest) {
        let name = format!("{} {}", piece.label, piece.name);
        lines.push(Text::new().bold(name).plain(format!(": {}", piece.moves)));
    }
    lines.into_iter().reduce(|all, line| all.line().then(line)).unwrap_or_default()
}
