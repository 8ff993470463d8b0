//! What a reader can do next. The core names it; each network words how.

use serde::{Deserialize, Serialize};

/// Everything that somebody can ask for by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verb {
    /// Invite somebody to a game.
    Challenge,
    /// Play a move.
    Move,
    /// See a board.
    Board,
    /// See the moves one after the other.
    Replay,
    /// Say how one wants to see boards.
    Settings,
    /// Say how everybody in a community sees boards.
    Server,
    /// See where a piece can go.
    Moves,
    /// Learn what stands on a square.
    Look,
    /// Learn how a piece moves.
    Piece,
    /// Take one's last move back.
    Undo,
    /// Give a game up.
    Resign,
    /// Offer, accept or claim a draw.
    Draw,
    /// Claim a game whose other side is out of time.
    Claim,
    /// Give the other side more time.
    Give,
    /// Settle where one lives, days off and quiet hours.
    Time,
    /// Ask for a vacation, or end one.
    Vacation,
    /// End a game without a result.
    Abort,
    /// Decide a game of others.
    Adjudicate,
    /// Stop a game of others for a while.
    Freeze,
    /// Let a game go on that was stopped.
    Thaw,
    /// Join a challenge by its code.
    Join,
    /// Ask for another game with sides changed.
    Rematch,
    /// Play no more against somebody.
    Block,
    /// Play against somebody again.
    Unblock,
    /// List one's games and challenges.
    Games,
    /// Learn how to play.
    Help,
    /// Learn how the pieces of a game move.
    Rules,
    /// Take a game along as a file.
    Export,
    /// See an earlier board.
    At,
    /// Note something about a game for oneself, or see what one has noted.
    Note,
    /// Try moves for oneself.
    Try,
    /// Settle what to do if the opponent plays certain moves.
    If,
    /// Learn what somebody has played.
    Profile,
    /// Say where in a community games are begun.
    Places,
    /// Say which variants can be challenged in a community.
    Variants,
    /// Play a game that one has written, or settle which of those a community has.
    Variant,
    /// Watch a game of others.
    Watch,
    /// Say whether those who watch one's game may analyse it.
    Analysis,
    /// Make, solve or see problems.
    Problem,
    /// Make one member of two accounts.
    Link,
    /// Make two of one again.
    Unlink,
    /// See, take along or delete what is stored about oneself.
    Privacy,
}

impl Verb {
    /// All of them, as they are listed.
    pub const ALL: [Verb; 42] = [
        Verb::Challenge,
        Verb::Move,
        Verb::Board,
        Verb::Replay,
        Verb::Settings,
        Verb::Server,
        Verb::Moves,
        Verb::Look,
        Verb::Piece,
        Verb::Undo,
        Verb::Resign,
        Verb::Draw,
        Verb::Claim,
        Verb::Give,
        Verb::Time,
        Verb::Vacation,
        Verb::Abort,
        Verb::Adjudicate,
        Verb::Freeze,
        Verb::Thaw,
        Verb::Join,
        Verb::Rematch,
        Verb::Block,
        Verb::Unblock,
        Verb::Games,
        Verb::Help,
        Verb::Rules,
        Verb::Export,
        Verb::At,
        Verb::Note,
        Verb::Try,
        Verb::If,
        Verb::Profile,
        Verb::Places,
        Verb::Variants,
        Verb::Variant,
        Verb::Watch,
        Verb::Analysis,
        Verb::Problem,
        Verb::Link,
        Verb::Unlink,
        Verb::Privacy,
    ];

    /// Its name, the same on every network.
    pub fn name(self) -> &'static str {
        match self {
            Verb::Challenge => "challenge",
            Verb::Move => "move",
            Verb::Board => "board",
            Verb::Replay => "replay",
            Verb::Settings => "settings",
            Verb::Server => "server",
            Verb::Moves => "moves",
            Verb::Look => "look",
            Verb::Piece => "piece",
            Verb::Undo => "undo",
            Verb::Resign => "resign",
            Verb::Draw => "draw",
            Verb::Claim => "claim",
            Verb::Give => "give",
            Verb::Time => "time",
            Verb::Vacation => "vacation",
            Verb::Abort => "abort",
            Verb::Adjudicate => "adjudicate",
            Verb::Freeze => "freeze",
            Verb::Thaw => "thaw",
            Verb::Join => "join",
            Verb::Rematch => "rematch",
            Verb::Block => "block",
            Verb::Unblock => "unblock",
            Verb::Games => "games",
            Verb::Help => "help",
            Verb::Rules => "rules",
            Verb::Export => "export",
            Verb::At => "at",
            Verb::Note => "note",
            Verb::Try => "try",
            Verb::If => "if",
            Verb::Profile => "profile",
            Verb::Places => "places",
            Verb::Variants => "variants",
            Verb::Variant => "variant",
            Verb::Watch => "watch",
            Verb::Analysis => "analysis",
            Verb::Problem => "problem",
            Verb::Link => "link",
            Verb::Unlink => "unlink",
            Verb::Privacy => "privacy",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        Verb::ALL.into_iter().find(|verb| verb.name() == name)
    }
}

/// One thing to ask for, with what is given for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// What is asked for.
    pub verb: Verb,
    /// What is given, by its name; an empty value is the reader's to choose.
    pub with: Vec<(String, String)>,
}

impl Step {
    /// A step for which nothing needs to be given.
    pub fn of(verb: Verb) -> Self {
        Self { verb, with: Vec::new() }
    }

    /// The same with something given.
    pub fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.with.push((name.to_owned(), value.to_string()));
        self
    }
}

impl From<Verb> for Step {
    fn from(verb: Verb) -> Self {
        Step::of(verb)
    }
}

/// A word that every network has its own for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    /// The kind of place that a game gets for itself.
    OwnPlace,
    /// The kind of place in which games are begun.
    Place,
    /// What people are members of.
    Community,
    /// What somebody is sent where nobody else reads it.
    Letters,
    /// How a challenge is answered, as the end of a sentence.
    WayToAnswer,
    /// Where nobody else reads what somebody asks.
    Unseen,
    /// The right to say how things are done there.
    ManagerRight,
    /// The right to keep order among those who play there.
    ModeratorRight,
    /// The right to read what is closed to others there.
    OverseerRight,
}
