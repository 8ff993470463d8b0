//! `menagerie uci`: the search for programs that speak UCI.

use super::exit::Failure;
use menagerie_chat::variant_file::text;
use std::path::Path;

/// The path by which others name standard input. Here the commands come from there.
const STANDARD_INPUT: &str = "-";

/// Answers commands until the input ends.
pub fn run() -> Result<(), Failure> {
    menagerie_uci::serve(std::io::stdin().lock(), std::io::stdout(), &file)
        .map_err(Failure::printing)
}

fn file(path: &str) -> Result<String, String> {
    if path == STANDARD_INPUT {
        return Err("the commands come from standard input: name a file".to_owned());
    }
    text(Path::new(path)).map_err(|error| error.to_string())
}
