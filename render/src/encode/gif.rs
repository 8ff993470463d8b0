//! Animated GIF files: the first board whole, then for each ply only the squares that changed.

use std::ops::Range;
use std::sync::Arc;

use ::gif::{DisposalMethod, Encoder, Frame, Repeat};

use crate::error::RenderError;
use crate::layout::{FinishedTile, Mosaic};
use crate::look::Palette;

/// The most colors that are kept, with the clear one. Flat colors are kept even beyond that number.
const MOST_COLORS: usize = 40;
/// A delay that no viewer takes for a mistake and makes longer.
const MOMENT: u16 = 10;

/// Boards of one size as an animation that repeats forever. Each is shown for the first of two
/// delays, and the last one for the second. After each frame `progress` gets the number of finished
/// frames and of all frames.
pub(crate) fn gif_file(
    boards: &[Mosaic],
    palette: &Palette,
    [each, last]: [u16; 2],
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Vec<u8>, RenderError> {
    let colors = Colors::of(boards, palette);
    let sides = [boards[0].width(), boards[0].height()];
    let sides = sides.map(|side| u16::try_from(side).expect("pictures are small"));
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, sides[0], sides[1], &colors.table)?;
    encoder.set_repeat(Repeat::Infinite)?;
    for (index, board) in boards.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| &boards[before]);
        let delay = if index + 1 == boards.len() { last } else { each };
        for (delay, places) in steps(board, before, delay) {
            let frame = frame(board, before, &places, &colors, delay);
            encoder.write_frame(&frame)?;
        }
        progress(index + 1, boards.len());
    }
    drop(encoder);
    Ok(file)
}

/// The colors that are kept, one after the other, and a last one for pixels that do not change.
struct Colors {
    /// Red, green and blue of each color.
    table: Vec<u8>,
    /// The new index for each index of the palette.
    indexes: [u8; 256],
    clear: u8,
}

impl Colors {
    /// All flat colors that occur, and the soft colors whose loss would be most visible.
    fn of(boards: &[Mosaic], palette: &Palette) -> Colors {
        let counts = counts(boards);
        let colors = palette.colors();
        let mut kept: Vec<usize> = (0..colors.len()).filter(|&index| counts[index] > 0).collect();
        let nearest = |kept: &[usize], index: usize| {
            let others = kept.iter().copied().filter(|&other| other != index);
            others.min_by_key(|&other| colors[other].distance(colors[index])).unwrap_or(index)
        };
        while kept.len() >= MOST_COLORS {
            let loss = |index: usize| {
                let apart = colors[nearest(&kept, index)].distance(colors[index]);
                u64::from(apart.unsigned_abs()) * counts[index]
            };
            let soft = kept.iter().copied().filter(|&index| !palette.is_flat(index));
            let Some(least) = soft.min_by_key(|&index| loss(index)) else { break };
            kept.retain(|&index| index != least);
        }
        let mut indexes = [0; 256];
        for (index, color) in colors.iter().enumerate() {
            let place = kept.iter().position(|&kept| colors[kept] == *color);
            let place = place.or_else(|| {
                let other = nearest(&kept, index);
                kept.iter().position(|&kept| kept == other)
            });
            indexes[index] = u8::try_from(place.unwrap_or(0)).expect("a palette has 256 colors");
        }
        let mut table: Vec<u8> = kept.iter().flat_map(|&index| colors[index].0).collect();
        table.extend([0; 3]);
        let clear = u8::try_from(kept.len()).expect("the palette has fewer colors");
        Colors { table, indexes, clear }
    }
}

/// The number of pixels with each index. Tiles are counted when they appear.
fn counts(boards: &[Mosaic]) -> [u64; 256] {
    let mut counts = [0; 256];
    let mut before: Option<&Mosaic> = None;
    for board in boards {
        for (place, stone) in board.stones.iter().enumerate() {
            if before.is_none_or(|before| !same(&before.stones[place], stone)) {
                stone.pixels().iter().for_each(|&index| counts[usize::from(index)] += 1);
            }
        }
        before = Some(board);
    }
    counts
}

/// The tiles that change, and how long the result is shown. If the marks of the last move lie far
/// from the next move, they change a moment before it. Two small frames take fewer bytes than a
/// large one.
fn steps(board: &Mosaic, before: Option<&Mosaic>, delay: u16) -> Vec<(u16, Vec<usize>)> {
    let all = 0..board.stones.len();
    let Some(before) = before else { return vec![(delay, all.collect())] };
    let places: Vec<usize> =
        all.filter(|&place| !same(&before.stones[place], &board.stones[place])).collect();
    let (left, moved): (Vec<usize>, Vec<usize>) = places.iter().partition(|&&place| {
        let face = board.faces[place];
        !face.is_marked() && face.figure() == before.faces[place].figure()
    });
    let area = |places: &[usize]| {
        let (wide, high) = span(places, board.columns.len());
        wide.len() * high.len()
    };
    let apart = area(&left) + area(&moved) < area(&places) * 3 / 4;
    if apart && !left.is_empty() && !moved.is_empty() && delay > 2 * MOMENT {
        vec![(MOMENT, left), (delay - MOMENT, moved)]
    } else {
        vec![(delay, places)]
    }
}

/// The columns and rows of the smallest rectangle with all of these tiles.
fn span(places: &[usize], columns: usize) -> (Range<usize>, Range<usize>) {
    let range = |of: &dyn Fn(usize) -> usize| {
        let places = places.iter().map(|&place| of(place));
        places.clone().min().unwrap_or(0)..places.max().unwrap_or(0) + 1
    };
    (range(&|place| place % columns), range(&|place| place / columns))
}

