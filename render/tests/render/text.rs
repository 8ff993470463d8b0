//! Boards as text: complete, and in the words of a person.

use crate::support::english::{card_alt_text, legend, replay_alt_text, sheet_alt_text, text_board};
use crate::support::line;
use menagerie_render::{
    Arrow, Diagram, Form, MarkKind, ReplayOptions, drawings, replay, side_styles,
};
use menagerie_rules::{Color, Label, Line, Position, Square, bundled, bundled_by_id, notation};
use proptest::prelude::*;

fn start(id: &str) -> Position {
    Position::start(bundled_by_id(id).expect("the game is bundled"))
}

fn square(text: &str) -> Square {
    Square::parse(text).expect("the square exists")
}

#[test]
fn by_type() {
    let text = text_board(&start("terachess-2"), Form::ByType);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..2], ["White to move", "White, 64 pieces:"]);
    for line in ["King: h2", "2 Queens: h3 i3", "2 Duchesses: g1 j1", "2 Missionaries: c1 n1"] {
        assert!(lines.contains(&line), "{line} in {text}");
    }
    assert!(lines.contains(&"Black, 64 pieces:"), "{text}");
    assert!(text.len() < 2_000, "{} bytes", text.len());
}

#[test]
fn by_rank() {
    let text = text_board(&start("terachess-2"), Form::ByRank);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 10, "{text}");
    assert!(lines[1].starts_with("Rank 16: Black Admiral a, Centaur b, "), "{text}");
    assert!(lines[1].contains("Sorceresses h i"), "{text}");
    assert_eq!(lines[4], "Rank 13: Black Pawns a to p");
    assert_eq!(lines[5], "Ranks 12 to 5: empty");
    assert_eq!(lines[6], "Rank 4: White Pawns a to p");
}

#[test]
fn changes() {
    let mut line = Line::new(start("chess"));
    for text in ["e2-e4", "d7-d5", "e4-d5"] {
        let notation::Reading::Move(mv) = notation::read(line.position(), text) else {
            panic!("{text} is a move")
        };
        line.play(&mv).expect("it is legal");
    }
    let before = |plies| line.position_at(line.ply() - plies).expect("so many were played");
    assert_eq!(
        text_board(line.position(), Form::Changes(before(1))),
        "White Pawn: e4 to d5, where the Black Pawn was\nBlack to move",
    );
    assert_eq!(
        text_board(line.position(), Form::Changes(before(3))),
        "White Pawn: e2 to d5\nBlack Pawn: gone from d7\nBlack to move",
    );
    assert_eq!(
        text_board(before(0), Form::Changes(before(0))),
        "No piece has moved\nBlack to move",
    );
    let other = start("terachess-2");
    assert!(text_board(&other, Form::Changes(before(0))).contains("White, 64 pieces:"));
}

