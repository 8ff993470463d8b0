//! Lists the variant files, so that a new variant is a new file and nothing else.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    println!("cargo::rerun-if-changed=variants");
    let mut code = String::new();
    for (name, folder) in [("FILES", "variants"), ("OLD_FILES", "variants/old")] {
        list(name, Path::new(&here), folder, &mut code)?;
    }
    fs::write(Path::new(&out).join("variant_files.rs"), code)
}

/// Writes a constant with the name and the text of each TOML file of a folder. The compiler finds
/// the place of the sources, so that two checkouts which build into one folder do not read each
/// other's.
fn list(constant: &str, here: &Path, folder: &str, code: &mut String) -> io::Result<()> {
    let mut files = Vec::new();
    let path = here.join(folder);
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                files.push(path);
            }
        }
    }
    files.sort();
    let mut write = |text: String| code.write_str(&text).map_err(io::Error::other);
    write(format!("const {constant}: &[(&str, &str)] = &[\n"))?;
    for path in files {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let name = name.unwrap_or_default();
        let path = format!("/{folder}/{name}");
        write(format!(
            "    ({name:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),\n"
        ))?;
    }
    write("];\n".to_owned())
}
