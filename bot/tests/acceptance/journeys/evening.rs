//! One evening in each language, over the wire: a challenge, a game with slips, offers and planned moves,
//! a problem, settings. What members read is in `evenings/`, to be read by people. After a change of words,
//! `UPDATE=1 cargo test -p menagerie --test acceptance -- evening` writes it anew.

use super::evening_steps::{Did, Place, STEPS, Step};
use super::holds;
use crate::server::{Server, TIMEOUT, labels};
use futures_util::future::join_all;
use menagerie_sandbox::Message;
use menagerie_words::Language;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

/// How long nothing must come until a step is over, when the transcripts are written.
const QUIET: Duration = Duration::from_secs(2);

/// The beginning of a line that somebody does something.
const DOES: &str = "> ";

fn path(language: Language) -> PathBuf {
    let folder =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/acceptance/journeys/evenings");
    folder.join(format!("{}.txt", language.tag()))
}

/// The outcome of each step, by a transcript.
fn steps(known: &str) -> Vec<String> {
    let known = format!("\n{}", known.strip_suffix('\n').unwrap_or(known));
    let begins = format!("\n{DOES}");
    let steps = known.split(&begins).skip(1);
    steps.map(|step| format!("{DOES}{step}\n")).collect()
}

struct Evening {
    server: Server,
    thread: Option<u64>,
    /// How many posts are told already: among the games, and in the thread.
    told: [usize; 2],
    transcript: String,
}

impl Evening {
    async fn begin(language: Language) -> Self {
        let server = Server::start_that(true).await;
        for who in ["Ann", "Bob", "Cid"] {
            server.sandbox.set_locale(server.id(who), language.tag());
        }
        let given = json!({ "language": language.tag() });
        server.slash("Ann", server.games, "server", given).await;
        Self { server, thread: None, told: [0, 0], transcript: String::new() }
    }

    /// The posts that are not told yet, those among the games first: which of two places is served first
    /// differs.
    fn untold(&self) -> Vec<Message> {
        let places = [Some(self.server.games), self.thread_now()].into_iter().zip(self.told);
        let posts = places.flat_map(|(place, told)| {
            let posts = place.map(|place| self.server.posts(place)).unwrap_or_default();
            posts.into_iter().skip(told)
        });
        posts.collect()
    }

    /// The game's thread, once there is one.
    fn thread_now(&self) -> Option<u64> {
        self.thread
            .or_else(|| self.server.sandbox.threads(self.server.games).first().map(|it| it.id))
    }

    /// The messages that only somebody sees.
    fn own(&self, who: &str, place: u64) -> Vec<Message> {
        let mut own = self.server.sandbox.messages(self.server.id(who), place);
        own.retain(|message| message.ephemeral_for.is_some() && !message.content.is_empty());
        own
    }

    /// A message as people read it: its lines, the description of its picture, its buttons.
    fn shown(&self, message: &Message) -> String {
        let mut lines = self.readable(&message.content).replace('\n', "\n    ");
        for file in &message.attachments {
            if let Some(words) = &file.description {
                write!(lines, "\n    (picture: {})", self.readable(words)).expect("there is room");
            }
        }
        let labels = labels(message);
        if !labels.is_empty() {
            write!(lines, "\n    [{}]", labels.join("] [")).expect("there is room");
        }
        lines + "\n"
    }

