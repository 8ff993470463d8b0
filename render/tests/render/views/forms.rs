//! Positions in words: each form of a board, and alternative texts throughout random games.

use super::{chess, start};
use crate::support::english::{alt_text, replay_alt_text, text_board};
use crate::support::line;
use menagerie_render::{Form, ReplayOptions, replay};
use menagerie_rules::{Line, Position, bundled, notation};

#[test]
fn each_special_move_is_told_by_what_it_changes() {
    for (fen, played, told) in [
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1-g1",
            "White Rook: h1 to f1\nWhite King: e1 to g1\nBlack to move",
        ),
        (
            "r3k3/8/8/8/8/8/8/4K3 b q - 0 1",
            "e8-c8",
            "Black King: e8 to c8\nBlack Rook: a8 to d8\nWhite to move",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5-d6",
            "White Pawn: e5 to d6\nBlack Pawn: gone from d5\nBlack to move",
        ),
        (
            "8/4k2P/8/8/8/8/8/4K3 w - - 0 1",
            "h7-h8=N",
            "White Knight: new on h8\nWhite Pawn: gone from h7\nBlack to move",
        ),
        (
            "4k1n1/7P/8/8/8/8/8/4K3 w - - 0 1",
            "h7-g8=Q",
            "White Queen: new on g8, where the Black Knight was\nWhite Pawn: gone from h7\n\
             Black to move, in check",
        ),
        (
            "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
            "e1-e2",
            "White King: e1 to e2, where the Black Rook was\nBlack to move",
        ),
    ] {
        let before = chess(fen);
        let mut line = Line::new(before.clone());
        let notation::Reading::Move(mv) = notation::read(&before, played) else {
            panic!("{played} is a move");
        };
        line.play(&mv).expect("it is legal");
        assert_eq!(text_board(line.position(), Form::Changes(&before)), told, "{played}");
    }
}

#[test]
fn ranks_are_told_from_the_top_and_empty_ones_together() {
    for (fen, told) in [
        (
            "7k/8/8/8/8/8/8/K7 w - - 0 1",
            "White to move\nRank 8: Black King h\nRanks 7 to 2: empty\nRank 1: White King a",
        ),
        (
            "8/8/2kp4/8/8/2KPPP1P/8/8 b - - 0 1",
            "Black to move\nRanks 8 to 7: empty\nRank 6: Black King c, Pawn d\nRanks 5 to 4: empty\n\
             Rank 3: White King c, Pawns d to f, Pawn h\nRanks 2 to 1: empty",
        ),
        (
            "8/k7/8/RrRrK3/8/8/8/8 b - - 0 1",
            "Black to move, in check\nRank 8: empty\nRank 7: Black King a\nRank 6: empty\n\
             Rank 5: White Rook a; Black Rook b; White Rook c; Black Rook d; White King e\n\
             Ranks 4 to 1: empty",
        ),
        (
            "8/8/8/8/8/8/8/K1NN3k w - - 0 1",
            "White to move\nRanks 8 to 2: empty\nRank 1: White King a, Knights c d; Black King h",
        ),
    ] {
        assert_eq!(text_board(&chess(fen), Form::ByRank), told);
    }
}

#[test]
fn kinds_are_told_the_side_to_move_first() {
    for (fen, told) in [
        (
            "7k/8/8/8/8/8/8/K7 b - - 0 1",
            "Black to move\nBlack, 1 piece:\nKing: h8\nWhite, 1 piece:\nKing: a1",
        ),
        (
            "7k/8/8/8/8/8/PP6/KN5R w - - 0 1",
            "White to move\nWhite, 5 pieces:\n2 Pawns: a2 b2\nKnight: b1\nRook: h1\nKing: a1\n\
             Black, 1 piece:\nKing: h8",
        ),
    ] {
        let text = text_board(&chess(fen), Form::ByType);
        let sorted = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines.sort_unstable();
            lines
        };
        // The order within a side is that of the variant's file.
        assert_eq!(sorted(&text), sorted(told));
        assert_eq!(text.lines().next(), told.lines().next());
        assert_eq!(text.lines().nth(1), told.lines().nth(1));
    }
}

