//! `menagerie matrix`: prints what belongs to the bot's account on Matrix.

use super::arguments::{MatrixOptions, MatrixVerb};
use super::board::print;
use super::exit::Failure;
use super::{serve, settings};
use menagerie_matrix::recovery_keys;

/// Prints the recovery key.
pub fn run(options: &MatrixOptions) -> Result<(), Failure> {
    let MatrixVerb::Recovery = options.verb;
    let url = settings::database_url()?;
    let keys = serve::runtime()?.block_on(recovery_keys(&url))?;
    if keys.is_empty() {
        return Err(Failure::input(
            "this database has no recovery key: the bot makes one when it starts on a homeserver with encryption",
        ));
    }
    for (user, key) in keys {
        print(&format!("{user}\t{key}"))?;
    }
    Ok(())
}
