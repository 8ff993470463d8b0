//! The metrics: everything that is counted and measured while the program works, for the operator.
//!
//! Metrics belong to the process, as its memory does, and decide nothing. So there is one set of
//! them, and the code that does something worth counting counts it there. Every label is a word of
//! the program's own (`&'static str`) or a status. No name or text of a member can become one, and
//! there are few labels.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

/// A label: its name and its value.
type Label = (&'static str, &'static str);
/// The status of an answer; 0 if there was none.
type Status = [(&'static str, u16); 1];
/// A gauge of a fraction.
type Real = Gauge<f64, AtomicU64>;
/// A histogram whose buckets are made anew for each label.
type Durations = Family<[Label; 1], Histogram, fn() -> Histogram>;

/// Buckets for waits on the disk, in seconds.
const DISK: [f64; 10] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.2, 1.0, 5.0];
/// Buckets for work of the processor, in seconds.
const WORK: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0, 10.0];

/// All metrics.
pub struct Metrics {
    moves: Family<[Label; 2], Counter>,
    commits: Histogram,
    pictures: Durations,
    discord_requests: Family<Status, Counter>,
    matrix_requests: Family<Status, Counter>,
    /// Discord's events that this program cannot read, by their kind.
    events_dropped: Family<[Label; 1], Counter>,
    /// The number of all such events.
    events_dropped_in_all: Counter,
    /// Places where messages that were written while nobody listened cannot be read.
    pub readings_given_up: Counter,
    /// Messages that could not be said in a language.
    pub messages_unsaid: Counter,
    log_lines: Family<[Label; 1], Counter>,
    /// Lines of the log that were left out, because the same line had just been written.
    pub log_lines_left_out: Counter,
    /// Rows of the outbox that were given up.
    pub outbox_given_up: Counter,
    turned_away: Family<[Label; 1], Counter>,
    wrong_codes: Family<[Label; 1], Counter>,
    /// Panics of the program; each is a defect.
    pub panics: Counter,
    deadline_lag: Gauge,
    /// Calls that wait at the desk.
    pub queue_depth: Gauge,
    /// Running games.
    pub games_active: Gauge,
    /// Waiting rows of the outbox.
    pub outbox_waiting: Gauge,
    /// Lanes of the outbox that wait until a person changes something.
    pub outbox_parked: Gauge,
    outbox_oldest: Real,
    network_silent: Family<[Label; 1], Real>,
    alert: Family<[Label; 1], Gauge>,
    /// The bytes that SQLite has not moved into its file yet.
    pub wal_bytes: Gauge,
    /// The memory of the process that is not swapped out, in bytes.
    pub resident_memory: Gauge,
    /// When the process started, in unix seconds.
    pub start_time: Gauge,
    build: Family<[Label; 1], Gauge>,
}

/// The metrics of this process.
pub fn metrics() -> &'static Metrics {
    static MEASURES: LazyLock<Metrics> = LazyLock::new(Metrics::new);
    &MEASURES
}

