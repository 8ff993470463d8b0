//! Writes facts about linked accounts.

use crate::database::Result;
use crate::decision::one_row::one;
use crate::linking::{links, relink};
use menagerie_core::dispatch::Input;
use menagerie_core::model::LinkFact;
use sqlx::AnyConnection;

/// Writes a fact about linked accounts.
pub(super) async fn store(
    connection: &mut AnyConnection,
    fact: &LinkFact,
    input: &Input,
) -> Result<()> {
    match fact {
        LinkFact::CodeMade { account, handle, hash, expires } => {
            let times = (input.seen(), *expires);
            one(links::make_code(connection, account, handle, hash, times).await?)
        }
        LinkFact::CodeTyped { code, by } => one(links::type_code(connection, *code, by).await?),
        LinkFact::Linked { account, member, handles } => {
            relink::link(connection, account, member, handles, input.seen()).await
        }
        LinkFact::Unlinked { link } => relink::unlink(connection, link, input.seen()).await,
    }
}
