//! Writes facts about a member.

use crate::clock::pauses;
use crate::database::{Db, Result};
use crate::decision::one_row::one;
use crate::outbox::notices;
use crate::people::blocks;
use crate::privacy::erasure;
use menagerie_core::model::MemberFact;
use menagerie_core::notice::types::Told;

/// Writes a fact about a member.
pub(super) async fn store(db: &mut Db, fact: &MemberFact, at: i64) -> Result<()> {
    match fact {
        MemberFact::Blocked { player, blocked } => {
            one(blocks::block(db, player, blocked, at).await?)
        }
        MemberFact::Unblocked { player, blocked } => {
            one(blocks::unblock(db, player, blocked).await?)
        }
        MemberFact::HabitsSettled { player, habits } => {
            Ok(pauses::settle_habits(db, player, habits).await?)
        }
        MemberFact::QuietSettled { player, quiet, automatic } => {
            one(pauses::settle_member(db, player, *quiet, *automatic).await?)
        }
        MemberFact::VacationsSettled { player, vacations } => {
            Ok(pauses::settle_vacations(db, player, vacations).await?)
        }
        MemberFact::AlertPutOff { game, player, ply, until } => {
            one(notices::put_off_until(db, *game, player, *ply, *until).await?)
        }
        MemberFact::AlertSettled(game) => Ok(notices::settle(db, *game).await?),
        MemberFact::Told { player, day, until, due } => {
            let told = Told { day: *day, until: *until };
            one(notices::note_told(db, player, told, *due).await?)
        }
        MemberFact::Forgotten { accounts, ghost, called } => {
            erasure::forget(db, accounts, ghost, called).await
        }
    }
}
