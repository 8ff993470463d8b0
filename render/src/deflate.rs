//! Writes one block of DEFLATE (RFC 1951) from repetitions that are known already.
//!
//! Compressors spend their time on finding repetitions; a board's are known beforehand, and no
//! published encoder takes them from outside.

/// Bits of the longest code for lengths and pixels, and for code lengths.
const LONGEST: u8 = 15;
const LONGEST_OF_LENGTHS: u8 = 7;
/// The longest repetition that one symbol can stand for.
const LONGEST_MATCH: usize = 258;
const LITERALS: usize = 286;
const DISTANCES: usize = 30;
const END_OF_BLOCK: usize = 256;
/// The order in which lengths of the codes for code lengths are written.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Bytes and repetitions of a block, collected and counted before the code is made.
pub(crate) struct Block {
    /// A byte, or a repetition as length << 16 | distance - 1.
    symbols: Vec<u32>,
    literals: [u32; LITERALS],
    distances: [u32; DISTANCES],
    /// A repetition that may still grow; its length is zero when there is none.
    pending: (usize, usize),
}

impl Block {
    pub(crate) fn new() -> Block {
        let mut literals = [0; LITERALS];
        literals[END_OF_BLOCK] = 1;
        Block { symbols: Vec::new(), literals, distances: [0; DISTANCES], pending: (0, 0) }
    }

    /// Adds a byte.
    pub(crate) fn byte(&mut self, byte: u8) {
        self.flush();
        self.literals[usize::from(byte)] += 1;
        self.symbols.push(u32::from(byte));
    }

    /// Adds `length` bytes that are the same as those `distance` bytes before them; at least three,
    /// unless the repetition before has the same distance.
    pub(crate) fn repeat(&mut self, distance: usize, length: usize) {
        if self.pending.1 != distance || self.pending.0 == 0 {
            self.flush();
            self.pending.1 = distance;
        }
        self.pending.0 += length;
    }

    /// The distance of the repetition that the next bytes could prolong.
    pub(crate) fn growing(&self) -> Option<usize> {
        (self.pending.0 > 0).then_some(self.pending.1)
    }

    fn flush(&mut self) {
        let (mut length, distance) = self.pending;
        while length > 0 {
            let part = match length {
                ..=LONGEST_MATCH => length,
                // What is left must not be shorter than three.
                ..=260 => LONGEST_MATCH - 3,
                _ => LONGEST_MATCH,
            };
            length -= part;
            self.literals[length_symbol(part).0] += 1;
            self.distances[distance_symbol(distance - 1).0] += 1;
            self.symbols.push((part << 16 | (distance - 1)) as u32);
        }
        self.pending = (0, 0);
    }

    /// The block as the last one of a stream, ending on a whole byte.
    pub(crate) fn finish(mut self, file: &mut Vec<u8>) {
        self.flush();
        let literals = Code::new(&self.literals, LONGEST);
        let distances = Code::new(&self.distances, LONGEST);
        file.reserve(self.symbols.len());
        let mut bits = Bits { file, waiting: 0, count: 0 };
        // The last block, with a code of its own.
        bits.put(0b101, 3);
        write_codes(&mut bits, &literals, &distances);
        for symbol in self.symbols {
            let length = (symbol >> 16) as usize;
            if length == 0 {
                bits.put_symbol(&literals, symbol as usize);
                continue;
            }
            let (symbol_of_length, extra, count) = length_symbol(length);
            bits.put_symbol(&literals, symbol_of_length);
            bits.put(extra, count);
            let (symbol_of_distance, extra, count) = distance_symbol((symbol & 0xffff) as usize);
            bits.put_symbol(&distances, symbol_of_distance);
            bits.put(extra, count);
        }
        bits.put_symbol(&literals, END_OF_BLOCK);
        bits.finish();
    }
}

/// The symbol for a length, with its extra bits and how many they are.
fn length_symbol(length: usize) -> (usize, u32, u32) {
    if length == LONGEST_MATCH {
        return (285, 0, 0);
    }
    let (symbol, extra, count) = two_bits_and_rest((length - 3) as u32, 3);
    (257 + symbol, extra, count)
}

/// The symbol for a distance less one, with its extra bits and how many they are.
fn distance_symbol(distance: usize) -> (usize, u32, u32) {
    two_bits_and_rest(distance as u32, 2)
}

