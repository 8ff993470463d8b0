//! The square of a wall behind a move: `e4,d5`, `e4 duck d5`.

use std::borrow::Cow;

use crate::{Move, Position, Refusal, Square, Variant, WallProblem, WallRule};

/// A line of moves with `@` in place of each comma before the square of a wall, so that the other commas
/// part the moves: `e4@d5 e5@d4, Nf3@e6`. Games without such walls have their text as it is.
pub fn joined_walls<'a>(variant: &Variant, line: &'a str) -> Cow<'a, str> {
    let is_named = variant.walls.as_ref().is_some_and(|walls| walls.rule != WallRule::Left);
    if !is_named || !line.contains(',') {
        return Cow::Borrowed(line);
    }
    let mut joined = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once(',') {
        joined.push_str(before);
        // "e2e4,e4d5" names the way of the wall.
        let (first, behind) = first_square(after).unwrap_or(("", after));
        let (wall, behind) = first_square(behind).unwrap_or((first, behind));
        let is_word = !before.is_empty() && !before.ends_with(char::is_whitespace);
        let fits = wall == first || is_way_from(before, first);
        let ends = behind.chars().next().is_none_or(|sign| !sign.is_ascii_alphanumeric());
        if wall.is_empty() || !is_word || !ends || !fits {
            joined.push(',');
            rest = after;
        } else {
            joined.push('@');
            joined.push_str(wall);
            rest = behind;
        }
    }
    joined.push_str(rest);
    Cow::Owned(joined)
}

/// The square at the beginning of a text, and the rest.
fn first_square(text: &str) -> Option<(&str, &str)> {
    let digits = text.bytes().skip(1).take(2).take_while(u8::is_ascii_digit).count();
    let (square, rest) = text.split_at_checked(1 + digits)?;
    Square::parse(square).map(|_| (square, rest))
}

/// The text in front of the wall, and its square, in a variant with walls that are named.
pub(super) fn walling<'a>(variant: &Variant, text: &'a str) -> Option<(&'a str, Square)> {
    let walls = variant.walls.as_ref().filter(|walls| walls.rule != WallRule::Left)?;
    let text = text.trim_end_matches(['+', '#', '!', '?', '.', ' ', ')']);
    let is_letter = |(_, sign): &(usize, char)| sign.is_ascii_alphabetic();
    let (at, _) = text.char_indices().rev().find(is_letter)?;
    let square = Square::parse(&text[at..].to_lowercase())?;
    let before = text[..at].trim_end();
    // Other programs write a wall as a way to it, "e2e4,e4d5".
    if let Some((move_text, tail)) = before.rsplit_once(',')
        && is_way_from(move_text, tail.trim())
    {
        return Some((move_text.trim_end(), square));
    }
    let kind = variant.piece(walls.piece);
    let words = ["to", "on", "at"];
    let before = words.iter().find_map(|word| without(before, word)).unwrap_or(before);
    let sign = before.strip_suffix(['@', '/', '(']).map(str::trim_end);
    let before = sign.or_else(|| before.strip_suffix('-')).unwrap_or(before);
    let label = kind.label.to_string();
    let names = [&label, &kind.name].into_iter().chain(&kind.aliases);
    // "a1 x d4" is a capture.
    let mut names = names.filter(|name| !name.eq_ignore_ascii_case("x"));
    // "e4D@d5" needs no space.
    let beside = sign.and_then(|rest| rest.strip_suffix(&*label)).map(str::trim_end);
    let named = names.find_map(|name| without(before, name)).or(beside);
    // Without its name, a sign must say that the square is not the move's own.
    let move_text = named.or(sign)?;
    let move_text = move_text.trim_end_matches([' ', ',', '+', '(']);
    Some((without(move_text, "and").unwrap_or(move_text), square))
}

