//! The thread that searches: one search after the other.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use menagerie_search::{Budget, Report, Request, Search};

use crate::job::{Asked, Job};
use crate::output::Output;
use crate::ready::Ready;
use crate::report;

/// The positions that are enough for one ply with its captures, in any game: some milliseconds.
const ONE_PLY: u64 = 10_000;
/// The part of a search's time that its table may take, if it is not made yet.
const TABLE_PART: u32 = 4;

/// Does all that is asked for, until nobody can ask any more.
///
/// # Errors
/// The answers cannot be written.
pub(crate) fn all<W: Write>(asked: Receiver<Asked>, output: &Output<W>) -> io::Result<()> {
    let mut ready = Ready::new();
    let mut free_since = Instant::now();
    for asked in asked {
        match asked {
            Asked::Ready { options, variant, quit } => {
                let is_stopped = || quit.load(Ordering::Relaxed);
                if let Err(problem) = ready.set(options, &is_stopped) {
                    output.sentence(problem)?;
                }
                ready.search.prepare(&variant, &is_stopped);
                output.line("readyok")?;
            }
            // The time of a search that had to wait for another one begins then.
            Asked::Search(job) => one(&mut ready, &job, job.asked.max(free_since), output)?,
        }
        free_since = Instant::now();
    }
    Ok(())
}

fn one<W: Write>(
    ready: &mut Ready,
    job: &Job,
    began: Instant,
    output: &Output<W>,
) -> io::Result<()> {
    let (position, castles) = (job.line.position(), job.settings.castles);
    let mut teller = Teller { job, output, began, told: None, written: Ok(()) };
    let report = std::thread::scope(|scope| {
        if let Some(time) = job.time {
            let left = time.hard.saturating_sub(began.elapsed());
            scope.spawn(move || job.bell.ring_after(left));
        }
        let is_table_late = || {
            let is_late = |limit: Duration| began.elapsed() >= limit / TABLE_PART;
            job.bell.is_rung() || job.time.is_some_and(|time| is_late(time.hard))
        };
        if let Err(problem) = ready.set(job.settings.search, &is_table_late) {
            teller.written = output.sentence(problem);
        }
        let tell = &mut |report: &Report| teller.depth(report);
        let mut report = ready.search.answer(&job.request(), job.bell.flag(), tell);
        if report.depth == 0 && job.bell.is_rung() {
            hurry(&mut ready.search, job, &mut report);
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

/// Stopped that early, a search has only some legal move. One ply takes no time, if the evaluation is
/// known. Without it a move that wins at once is not missed.
fn hurry(search: &mut Search, job: &Job, report: &mut Report) {
    if search.prepare(job.line.position().variant(), &|| true) {
        let nodes = job.budget.nodes.saturating_sub(report.nodes).min(ONE_PLY);
        let request = Request { budget: Budget { nodes, depth: 1 }, level: None, ..job.request() };
        *report = search.answer(&request, &AtomicBool::new(false), &mut |_| {});
        return;
    }
    let turn = job.line.position().turn();
    let wins = job.request().moves().into_iter().find(|mv| {
        let mut line = job.line.clone();
        let is_played = line.play(mv).is_ok();
        is_played && line.outcome().is_some_and(|end| end.winner == Some(turn))
    });
    if let Some(mv) = wins {
        (report.best, report.line) = (Some(mv), vec![mv]);
    }
}

/// Tells what a search finds.
struct Teller<'a, W> {
    job: &'a Job,
    output: &'a Output<W>,
    began: Instant,
    /// The last report.
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

    /// Tells the result of the search, if it is new. A game that is over has none.
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
