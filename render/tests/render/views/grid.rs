//! The board of a terminal: every mark, every part, from both sides, in every size.

use super::{chess, corners, square, start};
use crate::support::line;
use menagerie_render::{BoardView, MarkKind, text_grid};
use menagerie_rules::{Color, Position, Variant, bundled};
use std::sync::Arc;

/// The three characters of the only square shown.
fn cell(view: &BoardView<'_>, at: &str) -> String {
    let at = square(at);
    let grid = text_grid(&BoardView { crop: Some((at, at)), ..*view });
    let row = grid.lines().nth(1).expect("a rank is shown");
    row[3..6].to_owned()
}

#[test]
fn each_mark_has_its_sign_on_a_piece_and_on_an_empty_square() {
    let position = start("chess");
    for (kind, on_piece, on_empty) in [
        (MarkKind::Move, " N ", " * "),
        (MarkKind::Quiet, " N ", " * "),
        (MarkKind::First, " N ", " * "),
        (MarkKind::Capture, "<N>", " * "),
        (MarkKind::Screen, "|N|", "|.|"),
        (MarkKind::Selected, "(N)", "(.)"),
        (MarkKind::Hop, " N ", " . "),
        (MarkKind::QuietHop, " N ", " . "),
        (MarkKind::Zone, " N ", " . "),
        (MarkKind::Star, " * ", " * "),
    ] {
        let marks = [(square("b1"), kind), (square("e4"), kind)];
        let view = BoardView { marks: &marks, ..BoardView::new(&position) };
        let found = [cell(&view, "b1"), cell(&view, "e4"), cell(&view, "b8"), cell(&view, "e5")];
        assert_eq!(found, [on_piece, on_empty, " n ", " . "], "{kind:?}");
    }
}

/// The most important mark is around the letter. The last move gives way.
#[test]
fn of_several_marks_the_most_telling_is_shown() {
    use MarkKind::{Capture, Move, Screen, Selected};
    let position = start("chess");
    for (at, kinds, is_last, shown) in [
        ("b8", vec![Capture, Selected, Screen], true, "(n)"),
        ("b8", vec![Screen, Capture], true, "<n>"),
        ("b8", vec![Screen], true, "|n|"),
        ("b8", vec![Move], true, "[n]"),
        ("b8", vec![], true, "[n]"),
        ("e4", vec![], true, "[.]"),
        ("e4", vec![Capture], true, "[*]"),
        ("e4", vec![Move, Screen], false, "|*|"),
        ("e4", vec![Move, Selected], false, "(*)"),
    ] {
        let marks: Vec<_> = kinds.iter().map(|kind| (square(at), *kind)).collect();
        let last_move = is_last.then(|| (square("a1"), square(at)));
        let view = BoardView { marks: &marks, last_move, ..BoardView::new(&position) };
        assert_eq!(cell(&view, at), shown, "{at} {kinds:?}");
    }
}

#[test]
fn a_part_is_what_lies_between_its_corners_and_on_the_board() {
    let position = start("chess");
    let view = BoardView::new(&position);
    for (crop, bottom, shown) in [
        ("a1 b2", Color::White, "    a  b\n 2  P  P  2\n 1  R  N  1\n    a  b"),
        ("b2 a1", Color::White, "    a  b\n 2  P  P  2\n 1  R  N  1\n    a  b"),
        ("a2 b1", Color::White, "    a  b\n 2  P  P  2\n 1  R  N  1\n    a  b"),
        ("a1 b2", Color::Black, "    b  a\n 1  N  R  1\n 2  P  P  2\n    b  a"),
        ("e8 e8", Color::White, "    e\n 8  k  8\n    e"),
        ("g7 p16", Color::White, "    g  h\n 8  n  r  8\n 7  p  p  7\n    g  h"),
        ("g7 p16", Color::Black, "    h  g\n 7  p  p  7\n 8  r  n  8\n    h  g"),
        ("p1 g1", Color::White, "    g  h\n 1  N  R  1\n    g  h"),
    ] {
        let view = BoardView { crop: Some(corners(crop)), bottom, ..view };
        assert_eq!(text_grid(&view), shown, "{crop} {bottom:?}");
    }
    for outside in ["i1 p8", "a9 h16", "i9 p16"] {
        let view = BoardView { crop: Some(corners(outside)), ..view };
        assert_eq!(text_grid(&view), text_grid(&BoardView::new(&position)), "{outside}");
    }
}

#[test]
fn what_is_pointed_out_beside_the_board_or_the_part_is_left_out() {
    let position = start("chess");
    let marks = MarkKind::ALL.map(|kind| (square("p16"), kind));
    let last_move = Some((square("i9"), square("p1")));
    let marked = BoardView { marks: &marks, last_move, ..BoardView::new(&position) };
    assert_eq!(text_grid(&marked), text_grid(&BoardView::new(&position)));
    let marks = MarkKind::ALL.map(|kind| (square("h8"), kind));
    let crop = Some(corners("a1 c3"));
    let part = BoardView { crop, ..BoardView::new(&position) };
    assert_eq!(text_grid(&BoardView { marks: &marks, ..part }), text_grid(&part));
}