/// Every occupied square is named once, and no other square is named.
fn assert_told(position: &Position, text: &str, what: &str) {
    // Holes are named behind the pieces.
    let pieces = text.split("No squares:").next().unwrap_or(text);
    let words = pieces.split(|letter: char| !letter.is_ascii_alphanumeric());
    let mut named: Vec<&str> =
        words.filter(|word| menagerie_rules::Square::parse(word).is_some()).collect();
    named.sort_unstable();
    let walls = position.walls().iter();
    let mut stand: Vec<String> =
        position.pieces().map(|(at, _)| at).chain(walls).map(|at| at.to_string()).collect();
    stand.sort_unstable();
    assert_eq!(named, stand, "{what}: {text}");
}

#[test]
fn an_alternative_text_fits_and_is_complete_all_through_every_game() {
    for (number, variant) in bundled().iter().enumerate() {
        for seed in 0..2 {
            let line = line(number, 160, seed);
            for ply in (0..=line.ply()).step_by(8) {
                let position = line.position_at(ply).expect("it was played");
                let what = format!("{} {seed} {ply}", variant.id);
                for lead in ["", "A game.", &"x".repeat(900)] {
                    let text = alt_text(position, lead);
                    assert!(text.encode_utf16().count() <= 1024, "{what}: {text}");
                    let sides: Vec<usize> = variant
                        .side_names
                        .iter()
                        .filter_map(|side| text.rfind(side.as_str()))
                        .collect();
                    let body = sides.into_iter().min().expect("both sides are named");
                    assert_told(position, &text[body..], &what);
                    let first = &variant.side_names[position.turn().index()];
                    assert!(text[body..].starts_with(first.as_str()), "{what}: {text}");
                }
            }
        }
    }
}

#[test]
fn every_form_of_a_board_agrees_about_who_stands_where() {
    for (number, variant) in bundled().iter().enumerate() {
        let line = line(number, 60, 7);
        let position = line.position();
        let kinds = text_board(position, Form::ByType);
        let body = kinds.split_once('\n').expect("there are lines").1;
        assert_told(position, body, &variant.id);
        let total: usize = body
            .lines()
            .filter_map(|line| line.split_once(", ")?.1.split_once(' ')?.0.parse::<usize>().ok())
            .sum();
        assert_eq!(total, position.pieces().count(), "{}", variant.id);
        let same = text_board(position, Form::Changes(position));
        assert!(same.starts_with("No piece has moved\n"), "{}: {same}", variant.id);
        let ranks = text_board(position, Form::ByRank);
        assert_eq!(ranks.lines().next(), kinds.lines().next());
        for rank in 1..=variant.ranks {
            let named = ranks.contains(&format!("Rank {rank}: "));
            let mut stand = position.pieces().map(|(at, _)| at).chain(position.walls());
            let empty = !stand.any(|at| at.rank() + 1 == rank);
            assert!(named || empty, "{}: {rank} in {ranks}", variant.id);
        }
    }
}

#[test]
fn an_animation_says_how_much_of_the_game_it_shows() {
    let line = line(0, 5, 2);
    let one = {
        let mut short = Line::new(line.start().clone());
        short.play(&line.moves()[0]).expect("it is legal");
        short
    };
    let none = Line::new(line.start().clone());
    for (line, last, opening) in [
        (&none, None, "A still picture. "),
        (&line, Some(0), "A still picture. "),
        (&one, None, "An animation of the only half-move. "),
        (&line, Some(1), "An animation of the last of 5 half-moves. "),
        (&line, Some(2), "An animation of the last 2 of 5 half-moves. "),
        (&line, Some(5), "An animation of all 5 half-moves. "),
        (&line, Some(99), "An animation of all 5 half-moves. "),
        (&line, None, "An animation of all 5 half-moves. "),
    ] {
        let options = ReplayOptions { size: 200, last_plies: last, ..Default::default() };
        let shown = replay(line, &options, &mut |_, _| {}).expect("it can be drawn");
        let text = replay_alt_text(line, "", &shown);
        assert!(text.starts_with(opening), "{last:?}: {text}");
        assert!(text.encode_utf16().count() <= 1024);
    }
}

#[test]
fn a_board_of_another_game_is_told_whole() {
    let chess = start("chess");
    for variant in bundled().iter().filter(|variant| variant.id != "chess") {
        let position = Position::start(variant);
        let told = text_board(&position, Form::Changes(&chess));
        assert_eq!(told, text_board(&position, Form::ByType), "{}", variant.id);
    }
}
