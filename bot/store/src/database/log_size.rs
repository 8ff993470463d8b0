//! The size of SQLite's write-ahead log.

use super::file::beside;
use super::store::Store;

impl Store {
    /// The bytes of the write-ahead log beside the file; 0 if there is none, as with a server.
    pub fn log_bytes(&self) -> u64 {
        let log = self.path().map(|path| std::fs::metadata(beside(path, "-wal")));
        log.and_then(Result::ok).map_or(0, |log| log.len())
    }
}
