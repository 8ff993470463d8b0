//! The process that plays: the desk, due work, and forty members. It goes on where it was killed.

use menagerie_chat::desk::decide;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::clock::DAY;
use menagerie_core::dispatch::{EventKind, Input, SystemEvent};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::league::types::{League, LeagueDraft, LeagueRequest, LeagueStage, WhichLeague};
use menagerie_core::model::Effect;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::state::{Allowances, Visibility};
use menagerie_core::{CauseId, GameId, LeagueId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_store::{Delivery, Store};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::io::Write;
use std::path::Path;

/// How many members play.
pub const MEMBERS: u64 = 40;
/// How many seasons are played.
pub const SEASONS: u32 = 3;
/// When it begins: the 5th of January 2026, noon.
const BEGIN: i64 = 1_767_614_400;
/// How much time passes from one look to the next, in seconds.
const STEP: i64 = DAY / 4;

pub fn server() -> Server {
    Server::new("test", "server")
}

pub fn member(number: u64) -> PlayerId {
    PlayerId::new("test", format!("member{number}"))
}

struct Play {
    store: Store,
    rng: StdRng,
    allowances: Allowances,
    now: i64,
}

/// Plays until three seasons are over.
pub async fn play(folder: &Path, url: &str, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let store = Store::open(url, &mut rng).await.expect("it opens");
    // The clock goes on where it was.
    let at = folder.join("now");
    let now = std::fs::read_to_string(&at).ok().and_then(|it| it.parse().ok()).unwrap_or(BEGIN);
    let mut play = Play { store, rng, allowances: Allowances::default(), now };
    while !play.step(folder).await {
        play.now += STEP;
        let next = folder.join("next");
        std::fs::write(&next, play.now.to_string()).expect("there is room");
        std::fs::rename(&next, &at).expect("it can be moved");
    }
    play.store.close().await.expect("it closes");
}

/// A number that is as good as drawn by lot, and the same after a kill.
fn lot(of: (i64, u64)) -> u64 {
    let mixed = (of.0 as u64 ^ of.1.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 33
}

impl Play {
    /// A look at everything. Whether all seasons are over.
    async fn step(&mut self, folder: &Path) -> bool {
        let leagues = self.store.leagues_of(&server()).await.expect("reads");
        if leagues.is_empty() {
            self.make().await;
            return false;
        }
        let over = leagues.iter().filter(|it| it.is_over() && it.began().is_some()).count();
        if over >= SEASONS as usize {
            return true;
        }
        for league in leagues {
            match league.stage {
                LeagueStage::Open if league.season <= SEASONS => self.join(&league).await,
                LeagueStage::Running { .. } | LeagueStage::LastCall { .. } => {
                    self.end_games(&league).await;
                }
                _ => {}
            }
        }
        self.due().await;
        self.deliver(folder).await;
        false
    }

    async fn make(&mut self) {
        let draft = LeagueDraft {
            name: "Spring".to_owned(),
            variants: "chess".to_owned(),
            days: Some(45),
            size: Some(8),
            repeats: true,
            ..LeagueDraft::default()
        };
        let make = LeagueRequest::Make(Box::new(draft));
        self.ask("make", &member(0), Authority::Manager, make).await;
        let publish = LeagueRequest::Publish(WhichLeague::Unsaid);
        self.ask("publish", &member(0), Authority::Manager, publish).await;
    }

    /// All but some join; others are in the next season.
    async fn join(&mut self, league: &League) {
        for number in 0..MEMBERS {
            let is_absent = league.season > 1 && lot((league.id.0, number)).is_multiple_of(10);
            if !is_absent && !league.has(&member(number)) {
                let join = LeagueRequest::Join(WhichLeague::Number(league.id));
                let about = format!("join-{}-{number}", league.id);
                self.ask(&about, &member(number), Authority::Player, join).await;
            }
        }
    }

    /// Some games end, by a resignation of one side. Now and then a member leaves.
    async fn end_games(&mut self, league: &League) {
        for begun in league.games.iter().filter(|game| game.end.is_none()) {
            let age = (self.now - begun.began.0) / STEP;
            // Most take some weeks, and a few never end.
            let lasts = lot((begun.game.0, 1)) % 120;
            if age < lasts as i64 || lasts > 110 {
                continue;
            }
            let Ok(Some(game)) = self.store.game(begun.game).await else { continue };
            let loser = &game.players[(lot((begun.game.0, 2)) % 2) as usize].clone();
            let which = Which::Number(begun.game);
            let resign = Command::Ending(EndingRequest::Resign { which, confirmed: true });
            self.call(&format!("resign-{}", begun.game), loser, Authority::Player, resign).await;
        }
        for number in 0..MEMBERS {
            let leaves = lot((league.id.0, number + 1_000)).is_multiple_of(25);
            let at = league.began().map_or(0, |began| began.0) + 20 * DAY;
            if leaves && league.has(&member(number)) && self.now > at {
                let leave = LeagueRequest::Leave {
                    league: WhichLeague::Number(league.id),
                    confirmed: true,
                };
                let about = format!("leave-{}-{number}", league.id);
                self.ask(&about, &member(number), Authority::Player, leave).await;
            }
        }
    }

    /// The work that is due for leagues, and for the last games of a season.
    async fn due(&mut self) {
        for _ in 0..100 {
            let now = Timestamp(self.now);
            let judged = self.store.league_games_to_judge("test", now).await.expect("reads");
            for (league, game) in judged {
                let worth = Some(lot((game.0, 3)) as i32 % 4_000 - 2_000);
                self.happens(EventKind::LeagueGameJudged { league, game, worth }).await;
            }
            let due = self.store.due_leagues("test", now).await.expect("reads");
            if due.is_empty() {
                return;
            }
            for (league, _) in due {
                self.happens(EventKind::LeagueDue(league)).await;
            }
        }
    }

    /// Everything that waits is shown, and the places that were opened are written down.
    async fn deliver(&mut self, folder: &Path) {
        let mut log = std::fs::OpenOptions::new();
        let log = log.create(true).append(true).open(folder.join("opened"));
        let mut log = log.expect("it can be written");
        for row in self.store.waiting(0).await.expect("reads") {
            let Some(pending) = self.store.pending(row.id).await.expect("reads") else { continue };
            if let Effect::Open { game, .. } = &pending.effect {
                writeln!(log, "{} {game}", row.id).expect("there is room");
            }
            self.store.delivered(row.id, &Delivery::default()).await.expect("it is noted");
        }
    }

    async fn happens(&mut self, what: EventKind) {
        let about = format!("{what:?}-{}", self.now);
        // A kill may come between two looks at one moment, so a look is another cause each time.
        let nonce = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let nonce = nonce.map_or(0, |it| it.as_nanos());
        let cause = CauseId::our_own(format_args!("{about}-{nonce}"));
        let at = Timestamp(self.now);
        let event = SystemEvent { cause, at, hears_talk: true, what };
        let input = Input::SystemEvent(event);
        decide(&self.store, &input, &mut self.allowances, &mut self.rng).await.expect("it works");
    }

    async fn ask(&mut self, about: &str, from: &PlayerId, authority: Authority, it: LeagueRequest) {
        self.call(about, from, authority, Command::League(it)).await;
    }

    async fn call(&mut self, about: &str, from: &PlayerId, authority: Authority, command: Command) {
        let at = Timestamp(self.now);
        let call = Call {
            from: from.clone(),
            speaker: Speaker::default(),
            place: Place::new("test", "channel"),
            server: Some(server()),
            visibility: Visibility::All,
            authority,
            hears_talk: true,
            cause: CauseId::new("test", about),
            at,
            seen: at,
            via: Via::Private,
            letters: Letters::default(),
            command,
        };
        let input = Input::of(call);
        decide(&self.store, &input, &mut self.allowances, &mut self.rng).await.expect("it works");
    }
}

/// The seasons that have been played, the first one first.
pub async fn seasons(store: &Store) -> Vec<League> {
    let mut seasons = Vec::new();
    for number in 1.. {
        match store.league(LeagueId(number)).await.expect("reads") {
            Some(league) if league.began().is_some() => seasons.push(league),
            Some(_) => {}
            None => break,
        }
    }
    seasons
}

/// The games of a season that this program can read.
pub fn games(league: &League) -> impl Iterator<Item = GameId> {
    league.games.iter().map(|begun| begun.game)
}
