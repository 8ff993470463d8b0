//! The command line: what can be typed after `menagerie`, and what it exits with.

mod arguments;
mod board;
mod check_config;
mod exit;
mod legal;
mod perft;
mod play;
mod sandbox;
mod serve;
mod variants;

use arguments::{Arguments, Verb};
use clap::Parser;
use exit::Failure;
use std::process::ExitCode;

/// Runs the program.
pub fn main() -> ExitCode {
    // A setting of the environment wins over the same one in the file.
    let file = dotenvy::dotenv();
    let arguments = Arguments::parse();
    let outcome = match file {
        Err(error) if !error.not_found() => Err(Failure::setting(format!(
            "the file .env cannot be read ({error}): write NAME=value on each line"
        ))),
        _ => dispatch(arguments.verb.unwrap_or(Verb::Run)),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn dispatch(verb: Verb) -> Result<(), Failure> {
    match verb {
        Verb::Run => serve::run(),
        Verb::Sandbox(options) => sandbox::run(&options),
        Verb::CheckConfig => check_config::run(),
        Verb::Variants => variants::run(),
        Verb::Legal(options) => legal::run(&options),
        Verb::Perft(options) => perft::run(&options),
        Verb::Board(options) => board::run(&options),
    }
}
