//! The club's view, written down in the books, and whether it may be.

use super::MINUTE;
use super::book::{Book, Stops};
use super::network::{NETWORK, Notice};
use super::year::{Asked, Deed, Proposed, Year};
use menagerie_core::PlayerId;
use menagerie_rules::{Color, Line, Position, Variant, bundled_by_id};
use std::sync::Arc;

impl Year {
    /// Shows all that waits, and writes down what that says. What was seen comes back.
    pub async fn deliver(&mut self) -> Vec<Notice> {
        if self.away_since.is_some() {
            return Vec::new();
        }
        let store = Arc::clone(&self.program().store);
        let mut seen = Vec::new();
        for row in store.waiting(0).await.expect("the store works") {
            let pending = store.pending(row.id).await.expect("it can be read").expect("it waits");
            let (notice, delivery) = self.network.show(&pending);
            store.delivered(row.id, &delivery).await.expect("the store works");
            self.see(&notice).await;
            seen.push(notice);
        }
        seen
    }

    /// Writes down what a notice says, and whether it may be.
    async fn see(&mut self, notice: &Notice) {
        match notice {
            Notice::Challenged(id, wake) if wake.is_empty() => self.to_all.push(*id),
            Notice::Challenged(id, wake) => self.ask_member(&wake[0], Asked::Challenge(*id)),
            Notice::DrawOffered(game, ply, by) => {
                let to = self.books[&game.0].players;
                let by_index = by.map_or(0, Color::index);
                self.members[to[1 - by_index]].asked.push(Asked::Draw(game.0, *ply, *by));
            }
            Notice::Proposed(game, number, opponent) => {
                self.ask_member(opponent, Asked::Proposal(game.0, *number));
            }
            Notice::Opened(game, players) => {
                let Deed::Accept(challenge) = self.deed else { panic!("nobody has accepted") };
                let Proposed { terms, variant } = self.proposed[&challenge.0];
                let players = [number(&players[0]), number(&players[1])];
                let variant: &Arc<Variant> = bundled_by_id(variant).expect("it is bundled");
                let line = Line::new(Position::start(variant));
                let known =
                    self.books.insert(game.0, Book::new(game.0, players, terms, (line, self.now)));
                assert!(known.is_none(), "game {game} is opened once");
            }
            Notice::Board(game, ply, called, moves) => {
                let id = game.0;
                match self.deed {
                    Deed::Move(of, ..) if of == id => {
                        self.settle_move();
                        self.hold_board(id, called, *moves);
                        assert_eq!(*ply, self.books[&id].line.ply(), "game {game}");
                    }
                    // Moves are taken back by agreement.
                    Deed::Other(of, _, "proposal") if of == id => {
                        assert!(*moves == 0 && *ply < self.books[&id].line.ply(), "game {game}");
                    }
                    _ => {
                        assert!(*ply == 0 && !self.books[&id].is_shown, "game {game} at {ply}");
                    }
                }
                self.hold_calls(id, called);
                self.book(id).is_shown = true;
            }
            Notice::Result(game, moves) => self.see_result(game.0, *moves).await,
            Notice::Warned(game) => {
                let book = self.book(game.0);
                book.warnings += 1;
                assert!(book.runs() && book.warnings <= 3, "{book:?}");
            }
            Notice::Overdue(game) => {
                self.learn_hours_in(game.0).await;
                let stops = Stops { lives: &self.lives, outages: &self.outages };
                let book = self.books.get_mut(&game.0).expect("it is there");
                book.overdue += 1;
                assert!(book.terms.soft && book.overdue == 1, "{book:?}");
                assert!(book.is_out_of_time(&stops, self.now), "{book:?} {}", self.now);
            }
            Notice::MadeUp(game) => {
                let made_up = self.outages.iter().rfind(|(left, back)| back - left > 15 * MINUTE);
                let back = made_up.expect("there was one").1;
                assert!(self.books[&game.0].since < back, "{:?}", self.books[&game.0]);
                assert!(self.told.insert((game.0, back)), "game {game} hears twice of an outage");
            }
            Notice::Revised(game) => {
                let book = self.book(game.0);
                (book.is_revised, book.uncalled) = (true, None);
            }
            Notice::Called(game) => self.see_call(game.0),
            Notice::Settled | Notice::HourPaid(_) | Notice::Given(_) | Notice::Vacation(_) => {}
            Notice::Said(words) => self.count(format!("said in public: {words}")),
        }
    }

    fn ask_member(&mut self, player: &menagerie_core::PlayerId, asked: Asked) {
        self.members[number(player)].asked.push(asked);
    }
}

/// The number of a member.
pub fn number(player: &PlayerId) -> usize {
    let address = player.address_on(NETWORK).expect("it is a member of the club");
    address.parse().expect("members have numbers")
}
