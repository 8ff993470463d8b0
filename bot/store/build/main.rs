//! The build script: tells the store which migrations there are.

mod migrations;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // Asked when this runs, not when it is compiled: checkouts with one folder of build outputs
    // share this program.
    let folder =
        env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("Cargo runs this"))?;
    let listed = Path::new(&folder).join("../../migrations");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("migrations.rs"), migrations::list(&listed)?)?;
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={}", listed.display());
    Ok(())
}
