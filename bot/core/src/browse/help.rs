//! The answers of `help`: what everyone needs, in short, and the rest by topics.

use crate::message;
use crate::model::{Action, ActionKind, CommandName, CommandReference, Text};
use menagerie_rules::{Move, Position, Variant, notation};
use std::sync::Arc;

/// A Pawn's move whose short form is also accepted in plain talk.
fn example_for_help(start: &Position) -> Option<Move> {
    let variant = start.variant();
    let of_pawn =
        |mv: &Move| start.piece_at(mv.from()).is_some_and(|piece| variant.piece(piece.role).pawn);
    // It lists all moves for each, so that it is asked for few.
    let is_plain = |mv: &Move| {
        let short = notation::short(start, mv);
        of_pawn(mv) && notation::Typed::parse(variant, &short).is_certain(start)
    };
    let example = notation::example(start);
    let legal = || start.legal_moves().into_iter().filter(|mv| mv.wall().is_none());
    example
        .filter(|mv| mv.wall().is_some() || is_plain(mv))
        .or_else(|| legal().find(is_plain).or(example))
}

/// The most plies that are left out for an example.
const MOST_DROPS: usize = 64;

/// The subject of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Games are begun.
    Begin,
    /// Moves are played.
    Move,
    /// Boards, pieces and records are looked at.
    Look,
    /// Notes, tried moves, planned moves, take-backs.
    Think,
    /// Games and clocks end or stand still.
    End,
    /// Others are watched, problems are solved.
    More,
    /// Ratings, and leagues.
    Club,
    /// Settings of members and of communities.
    Settings,
}

impl Topic {
    /// All topics, in the order of their actions.
    pub const ALL: [Topic; 8] = [
        Self::Begin,
        Self::Move,
        Self::Look,
        Self::Think,
        Self::End,
        Self::More,
        Self::Club,
        Self::Settings,
    ];

    /// The word that names the topic as an option.
    pub fn word(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Move => "move",
            Self::Look => "look",
            Self::Think => "think",
            Self::End => "end",
            Self::More => "more",
            Self::Club => "club",
            Self::Settings => "settings",
        }
    }

    /// Its title.
    pub fn title(self) -> Text {
        match self {
            Self::Begin => message!("help-topic-begin"),
            Self::Move => message!("help-topic-move"),
            Self::Look => message!("help-topic-look"),
            Self::Think => message!("help-topic-think"),
            Self::End => message!("help-topic-end"),
            Self::More => message!("help-topic-more"),
            Self::Club => message!("help-topic-club"),
            Self::Settings => message!("help-topic-settings"),
        }
    }

    /// The topic with this word, or the one that tells of the command with this name.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::titled(word).or_else(|| CommandName::named(word).map(Self::of_command))
    }

    /// The topic with this word.
    pub fn titled(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.word() == word)
    }

    /// The topic in which a command is explained.
    fn of_command(command: CommandName) -> Self {
        match command {
            CommandName::Challenge
            | CommandName::Join
            | CommandName::Rematch
            | CommandName::Games => Self::Begin,
            CommandName::Move => Self::Move,
            CommandName::Board
            | CommandName::Replay
            | CommandName::Open
            | CommandName::Report
            | CommandName::Moves
            | CommandName::Look
            | CommandName::Piece
            | CommandName::Learn
            | CommandName::At
            | CommandName::Rules
            | CommandName::Export => Self::Look,
            CommandName::Note
            | CommandName::Try
            | CommandName::If
            | CommandName::Hint
            | CommandName::Undo => Self::Think,
            CommandName::Resign
            | CommandName::Draw
            | CommandName::Claim
            | CommandName::Give
            | CommandName::Time
            | CommandName::Vacation
            | CommandName::Abort => Self::End,
            CommandName::Watch
            | CommandName::Analysis
            | CommandName::Problem
            | CommandName::Profile
            | CommandName::Stats
            | CommandName::Variant
            | CommandName::Help => Self::More,
            CommandName::Rating
            | CommandName::Leaders
            | CommandName::Ladder
            | CommandName::League => Self::Club,
            CommandName::Settings
            | CommandName::Server
            | CommandName::Places
            | CommandName::Variants
            | CommandName::Block
            | CommandName::Unblock
            | CommandName::Link
            | CommandName::Unlink
            | CommandName::Privacy
            | CommandName::Adjudicate
            | CommandName::Freeze
            | CommandName::Thaw => Self::Settings,
        }
    }
}

