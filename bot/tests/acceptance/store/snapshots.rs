//! The rows that the store reads for a matter: all that the core needs to decide about it, and nothing that it does not
//! ask for.

use crate::table::{CHANNEL, THREAD, Table, accept, done, move_of, person, place, server};
use menagerie_core::challenge::types::{
    ChallengeRequest, ChallengeState, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::community::Counts;
use menagerie_core::community::types::{CommunityRequest, Holder, Setting, SettingRequest};
use menagerie_core::dispatch::{EventKind, Input, Loaded, SystemEvent};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::Snapshot;
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence, Via, Which};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::plan::types::{PlanDeed, PlanRequest};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, ChallengeId, GameId, Server, Timestamp};
use menagerie_rules::notation::Letters;

/// The loaded part of this name.
macro_rules! part {
    ($read:expr, $part:ident) => {
        match $read.1 {
            Loaded::$part(part) => part,
            other => panic!("{other:?}"),
        }
    };
}

/// The data read for an input.
async fn world(table: &Table, input: Input) -> (Snapshot, Loaded) {
    let mut transaction = table.store.begin().await.expect("the store works");
    let world = transaction.snapshot(&input).await.expect("it can be read");
    transaction.abandon().await;
    world
}

async fn for_command(table: &Table, from: &str, at: &str, command: Command) -> (Snapshot, Loaded) {
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person(from),
        place: place(at),
        server: Some(server()),
        authority: Authority::Manager,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("test", "reading"),
        at: Timestamp(table.now()),
        seen: Timestamp(table.now()),
        via: Via::Private,
        command,
        letters: Letters::default(),
    };
    world(table, Input::of(call)).await
}

async fn for_event(table: &Table, what: EventKind) -> (Snapshot, Loaded) {
    let (cause, at) = (CauseId::new("test", "noticed"), Timestamp(table.now()));
    world(table, Input::SystemEvent(SystemEvent { cause, at, hears_talk: true, what })).await
}

/// The games that were read: the one named, those here, those of the caller.
fn games(world: &Snapshot) -> [Vec<i64>; 3] {
    let candidates = &world.games;
    let numbers =
        |games: &[menagerie_core::model::state::Game]| games.iter().map(|game| game.id.0).collect();
    [
        candidates.named.iter().map(|game| game.id.0).collect(),
        numbers(&candidates.here),
        numbers(&candidates.mine),
    ]
}

fn challenge(opponent: &str) -> Command {
    Command::Challenge(ChallengeRequest::Make(NewChallenge {
        level: None,
        rated: None,
        opponent: Some(Opponent { player: person(opponent), presence: Presence::Member }),
        variant: "chess".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::default(),
    }))
}

/// Ann and Bob play game 1 in its thread and have ended game 2; Bob and Cid play game 3. Ann has
/// asked Bob once more, and was declined; Cid and Dan have asked Bob, and Bob Dan.
async fn busy() -> Table {
    let mut table = Table::with_game().await;
    table.pause = 1;
    let mut number = 1;
    for (from, to, answer) in [
        ("Ann", "Bob", Some(ChallengeRequest::Accept as fn(ChallengeId) -> ChallengeRequest)),
        ("Cid", "Bob", Some(ChallengeRequest::Accept)),
        ("Ann", "Bob", Some(ChallengeRequest::Decline)),
        ("Ann", "Bob", None),
        ("Ann", "Cid", None),
        ("Cid", "Bob", None),
        ("Dan", "Bob", None),
        ("Bob", "Dan", None),
    ] {
        number += 1;
        done(&table.challenge(from, to, SideRequest::First).await);
        if let Some(answer) = answer {
            let answer = Command::Challenge(answer(ChallengeId(number)));
            done(&table.private(to, CHANNEL, answer).await);
        }
    }
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(2)), confirmed: true });
    done(&table.private("Ann", CHANNEL, resign).await);
    table
}

