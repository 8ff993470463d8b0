//! Several moves typed one after the other, as people write them down.

use crate::message;
use crate::model::{Text, listed};
use menagerie_rules::notation::{self, Letters, Reading, Script, joined_walls};
use menagerie_rules::{Line, Move, Position};
use std::borrow::Cow;

/// The most plies of a line.
pub const LONGEST_LINE: usize = 200;
/// The most words of one move: "K e1-g1 ; R h1-f1 ; D-e4".
const MOST_WORDS: usize = 7;
/// The most moves that are named if several fit.
const MOST_NAMED: usize = 6;
/// Remarks after a move, which are not moves.
const REMARKS: [&str; 6] = ["check", "mate", "checkmate", "e.p.", "e.p", "ep"];

/// The point where a typed line stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The number of the move that is not played, from 1 on.
    pub number: usize,
    /// Its typed text.
    pub typed: String,
    /// Why it is not played, in sentences.
    pub why: Text,
}

/// Plays a typed line, move by move, each side in its turn, as far as the moves are legal. The line
/// gets at most `room` more moves. Words that can be a move by themselves are one. A `;` may also
/// stand within a move, before the piece that a piece becomes. Pieces have the letters of the game
/// or those of a language.
///
/// # Errors
/// When it stops before its end, the point where it stops. The moves before that are played.
pub fn play_typed(
    line: &mut Line,
    letters: &Letters,
    typed: &str,
    room: usize,
) -> Result<(), Stop> {
    let joined = joined_walls(line.position().variant(), typed);
    let words = words(&joined);
    // A text is quoted as it was typed.
    let quoted = |text: &str| match joined {
        Cow::Borrowed(_) => text.to_owned(),
        Cow::Owned(_) => text.replace('@', ","),
    };
    let mut rest = &words[..];
    let mut number = 0;
    loop {
        while let [first, others @ ..] = rest
            && first == ";"
        {
            rest = others;
        }
        let Some(first) = rest.first() else { return Ok(()) };
        number += 1;
        let stop = |why: Text| Stop { number, typed: quoted(first), why };
        if number > room {
            return Err(stop(message!("talk-line-too-long", most = LONGEST_LINE)));
        }
        if line.outcome().is_some() {
            return Err(stop(message!("talk-line-past-end")));
        }
        let (played, used) = next_move(line.position(), letters, rest)
            .map_err(|(typed, why)| Stop { number, typed: quoted(&typed), why })?;
        line.play(&played).map_err(|_| stop(message!("talk-line-not-legal")))?;
        rest = &rest[used..];
    }
}

/// The words of a line, without move numbers and comments; each `;` is a word of its own.
fn words(typed: &str) -> Vec<String> {
    let mut pairs = typed.char_indices().zip(typed.chars().skip(1));
    let comment = pairs.find(|((_, one), other)| (*one, *other) == ('/', '/'));
    let end = comment.map_or(typed.len(), |((at, _), _)| at);
    let spaced = typed[..end].replace([',', '|'], " ").replace(';', " ; ");
    let words = spaced.split_whitespace().map(|word| {
        let unnumbered = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let is_number = unnumbered.is_empty() || unnumbered.starts_with(['.', '…']);
        let word = if is_number { unnumbered.trim_start_matches(['.', '…']) } else { word };
        word.trim_end_matches(['!', '?']).to_owned()
    });
    words.filter(|word| !word.is_empty() && !REMARKS.contains(&word.as_str())).collect()
}

/// The move of the first words, and how many words it takes.
fn next_move(
    position: &Position,
    letters: &Letters,
    words: &[String],
) -> Result<(Move, usize), (String, Text)> {
    let script = Script::new(position.variant(), letters);
    let mut refused = None;
    for count in 1..=words.len().min(MOST_WORDS) {
        if words[count - 1] == ";" {
            continue;
        }
        let typed = words[..count].join(" ");
        let parsed = script.parse(&typed);
        if !parsed.looks_like_move() {
            continue;
        }
        let why = match parsed.read(position) {
            Reading::Move(found) => {
                return Ok(with_effects(position, script, words, count, found));
            }
            Reading::Choices(moves) => which(position, &moves),
            Reading::Refused(_) if parsed.is_in_other_letters(position) => {
                which(position, &parsed.candidates(position))
            }
            Reading::Refused(refusal) => refusal.sentence(position).into(),
        };
        refused.get_or_insert((typed, why));
    }
    Err(refused.unwrap_or_else(|| {
        let typed = words.first().cloned().unwrap_or_default();
        let why = match script.parse(&typed).read(position) {
            Reading::Refused(refusal) => refusal.sentence(position).into(),
            Reading::Move(found) => which(position, &[found]),
            Reading::Choices(moves) => which(position, &moves),
        };
        (typed, why)
    }))
}

