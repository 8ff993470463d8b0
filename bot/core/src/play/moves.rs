//! Playing a move: who may, which move is meant, and what follows from it.

use crate::challenge::types::start::example;
use crate::ending::endings::{after_end, announced, by_time, offer_gone, offers_with_move, result};
use crate::ending::offer_state::{outlived, passed_over};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Via, Which};
use crate::model::state::{End, Ending, Game};
use crate::model::turn_notice::TurnNotice;
use crate::model::{
    Action, ActionKind, CommandName, Decision, Effect, Fact, GameFact, Moment, Reply, Snapshot,
    Text,
};
use crate::notice::turn_words::{as_it_stands, called_to_move, its_your_move};
use crate::offer::types::OfferFact;
use crate::plan::execution::{Fired, fire};
use crate::plan::plan_words::left_by_move;
use crate::talk::border::{Manner, Taken, taken};
use crate::talk::lone_word::meant_by;
use crate::talk::which_move::{ask, did_you_mean, did_you_mean_there};
use crate::time::{time_words, timekeeping};
use crate::{PlayerId, Timestamp};
use menagerie_rules::{Color, Line, Move, Position, notation};

pub fn play(
    snapshot: &Snapshot,
    call: &Call,
    which: Which,
    text: &str,
    shown: Option<Moment>,
) -> Result<Decision, Refusal> {
    let manner = Manner::from(&call.via);
    if manner == Manner::Aside && snapshot.games.here.is_empty() {
        return Ok(beside(snapshot, call, text));
    }
    let game = match snapshot.game(call, which) {
        Ok(game) => game,
        // People talk in places where no game of theirs is played.
        Err(_) if manner.is_among_others() => return Ok(Decision::default()),
        Err(_) if is_a_word_with_the_bot(manner, text) => return Err(instead_of_words()),
        Err(refusal) => return Err(refusal),
    };
    let Some(side) = game.side_of(&call.from) else {
        return match manner {
            _ if manner.is_among_others() => Ok(Decision::default()),
            _ if is_a_word_with_the_bot(manner, text) => Err(instead_of_words()),
            _ => Err(Refusal::NotAPlayer(game.id)),
        };
    };
    // A message from before the last move is about another position: the bot missed it, and the
    // game has gone on without it.
    if call.via != Via::Private && call.at < game.moved {
        return Ok(Decision::default());
    }
    let position = game.line.position();
    let is_to_move = game.end.is_none() && side == game.turn();
    let taken = taken(position, &call.letters, text, manner, is_to_move);
    match taken {
        Taken::Talk => return Ok(Decision::default()),
        Taken::Command(verb) if game.end.is_none() || verb == CommandName::Help => {
            return Err(Refusal::ByCommand(verb));
        }
        Taken::Command(_) if manner.is_among_others() => return Ok(Decision::default()),
        _ => {}
    }
    may_move(game, side, shown, call.seen)?;
    let reply = match taken {
        Taken::Move(chosen, is_offering) => {
            return played(game, side, &chosen, is_offering, call);
        }
        Taken::Refused(menagerie_rules::Refusal::Unreadable(_))
            if is_a_word_with_the_bot(manner, text) =>
        {
            return Err(instead_of_words());
        }
        Taken::Refused(refusal) => return Err(by_rules(&refusal, position)),
        Taken::Choice(candidates, is_offering) => ask(game, &candidates, is_offering),
        Taken::Perhaps(candidates, is_offering, number) => {
            did_you_mean(game, &candidates, is_offering, number)
        }
        Taken::Talk | Taken::Command(_) | Taken::OutOfTurn => Reply::Nothing,
    };
    Ok(Decision { reply, ..Decision::default() })
}

/// Whether a side may move now, or still, in the moment that was shown to its player.
pub(super) fn may_move(
    game: &Game,
    side: Color,
    shown: Option<Moment>,
    now: Timestamp,
) -> Result<(), Refusal> {
    if let Some(end) = game.end {
        return Err(Refusal::GameOver(result(game, end)));
    }
    game.goes_on()?;
    if side != game.turn() {
        return Err(Refusal::NotYourTurn {
            side: game.side_name(game.turn()).to_owned(),
            player: game.player(game.turn()).clone(),
            time: time_words::of_other(game, now),
        });
    }
    match shown.filter(|shown| *shown != game.moment()) {
        Some(shown) => Err(game.gone_since(shown)),
        None => Ok(()),
    }
}

/// Whether a text is addressed to the bot and names neither a square nor a command.
fn is_a_word_with_the_bot(manner: Manner, text: &str) -> bool {
    let names_a_square = text.contains(|letter: char| letter.is_ascii_digit());
    manner == Manner::Addressed && !names_a_square && meant_by(text).is_none()
}

