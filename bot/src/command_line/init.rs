//! `menagerie init`: an empty database, where there is none any more.

use super::exit::Failure;
use super::{serve, settings};
use crate::run::RunError;
use crate::store::Store;
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};

/// Makes an empty database.
pub fn run() -> Result<(), Failure> {
    let url = settings::database_url()?;
    serve::log()?;
    serve::runtime()?.block_on(make(&url))?;
    Ok(())
}

async fn make(url: &str) -> Result<(), RunError> {
    let mut rng =
        StdRng::try_from_rng(&mut SysRng).map_err(|error| RunError::Random(error.to_string()))?;
    let store = Store::make(url, &mut rng).await?;
    store.close().await?;
    println!("database: {} is made, with no games in it", store.name());
    Ok(())
}
