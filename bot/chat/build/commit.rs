//! Which commit a folder of sources is of.

use std::path::{Path, PathBuf};
use std::process::Command;

/// How much of a hash is told.
const LENGTH: usize = 12;

/// The commit of the sources in a folder, with `-dirty` behind it where they were changed since: that of
/// the checkout, or the one that `git archive` has written into the file `COMMIT`. `None` if nothing
/// tells.
pub fn of(root: &Path) -> Option<String> {
    of_checkout(root).or_else(|| of_archive(root))
}

/// The files by which it shows that another commit was checked out or made. Only such that are there:
/// a build that watches others is never done.
pub fn traces(root: &Path) -> Vec<PathBuf> {
    if !is_checkout(root) {
        return Vec::new();
    }
    let paths = ["HEAD", "logs/HEAD"].map(|name| git(root, &["rev-parse", "--git-path", name]));
    paths.into_iter().flatten().map(|path| root.join(path)).filter(|path| path.exists()).collect()
}

/// Git itself would go on to look in the folders above, where another project may be.
fn is_checkout(root: &Path) -> bool {
    root.join(".git").exists()
}

fn of_checkout(root: &Path) -> Option<String> {
    let abbreviation = format!("--abbrev={LENGTH}");
    let words = ["describe", "--always", "--dirty", "--exclude=*", &abbreviation];
    if is_checkout(root) { git(root, &words) } else { None }
}

fn of_archive(root: &Path) -> Option<String> {
    let text = std::fs::read_to_string(root.join("COMMIT")).ok()?;
    let hash = text.trim();
    let commit = hash.get(..LENGTH)?;
    hash.chars().all(|c| c.is_ascii_hexdigit()).then(|| commit.to_owned())
}

/// The answer of Git; `None` where it is not installed, or has nothing to say.
fn git(root: &Path, words: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(root).args(words).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
