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
            "this database has no recovery key: the bot makes one at its first start on a homeserver with encryption. If its account has one from before, set MATRIX_RECOVERY_KEY and start the bot",
        ));
    }
    for (user, key) in keys {
        print(&format!("{user}: {key}"))?;
    }
    Ok(())
}
