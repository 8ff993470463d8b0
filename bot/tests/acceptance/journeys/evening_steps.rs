//! The events of the evening that is told in each language.

use Did::{Gives, Presses, Says};
use Place::{Games, Thread};

/// A step of the evening.
pub struct Step {
    pub who: &'static str,
    pub place: Place,
    pub did: Did,
}

/// Where it is done.
#[derive(Clone, Copy)]
pub enum Place {
    Games,
    Thread,
}

/// The action.
pub enum Did {
    /// A message; `@bot` is the bot.
    Says(&'static str),
    /// A command with its options. Members are called by their names.
    Gives(&'static str, &'static str),
    /// A button, by the beginning of its kind.
    Presses(&'static str),
}

const fn step(who: &'static str, place: Place, did: Did) -> Step {
    Step { who, place, did }
}

/// The evening.
pub const STEPS: [Step; 66] = [
    step("Ann", Games, Gives("help", "{}")),
    step("Ann", Games, Gives("help", r#"{"topic":"end"}"#)),
    step("Ann", Games, Gives("rules", r#"{"variant":"cetran-2"}"#)),
    // A challenge, with slips before it.
    step("Ann", Games, Gives("challenge", r#"{"variant":"terachess","opponent":"Ann"}"#)),
    step(
        "Ann",
        Games,
        Gives("challenge", r#"{"variant":"chess","opponent":"Bob","clock":"banana"}"#),
    ),
    step("Bob", Games, Gives("join", r#"{"code":"ABCD"}"#)),
    step(
        "Ann",
        Games,
        Gives(
            "challenge",
            r#"{"variant":"chess","opponent":"Bob","colour":"first","clock":"days 3d"}"#,
        ),
    ),
    // A button for everyone: its answer is for the one who presses it, and the challenge stays.
    step("Cid", Games, Presses("do:0:rules")),
    step("Cid", Games, Presses("accept")),
    step("Bob", Games, Presses("accept")),
    // The game.
    step("Ann", Thread, Says("@bot good evening, everyone")),
    step("Ann", Thread, Says("@bot e2e5")),
    step("Ann", Thread, Says("@bot Bf1-c4")),
    step("Ann", Thread, Says("e2e4")),
    step("Bob", Thread, Gives("draw", "{}")),
    step("Bob", Thread, Says("e7e5")),
    step("Bob", Thread, Gives("undo", "{}")),
    step("Bob", Thread, Says("e7e5")),
    step("Ann", Thread, Says("Qh5")),
    step("Bob", Thread, Gives("moves", r#"{"square":"e8"}"#)),
    step("Bob", Thread, Gives("look", r#"{"square":"e5"}"#)),
    step("Bob", Thread, Gives("piece", r#"{"piece":"Knight"}"#)),
    step("Bob", Thread, Says("@bot f7f6 g7")),
    step("Bob", Thread, Says("Nc6")),
    step("Bob", Thread, Gives("if", r#"{"line":"h5e5 c6e5"}"#)),
    step("Bob", Thread, Gives("if", r#"{"line":"h5e9 c6e5"}"#)),
    step("Bob", Thread, Gives("if", "{}")),
    step("Ann", Thread, Says("Qxe5")),
    step("Ann", Thread, Gives("board", r#"{"text":"by rank"}"#)),
    step("Ann", Thread, Gives("note", r#"{"text":"What was I thinking?"}"#)),
    step("Ann", Thread, Gives("note", "{}")),
    step("Ann", Thread, Gives("try", r#"{"moves":"d2d4 e5c6"}"#)),
    // Offers.
    step("Ann", Thread, Gives("draw", "{}")),
    step("Bob", Thread, Presses("draw-no")),
    step("Ann", Thread, Gives("abort", "{}")),
    step("Bob", Thread, Presses("disagree")),
    step("Ann", Thread, Gives("give", r#"{"time":"1d"}"#)),
    step("Ann", Thread, Gives("claim", "{}")),
    step("Cid", Thread, Gives("watch", "{}")),
    step("Cid", Thread, Says("@bot d2d4")),
    step("Cid", Thread, Gives("move", r#"{"move":"d2d4"}"#)),
    // Settings of members.
    step("Ann", Games, Gives("settings", r#"{"notices":"direct"}"#)),
    step("Ann", Games, Gives("settings", r#"{"notices":"thread","theme":"slate"}"#)),
    step("Ann", Games, Gives("time", r#"{"zone":"Europe/Berlin"}"#)),
    step("Ann", Games, Gives("time", r#"{"weekend":"sat sun"}"#)),
    step("Ann", Games, Gives("vacation", "{}")),
    step("Ann", Games, Gives("vacation", r#"{"until":"3y"}"#)),
    step("Ann", Games, Gives("block", r#"{"member":"Cid"}"#)),
    step("Ann", Games, Gives("unblock", r#"{"member":"Cid"}"#)),
    step("Bob", Games, Gives("privacy", "{}")),
    step("Bob", Games, Gives("privacy", r#"{"what":"delete"}"#)),
    step("Ann", Games, Gives("server", r#"{"kibitz":"after"}"#)),
    step("Ann", Games, Gives("places", "{}")),
    step("Ann", Games, Gives("freeze", r#"{"game":1,"reason":"dinner"}"#)),
    // A problem.
    step(
        "Ann",
        Games,
        Gives(
            "problem",
            r#"{"what":"create","variant":"chess","setup":"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"}"#,
        ),
    ),
    step("Bob", Games, Gives("problem", r#"{"what":"solve","number":1,"move":"a1a7"}"#)),
    step("Bob", Games, Gives("problem", r#"{"what":"solve","number":1,"move":"a1a8"}"#)),
    step("Bob", Games, Gives("problem", r#"{"what":"list"}"#)),
    // The end.
    step("Bob", Games, Gives("games", "{}")),
    step("Ann", Thread, Gives("resign", "{}")),
    step("Ann", Thread, Presses("resign")),
    step("Bob", Thread, Presses("rematch")),
    step("Ann", Thread, Presses("decline")),
    step("Bob", Games, Gives("games", r#"{"which":"finished"}"#)),
    step("Ann", Games, Gives("profile", r#"{"member":"Bob"}"#)),
    step("Ann", Games, Gives("stats", "{}")),
];
