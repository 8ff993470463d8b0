//! Whether people reach the pages in a browser by the address that the bot tells them.

use super::findings::Findings;
use menagerie_config::WebSettings;
use std::time::Duration;

/// How long an answer may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Asks for a file of the pages by the address that people have.
pub async fn look(web: &WebSettings, findings: &mut Findings) {
    let WebSettings { address, url } = web;
    let proxy = format!("let the reverse proxy there pass everything on to {address} (WEB_ADDR)");
    match asked(url).await {
        Ok((_, true)) => findings.well("pages: WEB_URL leads to them"),
        Ok((status, false)) => findings.found(format!(
            "pages: {url} answers {status} with something else than this bot's pages: start this version of the bot, and {proxy}"
        )),
        Err(error) => findings.found(format!(
            "pages: nobody answers at {url} ({error}): start the bot, and {proxy}"
        )),
    }
}

/// The status of the answer, and whether it is the file that was asked for.
async fn asked(url: &str) -> Result<(u16, bool), reqwest::Error> {
    let client = reqwest::Client::builder().timeout(TIMEOUT).build()?;
    let answer = client.get(format!("{url}{}", menagerie_web::script_path())).send().await?;
    let status = answer.status().as_u16();
    Ok((status, answer.text().await? == menagerie_web::SCRIPT))
}
