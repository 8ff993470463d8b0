//! Boards, cards and sheets, compared with golden pictures.

use std::io::Cursor;
use std::sync::Arc;

use crate::support::golden::{check, decode};

use menagerie_render::{
    Arrow, BoardTheme, BoardView, CardOptions, DEFAULT_SIZE, Diagram, Look, MarkKind, Picture,
    PieceSet, Region, RegionKind, board, card, sheet, star_marks, task_view,
};
use menagerie_rules::learning::Task;
use menagerie_rules::notation::Letters;
use menagerie_rules::{Color, Position, Square, SquareSet, Variant, bundled, bundled_by_id};
use png::{BitDepth, ColorType, Decoder};

/// A variant with sides, a board and drawings of its own, after `change` to its file.
fn sample(change: impl Fn(&str) -> String) -> Arc<Variant> {
    let file = change(include_str!("../data/sample.toml"));
    Arc::new(Variant::from_toml("sample.toml", &file).expect("the file is right"))
}

fn square(text: &str) -> Square {
    Square::parse(text).expect("the square exists")
}

fn start(id: &str) -> Position {
    Position::start(bundled_by_id(id).expect("the game is bundled"))
}

/// Draws a position with the last move given as two squares.
fn draw(position: &Position, last_move: &str, bottom: Color, size: u32) -> Picture {
    let last_move = last_move.split_once(' ').map(|(from, to)| [from, to].map(square).into());
    board(&BoardView { bottom, last_move, size, ..BoardView::new(position) })
        .expect("it can be drawn")
}

/// One variant of each size and pair of sides. A new variant needs no picture here.
#[test]
fn games_at_their_start() {
    for id in ["terachess-2", "teramachy", "fantastic-13", "terran", "cetran-2"] {
        check(id, &draw(&start(id), "", Color::White, 240));
    }
}

#[test]
fn a_board_with_holes() {
    let start = start("omega");
    check("holes", &draw(&start, "l1 i2", Color::White, 350));
    let part = BoardView {
        bottom: Color::Black,
        crop: Some((square("a12"), square("f8"))),
        size: 200,
        ..BoardView::new(&start)
    };
    check("holes-part", &board(&part).expect("it can be drawn"));
}

#[test]
fn start_seen_by_the_second_player() {
    check("flipped", &draw(&start("terachess-2"), "a4 a6", Color::Black, 240));
}

#[test]
fn middle_game_with_a_check() {
    // The Sorceress on d6 attacks the King on h2 over the Eagle on g3.
    let fen = [
        "sjyhxfd1odfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppp1ppppppppppp/16/4p11/16/16/16/16",
        "/3o12/6N9/PPPPP1P1PPPPPPPP/ERNBWIGQQGIWB1RE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w - - 0 9",
    ]
    .concat();
    let variant = bundled_by_id("terachess-2").expect("the game is bundled");
    let position = Position::from_stored_fen(variant, &fen).expect("the FEN is right");
    check("check", &draw(&position, "d12 d6", Color::White, 400));
}

#[test]
fn gold_and_red_with_a_river_and_palaces() {
    let variant = sample(str::to_owned);
    let fen = "3hkh4/1pp2p1pp1/10/10/4H5/10/10/1PP1PP1PP1/3HK5 b - - 0 1";
    let position = Position::from_stored_fen(&variant, fen).expect("the FEN is right");
    let region = |kind, from, to| Region { kind, from: square(from), to: square(to) };
    let regions = [
        region(RegionKind::River, "a5", "j6"),
        region(RegionKind::River, "a4", "d4"),
        region(RegionKind::Palace, "c1", "h3"),
        region(RegionKind::Palace, "h9", "c7"),
    ];
    let view = BoardView {
        last_move: Some((square("f1"), square("e5"))),
        size: 300,
        regions: &regions,
        ..BoardView::new(&position)
    };
    check("regions", &board(&view).expect("it can be drawn"));
}

