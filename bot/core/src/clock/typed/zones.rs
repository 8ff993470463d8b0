//! Time zones as people name them: `Berlin`, `UTC+5:30`, `CEST`. By `GMT+2` people mean two hours
//! ahead of Greenwich, but the zone `Etc/GMT+2` is two hours behind it. So only its full name
//! stands for that zone.

use super::super::calendar::{NoSuchZone, Zone};
use super::super::duration::{DAY, HOUR, MINUTE};
use super::LONGEST;
use crate::Timestamp;
use menagerie_rules::notation;

/// Places that are not the name of a zone, with their coordinates.
const PLACES: &str = include_str!("places.tsv");
/// The zones of most people. They come before other zones that fit as well.
const MAIN: [&str; 38] = [
    "Europe/Berlin",
    "Europe/London",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Rome",
    "Europe/Warsaw",
    "Europe/Amsterdam",
    "Europe/Athens",
    "Europe/Helsinki",
    "Europe/Kyiv",
    "Europe/Istanbul",
    "Europe/Moscow",
    "Europe/Lisbon",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Toronto",
    "America/Mexico_City",
    "America/Bogota",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "America/Halifax",
    "America/Anchorage",
    "Africa/Cairo",
    "Africa/Johannesburg",
    "Africa/Lagos",
    "Africa/Nairobi",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Asia/Singapore",
    "Asia/Dubai",
    "Asia/Jakarta",
    "Asia/Karachi",
    "Australia/Sydney",
    "Australia/Perth",
    "Pacific/Auckland",
];

/// Names in the place of a continent that are none, or old: `US/Eastern`.
const NO_CONTINENTS: [&str; 6] = ["Etc", "US", "Canada", "Brazil", "Mexico", "Chile"];
/// Old names of zones. They are read, and not suggested beside the new ones.
const OLD_NAMES: [&str; 20] = [
    "Asia/Calcutta",
    "Asia/Saigon",
    "Asia/Katmandu",
    "Asia/Rangoon",
    "Asia/Dacca",
    "Asia/Macao",
    "Asia/Tel_Aviv",
    "Asia/Istanbul",
    "Asia/Ulan_Bator",
    "Asia/Chongqing",
    "Asia/Chungking",
    "Asia/Harbin",
    "Asia/Thimbu",
    "Asia/Ujung_Pandang",
    "Asia/Ashkhabad",
    "Europe/Kiev",
    "Europe/Belfast",
    "America/Buenos_Aires",
    "America/Indianapolis",
    "America/Montreal",
];

/// The zone that a text names: by its own name, by hours from universal time, or by a part that
/// fits it alone.
///
/// # Errors
/// If no zone fits, or several do.
pub fn zone(text: &str, now: Timestamp) -> Result<Zone, NoSuchZone> {
    let unknown = || NoSuchZone::of(text.trim());
    let typed = named(text);
    if typed.len() > LONGEST {
        return Err(unknown());
    }
    let is_label = text.contains(", now");
    let brackets = typed.split_once('(').and_then(|(before, rest)| {
        let (inside, behind) = rest.split_once(')')?;
        Some([before, inside, behind].map(str::trim))
    });
    let Some(parts) = brackets else { return lone(&typed, is_label, now).ok_or_else(unknown) };
    // "GMT+1 (Berlin)", "Berlin (GMT+1)": a place tells more than hours, because it has a summer
    // time.
    let (hours, places): (Vec<&str>, Vec<&str>) =
        parts.into_iter().partition(|part| offset(part).is_some());
    let parts = places.into_iter().chain(hours).filter(|part| !part.is_empty());
    parts.into_iter().find_map(|part| lone(&named(part), is_label, now)).ok_or_else(unknown)
}

/// The zone of a text without brackets. The local time may stand behind it.
fn lone(typed: &str, is_label: bool, now: Timestamp) -> Option<Zone> {
    if let Some(zone) = offset(typed) {
        return Some(zone);
    }
    let name = typed.replace(' ', "_");
    // "EST" is a zone without summer time, and also a name for the time of places that have one.
    let small = typed.to_lowercase();
    let is_called =
        small != "utc" && !is_label && !abbreviated(&small, now, zone_names()).is_empty();
    if let Some(zone) = Zone::named(&name).ok().filter(|_| !is_called) {
        return Some(zone);
    }
    // Two letters in the middle of a name mean nothing.
    let is_part = |name: &str| small.len() < 3 && name.to_lowercase().contains(&small);
    match &zones_like(typed, now)[..] {
        [one] if !is_part(one) => Zone::named(one).ok(),
        // "Sydney/Australia": the place stands first.
        [] => typed.split_once('/').and_then(|(place, _)| {
            let [one] = &zones_like(place, now)[..] else { return None };
            Zone::named(one).ok()
        }),
        _ => None,
    }
}

