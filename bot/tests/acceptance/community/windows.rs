//! One game in two places: joined by a code from another network, shown in both, answered from both.

use crate::table::{
    CHANNEL, NOON, THREAD, Table, done, draw, line, move_of, person, place, refused,
};
use menagerie_chat::clock::SystemClock;
use menagerie_chat::desk::Desk;
use menagerie_chat::presence::NetworkPresence;
use menagerie_chat::scheduler::Scheduler;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::community::types::{CommunityRequest, PlaceRequest, VariantRequest};
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::{Code, Effect, Reply};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::watch::types::WatchRequest;
use menagerie_core::{CauseId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_store::Delivery;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

const GAME: GameId = GameId(1);

pub fn eve() -> PlayerId {
    PlayerId::new("other", "Eve")
}

pub fn room(name: &str) -> Place {
    Place::new("other", name)
}

/// A command of Eve's, in a room of her own network.
pub fn asked(table: &Table, cause: &str, at: Place, command: Command) -> Call {
    Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: eve(),
        place: at,
        server: Some(Server::new("other", "hall")),
        authority: Authority::Player,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("other", cause),
        at: Timestamp(table.now()),
        seen: Timestamp(table.now()),
        via: Via::Private,
        command,
        letters: Letters::default(),
    }
}

pub fn challenge(variant: &str, clock: &str) -> Command {
    Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant: variant.to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: clock.to_owned(),
        terms: Terms::read("2", "").expect("they are terms"),
        level: None,
        rated: None,
        opponent: None,
    }))
}

/// The code in the newest challenge.
pub async fn code(table: &Table) -> Code {
    let posted = table.deliver().await.into_iter().map(|effect| line(&effect));
    let offer = posted.into_iter().find(|line| line.contains("with join ")).expect("it has a code");
    let typed = offer.split("with join ").nth(1).and_then(|rest| rest.split([' ', '.']).next());
    Code::read(typed.expect("it is behind")).expect("it is one")
}

/// A table on two networks with Ann's challenge, and its code.
async fn offered(clock: &str) -> (Table, Code) {
    let mut table = Table::new().await;
    table.store.serve_networks(2).await.expect("the store works");
    done(&table.private("Ann", CHANNEL, challenge("chess", clock)).await);
    let code = code(&table).await;
    (table, code)
}

/// The same with the game that Eve has joined from the room `hall`.
pub async fn joined(clock: &str) -> Table {
    let (mut table, code) = offered(clock).await;
    let call =
        asked(&table, "join", room("hall"), Command::Challenge(ChallengeRequest::Join(Ok(code))));
    let told = done(&table.ask(&call).await);
    assert!(
        told.starts_with(&format!(
            "{} {} @Ann",
            in_full("challenge-joined-done", [("game", "#1")]),
            fixed_with("challenge-other-moves-first", [("side", "Black")])
        )),
        "{told}"
    );
    table
}

/// The rows that wait, each with the place where it is shown.
async fn rows(table: &Table) -> Vec<(String, String, String)> {
    let mut rows = Vec::new();
    for row in table.store.waiting(0).await.expect("reads") {
        let pending = table.store.pending(row.id).await.expect("reads").expect("it waits");
        assert_eq!(pending.place.as_str(), row.place, "both know where: {pending:?}");
        let kind = line(&pending.effect).split(' ').next().unwrap_or_default().to_owned();
        rows.push((row.lane, row.place, kind));
    }
    rows
}

fn row(lane: &str, place: &str, kind: &str) -> (String, String, String) {
    (lane.to_owned(), place.to_owned(), kind.to_owned())
}

#[tokio::test]
async fn what_is_left_of_a_challenge_is_joined_by_the_same_code() {
    let (mut table, code) = offered("none").await;
    let join = Command::Challenge(ChallengeRequest::Join(Ok(code.clone())));
    let call = asked(&table, "join", room("hall"), join);
    done(&table.ask(&call).await);
    let told: Vec<String> = table.deliver().await.iter().map(line).collect();
    let left =
        told.iter().find(|line| line.contains(fixed_with("challenge-joined", [("left", 1)])));
    let left = left.expect("it is told where it was made");
    let how = format!("{} join {code} elsewhere.", fixed("challenge-join-elsewhere"));
    assert!(left.ends_with(&how), "{left}");
}

