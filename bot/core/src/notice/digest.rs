//! Messages that are not about one turn. A member gets a daily list of the games that wait for
//! them, and is told when their hours of vacation run out. Their opponents are told when a planned
//! vacation begins.

use crate::clock::{DAY, Day, FOREVER, Member};
use crate::community::types::Settings;
use crate::message;
use crate::model::state::Game;
use crate::model::turn_notice::no_letters;
use crate::model::{Decision, Effect, Fact, MemberFact, Text};
use crate::notice::away;
use crate::notice::next::{by_time_left, waits_for};
use crate::notice::types::notices::{DigestHour, Notices, Told};
use crate::time::time_words;
use crate::{PlayerId, Timestamp};
use menagerie_rules::Color;

/// The data loaded about a member: their settings, and the news they were told.
#[derive(Clone, Debug, Default)]
pub struct OfMember {
    /// Their settings of time.
    pub member: Member,
    /// Their other settings.
    pub settings: Settings,
    /// The last news to them.
    pub told: Told,
}

/// A member with their running games.
#[derive(Clone, Debug, Default)]
pub struct MemberAndGames {
    /// Their settings, and the news they were told.
    pub of_member: OfMember,
    /// Their running games.
    pub running: Vec<Game>,
}

/// How many games are named in one message.
const MOST_NAMED: usize = 10;

/// When the next list comes, after the list of `day`.
fn next_list(member: &Member, hour: DigestHour, day: Day) -> Timestamp {
    member.zone().at_hour(day.next(), hour.hour())
}

/// Plans the next list anew after a member has changed their zone, quiet hours or vacation. Today's
/// list does not come any more if its hour is past. Something that is due and not yet told still
/// comes.
pub fn planned_anew(
    player: &PlayerId,
    told: &Told,
    (settings, member): (&Settings, &Member),
    now: Timestamp,
) -> Fact {
    let now = now.max(told.until);
    let until = if is_untold(member, told.until, now) { told.until } else { now };
    let hour = DigestHour::of(settings);
    let today = member.zone().day_of(now);
    let is_past = member.zone().at_hour(today, hour.hour()) <= now;
    let base = if is_past { today } else { today.last() };
    let day = match Notices::of(settings) {
        // A member who moves west has today's list already, even if it is still yesterday there.
        Notices::Digest => Some(told.day.map_or(base, |day| day.max(base).min(today))),
        _ => told.day,
    };
    noted(player, Told { day, until }, (settings, member))
}

/// Whether news of a vacation is due at `now`, for a member who was told something before.
fn is_untold(member: &Member, told: Timestamp, now: Timestamp) -> bool {
    let has_begun = member.vacation_begins(told).is_some_and(|it| it.from <= now && now < it.until);
    told > Told::default().until && (has_begun || !member.vacation_ends(told, now).is_empty())
}

/// The fact of what a member was told, with when to tell them more.
fn noted(player: &PlayerId, told: Told, (settings, member): (&Settings, &Member)) -> Fact {
    let Told { day, until } = told;
    let list = day
        .filter(|_| Notices::of(settings) == Notices::Digest)
        .map(|day| next_list(member, DigestHour::of(settings), day));
    let ends = member.vacation_ends(until, FOREVER);
    let begins = member.vacation_begins(until).map(|vacation| vacation.from);
    let due = list.into_iter().chain(ends.first().map(|end| end.told)).chain(begins).min();
    Fact::Member(MemberFact::Told { player: player.clone(), day, until, due })
}

/// Tells a member what is due. Time never goes back: a clock that is set back delays messages, and
/// repeats none.
pub fn due(loaded: &MemberAndGames, player: &PlayerId, now: Timestamp) -> Decision {
    let MemberAndGames { of_member: loaded, running: games } = loaded;
    // A member who has had all their data deleted meanwhile is not stored again.
    if loaded.told == Told::default() {
        return Decision::default();
    }
    let (settings, member, told) = (&loaded.settings, &loaded.member, loaded.told);
    let now = now.max(told.until);
    let mut effects = Vec::new();
    // After a gap only what holds now is told.
    if let Some(begun) =
        member.vacation_begins(told.until).filter(|it| it.from <= now && now < it.until)
    {
        let stops = |game: &&Game| game.end.is_none() && game.stops_on_vacation();
        let stopped: Vec<&Game> = games.iter().filter(stops).collect();
        effects.extend(away::begun(&stopped, player, begun));
    }
    if let Some(end) = member.vacation_ends(told.until, now).last() {
        effects.extend(vacation_ends((games, loaded), player, end.end, now));
    }
    let mut day = told.day;
    if let Some(last) = told.day.filter(|_| Notices::of(settings) == Notices::Digest)
        && next_list(member, DigestHour::of(settings), last) <= now
    {
        // A late list is the list of the day on which it comes.
        let today = last.next().max(member.zone().day_of(now));
        effects.extend(list((games, member), player, today, now));
        day = Some(today);
    }
    let fact = noted(player, Told { day, until: now }, (settings, member));
    Decision { facts: vec![fact], effects, ..Decision::default() }
}

