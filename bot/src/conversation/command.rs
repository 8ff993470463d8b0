//! What is asked for by name or pressed, as a call for the core.

use super::Options;
use crate::game::clock::in_words;
use crate::game::{
    ActionKind, Command, Opponent, PlanWish, Setting, StartWish, Text, TimeWishes, VacationWish,
    Verb, Verdict, Which, Wish, with_offer,
};
use crate::preferences;

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
            clock: options.text("clock").to_owned(),
        }),
        Verb::Move => {
            let text = options.text("move");
            let text = if options.flag("draw") { with_offer(text) } else { text.to_owned() };
            Some(Command::Move { which, text, shown: None })
        }
        Verb::Undo => Some(Command::TakeBack { which, shown: None }),
        Verb::Resign => Some(Command::Resign { which, confirmed: false }),
        Verb::Draw => Some(Command::Draw { which }),
        Verb::Claim => Some(Command::Claim { which }),
        Verb::Give => {
            let length = options.text("time").to_owned();
            Some(Command::Give { which, length, shown: None })
        }
        Verb::Time => Some(Command::Time(TimeWishes {
            zone: options.text("zone").to_owned(),
            weekend: options.text("weekend").to_owned(),
            quiet: options.text("quiet").to_owned(),
            automatic: options.text("automatic").to_owned(),
        })),
        Verb::Vacation => Some(Command::Vacation(VacationWish {
            from: options.text("from").to_owned(),
            until: options.text("until").to_owned(),
            end: options.text("end") == "now",
        })),
        Verb::Abort => Some(Command::Abort { which }),
        Verb::Adjudicate => Some(Command::Adjudicate {
            which,
            verdict: Verdict::parse(options.text("result")),
            reason: options.text("reason").to_owned(),
        }),
        Verb::If => Some(Command::Plan { which, wish: plan_wish(options) }),
        Verb::Settings => Some(Command::Settings(wishes(&Setting::OF_A_PLAYER, options))),
        Verb::Server => Some(Command::ServerSettings(wishes(&Setting::OF_A_SERVER, options))),
        Verb::Board
        | Verb::Replay
        | Verb::Moves
        | Verb::Look
        | Verb::Piece
        | Verb::Games
        | Verb::Help
        | Verb::Rules => None,
    }
}

/// What is wished of one's conditional moves. A line can be given in two parts.
fn plan_wish(options: &Options) -> PlanWish {
    let parts = ["line", "when", "then"].map(|name| options.text(name));
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.trim().is_empty()).collect();
    match (options.text("drop"), parts.is_empty()) {
        ("", true) => PlanWish::Show,
        ("", false) => PlanWish::Add { line: parts.join(", "), confirmed: None },
        (number, true) => PlanWish::Drop(number.to_owned()),
        _ => PlanWish::AddAndDrop,
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
        ActionKind::AcceptDraw(game, ply, by) => {
            Command::AnswerDraw { game, ply, by, accept: true }
        }
        ActionKind::DeclineDraw(game, ply, by) => {
            Command::AnswerDraw { game, ply, by, accept: false }
        }
        ActionKind::Resign(game) => Command::Resign { which: Which::Number(game), confirmed: true },
        ActionKind::Play(game, shown, text) => {
            Command::Move { which: Which::Number(game), text, shown: Some(shown) }
        }
        ActionKind::TakeBack(game, shown) => {
            Command::TakeBack { which: Which::Number(game), shown: Some(shown) }
        }
        ActionKind::Claim(game) => Command::Claim { which: Which::Number(game) },
        ActionKind::Give(game, shown, seconds) => Command::Give {
            which: Which::Number(game),
            length: in_words(seconds),
            shown: Some(shown),
        },
        ActionKind::AcceptProposal(game, number) => {
            Command::AnswerProposal { game, number, accept: true }
        }
        ActionKind::DeclineProposal(game, number) => {
            Command::AnswerProposal { game, number, accept: false }
        }
        ActionKind::ResignIf(game, shown, line) => {
            let wish = PlanWish::Add { line, confirmed: Some(shown) };
            Command::Plan { which: Which::Number(game), wish }
        }
        ActionKind::PlayOn(_) => return Err("You have not resigned; the game goes on.".into()),
    })
}

/// What is asked of each setting.
fn wishes(settings: &[Setting], options: &Options) -> Vec<Wish> {
    let wish = |setting: &Setting| {
        let (known, usual) = preferences::words(*setting);
        let word = Some(options.text(setting.name())).filter(|word| !word.is_empty());
        Wish { setting: *setting, known, usual, word: word.map(str::to_owned) }
    };
    settings.iter().map(wish).collect()
}
