//! `menagerie sandbox`: the bot with a Discord of its own on this machine.
//!
//! The parent process is the loopback Discord with its web page. The bot is a child process of the
//! same program, connected as it would be to the real Discord. The parent holds one end of a pipe,
//! so that the bot stops when the parent is gone, even if that was killed.

use super::arguments::SandboxOptions;
use super::exit::Failure;
use super::serve;
use crate::operator_variants;
use menagerie_sandbox::{Options, Sandbox, StartError};
use std::fs::File;
use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;
use tokio::process::{Child, ChildStdin, Command};
use tokio::time::Instant;

/// How long the bot may take to stop before it is stopped by force.
const FAREWELL: Duration = Duration::from_secs(10);

/// The first port that Linux gives to any connection that asks for none.
const FIRST_GIVEN: u16 = 32_768;

/// Runs both until Ctrl-C.
pub fn run(options: &SandboxOptions) -> Result<(), Failure> {
    serve::log()?;
    serve::runtime()?.block_on(serve_both(options))
}

async fn serve_both(options: &SandboxOptions) -> Result<(), Failure> {
    // Errors in the variant file are reported at once.
    let read = operator_variants::read(options.file.as_slice()).map_err(Failure::input);
    read.map_err(|failure| failure.of_option("VARIANT_FILES", "--file"))?;
    std::fs::create_dir_all(&options.data).map_err(|error| {
        Failure::setting(format!(
            "the folder {} cannot be made ({error}): name another one with --data",
            options.data.display()
        ))
    })?;
    let data = std::path::absolute(&options.data).map_err(Failure::other)?;
    let _lock = take(&data)?;
    wait_until_free(&data).await?;
    let sandbox = Sandbox::start(Options {
        web_port: options.port,
        data: data.clone(),
        people: usize::from(options.people),
        keep: true,
        picture_delay: Duration::from_millis(options.picture_delay),
        ..Options::default()
    })
    .await
    .map_err(|error| {
        Failure::setting(match error {
            StartError::Listen { .. } => format!(
                "the sandbox cannot start: {error}; perhaps another one is running: name another --port"
            ),
            _ => format!("the sandbox cannot start: {error}"),
        })
    })?;
    // Everybody can write to the bot directly from the first.
    for member in sandbox.members().into_iter().filter(|member| !member.bot) {
        sandbox.direct_channel(member.id);
    }
    let pages = free_address(sandbox.web_address()).map_err(Failure::other)?;
    let (mut bot, _pipe) = start_bot((&sandbox, pages), &data, options.file.as_deref())?;
    let (address, games) = (sandbox.web_address(), data.join("menagerie.db"));
    // The sandbox can be used even if nobody reads this line any more.
    let _ = writeln!(
        std::io::stdout(),
        "The sandbox is open: http://{address}/\nIts games are in {}\nStop it with Ctrl-C.",
        games.display()
    );
    let outcome = tokio::select! {
        _ = tokio::signal::ctrl_c() => Ok(()),
        () = terminated() => Ok(()),
        ended = bot.wait() => Err(match ended {
            Ok(status) => Failure::other(last_words(status)),
            Err(error) => Failure::other(error),
        }),
    };
    if outcome.is_ok() {
        stop_bot(&mut bot).await;
    }
    sandbox.stop().await;
    outcome
}

/// An address for the bot's pages, beside that of the sandbox if it is free.
fn free_address(near: SocketAddr) -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind(SocketAddr::new(near.ip(), port_beside(near.port())))
        .or_else(|_| TcpListener::bind(SocketAddr::new(near.ip(), 0)))?;
    // It is free again as soon as it is dropped, and nothing was connected to it.
    listener.local_addr()
}

/// The next port, or one below those that the system gives to connections: such a port could be taken before
/// the bot listens there, and then there are no pages.
const fn port_beside(port: u16) -> u16 {
    if port < FIRST_GIVEN - 1 { port + 1 } else { FIRST_GIVEN / 2 + port % (FIRST_GIVEN / 2) }
}

/// The failure after the bot has ended, and the sandbox with it. Only a killed process has no exit
/// code.
fn last_words(status: ExitStatus) -> String {
    if status.code().is_some() {
        format!("the bot of the sandbox has stopped by itself ({status}); its last words are above")
    } else {
        format!(
            "the bot of the sandbox was killed ({status}), so the sandbox stops too: start it again to go on with its games"
        )
    }
}

