//! The size of SQLite's write-ahead log.

use super::Store;
use super::file::beside;

impl Store {
    /// How many bytes the write-ahead log has that lies beside the file; 0 if there is none.
    pub fn log_bytes(&self) -> u64 {
        std::fs::metadata(beside(self.path(), "-wal")).map_or(0, |log| log.len())
    }
}
