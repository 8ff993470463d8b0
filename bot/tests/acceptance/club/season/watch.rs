//! What must be so whenever one looks.

use super::MINUTE;
use super::book::Stops;
use super::deeds::person;
use super::year::Year;

impl Year {
    /// After an outage each game that stood still has heard of it, once.
    pub fn hold_told(&self, left: i64, back: i64) {
        for book in self.books.values().filter(|book| book.runs() && book.start.is_some()) {
            if book.allowance().is_some() && book.since < back && back - left > 15 * MINUTE {
                assert!(self.told.contains(&(book.id, back)), "game {} heard nothing", book.id);
            }
        }
    }

    /// Nothing with a deadline runs on after it.
    pub async fn hold_running(&mut self) {
        for member in 0..self.members.len() {
            self.learn_hours(member).await;
        }
        let stops = Stops { lives: &self.lives, outages: &self.outages };
        for book in self.books.values().filter(|book| book.runs()) {
            // A minute more: what is just up is seen at the next round.
            if book.is_out_of_time(&stops, self.now - MINUTE) {
                assert!(book.terms.soft && book.overdue == 1, "this runs on: {book:?}");
            }
        }
    }

    /// The hours that were paid by themselves to the players of a game, as they are stored.
    pub async fn learn_hours_in(&mut self, game: i64) {
        for member in self.books[&game].players {
            self.learn_hours(member).await;
        }
    }

    /// The same of a member.
    pub async fn learn_hours(&mut self, member: usize) {
        if self.lives[member].is_automatic {
            let hours = sqlx::query_scalar(
                "SELECT from_at FROM vacations WHERE player = $1 AND automatic = 1
                 ORDER BY from_at",
            )
            .bind(person(member).as_str())
            .fetch_all(&self.pool)
            .await;
            self.lives[member].hours = hours.expect("they can be read");
        }
    }
}
