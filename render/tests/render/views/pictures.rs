//! The options that change a picture, those that do not, and the size of a picture.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{corners, square, start};
use crate::support::line;
use menagerie_render::{
    Arrow, BoardTheme, BoardView, CardOptions, Diagram, Look, MarkKind, PieceSet, Region,
    RegionKind, RenderError, ReplayOptions, board, card, replay, sheet,
};
use menagerie_rules::{Color, Label, Line, Position, Square, Variant, bundled};

fn draw(view: BoardView<'_>) -> Vec<u8> {
    board(&BoardView { size: 240, ..view }).expect("it can be drawn").png
}

#[test]
fn whatever_can_be_pointed_out_is_seen_and_each_in_its_own_way() {
    let position = start("chess");
    let plain = BoardView::new(&position);
    let mut seen = BTreeMap::from([(draw(plain), "nothing".to_owned())]);
    let mut add = |what: String, view: BoardView<'_>| {
        if let Some(other) = seen.insert(draw(view), what.clone()) {
            panic!("{what} looks like {other}");
        }
    };
    for kind in MarkKind::ALL {
        let marks = [(square("e4"), kind)];
        add(format!("{kind:?}"), BoardView { marks: &marks, ..plain });
        let marks = [(square("e2"), kind)];
        add(format!("{kind:?} on a piece"), BoardView { marks: &marks, ..plain });
    }
    for kind in [RegionKind::River, RegionKind::Palace] {
        let regions = [Region { kind, from: square("a4"), to: square("h5") }];
        add(format!("{kind:?}"), BoardView { regions: &regions, ..plain });
        let regions = [Region { kind, from: square("c4"), to: square("e4") }];
        add(format!("small {kind:?}"), BoardView { regions: &regions, ..plain });
    }
    let bold = [Arrow::between(square("b1"), square("c3"))];
    add("bold arrow".to_owned(), BoardView { arrows: &bold, ..plain });
    let fine = [Arrow::path(vec![square("b1"), square("c3")])];
    add("fine arrow".to_owned(), BoardView { arrows: &fine, ..plain });
    let there = Some(corners("e3 e4"));
    add("last move".to_owned(), BoardView { last_move: there, ..plain });
    let strong = Look { theme: BoardTheme::HighContrast, ..Look::default() };
    for squares in ["e3 e4", "e4 e3"] {
        let last_move = Some(corners(squares));
        let what = format!("last move {squares} in high contrast");
        add(what, BoardView { last_move, look: strong, ..plain });
    }
    add("turned".to_owned(), BoardView { bottom: Color::Black, ..plain });
    for theme in BoardTheme::ALL {
        for pieces in PieceSet::ALL {
            for coordinates in [true, false] {
                let look = Look { theme, pieces, coordinates };
                if look != Look::default() {
                    add(format!("{look:?}"), BoardView { look, ..plain });
                }
            }
        }
    }
}

#[test]
fn what_is_not_on_the_board_leaves_no_trace() {
    let position = start("chess");
    let plain = BoardView::new(&position);
    let wanted = draw(plain);
    let marks = MarkKind::ALL.map(|kind| (square("i1"), kind));
    let far = MarkKind::ALL.map(|kind| (square("a9"), kind));
    let river = Region { kind: RegionKind::River, from: square("i9"), to: square("p16") };
    let palace = Region { kind: RegionKind::Palace, ..river };
    let regions = [river, palace];
    let dots = [Arrow::path(vec![]), Arrow::path(vec![square("e4")])];
    for (what, view) in [
        ("marks beside it", BoardView { marks: &marks, ..plain }),
        ("marks above it", BoardView { marks: &far, ..plain }),
        ("a last move", BoardView { last_move: Some(corners("i1 a9")), ..plain }),
        ("regions", BoardView { regions: &regions, ..plain }),
        ("arrows of no length", BoardView { arrows: &dots, ..plain }),
        ("a part that is not on it", BoardView { crop: Some(corners("i9 p16")), ..plain }),
        ("a part with all of it", BoardView { crop: Some(corners("a1 h8")), ..plain }),
        ("a larger part", BoardView { crop: Some(corners("p16 a1")), ..plain }),
    ] {
        assert!(draw(view) == wanted, "{what}");
    }
}

