//! The games that come with the program, in their present and their earlier revisions.

use std::sync::{Arc, LazyLock};

use crate::Variant;

macro_rules! variant_file {
    ($name:literal) => {
        (concat!($name, ".toml"), include_str!(concat!("../variants/", $name, ".toml")))
    };
}

/// The bundled variant files, in the order shown to users.
const FILES: [(&str, &str); 11] = [
    variant_file!("terachess-2"),
    variant_file!("teramachy"),
    variant_file!("fantastic-13"),
    variant_file!("terran"),
    variant_file!("cetran-2"),
    variant_file!("chess"),
    variant_file!("shako"),
    variant_file!("capablanca"),
    variant_file!("gigachess-2"),
    variant_file!("metamachy"),
    variant_file!("pemba"),
];

/// Files that have been replaced by a new revision, as `variant_file!("old/terachess-2-r1")`. They stay,
/// so that the games that were begun with them can be replayed.
const OLD_FILES: [(&str, &str); 0] = [];

fn read(files: &[(&str, &str)]) -> Vec<Arc<Variant>> {
    let read = |(name, text): &(&str, &str)| {
        let variant = Variant::from_toml(name, text);
        Arc::new(variant.expect("every bundled variant file is valid, as a test makes sure"))
    };
    files.iter().map(read).collect()
}

/// The games that come with the program, in the order shown to users.
pub fn bundled() -> &'static [Arc<Variant>] {
    static BUNDLED: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(|| read(&FILES));
    &BUNDLED
}

/// The bundled game with this id.
pub fn bundled_by_id(id: &str) -> Option<&'static Arc<Variant>> {
    bundled().iter().find(|variant| variant.id == id)
}

/// The game with this id as it was in this revision, with which games are replayed.
///
/// ```
/// use menagerie_rules::variant_of;
/// assert_eq!(variant_of("terachess-2", 1).map(|variant| variant.revision), Some(1));
/// assert!(variant_of("terachess-2", 0).is_none());
/// ```
pub fn variant_of(id: &str, revision: u32) -> Option<&'static Arc<Variant>> {
    static OLD: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(|| read(&OLD_FILES));
    let fits = |variant: &&Arc<Variant>| variant.id == id && variant.revision == revision;
    bundled().iter().find(fits).or_else(|| OLD.iter().find(fits))
}

/// Every bundled file, present and old, as its name and its text.
pub fn bundled_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.into_iter().chain(OLD_FILES)
}
