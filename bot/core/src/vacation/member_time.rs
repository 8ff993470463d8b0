//! The commands `time` and `vacation`: a member's zone, days off, quiet hours and vacations. They
//! hold for the clocks of all the member's games.

use crate::clock::{ClockRefusal, Member, Span, Timeout, typed};
use crate::ending::endings;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Decision, Fact, GameFact, MemberFact, Reply, Text};
use crate::notice::types::Told;
use crate::notice::{MemberAndGames, away, digest};
use crate::time::paid_hours::PaidHours;
use crate::time::time_words;
use crate::time::timekeeping;
use crate::time::types::TimeRefusal;
use crate::vacation::types::{TimeRequests, VacationRequest};
use crate::{GameId, Timestamp};
use std::collections::BTreeMap;

/// One change of a member's settings of time.
type Change<'a> = &'a dyn Fn(&mut Member) -> Result<(), ClockRefusal>;

/// Changes a member's settings of time, and answers with all of them.
pub fn settle(
    loaded: &MemberAndGames,
    call: &Call,
    wishes: &TimeRequests,
) -> Result<Decision, Refusal> {
    let before = &loaded.of_member.member;
    let now = call.seen;
    let zone = chosen(&wishes.zone, |name| typed::zone(name, now).map_err(|no| no.text()))?;
    let days_off = chosen(&wishes.weekend, |words| typed::days_off(words).map_err(|no| no.text()))?;
    let quiet = chosen(&wishes.quiet, |words| typed::quiet(words).map_err(|no| no.text()))?;
    let automatic = Some(wishes.automatic.as_str()).filter(|word| !word.is_empty());
    let change = |member: &mut Member| {
        if let Some(zone) = &zone {
            member.set_zone(zone.clone(), now)?;
        }
        if let Some(days_off) = days_off {
            member.set_days_off(days_off, now)?;
        }
        if let Some(quiet) = quiet {
            member.quiet = quiet;
        }
        if let Some(word) = automatic {
            member.set_automatic(word == "on", now);
        }
        Ok(())
    };
    let Changed { after, mut decision, .. } = changed(loaded, call, &change)?;
    if let Some(bound) = time_words::bound(before, &after, now).filter(|_| !wishes.confirmed) {
        let confirm = Action::new(
            message!("action-set-it"),
            ActionKind::Settle(wishes_as_read(wishes, &after)),
        );
        return Ok(Decision { reply: Reply::Ask(bound, vec![confirm]), ..Decision::default() });
    }
    let reply = Reply::Done(time_words::settled(before, &after, now));
    if after == *before {
        return Ok(Decision { reply, ..Decision::default() });
    }
    if after.habits() != before.habits() {
        let (player, habits) = (call.from.clone(), after.habits().to_vec());
        decision.facts.push(Fact::Member(MemberFact::HabitsSettled { player, habits }));
        let after = (&loaded.of_member.settings, &after);
        decision.facts.push(digest::planned_anew(
            &call.from,
            &loaded.of_member.told,
            after,
            call.seen,
        ));
    }
    if (after.quiet, after.automatic()) != (before.quiet, before.automatic()) {
        let (player, quiet, automatic) = (call.from.clone(), after.quiet, after.automatic());
        decision.facts.push(Fact::Member(MemberFact::QuietSettled { player, quiet, automatic }));
    }
    Ok(Decision { reply, ..decision })
}

/// The request in its stored words, which are short, however long the typed text was.
fn wishes_as_read(wishes: &TimeRequests, after: &Member) -> TimeRequests {
    let [zone, weekend, quiet, automatic] = time_words::habits(after).map(|(_, word)| word);
    let wanted =
        |typed: &str, read: String| if typed.trim().is_empty() { String::new() } else { read };
    TimeRequests {
        zone: wanted(&wishes.zone, zone),
        weekend: wanted(&wishes.weekend, weekend),
        quiet: wanted(&wishes.quiet, quiet),
        automatic: wanted(&wishes.automatic, automatic),
        confirmed: true,
    }
}