impl Metrics {
    fn new() -> Self {
        let durations: fn() -> Histogram = || Histogram::new(WORK);
        let metrics = Self {
            moves: Family::default(),
            commits: Histogram::new(DISK),
            pictures: Family::new_with_constructor(durations),
            discord_requests: Family::default(),
            matrix_requests: Family::default(),
            events_dropped: Family::default(),
            events_dropped_in_all: Counter::default(),
            readings_given_up: Counter::default(),
            messages_unsaid: Counter::default(),
            log_lines: Family::default(),
            log_lines_left_out: Counter::default(),
            outbox_given_up: Counter::default(),
            turned_away: Family::default(),
            wrong_codes: Family::default(),
            panics: Counter::default(),
            deadline_lag: Gauge::default(),
            queue_depth: Gauge::default(),
            games_active: Gauge::default(),
            outbox_waiting: Gauge::default(),
            outbox_parked: Gauge::default(),
            outbox_oldest: Real::default(),
            network_silent: Family::default(),
            alert: Family::default(),
            wal_bytes: Gauge::default(),
            resident_memory: Gauge::default(),
            start_time: Gauge::default(),
            build: Family::default(),
        };
        metrics.build.get_or_create(&[("version", env!("CARGO_PKG_VERSION"))]).set(1);
        // A counter is 0 before its first event. If it appeared only with the first event, no
        // monitor could see that it has grown.
        for level in ["error", "warn"] {
            drop(metrics.log_lines.get_or_create(&[("level", level)]));
        }
        for picture in ["board", "answer", "replay"] {
            drop(metrics.pictures.get_or_create(&[("picture", picture)]));
        }
        for what in ["search", "picture", "file", "code"] {
            drop(metrics.turned_away.get_or_create(&[("what", what)]));
        }
        for command in ["join", "link"] {
            drop(metrics.wrong_codes.get_or_create(&[("command", command)]));
        }
        for requests in [&metrics.discord_requests, &metrics.matrix_requests] {
            drop(requests.get_or_create(&[("status", 0)]));
        }
        metrics
    }

    /// Counts a typed or pressed move in a game of a variant, with its result.
    pub fn move_is(&self, variant: &'static str, result: &'static str) {
        self.moves.get_or_create(&[("variant", variant), ("result", result)]).inc();
    }

    /// Metrics a commit.
    pub fn committed(&self, took: Duration) {
        self.commits.observe(took.as_secs_f64());
    }

    /// Metrics the drawing of a picture.
    pub fn drawn(&self, what: &'static str, took: Duration) {
        self.pictures.get_or_create(&[("picture", what)]).observe(took.as_secs_f64());
    }

    /// Counts an answer of Discord to a request, or a missing answer (0).
    pub fn discord_answered(&self, status: u16) {
        self.discord_requests.get_or_create(&[("status", status)]).inc();
    }

    /// Counts an answer of the homeserver to a request, or a missing answer (0).
    pub fn matrix_answered(&self, status: u16) {
        self.matrix_requests.get_or_create(&[("status", status)]).inc();
    }

    /// Counts a caller who was told to ask again later, because too much of a kind waits.
    pub fn turned_away(&self, what: &'static str) {
        self.turned_away.get_or_create(&[("what", what)]).inc();
    }

    /// Counts a typed code that does not exist or is over.
    pub fn code_was_wrong(&self, command: &'static str) {
        self.wrong_codes.get_or_create(&[("command", command)]).inc();
    }

    /// Names the kinds of events that are counted if they cannot be read.
    pub fn needs_events(&self, kinds: impl IntoIterator<Item = &'static str>) {
        for kind in kinds {
            drop(self.events_dropped.get_or_create(&[("kind", kind)]));
        }
    }

    /// Counts an unreadable event without which a game stands still.
    pub fn event_dropped(&self, kind: &'static str) {
        self.events_dropped.get_or_create(&[("kind", kind)]).inc();
        self.events_dropped_in_all.inc();
    }

    /// The number of unreadable events.
    pub fn events_dropped(&self) -> u64 {
        self.events_dropped_in_all.get()
    }

    /// Counts a line of the log.
    pub fn logged(&self, level: &'static str) {
        self.log_lines.get_or_create(&[("level", level)]).inc();
    }

    /// Sets the longest delay of deadlines in a round, in seconds.
    pub fn deadlines_late_by(&self, seconds: i64) {
        self.deadline_lag.set(seconds);
    }

    /// Sets the age of the oldest row of the outbox that only this program holds up.
    pub fn outbox_oldest_is(&self, age: Duration) {
        self.outbox_oldest.set(age.as_secs_f64());
    }

