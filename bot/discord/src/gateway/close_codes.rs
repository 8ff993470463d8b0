//! The meaning of the gateway's close codes: whether to resume, to begin a new session or to give
//! up.
//!
//! Serenity 0.12 resumes or begins a new session after most of Discord's close codes. It ignores a
//! closing frame without a code, and the codes 4003, 4010 and 4011. Then it goes on reading the
//! ended connection, without a pause, until its next heartbeat fails.

use tokio_tungstenite::tungstenite::protocol::CloseFrame;

/// The code after which serenity resumes its session.
pub const RESUME: u16 = 4000;
/// The code after which serenity begins a new session.
const START_ANEW: u16 = 4009;

/// The end of a connection.
#[derive(Debug)]
pub enum End {
    /// With a closing frame.
    Closed(Option<CloseFrame<'static>>),
    /// Without a closing frame.
    Lost,
}

/// The consequence of an end.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Serenity gets this closing frame.
    Tell(CloseFrame<'static>),
    /// Discord will not take us back, and serenity would not notice.
    Hopeless(Hopeless),
}

/// The reason why Discord will not take us back, with its close code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hopeless {
    /// The number of shards is wrong.
    Shards(&'static str),
    /// This version of the program is too old.
    Version(&'static str),
}

/// A closing frame.
pub fn frame(code: u16, reason: &'static str) -> CloseFrame<'static> {
    CloseFrame { code: code.into(), reason: reason.into() }
}

/// The consequence of this end of a connection.
pub fn judge(end: End) -> Verdict {
    let closed = match end {
        End::Lost => return Verdict::Tell(frame(RESUME, "the connection was lost")),
        End::Closed(None) => return Verdict::Tell(frame(RESUME, "closed without a code")),
        End::Closed(Some(closed)) => closed,
    };
    match u16::from(closed.code) {
        4003 => Verdict::Tell(frame(RESUME, "closed with 4003")),
        // Serenity would ask for all events since the beginning of the session, again and again.
        4007 => Verdict::Tell(frame(START_ANEW, "closed with 4007")),
        4010 => Verdict::Hopeless(Hopeless::Shards("4010, invalid shard")),
        4011 => Verdict::Hopeless(Hopeless::Shards(
            "4011, it is on more servers than one connection may serve",
        )),
        4012 => Verdict::Hopeless(Hopeless::Version(
            "4012, the version of the API is not supported any more",
        )),
        _ => Verdict::Tell(closed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use serenity::all::{GatewayIntents, Shard, ShardInfo};
    use serenity::gateway::{GatewayError, ReconnectType, ShardAction};
    use serenity::model::event::GatewayEvent;
    use std::sync::Arc;
    use tokio::net::TcpListener;
    use tokio::sync::Mutex;

    /// Serenity's own reaction to a closing frame while it has a session.
    fn serenity_does(shard: &mut Shard, told: CloseFrame<'static>) -> &'static str {
        let ready = json!({"op": 0, "s": 1, "t": "READY", "d": {
            "v": 10, "guilds": [], "session_id": "s", "resume_gateway_url": "ws://127.0.0.1",
            "user": {"id": "1", "username": "Menagerie", "discriminator": "0", "mfa_enabled": true},
            "application": {"id": "1", "flags": 0},
        }});
        let ready: GatewayEvent = serde_json::from_value(ready).expect("serenity reads it");
        shard.handle_event(&Ok(ready)).expect("a session starts");
        let closed = serenity::Error::Gateway(GatewayError::Closed(Some(told)));
        match shard.handle_event(&Err(closed)) {
            Ok(Some(ShardAction::Reconnect(ReconnectType::Resume))) => "resumes",
            Ok(Some(ShardAction::Reconnect(ReconnectType::Reidentify))) => "starts anew",
            Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => "token",
            Err(serenity::Error::Gateway(
                GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents,
            )) => "intents",
            other => panic!("serenity would spin: {other:?}"),
        }
    }

    /// Every code in Discord's documents, those of WebSockets, and ends without a code.
    #[tokio::test]
    async fn after_each_end_of_a_connection_serenity_does_what_discord_wants() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let url = format!("ws://{}", listener.local_addr().expect("it has an address"));
        let opening = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.expect("serenity comes");
            tokio_tungstenite::accept_async(stream).await.expect("it speaks WebSocket")
        });
        let info: ShardInfo = serde_json::from_value(json!([0, 1])).expect("it is the first");
        let (url, intents) = (Arc::new(Mutex::new(url)), GatewayIntents::empty());
        let mut shard = Shard::new(url, "t", info, intents, None).await.expect("it opens");
        let _open = opening.await.expect("it is open");

        let coded = |code: u16| End::Closed(Some(frame(code, "Discord's words")));
        for (end, does) in [
            (End::Lost, "resumes"),
            (End::Closed(None), "resumes"),
            (coded(1000), "resumes"),
            (coded(1001), "resumes"),
            (coded(1002), "resumes"),
            (coded(1006), "resumes"),
            (coded(1011), "resumes"),
            (coded(4000), "resumes"),
            (coded(4001), "resumes"),
            (coded(4002), "resumes"),
            (coded(4003), "resumes"),
            (coded(4004), "token"),
            (coded(4005), "resumes"),
            (coded(4006), "starts anew"),
            (coded(4007), "starts anew"),
            (coded(4008), "resumes"),
            (coded(4009), "starts anew"),
            (coded(4010), "hopeless"),
            (coded(4011), "hopeless"),
            (coded(4012), "hopeless"),
            (coded(4013), "intents"),
            (coded(4014), "intents"),
            (coded(4999), "resumes"),
        ] {
            let what = format!("{end:?}");
            let did = match judge(end) {
                Verdict::Tell(told) => serenity_does(&mut shard, told),
                Verdict::Hopeless(_) => "hopeless",
            };
            assert_eq!(did, does, "{what}");
        }
    }

    #[test]
    fn what_serenity_understands_is_left_as_it_is() {
        for code in [1000, 1001, 4000, 4004, 4006, 4008, 4009, 4013, 4014] {
            let closed = frame(code, "Discord's words");
            assert_eq!(judge(End::Closed(Some(closed.clone()))), Verdict::Tell(closed));
        }
    }
}