/// The names of the zones that fit the text so far, the nearest first.
pub fn zones_like(text: &str, now: Timestamp) -> Vec<String> {
    let typed = named(text).to_lowercase();
    let all = || {
        let is_etc = |name: &String| name.starts_with("Etc/");
        let etc = typed.starts_with("etc").then(|| available().filter(is_etc));
        zone_names().into_iter().chain(etc.into_iter().flatten()).collect::<Vec<String>>()
    };
    if let Some(fixed) = offset(&typed) {
        let same = all().into_iter().filter(|name| {
            Zone::named(name).is_ok_and(|zone| zone.offset(now) == fixed.offset(now))
        });
        return [fixed.name()].into_iter().chain(main_first(same.collect())).collect();
    }
    let place = PLACES.lines().filter_map(|line| line.split_once('\t'));
    let place: Vec<String> =
        place.filter(|(place, _)| *place == typed).map(|(_, zone)| zone.to_owned()).collect();
    let typed_name = typed.replace(' ', "_");
    // How well a name fits: its place, the beginning of it, a part of it.
    let nearness = |name: &str| {
        let name = name.to_lowercase();
        let place = name.rsplit('/').next().unwrap_or_default();
        match () {
            () if place == typed_name || name == typed_name => Some(0),
            () if place.starts_with(&typed_name) => Some(1),
            () if name.contains(&typed_name) => Some(2),
            () => None,
        }
    };
    let mut near: Vec<(u8, String)> =
        main_first(all()).into_iter().filter_map(|name| Some((nearness(&name)?, name))).collect();
    near.sort_by_key(|(nearness, _)| *nearness);
    let is_named = near.first().is_some_and(|(nearness, _)| *nearness == 0) && !typed.is_empty();
    if !place.is_empty() && !is_named {
        return place;
    }
    near.retain(|(nearness, _)| !is_named || *nearness == 0);
    if !is_named {
        let short = abbreviated(&typed, now, all());
        if !short.is_empty() {
            return main_first(short);
        }
    }
    near.into_iter().map(|(_, name)| name).collect()
}

/// The names of all zones with a continent. Names without one are old names of the same zones.
pub fn zone_names() -> Vec<String> {
    let is_of_place = |name: &String| {
        let region = name.split_once('/').map(|(region, _)| region);
        region.is_some_and(|region| !NO_CONTINENTS.contains(&region))
    };
    available().filter(|name| is_of_place(name) && !OLD_NAMES.contains(&&**name)).collect()
}

fn available() -> impl Iterator<Item = String> {
    jiff::tz::db().available().map(|name| name.as_str().to_owned())
}

impl Zone {
    /// Its name, with its distance from universal time where the name does not show it: people
    /// misread the sign of `Etc/GMT+2`.
    pub fn told(&self, at: Timestamp) -> String {
        let name = self.name();
        if name.starts_with("UTC") {
            return name;
        }
        format!("{name}, {}", from_universal(self.offset(at)))
    }

    /// The local time at a moment, and the distance from universal time: `14:05 (UTC+1)`.
    pub fn shows(&self, at: Timestamp) -> String {
        let (local, seconds) = (self.local(at), self.offset(at));
        format!("{} ({})", local.strftime("%H:%M"), from_universal(seconds))
    }
}

/// The distance from universal time: `UTC+5:30`.
fn from_universal(seconds: i64) -> String {
    let (sign, length) = if seconds < 0 { ('-', -seconds) } else { ('+', seconds) };
    match (length / HOUR, length % HOUR / MINUTE) {
        (0, 0) => "UTC".to_owned(),
        (hours, 0) => format!("UTC{sign}{hours}"),
        (hours, minutes) => format!("UTC{sign}{hours}:{minutes:02}"),
    }
}

/// The name within a suggestion, or the typed text itself.
fn named(text: &str) -> String {
    let text = notation::uniform(text);
    let is_time = |behind: &str| behind.contains(|c: char| c.is_ascii_digit());
    let name = match text.split_once(", ") {
        Some((name, behind)) if is_time(behind) => name,
        _ => text.as_str(),
    };
    let name = name.split_once(" (UTC").map_or(name, |(name, _)| name);
    let words: Vec<&str> = name.split_whitespace().collect();
    // Words such as "time" in "Berlin time" and "Eastern Standard Time" do not say where.
    let says_nothing = |word: &&str| {
        let nothing = ["time", "zone", "timezone", "standard", "daylight", "summer", "winter"];
        nothing.iter().any(|it| word.eq_ignore_ascii_case(it))
    };
    let ends = words.iter().rev().take_while(|word| says_nothing(word)).count();
    words[..words.len() - ends].join(" ")
}

