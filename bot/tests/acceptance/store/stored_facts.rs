//! Each fact as it is written down: which columns of which rows change, and nothing else.

use crate::plan::planned_facts::planned;
use crate::record::records::Records;
use crate::store::listed_facts::listed;
use crate::table::{CHANNEL, Folder, person, place, server as community};
use ladders::of_ladders;
use leagues::of_leagues;
use linked::linked;
use menagerie_core::accounts::types::LinkFact;
use menagerie_core::challenge::types::{ChallengeFact, Secret, Start};
use menagerie_core::community::types::{CommunityFact, Holder, LimitChange};
use menagerie_core::dispatch::{EventKind, Input, SystemEvent};
use menagerie_core::ladder::types::LadderFact;
use menagerie_core::league::types::LeagueFact;
use menagerie_core::model::{Decision, Effect, Fact, GameFact, MemberFact, PlaceFact, Reply};
use menagerie_core::notebook::types::Private;
use menagerie_core::offer::types::OfferFact;
use menagerie_core::problem::types::ProblemFact;
use menagerie_core::time::types::ClockFact;
use menagerie_core::upload::types::UploadFact;
use menagerie_core::watch::types::WatchFact;
use menagerie_core::{CauseId, ChallengeId, GameId, MessageId, Timestamp};
use menagerie_rules::{Color, Symmetry};
use menagerie_store::{Delivery, Store, StoreError};
use problems::of_problems;
use rand::SeedableRng;
use rand::rngs::StdRng;
use samples::{
    accepted, adopted, annulled, answered, blocked, ended, gone, joined, made, made_for_anybody,
    made_with, moved, note_removed, noted, offered, own_place_lost, place_lost, proposed, rematch,
    ruled, set, taken_back, tried, unblocked,
};
use sent_games::of_sent_games;
use timed::timed;
use told::told;
use watched::of_watchers;
use windows::of_windows;

mod ladders;
mod leagues;
mod linked;
mod misfits;
mod problems;
mod samples;
mod sent_games;
mod timed;
mod told;
mod watched;
mod windows;

/// When these tests begin; a second passes with each decision that is written down.
const BEGIN: i64 = 500;

const GAME: GameId = GameId(1);

/// The kind of a fact. One that is new does not compile until it is named, and tried, here.
const KINDS: usize = 81;