/// A move with what the words behind it say of it, as in `; Q-a16` or `; g7-`, and the number of all
/// these words.
fn with_effects(
    position: &Position,
    script: Script<'_>,
    words: &[String],
    count: usize,
    found: Move,
) -> (Move, usize) {
    let whole = |more: usize| {
        let whole = words.get(..count + more).filter(|whole| whole[count] == ";")?;
        match script.parse(&whole.join(" ")).read(position) {
            Reading::Move(read) if (read.from(), read.to()) == (found.from(), found.to()) => {
                Some((read, count + more))
            }
            _ => None,
        }
    };
    // Of a castling it can be the partner and a piece that enters.
    [5, 3, 2].into_iter().find_map(whole).unwrap_or((found, count))
}

/// The message about the moves that a text fits.
fn which(position: &Position, moves: &[Move]) -> Text {
    let named = moves.iter().take(MOST_NAMED);
    let named = named.map(|mv| Text::new().code(notation::canonical(position, mv)));
    let named = listed(&named.collect::<Vec<_>>());
    let count = moves.len();
    if count > MOST_NAMED {
        message!("talk-line-fits-many", count, moves = named)
    } else {
        message!("talk-line-fits", count, moves = named)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Color, bundled, bundled_by_id};
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    /// The moves played from a position, and the text where the line stops.
    fn played(variant: &str, fen: Option<&str>, typed: &str) -> (Vec<String>, Option<Stop>) {
        let variant = bundled_by_id(variant).expect("it is there");
        let start = match fen {
            Some(fen) => Position::from_fen(variant, fen).expect("it can be read"),
            None => Position::start(variant),
        };
        let mut line = Line::new(start);
        let stop = play_typed(&mut line, &Letters::default(), typed, 200).err();
        let moves = line.moves().iter().map(|mv| notation::coordinates(variant, mv));
        (moves.collect(), stop)
    }

    #[test]
    fn a_line_is_read_as_people_write_it() {
        for typed in [
            "e4e6 e13e11 d2g5",
            "e4e6, e13e11, d2g5",
            "e4e6;e13e11;d2g5",
            "1. e4e6 e13e11 2. d2g5",
            "1.e4e6 e13e11 2.d2g5",
            "1. P e4-e6 1... p e13-e11 2. T d2-g5",
            "1. e6 1… e11 2. Tg5!?",
            "1 e6 e11 2 Tg5",
            "P e4-e6; p e13-e11; T d2-g5;",
            "e4 e6 e13 e11 d2 g5",
            "Pawn e4-e6 | Pawn to e11 | Troll d2 - g5 // and wins",
            "e6 e11 Tg5 mate",
            "\n e6\n e11\n Tg5\n",
        ] {
            let (moves, stop) = played("terachess-2", None, typed);
            assert_eq!((moves.join(" ").as_str(), stop), ("e4e6 e13e11 d2g5", None), "{typed}");
        }
        assert_eq!(played("terachess-2", None, ""), (Vec::new(), None));
        assert_eq!(played("terachess-2", None, " 12. ... ; , // e6"), (Vec::new(), None));
    }

    #[test]
    fn what_a_move_does_may_stand_behind_it() {
        let promotes = Some("k7/7P/8/8/8/8/P7/K7 w - - 0 1");
        let passes = Some("k7/8/8/8/3p4/8/4P3/K7 w - - 0 1");
        let castles = Some("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        for (fen, typed, expected) in [
            (promotes, "P h7-h8; R-h8 a8a7", "h7h8=R a8a7"),
            (promotes, "h7h8=N; a8a7", "h7h8=N a8a7"),
            (promotes, "h8 =Q Ka7", "h7h8=Q a8a7"),
            (passes, "e4; d4xe3 ; e4- ; Ka2", "e2e4 d4e3 a1a2"),
            (passes, "e4 dxe3 e.p. Ka2", "e2e4 d4e3 a1a2"),
            (castles, "O-O Ke7", "e1g1 e8e7"),
            (castles, "K e1-g1; R h1-f1; k e8-e7", "e1g1 e8e7"),
        ] {
            let (moves, stop) = played("chess", fen, typed);
            assert_eq!((moves.join(" ").as_str(), stop), (expected, None), "{typed}");
        }
    }

    #[test]
    fn a_line_stops_at_what_is_no_legal_move_and_says_why() {
        for (typed, legal, number, quoted, why) in [
            ("e2e4 e7e5 e4e5", "e2e4 e7e5", 3, "e4e5", "e5"),
            ("e2e4 hello", "e2e4", 2, "hello", "hello"),
            ("z9", "", 1, "z9", "z9"),
            ("e4 e5 P e4-e6", "e2e4 e7e5", 3, "P e4-e6", "Pawn"),
            ("e2e4 d2d4", "e2e4", 2, "d2d4", "d2"),
        ] {
            let (moves, stop) = played("chess", None, typed);
            assert_eq!(moves.join(" "), legal, "{typed}");
            let stop = stop.unwrap_or_else(|| panic!("{typed} does not stop"));
            assert_eq!((stop.number, stop.typed.as_str()), (number, quoted), "{typed}");
            let about = format!("{:?}", stop.why);
            assert!(about.contains(why), "{typed}: {about}");
        }
        let mated = Some("k7/8/1K6/8/8/8/8/7R w - - 0 1");
        let (moves, stop) = played("chess", mated, "Rh8 Ka7");
        assert_eq!(moves.join(" "), "h1h8");
        let (typed, why) = ("Ka7".to_owned(), message!("talk-line-past-end"));
        assert_eq!(stop, Some(Stop { number: 2, typed, why }));
        let both = Some("1k6/8/8/8/8/8/7K/R6R w - - 0 1");
        let (_, stop) = played("chess", both, "Rd1");
        let moves = listed(&["R a1-d1", "R h1-d1"].map(|mv| Text::new().code(mv)));
        let why = message!("talk-line-fits", count = 2, moves);
        assert_eq!(stop.expect("it is not said which").why, why);
    }

    /// A random game, with each move written by `write` after its number.
    fn written(line: &Line, write: impl Fn(&Position, &Move) -> String) -> String {
        let plies = line.moves().iter().enumerate().map(|(ply, mv)| {
            let before = line.position_at(ply).expect("it was played");
            let number = match before.turn() {
                Color::White => format!("{}. ", before.full_move_number()),
                Color::Black => String::new(),
            };
            format!("{number}{}", write(before, mv))
        });
        plies.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_way_in_which_we_write_a_game_is_read_as_that_game() {
        let mut dice = StdRng::seed_from_u64(7);
        for variant in bundled() {
            let mut line = Line::new(Position::start(variant));
            while line.ply() < 120 && line.outcome().is_none() {
                let moves = line.position().legal_moves();
                line.play(&moves[dice.random_range(0..moves.len())]).expect("it is legal");
            }
            let ways: [fn(&Position, &Move) -> String; 3] = [
                |before, mv| notation::coordinates(before.variant(), mv),
                notation::canonical,
                notation::short,
            ];
            for way in ways {
                let typed = written(&line, way);
                let mut read = Line::new(Position::start(variant));
                let stop = play_typed(&mut read, &Letters::default(), &typed, 200).err();
                assert_eq!(stop, None, "{}: {typed}", variant.id);
                assert_eq!(read.moves(), line.moves(), "{}: {typed}", variant.id);
            }
        }
    }

    /// The comma before a wall's square parts no moves, and a quote has it as it was typed.
    #[test]
    fn a_line_with_walls_is_quoted_as_it_was_typed() {
        let known = bundled().iter().find(|it| it.walls.is_some()).expect("one has walls");
        let mut line = Line::new(Position::start(known));
        let stop = play_typed(&mut line, &Letters::default(), "e4,d5 e5,d4, Nf3,e5", 9);
        let stop = stop.expect_err("a Pawn stands on e5");
        assert_eq!((line.ply(), stop.number, stop.typed.as_str()), (2, 3, "Nf3,e5"));
    }

    #[test]
    fn no_text_is_too_much() {
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(100);
        let mut line = Line::new(Position::start(bundled_by_id("chess").expect("it is there")));
        let stop =
            play_typed(&mut line, &Letters::default(), &shuffle, 6).expect_err("there is no room");
        assert_eq!((line.ply(), stop.number, stop.typed.as_str()), (6, 7, "Ng1"));
        for typed in ["e".repeat(100_000), "; ".repeat(50_000), "😀 ".repeat(30_000)] {
            let (moves, _) = played("chess", None, &typed);
            assert_eq!(moves, [""; 0]);
        }
    }
}