/// The zone at a fixed number of hours from universal time: `UTC+2`, `GMT -3`, `+05:30`.
fn offset(typed: &str) -> Option<Zone> {
    let typed: String = typed.to_lowercase().split_whitespace().collect();
    let base = ["utc", "gmt", "z"].iter().find_map(|base| typed.strip_prefix(base));
    let rest = base.unwrap_or(&typed);
    let (is_behind, digits) = match rest.strip_prefix(['+', '-']) {
        Some(digits) => (rest.starts_with('-'), digits),
        None if base.is_some() && !rest.is_empty() => (false, rest),
        None => return None,
    };
    let (hours, minutes) = match digits.split_once([':', '.']) {
        Some(parts) => parts,
        None if digits.len() > 2 => digits.split_at_checked(digits.len() - 2)?,
        None => (digits, "0"),
    };
    let number = |digits: &str| {
        let is_number =
            (1..=2).contains(&digits.len()) && digits.bytes().all(|it| it.is_ascii_digit());
        digits.parse::<i64>().ok().filter(|_| is_number)
    };
    let seconds = number(hours)? * HOUR + number(minutes).filter(|it| *it < 60)? * MINUTE;
    let seconds = if is_behind { -seconds } else { seconds };
    Zone::fixed(seconds)
}

/// The zones whose clocks have this abbreviation at some time of the year.
fn abbreviated(typed: &str, now: Timestamp, names: Vec<String>) -> Vec<String> {
    let is_short =
        (3..=5).contains(&typed.len()) && typed.bytes().all(|it| it.is_ascii_lowercase());
    if !is_short {
        return Vec::new();
    }
    let moments = [now, Timestamp(now.0.saturating_add(182 * DAY))];
    let is_called = |name: &String| {
        Zone::named(name).is_ok_and(|zone| {
            moments.iter().any(|at| zone.abbreviation(*at).eq_ignore_ascii_case(typed))
        })
    };
    names.into_iter().filter(is_called).collect()
}

