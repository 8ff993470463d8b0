//! The system's facts about a process, from /proc.

use crate::server::Server;

/// The ticks in which Linux counts processor time.
const TICKS_PER_SECOND: f64 = 100.0;

/// The bot's process id.
pub fn of(server: &Server) -> u32 {
    server.bot.as_ref().expect("the bot runs").id()
}

/// Resident memory in KiB.
pub fn resident(process: u32) -> u64 {
    let status = read(process, "status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number =
        line.and_then(|line| line.split_whitespace().next()).and_then(|it| it.parse().ok());
    number.expect("Linux tells the resident memory")
}

/// Processor time used so far, in seconds.
pub fn processor_time(process: u32) -> f64 {
    let status = read(process, "stat");
    // The name, in parentheses, may hold spaces; user and system time are fields 14 and 15.
    let fields = status.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
    let ticks = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS_PER_SECOND
}

fn read(process: u32, what: &str) -> String {
    std::fs::read_to_string(format!("/proc/{process}/{what}")).expect("the bot runs on Linux")
}