    /// Words without what differs from one evening to the next.
    fn readable(&self, words: &str) -> String {
        let mut words = words.replace('\u{200b}', "");
        for who in ["Ann", "Bob", "Cid"] {
            words = words.replace(&format!("<@{}>", self.server.id(who)), &format!("@{who}"));
        }
        if let Some(thread) = self.thread_now() {
            words = words.replace(&format!("<#{thread}>"), "#thread");
        }
        words = words.replace(&format!("<#{}>", self.server.games), "#games");
        while let Some(from) = words.find("<t:") {
            let to = words[from..].find('>').map_or(words.len(), |at| from + at + 1);
            words.replace_range(from..to, "(time)");
        }
        let word = |word: &str| {
            let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            let is_code = bare.len() > 7
                && bare.chars().any(|c| c.is_ascii_digit())
                && bare.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
            let is_date = bare.len() == 10
                && bare.starts_with("20")
                && bare.chars().all(|c| c.is_ascii_digit() || c == '-');
            let is_hash = bare.len() == 8 && bare.chars().all(|c| c.is_ascii_hexdigit());
            let is_hour = bare.len() == 5
                && bare.split_once(':').is_some_and(|(hours, minutes)| {
                    [hours, minutes].iter().all(|it| it.chars().all(|c| c.is_ascii_digit()))
                });
            if is_code || is_date || is_hash || is_hour {
                word.replace(bare, "(varies)")
            } else {
                word.to_owned()
            }
        };
        let lines = words.split('\n').map(|line| {
            let words: Vec<String> = line.split(' ').map(word).collect();
            words.join(" ")
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Does a step. Returns what it was.
    async fn done(&self, Step { who, did, .. }: &Step, place: u64) -> String {
        let (answer, told) = match did {
            Did::Says(words) => {
                let bot = format!("<@{}>", self.server.sandbox.bot_id());
                self.server.say(who, place, &words.replace("@bot", &bot));
                return format!("{DOES}{who}: {words}\n");
            }
            Did::Gives(command, options) => {
                let told = format!("{DOES}{who}: /{command} {options}\n");
                let mut options: Value = serde_json::from_str(options).expect("it is JSON");
                for named in ["opponent", "member"] {
                    if let Some(who) = options.get(named).and_then(Value::as_str) {
                        options[named] = json!(self.server.id(who).to_string());
                    }
                }
                (self.server.slash(who, place, command, options).await, told)
            }
            Did::Presses(kind) => {
                let find = |_: &_| {
                    let seen = self.server.sandbox.messages(self.server.id(who), place);
                    seen.into_iter().rev().find_map(|post| Some((button(&post, kind)?, post)))
                };
                let found = self.server.sandbox.wait(TIMEOUT, find).await;
                let (label, post) =
                    found.unwrap_or_else(|_| panic!("no {kind}:\n{}", self.transcript));
                let answer = self.server.press(who, &post, &label).await;
                (answer, format!("{DOES}{who} presses [{label}]\n"))
            }
        };
        assert!(answer.error.is_none(), "{:?}\n{}", answer.error, self.transcript);
        told
    }

    /// The outcome of a step until now: the messages its doer alone sees, then those that all see.
    fn came(&self, who: &str, place: u64, before: &[Message]) -> String {
        let mut own = self.own(who, place);
        // Their own question may be answered in its place.
        own.retain(|it| {
            before.iter().all(|known| known.id != it.id || known.content != it.content)
        });
        let own = own.iter().map(|it| format!("  {who} alone: {}", self.shown(it)));
        let seen = self.untold();
        let seen = seen.iter().map(|it| format!("  all: {}", self.shown(it)));
        own.chain(seen).collect()
    }

    /// Does a step, and tells what came of it: as the transcript has it, as soon as that is so.
    async fn step(&mut self, step: &Step, known: Option<&str>) {
        let place = match step.place {
            Place::Games => self.server.games,
            Place::Thread => self.thread_now().expect("the game has begun"),
        };
        let before = self.own(step.who, place);
        let told = self.done(step, place).await;
        let now = |it: &Self| format!("{told}{}\n", it.came(step.who, place, &before));
        match known {
            Some(known) => {
                let come = |_: &_| (now(self) == known).then_some(());
                // If something else has come, the comparison below tells it.
                let _ = self.server.sandbox.wait(TIMEOUT, come).await;
            }
            None => {
                let mut known = String::new();
                while now(self) != known {
                    known = now(self);
                    tokio::time::sleep(QUIET).await;
                }
            }
        }
        let told = now(self);
        if let Some(known) = known {
            assert_eq!(told, known, "UPDATE=1 writes it anew");
        }
        self.transcript.push_str(&told);
        self.thread = self.thread_now();
        for post in self.untold() {
            self.told[usize::from(Some(post.channel) == self.thread)] += 1;
        }
    }
}

/// The label of a message's button of a kind.
fn button(message: &Message, kind: &str) -> Option<String> {
    let rows = message.components.iter().filter_map(|row| row["components"].as_array());
    let is_it = |button: &&Value| {
        let id = button["custom_id"].as_str().unwrap_or_default();
        id.strip_prefix("1:").is_some_and(|rest| rest.starts_with(kind))
    };
    rows.flatten().find(is_it)?["label"].as_str().map(str::to_owned)
}

/// An evening in a language: as in a transcript, or told anew.
async fn evening(language: Language, known: Option<&str>) -> String {
    let mut evening = Evening::begin(language).await;
    let known = known.map(steps);
    for (number, step) in STEPS.iter().enumerate() {
        let known = known.as_ref().map(|known| known.get(number).map_or("", String::as_str));
        evening.step(step, known).await;
    }
    holds(&evening.server);
    std::mem::take(&mut evening.transcript)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_reads_as_it_has_been_read_in_each_language() {
    let is_update = std::env::var_os("UPDATE").is_some();
    let evenings = Language::all().map(|language| async move {
        if is_update {
            let told = evening(language, None).await;
            std::fs::write(path(language), told).expect("it can be written");
        } else {
            let known = std::fs::read_to_string(path(language));
            let known = known.unwrap_or_else(|error| panic!("{}: {error}", language.tag()));
            assert_eq!(evening(language, Some(&known)).await, known, "{}", language.tag());
        }
    });
    join_all(evenings).await;
}
