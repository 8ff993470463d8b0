//! A finished tile, with its pixels also written as references to pixels before them, found once.
//!
//! A board is made of known tiles, so the search for repetitions, which takes nearly all the time
//! of making a PNG, is done once for each tile. To hold on every board, a reference points only
//! into the same row of the tile, or into rows of the tile above it.

/// A tile ready to be put into pictures.
pub(crate) struct Stone {
    width: u32,
    pixels: Box<[u8]>,
    tokens: Box<[Token]>,
    rows: Box<[Row]>,
}

/// What the decompressor is told about the next pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Pixel(u8),
    /// `length` pixels as they are `distance` pixels to the left.
    Left {
        length: u16,
        distance: u16,
    },
    /// `length` pixels as they are this many rows above and `shift` pixels to the right.
    Above {
        length: u16,
        rows: u8,
        shift: i8,
    },
}

/// One row of a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// Where its tokens end; they start where those of the row before end.
    end: u32,
    /// Whether it is the same as the row before.
    pub(crate) repeats: bool,
    /// The two sums of Adler-32 over the row, starting from zero.
    pub(crate) sums: (u32, u32),
}

/// The shortest repetition that can be written.
pub(crate) const SHORTEST: usize = 3;
/// How far to the left a repetition is looked for.
const LEFT: usize = 6;
/// Rows above and shifts in which a repetition is looked for.
const ABOVE: [(u8, i8); 6] = [(1, 0), (1, -1), (1, 1), (1, -2), (1, 2), (2, 0)];
/// What things cost, in quarters of a bit, on an average board.
const PIXEL_COST: u32 = 20;
const LEFT_COST: u32 = 38;
const ABOVE_COST: u32 = 70;

impl Stone {
    /// A tile of rows of `width` palette indexes.
    pub(crate) fn new(pixels: Vec<u8>, width: u32) -> Stone {
        let mut tokens = Vec::new();
        let mut rows = Vec::new();
        let stride = width.max(1) as usize;
        let mut parse = Parse::new(stride);
        for y in 0..pixels.len() / stride {
            let row = &pixels[y * stride..][..stride];
            parse.row(&pixels, y, &mut tokens);
            rows.push(Row {
                end: u32::try_from(tokens.len()).expect("a tile has fewer than 2^32 pixels"),
                repeats: y > 0 && row == &pixels[(y - 1) * stride..][..stride],
                sums: sums(row),
            });
        }
        Stone { width, pixels: pixels.into(), tokens: tokens.into(), rows: rows.into() }
    }

    pub(crate) fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The pixels of a row.
    pub(crate) fn row(&self, y: u32) -> &[u8] {
        let width = self.width as usize;
        &self.pixels[y as usize * width..][..width]
    }

    /// What was found out about a row, and its tokens.
    pub(crate) fn parsed(&self, y: u32) -> (Row, &[Token]) {
        let y = y as usize;
        let row = self.rows[y];
        let start = y.checked_sub(1).map_or(0, |before| self.rows[before].end);
        (row, &self.tokens[start as usize..row.end as usize])
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Stone>()
            + size_of_val(&*self.pixels)
            + size_of_val(&*self.tokens)
            + size_of_val(&*self.rows)
    }
}

/// Adler-32 of a short row without the leading one, and without the remainder, which tiles are too
/// narrow to need.
fn sums(row: &[u8]) -> (u32, u32) {
    let mut sums = (0, 0);
    for &pixel in row {
        sums.0 += u32::from(pixel);
        sums.1 += sums.0;
    }
    sums
}

/// The cheapest way to write the rest of a row from each of its pixels on.
struct Parse {
    width: usize,
    /// For each place: the cost from there on, and the token to write there.
    best: Vec<(u32, Token)>,
    /// How many pixels repeat from the place just looked at, for each kind of reference.
    left: [usize; LEFT],
    above: [usize; ABOVE.len()],
}

impl Parse {
    fn new(width: usize) -> Parse {
        Parse {
            width,
            best: vec![(0, Token::Pixel(0)); width + 1],
            left: [0; LEFT],
            above: [0; ABOVE.len()],
        }
    }

