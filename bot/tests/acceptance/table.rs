//! A table to play at: the real store in a file of its own, and dice and clock that are ours.

use menagerie::desk::decide;
use menagerie::game::clock::written;
use menagerie::game::{
    Allowances, Authority, Call, CauseId, ChallengeId, Command, Effect, Game, GameId, Happening,
    Incident, Matter, MessageId, OfferId, Opponent, Place, PlayerId, Presence, Reply, Server,
    SideWish, Span, StartWish, Target, Term, Text, Timestamp, Via, Which,
};
use menagerie::store::{Store, StoreError};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

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
        format!("sqlite://{}", self.0.join("test.db").display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A store with people who call.
pub struct Table {
    pub store: Store,
    pub rng: StdRng,
    pub allowances: Allowances,
    pub folder: Folder,
    causes: u64,
    /// How many seconds pass between calls.
    pub pause: i64,
    now: i64,
}

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
        let mut rng = StdRng::seed_from_u64(1);
        let store = Store::open(&folder.url(), &mut rng).await.expect("a new database opens");
        Self {
            store,
            rng,
            allowances: Allowances::default(),
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
        self.challenge("Ann", "Bob", SideWish::First).await;
        self.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await;
        self.open_thread(GameId(1), THREAD).await;
        self.deliver().await;
    }

    /// A table with a game that stands at a position of our own.
    pub async fn at(fen: &str) -> Self {
        Self::at_of("terachess-2", fen).await
    }

    /// The same with a game of another variant, in its first revision.
    pub async fn at_of(variant: &str, fen: &str) -> Self {
        let table = Self::with_game().await;
        let url = table.folder.url();
        let pool = sqlx::SqlitePool::connect(&url).await.expect("the file is there");
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

    /// Puts a game at a place, whatever its network.
    pub async fn play_at(&self, game: i64, place: &str) {
        let pool = sqlx::SqlitePool::connect(&self.folder.url()).await.expect("the file is there");
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
            from: person(from),
            place: place(at),
            server: Some(server()),
            authority: Authority::Player,
            hears_talk: true,
            cause: CauseId::new("test", self.causes),
            at: Timestamp(self.now()),
            seen: Timestamp(self.now()),
            via,
            command,
        }
    }

    /// A command or a press.
    pub async fn private(&mut self, from: &str, at: &str, command: Command) -> Reply {
        let call = self.call(from, at, Via::Private, command);
        self.ask(&call).await
    }

    /// A command of somebody whom the network lets do more than play.
    pub async fn by(&mut self, from: &str, authority: Authority, command: Command) -> Reply {
        let call = Call { authority, ..self.call(from, CHANNEL, Via::Private, command) };
        self.ask(&call).await
    }

    pub async fn ask(&mut self, call: &Call) -> Reply {
        self.decide(&Matter::of(call.clone())).await
    }

    /// The same, on a store that may fail.
    pub async fn transact(&mut self, call: &Call) -> Result<Reply, StoreError> {
        let matter = Matter::of(call.clone());
        let stored = decide(&self.store, &matter, &mut self.allowances, &mut self.rng).await?;
        Ok(stored.reply)
    }

    async fn decide(&mut self, matter: &Matter) -> Reply {
        let stored = decide(&self.store, matter, &mut self.allowances, &mut self.rng).await;
        stored.expect("the store works").reply
    }

    /// Something happens by itself.
    pub async fn happen(&mut self, what: Happening) {
        self.pass();
        let incident = Incident {
            cause: CauseId::new("test", self.causes),
            at: Timestamp(self.now()),
            hears_talk: true,
            what,
        };
        assert_eq!(self.decide(&Matter::Incident(incident)).await, Reply::Nothing);
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

    /// What is due on clocks is done; what others see of it comes back.
    pub async fn look(&mut self) -> Vec<Effect> {
        let now = Timestamp(self.now());
        for (game, _) in self.store.due_clocks("test", now).await.expect("the store works") {
            self.happen(Happening::ClockDue(game)).await;
        }
        self.deliver().await
    }

    /// When the last call was made, in unix seconds.
    pub fn now(&self) -> i64 {
        self.now
    }

    pub async fn challenge(&mut self, from: &str, opponent: &str, side: SideWish) -> Reply {
        self.challenge_with(from, opponent, side, "").await
    }

    /// The same with a clock.
    pub async fn challenge_with(
        &mut self,
        from: &str,
        opponent: &str,
        side: SideWish,
        clock: &str,
    ) -> Reply {
        let opponent = Opponent { player: person(opponent), presence: Presence::Member };
        let variant = "terachess-2".to_owned();
        self.private(
            from,
            CHANNEL,
            Command::Challenge {
                opponent,
                variant,
                side,
                start: StartWish::default(),
                clock: clock.to_owned(),
            },
        )
        .await
    }

    /// A move by the command, in the game's thread.
    pub async fn play(&mut self, from: &str, text: &str) -> Reply {
        self.private(from, THREAD, move_of(text)).await
    }

    /// A message in the game's thread; what is said to it comes back.
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
        let delivery = menagerie::store::Delivery { opened, ..Default::default() };
        self.store.note_delivery(&delivery).await.expect("the store works");
    }

    /// What waits in the outbox, in order.
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
            let seen = menagerie::store::Delivery::default();
            self.store.delivered(row.id, &seen).await.expect("the store works");
        }
        effects
    }

    pub async fn game(&self) -> Game {
        self.store.game(GameId(1)).await.expect("the store works").expect("game 1 is there")
    }
}

