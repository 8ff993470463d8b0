//! What is asked for by name or pressed, as a call for the core.

use super::Options;
use crate::preferences;
use menagerie_core::clock::in_words;
use menagerie_core::model::request::{
    Command, Glance, Opponent, PlaceWish, PlanWish, Terms, TimeWishes, Trial, VacationWish,
    VariantWish, Verdict, Which,
};
use menagerie_core::model::state::{LinkWish, Setting, StartWish, Wish};
use menagerie_core::model::{ActionKind, Code, Step, Text, Verb};
use menagerie_core::talk::with_offer;

/// The command that somebody gives; nothing if it only asks a question. Who is named is known to
/// the network alone.
pub fn command(verb: Verb, options: &Options, opponent: Option<Opponent>) -> Option<Command> {
    let which = options.which();
    match verb {
        Verb::Challenge => challenge(options, opponent),
        Verb::Move => {
            let text = typed_move(options);
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
            confirmed: false,
        })),
        Verb::Vacation => Some(Command::Vacation(VacationWish {
            from: options.text("from").to_owned(),
            until: options.text("until").to_owned(),
            end: options.text("end") == "now",
        })),
        Verb::Abort => Some(Command::Abort { which, confirmed: false }),
        Verb::Join => Some(Command::Join(Code::read(options.text("code")))),
        Verb::Rematch => Some(Command::Rematch { which }),
        Verb::Block => Some(Command::Block { whom: opponent.map(|person| person.player) }),
        Verb::Unblock => Some(Command::Unblock { whom: opponent.map(|person| person.player) }),
        Verb::Link => Some(Command::Link(match options.text("code").trim() {
            "" => LinkWish::Code,
            code => LinkWish::Typed(code.to_owned()),
        })),
        Verb::Unlink => Some(Command::Unlink { confirmed: None }),
        Verb::Privacy => {
            let is_final = options.text("what") == "delete";
            is_final.then_some(Command::Forget { confirmed: None })
        }
        Verb::Freeze => {
            let reason = options.text("reason").to_owned();
            Some(if options.flag("all") {
                Command::FreezeAll { reason }
            } else {
                Command::Freeze { which, reason }
            })
        }
        Verb::Thaw if options.flag("all") => Some(Command::ThawAll),
        Verb::Thaw => Some(Command::Thaw { which }),
        Verb::Adjudicate => Some(Command::Adjudicate {
            which,
            verdict: Verdict::parse(options.text("result")),
            reason: options.text("reason").to_owned(),
        }),
        Verb::If => Some(Command::Plan { which, wish: plan_wish(options) }),
        Verb::Watch => Some(Command::Watch { which }),
        Verb::Analysis => {
            let wish = Some(options.text("wish")).filter(|word| !word.is_empty());
            Some(Command::Analysis { which, wish: wish.map(|word| word == "on") })
        }
        Verb::Settings => Some(Command::Settings(wishes(&Setting::OF_A_PLAYER, options))),
        Verb::Server => Some(Command::ServerSettings(wishes(&Setting::OF_A_SERVER, options))),
        Verb::Places => Some(Command::GamePlaces(PlaceWish::parse(options.text("here")))),
        Verb::Variants => Some(Command::GameVariants(variant_wish(options))),
        Verb::Try => {
            let text = |name| options.text(name).to_owned();
            let back = options.number("back").unwrap_or(0);
            let trial = Trial { moves: text("moves"), at: text("at"), back };
            (trial != Trial::default()).then_some(Command::Try { which, trial })
        }
        Verb::Note => match (options.number("remove"), options.text("text")) {
            (Some(number), _) => Some(Command::RemoveNote { which, number }),
            (None, "") => None,
            (None, text) => Some(Command::Note { which, text: text.to_owned() }),
        },
        Verb::Board
        | Verb::Replay
        | Verb::Moves
        | Verb::Look
        | Verb::Piece
        | Verb::Games
        | Verb::Help
        | Verb::Rules
        | Verb::Export
        | Verb::At
        | Verb::Profile
        | Verb::Problem
        | Verb::Variant => None,
    }
}

/// The move that somebody types, with the draw that they offer with it.
pub(super) fn typed_move(options: &Options) -> String {
    let text = options.text("move");
    if options.flag("draw") { with_offer(text) } else { text.to_owned() }
}

/// A challenge to somebody, for the usual time or another one, or to everybody.
fn challenge(options: &Options, opponent: Option<Opponent>) -> Option<Command> {
    let variant = options.text("variant").to_owned();
    let side = options.side();
    let start = StartWish {
        setup: options.text("setup").to_owned(),
        array: options.text("array").to_owned(),
    };
    let clock = options.text("clock").to_owned();
    Some(match opponent {
        Some(opponent) if !options.have_terms() => {
            Command::Challenge { opponent, variant, side, start, clock }
        }
        named => {
            let terms = Terms::read(options.text("uses"), options.text("expires"))?;
            Command::OpenChallenge { variant, side, start, clock, terms, named }
        }
    })
}

/// What follows from a press about which nothing needs to be decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Something is said.
    Say(Text),
    /// Something is looked at.
    Look(Glance),
    /// Something is asked for as if it had been typed.
    Do(Step),
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

/// What is wished of the variants that can be challenged.
fn variant_wish(options: &Options) -> VariantWish {
    match (options.text("allow"), options.text("forbid")) {
        ("", "") => VariantWish::Show,
        ("all", "") => VariantWish::All,
        (allowed, "") => VariantWish::Allow(allowed.to_owned()),
        ("", forbidden) => VariantWish::Forbid(forbidden.to_owned()),
        _ => VariantWish::Both,
    }
}

/// The command that a press gives.
///
/// # Errors
/// What is done instead, where nothing needs to be decided.
pub fn pressed(action: ActionKind) -> Result<Command, Instead> {
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
        ActionKind::Abort(game) => Command::Abort { which: Which::Number(game), confirmed: true },
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
        ActionKind::Rematch(game) => Command::Rematch { which: Which::Number(game) },
        ActionKind::Join(id) => Command::Accept(id),
        ActionKind::Link(code) => Command::Link(LinkWish::Confirmed(code)),
        ActionKind::Unlink(link) => Command::Unlink { confirmed: Some(link) },
        ActionKind::Forget(asked) => Command::Forget { confirmed: Some(asked) },
        ActionKind::ResignIf(game, shown, line) => {
            let wish = PlanWish::Add { line, confirmed: Some(shown) };
            Command::Plan { which: Which::Number(game), wish }
        }
        ActionKind::PlayOn(_) => {
            return Err(Instead::Say("Nothing was done; the game goes on.".into()));
        }
        ActionKind::Change(game) => {
            let other = Step::of(Verb::Move).with("move", "").with("game", game);
            let text = Text::from("Nothing was played. Type the other move with ").step(other);
            return Err(Instead::Say(text.plain(".")));
        }
        ActionKind::Cancel(_) => return Err(Instead::Say("Nothing was played.".into())),
        ActionKind::Look(glance) => return Err(Instead::Look(glance)),
        ActionKind::Settle(wishes) => Command::Time(TimeWishes { confirmed: true, ..wishes }),
        ActionKind::Do(step) => return Err(Instead::Do(step)),
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
