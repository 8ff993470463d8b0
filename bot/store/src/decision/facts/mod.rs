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
use crate::database::{Db, Result};
use crate::game::{branches, notes, problems};
use crate::ladder::facts as ladders;
use crate::league::facts as leagues;
use crate::variant::uploaded_variants;
use menagerie_core::dispatch::Input;
use menagerie_core::model::Fact;
use menagerie_core::notebook::types::Private;

/// Writes a fact.
pub(super) async fn store(db: &mut Db, fact: &Fact, input: &Input) -> Result<()> {
    let at = input.at().0;
    match fact {
        Fact::Challenge(fact) => challenge::store(db, fact, input).await,
        Fact::Game(fact) => game::store(db, fact, input).await,
        Fact::Offer(fact) => offer::store(db, fact, at).await,
        Fact::Place(fact) => place::store(db, fact, input.seen()).await,
        Fact::Clock(fact) => clock::store(db, fact, input).await,
        Fact::Member(fact) => member::store(db, fact, at).await,
        Fact::Watch(fact) => watch::store(db, fact, at).await,
        Fact::Community(fact) => community::store(db, fact, at).await,
        Fact::Link(fact) => link::store(db, fact, input).await,
        Fact::Ladder(fact) => one(ladders::store(db, fact, input.seen()).await?),
        Fact::League(fact) => one(leagues::store(db, fact, input.seen()).await?),
        Fact::Problem(fact) => one(problems::store(db, fact, at).await?),
        Fact::Upload(fact) => one(uploaded_variants::store(db, fact, input.seen()).await?),
        Fact::Private { by, game, what } => one(match what {
            Private::NoteMade(note) => notes::add(db, by, *game, note).await?,
            Private::NoteRemoved(number) => notes::remove(db, by, *game, *number).await?,
            Private::LineTried(branch) => branches::set(db, by, *game, branch).await?,
        }),
    }
}