fn kind(fact: &Fact) -> usize {
    match fact {
        Fact::Challenge(ChallengeFact::Made { .. }) => 0,
        Fact::Challenge(ChallengeFact::Accepted { .. }) => 1,
        Fact::Challenge(ChallengeFact::Declined(_)) => 2,
        Fact::Challenge(ChallengeFact::Withdrawn(_)) => 3,
        Fact::Challenge(ChallengeFact::Expired(_)) => 4,
        Fact::Game(GameFact::MovePlayed { .. }) => 5,
        Fact::Game(GameFact::MoveTakenBack { .. }) => 6,
        Fact::Offer(OfferFact::DrawOffered { .. }) => 7,
        Fact::Offer(OfferFact::DrawDeclined { .. }) => 8,
        Fact::Offer(OfferFact::DrawOfferGone(_)) => 9,
        Fact::Place(PlaceFact::OwnPlaceLost { .. }) => 10,
        Fact::Place(PlaceFact::Lost { .. }) => 11,
        Fact::Place(PlaceFact::Adopted { .. }) => 12,
        Fact::Game(GameFact::Ended { .. }) => 13,
        Fact::Community(CommunityFact::SettingChanged { .. }) => 14,
        Fact::Clock(ClockFact::Agreed { .. }) => 15,
        Fact::Clock(ClockFact::Set { .. }) => 16,
        Fact::Clock(ClockFact::MoveTimed { .. }) => 17,
        Fact::Clock(ClockFact::HourPaid { .. }) => 18,
        Fact::Clock(ClockFact::OutageNoted { .. }) => 19,
        Fact::Member(MemberFact::HabitsSettled { .. }) => 20,
        Fact::Member(MemberFact::QuietSettled { .. }) => 21,
        Fact::Member(MemberFact::VacationsSettled { .. }) => 22,
        Fact::Offer(OfferFact::ProposalMade { .. }) => 23,
        Fact::Offer(OfferFact::ProposalSettled { .. }) => 24,
        Fact::Game(GameFact::Adjudicated { .. }) => 25,
        Fact::Challenge(ChallengeFact::RematchOf { .. }) => 26,
        Fact::Challenge(ChallengeFact::Joined { .. }) => 27,
        Fact::Member(MemberFact::Blocked { .. }) => 28,
        Fact::Member(MemberFact::Unblocked { .. }) => 29,
        Fact::Clock(ClockFact::Frozen(_)) => 30,
        Fact::Clock(ClockFact::Thawed { .. }) => 31,
        Fact::Private { what: Private::NoteMade(_), .. } => 32,
        Fact::Private { what: Private::NoteRemoved(_), .. } => 33,
        Fact::Private { what: Private::LineTried(_), .. } => 34,
        Fact::Game(GameFact::ConditionalMovePlayed { .. }) => 35,
        Fact::Game(GameFact::PlanSettled { .. }) => 36,
        Fact::Community(CommunityFact::LimitChanged(LimitChange::PlaceListed { .. })) => 37,
        Fact::Community(CommunityFact::LimitChanged(LimitChange::PlaceUnlisted(_))) => 38,
        Fact::Community(CommunityFact::LimitChanged(LimitChange::VariantListed { .. })) => 39,
        Fact::Community(CommunityFact::LimitChanged(LimitChange::VariantUnlisted { .. })) => 40,
        Fact::Member(MemberFact::AlertPutOff { .. }) => 41,
        Fact::Member(MemberFact::AlertSettled(_)) => 42,
        Fact::Member(MemberFact::Told { .. }) => 43,
        Fact::Watch(WatchFact::Watched { .. }) => 44,
        Fact::Watch(WatchFact::AnalysisSettled { .. }) => 45,
        Fact::Watch(WatchFact::PlaceLost(_)) => 46,
        Fact::Problem(ProblemFact::Made(_)) => 47,
        Fact::Problem(ProblemFact::Tried { .. }) => 48,
        Fact::Problem(ProblemFact::Withdrawn(_)) => 49,
        Fact::Place(PlaceFact::WindowOpened { .. }) => 50,
        Fact::Link(LinkFact::CodeMade { .. }) => 51,
        Fact::Link(LinkFact::CodeTyped { .. }) => 52,
        Fact::Link(LinkFact::Linked { .. }) => 53,
        Fact::Link(LinkFact::Unlinked { .. }) => 54,
        Fact::Member(MemberFact::Forgotten { .. }) => 55,
        Fact::Community(CommunityFact::Forgotten(_)) => 56,
        Fact::Upload(UploadFact::Kept { .. }) => 57,
        Fact::Upload(UploadFact::Published { .. }) => 58,
        Fact::Upload(UploadFact::Withdrawn { .. }) => 59,
        Fact::Place(PlaceFact::Regained { .. }) => 60,
        Fact::Place(PlaceFact::PresenceNoted { .. }) => 61,
        Fact::Problem(ProblemFact::Daily(_)) => 62,
        Fact::League(LeagueFact::Made(_)) => 63,
        Fact::League(LeagueFact::Published { .. }) => 64,
        Fact::League(LeagueFact::Joined { .. }) => 65,
        Fact::League(LeagueFact::Left { .. }) => 66,
        Fact::League(LeagueFact::Due { .. }) => 67,
        Fact::League(LeagueFact::Begun { .. }) => 68,
        Fact::League(LeagueFact::GameBegun { .. }) => 69,
        Fact::League(LeagueFact::Extended { .. }) => 70,
        Fact::League(LeagueFact::LastCall { .. }) => 71,
        Fact::League(LeagueFact::Over(_)) => 72,
        Fact::League(LeagueFact::Proposed { .. }) => 73,
        Fact::League(LeagueFact::Dropped(_)) => 74,
        Fact::Ladder(LadderFact::Joined { .. }) => 75,
        Fact::Ladder(LadderFact::Left { .. }) => 76,
        Fact::Ladder(LadderFact::GameBegun { .. }) => 77,
        Fact::Ladder(LadderFact::Rose { .. }) => 78,
        Fact::Ladder(LadderFact::Fell { .. }) => 79,
        Fact::Ladder(LadderFact::Settled(_)) => 80,
    }
}

