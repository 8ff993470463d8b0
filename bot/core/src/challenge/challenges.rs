//! Challenges: made, accepted, declined, withdrawn, expired.

use super::challenge_limits::may_ask;
use super::challenge_outcome::{outcome, settle};
use super::first_board::FirstBoard;
use super::invitation::{Invitation, summary, to_rules};
use super::loaded::{Offered, ToAnswer};
use super::open_challenge_words::joined;
use super::rated::{players_ratings, rated, rated_sentence};
use super::seen::windows;
use crate::PlayerId;
use crate::challenge::erased::may_begin_anew;
use crate::challenge::types::{
    Challenge, ChallengeFact, ChallengeRefusal, ChallengeRequest, ChallengeState, Invited,
    NewChallenge, SideRequest, Start,
};
use crate::clock::{Control, DAY, HOUR, typed};
use crate::community::capacity::{
    may_begin, room_for_both, room_for_caller, room_for_other, room_to_show,
};
use crate::community::new_game_limits::{own_rules, variant_to_begin};
use crate::community::types::{Setting, Settings};
use crate::community::{Capacity, ToBegin};
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Command, Opponent, Presence};
use crate::model::state::{ComputerLevel, Window};
use crate::model::{
    Action, ActionKind, Decision, Effect, Fact, OfferId, PlaceFact, Reply, Snapshot, Target, Text,
};
use crate::offer::types::OfferRefusal;
use crate::time::time_words;
use crate::time::types::{ClockFact, TimeRefusal};
use menagerie_rules::{Color, Position, Variant};
use rand::Rng;
use std::sync::Arc;

pub fn make(
    snapshot: &Snapshot,
    begin: &ToBegin,
    call: &Call,
    opponent: &Opponent,
    request: &NewChallenge,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    may_challenge(snapshot, begin, call, opponent)?;
    only_the_computer_has_a_level(opponent, request.level)?;
    if request.terms.uses() != Some(1) {
        return Err(OfferRefusal::TermsForOne(opponent.player.clone()).into());
    }
    let variant = variant_to_begin(begin, call, &request.variant)?;
    make_of(snapshot, begin, call, opponent, request, &variant, rng)
}

/// Whether a challenge to this opponent may name a level.
///
/// # Errors
/// When it names one, and the opponent is a person.
pub fn only_the_computer_has_a_level(
    opponent: &Opponent,
    level: Option<ComputerLevel>,
) -> Result<(), Refusal> {
    match level {
        Some(_) if !opponent.player.is_computer() => {
            Err(ChallengeRefusal::LevelOfAPerson(opponent.player.clone()).into())
        }
        _ => Ok(()),
    }
}

/// Whether a person can answer a challenge of somebody where it is made.
///
/// # Errors
/// When they are the challenger, a program, not there, or cannot see it.
pub fn may_answer(challenger: &PlayerId, opponent: &Opponent) -> Result<(), Refusal> {
    let player = opponent.player.clone();
    let refusal = match opponent.presence {
        _ if player == *challenger => ChallengeRefusal::OneselfAsOpponent,
        Presence::Bot | Presence::Ourselves => ChallengeRefusal::BotAsOpponent(player),
        Presence::Absent => ChallengeRefusal::AbsentOpponent(player),
        Presence::OutOfSight => ChallengeRefusal::OpponentOutOfSight(player),
        Presence::Member => return Ok(()),
    };
    Err(refusal.into())
}

/// Whether a person may be challenged at all.
///
/// # Errors
/// When they do not play against the caller, or nobody can play now.
pub fn may_challenge(
    snapshot: &Snapshot,
    begin: &ToBegin,
    call: &Call,
    opponent: &Opponent,
) -> Result<(), Refusal> {
    may_answer(&call.from, opponent)?;
    may_play(&begin.capacity, &opponent.player)?;
    may_begin_anew(snapshot, call)?;
    if call.server.is_none() { Err(Refusal::NeedsServer) } else { Ok(()) }
}

