//! The reasons why there is no connection to Discord, each with the fix for the operator.

use crate::api::fault::Fault;
use crate::gateway::close_codes::Hopeless;
use std::path::PathBuf;

/// The reason why there is no connection to Discord.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// The loopback Discord's certificate cannot be used.
    #[error(
        "DISCORD_API_CA names {path}, which cannot be used ({reason}): name the PEM file that the loopback Discord has written"
    )]
    Authority {
        /// The file.
        path: PathBuf,
        /// The fault.
        reason: String,
    },
    /// The machine gives no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(String),
    /// There is no HTTP client.
    #[error("the HTTP client cannot be made: {0}")]
    Client(String),
    /// Discord refuses the token.
    #[error(
        "Discord does not accept DISCORD_TOKEN: copy the bot's token again from the Discord developer portal (Bot, Reset Token)"
    )]
    Token,
    /// The intent is not switched on.
    #[error(
        "Discord does not give the texts of messages to this bot: switch on “Message Content Intent” in the Discord developer portal (Bot), or set DISCORD_MESSAGE_CONTENT=off; then moves are typed with /move, as a reply to a board, or after mentioning the bot"
    )]
    Intent,
    /// Discord does not answer.
    #[error(
        "Discord cannot be reached ({0}): check the network, and that discord.com is not blocked here"
    )]
    Unreachable(String),
    /// The loopback Discord names a gateway on another machine.
    #[error(
        "the loopback Discord names a gateway that is not on this machine ({0}): unset DISCORD_API_ADDR and DISCORD_API_CA for the real Discord"
    )]
    GatewayElsewhere(String),
    /// Serenity has no way to the gateway.
    #[error(
        "no port can be opened on 127.0.0.1 ({0}): let the bot listen there, it connects to Discord through itself"
    )]
    Relay(std::io::Error),
    /// Discord wants more shards than there are.
    #[error(
        "Discord does not take the bot in so many shards (close code {0}): set DISCORD_SHARDS to more of them, as 0-3/4, the same number behind the / for each process; docs/operators/several-machines.md says how many"
    )]
    Shards(&'static str),
    /// Discord ends every connection at once.
    #[error(
        "Discord does not let this version of the bot connect (close code {0}): install a newer version"
    )]
    Hopeless(&'static str),
    /// The connection was lost for good.
    #[error("the connection to Discord was lost for good ({0}): start the bot again")]
    Lost(String),
    /// A part of the program has stopped by itself.
    #[error(
        "the {0} has stopped working, which is a defect of the program: start the bot again, and report the lines above"
    )]
    Broken(&'static str),
}

impl From<Hopeless> for ConnectError {
    fn from(hopeless: Hopeless) -> Self {
        match hopeless {
            Hopeless::Shards(code) => Self::Shards(code),
            Hopeless::Version(code) => Self::Hopeless(code),
        }
    }
}

impl ConnectError {
    /// Whether it may pass in a moment.
    pub fn may_pass(&self) -> bool {
        matches!(self, Self::Unreachable(_) | Self::Lost(_))
    }

    /// Whether only a changed setting helps, so that a restart is useless.
    pub fn is_setting(&self) -> bool {
        !self.may_pass() && !matches!(self, Self::Broken(_) | Self::Random(_))
    }
}

/// The meaning of a request's error while the bot connects.
impl From<serenity::Error> for ConnectError {
    fn from(error: serenity::Error) -> Self {
        Fault::from(error).into()
    }
}

impl From<Fault> for ConnectError {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Unauthorized => Self::Token,
            fault => Self::Unreachable(fault.words()),
        }
    }
}
