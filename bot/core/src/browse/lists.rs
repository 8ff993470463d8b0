//! A member's lists of games and challenges, and the line under a board that says how a game
//! stands.

use super::{Listing, Wanted};
use crate::challenge::open_challenge_words::{listed, terms};
use crate::challenge::types::{Challenge, Invited};
use crate::ending::endings::{result, ruling};
use crate::model::numbered::numbered;
use crate::model::state::{Game, Timing};
use crate::model::{Action, ActionKind, CommandName, CommandReference, Text};
use crate::notice::count_words::counted;
use crate::notice::next::{by_time_left, waits_for};
use crate::offer::propose::asks;
use crate::time::time_words::until;
use crate::{PlayerId, message};
use menagerie_rules::{Color, notation};

/// The line under a board: which game it is, and how it stands.
pub fn board_line(game: &Game, ply: usize) -> Text {
    let position = game.line.position_at(ply).unwrap_or_else(|| game.line.position());
    let mut text = message!(
        "lists-board",
        variant = &game.variant().name,
        game = game.id.0,
        first = &game.players[0],
        first_side = game.side_name(Color::White),
        second = &game.players[1],
        second_side = game.side_name(Color::Black),
    )
    .plain(" ");
    if let Some((before, last)) = ply
        .checked_sub(1)
        .and_then(|index| Some((game.line.position_at(index)?, game.line.moves().get(index)?)))
    {
        let (numbered, in_words) = (numbered(before, last), notation::told(before, last));
        text = text.then(message!("lists-board-last-move", last = numbered, in_words)).plain(" ");
    }
    match game.end.filter(|_| ply == game.line.ply()) {
        Some(end) => text.then(result(game, end)).then(ruling(game)),
        None => {
            let side = game.side_name(position.turn());
            let to_move = if position.is_check() {
                message!("lists-board-to-move-in-check", side)
            } else {
                message!("lists-board-to-move", side)
            };
            let text = text.then(to_move).then(counted(position));
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
        let player = game.player(offer.by);
        text = text.plain(" ").then(message!("lists-board-offers-draw", player));
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
        text = message!("lists-own-none");
    }
    for (index, game) in games.iter().enumerate() {
        if index > 0 {
            text = text.line();
        }
        let mine = game.player(game.turn()) == player;
        let opponent =
            game.side_of(player).map_or(&game.players[1], |side| game.player(side.other()));
        let (clock, time) = match clock(game) {
            ("overdue", time) if mine => ("runs", time),
            clock => clock,
        };
        text = text.plain(if waits_for(game, player) { "▶ " } else { "· " }).then(message!(
            "lists-own-game",
            turn = if mine { "own" } else { "other" },
            number = game.id.0,
            variant = &game.variant().name,
            opponent,
            move_number = game.line.position().full_move_number(),
            clock,
            time,
            game = game.id,
            offer = if is_asked(game, player) { "yes" } else { "no" },
        ));
    }
    text.then(challenge_lines(player, challenges))
}

/// The state of a game's clock, in a word for the lists, and since when or until when.
pub(super) fn clock(game: &Game) -> (&'static str, Text) {
    match (game.stopped(), game.deadline()) {
        (Some(frozen), _) => ("stopped", Text::new().time(frozen.from)),
        (None, Some(deadline)) => {
            (if game.is_overdue() { "overdue" } else { "runs" }, Text::new().time(deadline))
        }
        (None, None) if game.timing.as_ref().is_some_and(Timing::is_to_start) => {
            ("starts", Text::new())
        }
        (None, None) => ("none", Text::new()),
    }
}

/// A person's open challenges, each on a line of its own. Those that wait for this person come
/// first.
pub fn challenge_lines(player: &PlayerId, challenges: &[Challenge]) -> Text {
    let mut text = Text::new();
    for challenge in awaited_first(player, challenges) {
        text = text.line();
        text = match &challenge.to {
            Invited::One(opponent) => text
                .then(message!(
                    "lists-own-challenge",
                    number = challenge.id,
                    challenger = &challenge.challenger,
                    opponent,
                    variant = &challenge.variant.name,
                ))
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
        text = text.then(message!(
            "lists-finished-game",
            number = game.id.0,
            variant = &game.variant().name,
            opponent,
        ));
        if let Some(end) = game.end {
            text = text.plain(" ").then(result(game, end));
        }
        let replay = CommandReference::of(CommandName::Replay).with("game", game.id);
        text = text.plain(" ").step(replay);
    }
    text
}

/// The actions by which a person can answer, join or withdraw open challenges. The messages of the
/// challenges themselves may have been deleted.
pub fn challenge_actions(player: &PlayerId, challenges: &[Challenge]) -> Vec<Action> {
    let mut actions = Vec::new();
    for challenge in awaited_first(player, challenges) {
        let id = challenge.id;
        let mut add = |label, kind| actions.push(Action::new(label, kind));
        if challenge.to.one() == Some(player) {
            add(message!("action-accept-challenge", number = id), ActionKind::Accept(id));
            add(message!("action-decline-challenge", number = id), ActionKind::Decline(id));
        } else if &challenge.challenger != player {
            add(message!("action-join-challenge", number = id), ActionKind::Join(id));
        } else {
            add(message!("action-withdraw-challenge", number = id), ActionKind::Withdraw(id));
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