#[tokio::test]
async fn whoever_joins_from_another_network_has_the_game_there_too() {
    let mut table = joined("none").await;
    let (home, there) = (place(CHANNEL), "other:hall");
    let home = home.as_str();
    let expected = [
        row("game:1", home, "settle"),
        row("game:1", home, "board"),
        row("game:1@other", there, "board"),
    ];
    let waiting = rows(&table).await;
    let boards: Vec<_> = waiting.iter().filter(|(_, _, kind)| kind == "board").cloned().collect();
    assert_eq!(boards, expected[1..], "{waiting:?}");
    for (lane, place, _) in &waiting {
        let is_there = lane == "game:1@other";
        assert_eq!(place, if is_there { there } else { home }, "{waiting:?}");
    }
    let boards: Vec<String> = table.deliver().await.iter().map(line).collect();
    let talk = in_full("challenge-game-across", NOTHING);
    assert_eq!(boards.iter().filter(|told| told.contains(talk)).count(), 2, "{boards:?}");

    // Each place gets a thread of its own, and a move from either is seen in both.
    table.open_thread(GAME, THREAD).await;
    let opened = Delivery { opened: Some((GAME, room("hall/1"))), ..Delivery::default() };
    table.store.note_delivery(&opened).await.expect("the store works");
    done(&table.play("Ann", "e2e4").await);
    let boards = rows(&table).await;
    let thread = place(THREAD);
    assert_eq!(
        boards,
        [row("game:1", thread.as_str(), "board"), row("game:1@other", "other:hall/1", "board")]
    );
    table.deliver().await;
    let call = asked(&table, "reply", room("hall/1"), move_of("e7e5"));
    done(&table.ask(&call).await);
    assert_eq!(rows(&table).await.len(), 2);
    let game = table.game().await;
    assert_eq!((game.line.ply(), game.players[1].clone()), (2, eve()));
    assert!(game.is_seen_at(&room("hall/1")) && !game.is_seen_at(&room("hall")));
    assert_eq!(game.seen_on("other").home(), &room("hall/1"));
}

#[tokio::test]
async fn an_offer_is_made_and_settled_in_both_places() {
    let mut table = joined("none").await;
    table.deliver().await;
    done(&table.play("Ann", "e2e4").await);
    table.deliver().await;
    done(&table.ask(&asked(&table, "draw", room("hall"), draw())).await);
    let offers = rows(&table).await;
    assert_eq!(offers.len(), 2, "{offers:?}");
    for id in table.store.waiting(0).await.expect("reads").iter().map(|row| row.id) {
        let pending = table.store.pending(id).await.expect("reads").expect("it waits");
        let Effect::Offer { offer, .. } = pending.effect else { panic!("an offer") };
        let network = pending.place.network().to_owned();
        assert!(table.store.offer_waits(offer, &network).await.expect("reads"));
        let message = menagerie_core::MessageId::new(&network, "message");
        let posted = Some((offer.into(), message.clone()));
        let seen = Delivery { posted, ..Delivery::default() };
        table.store.delivered(id, &seen).await.expect("the store works");
        assert_eq!(table.store.posted(offer, &network).await.expect("reads"), Some(message));
        assert!(!table.store.offer_waits(offer, &network).await.expect("reads"));
    }
    done(&table.private("Ann", CHANNEL, draw()).await);
    let settled = rows(&table).await;
    let kinds: Vec<&str> = settled.iter().map(|(_, _, kind)| kind.as_str()).collect();
    assert_eq!(kinds, ["settle", "settle", "board", "board"], "{settled:?}");
}