/// Such a text gets the short help.
fn instead_of_words() -> Refusal {
    Refusal::ByCommand(CommandName::Help)
}

/// The decision on a text where games are begun. If it is a full move of the player to move in a
/// game that was begun there, the bot asks about it.
fn beside(snapshot: &Snapshot, call: &Call, text: &str) -> Decision {
    let is_meant = |game: &&Game| {
        game.was_begun_at(&call.place)
            && game.end.is_none()
            && game.player(game.turn()) == &call.from
            && call.at >= game.moved
            && game.goes_on().is_ok()
    };
    let letters = &call.letters;
    let taken = |game: &'_ Game| taken(game.line.position(), letters, text, Manner::Beside, true);
    let candidates = |game: &'_ Game| match taken(game) {
        Taken::Perhaps(candidates, is_offering, _) => Some((candidates, is_offering)),
        _ => None,
    };
    let games = snapshot.games.mine.iter().filter(is_meant);
    let meant: Vec<_> = games
        .filter_map(|game| candidates(game).map(|(moves, is_offering)| (game, moves, is_offering)))
        .collect();
    let reply = if meant.is_empty() { Reply::Nothing } else { did_you_mean_there(&meant) };
    Decision { reply, ..Decision::default() }
}

/// Why the rules allow no such move, with a square to look at if no piece can go where the text
/// says.
fn by_rules(refusal: &menagerie_rules::Refusal, position: &Position) -> Refusal {
    let sentence = Text::from(refusal.sentence(position));
    match refusal {
        menagerie_rules::Refusal::NobodyReaches { role: None, .. } => {
            Refusal::NobodyReaches(sentence)
        }
        _ => Refusal::Move(sentence),
    }
}

fn played(
    game: &Game,
    side: Color,
    chosen: &Move,
    is_offering: bool,
    call: &Call,
) -> Result<Decision, Refusal> {
    let before = game.line.position();
    let fired = fire(game, chosen).map_err(|_| Refusal::Stale)?;
    let line = &fired.line;
    let ply = line.ply();
    let next = game.player(fired.resigned.map_or(line.position().turn(), Color::other));
    let ended = ended_by_now(&fired);
    let timed = timekeeping::play(game, side, call.at, fired.replies, call.seen);
    if timed.refused.is_some() {
        return Ok(by_time(game, timed));
    }
    let moved = Fact::Game(GameFact::MovePlayed {
        game: game.id,
        ply: game.line.ply(),
        coordinates: notation::coordinates(game.variant(), chosen),
    });
    let mut facts = vec![moved];
    facts.extend(fired.facts(game, ended.is_none()));
    facts.extend(timed.facts);
    let mut decision = Decision { facts, effects: timed.effects, ..Decision::default() };
    decision.extend(left_offer(game, side, &fired, ended.is_some()));
    // A refusal tells nothing of the opponent's conditional moves.
    let has_ended_it = ended.is_some() && fired.is_unanswered();
    let mut offer = if is_offering && !has_ended_it {
        offers_with_move(game, side, game.line.ply() + 1)?
    } else {
        None
    };
    decision.extend(match ended {
        Some(_) => outlived(game, None),
        None => passed_over(game, side),
    });
    let news = fired.told(game);
    let mut text = news.clone().line();
    // A conditional reply declines the draw offer that came with the move or before it.
    if let Some((fact, _)) = offer.take_if(|_| !fired.is_unanswered()) {
        decision.facts.extend([fact, Fact::Offer(OfferFact::DrawOfferGone(game.id))]);
        text = text.then(message!("play-draw-declined-by-answer")).line();
    }
    let is_called = fired.is_unanswered() && game.is_called_already(call.at);
    let (mut actions, mut calls) = (Vec::new(), Vec::new());
    match ended {
        Some(end) => {
            decision.facts.push(Fact::Game(GameFact::Ended { game: game.id, end }));
            text = text.then(announced(game, end, next));
            actions = after_end(game);
        }
        None => {
            let call_to_move = called_to_move(game, line, timed.deadline);
            text = text.then(call_to_move.clone()).then(first_turn(line, next, call.hears_talk));
            let last = game.player(line.position().turn().other());
            let players = [next, last];
            let when = (Moment { ply, ..game.moment() }, timed.deadline);
            let which = (game.id, &**game.variant());
            calls.push(TurnNotice {
                again: is_called,
                is_homeless: game.is_homeless(),
                ..TurnNotice::new(which, players, when, news, call_to_move)
            });
            if !last.is_computer() {
                let kind = ActionKind::TakeBack(game.id, Moment { ply, ..game.moment() });
                actions.push(Action::new(message!("action-take-back"), kind));
            }
        }
    }
    let done = message!("play-done", played = notation::canonical(before, chosen));
    let done = done.then(about_replies(&fired));
    let left = left_by_move(game, side, chosen);
    // The player is told once. A text among others is answered by the board alone.
    if left.is_some() && call.via == Via::Private && ended.is_none() {
        decision.facts.push(Fact::Game(GameFact::PlanSettled {
            game: game.id,
            by: side,
            plan: None,
        }));
    }
    let done = left.into_iter().fold(done, |done, why| done.plain(" ").then(why));
    let wake = if is_called { Vec::new() } else { vec![next.clone()] };
    decision.effects.push(Effect::Announce {
        game: game.id,
        ply,
        text,
        wake,
        actions,
        silent: false,
        only: None,
    });
    decision.extend(offer);
    Ok(Decision { reply: Reply::Done(done), calls, ..decision })
}

