//! Lists the variant files, so that a new game is a new file and nothing else.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let variants = Path::new(&here).join("variants");
    println!("cargo::rerun-if-changed=variants");
    let mut code = String::new();
    for (name, folder) in [("FILES", variants.clone()), ("OLD_FILES", variants.join("old"))] {
        list(name, &folder, &mut code)?;
    }
    fs::write(Path::new(&out).join("variant_files.rs"), code)
}

/// Writes a constant with the name and the text of each TOML file of a folder.
fn list(constant: &str, folder: &Path, code: &mut String) -> io::Result<()> {
    let mut files = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
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
        let path = path.to_string_lossy();
        write(format!("    ({:?}, include_str!({path:?})),\n", name.unwrap_or_default()))?;
    }
    write("];\n".to_owned())
}
