//! The names of all commands, and references to a command with its options: the reader's next step.
//! The core names the step, and each network words it.

use serde::{Deserialize, Serialize};

/// Names each command once: what it is called in the code and by people.
macro_rules! command_names {
    ($($(#[$doc:meta])* $verb:ident $name:literal,)*) => {
        /// Everything that somebody can ask for by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum CommandName {
            $($(#[$doc])* $verb,)*
        }

        impl CommandName {
            /// All of them, as they are listed.
            pub const ALL: [CommandName; [$($name),*].len()] = [$(CommandName::$verb),*];

            /// Its name, the same on every network.
            pub fn name(self) -> &'static str {
                match self {
                    $(CommandName::$verb => $name,)*
                }
            }
        }
    };
}

command_names! {
    /// Invite somebody to a game.
    Challenge "challenge",
    /// Play a move.
    Move "move",
    /// See a board.
    Board "board",
    /// See the moves one after the other.
    Replay "replay",
    /// Say how one wants to see boards.
    Settings "settings",
    /// Say how everybody in a community sees boards.
    Server "server",
    /// See where a piece can go.
    Moves "moves",
    /// Learn what stands on a square.
    Look "look",
    /// Learn how a piece moves.
    Piece "piece",
    /// Take one's last move back.
    Undo "undo",
    /// Give a game up.
    Resign "resign",
    /// Offer, accept or claim a draw.
    Draw "draw",
    /// Claim a game whose other side is out of time.
    Claim "claim",
    /// Give the other side more time.
    Give "give",
    /// Settle where one lives, days off and quiet hours.
    Time "time",
    /// Ask for a vacation, or end one.
    Vacation "vacation",
    /// End a game without a result.
    Abort "abort",
    /// Decide a game of others.
    Adjudicate "adjudicate",
    /// Stop a game of others for a while.
    Freeze "freeze",
    /// Let a game go on that was stopped.
    Thaw "thaw",
    /// Join a challenge by its code.
    Join "join",
    /// Ask for another game with sides changed.
    Rematch "rematch",
    /// Play no more against somebody.
    Block "block",
    /// Play against somebody again.
    Unblock "unblock",
    /// List one's games and challenges.
    Games "games",
    /// Learn how to play.
    Help "help",
    /// Learn how the pieces of a game move.
    Rules "rules",
    /// Take a game along as a file.
    Export "export",
    /// See an earlier board.
    At "at",
    /// Note something about a game for oneself, or see what one has noted.
    Note "note",
    /// Try moves for oneself.
    Try "try",
    /// Settle what to do if the opponent plays certain moves.
    If "if",
    /// Learn what somebody has played.
    Profile "profile",
    /// Learn how often each game was played in a community.
    Stats "stats",
    /// Say where in a community games are begun.
    Places "places",
    /// Say which variants can be challenged in a community.
    Variants "variants",
    /// Play a game that one has written, or settle which of those a community has.
    Variant "variant",
    /// Watch a game of others.
    Watch "watch",
    /// Say whether those who watch one's game may analyse it.
    Analysis "analysis",
    /// Make, solve or see problems.
    Problem "problem",
    /// Make one member of two accounts.
    Link "link",
    /// Make two of one again.
    Unlink "unlink",
    /// See, take along or delete what is stored about oneself.
    Privacy "privacy",
}

impl CommandName {
    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        CommandName::ALL.into_iter().find(|verb| verb.name() == name)
    }
}

/// One thing to ask for, with what is given for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandReference {
    /// What is asked for.
    pub verb: CommandName,
    /// What is given, by its name; an empty value is the reader's to choose.
    pub with: Vec<(String, String)>,
}

impl CommandReference {
    /// A step for which nothing needs to be given.
    pub fn of(verb: CommandName) -> Self {
        Self { verb, with: Vec::new() }
    }

    /// The same with something given.
    pub fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.with.push((name.to_owned(), value.to_string()));
        self
    }
}

impl From<CommandName> for CommandReference {
    fn from(verb: CommandName) -> Self {
        CommandReference::of(verb)
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
