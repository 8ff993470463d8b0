//! A mosaic as a PNG, without ever making its pixels: the repetitions inside each tile are known,
//! and whole tiles repeat each other.

use std::sync::Arc;

use crate::deflate::Stream;
use crate::encode;
use crate::error::RenderError;
use crate::mosaic::Mosaic;
use crate::palette::Palette;
use crate::tiles::Face;
use crate::tokens::{Row, SHORTEST, Stone, Token};

/// The first bytes of a zlib stream with a window of 32 KiB.
const ZLIB_HEADER: [u8; 2] = [0x78, 0xda];
/// What a reference to a like row costs, in quarters of a bit.
const KIN_COST: u32 = 80;
/// The modulus of Adler-32.
const BASE: u64 = 65_521;

/// The mosaic as a PNG file with a palette.
pub(crate) fn png(mosaic: &Mosaic, palette: &Palette) -> Result<Vec<u8>, RenderError> {
    let (width, height) = (mosaic.width(), mosaic.height());
    let mut file = ZLIB_HEADER.to_vec();
    let (stream, checksum) = stream(mosaic);
    stream.finish(&mut file);
    file.extend_from_slice(&checksum.to_be_bytes());
    encode::wrapped(&file, width, height, palette)
}

/// All rows, each after a byte that says that it is not filtered, and their Adler-32.
fn stream(mosaic: &Mosaic) -> (Stream, u32) {
    let stride = mosaic.width() as usize + 1;
    let mut stream = Stream::new();
    let mut checksum = Checksum::default();
    let bands = mosaic.stones.chunks_exact(mosaic.columns.len().max(1));
    let mut above: Option<(&[Arc<Stone>], u32)> = None;
    let faces = mosaic.faces.chunks_exact(mosaic.columns.len().max(1));
    for ((stones, faces), &height) in bands.zip(faces).zip(&mosaic.rows) {
        let twins = twins(stones, &mosaic.columns);
        let kin = kin(faces, &mosaic.columns);
        stream.cut();
        for y in 0..height {
            match stream.growing() {
                Some(distance) if distance == stride => stream.repeat(stride, 1),
                _ => stream.byte(0),
            }
            checksum.byte_zero();
            let neighbors = stones.iter().zip(&twins).zip(&mosaic.columns).enumerate();
            for (column, ((stone, twin), &width)) in neighbors {
                let (row, tokens) = stone.parsed(y);
                let width = width as usize;
                checksum.row(row, width);
                let repeats = match above {
                    Some((stones, height)) if y == 0 => {
                        stones[column].row(height - 1) == stone.row(0)
                    }
                    _ => row.repeats,
                };
                match (twin, stream.growing()) {
                    (Some(twin), Some(distance)) if *twin == distance => {
                        stream.repeat(distance, width);
                    }
                    _ if repeats => stream.repeat(stride, width),
                    (Some(twin), _) if tokens.len() > 1 => stream.repeat(*twin, width),
                    _ => match kin[column] {
                        Some((before, distance)) => {
                            let like = Like { row: stones[before].row(y), distance };
                            add_like(&mut stream, tokens, stone.row(y), like, stride);
                        }
                        None => tokens.iter().for_each(|token| add(&mut stream, *token, stride)),
                    },
                }
            }
        }
        above = height.checked_sub(1).map(|_| (stones, height));
    }
    (stream, checksum.value())
}

/// For each tile the distance to an equal one to the left of it, if there is one.
fn twins(stones: &[Arc<Stone>], columns: &[u32]) -> Vec<Option<usize>> {
    let twin = |column: usize| {
        let mut distance = 0;
        for before in (0..column).rev() {
            distance += columns[before] as usize;
            if Arc::ptr_eq(&stones[before], &stones[column]) {
                return Some(distance);
            }
        }
        None
    };
    (0..stones.len()).map(twin).collect()
}