/// A store in which facts are written down, each with a cause of its own.
struct Book {
    store: Store,
    folder: Folder,
    causes: i64,
}

impl Book {
    async fn new() -> Self {
        let folder = Folder::new();
        let store = Store::open(&folder.laid().await, &mut StdRng::seed_from_u64(1)).await;
        Self { store: store.expect("a new database opens"), folder, causes: 0 }
    }

    /// Ann and Bob play game 1; challenge 2 waits for an answer, challenge 3 has none any more.
    async fn with_game() -> Self {
        let mut book = Self::new().await;
        book.write(vec![made(1), accepted(1, GAME), made(2), made(3)]).await.expect("it fits");
        book.write(vec![Fact::Challenge(ChallengeFact::Declined(ChallengeId(3)))])
            .await
            .expect("it fits");
        book
    }

    /// When the last decision was written down.
    fn now(&self) -> i64 {
        BEGIN + self.causes
    }

    async fn records(&self) -> Records {
        Records::of(&self.folder.url()).await
    }

    /// Writes facts down, with something to be seen.
    async fn write(&mut self, facts: Vec<Fact>) -> Result<Vec<i64>, StoreError> {
        self.causes += 1;
        let input = Input::SystemEvent(SystemEvent {
            cause: CauseId::new("test", self.causes),
            at: Timestamp(self.now()),
            hears_talk: true,
            what: EventKind::ChallengeExpired(ChallengeId(1)),
        });
        let effects = vec![Effect::Say {
            place: place(CHANNEL),
            reply_to: MessageId::new("test", "m"),
            text: "It is so.".into(),
            actions: Vec::new(),
        }];
        let reply = Reply::Done("Done.".into());
        let decision = Decision { facts, effects, reply, ..Decision::default() };
        let transaction = self.store.begin().await.expect("the store works");
        match transaction.store(&input, &decision).await {
            Ok(rows) => Ok(rows),
            Err(error) => Err(self.store.settle(input.cause(), error).await.expect_err("it fails")),
        }
    }
}

