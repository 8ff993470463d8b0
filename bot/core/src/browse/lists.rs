//! A member's lists of games and challenges, and the line under a board that says how a game
//! stands.

use super::{Listing, Wanted};
use crate::PlayerId;
use crate::challenge::open_challenge_words::{listed, terms};
use crate::ending::endings::{result, ruling};
use crate::model::numbered::numbered;
use crate::model::state::{Challenge, Game, Invited, Timing};
use crate::model::{Action, ActionKind, CommandName, CommandReference, Text};
use crate::notice::count_words::counted;
use crate::notice::next::{by_time_left, waits_for};
use crate::offer::propose::asks;
use crate::time::time_words::until;
use menagerie_rules::{Color, notation};

/// The line under a board: which game it is, and how it stands.
pub fn board_line(game: &Game, ply: usize) -> Text {
    let position = game.line.position_at(ply).unwrap_or_else(|| game.line.position());
    let mut text = Text::new()
        .bold(format!("{}, game {}", game.variant().name, game.id))
        .plain(": ")
        .player(&game.players[0])
        .plain(format!(" ({}) v ", game.side_name(Color::White)))
        .player(&game.players[1])
        .plain(format!(" ({}). ", game.side_name(Color::Black)));
    if let Some((before, last)) = ply
        .checked_sub(1)
        .and_then(|index| Some((game.line.position_at(index)?, game.line.moves().get(index)?)))
    {
        text = text
            .plain("Last move: ")
            .bold(numbered(before, last))
            .plain(format!(" · {}. ", notation::words(before, last)));
    }
    match game.end.filter(|_| ply == game.line.ply()) {
        Some(end) => text.then(result(game, end)).then(ruling(game)),
        None => {
            let check = if position.is_check() { " and in check" } else { "" };
            let side = game.side_name(position.turn());
            let text = text.plain(format!("{side} is to move{check}.{}", counted(position)));
            if ply != game.line.ply() {
                return text;
            }
            match game.stopped() {
                Some(frozen) => text.plain(" ").then(frozen.told()),
                None => until(text, game.deadline()).then(awaited(game)),
            }
        }
    }
}

/// Every proposal that waits for an answer, a sentence each.
fn awaited(game: &Game) -> Text {
    let mut text = Text::new();
    if let Some(offer) = game.draw_offer {
        text = text.plain(" ").player(game.player(offer.by)).plain(" offers a draw.");
    }
    match game.standing_proposal() {
        Some(proposal) => text.plain(" ").then(asks(game, proposal)).plain("."),
        None => text,
    }
}

/// A person's running games and open challenges. Those that wait for this person come first, in the
/// order of their deadlines.
pub fn game_list(player: &PlayerId, games: &[Game], challenges: &[Challenge]) -> Text {
    let mut text = Text::new();
    let games = by_time_left(player, games);
    if games.is_empty() {
        text = text
            .plain("You have no running games. Start one with ")
            .step(CommandName::Challenge)
            .plain(".");
    }
    for (index, game) in games.iter().enumerate() {
        if index > 0 {
            text = text.line();
        }
        let mine = game.player(game.turn()) == player;
        let opponent =
            game.side_of(player).map_or(&game.players[1], |side| game.player(side.other()));
        text = text.plain(if waits_for(game, player) { "▶ " } else { "· " });
        text = if mine { text.bold("Your move") } else { text.plain("Their move") };
        text = text
            .plain(format!(" in game {} ({}) against ", game.id, game.variant().name))
            .player(opponent)
            .plain(format!(", move {}", game.line.position().full_move_number()));
        text = match (game.stopped(), game.deadline()) {
            (Some(frozen), _) => text.plain(", stopped since ").time(frozen.from),
            _ if game.is_overdue() && !mine => {
                let claim = CommandReference::of(CommandName::Claim).with("game", game.id);
                text.plain(", out of time, ").step(claim)
            }
            (None, Some(deadline)) => text.plain(", until ").time(deadline),
            (None, None) if game.timing.as_ref().is_some_and(Timing::is_to_start) => {
                text.plain(", the clock starts with its first board")
            }
            (None, None) => text,
        };
        text = text.plain(": ").game(game.id);
        if is_asked(game, player) {
            text = text.plain("; an offer waits for your answer there");
        }
    }
    text.then(challenge_lines(player, challenges))
}

/// A person's open challenges, each on a line of its own. Those that wait for this person come
/// first.
pub fn challenge_lines(player: &PlayerId, challenges: &[Challenge]) -> Text {
    let mut text = Text::new();
    for challenge in awaited_first(player, challenges) {
        text = text.line();
        text = match &challenge.to {
            Invited::One(opponent) => text
                .plain(format!("Challenge {}: ", challenge.id))
                .player(&challenge.challenger)
                .plain(" challenges ")
                .player(opponent)
                .plain(format!(" to {}; not answered yet.", challenge.variant.name))
                .then(terms(challenge)),
            Invited::Anyone(uses) => text.then(listed(challenge, *uses, Some(player))),
        };
    }
    text
}

/// Whether the opponent has offered something that this person can still answer.
fn is_asked(game: &Game, player: &PlayerId) -> bool {
    if game.stopped().is_some() {
        return false;
    }
    let own = game.side_of(player);
    let offers = game.draw_offer.map(|offer| offer.by);
    let asks = game.standing_proposal().map(|proposal| proposal.by);
    own.is_some() && offers.into_iter().chain(asks).any(|by| Some(by) != own)
}

/// A person's finished games in the given order, with the way to see them again.
pub fn finished_list(player: &PlayerId, games: &[Game]) -> Text {
    if games.is_empty() {
        return Wanted { listing: Listing::Finished, ..Wanted::default() }.none();
    }
    let mut text = Text::new();
    for (index, game) in games.iter().enumerate() {
        if index > 0 {
            text = text.line();
        }
        let opponent =
            game.side_of(player).map_or(&game.players[1], |side| game.player(side.other()));
        text = text
            .plain(format!("Game {} ({}) against ", game.id, game.variant().name))
            .player(opponent)
            .plain(": ");
        if let Some(end) = game.end {
            text = text.then(result(game, end)).plain(" ");
        }
        text = text.step(CommandReference::of(CommandName::Replay).with("game", game.id));
    }
    text
}

/// The actions by which a person can answer, join or withdraw open challenges. The messages of the
/// challenges themselves may have been deleted.
pub fn challenge_actions(player: &PlayerId, challenges: &[Challenge]) -> Vec<Action> {
    let mut actions = Vec::new();
    for challenge in awaited_first(player, challenges) {
        let mut add = |verb: &str, kind| {
            actions.push(Action::new(format!("{verb} challenge {}", challenge.id), kind));
        };
        if challenge.to.one() == Some(player) {
            add("Accept", ActionKind::Accept(challenge.id));
            add("Decline", ActionKind::Decline(challenge.id));
        } else if &challenge.challenger != player {
            add("Join", ActionKind::Join(challenge.id));
        } else {
            add("Withdraw", ActionKind::Withdraw(challenge.id));
        }
    }
    actions
}

/// Challenges in the order of a list: those that wait for this person's answer first.
fn awaited_first<'a>(player: &PlayerId, challenges: &'a [Challenge]) -> Vec<&'a Challenge> {
    let mut challenges: Vec<&Challenge> = challenges.iter().collect();
    challenges.sort_by_key(|challenge| (challenge.to.one() != Some(player), challenge.id));
    challenges
}
