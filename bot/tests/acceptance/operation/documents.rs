//! The documents: every link and every path leads to a file that there is, and the two pages that
//! everybody begins with stay short.

use std::path::{Path, PathBuf};

/// The pages that everybody begins with, and the most words of each: a longer page is not read.
const SHORT: [(&str, usize); 2] = [("README.md", 900), ("ARCHITECTURE.md", 2_500)];
/// The folders of the repository whose files the documents name by their whole path.
const FOLDERS: [&str; 10] =
    ["bot", "club", "deploy", "docs", "migrations", "render", "rules", "sandbox", "scripts", ".ci"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The documents, but for those of tests.
fn documents() -> Vec<PathBuf> {
    let mut folders =
        ["docs", "rules/variants", "render/benches", "rules/fuzz"].map(PathBuf::from).to_vec();
    let mut found = Vec::new();
    let own = std::fs::read_dir(root()).expect("the folder is there");
    found.extend(
        own.map(|entry| entry.expect("it can be read").path()).filter(|path| is_document(path)),
    );
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(root().join(&folder)).expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() && !path.ends_with("target") {
                folders.push(path);
            } else if is_document(&path) {
                found.push(path);
            }
        }
    }
    found
}

fn is_document(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "md")
}

/// The links of a document to other files, without the headings that they name in these.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets.map(|target| target.split('#').next().unwrap_or_default());
    files.filter(|file| !file.is_empty() && !file.contains(':') && !file.contains(' '))
}

/// The paths below a folder of the repository that stand as code in a document.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let is_path = |code: &&str| {
        let folder = code.split_once('/').map_or("", |(folder, _)| folder);
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
        FOLDERS.contains(&folder) && code.chars().all(is_plain)
    };
    text.split('`').skip(1).step_by(2).filter(is_path)
}

#[test]
fn every_link_of_a_document_leads_to_a_file() {
    let mut followed = 0;
    let documents = documents();
    let inside = root().join("docs/internals");
    assert!(documents.iter().filter(|page| page.starts_with(&inside)).count() > 10);
    for document in documents {
        let text = std::fs::read_to_string(&document).expect("it is text");
        let folder = document.parent().expect("it is in a folder");
        for file in links(&text) {
            assert!(folder.join(file).exists(), "{} links to {file}", document.display());
            followed += 1;
        }
    }
    assert!(followed > 50, "{followed}");
}

#[test]
fn every_path_that_a_document_names_is_there() {
    let mut found = 0;
    for document in documents().into_iter().filter(|page| !page.ends_with("CHANGELOG.md")) {
        let text = std::fs::read_to_string(&document).expect("it is text");
        for path in paths(&text) {
            assert!(root().join(path).exists(), "{} names {path}", document.display());
            found += 1;
        }
    }
    assert!(found > 150, "{found}");
}

#[test]
fn a_path_is_told_from_other_code() {
    let text = "`bot/src/run.rs`, `rules/variants/*.toml`, `/board`, bot/src, `and/or`, `docs/operators/load.md`";
    assert_eq!(paths(text).collect::<Vec<_>>(), ["bot/src/run.rs", "docs/operators/load.md"]);
}

#[test]
fn every_page_below_docs_is_in_the_summary() {
    let summary = std::fs::read_to_string(root().join("docs/SUMMARY.md")).expect("it is text");
    let listed: Vec<_> = links(&summary).map(|file| root().join("docs").join(file)).collect();
    for page in documents().into_iter().filter(|page| page.starts_with(root().join("docs"))) {
        assert!(page.ends_with("SUMMARY.md") || listed.contains(&page), "{}", page.display());
    }
}

#[test]
fn the_pages_that_everybody_begins_with_are_short() {
    for (page, most) in SHORT {
        let text = std::fs::read_to_string(root().join(page)).expect("it is text");
        let words = text.split_whitespace().count();
        assert!(words <= most, "{page} has {words} words");
    }
}
