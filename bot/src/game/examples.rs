//! Everything that the core can say, for the tests of how networks word it: each refusal, and what
//! people and others are told whatever is asked of whatever stands.

use super::{
    Authority, Call, Candidates, CauseId, Challenge, ChallengeId, ChallengeState, Command, Counts,
    Decision, DrawOffer, Effect, End, Ending, Game, GameId, Happening, Incident, Matter, MessageId,
    Opponent, Place, PlayerId, Presence, Refusal, Reply, Server, Setting, Settings, SideWish, Span,
    Start, StartWish, Text, Timestamp, Verb, Via, Which, Wish, World, handle,
};
use menagerie_rules::{Color, DrawClaim, Line, Position, Variant, bundled, notation};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

macro_rules! kinds {
    ($($kind:pat),* $(,)?) => {
        /// The kinds of refusals. One that is missing here does not compile.
        pub const KINDS: &[&str] = &[$(stringify!($kind)),*];

        /// Of which kind a refusal is.
        pub fn kind(refusal: &Refusal) -> &'static str {
            match refusal {
                $($kind => stringify!($kind)),*
            }
        }
    };
}

kinds!(
    Refusal::NoGameHere,
    Refusal::SeveralGames(_),
    Refusal::NoSuchGame(_),
    Refusal::NoSuchChallenge,
    Refusal::GameOver(_),
    Refusal::NotAPlayer(_),
    Refusal::NotYourTurn { .. },
    Refusal::Stale,
    Refusal::ByCommand(_),
    Refusal::NothingToTakeBack,
    Refusal::NotYourLastMove(_),
    Refusal::AnsweredSince(_),
    Refusal::TooLateToTakeBack,
    Refusal::ResultStands(_),
    Refusal::Move(_),
    Refusal::NoSuchSquare { .. },
    Refusal::NoSuchPly { .. },
    Refusal::NoSuchRegion { .. },
    Refusal::NoWay { .. },
    Refusal::EmptySquare(_),
    Refusal::NoNumber { .. },
    Refusal::NoChoice { .. },
    Refusal::UnknownPiece { .. },
    Refusal::UnknownVariant { .. },
    Refusal::BadSetup { .. },
    Refusal::SetupAndLot,
    Refusal::NoLot(_),
    Refusal::UnknownLot(_),
    Refusal::OneselfAsOpponent,
    Refusal::BotAsOpponent(_),
    Refusal::AbsentOpponent(_),
    Refusal::NeedsServer,
    Refusal::NoServerToSet,
    Refusal::NotAManager,
    Refusal::UnknownWord { .. },
    Refusal::TooManyChallenges(_),
    Refusal::OtherHasTooManyChallenges(..),
    Refusal::OtherHasNotAnsweredYet(..),
    Refusal::TooManyChallengesToOther(_),
    Refusal::TooManyGames(_),
    Refusal::OtherHasTooManyGames(..),
    Refusal::NotInvited(_),
    Refusal::OwnChallenge,
    Refusal::NotTheChallenger(_),
    Refusal::ChallengeAccepted(_),
    Refusal::ChallengeSettled(_),
    Refusal::DrawAlreadyOffered,
    Refusal::DrawOfferedLately,
    Refusal::NoDrawOffer,
    Refusal::OwnDrawOffer,
);

/// The kinds after which only somebody else can do something: they say who, or when.
const WAITING: [(&str, &str); 2] = [
    ("NotYourTurn", "You will be told when it is yours."),
    ("DrawAlreadyOffered", "Your opponent can accept it, decline it, or decline it by moving."),
];
/// How sentences begin that tell what to do.
const DEEDS: [&str; 14] = [
    "Ask one",
    "Choose ",
    "Finish ",
    "Give ",
    "Go to ",
    "If it is for you",
    "Leave out ",
    "Make ",
    "Name ",
    "Play on",
    "Try again",
    "Type ",
    "Withdraw ",
    "You can offer",
];

/// Whether a refusal says what can be done next: something to ask for or to type, a place to go to,
/// or a sentence that tells it.
pub fn names_a_next_step(refusal: &Refusal, words: &str) -> bool {
    let spans = refusal.text().0;
    let leads = |span: &Span| matches!(span, Span::Step(_) | Span::Code(_) | Span::Game(_));
    let waits = WAITING
        .iter()
        .any(|(waiting, why)| kind(refusal).contains(waiting) && words.ends_with(why));
    let tells = words.split(['.', ':', ',']).any(|part| {
        let part = part.trim_start();
        DEEDS.iter().any(|deed| part.starts_with(deed)) || part.starts_with("you can")
    });
    waits || tells || spans.iter().any(leads)
}

/// A person of `network`, by a number that every network takes.
fn person(network: &str, number: u64) -> PlayerId {
    PlayerId::new(network, number)
}

/// The variant with the most pieces: what is listed of it is longest.
fn largest() -> &'static Arc<Variant> {
    let by_pieces = |variant: &&Arc<Variant>| variant.roles().count();
    bundled().iter().max_by_key(by_pieces).expect("there are variants")
}

