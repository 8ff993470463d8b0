//! Members' settings of their time, by chance.

use super::DAY;
use super::year::Year;
use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use menagerie_core::model::Reply;
use menagerie_core::model::request::Command;
use menagerie_core::vacation::types::{TimeRequests, VacationRequest};
use rand::RngExt;

const ZONES: [&str; 5] =
    ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Cairo"];
const WEEKENDS: [(&str, &[Weekday]); 3] = [
    ("sat sun", &[Weekday::Saturday, Weekday::Sunday]),
    ("fri", &[Weekday::Friday]),
    ("none", &[]),
];
impl Year {
    /// They say where they live, and when they have time.
    pub async fn settle(&mut self, member: usize) {
        self.members[member].has_settled = true;
        if self.chance(0.5) {
            return;
        }
        let zone = ZONES[self.dice.random_range(0..ZONES.len())];
        let (weekend, days) = WEEKENDS[self.dice.random_range(0..WEEKENDS.len())];
        let (is_quiet, is_automatic) = (self.chance(0.4), self.chance(0.3));
        let wishes = TimeRequests {
            zone: zone.to_owned(),
            weekend: weekend.to_owned(),
            quiet: if is_quiet { "22:30-07:00" } else { "" }.to_owned(),
            automatic: if is_automatic { "on" } else { "" }.to_owned(),
            confirmed: true,
        };
        let reply = self.command(member, Command::Time(wishes)).await;
        assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
        let life = &mut self.lives[member];
        let zone = TimeZone::get(zone).expect("it is a zone");
        life.habits.push((self.now, zone, days.to_vec()));
        (life.is_quiet, life.is_automatic) = (is_quiet, is_automatic);
    }

    /// They want to hear nothing at other hours, for which all their clocks are looked at.
    pub async fn settle_quiet(&mut self, member: usize) {
        let quiet = ["23:00-06:30", "12:00-13:00"][self.dice.random_range(0..2)].to_owned();
        let wishes = TimeRequests { quiet, ..TimeRequests::default() };
        let reply = self.command(member, Command::Time(wishes)).await;
        assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
        self.lives[member].is_quiet = true;
        self.count("quiet hours");
    }

    /// They ask for a vacation, or come back from one. Who has hours paid by themselves asks for
    /// none.
    pub async fn vacation(&mut self, member: usize) {
        let now = self.now;
        if self.lives[member].is_automatic {
            return;
        }
        if self.lives[member].has_vacation(now) {
            let wish = VacationRequest { end: true, ..VacationRequest::default() };
            let reply = self.command(member, Command::Vacation(wish)).await;
            assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
            let (from, _) = self.lives[member].vacations.pop().expect("there is one");
            if from < now {
                self.lives[member].vacations.push((from, now));
            }
        } else if self.members[member].vacations < 3 {
            let (from, length) = (self.dice.random_range(0..4), self.dice.random_range(1..9));
            let wish = VacationRequest {
                from: if from > 0 { format!("{from}d") } else { String::new() },
                until: format!("{}d", from + length),
                end: false,
            };
            let reply = self.command(member, Command::Vacation(wish)).await;
            assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
            self.members[member].vacations += 1;
            let span = (now + from * DAY, now + (from + length) * DAY);
            self.lives[member].vacations.push(span);
            self.count("vacations");
        }
    }
}
