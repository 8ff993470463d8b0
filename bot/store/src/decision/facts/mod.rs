//! Writing the facts of a decision, a file for each part of a game. Every statement checks that it
//! changed exactly one row.

mod challenge;
mod clock;
mod community;
mod game;
mod link;
mod member;
mod offer;
mod place;
mod watch;

use super::one_row::one;
use crate::database::Result;
use crate::game::{branches, notes, problems};
use crate::variant::uploaded_variants;
use menagerie_core::dispatch::Input;
use menagerie_core::model::Fact;
use menagerie_core::model::state::Private;
use sqlx::AnyConnection;

/// Writes a fact.
pub(super) async fn store(
    connection: &mut AnyConnection,
    fact: &Fact,
    input: &Input,
) -> Result<()> {
    let at = input.at().0;
    match fact {
        Fact::Challenge(fact) => challenge::store(connection, fact, input).await,
        Fact::Game(fact) => game::store(connection, fact, input).await,
        Fact::Offer(fact) => offer::store(connection, fact, at).await,
        Fact::Place(fact) => place::store(connection, fact).await,
        Fact::Clock(fact) => clock::store(connection, fact, input).await,
        Fact::Member(fact) => member::store(connection, fact, at).await,
        Fact::Watch(fact) => watch::store(connection, fact, at).await,
        Fact::Community(fact) => community::store(connection, fact, at).await,
        Fact::Link(fact) => link::store(connection, fact, input).await,
        Fact::Problem(fact) => one(problems::store(connection, fact, at).await?),
        Fact::Upload(fact) => one(uploaded_variants::store(connection, fact, input.seen()).await?),
        Fact::Private { by, game, what } => one(match what {
            Private::NoteMade(note) => notes::add(connection, by, *game, note).await?,
            Private::NoteRemoved(number) => notes::remove(connection, by, *game, *number).await?,
            Private::LineTried(branch) => branches::set(connection, by, *game, branch).await?,
        }),
    }
}
