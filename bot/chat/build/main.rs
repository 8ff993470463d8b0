//! Tells the program which commit it is built from.

mod commit;

use std::path::Path;
use std::{env, io};

/// Names the commit where the sources cannot tell it, as in an image.
const NAMED: &str = "MENAGERIE_COMMIT";
/// The sources of the program, besides its dependencies.
const SOURCES: [&str; 36] = [
    "Cargo.lock",
    "Cargo.toml",
    "bot/Cargo.toml",
    "bot/src",
    "bot/bench/Cargo.toml",
    "bot/bench/src",
    "bot/chat/Cargo.toml",
    "bot/chat/src",
    "bot/config/Cargo.toml",
    "bot/config/src",
    "bot/core/Cargo.toml",
    "bot/core/src",
    "bot/discord/Cargo.toml",
    "bot/discord/src",
    "bot/matrix/Cargo.toml",
    "bot/matrix/src",
    "bot/metrics/Cargo.toml",
    "bot/metrics/src",
    "bot/store/Cargo.toml",
    "bot/store/src",
    "bot/terminal/Cargo.toml",
    "bot/terminal/src",
    "bot/uci/Cargo.toml",
    "bot/uci/src",
    "bot/words/Cargo.toml",
    "bot/words/locales",
    "bot/words/src",
    "migrations",
    "render/pieces",
    "render/src",
    "rules/build.rs",
    "rules/src",
    "rules/variants",
    "sandbox/src",
    "sandbox/web",
    "search/src",
];

fn main() -> io::Result<()> {
    // The folder of this run, not of the compilation: checkouts may share this program.
    let folder =
        env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("Cargo runs this"))?;
    let root = Path::new(&folder).join("../..");

    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed={NAMED}");
    let named = env::var(NAMED).ok().filter(|name| !name.is_empty());
    let built_from = match named {
        Some(name) => name,
        // Else a developer of the bot would wait after every commit until all is built anew.
        None if env::var("PROFILE").is_ok_and(|profile| profile == "debug") => {
            "debug build".to_owned()
        }
        None => looked_up(&root),
    };
    println!("cargo::rustc-env=MENAGERIE_BUILT_FROM={built_from}");
    Ok(())
}

fn looked_up(root: &Path) -> String {
    for path in commit::traces(root) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    // With these changed the commit is dirty.
    for path in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(path).display());
    }
    commit::of(root).unwrap_or_else(|| "unknown commit".to_owned())
}