/// Makes the challenge, for a variant that can be begun there.
pub fn make_of(
    snapshot: &Snapshot,
    begin: &ToBegin,
    call: &Call,
    opponent: &Opponent,
    request: &NewChallenge,
    variant: &Arc<Variant>,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    let NewChallenge { side, terms, .. } = *request;
    let server = call.server.clone().ok_or(Refusal::NeedsServer)?;
    let start = Start::read(variant, &request.start, rng)?;
    let control = clock_wanted(&begin.capacity.settings, &request.clock)?;
    let is_rated = rated(request, begin, variant, (&start, &control))?;
    let counts = &begin.capacity.counts;
    may_ask(counts, &opponent.player)?;
    room_for_both(&begin.capacity, &opponent.player)?;
    let waits = room_to_show(&begin.capacity)?;
    let id = snapshot.next_challenge;
    let first = start.side_to_move_first(variant);
    let by = |player: &PlayerId| message!("challenge-side-chosen", player, side = first);
    let sides = match side {
        SideRequest::First => by(&call.from),
        SideRequest::Second => by(&opponent.player),
        SideRequest::Random => message!("challenge-side-by-lot-on-acceptance", side = first),
    };
    let text = message!(
        "challenge-made",
        challenger = &call.from,
        opponent = &opponent.player,
        variant = &variant.name,
        files = variant.files,
        ranks = variant.ranks
    );
    let stands = terms.seconds();
    let is_computer = opponent.player.is_computer();
    let text = text
        .then(own_rules(variant))
        .line()
        .then(summary(variant))
        .line()
        .then(sides)
        .then(start.promise(variant))
        .then(time_words::proposed(&control))
        .then(rated_sentence(is_rated, Some(&control)))
        .then(if is_computer { Text::new() } else { standing_for(stands) })
        .then(players_ratings(
            is_rated,
            begin.ratings.as_ref(),
            variant,
            (&call.from, Some(&opponent.player)),
        ));
    let to_answer = [
        Action::new(message!("action-accept"), ActionKind::Accept(id)),
        Action::new(message!("action-decline"), ActionKind::Decline(id)),
    ];
    // The computer needs no choices, and answers at once.
    let mut actions: Vec<_> = to_answer.into_iter().filter(|_| !is_computer).collect();
    actions.push(Action::new(message!("action-withdraw"), ActionKind::Withdraw(id)));
    actions.push(to_rules(variant));
    actions.extend(start.to_how_drawn(id, message!("action-how-is-it-drawn")));
    let done = if is_computer {
        message!("challenge-to-computer-done", opponent = &opponent.player)
    } else {
        message!("challenge-made-done", opponent = &opponent.player)
    };
    let done = done.then(Start::read_as(variant, &request.start.setup)).then(waits);
    let to = Invited::One(opponent.player.clone());
    let code = None;
    let invitation =
        Invitation { to, variant, side, start, control, is_rated, server, stands, code };
    Ok(Decision { reply: Reply::Done(done), ..invitation.offered(id, call, text, actions) })
}

