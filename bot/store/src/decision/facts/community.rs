//! Writes facts about a community.

use crate::community::{communities, limits, settings};
use crate::database::Result;
use crate::decision::one_row::one;
use menagerie_core::model::CommunityFact;
use sqlx::AnyConnection;

/// Writes a fact about a community.
pub(super) async fn store(
    connection: &mut AnyConnection,
    fact: &CommunityFact,
    at: i64,
) -> Result<()> {
    match fact {
        CommunityFact::SettingChanged { holder, setting, word } => {
            one(settings::set(connection, holder, *setting, word).await?)
        }
        CommunityFact::LimitChanged(change) => one(limits::change(connection, change).await?),
        CommunityFact::Forgotten(server) => communities::forget(connection, server, at).await,
    }
}
