//! Of each message and of each row that waits in 0018 it is known on which network it is.

use super::connect;
use super::of_0018::{HALL, LAST, LOFT, opened};
use super::opened::move_in;
use menagerie_core::model::{Effect, OfferId, Subject};
use menagerie_core::{ChallengeId, GameId, MessageId, Place, ProblemId, Server, Timestamp};
use menagerie_rules::Color::{Black, White};
use menagerie_store::Delivery;

const CHANNEL: &str = "discord:1180000000000000021";

#[tokio::test]
async fn what_waits_is_of_the_network_where_its_game_is() {
    let opened = opened().await;
    let talk = format!("talk:{HALL}");
    let lanes =
        [CHANNEL, HALL, LOFT, "discord:1180000000000000121"].map(|at| format!("place:{at}"));
    let [channel, of_hall, of_loft, cup] = lanes.each_ref().map(String::as_str);
    // The digits are those of that time: who has sent it already knows it by them.
    let expected = [
        (54, "game:3", "announce", "discord", "175c9b3bd85d0dcf"),
        (55, "alert:3", "alert", "discord", "a5d1a003155e1efa"),
        (56, "game:3", "offer", "discord", "4bd8e1ffee90e0c5"),
        (57, of_hall, "offer", "matrix", "ae23b3e3db0973d3"),
        (58, "game:8", "open", "matrix", "f9443a616ceff2c0"),
        (59, "game:8", "settle", "matrix", "6b77af7938e88510"),
        (60, "game:8", "announce", "matrix", "b8584ccb5b06e15a"),
        (61, "game:6", "offer", "matrix", "6e6d99f906a30727"),
        (62, "kibitz:6", "kibitz", "matrix", "a649197bb8614fe5"),
        (63, channel, "offer", "discord", "28042f4e273fb54b"),
        (64, of_loft, "settle", "matrix", "284aa5df718fd2b7"),
        // Not 65: it was given up.
        (66, talk.as_str(), "say", "matrix", "5f3cc205997a7e7d"),
        (67, cup, "proclaim", "discord", "77a0c5af60a0e1e7"),
    ];
    let rows = opened.store.waiting(0).await.expect("reads");
    assert_eq!(rows.len(), expected.len());
    for (row, (id, lane, kind, network, digits)) in rows.iter().zip(expected) {
        assert_eq!((row.id, row.lane.as_str(), row.kind.as_str()), (id, lane, kind));
        let pending = opened.store.pending(id).await.expect("reads").expect("it waits");
        assert_eq!((pending.place.network(), pending.digits.as_str()), (network, digits), "{id}");
        assert_eq!(Server::from_stored(row.server.clone()).network(), network, "row {id}");
        assert_eq!(pending.attempts, u32::from([63, 66].contains(&id)), "row {id}");
        let parked = (id == 63).then_some("I lack Attach Files there");
        assert_eq!(row.parked.as_deref(), parked, "row {id}");
        let boards = pending.game.map(|game| format!("game:{game}")).unwrap_or_default();
        assert_eq!(pending.boards, boards, "row {id}: no game has a second place");
    }
    assert!(opened.store.pending(65).await.expect("reads").is_none(), "it was given up");
    let call = opened.store.pending(55).await.expect("reads").expect("it waits");
    assert!(opened.store.board_is_coming(&call).await.expect("reads"), "the board of its turn");
    for (offer, network) in [
        (OfferId::Draw(GameId(3), 3, Some(Black)), "discord"),
        (OfferId::Draw(GameId(6), 1, Some(White)), "matrix"),
        (OfferId::Challenge(ChallengeId(9)), "matrix"),
    ] {
        assert!(opened.store.offer_waits(offer, network).await.expect("reads"), "{offer:?}");
    }
}

#[tokio::test]
async fn what_was_posted_is_found_on_its_network_and_on_no_other() {
    let opened = opened().await;
    let problem = |number| OfferId::Problem(ProblemId(number)).into();
    let challenge = |number| OfferId::Challenge(ChallengeId(number)).into();
    for (about, network, message) in [
        (Subject::Board(GameId(5)), "discord", "discord:1580000000000000005/1610000000000000036"),
        (Subject::Board(GameId(6)), "matrix", "matrix:!hall:hs.test/$e41"),
        (Subject::Rules(GameId(3)), "discord", "discord:1590000000000000003/1610000000000000021"),
        (Subject::Rules(GameId(6)), "matrix", "matrix:!gallery6:hs.test/$e43"),
        (challenge(5), "discord", "discord:1180000000000000021/1610000000000000029"),
        (challenge(8), "matrix", "matrix:!hall:hs.test/$e44"),
        (problem(3), "discord", "discord:1180000000000000021/1610000000000000049"),
        (problem(5), "matrix", "matrix:!hall:hs.test/$e52"),
        (problem(6), "matrix", &format!("{LOFT}/$e53")),
    ] {
        for asked in ["discord", "matrix", "terminal", ""] {
            let found = opened.store.posted(about, asked).await.expect("reads");
            let found = found.as_ref().map(MessageId::as_str);
            assert_eq!(found, (asked == network).then_some(message), "{about:?} on {asked}");
        }
    }
    let networks: Vec<(String, i64)> =
        sqlx::query_as("SELECT network, count(*) FROM posted GROUP BY network ORDER BY network")
            .fetch_all(&mut connect(&opened.folder).await)
            .await
            .expect("reads");
    assert_eq!(networks, [("discord".to_owned(), 19), ("matrix".to_owned(), 7)]);
}

