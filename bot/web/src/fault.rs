//! Why a page is not shown, and the page that says so.

use crate::layout::page;
use crate::wording::plain;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;
use menagerie_core::message;
use menagerie_core::model::Text;
use menagerie_store::StoreError;
use menagerie_words::Reader;

/// Why a page is not shown.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Nobody is signed in.
    #[error("nobody is signed in")]
    SignedOut,
    /// The link was used, or is too old.
    #[error("the link is not good any more")]
    UsedLink,
    /// There is no such game, or it is none of theirs.
    #[error("there is no such game")]
    NoGame(Reader),
    /// There is no such page.
    #[error("there is no such page")]
    NoPage,
    /// The form is of an old page, or of somebody else's.
    #[error("the page is too old")]
    TooOld(Reader),
    /// The account has asked for too much.
    #[error("the account asks too fast")]
    TooFast,
    /// The page of another place has sent something here.
    #[error("it comes from another place")]
    Elsewhere,
    /// The store cannot be read or written now.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The machine gives no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(String),
}

/// A visitor who is not signed in has not said which language they read.
const UNKNOWN: Reader = Reader::english("discord");

impl Fault {
    fn told(&self) -> (StatusCode, Reader, Text) {
        match self {
            Self::SignedOut => (StatusCode::UNAUTHORIZED, UNKNOWN, message!("page-signed-out")),
            Self::UsedLink => (StatusCode::GONE, UNKNOWN, message!("page-used-link")),
            Self::NoGame(reader) => (StatusCode::NOT_FOUND, *reader, message!("page-no-game")),
            Self::NoPage => (StatusCode::NOT_FOUND, UNKNOWN, message!("page-none")),
            Self::TooOld(reader) => (StatusCode::FORBIDDEN, *reader, message!("page-too-old")),
            Self::TooFast => (StatusCode::TOO_MANY_REQUESTS, UNKNOWN, message!("page-too-fast")),
            Self::Elsewhere => (StatusCode::FORBIDDEN, UNKNOWN, message!("page-too-old")),
            Self::Store(_) | Self::Random(_) => {
                (StatusCode::SERVICE_UNAVAILABLE, UNKNOWN, message!("page-not-now"))
            }
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        if let Self::Store(_) | Self::Random(_) = &self {
            tracing::warn!(error = %self, "a page was not shown");
        }
        let (status, reader, text) = self.told();
        let words = plain(&text, reader);
        let games = plain(&message!("page-games"), reader);
        let body = html! { main class="words" { p { (words) } p { a href="/" { (games) } } } };
        (status, page(reader.language, &words, &[], &body)).into_response()
    }
}