/// The text in front of a last square without any sign, in a variant with walls that are named. It can
/// also be the destination of the move.
pub(super) fn behind_a_move<'a>(variant: &Variant, text: &'a str) -> Option<(&'a str, Square)> {
    variant.walls.as_ref().filter(|walls| walls.rule != WallRule::Left)?;
    let text = text.trim_end_matches(['+', '#', '!', '.', ' ']);
    let (move_text, square) = text.rsplit_once(' ')?;
    let move_text = move_text.trim_end_matches(['+', '#', '!', ' ']);
    Square::parse(&square.to_lowercase()).map(|square| (move_text, square))
}

/// Whether a move ends where the way of its wall begins, if that is named. Behind its last square there
/// may be a promotion: "e7e8q,e8d5".
fn is_way_from(move_text: &str, begins: &str) -> bool {
    let lower = move_text.to_lowercase();
    let behind = lower.rfind(&begins.to_lowercase()).map(|at| &lower[at + begins.len()..]);
    begins.is_empty()
        || Square::parse(&begins.to_lowercase()).is_some()
            && behind.is_some_and(|rest| !rest.contains(|sign: char| sign.is_ascii_digit()))
}

/// A text without a word at its end, in either case.
fn without<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (rest, end) = text.split_at_checked(text.len().checked_sub(word.len())?)?;
    let is_word = end.eq_ignore_ascii_case(word) && rest.ends_with([' ', ',']);
    is_word.then(|| rest.trim_end())
}

/// Of moves with all squares for the wall, those that are meant.
pub(super) fn with_wall(
    position: &Position,
    moves: Vec<Move>,
    typed: Option<Square>,
) -> Result<Vec<Move>, Refusal> {
    let Some(first) = moves.first().copied().filter(|mv| mv.wall().is_some()) else {
        return Ok(moves);
    };
    let (from, to) = (first.from(), first.to());
    if let Some(on) = typed {
        let meant: Vec<Move> = moves.into_iter().filter(|mv| mv.wall() == Some(on)).collect();
        if meant.is_empty() {
            let why = problem(position, &first, on);
            return Err(Refusal::CannotWall { from, to, on, why });
        }
        return Ok(meant);
    }
    let is_alike = |mv: &&Move| Move { placed: first.placed, ..**mv } == first;
    // A move that ends the game needs no wall.
    if moves.iter().all(|mv| is_alike(&mv)) && position.play(&first).extinct().is_some() {
        return Ok(vec![first]);
    }
    let is_left_open = moves.len() > 1 && position.variant().named_wall(&first).is_some();
    if is_left_open { Err(Refusal::NeedsWall { from, to }) } else { Ok(moves) }
}

/// Why no wall can stand there after a move.
fn problem(position: &Position, mv: &Move, on: Square) -> WallProblem {
    if !position.variant().contains(on) {
        WallProblem::NotThere
    } else if position.is_wall(on) {
        WallProblem::Stays
    } else if position.play(&mv.without_wall()).piece_at(on).is_some() {
        WallProblem::Occupied
    } else {
        WallProblem::NotThere
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_by_id;

    #[test]
    fn a_comma_before_a_wall_parts_no_moves() {
        for (id, line, joined) in [
            ("duck-chess", "e4,d5 e5,d4", "e4@d5 e5@d4"),
            ("duck-chess", "e2e4,e4d5, e7e5,e5d4", "e2e4@d5, e7e5@d4"),
            ("duck-chess", "e4,d5, Nf6", "e4@d5, Nf6"),
            ("duck-chess", "e2e4,e7e5", "e2e4,e7e5"),
            ("duck-chess", "e4, d5", "e4, d5"),
            ("duck-chess", ",d5 e4 ,d5 e4,", ",d5 e4 ,d5 e4,"),
            ("duck-chess", "e4,d5x ä,d5", "e4,d5x ä@d5"),
            ("chess", "e4,e5 d4,d5", "e4,e5 d4,d5"),
        ] {
            let variant = bundled_by_id(id).expect("it is bundled");
            assert_eq!(joined_walls(variant, line), joined, "{line}");
        }
    }
}
