//! The checks for when a move was taken, when a game has ended, and when all have.

use super::book::{Book, Stops};
use super::report::{Figures, Report};
use super::year::{Asked, Deed, Year};
use super::{DAY, HOUR, MINUTE};
use menagerie_core::model::state::{Ending, Game};
use menagerie_core::record::{Form, Replayed, read, written};
use menagerie_core::{CauseId, GameId};
use menagerie_rules::notation;
use rand::RngExt;
use std::collections::BTreeSet;
use std::time::Instant;

impl Year {
    /// The move of just now was taken: it was in time, and costs what the book says.
    pub fn settle_move(&mut self) {
        let Deed::Move(game, chosen, at) = self.deed.clone() else { panic!("nobody has moved") };
        assert!(!self.is_settled, "a move is announced once");
        let (now, last_round) = (self.now, self.last_round);
        let stops = Stops { lives: &self.lives, outages: &self.outages };
        let book = self.books.get_mut(&game).expect("it is there");
        book.start(now);
        assert!(book.terms.soft || !book.is_late(&stops, at), "it was late: {book:?}");
        hold_warnings(book, &stops, last_round, now);
        book.moved(&stops, at, now);
        let is_told = book.plays(&chosen);
        self.settle_replies(game, is_told);
        self.is_settled = true;
    }

    /// A game has ended: once, and by a rule that fits.
    pub async fn see_result(&mut self, id: i64, moves: usize) {
        let game = self.stored(id).await;
        let end = game.end.expect("it has ended");
        if matches!(self.deed, Deed::Move(of, ..) if of == id)
            && game.line.ply() > self.books[&id].line.ply()
        {
            self.settle_move();
            assert_eq!(moves, self.followed.replies + 1, "{:?}", self.books[&id]);
        }
        assert_eq!(game.line.ply(), self.books[&id].line.ply(), "{:?}", self.books[&id]);
        self.learn_hours_in(id).await;
        let (now, deed) = (self.now, self.deed.clone());
        let stops = Stops { lives: &self.lives, outages: &self.outages };
        let book = self.books.get_mut(&id).expect("it is there");
        book.results += 1;
        assert_eq!((book.results, book.end), (1, None), "its result is told once");
        let why = fits(book, &stops, &deed, end.ending, now);
        assert!(why, "{:?} does not fit at {now} after {deed:?}: {book:?}", end.ending);
        if let Ending::Time = end.ending {
            assert_eq!(end.winner, Some(book.turn().other()), "{book:?}");
            hold_warnings(book, &stops, self.last_round, now);
        }
        // A deed that ends a game may be its first one. So the clock starts here at the latest, and
        // the side to move is charged until now.
        let is_by_somebody = matches!(
            end.ending,
            Ending::Resignation
                | Ending::Agreement
                | Ending::Aborted
                | Ending::Cancelled
                | Ending::Adjudicated
                | Ending::Annulled
        );
        if is_by_somebody {
            book.start(now);
            book.used[book.turn().index()] += book.thought(&stops, now);
        }
        book.plans.end();
        book.end = Some(now);
        *self.endings.entry(end.ending.word()).or_default() += 1;
        for player in book.players {
            if self.dice.random_bool(0.15) {
                self.members[player].asked.push(Asked::Rematch(id));
            }
        }
    }

    async fn stored(&self, id: i64) -> Game {
        let game = self.program().store.game(GameId(id)).await.expect("the store works");
        game.expect("it is stored")
    }

    /// Everything is over: the stored games are as the book says.
    pub async fn finish(mut self, began: Instant, size: u64) -> Report {
        self.hold_running().await;
        let ids: Vec<i64> = self.books.keys().copied().collect();
        for id in &ids {
            self.hold_game(*id).await;
        }
        self.hold_hours();
        let played: usize = self.books.values().map(|book| book.played).sum();
        let moves = self.number("SELECT count(*) FROM moves").await;
        let gone = self.number("SELECT count(*) FROM moves_taken_back").await;
        assert_eq!(moves + gone, i64::try_from(played).expect("it is a number"));
        for (what, none) in [
            ("SELECT count(*) FROM outbox", 0),
            ("SELECT count(*) FROM games WHERE ending IS NULL", 0),
            ("SELECT count(*) FROM challenges WHERE state = 'open'", 0),
            ("SELECT count(*) FROM clocks WHERE due_at IS NOT NULL", 0),
            ("SELECT count(*) FROM plans", 0),
            ("SELECT count(*) FROM planned_replies", 0),
        ] {
            assert_eq!(self.number(what).await, none, "{what}");
        }
        let outages = self.number("SELECT count(*) FROM outages").await;
        assert_eq!(outages, i64::try_from(self.outages.len()).expect("they are few"));
        // A server has no word for that.
        if self.url.starts_with("sqlite") {
            let whole: String = sqlx::query_scalar("PRAGMA integrity_check")
                .fetch_one(&self.pool)
                .await
                .expect("it can be asked");
            assert_eq!(whole, "ok");
        }
        let rated = self.number("SELECT count(*) FROM games WHERE rated = 1").await;
        let ratings = self.program().store.check_ratings().await.expect("they can be read");
        assert_eq!(ratings.differs, None, "the ratings follow from the games, bit for bit");
        let hours: usize = self.lives.iter().map(|life| life.hours.len()).sum();
        let longest = self.books.values().max_by_key(|book| book.played).map(|book| {
            (book.id, book.played, (book.end.unwrap_or(0) - book.start.unwrap_or(0)) / DAY)
        });
        let last_end = self.books.values().filter_map(|book| book.end).max().unwrap_or(0);
        self.pool.close().await;
        Report(Figures {
            plan: self.plan,
            games: ids.len(),
            endings: self.endings,
            moves: played,
            taken_back: usize::try_from(gone).expect("it is a number"),
            automatic_hours: hours,
            lines_left: self.books.values().map(|book| book.plans.dropped).sum(),
            most_replies: self.most_replies,
            tally: self.tally,
            notices: self.network.kinds,
            longest,
            rated: usize::try_from(rated).expect("it is a number"),
            months_rated: ratings.months,
            last_day: (last_end - super::year::BEGIN) / DAY,
            took: began.elapsed(),
            size,
        })
    }

