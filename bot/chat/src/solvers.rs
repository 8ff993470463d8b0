//! The members who have solved a problem, as far as they may be named.

use menagerie_core::community::types::Holder;
use menagerie_core::problem::Solvers;
use menagerie_core::problem::types::Problem;
use menagerie_store::{Store, StoreError};

use crate::preferences::Preferences;

/// The solvers of a problem. Members with a private profile are counted and not named.
pub(crate) async fn solvers(store: &Store, problem: &Problem) -> Result<Solvers, StoreError> {
    let mut solvers = Solvers { named: Vec::new(), others: problem.solved_by };
    for solver in store.solvers(problem.id).await? {
        let settings = store.settings(&Holder::Player(solver.clone())).await?;
        if !Preferences::of(&settings).is_profile_private {
            solvers.named.push(solver);
            solvers.others = solvers.others.saturating_sub(1);
        }
    }
    Ok(solvers)
}
