//! All texts for callers and others, from every request on every world of the examples.

use super::frozen::freezes;
use super::world::World;
use super::{ladders, largest, leagues, links, person, problems, sent};
use crate::accounts::types::Speaker;
use crate::challenge::types::{
    Challenge, ChallengeRequest, ChallengeState, Invited, NewChallenge, SideRequest, Start,
    StartRequest, Terms,
};
use crate::challenge::{Offered, ToAnswer, ToChallenge, ToJoin, ToRematch};
use crate::clock::{Clock, Control, DAY, HOUR, Pauses, State};
use crate::community::types::{
    CommunityRequest, GameKind, Limits, PlaceRequest, Setting, SettingRequest, Settings,
    VariantRequest,
};
use crate::community::{Capacity, ToBegin};
use crate::dispatch::{EventKind, Input, Loaded, SystemEvent};
use crate::ending::types::EndingRequest;
use crate::model::request::{Authority, Call, Command, Opponent, Presence, Via, Which};
use crate::model::state::{DrawOffer, End, Ending, Game, Timing, Visibility};
use crate::model::{Candidates, Code, Decision, Effect, Moment, NoCode, Reply, Text};
use crate::moderation::ToFreezeAll;
use crate::moderation::adjudicate::LONGEST_REASON;
use crate::moderation::types::{ModerationRequest, Verdict};
use crate::notebook::types::{NotebookRequest, Trial};
use crate::notice::types::{Listener, Listeners, Notices, PutOff, Told};
use crate::notice::{MemberAndGames, OfMember};
use crate::offer::types::{Aim, OfferRequest, Proposal, ProposalState};
use crate::plan::types::{Condition, Plan, PlanDeed, PlanRequest, Planned};
use crate::play::types::PlayRequest;
use crate::talk::with_offer;
use crate::upload::ToUpload;
use crate::vacation::types::{TimeRequests, VacationRequest};
use crate::watch::ToWatch;
use crate::watch::types::{Kibitz, Spectators, WatchRequest, Watcher};
use crate::{CauseId, ChallengeId, GameId, MessageId, Place, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Color, DrawClaim, Line, Move, Position, bundled, notation};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::collections::HashSet;
use std::sync::Arc;

/// The texts for callers and others on `network`, from every request of every person on every
/// world; each text once.
pub fn said(network: &str) -> Vec<Text> {
    let worlds = worlds(network);
    let inputs = inputs(network);
    let inputs = &inputs[..];
    // They are thousands of decisions, so they are made in four parts at a time.
    let parts: Vec<Vec<(String, Text)>> = std::thread::scope(|scope| {
        let worlds: Vec<(u64, World)> = (1..).zip(worlds).collect();
        let parts = worlds.chunks(worlds.len().div_ceil(4)).map(<[_]>::to_vec);
        let parts: Vec<_> = parts.map(|part| scope.spawn(|| said_in(part, inputs))).collect();
        parts.into_iter().map(|part| part.join().expect("no decision panics")).collect()
    });
    let mut known: HashSet<String> = HashSet::new();
    let texts = parts.into_iter().flatten();
    texts.filter_map(|(key, text)| known.insert(key).then_some(text)).collect()
}

/// The texts of these numbered worlds, each once, with what tells it from others.
fn said_in(worlds: Vec<(u64, World)>, inputs: &[Input]) -> Vec<(String, Text)> {
    let mut texts: Vec<(String, Text)> = Vec::new();
    let mut known: HashSet<String> = HashSet::new();
    for (number, world) in worlds {
        let mut dice = StdRng::seed_from_u64(number);
        for input in inputs {
            let decision = world.decide(input, &mut dice);
            let directly = everybody_directly(&decision);
            let decision = decision.heeding(&directly, input.seen());
            for text in texts_of(decision) {
                let key = format!("{text:?}");
                if known.insert(key.clone()) {
                    texts.push((key, text));
                }
            }
        }
    }
    texts
}

/// Every called player is told directly.
fn everybody_directly(decision: &Decision) -> Listeners {
    let listener = || Listener { notices: Notices::Direct, ..Listener::default() };
    decision.concerned().into_iter().map(|player| (player, listener())).collect()
}

