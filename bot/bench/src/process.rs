//! The system's figures of a process, and the bot's own count of its committed transactions.

use super::load_error::LoadError;
use std::time::Duration;

/// The ticks in which Linux counts processor time.
const TICKS_A_SECOND: u32 = 100;

/// A process, as /proc names it: a number, or `self`.
#[derive(Clone, Debug)]
pub struct Process(pub String);

impl Process {
    /// The processor time used so far, by the program and for it.
    ///
    /// # Errors
    /// When the process is gone, or this is not Linux.
    pub fn processor_time(&self) -> Result<Duration, LoadError> {
        let stat = self.read("stat")?;
        // The name, in parentheses, may contain spaces. User and system time are fields 14 and 15.
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
        let ticks =
            fields.skip(11).take(2).filter_map(|field| field.parse::<u32>().ok()).sum::<u32>();
        Ok(Duration::from_secs(1) * ticks / TICKS_A_SECOND)
    }

    /// The memory that is not swapped out, in KiB: now (`VmRSS`), or the most so far (`VmHWM`).
    ///
    /// # Errors
    /// When the process is gone, or this is not Linux.
    pub fn memory(&self, which: &str) -> Result<u64, LoadError> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix(which)?.strip_prefix(':'));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.ok_or_else(|| LoadError::Bot(format!("Linux does not tell its {which}")))
    }

    fn read(&self, what: &str) -> Result<String, LoadError> {
        let path = format!("/proc/{}/{what}", self.0);
        std::fs::read_to_string(&path).map_err(|error| LoadError::Bot(format!("{path}: {error}")))
    }
}

/// How many transactions were committed, according to the bot's metrics.
///
/// # Errors
/// When the metrics lack that number.
pub fn commits(figures: &str) -> Result<u64, LoadError> {
    let count =
        figures.lines().find_map(|line| line.strip_prefix("menagerie_commit_seconds_count "));
    let count = count.and_then(|count| count.trim().parse().ok());
    count.ok_or_else(|| LoadError::Bot("its figures do not tell of transactions".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_metrics::metrics;

    #[test]
    fn the_figures_that_a_bot_prints_tell_how_many_transactions_there_were() {
        let before = commits(&metrics().printed()).expect("they tell");
        metrics().committed(Duration::from_millis(1));
        assert!(commits(&metrics().printed()).expect("they tell") > before);
        assert!(commits("menagerie_moves_total 3\n").is_err());
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_process_has_memory_and_uses_the_processor() {
        let this = Process("self".to_owned());
        let (now, most) = (this.memory("VmRSS"), this.memory("VmHWM"));
        assert!(now.expect("it is told") > 1_000 && most.expect("it is told") > 1_000);
        let before = this.processor_time().expect("it is told");
        let mut sum = 0_u64;
        while this.processor_time().expect("it is told") == before {
            sum =
                (0..100_000_u64).fold(sum, |sum, number| sum.wrapping_mul(31).wrapping_add(number));
        }
        assert!(
            this.memory("VmNothing").is_err() && Process("0".to_owned()).memory("VmRSS").is_err()
        );
    }
}
