//! Doctor's checks of files: who can read them, and whether the disk has room for them to grow.

use super::findings::Findings;
use menagerie_chat::scheduler::COPIES_KEPT;
use menagerie_core::Timestamp;
use menagerie_store::old_copies;
use std::path::Path;

/// The bytes that should always be free: as much as the log may take before it is written back, and
/// some pictures under way.
const ROOM: u64 = 100 * 1024 * 1024;

/// Checks who can read the file with the token.
pub fn secrets(findings: &mut Findings) {
    let file = Path::new(".env");
    if file.exists() {
        readers(file, "the token", findings);
    }
}

/// Checks who can read the database, its old copies, and the room on its disk if it can grow.
pub fn database(path: &Path, now: Timestamp, can_grow: bool, findings: &mut Findings) {
    for copy in old_copies(path, Timestamp(now.0 - COPIES_KEPT)) {
        findings.found(format!(
            "files: {} is older than 30 days, and whoever has had all deleted since is still in it: delete it",
            copy.display()
        ));
    }
    readers(path, "all games, notes and settings", findings);
    let (Ok(file), Some(folder)) = (path.metadata(), path.parent()) else { return };
    if can_grow {
        room(file.len(), folder, findings);
    }
}

#[cfg(unix)]
fn readers(file: &Path, what: &str, findings: &mut Findings) {
    use std::os::unix::fs::PermissionsExt;
    let name = file.display();
    match file.metadata() {
        Ok(metadata) if metadata.permissions().mode() & 0o007 != 0 => findings.found(format!(
            "files: everybody on this machine can read {name}, and with it {what}: chmod 600 {name}"
        )),
        Ok(_) => findings.well(format!("files: not everybody can read {name}")),
        Err(error) => findings.unseen(format!("files: who can read {name} ({error})")),
    }
}

#[cfg(not(unix))]
fn readers(file: &Path, _what: &str, findings: &mut Findings) {
    findings
        .unseen(format!("files: who can read {}, which this system does not tell", file.display()));
}

#[cfg(unix)]
fn room(size: u64, folder: &Path, findings: &mut Findings) {
    let name = folder.display();
    match rustix::fs::statvfs(folder) {
        Ok(disk) => {
            // Deleted data is gone for good once the file is written anew, through its log.
            let needed = size.saturating_mul(2).saturating_add(ROOM);
            let free = disk.f_bavail.saturating_mul(disk.f_frsize);
            let megabytes = |bytes: u64| bytes / 1_000_000;
            if free < needed {
                findings.found(format!(
                    "disk: {} MB are free in {name}, and a copy of the database before a migration, or writing it anew after somebody had all deleted, may take {} MB: make room, for nothing can be played on a full disk",
                    megabytes(free),
                    megabytes(needed)
                ));
            } else {
                findings.well(format!("disk: {} MB are free in {name}", megabytes(free)));
            }
        }
        Err(error) => findings.unseen(format!("disk: how much is free in {name} ({error})")),
    }
}

#[cfg(not(unix))]
fn room(_size: u64, folder: &Path, findings: &mut Findings) {
    findings.unseen(format!("disk: how much is free in {}", folder.display()));
}
