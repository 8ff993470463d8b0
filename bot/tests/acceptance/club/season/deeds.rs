//! The actions of members when they look in, by chance.

use super::book::Stops;
use super::network::{NETWORK, gist, thread};
use super::year::{Asked, Deed, Year};
use super::{DAY, MINUTE};
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::moderation::types::{ModerationRequest, Verdict};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, GameId, MessageId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Color, notation};
use rand::RngExt;

/// The member who keeps order, and plays no game.
const MODERATOR: &str = "moderator";

pub fn person(name: impl std::fmt::Display) -> PlayerId {
    PlayerId::new(NETWORK, name)
}

pub fn which(game: i64) -> Which {
    Which::Number(GameId(game))
}

impl Year {
    pub fn chance(&mut self, of: f64) -> bool {
        self.dice.random_bool(of)
    }

    fn call(&mut self, from: &PlayerId, place: Place, via: Via, at: i64, command: Command) -> Call {
        self.causes += 1;
        Call {
            speaker: menagerie_core::accounts::types::Speaker::default(),
            from: from.clone(),
            place,
            server: Some(Server::new(NETWORK, "server")),
            authority: Authority::Player,
            hears_talk: true,
            visibility: menagerie_core::model::state::Visibility::All,
            cause: CauseId::new(NETWORK, self.causes),
            at: Timestamp(at),
            seen: Timestamp(self.now),
            via,
            command,
            letters: Letters::default(),
        }
    }

    /// Hands in a call, now and then twice, and shows what comes of it.
    pub async fn ask(&mut self, call: Call, deed: Deed) -> Reply {
        self.deed = deed;
        self.is_settled = false;
        let reply = self.program().ask(call.clone()).await;
        if self.chance(0.05) {
            assert_eq!(self.program().ask(call.clone()).await, reply, "{call:?}");
            self.count("causes repeated");
        }
        if self.kept.len() == 12 {
            self.kept.pop_front();
        }
        self.kept.push_back((call, reply.clone()));
        if let Deed::Move(game, ..) | Deed::Other(game, ..) = self.deed {
            self.learn_hours_in(game).await;
        }
        let seen = self.deliver().await;
        if let Deed::Plan = self.deed {
            assert_eq!(seen, [], "nobody else hears of it");
        }
        self.deed = Deed::Nothing;
        if let Reply::Refused(why) = &reply {
            self.count(format!("refused: {}", gist(why)));
        }
        reply
    }

    /// A command of a member.
    pub async fn command(&mut self, member: usize, command: Command) -> Reply {
        self.command_in(member, command, Deed::Nothing).await
    }

    pub async fn command_in(&mut self, member: usize, command: Command, deed: Deed) -> Reply {
        let place = Place::new(NETWORK, "channel");
        let call = self.call(&person(member), place, Via::Private, self.now, command);
        self.ask(call, deed).await
    }

    /// A member looks in.
    pub async fn visit(&mut self, member: usize) {
        if !self.members[member].has_settled {
            self.settle(member).await;
        }
        for asked in std::mem::take(&mut self.members[member].asked) {
            self.answer(member, asked).await;
        }
        if !self.to_all.is_empty() && self.chance(0.5) && self.books.len() < self.plan.games {
            let challenge = self.to_all.remove(0);
            self.accept(member, challenge).await;
        }
        for game in self.running() {
            let book = &self.books[&game];
            if !book.runs() || !book.players.contains(&member) || !book.is_shown {
                continue;
            }
            if book.mover() == member {
                self.play(member, game).await;
            } else {
                self.wait(member, game).await;
            }
        }
        match self.dice.random_range(0..100) {
            0 | 1 => self.vacation(member).await,
            2 | 3 => self.settle_quiet(member).await,
            _ => {}
        }
    }

    /// The texts they typed while the bot was away: moves. Commands did not reach us.
    pub async fn catch_up(&mut self, member: usize, at: i64) {
        for game in self.running() {
            let book = &self.books[&game];
            let is_theirs = book.runs() && book.mover() == member && book.since < at;
            if is_theirs && book.is_shown && self.chance(0.7) {
                self.move_at(member, game, at).await;
            }
        }
    }

    async fn answer(&mut self, member: usize, asked: Asked) {
        match asked {
            Asked::Challenge(id) => match self.dice.random_range(0..20) {
                0 => drop(
                    self.command(member, Command::Challenge(ChallengeRequest::Decline(id))).await,
                ),
                1 => {}
                _ if self.books.len() < self.plan.games => self.accept(member, id).await,
                _ => drop(
                    self.command(member, Command::Challenge(ChallengeRequest::Decline(id))).await,
                ),
            },
            Asked::Draw(game, ply, by) if self.books[&game].runs() => {
                let accept = self.chance(0.4);
                let command = Command::Ending(EndingRequest::AnswerDraw {
                    game: GameId(game),
                    ply,
                    by,
                    accept,
                });
                self.command_in(member, command, Deed::Other(game, member, "draw")).await;
            }
            Asked::Proposal(game, number) if self.books[&game].runs() => {
                let accept = self.chance(0.7);
                let command = Command::Offer(OfferRequest::AnswerProposal {
                    game: GameId(game),
                    number,
                    accept,
                });
                self.take_back(member, game, command).await;
            }
            Asked::Rematch(game) if self.books.len() < self.plan.games => {
                self.rematch(member, game).await;
            }
            Asked::Draw(..) | Asked::Proposal(..) | Asked::Rematch(_) => {}
        }
    }