/// DEFLATE's way of grouping numbers: the `kept` highest bits choose the symbol, the rest is
/// written as it is.
fn two_bits_and_rest(value: u32, kept: u32) -> (usize, u32, u32) {
    let bits = 32 - value.leading_zeros();
    let count = bits.saturating_sub(kept);
    let symbol = (value >> count) + (count << (kept - 1));
    (symbol as usize, value & ((1 << count) - 1), count)
}

/// A Huffman code: for each symbol its bits, first bit lowest, and how many they are.
struct Code {
    codes: Vec<(u16, u8)>,
}

impl Code {
    /// The code for symbols that occur so often, none longer than `longest` bits.
    fn new(counts: &[u32], longest: u8) -> Code {
        let mut counts = counts.to_vec();
        let lengths = loop {
            let lengths = code_lengths(&counts);
            if lengths.iter().all(|&length| length <= longest) {
                break lengths;
            }
            // Closer counts make a flatter tree.
            counts.iter_mut().filter(|count| **count > 0).for_each(|count| *count = *count / 2 + 1);
        };
        let mut next = 0u16;
        let mut codes = vec![(0, 0); lengths.len()];
        for wanted in 1..=longest {
            next <<= 1;
            for (code, _) in codes.iter_mut().zip(&lengths).filter(|(_, length)| **length == wanted)
            {
                *code = (next.reverse_bits() >> (16 - wanted), wanted);
                next += 1;
            }
        }
        Code { codes }
    }

    fn lengths(&self) -> impl Iterator<Item = u8> {
        self.codes.iter().map(|(_, length)| *length)
    }
}

/// How long each symbol's code is in Huffman's tree; every code has at least two symbols, as some
/// decompressors ask for.
fn code_lengths(counts: &[u32]) -> Vec<u8> {
    let mut nodes: Vec<(u64, usize)> =
        (0..).zip(counts).filter(|(_, c)| **c > 0).map(|(s, c)| (u64::from(*c), s)).collect();
    for spare in 0..counts.len() {
        if nodes.len() >= 2 {
            break;
        }
        if counts[spare] == 0 {
            nodes.push((0, spare));
        }
    }
    nodes.sort_unstable();
    let leaves = nodes.len();
    // Both queues are sorted, so the lightest node is at the head of one of them.
    let mut parents = vec![0; 2 * leaves];
    let (mut leaf, mut joined) = (0, leaves);
    while nodes.len() < 2 * leaves - 1 {
        let mut weight = 0;
        for _ in 0..2 {
            let from_leaves =
                leaf < leaves && (joined >= nodes.len() || nodes[leaf].0 <= nodes[joined].0);
            let lightest = if from_leaves { &mut leaf } else { &mut joined };
            weight += nodes[*lightest].0;
            parents[*lightest] = nodes.len();
            *lightest += 1;
        }
        nodes.push((weight, usize::MAX));
    }
    let mut depths = vec![0u8; nodes.len()];
    for node in (0..nodes.len() - 1).rev() {
        depths[node] = depths[parents[node]].saturating_add(1);
    }
    let mut lengths = vec![0; counts.len()];
    for (depth, (_, symbol)) in depths.into_iter().zip(&nodes).take(leaves) {
        lengths[*symbol] = depth;
    }
    lengths
}

/// Writes both codes as lists of lengths, themselves in a code; runs of zeros are joined.
fn write_codes(bits: &mut Bits<'_>, literals: &Code, distances: &Code) {
    let lengths: Vec<u8> = literals.lengths().chain(distances.lengths()).collect();
    // Symbols with extra bits: 17 and 18 stand for runs of zeros.
    let mut symbols: Vec<(usize, u32, u32)> = Vec::new();
    let mut rest = &lengths[..];
    while let Some(&first) = rest.first() {
        let run = rest.iter().take(138).take_while(|&&length| length == first).count();
        let taken = match (first, run) {
            (0, 11..) => {
                symbols.push((18, run as u32 - 11, 7));
                run
            }
            (0, 3..) => {
                symbols.push((17, run as u32 - 3, 3));
                run
            }
            _ => {
                symbols.push((usize::from(first), 0, 0));
                1
            }
        };
        rest = &rest[taken..];
    }
    let mut counts = [0; ORDER.len()];
    symbols.iter().for_each(|(symbol, ..)| counts[*symbol] += 1);
    let code = Code::new(&counts, LONGEST_OF_LENGTHS);
    bits.put((LITERALS - 257) as u32, 5);
    bits.put((DISTANCES - 1) as u32, 5);
    bits.put((ORDER.len() - 4) as u32, 4);
    ORDER.iter().for_each(|&symbol| bits.put(u32::from(code.codes[symbol].1), 3));
    for (symbol, extra, count) in symbols {
        bits.put_symbol(&code, symbol);
        bits.put(extra, count);
    }
}