/// For each tile the nearest one to the left of it that shows the same figure, usually on a square
/// of the other color, and its distance.
fn kin(faces: &[Face], columns: &[u32]) -> Vec<Option<(usize, usize)>> {
    let kin = |column: usize| {
        let figure = faces[column].figure()?;
        let before = faces[..column].iter().rposition(|before| before.figure() == Some(figure))?;
        Some((before, columns[before..column].iter().sum::<u32>() as usize))
    };
    (0..faces.len()).map(kin).collect()
}

/// A row of the same figure, so many pixels to the left.
struct Like<'a> {
    row: &'a [u8],
    distance: usize,
}

/// Adds the tokens of a row, but where it is like another one and that is shorter, a reference to
/// that.
fn add_like(stream: &mut Stream, tokens: &[Token], row: &[u8], like: Like<'_>, stride: usize) {
    let same_from = |x: usize| row[x..].iter().zip(&like.row[x..]).take_while(|(a, b)| a == b);
    // Where the present token starts, how far everything is written, how far it was compared.
    let (mut start, mut written, mut compared) = (0, 0, 0);
    for (index, token) in tokens.iter().enumerate() {
        let end = start + token.length();
        if written <= start && compared <= start {
            let run = same_from(start).count();
            compared = start + run.max(1);
            if run >= SHORTEST && cost(&tokens[index..], run) > KIN_COST {
                stream.repeat(like.distance, run);
                written = start + run;
            }
        }
        if written <= start {
            add(stream, *token, stride);
        } else if written < end {
            // What the reference leaves of a repetition is a shorter repetition.
            if end - written >= SHORTEST {
                add(stream, token.shortened(end - written), stride);
            } else {
                row[written..end].iter().for_each(|pixel| stream.byte(*pixel));
            }
        }
        start = end;
    }
}

/// What the tokens of the next `run` pixels cost.
fn cost(tokens: &[Token], run: usize) -> u32 {
    let mut rest = run;
    let covered = tokens.iter().take_while(|token| {
        let before = rest;
        rest = rest.saturating_sub(token.length());
        before > 0
    });
    covered.map(|token| token.cost()).sum()
}

fn add(stream: &mut Stream, token: Token, stride: usize) {
    match token {
        Token::Pixel(pixel) => stream.byte(pixel),
        Token::Left { length, distance } => {
            stream.repeat(usize::from(distance), usize::from(length));
        }
        Token::Above { length, rows, shift } => {
            let distance = (usize::from(rows) * stride).wrapping_add_signed(-isize::from(shift));
            stream.repeat(distance, usize::from(length));
        }
    }
}

/// Adler-32, put together from the sums of rows of tiles.
struct Checksum {
    sum: u64,
    sum_of_sums: u64,
}

impl Default for Checksum {
    fn default() -> Checksum {
        Checksum { sum: 1, sum_of_sums: 0 }
    }
}

impl Checksum {
    fn byte_zero(&mut self) {
        self.sum_of_sums = (self.sum_of_sums + self.sum) % BASE;
    }

    fn row(&mut self, row: Row, width: usize) {
        let (sum, sum_of_sums) = row.sums;
        self.sum_of_sums += self.sum * width as u64 + u64::from(sum_of_sums);
        self.sum = (self.sum + u64::from(sum)) % BASE;
    }

    fn value(&self) -> u32 {
        ((self.sum_of_sums % BASE) << 16 | self.sum) as u32
    }
}

#[cfg(test)]
mod tests {
    use menagerie_rules::Square;
    use proptest::prelude::*;

    use super::*;
    use crate::figures::{Art, Figure};
    use crate::ground::Mark;
    use crate::look::{BoardTheme, Look, PieceSet};
    use crate::marks::{Arrow, MarkKind, Region, RegionKind};
    use crate::mosaic::{Layout, tile_set};
    use crate::pieces::Drawing;
    use crate::scene::Scene;
    use crate::style::Style;

