//! What callers and others are told when everything is asked of everything.

use super::super::{
    Authority, Call, Candidates, CauseId, Challenge, ChallengeId, ChallengeState, Command, Counts,
    Decision, DrawOffer, Effect, End, Ending, Game, GameId, Happening, Incident, Matter, MessageId,
    Opponent, Place, Presence, Reply, Server, Setting, Settings, SideWish, Start, StartWish, Text,
    Timestamp, Trial, Via, Which, Wish, World, handle,
};
use super::{largest, person};
use menagerie_rules::{Color, DrawClaim, Line, Position, bundled, notation};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

/// What is told to callers and to others, on `network`, when everything that can be asked is asked
/// by everybody of everything that can stand; each text once.
pub fn said(network: &str) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    let mut dice = StdRng::seed_from_u64(1);
    for world in worlds(network) {
        for matter in matters(network) {
            let decision = handle(&world, &matter, &mut dice);
            for text in texts_of(decision) {
                if !texts.contains(&text) {
                    texts.push(text);
                }
            }
        }
    }
    texts
}

fn texts_of(decision: Decision) -> Vec<Text> {
    let said = match decision.reply {
        Reply::Nothing | Reply::Look(None, _) => None,
        Reply::Done(text)
        | Reply::Refused(text)
        | Reply::Ask(text, _)
        | Reply::Look(Some(text), _) => Some(text),
    };
    let shown = decision.effects.into_iter().filter_map(|effect| match effect {
        Effect::Open { .. } => None,
        Effect::Offer { text, .. }
        | Effect::Settle { text, .. }
        | Effect::Announce { text, .. }
        | Effect::Revise { text, .. }
        | Effect::Say { text, .. } => Some(text),
    });
    said.into_iter().chain(shown).collect()
}

/// A game of two people after so many plies.
fn game(network: &str, number: i64, plies: usize) -> Game {
    let mut line = Line::new(Position::start(largest()));
    for _ in 0..plies {
        let next = notation::example(line.position()).expect("there is a move");
        line.play(&next).expect("it is legal");
    }
    Game {
        id: GameId(number),
        players: [person(network, 1), person(network, 2)],
        server: Server::new(network, 1),
        place: Place::new(network, 5),
        place_lost: false,
        own_place: None,
        line,
        draw_offer: None,
        last_offers: [None; 2],
        last_declined: None,
        taken_back: Vec::new(),
        end: None,
        moved: Timestamp(0),
        touched: Timestamp(0),
    }
}

fn worlds(network: &str) -> Vec<World> {
    let empty = World {
        challenge: None,
        games: Candidates::default(),
        counts: Counts::default(),
        settings: Settings::default(),
        notes: vec![1, 3],
        branch: None,
        next_challenge: ChallengeId(1),
        next_game: GameId(1),
    };
    let with = |game: Game| {
        let named = Some(game.clone());
        let games = Candidates { named, here: vec![game.clone()], mine: vec![game] };
        World { games, ..empty.clone() }
    };
    let offered = |by, plies| Game {
        draw_offer: Some(DrawOffer { by, ply: plies }),
        ..game(network, 1, plies)
    };
    let end = |winner, ending| Game { end: Some(End { winner, ending }), ..game(network, 1, 2) };
    let mut worlds: Vec<World> = vec![
        empty.clone(),
        with(game(network, 1, 0)),
        with(game(network, 1, 1)),
        with(offered(Color::White, 1)),
        with(offered(Color::Black, 1)),
        with(end(Some(Color::White), Ending::Resignation)),
        with(end(None, Ending::Agreement)),
        with(end(None, Ending::Claim(DrawClaim::MoveRule { moves: 100 }))),
        with(Game { place_lost: true, ..game(network, 1, 1) }),
    ];
    let two = [game(network, 1, 0), game(network, 2, 2)];
    let games = Candidates { named: None, here: two.to_vec(), mine: two.to_vec() };
    worlds.push(World { games, ..empty.clone() });
    let states = [
        ChallengeState::Open,
        ChallengeState::Accepted(GameId(1)),
        ChallengeState::Declined,
        ChallengeState::Withdrawn,
        ChallengeState::Expired,
    ];
    worlds.extend(states.map(|state| {
        let challenge = Challenge {
            id: ChallengeId(1),
            challenger: person(network, 1),
            opponent: person(network, 2),
            variant: Arc::clone(largest()),
            side: SideWish::Random,
            start: Start::Array,
            place: Place::new(network, 5),
            state,
        };
        World { challenge: Some(challenge), ..empty.clone() }
    }));
    worlds
}