/// Bits on their way into bytes, the first bit lowest.
struct Bits<'a> {
    file: &'a mut Vec<u8>,
    waiting: u64,
    count: u32,
}

impl Bits<'_> {
    #[inline]
    fn put(&mut self, bits: u32, count: u32) {
        self.waiting |= u64::from(bits) << self.count;
        self.count += count;
        if self.count >= 32 {
            self.file.extend_from_slice(&(self.waiting as u32).to_le_bytes());
            self.waiting >>= 32;
            self.count -= 32;
        }
    }

    #[inline]
    fn put_symbol(&mut self, code: &Code, symbol: usize) {
        let (bits, count) = code.codes[symbol];
        self.put(u32::from(bits), u32::from(count));
    }

    fn finish(self) {
        let bytes = self.count.div_ceil(8) as usize;
        self.file.extend_from_slice(&self.waiting.to_le_bytes()[..bytes]);
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use proptest::prelude::*;

    use super::*;

    fn inflated(block: Block) -> Vec<u8> {
        let mut file = Vec::new();
        block.finish(&mut file);
        let mut bytes = Vec::new();
        let mut decoder = flate2::read::DeflateDecoder::new(&file[..]);
        decoder.read_to_end(&mut bytes).expect("the stream is whole");
        bytes
    }

    proptest! {
        /// Bytes and repetitions, against the plain meaning of them.
        #[test]
        fn any_block_is_read_back(
            steps in prop::collection::vec((any::<u8>(), 0usize..1 << 15, 0usize..700), 0..200),
            skewed in any::<bool>(),
        ) {
            let (mut block, mut wanted) = (Block::new(), Vec::new());
            for (byte, distance, length) in steps {
                let byte = if skewed { byte.leading_zeros() as u8 } else { byte };
                block.byte(byte);
                wanted.push(byte);
                if length >= 3 {
                    let distance = distance % wanted.len() + 1;
                    block.repeat(distance, length);
                    for _ in 0..length {
                        wanted.push(wanted[wanted.len() - distance]);
                    }
                }
            }
            prop_assert_eq!(inflated(block), wanted);
        }
    }

    #[test]
    fn blocks_of_nothing_and_of_one_byte_are_read_back() {
        assert_eq!(inflated(Block::new()), []);
        let mut block = Block::new();
        block.byte(200);
        block.repeat(1, 3);
        block.repeat(1, 2);
        assert_eq!(block.growing(), Some(1));
        block.byte(3);
        assert_eq!(block.growing(), None);
        assert_eq!(inflated(block), [200, 200, 200, 200, 200, 200, 3]);
    }

    #[test]
    fn every_length_and_distance_has_its_symbol() {
        for length in 3..=2_000 {
            let mut block = Block::new();
            block.byte(1);
            block.repeat(1, length);
            assert_eq!(inflated(block).len(), length + 1);
        }
        assert_eq!(distance_symbol(0), (0, 0, 0));
        assert_eq!(distance_symbol(4), (4, 0, 1));
        assert_eq!(distance_symbol(32_767), (29, 8_191, 13));
        assert_eq!(length_symbol(257), (284, 30, 5));
        assert_eq!(length_symbol(258), (285, 0, 0));
    }

    /// Counts like Fibonacci's numbers make the deepest tree there is.
    #[test]
    fn codes_never_grow_too_long() {
        let mut counts = vec![1u32, 1];
        while counts.len() < 40 {
            counts.push(counts[counts.len() - 1] + counts[counts.len() - 2]);
        }
        for longest in [7, 15] {
            let code = Code::new(&counts, longest);
            let full: u32 = code.lengths().map(|length| 1 << (15 - length)).sum();
            assert_eq!(full, 1 << 15, "every sequence of bits means something");
        }
    }
}
