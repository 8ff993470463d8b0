//! People who play by chance: each game is played by two of them as soon as they see the last board,
//! mostly by typing, now and then by a command, and resigned after some moves.

use super::books::{Given, Script};
use super::count::numbered;
use super::facts::{now_ms, posts, words};
use crate::server::{hears_all, mentioning};
use menagerie_rules::{Line, Position, bundled_by_id, notation};
use menagerie_sandbox::{Answer, Interaction, Sandbox};
use menagerie_words::fixed;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{Interval, MissedTickBehavior};

/// After how many plies a game is resigned.
const LONG_ENOUGH: usize = 60;
/// One of so many moves is given by a command.
const COMMANDS: u32 = 6;
/// How long the giver of a command waits for its answer.
const ANSWER: Duration = Duration::from_secs(8);
/// How long they wait for what should come of it before they try again.
pub const AGAIN: Duration = Duration::from_secs(2);
/// The longest that a board is waited for: after that the game is left, and the count tells why.
const BOARD: Duration = Duration::from_mins(2);

/// A game that is played.
pub struct Play {
    pub game: i64,
    pub thread: u64,
    /// The first mover and the other one.
    pub players: [u64; 2],
}

/// All of them.
pub struct People {
    pub sandbox: Sandbox,
    /// Where challenges are made.
    pub channel: u64,
    script: Mutex<Script>,
    /// A move has just been given.
    pub given: Notify,
    pace: tokio::sync::Mutex<Interval>,
    /// The threads in which somebody plays; a player who begins a game does so alone.
    pub begun: tokio::sync::Mutex<HashSet<u64>>,
    goes_home: AtomicBool,
}

impl People {
    /// People who give so many moves a second, all of them together.
    pub fn new(sandbox: &Sandbox, rate: f64) -> Arc<Self> {
        let mut pace = tokio::time::interval(Duration::from_secs(1).div_f64(rate));
        pace.set_missed_tick_behavior(MissedTickBehavior::Skip);
        Arc::new(Self {
            sandbox: sandbox.clone(),
            channel: sandbox.channel_named("games").expect("there is a channel for games"),
            script: Mutex::default(),
            given: Notify::new(),
            pace: tokio::sync::Mutex::new(pace),
            begun: tokio::sync::Mutex::default(),
            goes_home: AtomicBool::new(false),
        })
    }

    /// Lets them play so many games at a time.
    pub fn play(self: &Arc<Self>, games: usize, dice: &mut StdRng) -> JoinSet<()> {
        let ids = ["Ann", "Bob", "Cid"].map(|name| self.sandbox.member_named(name));
        let [ann, bob, cid] = ids.map(|id| id.expect("they are members"));
        let pairs = [[ann, bob], [cid, ann], [bob, cid], [bob, ann], [ann, cid], [cid, bob]];
        let mut playing = JoinSet::new();
        for number in 0..games {
            let (people, players) = (Arc::clone(self), pairs[number % pairs.len()]);
            let mut dice = StdRng::seed_from_u64(dice.random());
            playing.spawn(async move {
                while let Some(play) = people.begin(players).await {
                    people.play_one(&play, &mut dice).await;
                }
            });
        }
        playing
    }

