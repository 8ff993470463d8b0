//! The program `menagerie`.

use std::process::ExitCode;

fn main() -> ExitCode {
    menagerie::command_line::main()
}
