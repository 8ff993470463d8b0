//! A record as PGN: tags, and moves in their short form. Moves that were taken back are variations.
//! Programs that know the variant by its tags can read it.

use super::content::Clocked;
use super::error::RecordError;
use super::replay::{Replayed, Turn};
use super::tree::{Walk, walk};
use super::when::When;
use crate::PlayerId;
use crate::clock::{HOUR, Kind, MINUTE};
use crate::model::state::{End, Ending, Ruling};
use crate::model::visible;
use crate::rating::Rating;
use menagerie_rules::{Color, Position, notation};

/// The longest line of moves that PGN allows.
const WIDTH: usize = 79;
/// The longest value of a tag that every reader accepts.
const LONGEST_TAG: usize = 240;

/// Writes a record.
///
/// # Errors
/// When it holds a time that no calendar has.
pub fn write(replayed: &Replayed) -> Result<String, RecordError> {
    let record = &replayed.record;
    let began = &record.beginning;
    let variant = replayed.line.position().variant();
    let started = When::of(began.at)?.utc;
    let date = started.get(..10).unwrap_or_default().replace('-', ".");
    let time = started.get(11..19).unwrap_or_default();
    let result = result(record.end);
    let termination = record.end.map_or("unterminated".to_owned(), |end| termination(end.ending));
    let mut tags = vec![
        ("Event", format!("Game {}", record.origin.game)),
        ("Site", began.server.as_str().to_owned()),
        ("Date", date.clone()),
        ("Round", "-".to_owned()),
        ("White", called(&began.players[0])),
        ("Black", called(&began.players[1])),
        ("Result", result.to_owned()),
        ("WhiteId", began.players[0].as_str().to_owned()),
        ("BlackId", began.players[1].as_str().to_owned()),
        ("UTCDate", date),
        ("UTCTime", time.to_owned()),
        ("Variant", variant.name.clone()),
        ("VariantId", variant.id.clone()),
        ("VariantRevision", variant.revision.to_string()),
        ("TimeControl", time_control(record.clock.as_ref())),
        ("Termination", termination),
        ("Record", replayed.chain.last().to_string()),
    ];
    for (player, tag) in began.players.iter().zip(["WhiteType", "BlackType"]) {
        tags.extend(player.is_computer().then(|| (tag, "program".to_owned())));
    }
    tags.extend(began.is_rated.then(|| ("Rated", "yes".to_owned())));
    if let Some(Ruling { by, reason, .. }) = &record.ruling {
        tags.extend([("Adjudicator", by.as_str().to_owned()), ("Reason", reason.clone())]);
    }
    let start = replayed.line.start();
    if start.fen() != Position::start(variant).fen() {
        tags.extend([("SetUp", "1".to_owned()), ("FEN", start.exchange_fen())]);
    }
    let tags: String =
        tags.iter().map(|(name, value)| format!("[{name} \"{}\"]\n", escaped(value))).collect();
    let mut words = movetext(replayed);
    words.push(result.to_owned());
    Ok(format!("{tags}\n{}\n", wrapped(&words)))
}

/// The name of a player, until display names are known.
fn called(player: &PlayerId) -> String {
    player.computer_name().unwrap_or_else(|| player.as_str().to_owned())
}

/// The same text with the players' display names, the first mover first, where they are known. Tags
/// of their own still identify the players, because names change and are not unique.
pub fn named(text: &str, names: &[Option<String>; 2]) -> String {
    let mut sides = ["White", "Black"].into_iter().zip(names);
    let mut next = sides.next();
    let line = |line: &str| match next {
        Some((tag, name)) if line.starts_with(&format!("[{tag} \"")) => {
            next = sides.next();
            let name = name.as_deref().map(escaped).filter(|name| !name.trim().is_empty());
            name.map_or_else(|| line.to_owned(), |name| format!("[{tag} \"{name}\"]\n"))
        }
        _ => line.to_owned(),
    };
    text.split_inclusive('\n').map(line).collect()
}

/// The same text with the players' ratings before the game, the first mover's first, where they had some.
/// They follow from other games, so no hash holds them.
pub fn with_ratings(text: &str, ratings: [Option<Rating>; 2]) -> String {
    let line = |line: &str| {
        let is_here = line.starts_with("[Rated ");
        let tags = ["WhiteElo", "BlackElo"].into_iter().zip(ratings).filter(|_| is_here);
        let tag = |(tag, rating): (&str, Option<Rating>)| {
            rating.map(|it| format!("[{tag} \"{:.0}\"]\n", it.rating))
        };
        line.to_owned() + &tags.filter_map(tag).collect::<String>()
    };
    text.split_inclusive('\n').map(line).collect()
}