/// Reads a typed value, if there is one.
fn chosen<T>(text: &str, read: impl Fn(&str) -> Result<T, Text>) -> Result<Option<T>, Refusal> {
    match text.trim() {
        "" => Ok(None),
        text => read(text).map(Some).map_err(|why| Refusal::Time(TimeRefusal::Typed(why))),
    }
}

/// Requests a vacation, ends one, or tells how many hours are left.
pub fn vacation(
    loaded: &MemberAndGames,
    call: &Call,
    wish: &VacationRequest,
) -> Result<Decision, Refusal> {
    let (before, now) = (&loaded.of_member.member, call.seen);
    if wish.end {
        let changed = changed(loaded, call, &|member| member.end_vacation(now))?;
        return Ok(vacation_changed(loaded, call, changed));
    }
    let moment = |text: &str, since: Timestamp| {
        let read = |text: &str| before.zone().moment_since(text, since, now);
        chosen(text, |text| read(text).map_err(|no| no.text()))
    };
    let from = moment(&wish.from, now)?;
    // A named day that has already begun counts from now on.
    let day = |at: Timestamp| before.zone().local(at).date();
    let from = from.map(|from| if day(from) == day(now) { from.max(now) } else { from });
    // "5d" and "10d" both count from now. After a day, a length is that of the vacation.
    let since = from.filter(|_| typed::length(&wish.from).is_err()).unwrap_or(now);
    let until = moment(&wish.until, since)?;
    if from.is_none() && until.is_none() {
        let reply = Reply::Done(time_words::vacation(before, now));
        return Ok(Decision { reply, ..Decision::default() });
    }
    in_order(from.unwrap_or(now), until, now)?;
    let ask = |member: &mut Member| member.ask_vacation(from, until, now);
    let changed = changed(loaded, call, &ask)?;
    match (until, changed.after.vacation(now)) {
        // A member who names an end relies on it. Without a named end, the hours decide.
        (Some(until), Some(span)) if span.until < until => {
            Err(TimeRefusal::VacationBeyondHours { from: span.from, last: span.until }.into())
        }
        _ => Ok(vacation_changed(loaded, call, changed)),
    }
}

/// Checks that the named moments of a vacation are in the future, one after the other.
fn in_order(from: Timestamp, until: Option<Timestamp>, now: Timestamp) -> Result<(), Refusal> {
    match until {
        Some(until) if until <= now => Err(TimeRefusal::VacationIsPast(until).into()),
        Some(until) if until <= from => Err(TimeRefusal::VacationEndsFirst { from, until }.into()),
        _ => Ok(()),
    }
}

/// The facts and messages of a vacation that was requested or has ended.
fn vacation_changed(loaded: &MemberAndGames, call: &Call, changed: Changed) -> Decision {
    let Changed { after, mut decision, late, deadlines } = changed;
    let asked = after.vacations().iter().filter(|vacation| !vacation.automatic).copied();
    let (player, vacations) = (call.from.clone(), asked.collect());
    decision.facts.push(Fact::Member(MemberFact::VacationsSettled { player, vacations }));
    // The others are told of it here.
    let told = Told { until: loaded.of_member.told.until.max(call.seen), ..loaded.of_member.told };
    let after_all = (&loaded.of_member.settings, &after);
    decision.facts.push(digest::planned_anew(&call.from, &told, after_all, call.seen));
    let span = after.vacation(call.seen);
    let games = loaded.running.iter();
    let running = games.filter(|game| game.stops_on_vacation() && !has_ended(game, &decision));
    let (late, affected): (Vec<&Game>, Vec<&Game>) =
        running.partition(|game| late.contains(&game.id));
    let is_begun = |span: &Span| span.from <= call.seen;
    decision.effects.extend(match span {
        Some(span) if is_begun(&span) => away::begun(&affected, &call.from, span),
        None if was_told(loaded, call.seen) => {
            let until = |game: &&Game| deadlines.get(&game.id).copied();
            let games: Vec<_> = affected.iter().map(|game| (*game, until(game))).collect();
            away::ended(&games, &call.from)
        }
        _ => Vec::new(),
    });
    let mut text = time_words::vacation(&after, call.seen);
    if !affected.is_empty() {
        let (count, games) = (affected.len(), numbers(&affected));
        text = text.line().then(match span {
            Some(span) if is_begun(&span) => message!("vacation-stops", count, games),
            Some(_) => message!("vacation-will-stop", count, games),
            None => message!("vacation-stops-no-more", count, games),
        });
    }
    if !late.is_empty() {
        let (count, games) = (late.len(), numbers(&late));
        text = text.line().then(if late.iter().all(|game| is_claimed(game)) {
            message!("vacation-too-late-claimed", count, games)
        } else {
            message!("vacation-too-late", count, games)
        });
    }
    decision.reply = Reply::Done(text);
    decision
}