/// Each refusal at its longest, about something that was `typed` on `network`.
pub fn refusals(network: &str, typed: &str) -> Vec<Refusal> {
    let other = person(network, 7);
    let typed = || typed.to_owned();
    let variant = largest();
    let labels = variant.roles().flat_map(|role| {
        let piece = variant.piece(role);
        [piece.label.to_string(), piece.name.clone()]
    });
    let words = ["first", "mover"].to_vec();
    vec![
        Refusal::NoGameHere,
        Refusal::SeveralGames((1..=50).map(GameId).collect()),
        Refusal::NoSuchGame(GameId(9)),
        Refusal::NoSuchChallenge,
        Refusal::GameOver("Drawn by agreement.".into()),
        Refusal::NotAPlayer(GameId(9)),
        Refusal::NotYourTurn { side: "White".to_owned(), player: other.clone() },
        Refusal::Stale,
        Refusal::ByCommand(Verb::Undo),
        Refusal::ByCommand(Verb::Resign),
        Refusal::ByCommand(Verb::Draw),
        Refusal::ByCommand(Verb::Board),
        Refusal::NothingToTakeBack,
        Refusal::NotYourLastMove(other.clone()),
        Refusal::AnsweredSince(other.clone()),
        Refusal::TooLateToTakeBack,
        Refusal::ResultStands("Drawn by agreement.".into()),
        Refusal::Move(unreadable_move(&typed())),
        Refusal::NoSuchSquare { typed: typed(), last: "p16".to_owned() },
        Refusal::NoSuchPly { game: GameId(9), plies: 300 },
        Refusal::NoSuchRegion { typed: typed(), last: "p16".to_owned() },
        Refusal::NoWay { piece: "Pawn".into(), from: "a2".into(), to: "b9".into() },
        Refusal::EmptySquare("e4".to_owned()),
        Refusal::NoNumber { name: "game".to_owned(), typed: typed(), least: 1 },
        Refusal::NoChoice {
            name: "which".to_owned(),
            typed: typed(),
            known: vec!["running".to_owned(), "finished".to_owned()],
        },
        Refusal::UnknownPiece { typed: typed(), known: labels.collect() },
        Refusal::UnknownVariant {
            typed: typed(),
            known: bundled().iter().map(|it| (it.id.clone(), it.name.clone())).collect(),
        },
        Refusal::BadSetup {
            reason: "the rank is too short".to_owned(),
            example: Position::start(variant).fen(),
        },
        Refusal::SetupAndLot,
        Refusal::NoLot(variant.name.clone()),
        Refusal::UnknownLot(vec!["mirrored".to_owned(), "rotated".to_owned()]),
        Refusal::OneselfAsOpponent,
        Refusal::BotAsOpponent(other.clone()),
        Refusal::AbsentOpponent(other.clone()),
        Refusal::NeedsServer,
        Refusal::NoServerToSet,
        Refusal::NotAManager,
        Refusal::UnknownWord { setting: Setting::Below, typed: typed(), known: words },
        Refusal::TooManyChallenges(8),
        Refusal::OtherHasTooManyChallenges(other.clone(), 8),
        Refusal::OtherHasNotAnsweredYet(other.clone(), 3),
        Refusal::TooManyChallengesToOther(other.clone()),
        Refusal::TooManyGames(20),
        Refusal::OtherHasTooManyGames(other.clone(), 20),
        Refusal::NotInvited(other.clone()),
        Refusal::OwnChallenge,
        Refusal::NotTheChallenger(other.clone()),
        Refusal::ChallengeAccepted(GameId(1)),
        Refusal::ChallengeSettled(Text::new().player(&other).plain(" has declined it.")),
        Refusal::DrawAlreadyOffered,
        Refusal::DrawOfferedLately,
        Refusal::NoDrawOffer,
        Refusal::OwnDrawOffer,
    ]
}

/// What the rules say of a move that they cannot read.
fn unreadable_move(typed: &str) -> String {
    let position = Position::start(largest());
    match notation::Typed::parse(largest(), typed).read(&position) {
        notation::Reading::Refused(refusal) => refusal.sentence(&position),
        other => panic!("{typed} is no move: {other:?}"),
    }
}

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
        Reply::Nothing => None,
        Reply::Done(text) | Reply::Refused(text) | Reply::Ask(text, _) => Some(text),
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
        taken_back: None,
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
        Command::TakeBack { which: Which::Here, expected_ply: None },
        Command::Resign { which: Which::Here, confirmed: false },
        Command::Resign { which: Which::Here, confirmed: true },
        Command::Draw { which: Which::Here },
        Command::AnswerDraw { game: GameId(1), ply: 1, accept: true },
        Command::AnswerDraw { game: GameId(1), ply: 1, accept: false },
    ];
    let example = notation::example(&Position::start(largest())).expect("there is a move");
    let example = notation::coordinates(largest(), &example);
    // A square to which several pieces can go is asked about.
    for text in [&example, "undo", "z9", "a4", "c4", "e5"] {
        let (which, text) = (Which::Here, (*text).to_owned());
        commands.push(Command::Move { which, text, expected_ply: None });
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
    commands.push(Command::Settings(wish("mover")));
    commands.push(Command::ServerSettings(wish("mover")));
    commands
}