    /// Adds the tokens of row `y`.
    fn row(&mut self, pixels: &[u8], y: usize, tokens: &mut Vec<Token>) {
        let width = self.width;
        let row = &pixels[y * width..][..width];
        self.left = [0; LEFT];
        self.above = [0; ABOVE.len()];
        self.best[width].0 = 0;
        for x in (0..width).rev() {
            let mut best = (self.best[x + 1].0 + PIXEL_COST, Token::Pixel(row[x]));
            let mut offer = |cost: u32, length: usize, token: Token| {
                if length >= SHORTEST {
                    let cost = self.best[x + length].0 + cost;
                    if cost < best.0 {
                        best = (cost, token);
                    }
                }
            };
            for (distance, length) in (1..=LEFT).zip(&mut self.left) {
                let same = x >= distance && row[x - distance] == row[x];
                *length = if same { *length + 1 } else { 0 };
                let token = Token::Left { length: *length as u16, distance: distance as u16 };
                offer(LEFT_COST, *length, token);
            }
            for ((rows, shift), length) in ABOVE.into_iter().zip(&mut self.above) {
                let source = x.checked_add_signed(isize::from(shift)).filter(|x| *x < width);
                let above = y.checked_sub(usize::from(rows)).zip(source);
                let same = above.is_some_and(|(y, source)| pixels[y * width + source] == row[x]);
                *length = if same { *length + 1 } else { 0 };
                offer(ABOVE_COST, *length, Token::Above { length: *length as u16, rows, shift });
            }
            self.best[x] = best;
        }
        let mut x = 0;
        while x < width {
            let token = self.best[x].1;
            tokens.push(token);
            x += token.length();
        }
    }
}

impl Token {
    /// How many pixels it stands for.
    pub(crate) fn length(self) -> usize {
        match self {
            Token::Pixel(_) => 1,
            Token::Left { length, .. } | Token::Above { length, .. } => usize::from(length),
        }
    }

    /// About what it costs, in quarters of a bit.
    pub(crate) fn cost(self) -> u32 {
        match self {
            Token::Pixel(_) => PIXEL_COST,
            Token::Left { .. } => LEFT_COST,
            Token::Above { .. } => ABOVE_COST,
        }
    }

    /// The last `rest` pixels of a repetition.
    pub(crate) fn shortened(self, rest: usize) -> Token {
        let length = rest as u16;
        match self {
            Token::Pixel(_) => self,
            Token::Left { distance, .. } => Token::Left { length, distance },
            Token::Above { rows, shift, .. } => Token::Above { length, rows, shift },
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The pixels that the tokens stand for.
    fn resolved(stone: &Stone) -> Vec<u8> {
        let width = stone.width as usize;
        let mut pixels: Vec<u8> = Vec::new();
        for y in 0..stone.rows.len() {
            for token in stone.parsed(y as u32).1 {
                for _ in 0..token.length() {
                    let at = pixels.len();
                    let x = at - y * width;
                    pixels.push(match *token {
                        Token::Pixel(pixel) => pixel,
                        Token::Left { distance, .. } => {
                            assert!(usize::from(distance) <= x, "inside the row");
                            pixels[at - usize::from(distance)]
                        }
                        Token::Above { rows, shift, .. } => {
                            let x = x as isize + isize::from(shift);
                            assert!((0..width as isize).contains(&x), "inside the tile");
                            pixels[(y - usize::from(rows)) * width + x as usize]
                        }
                    });
                }
            }
        }
        pixels
    }

    proptest! {
        #[test]
        fn tokens_stand_for_the_pixels(
            width in 1usize..70,
            pixels in prop::collection::vec(0u8..4, 0..3_000),
        ) {
            let whole = pixels.len() / width * width;
            let stone = Stone::new(pixels[..whole].to_vec(), width as u32);
            prop_assert_eq!(&resolved(&stone), &pixels[..whole]);
            for y in 0..stone.rows.len() {
                let (row, _) = stone.parsed(y as u32);
                let same = y > 0 && stone.row(y as u32) == stone.row(y as u32 - 1);
                prop_assert_eq!(row.repeats, same);
            }
        }
    }

    #[test]
    fn flat_tiles_cost_next_to_nothing() {
        let stone = Stone::new(vec![7; 64 * 64], 64);
        assert!(stone.parsed(0).1.len() <= 2);
        assert!((1..64).all(|y| stone.parsed(y).0.repeats && stone.parsed(y).1.len() <= 2));
    }
}