/// Locks the folder against a second sandbox, which would overwrite its certificate and messages.
fn take(data: &Path) -> Result<File, Failure> {
    let lock = File::options().create(true).append(true).open(data.join("sandbox.lock"));
    let lock = lock.map_err(|error| {
        Failure::setting(format!(
            "the folder {} cannot be written ({error}): name another one with --data",
            data.display()
        ))
    })?;
    lock.try_lock().map_err(|_| {
        Failure::in_use(format!(
            "another sandbox uses the folder {}: stop it, or name another one with --data",
            data.display()
        ))
    })?;
    Ok(lock)
}

/// Waits for the bot of a killed sandbox. It stops by itself, but not at once.
async fn wait_until_free(data: &Path) -> Result<(), Failure> {
    let url = database_url(data);
    let deadline = Instant::now() + FAREWELL;
    // Other errors of the database are reported by the bot, which opens it.
    while menagerie_store::inspect(&url).await.is_ok_and(|found| found.in_use) {
        if Instant::now() > deadline {
            return Err(Failure::in_use(format!(
                "the games of the sandbox in the folder {} are in use by a bot that runs without it: stop that bot, or name another folder with --data",
                data.display()
            )));
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

/// Starts the bot as against the real Discord, with settings that name the loopback one. Returns it
/// with the pipe whose end stops it.
fn start_bot(
    (sandbox, pages): (&Sandbox, SocketAddr),
    data: &Path,
    variant_file: Option<&Path>,
) -> Result<(Child, Option<ChildStdin>), Failure> {
    let program = std::env::current_exe().map_err(Failure::other)?;
    let mut command = Command::new(program);
    command
        .args(["run", "--until-input-ends"])
        .envs(sandbox.settings())
        .env("DISCORD_MESSAGE_CONTENT", "on")
        .env("WEB_ADDR", pages.to_string())
        .env("WEB_URL", format!("http://{pages}"))
        .env("DATABASE_URL", database_url(data))
        // A bot that serves a real network from this machine has the usual address.
        .env("HEALTH_ADDR", std::env::var("HEALTH_ADDR").unwrap_or_else(|_| "off".to_owned()))
        .stdin(Stdio::piped())
        .kill_on_drop(true);
    if let Some(file) = variant_file {
        command.env("VARIANT_FILES", file);
    }
    // Ctrl-C reaches a whole process group. The parent tells the bot to stop, once and in order.
    #[cfg(unix)]
    command.process_group(0);
    let mut bot = command.spawn().map_err(Failure::other)?;
    // It is taken out, because waiting for a child closes its input.
    let pipe = bot.stdin.take();
    Ok((bot, pipe))
}

/// The address of the database in a folder. The folder's name may have characters that addresses
/// reserve.
fn database_url(data: &Path) -> String {
    let path = data.join("menagerie.db").to_string_lossy().into_owned();
    let escaped: String = path
        .chars()
        .map(|c| match c {
            '%' | '?' | '#' => format!("%{:02X}", u32::from(c)),
            c => c.to_string(),
        })
        .collect();
    format!("sqlite://{escaped}")
}

/// Tells the bot to stop, and waits until it has.
async fn stop_bot(bot: &mut Child) {
    #[cfg(unix)]
    if let Some(id) = bot.id() {
        let sent = std::process::Command::new("kill").args(["-TERM", &id.to_string()]).status();
        if let Err(error) = sent {
            tracing::warn!(%error, "the bot could not be told to stop");
        }
    }
    if tokio::time::timeout(FAREWELL, bot.wait()).await.is_err() {
        tracing::warn!("the bot did not stop in time");
        if let Err(error) = bot.kill().await {
            tracing::warn!(%error, "the bot could not be stopped");
        }
    }
}

/// A signal to stop other than Ctrl-C: from a supervisor, or from a closed terminal.
#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut terminate), Ok(mut hangup)) =
        (signal(SignalKind::terminate()), signal(SignalKind::hangup()))
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = terminate.recv() => {}
        _ = hangup.recv() => {}
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending::<()>().await;
}

#[cfg(test)]
mod tests {
    use super::{free_address, port_beside};
    use std::net::TcpListener;

    #[test]
    fn the_pages_have_the_next_port_or_one_that_no_connection_is_given() {
        for (sandbox, pages) in
            [(8_080, 8_081), (32_766, 32_767), (32_767, 32_767), (32_768, 16_384), (65_535, 32_767)]
        {
            assert_eq!(port_beside(sandbox), pages, "{sandbox}");
        }
    }

    #[test]
    fn a_port_that_is_taken_is_given_to_no_pages() {
        let sandbox = TcpListener::bind(("127.0.0.1", 0)).and_then(|it| it.local_addr());
        let sandbox = sandbox.expect("there are ports");
        let _taken = TcpListener::bind((sandbox.ip(), port_beside(sandbox.port())));
        let found = free_address(sandbox).expect("there are ports");
        assert_ne!(found.port(), port_beside(sandbox.port()));
    }
}