    /// Sets how long nothing has come from each network that this process hears, and from no other
    /// network. Another process may hear a network that this one has given up.
    pub fn networks_silent_for(&self, silences: impl Iterator<Item = (&'static str, Duration)>) {
        self.network_silent.clear();
        for (network, silence) in silences {
            self.network_silent.get_or_create(&[("network", network)]).set(silence.as_secs_f64());
        }
    }

    /// Sets whether there is an alert of a kind.
    pub fn alert_is(&self, kind: &'static str, on: bool) {
        self.alert.get_or_create(&[("kind", kind)]).set(on.into());
    }

    /// Other processes do all work now, so the values of this process are not true any more.
    pub fn rests(&self) {
        for gauge in [
            &self.deadline_lag,
            &self.queue_depth,
            &self.games_active,
            &self.outbox_waiting,
            &self.outbox_parked,
        ] {
            gauge.set(0);
        }
        self.outbox_oldest.set(0.0);
        self.network_silent.clear();
    }

    /// All metrics as text, in the format of OpenMetrics.
    pub fn printed(&self) -> String {
        let mut text = String::new();
        // Writing into a text cannot fail.
        let _ = encode(&mut text, &self.registry());
        text
    }

    /// All metrics under their public names.
    fn registry(&self) -> Registry {
        let mut all = Registry::default();
        all.register(
            "process_resident_memory_bytes",
            "Memory in RAM",
            self.resident_memory.clone(),
        );
        all.register("process_start_time_seconds", "Start, in unix time", self.start_time.clone());
        let ours = all.sub_registry_with_prefix("menagerie");
        ours.register("build_info", "The version that runs", self.build.clone());
        ours.register("moves", "Moves typed or pressed, by what came of them", self.moves.clone());
        ours.register("commit_seconds", "Making a transaction durable", self.commits.clone());
        ours.register("render_seconds", "Drawing a picture", self.pictures.clone());
        ours.register(
            "discord_requests",
            "Requests to Discord, by the status of the answer; 0: none came",
            self.discord_requests.clone(),
        );
        ours.register(
            "matrix_requests",
            "Requests to the homeserver, by the status of the answer; 0: none came",
            self.matrix_requests.clone(),
        );
        ours.register(
            "events_dropped",
            "Events of Discord that could not be read",
            self.events_dropped.clone(),
        );
        ours.register(
            "readings_given_up",
            "Places of which what was missed can not be read",
            self.readings_given_up.clone(),
        );
        ours.register(
            "messages_unsaid",
            "Messages that a language could not say",
            self.messages_unsaid.clone(),
        );
        ours.register("log_lines", "Errors and warnings in the log", self.log_lines.clone());
        ours.register(
            "log_lines_left_out",
            "Errors and warnings not written, since the same was said within a minute",
            self.log_lines_left_out.clone(),
        );
        ours.register(
            "turned_away",
            "Calls answered with: later, too much of the kind waits",
            self.turned_away.clone(),
        );
        ours.register(
            "wrong_codes",
            "Codes typed that were wrong, by what they would have opened",
            self.wrong_codes.clone(),
        );
        ours.register("panics", "Panics, each a defect", self.panics.clone());
        ours.register(
            "deadline_lag_seconds",
            "How late what was due on clocks was looked at, at most, in the last round",
            self.deadline_lag.clone(),
        );
        ours.register("queue_depth", "Calls that wait at the desk", self.queue_depth.clone());
        ours.register("games_active", "Games that run", self.games_active.clone());
        ours.register("outbox_waiting", "Rows that wait to be shown", self.outbox_waiting.clone());
        ours.register(
            "outbox_parked",
            "Games and places whose news waits until somebody changes something",
            self.outbox_parked.clone(),
        );
        ours.register(
            "outbox_given_up",
            "Rows that can never be shown",
            self.outbox_given_up.clone(),
        );
        ours.register(
            "outbox_oldest_seconds",
            "For how long the oldest row has waited that nobody has to do anything about",
            self.outbox_oldest.clone(),
        );
        ours.register(
            "network_silent_seconds",
            "For how long nothing has come from a network",
            self.network_silent.clone(),
        );
        ours.register("alert", "1 while something is to be looked at", self.alert.clone());
        ours.register("wal_bytes", "The size of SQLite's log", self.wal_bytes.clone());
        all
    }
}
