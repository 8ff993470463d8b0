//! Messages about time: proposed clocks, deadlines, vacations, and what a clock has brought about.

use crate::clock::{
    ClockEvent, Control, DAY, DAYS_CHANGE, Kind, Member, Numbers, Span, Timeout, YEARLY_HOURS,
    ZONE_CHANGE,
};
use crate::message;
use crate::model::spoken;
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Effect, Text, listed};
use crate::{PlayerId, Timestamp};
use menagerie_rules::Color;

/// The gift that is one press away.
const GIFT: i64 = 3 * DAY;

/// The sentence with the agreed time control.
fn agreed(control: &Control) -> Text {
    let event = if control.event { "yes" } else { "no" };
    if control.kind == Kind::None {
        return message!("time-no-clock", event);
    }
    message!(
        "time-clock",
        clock = clock(control.kind),
        timeout = match control.timeout {
            Timeout::Hard => "lost",
            Timeout::Soft => "claimed",
        },
        runs_on = match (control.vacation, control.days_off) {
            (true, true) => "never",
            (false, true) => "vacations",
            (true, false) => "days-off",
            (false, false) => "both",
        },
        event,
    )
}

/// A kind of clock with its numbers: “3 days for each move”.
fn clock(kind: Kind) -> Text {
    match kind {
        Kind::Days(each) => message!("time-clock-days", each = spoken(each)),
        Kind::Fischer { bank, increment, cap } => message!(
            "time-clock-fischer",
            start = spoken(bank),
            more = spoken(increment),
            most = spoken(cap),
        ),
        Kind::GameCourier(numbers) => clock_of_numbers(&numbers),
        Kind::None => Text::new(),
    }
}

/// The control in as few words as fit a list of choices, with the consequence when time is up.
pub fn clock_in_short(control: &Control) -> Text {
    let clock = match control.kind {
        Kind::Days(each) => message!("time-short-days", each = spoken(each)),
        Kind::None => return message!("time-short-none"),
        Kind::Fischer { bank, increment, cap } => message!(
            "time-short-fischer",
            start = spoken(bank),
            more = spoken(increment),
            most = spoken(cap),
        ),
        Kind::GameCourier(numbers) => short_numbers(&numbers),
    };
    match control.timeout {
        Timeout::Hard => message!("time-short-lost", clock),
        Timeout::Soft => message!("time-short-claimed", clock),
    }
}

fn short_numbers(numbers: &Numbers) -> Text {
    let Numbers { spare, grace, extra, bonus, window, max, .. } = *numbers;
    let parts = [
        Some(spoken(spare)),
        (grace > 0).then(|| message!("time-short-free", time = spoken(grace))),
        (extra > 0).then(|| message!("time-short-more", time = spoken(extra))),
        (bonus > 0).then(|| {
            message!("time-short-more-within", time = spoken(bonus), window = spoken(window))
        }),
        max.map(|max| message!("time-short-most", time = spoken(max))),
    ];
    listed(&parts.into_iter().flatten().collect::<Vec<_>>())
}

fn clock_of_numbers(numbers: &Numbers) -> Text {
    let Numbers { spare, grace, extra, bonus, window, min, max, pace } = *numbers;
    let parts = [
        Some(message!("time-clock-start", time = spoken(spare))),
        (grace > 0).then(|| message!("time-clock-free", time = spoken(grace))),
        (extra > 0).then(|| message!("time-clock-more", time = spoken(extra))),
        (bonus > 0).then(|| {
            message!("time-clock-more-within", time = spoken(bonus), window = spoken(window))
        }),
        pace.map(|pace| {
            message!("time-clock-pace", moves = pace.moves, time = spoken(pace.period))
        }),
        (min > 0).then(|| message!("time-clock-least", time = spoken(min))),
        max.map(|max| message!("time-clock-most", time = spoken(max))),
    ];
    listed(&parts.into_iter().flatten().collect::<Vec<_>>())
}

/// The sentence about the clock of a challenge.
pub fn proposed(control: &Control) -> Text {
    match control.kind {
        Kind::None if !control.event => Text::new(),
        _ => Text::from(" ").then(agreed(control)),
    }
}

/// The sentence about the clock of a game that begins. What is usual was told with the challenge.
pub fn begins(control: &Control) -> Text {
    let is_usual =
        control.timeout == Timeout::Hard && control.vacation && control.days_off && !control.event;
    match control.kind {
        Kind::None if !control.event => Text::new(),
        Kind::None => Text::new().line().then(agreed(control)),
        kind if is_usual => {
            Text::new().line().then(message!("time-clock-begins", clock = clock(kind)))
        }
        _ => Text::new().line().then(agreed(control)).plain(" ").then(message!("time-clock-runs")),
    }
}

/// Adds the deadline of the side to move, if it has one.
pub fn until(text: Text, deadline: Option<Timestamp>) -> Text {
    match deadline {
        Some(deadline) => text.plain(" ").then(message!("time-until", deadline)),
        None => text,
    }
}

/// The time left of the player to move, told to the other one; nothing without a deadline.
pub fn of_other(game: &Game, now: Timestamp) -> Text {
    match game.deadline() {
        Some(_) if game.is_overdue() => {
            Text::from(" ").then(message!("time-of-other-claimable", number = game.id.0))
        }
        Some(deadline) if deadline < now => {
            Text::from(" ").then(message!("time-of-other-was-up", deadline))
        }
        deadline => until(Text::new(), deadline),
    }
}

/// The word for an empty value.
pub const NONE: &str = "none";