#[test]
fn a_hole_shows_neither_marks_nor_ground() {
    let position = start("omega");
    let plain = BoardView::new(&position);
    let marks = MarkKind::ALL.map(|kind| (square("a2"), kind));
    let palace = Region { kind: RegionKind::Palace, from: square("b1"), to: square("k1") };
    let last_move = Some(corners("l11 k12"));
    let view = BoardView { marks: &marks, regions: &[palace], last_move, ..plain };
    let look = Look { theme: BoardTheme::HighContrast, ..Look::default() };
    for look in [Look::default(), look] {
        assert!(draw(BoardView { look, ..view }) == draw(BoardView { look, ..plain }));
    }
}

/// Nobody could read more than 64 arrows, or ways over more than 64 squares.
#[test]
fn arrows_are_drawn_up_to_their_number() {
    let position = start("chess");
    let plain = BoardView::new(&position);
    let mut arrows = vec![Arrow::between(square("a1"), square("a3")); 64];
    let full = draw(BoardView { arrows: &arrows, ..plain });
    arrows.push(Arrow::between(square("h8"), square("h6")));
    assert!(draw(BoardView { arrows: &arrows, ..plain }) == full, "the 65th is left out");
    assert!(draw(BoardView { arrows: &arrows[63..], ..plain }) != full, "alone it is not");
}

/// It does not matter which pictures were drawn before, or in which order.
#[test]
fn the_same_view_gives_the_same_bytes_for_every_game_and_look() {
    let views: Vec<(Line, Look, Color)> = (0..bundled().len())
        .map(|number| {
            let look = Look {
                theme: BoardTheme::ALL[number % 4],
                pieces: PieceSet::ALL[number % 3],
                coordinates: number % 2 == 0,
            };
            (line(number, 12, number as u64), look, Color::BOTH[number % 2])
        })
        .collect();
    let draw = |(line, look, bottom): &(Line, Look, Color)| {
        let marks = [(square("c3"), MarkKind::Move), (square("d4"), MarkKind::Capture)];
        let arrows = [Arrow::between(square("a1"), square("d4"))];
        draw(BoardView {
            look: *look,
            bottom: *bottom,
            marks: &marks,
            arrows: &arrows,
            ..BoardView::new(line.position())
        })
    };
    let first: Vec<Vec<u8>> = views.iter().map(draw).collect();
    let again: Vec<Vec<u8>> = views.iter().rev().map(draw).collect();
    assert!(first.iter().eq(again.iter().rev()));
}

