//! The messages that 0014 was still to show and to tell wait, in their order, and can be read.

use super::opened::{DORA, EVE, GUS, HAL, Opened, here, person};
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::{Effect, Moment};
use menagerie_core::{GameId, Place, Timestamp};
use menagerie_words::{Reader, without_links};
use menagerie_words::{fixed, fixed_with, in_full};

#[tokio::test]
async fn every_kind_of_effect_waits_where_it_waited() {
    let opened = Opened::new().await;
    let channel = "place:discord:1180000000000000021";
    let letters = &format!("letters:discord:{EVE}");
    let expected = [
        (422, letters.as_str(), "alert", None),
        (423, "game:35", "offer", None),
        (424, "game:37", "settle", None),
        (425, "game:43", "announce", None),
        // Not 426: it was given up.
        (427, "game:19", "announce", None),
        (428, "alert:19", "alert", None),
        (429, "game:19", "offer", None),
        (430, "game:20", "tell", Some("I lack Send Messages in Threads there")),
        (431, "kibitz:41", "watch", Some("I lack Create Private Threads there")),
        (432, "kibitz:18", "kibitz", None),
        (433, channel, "offer", None),
        (434, "game:50", "open", None),
        (435, "game:50", "settle", None),
        (436, "game:50", "announce", None),
        (437, channel, "offer", None),
        (438, "talk:discord:1580000000000000036", "say", None),
        // Not 439.
        (440, "game:23", "tell", None),
        (441, "game:44", "tell", None),
        (442, "game:39", "announce", None),
    ];
    let rows = opened.store.waiting(122).await.expect("reads");
    let found = rows
        .iter()
        .map(|row| (row.id, row.lane.as_str(), row.kind.as_str(), row.parked.as_deref()));
    assert_eq!(found.collect::<Vec<_>>(), expected);
    for row in &rows {
        assert_eq!(row.server, here().as_str(), "row {}", row.id);
        let pending = opened.store.pending(row.id).await.expect("it can be read");
        let pending = pending.expect("it waits");
        assert_eq!(pending.attempts, u32::from([427, 430, 431].contains(&row.id)), "{}", row.id);
    }
    for dead in [426, 439] {
        assert!(opened.store.pending(dead).await.expect("reads").is_none(), "it was given up");
    }
    let call = opened.store.pending(428).await.expect("reads").expect("it waits");
    assert!(opened.store.board_is_coming(&call).await.expect("reads"));
}

#[tokio::test]
async fn whoever_is_to_be_told_alone_is_told_the_same() {
    let opened = Opened::new().await;
    let read =
        async |row| opened.store.pending(row).await.expect("reads").expect("it waits").effect;
    let Effect::Alert { to, game, turn, text, .. } = read(422).await else { panic!("an alert") };
    assert_eq!((to, game, turn), (person(EVE), GameId(18), None));
    assert!(
        without_links(&text, Reader::LOG).starts_with("2027-03-11: 1 game waits for you:"),
        "{text:?}"
    );
    let Effect::Alert { to, game, turn, .. } = read(428).await else { panic!("an alert") };
    let moment = Moment { ply: 4, taken_back: 0 };
    assert_eq!((to, game, turn), (person(DORA), GameId(19), Some(moment)));
    let Effect::Kibitz { game, opens, text, .. } = read(432).await else { panic!("news") };
    assert_eq!((game, opens), (GameId(18), false));
    assert_eq!(
        without_links(&text, Reader::LOG),
        in_full("watch-objection-withdrawn", [("side", "Black")])
    );
}

#[tokio::test]
async fn a_turn_that_came_at_night_is_told_in_the_morning() {
    let mut opened = Opened::new().await;
    let morning = 1_804_831_200;
    let due = async |opened: &Opened, at| {
        opened.store.due_alerts("discord", Timestamp(at), None).await.expect("reads")
    };
    assert_eq!(due(&opened, morning - 1).await, []);
    assert_eq!(due(&opened, morning).await, [(GameId(39), Timestamp(morning))]);
    opened.now = morning;
    // She has asked for one list a day since.
    assert_eq!(opened.happen(EventKind::AlertDue(GameId(39))).await, []);
    assert_eq!(due(&opened, morning).await, []);
}

#[tokio::test]
async fn the_list_of_the_next_day_comes_and_so_does_the_word_that_a_vacation_ends() {
    let mut opened = Opened::new().await;
    let evening = 1_804_870_800;
    let soon = 1_807_402_541;
    // Vacations were told of when they were planned, and are now when they begin.
    let (hal, gus) = (1_804_896_941, 1_805_156_134);
    let due = opened.store.due_members("discord", Timestamp(soon), None).await.expect("reads");
    let begins = [(person(HAL), Timestamp(hal)), (person(GUS), Timestamp(gus))];
    assert_eq!(due[0], (person(EVE), Timestamp(evening)));
    assert_eq!(due[1..], begins);
    opened.now = evening;
    let told = opened.happen(EventKind::MemberDue(person(EVE))).await;
    let [Effect::Alert { to, text, .. }] = &told[..] else { panic!("one list: {told:?}") };
    assert_eq!(*to, person(EVE));
    assert!(
        without_links(text, Reader::LOG).starts_with(fixed_with(
            "notice-list",
            [("day", "2027-03-12"), ("games", "2"), ("urgent", "0")]
        )),
        "{text:?}"
    );
    let calls = |told: &[Effect], whom: &str| {
        let is_called = |effect: &&Effect| matches!(effect, Effect::Tell { wake, .. } if wake.contains(&person(whom)));
        told.iter().filter(is_called).count()
    };
    let is_begun = |effect: &Effect| matches!(effect, Effect::Tell { text, .. } if without_links(text, Reader::LOG).contains(fixed("notice-vacation-begun")));
    for (begins, who) in [(hal, HAL), (gus, GUS)] {
        opened.now = begins;
        let told = opened.happen(EventKind::MemberDue(person(who))).await;
        assert!(!told.is_empty() && told.iter().all(is_begun), "{told:?}");
    }
    // A day before it ends he alone is called, and nobody is told any more that it has begun.
    opened.now = soon;
    let told = opened.happen(EventKind::MemberDue(person(HAL))).await;
    assert_eq!((calls(&told, HAL), told.len()), (1, 1), "{told:?}");
    let told = opened.happen(EventKind::MemberDue(person(GUS))).await;
    assert_eq!(told, [], "he has said until when");
}

#[tokio::test]
async fn places_of_that_time_are_read_on_from_where_they_were_read() {
    let opened = Opened::new().await;
    for (game, position) in [
        ("1580000000000000018", 1_590_000_000_000_000_000),
        ("1580000000000000019", 1_590_000_000_000_000_001),
        ("1580000000000000039", 1_590_000_000_000_000_002),
        ("1580000000000000041", 0),
    ] {
        let place = Place::new("discord", game);
        let (found, _) = opened.store.cursor(&place).await.expect("reads").expect("it runs");
        assert_eq!(found, position);
    }
    let lanes = [("1580000000000000018", "game:18"), ("1590000000000000018", "kibitz:18")];
    for (place, lane) in lanes {
        let place = Place::new("discord", place);
        assert_eq!(opened.store.lane_at(&place).await.expect("reads").as_deref(), Some(lane));
    }
    assert_eq!(opened.store.heard_at().await.expect("reads"), Timestamp(1_804_803_119));
}
