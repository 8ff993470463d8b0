//! The checks that hold whenever one looks.

use super::MINUTE;
use super::book::Stops;
use super::deeds::person;
use super::plans::{RESIGN, Words};
use super::year::Year;
use menagerie_rules::Color;
use std::collections::{BTreeMap, BTreeSet};

/// A conditional move as it is stored: its game, its owner, the owner's own move before, its number
/// and that of the one before it, the move that it answers, and the answer.
type Planned = (i64, String, Option<String>, i64, Option<i64>, String, Option<String>);

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
            // A minute more, because a time that has just run out is seen at the next round.
            if book.is_out_of_time(&stops, self.now - MINUTE) {
                assert!(book.terms.soft && book.overdue == 1, "this runs on: {book:?}");
            }
        }
        self.hold_plans().await;
    }

    /// The plans for games as they stand are stored, and nothing else is.
    async fn hold_plans(&self) {
        let rows: Vec<Planned> = sqlx::query_as(
            "SELECT p.game, p.owner, p.begins_with, r.number, r.parent, r.answered, r.reply
             FROM plans p JOIN games g ON g.id = p.game
             JOIN planned_replies r ON r.game = p.game AND r.owner = p.owner
             WHERE p.ply = g.ply AND p.taken_back =
                 (SELECT count(*) FROM moves_taken_back t WHERE t.game = p.game)
             ORDER BY p.game, p.owner, r.number",
        )
        .fetch_all(&self.pool)
        .await
        .expect("it can be read");
        let mut stored: BTreeMap<(i64, String), BTreeMap<i64, Words>> = BTreeMap::new();
        for (game, owner, begins_with, number, parent, answered, reply) in rows {
            let replies = stored.entry((game, owner)).or_default();
            let before = parent.map(|parent| replies[&parent].clone());
            let mut words = before.unwrap_or_else(|| begins_with.into_iter().collect());
            words.extend([answered, reply.unwrap_or_else(|| RESIGN.to_owned())]);
            replies.insert(number, words);
        }
        for book in self.books.values() {
            for (side, owner) in [(Color::White, "white"), (Color::Black, "black")] {
                let stored = stored.remove(&(book.id, owner.to_owned())).unwrap_or_default();
                let stored: BTreeSet<Words> = stored.into_values().collect();
                assert_eq!(stored, book.plans.replies(side, book.turn()), "{book:?}");
            }
        }
        assert!(stored.is_empty(), "{stored:?}");
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
