//! Scratch.
use menagerie_render::*;
use menagerie_rules::*;
fn sq(f: u8, r: u8) -> Square {
    Square::new(f, r).unwrap()
}
fn main() {
    for (id, n) in [("terachess-2", 15u8), ("terran", 9), ("chess", 7)] {
        let Some(v) = bundled_by_id(id) else { continue };
        let (files, ranks) = (n.min(v.files), n.min(v.ranks));
        let mut cards = vec![];
        for (role, t) in v.pieces.iter().enumerate() {
            let (cf, cr) = (files / 2, ranks / 2);
            let mut marks = vec![];
            for f in 0..files {
                for r in 0..ranks {
                    let (df, dr) = (f.abs_diff(cf), r.abs_diff(cr));
                    if (df, dr) == (0, 0) {
                        continue;
                    }
                    let m = match role % 6 {
                        0 => (df.max(dr) == 1).then_some(vec![MarkKind::Move]),
                        1 => {
                            if df == dr {
                                Some(vec![MarkKind::Move])
                            } else if df * dr == 2 {
                                Some(vec![MarkKind::Quiet])
                            } else {
                                None
                            }
                        }
                        2 => {
                            if df * dr == 2 {
                                Some(vec![MarkKind::Move])
                            } else if df == 0 && r > cr {
                                Some(vec![MarkKind::First])
                            } else {
                                None
                            }
                        }
                        3 => {
                            if df == 0 || dr == 0 {
                                Some(if df + dr > 2 {
                                    vec![MarkKind::Hop, MarkKind::Capture]
                                } else if df + dr == 2 {
                                    vec![MarkKind::Screen]
                                } else {
                                    vec![MarkKind::Quiet]
                                })
                            } else {
                                None
                            }
                        }
                        4 => {
                            if df == 0 || dr == 0 {
                                Some(vec![MarkKind::Move])
                            } else if df == dr && df == 1 {
                                Some(vec![MarkKind::Capture])
                            } else {
                                None
                            }
                        }
                        _ => {
                            if df == dr {
                                Some(vec![MarkKind::Hop, MarkKind::Move])
                            } else {
                                None
                            }
                        }
                    };
                    for k in m.into_iter().flatten() {
                        marks.push((sq(f, r), k));
                    }
                }
            }
            cards.push(Diagram {
                files,
                ranks,
                drawing: &t.drawing,
                label: t.label,
                side_styles: [&v.side_styles[0], &v.side_styles[1]],
                color: Color::White,
                at: sq(cf, cr),
                marks,
                paths: vec![],
            });
        }
        let p = sheet(v, &cards, &CardOptions::default()).unwrap();
        println!("sheet {id} {}x{} {}", p.width, p.height, p.png.len());
        std::fs::write(format!("/tmp/plan/r4-sheet-{id}.png"), p.png).unwrap();
        for i in 0..6.min(cards.len()) {
            let t = std::time::Instant::now();
            let p = card(
                &cards[i],
                &CardOptions { size: if i == 3 { 400 } else { 640 }, ..Default::default() },
            )
            .unwrap();
            println!("card {}x{} {} {:?}", p.width, p.height, p.png.len(), t.elapsed());
            std::fs::write(format!("/tmp/plan/r4-card-{id}-{i}.png"), p.png).unwrap();
        }
    }
}
