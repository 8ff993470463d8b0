//! The one entry into the core: [`handle`] decides every input.

use super::Input;
use crate::accounts::linking;
use crate::challenge::{challenges, joining, open_challenge, rematch};
use crate::community::{set_limits, settings};
use crate::dispatch::input;
use crate::ending::endings;
use crate::model::request::{Call, Command, Via, ViewRequest};
use crate::model::{Decision, Effect, Reply, Snapshot, Text};
use crate::moderation::{adjudicate, block, freezing, freezing_all};
use crate::notebook::{branch, notes};
use crate::offer::{abort, consent, overtime, take_back};
use crate::plan::planning;
use crate::play::{correction, moves};
use crate::privacy::forgetting;
use crate::problem::problems;
use crate::upload::uploads;
use crate::vacation::member_time;
use crate::watch::kibitz;
use rand::Rng;

/// Decides what follows from an input, given the snapshot for it.
pub fn handle(snapshot: &Snapshot, input: &Input, rng: &mut dyn Rng) -> Decision {
    let mut decision = match input {
        Input::Call(call) => answer(snapshot, call, rng),
        Input::SystemEvent(happened) => input::happen(snapshot, happened),
    };
    kibitz::open_at_end(snapshot, &mut decision);
    forgetting::name_nobody(&mut decision);
    decision
}

fn answer(snapshot: &Snapshot, call: &Call, rng: &mut dyn Rng) -> Decision {
    let decided = match &call.command {
        Command::Challenge(request) => match &request.opponent {
            Some(opponent) => challenges::make(snapshot, call, opponent, request, rng),
            None => open_challenge::make(snapshot, call, request, rng),
        },
        Command::Accept(_) => challenges::accept(snapshot, call, rng),
        Command::Join(code) => joining::join(snapshot, call, code, rng),
        Command::Decline(_) => challenges::decline(snapshot, call),
        Command::Withdraw(_) => challenges::withdraw(snapshot, call),
        Command::Move { which, text, shown } => moves::play(snapshot, call, *which, text, *shown),
        Command::Correct { which, text, correction } => {
            correction::correct(snapshot, call, *which, text, correction)
        }
        Command::TakeBack { which, shown } => take_back::take_back(snapshot, call, *which, *shown),
        Command::Resign { which, confirmed } => endings::resign(snapshot, call, *which, *confirmed),
        Command::Draw { which } => endings::draw(snapshot, call, *which),
        Command::AnswerDraw { ply, by, accept, .. } => {
            endings::answer_draw(snapshot, call, *ply, *by, *accept)
        }
        Command::Claim { which } => overtime::claim(snapshot, call, *which),
        Command::Give { which, length, shown } => {
            overtime::give(snapshot, call, *which, length, *shown)
        }
        Command::Time(wishes) => member_time::settle(snapshot, call, wishes),
        Command::Vacation(wish) => member_time::vacation(snapshot, call, wish),
        Command::Abort { which, confirmed } => abort::abort(snapshot, call, *which, *confirmed),
        Command::Freeze { which, reason } => freezing::freeze(snapshot, call, *which, reason),
        Command::Thaw { which } => freezing::thaw(snapshot, call, *which),
        Command::FreezeAll { reason } => freezing_all::freeze(snapshot, call, reason),
        Command::ThawAll => freezing_all::thaw(snapshot, call),
        Command::Adjudicate { which, verdict, reason } => {
            adjudicate::adjudicate(snapshot, call, *which, *verdict, reason)
        }
        Command::Rematch { which } => rematch::rematch(snapshot, call, *which, rng),
        Command::Block { whom } => block::block(snapshot, call, whom.as_ref()),
        Command::Unblock { whom } => block::unblock(snapshot, call, whom.as_ref()),
        Command::AnswerProposal { number, accept, .. } => {
            consent::answer(snapshot, call, *number, *accept)
        }
        Command::Plan { which, wish } => planning::plan(snapshot, call, *which, wish),
        Command::Watch { which } => kibitz::watch(snapshot, call, *which),
        Command::Analysis { which, wish } => kibitz::analysis(snapshot, call, *which, *wish),
        Command::Settings(wishes) => settings::of_player(snapshot, call, wishes),
        Command::ServerSettings(wishes) => settings::of_server(snapshot, call, wishes),
        Command::GamePlaces(wish) => set_limits::places(snapshot, call, *wish),
        Command::GameVariants(wish) => set_limits::variants(snapshot, call, wish),
        Command::Sent(wish) => uploads::decide(snapshot, call, wish, rng),
        Command::Note { which, text } => notes::add(snapshot, call, *which, text),
        Command::RemoveNote { which, number } => notes::remove(snapshot, call, *which, *number),
        Command::Try { which, trial } => branch::go_on(snapshot, call, *which, trial),
        Command::Problem(wish) => problems::decide(snapshot, call, wish),
        Command::Link(wish) => linking::link(snapshot, call, wish, rng),
        Command::Unlink { confirmed } => linking::unlink(snapshot, call, *confirmed),
        Command::Forget { confirmed } => forgetting::forget(snapshot, call, *confirmed, rng),
    };
    let decided = decided.map(|decision| naming_its_game(snapshot, call, decision));
    let decided = answered_where_asked(call, decided.unwrap_or_else(Decision::from));
    correction::noting_refusal(snapshot, call, decided)
}

/// Adds the game's name to an answer, if the caller is elsewhere.
fn naming_its_game(snapshot: &Snapshot, call: &Call, mut decision: Decision) -> Decision {
    let Some(which) = call.command.which() else { return decision };
    let game = match &call.command {
        Command::Move { .. }
        | Command::Correct { .. }
        | Command::Note { .. }
        | Command::RemoveNote { .. } => snapshot.game(call, which),
        _ => snapshot.game_for_certain(call, which),
    };
    let Ok(game) = game else { return decision };
    let named = || Text::from(format!("Game {} ({}): ", game.id, game.variant().name));
    if let Reply::Done(text) = &mut decision.reply
        && !game.is_seen_at(&call.place)
    {
        *text = named().then(std::mem::take(text));
    }
    // A player who uses another account of theirs does not see there what others are shown.
    if !game.is_seen_on(call.place.network()) && !decision.effects.is_empty() {
        let told = match std::mem::take(&mut decision.reply) {
            Reply::Nothing => Ok(named().plain("done.")),
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
