//! Numbers that look random and follow from a seed. The crate has no randomness of its own.

/// The generator SplitMix64.
pub(super) struct Random(u64);

impl Random {
    /// The numbers that follow from several numbers.
    pub fn of(seeds: impl IntoIterator<Item = u64>) -> Random {
        let mut all = Random(0);
        for seed in seeds {
            all.0 ^= seed;
            all.0 = all.next();
        }
        all
    }

    /// A number below a limit, or 0 if the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    /// One item of a list, if it has any.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_of_a_small_range_comes_and_a_seed_repeats_them() {
        let numbers = |seed: u64| {
            let mut random = Random::of([seed, 3]);
            (0..100).map(|_| random.below(5)).collect::<Vec<usize>>()
        };
        assert_eq!(numbers(1), numbers(1));
        assert_ne!(numbers(1), numbers(2));
        assert!((0..5).all(|number| numbers(1).contains(&number)));
        assert!(numbers(1).iter().all(|number| *number < 5));
    }

    #[test]
    fn an_empty_list_has_no_item() {
        let mut random = Random::of([7]);
        assert_eq!(random.one_of::<u8>(&[]), None);
        assert_eq!(random.below(0), 0);
        assert_eq!(random.one_of(&[9]), Some(9));
    }
}
