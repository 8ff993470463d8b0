//! The invariants of ARCHITECTURE.md that a look at the files can check.

use crate::imports::{self, Crate};
use menagerie_rules::bundled;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The Rust files below a folder of the workspace.
pub fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                // Files that were built there, as by cargo-fuzz, do not count.
                folders.extend(Some(path).filter(|path| !path.ends_with("target")));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).expect("it is text");
                found.push((path, text));
            }
        }
    }
    assert!(!found.is_empty(), "{folder} has no files");
    found
}

/// The crates below `bot`.
pub const CRATES: [&str; 12] = [
    "bench", "chat", "config", "core", "discord", "matrix", "metrics", "store", "terminal", "uci",
    "web", "words",
];

/// The folders of the program's sources, and of the crates beside it.
fn sources() -> Vec<String> {
    let ours = CRATES.map(|name| format!("bot/{name}/src"));
    let others = ["bot/src", "club/src", "render/src", "rules/src", "sandbox/src", "search/src"]
        .map(str::to_owned);
    ours.into_iter().chain(others).collect()
}

/// The code before a file's own tests.
fn code(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

/// Whether a file is compiled for tests only.
pub fn is_test(path: &Path) -> bool {
    let name = path.file_stem().expect("it has a name").to_string_lossy();
    let parent = path.parent().expect("it is in a folder");
    let declared = ["lib.rs", "mod.rs"]
        .map(|file| std::fs::read_to_string(parent.join(file)).unwrap_or_default())
        .concat()
        .replace("pub(crate) mod", "mod");
    name == "tests" || declared.contains(&format!("#[cfg(test)]\nmod {name};"))
}

/// An example in a doc comment is a test of its crate, unless the crate says that it has none.
#[test]
fn every_example_in_a_doc_comment_is_run() {
    let mut examples = 0;
    for folder in sources() {
        let manifest =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(&folder).join("../Cargo.toml");
        let manifest = std::fs::read_to_string(manifest).expect("a crate has a manifest");
        for (path, text) in files(&folder) {
            let has_one = text.lines().any(|line| {
                let comment = line.trim_start();
                let doc = comment.strip_prefix("///").or_else(|| comment.strip_prefix("//!"));
                doc.is_some_and(|doc| doc.trim_start().starts_with("```"))
            });
            examples += usize::from(has_one);
            assert!(
                !has_one || !manifest.contains("doctest = false"),
                "{} has an example that is not run: see doctest in {folder}/../Cargo.toml",
                path.display()
            );
        }
    }
    assert!(examples >= 5, "examples are not found any more");
}

#[test]
fn no_variant_is_known_to_the_code() {
    for (path, text) in sources().iter().flat_map(|it| files(it)) {
        if is_test(&path) {
            continue;
        }
        // The readers of other programs' files use their names, and so does an option of UCI.
        let is_list = path.ends_with("rules/src/variants/bundled.rs")
            || path.ends_with("bot/uci/src/settings.rs")
            || path.to_string_lossy().contains("rules/src/convert/");
        let lines = code(&text).lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in lines {
            for variant in bundled() {
                let named = line.contains(&format!("\"{}\"", variant.id))
                    || line.contains(&variant.name) && variant.name.len() > 5;
                assert!(!named || is_list, "{} names {}: {line}", path.display(), variant.name);
            }
        }
    }
}

#[test]
fn rules_and_pictures_do_no_io_and_the_core_asks_for_no_time() {
    for (path, text) in files("bot/core/src") {
        for word in ["SELECT ", "std::time", "std::fs"] {
            assert!(!code(&text).contains(word), "{} knows {word}", path.display());
        }
    }
    for (path, text) in
        ["rules/src", "render/src", "search/src", "club/src"].into_iter().flat_map(files)
    {
        if is_test(&path) {
            continue;
        }
        for word in ["std::fs", "std::net", "std::time", "tokio", "rand::"] {
            assert!(!code(&text).contains(word), "{} uses {word}", path.display());
        }
    }
}

/// The names of what a crate is built with, tests aside.
fn dependencies(manifest: &Path) -> BTreeSet<String> {
    let text = std::fs::read_to_string(manifest).expect("each crate has one");
    let mut is_wanted = false;
    let mut names = BTreeSet::new();
    for line in text.lines() {
        if line.starts_with('[') {
            is_wanted = line.ends_with("dependencies]") && !line.contains("dev-dependencies");
        } else if is_wanted && let Some(end) = line.find(['.', ' ', '=']) {
            names.insert(line[..end].to_owned());
        }
    }
    names
}

/// The compiler holds the rest: a crate knows nothing that its manifest does not name.
#[test]
fn sql_and_each_network_are_known_to_one_crate_and_the_core_knows_nothing_that_waits() {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR"));
    let speak = [("sqlx", "store"), ("serenity", "discord"), ("ruma", "matrix")];
    for name in CRATES.into_iter().chain(["."]) {
        let needed = dependencies(&bot.join(name).join("Cargo.toml"));
        assert!(!needed.is_empty(), "{name} needs nothing");
        for (library, of) in speak {
            assert_eq!(needed.contains(library), name == of, "{library} in {name}");
        }
        let far: &[&str] = match name {
            "core" => &[
                "futures-util",
                "hyper",
                "menagerie-render",
                "menagerie-store",
                "reqwest",
                "tokio",
            ],
            "store" => &["menagerie-chat", "menagerie-render"],
            _ => &[],
        };
        let found: Vec<_> = far.iter().filter(|it| needed.contains(**it)).collect();
        assert!(found.is_empty(), "{name} needs {found:?}");
    }
}

#[test]
fn the_core_names_nothing_that_only_one_network_has() {
    let words = ["discord", "matrix", "slash", "thread", "channel", "button"];
    // A record is a file, in forms that other programs gave it.
    let outside = |(path, _): &(PathBuf, String)| !path.to_string_lossy().contains("/record/");
    for (path, text) in files("bot/core/src").into_iter().filter(outside) {
        // The examples of the tests are made in several threads of the program.
        let is_example = path.to_string_lossy().contains("/examples/");
        let text = if is_example { text.replace("std::thread::scope", "") } else { text };
        for word in words {
            assert!(!text.to_lowercase().contains(word), "{} names {word}", path.display());
        }
        assert!(!text.contains("\"/"), "{} names a command as one network has it", path.display());
    }
}

#[test]
fn every_file_says_what_it_is_for_and_is_not_too_long() {
    for (path, text) in
        ["bot", "club", "render", "rules", "sandbox", "search"].into_iter().flat_map(files)
    {
        assert!(text.starts_with("//!"), "{} does not say what it is for", path.display());
        let lines = text.lines().count();
        assert!(lines <= 700, "{} has {lines} lines", path.display());
    }
}

/// The links between the files of a crate.
fn read(folder: &str) -> Crate {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let files = files(folder);
    let names = files.iter().map(|(path, _)| path.strip_prefix(&root).expect("it is below"));
    let names: Vec<_> = names.map(|name| name.to_string_lossy().replace('\\', "/")).collect();
    let texts = files.iter().map(|(_, text)| text.as_str());
    Crate::read(names.iter().map(String::as_str).zip(texts))
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut found = Vec::new();
    for folder in sources() {
        let circles = imports::circles(&read(&folder).imports());
        found.extend(circles.iter().map(|circle| format!("in {folder}, {circle}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The room of a crate that a file is in. The types of a room can be named by every other one, as
/// those of `model` can.
fn room(file: &str) -> Option<&str> {
    let (room, rest) = file.split_once('/')?;
    Some(if rest.starts_with("types/") { "model" } else { room })
}

/// Each room of a crate imports only from rooms that stand below it in a list, which has them all.
fn assert_that_rooms_import_from_below<'a>(folder: &str, listed: impl Iterator<Item = &'a str>) {
    let floor: BTreeMap<&str, usize> = listed.zip(0..).collect();
    let read = read(folder);
    let mut found = BTreeSet::new();
    for (file, imported) in read.imports() {
        let Some(here) = room(file) else { continue };
        found.insert(here);
        for other in imported.into_iter().filter_map(room).filter(|other| *other != here) {
            let is_below = floor.get(other) > floor.get(here);
            assert!(is_below, "in {folder}, {file} of {here} imports from {other}");
        }
    }
    assert_eq!(found, floor.keys().copied().collect(), "the rooms that there are in {folder}");
}

#[test]
fn a_room_of_the_core_imports_only_from_rooms_below_it_in_the_table() {
    let table = include_str!("../../../ARCHITECTURE.md").split("## Rooms").nth(1);
    let table = table.and_then(|rest| rest.split("\n## ").next()).expect("it has a table");
    let names = table.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    assert_that_rooms_import_from_below("bot/core/src", names);
}

#[test]
fn a_room_of_the_store_imports_only_from_rooms_below_it_in_its_list() {
    let list = include_str!("../../store/src/lib.rs").lines();
    let names = list.filter_map(|line| line.strip_prefix("//! - `")?.split('`').next());
    assert_that_rooms_import_from_below("bot/store/src", names);
}

/// The folders of tests beside the sources.
const TESTS: [&str; 9] = [
    "bot/benches",
    "bot/tests",
    "bot/uci/tests",
    "bot/words/tests",
    "club/tests",
    "render/tests",
    "rules/tests",
    "sandbox/tests",
    "search/tests",
];

#[test]
fn no_folder_of_source_or_tests_has_more_than_forty_files() {
    let mut folders: BTreeMap<&Path, usize> = BTreeMap::new();
    let everywhere = sources().into_iter().chain(TESTS.map(str::to_owned));
    let files: Vec<_> = everywhere.flat_map(|folder| files(&folder)).collect();
    for (path, _) in &files {
        *folders.entry(path.parent().expect("it is in a folder")).or_default() += 1;
    }
    assert!(folders.values().all(|files| *files <= 40), "{folders:#?}");
}

/// The module that a line takes in: the name in `mod name;`, or the file in `#[path = "folder/name.rs"]`.
fn module_of(line: &str) -> Option<&str> {
    let line = line.trim();
    if let Some(path) = line.strip_prefix("#[path = \"") {
        return path.strip_suffix(".rs\"]")?.rsplit('/').next();
    }
    line.strip_suffix(';')?.rsplit_once("mod ").map(|(_, name)| name)
}

/// The compiler says nothing of a file that is no module of another one, and its tests never run.
#[test]
fn every_file_of_source_or_tests_is_a_module_of_another_one() {
    for folder in sources().into_iter().chain(TESTS.map(str::to_owned)) {
        let files = files(&folder);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(&folder);
        let lines = files.iter().flat_map(|(_, text)| text.lines());
        let named: BTreeSet<&str> = lines.filter_map(module_of).collect();
        for (path, _) in &files {
            let text =
                |part: Option<&OsStr>| part.expect("it has one").to_string_lossy().into_owned();
            let (at, name) = (path.parent().expect("it is in a folder"), text(path.file_stem()));
            // Cargo itself finds what lies at the top, and each folder's `main.rs`.
            if at == root || ["main", "lib"].contains(&name.as_str()) {
                continue;
            }
            let module = if name == "mod" { text(at.file_name()) } else { name.clone() };
            let is_named = named.contains(module.as_str());
            assert!(is_named, "no file names {} as its module", path.display());
        }
    }
}