/// Some squares of a game of chess.
fn corner(change: impl FnOnce(BoardView<'_>) -> Picture) -> Picture {
    let position = start("chess");
    let crop = Some((square("c1"), square("f3")));
    let look = Look { coordinates: false, ..Look::default() };
    change(BoardView { crop, look, size: 200, ..BoardView::new(&position) })
}

#[test]
fn every_mark() {
    for kind in MarkKind::ALL {
        let squares = ["c3", "d3", "d2", "e1"].map(|text| (square(text), kind));
        let picture = corner(|view| board(&BoardView { marks: &squares, ..view }).expect("drawn"));
        check(&format!("mark-{kind:?}").to_lowercase(), &picture);
    }
    let arrows = [
        Arrow::between(square("c1"), square("f2")),
        Arrow::path(["d1", "c2", "c3", "e3"].map(square).to_vec()),
    ];
    let picture = corner(|view| board(&BoardView { arrows: &arrows, ..view }).expect("drawn"));
    check("arrows", &picture);
}

/// Tasks as a phone shows them, 350 pixels wide, in the themes with the lightest and the darkest
/// squares: with leaps, with pieces to hop over, and after a capture.
#[test]
fn tasks_with_stars() {
    let task = |id: &str, name: &str, number: u8| {
        let variant = bundled_by_id(id).expect("the game is bundled");
        let role = variant.role_by_name(name).expect("it has the piece");
        Task::new(variant, role, number).expect("there is a task")
    };
    let draw = |task: &Task, position: &Position, stars: SquareSet, theme: BoardTheme| {
        let (marks, look) = (star_marks(stars), Look { theme, ..Look::default() });
        let view = BoardView { size: 350, look, ..task_view(task, position, &marks) };
        board(&view).expect("it can be drawn")
    };
    let troll = task("terachess-2", "Troll", 3);
    check("task-leaps", &draw(&troll, &troll.position(), troll.stars(), BoardTheme::Brown));
    let cannon = task("xiangqi", "Cannon", 3);
    let theme = BoardTheme::HighContrast;
    check("task-screens", &draw(&cannon, &cannon.position(), cannon.stars(), theme));
    let first = cannon.solution()[0].to().to_string();
    let answer = cannon.answer(&first, &Letters::default()).expect("it is a move");
    check("task-begun", &draw(&cannon, &answer.position, answer.stars, BoardTheme::Slate));
}

/// Captures on squares of 24 pixels: behind black pieces and beside the last move.
#[test]
fn captures_on_small_squares() {
    let position = start("terachess-2");
    let marks = ["a13", "c13", "f14", "g14", "e15", "h15", "d16", "f16", "a11", "d12"]
        .map(|text| (square(text), MarkKind::Capture));
    let ways = [Arrow::path(["a9", "d12", "h12"].map(square).to_vec())];
    let view = BoardView {
        last_move: Some((square("b11"), square("b13"))),
        crop: Some((square("a9"), square("h16"))),
        look: Look { coordinates: false, ..Look::default() },
        size: 200,
        marks: &marks,
        arrows: &ways,
        ..BoardView::new(&position)
    };
    check("captures", &board(&view).expect("it can be drawn"));
}

#[test]
fn every_theme_and_set() {
    let marks = [(square("e3"), MarkKind::Move), (square("d1"), MarkKind::Selected)];
    let last_move = Some((square("d3"), square("d2")));
    let draw = |look| {
        corner(|view| board(&BoardView { look, marks: &marks, last_move, ..view }).expect("drawn"))
    };
    let plain = Look { coordinates: false, ..Look::default() };
    for theme in BoardTheme::ALL {
        check(&format!("theme-{}", theme.name()), &draw(Look { theme, ..plain }));
    }
    for pieces in [PieceSet::Letters, PieceSet::Labeled] {
        check(&format!("set-{}", pieces.name()), &draw(Look { pieces, ..plain }));
    }
}

fn diagrams(variant: &Variant) -> Vec<Diagram<'_>> {
    let [white, black] = &variant.side_styles;
    variant
        .pieces
        .iter()
        .filter(|piece| !piece.guest)
        .map(|piece| Diagram {
            files: 7,
            ranks: 7,
            name: &piece.name,
            drawing: &piece.drawing,
            label: piece.label,
            side_styles: [white, black],
            color: Color::White,
            at: square("d4"),
            marks: vec![
                (square("d5"), MarkKind::Quiet),
                (square("e5"), MarkKind::Capture),
                (square("d6"), MarkKind::Screen),
                (square("d7"), MarkKind::Hop),
                (square("d7"), MarkKind::Move),
                (square("c4"), MarkKind::First),
                (square("c5"), MarkKind::Zone),
                (square("f3"), MarkKind::Zone),
                (square("f3"), MarkKind::Quiet),
                (square("e3"), MarkKind::Move),
                (square("p16"), MarkKind::Move),
            ],
            paths: vec![Arrow::path(["d4", "e3", "g3"].map(square).to_vec())],
        })
        .collect()
}