pub fn accept(
    snapshot: &Snapshot,
    answer: &ToAnswer,
    call: &Call,
    rng: &mut dyn Rng,
) -> Result<Decision, Refusal> {
    let challenge = answerable(answer, call)?;
    let opponent = challenge.to.one().unwrap_or(&call.from);
    let is_last = challenge.to.is_for_one_game();
    may_begin(&answer.capacity)?;
    may_play(&answer.capacity, &challenge.challenger)?;
    if !call.from.is_computer() {
        room_for_caller(&answer.capacity)?;
    }
    room_for_other(&answer.capacity, &challenge.challenger)?;
    let challenger_moves_first = challenge.side.moves_first(rng);
    let variant = &challenge.variant;
    let start = challenge.start.position(variant).ok_or(ChallengeRefusal::NoSuchChallenge)?;
    let mut players = [challenge.challenger.clone(), opponent.clone()];
    if challenger_moves_first != (start.turn() == Color::White) {
        players.swap(0, 1);
    }
    let game = snapshot.next_game;
    let windows = windows(&answer.offered.windows, call, challenge);
    let challenger = &challenge.challenger;
    let settled = match challenge.to {
        Invited::One(_) => {
            message!("challenge-accepted", opponent, challenger, variant = &variant.name, game)
        }
        Invited::Anyone(_) => {
            message!("challenge-accepted-open", opponent, challenger, variant = &variant.name, game)
        }
    };
    let board = FirstBoard { game, variant, position: &start, players: &players };
    let announcement = board
        .who_plays()
        .line()
        .then(board.invitation(call.hears_talk))
        .then(across(&windows))
        .then(challenge.control.as_ref().map_or_else(Text::new, time_words::begins))
        .then(rated_sentence(challenge.is_rated, challenge.control.as_ref()));
    let id = challenge.id;
    let (begun, start_fen) = (players.clone(), start.fen());
    let fact = if is_last {
        Fact::Challenge(ChallengeFact::Accepted { id, game, players: begun, start_fen })
    } else {
        Fact::Challenge(ChallengeFact::Joined { id, game, players: begun, start_fen })
    };
    let mut facts = vec![fact];
    facts.extend(
        windows.into_iter().map(|window| Fact::Place(PlaceFact::WindowOpened { game, window })),
    );
    facts.extend(challenge.control.map(|control| {
        let network = challenge.place.network().to_owned();
        Fact::Clock(ClockFact::Agreed { game, control, network })
    }));
    let mut effects = vec![Effect::Open {
        game,
        challenge: is_last.then_some(id),
        variant: variant.name.clone(),
        players: players.clone(),
    }];
    if is_last {
        let (offer, to) = (OfferId::Challenge(id), Target::Game(game));
        effects.push(Effect::Settle { offer, to, text: settled, actions: Vec::new() });
    }
    let how_drawn = challenge.start.to_how_drawn(id, message!("action-how-was-it-drawn"));
    effects.push(board.announced(announcement, how_drawn));
    effects.extend(joined(answer, challenge, opponent, game));
    let done = match challenge.to {
        Invited::One(_) => message!("challenge-accepted-done", game),
        Invited::Anyone(_) => message!("challenge-joined-done", game),
    };
    let reply =
        Reply::Done(done.plain(" ").then(side_of_joined(&call.from, &players, variant, &start)));
    Ok(Decision { facts, effects, reply, calls: vec![board.call()], ..Decision::default() })
}

/// The sentence about two networks: what reaches the other network of a game, and what does not.
fn across(windows: &[Window]) -> Text {
    if windows.iter().all(|window| window.place_lost) {
        return Text::new();
    }
    Text::new().line().then(message!("challenge-game-across"))
}

/// The side of the player who has accepted, and who moves first.
fn side_of_joined(
    joined: &PlayerId,
    players: &[PlayerId; 2],
    variant: &Variant,
    start: &Position,
) -> Text {
    let side = &variant.side_names[usize::from(players[0] != *joined)];
    let mover = &players[start.turn().index()];
    if mover == joined {
        message!("challenge-you-move-first", side)
    } else {
        message!("challenge-other-moves-first", side, player = mover)
    }
}

/// Until when a challenge can be answered.
fn standing_for(seconds: i64) -> Text {
    Text::from(" ").then(message!("challenge-stands", days = seconds / DAY, hours = seconds / HOUR))
}

pub fn decline(answer: &ToAnswer, call: &Call) -> Result<Decision, Refusal> {
    let challenge = answerable(answer, call)?;
    if challenge.to.one().is_none() {
        return Err(OfferRefusal::NothingToDecline.into());
    }
    Ok(Decision {
        facts: vec![Fact::Challenge(ChallengeFact::Declined(challenge.id))],
        effects: settle(&answer.offered.windows, challenge, ChallengeState::Declined),
        reply: Reply::Done(message!("challenge-declined-done")),
        ..Decision::default()
    })
}

