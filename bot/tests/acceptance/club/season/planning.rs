//! Members' plans for the moves of others, by chance, and the plans that are played.

use super::DAY;
use super::book::Stops;
use super::deeds::{person, which};
use super::network::words;
use super::plans::{RESIGN, Words};
use super::year::{Deed, Year};
use menagerie_chat::conversation::pressed;
use menagerie_core::PlayerId;
use menagerie_core::model::Reply;
use menagerie_core::model::request::Command;
use menagerie_core::plan::types::{PlanDeed, PlanRequest};
use menagerie_rules::{Color, Line, notation};
use menagerie_words::{NOTHING, first_words, fixed, in_full};
use rand::RngExt;

/// The moves that followed at once from a move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Followed {
    pub replies: usize,
    /// Whether the mover is told that conditional moves of their own are dropped.
    pub is_told: bool,
}

impl Year {
    /// They settle what they will do, or change their mind.
    pub async fn plan(&mut self, member: usize, game: i64) {
        let side = self.side(member, game);
        match self.dice.random_range(0..12) {
            0 | 1 => self.drop_plan(member, game, side).await,
            2..5 => self.settle_wrong(member, game, side).await,
            _ => {
                let deepest = self.dice.random_range(1..=4);
                for _ in 0..self.dice.random_range(1..=3) {
                    if let Some(line) = self.some_line(game, side, deepest) {
                        self.settle_line(member, game, side, line).await;
                    }
                }
            }
        }
    }

    fn side(&self, member: usize, game: i64) -> Color {
        Color::BOTH[usize::from(self.books[&game].players[0] != member)]
    }

    /// One of the first moves that there are, or any: people expect the same ones.
    fn some_move(&mut self, line: &Line) -> menagerie_rules::Move {
        let legal = line.position().legal_moves();
        let among = if self.chance(0.6) { legal.len().min(3) } else { legal.len() };
        legal[self.dice.random_range(0..among)]
    }

    /// A line of so many replies, some of which give the game up at the end.
    fn some_line(&mut self, game: i64, side: Color, replies: usize) -> Option<Words> {
        let mut line = self.books[&game].line.clone();
        let mut words = Words::new();
        let is_own_turn = line.position().turn() == side;
        let gives_up = replies <= 3 && self.chance(0.04);
        // Some expect what the other one has settled, so that lines answer each other.
        let expected = self.books[&game].plans.of(side.other()).first().cloned();
        let expected = expected.filter(|_| self.chance(0.5)).unwrap_or_default();
        for place in 0..2 * replies + usize::from(is_own_turn) {
            if line.outcome().is_some() {
                return None;
            }
            if gives_up && place + 1 == 2 * replies + usize::from(is_own_turn) {
                words.push(RESIGN.to_owned());
                break;
            }
            let known = expected.get(place).filter(|_| words == expected[..place]);
            let known = known.and_then(|word| notation::from_coordinates(line.position(), word));
            let next = known.unwrap_or_else(|| self.some_move(&line));
            words.push(notation::coordinates(line.position().variant(), &next));
            line.play(&next).expect("it is legal");
        }
        Some(words)
    }

    async fn wish(&mut self, member: usize, game: i64, wish: PlanDeed) -> Reply {
        self.command_in(
            member,
            Command::Plan(PlanRequest { which: which(game), deed: wish }),
            Deed::Plan,
        )
        .await
    }

    async fn settle_line(&mut self, member: usize, game: i64, side: Color, line: Words) {
        let between = [" ", ", ", " then "][self.dice.random_range(0..3)];
        let add = PlanDeed::Add { line: line.join(between), confirmed: None };
        let mut reply = self.wish(member, game, add).await;
        if line.last().is_some_and(|last| last == RESIGN) {
            let Reply::Ask(_, actions) = reply else { panic!("{line:?} is not asked: {reply:?}") };
            if self.chance(0.2) {
                return;
            }
            let command = pressed(actions[0].kind.clone()).expect("it is to be decided");
            reply = self.command_in(member, command, Deed::Plan).await;
        }
        let Reply::Done(text) = &reply else { panic!("{line:?} is not settled: {reply:?}") };
        let book = self.book(game);
        let turn = book.turn();
        let goes = book.plans.settle(side, turn, line);
        let told = words(text);
        assert!(told.contains(&format!("): {} ", in_full("plan-settled", NOTHING))), "{told}");
        let replaces = ["plan-settled-for-other-beginning", "plan-settled-for-other-answer"];
        let replaces = replaces.iter().any(|key| told.contains(fixed(key)));
        assert_eq!(replaces, goes, "{told} {book:?}");
        let (_, then) =
            first_words("plan-reply", [("when", "|")]).split_once('|').expect("an answer follows");
        let rows = told.matches(then).count();
        assert_eq!(rows, book.plans.replies(side, turn).len(), "{told} {book:?}");
        self.count("lines laid");
    }

    /// A line that cannot be: a move of it is none, or nothing answers its last one.
    async fn settle_wrong(&mut self, member: usize, game: i64, side: Color) {
        let Some(mut line) = self.some_line(game, side, 2) else { return };
        match self.dice.random_range(0..3) {
            0 => drop(line.pop()),
            1 => drop(line.remove(0)),
            _ => {
                let last = line.last_mut().expect("it has moves");
                "a1a1".clone_into(last);
            }
        }
        let add = PlanDeed::Add { line: line.join(" "), confirmed: None };
        let reply = self.wish(member, game, add).await;
        assert!(matches!(reply, Reply::Refused(_)), "{line:?}: {reply:?}");
    }

