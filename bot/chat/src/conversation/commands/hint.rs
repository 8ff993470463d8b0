//! The command `hint`: a good move in a game against the computer.

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::game;
use crate::conversation::searches::worked_out;
use crate::conversation::{Answer, Question};
use menagerie_core::play::{hint, may_have_hint};
use menagerie_rules::Line;
use menagerie_search::{Budget, Options, Search};
use std::sync::atomic::AtomicBool;

/// The positions that are looked at: well below a second, on the largest board too.
const POSITIONS: u64 = 50_000;
/// The table of positions, in bytes.
const TABLE: usize = 4 << 20;

pub(super) const HINT: Registered = Registered {
    options: || vec![game()],
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Look(|question| Box::pin(question.hint())),
};

impl Question<'_> {
    async fn hint(&self) -> Result<Answer, Answer> {
        let game = self.game(self.options.which()).await??;
        may_have_hint(&game, &self.from, self.now)?;
        self.helps_in_none_that_runs(&Line::new(game.line.position().clone())).await?;
        let line = game.line.clone();
        let best = worked_out(&self.from, move || {
            let mut search = Search::new(Options { table_bytes: TABLE, seed: 0 });
            search.search(&line, Budget::nodes(POSITIONS), &AtomicBool::new(false)).best
        });
        // A game that goes on has a legal move.
        let best = best.await??.expect("there is a move");
        Ok(Answer::text(hint(&game, &best)))
    }
}
