//! Refusals of uploaded variants, and the message for each.

use crate::message;
use crate::model::Text;

/// Why a request about an uploaded variant is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UploadRefusal {
    /// The command came without a file.
    NoFile,
    /// The file is too large.
    TooLarge,
    /// The file could not be fetched from the network.
    NotFetched,
    /// The file is not a valid variant: its errors, a line each.
    NoGame(Vec<String>),
    /// Its pieces have this many paths over other squares, and this many are the most.
    TooManyPaths(usize, usize),
    /// Another variant has the id or the name.
    Taken {
        /// `id` or `name`.
        what: &'static str,
        /// The id or the name.
        taken: String,
    },
    /// The community has uploaded this many files lately, which is the most.
    TooManyLately(usize),
    /// This many files are kept for the community, which is the most.
    TooMany(usize),
    /// This many variants are on its list, which is the most.
    TooManyPublished(usize),
    /// It is on the list already, in this form, as this edition.
    Published(String, u32),
    /// No variant on the list has this name; these are on it.
    NotPublished(String, Vec<String>),
    /// The variant of this name is the community's own. It is published or withdrawn, and not
    /// allowed or forbidden.
    OnTheList(String),
    /// Only managers change the list.
    NotAManager,
    /// There is no community here.
    NoServer,
    /// An option does not belong to the request.
    Stray {
        /// The request.
        what: &'static str,
        /// The option.
        option: &'static str,
    },
}

impl UploadRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NoFile => message!("upload-refused-no-file"),
            Self::TooLarge => message!("upload-refused-too-large"),
            Self::NotFetched => message!("upload-refused-not-fetched"),
            Self::NoGame(mistakes) => {
                let text = message!("upload-refused-no-game");
                let text = mistakes.iter().fold(text, |text, mistake| text.line().code(mistake));
                text.line().then(message!("upload-refused-mend-that"))
            }
            Self::TooManyPaths(found, most) => {
                message!("upload-refused-too-many-paths", found, most)
            }
            Self::Taken { what, taken } => message!("upload-refused-taken", what, taken),
            Self::TooManyLately(most) => message!("upload-refused-too-many-lately", most),
            Self::TooMany(most) => message!("upload-refused-too-many", most),
            Self::TooManyPublished(most) => message!("upload-refused-too-many-published", most),
            Self::Published(name, number) => {
                message!("upload-refused-published", variant = name, edition = *number)
            }
            Self::NotPublished(typed, known) => {
                let text = match typed.trim() {
                    "" => message!("upload-refused-none-named"),
                    typed => message!("upload-refused-not-on-the-list", typed),
                };
                text.plain(" ").then(match known.as_slice() {
                    [] => message!("upload-refused-empty-list"),
                    known => message!("upload-refused-name-one", known = known.join(", ")),
                })
            }
            Self::OnTheList(name) => message!("upload-refused-on-the-list", variant = name),
            Self::NotAManager => message!("upload-refused-not-a-manager"),
            Self::NoServer => message!("upload-refused-no-community"),
            Self::Stray { what, option } => message!("upload-refused-stray", option, what),
        }
    }
}
