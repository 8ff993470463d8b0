//! The results of published encoders for one board and for one replay: milliseconds and bytes. This
//! program printed the table in `README.md` beside it.

#![allow(clippy::print_stdout, reason = "figures are what a benchmark is for")]

use std::fs;
use std::hint::black_box;
use std::io::{Cursor, Write as _};
use std::time::Instant;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use libdeflater::{CompressionLvl, Compressor};
use menagerie_render::{BoardView, ReplayOptions, board, replay};
use menagerie_rules::{Line, Position, bundled_by_id};

mod plain;

const RUNS: u32 = 60;

fn main() {
    for (id, size) in [("terachess-2", 1072), ("chess", 752)] {
        let position = Position::start(bundled_by_id(id).expect("the game is bundled"));
        let view = BoardView { size, ..BoardView::new(&position) };
        let picture = board(&view).expect("the position can be drawn").png;
        let picture = Indexed::read(&picture);
        println!("\n{id}, {}x{}\n", picture.width, picture.height);
        println!("| encoder | filter | ms | bytes |\n|---|---|---|---|");
        row("this crate, tiles and all | chosen for each row", || {
            board(&view).expect("it can be drawn").png
        });
        for (filter, most) in [("none", -1.0), ("up", 1.0), ("chosen for each row", 0.0)] {
            let rows = picture.rows(most);
            row(&format!("fdeflate | {filter}"), || fdeflate::compress_to_vec(&rows));
            for level in 1..=6 {
                row(&format!("flate2 with zlib-rs, level {level} | {filter}"), || {
                    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(level));
                    encoder.write_all(&rows).expect("memory can be written");
                    encoder.finish().expect("memory can be written")
                });
            }
            for level in 1..=6 {
                row(&format!("libdeflater, level {level} | {filter}"), || {
                    let level = CompressionLvl::new(level).expect("the level exists");
                    let mut compressor = Compressor::new(level);
                    let mut file = vec![0; compressor.zlib_compress_bound(rows.len())];
                    let length = compressor.zlib_compress(&rows, &mut file).expect("it has room");
                    file.truncate(length);
                    file
                });
            }
        }
    }
    let position = Position::start(bundled_by_id("terachess-2").expect("the game is bundled"));
    println!();
    row("the plain way, one SVG | any", || plain::plain(&position));
    replays();
}

/// A hundred plies of the largest variant.
fn replays() {
    println!("\na replay of 100 plies, 16x16\n\n| size | ms | bytes |\n|---|---|---|");
    let position = Position::start(bundled_by_id("terachess-2").expect("the game is bundled"));
    let mut line = Line::new(position);
    for ply in 0.. {
        let moves = line.position().legal_moves();
        let Some(mv) = moves.get(ply * 37 % moves.len().max(1)).filter(|_| ply < 100) else {
            break;
        };
        line.play(mv).expect("it is legal");
    }
    for size in [512, 720] {
        let options = ReplayOptions { size, ..ReplayOptions::default() };
        row(&format!("{size} px"), || {
            replay(&line, &options, &mut |_, _| {}).expect("the game can be drawn").gif
        });
    }
}

/// Prints the time and the bytes of one encoder.
fn row(name: &str, encode: impl Fn() -> Vec<u8>) {
    let bytes = encode().len();
    let (began, clock) = (computed(), Instant::now());
    for _ in 0..RUNS {
        black_box(encode());
    }
    let took = match (began, computed()) {
        (Some(began), Some(ended)) => ended - began,
        _ => clock.elapsed().as_secs_f64(),
    };
    println!("| {name} | {:.2} | {bytes} |", took * 1e3 / f64::from(RUNS));
}

/// The seconds that this thread has computed, on systems that tell it. Other processes may be busy
/// here too.
fn computed() -> Option<f64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: u64 = text.split(' ').next()?.parse().ok()?;
    Some(nanoseconds as f64 / 1e9)
}

/// A picture as indexes.
struct Indexed {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Indexed {
    fn read(file: &[u8]) -> Indexed {
        let mut reader = png::Decoder::new(Cursor::new(file)).read_info().expect("it is a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("the picture is small")];
        let info = reader.next_frame(&mut pixels).expect("the file is whole");
        Indexed { width: info.width as usize, height: info.height as usize, pixels }
    }

    /// Each row after the byte that names its filter. A row stays as it is, or becomes the
    /// differences to the row above if at most this part of it differs.
    fn rows(&self, most: f64) -> Vec<u8> {
        let mut rows = Vec::with_capacity((self.width + 1) * self.height);
        let mut above = &vec![0; self.width][..];
        for row in self.pixels.chunks_exact(self.width) {
            let differ = row.iter().zip(above).filter(|(new, old)| new != old).count();
            if differ as f64 <= most * self.width as f64 {
                rows.push(2);
                rows.extend(row.iter().zip(above).map(|(new, old)| new.wrapping_sub(*old)));
            } else {
                rows.push(0);
                rows.extend(row);
            }
            above = row;
        }
        rows
    }
}