#[tokio::test]
async fn a_code_that_cannot_be_joined_is_refused_with_the_reason() {
    let (mut table, code) = offered("none").await;
    let join = || Command::Challenge(ChallengeRequest::Join(Ok(code.clone())));
    for (typed, why) in [
        ("", first_words("offer-refused-code-missing", NOTHING)),
        ("4F7Q", first_words("offer-refused-code-misspelled", NOTHING)),
        ("22 22 22", first_words("offer-refused-no-such-code", NOTHING)),
    ] {
        let wrong = Command::Challenge(ChallengeRequest::Join(Code::read(typed)));
        let told = refused(&table.ask(&asked(&table, typed, room("hall"), wrong)).await);
        assert!(told.starts_with(why), "{told}");
    }
    let alone = Call { server: None, ..asked(&table, "alone", room("two"), join()) };
    let told = refused(&table.ask(&alone).await);
    assert!(told.contains(in_full("refused-needs-community", NOTHING)), "{told}");
    let told = refused(&table.private("Ann", CHANNEL, join()).await);
    assert!(told.starts_with(fixed("offer-refused-own-open-challenge")), "{told}");
    let elsewhere = Call {
        from: person("Bob"),
        place: place("elsewhere"),
        server: Some(Server::new("test", "elsewhere")),
        ..asked(&table, "elsewhere", room("hall"), join())
    };
    let told = refused(&table.ask(&elsewhere).await);
    assert!(told.starts_with(in_full("offer-refused-joined-elsewhere", NOTHING)), "{told}");
    assert_eq!(table.store.waiting(0).await.expect("reads").len(), 0, "nothing has changed");
    // Where it was made a code does what the button does.
    assert!(
        done(&table.private("Bob", CHANNEL, join()).await)
            .contains(in_full("challenge-joined-done", [("game", "#1")]))
    );
    done(&table.ask(&asked(&table, "eve", room("hall"), join())).await);
    let told = refused(&table.ask(&asked(&table, "again", room("hall"), join())).await);
    let over = fixed_with("offer-refused-joined-and-over", [("link", "#2")]);
    assert!(told.starts_with(over), "{told}");
    let told = refused(&table.private("Ann", CHANNEL, join()).await);
    assert!(told.starts_with(fixed("challenge-refused-accepted")), "one's own: {told}");
    let eve = Call { from: person("Fay"), ..asked(&table, "late", room("hall"), join()) };
    let told = refused(&table.ask(&eve).await);
    assert!(told.starts_with(fixed("challenge-refused-accepted")), "it was for two: {told}");
}

#[tokio::test]
async fn what_the_joiners_own_community_forbids_is_not_joined_there() {
    let (mut table, code) = offered("none").await;
    let join = |table: &Table, cause: &str| {
        asked(
            table,
            cause,
            room("hall"),
            Command::Challenge(ChallengeRequest::Join(Ok(code.clone()))),
        )
    };
    let managing = |table: &Table, cause: &str, at: &str, command| Call {
        authority: Authority::Manager,
        ..asked(table, cause, room(at), command)
    };
    let allow = managing(
        &table,
        "1",
        "hall",
        Command::Community(CommunityRequest::GameVariants(VariantRequest::Allow("terran".into()))),
    );
    done(&table.ask(&allow).await);
    let told = refused(&table.ask(&join(&table, "2")).await);
    assert!(told.contains("Terran"), "{told}");
    done(
        &table
            .ask(&managing(
                &table,
                "3",
                "hall",
                Command::Community(CommunityRequest::GameVariants(VariantRequest::All)),
            ))
            .await,
    );
    done(
        &table
            .ask(&managing(
                &table,
                "4",
                "den",
                Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Allow)),
            ))
            .await,
    );
    let told = refused(&table.ask(&join(&table, "5")).await);
    assert!(told.contains("other:den"), "{told}");
    let everywhere = managing(
        &table,
        "6",
        "den",
        Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Everywhere)),
    );
    done(&table.ask(&everywhere).await);
    let stop = managing(
        &table,
        "7",
        "hall",
        Command::Moderation(ModerationRequest::FreezeAll { reason: "A fire".into() }),
    );
    done(&table.ask(&stop).await);
    let told = refused(&table.ask(&join(&table, "8")).await);
    assert!(told.contains("A fire"), "{told}");
    done(
        &table
            .ask(&managing(&table, "9", "hall", Command::Moderation(ModerationRequest::ThawAll)))
            .await,
    );
    done(&table.ask(&join(&table, "10")).await);
}

