//! Members who move often: the record of their time zones does not grow with it, and the part of it
//! that counts stays.

use crate::table::{CHANNEL, Table, done, refused};
use menagerie_core::Timestamp;
use menagerie_core::clock::{Control, DAY, HOUR, Hours, Member, Span, Weekdays, Zone, typed};
use menagerie_core::model::Reply;
use menagerie_core::model::request::Command;
use menagerie_core::vacation::types::TimeRequests;
use menagerie_words::fixed;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Monday the 5th of January 2026, noon.
const NOON: i64 = 1_767_614_400;
const ZONES: [&str; 4] = ["UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York"];

async fn settle(table: &mut Table, zone: &str, weekend: &str) -> Reply {
    let wishes = TimeRequests {
        zone: zone.to_owned(),
        weekend: weekend.to_owned(),
        confirmed: true,
        ..TimeRequests::default()
    };
    table.private("Ann", CHANNEL, Command::Time(wishes)).await
}

async fn rows(table: &Table) -> i64 {
    let pool = crate::beside::pool(&table.folder.url()).await;
    let rows = sqlx::query_scalar("SELECT count(*) FROM habits").fetch_one(&pool).await;
    pool.close().await;
    rows.expect("it can be counted")
}

#[tokio::test]
async fn a_zone_that_is_changed_for_ever_takes_no_more_room() {
    let mut table = Table::new().await;
    table.stop_at(NOON);
    for number in 1..=50 {
        table.wait(1);
        done(&settle(&mut table, ZONES[number % ZONES.len()], "").await);
        assert!(rows(&table).await <= 3, "after {number} changes");
    }
    // A player with days off then has moved a moment ago, and that is still known.
    done(&settle(&mut table, "", "sat").await);
    let reply = settle(&mut table, "Europe/Berlin", "").await;
    assert!(refused(&reply).starts_with(fixed("clock-refused-zone-changed-lately")));
}

#[test]
fn every_day_off_of_the_past_stays_where_it_was() {
    let control: Control = "days 3d".parse().expect("it is a control");
    for seed in 0..40 {
        let mut dice = StdRng::seed_from_u64(seed);
        let mut member = Member::default();
        let mut all = member.habits().to_vec();
        let mut now = NOON;
        for _ in 0..60 {
            now += dice.random_range(1..20 * DAY);
            let at = Timestamp(now);
            if dice.random_bool(0.7) {
                let zone = Zone::named(ZONES[dice.random_range(0..4)]).expect("it is a zone");
                let _ = member.set_zone(zone, at);
            } else {
                let days: &[&str] = [&[][..], &["sat", "sun"], &["mon"]][dice.random_range(0..3)];
                let days = Weekdays::named(days.iter().copied()).expect("they are days");
                let _ = member.set_days_off(days, at);
            }
            let newest = member.habits().last().expect("there is one").clone();
            if all.last() != Some(&newest) {
                all.push(newest);
            }
        }
        let known = Member::from_rows(all, Vec::new(), Hours::default(), None);
        let window = Span::new(Timestamp(NOON), Timestamp(now + 30 * DAY));
        let pauses = |member: &Member| Span::union(member.pauses(&control, window));
        assert_eq!(pauses(&member), pauses(&known), "seed {seed}");
        assert!(pauses(&known).iter().any(|span| span.seconds() > HOUR) || seed % 3 != 0);
    }
}

#[test]
fn every_zone_that_can_be_chosen_is_found_again_by_its_stored_name() {
    for name in typed::zone_names() {
        let zone = Zone::named(&name).expect("it can be chosen");
        assert_eq!(Zone::named(&zone.name()), Ok(zone), "{name}");
    }
    for odd in ["utc", "gmt", "Z", "Etc/Unknown", "localtime", "posixrules", "+02:00"] {
        let found = Zone::named(odd).map(|zone| Zone::named(&zone.name()).is_ok());
        assert_ne!(found, Ok(false), "{odd}");
    }
}
