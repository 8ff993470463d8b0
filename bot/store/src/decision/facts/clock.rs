//! Writes facts about clocks.

use crate::clock::{clocks, freezes, pauses};
use crate::database::{Db, Result};
use crate::decision::one_row::one;
use crate::league::consequences;
use crate::outbox::notices;
use menagerie_core::dispatch::Input;
use menagerie_core::moderation::types::Stopped;
use menagerie_core::time::types::ClockFact;

/// Writes a fact about clocks.
pub(super) async fn store(db: &mut Db, fact: &ClockFact, input: &Input) -> Result<()> {
    match fact {
        ClockFact::Agreed { game, control, network } => {
            one(clocks::begin(db, *game, control, network).await?)
        }
        ClockFact::Set { game, state, due } => one(clocks::set(db, *game, state, *due).await?),
        ClockFact::MoveTimed { game, row } => one(clocks::charge(db, *game, row).await?),
        ClockFact::HourPaid { player, from } => {
            one(pauses::pay_hour(&mut *db, player, *from).await?)?;
            Ok(notices::look_at(db, player, input.seen()).await?)
        }
        ClockFact::Frozen(frozen) => one(freezes::freeze(db, frozen).await?),
        ClockFact::Thawed { what, at } => {
            if let Stopped::Server(server) = what
                && let Some(frozen) = freezes::of_all(&mut *db, server).await?
            {
                consequences::thawed(&mut *db, server, frozen.from.0, at.0).await?;
            }
            one(freezes::thaw(db, what, *at).await?)
        }
        ClockFact::OutageNoted { network, outage, credited } => {
            one(pauses::note_outage(db, network, *outage).await?)?;
            if *credited {
                clocks::wake(db, network, outage.until).await?;
            }
            Ok(())
        }
    }
}