#[tokio::test]
async fn a_place_that_is_lost_on_one_network_is_no_news_on_the_other() {
    let mut table = joined("none").await;
    table.deliver().await;
    let opened = Delivery { opened: Some((GAME, room("hall/1"))), ..Delivery::default() };
    table.store.note_delivery(&opened).await.expect("the store works");
    let lost = |place: Place| EventKind::PlaceLost { place, game: None };
    table.happen(lost(room("hall/1"))).await;
    assert_eq!(rows(&table).await, [row("game:1@other", "other:hall", "board")]);
    table.deliver().await;
    table.happen(lost(room("hall"))).await;
    let game = table.game().await;
    assert!(!game.is_homeless() && game.clone().seen_on("other").is_homeless());
    let hall = Server::new("other", "hall");
    assert!(table.store.is_homeless(&eve(), &hall).await.expect("reads"));
    table.deliver().await;
    let (player, place) = (eve(), room("den"));
    table.happen(EventKind::Called { player, place, server: hall.clone() }).await;
    assert_eq!(rows(&table).await, [row("game:1@other", "other:den", "board")]);
    assert!(!table.store.is_homeless(&eve(), &hall).await.expect("reads"));
    assert!(table.game().await.is_seen_at(&room("den")));
}

#[tokio::test]
async fn a_rematch_is_offered_and_seen_where_its_game_was() {
    for is_declined in [true, false] {
        let mut table = joined("none").await;
        done(&table.play("Ann", "e2e4").await);
        let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
        done(&table.ask(&asked(&table, "resign", room("hall"), resign)).await);
        table.deliver().await;
        let again = Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GAME) });
        done(&table.private("Ann", CHANNEL, again).await);
        let offered = rows(&table).await;
        let places: Vec<&str> = offered.iter().map(|(_, place, _)| place.as_str()).collect();
        assert_eq!(places, [place(CHANNEL).as_str(), "other:hall"], "{offered:?}");
        table.deliver().await;
        let id = menagerie_core::ChallengeId(2);
        let answer = if is_declined {
            Command::Challenge(ChallengeRequest::Decline(id))
        } else {
            Command::Challenge(ChallengeRequest::Accept(id))
        };
        let reply = table.ask(&asked(&table, "answer", room("hall"), answer)).await;
        assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
        let settled = rows(&table).await;
        let there = settled.iter().filter(|(_, place, _)| place == "other:hall");
        let kinds: Vec<&str> = there.map(|(_, _, kind)| kind.as_str()).collect();
        if is_declined {
            assert_eq!(kinds, ["settle"], "{settled:?}");
        } else {
            assert!(kinds.contains(&"settle") && kinds.contains(&"board"), "{settled:?}");
            let game = table.store.game(GameId(2)).await.expect("reads").expect("it is there");
            assert_eq!((game.players[0].clone(), game.windows.len()), (eve(), 1));
        }
    }
}

#[tokio::test]
async fn those_who_watch_are_let_in_on_the_network_of_the_game_alone() {
    let mut table = joined("none").await;
    let watch = Command::Watch(WatchRequest::Watch { which: Which::Number(GAME) });
    let other = PlayerId::new("other", "Fay");
    let call = Call { from: other.clone(), ..asked(&table, "watch", room("hall"), watch.clone()) };
    let told = refused(&table.ask(&call).await);
    assert_eq!(told, in_full("watch-refused-elsewhere", [("game", "1")]));
    let server = Some(Server::new("other", "elsewhere"));
    let call = Call { from: other, server, ..asked(&table, "far", room("far"), watch) };
    let told = refused(&table.ask(&call).await);
    assert!(
        told.starts_with(fixed_with("refused-no-such-game", [("game", "1")])),
        "not even that there is one: {told}"
    );
}

#[tokio::test]
async fn an_outage_of_either_network_stops_the_clock() {
    const DAY: i64 = 24 * 60 * 60;
    let mut table = joined("days 1d").await;
    table.stop_at(NOON + DAY);
    table.deliver().await;
    table.look().await;
    let deadline = table.game().await.deadline().expect("it has a clock");
    table.wait(DAY / 2);
    let now = Timestamp(table.now());
    let outage = menagerie_core::clock::Span::new(Timestamp(now.0 - 3 * 3600), now);
    table.happen(EventKind::WasAway { network: "other".to_owned(), outage }).await;
    let later = table.game().await.deadline().expect("it has a clock");
    // The outage, and the hour of rest after it.
    assert_eq!(later.0 - deadline.0, 4 * 3600);
}

