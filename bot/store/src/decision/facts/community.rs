//! Writes facts about a community.

use crate::community::{communities, limits, settings};
use crate::database::{Db, Result};
use crate::decision::one_row::one;
use menagerie_core::community::types::CommunityFact;

/// Writes a fact about a community.
pub(super) async fn store(db: &mut Db, fact: &CommunityFact, at: i64) -> Result<()> {
    match fact {
        CommunityFact::SettingChanged { holder, setting, word } => {
            one(settings::set(db, holder, *setting, word).await?)
        }
        CommunityFact::LimitChanged(change) => one(limits::change(db, change).await?),
        CommunityFact::Forgotten(server) => communities::forget(db, server, at).await,
    }
}