/// The same names, with the zones of most people in front.
fn main_first(mut names: Vec<String>) -> Vec<String> {
    let rank = |name: &String| MAIN.iter().position(|main| main == name).unwrap_or(MAIN.len());
    names.sort_by_key(rank);
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-11-26 09:00 and 2026-07-01 12:00 in universal time.
    const WINTER: Timestamp = Timestamp(1_795_683_600);
    const SUMMER: Timestamp = Timestamp(1_782_907_200);

    fn read(text: &str) -> Option<String> {
        zone(text, WINTER).ok().map(|zone| zone.name())
    }

    #[test]
    fn zones_are_read_as_people_name_them() {
        for (text, expected) in [
            ("Europe/Berlin", "Europe/Berlin"),
            ("europe/berlin", "Europe/Berlin"),
            ("Berlin", "Europe/Berlin"),
            (" BERLIN\u{a0}", "Europe/Berlin"),
            ("Ber\u{200b}lin", "Europe/Berlin"),
            ("Ｂｅｒｌｉｎ", "Europe/Berlin"),
            ("Europe/Berlin, now 10:00 (UTC+1)", "Europe/Berlin"),
            ("New York", "America/New_York"),
            ("new_york", "America/New_York"),
            ("America/New York", "America/New_York"),
            ("Munich", "Europe/Berlin"),
            ("San Francisco", "America/Los_Angeles"),
            ("Berlin time", "Europe/Berlin"),
            ("New York Time Zone", "America/New_York"),
            ("Eastern", "America/New_York"),
            ("US Eastern", "America/New_York"),
            ("Eastern Standard Time", "America/New_York"),
            ("Pacific time", "America/Los_Angeles"),
            ("Central European Summer Time", "Europe/Berlin"),
            ("Indian Standard Time", "Asia/Kolkata"),
            ("UK time", "Europe/London"),
            ("München", "Europe/Berlin"),
            ("Sydney/Australia", "Australia/Sydney"),
            ("GMT+2 (Berlin)", "Europe/Berlin"),
            ("Berlin (GMT+1)", "Europe/Berlin"),
            ("New York (GMT-5)", "America/New_York"),
            ("(GMT+01:00) Berlin", "Europe/Berlin"),
            ("UTC+2 (my zone)", "UTC+02:00"),
            ("Asia/Calcutta", "Asia/Calcutta"),
            ("India", "Asia/Kolkata"),
            ("Tokyo", "Asia/Tokyo"),
            ("UTC", "UTC"),
            ("utc+2", "UTC+02:00"),
            ("UTC +2", "UTC+02:00"),
            ("GMT+2", "UTC+02:00"),
            ("GMT−3", "UTC-03:00"),
            ("UTC+5:30", "UTC+05:30"),
            ("UTC+0530", "UTC+05:30"),
            ("+05:45", "UTC+05:45"),
            ("-8", "UTC-08:00"),
            ("UTC+0", "UTC"),
            ("GMT+0", "UTC"),
            ("Etc/GMT+2", "Etc/GMT+2"),
        ] {
            assert_eq!(read(text).as_deref(), Some(expected), "{text}");
        }
        for text in [
            "",
            "Mars/Olympus",
            "UTC+15",
            "UTC+2:75",
            "CEST",
            "EST",
            "mst",
            "HST",
            "GMT",
            "CET",
            "2",
            "UTC++2",
            "berlin2",
            "PT",
            "USA",
            "(xyz)",
            "((((Berlin",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn every_zone_is_read_as_itself_by_its_name_and_as_it_is_suggested() {
        for name in jiff::tz::db().available() {
            let name = name.as_str();
            let Ok(known) = Zone::named(name) else { continue };
            // An abbreviation names no zone.
            if name.len() < 6 && name != "UTC" && zone(name, WINTER).is_err() {
                assert!(!zones_like(name, WINTER).is_empty(), "{name}");
                continue;
            }
            let zone = zone(name, WINTER).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(zone.offset(SUMMER), known.offset(SUMMER), "{name}");
            if name.starts_with("GMT") {
                continue;
            }
            let label = format!("{}, now {}", known.name(), known.shows(WINTER));
            assert_eq!(super::zone(&label, WINTER).map(|zone| zone.name()), Ok(known.name()));
        }
    }

    #[test]
    fn what_is_typed_finds_zones_and_never_one_of_the_wrong_side() {
        for (text, now, first) in [
            ("UTC+2", WINTER, &["UTC+02:00", "Europe/Athens"][..]),
            ("GMT+2", SUMMER, &["UTC+02:00", "Europe/Berlin", "Europe/Paris"]),
            ("UTC+5:30", WINTER, &["UTC+05:30", "Asia/Kolkata"]),
            ("CEST", WINTER, &["Europe/Berlin", "Europe/Paris", "Europe/Madrid"]),
            ("cest", SUMMER, &["Europe/Berlin", "Europe/Paris", "Europe/Madrid"]),
            ("IST", WINTER, &["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"]),
            ("PDT", WINTER, &["America/Los_Angeles"]),
            ("EST", WINTER, &["America/New_York", "America/Toronto"]),
            ("MST", SUMMER, &["America/Denver"]),
            ("CET", WINTER, &["Europe/Berlin", "Europe/Paris"]),
            ("GMT", WINTER, &["Europe/London"]),
            ("Berlin", WINTER, &["Europe/Berlin"]),
            ("ber", WINTER, &["Europe/Berlin"]),
            ("europe", WINTER, &["Europe/Berlin", "Europe/London"]),
        ] {
            let found = zones_like(text, now);
            assert!(
                found.iter().map(String::as_str).take(first.len()).eq(first.iter().copied()),
                "{text}: {found:?}"
            );
            assert!(found.iter().all(|name| !name.starts_with("Etc/")), "{text}: {found:?}");
        }
    }

    #[test]
    fn clocks_are_shown_with_how_far_they_are_from_universal_time() {
        for (name, at, expected) in [
            ("Europe/Berlin", WINTER, "10:00 (UTC+1)"),
            ("Europe/Berlin", SUMMER, "14:00 (UTC+2)"),
            ("Asia/Kolkata", WINTER, "14:30 (UTC+5:30)"),
            ("America/New_York", WINTER, "04:00 (UTC-5)"),
            ("UTC", WINTER, "09:00 (UTC)"),
            ("Etc/GMT+2", WINTER, "07:00 (UTC-2)"),
            ("UTC+02:00", WINTER, "11:00 (UTC+2)"),
        ] {
            assert_eq!(Zone::named(name).map(|zone| zone.shows(at)).as_deref(), Ok(expected));
        }
        for (name, expected) in [
            ("Etc/GMT+2", "Etc/GMT+2, UTC-2"),
            ("Europe/Berlin", "Europe/Berlin, UTC+1"),
            ("UTC+05:30", "UTC+05:30"),
            ("UTC", "UTC"),
        ] {
            assert_eq!(Zone::named(name).map(|zone| zone.told(WINTER)).as_deref(), Ok(expected));
        }
    }
}
