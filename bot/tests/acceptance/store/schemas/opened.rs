//! The database of 0014, opened by the program of now and asked by the members of that time.

use super::{GUILD, OF_0014, left_by};
use crate::table::Folder;
use menagerie_chat::desk::{Stored, decide};
use menagerie_core::dispatch::{EventKind, Input, Loaded, SystemEvent};
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::state::{Allowances, Game};
use menagerie_core::model::{Effect, Reply};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation;
use menagerie_rules::notation::Letters;
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The last that the program of that time has noted, in unix seconds: 2027-03-11, 22:11 UTC.
pub const LAST: i64 = 1_804_803_119;

/// The members, and a moderator, by their addresses.
pub const ANN: &str = "1180000000000000011";
pub const BOB: &str = "1180000000000000012";
pub const CID: &str = "1180000000000000013";
pub const DORA: &str = "1180000000000000014";
pub const EVE: &str = "1180000000000000015";
pub const FAY: &str = "1180000000000000016";
pub const GUS: &str = "1180000000000000017";
pub const MOD: &str = "1180000000000000018";
pub const HAL: &str = "1180000000000000019";

pub fn person(address: &str) -> PlayerId {
    PlayerId::new("discord", address)
}

pub fn here() -> Server {
    Server::new("discord", GUILD)
}

/// The other community.
pub fn elsewhere() -> Server {
    Server::new("discord", "1180000000000000100")
}

pub fn numbered(game: i64) -> Which {
    Which::Number(GameId(game))
}

pub fn move_in(game: i64, text: &str) -> Command {
    Command::Play(PlayRequest::Move { which: numbered(game), text: text.to_owned(), shown: None })
}

/// The database, and the people who ask.
pub struct Opened {
    pub folder: Folder,
    pub store: Store,
    allowances: Allowances,
    rng: StdRng,
    causes: u64,
    /// The present time.
    pub now: i64,
}

impl Opened {
    /// A minute after it was written.
    pub async fn new() -> Self {
        Self::of(OF_0014, LAST).await
    }

    /// Another one, a minute after the last that was noted in it.
    pub async fn of(dump: &'static str, last: i64) -> Self {
        let (folder, store) = left_by(&[dump]).await;
        let rng = StdRng::seed_from_u64(3);
        // Beyond the causes of the calls of that time.
        let causes = 1_000;
        Self { folder, store, allowances: Allowances::default(), rng, causes, now: last + 60 }
    }

    pub async fn game(&self, id: i64) -> Game {
        self.store.game(GameId(id)).await.expect("it replays").expect("it is there")
    }

    /// The moves of a game in coordinates.
    pub async fn played(&self, id: i64) -> Vec<String> {
        let game = self.game(id).await;
        let moves = game.line.moves().iter();
        moves.map(|mv| notation::coordinates(game.variant(), mv)).collect()
    }

    fn call(&mut self, from: &str, authority: Authority, command: Command) -> Call {
        let place = Place::new("discord", "1180000000000000021");
        self.call_from(person(from), (place, here()), authority, command)
    }

    fn call_from(
        &mut self,
        from: PlayerId,
        (place, server): (Place, Server),
        authority: Authority,
        command: Command,
    ) -> Call {
        self.causes += 1;
        Call {
            speaker: menagerie_core::accounts::types::Speaker::default(),
            from,
            cause: CauseId::new(place.network(), self.causes),
            place,
            server: Some(server),
            authority,
            hears_talk: true,
            visibility: menagerie_core::model::state::Visibility::All,
            at: Timestamp(self.now),
            seen: Timestamp(self.now),
            via: Via::Private,
            command,
            letters: Letters::default(),
        }
    }

    /// The data loaded for a call, without anything done.
    pub async fn loaded(&mut self, from: &str, command: Command) -> Loaded {
        let input = Input::of(self.call(from, Authority::Player, command));
        let mut transaction = self.store.begin().await.expect("it can be read");
        let (_, loaded) = transaction.snapshot(&input).await.expect("it can be read");
        transaction.abandon().await;
        loaded
    }

    async fn decide(&mut self, input: &Input) -> Stored {
        let stored = decide(&self.store, input, &mut self.allowances, &mut self.rng).await;
        stored.expect("it is stored")
    }

    /// The answer to somebody whom the network lets do so much.
    pub async fn by(&mut self, from: &str, authority: Authority, command: Command) -> Reply {
        let input = Input::of(self.call(from, authority, command));
        self.decide(&input).await.reply
    }

    /// The answer to somebody who asks in some place of a community.
    pub async fn by_at(
        &mut self,
        from: PlayerId,
        at: (Place, Server),
        authority: Authority,
        command: Command,
    ) -> Reply {
        let input = Input::of(self.call_from(from, at, authority, command));
        self.decide(&input).await.reply
    }

    pub async fn ask(&mut self, from: &str, command: Command) -> Reply {
        self.by(from, Authority::Player, command).await
    }

    /// Something that is done.
    pub async fn done(&mut self, from: &str, command: Command) {
        let reply = self.ask(from, command).await;
        assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
    }

    /// Something happens by itself, and this is what others are to see of it.
    pub async fn happen(&mut self, what: EventKind) -> Vec<Effect> {
        self.causes += 1;
        let cause = CauseId::new("menagerie", self.causes);
        let event = SystemEvent { cause, at: Timestamp(self.now), hears_talk: true, what };
        let stored = self.decide(&Input::SystemEvent(event)).await;
        let mut effects = Vec::new();
        for row in stored.rows {
            let pending = self.store.pending(row).await.expect("it can be read");
            effects.push(pending.expect("it waits").effect);
        }
        effects
    }
}
