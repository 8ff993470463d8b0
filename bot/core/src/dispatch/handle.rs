//! The one door into the core.

use super::Input;
use crate::accounts::linking;
use crate::challenge::{challenges, joining, open_challenge, rematch};
use crate::community::{set_limits, settings};
use crate::dispatch::input;
use crate::ending::endings;
use crate::model::request::{Call, Command, Terms, Via, ViewRequest};
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

/// Decides what follows from something, given what is stored about it.
pub fn handle(world: &Snapshot, matter: &Input, rng: &mut dyn Rng) -> Decision {
    let mut decision = match matter {
        Input::Call(call) => answer(world, call, rng),
        Input::SystemEvent(happened) => input::happen(world, happened),
    };
    kibitz::open_at_end(world, &mut decision);
    forgetting::name_nobody(&mut decision);
    decision
}

fn answer(world: &Snapshot, call: &Call, rng: &mut dyn Rng) -> Decision {
    let decided = match &call.command {
        Command::Challenge { opponent, variant, side, start, clock } => {
            let (side, terms) = (*side, Terms::default());
            let wish = challenges::ChallengeTerms { opponent, variant, side, start, clock, terms };
            challenges::make(world, call, &wish, rng)
        }
        Command::OpenChallenge { variant, side, start, clock, terms, named: Some(opponent) } => {
            let (side, terms) = (*side, *terms);
            let wish = challenges::ChallengeTerms { opponent, variant, side, start, clock, terms };
            challenges::make(world, call, &wish, rng)
        }
        Command::OpenChallenge { variant, side, start, clock, terms, named: None } => {
            let (side, terms) = (*side, *terms);
            let wish = open_challenge::OpenRequest { variant, side, start, clock, terms };
            open_challenge::make(world, call, &wish, rng)
        }
        Command::Accept(_) => challenges::accept(world, call, rng),
        Command::Join(code) => joining::join(world, call, code, rng),
        Command::Decline(_) => challenges::decline(world, call),
        Command::Withdraw(_) => challenges::withdraw(world, call),
        Command::Move { which, text, shown } => moves::play(world, call, *which, text, *shown),
        Command::Correct { which, text, correction } => {
            correction::correct(world, call, *which, text, correction)
        }
        Command::TakeBack { which, shown } => take_back::take_back(world, call, *which, *shown),
        Command::Resign { which, confirmed } => endings::resign(world, call, *which, *confirmed),
        Command::Draw { which } => endings::draw(world, call, *which),
        Command::AnswerDraw { ply, by, accept, .. } => {
            endings::answer_draw(world, call, *ply, *by, *accept)
        }
        Command::Claim { which } => overtime::claim(world, call, *which),
        Command::Give { which, length, shown } => {
            overtime::give(world, call, *which, length, *shown)
        }
        Command::Time(wishes) => member_time::settle(world, call, wishes),
        Command::Vacation(wish) => member_time::vacation(world, call, wish),
        Command::Abort { which, confirmed } => abort::abort(world, call, *which, *confirmed),
        Command::Freeze { which, reason } => freezing::freeze(world, call, *which, reason),
        Command::Thaw { which } => freezing::thaw(world, call, *which),
        Command::FreezeAll { reason } => freezing_all::freeze(world, call, reason),
        Command::ThawAll => freezing_all::thaw(world, call),
        Command::Adjudicate { which, verdict, reason } => {
            adjudicate::adjudicate(world, call, *which, *verdict, reason)
        }
        Command::Rematch { which } => rematch::rematch(world, call, *which, rng),
        Command::Block { whom } => block::block(world, call, whom.as_ref()),
        Command::Unblock { whom } => block::unblock(world, call, whom.as_ref()),
        Command::AnswerProposal { number, accept, .. } => {
            consent::answer(world, call, *number, *accept)
        }
        Command::Plan { which, wish } => planning::plan(world, call, *which, wish),
        Command::Watch { which } => kibitz::watch(world, call, *which),
        Command::Analysis { which, wish } => kibitz::analysis(world, call, *which, *wish),
        Command::Settings(wishes) => settings::of_player(world, call, wishes),
        Command::ServerSettings(wishes) => settings::of_server(world, call, wishes),
        Command::GamePlaces(wish) => set_limits::places(world, call, *wish),
        Command::GameVariants(wish) => set_limits::variants(world, call, wish),
        Command::Sent(wish) => uploads::decide(world, call, wish, rng),
        Command::Note { which, text } => notes::add(world, call, *which, text),
        Command::RemoveNote { which, number } => notes::remove(world, call, *which, *number),
        Command::Try { which, trial } => branch::go_on(world, call, *which, trial),
        Command::Problem(wish) => problems::decide(world, call, wish),
        Command::Link(wish) => linking::link(world, call, wish, rng),
        Command::Unlink { confirmed } => linking::unlink(world, call, *confirmed),
        Command::Forget { confirmed } => forgetting::forget(world, call, *confirmed, rng),
    };
    let decided = decided.map(|decision| naming_its_game(world, call, decision));
    let decided = answered_where_asked(call, decided.unwrap_or_else(Decision::from));
    correction::noting_refusal(world, call, decided)
}

/// Whoever calls from elsewhere is told in which game something was done.
fn naming_its_game(world: &Snapshot, call: &Call, mut decision: Decision) -> Decision {
    let Some(which) = call.command.which() else { return decision };
    let game = match &call.command {
        Command::Move { .. }
        | Command::Correct { .. }
        | Command::Note { .. }
        | Command::RemoveNote { .. } => world.game(call, which),
        _ => world.game_for_certain(call, which),
    };
    let Ok(game) = game else { return decision };
    let named = || Text::from(format!("Game {} ({}): ", game.id, game.variant().name));
    if let Reply::Done(text) = &mut decision.reply
        && !game.is_seen_at(&call.place)
    {
        *text = named().then(std::mem::take(text));
    }
    // Whoever plays with another account of theirs does not see there what others are shown.
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

/// A command is answered privately; a message is answered where it stands, and only if there is
/// something that the board will not show.
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
