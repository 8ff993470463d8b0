//! The facts about time: clocks, what moves have cost, and what pauses both.

use super::GAME;
use crate::table::person;
use menagerie_core::clock::{
    Armed, Control, Habit, Mark, MoveRow, Quiet, Side, Span, State, Vacation, Weekdays, Zone,
};
use menagerie_core::model::{Fact, MemberFact};
use menagerie_core::moderation::types::{Frozen, Stopped};
use menagerie_core::time::types::ClockFact;
use menagerie_core::{Server, Timestamp};
use menagerie_rules::Color;

pub fn clock() -> Control {
    "days 3d soft".parse().expect("it is a clock")
}

/// The clock of the game after its first move, with what that has cost.
fn clock_facts() -> [Fact; 2] {
    let (before, now) = (Side { bank: 7, ..Side::default() }, Timestamp(600));
    let after = Side { bank: 5, used: 40, moves: 1 };
    let state = State {
        start: Timestamp(520),
        plies: 1,
        turn: Color::Black,
        since: Timestamp(560),
        spent: 9,
        sides: [after, before],
        marks: vec![
            Armed { mark: Mark::Day, left: 86_400 },
            Armed { mark: Mark::Hours, left: 10_800 },
        ],
        overdue: false,
        handled: now,
        finish: None,
    };
    let row = MoveRow { ply: 0, mover: Color::White, at: now, before: [before; 2], consumed: 40 };
    let due = Some(Timestamp(900));
    [
        Fact::Clock(ClockFact::Set { game: GAME, state, due }),
        Fact::Clock(ClockFact::MoveTimed { game: GAME, row }),
    ]
}

/// The changes that a clock, the cost of a move, and the pauses of both make.
pub fn timed() -> Vec<(Fact, Vec<&'static str>)> {
    let agreed =
        Fact::Clock(ClockFact::Agreed { game: GAME, control: clock(), network: "test".to_owned() });
    let begun = vec![
        "+ clocks 1",
        "clocks 1 black_bank: 0",
        "clocks 1 black_moves: 0",
        "clocks 1 black_used: 0",
        "clocks 1 control: 'days 3d soft'",
        "clocks 1 handled: 0",
        "clocks 1 marks: ''",
        "clocks 1 network: 'test'",
        "clocks 1 over: 0",
        "clocks 1 overdue: 0",
        "clocks 1 plies: 0",
        "clocks 1 since: 0",
        "clocks 1 spent: 0",
        "clocks 1 turn: 'white'",
        "clocks 1 white_bank: 0",
        "clocks 1 white_moves: 0",
        "clocks 1 white_used: 0",
    ];
    let set = vec![
        "clocks 1 black_bank: 0 → 7",
        "clocks 1 due_at: NULL → 900",
        "clocks 1 handled: 0 → 600",
        "clocks 1 marks: '' → '24h=86400 3h=10800'",
        "clocks 1 plies: 0 → 1",
        "clocks 1 since: 0 → 560",
        "clocks 1 spent: 0 → 9",
        "clocks 1 started_at: NULL → 520",
        "clocks 1 turn: 'white' → 'black'",
        "clocks 1 white_bank: 0 → 5",
        "clocks 1 white_moves: 0 → 1",
        "clocks 1 white_used: 0 → 40",
    ];
    let charged = vec![
        "+ move_times 1 0",
        "move_times 1 0 at: 600",
        "move_times 1 0 black_bank: 7",
        "move_times 1 0 black_moves: 0",
        "move_times 1 0 black_used: 0",
        "move_times 1 0 consumed: 40",
        "move_times 1 0 mover: 'white'",
        "move_times 1 0 white_bank: 7",
        "move_times 1 0 white_moves: 0",
        "move_times 1 0 white_used: 0",
    ];
    let hour = Fact::Clock(ClockFact::HourPaid { player: person("Ann"), from: Timestamp(7_200) });
    let paid = vec!["+ vacations 'test:Ann' 7200 1", "vacations 'test:Ann' 7200 1 until_at: 10800"];
    let outage = Span::new(Timestamp(1_000), Timestamp(3_000));
    let away =
        Fact::Clock(ClockFact::OutageNoted { network: "test".to_owned(), outage, credited: true });
    // Every clock that runs there is looked at when we are back.
    let noted = vec![
        "clocks 1 due_at: 900 → 3000",
        "+ outages 'test' 3000",
        "outages 'test' 3000 from_at: 1000",
    ];
    let [clock_set, move_timed] = clock_facts();
    let mut facts =
        vec![(agreed, begun), (clock_set, set), (move_timed, charged), (hour, paid), (away, noted)];
    facts.extend(stopped());
    facts.extend(settled_by_a_member());
    facts
}

