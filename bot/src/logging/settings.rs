//! What is logged, and in which form, as the operator sets it.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// How lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: an object a line.
    Json,
}

/// A setting of the log that cannot be used.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// No filter.
    #[error("RUST_LOG is “{0}”, which is no filter: write error, warn, info or debug")]
    BadFilter(String),
    /// No format.
    #[error("LOG_FORMAT is “{0}”: write text or json")]
    BadFormat(String),
}

/// What is logged, and how.
#[derive(Debug)]
pub struct LogSettings {
    /// What is written.
    pub wanted: EnvFilter,
    /// How.
    pub format: LogFormat,
}

impl LogSettings {
    /// Reads the settings through `variable`, which looks one up by its name.
    ///
    /// # Errors
    /// When one cannot be used.
    pub fn read(variable: impl Fn(&str) -> Option<String>) -> Result<Self, LogError> {
        let text = |name| variable(name).filter(|text| !text.trim().is_empty());
        let wanted = match text("RUST_LOG") {
            Some(text) if text.split(',').all(is_directive) => {
                EnvFilter::try_new(&text).map_err(|_| LogError::BadFilter(text))?
            }
            Some(text) => return Err(LogError::BadFilter(text)),
            None => EnvFilter::new("info"),
        };
        let format = match text("LOG_FORMAT").as_deref().map(str::trim) {
            None | Some("text") => LogFormat::Text,
            Some("json") => LogFormat::Json,
            Some(other) => return Err(LogError::BadFormat(other.to_owned())),
        };
        Ok(Self { wanted, format })
    }
}

/// Whether it can be meant: a word alone would be the name of a part, of which nothing else is shown.
fn is_directive(typed: &str) -> bool {
    let typed = typed.trim();
    typed.is_empty()
        || typed.contains(['=', '[', ':'])
        || typed == "menagerie"
        || typed.parse::<LevelFilter>().is_ok()
}
