//! The operator's settings of the log: which lines are written, and in which form.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// The form of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one object a line.
    Json,
}

/// A setting of the log that cannot be used.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// It is no filter.
    #[error("RUST_LOG is “{0}”, which is no filter: write error, warn, info or debug")]
    BadFilter(String),
    /// It is no format.
    #[error("LOG_FORMAT is “{0}”: write text or json")]
    BadFormat(String),
}

/// The settings of the log.
#[derive(Debug)]
pub struct LogSettings {
    /// Which lines are written.
    pub wanted: EnvFilter,
    /// Their form.
    pub format: LogFormat,
}

/// A library's warnings that the bot says in its own words. RUST_LOG can name it again.
const QUIET: &str = "matrix_sdk_crypto=error";

impl LogSettings {
    /// Reads the settings through `variable`, which looks one up by its name.
    ///
    /// # Errors
    /// When a setting cannot be used.
    pub fn read(variable: impl Fn(&str) -> Option<String>) -> Result<Self, LogError> {
        let text = |name| variable(name).filter(|text| !text.trim().is_empty());
        let wanted = match text("RUST_LOG") {
            Some(text) if text.split(',').all(is_directive) => {
                let whole = format!("{QUIET},{text}");
                EnvFilter::try_new(whole).map_err(|_| LogError::BadFilter(text))?
            }
            Some(text) => return Err(LogError::BadFilter(text)),
            None => EnvFilter::new(format!("{QUIET},info")),
        };
        let format = match text("LOG_FORMAT").as_deref().map(str::trim) {
            None | Some("text") => LogFormat::Text,
            Some("json") => LogFormat::Json,
            Some(other) => return Err(LogError::BadFormat(other.to_owned())),
        };
        Ok(Self { wanted, format })
    }
}

/// Whether it can be a filter. A word alone would be the name of a module, and then nothing else
/// would be shown.
fn is_directive(typed: &str) -> bool {
    let typed = typed.trim();
    typed.is_empty()
        || typed.contains(['=', '[', ':'])
        || typed == "menagerie"
        || typed.parse::<LevelFilter>().is_ok()
}