fn texts_of(decision: Decision) -> Vec<Text> {
    let said = match decision.reply {
        Reply::Nothing | Reply::Look(None, _) | Reply::Unplayed(..) => None,
        Reply::Done(text)
        | Reply::Refused(text)
        | Reply::Ask(text, _)
        | Reply::Look(Some(text), _) => Some(text),
    };
    let shown = decision.effects.into_iter().flat_map(|effect| match effect {
        Effect::Open { .. } => Vec::new(),
        Effect::Alert { text, instead, .. } => vec![text, instead],
        Effect::Watch { rules, .. } => vec![rules],
        Effect::Letter { text, .. } => vec![text],
        Effect::Kibitz { rules, text, .. } => vec![rules, text],
        // Its name is no sentence.
        Effect::Date { date, .. } => date.into_iter().map(|it| it.about).collect(),
        Effect::Offer { text, .. }
        | Effect::Settle { text, .. }
        | Effect::Announce { text, .. }
        | Effect::Revise { text, .. }
        | Effect::Tell { text, .. }
        | Effect::Proclaim { text, .. }
        | Effect::Say { text, .. } => vec![text],
    });
    said.into_iter().chain(shown).collect()
}

/// A game of two people after this many plies.
fn game(network: &str, number: i64, plies: usize) -> Game {
    let mut line = Line::new(Position::start(largest()));
    for _ in 0..plies {
        let next = example(&line);
        line.play(&next).expect("it is legal");
    }
    Game {
        id: GameId(number),
        players: [person(network, 1), person(network, 2)],
        accounts: [person(network, 1), person(network, 2)],
        is_rated: false,
        server: Server::new(network, 1),
        place: Place::new(network, 5),
        place_lost: false,
        own_place: None,
        windows: Vec::new(),
        line,
        played_together: plies.min(1),
        draw_offer: None,
        last_offers: [None; 2],
        last_declined: None,
        taken_back: Vec::new(),
        proposals: Vec::new(),
        plans: [None, None],
        gone: [None; 2],
        end: None,
        timing: None,
        freezes: Vec::new(),
        spectators: Spectators::default(),
        ruling: None,
        moved: Timestamp(0),
        touched: Timestamp(0),
    }
}

fn example(line: &Line) -> Move {
    notation::example(line.position()).expect("there is a move")
}

/// This many replies to the example moves, and then giving up.
fn branch(line: &Line, replies: usize) -> Condition {
    let (mut line, when) = (line.clone(), example(line));
    line.play(&when).expect("it is legal");
    let reply = example(&line);
    line.play(&reply).expect("it is legal");
    let text = |mv| notation::coordinates(largest(), mv);
    let then = match replies {
        0 => Planned::Resign,
        _ => Planned::Move(text(&reply), vec![branch(&line, replies - 1)]),
    };
    Condition { when: text(&when), then }
}

/// The time of a game in which the second side thinks since a moment.
fn timing(words: &str, since: i64) -> Timing {
    let control: Control = words.parse().expect("it is a clock");
    let pauses = Pauses::default();
    let clock = Clock::start(control, Color::Black, &pauses, Timestamp(since.max(0)));
    let state = State { since: Timestamp(since), start: Timestamp(since), ..clock.state().clone() };
    let clock = Some(Clock::from_parts(control, State { handled: Timestamp(since), ..state }));
    Timing { control, clock, pauses, unheard_since: None, moves: Vec::new() }
}