fn matters(network: &str) -> Vec<Matter> {
    let commands = commands(network);
    let mut matters = Vec::new();
    for who in 1..=3 {
        for via in [Via::Private, Via::Addressed(MessageId::new(network, 1))] {
            matters.extend(commands.iter().map(|command| {
                Matter::Call(Call {
                    from: person(network, who),
                    place: Place::new(network, 5),
                    server: Some(Server::new(network, 1)),
                    authority: Authority::Manager,
                    hears_talk: via == Via::Private,
                    cause: CauseId::new(network, 1),
                    at: Timestamp(30),
                    via: via.clone(),
                    command: command.clone(),
                })
            }));
        }
    }
    let happenings = [
        Happening::PlaceLost { place: Place::new(network, 5), game: None },
        Happening::Called {
            player: person(network, 1),
            place: Place::new(network, 6),
            server: Server::new(network, 1),
        },
        Happening::ChallengeExpired(ChallengeId(1)),
    ];
    matters.extend(happenings.map(|what| {
        let (cause, at) = (CauseId::new(network, 1), Timestamp(30));
        Matter::Incident(Incident { cause, at, hears_talk: true, what })
    }));
    matters
}

fn commands(network: &str) -> Vec<Command> {
    let mut commands = vec![
        Command::Accept(ChallengeId(1)),
        Command::Decline(ChallengeId(1)),
        Command::Withdraw(ChallengeId(1)),
        Command::TakeBack { which: Which::Here, shown: None },
        Command::Resign { which: Which::Here, confirmed: false },
        Command::Resign { which: Which::Here, confirmed: true },
        Command::Draw { which: Which::Here },
        Command::AnswerDraw { game: GameId(1), ply: 1, by: None, accept: true },
        Command::AnswerDraw { game: GameId(1), ply: 1, by: None, accept: false },
    ];
    let example = notation::example(&Position::start(largest())).expect("there is a move");
    let example = notation::coordinates(largest(), &example);
    // A square to which several pieces can go is asked about.
    for text in [&example, "undo", "z9", "a4", "c4", "e5"] {
        let (which, text) = (Which::Here, (*text).to_owned());
        commands.push(Command::Move { which, text, shown: None });
    }
    for variant in bundled() {
        let opponent = Opponent { player: person(network, 2), presence: Presence::Member };
        let (variant, side, start) = (variant.id.clone(), SideWish::Random, StartWish::default());
        commands.push(Command::Challenge { opponent, variant, side, start });
    }
    let wish = |word: &str| {
        let known = vec!["first", "mover"];
        vec![Wish { setting: Setting::Below, known, usual: "first", word: Some(word.to_owned()) }]
    };
    commands.push(Command::Note { which: Which::Here, text: "Well.".to_owned() });
    commands.push(Command::Note { which: Which::Here, text: String::new() });
    commands.extend([3, 4].map(|number| Command::RemoveNote { which: Which::Here, number }));
    for (moves, at, back) in [(&*example, "", 0), ("z9", "", 0), ("", "0", 1), ("", "", 9)] {
        let trial = Trial { moves: moves.to_owned(), at: at.to_owned(), back };
        commands.push(Command::Try { which: Which::Here, trial });
    }
    commands.push(Command::Settings(wish("mover")));
    commands.push(Command::ServerSettings(wish("mover")));
    commands
}