    fn indexes(file: &[u8]) -> Vec<u8> {
        // The decoder checks both checksums.
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("the picture is small")];
        reader.next_frame(&mut pixels).expect("the file is whole");
        pixels
    }

    /// Returns how many bytes both ways take.
    fn assert_same_as_the_plain_way(scene: &Scene, size: u32) -> (usize, usize) {
        let set = tile_set(scene);
        let mosaic = Mosaic::new(scene, &set, Layout::of(scene, size)).expect("it can be drawn");
        let canvas = mosaic.canvas();
        let spliced = png(&mosaic, &set.palette).expect("it can be written");
        assert!(indexes(&spliced) == canvas.pixels, "{}x{}", scene.files, scene.ranks);
        let plain = encode::png(&canvas, &set.palette).expect("it can be written");
        assert!(indexes(&plain) == canvas.pixels);
        (spliced.len(), plain.len())
    }

    fn square() -> impl Strategy<Value = Square> {
        (0u8..16, 0u8..16)
            .prop_map(|(file, rank)| Square::new(file, rank).expect("the numbers are small"))
    }

    fn style() -> impl Strategy<Value = Style> {
        prop::sample::select(Style::ALL.to_vec())
    }

    prop_compose! {
        fn scene()(
            (files, ranks) in (1u8..=16, 1u8..=16),
            sides in (style(), style()),
            (theme, pieces) in (
                prop::sample::select(BoardTheme::ALL.to_vec()),
                prop::sample::select(PieceSet::ALL.to_vec()),
            ),
            (coordinates, flipped) in any::<(bool, bool)>(),
            figures in prop::collection::vec((square(), 0usize..12, any::<bool>()), 0..160),
            hints in prop::collection::vec(
                (square(), prop::sample::select(MarkKind::ALL.to_vec())), 0..40),
            last_move in (square(), square()),
            regions in prop::collection::vec((any::<bool>(), square(), square()), 0..3),
            arrows in prop::collection::vec(prop::collection::vec(square(), 0..5), 0..3),
            crop in prop::option::of((square(), square())),
        ) -> Scene {
            let look = Look { theme, pieces, coordinates };
            let mut scene = Scene::empty(files, ranks, [sides.0, sides.1], look);
            scene.flipped = flipped;
            scene.arrows = arrows.into_iter().map(Arrow::path).collect();
            for (palace, from, to) in regions {
                let kind = if palace { RegionKind::Palace } else { RegionKind::River };
                scene.region(Region { kind, from, to });
            }
            let drawings: Vec<Drawing> = Drawing::all().collect();
            for (square, drawing, first) in figures {
                let name = drawings[drawing].name();
                let art = Art::of(pieces, name, char::from(b'A' + drawing as u8));
                let art = art.expect("the drawing exists");
                let style = if first { sides.0 } else { sides.1 };
                if let Some(cell) = scene.cell_mut(square) {
                    cell.figure = Some(Figure { art, style });
                }
            }
            scene.mark(last_move.0, Mark::From);
            scene.mark(last_move.1, Mark::To);
            for (square, kind) in hints {
                scene.hint(square, kind);
            }
            if let Some(corners) = crop {
                scene.crop(corners);
            }
            scene
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn pixels_are_those_of_the_plain_way(scene in scene(), size in 0u32..700) {
            assert_same_as_the_plain_way(&scene, size);
        }
    }

    #[test]
    fn full_boards_of_every_size_are_those_of_the_plain_way() {
        let drawings: Vec<Drawing> = Drawing::all().collect();
        let sides = [Style::White, Style::Black];
        for (files, ranks) in [(8, 8), (10, 10), (13, 13), (16, 12), (16, 16)] {
            let mut scene = Scene::empty(files, ranks, sides, Look::default());
            for (index, cell) in scene.squares.iter_mut().enumerate() {
                let art = Art::Drawn(drawings[index * index % 23]);
                cell.figure = Some(Figure { art, style: sides[index % 2] });
            }
            let (spliced, plain) = assert_same_as_the_plain_way(&scene, 1080);
            assert!(spliced < plain * 5 / 4, "{files}x{ranks}: {spliced} instead of {plain}");
        }
    }
}
