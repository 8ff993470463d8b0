//! Which file of a crate imports which, and the circles in that.
//!
//! An import from a module that only hands an item on counts as one from the file that defines it.
//! A module that declares others, and hands on what is theirs, imports nothing by that.

use crate::use_lines::{Path, Use, code, defines, statements, used, uses};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write as _;

/// The modules of a crate, without the parts that are compiled for tests only.
pub struct Crate(BTreeMap<Path, Module>);

struct Module {
    file: String,
    /// Its text without the statements that bring names in.
    body: String,
    uses: Vec<Use>,
}

/// The target of a path: a module, or an item of the module that defines it.
struct Target {
    module: Path,
    is_item: bool,
}

impl Crate {
    /// Reads a crate from its files: their paths below `src`, and their texts.
    pub fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut all: BTreeMap<Path, Module> = BTreeMap::new();
        for (file, text) in files {
            let code = code(text);
            let uses = statements(&code).flat_map(uses).collect();
            let without = |rest: String, statement| rest.replacen(statement, "", 1);
            let body = statements(&code).fold(code.clone(), without);
            all.insert(path_of(file), Module { file: file.to_owned(), body, uses });
        }
        let mut modules = BTreeMap::new();
        let mut declared = vec![Path::new()];
        while let Some(path) = declared.pop() {
            let Some(module) = all.remove(&path) else { continue };
            let words = module.body.lines().filter_map(|line| line.trim().strip_suffix(';'));
            let children = words.filter_map(|line| Some(line.split_once("mod ")?.1));
            declared.extend(children.map(|child| below(&path, child)));
            modules.insert(path, module);
        }
        Self(modules)
    }

    /// Each file with the files that it imports from.
    pub fn imports(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let of = |(path, module): (&Path, _)| {
            let mut found = self.imported(path, module);
            found.remove(path);
            (self.0[path].file.as_str(), found.iter().map(|it| self.0[it].file.as_str()).collect())
        };
        self.0.iter().map(of).collect()
    }

    fn imported(&self, here: &Path, module: &Module) -> BTreeSet<Path> {
        let mut paths: Vec<Path> =
            ["crate", "super", "self"].iter().flat_map(|root| used(&module.body, root)).collect();
        let children =
            self.0.keys().filter(|path| path.split_last().is_some_and(|it| it.1 == here));
        for child in children.filter_map(|path| path.last()) {
            paths.extend(used(&module.body, child));
        }
        let mut found = BTreeSet::new();
        for brought in &module.uses {
            match self.resolve(here, &brought.path) {
                // The items that are used from it count.
                Some(target) if !target.is_item => {
                    assert!(brought.name != "*", "{} does not name what it imports", module.file);
                    let used = used(&module.body, &brought.name);
                    paths.extend(used.map(|used| [&*brought.path, &used[1..]].concat()));
                }
                Some(target) if !(brought.is_handed_on && target.module.starts_with(here)) => {
                    found.insert(target.module);
                }
                _ => {}
            }
        }
        let targets = paths.iter().filter_map(|path| self.resolve(here, path));
        found.extend(targets.map(|target| target.module));
        found
    }

    /// Where a path leads that stands in a module, if it stays in the crate.
    fn resolve(&self, here: &Path, path: &[String]) -> Option<Target> {
        let mut at = here.clone();
        for (index, segment) in path.iter().enumerate() {
            let child = below(&at, segment);
            match segment.as_str() {
                "crate" => at.clear(),
                "self" => {}
                "super" => drop(at.pop()),
                _ if self.0.contains_key(&child) => at = child,
                _ if index == 0 => return None,
                name => return self.item(&at, name),
            }
        }
        Some(Target { module: at, is_item: false })
    }

    /// The item that a module has under a name, of its own or brought in from the crate.
    fn item(&self, module: &Path, name: &str) -> Option<Target> {
        let known = &self.0[module];
        if let Some(brought) = known.uses.iter().find(|brought| brought.name == name) {
            return self.resolve(module, &brought.path);
        }
        // An exported macro has a path at the root of the crate, wherever it stands.
        let is_macro = |module: &Module| module.body.contains(&format!("macro_rules! {name} "));
        if let Some((place, _)) = self.0.iter().find(|(_, it)| module.is_empty() && is_macro(it)) {
            return Some(Target { module: place.clone(), is_item: true });
        }
        assert!(defines(&known.body, name), "{name} is not found in {}", known.file);
        Some(Target { module: module.clone(), is_item: true })
    }
}

