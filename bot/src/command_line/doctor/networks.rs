//! Doctor's checks of the networks: whether they accept the bot, and what it may do where games
//! begin or are seen.

use super::findings::Findings;
use menagerie_config::{Config, MatrixSettings};
use menagerie_core::Place;

/// The networks in the settings.
pub fn set_up(config: &Config) -> Vec<&'static str> {
    let discord = config.discord.as_ref().map(|_| menagerie_discord::NETWORK);
    let matrix = config.matrix.as_ref().map(|_| menagerie_matrix::NETWORK);
    discord.into_iter().chain(matrix).collect()
}

/// Asks every network that is set up.
pub async fn look(config: &Config, places: &[Place], findings: &mut Findings) {
    match &config.discord {
        None => findings.unseen("Discord: DISCORD_TOKEN is not set"),
        Some(settings) => match menagerie_discord::survey(settings, places).await {
            Err(error) => {
                findings.found(format!("Discord: {error}"));
                findings.unseen("Discord: what I may do in its servers");
            }
            Ok(found) => {
                let servers = counted(found.servers, "server");
                findings.well(format!("Discord: knows me as {}, in {servers}", found.name));
                tell("Discord", &found.findings, findings);
            }
        },
    }
    match &config.matrix {
        None => findings.unseen("Matrix: MATRIX_HOMESERVER is not set"),
        Some(settings) => match menagerie_matrix::survey(settings, places, &kept(config, settings).await).await {
            Err(error) => {
                findings.found(format!("Matrix: {error}"));
                findings.unseen("Matrix: what I may do in its rooms");
            }
            Ok(None) => findings.unseen(
                "Matrix: what I may do in its rooms, since every login with MATRIX_PASSWORD makes a device: look again after the first start, which keeps the token of its login",
            ),
            Ok(Some(found)) => {
                let rooms = counted(found.rooms, "room");
                findings.well(format!("Matrix: knows me as {}, in {rooms}", found.name));
                tell("Matrix", &found.findings, findings);
            }
        },
    }
}

/// The stored login. Empty if the database cannot be read, which another check reports.
async fn kept(config: &Config, settings: &MatrixSettings) -> menagerie_matrix::StoredLogin {
    menagerie_matrix::StoredLogin::at(config.database_url.expose(), settings)
        .await
        .unwrap_or_default()
}

fn tell(network: &str, found: &[String], findings: &mut Findings) {
    for line in found {
        findings.found(format!("{network}, {line}"));
    }
    if found.is_empty() {
        findings.well(format!("{network}: I may do what games need where they are begun or seen"));
    }
}

fn counted(count: usize, what: &str) -> String {
    match count {
        1 => format!("1 {what}"),
        count => format!("{count} {what}s"),
    }
}
