//! The settings of the pages in a browser: where they listen, and how people reach them.

use super::{ConfigError, text};
use std::ffi::OsString;
use std::net::SocketAddr;

/// The settings of the pages in a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebSettings {
    /// Where they listen, without TLS: a reverse proxy stands before them.
    pub address: SocketAddr,
    /// The address by which people reach them, without a slash at its end.
    pub url: String,
}

impl WebSettings {
    /// Reads the settings through `variable`, which looks one up by its name; nothing if there are none.
    ///
    /// # Errors
    /// When only one is set, or one cannot be used.
    pub fn read(variable: impl Fn(&str) -> Option<OsString>) -> Result<Option<Self>, ConfigError> {
        let (address, url) = match (text(&variable, "WEB_ADDR")?, text(&variable, "WEB_URL")?) {
            (None, None) => return Ok(None),
            (Some(address), Some(url)) => (address, url),
            _ => return Err(ConfigError::HalfWeb),
        };
        let address = address.parse().map_err(|_| ConfigError::BadWebAddress(address))?;
        match origin(&url) {
            Some(url) => Ok(Some(Self { address, url })),
            None => Err(ConfigError::BadWebUrl(url)),
        }
    }
}

/// An address of `http` or `https` that is a host and perhaps a port, and nothing else.
fn origin(typed: &str) -> Option<String> {
    let url = reqwest::Url::parse(typed).ok()?;
    let is_origin = ["http", "https"].contains(&url.scheme())
        && url.username().is_empty()
        && url.password().is_none()
        && url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none();
    is_origin.then(|| url.origin().ascii_serialization())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(settings: &[(&str, &str)]) -> Result<Option<WebSettings>, ConfigError> {
        WebSettings::read(|name| {
            let found = settings.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).into())
        })
    }

    #[test]
    fn without_settings_there_are_no_pages() {
        assert_eq!(read(&[]), Ok(None));
        for half in [("WEB_ADDR", "127.0.0.1:8080"), ("WEB_URL", "https://play.example.org")] {
            assert_eq!(read(&[half]), Err(ConfigError::HalfWeb));
        }
    }

    #[test]
    fn an_address_is_a_host_and_perhaps_a_port() {
        for (url, expected) in [
            ("https://play.example.org", Some("https://play.example.org")),
            ("https://play.example.org/", Some("https://play.example.org")),
            ("http://127.0.0.1:8080", Some("http://127.0.0.1:8080")),
            ("http://[::1]:8080", Some("http://[::1]:8080")),
            ("http://[::1]", Some("http://[::1]")),
            ("play.example.org", None),
            ("https://", None),
            ("https://:80", None),
            ("ftp://play.example.org", None),
            ("https://play.example.org/chess", None),
            ("https://user:secret@play.example.org", None),
            ("https://play.example.org?x", None),
            ("https://play.example.org:99999", None),
        ] {
            let found = read(&[("WEB_ADDR", "127.0.0.1:8080"), ("WEB_URL", url)]);
            match expected {
                Some(url) => assert_eq!(found.map(|it| it.map(|it| it.url)), Ok(Some(url.into()))),
                None => assert_eq!(found, Err(ConfigError::BadWebUrl(url.to_owned()))),
            }
        }
        let found = read(&[("WEB_ADDR", "here"), ("WEB_URL", "http://x")]);
        assert_eq!(found, Err(ConfigError::BadWebAddress("here".to_owned())));
    }
}