/// Facts in the order in which they can come about, each with all that it changes.
fn facts() -> Vec<(Fact, Vec<&'static str>)> {
    let begun = vec![
        "challenges 1 game: NULL → 1",
        "challenges 1 settled_at: NULL → now",
        "challenges 1 state: 'open' → 'accepted'",
        "+ games 1",
        "games 1 black: 'test:Ann'",
        "games 1 challenge: 1",
        "games 1 place: 'test:channel'",
        "games 1 place_lost: 0",
        "games 1 ply: 0",
        "games 1 rated: 0",
        "games 1 revision: 1",
        "games 1 ruling_rated: 0",
        "games 1 server: 'test:server'",
        "games 1 start_fen: 'a fen'",
        "games 1 started_at: now",
        "games 1 touched_at: now",
        "games 1 variant: 'chess'",
        "games 1 white: 'test:Bob'",
        "tallies 'test:Ann' 'test:server' 'chess' begun: 1 → 2",
        "tallies 'test:Bob' 'test:server' 'chess' begun: 1 → 2",
    ];
    let first_move = vec![
        "games 1 ply: 0 → 1",
        "games 1 touched_at: 503 → now",
        "+ moves 1 0",
        "moves 1 0 at: now",
        "moves 1 0 cause: 'test:7'",
        "moves 1 0 coordinates: 'e2e4'",
    ];
    let first_taken_back = vec![
        "games 1 ply: 1 → 0",
        "games 1 touched_at: 507 → now",
        "+ moves_taken_back 1 0",
        "moves_taken_back 1 0 at: now",
        "moves_taken_back 1 0 cause: 'test:8'",
        "moves_taken_back 1 0 coordinates: 'e2e4'",
        "moves_taken_back 1 0 played_at: 507",
        "moves_taken_back 1 0 played_cause: 'test:7'",
        "moves_taken_back 1 0 ply: 0",
        "- moves 1 0",
    ];
    let by_white = vec![
        "games 1 draw_by: NULL → 'white'",
        "games 1 draw_ply: NULL → 0",
        "games 1 touched_at: 508 → now",
        "games 1 white_offer: NULL → 0",
    ];
    let declined = vec![
        "games 1 declined_ply: NULL → 0",
        "games 1 draw_by: 'white' → NULL",
        "games 1 draw_ply: 0 → NULL",
        "games 1 touched_at: 509 → now",
    ];
    let by_black = vec![
        "games 1 black_offer: NULL → 4",
        "games 1 draw_by: NULL → 'black'",
        "games 1 draw_ply: NULL → 4",
        "games 1 touched_at: 510 → now",
    ];
    let offer_gone = vec!["games 1 draw_by: 'black' → NULL", "games 1 draw_ply: 4 → NULL"];
    let adopted_there = vec![
        "games 1 place: 'test:channel' → 'test:another'",
        "games 1 place_lost: 1 → 0",
        "- left_places 1 'test'",
    ];
    let lost = vec![
        "games 1 place_lost: 0 → 1",
        "+ left_places 1 'test'",
        "left_places 1 'test' place: 'test:channel'",
    ];
    let settled = |state: &str, id: i64| -> Vec<&'static str> {
        let lines = [
            format!("challenges {id} settled_at: NULL → now"),
            format!("challenges {id} state: 'open' → '{state}'"),
        ];
        lines.map(|line| &*Box::leak(line.into_boxed_str())).to_vec()
    };
    let (ann, here) = (Holder::Player(person("Ann")), Holder::Server(community()));
    let mut facts = vec![
        (accepted(1, GAME), begun),
        (Fact::Challenge(ChallengeFact::Declined(ChallengeId(2))), settled("declined", 2)),
        (Fact::Challenge(ChallengeFact::Withdrawn(ChallengeId(3))), settled("withdrawn", 3)),
        (Fact::Challenge(ChallengeFact::Expired(ChallengeId(4))), settled("expired", 4)),
        (moved(0, "e2e4"), first_move),
        (taken_back(0, "e2e4"), first_taken_back),
        (offered(Color::White, 0), by_white),
        (Fact::Offer(OfferFact::DrawDeclined { game: GAME, ply: 0 }), declined),
        (offered(Color::Black, 4), by_black),
        (Fact::Offer(OfferFact::DrawOfferGone(GAME)), offer_gone),
        (own_place_lost(GAME, "table"), vec!["games 1 thread: 'test:table' → NULL"]),
        (place_lost(GAME, CHANNEL), lost),
        (adopted(GAME), adopted_there),
        (
            set(ann.clone(), "slate"),
            vec![
                "+ settings 'player' 'test:Ann' 'theme'",
                "settings 'player' 'test:Ann' 'theme' word: 'slate'",
            ],
        ),
        (set(ann, "green"), vec!["settings 'player' 'test:Ann' 'theme' word: 'slate' → 'green'"]),
        (
            set(here, "brown"),
            vec![
                "+ settings 'server' 'test:server' 'theme'",
                "settings 'server' 'test:server' 'theme' word: 'brown'",
            ],
        ),
        (
            noted(GAME, 2),
            vec![
                "+ notes 'test:Ann' 1 2",
                "notes 'test:Ann' 1 2 at: 77",
                "notes 'test:Ann' 1 2 ply: 3",
                "notes 'test:Ann' 1 2 words: 'A plan'",
            ],
        ),
        (note_removed("Ann", 2), vec!["- notes 'test:Ann' 1 2"]),
        (
            tried(GAME, 4, &["e2e4", "e7e5"]),
            vec![
                "+ branches 'test:Ann' 1",
                "branches 'test:Ann' 1 moves: 'e2e4 e7e5'",
                "branches 'test:Ann' 1 ply: 4",
                "branches 'test:Ann' 1 taken_back: 1",
                "branches 'test:Ann' 1 tried_ply: 5",
            ],
        ),
        (
            tried(GAME, 5, &[]),
            vec![
                "branches 'test:Ann' 1 moves: 'e2e4 e7e5' → ''",
                "branches 'test:Ann' 1 ply: 4 → 5",
            ],
        ),
        (
            moved(0, "d2d4"),
            vec![
                "games 1 ply: 0 → 1",
                "games 1 touched_at: 511 → now",
                "+ moves 1 0",
                "moves 1 0 at: now",
                "moves 1 0 cause: 'test:23'",
                "moves 1 0 coordinates: 'd2d4'",
            ],
        ),
        (
            proposed(0),
            vec![
                "games 1 touched_at: 523 → now",
                "+ proposals 1 0",
                "proposals 1 0 kind: 'take-back'",
                "proposals 1 0 made_at: now",
                "proposals 1 0 plies: 1",
                "proposals 1 0 ply: 1",
                "proposals 1 0 proposer: 'black'",
                "proposals 1 0 state: 'open'",
                "proposals 1 0 taken_back: 1",
            ],
        ),
        (
            answered(0),
            vec![
                "games 1 touched_at: 524 → now",
                "proposals 1 0 settled_at: NULL → now",
                "proposals 1 0 state: 'open' → 'declined'",
            ],
        ),
    ];
    facts.extend(planned());
    facts.extend(timed());
    let over = vec![
        "clocks 1 due_at: 680 → NULL",
        "clocks 1 over: 0 → 1",
        "games 1 ending: NULL → 'checkmate'",
        "games 1 touched_at: 529 → now",
        "games 1 winner: NULL → 'black'",
        "tallies 'test:Ann' 'test:server' 'chess' won: 0 → 1",
        "tallies 'test:Bob' 'test:server' 'chess' lost: 0 → 1",
        "- planned_replies 1 'black' 0",
        "- planned_replies 1 'black' 1",
        "- planned_replies 1 'black' 2",
        "- plans 1 'black'",
    ];
    facts.push((ended(GAME), over));
    facts.extend(listed());
    facts.extend([
        (
            joined(7, GameId(3)),
            vec![
                "challenges 7 uses: 2 → 1",
                "+ games 3",
                "games 3 black: 'test:Ann'",
                "games 3 challenge: 7",
                "games 3 place: 'test:channel'",
                "games 3 place_lost: 0",
                "games 3 ply: 0",
                "games 3 rated: 0",
                "games 3 revision: 1",
                "games 3 ruling_rated: 0",
                "games 3 server: 'test:server'",
                "games 3 start_fen: 'a fen'",
                "games 3 started_at: now",
                "games 3 touched_at: now",
                "games 3 variant: 'chess'",
                "games 3 white: 'test:Bob'",
                "tallies 'test:Ann' 'test:server' 'chess' begun: 2 → 3",
                "tallies 'test:Bob' 'test:server' 'chess' begun: 2 → 3",
            ],
        ),
        (
            blocked("Bob"),
            vec!["+ blocks 'test:Ann' 'test:Bob'", "blocks 'test:Ann' 'test:Bob' at: now"],
        ),
        (unblocked("Bob"), vec!["- blocks 'test:Ann' 'test:Bob'"]),
        (rematch(6, GAME), vec!["challenges 6 rematch_of: NULL → 1"]),
        (
            annulled(GameId(2)),
            vec!["games 2 ending: NULL → 'annulled'", "games 2 touched_at: 502 → now"],
        ),
        (
            ruled(GameId(2)),
            vec![
                "games 2 adjudicated_by: NULL → 'test:Mod'",
                "games 2 reason: NULL → 'Nobody came.'",
            ],
        ),
    ]);
    facts.extend(told());
    facts.extend(of_watchers());
    facts.extend(of_problems());
    facts.extend(of_leagues());
    facts.extend(of_ladders());
    facts.extend(of_sent_games());
    facts.extend(of_windows());
    facts.extend(linked());
    facts.extend([
        (
            place_lost(GAME, "another"),
            vec![
                "games 1 place_lost: 0 → 1",
                "+ left_places 1 'test'",
                "left_places 1 'test' place: 'test:another'",
            ],
        ),
        (
            Fact::Place(PlaceFact::Regained { game: GAME, place: place("another") }),
            vec!["games 1 place_lost: 1 → 0", "- left_places 1 'test'"],
        ),
        (
            gone(Some(9)),
            vec!["games 1 black_gone_at: NULL → 9", "league_players 1 1 gone_at: NULL → 9"],
        ),
        (
            gone(None),
            vec!["games 1 black_gone_at: 9 → NULL", "league_players 1 1 gone_at: 9 → NULL"],
        ),
    ]);
    facts
}

