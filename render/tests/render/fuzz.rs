//! Every request gives a picture or an error. No text that a person has typed gets into an SVG
//! document.

use std::sync::Arc;

use crate::support::english::{alt_text, card_alt_text, text_board};
use menagerie_render::{
    Arrow, BoardTheme, BoardView, CardOptions, Diagram, Form, Look, MarkKind, PieceSet, Region,
    RegionKind, ReplayOptions, board, card, replay,
};
use menagerie_rules::{Color, Label, Line, Position, Square, Variant, bundled};
use proptest::prelude::*;
use proptest::sample::select;

fn square() -> impl Strategy<Value = Square> {
    (0u8..16, 0u8..16)
        .prop_map(|(file, rank)| Square::new(file, rank).expect("the numbers are small"))
}

fn look() -> impl Strategy<Value = Look> {
    (select(BoardTheme::ALL.to_vec()), select(PieceSet::ALL.to_vec()), any::<bool>())
        .prop_map(|(theme, pieces, coordinates)| Look { theme, pieces, coordinates })
}

fn mark() -> impl Strategy<Value = (Square, MarkKind)> {
    (square(), select(MarkKind::ALL.to_vec()))
}

fn arrow() -> impl Strategy<Value = Arrow> {
    prop::collection::vec(square(), 0..100).prop_map(Arrow::path)
}

fn region() -> impl Strategy<Value = Region> {
    (select(vec![RegionKind::River, RegionKind::Palace]), square(), square())
        .prop_map(|(kind, from, to)| Region { kind, from, to })
}

/// A line of random moves in any bundled variant.
fn line() -> impl Strategy<Value = Line> {
    (0..bundled().len(), prop::collection::vec(any::<prop::sample::Index>(), 0..40)).prop_map(
        |(variant, picks)| {
            let mut line = Line::new(Position::start(&bundled()[variant]));
            for pick in picks {
                let moves = line.position().legal_moves();
                if !moves.is_empty() {
                    line.play(pick.get(&moves)).expect("it is legal");
                }
            }
            line
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_position_renders_with_any_options(
        line in line(),
        look in look(),
        black in any::<bool>(),
        size in prop_oneof![0u32..900, Just(u32::MAX)],
        crop in prop::option::of((square(), square())),
        last_move in prop::option::of((square(), square())),
        marks in prop::collection::vec(mark(), 0..200),
        arrows in prop::collection::vec(arrow(), 0..4),
        regions in prop::collection::vec(region(), 0..4),
    ) {
        let bottom = Color::BOTH[usize::from(black)];
        let view = BoardView {
            bottom, last_move, size, look, crop,
            marks: &marks, arrows: &arrows, regions: &regions,
            ..BoardView::new(line.position())
        };
        let picture = board(&view).expect("positions of bundled games can be drawn");
        prop_assert!(picture.width.max(picture.height) <= 2_064);
        prop_assert!(picture.png.starts_with(b"\x89PNG\r\n\x1a\n"));
        prop_assert!(!text_board(line.position(), Form::Changes(line.start())).is_empty());
    }

    #[test]
    fn any_line_can_be_replayed(line in line(), look in look(), size in 0u32..400, plies in 0usize..9) {
        let options = ReplayOptions { size, look, last_plies: Some(plies), ..Default::default() };
        let replay = replay(&line, &options, &mut |_, _| {}).expect("it can be drawn");
        prop_assert_eq!(replay.frames, plies.min(line.ply()) + 1);
    }

    /// The names that reach a card come from files. Hostile names are refused or left out.
    #[test]
    fn no_typed_text_is_drawn(
        drawing in "\\PC{0,20}|king|\"/><text>x</text>",
        style in "\\PC{0,20}|white|red;}\\*\\{fill:url\\(x\\)",
        label in "[A-Z]'?".prop_map(|text| Label::read(&text).expect("it is a label")),
        name in "\\PC{0,2000}",
        (files, ranks) in any::<(u8, u8)>(),
        at in square(),
        marks in prop::collection::vec(mark(), 0..300),
        look in look(),
    ) {
        let known = drawing == "king" && style == "white";
        let diagram = Diagram {
            files, ranks, name: &name, drawing: &drawing, label, side_styles: [&style, "black"],
            color: Color::White, at, marks, paths: Vec::new(),
        };
        let drawn = card(&diagram, &CardOptions { size: 200, look, ..Default::default() });
        prop_assert!(drawn.is_ok() || !known);
        prop_assert!(card_alt_text(&diagram).encode_utf16().count() <= 1024);
    }
}

/// A variant with an attack in every text.
#[test]
fn hostile_names_stay_out_of_pictures() {
    const ATTACK: &str = "</svg><svg><image href='file:///etc/passwd'/><text>&x;";
    let plain = include_str!("../data/sample.toml");
    let file = ["Sample", "Huntress", "Gold", "Red", "A small game.", "As a Queen."]
        .iter()
        .fold(plain.to_owned(), |file, name| {
            file.replace(&format!("\"{name}\""), &format!("\"\"\"{name} {ATTACK}\"\"\""))
        });
    let draw = |file: &str| {
        let variant = Variant::from_toml("sample.toml", file).ok()?;
        let position = Position::start(&Arc::new(variant));
        assert!(alt_text(&position, ATTACK).encode_utf16().count() <= 1024);
        Some(board(&BoardView { size: 200, ..BoardView::new(&position) }).expect("drawn").png)
    };
    let wanted = draw(plain).expect("the file is right");
    // The rules decide whether such names are accepted.
    assert!(draw(&file).is_none_or(|found| found == wanted));
}
