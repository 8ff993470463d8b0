//! The command line: the commands after `menagerie`, and their exit statuses.

mod arguments;
mod backup;
#[cfg(feature = "bench")]
mod bench;
mod betza;
mod betza_options;
mod board;
mod check_config;
mod club;
mod convert;
mod convert_options;
mod doctor;
mod exit;
mod explain;
mod export;
mod health;
mod import;
mod init;
mod legal;
mod lint;
mod matrix;
mod member;
mod outbox;
mod perft;
mod picture_options;
mod pictures;
mod play;
mod position;
mod position_options;
mod ratings;
mod ratings_options;
#[cfg(feature = "sandbox")]
mod sandbox;
mod search;
mod serve;
mod settings;
mod uci;
mod usage_error;
mod variant_options;
mod variants;

use arguments::{Arguments, RunOptions, Verb};
use clap::Parser;
use exit::Failure;
use std::process::ExitCode;

/// Runs the program.
pub fn main() -> ExitCode {
    let typed = Arguments::try_parse().map_err(|error| usage_error::told(&error));
    let verb = typed.map(|typed| typed.verb.unwrap_or(Verb::Run(RunOptions::default())));
    match verb.and_then(dispatch) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            serve::log_for_programs();
            failure.report()
        }
    }
}

fn dispatch(verb: Verb) -> Result<(), Failure> {
    match verb {
        Verb::Run(options) => serve::run(&options),
        #[cfg(feature = "sandbox")]
        Verb::Sandbox(options) => sandbox::run(&options),
        Verb::Play(options) => play::run(&options),
        Verb::CheckConfig => check_config::run(),
        Verb::Doctor => doctor::run(),
        Verb::Health => health::run(),
        Verb::Outbox(options) => outbox::run(&options),
        Verb::Matrix(options) => matrix::run(&options),
        Verb::Member(options) => member::run(&options),
        Verb::Init => init::run(),
        Verb::Variants => variants::run(),
        Verb::Explain(options) => explain::run(&options),
        Verb::Legal(options) => legal::run(&options),
        Verb::Perft(options) => perft::run(&options),
        Verb::Search(options) => search::run(&options),
        Verb::Club(options) => club::run(&options),
        Verb::Ratings(options) => ratings::run(&options),
        Verb::Uci => uci::run(),
        Verb::Board(options) => board::run(&options),
        Verb::Replay(options) => pictures::replay(&options),
        Verb::Card(options) => pictures::card(&options),
        Verb::Sheet(options) => pictures::sheet(&options),
        Verb::Betza(options) => betza::run(&options),
        Verb::Lint(options) => lint::run(&options),
        Verb::Convert(options) => convert::run(&options),
        Verb::Export(options) => export::run(&options),
        Verb::Import(options) => import::import(&options),
        Verb::Backup(options) => backup::back_up(&options),
        Verb::Restore(options) => backup::restore(&options),
        #[cfg(feature = "bench")]
        Verb::Bench(options) => bench::run(&options),
        Verb::Verify(options) => import::verify(&options),
    }
}