pub fn withdraw(answer: &ToAnswer, call: &Call) -> Result<Decision, Refusal> {
    let challenge = open(&answer.offered, call)?;
    if call.from != challenge.challenger {
        return Err(ChallengeRefusal::NotTheChallenger(challenge.challenger.clone()).into());
    }
    Ok(Decision {
        facts: vec![Fact::Challenge(ChallengeFact::Withdrawn(challenge.id))],
        effects: settle(&answer.offered.windows, challenge, ChallengeState::Withdrawn),
        reply: Reply::Done(message!("challenge-withdrawn-done")),
        ..Decision::default()
    })
}

/// Ends a challenge that nobody has answered in time.
pub fn expire(offered: &Offered) -> Decision {
    let standing = offered.challenge.as_ref().filter(|challenge| challenge.is_open());
    let Some(challenge) = standing else { return Decision::default() };
    Decision {
        facts: vec![Fact::Challenge(ChallengeFact::Expired(challenge.id))],
        effects: settle(&offered.windows, challenge, ChallengeState::Expired),
        reply: Reply::Nothing,
        ..Decision::default()
    }
}

/// The clock of a challenge: the one named, or else the community's usual one.
pub fn clock_wanted(settings: &Settings, typed: &str) -> Result<Control, Refusal> {
    if typed.trim().is_empty() {
        let usual = settings.get(&Setting::Clock).and_then(|words| words.parse().ok());
        return Ok(usual.unwrap_or(Control::NONE));
    }
    typed::control(typed).map_err(|error| Refusal::Time(TimeRefusal::Typed(error.text())))
}

/// The challenge, if it stands and the caller may know of it. Its code is enough for that.
fn open<'a>(offered: &'a Offered, call: &Call) -> Result<&'a Challenge, Refusal> {
    let is_by_code = matches!(call.command, Command::Challenge(ChallengeRequest::Join(_)));
    let is_known = |challenge: &&Challenge| {
        is_by_code || challenge.is_visible_to(call.viewer(), &offered.windows)
    };
    let challenge =
        offered.challenge.as_ref().filter(is_known).ok_or(ChallengeRefusal::NoSuchChallenge)?;
    if challenge.is_open() { Ok(challenge) } else { Err(refused_as_over(challenge)) }
}

/// The refusal to answer a challenge that is over.
pub fn refused_as_over(challenge: &Challenge) -> Refusal {
    match challenge.state {
        ChallengeState::Accepted(game) => {
            Refusal::Challenge(ChallengeRefusal::ChallengeAccepted(game))
        }
        settled => {
            Refusal::Challenge(ChallengeRefusal::ChallengeSettled(outcome(challenge, settled)))
        }
    }
}

fn answerable<'a>(answer: &'a ToAnswer, call: &Call) -> Result<&'a Challenge, Refusal> {
    let challenge = open(&answer.offered, call)?;
    let is_own = call.from == challenge.challenger;
    match &challenge.to {
        Invited::One(opponent) if call.from == *opponent => Ok(challenge),
        Invited::One(_) if is_own => Err(ChallengeRefusal::OwnChallenge.into()),
        Invited::One(opponent) => Err(ChallengeRefusal::NotInvited(opponent.clone()).into()),
        Invited::Anyone(_) if is_own => Err(OfferRefusal::OwnOpenChallenge.into()),
        Invited::Anyone(_) => match answer.capacity.counts.joined {
            Some(game) => Err(OfferRefusal::AlreadyJoined(game).into()),
            None => Ok(challenge),
        },
    }
}

/// Whether the two play against each other. The refusal does not tell which of them has blocked the
/// other.
fn may_play(capacity: &Capacity, other: &PlayerId) -> Result<(), Refusal> {
    if capacity.counts.is_blocked {
        Err(OfferRefusal::DoNotPlay(other.clone()).into())
    } else {
        Ok(())
    }
}
