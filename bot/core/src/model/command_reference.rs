//! The names of all commands, and references to a command with its options: the reader's next step.
//! The core names the step, and each network words it.

use serde::{Deserialize, Serialize};

/// Lists each command once, with its name in the code and its name for people.
macro_rules! command_names {
    ($($(#[$doc:meta])* $verb:ident $name:literal,)*) => {
        /// The names of all commands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum CommandName {
            $($(#[$doc])* $verb,)*
        }

        impl CommandName {
            /// All commands, in the order of lists.
            pub const ALL: [CommandName; [$($name),*].len()] = [$(CommandName::$verb),*];

            /// The name for people, the same on every network.
            pub fn name(self) -> &'static str {
                match self {
                    $(CommandName::$verb => $name,)*
                }
            }
        }
    };
}

command_names! {
    /// Invites a person to a game.
    Challenge "challenge",
    /// Plays a move.
    Move "move",
    /// Shows a board.
    Board "board",
    /// Opens a board in a browser.
    Open "open",
    /// Shows the moves one after the other.
    Replay "replay",
    /// Tells where a game that has ended turned, and the largest mistakes.
    Report "report",
    /// Changes how one sees boards, and who is told what one plays.
    Settings "settings",
    /// Changes what holds for a whole community: its boards, its usual clock, how many games.
    Server "server",
    /// Shows where a piece can go.
    Moves "moves",
    /// Tells what stands on a square, and what attacks it.
    Look "look",
    /// Tells how a piece moves.
    Piece "piece",
    /// Sets tasks for a newcomer to a piece.
    Learn "learn",
    /// Suggests a move in a game against the computer.
    Hint "hint",
    /// Takes back one's last move.
    Undo "undo",
    /// Gives up a game.
    Resign "resign",
    /// Offers, accepts or claims a draw.
    Draw "draw",
    /// Claims a game because the other side is out of time.
    Claim "claim",
    /// Gives the other side more time.
    Give "give",
    /// Changes one's time zone, days off and quiet hours.
    Time "time",
    /// Requests a vacation, or ends one.
    Vacation "vacation",
    /// Ends a game without a result.
    Abort "abort",
    /// Rules on a game of others.
    Adjudicate "adjudicate",
    /// Stops a game of others for a while.
    Freeze "freeze",
    /// Lets a stopped game go on.
    Thaw "thaw",
    /// Joins a challenge by its code.
    Join "join",
    /// Asks for another game with sides changed.
    Rematch "rematch",
    /// Blocks a person, to play no more against them.
    Block "block",
    /// Lifts a block.
    Unblock "unblock",
    /// Lists games and challenges: one's own unless others are asked for.
    Games "games",
    /// Tells how to play.
    Help "help",
    /// Tells how the pieces of a game move.
    Rules "rules",
    /// Exports a game as a file.
    Export "export",
    /// Shows an earlier board.
    At "at",
    /// Adds a private note about a game, or shows one's notes.
    Note "note",
    /// Tries moves in private.
    Try "try",
    /// Makes conditional moves.
    If "if",
    /// Shows a player's results.
    Profile "profile",
    /// Tells how often each game was played in a community.
    Stats "stats",
    /// Tells the ratings of a member.
    Rating "rating",
    /// Lists the best of a community.
    Leaders "leaders",
    /// Joins or leaves a ladder, shows it, or challenges somebody on it.
    Ladder "ladder",
    /// Joins or leaves a league, shows it, or makes one.
    League "league",
    /// Limits where games are begun in a community.
    Places "places",
    /// Limits which variants can be challenged in a community.
    Variants "variants",
    /// Plays an uploaded variant, or changes which of them are on a community's list.
    Variant "variant",
    /// Watches a game of others.
    Watch "watch",
    /// Changes whether spectators of one's game may analyze it.
    Analysis "analysis",
    /// Makes, solves or shows problems.
    Problem "problem",
    /// Links two accounts, so that they are one member.
    Link "link",
    /// Parts linked accounts.
    Unlink "unlink",
    /// Shows, exports or deletes the data stored about oneself.
    Privacy "privacy",
}

impl CommandName {
    /// The command with this name.
    pub fn named(name: &str) -> Option<Self> {
        CommandName::ALL.into_iter().find(|verb| verb.name() == name)
    }
}

/// A reference to a command, with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandReference {
    /// The command.
    pub verb: CommandName,
    /// The options by name; an empty value is the reader's to choose.
    pub with: Vec<(String, String)>,
}

impl CommandReference {
    /// A reference without options.
    pub fn of(verb: CommandName) -> Self {
        Self { verb, with: Vec::new() }
    }

    /// The same reference with another option.
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

/// A thing for which each network has its own word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    /// The kind of place that a game gets for itself.
    OwnPlace,
    /// The kind of place in which games are begun.
    Place,
    /// The group of which people are members.
    Community,
    /// A private message to one person.
    Letters,
    /// How to answer a challenge, as the end of a sentence.
    WayToAnswer,
    /// Where nobody else reads a question.
    Unseen,
    /// The right to manage a community.
    ManagerRight,
    /// The right to moderate the games there.
    ModeratorRight,
    /// The right to read closed places there.
    OverseerRight,
}

impl Term {
    /// All terms.
    pub const ALL: [Term; 9] = [
        Term::OwnPlace,
        Term::Place,
        Term::Community,
        Term::Letters,
        Term::WayToAnswer,
        Term::Unseen,
        Term::ManagerRight,
        Term::ModeratorRight,
        Term::OverseerRight,
    ];

    /// Its name in the catalogue of messages.
    pub fn name(self) -> &'static str {
        match self {
            Term::OwnPlace => "own-place",
            Term::Place => "place",
            Term::Community => "community",
            Term::Letters => "direct-messages",
            Term::WayToAnswer => "way-to-answer",
            Term::Unseen => "unseen",
            Term::ManagerRight => "manager-right",
            Term::ModeratorRight => "moderator-right",
            Term::OverseerRight => "overseer-right",
        }
    }
}
