//! Reads a typed line of conditional moves: the opponent's moves and one's own by turns, in any
//! notation.

use crate::message;
use crate::model::Text;
use crate::plan::types::plan::DEEPEST;
use crate::plan::types::refusal::FARTHEST_RESIGNATION;
use crate::plan::types::{Condition, PlanRefusal, Planned};
use menagerie_rules::notation::{self, Letters, Reading, Script, joined_walls};
use menagerie_rules::{Color, Line, Move, Refusal};

/// A line of conditional moves, all of them possible.
#[derive(Debug)]
pub struct PlannedLine {
    /// The player's own first move, if it is their turn.
    pub begins_with: Option<String>,
    /// The moves after that.
    pub branch: Condition,
    /// Whether it ends with a resignation.
    pub resigns: bool,
    /// The whole line as text, so that it can be read again.
    pub written: String,
}

/// The most words of one move.
const MOST_WORDS: usize = 6;
/// Words between moves that mean nothing.
const BETWEEN: [&str; 6] = ["if", "when", "then", "and", "->", "→"];
/// The word for a resignation.
const RESIGN: &str = "resign";
/// The most characters that are read: more than the longest line has.
const LONGEST: usize = 2_000;

/// Reads a line for a side, from where the game stands, in the game's letters or those of a language.
pub fn read(
    game: &Line,
    letters: &Letters,
    side: Color,
    text: &str,
) -> Result<PlannedLine, PlanRefusal> {
    if text.chars().nth(LONGEST).is_some() {
        return Err(PlanRefusal::TooLong);
    }
    let mut line = game.clone();
    let mut resigns = false;
    let text = joined_walls(line.position().variant(), text);
    for part in text.replace(';', "; ").split([',', '\n']) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let mut rest = words.as_slice();
        while let Some((word, behind)) = rest.split_first() {
            if is_between(word) {
                rest = behind;
                continue;
            }
            if resigns {
                return Err(PlanRefusal::AfterResigning);
            }
            let place = line.ply() - game.ply() + 1;
            if line.outcome().is_some() {
                return Err(PlanRefusal::Over(place));
            }
            let is_own = line.position().turn() == side;
            if is_own && line.ply() > game.ply() && word.eq_ignore_ascii_case(RESIGN) {
                (resigns, rest) = (true, behind);
                continue;
            }
            if place > 2 * DEEPEST + usize::from(game.position().turn() == side) {
                return Err(PlanRefusal::TooLong);
            }
            let (next, count) = next(&line, letters, (place, is_own), rest)?;
            line.play(&next).map_err(|_| PlanRefusal::NoMove)?;
            rest = &rest[count..];
        }
    }
    planned(game, &line, side, resigns)
}

/// Whether a word is no part of a move: the number of a move, or a word between two moves.
fn is_between(word: &str) -> bool {
    let number = word.trim_end_matches(['.', '…', ')']);
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    is_number || BETWEEN.iter().any(|between| word.eq_ignore_ascii_case(between))
}

/// The move of the first words, and how many of them it takes: all words if they are one move,
/// otherwise as few as are one. A text that looks like a move counts as one, even an illegal one.
fn next(
    line: &Line,
    letters: &Letters,
    (place, is_own): (usize, bool),
    words: &[&str],
) -> Result<(Move, usize), PlanRefusal> {
    let position = line.position();
    let script = Script::new(position.variant(), letters);
    let typed = |count: usize| {
        let typed = words[..count].join(" ");
        (script.parse(&typed), typed)
    };
    let most = words.len().min(MOST_WORDS);
    if let Reading::Move(found) = typed(words.len()).0.read(position) {
        return Ok((found, words.len()));
    }
    let mut meant = 1;
    for count in 1..=most {
        let (parsed, _) = typed(count);
        if let Reading::Move(found) = parsed.read(position) {
            return Ok((found, count));
        }
        if meant == 1 && parsed.looks_like_move() && !typed(1).0.looks_like_move() {
            meant = count;
        }
    }
    let (parsed, typed) = typed(meant);
    let found = match parsed.read(position) {
        Reading::Refused(_) if parsed.is_in_other_letters(position) => parsed.candidates(position),
        Reading::Refused(why) => {
            // A square that is not on the board is wrong for either player.
            let is_there = !matches!(why, Refusal::SquareOffBoard(_));
            let mut why = Text::from(why.sentence(position));
            // The rules speak to the player whose move it is.
            if !is_own && is_there && parsed.looks_like_move() {
                why = message!("plan-refused-speaks-to-opponent").plain(" ").then(why);
            }
            if place == 1 && is_there {
                let whose = if is_own { "own" } else { "theirs" };
                why = message!("plan-refused-begins-with", whose).plain(" ").then(why);
            }
            return Err(PlanRefusal::Move { place, typed, why });
        }
        Reading::Move(found) => vec![found],
        Reading::Choices(found) => found,
    };
    let example = found.first().map(|found| notation::canonical(position, found));
    Err(PlanRefusal::SeveralMoves { place, typed, example: example.unwrap_or_default() })
}

/// The line as a branch of a tree.
fn planned(
    game: &Line,
    line: &Line,
    side: Color,
    resigns: bool,
) -> Result<PlannedLine, PlanRefusal> {
    let variant = game.position().variant();
    let moves = line.moves().iter().skip(game.ply());
    let moves: Vec<String> = moves.map(|mv| notation::coordinates(variant, mv)).collect();
    let mut written = moves.clone();
    if resigns {
        written.push(RESIGN.to_owned());
    }
    let (begins_with, rest) = match moves.split_first() {
        None => return Err(PlanRefusal::NoMove),
        Some((first, rest)) if game.position().turn() == side => (Some(first.clone()), rest),
        Some(_) => (None, moves.as_slice()),
    };
    if resigns && rest.len() > 2 * FARTHEST_RESIGNATION - 1 {
        return Err(PlanRefusal::ResignsTooLate);
    }
    let mut below = Vec::new();
    for pair in rest.chunks(2).rev() {
        let then = match pair {
            [_, reply] => Planned::Move(reply.clone(), below),
            _ if resigns => Planned::Resign,
            _ => return Err(no_answer(line)),
        };
        below = vec![Condition { when: pair[0].clone(), then }];
    }
    let branch = below.pop().ok_or_else(|| no_answer(line))?;
    Ok(PlannedLine { begins_with, branch, resigns, written: written.join(",") })
}

/// The refusal of a line whose last move has no answer.
fn no_answer(line: &Line) -> PlanRefusal {
    let last = crate::model::numbered::leading_to(line, line.ply());
    PlanRefusal::NoAnswer(last.unwrap_or_default())
}
