//! `menagerie init`: makes an empty database in place of a lost one.

use super::exit::Failure;
use super::{serve, settings};
use crate::run::RunError;
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};
use std::io::Write;

/// Makes an empty database.
pub fn run() -> Result<(), Failure> {
    let url = settings::database_url()?;
    serve::log()?;
    let name = serve::runtime()?.block_on(make(&url))?;
    writeln!(std::io::stdout(), "database: {name} is made, with no games in it")
        .map_err(Failure::printing)
}

/// Makes it, and returns its name.
async fn make(url: &str) -> Result<String, RunError> {
    let mut rng =
        StdRng::try_from_rng(&mut SysRng).map_err(|error| RunError::Random(error.to_string()))?;
    let store = Store::make(url, &mut rng).await?;
    store.close().await?;
    Ok(store.name().clone())
}
