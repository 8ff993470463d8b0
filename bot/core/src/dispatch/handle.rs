//! The one entry into the core: [`handle`] decides every input.

use super::loaded::part;
use super::{Input, Loaded, NotLoaded, requests};
use crate::accounts::linking;
use crate::browse;
use crate::dispatch::input;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Command, Via, ViewRequest, Which};
use crate::model::state::Game;
use crate::model::{CommandName, Decision, Effect, Reply, Snapshot};
use crate::notebook::types::NotebookRequest;
use crate::notice::computers;
use crate::plan::planning;
use crate::play::correction;
use crate::play::types::Corrected;
use crate::privacy::erasure;
use crate::upload::uploads;
use crate::vacation::member_time;
use crate::watch::spectating;
use rand::Rng;

/// Decides what follows from an input, given the snapshot for it and what else is loaded.
///
/// # Errors
/// When something else was loaded than the input needs. Then nothing is decided.
pub fn handle(
    snapshot: &Snapshot,
    loaded: &Loaded,
    input: &Input,
    rng: &mut dyn Rng,
) -> Result<Decision, NotLoaded> {
    let mut decision = match input {
        Input::Call(call) => answer(snapshot, loaded, call, rng)?,
        Input::SystemEvent(happened) => input::happen(snapshot, loaded, happened, rng)?,
    };
    spectating::open_at_end(snapshot.games.all().chain(loaded.games()), &mut decision);
    erasure::name_nobody(&mut decision);
    computers::are_told_nothing(&mut decision);
    Ok(decision)
}

fn answer(
    snapshot: &Snapshot,
    loaded: &Loaded,
    call: &Call,
    rng: &mut dyn Rng,
) -> Result<Decision, NotLoaded> {
    let decided = match &call.command {
        Command::Challenge(request) => requests::challenge(snapshot, loaded, call, request, rng)?,
        Command::Play(request) => requests::play(snapshot, loaded, call, request)?,
        Command::Offer(request) => requests::offer(snapshot, call, request),
        Command::Ending(request) => requests::ending(snapshot, call, request),
        Command::Moderation(request) => requests::moderation(snapshot, loaded, call, request)?,
        Command::Time(wishes) => member_time::settle(part!(loaded, MemberAndGames), call, wishes),
        Command::Vacation(wish) => member_time::vacation(part!(loaded, MemberAndGames), call, wish),
        Command::Plan(request) => planning::plan(snapshot, call, request),
        Command::Watch(request) => requests::watch(snapshot, loaded, call, request)?,
        Command::Community(request) => requests::community(loaded, call, request)?,
        Command::Upload(wish) => uploads::decide(snapshot, part!(loaded, Upload), call, wish, rng),
        Command::Notebook(request) => requests::notebook(snapshot, loaded, call, request)?,
        Command::Problem(request) => requests::problem(snapshot, loaded, call, request)?,
        Command::Ladder(wish) => requests::ladder(snapshot, part!(loaded, Ladder), call, wish, rng),
        Command::League(wish) => requests::league(snapshot, part!(loaded, League), call, wish, rng),
        Command::Link(wish) => linking::decide(snapshot, part!(loaded, Linking), call, wish, rng),
        Command::Forget { confirmed } => {
            erasure::erase(part!(loaded, Erasure), call, *confirmed, rng)
        }
    };
    let decided = decided.or_else(|refusal| help_instead(snapshot, call, refusal));
    let decided = decided.map(|decision| naming_its_game(snapshot, call, decision));
    let decided = answered_where_asked(call, decided.unwrap_or_else(Decision::from));
    let was_played = matches!(loaded, Loaded::Corrected(Corrected { played: Some(_), .. }));
    Ok(correction::noting_refusal(snapshot, call, was_played, decided))
}

/// The short help, where a player has typed that word and nothing else, or has said something to the bot
/// that is no move.
fn help_instead(snapshot: &Snapshot, call: &Call, refusal: Refusal) -> Result<Decision, Refusal> {
    if !matches!(refusal, Refusal::ByCommand(CommandName::Help)) {
        return Err(refusal);
    }
    let here = snapshot.game(call, Which::Here).ok().map(Game::variant);
    let Some(variant) = here.or_else(|| menagerie_rules::bundled().first()) else {
        return Err(refusal);
    };
    let help = browse::help(variant, call.hears_talk);
    let reply = Reply::Ask(help, browse::topics(None));
    Ok(Decision { reply, ..Decision::default() })
}

/// Adds the game's name to an answer, if the caller is elsewhere.
fn naming_its_game(snapshot: &Snapshot, call: &Call, mut decision: Decision) -> Decision {
    let Some(which) = call.command.which() else { return decision };
    let game = match &call.command {
        Command::Play(_)
        | Command::Notebook(NotebookRequest::Note { .. } | NotebookRequest::RemoveNote { .. }) => {
            snapshot.game(call, which)
        }
        _ => snapshot.game_for_certain(call, which),
    };
    let Ok(game) = game else { return decision };
    let (number, variant) = (game.id.0, &game.variant().name);
    if let Reply::Done(text) = &mut decision.reply
        && !game.is_seen_at(&call.place)
    {
        let answer = std::mem::take(text);
        *text = message!("dispatch-answer", number, variant, answer);
    }
    // A player who uses another account of theirs does not see there what others are shown.
    if !game.is_seen_on(call.place.network()) && !decision.effects.is_empty() {
        let told = match std::mem::take(&mut decision.reply) {
            Reply::Nothing => Ok(message!("dispatch-done", number, variant)),
            Reply::Done(text) => Ok(text),
            other => Err(other),
        };
        decision.reply = told
            .map_or_else(|other| other, |text| Reply::Look(Some(text), ViewRequest::Now(game.id)));
    }
    decision
}

/// A command is answered privately. A message is answered where it stands, and only with words that
/// the board will not show.
fn answered_where_asked(call: &Call, mut decision: Decision) -> Decision {
    let (Via::Addressed(message) | Via::Overheard(message) | Via::Aside(message)) = &call.via
    else {
        return decision;
    };
    let (text, actions) = match std::mem::take(&mut decision.reply) {
        Reply::Nothing | Reply::Done(_) | Reply::Look(..) | Reply::Unplayed(..) => {
            return decision;
        }
        Reply::Refused(text) => (text, Vec::new()),
        Reply::Ask(text, actions) => (text, actions),
    };
    decision.effects.push(Effect::Say {
        place: call.place.clone(),
        reply_to: message.clone(),
        text,
        actions,
    });
    decision
}