    async fn number(&self, query: &'static str) -> i64 {
        sqlx::query_scalar(query).fetch_one(&self.pool).await.expect("it can be read")
    }

    /// A game that has ended, as it is stored.
    async fn hold_game(&self, id: i64) {
        let (book, game) = (&self.books[&id], self.stored(id).await);
        let moves = |line: &menagerie_rules::Line| -> Vec<String> {
            let variant = line.position().variant();
            line.moves().iter().map(|mv| notation::coordinates(variant, mv)).collect()
        };
        assert_eq!(moves(&game.line), moves(&book.line), "game {id}");
        assert_eq!(game.line.position().fen(), book.line.position().fen(), "game {id}");
        let record = self.program().store.record(GameId(id)).await.expect("the store works");
        let record = record.expect("it is there");
        let causes: BTreeSet<CauseId> = record
            .events
            .iter()
            .filter(|event| matches!(event.what, menagerie_core::record::What::Played(_)))
            .map(|event| event.cause.clone())
            .collect();
        assert_eq!(causes.len(), book.played, "each cause has acted once in game {id}");
        let replayed = Replayed::of(record.clone()).expect("its moves are legal");
        let text = written(&replayed, Form::Json).expect("it can be written");
        let (again, proof) = read(&text).expect("it verifies");
        assert_eq!((&again.record, proof.moves), (&record, book.line.ply()), "game {id}");
        let row: (Option<i64>, i64, i64, i64, i64) = sqlx::query_as(
            "SELECT started_at, since, spent, white_used, black_used FROM clocks WHERE game = $1",
        )
        .bind(id)
        .fetch_one(&self.pool)
        .await
        .expect("it has a clock");
        let [white, black] = book.used;
        let since = if book.start.is_some() { book.since } else { 0 };
        assert_eq!(row, (book.start, since, book.spent, white, black), "{book:?}");
    }

    /// Nobody has had more hours of vacation in a year than there are, nor any of them twice.
    fn hold_hours(&self) {
        for (member, life) in self.lives.iter().enumerate() {
            let doubled = life.hours.windows(2).find(|pair| pair[1] - pair[0] < HOUR);
            assert_eq!(doubled, None, "an hour of member {member} was paid twice");
            let year = |at: &i64| {
                let moment = jiff::Timestamp::from_second(*at).expect("it is in the calendar");
                moment.to_zoned(jiff::tz::TimeZone::UTC).year()
            };
            for of in life.hours.iter().map(year).collect::<BTreeSet<_>>() {
                let paid = life.hours.iter().filter(|hour| year(hour) == of).count();
                assert!(paid <= 720, "member {member} has had {paid} hours in {of}");
            }
        }
    }
}

/// Whether a game may end so.
fn fits(book: &Book, stops: &Stops<'_>, deed: &Deed, ending: Ending, now: i64) -> bool {
    let did = |what: &str| matches!(deed, Deed::Other(of, _, it) if *of == book.id && *it == what);
    let is_moved = matches!(deed, Deed::Move(of, ..) if *of == book.id);
    let (ply, offered) = (book.line.ply(), did("draw") || is_moved);
    // A player who acts too late ends the game at once.
    let came_late = match deed {
        Deed::Move(of, _, at) => *of == book.id && book.is_late(stops, *at),
        Deed::Other(of, member, _) => {
            *of == book.id && *member == book.mover() && book.is_late(stops, now)
        }
        _ => false,
    };
    let is_up = |seconds: i64| book.is_up_for(stops, seconds, now);
    let time_up = if book.terms.soft {
        did("claim") && is_up(2 * MINUTE) || is_up(30 * DAY)
    } else {
        is_up(2 * MINUTE) || came_late
    };
    match ending {
        Ending::Time => time_up && ply >= 2,
        Ending::NotBegun => time_up && ply < 2,
        Ending::Unfinished => book.terms.grace.is_none() && now - book.since >= 90 * DAY,
        Ending::Resignation => did("resign") || is_moved && book.gives_up,
        Ending::Agreement => offered,
        Ending::Claim(claim) => offered && book.line.draw_claim() == Some(claim),
        Ending::Board(termination) => {
            is_moved && book.line.outcome().is_some_and(|it| it.termination == termination)
        }
        Ending::Aborted => did("abort") && ply < 2,
        Ending::Cancelled => did("abort") || did("proposal"),
        Ending::Adjudicated | Ending::Annulled => did("adjudicate"),
        // Nobody leaves the club.
        Ending::Deserted => false,
    }
}

/// Each warning of a turn that is over was given once: those that were due before the last look, and
/// none that was not due at all.
fn hold_warnings(book: &Book, stops: &Stops<'_>, last_round: i64, now: i64) {
    let life = &stops.lives[book.mover()];
    let had_outage = stops.outages.last().is_some_and(|(_, back)| *back > book.since);
    if book.start.is_none() || !book.is_plain || had_outage || life.is_quiet || life.is_automatic {
        return;
    }
    let due = |at: i64| book.warnings_due(book.thought(stops, at.max(book.since)));
    let expected = due(last_round)..=due(now);
    assert!(expected.contains(&book.warnings), "{expected:?} warnings: {book:?} at {now}");
}