    /// Waits until so many games have begun.
    pub async fn all_play(&self, games: usize) {
        while self.begun.lock().await.len() < games {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Lets everybody finish their move and begin nothing more.
    pub fn go_home(&self) {
        self.goes_home.store(true, Ordering::Relaxed);
    }

    pub fn goes_home(&self) -> bool {
        self.goes_home.load(Ordering::Relaxed)
    }

    /// Their actions.
    pub fn script(&self) -> MutexGuard<'_, Script> {
        self.script.lock().expect("nobody fails with it in hand")
    }

    async fn play_one(&self, play: &Play, dice: &mut StdRng) {
        let variant = bundled_by_id("chess").expect("it is one of ours");
        let mut line = Line::new(Position::start(variant));
        while line.outcome().is_none() {
            self.pace.lock().await.tick().await;
            if self.goes_home() {
                return;
            }
            if line.ply() == LONG_ENOUGH {
                return self.resign(play, play.players[0]).await;
            }
            let legal = line.position().legal_moves();
            let chosen = &legal[dice.random_range(0..legal.len())];
            let given = Given {
                game: play.game,
                ply: line.ply(),
                coordinates: notation::coordinates(variant, chosen),
                shown: numbered(line.position(), chosen),
                message: None,
                at: now_ms(),
                certain: false,
            };
            line.play(chosen).expect("it is legal");
            let is_seen = match dice.random_range(0..COMMANDS) {
                0 => self.command(play, given).await,
                _ => self.type_it(play, given).await,
            };
            if !is_seen {
                return;
            }
        }
    }

    /// Types a move, once, and waits for its board.
    async fn type_it(&self, play: &Play, given: Given) -> bool {
        let (mover, shown) = (play.players[given.ply % 2], given.shown.clone());
        let text = if hears_all() {
            given.coordinates.clone()
        } else {
            mentioning(&self.sandbox, &given.coordinates)
        };
        let typed = self.sandbox.say(mover, play.thread, &text, None);
        let message = Some(typed.expect("whoever plays may write there"));
        self.note(Given { message, certain: true, ..given });
        self.board(play, &shown, BOARD).await
    }

    /// Gives a move by a command, again and again while nobody says what became of it, as people do.
    async fn command(&self, play: &Play, given: Given) -> bool {
        let (began, mover) = (Instant::now(), play.players[given.ply % 2]);
        let (shown, options) = (given.shown.clone(), json!({"move": given.coordinates}));
        let at = self.note(given);
        while began.elapsed() < BOARD {
            let interaction = self.sandbox.slash(mover, play.thread, "move", &options);
            if let Some(answer) = answered(interaction).await
                && answer.text().starts_with("Played")
            {
                self.script().moves[at].certain = true;
                return self.board(play, &shown, BOARD).await;
            }
            if self.board(play, &shown, AGAIN).await {
                return true;
            }
        }
        false
    }

    fn note(&self, given: Given) -> usize {
        let mut script = self.script();
        script.moves.push(given);
        self.given.notify_waiters();
        script.moves.len() - 1
    }

    /// Whether a board is seen in time.
    async fn board(&self, play: &Play, shown: &str, timeout: Duration) -> bool {
        let bold = format!("**{shown}**");
        self.seen(play, timeout, |words| words.starts_with(&bold)).await
    }

    /// Whether a post that fits is seen in a game's thread in time. Older posts are looked through
    /// once, and then only newer ones.
    async fn seen(&self, play: &Play, timeout: Duration, fits: impl Fn(&str) -> bool) -> bool {
        let mut newest = None;
        let seen = self.sandbox.wait(timeout, |sandbox| {
            let last = sandbox.newest_message(play.thread);
            if last == newest {
                return None;
            }
            newest = last;
            posts(sandbox, play.thread).into_iter().rev().any(|it| fits(&words(it))).then_some(())
        });
        seen.await.is_ok()
    }

    /// Resigns, again and again until everybody sees it.
    async fn resign(&self, play: &Play, who: u64) {
        self.script().resigned.insert(play.game);
        let began = Instant::now();
        while began.elapsed() < BOARD {
            let asked = self.sandbox.slash(who, play.thread, "resign", &json!({}));
            if let Some(answer) = answered(asked).await
                && let Some(question) = answer.messages.first()
                && let Some(button) = button(&question.components, "Resign")
            {
                answered(self.sandbox.press(who, question.id, &button, &[])).await;
            }
            if self.seen(play, AGAIN, |words| words.contains(fixed("ending-resignation"))).await {
                return;
            }
        }
    }
}

/// The answer, if there was one.
pub async fn answered<E>(interaction: Result<Interaction, E>) -> Option<Answer> {
    let Ok(interaction) = interaction else {
        // Nothing could be given: the bot is not there at all.
        tokio::time::sleep(Duration::from_millis(200)).await;
        return None;
    };
    tokio::time::timeout(ANSWER, interaction.answer()).await.ok()
}

/// The code that a message's button carries.
pub fn button(components: &[serde_json::Value], label: &str) -> Option<String> {
    let rows = components.iter().filter_map(|row| row["components"].as_array());
    let found = rows.flatten().find(|button| button["label"] == label)?;
    found["custom_id"].as_str().map(str::to_owned)
}
