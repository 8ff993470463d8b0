//! The file by which an address, such as that of a club's web page, names its homeserver.

use crate::homeserver::fault::Fault;
use serde_json::Value;

/// The path of the file.
pub const PATH: &str = "/.well-known/matrix/client";
/// The longest file that is read, in bytes.
const LONGEST: usize = 64 * 1024;

/// The homeserver that an address names; `None` if it names none.
///
/// # Errors
/// When it names something that cannot be used.
pub async fn named(http: &reqwest::Client, address: &str) -> Result<Option<String>, Fault> {
    let Ok(url) = reqwest::Url::parse(address).and_then(|url| url.join(PATH)) else {
        return Ok(None);
    };
    let Ok(answer) = http.get(url).send().await else { return Ok(None) };
    if !answer.status().is_success() {
        return Ok(None);
    }
    let Ok(file) = answer.bytes().await else { return Ok(None) };
    // Many sites show a page for people in place of any missing file.
    let Ok(file) = serde_json::from_slice::<Value>(&file[..file.len().min(LONGEST)]) else {
        return Ok(None);
    };
    let named = file["m.homeserver"]["base_url"].as_str();
    match named.map(|named| usable(address, named)) {
        None => Ok(None),
        Some(Some(usable)) => Ok(Some(usable)),
        Some(None) => {
            Err(Fault::NoHomeserver(format!("{PATH} there names no address that can be used")))
        }
    }
}

/// An address in the form for requests. From an encrypted address, no link leads to an unencrypted
/// one.
fn usable(from: &str, named: &str) -> Option<String> {
    let url = reqwest::Url::parse(named).ok()?;
    let is_plain = url.username().is_empty()
        && url.password().is_none()
        && url.query().is_none()
        && url.fragment().is_none();
    let is_safe = url.scheme() == "https" || url.scheme() == "http" && from.starts_with("http:");
    let usable = url.has_host() && is_plain && is_safe;
    usable.then(|| url.as_str().trim_end_matches('/').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_an_address_and_leads_out_of_no_encryption() {
        let [safe, open] = ["https://club.test", "http://127.0.0.1:8008"];
        for (from, named, used) in [
            (safe, "https://matrix.club.test", Some("https://matrix.club.test")),
            (safe, "https://matrix.club.test/", Some("https://matrix.club.test")),
            (safe, "https://club.test:8448/home/", Some("https://club.test:8448/home")),
            (open, "http://127.0.0.1:9", Some("http://127.0.0.1:9")),
            (open, "https://matrix.club.test", Some("https://matrix.club.test")),
            (safe, "http://matrix.club.test", None),
            (safe, "ftp://matrix.club.test", None),
            (safe, "https://me:pw@matrix.club.test", None),
            (safe, "https://matrix.club.test?x=y", None),
            (safe, "matrix.club.test", None),
            (safe, "", None),
        ] {
            assert_eq!(usable(from, named).as_deref(), used, "{from} {named}");
        }
    }
}