#[tokio::test]
async fn what_is_posted_now_takes_the_place_of_what_was_posted_then() {
    let opened = opened().await;
    let board = Subject::Board(GameId(3));
    let message = MessageId::new("discord", "1580000000000000003/2");
    let posted = Some((board, message.clone()));
    let delivery = Delivery { posted, ..Delivery::default() };
    opened.store.delivered(54, &delivery).await.expect("it is stored");
    assert_eq!(opened.store.posted(board, "discord").await.expect("reads"), Some(message));
    // Words are found by their lane; those before, too.
    let before = opened.store.said_before(55).await.expect("reads").expect("it was said");
    assert_eq!(before.as_str(), "discord:1580000000000000003/1610000000000000018");
    let said = MessageId::new("discord", "1580000000000000003/3");
    let delivery = Delivery { said: Some(said), ..Delivery::default() };
    opened.store.delivered(55, &delivery).await.expect("it is stored");
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM posted WHERE offer = 'said:alert:3'")
        .fetch_one(&mut connect(&opened.folder).await)
        .await
        .expect("reads");
    assert_eq!(count, 1);
    // The first board of a game that has waited is what its clock begins with.
    let due = opened.store.due_clocks("matrix", Timestamp(opened.now)).await.expect("reads");
    assert!(!due.iter().any(|(game, _)| *game == GameId(8)), "{due:?}");
    opened.store.delivered(60, &Delivery::default()).await.expect("it is stored");
    let due = opened.store.due_clocks("matrix", Timestamp(opened.now)).await.expect("reads");
    assert_eq!(due, [(GameId(8), Timestamp(0))]);
}

#[tokio::test]
async fn what_follows_now_waits_behind_what_waited_then() {
    let mut opened = opened().await;
    opened.in_the_hall("bob", move_in(6, "e7e5")).await;
    let rows: Vec<(i64, String, String, Option<String>)> =
        sqlx::query_as("SELECT id, lane, kind, network FROM outbox WHERE game = 6 ORDER BY id")
            .fetch_all(&mut connect(&opened.folder).await)
            .await
            .expect("reads");
    let row = |id, lane: &str, kind: &str, network: Option<&str>| {
        (id, lane.to_owned(), kind.to_owned(), network.map(str::to_owned))
    };
    let now = Some("matrix");
    let expected = [
        row(61, "game:6", "offer", None),
        row(62, "kibitz:6", "kibitz", None),
        row(68, "game:6", "settle", now),
        row(69, "game:6", "announce", now),
        // Bob wants to be told alone.
        row(70, "alert:6", "alert", now),
    ];
    assert_eq!(rows, expected);
    let call = opened.store.pending(70).await.expect("reads").expect("it waits");
    let Effect::Alert { to, .. } = &call.effect else { panic!("a call to move: {call:?}") };
    assert_eq!((to.network(), call.place.as_str()), ("matrix", "matrix:!hall:hs.test/$root6"));
    assert!(opened.store.board_is_coming(&call).await.expect("reads"));
}

#[tokio::test]
async fn both_networks_were_attended_and_places_are_read_on() {
    let opened = opened().await;
    for network in ["discord", "matrix"] {
        let at = opened.store.attended(network).await.expect("reads");
        assert_eq!(at, Some(Timestamp(LAST)), "{network}");
    }
    for (place, position) in [
        ("discord:1580000000000000003", 1_612_000_000_000_000_003),
        ("discord:1580000000000000005", 1_612_000_000_000_000_005),
        ("matrix:!hall:hs.test/$root6", 0),
    ] {
        let place = Place::from_stored(place.to_owned());
        let (found, _) = opened.store.cursor(&place).await.expect("reads").expect("it runs");
        assert_eq!(found, position);
    }
    let place = Place::from_stored(format!("{HALL}/$root6"));
    assert_eq!(opened.store.lane_at(&place).await.expect("reads").as_deref(), Some("game:6"));
}