/// How to play in a few words, by an example from a game.
pub fn help(variant: &Arc<Variant>, hears_talk: bool) -> Text {
    let mut lines = vec![message!("help-head"), message!("help-play", variant = &variant.name)];
    let start = Position::start(variant);
    lines.extend(example_for_help(&start).map(|example| {
        message!(
            "help-type",
            canonical = notation::canonical(&start, &example),
            short = notation::short(&start, &example),
            ways = Text::new().ways_to_move(false, hears_talk),
        )
    }));
    lines.push(message!("help-see", variant = &variant.name));
    lines.push(message!("help-topics"));
    lines.into_iter().reduce(|all, line| all.line().then(line)).unwrap_or_default()
}

/// Everything about a topic, by examples from a game.
pub fn help_about(topic: Topic, variant: &Arc<Variant>, hears_talk: bool) -> Text {
    match topic {
        Topic::Begin => message!("help-begin", variant = &variant.name),
        Topic::Move => {
            let start = begun(variant);
            let example = example_for_help(&start);
            example.map(|example| moving(&start, &example, hears_talk)).unwrap_or_default()
        }
        Topic::Look => message!("help-look"),
        Topic::Think => message!("help-think"),
        Topic::End => message!("help-end"),
        Topic::More => message!("help-more"),
        Topic::Club => message!("help-club"),
        Topic::Settings => message!("help-settle"),
    }
}

/// The actions for the topics, without the one that is shown.
pub fn topics(shown: Option<Topic>) -> Vec<Action> {
    let others = Topic::ALL.into_iter().filter(|topic| Some(*topic) != shown);
    let action = |topic: Topic| {
        let step = CommandReference::of(CommandName::Help).with("topic", topic.word());
        Action::new(topic.title(), ActionKind::Do(step))
    };
    others.map(action).collect()
}

/// The array, or a position after all drops that have to come first.
fn begun(variant: &Arc<Variant>) -> Position {
    let mut position = Position::start(variant);
    for _ in 0..MOST_DROPS {
        let legal = position.legal_moves();
        match legal.first() {
            Some(first) if legal.iter().all(Move::is_drop) => position = position.play(first),
            _ => break,
        }
    }
    position
}

fn moving(start: &Position, example: &Move, hears_talk: bool) -> Text {
    let variant = start.variant();
    let piece = start.piece_at(example.from()).map(|piece| &variant.piece(piece.role).name);
    let moving = message!(
        "help-move",
        coordinates = notation::coordinates(variant, example),
        canonical = notation::canonical(start, example),
        short = notation::short(start, example),
        on_board = if piece.is_some() { "yes" } else { "no" },
        piece = piece.map_or("", String::as_str),
        ways = Text::new().ways_to_move(false, hears_talk),
        square = match variant.named_wall(example) {
            Some((_, wall)) => format!("{},{wall}", example.to()),
            None => example.to().to_string(),
        },
    );
    let drops = variant.hands.is_some_and(|hands| !hands.no_drops);
    let legal = start.legal_moves();
    let held = variant.held_kinds().next();
    let drop = held.filter(|_| drops).map(|held| {
        let array = Position::start(variant).legal_moves();
        let first = array.iter().find(|mv| mv.is_drop());
        let drop = first.map_or_else(
            || format!("{}@{}", variant.piece(held).label, example.to()),
            |mv| notation::coordinates(variant, mv),
        );
        message!("help-move-drop", drop = drop)
    });
    let enters = legal.iter().find(|mv| mv.gating().is_some());
    let enters = enters.map(|mv| message!("help-move-enters", typed = notation::short(start, mv)));
    let wall = variant.named_wall(example).map(|(role, _)| {
        let piece = message!("piece-name", name = &variant.piece(role).name);
        message!("help-move-wall", piece, typed = notation::short(start, example))
    });
    let two_steps = variant.has_locusts().then(|| message!("help-move-two-steps"));
    let has_signs = variant.pieces.iter().any(|piece| piece.label.is_promoted());
    let signs = has_signs.then(|| message!("help-move-promotion-signs"));
    let more = drop.into_iter().chain(enters).chain(wall).chain(two_steps).chain(signs);
    more.fold(moving, |all, more| all.plain(" ").then(more))
}
