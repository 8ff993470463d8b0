//! `menagerie health`: whether the bot of this machine is well. It is for supervisors, and for
//! images without another program that could ask.

use super::board::print;
use super::exit::Failure;
use super::{serve, settings};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

/// How long the answer may take.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Asks the running bot, prints its answer, and fails if it is not well.
pub fn run() -> Result<(), Failure> {
    let Some(address) = settings::health()?.address else {
        return Err(Failure::setting(
            "HEALTH_ADDR is off, so nobody can be asked: remove it, or set an address",
        ));
    };
    let address = from_here(address);
    let (is_well, said) = serve::runtime()?.block_on(ask(address)).map_err(|error| {
        Failure::other(format!(
            "there is no answer at {address}, the HEALTH_ADDR of the bot ({}): it does not run, or another program has that address",
            error.without_url()
        ))
    })?;
    print(said.trim_end())?;
    if is_well { Ok(()) } else { Err(Failure::other("the bot is not well: see above")) }
}

async fn ask(address: SocketAddr) -> reqwest::Result<(bool, String)> {
    let client = reqwest::Client::builder().no_proxy().timeout(TIMEOUT).build()?;
    let answer = client.get(format!("http://{address}/healthz")).send().await?;
    Ok((answer.status().is_success(), answer.text().await?))
}

/// The address for reaching a server on this machine. An address that stands for all is replaced.
fn from_here(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}