    /// A step that may take moves back. The stored moves show how many.
    async fn take_back(&mut self, member: usize, game: i64, command: Command) {
        self.command_in(member, command, Deed::Other(game, member, "proposal")).await;
        let stand: i64 = sqlx::query_scalar("SELECT count(*) FROM moves WHERE game = $1")
            .bind(game)
            .fetch_one(&self.pool)
            .await
            .expect("it can be read");
        let now = self.now;
        let book = self.book(game);
        let gone = book.line.ply() - usize::try_from(stand).expect("it is a number");
        if gone > 0 {
            assert!(gone <= 2 && book.runs(), "{book:?}");
            book.taken_back(gone, now);
            self.count("moves taken back");
        }
    }

    /// It is their turn.
    async fn play(&mut self, member: usize, game: i64) {
        let ply = self.books[&game].line.ply();
        let season = (self.now - super::year::BEGIN) / (self.plan.days * DAY / 20);
        let tired = if season >= 17 {
            0.3
        } else if ply > 16 {
            0.05
        } else {
            0.01
        };
        if self.chance(tired) {
            let resign =
                Command::Ending(EndingRequest::Resign { which: which(game), confirmed: true });
            let deed = Deed::Other(game, member, "resign");
            self.command_in(member, resign, deed).await;
            return;
        }
        match self.dice.random_range(0..100) {
            0..3 => {
                let draw = Command::Ending(EndingRequest::Draw { which: which(game) });
                self.command_in(member, draw, Deed::Other(game, member, "draw")).await;
            }
            3 => {
                let command =
                    Command::Offer(OfferRequest::TakeBack { which: which(game), shown: None });
                self.take_back(member, game, command).await;
            }
            4 => {
                let abort =
                    Command::Offer(OfferRequest::Abort { which: which(game), confirmed: true });
                self.command_in(member, abort, Deed::Other(game, member, "abort")).await;
            }
            5 if self.chance(0.2) => {
                let verdicts = Verdict::ALL;
                let verdict = Some(verdicts[self.dice.random_range(0..verdicts.len())]);
                let reason = "It was agreed elsewhere.".to_owned();
                let command = Command::Moderation(ModerationRequest::Adjudicate {
                    which: which(game),
                    verdict,
                    reason,
                    is_rated: false,
                });
                let (place, from) = (Place::new(NETWORK, "channel"), person(MODERATOR));
                let call = self.call(&from, place, Via::Private, self.now, command);
                let call = Call { authority: Authority::Moderator, ..call };
                self.ask(call, Deed::Other(game, member, "adjudicate")).await;
            }
            6..9 => {}
            9..14 => self.plan(member, game).await,
            _ => {
                let late =
                    if self.chance(0.1) { self.dice.random_range(0..10 * MINUTE) } else { 0 };
                self.move_at(member, game, self.now - late).await;
                if self.books[&game].runs() && self.chance(0.02) {
                    let command =
                        Command::Offer(OfferRequest::TakeBack { which: which(game), shown: None });
                    self.take_back(member, game, command).await;
                }
            }
        }
    }

    /// A move by chance, written then.
    async fn move_at(&mut self, member: usize, game: i64, written: i64) {
        let book = &self.books[&game];
        let (position, since) = (book.line.position(), book.since.max(book.begun));
        let legal = position.legal_moves();
        let any = legal[self.dice.random_range(0..legal.len())];
        let any = notation::coordinates(position.variant(), &any);
        let text = self.expected_move(game).unwrap_or(any);
        let position = self.books[&game].line.position();
        let chosen = notation::from_coordinates(position, &text).expect("it is legal");
        let at = written.max(since + 1).min(self.now);
        let (via, which) = if self.chance(0.5) {
            let message = MessageId::new(NETWORK, format_args!("typed-{}", self.causes));
            (Via::Overheard(message), Which::Here)
        } else {
            (Via::Private, which(game))
        };
        let command = Command::Play(PlayRequest::Move { which, text, shown: None });
        let is_private = via == Via::Private;
        let call = self.call(&person(member), thread(GameId(game)), via, at, command);
        let reply = self.ask(call, Deed::Move(game, chosen, at)).await;
        if self.is_settled {
            self.hold_told_of_replies(&reply, is_private);
            if is_private && self.followed.is_told {
                let book = self.book(game);
                let side = if book.players[0] == member { Color::White } else { Color::Black };
                book.plans.tell(side);
            }
        }
        let book = &self.books[&game];
        assert!(self.is_settled || !book.runs(), "a move was not taken: {reply:?} {book:?}");
    }

    /// It is the other's turn.
    async fn wait(&mut self, member: usize, game: i64) {
        let stops = Stops { lives: &self.lives, outages: &self.outages };
        let book = &self.books[&game];
        let is_up = book.overdue > 0 && book.is_out_of_time(&stops, self.now);
        let has_deadline = book.terms.grace.is_some() && book.start.is_some();
        if is_up && self.chance(0.5) {
            let claim = Command::Offer(OfferRequest::Claim { which: which(game) });
            self.command_in(member, claim, Deed::Other(game, member, "claim")).await;
        } else if has_deadline && self.chance(if is_up { 0.5 } else { 0.01 }) {
            let give = Command::Offer(OfferRequest::Give {
                which: which(game),
                length: "2d".to_owned(),
                shown: None,
            });
            let deed = Deed::Other(game, member, "give");
            if let Reply::Done(_) = self.command_in(member, give, deed).await {
                let stops = Stops { lives: &self.lives, outages: &self.outages };
                let now = self.now;
                self.books.get_mut(&game).expect("it is there").given(&stops, 2 * DAY, now);
            }
        } else if self.chance(0.25) {
            self.plan(member, game).await;
        } else if self.chance(0.01) {
            let command =
                Command::Offer(OfferRequest::TakeBack { which: which(game), shown: None });
            self.take_back(member, game, command).await;
        }
    }
}
