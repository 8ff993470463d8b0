//! The facts about positions that were looked at before: a table of a fixed size.

use menagerie_rules::Move;
use thiserror::Error;

use crate::bound::Bound;
use crate::score::DECIDED;

/// The facts about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The upper half of the position's hash. The lower half gives the place in the table.
    check: u32,
    pub score: i16,
    pub depth: i8,
    /// The number of the search that wrote it, and in the lowest two bits the bound. Zero is nobody.
    stamp: u8,
    /// The best move, packed.
    best: [u8; 8],
}

/// No packed move.
const NO_MOVE: [u8; 8] = [u8::MAX; 8];

impl Entry {
    const NONE: Entry = Entry { check: 0, score: 0, depth: 0, stamp: 0, best: NO_MOVE };

    pub const fn best(&self) -> Option<Move> {
        Move::unpacked(self.best)
    }

    pub const fn bound(&self) -> Bound {
        match self.stamp & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        }
    }
}

/// How many places a table grows by before it is asked whether to stop: 2 MiB.
const PART: usize = 1 << 16;

/// Why a table cannot have another size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TableError {
    /// The memory has no room for it.
    #[error("there is no room for a table of {bytes} bytes")]
    NoRoom {
        /// The bytes that were asked for.
        bytes: usize,
    },
}

/// A table of positions. Each place has two entries: one keeps the position that was searched deepest,
/// the other the one that came last. Of the same position the newest result stands, also where it is
/// less deep: it has the window that is needed now.
#[derive(Debug)]
pub(crate) struct Table {
    places: Vec<[Entry; 2]>,
    /// The number of the present search, 1 to 63.
    search: u8,
    /// How many of the places it uses.
    used: usize,
}

impl Table {
    /// A table of at most this many bytes, and of one place at least.
    pub fn new(bytes: usize) -> Table {
        let places = places(bytes);
        Table { places: vec![[Entry::NONE; 2]; places], search: 0, used: places }
    }

    /// Gives the table another size, as for a new one. `is_stopped` is asked again and again, as a large
    /// table takes seconds; when it says so, the table is used as far as it has grown. It tells whether
    /// all is done.
    ///
    /// # Errors
    /// There is no room. Then the table stays as it is.
    pub fn resize(
        &mut self,
        bytes: usize,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<bool, TableError> {
        let wanted = places(bytes);
        let more = wanted.saturating_sub(self.places.len());
        self.places.try_reserve_exact(more).map_err(|_| TableError::NoRoom { bytes })?;
        while self.places.len() < wanted {
            if is_stopped() {
                return Ok(false);
            }
            let part = (self.places.len() + PART).min(wanted);
            self.places.resize(part, [Entry::NONE; 2]);
        }
        self.places.truncate(wanted);
        self.places.shrink_to_fit();
        Ok(true)
    }

    /// Begins a search that knows nothing of earlier ones, so that each search gives the same
    /// result after any earlier ones. A short search uses a part of the table, which is nearer in
    /// the memory.
    pub fn forget(&mut self, nodes: u64) {
        let needed = usize::try_from(nodes / 4).unwrap_or(usize::MAX).max(1);
        let whole = 1 << self.places.len().ilog2();
        self.used = needed.checked_next_power_of_two().unwrap_or(whole).min(whole);
        self.search += 1;
        if self.search > 63 {
            self.places.fill([Entry::NONE; 2]);
            self.search = 1;
        }
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.used - 1)
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let mut both = self.places[self.place(key)].into_iter();
        both.find(|it| it.check == (key >> 32) as u32 && it.stamp >> 2 == self.search)
    }

