//! Examples of freezes with the longest words, and of the refusals that they cause.

use crate::moderation::adjudicate::LONGEST_REASON;
use crate::moderation::types::{FreezeRefusal, Frozen, Stopped};
use crate::{GameId, PlayerId, Server, Timestamp};

/// A freeze of one game, and one of all games of a community.
pub fn freezes(network: &str) -> [Frozen; 2] {
    let server = Server::new(network, u64::MAX);
    [Stopped::Game(GameId(i64::MAX)), Stopped::Server(server)].map(|what| Frozen {
        what,
        from: Timestamp(1_767_614_400),
        by: Some(PlayerId::new(network, 7)),
        reason: Some("x".repeat(LONGEST_REASON)),
    })
}

/// Why games are not stopped, do not go on, or wait.
pub fn about_freezes(network: &str) -> Vec<FreezeRefusal> {
    let mut refusals = vec![
        FreezeRefusal::NotFrozen,
        FreezeRefusal::NoneFrozen,
        FreezeRefusal::NoReason,
        FreezeRefusal::NotAManager,
        FreezeRefusal::NoServer,
        FreezeRefusal::GameAndAll,
    ];
    for frozen in freezes(network) {
        let untold = Frozen { by: None, reason: None, ..frozen.clone() };
        refusals.push(FreezeRefusal::Already(frozen.clone()));
        refusals.extend([frozen, untold].map(FreezeRefusal::Stands));
    }
    refusals
}
