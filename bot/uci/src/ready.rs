//! The search, made ready for a request: its table and its evaluation.

use menagerie_search::{Options, Search};

use crate::problem::Problem;

/// A search with its table.
pub(crate) struct Ready {
    pub search: Search,
    /// The size of the table for which nothing is left to do.
    settled: Option<usize>,
}

impl Ready {
    /// A search with hardly any table.
    pub fn new() -> Ready {
        Ready { search: Search::new(Options { table_bytes: 0, seed: 0 }), settled: None }
    }

    /// Sets these options. `is_stopped` may say to be content with a part of the table.
    ///
    /// # Errors
    /// There is no room for the table. Then it stays as it is, and that is told once.
    pub fn set(&mut self, options: Options, is_stopped: &dyn Fn() -> bool) -> Result<(), Problem> {
        self.search.set_seed(options.seed);
        let bytes = options.table_bytes;
        if self.settled == Some(bytes) {
            return Ok(());
        }
        let done = self.search.set_table_bytes(bytes, is_stopped);
        self.settled = (done != Ok(false)).then_some(bytes);
        done.map(|_| ()).map_err(|_| Problem::Room { mebibytes: bytes >> 20 })
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::atomic::AtomicBool;

    use menagerie_rules::{Line, Position, bundled_by_id};
    use menagerie_search::Level;

    use super::*;

    #[test]
    fn a_table_without_room_is_told_once() {
        let options = |table_bytes| Options { table_bytes, seed: 0 };
        let mut ready = Ready::new();
        let most = isize::MAX as usize;
        assert_eq!(ready.set(options(1 << 20), &|| false), Ok(()));
        let told = ready.set(options(most), &|| false).expect_err("there is no room").to_string();
        assert_eq!(told, "there is no room for a table of 8796093022207 MiB; it stays as it is");
        assert_eq!(ready.set(options(most), &|| false), Ok(()));
        assert_eq!(ready.set(options(1 << 20), &|| false), Ok(()));
    }

    #[test]
    fn a_table_that_was_stopped_is_made_to_its_end_later() {
        let options = Options { table_bytes: 8 << 20, seed: 0 };
        let mut ready = Ready::new();
        let asked = Cell::new(0);
        assert_eq!(ready.set(options, &|| asked.replace(1) == 1), Ok(()));
        assert_eq!(ready.settled, None);
        assert_eq!(ready.set(options, &|| false), Ok(()));
        assert_eq!(ready.set(options, &|| panic!("nothing is left to do")), Ok(()));
    }

    /// Another seed needs no other table and no other evaluation.
    #[test]
    fn another_seed_changes_the_choices_alone() {
        let chess = bundled_by_id("chess").expect("it is bundled");
        let (line, stop) = (Line::new(Position::start(chess)), AtomicBool::new(false));
        let mut ready = Ready::new();
        ready.set(Options { table_bytes: 1 << 20, seed: 0 }, &|| false).expect("there is room");
        assert!(ready.search.prepare(chess, &|| false));
        let mut chosen = |seed| {
            let options = Options { table_bytes: 1 << 20, seed };
            ready.set(options, &|| panic!("nothing is made")).expect("there is room");
            assert!(ready.search.prepare(chess, &|| true), "the evaluation is kept");
            let ours = ready.search.choose(&line, Level::WEAKEST, &stop);
            assert_eq!(ours, Search::new(options).choose(&line, Level::WEAKEST, &stop));
            ours.best
        };
        let first = chosen(0);
        assert!((1..20).any(|seed| chosen(seed) != first));
    }
}
