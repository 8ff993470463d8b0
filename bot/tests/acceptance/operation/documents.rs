//! The documents: every link leads to a file that there is, and the first page stays one page.

use std::path::{Path, PathBuf};

/// The most words of the README: what is longer is not read.
const MOST_WORDS: usize = 900;

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

/// The links of a document to other files, without what they name in these.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets.map(|target| target.split('#').next().unwrap_or_default());
    files.filter(|file| !file.is_empty() && !file.contains(':') && !file.contains(' '))
}

#[test]
fn every_link_of_a_document_leads_to_a_file() {
    let mut followed = 0;
    for document in documents() {
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
fn every_page_below_docs_is_in_the_summary() {
    let summary = std::fs::read_to_string(root().join("docs/SUMMARY.md")).expect("it is text");
    let listed: Vec<_> = links(&summary).map(|file| root().join("docs").join(file)).collect();
    for page in documents().into_iter().filter(|page| page.starts_with(root().join("docs"))) {
        assert!(page.ends_with("SUMMARY.md") || listed.contains(&page), "{}", page.display());
    }
}

#[test]
fn the_readme_is_one_page() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("it is text");
    let words = readme.split_whitespace().count();
    assert!(words <= MOST_WORDS, "{words} words");
}
