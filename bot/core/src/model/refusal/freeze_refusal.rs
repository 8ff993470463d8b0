//! Refusals to stop games or let them go on, and refusals because a game is stopped.

use crate::model::state::Frozen;
use crate::model::{CommandName, CommandReference, Term, Text};

/// Why games are not stopped, or do not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FreezeRefusal {
    /// The game, or all of the community's, is stopped, and nothing can be done meanwhile.
    Stands(Frozen),
    /// It was stopped already.
    Already(Frozen),
    /// The game was not stopped.
    NotFrozen,
    /// The games of the community were not stopped.
    NoneFrozen,
    /// The reason to stop all games is missing.
    NoReason,
    /// Only managers stop all games of a community.
    NotAManager,
    /// All games can be stopped only in a community, and this is a private conversation.
    NoServer,
    /// One game was named, and all were meant.
    GameAndAll,
}

impl FreezeRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            FreezeRefusal::Stands(frozen) => frozen.refusal(),
            FreezeRefusal::Already(frozen) => {
                let thaw = CommandReference::of(CommandName::Thaw);
                let thaw = if frozen.is_of_all() { thaw.with("all", "true") } else { thaw };
                frozen.told().plain(" Let it go on with ").step(thaw).plain(".")
            }
            FreezeRefusal::NotFrozen => text
                .plain("This game was not stopped by itself. Stop it with ")
                .step(CommandName::Freeze)
                .plain("; if it stands still with all games of its ")
                .term(Term::Community)
                .plain(", they go on with ")
                .step(CommandReference::of(CommandName::Thaw).with("all", "true"))
                .plain("."),
            FreezeRefusal::NoneFrozen => text
                .plain("The games of this ")
                .term(Term::Community)
                .plain(" are not stopped. Stop all of them with ")
                .step(
                    CommandReference::of(CommandName::Freeze)
                        .with("all", "true")
                        .with("reason", ""),
                )
                .plain("; a game that was stopped by itself goes on with ")
                .step(CommandReference::of(CommandName::Thaw).with("game", ""))
                .plain("."),
            FreezeRefusal::NoReason => text
                .plain("Whoever plays in this ")
                .term(Term::Community)
                .plain(" is told why all games are stopped. Give it as ")
                .code("reason")
                .plain("."),
            FreezeRefusal::NotAManager => text
                .plain("You do not have ")
                .term(Term::ManagerRight)
                .plain(", and only members with it stop all games of this ")
                .term(Term::Community)
                .plain(" or let them go on. Ask one of them; one game is stopped with ")
                .step(CommandReference::of(CommandName::Freeze).with("game", ""))
                .plain(" by members with ")
                .term(Term::ModeratorRight)
                .plain("."),
            FreezeRefusal::NoServer => text
                .plain("All games are those of a ")
                .term(Term::Community)
                .plain(", and this is a private conversation. Use ")
                .step(CommandReference::of(CommandName::Freeze).with("all", "true"))
                .plain(" or ")
                .step(CommandReference::of(CommandName::Thaw).with("all", "true"))
                .plain(" in a ")
                .term(Term::Place)
                .plain(" of the ")
                .term(Term::Community)
                .plain("."),
            FreezeRefusal::GameAndAll => text
                .plain("Either one game is meant or all are. Leave out ")
                .code("game")
                .plain(" or ")
                .code("all")
                .plain("."),
        }
    }
}