/// The pieces of the shown letters, from the top left.
fn letters(grid: &str) -> Vec<Vec<String>> {
    let rows = grid.lines().skip(1);
    let rows: Vec<&str> = rows.collect();
    rows[..rows.len() - 1]
        .iter()
        .map(|row| row.split_ascii_whitespace().map(str::to_owned).collect::<Vec<String>>())
        .map(|cells| cells[1..cells.len() - 1].to_vec())
        .collect()
}

/// A grid without the hands that stand above and below it.
fn without_hands(grid: String, has_hands: bool) -> String {
    if !has_hands {
        return grid;
    }
    let lines: Vec<&str> = grid.lines().collect();
    let (first, last) = (lines[0], lines[lines.len() - 1]);
    assert!(first.contains('[') && last.contains('['), "{grid}");
    lines[1..lines.len() - 1].join("\n")
}

#[test]
fn every_game_is_shown_whole_and_the_same_from_both_sides() {
    for (number, variant) in bundled().iter().enumerate() {
        let line = line(number, 40, number as u64);
        let position = line.position();
        let view = BoardView::new(position);
        let grid = without_hands(text_grid(&view), variant.hands.is_some());
        let (files, ranks) = (usize::from(variant.files), usize::from(variant.ranks));
        assert_eq!(grid.lines().count(), ranks + 2, "{}", variant.id);
        let head = grid.lines().next().expect("there is a line");
        let names: Vec<char> = head.chars().filter(|letter| *letter != ' ').collect();
        assert_eq!(names, ('a'..='p').take(files).collect::<Vec<char>>(), "{}", variant.id);
        assert_eq!(grid.lines().next_back(), Some(head));
        let rows = letters(&grid);
        for (row, rank) in rows.iter().zip((0..variant.ranks).rev()) {
            assert_eq!(row.len(), files);
            for (letter, file) in row.iter().zip(0..) {
                let at = menagerie_rules::Square::new(file, rank).expect("it is on the board");
                let label = position.piece_at(at).map(|piece| variant.letter(piece));
                let nobody = if variant.contains(at) { "." } else { "#" };
                assert_eq!(*letter, label.unwrap_or(nobody.to_owned()), "{} {at}", variant.id);
            }
        }
        let turned = text_grid(&BoardView { bottom: Color::Black, ..view });
        let turned = letters(&without_hands(turned, variant.hands.is_some()));
        let mut back = turned;
        back.reverse();
        for row in &mut back {
            row.reverse();
        }
        assert_eq!(back, rows, "{}", variant.id);
    }
}

/// Where some labels have a prime, every square has room for it.
#[test]
fn a_prime_stands_behind_its_letter() {
    let chess = include_str!("../../../../rules/variants/chess.toml")
        .replace("label = \"N\"", "label = \"N'\"");
    let chess = chess.replace("RNBQKBNR", "RN'BQKBN'R").replace("rnbqkbnr", "rn'bqkbn'r");
    let variant = Variant::from_toml("x.toml", &chess.replace("\"N\"]", "\"N'\"]"));
    let position = Position::start(&Arc::new(variant.expect("it is a game")));
    let marks = [(square("g1"), MarkKind::Selected)];
    let part =
        BoardView { marks: &marks, crop: Some(corners("e1 h3")), ..BoardView::new(&position) };
    let expected = [
        "    e   f   g   h",
        " 3  .   .   .   .   3",
        " 2  P   P   P   P   2",
        " 1  K   B  (N') R   1",
        "    e   f   g   h",
    ];
    assert_eq!(text_grid(&part), expected.join("\n"));
}

#[test]
fn ranks_of_two_digits_stand_in_line() {
    let position = start("terachess-2");
    let grid = text_grid(&BoardView::new(&position));
    let rows: Vec<&str> = grid.lines().collect();
    assert_eq!(rows.len(), 18);
    for (row, rank) in rows[1..17].iter().zip((1..=16).rev()) {
        assert!(
            row.starts_with(&format!("{rank:>2} ")) && row.ends_with(&format!(" {rank}")),
            "{row}"
        );
        assert_eq!(row.chars().count(), 3 + 3 * 16 + 1 + rank.to_string().len());
        assert_eq!(row.trim_end(), *row, "nothing is left hanging");
    }
}

#[test]
fn an_empty_board_is_all_dots_but_for_its_kings() {
    let position = chess("7k/8/8/8/8/8/8/K7 w - - 0 1");
    let rows = letters(&text_grid(&BoardView::new(&position))).concat();
    assert_eq!(rows.iter().filter(|letter| **letter == ".").count(), 62);
    assert_eq!((&rows[7][..], &rows[56][..]), ("k", "K"));
}