/// The circles of files that import each other, each in words.
pub fn circles(imports: &BTreeMap<&str, BTreeSet<&str>>) -> Vec<String> {
    let mut found: BTreeMap<BTreeSet<&str>, String> = BTreeMap::new();
    for start in imports.keys() {
        if let Some(circle) = circle(imports, start) {
            let mut words = String::new();
            for file in &circle {
                let _ = write!(words, "{file} imports ");
            }
            let _ = write!(words, "{start}");
            found.entry(circle.into_iter().collect()).or_insert(words);
        }
    }
    found.into_values().collect()
}

/// The shortest circle through a file.
fn circle<'a>(
    imports: &BTreeMap<&'a str, BTreeSet<&'a str>>,
    start: &'a str,
) -> Option<Vec<&'a str>> {
    let mut ways = VecDeque::from([vec![start]]);
    let mut seen = BTreeSet::new();
    while let Some(way) = ways.pop_front() {
        for next in &imports[way.last()?] {
            if *next == start {
                return Some(way);
            }
            if seen.insert(*next) {
                ways.push_back([&*way, &[*next]].concat());
            }
        }
    }
    None
}

fn below(module: &Path, name: &str) -> Path {
    [&**module, &[name.to_owned()]].concat()
}

/// The module that a file is.
fn path_of(file: &str) -> Path {
    let path = file.trim_end_matches(".rs");
    let path = path.strip_suffix("/mod").unwrap_or(path);
    path.split('/').filter(|name| *name != "lib").map(str::to_owned).collect()
}

fn circles_of(files: &[(&str, &str)]) -> Vec<String> {
    let read = Crate::read(files.iter().copied());
    circles(&read.imports())
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    for back in [
        "use crate::work::step;",
        "use crate::step;",
        "use super::super::work::{self};\n\nfn go() {\n    work::step();\n}",
        "use crate::{\n    clock,\n    work::step as done,\n};",
        "fn go() {\n    use crate::step;\n}",
        "pub use crate::step;",
        "fn go() {\n    crate::work::step();\n}",
        "fn go() -> super::super::work::Error {}",
        "use crate::clock;\n\nfn go() {\n    clock::work::step();\n}",
    ] {
        let found = circles_of(&[
            ("lib.rs", "mod clock;\npub mod store;\nmod work;\n\npub use work::step;"),
            ("clock.rs", "use crate::work;"),
            ("store/mod.rs", "mod open;\n\npub use open::Store;"),
            ("store/open.rs", &format!("{back}\n\npub struct Store;")),
            ("work.rs", "use crate::store::Store;\n\npub fn step() {}\n\npub enum Error {}"),
        ]);
        assert_eq!(found, ["store/open.rs imports work.rs imports store/open.rs"], "{back}");
    }
}

#[test]
fn declaring_handing_on_and_testing_are_no_imports() {
    let found = circles_of(&[
        (
            "lib.rs",
            "mod clock;\nmod work;\n#[cfg(test)]\nmod oracle;\n\npub use work::step;\n\npub struct Error;",
        ),
        (
            "clock.rs",
            "use crate::Error;\n\n/// Before [`crate::step`].\npub fn now() {} // crate::step\n\n#[cfg(test)]\nmod tests {\n    use crate::step;\n}\n",
        ),
        ("oracle.rs", "use crate::step;"),
        (
            "work.rs",
            "use crate::{Error, clock};\n#[cfg(test)]\nuse crate::oracle;\n\npub fn step() {\n    clock::now();\n}",
        ),
    ]);
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_module_that_uses_what_is_below_it_is_in_a_circle_with_what_uses_it() {
    for (text, is_circle) in [
        ("mod file;\n\npub use file::Lock;\n\npub struct Error;", false),
        ("mod file;\n\nuse file::Lock;\n\npub struct Error(Lock);", true),
        ("mod file;\n\npub struct Error(file::Lock);", true),
    ] {
        let file = ("store/file.rs", "use super::Error;\n\npub struct Lock;");
        let found = circles_of(&[("lib.rs", "mod store;"), ("store/mod.rs", text), file]);
        assert_eq!(!found.is_empty(), is_circle, "{text}: {found:?}");
    }
}