#[tokio::test]
async fn each_fact_changes_what_it_says_and_nothing_else() {
    let mut book = Book::new().await;
    let mut tried = vec![kind(&made(1))];
    book.write((1..=6).map(made).collect()).await.expect("they fit");
    book.write(vec![accepted(5, GameId(2)), made_for_anybody(7, Some(2))]).await.expect("they fit");
    for (fact, expected) in facts() {
        if fact == own_place_lost(GAME, "table") {
            let opened = Some((GAME, place("table")));
            let opened = Delivery { opened, ..Delivery::default() };
            book.store.note_delivery(&opened).await.expect("the store works");
        }
        if fact == Fact::Watch(WatchFact::PlaceLost(GAME)) {
            book.store
                .note_spectators_place(GAME, &place("kibitz"))
                .await
                .expect("the store works");
        }
        let before = book.records().await;
        book.write(vec![fact.clone()]).await.expect("it fits");
        let after = book.records().await;
        // The memory of networks and of upkeep is no fact.
        let changes = before.changes(&after, &["inbox", "outbox", "remembered"]).into_iter();
        let now = book.now().to_string();
        let changes: Vec<String> = changes.map(|line| line.replace(&now, "now")).collect();
        assert_eq!(changes, expected, "{fact:?}");
        for table in ["inbox", "outbox"] {
            assert_eq!(after.count(table), before.count(table) + 1, "{table}: {fact:?}");
        }
        tried.push(kind(&fact));
    }
    tried.sort_unstable();
    tried.dedup();
    assert_eq!(tried, (0..KINDS).collect::<Vec<_>>(), "each fact was tried");
}

