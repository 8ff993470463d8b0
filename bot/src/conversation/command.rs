//! What is asked for by name, as a call for the core.

use super::Options;
use crate::game::{Command, Opponent, StartWish, Verb};

/// The command that somebody gives; nothing if it only asks a question. Who is invited is known to
/// the network alone.
pub fn command(verb: Verb, options: &Options, opponent: Option<Opponent>) -> Option<Command> {
    let which = options.which();
    match verb {
        Verb::Challenge => Some(Command::Challenge {
            opponent: opponent?,
            variant: options.text("variant").to_owned(),
            side: options.side(),
            start: StartWish {
                setup: options.text("setup").to_owned(),
                symmetry: options.text("array").to_owned(),
            },
        }),
        Verb::Move => {
            let text = options.text("move").to_owned();
            Some(Command::Move { which, text, expected_ply: None })
        }
        Verb::Resign => Some(Command::Resign { which, confirmed: false }),
        Verb::Draw => Some(Command::Draw { which }),
        Verb::Board
        | Verb::Replay
        | Verb::Settings
        | Verb::Moves
        | Verb::Look
        | Verb::Piece
        | Verb::Games
        | Verb::Help
        | Verb::Rules => None,
    }
}