fn worlds(network: &str) -> Vec<World> {
    let empty = World::empty();
    let with = |game: Game| {
        let named = Some(game.clone());
        let games = Candidates { named, here: vec![game.clone()], mine: vec![game] };
        empty.with_games(games)
    };
    // The same community, wherever it is loaded.
    let begun = |world: World, begin: ToBegin| {
        let answer = ToAnswer { capacity: begin.capacity.clone(), ..ToAnswer::default() };
        let challenge = ToChallenge { begin: begin.clone(), has_other_networks: true };
        let rematch = ToRematch { begin: begin.clone(), ..ToRematch::default() };
        let join = ToJoin {
            answer: answer.clone(),
            limits: begin.limits.clone(),
            frozen: begin.capacity.frozen.clone(),
        };
        world
            .with(Loaded::Upload(Box::new(ToUpload { begin, ..ToUpload::default() })))
            .with(Loaded::Challenge(Box::new(challenge)))
            .with(Loaded::Rematch(Box::new(rematch)))
            .with(Loaded::Answer(Box::new(answer)))
            .with(Loaded::Join(Box::new(join)))
    };
    let offered = |by, plies| Game {
        draw_offer: Some(DrawOffer { by, ply: plies }),
        ..game(network, 1, plies)
    };
    let asked = |by, plies, aim| {
        let (number, state) = (0, ProposalState::Open);
        let made = Moment { ply: plies, taken_back: 0 };
        let proposals = vec![Proposal { number, by, aim, made, state }];
        with(Game { proposals, ..game(network, 1, plies) })
    };
    let planned = |plies, replies| {
        let game = game(network, 1, plies);
        let (made, next) = (game.moment(), example(&game.line));
        let mut line = game.line.clone();
        line.play(&next).expect("it is legal");
        let begins_with = Some(notation::coordinates(largest(), &next));
        let answer = Plan { made, begins_with: None, branches: vec![branch(&game.line, replies)] };
        let own = Plan { made, begins_with, branches: vec![branch(&line, replies)] };
        let plans = match game.turn() {
            Color::White => [Some(own), Some(answer)],
            Color::Black => [Some(answer), Some(own)],
        };
        with(Game { plans, ..game })
    };
    let end = |winner, ending| Game { end: Some(End { winner, ending }), ..game(network, 1, 2) };
    let mut worlds: Vec<World> = vec![
        empty.clone(),
        with(game(network, 1, 0)),
        with(game(network, 1, 1)),
        with(offered(Color::White, 1)),
        with(offered(Color::Black, 1)),
        with(game(network, 1, 3)),
        asked(Color::White, 1, Aim::TakeBack(1)),
        asked(Color::White, 2, Aim::TakeBack(2)),
        asked(Color::Black, 3, Aim::TakeBack(2)),
        asked(Color::White, 2, Aim::Cancel),
        planned(0, 0),
        planned(0, 1),
        planned(0, 19),
        planned(1, 3),
        with(end(None, Ending::Aborted)),
        with(end(None, Ending::Cancelled)),
        with(end(None, Ending::Deserted)),
        with(end(None, Ending::Annulled)),
        with(end(Some(Color::Black), Ending::Adjudicated)),
        with(end(Some(Color::White), Ending::Resignation)),
        with(end(None, Ending::Agreement)),
        with(end(None, Ending::Claim(DrawClaim::MoveRule { moves: 100 }))),
        with(Game { place_lost: true, ..game(network, 1, 1) }),
        with(end(Some(Color::White), Ending::Time)),
        with(end(None, Ending::NotBegun)),
        with(end(None, Ending::Unfinished)),
    ];
    let clocks = ["days 3d", "days 3d soft", "gc-2019 event"];
    worlds.extend(clocks.into_iter().flat_map(|words| {
        // Just begun, shortly before a warning, and out of time at the moment of all calls.
        [0, 49 * HOUR, 73 * HOUR, 40 * DAY]
            .map(|ago| with(Game { timing: Some(timing(words, 30 - ago)), ..game(network, 1, 1) }))
    }));
    for ago in [0, 49 * HOUR] {
        let game = Game { timing: Some(timing("days 3d", 30 - ago)), ..game(network, 1, 1) };
        let put_off = Some(PutOff { player: person(network, 2), ply: 1 });
        let settings = Settings::from([(Setting::Notices, "digest".to_owned())]);
        let told = Told { day: "1969-12-30".parse().ok(), until: Timestamp(0) };
        let member = OfMember { settings, told, ..OfMember::default() };
        let running = vec![game.clone()];
        let member = MemberAndGames { of_member: member, running };
        let world = with(game).with(Loaded::MemberAndGames(Box::new(member)));
        worlds.push(world.with(Loaded::PutOff(put_off)));
    }
    for frozen in freezes(network) {
        let stopped = with(Game { freezes: vec![frozen.clone()], ..game(network, 1, 1) });
        let capacity = Capacity { frozen: Some(frozen.clone()), ..Capacity::default() };
        let begin = ToBegin { capacity: capacity.clone(), ..ToBegin::default() };
        let again = ToFreezeAll { frozen: Some(frozen.clone()), due: Vec::new() };
        let world = begun(stopped, begin).with(Loaded::Frozen(Some(frozen)));
        worlds.push(world.with(Loaded::FreezeAll(again)));
    }
    let blocked = vec![person(network, 2), person(network, 3)];
    worlds.push(empty.clone().with(Loaded::Blocked(blocked)));
    for places in [5..6, 4..24, 6..7] {
        let places = places.map(|place| Place::new(network, place)).collect();
        let variants = vec![largest().id.clone()];
        let limits = Limits { places, variants, ..Limits::default() };
        let begin = ToBegin { limits: limits.clone(), ..ToBegin::default() };
        worlds.push(begun(empty.clone(), begin).with(Loaded::Limits(limits)));
    }
    worlds.extend(sent::worlds(&empty));
    // With and without spectators, with and without their place, with an analysis allowed and
    // forbidden.
    for (changes, place) in [([0, 0], None), ([1, 1], Some(Place::new(network, 8)))] {
        let spectators = Spectators { place, is_watched: true, changes };
        worlds.push(with(Game { spectators: spectators.clone(), ..game(network, 1, 1) }));
        worlds.push(with(Game { spectators, ..end(None, Ending::Agreement) }));
    }
    let watched = with(game(network, 1, 1));
    worlds.extend(Kibitz::ALL.map(|kibitz| {
        let settings = Settings::from([(Setting::Kibitz, kibitz.word().to_owned())]);
        watched.clone().with(Loaded::Watch(ToWatch { settings, ..ToWatch::default() }))
    }));
    let lately = Watcher { watches: false, lately: 10 };
    let lately = ToWatch { watcher: lately, ..ToWatch::default() };
    worlds.push(watched.with(Loaded::Watch(lately)));
    let two = [game(network, 1, 0), game(network, 2, 2)];
    let games = Candidates { named: None, here: two.to_vec(), mine: two.to_vec() };
    worlds.push(empty.with_games(games));
    let states = [
        ChallengeState::Open,
        ChallengeState::Accepted(GameId(1)),
        ChallengeState::Declined,
        ChallengeState::Withdrawn,
        ChallengeState::Expired,
    ];
    let invited = [
        Invited::One(person(network, 2)),
        Invited::Anyone(Some(1)),
        Invited::Anyone(Some(3)),
        Invited::Anyone(None),
    ];
    let challenge = |to, state| Challenge {
        id: ChallengeId(1),
        challenger: person(network, 1),
        to,
        variant: Arc::clone(largest()),
        side: SideRequest::Random,
        start: Start::Array,
        control: "fischer 10d 1d 20d".parse().ok(),
        is_rated: true,
        server: Server::new(network, 1),
        place: Place::new(network, 5),
        expires: Timestamp(604_800),
        code: Code::read("bcdfgh").ok(),
        state,
    };
    let cases = states.into_iter().flat_map(|it| invited.clone().map(|to| (it, to)));
    worlds.extend(cases.map(|(state, to)| {
        let challenge = challenge(to, state);
        let offered = Offered { challenge: Some(challenge), windows: Vec::new() };
        let answer =
            ToAnswer { offered: offered.clone(), has_other_networks: true, ..ToAnswer::default() };
        let join = ToJoin { answer: answer.clone(), ..ToJoin::default() };
        let world = empty.clone().with(Loaded::Answer(Box::new(answer)));
        world.with(Loaded::Join(Box::new(join))).with(Loaded::Expired(Box::new(offered)))
    }));
    worlds.extend(problems::worlds(network, &empty));
    worlds.extend(ladders::worlds(network, &empty));
    worlds.extend(leagues::worlds(network, &empty));
    worlds.extend(links::worlds(network, &empty));
    let standing = Some(challenge(Invited::Anyone(None), ChallengeState::Expired));
    let rematch = Loaded::Rematch(Box::new(ToRematch { standing, ..ToRematch::default() }));
    worlds.push(with(end(None, Ending::Agreement)).with(rematch));
    worlds
}

