//! Writes facts about linked accounts.

use crate::database::{Db, Result};
use crate::decision::one_row::one;
use crate::linking::{links, relink};
use menagerie_core::accounts::types::LinkFact;
use menagerie_core::dispatch::Input;

/// Writes a fact about linked accounts.
pub(super) async fn store(db: &mut Db, fact: &LinkFact, input: &Input) -> Result<()> {
    match fact {
        LinkFact::CodeMade { account, handle, hash, expires } => {
            let times = (input.seen(), *expires);
            one(links::make_code(db, account, handle, hash, times).await?)
        }
        LinkFact::CodeTyped { code, by } => one(links::type_code(db, *code, by).await?),
        LinkFact::Linked { account, member, handles } => {
            relink::link(db, account, member, handles, input.seen()).await
        }
        LinkFact::Unlinked { link } => relink::unlink(db, link, input.seen()).await,
    }
}