/// The games that wait for a member, in the order of their deadlines; nothing if none waits. The
/// list names its day, so that no two lists have the same words.
fn list(
    (games, member): (&[Game], &Member),
    player: &PlayerId,
    today: Day,
    now: Timestamp,
) -> Option<Effect> {
    let mut games = by_time_left(player, games);
    games.retain(|game| waits_for(game, player));
    let first = *games.first()?;
    let is_urgent = |game: &&&Game| {
        game.deadline().is_some_and(|deadline| deadline.0 < now.0.saturating_add(DAY))
    };
    let urgent = games.iter().filter(is_urgent).count();
    let day = today.to_string();
    let mut text = message!("notice-list", day = &day, games = games.len(), urgent);
    for game in games.iter().take(MOST_NAMED) {
        text = text.line().then(named(game, player));
    }
    let more = games.len().saturating_sub(MOST_NAMED);
    if more > 0 {
        text = text.line().then(message!("notice-list-more", games = more));
    }
    let text = text.line().then(message!("notice-list-all"));
    let call = message!("notice-list-untold", day, player);
    let instead = time_words::until(call, first.deadline()).line().then(no_letters());
    let silent = member.is_quiet(now);
    let (to, game) = (player.clone(), first.id);
    Some(Effect::Alert { to, game, turn: None, text, instead, silent })
}

/// One line about a game that waits for a member.
fn named(game: &Game, player: &PlayerId) -> Text {
    let opponent = game.player(game.side_of(player).map_or(game.turn(), Color::other));
    let (id, variant) = (game.id, &game.variant().name);
    match game.deadline() {
        Some(deadline) => {
            message!("notice-list-game-until", game = id, variant, opponent, deadline)
        }
        None => message!("notice-list-game", game = id, variant, opponent),
    }
}

/// The news that the hours of a vacation run out at `end`, or have run out. Nothing if no clock of
/// the member goes on then.
fn vacation_ends(
    (games, loaded): (&[Game], &OfMember),
    player: &PlayerId,
    end: Timestamp,
    now: Timestamp,
) -> Option<Effect> {
    let mut games = by_time_left(player, games).into_iter();
    let game = games.find(|game| game.end.is_none() && game.stops_on_vacation())?;
    let text = if end > now {
        message!("notice-vacation-runs-out", player, end)
    } else {
        message!("notice-vacation-ran-out", player, end)
    };
    let silent = loaded.member.is_quiet(now);
    Some(match Notices::of(&loaded.settings) {
        Notices::Board | Notices::Quiet => {
            time_words::tell(game, text, vec![player.clone()], Vec::new(), silent)
        }
        Notices::Direct | Notices::Digest => {
            let instead = text.clone().line().then(no_letters());
            let (to, game) = (player.clone(), game.id);
            Effect::Alert { to, game, turn: None, text, instead, silent }
        }
    })
}

/// The answer to a member who has changed how they are told.
pub fn promise(settings: &Settings, member: &Member) -> Text {
    match Notices::of(settings) {
        Notices::Board => message!("notice-promised-board"),
        Notices::Direct => message!("notice-promised-direct"),
        Notices::Quiet => message!("notice-promised-quiet"),
        Notices::Digest => {
            let (hour, zone) = (DigestHour::of(settings).name(), member.zone().name());
            message!("notice-promised-list", hour, zone)
        }
    }
}

/// The answer to a member who has changed the hour of a list that they do not get.
pub fn promise_of_hour() -> Text {
    message!("notice-hour-without-list")
}
