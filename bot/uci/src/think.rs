//! The thread that searches: one search after the other.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use menagerie_search::{Budget, Options, Report, Search};

use crate::job::{Asked, Job};
use crate::output::Output;
use crate::report;

/// The positions that are enough for one ply with its captures, in any game: some milliseconds.
const ONE_PLY: u64 = 10_000;

/// Does all that is asked for, until nobody can ask any more.
///
/// # Errors
/// The answers cannot be written.
pub(crate) fn all<W: Write>(asked: Receiver<Asked>, output: &Output<W>) -> io::Result<()> {
    let mut search = Ready::default();
    for asked in asked {
        match asked {
            Asked::Ready(options) => {
                search.with(options);
                output.line("readyok")?;
            }
            Asked::Search(job) => one(search.with(job.settings.search), &job, output)?,
        }
    }
    Ok(())
}

/// A search with its options, once there is one.
#[derive(Default)]
struct Ready(Option<(Options, Search)>);

impl Ready {
    /// The search with these options.
    fn with(&mut self, options: Options) -> &mut Search {
        // Two tables need not fit at once.
        if self.0.as_ref().is_some_and(|(before, _)| *before != options) {
            self.0 = None;
        }
        &mut self.0.get_or_insert_with(|| (options, Search::new(options))).1
    }
}

fn one<W: Write>(search: &mut Search, job: &Job, output: &Output<W>) -> io::Result<()> {
    let (position, castles) = (job.line.position(), job.settings.castles);
    let mut teller = Teller { job, output, began: Instant::now(), told: None, written: Ok(()) };
    let report = std::thread::scope(|scope| {
        if let Some(time) = job.time {
            scope.spawn(move || job.bell.ring_after(time.hard));
        }
        let mut report = match job.settings.level {
            Some(level) => search.choose(&job.line, level, job.bell.flag()),
            None => {
                let tell = &mut |report: &Report| teller.depth(report);
                search.search_telling(&job.line, job.budget, job.bell.flag(), tell)
            }
        };
        // Stopped that early, it has only some legal move. One ply takes no time, and a mate is not missed.
        if report.depth == 0 {
            let budget = Budget { nodes: ONE_PLY, depth: 1 };
            report = search.search(&job.line, budget, &AtomicBool::new(false));
        }
        // Before the bell rings at the end: a search on the opponent's time waits for it.
        teller.last(&report);
        if job.waits {
            job.bell.wait();
        }
        job.bell.ring();
        report
    });
    teller.written?;
    if let Some(end) = report::end(&job.line) {
        output.sentence(end)?;
    }
    output.line(report::best_move(position, &report, castles))
}

/// Tells what a search finds.
struct Teller<'a, W> {
    job: &'a Job,
    output: &'a Output<W>,
    began: Instant,
    /// What was told last.
    told: Option<Report>,
    written: io::Result<()>,
}

impl<W: Write> Teller<'_, W> {
    /// Tells of a depth that was searched to its end. Where the next one would take too long, or nobody
    /// listens any more, the search is to end.
    fn depth(&mut self, report: &Report) {
        let time = self.began.elapsed();
        self.tell(report, time);
        let is_late = self.job.time.is_some_and(|it| it.soft < it.hard && time >= it.soft);
        if is_late || self.written.is_err() {
            self.job.bell.ring();
        }
    }

    /// Tells what has come of the search, if something is new. Nothing is known of a game that is over.
    fn last(&mut self, report: &Report) {
        if report.depth > 0 && self.told.as_ref() != Some(report) {
            self.tell(report, self.began.elapsed());
        }
    }

    fn tell(&mut self, report: &Report, time: Duration) {
        let castles = self.job.settings.castles;
        let info = report::info(self.job.line.position(), report, time, castles);
        self.written = self.output.line(info);
        self.told = Some(report.clone());
    }
}