/// A member's settings of time, with the old values of those that changed.
pub fn settled(before: &Member, after: &Member, now: Timestamp) -> Text {
    let mut text = message!("time-settings");
    for ((name, old), (_, new)) in habits(before).into_iter().zip(habits(after)) {
        let is_new = new != old;
        text = text.line().then(if name == "zone" {
            message!("time-zone", zone = new, now = after.zone().shows(now))
        } else {
            message!("time-setting", name, value = new)
        });
        if is_new {
            let old = if name == "zone" { before.zone().told(now) } else { old };
            text = text.plain(" ").then(message!("time-setting-was", value = old));
        }
    }
    text.line().then(vacation(after, now))
}

/// The question before a setting that cannot be changed for a while: days off, and the zone of a
/// member with days off.
pub fn bound(before: &Member, after: &Member, now: Timestamp) -> Option<Text> {
    let until = |seconds: i64| Timestamp(now.0.saturating_add(seconds));
    let mut text = Text::new();
    if after.days_off() != before.days_off() {
        let days: Vec<&str> = after.days_off().names().collect();
        let days = if days.is_empty() { NONE.to_owned() } else { days.join(" ") };
        let (length, until) = (spoken(DAYS_CHANGE), until(DAYS_CHANGE));
        text = text.then(message!("time-days-off-bound", days, length, until)).plain(" ");
    }
    if after.zone() != before.zone() && !after.days_off().is_empty() {
        text = text
            .then(message!(
                "time-zone-bound",
                zone = after.zone().name(),
                now = after.zone().shows(now),
                length = spoken(ZONE_CHANGE),
                until = until(ZONE_CHANGE),
            ))
            .plain(" ");
    }
    (!text.is_empty()).then(|| text.then(message!("time-set-it")))
}

/// A member's settings of time, by the names of the options.
pub fn habits(member: &Member) -> [(&'static str, String); 4] {
    let days: Vec<&str> = member.days_off().names().collect();
    let automatic = if member.automatic().is_some() { "on" } else { "off" };
    let none = || NONE.to_owned();
    [
        ("zone", member.zone().name()),
        ("weekend", if days.is_empty() { none() } else { days.join(" ") }),
        ("quiet", member.quiet.map_or_else(none, |quiet| quiet.to_string())),
        ("automatic", automatic.to_owned()),
    ]
}

/// A member's vacation: the one that runs or is planned, and the hours that are left.
pub fn vacation(member: &Member, now: Timestamp) -> Text {
    let text = match member.vacation(now) {
        Some(span) if span.from > now => {
            message!("time-vacation-planned", from = span.from, until = span.until)
        }
        Some(span) => message!("time-vacation-runs", until = span.until),
        None => message!("time-no-vacation"),
    };
    let left = member.hours_left(now);
    text.plain(" ").then(match member.vacation(now) {
        // No second vacation begins before the first has ended.
        Some(_) => message!("time-vacation-left-and-end", hours = YEARLY_HOURS, left),
        None => message!("time-vacation-left", hours = YEARLY_HOURS, left),
    })
}

/// The news that an outage is made up for.
pub fn credited(game: &Game, outage: Span, deadline: Option<Timestamp>) -> Option<Effect> {
    let mover = game.player(game.turn());
    let text = message!(
        "time-outage",
        from = outage.from,
        until = outage.until,
        player = mover,
        deadline = deadline?,
    );
    Some(tell(game, text, Vec::new(), Vec::new(), true))
}

/// The news for all about what a clock has brought about. The owner of the time is told by
/// `warning_words.rs`.
pub fn news(game: &Game, happened: &[ClockEvent]) -> Vec<Effect> {
    let mut effects = Vec::new();
    for what in happened {
        match *what {
            ClockEvent::HourPaid { side, from } if is_first_hour(game, from) => {
                effects.push(hour_paid(game, game.player(side), from));
            }
            ClockEvent::Overdue { side, deadline } => {
                effects.push(overdue(game, game.player(side), deadline));
            }
            _ => {}
        }
    }
    effects
}

/// Hours are paid one after the other as long as a player is away. That is told only once.
fn is_first_hour(game: &Game, from: Timestamp) -> bool {
    let vacations =
        game.timing.iter().flat_map(|timing| timing.pauses.member(game.turn()).vacations());
    !vacations.into_iter().any(|hour| hour.automatic && hour.until == from)
}

fn hour_paid(game: &Game, player: &PlayerId, from: Timestamp) -> Effect {
    let text = message!("time-from-vacation", player, from);
    tell(game, text, Vec::new(), Vec::new(), true)
}

fn overdue(game: &Game, player: &PlayerId, deadline: Timestamp) -> Effect {
    let opponent = game.player(game.turn().other());
    let text = message!("time-overdue", player, deadline, opponent);
    let actions = vec![
        Action::new(message!("action-claim"), ActionKind::Claim(game.id)),
        Action::new(
            message!("action-give", length = spoken(GIFT)),
            ActionKind::Give(game.id, game.moment(), GIFT),
        ),
    ];
    tell(game, text, vec![opponent.clone(), player.clone()], actions, false)
}

/// The news that a player has given their opponent, who is to move, more time. Only an opponent who
/// was out of time is alerted, since gifts can be made again and again.
pub fn given(
    game: &Game,
    by: Color,
    seconds: i64,
    deadline: Option<Timestamp>,
    was_late: bool,
) -> Option<Effect> {
    let mover = game.player(by.other());
    let text = message!(
        "time-given",
        giver = game.player(by),
        player = mover,
        length = spoken(seconds),
        deadline = deadline?,
    );
    let wake = if was_late { vec![mover.clone()] } else { Vec::new() };
    Some(tell(game, text, wake, Vec::new(), !was_late))
}

/// News of a game.
pub fn tell(
    game: &Game,
    text: Text,
    wake: Vec<PlayerId>,
    actions: Vec<Action>,
    silent: bool,
) -> Effect {
    Effect::Tell { game: game.id, text, wake, actions, silent }
}