    async fn drop_plan(&mut self, member: usize, game: i64, side: Color) {
        let is_all = self.chance(0.5);
        let wish = PlanDeed::Drop(if is_all { "all" } else { "1" }.to_owned());
        let reply = self.wish(member, game, wish).await;
        let book = self.book(game);
        if book.plans.of(side).is_empty() {
            assert!(matches!(reply, Reply::Refused(_)), "{reply:?} {book:?}");
            return;
        }
        let Reply::Done(text) = &reply else { panic!("nothing is dropped: {reply:?} {book:?}") };
        let turn = book.turn();
        let some_stay = !is_all && book.plans.drop_first(side, turn);
        if is_all {
            book.plans.drop_all(side);
        }
        let rows = words(text).matches(", then ").count();
        assert_eq!(rows, book.plans.replies(side, turn).len(), "{text:?} {book:?}");
        assert_eq!(rows > 0, some_stay, "{text:?} {book:?}");
        self.count("drops by hand");
    }

    /// The move that somebody has settled about: the other's answers to it wait, or their own do.
    pub fn expected_move(&mut self, game: i64) -> Option<String> {
        let book = &self.books[&game];
        let lines: Vec<&Words> =
            Color::BOTH.into_iter().flat_map(|side| book.plans.of(side)).collect();
        let chosen = lines.get(self.dice.random_range(0..lines.len().max(1)))?[0].clone();
        self.chance(0.7).then_some(chosen)
    }

    /// Writes down the planned replies to the last move, and to each other, at this instant.
    pub fn settle_replies(&mut self, game: i64, is_told: bool) {
        let stops = Stops { lives: &self.lives, outages: &self.outages };
        let book = self.books.get_mut(&game).expect("it is there");
        self.followed = Followed { replies: book.answer(&stops, self.now), is_told };
        let (replies, gives_up) = (self.followed.replies, book.gives_up);
        if replies > 0 || gives_up {
            self.count("moves answered");
            self.most_replies = self.most_replies.max(replies);
        }
        *self.tally.entry("replies played".to_owned()).or_default() += replies;
        if gives_up {
            self.count("games given up by a line");
        }
    }

    /// The one board of a move tells the replies to it, and calls the player to move then, unless
    /// they have quiet hours.
    pub fn hold_board(&self, game: i64, called: &[PlayerId], moves: usize) {
        let (book, replies) = (&self.books[&game], self.followed.replies);
        assert_eq!(moves, replies + 1, "{book:?}");
        let next = book.mover();
        // A player who has moved again at once after taking a move back calls nobody anew.
        let is_spared = book.is_revised && replies == 0 || self.lives[next].is_quiet;
        assert!(called == [person(next)] || called.is_empty() && is_spared, "{called:?} {book:?}");
    }

    /// A player whom a board has not called is called when their quiet hours are over, once. Those
    /// end within a day, unless the bot is away.
    pub fn hold_calls(&mut self, game: i64, called: &[PlayerId]) {
        let now = self.now;
        let book = self.books.get_mut(&game).expect("it is there");
        if let Some(since) = book.uncalled {
            let was_away = self.outages.iter().any(|(left, back)| *back > since && *left < now);
            assert!(now - since < DAY || was_away, "nobody was called in time: {book:?}");
        }
        let is_spared = std::mem::take(&mut book.is_revised);
        if !called.is_empty() {
            book.uncalled = None;
        } else if !is_spared {
            book.uncalled = Some(now);
        }
    }

    /// Somebody is called whose turn has come in their quiet hours.
    pub fn see_call(&mut self, game: i64) {
        let book = self.books.get_mut(&game).expect("it is there");
        let is_quiet = self.lives[book.mover()].is_quiet;
        assert!(book.end.is_none() && (book.uncalled.is_some() || is_quiet), "{book:?}");
        book.uncalled = None;
    }

    /// The mover is told the replies, and about their own ones that are dropped. Where others can
    /// read, the board says all that they may know.
    pub fn hold_told_of_replies(&self, reply: &Reply, is_private: bool) {
        let text = match reply {
            Reply::Done(text) => text,
            Reply::Nothing if !is_private => return,
            _ => panic!("the move was taken: {reply:?}"),
        };
        let (told, Followed { replies, is_told }) = (words(text), self.followed);
        let expected = match replies {
            0 => String::new(),
            _ => format!(" {}", in_full("play-done-answered", [("replies", replies)])),
        };
        let rest = told.split_once('.').expect("it is a sentence").1;
        let dropped = [
            first_words("plan-left-by-take-back", NOTHING),
            first_words("plan-left-other-beginning", NOTHING),
            first_words("plan-left-no-answer", NOTHING),
        ];
        let dropped = dropped.iter().find_map(|words| rest.find(&format!(" {words}")));
        let (of_replies, of_dropped) = match dropped {
            Some(at) => rest.split_at(at),
            None => (rest, ""),
        };
        assert_eq!((of_replies, of_dropped.is_empty()), (expected.as_str(), !is_told), "{told}");
    }
}