/// Whether a late player may still move until the opponent claims the game.
fn is_claimed(game: &Game) -> bool {
    game.timing.as_ref().is_some_and(|timing| timing.control.timeout == Timeout::Soft)
}

/// Whether the caller's vacation has begun, and others were told.
fn was_told(loaded: &MemberAndGames, now: Timestamp) -> bool {
    loaded.of_member.member.vacation(now).is_some_and(|was| was.from <= loaded.of_member.told.until)
}

/// "3, 5".
fn numbers(games: &[&Game]) -> String {
    games.iter().map(|game| game.id.to_string()).collect::<Vec<_>>().join(", ")
}

/// Whether a game has ended because something in it was due.
fn has_ended(game: &Game, decision: &Decision) -> bool {
    let is_end = |fact: &Fact| matches!(fact, Fact::Game(GameFact::Ended { game: it, .. }) if *it == game.id);
    decision.facts.iter().any(is_end)
}

/// The effects of a change of a member's settings of time.
struct Changed {
    /// The member with the change.
    after: Member,
    /// The work that was due before it in their games.
    decision: Decision,
    /// The games in which the change comes too late: the member is out of time there already.
    late: Vec<GameId>,
    /// The deadlines in these games after the change.
    deadlines: BTreeMap<GameId, Timestamp>,
}

/// Changes a member's settings, and the clocks of all their games. Everything that was due is done
/// before, in order: an hour that is paid for one game stops the others, too.
fn changed(loaded: &MemberAndGames, call: &Call, change: Change<'_>) -> Result<Changed, Refusal> {
    let (mut decision, mut late) = (Decision::default(), Vec::new());
    let mut deadlines = BTreeMap::new();
    let mut paid = PaidHours::none(call.seen);
    let mut games: Vec<&Game> = loaded.running.iter().collect();
    games.sort_by_key(|game| game.deadline());
    for game in games {
        let Some(side) = game.side_of(&call.from) else { continue };
        let timed = timekeeping::repaused(&paid.known_to(game), call.seen, |pauses| {
            // The change was possible for the member, so it is possible again.
            let _ = change(pauses.member_mut(side));
        });
        paid.note(&timed.facts);
        if side == game.turn() && timed.deadline.is_some_and(|deadline| deadline < call.seen) {
            late.push(game.id);
        }
        deadlines.extend(timed.deadline.map(|deadline| (game.id, deadline)));
        let followed = endings::by_time(game, timed);
        decision.facts.extend(followed.facts);
        decision.effects.extend(followed.effects);
        decision.calls.extend(followed.calls);
    }
    let mut member = loaded.of_member.member.clone();
    for from in paid.of(&call.from) {
        member.pay_hour(from, call.seen);
    }
    change(&mut member).map_err(TimeRefusal::Clock)?;
    Ok(Changed { after: member, decision, late, deadlines })
}