fn inputs(network: &str) -> Vec<Input> {
    let commands = commands(network);
    let mut inputs = Vec::new();
    for who in 1..=3 {
        for via in [Via::Private, Via::Addressed(MessageId::new(network, 1))] {
            inputs.extend(commands.iter().map(|command| {
                Input::of(Call {
                    from: person(network, who),
                    speaker: Speaker::default(),
                    place: Place::new(network, 5),
                    server: Some(Server::new(network, 1)),
                    visibility: Visibility::All,
                    authority: Authority::Manager,
                    hears_talk: via == Via::Private,
                    cause: CauseId::new(network, 1),
                    at: Timestamp(30),
                    seen: Timestamp(30),
                    via: via.clone(),
                    command: command.clone(),
                    letters: Letters::default(),
                })
            }));
        }
    }
    let events = [
        EventKind::PlaceLost { place: Place::new(network, 5), game: None },
        EventKind::Called {
            player: person(network, 1),
            place: Place::new(network, 6),
            server: Server::new(network, 1),
        },
        EventKind::ChallengeExpired(ChallengeId(1)),
        EventKind::ClockDue(GameId(1)),
        EventKind::AlertDue(GameId(1)),
        EventKind::MemberDue(person(network, 2)),
        problems::due(network),
        EventKind::LadderGameOver(crate::GameId(1)),
        EventKind::LeagueDue(crate::LeagueId(1)),
        leagues::judged(),
    ];
    inputs.extend(events.map(|what| {
        let (cause, at) = (CauseId::new(network, 1), Timestamp(30));
        Input::SystemEvent(SystemEvent { cause, at, hears_talk: true, what })
    }));
    inputs
}

