//! Properties that hold for any input, as in `rules/fuzz`. They are tested on its corpora, and on
//! some thousand inputs made from them, which are always the same.

// The functions that the fuzz targets call. Only a nightly compiler builds the targets themselves.
#[path = "../../fuzz/src/lib.rs"]
mod bodies;

use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};
use std::ops::Range;
use std::path::Path;

/// The number of inputs that are made for each target.
const MADE: usize = 4_000;

/// The kept inputs of a target, in the order of their names.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let entries = std::fs::read_dir(&folder).expect("there is a corpus");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    // Inputs that a run of the fuzzer has found have no extension.
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    assert!(paths.len() >= 24, "{} holds only {} inputs", folder.display(), paths.len());
    paths.iter().map(|path| std::fs::read(path).expect("it can be read")).collect()
}

/// The bytes on which most of an input's meaning depends.
const SIGNS: &[u8] = b"0123456789abcdefghKQNRPx=@/.,-# \n";

/// Random numbers that are the same in every run.
struct Dice(TestRng);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0.next_u32() as usize % end.max(1)
    }

    fn byte(&mut self) -> u8 {
        self.0.next_u32() as u8
    }

    /// A random part of an input: a few bytes, given by their range.
    fn part(&mut self, input: &[u8]) -> Range<usize> {
        let start = self.below(input.len());
        start..(start + self.below(8)).min(input.len())
    }

    /// An input with one to three changes or, now and then, random bytes.
    fn input(&mut self, corpus: &[Vec<u8>]) -> Vec<u8> {
        if self.below(20) == 0 {
            return (0..self.below(200)).map(|_| self.byte()).collect();
        }
        let mut input = corpus[self.below(corpus.len())].clone();
        for _ in 0..=self.below(3) {
            let part = self.part(&input);
            let new = match self.below(8) {
                0 => Vec::new(),
                1 => vec![self.byte()],
                2 => vec![SIGNS[self.below(SIGNS.len())]],
                3 => {
                    let other = &corpus[self.below(corpus.len())];
                    other[self.part(other)].to_vec()
                }
                _ => {
                    self.exchange(&mut input);
                    continue;
                }
            };
            input.splice(part, new);
        }
        input
    }

    /// Exchanges two bytes if both are letters, or neither is. So the pieces of a FEN change, and
    /// their number stays right.
    fn exchange(&mut self, input: &mut [u8]) {
        let (one, other) = (self.below(input.len()), self.below(input.len()));
        let is_letter = |place: usize| input.get(place).map(u8::is_ascii_alphabetic);
        if is_letter(one) == is_letter(other) && !input.is_empty() {
            input.swap(one, other);
        }
    }
}

/// Runs a target's body, and shows an input that makes it panic.
fn holds(body: fn(&[u8]) -> bool, input: &[u8]) -> bool {
    std::panic::catch_unwind(|| body(input))
        .unwrap_or_else(|_| panic!("with the input {:?}", String::from_utf8_lossy(input)))
}

fn holds_for_any_input(target: &str, body: fn(&[u8]) -> bool) {
    let corpus = corpus(target);
    let understood = corpus.iter().filter(|input| holds(body, input)).count();
    let share = understood as f64 / corpus.len() as f64;
    assert!((0.3..1.0).contains(&share), "the corpus has both kinds: {share}");
    let mut dice = Dice(TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let understood = (0..MADE).filter(|_| holds(body, &dice.input(&corpus))).count();
    assert!(understood > MADE / 20, "only {understood} inputs go deep");
}

#[test]
fn any_text_is_a_position_or_refused() {
    holds_for_any_input("fen", bodies::fen);
}

#[test]
fn any_text_is_a_move_a_choice_or_refused_in_a_sentence() {
    holds_for_any_input("notation", bodies::notation);
}

#[test]
fn any_text_is_a_movement_of_both_sides_or_refused() {
    holds_for_any_input("betza", bodies::betza);
}

#[test]
fn any_text_is_a_variant_that_can_be_played_or_refused() {
    holds_for_any_input("variant_file", bodies::variant_file);
}

#[test]
fn any_text_is_converted_to_a_variant_or_refused() {
    holds_for_any_input("convert", bodies::convert);
}
