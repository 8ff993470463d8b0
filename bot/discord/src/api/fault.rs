//! The meaning of a failed request to Discord. Errors are logged by status and code only, because
//! their full text can hold tokens.

use menagerie_core::message;
use menagerie_core::model::Text;
use serenity::http::HttpError;
use std::time::Duration;

/// The meaning of a failed request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The channel or thread does not exist (any more).
    PlaceGone,
    /// The message does not exist (any more).
    MessageGone,
    /// The thread is archived. It must be woken before a message in it can be edited.
    Archived,
    /// The message has a thread already.
    ThreadExists,
    /// Channels of this kind have no messages or no threads.
    WrongKind,
    /// The server's AutoMod has refused the words.
    Moderated,
    /// The person is no member of the server (any more).
    NoMember,
    /// The token is not valid (any more).
    Unauthorized,
    /// Discord refuses it, now and later.
    Refused(String),
    /// A retry may work.
    Later(String),
}

impl From<serenity::Error> for Fault {
    fn from(error: serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                judge(response.status_code.as_u16(), response.error.code, &response.error.message)
            }
            serenity::Error::Http(HttpError::Request(error)) if error.is_timeout() => {
                Fault::Later("Discord has not answered in time".to_owned())
            }
            serenity::Error::Http(HttpError::Request(error)) => Fault::Later(root_cause(&error)),
            serenity::Error::Http(_) | serenity::Error::Io(_) => {
                Fault::Later("the request was not sent".to_owned())
            }
            serenity::Error::Json(_) => Fault::Later("Discord's answer is unreadable".to_owned()),
            serenity::Error::Model(error) => Fault::Refused(error.to_string()),
            _ => Fault::Later("the request was not sent".to_owned()),
        }
    }
}

impl Fault {
    /// The fault in words for a log.
    pub fn words(&self) -> String {
        match self {
            Fault::PlaceGone => "the channel or thread does not exist".to_owned(),
            Fault::MessageGone => "the message does not exist".to_owned(),
            Fault::Archived => "the thread is archived".to_owned(),
            Fault::ThreadExists => "the message has a thread already".to_owned(),
            Fault::WrongKind => "a channel of this kind cannot have it".to_owned(),
            Fault::Moderated => "the server's AutoMod refuses the words".to_owned(),
            Fault::NoMember => "they are not a member of the server".to_owned(),
            Fault::Unauthorized => "Discord does not accept the token".to_owned(),
            Fault::Refused(words) | Fault::Later(words) => words.clone(),
        }
    }

    /// The fault for a member, as a part of a sentence. What Discord says itself stays as it is.
    pub fn told(&self) -> Text {
        let what = match self {
            Fault::PlaceGone => "place-gone",
            Fault::MessageGone => "message-gone",
            Fault::Archived => "archived",
            Fault::ThreadExists => "thread-exists",
            Fault::WrongKind => "wrong-kind",
            Fault::Moderated => "moderated",
            Fault::NoMember => "no-member",
            Fault::Unauthorized => "unauthorized",
            Fault::Refused(words) | Fault::Later(words) => return words.as_str().into(),
        };
        message!("discord-fault", what)
    }
}

/// The wait before each further try of an answer for which a member waits.
const PAUSES: [Duration; 2] = [Duration::from_millis(300), Duration::from_millis(1_500)];

/// Sends an answer for which a member waits, and tries again if Discord stumbles. Serenity itself
/// tries only once.
///
/// # Errors
/// When it still fails, or can never work.
pub async fn with_retries<T, F>(send: impl Fn() -> F) -> Result<T, Fault>
where
    F: Future<Output = serenity::Result<T>>,
{
    for pause in PAUSES {
        match send().await.map_err(Fault::from) {
            Err(Fault::Later(_)) => tokio::time::sleep(pause).await,
            outcome => return outcome,
        }
    }
    Ok(send().await?)
}

/// The innermost reason of a failed request. The outer ones name its address, which can hold a
/// token.
fn root_cause(error: &(dyn std::error::Error + 'static)) -> String {
    let mut cause = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    if std::ptr::eq(cause, error) {
        return "the connection failed".to_owned();
    }
    cause.to_string()
}

fn judge(status: u16, code: isize, message: &str) -> Fault {
    match (status, code) {
        (401, _) => Fault::Unauthorized,
        (_, 10_003) => Fault::PlaceGone,
        (_, 10_008) => Fault::MessageGone,
        // The same for an account that does not exist any more.
        (404, 10_007 | 10_013) => Fault::NoMember,
        (_, 50_083) => Fault::Archived,
        (_, 160_004) => Fault::ThreadExists,
        (_, 50_008 | 50_024) => Fault::WrongKind,
        // A message, a title, or a link that was called harmful.
        (_, 200_000 | 200_001 | 240_000) => Fault::Moderated,
        // Direct messages were opened too fast. They can be opened later.
        (_, 40_003) => Fault::Later("Discord wants direct messages to be fewer".to_owned()),
        (408 | 429 | 500..=599, _) => Fault::Later(format!("Discord answered {status}")),
        _ => Fault::Refused(format!("Discord answered {status}, code {code}: {message}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_mean_what_discord_documents() {
        for (status, code, expected) in [
            (401, 0, Fault::Unauthorized),
            (404, 10_003, Fault::PlaceGone),
            (404, 10_008, Fault::MessageGone),
            (400, 50_083, Fault::Archived),
            (400, 160_004, Fault::ThreadExists),
            (404, 10_007, Fault::NoMember),
            (404, 10_013, Fault::NoMember),
            (400, 50_008, Fault::WrongKind),
            (400, 50_024, Fault::WrongKind),
            (400, 200_000, Fault::Moderated),
            (400, 200_001, Fault::Moderated),
            (400, 240_000, Fault::Moderated),
            (429, 0, Fault::Later("Discord answered 429".to_owned())),
            (400, 40_003, Fault::Later("Discord wants direct messages to be fewer".to_owned())),
            (403, 50_007, Fault::Refused("Discord answered 403, code 50007: x".to_owned())),
            (502, 0, Fault::Later("Discord answered 502".to_owned())),
            (403, 50_013, Fault::Refused("Discord answered 403, code 50013: x".to_owned())),
        ] {
            assert_eq!(judge(status, code, "x"), expected);
        }
    }
}