#[tokio::test]
async fn a_challenge_is_stored_with_the_position_that_it_starts_from() {
    let mut book = Book::new().await;
    let secret = Secret::from_stored("00ff".to_owned());
    for (id, start, expected) in [
        (1, Start::Array, vec![]),
        (2, Start::Setup("a fen".to_owned()), vec!["challenges 2 start_fen: 'a fen'"]),
        (
            3,
            Start::Drawn(Symmetry::ALL[0], secret),
            vec!["challenges 3 array_mode: 'asymmetric'", "challenges 3 array_seed: '00ff'"],
        ),
    ] {
        let before = book.records().await;
        book.write(vec![made_with(id, "Bob", start)]).await.expect("it fits");
        let changes = before.changes(&book.records().await, &["inbox", "outbox"]);
        let of_the_start: Vec<&String> = changes
            .iter()
            .filter(|line| line.contains("array_") || line.contains("start_fen"))
            .collect();
        assert_eq!(of_the_start, expected);
        for line in ["challenger: 'test:Ann'", "opponent: 'test:Bob'", "side: 'second'"] {
            assert!(changes.contains(&format!("challenges {id} {line}")), "{changes:?}");
        }
        for line in ["expires_at: 900", "state: 'open'", &format!("made_at: {}", book.now())] {
            assert!(changes.contains(&format!("challenges {id} {line}")), "{changes:?}");
        }
        let read = book.store.open_challenges_of(&person("Bob")).await.expect("reads");
        assert_eq!(read.len(), usize::try_from(id).expect("it is small"));
    }
}
