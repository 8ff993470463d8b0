//! Why something is not done in a community by what those who manage it have settled, and the words
//! for it: the rule, then the next step.

use super::{PlayerId, Term, Text, Verb};

/// Why something is not done there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitRefusal {
    /// The caller plays so many games there, which is the most.
    TooManyGames(usize),
    /// This player plays so many games there, which is the most.
    OtherHasTooManyGames(PlayerId, usize),
}

impl LimitRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            LimitRefusal::TooManyGames(most) => text
                .plain(format!("You are playing {} on this ", games(*most)))
                .term(Term::Community)
                .plain(" already, which is the most that those who manage it allow. Finish one first; see them with ")
                .step(Verb::Games)
                .plain("."),
            LimitRefusal::OtherHasTooManyGames(player, most) => text
                .player(player)
                .plain(format!(" is playing {} on this ", games(*most)))
                .term(Term::Community)
                .plain(" already, which is the most that those who manage it allow. Try again when one is finished."),
        }
    }
}

fn games(most: usize) -> String {
    if most == 1 { "1 game".to_owned() } else { format!("{most} games") }
}
