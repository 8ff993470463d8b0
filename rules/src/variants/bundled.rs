//! The variants that come with the program, in their present and their earlier revisions.

use std::sync::{Arc, LazyLock};

use crate::Variant;

// `FILES` has the files in `variants/`. `OLD_FILES` has those in `variants/old/`, which a new
// revision has replaced. They stay, so that games which were begun with them can be replayed.
include!(concat!(env!("OUT_DIR"), "/variant_files.rs"));

fn read(files: &[(&str, &str)]) -> Vec<Arc<Variant>> {
    let read = |(name, text): &(&str, &str)| {
        let variant = Variant::from_bundled_toml(name, text);
        Arc::new(variant.expect("every bundled variant file is valid, as a test makes sure"))
    };
    let mut variants: Vec<Arc<Variant>> = files.iter().map(read).collect();
    variants.sort_by(|one, other| (one.listed, &one.name).cmp(&(other.listed, &other.name)));
    variants
}

/// The variants that come with the program, in the order shown to users.
pub fn bundled() -> &'static [Arc<Variant>] {
    static BUNDLED: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(|| read(FILES));
    &BUNDLED
}

/// The bundled variant with this id.
pub fn bundled_by_id(id: &str) -> Option<&'static Arc<Variant>> {
    bundled().iter().find(|variant| variant.id == id)
}

/// The variant with this id in this revision, if a version of the program came with it.
pub(crate) fn bundled_of(id: &str, revision: u32) -> Option<&'static Arc<Variant>> {
    static OLD: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(|| read(OLD_FILES));
    let fits = |variant: &&Arc<Variant>| variant.id == id && variant.revision == revision;
    bundled().iter().find(fits).or_else(|| OLD.iter().find(fits))
}

/// Every bundled file, present and old, as its name and its text.
pub fn bundled_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().chain(OLD_FILES).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The program reads them without the checks of the whole file, and compiles no tables.
    #[test]
    fn every_bundled_file_passes_every_check() {
        for (name, text) in bundled_files() {
            let problems = Variant::check_toml(name, text).err().unwrap_or_default();
            assert!(problems.is_empty(), "{name}: {problems:?}");
            let read = Variant::from_bundled_toml(name, text).expect("it can be read");
            assert!(read.tables.get().is_none(), "{name}");
        }
    }
}
