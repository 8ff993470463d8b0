//! A table to play at: the real store in a file of its own, and dice and clock that are ours.

use crate::database;
use menagerie_chat::desk::decide;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::dispatch::{EventKind, Input, SystemEvent};
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence, Via};
use menagerie_core::model::state::{Allowances, Game};
use menagerie_core::model::{Effect, Reply};
use menagerie_core::{CauseId, GameId, MessageId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_store::{Store, StoreError};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

pub use asked::{abort, accept, answer, call, draw, move_of, resign, undo};
pub use said::{READER, done, label, line, lines, moved, refused, words, your_move_in};

mod asked;
mod said;

/// A folder that goes when the test ends.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A new folder.
    pub fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path =
            std::env::temp_dir().join(format!("menagerie-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the temporary folder is writable");
        Self(path)
    }

    /// The address of the database in it.
    pub fn url(&self) -> String {
        database::url(&self.0, "test.db")
    }

    /// The address of a new database in it, which has its tables already.
    pub async fn laid(&self) -> String {
        database::lay(&self.0.join("test.db")).await;
        self.url()
    }

    /// The address of a file in it, even if the tests are tried on something else.
    pub fn file_url(&self) -> String {
        database::file_url(&self.0.join("test.db"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        database::remove(&self.0);
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A store with people who call.
pub struct Table {
    pub store: Store,
    pub rng: StdRng,
    pub allowances: Allowances,
    /// By which letters the language of all who call names pieces.
    pub letters: Letters,
    pub folder: Folder,
    pub causes: u64,
    /// How many seconds pass between calls.
    pub pause: i64,
    pub now: i64,
}

/// Monday the 5th of January 2026, noon.
pub const NOON: i64 = 1_767_614_400;
pub const CHANNEL: &str = "channel";
pub const THREAD: &str = "thread";

pub fn person(name: &str) -> PlayerId {
    PlayerId::new("test", name)
}

pub fn server() -> Server {
    Server::new("test", "server")
}

pub fn place(name: &str) -> Place {
    Place::new("test", name)
}

impl Table {
    pub async fn new() -> Self {
        let folder = Folder::new();
        let url = folder.laid().await;
        Self::over(folder, &url).await
    }

    /// A table over the database at an address, which is in a folder or goes with it.
    pub async fn over(folder: Folder, url: &str) -> Self {
        let mut rng = StdRng::seed_from_u64(1);
        let store = Store::open(url, &mut rng).await.expect("the database opens");
        Self {
            store,
            rng,
            allowances: Allowances::default(),
            letters: Letters::default(),
            folder,
            causes: 0,
            pause: 400,
            now: 1_000,
        }
    }

    /// A table at which Ann (who moves first) and Bob have started game 1.
    pub async fn with_game() -> Self {
        let mut table = Self::new().await;
        table.start_game().await;
        table
    }

    /// Ann (who moves first) and Bob start game 1.
    pub async fn start_game(&mut self) {
        self.challenge("Ann", "Bob", SideRequest::First).await;
        self.private("Bob", CHANNEL, accept(1)).await;
        self.open_thread(GameId(1), THREAD).await;
        self.deliver().await;
    }

    /// The same after these moves, which everybody has seen.
    pub async fn after(moves: &[&str]) -> Self {
        let mut table = Self::with_game().await;
        for (ply, text) in moves.iter().enumerate() {
            done(&table.play(["Ann", "Bob"][ply % 2], text).await);
        }
        table.deliver().await;
        table
    }

    /// A table at which Ann (who moves first) and Bob have started a game with a clock at [`NOON`].
    /// The first board was seen just now.
    pub async fn with_clock(clock: &str) -> Self {
        Self::with_clocks(1, clock).await
    }

    /// The same with so many games, of which the first has a thread.
    pub async fn with_clocks(count: i64, clock: &str) -> Self {
        let mut table = Self::new().await;
        table.stop_at(NOON);
        for number in 1..=count {
            done(&table.challenge_with("Ann", "Bob", SideRequest::First, clock).await);
            let accept = accept(number);
            done(&table.private("Bob", CHANNEL, accept).await);
            if number == 1 {
                table.open_thread(GameId(1), THREAD).await;
            }
        }
        table.deliver().await;
        assert_eq!(lines(&table.look().await), [""; 0], "a clock starts without a word");
        table
    }

    /// A table with a game that stands at a position of our own.
    pub async fn at(fen: &str) -> Self {
        Self::at_of("terachess-2", fen).await
    }

    /// The same with a game of another variant, in its first revision.
    pub async fn at_of(variant: &str, fen: &str) -> Self {
        let table = Self::with_game().await;
        let url = table.folder.url();
        let pool = crate::beside::pool(&url).await;
        sqlx::query("UPDATE games SET start_fen = $1, variant = $2, revision = 1 WHERE id = 1")
            .bind(fen)
            .bind(variant)
            .execute(&pool)
            .await
            .expect("the game is there");
        sqlx::query("UPDATE tallies SET variant = $1")
            .bind(variant)
            .execute(&pool)
            .await
            .expect("only this game was played");
        pool.close().await;
        table
    }

    /// Puts a game at a place, on any network.
    pub async fn play_at(&self, game: i64, place: &str) {
        let pool = crate::beside::pool(&self.folder.url()).await;
        sqlx::query("UPDATE games SET place = $1, thread = NULL WHERE id = $2")
            .bind(place)
            .bind(game)
            .execute(&pool)
            .await
            .expect("the game is there");
        pool.close().await;
    }

    fn call(&mut self, from: &str, at: &str, via: Via, command: Command) -> Call {
        self.pass();
        Call {
            speaker: menagerie_core::accounts::types::Speaker::default(),
            from: person(from),
            place: place(at),
            server: Some(server()),
            authority: Authority::Player,
            hears_talk: true,
            visibility: menagerie_core::model::state::Visibility::All,
            cause: CauseId::new("test", self.causes),
            at: Timestamp(self.now()),
            seen: Timestamp(self.now()),
            via,
            command,
            letters: self.letters.clone(),
        }
    }

    /// A command or a press.
    pub async fn private(&mut self, from: &str, at: &str, command: Command) -> Reply {
        let call = self.call(from, at, Via::Private, command);
        self.ask(&call).await
    }

    /// A command of somebody whom the network lets do more than play.
    pub async fn by(&mut self, from: &str, authority: Authority, command: Command) -> Reply {
        self.by_at(from, authority, CHANNEL, command).await
    }

    /// The same at some place.
    pub async fn by_at(
        &mut self,
        from: &str,
        authority: Authority,
        at: &str,
        command: Command,
    ) -> Reply {
        let call = Call { authority, ..self.call(from, at, Via::Private, command) };
        self.ask(&call).await
    }

    pub async fn ask(&mut self, call: &Call) -> Reply {
        self.decide(&Input::of(call.clone())).await
    }

    /// The same, on a store that may fail.
    pub async fn transact(&mut self, call: &Call) -> Result<Reply, StoreError> {
        let input = Input::of(call.clone());
        let stored = decide(&self.store, &input, &mut self.allowances, &mut self.rng).await?;
        Ok(stored.reply)
    }

    async fn decide(&mut self, input: &Input) -> Reply {
        let stored = decide(&self.store, input, &mut self.allowances, &mut self.rng).await;
        stored.expect("the store works").reply
    }

    /// Something happens by itself.
    pub async fn happen(&mut self, what: EventKind) {
        self.pass();
        let event = SystemEvent {
            cause: CauseId::new("test", self.causes),
            at: Timestamp(self.now()),
            hears_talk: true,
            what,
        };
        assert_eq!(self.decide(&Input::SystemEvent(event)).await, Reply::Nothing);
    }

    fn pass(&mut self) {
        self.causes += 1;
        self.now += self.pause;
    }

    /// No time passes by itself any more. It is some moment, in unix seconds.
    pub fn stop_at(&mut self, now: i64) {
        (self.now, self.pause) = (now, 0);
    }

    /// Time passes, in seconds.
    pub fn wait(&mut self, seconds: i64) {
        self.now += seconds;
    }

    /// Does the work that is due on clocks. The effects that others see come back.
    pub async fn look(&mut self) -> Vec<Effect> {
        let now = Timestamp(self.now());
        for (game, _) in self.store.due_clocks("test", now).await.expect("the store works") {
            self.happen(EventKind::ClockDue(game)).await;
        }
        self.deliver().await
    }

    /// When the last call was made, in unix seconds.
    pub fn now(&self) -> i64 {
        self.now
    }

    pub async fn challenge(&mut self, from: &str, opponent: &str, side: SideRequest) -> Reply {
        self.challenge_with(from, opponent, side, "").await
    }

    /// The same with a clock.
    pub async fn challenge_with(
        &mut self,
        from: &str,
        opponent: &str,
        side: SideRequest,
        clock: &str,
    ) -> Reply {
        let opponent = Opponent { player: person(opponent), presence: Presence::Member };
        let variant = "terachess-2".to_owned();
        self.private(
            from,
            CHANNEL,
            Command::Challenge(ChallengeRequest::Make(NewChallenge {
                level: None,
                rated: None,
                opponent: Some(opponent),
                variant,
                side,
                start: StartRequest::default(),
                clock: clock.to_owned(),
                terms: Terms::default(),
            })),
        )
        .await
    }

    /// A move by the command, in the game's thread.
    pub async fn play(&mut self, from: &str, text: &str) -> Reply {
        self.private(from, THREAD, move_of(text)).await
    }

    /// A message in the game's thread. Returns the answer to it.
    pub async fn say(&mut self, from: &str, text: &str, addressed: bool) -> Option<String> {
        let id = MessageId::new("test", self.causes);
        let via = if addressed { Via::Addressed(id) } else { Via::Overheard(id) };
        let effects = self.write(from, text, via).await;
        effects.iter().find_map(|effect| match effect {
            Effect::Say { text, .. } => Some(words(text)),
            _ => None,
        })
    }

    /// A message in the game's thread to nobody in particular; what others see of it comes back.
    pub async fn overheard(&mut self, from: &str, text: &str) -> Vec<Effect> {
        let via = Via::Overheard(MessageId::new("test", self.causes));
        self.write(from, text, via).await
    }

    async fn write(&mut self, from: &str, text: &str, via: Via) -> Vec<Effect> {
        self.send(from, text, via).await;
        self.deliver().await
    }

    /// The same, and what follows from it waits in the outbox.
    pub async fn send(&mut self, from: &str, text: &str, via: Via) {
        let call = self.call(from, THREAD, via, move_of(text));
        assert_eq!(self.ask(&call).await, Reply::Nothing, "a message has no private answer");
    }

    /// Where the network would play the game.
    pub async fn open_thread(&self, game: GameId, at: &str) {
        let opened = Some((game, place(at)));
        let delivery = menagerie_store::Delivery { opened, ..Default::default() };
        self.store.note_delivery(&delivery).await.expect("the store works");
    }

    /// The effects that wait in the outbox, in order.
    pub async fn waiting(&self) -> Vec<Effect> {
        let mut effects = Vec::new();
        for row in self.store.waiting(0).await.expect("the store works") {
            let pending = self.store.pending(row.id).await.expect("it can be read");
            effects.push(pending.expect("it waits").effect);
        }
        effects
    }

    /// Takes everything out of the outbox, in order.
    pub async fn deliver(&self) -> Vec<Effect> {
        let effects = self.waiting().await;
        for row in self.store.waiting(0).await.expect("the store works") {
            let seen = menagerie_store::Delivery::default();
            self.store.delivered(row.id, &seen).await.expect("the store works");
        }
        effects
    }

    pub async fn game(&self) -> Game {
        self.store.game(GameId(1)).await.expect("the store works").expect("game 1 is there")
    }
}
