//! `menagerie doctor`: checks everything that can be checked, also beside a running bot, and says
//! what to do. It changes nothing.

mod files;
mod findings;
mod networks;
mod pages;
mod stored;

use super::board::print;
use super::exit::Failure;
use super::{serve, settings};
use crate::operator_variants;
use findings::Findings;
use menagerie_chat::clock::{Clock, SystemClock};

/// Runs all checks and prints the findings, one line each.
pub fn run() -> Result<(), Failure> {
    let mut findings = Findings::default();
    let runtime = serve::runtime()?;
    let logged = serve::log();
    let config = settings::read();
    match &config {
        Ok(_) => findings.well("settings: they can be used"),
        Err(failure) => findings.found(format!("settings: {failure}")),
    }
    match config.as_ref().map(|config| operator_variants::read(&config.variant_files)) {
        Ok(Ok(games)) if !games.is_empty() => {
            findings.well(format!("variant files: {} can be read", games.len()));
        }
        Ok(Err(error)) => findings.found(format!("variant files: {error}")),
        Ok(Ok(_)) | Err(_) => {}
    }
    if let Err(failure) = logged {
        findings.found(format!("settings: {failure}"));
    }
    let networks = config.as_ref().ok().map(networks::set_up);
    let networks = networks.as_deref();
    files::secrets(&mut findings);
    let places = match settings::database_url() {
        Ok(url) => runtime.block_on(stored::look(&url, networks, SystemClock.now(), &mut findings)),
        Err(failure) => {
            findings.found(format!("settings: {failure}"));
            Vec::new()
        }
    };
    match &config {
        Ok(config) => runtime.block_on(async {
            networks::look(config, &places, &mut findings).await;
            if let Some(web) = &config.web {
                pages::look(web, &mut findings).await;
            }
        }),
        Err(_) => findings.unseen("networks: the settings cannot be used"),
    }
    for line in findings.lines() {
        print(&line)?;
    }
    match findings.count() {
        0 => Ok(()),
        1 => Err(Failure::other("there is something to do: see above")),
        many => Err(Failure::other(format!("there are {many} things to do: see above"))),
    }
}
