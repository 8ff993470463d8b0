//! The relay between a client in serenity's place and a server in Discord's place.

use crate::gateway::relay::*;
use futures_util::future::BoxFuture;
use std::sync::atomic::AtomicUsize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};

type Serenity = WebSocketStream<MaybeTlsStream<TcpStream>>;
type Discord = WebSocketStream<TcpStream>;

/// The longest that an immediate reaction may take on a busy machine.
const SOON: Duration = Duration::from_secs(5);

/// A relay to a gateway that the test plays.
struct Stage {
    discord: TcpListener,
    url: String,
    serving: JoinSet<Hopeless>,
    sessions: Arc<Counted>,
}

/// How many sessions were asked for, and how many connections have ended.
#[derive(Default)]
struct Counted {
    begun: AtomicUsize,
    heard: AtomicUsize,
    broken_off: AtomicUsize,
}

impl Sessions for Counted {
    fn returns(&self) -> BoxFuture<'_, ()> {
        Box::pin(std::future::ready(()))
    }

    fn begins(&self) {
        self.begun.fetch_add(1, Ordering::Relaxed);
    }

    fn hears(&self) {
        self.heard.fetch_add(1, Ordering::Relaxed);
    }

    fn breaks_off(&self) {
        self.broken_off.fetch_add(1, Ordering::Relaxed);
    }
}

/// Turns that let every session begin at once.
fn at_once() -> Arc<SessionTurns> {
    Arc::new(SessionTurns::every(Duration::ZERO))
}

impl Stage {
    async fn new() -> Self {
        Self::with(at_once()).await
    }

    async fn with(sessions: Arc<SessionTurns>) -> Self {
        let discord = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let address = discord.local_addr().expect("it has an address");
        let relay =
            Relay::open(&format!("ws://{address}"), 7, sessions).await.expect("there is a port");
        let url = format!("{}/?v=10", relay.url());
        let mut serving = JoinSet::new();
        let sessions = Arc::new(Counted::default());
        serving.spawn(relay.serve(Arc::clone(&sessions) as Arc<dyn Sessions>));
        Self { discord, url, serving, sessions }
    }

    async fn serenity(&self) -> Serenity {
        let opening =
            tokio_tungstenite::connect_async_with_config(&self.url, Some(unlimited()), false);
        opening.await.expect("the relay takes it").0
    }

    async fn discord(&self) -> Discord {
        let (stream, _) = self.discord.accept().await.expect("the relay comes");
        tokio_tungstenite::accept_async(stream).await.expect("it speaks WebSocket")
    }

    /// Both sides, once Discord's first message has come through.
    async fn connected(&self) -> (Serenity, Discord) {
        let (mut serenity, mut discord) = tokio::join!(self.serenity(), self.discord());
        discord.send(Message::text("hello")).await.expect("it is open");
        serenity.next().await.expect("a word").expect("whole");
        (serenity, discord)
    }
}

/// The close code with which the other side ends the connection.
async fn closing(
    from: &mut (impl Stream<Item = Result<Message, Error>> + Unpin),
    within: Duration,
) -> u16 {
    match timeout(within, from.next()).await.expect("it comes in time") {
        Some(Ok(Message::Close(Some(closed)))) => closed.code.into(),
        other => panic!("no closing frame: {other:?}"),
    }
}

#[tokio::test]
async fn whoever_does_not_know_its_path_is_refused_and_reaches_nobody() {
    let discord = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("there is a port");
    let address = discord.local_addr().expect("it has an address");
    let relay =
        Relay::open(&format!("ws://{address}"), 7, at_once()).await.expect("there is a port");
    let (url, port) = (relay.url(), relay.address);
    tokio::spawn(relay.serve(Arc::new(Counted::default())));
    for stranger in [format!("ws://{port}/?v=10"), format!("ws://{port}/8/?v=10")] {
        let refused = tokio_tungstenite::connect_async(&stranger).await;
        assert!(matches!(refused, Err(Error::Http(reply)) if reply.status() == 404), "{stranger}");
    }
    let nobody = timeout(Duration::from_millis(200), discord.accept()).await;
    assert!(nobody.is_err(), "Discord was called on a stranger's behalf");
    let serenity = tokio_tungstenite::connect_async(format!("{url}?v=10")).await;
    assert!(serenity.is_ok(), "{url}");
}

