//! People who do not play: their acts while others play, and the harm that must not come of it.

use super::books::{Board, Given, Script};
use super::people::answered;
use crate::server::{Server, TIMEOUT};
use menagerie_sandbox::{RestFault, Sandbox, permissions};
use menagerie_words::fixed;
use serde_json::json;
use std::ops::Range;
use std::time::Duration;
use tokio::task::JoinSet;

/// How many there are.
const ACCOUNTS: usize = 20;
/// For how long they go on each time.
const LASTS: Duration = Duration::from_secs(4);
/// How many look-ups a second all of them give, and how many calls one of them.
const LOOK_UPS_A_SECOND: u32 = 50;
const CALLS_A_SECOND: u32 = 5;
/// A game that nobody has.
const NOWHERE: u64 = 999_999;
/// How late Discord answers a look-up.
const SLOW: Duration = Duration::from_secs(20);
/// By when the board of a move is seen that is typed meanwhile, in milliseconds.
const AT_ONCE: u64 = 1_000;
/// How often Discord may answer in a whole sitting that it is asked too much.
const LIMITED: usize = 10;

/// All of them, and what came of it.
#[derive(Default)]
pub struct Strangers {
    accounts: Vec<u64>,
    /// Where no game may be begun.
    attic: u64,
    /// How many challenges and games of their own they have.
    pub own: i64,
    /// When they were at it, in milliseconds since 1970.
    windows: Vec<Range<u64>>,
    /// How often Discord has answered since the first time that it is asked too much.
    pub limited: usize,
}

impl Strangers {
    /// As many as there are, who do nothing yet.
    pub fn on(sandbox: &Sandbox) -> Self {
        Self { accounts: sandbox.seed_members(ACCOUNTS), ..Self::default() }
    }

    /// Two of them begin a game whose channel is deleted then.
    pub async fn lose_a_place(&mut self, server: &mut Server) {
        let (sandbox, games) = (server.sandbox.clone(), server.games);
        self.attic = sandbox.seed_channel("attic");
        self.own = 1;
        let general = sandbox.channel_named("general").expect("there is another channel");
        server.games = general;
        server.new_game_of("Guest 1", "Guest 2").await;
        server.games = games;
        assert!(sandbox.faults().delete_channel(general));
        let (one, direct) = (self.accounts[0], sandbox.direct_channel(self.accounts[0]));
        let told = sandbox.wait(TIMEOUT, |sandbox| {
            let mut letters = sandbox.messages(one, direct).into_iter();
            letters.find(|letter| letter.content.contains(fixed("discord-channel-gone")))
        });
        told.await.expect("they are told that their game has lost its place");
    }

    /// Fifty times a second they look for a game that is not there, as many accounts as there are in turn.
    pub async fn look_up(&self, sandbox: &Sandbox, channel: u64) {
        let mut asked = JoinSet::new();
        let mut pace = tokio::time::interval(Duration::from_secs(1) / LOOK_UPS_A_SECOND);
        for number in 0..LASTS.as_secs() as usize * LOOK_UPS_A_SECOND as usize {
            pace.tick().await;
            let who = self.accounts[number % self.accounts.len()];
            let given = sandbox.slash(who, channel, "board", &json!({"game": NOWHERE}));
            asked.spawn(async { answered(given).await });
        }
        while asked.join_next().await.is_some() {}
    }

    /// One whose game has lost its place calls from where none may be begun, and each look-up is answered
    /// late.
    pub async fn call(&self, sandbox: &Sandbox, number: usize) {
        let faults = sandbox.faults();
        for path in ["/guilds/", "/channels/"] {
            faults.on_requests("GET", path, u32::MAX, RestFault::Delay(SLOW));
        }
        // Something changes there each time, so that the bot's knowledge of it is out of date.
        let more = [0, permissions::ATTACH_FILES][number % 2];
        faults.forbid(Some(self.attic), permissions::CREATE_PUBLIC_THREADS | more);
        let mut pace = tokio::time::interval(Duration::from_secs(1) / CALLS_A_SECOND);
        let words = format!("<@{}> where does my game go on?", sandbox.bot_id());
        for _ in 0..LASTS.as_secs() * u64::from(CALLS_A_SECOND) {
            pace.tick().await;
            let called = sandbox.say(self.accounts[0], self.attic, &words, None);
            called.expect("they may write there");
        }
        faults.clear_requests();
    }

    /// They were at it from one moment to another, and Discord has answered so often meanwhile that it is
    /// asked too much.
    pub fn note(&mut self, from: u64, to: u64, limited: usize) {
        self.windows.push(from..to);
        self.limited += limited;
    }

    /// The effects that others have felt.
    pub fn felt(&self, script: &Script, boards: &[Board]) -> Vec<String> {
        let is_meanwhile = |at: u64| self.windows.iter().any(|window| window.contains(&at));
        let typed = script.moves.iter().filter(|it| it.message.is_some());
        let (meanwhile, otherwise): (Vec<_>, Vec<_>) = typed.partition(|it| is_meanwhile(it.at));
        let waits = |moves: &[&Given]| -> Vec<u64> {
            moves.iter().filter_map(|given| given.waited(boards)).collect()
        };
        let late = |waits: &[u64]| waits.iter().filter(|wait| **wait > AT_ONCE).count();
        let (waits, usual) = (waits(&meanwhile), waits(&otherwise));
        let mut felt = Vec::new();
        if let Some(longest) = waits.iter().max().filter(|longest| **longest > AT_ONCE) {
            // A machine that has too much to do is late at other times, too.
            felt.push(format!(
                "{} of {} boards came later than after {AT_ONCE} ms, one after {longest}; at other times {} of {}",
                late(&waits),
                waits.len(),
                late(&usual),
                usual.len()
            ));
        }
        if !self.windows.is_empty() && waits.is_empty() {
            felt.push("nobody has played meanwhile".to_owned());
        }
        if self.limited > LIMITED {
            felt.push(format!("{} times Discord was asked too much", self.limited));
        }
        felt
    }
}