/// The width and the height in the header of a PNG.
fn header(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn a_picture_is_about_as_large_as_asked_and_never_huge() {
    std::thread::scope(|scope| {
        for first in 0..4 {
            let part = bundled().iter().skip(first).step_by(4);
            scope.spawn(|| part.for_each(is_as_large_as_asked));
        }
    });
}

fn is_as_large_as_asked(variant: &Arc<Variant>) {
    let position = Position::start(variant);
    for coordinates in [true, false] {
        for size in [0, 333, 1080, 10_000] {
            let look = Look { coordinates, ..Look::default() };
            let picture = board(&BoardView { size, look, ..BoardView::new(&position) })
                .expect("it can be drawn");
            assert_eq!((picture.width, picture.height), header(&picture.png));
            let longer = picture.width.max(picture.height);
            let wished = size.clamp(200, 2048);
            // Hands take rows above and below the board.
            let kinds = variant.held_kinds().count() as u8;
            let ranks = variant.ranks + 2 * kinds.div_ceil(variant.files);
            let squares = u32::from(variant.files.max(ranks));
            // A square has 248 pixels at most, so a small board is a smaller picture.
            let near = longer.abs_diff(wished) <= squares || longer >= 248 * squares;
            let what = format!("{} {size}: {longer}", variant.id);
            assert!(near && longer <= wished + squares, "{what}");
            assert_eq!(picture.width == picture.height, variant.files == ranks);
            assert!(picture.png.len() < 400_000, "{} {size}: {}", variant.id, picture.png.len());
        }
    }
}

#[test]
fn a_part_has_the_shape_of_its_squares() {
    let position = start("terachess-2");
    let look = Look { coordinates: false, ..Look::default() };
    for (crop, files, ranks) in [
        ("a1 p16", 16, 16),
        ("a1 h4", 8, 4),
        ("h4 a1", 8, 4),
        ("a4 h1", 8, 4),
        ("c3 c16", 1, 14),
        ("e5 e5", 1, 1),
    ] {
        for bottom in Color::BOTH {
            let crop = Some(corners(crop));
            let picture =
                board(&BoardView { crop, look, bottom, size: 800, ..BoardView::new(&position) })
                    .expect("it can be drawn");
            assert_eq!(picture.width * ranks, picture.height * files, "{crop:?}");
            let side = picture.width / files;
            assert!(side <= 248 && side.is_multiple_of(2), "{crop:?}: {side}");
        }
    }
}

fn diagram<'a>(drawing: &'a str, styles: [&'a str; 2]) -> Diagram<'a> {
    Diagram {
        files: 5,
        ranks: 5,
        name: drawing,
        drawing,
        label: Label::plain('X').expect("it is a letter"),
        side_styles: styles,
        color: Color::White,
        at: square("c3"),
        marks: vec![],
        paths: vec![],
    }
}

#[test]
fn a_piece_without_a_drawing_is_its_letter() {
    let plain = include_str!("../../data/sample.toml");
    let sample = |line: &str| {
        let text = plain.replace("drawing = \"huntress\"\n", line);
        let variant = Variant::from_toml("sample.toml", &text).expect("the file is right");
        Position::start(&Arc::new(variant))
    };
    let drawn = |position: &Position, pieces: PieceSet| {
        let look = Look { pieces, ..Look::default() };
        board(&BoardView { look, size: 300, ..BoardView::new(position) }).expect("it is drawn").png
    };
    let [missing, none] = ["drawing = \"unicorn\"\n", ""].map(sample);
    let with = sample("drawing = \"huntress\"\n");
    for set in [PieceSet::Drawn, PieceSet::Labeled] {
        assert!(drawn(&missing, set) == drawn(&none, set));
        assert!(drawn(&missing, set) != drawn(&with, set), "one has a drawing");
    }
    let letters = PieceSet::Letters;
    assert!(drawn(&missing, letters) == drawn(&with, letters), "it is the letter of that set");
}

#[test]
fn every_way_to_draw_names_the_style_that_is_missing() {
    let plain = include_str!("../../data/sample.toml");
    for (from, to, drawing, styles, words) in [(
        "\"red\"",
        "\"mauve\"",
        "king",
        ["mauve", "black"],
        "there is no style of pieces named \"mauve\"",
    )] {
        let variant = Variant::from_toml("sample.toml", &plain.replace(from, to));
        let variant = Arc::new(variant.expect("the file is right"));
        let position = Position::start(&variant);
        let options = ReplayOptions { size: 200, ..Default::default() };
        let cards = [diagram(drawing, styles)];
        let mut told = 0;
        let game = Line::new(position.clone());
        let errors: [Option<RenderError>; 5] = [
            board(&BoardView::new(&position)).err(),
            replay(&game, &options, &mut |_, _| told += 1).err(),
            card(&cards[0], &CardOptions::default()).err(),
            sheet(&variant, &[], &CardOptions::default()).err(),
            sheet(&bundled()[0], &cards, &CardOptions::default()).err(),
        ];
        for (number, error) in errors.iter().enumerate() {
            let error = error.as_ref().map(ToString::to_string);
            assert_eq!(error.as_deref(), Some(words), "{number}");
        }
        assert_eq!(told, 0, "no frame is reported done");
    }
}

#[test]
fn every_piece_has_a_card_for_either_side_that_no_other_has() {
    for variant in bundled() {
        let [white, black] = &variant.side_styles;
        let mut seen = BTreeMap::new();
        for piece in &variant.pieces {
            for color in Color::BOTH {
                let card = card(
                    &Diagram { color, ..diagram(&piece.drawing, [white, black]) },
                    &CardOptions { size: 200, ..CardOptions::default() },
                );
                let png = card.expect("it can be drawn").png;
                let what = (piece.drawing.clone(), color == Color::White);
                let other = seen.entry(png).or_insert_with(|| what.clone());
                assert_eq!(*other, what, "{}", variant.id);
            }
        }
    }
}

#[test]
fn a_sheet_is_as_high_as_what_is_on_it_and_ends_at_sixty_cards() {
    let variant = &bundled()[0];
    let cards = vec![diagram("king", ["white", "black"]); 70];
    let draw = |count: usize| {
        let page =
            sheet(variant, &cards[..count], &CardOptions::default()).expect("it can be drawn");
        assert_eq!(page.width, 1_650, "what a chat shows, three times");
        assert!((300..=1_050).contains(&page.height), "{count}: {}", page.height);
        assert_eq!((page.width, page.height), header(&page.png));
        page.png
    };
    let [none, one, five, sixty, seventy] = [0, 1, 5, 60, 70].map(draw);
    assert!(none != one && one != five && five != sixty);
    assert!(sixty == seventy);
}

#[test]
fn a_sheet_names_every_piece_and_explains_what_its_cards_have() {
    let variant = &bundled()[0];
    let draw = |change: &dyn Fn(&mut Diagram<'_>)| {
        let mut card = diagram("king", ["white", "black"]);
        change(&mut card);
        sheet(variant, &[card], &CardOptions::default()).expect("it can be drawn").png
    };
    let plain = draw(&|_| {});
    assert!(plain != draw(&|card| card.name = "Queen"), "the name is seen");
    // The square is not on the board of the card, but its mark is in the legend.
    let far = square("p16");
    for kind in
        [MarkKind::Move, MarkKind::Quiet, MarkKind::Capture, MarkKind::Hop, MarkKind::QuietHop]
    {
        assert!(plain != draw(&|card| card.marks.push((far, kind))), "{kind:?}");
    }
}

#[test]
fn rides_are_lines_and_leaps_are_dots() {
    let squares = ["c3", "c4", "c5"].map(square);
    let draw = |marks: &[(Square, MarkKind)], paths: Vec<Arrow>| {
        let king = diagram("king", ["white", "black"]);
        let card_of = Diagram { marks: marks.to_vec(), paths, ..king };
        card(&card_of, &CardOptions { size: 200, ..CardOptions::default() }).expect("drawn").png
    };
    let marks = [squares[1], squares[2]].map(|at| (at, MarkKind::Move));
    let leaps = draw(&marks, vec![]);
    let ride = |can_capture| vec![Arrow::ride(squares.to_vec(), can_capture)];
    assert!(leaps != draw(&marks, ride(true)));
    assert!(draw(&marks, ride(true)) == draw(&[], ride(true)), "a line needs no dots");
    let quiet = marks.map(|(at, _)| (at, MarkKind::Quiet));
    assert!(
        draw(&quiet, ride(false)) != draw(&[], ride(false)),
        "without capture it has hollow ones"
    );
    let knights = ["c1", "d3", "e5"].map(square).to_vec();
    let landing = [(square("d3"), MarkKind::Move)];
    let leaping = Arrow::ride(knights, true);
    assert!(draw(&landing, vec![leaping.clone()]) != draw(&[], vec![leaping]), "it lands there");
    // The square where a rider turns is only on the way.
    let bent = vec![Arrow::ride(["c3", "d4", "d5"].map(square).to_vec(), true)];
    let step = [(square("d4"), MarkKind::Move)];
    assert!(draw(&step, bent.clone()) != draw(&[], bent));
}
