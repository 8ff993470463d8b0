//! Tells the program which migrations there are.

mod migrations;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("migrations.rs"), migrations::list(&root.join("migrations"))?)?;

    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={}", root.join("migrations").display());
    Ok(())
}
