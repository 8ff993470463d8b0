//! The terms of a new league: what a manager typed, read and checked.

use crate::Timestamp;
use crate::clock::{Control, DAY, Kind, Timeout, Zone, typed};
use crate::community::ToBegin;
use crate::community::new_game_limits::variant_to_begin;
use crate::community::types::{RATED, Setting};
use crate::league::types::{LeagueDraft, LeagueRefusal, LeagueTerms, LeagueVariant};
use crate::model::refusal::Refusal;
use crate::model::request::Call;
use crate::model::visible;
use crate::time::types::TimeRefusal;
use menagerie_club::league::{Format, Largest};
use menagerie_rules::Variant;
use std::num::NonZeroUsize;
use std::sync::Arc;

/// The most characters of a name.
const LONGEST_NAME: usize = 60;
/// The most variants of one league.
const MOST_VARIANTS: usize = 8;
/// How many days a season has.
const LEAST_DAYS: i64 = 7;
const MOST_DAYS: i64 = 730;
/// When a league begins if nothing else is said, and how late it can: in seconds.
const USUAL_START: i64 = 7 * DAY;
const LATEST_START: i64 = 366 * DAY;
/// How many players a division has at most, and how many games each has at once, if nothing else is
/// said.
const USUAL_SIZE: usize = 8;
const USUAL_GAMES: usize = 2;
/// How long a game is thought to take, for the proposed length of a season, in days.
const DAYS_OF_A_GAME: i64 = 45;

/// The terms of a new league, and when it begins.
pub fn read(
    begin: &ToBegin,
    call: &Call,
    draft: &LeagueDraft,
) -> Result<(LeagueTerms, Timestamp), Refusal> {
    let name = name(&draft.name)?;
    let variants = variants(begin, call, &draft.variants)?;
    let control = control(&draft.clock, &variants)?;
    let largest = Largest::try_from(draft.size.unwrap_or(USUAL_SIZE).clamp(4, 10));
    let largest = largest.map_err(|_| LeagueRefusal::NoneHere)?;
    let at_once = NonZeroUsize::new(draft.at_once.unwrap_or(USUAL_GAMES));
    let at_once = at_once.unwrap_or(NonZeroUsize::MIN);
    let format = if draft.is_double { Format::Double } else { Format::Single };
    let days = draft.days.unwrap_or_else(|| usual_days(largest, format, at_once));
    if !(LEAST_DAYS..=MOST_DAYS).contains(&days) {
        return Err(LeagueRefusal::Days { least: LEAST_DAYS, most: MOST_DAYS }.into());
    }
    let is_usual = begin.capacity.settings.get(&Setting::Rated).is_some_and(|it| it == RATED);
    let terms = LeagueTerms {
        name,
        variants: variants.iter().map(|variant| of_league(variant)).collect(),
        control,
        largest,
        at_once,
        format,
        days,
        is_rated: draft.rated.unwrap_or(is_usual),
        repeats: draft.repeats,
    };
    Ok((terms, start(&draft.start, call.seen)?))
}

fn of_league(variant: &Variant) -> LeagueVariant {
    let (id, revision) = (variant.id.clone(), variant.revision);
    LeagueVariant { id, revision, name: variant.name.clone() }
}

fn name(typed: &str) -> Result<String, LeagueRefusal> {
    let words: Vec<String> = typed.split_whitespace().map(visible).collect();
    let name = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(LeagueRefusal::NoName),
        1..=LONGEST_NAME => Ok(name),
        length => Err(LeagueRefusal::LongName { length, most: LONGEST_NAME }),
    }
}

/// The variants, as they are separated by commas. Each can be begun here.
fn variants(begin: &ToBegin, call: &Call, typed: &str) -> Result<Vec<Arc<Variant>>, Refusal> {
    let mut variants: Vec<Arc<Variant>> = Vec::new();
    for typed in typed.split(',').filter(|typed| !typed.trim().is_empty()) {
        let variant = variant_to_begin(begin, call, typed)?;
        if !variants.iter().any(|known| known.id == variant.id) {
            variants.push(variant);
        }
    }
    match variants.len() {
        0 => Err(LeagueRefusal::NoVariant.into()),
        1..=MOST_VARIANTS => Ok(variants),
        _ => Err(LeagueRefusal::TooManyVariants(MOST_VARIANTS).into()),
    }
}

/// The clock that is proposed for these variants: the larger the largest board, the more time for a move.
pub fn proposed_clock(variants: &[Arc<Variant>]) -> Control {
    let squares = |variant: &Arc<Variant>| usize::from(variant.files) * usize::from(variant.ranks);
    let words = match variants.iter().map(squares).max().unwrap_or_default() {
        ..=100 => "days 3d",
        101..=169 => "days 4d",
        _ => "days 5d",
    };
    typed::control(words).expect("these words are a clock")
}

/// The clock, which decides a game by itself.
fn control(typed: &str, variants: &[Arc<Variant>]) -> Result<Control, Refusal> {
    if typed.trim().is_empty() {
        return Ok(Control { event: true, ..proposed_clock(variants) });
    }
    let control = typed::control(typed);
    let control = control.map_err(|error| Refusal::Time(TimeRefusal::Typed(error.text())))?;
    if control.kind == Kind::None {
        return Err(LeagueRefusal::NoClock.into());
    }
    if control.timeout == Timeout::Soft {
        return Err(LeagueRefusal::SoftClock.into());
    }
    Ok(Control { event: true, ..control })
}

/// When it begins. Days are those of UTC.
fn start(typed: &str, now: Timestamp) -> Result<Timestamp, Refusal> {
    if typed.trim().is_empty() {
        return Ok(Timestamp(now.0 + USUAL_START));
    }
    let at = Zone::UTC.moment(typed, now);
    let at = at.map_err(|error| Refusal::Time(TimeRefusal::Typed(error.text())))?;
    if at < now {
        return Err(LeagueRefusal::InThePast(at).into());
    }
    if at.0 - now.0 > LATEST_START {
        return Err(LeagueRefusal::TooLate(at).into());
    }
    Ok(at)
}

/// How many days a full division needs, if each game takes six weeks and a bit.
fn usual_days(largest: Largest, format: Format, at_once: NonZeroUsize) -> i64 {
    let waves = games_of_a_player(largest.players(), format).div_ceil(at_once.get());
    (i64::try_from(waves).unwrap_or(1) * DAYS_OF_A_GAME).clamp(30, 365)
}

/// How many games each player of a division has.
pub fn games_of_a_player(players: usize, format: Format) -> usize {
    let opponents = players.saturating_sub(1);
    match format {
        Format::Single => opponents,
        Format::Double => 2 * opponents,
    }
}

/// How many more days a season can have: so many that it has not more than two years.
pub fn more_days(present: i64, more: i64) -> Result<i64, LeagueRefusal> {
    let days = present.saturating_add(more);
    if more < 1 || days > MOST_DAYS {
        return Err(LeagueRefusal::Days { least: LEAST_DAYS, most: MOST_DAYS });
    }
    Ok(days)
}
