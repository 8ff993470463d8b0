//! Sentences about time: proposed clocks, deadlines, vacations, and what a clock has brought about.

use crate::clock::{
    ClockEvent, Control, DAY, DAYS_CHANGE, Kind, Member, Numbers, Span, Timeout, YEARLY_HOURS,
    ZONE_CHANGE, spoken,
};
use crate::model::state::Game;
use crate::model::{Action, ActionKind, CommandName, CommandReference, Effect, Text};
use crate::{PlayerId, Timestamp};
use menagerie_rules::Color;

/// The gift that is one press away.
const GIFT: i64 = 3 * DAY;

/// The agreed time control, as the end of a sentence: “3 days for each move; …”.
fn agreed(control: &Control) -> String {
    let in_an_event = match (control.event, control.kind) {
        (false, _) => "",
        (true, Kind::None) => "; as in an event, nothing is taken back",
        (true, _) => {
            "; as in an event, nothing is taken back, no time is given, and who does not begin in time loses"
        }
    };
    if control.kind == Kind::None {
        return format!("{}{in_an_event}", clock_in_words(control.kind));
    }
    let timeout = match control.timeout {
        Timeout::Hard => "whoever runs out of time loses",
        Timeout::Soft => "when time is up, the opponent may claim the game or give more time",
    };
    let stopped = match (control.vacation, control.days_off) {
        (true, true) => "",
        (false, true) => "; vacations do not stop it",
        (true, false) => "; days off do not stop it",
        (false, false) => "; neither vacations nor days off stop it",
    };
    format!("{}; {timeout}{stopped}{in_an_event}", clock_in_words(control.kind))
}

/// A kind of clock with its numbers: “3 days for each move”.
fn clock_in_words(kind: Kind) -> String {
    match kind {
        Kind::Days(each) => format!("{} for each move", spoken(each)),
        Kind::Fischer { bank, increment, cap } => format!(
            "{} at the start, {} more with each move, {} at most",
            spoken(bank),
            spoken(increment),
            spoken(cap)
        ),
        Kind::GameCourier(numbers) => numbers_in_words(&numbers),
        Kind::None => "no deadline".to_owned(),
    }
}

/// The control in as few words as fit a list of choices, with the consequence when time is up.
pub fn clock_in_short(control: &Control) -> String {
    let kind = match control.kind {
        Kind::Days(_) | Kind::None => clock_in_words(control.kind),
        Kind::Fischer { bank, increment, cap } => {
            format!("{}, +{} a move, at most {}", spoken(bank), spoken(increment), spoken(cap))
        }
        Kind::GameCourier(numbers) => short_numbers(&numbers),
    };
    match (control.kind, control.timeout) {
        (Kind::None, _) => kind,
        (_, Timeout::Hard) => format!("{kind}; then lost"),
        (_, Timeout::Soft) => format!("{kind}; then claimed or given more"),
    }
}

fn short_numbers(numbers: &Numbers) -> String {
    let Numbers { spare, grace, extra, bonus, window, max, .. } = *numbers;
    let mut words = vec![spoken(spare)];
    if grace > 0 {
        words.push(format!("{} free a move", spoken(grace)));
    }
    if extra > 0 {
        words.push(format!("+{} a move", spoken(extra)));
    }
    if bonus > 0 {
        words.push(format!("+{} within {}", spoken(bonus), spoken(window)));
    }
    words.extend(max.map(|max| format!("max {}", spoken(max))));
    words.join(", ")
}

fn numbers_in_words(numbers: &Numbers) -> String {
    let Numbers { spare, grace, extra, bonus, window, min, max, pace } = *numbers;
    let mut words = vec![format!("{} at the start", spoken(spare))];
    if grace > 0 {
        words.push(format!("{} free for each move", spoken(grace)));
    }
    if extra > 0 {
        words.push(format!("{} more with each move", spoken(extra)));
    }
    if bonus > 0 {
        words.push(format!("{} more with a move within {}", spoken(bonus), spoken(window)));
    }
    if let Some(pace) = pace {
        let period = spoken(pace.period);
        words.push(format!("as at the start if {} moves took less than {period}", pace.moves));
    }
    if min > 0 {
        words.push(format!("{} at least", spoken(min)));
    }
    if let Some(max) = max {
        words.push(format!("{} at most", spoken(max)));
    }
    words.join(", ")
}

/// The sentence about the clock of a challenge.
pub fn proposed(control: &Control) -> Text {
    match control.kind {
        Kind::None if !control.event => Text::new(),
        _ => format!(" Clock: {}.", agreed(control)).into(),
    }
}

/// The sentence about the clock of a game that begins.
pub fn begins(control: &Control) -> Text {
    match control.kind {
        Kind::None if !control.event => Text::new(),
        Kind::None => Text::new().line().plain(format!("Clock: {}.", agreed(control))),
        _ => Text::new().line().plain(format!("Clock: {}. It runs from now on.", agreed(control))),
    }
}