/// The outcome of a draw offer from before a side moves. A move declines the offer to its player. The
/// mover's own offer is answered by the reply to the move, or ends with the game.
fn left_offer(game: &Game, side: Color, fired: &Fired, is_over: bool) -> Option<(Fact, Effect)> {
    let declined_by = |side| message!("play-draw-declined-by-moving", player = game.player(side));
    let words = if game.draw_offer?.by != side {
        declined_by(side)
    } else if fired.replies > 0 {
        declined_by(side.other())
    } else if is_over {
        message!("ending-draw-unanswered")
    } else {
        return None;
    };
    offer_gone(game, words)
}

/// The message for the mover alone about the conditional moves that followed.
fn about_replies(fired: &Fired) -> Text {
    match fired.replies {
        0 => Text::new(),
        replies => Text::from(" ").then(message!("play-done-answered", replies)),
    }
}

/// The result by the board itself.
pub fn ended_by_board(line: &Line) -> Option<End> {
    let outcome = line.outcome()?;
    Some(End { winner: outcome.winner, ending: Ending::Board(outcome.termination) })
}

/// The result by the board, or by a planned resignation.
fn ended_by_now(fired: &Fired) -> Option<End> {
    if let Some(side) = fired.resigned {
        return Some(End { winner: Some(side.other()), ending: Ending::Resignation });
    }
    ended_by_board(&fired.line)
}

/// The board of a running game where it goes on, with `words` in front; nothing if it has ended.
pub fn goes_on(game: &Game, words: Text, hears_talk: bool) -> Option<Effect> {
    let next = game.player(game.turn());
    let text = words.line().then(invitation_to_move(game.line.position(), next, hears_talk));
    shown_again(game, as_it_stands(text, game))
}

/// The board of a running game without a place, for each of its players.
pub fn goes_on_elsewhere(game: &Game) -> Option<Effect> {
    let text = message!(
        "play-goes-on-elsewhere",
        player = game.player(game.turn()),
        example = example(game.line.position()).unwrap_or_default(),
        game = game.id.0
    );
    shown_again(game, as_it_stands(text, game))
}

fn shown_again(game: &Game, text: Text) -> Option<Effect> {
    let wake = vec![game.player(game.turn()).clone()];
    let ply = game.line.ply();
    let (actions, silent, only) = (Vec::new(), false, None);
    let board = Effect::Announce { game: game.id, ply, text, wake, actions, silent, only };
    game.end.is_none().then_some(board)
}

/// Tells a player to move, with a legal move as an example, and where a move can be typed.
pub fn invitation_to_move(position: &Position, player: &PlayerId, hears_talk: bool) -> Text {
    if player.is_computer() {
        return its_your_move(player, "");
    }
    let ways = ways_to_move(hears_talk);
    match example(position) {
        Some(example) => message!("play-invitation", player, example, ways),
        None => message!("play-invitation-without-example", player, ways),
    }
}

/// How a player who has not moved yet plays a move, as the first mover was told with the first
/// board.
fn first_turn(line: &Line, player: &PlayerId, hears_talk: bool) -> Text {
    let is_first = line.ply() == 1 && !player.is_computer();
    match example(line.position()).filter(|_| is_first) {
        Some(example) => {
            let ways = ways_to_move(hears_talk);
            Text::from(" ").then(message!("play-first-turn", example, ways))
        }
        None => Text::new(),
    }
}

/// Where a move can be typed.
fn ways_to_move(hears_talk: bool) -> Text {
    Text::new().ways_to_move(true, hears_talk)
}