#[test]
fn cards_sheets_and_replays_have_words() {
    let diagram = Diagram {
        files: 8,
        ranks: 8,
        name: "Cannon",
        drawing: "cannon",
        label: Label::plain('C').expect("it is a letter"),
        side_styles: ["white", "black"],
        color: Color::White,
        at: square("d4"),
        marks: vec![
            (square("d5"), MarkKind::Quiet),
            (square("d8"), MarkKind::Hop),
            (square("d8"), MarkKind::Capture),
            (square("d6"), MarkKind::Screen),
            (square("e5"), MarkKind::Move),
            (square("d3"), MarkKind::First),
            (square("d7"), MarkKind::Quiet),
            (square("d7"), MarkKind::Hop),
            (square("h8"), MarkKind::QuietHop),
            (square("h7"), MarkKind::QuietHop),
            (square("h7"), MarkKind::Hop),
            (square("c4"), MarkKind::Zone),
            (square("f4"), MarkKind::Zone),
            (square("f4"), MarkKind::Quiet),
        ],
        paths: vec![Arrow::path(vec![square("d4"), square("d8")])],
    };
    assert_eq!(
        card_alt_text(&diagram),
        "Cannon on d4 of an empty 8 by 8 board. First move only: d3. Only in a part of the \
         board: c4. Moves without capture, only in a part of the board: f4. \
         Moves without capture: d5. Moves or captures: e5. Screens: d6. Moves without capture, \
         or captures over one piece: d7. Moves or captures over one piece: h7. Captures only, also \
         over one piece: d8. Moves without capture over one piece: h8.",
    );
    assert_eq!(
        legend(&diagram),
        "● moves and captures, ○ moves without capture, ring: captures, \
         arch: captures over one piece, small arch: moves without capture over one piece, arcs: the piece captured over, ◇ first move only, \
         □ only in a part of the board, thin line: the way there.",
    );
    let few = Diagram {
        marks: vec![(square("d5"), MarkKind::Quiet), (square("p16"), MarkKind::Zone)],
        paths: Vec::new(),
        ..diagram.clone()
    };
    assert_eq!(legend(&few), "○ moves without capture.");
    assert!(!card_alt_text(&few).contains("p16"));
    assert_eq!(legend(&Diagram { marks: Vec::new(), ..few.clone() }), "");
    let rider = Diagram {
        marks: vec![(square("d5"), MarkKind::Move), (square("d6"), MarkKind::Move)],
        paths: vec![Arrow::ride(["d4", "d5", "d6"].map(square).to_vec(), true)],
        ..few.clone()
    };
    assert_eq!(legend(&rider), "line: moves and captures any distance.");
    assert!(card_alt_text(&rider).ends_with(" Moves or captures: d5 d6."), "each square is told");
    let quiet = Diagram {
        marks: vec![(square("d5"), MarkKind::Quiet)],
        paths: vec![Arrow::ride(["d4", "d5"].map(square).to_vec(), false)],
        ..few.clone()
    };
    assert_eq!(legend(&quiet), "○ moves without capture, dots on a line: any distance.");
    for variant in bundled() {
        let text = sheet_alt_text(variant);
        assert!(text.encode_utf16().count() <= 1024, "{text}");
        assert!(text.starts_with(&variant.name), "{text}");
        for kind in &variant.pieces {
            let told = text.contains(&format!("{} {}", kind.label, kind.name));
            assert_eq!(told, !kind.guest, "{}: {text}", kind.name);
        }
        assert_eq!(text.contains("; each game draws one at random"), variant.shuffle.is_some());
        assert_eq!(text.contains("a provisional starting position"), variant.provisional.is_some());
    }
    let line = line(0, 7, 1);
    let options = ReplayOptions { size: 200, last_plies: Some(3), ..Default::default() };
    let replay = replay(&line, &options, &mut |_, _| {}).expect("it can be drawn");
    for lead in ["A game", "A game. "] {
        let text = replay_alt_text(&line, lead, &replay);
        let opening = "A game. An animation of the last 3 of 7 half-moves. ";
        assert!(text.starts_with(&format!("{opening}Black: King ")), "{text}");
    }
    let text = replay_alt_text(&line, &"x".repeat(2_000), &replay);
    assert!(text.contains("x… An animation of the last 3 of 7 half-moves. Black: K"), "{text}");
    assert_eq!(text.encode_utf16().count(), 1024);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn every_form_is_complete_and_bounded(variant in 0usize..20, plies in 0usize..60, seed: u64) {
        let line = line(variant, plies, seed);
        let position = line.position();
        let text = text_board(position, Form::ByType);
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        for (at, _) in position.pieces() {
            let name = at.to_string();
            prop_assert_eq!(words.iter().filter(|word| **word == name).count(), 1, "{} {}", name, text);
        }
        let ranks = text_board(position, Form::ByRank);
        prop_assert!(ranks.lines().count() <= usize::from(position.variant().ranks) + 1);
        for text in [&text, &ranks, &text_board(position, Form::Changes(line.start()))] {
            prop_assert!(text.len() <= 8_000, "{} bytes", text.len());
            prop_assert!(text.lines().all(|line| line.len() <= 1_000));
        }
        if let Some(mv) = line.moves().last() {
            let before = line.position_at(line.ply() - 1).expect("it was played");
            let text = text_board(position, Form::Changes(before));
            prop_assert!(text.contains(&mv.to().to_string()), "{}", text);
        }
    }
}

#[test]
fn the_names_of_styles_and_drawings_stand_where_files_are_explained() {
    let page = include_str!("../../../docs/variants/format.md");
    let listed = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        names.join(", ")
    };
    let styles: Vec<&str> = side_styles().collect();
    let drawn: Vec<&str> = drawings().collect();
    for line in [
        format!("\nThe styles of `[sides]` are {}.\n", listed(&styles)),
        format!("\nThe drawings are {}.\n", listed(&drawn)),
    ] {
        assert!(page.contains(&line), "docs/variants/format.md has no line{line}");
    }
}