/// A rectangle of tiles in which only some change. The others are clear.
fn frame(
    board: &Mosaic,
    before: Option<&Mosaic>,
    places: &[usize],
    colors: &Colors,
    delay: u16,
) -> Frame<'static> {
    let columns = board.columns.len();
    let (wide, high) = span(places, columns);
    let mut buffer = Vec::new();
    for row in high.clone() {
        for y in 0..board.rows[row] {
            for column in wide.clone() {
                let place = row * columns + column;
                let (after, width) = (board.stones[place].row(y), board.columns[column] as usize);
                match before.map(|before| before.stones[place].row(y)) {
                    _ if places.binary_search(&place).is_err() => {
                        buffer.resize(buffer.len() + width, colors.clear);
                    }
                    Some(before) => buffer.extend(before.iter().zip(after).map(|(old, new)| {
                        if old == new { colors.clear } else { colors.indexes[usize::from(*new)] }
                    })),
                    None => {
                        buffer.extend(after.iter().map(|&new| colors.indexes[usize::from(new)]));
                    }
                }
            }
        }
    }
    let sum = |steps: &[u32]| u16::try_from(steps.iter().sum::<u32>()).unwrap_or(u16::MAX);
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(colors.clear),
        left: sum(&board.columns[..wide.start]),
        top: sum(&board.rows[..high.start]),
        width: sum(&board.columns[wide]),
        height: sum(&board.rows[high]),
        buffer: buffer.into(),
        ..Frame::default()
    }
}

fn same(one: &Arc<FinishedTile>, other: &Arc<FinishedTile>) -> bool {
    Arc::ptr_eq(one, other) || one.pixels() == other.pixels()
}

#[cfg(test)]
mod tests {
    use ::gif::{ColorOutput, DecodeOptions, Decoder};
    use menagerie_rules::{Line, Position, bundled};

    use super::*;
    use crate::layout::{Layout, TileSet, tile_set};
    use crate::look::{BoardTheme, Look, PieceSet};
    use crate::scene::BoardView;

    /// The boards of a line of random moves.
    fn boards(variant: usize, plies: usize, look: Look, size: u32) -> (Vec<Mosaic>, Arc<TileSet>) {
        let mut line = Line::new(Position::start(&bundled()[variant]));
        let mut state = variant as u64;
        let mut boards = Vec::new();
        loop {
            let moves = line.position().legal_moves();
            let last_move = line.moves().last().map(|last| (last.from(), last.to()));
            let view = BoardView { last_move, look, ..BoardView::new(line.position()) };
            let scene = view.scene().expect("it can be drawn");
            let set = tile_set(&scene);
            let board = Mosaic::new(&scene, &set, Layout::of(&scene, size));
            boards.push(board.expect("it can be drawn"));
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            match moves.get((state >> 33) as usize % moves.len().max(1)) {
                Some(mv) if boards.len() <= plies => line.play(mv).expect("it is legal"),
                _ => return (boards, set),
            }
        }
    }

    fn decoder(file: &[u8]) -> Decoder<&[u8]> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        options.read_info(file).expect("the file is a GIF")
    }

    /// The screen of a viewer each time a board is complete.
    fn screens(file: &[u8]) -> Vec<Vec<u8>> {
        let mut decoder = decoder(file);
        let width = usize::from(decoder.width());
        let mut screen = vec![0; width * usize::from(decoder.height())];
        let mut screens = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("the frame is right") {
            let (left, top) = (usize::from(frame.left), usize::from(frame.top));
            assert_eq!(frame.dispose, DisposalMethod::Keep);
            for (y, row) in frame.buffer.chunks_exact(usize::from(frame.width)).enumerate() {
                for (x, &pixel) in row.iter().enumerate() {
                    if Some(pixel) != frame.transparent {
                        screen[(top + y) * width + left + x] = pixel;
                    }
                }
            }
            if frame.delay != MOMENT {
                screens.push(screen.clone());
            }
        }
        screens
    }

    #[test]
    fn every_board_is_the_one_drawn_as_a_whole() {
        for variant in 0..bundled().len() {
            let look = Look {
                theme: BoardTheme::ALL[variant % 4],
                pieces: PieceSet::ALL[variant % 3],
                coordinates: variant % 2 == 0,
            };
            let (boards, set) = boards(variant, 24, look, 300);
            let file = gif_file(&boards, &set.palette, [80, 400], &mut |_, _| {});
            let colors = Colors::of(&boards, &set.palette);
            let found = screens(&file.expect("it can be written"));
            assert_eq!(found.len(), boards.len());
            for (board, found) in boards.iter().zip(found) {
                let whole = board.canvas().pixels;
                assert!(whole.iter().map(|&i| colors.indexes[usize::from(i)]).eq(found));
            }
        }
    }

    #[test]
    fn few_colors_cost_no_visible_quality() {
        for variant in 0..bundled().len() {
            let (boards, set) = boards(variant, 10, Look::default(), 540);
            let Colors { table, indexes, clear } = Colors::of(&boards, &set.palette);
            assert!(clear < 64, "{clear} colors");
            let (mut sum, mut samples) = (0, 0);
            for index in boards[0].canvas().pixels {
                let wanted = set.palette.colors()[usize::from(index)].0;
                let found = &table[3 * usize::from(indexes[usize::from(index)])..];
                for (a, b) in wanted.iter().zip(found) {
                    sum += u64::from(a.abs_diff(*b)).pow(2);
                }
                samples += 3;
            }
            let noise = (sum as f64 / f64::from(samples)).max(1e-3);
            let decibels = 10.0 * (255.0 * 255.0 / noise).log10();
            assert!(decibels >= 38.0, "{}: {decibels:.1} dB", bundled()[variant].id);
        }
    }
}
