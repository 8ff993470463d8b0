//! An example of each command, as somebody types it on Discord, and where it can be given.

use super::column::{COLUMNS, Column};
use super::state::State;
use menagerie_chat::conversation::{Kind, Options, typed_options, usage};
use menagerie_core::community::find_variant;
use menagerie_core::model::CommandName;
use menagerie_words::{NOTHING, first_words, last_words};

/// The text in an example for the code of challenge 2.
pub const CODE: &str = "4F7Q2K";

/// The person who gives an example, where the game is played.
#[derive(Clone, Copy)]
pub enum Who {
    /// Ann, whose turn it is.
    Player,
    /// Bob, who has moved last.
    Opponent,
    /// Cid, who does not play.
    Stranger,
    /// The same with Manage Server.
    Manager,
}

impl Who {
    pub fn column(self) -> Column {
        let short = match self {
            Who::Player => "P",
            Who::Opponent => "O",
            Who::Stranger => "S",
            Who::Manager => "A",
        };
        let mut columns = COLUMNS.into_iter();
        columns.find(|column| column.short == short).expect("there is such a column")
    }
}

/// A command as it is typed, and when it can be given.
#[derive(Clone, Copy)]
pub struct Example {
    pub typed: &'static str,
    pub who: Who,
    pub state: State,
    /// The input given before it.
    pub after: Option<&'static str>,
    /// Words of the answer, if it shows no picture and no file.
    pub shows: &'static str,
}

impl Example {
    const fn by(who: Who, typed: &'static str) -> Self {
        Self { typed, who, state: State::Running, after: None, shows: "" }
    }

    const fn when(self, state: State) -> Self {
        Self { state, ..self }
    }

    const fn after(self, typed: &'static str) -> Self {
        Self { after: Some(typed), ..self }
    }

    const fn showing(self, shows: &'static str) -> Self {
        Self { shows, ..self }
    }
}

/// The examples of a command. A new command does not compile without one.
pub fn examples(verb: CommandName) -> Vec<Example> {
    use Who::{Manager, Opponent, Player, Stranger};
    let by = Example::by;
    match verb {
        CommandName::Challenge => vec![
            by(Player, "/challenge variant:Terran Chess opponent:@Eve clock:days 3d"),
            by(Player, "/challenge variant:Shako level:3"),
            by(Player, "/challenge variant:Chess colour:I move second uses:3 expires:3 days"),
        ],
        CommandName::Move => {
            vec![by(Player, "/move move:d4d6"), by(Player, "/move move:Troll d2-g5 draw:true")]
        }
        CommandName::Open => {
            vec![by(Player, "/open").showing(first_words("pages-off", NOTHING))]
        }
        CommandName::Board => vec![
            by(Player, "/board"),
            by(Player, "/board zoom:half theme:slate"),
            by(Player, "/board text:by piece").showing("Troll"),
        ],
        CommandName::Replay => vec![by(Player, "/replay last:10")],
        CommandName::Report => {
            let shown = by(Player, "/report show:true").when(State::Ended);
            vec![by(Player, "/report").when(State::Ended).showing("mistake"), shown]
        }
        CommandName::Settings => vec![
            by(Player, "/settings theme:slate preview:on"),
            by(Player, "/settings notices:digest digest:8"),
        ],
        CommandName::Server => vec![by(Manager, "/server clock:days 3d games:5")],
        CommandName::Moves => vec![by(Player, "/moves square:d2")],
        CommandName::Look => vec![by(Player, "/look square:e6").showing("Pawn")],
        CommandName::Piece => vec![by(Player, "/piece piece:Troll variant:Terachess II")],
        CommandName::Learn => vec![
            by(Player, "/learn piece:Troll variant:Terachess II"),
            by(Player, "/learn piece:Knight variant:Chess task:2 moves:d7 f8"),
        ],
        CommandName::Hint => {
            vec![
                by(Player, "/hint")
                    .when(State::AgainstComputer)
                    .showing(first_words("play-hint", NOTHING)),
            ]
        }
        CommandName::Undo => vec![by(Opponent, "/undo")],
        CommandName::Resign => vec![by(Player, "/resign")],
        CommandName::Draw => vec![by(Player, "/draw")],
        CommandName::Claim => vec![by(Opponent, "/claim").when(State::Overdue)],
        CommandName::Give => vec![by(Opponent, "/give time:1d").when(State::Overdue)],
        CommandName::Time => {
            vec![by(Player, "/time zone:Europe/Berlin weekend:sat sun quiet:22-7")]
        }
        CommandName::Vacation => vec![by(Player, "/vacation until:10d")],
        CommandName::Abort => vec![by(Player, "/abort")],
        CommandName::Adjudicate => {
            vec![by(Manager, "/adjudicate result:a draw reason:Both have agreed by mail.")]
        }
        CommandName::Freeze => vec![
            by(Manager, "/freeze reason:The rules are unclear here."),
            by(Manager, "/freeze all:true reason:We are on holiday."),
        ],
        CommandName::Thaw => vec![by(Manager, "/thaw").when(State::Frozen)],
        CommandName::Join => vec![by(Stranger, "/join code:4F7Q2K")],
        CommandName::Rematch => vec![by(Player, "/rematch").when(State::Ended)],
        CommandName::Block => vec![by(Player, "/block member:@Eve")],
        CommandName::Unblock => {
            vec![by(Player, "/unblock member:@Eve").after("/block member:@Eve")]
        }
        CommandName::Games => vec![
            by(Player, "/games").showing("game 1"),
            by(Player, "/games which:finished games member:@Bob")
                .when(State::Ended)
                .showing("Game 1"),
        ],
        CommandName::Help => vec![by(Player, "/help").showing("challenge")],
        CommandName::Rules => vec![by(Player, "/rules variant:Fantastic XIII")],
        CommandName::Export => vec![by(Player, "/export format:pgn")],
        CommandName::At => vec![by(Player, "/at ply:1")],
        CommandName::Note => vec![
            by(Player, "/note text:His Troll looks strong."),
            by(Player, "/note remove:1").after("/note text:His Troll looks strong."),
        ],
        CommandName::Try => vec![by(Player, "/try moves:d4d6 d13d11")],
        CommandName::If => vec![by(Opponent, "/if line:d4d6 d13d11")],
        CommandName::Profile => vec![
            by(Player, "/profile member:@Bob")
                .showing(last_words("profile-of-other", [("games", 1), ("running", 1)])),
        ],
        CommandName::Rating => {
            vec![by(Player, "/rating member:@Bob").showing(last_words("rating-none", NOTHING))]
        }
        CommandName::Leaders => vec![
            by(Player, "/leaders variant:chess")
                .showing(last_words("leaders-none-of-variant", NOTHING)),
        ],
        CommandName::Ladder => vec![
            by(Player, "/ladder what:join variant:Chess"),
            by(Player, "/ladder").showing(first_words("ladder-none", NOTHING)),
        ],
        CommandName::League => vec![
            by(Player, "/league").showing(first_words("league-none", NOTHING)),
            by(
                Manager,
                "/league what:create name:Spring variant:Chess clock:days 3d size:6 start:7d",
            ),
        ],
        CommandName::Stats => {
            vec![
                by(Player, "/stats")
                    .showing(last_words("stats-variant", [("games", 1), ("running", 1)])),
            ]
        }
        CommandName::Places => vec![by(Manager, "/places here:games start here")],
        CommandName::Variants => vec![by(Manager, "/variants allow:Terran Chess")],
        CommandName::Variant => vec![by(Player, "/variant file:reed-lake.toml opponent:@Eve")],
        CommandName::Watch => vec![by(Stranger, "/watch")],
        CommandName::Analysis => vec![by(Player, "/analysis wish:they may not")],
        CommandName::Problem => vec![
            by(Player, "/problem").showing("Chess"),
            by(Stranger, "/problem what:solve one number:1 move:Ra6"),
        ],
        CommandName::Link => vec![by(Player, "/link")],
        CommandName::Unlink => vec![by(Player, "/unlink")],
        CommandName::Privacy => vec![by(Player, "/privacy what:get it as a file")],
    }
}

