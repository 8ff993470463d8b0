//! Writes facts about clocks.

use crate::clock::{clocks, freezes, pauses};
use crate::database::Result;
use crate::decision::one_row::one;
use crate::outbox::notices;
use menagerie_core::dispatch::Input;
use menagerie_core::model::ClockFact;
use sqlx::AnyConnection;

/// Writes a fact about clocks.
pub(super) async fn store(
    connection: &mut AnyConnection,
    fact: &ClockFact,
    input: &Input,
) -> Result<()> {
    match fact {
        ClockFact::Agreed { game, control, network } => {
            one(clocks::begin(connection, *game, control, network).await?)
        }
        ClockFact::Set { game, state, due } => {
            one(clocks::set(connection, *game, state, *due).await?)
        }
        ClockFact::MoveTimed { game, row } => one(clocks::charge(connection, *game, row).await?),
        ClockFact::HourPaid { player, from } => {
            one(pauses::pay_hour(&mut *connection, player, *from).await?)?;
            Ok(notices::look_at(connection, player, input.seen()).await?)
        }
        ClockFact::Frozen(frozen) => one(freezes::freeze(connection, frozen).await?),
        ClockFact::Thawed { what, at } => one(freezes::thaw(connection, what, *at).await?),
        ClockFact::OutageNoted { network, outage, credited } => {
            one(pauses::note_outage(connection, network, *outage).await?)?;
            if *credited {
                clocks::wake(connection, network, outage.until).await?;
            }
            Ok(())
        }
    }
}