#[tokio::test]
async fn who_has_how_much_going_on_is_counted_for_whoever_asks_and_whom_they_ask() {
    let table = busy().await;
    for (from, to, expected, own) in [
        // Open ones of theirs, running games of both, waiting for the other, those of them of the
        // caller, and those of the last quarter of an hour that were not accepted; behind them their own of
        // the nine challenges in this place that nobody has been shown yet.
        ("Ann", "Bob", [2, 1, 2, 3, 1, 2], 5),
        ("Ann", "Cid", [2, 1, 1, 1, 1, 1], 5),
        ("Ann", "Dan", [2, 1, 0, 1, 0, 0], 5),
        ("Bob", "Ann", [1, 2, 1, 0, 0, 0], 1),
        ("Cid", "Bob", [1, 1, 2, 3, 1, 1], 2),
        ("Dan", "Bob", [1, 0, 2, 3, 1, 1], 1),
        ("Eve", "Fay", [0; 6], 0),
    ] {
        let read = for_command(&table, from, CHANNEL, challenge(to)).await;
        let [open, running, of_other, waiting, from_caller, recent] = expected;
        let counts = Counts {
            open_challenges: open,
            running_games: running,
            running_games_of_other: of_other,
            // They all play in one server.
            running_games_here: running,
            running_games_of_other_here: of_other,
            challenges_waiting_for_other: waiting,
            challenges_waiting_from_caller: from_caller,
            recent_challenges_to_other: recent,
            offers_waiting: 9,
            own_offers_waiting: own,
            ..Counts::default()
        };
        assert_eq!(games(&read.0).concat(), [0; 0]);
        let capacity = part!(read, Challenge).begin.capacity;
        assert_eq!(capacity.counts, counts, "{from} {to}");
        assert!(capacity.settings.is_empty());
    }
}

#[tokio::test]
async fn what_is_read_for_whoever_joins_is_theirs_and_the_makers() {
    let mut table = Table::new().await;
    table.pause = 1;
    let terms = Terms::read("standing", "").expect("there are such terms");
    let (variant, side, start) = ("chess".to_owned(), SideRequest::First, StartRequest::default());
    let open = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant,
        side,
        start,
        clock: String::new(),
        terms,
        level: None,
        rated: None,
        opponent: None,
    }));
    done(&table.private("Ann", CHANNEL, open.clone()).await);
    let join = accept(1);
    done(&table.private("Bob", CHANNEL, join.clone()).await);
    let block = Command::Moderation(ModerationRequest::Block { whom: Some(person("Ann")) });
    done(&table.private("Cid", CHANNEL, block).await);
    for (who, running, joined, is_blocked) in
        [("Bob", 1, Some(GameId(1)), false), ("Cid", 0, None, true), ("Dan", 0, None, false)]
    {
        let read = for_command(&table, who, CHANNEL, join.clone()).await;
        let counts = part!(read, Answer).capacity.counts;
        assert_eq!((counts.running_games, counts.running_games_of_other), (running, 1), "{who}");
        assert_eq!((counts.joined, counts.is_blocked), (joined, is_blocked), "{who}");
    }
    for (who, made) in [("Ann", 1), ("Bob", 0)] {
        let read = for_command(&table, who, CHANNEL, open.clone()).await;
        let counts = part!(read, Challenge).begin.capacity.counts;
        assert_eq!((counts.open_challenges, counts.recent_open_challenges), (made, made), "{who}");
    }
    for (who, blocked) in [("Cid", vec![person("Ann")]), ("Ann", Vec::new())] {
        let read = for_command(
            &table,
            who,
            CHANNEL,
            Command::Moderation(ModerationRequest::Block { whom: None }),
        )
        .await;
        assert_eq!(part!(read, Blocked), blocked, "{who}");
    }
}

#[tokio::test]
async fn a_rematch_is_read_with_what_the_game_came_of_and_what_waits() {
    let table = busy().await;
    for (who, number, came_of) in [("Ann", 2, Some(2)), ("Bob", 2, Some(2)), ("Eve", 2, None)] {
        let which = Which::Number(GameId(number));
        let read = for_command(
            &table,
            who,
            THREAD,
            Command::Challenge(ChallengeRequest::Rematch { which }),
        )
        .await;
        assert_eq!(games(&read.0)[0], [number]);
        let rematch = part!(read, Rematch);
        let found = rematch.came_of.map(|challenge| challenge.id.0);
        assert_eq!((found, rematch.standing.is_some()), (came_of, false), "{who}");
    }
}