#[tokio::test]
async fn a_clock_starts_when_its_first_board_is_seen_in_both_places() {
    let table = joined("days 1d").await;
    let due = async || {
        let now = Timestamp(table.now());
        table.store.due_clocks("test", now).await.expect("reads").len()
    };
    let waiting = table.store.waiting(0).await.expect("reads");
    for row in waiting.iter().filter(|row| row.lane.starts_with("game:")) {
        assert_eq!(due().await, 0, "a board is still to be seen");
        table.store.delivered(row.id, &Delivery::default()).await.expect("the store works");
    }
    assert_eq!(due().await, 1);
}

#[tokio::test]
async fn nobody_is_out_of_time_while_the_other_network_is_not_heard() {
    const DAY: i64 = 24 * 60 * 60;
    let mut table = joined("days 1d").await;
    table.deliver().await;
    table.look().await;
    table.deliver().await;
    let late = Timestamp(table.now() + 3 * DAY);
    let Table { store, folder: _folder, .. } = table;
    let store = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
    tokio::spawn(work);
    let network_presence =
        Arc::new(NetworkPresence::new(Arc::clone(&store), desk.clone(), Arc::new(SystemClock)));
    network_presence.always("test");
    let mut scheduler = Scheduler::new(Arc::clone(&store), desk, Arc::clone(&network_presence));
    let has_ended = async || {
        let game = store.game(GAME).await.expect("reads").expect("it is there");
        game.end.is_some()
    };
    scheduler.round(late).await.expect("it works");
    assert!(!has_ended().await, "Eve may have moved where nobody listens");
    network_presence.always("other");
    scheduler.round(late).await.expect("it works");
    assert!(has_ended().await);
}

#[tokio::test]
async fn whoever_keeps_order_where_a_game_was_joined_decides_nothing_about_it() {
    let mut table = joined("none").await;
    let reason = || "I want it".to_owned();
    let which = Which::Number(GAME);
    let verdict = Some(menagerie_core::moderation::types::Verdict::Draw);
    for command in [
        Command::Moderation(ModerationRequest::Adjudicate {
            which,
            verdict,
            reason: reason(),
            is_rated: false,
        }),
        Command::Moderation(ModerationRequest::Freeze { which, reason: reason() }),
        Command::Moderation(ModerationRequest::Thaw { which }),
    ] {
        let cause = format!("{command:?}");
        let call = Call {
            from: PlayerId::new("other", "Mod"),
            authority: Authority::Manager,
            ..asked(&table, &cause, room("hall"), command)
        };
        let told = refused(&table.ask(&call).await);
        assert!(
            told.contains(fixed_with("ruling-refused-moderator-elsewhere", [("game", "#1")])),
            "{told}"
        );
    }
    assert!(table.game().await.end.is_none());
}

#[tokio::test]
async fn games_of_a_network_that_is_served_no_more_are_counted() {
    let (mut table, code) = offered("none").await;
    done(
        &table
            .ask(&asked(
                &table,
                "join",
                room("hall"),
                Command::Challenge(ChallengeRequest::Join(Ok(code))),
            ))
            .await,
    );
    let now = Timestamp(NOON);
    table.store.attend(&[("test", now), ("other", now)]).await.expect("it is noted");
    for (served, left) in [
        (&["test", "other"][..], vec![]),
        (&["test"], vec![("other".to_owned(), 1)]),
        (&["other"], vec![("test".to_owned(), 1)]),
    ] {
        assert_eq!(table.store.left_networks(served).await.expect("reads"), left, "{served:?}");
    }
    done(
        &table
            .private(
                "Ann",
                THREAD,
                Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true }),
            )
            .await,
    );
    let left = table.store.left_networks(&["test"]).await.expect("reads");
    assert_eq!(left, [("other".to_owned(), 0)], "games that are over need no network");
}
