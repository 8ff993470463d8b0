//! The program's failures: one line on standard error, in the form of the log, and an exit status
//! for scripts.

use crate::logging;
use crate::operator_variants::OperatorVariantError;
use crate::run::RunError;
use menagerie_store::{KeepingError, OpenError, OperatorError};
use std::process::ExitCode;

/// A failure of the program.
#[derive(Debug)]
pub struct Failure {
    words: String,
    code: u8,
}

impl Failure {
    /// Something went wrong.
    pub fn other(words: impl ToString) -> Self {
        Self { words: words.to_string(), code: 1 }
    }

    /// The output cannot be written. If its reader has gone, as `head` does, nothing is said. The
    /// exit status is that of a program ended by a closed pipe.
    pub fn printing(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            return Self { words: String::new(), code: 141 };
        }
        Self::other(error)
    }

    /// The arguments cannot be used.
    pub fn input(words: impl ToString) -> Self {
        Self { words: words.to_string(), code: 2 }
    }

    /// Another process holds what is needed (EX_CANTCREAT).
    pub fn in_use(words: impl ToString) -> Self {
        Self { words: words.to_string(), code: 73 }
    }

    /// A setting must be changed, and a restart does not help (EX_CONFIG).
    pub fn setting(words: impl ToString) -> Self {
        Self { words: words.to_string(), code: 78 }
    }

    /// The same, for an option in place of a setting.
    pub fn of_option(mut self, setting: &str, option: &str) -> Self {
        self.words = self.words.replace(setting, option);
        self
    }

    /// Prints the failure and returns the exit status.
    pub fn report(self) -> ExitCode {
        if self.words.is_empty() {
            return ExitCode::from(self.code);
        }
        if logging::is_for_programs() {
            tracing::error!(exit = self.code, "menagerie: {}", self.words);
        } else {
            eprintln!("menagerie: {}", self.words);
        }
        ExitCode::from(self.code)
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.words)
    }
}

/// A database could not be opened. The exit status tells whether somebody has to change something
/// first.
fn unopened(open: &OpenError, words: impl ToString) -> Failure {
    if open.is_in_use() {
        Failure::in_use(words)
    } else if open.may_pass() {
        Failure::other(words)
    } else {
        Failure::setting(words)
    }
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Self {
        match &error {
            RunError::Open(open) => unopened(open, &error),
            RunError::Network(network) if network.is_setting => Failure::setting(error),
            RunError::OperatorVariant(OperatorVariantError::Store(_)) => Failure::other(error),
            RunError::OperatorVariant(_) => Failure::setting(error),
            _ => Failure::other(error),
        }
    }
}

impl From<OperatorError> for Failure {
    fn from(error: OperatorError) -> Self {
        match &error {
            OperatorError::Open(open) => unopened(open, &error),
            OperatorError::Store(_) => Failure::other(error),
        }
    }
}

impl From<KeepingError> for Failure {
    fn from(error: KeepingError) -> Self {
        match &error {
            KeepingError::Open(open) => unopened(open, &error),
            KeepingError::OpenElsewhere(_) | KeepingError::Busy(_) => Failure::in_use(error),
            KeepingError::Exists(_)
            | KeepingError::NoBackup(_)
            | KeepingError::NoSuchFile(_)
            | KeepingError::Folder(_) => Failure::input(error),
            _ => Failure::other(error),
        }
    }
}