/// An example as its command reads it: the command, its options, and the member it names.
///
/// # Errors
/// Why it cannot be read.
pub fn read(typed: &str) -> Result<(CommandName, Options, Option<&str>), String> {
    let (name, rest) = typed.split_once(' ').unwrap_or((typed, ""));
    let name = name.strip_prefix('/').ok_or("it does not begin with /")?;
    let verb = CommandName::named(name).ok_or_else(|| format!("there is no command {name}"))?;
    let known = usage(verb).options;
    for word in rest.split(' ').filter(|word| !word.is_empty()) {
        let Some((name, _)) = word.split_once(':') else { continue };
        if known.iter().all(|given| given.name != name) {
            return Err(format!("it has no option {name}"));
        }
    }
    // A text in front of the first name would be read as the first option.
    let is_named = |word: &str| word.contains(':');
    if rest.split(' ').next().is_some_and(|first| !first.is_empty() && !is_named(first)) {
        return Err("it has no name of an option in front".to_owned());
    }
    let options = typed_options(verb, rest);
    if let Some(refusal) = options.refusal(verb) {
        return Err(format!("it is refused: {refusal:?}"));
    }
    for given in known {
        let typed = options.text(given.name);
        if given.required && typed.is_empty() {
            return Err(format!("{} is not given", given.name));
        }
        let is_known = match given.kind {
            _ if typed.is_empty() => true,
            Kind::Choice(choices) => choices.iter().any(|(_, value)| value == typed),
            // These are variants, and are found by what people call them.
            Kind::Search(choices) => {
                choices.iter().any(|(_, value)| value == typed) || find_variant(typed).is_ok()
            }
            _ => true,
        };
        if !is_known {
            return Err(format!("{typed} is none of the choices of {}", given.name));
        }
    }
    let member = rest.split(' ').find_map(|word| word.split_once(":@")).map(|(_, name)| name);
    Ok((verb, options, member))
}
