//! Lists of another member's games, and of the challenges that anyone can join.

use crate::PlayerId;
use crate::challenge::open_challenge_words::listed;
use crate::model::state::{Challenge, Game, Timing};
use crate::model::{CommandName, CommandReference, Term, Text};
use crate::notice::next::by_time_left;

/// The running games of another member, in the order of their deadlines.
pub fn member_list(member: &PlayerId, games: &[Game]) -> Text {
    let mut text = Text::from("Running games of ").player(member).plain(":");
    for game in by_time_left(member, games) {
        text = text
            .line()
            .plain(format!("· game {} ({}): ", game.id, game.variant().name))
            .player(&game.players[0])
            .plain(" v ")
            .player(&game.players[1])
            .plain(format!(", move {}, ", game.line.position().full_move_number()))
            .player(game.player(game.turn()))
            .plain(" to move");
        text = match (game.stopped(), game.deadline()) {
            (Some(frozen), _) => text.plain(", stopped since ").time(frozen.from),
            (None, Some(_)) if game.is_overdue() => text.plain(", out of time"),
            (None, Some(deadline)) => text.plain(", until ").time(deadline),
            (None, None) if game.timing.as_ref().is_some_and(Timing::is_to_start) => {
                text.plain(", the clock starts with its first board")
            }
            (None, None) => text,
        };
        text = text.plain(": ").game(game.id);
    }
    text
}

/// How to join a challenge that is not listed because it was made on another network.
pub fn joined_by_code() -> Text {
    Text::new()
        .line()
        .plain("A challenge that was made on another network is joined with its code: ")
        .step(CommandReference::of(CommandName::Join).with("code", "4F7Q2K"))
        .plain(".")
}

/// Challenges that anyone can join, in the given order. `more` says whether there are others.
pub fn open_list(challenges: &[Challenge], more: bool) -> Text {
    let mut text = Text::from("Anybody in this ").term(Term::Community).plain(" can join:");
    for challenge in challenges {
        text = text.line().then(listed(challenge, challenge.to.uses(), None));
    }
    if more {
        let others =
            CommandReference::of(CommandName::Games).with("which", "open").with("variant", "");
        text = text
            .line()
            .plain("These are the newest. Others are seen if you name a variant or a member: ")
            .step(others)
            .plain(".");
    }
    text
}