#[tokio::test]
async fn only_the_last_quarter_of_an_hour_counts_as_lately() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    for (seconds, recent) in [(1, 1), (898, 1), (1, 0), (9_000, 0)] {
        table.pause = seconds;
        table
            .private("Eve", CHANNEL, Command::Community(CommunityRequest::Settings(Vec::new())))
            .await;
        let read = for_command(&table, "Ann", CHANNEL, challenge("Bob")).await;
        let counts = part!(read, Challenge).begin.capacity.counts;
        assert_eq!(counts.recent_challenges_to_other, recent, "{}", table.now());
        assert_eq!(counts.challenges_waiting_from_caller, 1, "it waits all the same");
    }
}

#[tokio::test]
async fn a_challenge_is_read_with_what_those_two_have_going_on_whoever_answers() {
    let table = busy().await;
    for (command, state) in [
        (accept(5), ChallengeState::Open),
        (Command::Challenge(ChallengeRequest::Decline(ChallengeId(5))), ChallengeState::Open),
        (Command::Challenge(ChallengeRequest::Withdraw(ChallengeId(5))), ChallengeState::Open),
        (accept(4), ChallengeState::Declined),
        (accept(2), ChallengeState::Accepted(GameId(2))),
    ] {
        for who in ["Ann", "Bob", "Eve"] {
            let read = for_command(&table, who, CHANNEL, command.clone()).await;
            assert_eq!(games(&read.0).concat(), [0; 0]);
            let answer = part!(read, Answer);
            let challenge = answer.offered.challenge.expect("it is there");
            assert_eq!((challenge.state, challenge.to.one()), (state, Some(&person("Bob"))));
            let counts = answer.capacity.counts;
            assert_eq!((counts.running_games, counts.running_games_of_other), (2, 1), "{who}");
        }
    }
    let read = for_command(&table, "Bob", CHANNEL, accept(99)).await;
    let answer = part!(read, Answer);
    assert!(answer.offered.challenge.is_none() && answer.capacity.counts == Counts::default());
}

#[tokio::test]
async fn the_next_numbers_are_free_whatever_is_read() {
    let mut table = Table::new().await;
    let next = |(snapshot, _): (Snapshot, Loaded)| (snapshot.next_challenge, snapshot.next_game);
    let read = for_command(&table, "Ann", CHANNEL, challenge("Bob")).await;
    assert_eq!(next(read), (ChallengeId(1), GameId(1)));
    table.start_game().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    for command in [challenge("Bob"), accept(2), move_of("e4e6")] {
        let read = for_command(&table, "Bob", CHANNEL, command).await;
        assert_eq!(next(read), (ChallengeId(3), GameId(2)));
    }
}

#[tokio::test]
async fn games_are_read_by_number_or_here_and_elsewhere_only_if_there_is_none_here() {
    let table = busy().await;
    let (here, number) = (Which::Here, |number| Which::Number(GameId(number)));
    let commands = |which| {
        [
            Command::Play(PlayRequest::Move { which, text: "e4e6".to_owned(), shown: None }),
            Command::Offer(OfferRequest::TakeBack { which, shown: None }),
            Command::Ending(EndingRequest::Resign { which, confirmed: false }),
            Command::Ending(EndingRequest::Draw { which }),
            Command::Offer(OfferRequest::Abort { which, confirmed: true }),
            Command::Plan(PlanRequest { which, deed: PlanDeed::Show }),
            Command::Moderation(ModerationRequest::Adjudicate {
                which,
                verdict: None,
                reason: String::new(),
                is_rated: false,
            }),
        ]
    };
    for (who, at, which, expected) in [
        ("Ann", THREAD, here, [vec![], vec![1], vec![]]),
        ("Eve", THREAD, here, [vec![], vec![1], vec![]]),
        // Game 2 is over, and game 3 has no thread yet.
        ("Ann", CHANNEL, here, [vec![], vec![3], vec![]]),
        ("Bob", "elsewhere", here, [vec![], vec![], vec![1, 3]]),
        ("Eve", "elsewhere", here, [vec![], vec![], vec![]]),
        ("Bob", THREAD, number(3), [vec![3], vec![], vec![]]),
        ("Eve", "elsewhere", number(2), [vec![2], vec![], vec![]]),
        ("Bob", THREAD, number(9), [vec![], vec![], vec![]]),
    ] {
        for command in commands(which) {
            let case = format!("{who} {at} {command:?}");
            let read = for_command(&table, who, at, command).await;
            assert_eq!(games(&read.0), expected, "{case}");
            assert!(matches!(read.1, Loaded::Nothing), "{case}");
        }
    }
    let answer = Command::Ending(EndingRequest::AnswerDraw {
        game: GameId(3),
        ply: 0,
        by: None,
        accept: true,
    });
    let read = for_command(&table, "Bob", THREAD, answer).await;
    assert_eq!(games(&read.0), [vec![3], vec![], vec![]], "the game that is named, wherever");
}

