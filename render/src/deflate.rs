//! Writes DEFLATE (RFC 1951) from repetitions that are known already.
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

/// Parts with fewer symbols than this do not get a code of their own, which takes about 90 bytes.
const WORTH_A_CODE: usize = 2_500;

/// Bytes and repetitions, collected before codes are made for them.
pub(crate) struct Stream {
    /// A byte, or a repetition as length << 16 | distance - 1.
    symbols: Vec<u32>,
    /// Where parts with other frequencies start.
    cuts: Vec<usize>,
    /// A repetition that may still grow; its length is zero when there is none.
    pending: (usize, usize),
}

impl Stream {
    pub(crate) fn new() -> Stream {
        Stream { symbols: Vec::new(), cuts: vec![0], pending: (0, 0) }
    }

    /// Adds a byte.
    #[inline]
    pub(crate) fn byte(&mut self, byte: u8) {
        self.flush();
        self.symbols.push(u32::from(byte));
    }

    /// What follows may be of another kind, so that it may be worth another code.
    pub(crate) fn cut(&mut self) {
        if self.cuts.last().is_none_or(|last| self.symbols.len() - last >= WORTH_A_CODE) {
            self.flush();
            self.cuts.push(self.symbols.len());
        }
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

    #[inline]
    fn flush(&mut self) {
        let (mut length, distance) = self.pending;
        while length > 0 {
            let part = match length {
                // What is left must not be shorter than three.
                259 | 260 => LONGEST_MATCH - 3,
                _ => length.min(LONGEST_MATCH),
            };
            length -= part;
            self.symbols.push((part << 16 | (distance - 1)) as u32);
        }
        self.pending = (0, 0);
    }

    /// The whole stream, ending on a whole byte.
    pub(crate) fn finish(mut self, file: &mut Vec<u8>) {
        self.flush();
        let end = self.symbols.len();
        if self.cuts.len() > 1 && self.cuts.last().is_some_and(|last| end - last < WORTH_A_CODE) {
            self.cuts.pop();
        }
        file.reserve(end);
        let mut bits = Bits { file, waiting: 0, count: 0 };
        let ends = self.cuts.iter().skip(1).copied().chain([end]);
        for (&start, part_end) in self.cuts.iter().zip(ends) {
            // Whether it is the last block, and that it has a code of its own.
            bits.put(u32::from(part_end == end), 1);
            bits.put(0b10, 2);
            write_block(&mut bits, &self.symbols[start..part_end]);
        }
        bits.finish();
    }
}

fn write_block(bits: &mut Bits<'_>, symbols: &[u32]) {
    let mut counts = ([0; LITERALS], [0; DISTANCES]);
    counts.0[END_OF_BLOCK] = 1;
    for &symbol in symbols {
        match (symbol >> 16) as usize {
            0 => counts.0[symbol as usize] += 1,
            length => {
                counts.0[length_symbol(length).0] += 1;
                counts.1[distance_symbol((symbol & 0xffff) as usize).0] += 1;
            }
        }
    }
    let literals = Code::new(&counts.0, LONGEST);
    let distances = Code::new(&counts.1, LONGEST);
    write_codes(bits, &literals, &distances);
    for &symbol in symbols {
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
    let spare = (0..).zip(counts).filter(|(_, count)| **count == 0).map(|(symbol, _)| (0, symbol));
    nodes.extend(spare.take(2usize.saturating_sub(nodes.len())));
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
    for (symbol, ..) in &symbols {
        counts[*symbol] += 1;
    }
    let code = Code::new(&counts, LONGEST_OF_LENGTHS);
    bits.put((LITERALS - 257) as u32, 5);
    bits.put((DISTANCES - 1) as u32, 5);
    bits.put((ORDER.len() - 4) as u32, 4);
    for symbol in ORDER {
        bits.put(u32::from(code.codes[symbol].1), 3);
    }
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

    fn inflated(stream: Stream) -> Vec<u8> {
        let mut file = Vec::new();
        stream.finish(&mut file);
        let mut bytes = Vec::new();
        let mut decoder = flate2::read::DeflateDecoder::new(&file[..]);
        decoder.read_to_end(&mut bytes).expect("the stream is whole");
        bytes
    }

    proptest! {
        /// Bytes and repetitions, against the plain meaning of them.
        #[test]
        fn any_stream_is_read_back(
            steps in prop::collection::vec((any::<u8>(), 0usize..1 << 15, 0usize..700), 0..200),
            skewed in any::<bool>(),
        ) {
            let (mut stream, mut wanted) = (Stream::new(), Vec::new());
            for (byte, distance, length) in steps {
                stream.cut();
                let byte = if skewed { byte.leading_zeros() as u8 } else { byte };
                stream.byte(byte);
                wanted.push(byte);
                if length >= 3 {
                    let distance = distance % wanted.len() + 1;
                    stream.repeat(distance, length);
                    for _ in 0..length {
                        wanted.push(wanted[wanted.len() - distance]);
                    }
                }
            }
            prop_assert_eq!(inflated(stream), wanted);
        }
    }

    #[test]
    fn streams_of_nothing_and_of_one_byte_are_read_back() {
        assert_eq!(inflated(Stream::new()), []);
        let mut stream = Stream::new();
        stream.byte(200);
        stream.repeat(1, 3);
        stream.repeat(1, 2);
        assert_eq!(stream.growing(), Some(1));
        stream.byte(3);
        assert_eq!(stream.growing(), None);
        assert_eq!(inflated(stream), [200, 200, 200, 200, 200, 200, 3]);
    }

    #[test]
    fn parts_have_codes_of_their_own() {
        let mut stream = Stream::new();
        let mut wanted = Vec::new();
        for part in 0..9u8 {
            stream.cut();
            for n in 0..WORTH_A_CODE * usize::from(part % 3) {
                let byte = part * 20 + (n * n % 7) as u8;
                stream.byte(byte);
                wanted.push(byte);
            }
        }
        assert!(stream.cuts.len() >= 5);
        assert!(inflated(stream) == wanted);
    }

    #[test]
    fn every_length_and_distance_has_its_symbol() {
        for length in 3..=2_000 {
            let mut stream = Stream::new();
            stream.byte(1);
            stream.repeat(1, length);
            assert_eq!(inflated(stream).len(), length + 1);
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
