//! Every clock of 0014 shows what it showed, and what stops it still does.

use super::opened::{LAST, Opened};
use menagerie_core::clock::{FOREVER, MoveRow, Side, Span, State};
use menagerie_core::model::state::Game;
use menagerie_core::{GameId, Timestamp};
use menagerie_rules::Color::{Black, White};

fn state(game: &Game) -> &State {
    let clock = game.timing.as_ref().and_then(|timing| timing.clock.as_ref());
    clock.expect("its clock has started").state()
}

fn span(from: i64, until: i64) -> Span {
    Span::new(Timestamp(from), Timestamp(until))
}

#[tokio::test]
async fn every_deadline_is_where_it_was() {
    let opened = Opened::new().await;
    for (id, control, deadline) in [
        (17, "none", None),
        (18, "days 14d", Some(1_805_713_326)),
        (19, "fischer 10d 1d 20d", Some(1_807_301_629)),
        // Frozen, as 40 is.
        (20, "gc-2004", None),
        (21, "gc-2009 no-vacation no-days-off", Some(1_805_468_652)),
        (22, "gc-2019 event", Some(1_805_583_859)),
        (
            23,
            "gc spare=5d grace=1d extra=8h bonus=6h window=1d min=1d max=28d pace=4/7d soft",
            Some(1_804_806_266),
        ),
        (24, "days 1d", None),
        (34, "days 5d", Some(1_804_971_690)),
        (35, "fischer 10d 1d 20d", Some(1_806_462_180)),
        (36, "days 30d", Some(1_807_182_264)),
        (39, "days 4d", Some(1_805_321_512)),
        (40, "days 4d", None),
        (41, "days 30d", Some(1_809_812_232)),
        (43, "none", None),
        (46, "days 7d", Some(1_806_098_226)),
        (47, "gc-2019", Some(1_805_929_135)),
        (48, "days 1d soft", Some(1_804_721_971)),
        (49, "days 1d soft", Some(1_807_575_320)),
        // Its first board is still to be seen.
        (50, "days 2d", None),
    ] {
        let game = opened.game(id).await;
        let timing = game.timing.as_ref().expect("it has a clock");
        assert_eq!(timing.control.to_string(), control, "game {id}");
        assert_eq!(game.deadline(), deadline.map(Timestamp), "game {id}");
        assert_eq!(game.is_overdue(), id == 48, "game {id}");
    }
    assert!(opened.game(1).await.timing.is_none(), "games of the first schemas have none");
}

#[tokio::test]
async fn every_bank_holds_what_it_held_and_every_move_has_cost_what_it_cost() {
    let opened = Opened::new().await;
    let side = |bank, used, moves| Side { bank, used, moves };
    for (id, since, spent, sides) in [
        (18, 1_803_963_726, 0, [side(0, 36_014, 2), side(0, 18_007, 1)]),
        (19, 1_804_785_035, 0, [side(849_502, 187_298, 2), side(424_403, 612_397, 2)]),
        (20, 1_804_244_680, 0, [side(763_109, 187_291, 2), side(683_965, 93_635, 1)]),
        (21, 1_804_244_687, 0, [side(1_108_716, 187_284, 2), side(1_159_165, 93_635, 1)]),
        (22, 1_804_244_694, 0, [side(1_252_723, 187_277, 2), side(1_231_165, 93_635, 1)]),
        (23, 1_804_244_701, 0, [side(475_130, 187_270, 2), side(453_565, 93_635, 1)]),
        // The mover thinks again about a move that was taken back.
        (43, 1_804_785_028, 155_798, [side(0, 914, 1), side(0, 0, 0)]),
        // Three days were given.
        (49, 1_804_637_413, 0, [side(0, 1_221, 2), side(259_507, 607, 1)]),
    ] {
        let game = opened.game(id).await;
        let found = state(&game);
        assert_eq!((found.since, found.spent), (Timestamp(since), spent), "game {id}");
        assert_eq!(found.sides, sides, "game {id}");
    }
    let game = opened.game(19).await;
    let moves = &game.timing.as_ref().expect("it has a clock").moves;
    let costs = moves.iter().map(|MoveRow { mover, consumed, .. }| (*mover, *consumed));
    assert_eq!(costs.collect::<Vec<_>>(), [(Black, 518_762), (White, 93_635)]);
}

#[tokio::test]
async fn what_stops_clocks_stops_them_still() {
    let opened = Opened::new().await;
    for (id, rows, is_frozen) in [
        (20, span(1_804_785_049, FOREVER.0), true),
        (39, span(1_804_579_576, 1_804_590_383), false),
        (40, span(1_804_595_818, FOREVER.0), true),
    ] {
        let pauses = opened.game(id).await.timing.expect("it has a clock").pauses;
        assert_eq!((pauses.game.rows(), pauses.is_frozen()), (&[rows][..], is_frozen), "{id}");
        assert!(pauses.server.rows().is_empty(), "no community was stopped at that time");
    }
    let pauses = opened.game(18).await.timing.expect("it has a clock").pauses;
    let outages = [span(1_804_611_535, 1_804_612_135), span(1_804_615_735, 1_804_633_735)];
    assert_eq!(pauses.outages.rows(), outages);
    assert_eq!(opened.store.attended("discord").await.expect("reads"), Some(Timestamp(LAST)));
}

#[tokio::test]
async fn what_members_have_settled_about_their_time_holds() {
    let opened = Opened::new().await;
    let now = Timestamp(LAST);
    let [dora, eve] = opened.game(18).await.timing.expect("it has a clock").pauses.members;
    assert_eq!(dora.vacation(now), Some(span(1_804_724_127, 1_806_452_127)), "it runs");
    assert_eq!(eve.zone().name(), "Europe/Berlin");
    assert_eq!(eve.days_off().names().collect::<Vec<_>>(), ["sat", "sun"]);
    assert_eq!(eve.quiet.map(|quiet| quiet.to_string()).as_deref(), Some("22:00-07:00"));
    assert_eq!(eve.automatic(), None);
    let [gus, fay] = opened.game(35).await.timing.expect("it has a clock").pauses.members;
    assert_eq!(gus.vacation(now), Some(span(1_805_156_134, 1_806_020_134)), "it is planned");
    assert_eq!(gus.automatic(), Some(Timestamp(1_803_909_691)));
    let hours: Vec<_> = gus.vacations().iter().filter(|vacation| vacation.automatic).collect();
    assert_eq!(hours.len(), 1, "one hour was paid at a deadline");
    assert_eq!((hours[0].from.0, hours[0].until.0), (1_804_508_206, 1_804_511_806));
    assert_eq!(fay.vacation(now), None, "it is over");
    assert_eq!(fay.hours_left(Timestamp(1_796_306_442)), 720 - 72, "of the year before");
    let zones: Vec<String> = fay.habits().iter().map(|habit| habit.zone.name()).collect();
    assert_eq!(zones, ["UTC", "Asia/Tokyo", "Europe/London"]);
    let [_, hal] = opened.game(46).await.timing.expect("it has a clock").pauses.members;
    assert_eq!(hal.vacations()[0].until, FOREVER, "it lasts while there are hours");
    assert_eq!(hal.vacation(now), Some(span(1_804_896_941, 1_807_488_941)));
}

#[tokio::test]
async fn clocks_are_looked_at_when_they_were_to_be() {
    let opened = Opened::new().await;
    let due = opened.store.due_clocks("discord", Timestamp(1_804_827_690)).await.expect("reads");
    let expected = [(23, 1_804_806_386), (34, 1_804_827_690)];
    assert_eq!(due, expected.map(|(game, at)| (GameId(game), Timestamp(at))));
}
