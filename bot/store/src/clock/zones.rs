//! A member's time zone, for times that are shown to that member alone.

use super::pauses;
use crate::database::{Result, Store};
use menagerie_core::PlayerId;
use menagerie_core::clock::Zone;

impl Store {
    /// The time zone that a member has set; universal time, if none.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn zone_of(&self, account: &PlayerId) -> Result<Zone> {
        let player = self.member_of(account).await?;
        let member = pauses::member(&mut *self.readers.acquire().await?, &player).await?;
        Ok(member.zone().clone())
    }
}