#[tokio::test]
async fn settings_are_those_of_whoever_would_set_them() {
    let mut table = Table::new().await;
    let wish = |word: &str| {
        let (known, usual) = menagerie_chat::preferences::words(Setting::Theme);
        vec![SettingRequest { setting: Setting::Theme, known, usual, word: Some(word.to_owned()) }]
    };
    done(
        &table
            .private("Ann", CHANNEL, Command::Community(CommunityRequest::Settings(wish("slate"))))
            .await,
    );
    done(
        &table
            .by(
                "Ann",
                Authority::Manager,
                Command::Community(CommunityRequest::ServerSettings(wish("green"))),
            )
            .await,
    );
    for (who, command, expected) in [
        ("Ann", Command::Community(CommunityRequest::Settings(Vec::new())), Some("slate")),
        ("Bob", Command::Community(CommunityRequest::Settings(Vec::new())), None),
        ("Bob", Command::Community(CommunityRequest::ServerSettings(Vec::new())), Some("green")),
        ("Ann", challenge("Bob"), Some("green")),
    ] {
        let read = for_command(&table, who, CHANNEL, command).await;
        let settings = match read.1 {
            Loaded::Member(member) => member.settings,
            Loaded::Settings(loaded) => loaded.settings,
            Loaded::Challenge(challenge) => challenge.begin.capacity.settings,
            other => panic!("{other:?}"),
        };
        let found = settings.get(&Setting::Theme).map(String::as_str);
        assert_eq!(found, expected, "{who}");
    }
    let there = Holder::Server(Server::new("test", "another"));
    assert!(table.store.settings(&there).await.expect("reads").is_empty());
}

#[tokio::test]
async fn an_event_is_read_with_the_games_that_it_concerns() {
    let mut table = busy().await;
    let lost = |at: &str, game: Option<i64>| EventKind::PlaceLost {
        place: place(at),
        game: game.map(GameId),
    };
    let called = |who: &str| EventKind::Called {
        player: person(who),
        place: place("new"),
        server: server(),
    };
    for (what, expected) in [
        (lost(THREAD, None), [vec![], vec![1], vec![]]),
        // A channel takes its threads along, but an ended game only if its loss was noticed.
        (lost(CHANNEL, None), [vec![], vec![1, 3], vec![]]),
        (lost(CHANNEL, Some(2)), [vec![], vec![1, 2, 3], vec![]]),
        (lost("elsewhere", Some(2)), [vec![], vec![], vec![]]),
        (called("Bob"), [vec![], vec![], vec![1, 3]]),
        (called("Eve"), [vec![], vec![], vec![]]),
        (EventKind::ChallengeExpired(ChallengeId(5)), [vec![], vec![], vec![]]),
    ] {
        let read = for_event(&table, what.clone()).await;
        let running = read.1.games().iter().map(|game| game.id.0).collect();
        let [named, here, _] = games(&read.0);
        assert_eq!([named, here, running], expected, "{what:?}");
        let fits = match what {
            EventKind::ChallengeExpired(_) => part!(read, Expired).challenge.is_some(),
            EventKind::PlaceLost { .. } => matches!(read.1, Loaded::LostPlace(_)),
            _ => matches!(read.1, Loaded::Running(_)),
        };
        assert!(fits, "{what:?}");
    }
    // Reading is not writing.
    done(&table.play("Ann", "e4e6").await);
}
