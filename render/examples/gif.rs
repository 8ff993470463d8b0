//! Scratch.
use menagerie_render::*;
use menagerie_rules::*;
fn main() {
    let variant = bundled_by_id("terachess-2").unwrap();
    let mut line = Line::new(Position::start(variant));
    let mut seed = 7u64;
    while line.ply() < 300 {
        let moves = line.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let pick = moves[(seed >> 33) as usize % moves.len()];
        line.play(&pick);
        if line.ply() == 100 {
            break;
        }
    }
    let opts = ReplayOptions { size: 540, last_plies: None, ..Default::default() };
    let opts32 = ReplayOptions {
        size: 512,
        look: Look { coordinates: false, ..Look::default() },
        ..Default::default()
    };
    for (n, o) in [
        ("540", opts),
        ("512-bare", opts32),
        ("720", ReplayOptions::default()),
        ("1080", ReplayOptions { size: 1080, ..opts }),
    ] {
        let r = replay(&line, &o, &mut |_, _| {}).unwrap();
        let z = replay(&line, &ReplayOptions { last_plies: Some(0), ..o }, &mut |_, _| {})
            .unwrap()
            .gif
            .len();
        println!("first frame {z}");
        let t = std::time::Instant::now();
        for _ in 0..5 {
            std::hint::black_box(replay(&line, &o, &mut |_, _| {}).unwrap());
        }
        println!(
            "{n}: {} plies {}x{} {} bytes {:.1} ms",
            line.ply(),
            r.width,
            r.height,
            r.gif.len(),
            t.elapsed().as_secs_f64() * 200.0
        );
        std::fs::write(format!("/tmp/plan/r4-replay-{n}.gif"), r.gif).unwrap();
    }
}