    pub fn put(&mut self, key: u64, depth: i32, score: i32, bound: Bound, best: Option<Move>) {
        let (place, search) = (self.place(key), self.search);
        let [deep, last] = &mut self.places[place];
        let depth = depth.clamp(0, 127) as i8;
        let check = (key >> 32) as u32;
        let is_same = |it: &Entry| it.check == check && it.stamp >> 2 == search;
        let known = || [*deep, *last].into_iter().find(is_same).map(|it| it.best);
        let best = best.map(|mv| mv.packed()).or_else(known).unwrap_or(NO_MOVE);
        let stamp = search << 2 | bound as u8;
        let entry = Entry { check, score: score as i16, depth, stamp, best };
        if is_same(deep) || deep.stamp >> 2 != search || deep.depth <= depth {
            if !is_same(deep) {
                *last = *deep;
            }
            *deep = entry;
        } else {
            *last = entry;
        }
    }
}

/// The places that fit into so many bytes. They are a power of two, and one at least.
const fn places(bytes: usize) -> usize {
    let fit = bytes / size_of::<[Entry; 2]>();
    if fit == 0 { 1 } else { 1 << fit.ilog2() }
}

/// A decided score in the table counts from the position, and not from where the search began.
pub(crate) fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > DECIDED => score + ply as i32,
        _ if score < -DECIDED => score - ply as i32,
        _ => score,
    }
}

pub(crate) fn from_table(score: i16, ply: usize) -> i32 {
    match i32::from(score) {
        score if score > DECIDED => score - ply as i32,
        score if score < -DECIDED => score + ply as i32,
        score => score,
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_table_has_no_more_bytes_than_it_may_and_keeps_what_is_deepest() {
        assert_eq!(size_of::<[Entry; 2]>(), 32);
        assert_eq!(Table::new(0).places.len(), 1);
        assert_eq!(Table::new(100 << 10).places.len() * 32, 64 << 10);
        let mut table = Table::new(32);
        table.forget(8);
        let key = |number: u64| number << 32;
        table.put(key(1), 9, 50, Bound::Exact, None);
        table.put(key(2), 3, -7, Bound::AtMost, None);
        table.put(key(3), 4, 8, Bound::AtLeast, None);
        let found = table.get(key(1)).expect("it is the deepest");
        assert_eq!((found.depth, found.score, found.bound()), (9, 50, Bound::Exact));
        assert!(table.get(key(2)).is_none());
        assert_eq!(table.get(key(3)).map(|it| it.bound()), Some(Bound::AtLeast));
        table.put(key(1), 5, 20, Bound::AtMost, None);
        let newest = table.get(key(1)).expect("it is there");
        assert_eq!((newest.depth, newest.score, newest.bound()), (5, 20, Bound::AtMost));
        table.forget(8);
        assert!(table.get(key(1)).is_none(), "another search begins with nothing");
    }

    #[test]
    fn a_table_grows_in_parts_and_shrinks() {
        let mut table = Table::new(0);
        let asked = Cell::new(0);
        let after_two = || asked.replace(asked.get() + 1) >= 2;
        assert_eq!(table.resize(32 * 3 * PART, &after_two), Ok(true), "two parts are the whole");
        assert_eq!(table.places.len(), 2 * PART);
        assert_eq!(table.resize(32 * 16 * PART, &after_two), Ok(false));
        assert_eq!(table.resize(32 * 5 * PART, &|| false), Ok(true));
        table.forget(u64::MAX);
        assert_eq!(table.used, 4 * PART);
        // Stopped half way, it is used as far as a power of two goes.
        table.places.resize(7 * PART, [Entry::NONE; 2]);
        table.forget(u64::MAX);
        assert_eq!(table.used, 4 * PART);
        assert_eq!(table.resize(100, &|| true), Ok(true), "nothing is to do for a smaller one");
        assert_eq!((table.places.len(), table.places.capacity()), (2, 2));
    }

    #[test]
    fn a_table_without_room_stays_as_it_is() {
        let mut table = Table::new(64);
        table.forget(8);
        table.put(5, 9, 50, Bound::Exact, None);
        let bytes = isize::MAX as usize;
        assert_eq!(table.resize(bytes, &|| false), Err(TableError::NoRoom { bytes }));
        assert_eq!((table.places.len(), table.get(5).map(|it| it.score)), (2, Some(50)));
    }
}