/// A result in PGN. A game without a result is not drawn.
fn result(end: Option<End>) -> &'static str {
    match end {
        None => "*",
        Some(end) if end.ending.is_void() => "*",
        Some(End { winner: None, .. }) => "1/2-1/2",
        Some(End { winner: Some(Color::White), .. }) => "1-0",
        Some(End { winner: Some(Color::Black), .. }) => "0-1",
    }
}

/// PGN's word for an ending, if it has one. Otherwise this program's word, which tells more than
/// PGN's “normal”.
fn termination(ending: Ending) -> String {
    match ending {
        Ending::Time => "time forfeit".to_owned(),
        Ending::Adjudicated | Ending::Annulled => "adjudication".to_owned(),
        ending if ending.is_void() => "abandoned".to_owned(),
        ending => ending.word(),
    }
}

/// The time control in PGN, where PGN has a form for it. It has none for the most that a bank
/// holds, nor for the timeout.
fn time_control(clock: Option<&Clocked>) -> String {
    let Some(Clocked { control, .. }) = clock else { return "-".to_owned() };
    match control.kind {
        Kind::None => "-".to_owned(),
        Kind::Days(seconds) => format!("1/{seconds}"),
        Kind::Fischer { bank, increment, .. } => format!("{bank}+{increment}"),
        Kind::GameCourier(_) => control.to_string(),
    }
}

/// The cost of a move that stands, as a comment, in a game with deadlines.
fn elapsed(replayed: &Replayed, turn: &Turn) -> Option<String> {
    let clock = replayed.record.clock.as_ref().filter(|clock| clock.control.kind != Kind::None)?;
    let ply = replayed.record.events[turn.event].ply;
    let row = clock.moves.get(ply).filter(|_| turn.taken_back.is_none())?;
    let (hours, rest) = (row.consumed / HOUR, row.consumed % HOUR);
    Some(format!("{{[%emt {hours}:{:02}:{:02}]}}", rest / MINUTE, rest % MINUTE))
}

/// A value of a tag: one line, with quotes and backslashes escaped, cut if it is too long.
fn escaped(value: &str) -> String {
    let mut written = String::new();
    let mut length = 0;
    for letter in visible(value).chars() {
        let is_special = matches!(letter, '\\' | '"');
        length += 1 + usize::from(is_special);
        if length >= LONGEST_TAG {
            written.push('…');
            break;
        }
        if is_special {
            written.push('\\');
        }
        written.push(if letter == '\n' { ' ' } else { letter });
    }
    written
}

/// The moves, word by word.
fn movetext(replayed: &Replayed) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    // The closing sign of each open branch.
    let mut closing: Vec<char> = Vec::new();
    // The text in front of the next move, and whether that move needs its number.
    let (mut front, mut is_numbered) = (String::new(), true);
    for step in walk(replayed) {
        match step {
            // A variation replaces a move. Where nothing was played instead, it is a comment.
            Walk::Open { instead } => {
                front.push_str(if instead { "(" } else { "{taken back: " });
                closing.push(if instead { ')' } else { '}' });
                is_numbered = true;
            }
            Walk::Close => {
                if let Some((last, close)) = words.last_mut().zip(closing.pop()) {
                    last.push(close);
                }
                is_numbered = true;
            }
            Walk::Turn(turn) => {
                let turn = &replayed.turns[turn];
                if let Some(number) = number(turn, is_numbered) {
                    words.push(format!("{}{number}", std::mem::take(&mut front)));
                }
                words.push(notation::short(&turn.before, &turn.chosen));
                let elapsed = elapsed(replayed, turn);
                // After a comment the number is repeated.
                is_numbered = elapsed.is_some();
                words.extend(elapsed);
            }
        }
    }
    words
}

fn number(turn: &Turn, is_numbered: bool) -> Option<String> {
    let number = turn.before.full_move_number();
    match turn.before.turn() {
        Color::White => Some(format!("{number}.")),
        Color::Black => is_numbered.then(|| format!("{number}...")),
    }
}

/// Words in lines.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut width = 0;
    for word in words {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            text.push('\n');
            width = 0;
        }
        if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += length;
    }
    text
}