#[tokio::test]
async fn messages_of_any_size_go_both_ways_as_they_are() {
    let stage = Stage::new().await;
    let mut serenity = stage.serenity().await;
    // Serenity resumes without waiting for Discord's first message.
    serenity.send(Message::text("resume")).await.expect("it is open");
    let (stream, _) = stage.discord.accept().await.expect("the relay comes");
    let mut asked = String::new();
    #[expect(clippy::result_large_err, reason = "the library wants it so")]
    let see = |request: &Request, response: Response| {
        asked = request.uri().to_string();
        Ok(response)
    };
    let mut discord = tokio_tungstenite::accept_hdr_async(stream, see).await.expect("it is open");
    assert_eq!(asked, "/?v=10");
    assert_eq!(discord.next().await.expect("a word").expect("whole"), Message::text("resume"));
    let large = Message::binary(vec![7; 20 << 20]);
    for message in [Message::text("hello"), Message::binary([0x78, 0x9c]), large] {
        let (sent, got) = tokio::join!(discord.send(message.clone()), serenity.next());
        sent.expect("it is open");
        assert!(got.expect("a word").expect("whole") == message);
    }
}

#[tokio::test]
async fn a_new_session_is_told_of_before_discord_hears_of_it() {
    let stage = Stage::new().await;
    let (mut serenity, mut discord) = stage.connected().await;
    for (said, sessions) in [
        // Serenity's messages: it resumes, sends a heartbeat, and identifies itself.
        (r#"{"op":6,"d":{"session_id":"s","token":"t","seq":2}}"#, 0),
        (r#"{"op":1,"d":2}"#, 0),
        (r#"{"op":2,"d":{"compress":true,"token":"t"}}"#, 1),
        (r#"{"op":1,"d":null}"#, 1),
    ] {
        serenity.send(Message::text(said)).await.expect("it is open");
        assert_eq!(discord.next().await.expect("a word").expect("whole"), Message::text(said));
        assert_eq!(stage.sessions.begun.load(Ordering::Relaxed), sessions, "{said}");
    }
    // Messages from before the connection are carried, too.
    let mut early = stage.serenity().await;
    early.send(Message::text(r#"{"op":2,"d":{}}"#)).await.expect("it is open");
    let mut discord = stage.discord().await;
    discord.next().await.expect("a word").expect("whole");
    assert_eq!(stage.sessions.begun.load(Ordering::Relaxed), 2);
}

#[tokio::test]
async fn an_end_that_serenity_does_not_understand_becomes_4000() {
    for what in ["a frame without a code", "4003", "an end", "a reset", "garbage"] {
        let stage = Stage::new().await;
        let (mut serenity, mut discord) = stage.connected().await;
        match what {
            "a frame without a code" => discord.close(None).await.expect("it is open"),
            "4003" => discord.close(Some(frame(4003, ""))).await.expect("it is open"),
            "an end" => drop(discord),
            "a reset" => {
                discord.get_mut().set_zero_linger().expect("it can be set");
                drop(discord);
            }
            _ => discord.get_mut().write_all(&[0xff, 0]).await.expect("it is open"),
        }
        assert_eq!(closing(&mut serenity, SOON).await, 4000, "{what}");
        // The end of listening is known before serenity can come back.
        assert_eq!(stage.sessions.broken_off.load(Ordering::Relaxed), 1, "{what}");
    }
}

#[tokio::test]
async fn serenitys_farewell_reaches_discord_and_its_death_keeps_the_session() {
    let stage = Stage::new().await;
    let (mut serenity, mut discord) = stage.connected().await;
    serenity.close(Some(frame(1000, ""))).await.expect("it is open");
    assert_eq!(closing(&mut discord, SOON).await, 1000);
    // Discord's answer is on its way with the next look at the connection.
    assert!(discord.next().await.is_none());
    assert_eq!(closing(&mut serenity, SOON).await, 1000);
    let (serenity, mut discord) = stage.connected().await;
    drop(serenity);
    assert_eq!(closing(&mut discord, SOON).await, 4000);
}

#[tokio::test]
async fn sessions_of_all_shards_begin_one_after_the_other_and_live_meanwhile() {
    let sessions = Arc::new(SessionTurns::every(Duration::from_secs(10)));
    let (one, two) = (Stage::with(Arc::clone(&sessions)).await, Stage::with(sessions).await);
    let (mut first, mut hears_first) = one.connected().await;
    let (mut second, mut hears_second) = two.connected().await;
    let [begins, lives] = [r#"{"op":2,"d":{}}"#, r#"{"op":1,"d":null}"#].map(Message::text);
    first.send(begins.clone()).await.expect("it is open");
    assert_eq!(hears_first.next().await.expect("a word").expect("whole"), begins);
    let began = Instant::now();
    for message in [&begins, &lives] {
        second.send(message.clone()).await.expect("it is open");
    }
    assert_eq!(hears_second.next().await.expect("a word").expect("whole"), lives);
    assert_eq!(two.sessions.begun.load(Ordering::Relaxed), 0);
    assert_eq!(hears_second.next().await.expect("a word").expect("whole"), begins);
    assert!(began.elapsed() > Duration::from_secs(1), "{:?}", began.elapsed());
}

#[tokio::test]
async fn the_end_of_a_connection_says_nothing_of_a_newer_one() {
    let stage = Stage::new().await;
    let (_older, mut discord) = stage.connected().await;
    let (_newer, mut there) = stage.connected().await;
    let ended = || stage.sessions.broken_off.load(Ordering::Relaxed);
    discord.close(Some(frame(4000, ""))).await.expect("it is open");
    while discord.next().await.is_some() {}
    assert_eq!(ended(), 0, "the newer one is there");
    there.close(Some(frame(4000, ""))).await.expect("it is open");
    while there.next().await.is_some() {}
    assert_eq!(ended(), 1);
}

#[tokio::test]
async fn a_code_after_which_nothing_helps_ends_the_relay() {
    let mut stage = Stage::new().await;
    let (_serenity, mut discord) = stage.connected().await;
    discord.close(Some(frame(4011, ""))).await.expect("it is open");
    let ended = timeout(SOON, stage.serving.join_next()).await.expect("it ends");
    let reason = ended.expect("it ran").expect("no panic");
    assert!(matches!(reason, Hopeless::Shards(code) if code.starts_with("4011")), "{reason:?}");
}

#[tokio::test]
async fn a_gateway_that_fails_is_tried_once_in_five_seconds() {
    let stage = Stage::new().await;
    let tries = async {
        let mut tries = 0;
        // The server hangs up on each connection.
        while stage.discord.accept().await.is_ok() {
            tries += 1;
            if tries == 3 {
                break;
            }
        }
    };
    // Serenity comes back at once, as it does to resume.
    let coming = async {
        loop {
            assert_eq!(closing(&mut stage.serenity().await, SOON * 2).await, 1000);
        }
    };
    let began = Instant::now();
    tokio::select! {
        () = tries => {}
        () = coming => {}
    }
    let took = began.elapsed();
    assert!(took > Duration::from_secs(9) && took < Duration::from_secs(15), "{took:?}");
}

#[tokio::test]
async fn a_gateway_that_hangs_is_given_up_and_keeps_nobody_waiting() {
    let stage = Stage::new().await;
    let began = Instant::now();
    let (mut serenity, mut leaving) = tokio::join!(stage.serenity(), stage.serenity());
    leaving.close(Some(frame(1000, ""))).await.expect("it is open");
    closing(&mut leaving, SOON).await;
    assert_eq!(closing(&mut serenity, CONNECT_TIMEOUT + SOON).await, 1000);
    assert!(began.elapsed() >= CONNECT_TIMEOUT);
}

#[tokio::test]
async fn a_gateway_with_tls_is_spoken_to_with_tls() {
    let discord = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
    let address = discord.local_addr().expect("it has an address");
    let relay =
        Relay::open(&format!("wss://{address}"), 7, at_once()).await.expect("there is a port");
    let gateway = Arc::clone(&relay.gateway);
    let first = async {
        let (mut stream, _) = discord.accept().await.expect("the relay comes");
        stream.read_u8().await.expect("it speaks")
    };
    let (first, connected) = tokio::join!(first, gateway.connect());
    assert_eq!(first, 22, "the first word of TLS is a handshake");
    assert!(connected.is_none());
}

#[tokio::test]
async fn a_slow_reader_holds_the_sender_up() {
    let stage = Stage::new().await;
    let (_serenity, mut discord) = stage.connected().await;
    let message = Message::binary(vec![7; 1 << 20]);
    let mut taken = 0;
    while let Ok(sent) = timeout(Duration::from_secs(1), discord.send(message.clone())).await {
        sent.expect("it is open");
        taken += 1;
        assert!(taken < 64, "{taken} MiB are waiting in memory");
    }
}
