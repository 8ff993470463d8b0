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

/// What was agreed about time, as the end of a sentence: “3 days for each move; …”.
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

/// The same with what follows when time is up, in as few words as fit a list of choices.
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

/// The clock of a challenge.
pub fn proposed(control: &Control) -> Text {
    match control.kind {
        Kind::None if !control.event => Text::new(),
        _ => format!(" Clock: {}.", agreed(control)).into(),
    }
}

/// The clock of a game that begins.
pub fn begins(control: &Control) -> Text {
    match control.kind {
        Kind::None if !control.event => Text::new(),
        Kind::None => Text::new().line().plain(format!("Clock: {}.", agreed(control))),
        _ => Text::new().line().plain(format!("Clock: {}. It runs from now on.", agreed(control))),
    }
}

/// Adds until when the side to move has time, if it has a deadline.
pub fn until(text: Text, deadline: Option<Timestamp>) -> Text {
    match deadline {
        Some(deadline) => text.plain(" There is time until ").time(deadline).plain("."),
        None => text,
    }
}

/// How much time the one has who is to move, for the other one; nothing if there is no deadline.
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

/// The word for what is not there.
pub const NONE: &str = "none";

/// What a member has settled about their time, with what it was before.
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

/// What is asked before something is settled that then stays so for a while: days off, and where
/// somebody with days off lives.
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

/// What a member has settled, by the names under which it is asked for.
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

/// What a member has of vacation: what is running or planned, and the hours that are left.
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
        // A second one is not begun before the first has ended.
        Some(_) => text
            .step(CommandReference::of(CommandName::Vacation).with("end", "now"))
            .plain(" ends it."),
        None => {
            text.step(CommandReference::of(CommandName::Vacation).with("until", "10d")).plain(".")
        }
    }
}

/// That an outage is made up for.
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

/// What all are told of what a clock has brought about; `warning.rs` has what its owner is told.
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

/// Hours are paid one after the other for as long as somebody is away: that is told once.
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

/// That a player has given their opponent, who is to move, more time. Only somebody whose time was
/// up is alerted: gifts can be made again and again.
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