/// One game and all of a community stand still, each by itself, and go on.
fn stopped() -> Vec<(Fact, Vec<&'static str>)> {
    let all = || Stopped::Server(Server::new("test", "server"));
    let frozen = |what, from, by: Option<&str>, reason: Option<&str>| {
        let (by, reason) = (by.map(person), reason.map(str::to_owned));
        Fact::Clock(ClockFact::Frozen(Frozen { what, from: Timestamp(from), by, reason }))
    };
    vec![
        (frozen(Stopped::Game(GAME), 650, None, None), vec!["+ freezes 'game' '1' 650"]),
        (
            frozen(all(), 660, Some("Mod"), Some("a quarrel")),
            vec![
                "+ freezes 'server' 'test:server' 660",
                "freezes 'server' 'test:server' 660 frozen_by: 'test:Mod'",
                "freezes 'server' 'test:server' 660 reason: 'a quarrel'",
            ],
        ),
        (
            Fact::Clock(ClockFact::Thawed { what: Stopped::Game(GAME), at: Timestamp(670) }),
            vec!["freezes 'game' '1' 650 until_at: NULL → 670"],
        ),
        // Every clock of the community is looked at when it goes on.
        (
            Fact::Clock(ClockFact::Thawed { what: all(), at: Timestamp(680) }),
            vec![
                "clocks 1 due_at: 3000 → 680",
                "freezes 'server' 'test:server' 660 until_at: NULL → 680",
            ],
        ),
    ]
}

/// Members' settings of their time: the past of where they lived stays, and so do hours of vacation
/// that were paid.
fn settled_by_a_member() -> Vec<(Fact, Vec<&'static str>)> {
    let player = || person("Ann");
    let habit = |from, zone: &str, days: &[&'static str]| Habit {
        from: Timestamp(from),
        zone: Zone::named(zone).expect("it is a zone"),
        days_off: Weekdays::named(days.iter().copied()).expect("they are days"),
    };
    let habits = vec![habit(5, "UTC", &[]), habit(700, "Asia/Tokyo", &["sat", "sun"])];
    let quiet = Quiet::named("22:00", "07:00").ok();
    let automatic = Some(Timestamp(800));
    let vacation =
        |from, until: Option<i64>| Vacation::asked(Timestamp(from), until.map(Timestamp));
    vec![
        (
            Fact::Member(MemberFact::HabitsSettled { player: player(), habits }),
            vec![
                "+ habits 'test:Ann' 0",
                "habits 'test:Ann' 0 days_off: ''",
                "habits 'test:Ann' 0 from_at: 5",
                "habits 'test:Ann' 0 zone: 'UTC'",
                "+ habits 'test:Ann' 1",
                "habits 'test:Ann' 1 days_off: 'sat sun'",
                "habits 'test:Ann' 1 from_at: 700",
                "habits 'test:Ann' 1 zone: 'Asia/Tokyo'",
            ],
        ),
        (
            Fact::Member(MemberFact::QuietSettled { player: player(), quiet, automatic }),
            vec![
                "+ members 'test:Ann'",
                "members 'test:Ann' automatic_since: 800",
                "members 'test:Ann' quiet: '22:00-07:00'",
            ],
        ),
        (
            Fact::Member(MemberFact::QuietSettled {
                player: player(),
                quiet: None,
                automatic: None,
            }),
            vec![
                "members 'test:Ann' automatic_since: 800 → NULL",
                "members 'test:Ann' quiet: '22:00-07:00' → NULL",
            ],
        ),
        (
            Fact::Member(MemberFact::VacationsSettled {
                player: player(),
                vacations: vec![vacation(9_000, None)],
            }),
            vec!["+ vacations 'test:Ann' 9000 0"],
        ),
        (
            Fact::Member(MemberFact::VacationsSettled {
                player: player(),
                vacations: vec![vacation(9_000, Some(99_000))],
            }),
            vec!["vacations 'test:Ann' 9000 0 until_at: NULL → 99000"],
        ),
    ]
}
