//! What is asked for by name or pressed, as a call for the core.

use super::Options;
use crate::game::{ActionKind, Command, Opponent, StartWish, Text, Verb, Which};

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

/// The command that a press gives.
///
/// # Errors
/// What is said instead, where nothing needs to be decided.
pub fn pressed(action: ActionKind) -> Result<Command, Text> {
    Ok(match action {
        ActionKind::Accept(id) => Command::Accept(id),
        ActionKind::Decline(id) => Command::Decline(id),
        ActionKind::Withdraw(id) => Command::Withdraw(id),
        ActionKind::AcceptDraw(game, ply) => Command::AnswerDraw { game, ply, accept: true },
        ActionKind::DeclineDraw(game, ply) => Command::AnswerDraw { game, ply, accept: false },
        ActionKind::Resign(game) => Command::Resign { which: Which::Number(game), confirmed: true },
        ActionKind::Play(game, ply, text) => {
            Command::Move { which: Which::Number(game), text, expected_ply: Some(ply) }
        }
        ActionKind::PlayOn(_) => return Err("You have not resigned; the game goes on.".into()),
    })
}