#[test]
fn a_card() {
    let variant = sample(str::to_owned);
    let cards = diagrams(&variant);
    let options = CardOptions { size: 240, ..CardOptions::default() };
    check("card", &card(&cards[1], &options).expect("it can be drawn"));
    let mut wrong = cards[0].clone();
    wrong.side_styles = ["mauve", "black"];
    assert!(card(&wrong, &options).is_err());
    let tiny = Diagram { files: 0, ranks: 200, ..cards[0].clone() };
    assert!(card(&tiny, &options).is_ok());
}

#[test]
fn sheets_show_every_piece() {
    for variant in bundled() {
        let cards = diagrams(variant);
        let picture = sheet(variant, &cards, &CardOptions::default()).expect("it can be drawn");
        let pixels = decode(&picture.png);
        assert_eq!((pixels.width, pixels.height), (picture.width, picture.height));
        assert!(picture.png.len() < 300_000, "{}: {} bytes", variant.id, picture.png.len());
        let none = sheet(variant, &[], &CardOptions::default()).expect("it can be drawn");
        assert!(none.png != picture.png);
    }
}

#[test]
fn missing_styles_are_named() {
    let error = |change: &dyn Fn(&str) -> String| {
        let position = Position::start(&sample(change));
        board(&BoardView::new(&position)).expect_err("it cannot be drawn").to_string()
    };
    assert_eq!(
        error(&|file| file.replace("\"red\"", "\"mauve\"")),
        "there is no style of pieces named \"mauve\"",
    );
}

#[test]
fn pictures_are_indexed_and_small() {
    for variant in bundled() {
        let picture = draw(&Position::start(variant), "", Color::White, DEFAULT_SIZE);
        let reader = Decoder::new(Cursor::new(&picture.png)).read_info().expect("it is a PNG");
        let info = reader.info();
        assert_eq!((info.color_type, info.bit_depth), (ColorType::Indexed, BitDepth::Eight));
        let colors = info.palette.as_ref().expect("there is a palette").len() / 3;
        assert!((16..=80).contains(&colors), "{}: {colors} colors", variant.id);
        assert!(info.trns.is_none(), "no transparency");
        let bytes = picture.png.len();
        // For the largest variant, with 160 pieces, it is a tenth more.
        let most = 95_000.max(660 * Position::start(variant).pieces().count());
        assert!(bytes <= most, "{}: {bytes} bytes", variant.id);
    }
}

#[test]
fn a_game_of_chess_takes_a_third_of_that() {
    let picture = draw(&start("chess"), "", Color::White, 752);
    assert!(picture.png.len() <= 30_000, "{} bytes", picture.png.len());
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let one = draw(&start("terachess-2"), "a4 a6", Color::White, 500);
    let two = std::thread::spawn(|| draw(&start("terachess-2"), "a4 a6", Color::White, 500));
    assert!(one == two.join().expect("the other thread draws"));
}

#[test]
fn sizes_are_clamped() {
    let area = |size| {
        let picture = draw(&start("terachess-2"), "", Color::White, size);
        (picture.width, picture.height)
    };
    assert_eq!(area(0), area(200));
    assert_eq!(area(u32::MAX), area(2048));
    assert_eq!(area(DEFAULT_SIZE), (1058, 1058));
}
