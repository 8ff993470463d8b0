//! Scratch.
use menagerie_render::*;
use menagerie_rules::*;
use std::sync::Arc;
fn sq(t: &str) -> Square {
    Square::parse(t).unwrap()
}
fn main() {
    let variant = bundled_by_id("terachess-2").unwrap();
    let position = Position::start(variant);
    let save = |name: &str, p: Picture| {
        println!("{name}: {}x{} {} bytes", p.width, p.height, p.png.len());
        std::fs::write(format!("/tmp/plan/r4-{name}.png"), p.png).unwrap()
    };
    let fen = [
        "sjyhxfd1odfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppp1ppppppppppp/16/4p11/16/16/16/16",
        "/3o12/6N9/PPPPP1P1PPPPPPPP/ERNBWIGQQGIWB1RE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w - - 0 9",
    ]
    .concat();
    let check = Position::from_fen(variant, &fen).unwrap();
    let marks: Vec<(Square, MarkKind)> = vec![
        (sq("g5"), MarkKind::Selected),
        (sq("f7"), MarkKind::Move),
        (sq("h7"), MarkKind::Move),
        (sq("e6"), MarkKind::Move),
        (sq("i6"), MarkKind::Move),
        (sq("e4"), MarkKind::Move),
        (sq("d6"), MarkKind::Capture),
        (sq("e13"), MarkKind::Capture),
        (sq("d13"), MarkKind::Capture),
        (sq("g4"), MarkKind::Screen),
        (sq("j9"), MarkKind::Quiet),
        (sq("k9"), MarkKind::First),
        (sq("l9"), MarkKind::Hop),
        (sq("l9"), MarkKind::Move),
        (sq("m9"), MarkKind::Hop),
        (sq("m9"), MarkKind::Capture),
    ];
    let arrows =
        [Arrow::between(sq("d6"), sq("h2")), Arrow::path(vec![sq("l5"), sq("m6"), sq("m12")])];
    for theme in BoardTheme::ALL {
        let look = Look { theme, ..Look::default() };
        save(
            &format!("marks-{}", theme.name()),
            board(&BoardView {
                look,
                marks: &marks,
                arrows: &arrows,
                last_move: Some((sq("d12"), sq("d6"))),
                ..BoardView::new(&check)
            })
            .unwrap(),
        );
    }
    for pieces in PieceSet::ALL {
        let look = Look { pieces, ..Look::default() };
        for size in [400, 1080] {
            save(
                &format!("set-{}-{size}", pieces.name()),
                board(&BoardView {
                    look,
                    size,
                    bottom: Color::White,
                    last_move: Some((sq("e13"), sq("e11"))),
                    ..BoardView::new(&position)
                })
                .unwrap(),
            );
        }
    }
    save(
        "crop",
        board(&BoardView {
            crop: Some((sq("c1"), sq("h6"))),
            bottom: Color::Black,
            size: 600,
            marks: &marks,
            ..BoardView::new(&check)
        })
        .unwrap(),
    );
    let look = Look { coordinates: false, ..Look::default() };
    save(
        "bare",
        board(&BoardView { look, size: 600, arrows: &arrows, ..BoardView::new(&check) }).unwrap(),
    );
    let v = Arc::new(
        Variant::from_toml("sample.toml", include_str!("../tests/data/sample.toml")).unwrap(),
    );
    let p = Position::start(&v);
    let r = |kind, a, b| Region { kind, from: sq(a), to: sq(b) };
    let regions = [
        r(RegionKind::River, "a5", "j6"),
        r(RegionKind::Palace, "c1", "h3"),
        r(RegionKind::Palace, "c7", "h9"),
    ];
    save(
        "terran",
        board(&BoardView {
            regions: &regions,
            size: 700,
            last_move: Some((sq("f1"), sq("f2"))),
            ..BoardView::new(&p)
        })
        .unwrap(),
    );
    let regions = [
        r(RegionKind::River, "a5", "j5"),
        r(RegionKind::Palace, "c1", "h3"),
        r(RegionKind::Palace, "c7", "h9"),
    ];
    let look = Look { theme: BoardTheme::HighContrast, ..Look::default() };
    save(
        "terran2",
        board(&BoardView {
            look,
            regions: &regions,
            bottom: Color::Black,
            size: 400,
            last_move: Some((sq("f1"), sq("f2"))),
            ..BoardView::new(&p)
        })
        .unwrap(),
    );
    let mut best = f64::MAX;
    for _ in 0..100 {
        let t = std::time::Instant::now();
        let p = board(&BoardView::new(&position)).unwrap();
        best = best.min(t.elapsed().as_secs_f64());
        std::hint::black_box(p);
    }
    println!("warm {:.3} ms", best * 1e3);
}