pub fn move_of(text: &str) -> Command {
    Command::Move { which: Which::Here, text: text.to_owned(), shown: None }
}

/// A text as a person would read it, people by their names.
pub fn words(text: &Text) -> String {
    text.0
        .iter()
        .map(|span| match span {
            Span::Plain(words) | Span::Bold(words) | Span::Code(words) => words.clone(),
            Span::Player(player) => {
                format!("@{}", player.address_on("test").expect("a person of this table"))
            }
            Span::Game(game) => format!("#{game}"),
            Span::Place(place) => place.as_str().to_owned(),
            Span::Step(step) => {
                let given = step.with.iter().map(|(name, value)| format!(" {name}:{value}"));
                format!("/{}{}", step.verb.name(), given.collect::<String>())
            }
            Span::Time(at) => written(*at),
            Span::Term(Term::OwnPlace) => "thread".to_owned(),
            Span::Term(Term::Place) => "channel".to_owned(),
            Span::Term(Term::Community) => "server".to_owned(),
            Span::Term(Term::ManagerRight) => "Manage Server".to_owned(),
            Span::Term(Term::ModeratorRight) => "Timeout Members".to_owned(),
            Span::Term(Term::OverseerRight) => "Manage Threads".to_owned(),
            Span::WaysToMove { here: true, .. } => "here or with /move".to_owned(),
            Span::WaysToMove { here: false, .. } => "typed or with /move".to_owned(),
        })
        .collect()
}

pub fn refused(reply: &Reply) -> String {
    match reply {
        Reply::Refused(text) => words(text),
        other => panic!("not refused: {other:?}"),
    }
}

pub fn done(reply: &Reply) -> String {
    match reply {
        Reply::Done(text) => words(text),
        other => panic!("not done: {other:?}"),
    }
}

/// An effect on one line.
pub fn line(effect: &Effect) -> String {
    let wake = |wake: &[PlayerId]| {
        wake.iter().map(|p| p.address_on("test").unwrap_or("?")).collect::<Vec<_>>().join(",")
    };
    let target = |to: &Target| match to {
        Target::Place(place) => place.as_str().to_owned(),
        Target::Game(game) => format!("game {game}"),
    };
    match effect {
        Effect::Offer { offer, to, text, wake: woken, actions, .. } => format!(
            "offer {} in {} [wakes {}] [{}]: {}",
            OfferId::key(*offer),
            target(to),
            wake(woken),
            actions.iter().map(|a| a.label.as_str()).collect::<Vec<_>>().join(", "),
            words(text)
        ),
        Effect::Settle { offer, text, .. } => {
            format!("settle {}: {}", OfferId::key(*offer), words(text))
        }
        Effect::Open { game, variant, .. } => format!("open game {game} of {variant}"),
        Effect::Announce { game, ply, text, wake: woken, .. } => {
            format!("board of game {game} at ply {ply} [wakes {}]: {}", wake(woken), words(text))
        }
        Effect::Revise { game, ply, text } => {
            format!("board of game {game} revised to ply {ply}: {}", words(text))
        }
        Effect::Tell { text, wake: woken, actions, silent, .. } => format!(
            "tell{} [wakes {}] [{}]: {}",
            if *silent { " silently" } else { "" },
            wake(woken),
            actions.iter().map(|a| a.label.as_str()).collect::<Vec<_>>().join(", "),
            words(text)
        ),
        Effect::Watch { game, watcher, .. } => {
            format!("@{} watches game {game}", watcher.address_on("test").unwrap_or("?"))
        }
        Effect::Kibitz { game, text, opens, .. } => {
            let opens = if *opens { " and open it" } else { "" };
            format!("tell those who watch game {game}{opens}: {}", words(text))
        }
        Effect::Say { text, .. } => format!("say: {}", words(text)),
    }
}