fn commands(network: &str) -> Vec<Command> {
    let mut commands = vec![
        Command::Challenge(ChallengeRequest::Accept(ChallengeId(1))),
        Command::Challenge(ChallengeRequest::Decline(ChallengeId(1))),
        Command::Challenge(ChallengeRequest::Withdraw(ChallengeId(1))),
        Command::Offer(OfferRequest::TakeBack { which: Which::Here, shown: None }),
        Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: false }),
        Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true }),
        Command::Ending(EndingRequest::Draw { which: Which::Here }),
        Command::Offer(OfferRequest::Claim { which: Which::Here }),
        Command::Moderation(ModerationRequest::Freeze {
            which: Which::Here,
            reason: "x".repeat(LONGEST_REASON),
        }),
        Command::Moderation(ModerationRequest::Thaw { which: Which::Here }),
        Command::Moderation(ModerationRequest::FreezeAll { reason: "x".repeat(LONGEST_REASON) }),
        Command::Moderation(ModerationRequest::ThawAll),
        Command::Watch(WatchRequest::Watch { which: Which::Here }),
        Command::Watch(WatchRequest::Analysis { which: Which::Here, wish: None }),
        Command::Watch(WatchRequest::Analysis { which: Which::Here, wish: Some(true) }),
        Command::Watch(WatchRequest::Analysis { which: Which::Here, wish: Some(false) }),
        Command::Time(TimeRequests { zone: "Asia/Tokyo".to_owned(), ..TimeRequests::default() }),
        Command::Time(TimeRequests { quiet: "at night".to_owned(), ..TimeRequests::default() }),
        Command::Vacation(VacationRequest {
            until: "10d".to_owned(),
            ..VacationRequest::default()
        }),
        Command::Vacation(VacationRequest { end: true, ..VacationRequest::default() }),
        Command::Ending(EndingRequest::AnswerDraw {
            game: GameId(1),
            ply: 1,
            by: None,
            accept: true,
        }),
        Command::Ending(EndingRequest::AnswerDraw {
            game: GameId(1),
            ply: 1,
            by: None,
            accept: false,
        }),
        Command::Offer(OfferRequest::Abort { which: Which::Here, confirmed: true }),
        Command::Challenge(ChallengeRequest::Join(Err(NoCode::Missing))),
        Command::Challenge(ChallengeRequest::Join(Ok(Code::from_stored("4F7Q2K".to_owned())))),
        Command::Challenge(ChallengeRequest::Rematch { which: Which::Here }),
        Command::Ending(EndingRequest::ShowReport {
            which: Which::Here,
            words: "A report.".into(),
        }),
        Command::Moderation(ModerationRequest::Block { whom: None }),
        Command::Moderation(ModerationRequest::Block { whom: Some(person(network, 2)) }),
        Command::Moderation(ModerationRequest::Unblock { whom: Some(person(network, 2)) }),
        Command::Offer(OfferRequest::AnswerProposal { game: GameId(1), number: 0, accept: true }),
        Command::Offer(OfferRequest::AnswerProposal { game: GameId(1), number: 0, accept: false }),
    ];
    commands.extend(problems::commands(network));
    commands.extend(ladders::commands(network));
    commands.extend(leagues::commands(network));
    commands.extend(links::commands());
    commands.extend(Verdict::ALL.map(|verdict| {
        Command::Moderation(ModerationRequest::Adjudicate {
            which: Which::Here,
            verdict: Some(verdict),
            reason: "Nobody is here.".to_owned(),
            is_rated: false,
        })
    }));
    let example = notation::example(&Position::start(largest())).expect("there is a move");
    let example = notation::coordinates(largest(), &example);
    // Among them a square to which several pieces can go.
    for text in [&example, &with_offer(&example), "undo", "z9", "a4", "c4", "e5"] {
        let (which, text) = (Which::Here, (*text).to_owned());
        commands.push(Command::Play(PlayRequest::Move { which, text, shown: None }));
    }
    for line in ["e13e11 d4d6", "e13e11 resign", "e4e6 e13e11 d4d6", "e13e11", "d4", ""] {
        let wish = PlanDeed::Add { line: line.to_owned(), confirmed: None };
        commands.push(Command::Plan(PlanRequest { which: Which::Here, deed: wish }));
    }
    commands.push(Command::Plan(PlanRequest { which: Which::Here, deed: PlanDeed::Show }));
    commands.extend(["1", "2", "all"].map(|number| {
        Command::Plan(PlanRequest { which: Which::Here, deed: PlanDeed::Drop(number.to_owned()) })
    }));
    for variant in bundled() {
        let opponent = Opponent { player: person(network, 2), presence: Presence::Member };
        let (variant, side, start) =
            (variant.id.clone(), SideRequest::Random, StartRequest::default());
        let clock = "days 3d soft".to_owned();
        let terms = Terms::read("3", "1d").expect("there are such terms");
        commands.push(Command::Challenge(ChallengeRequest::Make(NewChallenge {
            variant: variant.clone(),
            side,
            start: start.clone(),
            clock: clock.clone(),
            terms,
            level: None,
            rated: None,
            opponent: None,
        })));
        commands.push(Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(opponent),
            variant,
            side,
            start,
            clock,
            terms: Terms::default(),
        })));
    }
    for length in ["3d", "1m", "soon"] {
        let (which, length) = (Which::Here, length.to_owned());
        commands.push(Command::Offer(OfferRequest::Give { which, length, shown: None }));
    }
    let wish = |word: &str| {
        let known = vec!["first", "mover"];
        vec![SettingRequest {
            setting: Setting::Below,
            known,
            usual: "first",
            word: Some(word.to_owned()),
        }]
    };
    commands.push(Command::Notebook(NotebookRequest::Note {
        which: Which::Here,
        text: "Well.".to_owned(),
    }));
    commands
        .push(Command::Notebook(NotebookRequest::Note { which: Which::Here, text: String::new() }));
    commands.extend([3, 4].map(|number| {
        Command::Notebook(NotebookRequest::RemoveNote { which: Which::Here, number })
    }));
    for (moves, at, back) in [(&*example, "", 0), ("z9", "", 0), ("", "0", 1), ("", "", 9)] {
        let trial = Trial { moves: moves.to_owned(), at: at.to_owned(), back };
        commands.push(Command::Notebook(NotebookRequest::Try { which: Which::Here, trial }));
    }
    commands.extend(["direct", "quiet", "digest", "here"].map(|word| {
        let (known, word) = (vec!["direct", "quiet", "digest", "here"], Some(word.to_owned()));
        Command::Community(CommunityRequest::Settings(vec![SettingRequest {
            setting: Setting::Notices,
            known,
            usual: "usual",
            word,
        }]))
    }));
    let opponent = Opponent { player: person(network, 2), presence: Presence::Member };
    commands.extend(sent::commands(&opponent));
    commands.push(Command::Community(CommunityRequest::Settings(wish("mover"))));
    commands.push(Command::Community(CommunityRequest::ServerSettings(wish("mover"))));
    let places =
        [PlaceRequest::Show, PlaceRequest::Allow, PlaceRequest::Forbid, PlaceRequest::Everywhere];
    commands.extend(places.map(CommunityRequest::GamePlaces).map(Command::Community));
    let variant = largest().id.clone();
    let wishes = [VariantRequest::Allow(variant.clone()), VariantRequest::Forbid(variant)];
    commands.extend(
        [VariantRequest::Show, VariantRequest::List(GameKind::First), VariantRequest::All]
            .into_iter()
            .chain(wishes)
            .map(CommunityRequest::GameVariants)
            .map(Command::Community),
    );
    commands
}