/// Adds the deadline of the side to move, if it has one.
pub fn until(text: Text, deadline: Option<Timestamp>) -> Text {
    match deadline {
        Some(deadline) => text.plain(" There is time until ").time(deadline).plain("."),
        None => text,
    }
}

/// The time left of the player to move, told to the other one; nothing without a deadline.
pub fn of_other(game: &Game, now: Timestamp) -> Text {
    match game.deadline() {
        Some(_) if game.is_overdue() => {
            Text::from(" Their time is up: you may claim the game with ")
                .step(CommandReference::of(CommandName::Claim).with("game", game.id))
                .plain(".")
        }
        Some(deadline) if deadline < now => {
            Text::from(" Their time was up ").time(deadline).plain(".")
        }
        deadline => until(Text::new(), deadline),
    }
}

/// The word for an empty value.
pub const NONE: &str = "none";

/// A member's settings of time, with the old values of those that changed.
pub fn settled(before: &Member, after: &Member, now: Timestamp) -> Text {
    let mut text = Text::from("Your time, for the clocks of all your games:");
    for ((name, old), (_, new)) in habits(before).into_iter().zip(habits(after)) {
        text = text.line().plain(format!("{name}: ")).code(&new);
        if name == "zone" {
            text = text.plain(format!(", where it is {} now", after.zone().shows(now)));
        }
        if new != old {
            let old = if name == "zone" { before.zone().told(now) } else { old };
            text = text.plain(format!(" (was {old})"));
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
        text = text
            .plain("Your days off would be ")
            .code(days)
            .plain(format!(", and can be changed again after {}, ", spoken(DAYS_CHANGE)))
            .time(until(DAYS_CHANGE))
            .plain(". ");
    }
    if after.zone() != before.zone() && !after.days_off().is_empty() {
        text = text
            .plain("Your zone would be ")
            .code(after.zone().name())
            .plain(format!(
                ", where it is {} now. With days off it can be changed again after {}, ",
                after.zone().shows(now),
                spoken(ZONE_CHANGE)
            ))
            .time(until(ZONE_CHANGE))
            .plain(". ");
    }
    (!text.is_empty()).then(|| text.plain("Nothing is set yet. Set it?"))
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
        Some(span) if span.from > now => Text::from("You will be on vacation from ")
            .time(span.from)
            .plain(" until ")
            .time(span.until)
            .plain("."),
        Some(span) => Text::from("You are on vacation until ").time(span.until).plain("."),
        None => Text::from("You are not on vacation."),
    };
    let left = member.hours_left(now);
    let text =
        text.plain(format!(" Of {YEARLY_HOURS} hours of vacation {left} are left this year: "));
    match member.vacation(now) {
        // No second vacation begins before the first has ended.
        Some(_) => text
            .step(CommandReference::of(CommandName::Vacation).with("end", "now"))
            .plain(" ends it."),
        None => {
            text.step(CommandReference::of(CommandName::Vacation).with("until", "10d")).plain(".")
        }
    }
}

/// The news that an outage is made up for.
pub fn credited(game: &Game, outage: Span, deadline: Option<Timestamp>) -> Option<Effect> {
    let mover = game.player(game.turn());
    let text = Text::from("I was away from ")
        .time(outage.from)
        .plain(" until ")
        .time(outage.until)
        .plain(", for which the clock stood still, and an hour longer: ")
        .player(mover)
        .plain(" has time until ")
        .time(deadline?)
        .plain(".");
    Some(tell(game, text, Vec::new(), Vec::new(), true))
}

/// The news for all about what a clock has brought about. The owner of the time is told by
/// `warning.rs`.
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
    let text = Text::from("The time of ")
        .player(player)
        .plain(" was up ")
        .time(from)
        .plain("; from then on it goes from their vacation, hour by hour while there is any.");
    tell(game, text, Vec::new(), Vec::new(), true)
}

fn overdue(game: &Game, player: &PlayerId, deadline: Timestamp) -> Effect {
    let opponent = game.player(game.turn().other());
    let text = Text::from("The time of ")
        .player(player)
        .plain(" was up ")
        .time(deadline)
        .plain(". ")
        .player(opponent)
        .plain(", you may claim the game or give more time (")
        .step(CommandName::Give)
        .plain("); a move that comes before that is taken.");
    let actions = vec![
        Action::new("Claim the game", ActionKind::Claim(game.id)),
        Action::new(
            format!("Give {}", spoken(GIFT)),
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
    let text = Text::new()
        .player(game.player(by))
        .plain(" has given ")
        .player(mover)
        .plain(format!(" {} more: there is time until ", spoken(seconds)))
        .time(deadline?)
        .plain(".");
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
