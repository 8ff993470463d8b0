//! Challenges that anybody can join: who may, how often, until when, and what becomes of the message.

use crate::play::starts::how_drawn;
use crate::server::{Server, TIMEOUT, challenge_of, labels};
use crate::table::{CHANNEL, Table, accept, done, label, line, lines, person, refused, words};
use crate::wire;
use menagerie_core::browse::{challenge_actions, game_list};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Opponent, Presence, Which};
use menagerie_core::model::{Effect, Reply};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::{ChallengeId, GameId, Timestamp};
use menagerie_words::{fixed, fixed_with, in_full};
use serde_json::json;
use sqlx::{Any, AnyPool, Transaction};

/// The line on Chess below a challenge to it.
const ORTHODOX: &str = "The orthodox game, 16 pieces of 6 kinds on each side.";

fn open(variant: &str, uses: &str, expires: &str) -> Command {
    Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant: variant.to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        terms: Terms::read(uses, expires).expect("there are such terms"),
        level: None,
        rated: None,
        opponent: None,
        clock: String::new(),
    }))
}

fn join(id: i64) -> Command {
    accept(id)
}

/// A table at which Ann has made an open challenge, which everybody has seen.
async fn with_open(uses: &str) -> Table {
    let mut table = Table::new().await;
    done(&table.private("Ann", CHANNEL, open("chess", uses, "")).await);
    table.deliver().await;
    table
}

async fn players(table: &Table, game: i64) -> Vec<String> {
    let game = table.store.game(GameId(game)).await.expect("reads").expect("is there");
    game.players.iter().map(|it| it.address_on("test").expect("of here").to_owned()).collect()
}

#[tokio::test]
async fn the_first_to_join_plays() {
    let mut table = Table::new().await;
    let reply = table.private("Ann", CHANNEL, open("chess", "", "")).await;
    assert_eq!(done(&reply), fixed("challenge-open-made-done"));
    assert_eq!(
        lines(&table.deliver().await),
        [format!(
            "offer challenge:1 in test:channel [wakes ] [Join, Withdraw, Rules]: {}\n{ORTHODOX}\n{} {} {}",
            in_full(
                "challenge-open-made",
                [("challenger", "@Ann"), ("variant", "Chess"), ("files", "8"), ("ranks", "8")]
            ),
            in_full("challenge-side-chosen", [("player", "@Ann"), ("side", "White")]),
            in_full("challenge-may-join", [("games", 1)]),
            in_full("challenge-open-stands", [("days", 7)])
        )]
    );
    for (who, command, refusal) in [
        ("Ann", join(1), fixed("offer-refused-own-open-challenge")),
        (
            "Bob",
            Command::Challenge(ChallengeRequest::Decline(ChallengeId(1))),
            fixed("offer-refused-nothing-to-decline"),
        ),
        (
            "Bob",
            Command::Challenge(ChallengeRequest::Withdraw(ChallengeId(1))),
            in_full("challenge-refused-not-the-challenger", [("challenger", "@Ann")]),
        ),
    ] {
        let reply = refused(&table.private(who, CHANNEL, command).await);
        assert!(reply.starts_with(refusal), "{who}: {reply}");
    }
    let reply = table.private("Bob", CHANNEL, join(1)).await;
    assert!(
        done(&reply).starts_with(in_full("challenge-joined-done", [("game", "#1")])),
        "{reply:?}"
    );
    let effects = table.deliver().await;
    assert!(matches!(effects[0], Effect::Open { challenge: Some(ChallengeId(1)), .. }));
    assert_eq!(
        line(&effects[1]),
        &*format!(
            "settle challenge:1: {}",
            in_full(
                "challenge-accepted-open",
                [
                    ("opponent", "@Bob"),
                    ("challenger", "@Ann"),
                    ("variant", "Chess"),
                    ("game", "#1")
                ]
            )
        )
    );
    assert!(line(&effects[2]).starts_with("board of game 1 at ply 0 [wakes Ann]: Chess, game 1."));
    assert_eq!(players(&table, 1).await, ["Ann", "Bob"]);
    let late = table.private("Cid", CHANNEL, join(1)).await;
    assert_eq!(refused(&late), in_full("challenge-refused-accepted", [("game", "#1")]));
}

#[tokio::test]
async fn each_who_joins_gets_a_game_until_all_have_begun() {
    let mut table = with_open("2").await;
    done(&table.private("Bob", CHANNEL, join(1)).await);
    let effects = table.deliver().await;
    // The message is still there to press: it is not the game's own.
    assert!(matches!(effects[0], Effect::Open { challenge: None, .. }));
    assert_eq!(
        line(&effects[2]),
        &*format!(
            "settle challenge:1 [still Join, Withdraw, Rules]: {}\n{ORTHODOX}\n{} {} {}",
            in_full(
                "challenge-open-made",
                [("challenger", "@Ann"), ("variant", "Chess"), ("files", "8"), ("ranks", "8")]
            ),
            in_full("challenge-side-chosen", [("player", "@Ann"), ("side", "White")]),
            in_full("challenge-joined", [("player", "@Bob"), ("game", "#1"), ("left", "1")]),
            in_full("challenge-stands-until", [("until", "1970-01-08 00:23 UTC")])
        )
    );
    assert_eq!(effects.len(), 3, "that is all: {effects:?}");
    let ann = person("Ann");
    let open = table.store.open_challenges_of(&ann).await.expect("reads");
    let list = words(&game_list(&ann, &[], &open));
    assert!(
        list.ends_with(&format!(
            "{} {} {}",
            fixed_with("challenge-listed-own", [("number", "1"), ("variant", "Chess")]),
            in_full("challenge-may-join", [("games", 1)]),
            in_full("challenge-stands-until", [("until", "1970-01-08 00:23 UTC")])
        )),
        "one is left: {list}"
    );
    let labels: Vec<String> = challenge_actions(&ann, &open).iter().map(label).collect();
    assert_eq!(labels, [in_full("action-withdraw-challenge", [("number", 1)])]);
    done(&table.private("Cid", CHANNEL, join(1)).await);
    let effects = lines(&table.deliver().await);
    assert_eq!(
        effects[1],
        &*format!(
            "settle challenge:1: {}",
            in_full(
                "challenge-accepted-open",
                [
                    ("opponent", "@Cid"),
                    ("challenger", "@Ann"),
                    ("variant", "Chess"),
                    ("game", "#2")
                ]
            )
        )
    );
    assert_eq!(
        [players(&table, 1).await, players(&table, 2).await].concat(),
        ["Ann", "Bob", "Ann", "Cid"]
    );
    let late = table.private("Dan", CHANNEL, join(1)).await;
    assert_eq!(refused(&late), in_full("challenge-refused-accepted", [("game", "#2")]));
}

#[tokio::test]
async fn a_standing_one_stands_until_it_is_withdrawn_or_its_time_is_up() {
    let mut table = with_open("standing").await;
    for (number, who) in ["Bob", "Cid", "Dan", "Eve"].into_iter().enumerate() {
        let reply = table.private(who, CHANNEL, join(1)).await;
        let game = format!("#{}", number + 1);
        let joined = in_full("challenge-joined-done", [("game", game)]);
        assert!(done(&reply).starts_with(joined), "{reply:?}");
    }
    table.deliver().await;
    done(
        &table
            .private("Ann", CHANNEL, Command::Challenge(ChallengeRequest::Withdraw(ChallengeId(1))))
            .await,
    );
    assert_eq!(
        lines(&table.deliver().await),
        [&*format!(
            "settle challenge:1: {}",
            in_full("challenge-to-all-withdrawn", [("challenger", "@Ann"), ("variant", "Chess")])
        )]
    );
    let late = table.private("Fay", CHANNEL, join(1)).await;
    assert!(
        refused(&late)
            .starts_with(fixed_with("challenge-to-all-withdrawn", [("challenger", "@Ann")])),
        "{late:?}"
    );

    for (expires, seconds) in [("1h", 3_600), ("1d", 86_400), ("30d", 30 * 86_400)] {
        let mut table = Table::new().await;
        done(&table.private("Ann", CHANNEL, open("chess", "3", expires)).await);
        table.deliver().await;
        let made = table.now();
        let overdue = async |at| table.store.overdue_challenges(Timestamp(at)).await;
        assert_eq!(overdue(made + seconds - 1).await.expect("reads"), []);
        assert_eq!(overdue(made + seconds).await.expect("reads"), [ChallengeId(1)]);
        table.happen(EventKind::ChallengeExpired(ChallengeId(1))).await;
        assert_eq!(
            lines(&table.deliver().await),
            [&*format!(
                "settle challenge:1: {}",
                in_full("challenge-to-all-expired", [("challenger", "@Ann"), ("variant", "Chess")])
            )]
        );
    }
}

#[tokio::test]
async fn nobody_takes_the_places_of_others() {
    let mut table = with_open("standing").await;
    table.pause = 1;
    done(&table.private("Bob", CHANNEL, join(1)).await);
    let again = in_full("offer-refused-already-joined", [("game", "#1")]);
    assert_eq!(refused(&table.private("Bob", CHANNEL, join(1)).await), again);
    // Nor by ending each at once.
    let abort =
        Command::Offer(OfferRequest::Abort { which: Which::Number(GameId(1)), confirmed: true });
    done(&table.private("Bob", CHANNEL, abort).await);
    assert_eq!(refused(&table.private("Bob", CHANNEL, join(1)).await), again);
    table.pause = 15 * 60;
    done(&table.private("Bob", CHANNEL, join(1)).await);
    assert_eq!(refused(&table.private("Bob", CHANNEL, join(1)).await), again.replace("#1", "#2"));
}

#[tokio::test]
async fn one_whose_maker_plays_too_many_games_stands_until_there_is_room() {
    let mut table = with_open("standing").await;
    for number in 2..=21 {
        done(&table.challenge(&format!("P{number}"), "Ann", SideRequest::First).await);
        done(&table.private("Ann", CHANNEL, accept(number)).await);
    }
    let full = table.private("Bob", CHANNEL, join(1)).await;
    assert_eq!(
        refused(&full),
        in_full(
            "challenge-refused-other-has-too-many-games",
            [("player", "@Ann"), ("limit", "20")]
        )
    );
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(1)), confirmed: true });
    done(&table.private("Ann", CHANNEL, resign).await);
    done(&table.private("Bob", CHANNEL, join(1)).await);
    let more = table.private("Ann", CHANNEL, open("chess", "", "")).await;
    assert!(
        refused(&more).starts_with(fixed_with("challenge-refused-too-many-games", [("limit", 20)])),
        "{more:?}"
    );
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let mut table = Table::new().await;
    let named = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant: "chess".to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        terms: Terms::read("3", "").expect("there are such terms"),
        level: None,
        rated: None,
        opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
        clock: String::new(),
    }));
    for (command, refusal) in [
        (named, in_full("offer-refused-terms-for-one", [("player", "@Bob")])),
        (
            open("no such", "", ""),
            in_full(
                "start-refused-unknown-variant-of-many",
                [
                    ("typed", "no such"),
                    (
                        "some",
                        "terachess-2 (Terachess II), teramachy (Teramachy), fantastic-13 (Fantastic XIII)",
                    ),
                ],
            ),
        ),
        (
            open("cetran-2", "2", ""),
            in_full(
                "offer-refused-one-game-of-lot",
                [("variant", "Cetran Chess 2"), ("option", "setup")],
            ),
        ),
        (
            open("cetran-2", "standing", ""),
            fixed_with("offer-refused-one-game-of-lot", [("variant", "Cetran Chess 2")]),
        ),
        (
            open("metamachy", "2", ""),
            in_full(
                "offer-refused-one-game-of-lot",
                [("variant", "Metamachy"), ("option", "array")],
            ),
        ),
    ] {
        let reply = refused(&table.private("Ann", CHANNEL, command).await);
        assert!(reply.starts_with(refusal), "{reply}");
    }
    done(&table.private("Ann", CHANNEL, open("cetran-2", "", "")).await);
    done(&table.private("Bob", CHANNEL, join(1)).await);
    let proof = how_drawn(&table, 1).await;
    assert!(proof.contains(fixed("challenge-lot-proof")), "{proof}");
}

#[tokio::test]
async fn they_count_with_what_one_has_asked_and_come_slowly() {
    let mut table = Table::new().await;
    table.pause = 1;
    for _ in 0..3 {
        done(&table.private("Ann", CHANNEL, open("chess", "", "")).await);
    }
    let soon = table.private("Ann", CHANNEL, open("chess", "", "")).await;
    assert_eq!(refused(&soon), fixed("offer-refused-too-many-open-challenges"));
    table.pause = 15 * 60;
    for _ in 3..8 {
        done(&table.private("Ann", CHANNEL, open("chess", "", "1d")).await);
    }
    for reply in [
        table.private("Ann", CHANNEL, open("chess", "", "")).await,
        table.challenge("Ann", "Bob", SideRequest::First).await,
    ] {
        assert!(
            refused(&reply).starts_with(fixed_with("challenge-refused-too-many", [("limit", 8)])),
            "{reply:?}"
        );
    }
}

#[tokio::test]
async fn the_same_press_begins_one_game() {
    let mut table = with_open("standing").await;
    let reply = table.private("Bob", CHANNEL, join(1)).await;
    assert!(matches!(reply, Reply::Done(_)));
    assert!(table.store.game(GameId(2)).await.expect("reads").is_none());
    let kept = table.store.challenge(ChallengeId(1)).await.expect("reads").expect("is there");
    assert!(kept.is_open() && kept.to.uses().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_members_join_and_each_game_has_a_thread() {
    let server = Server::start().await;
    let options = json!({"variant": "terachess-2", "colour": "first", "uses": "2"});
    let answer = server.slash("Ann", server.games, "challenge", options).await;
    assert!(answer.text().contains(fixed("challenge-open-made-done")), "{}", answer.text());
    let challenge = server.post(server.games, fixed("challenge-open-made")).await;
    assert_eq!(labels(&challenge), ["Join", "Withdraw", "Rules"]);
    assert!(challenge.mentions.is_empty() && !challenge.mention_everyone);
    let told = server.told("Ann", &challenge, "Join").await;
    assert!(told.starts_with(fixed("offer-refused-own-open-challenge")), "{told}");
    let told = server.told("Bob", &challenge, "Join").await;
    assert!(told.starts_with(fixed("challenge-joined-done")), "{told}");
    let threads = async |count: usize| {
        let found = server.sandbox.wait(TIMEOUT, |sandbox| {
            Some(sandbox.threads(server.games)).filter(|threads| threads.len() == count)
        });
        found.await.unwrap_or_else(|_| panic!("no {count} threads:\n{}", server.log()))
    };
    let first = threads(1).await[0].clone();
    assert_eq!(first.name, "Terachess II 1: Ann v Bob");
    server.post(first.id, fixed("play-invitation")).await;
    let still = server.post(server.games, fixed_with("challenge-joined", [("left", "1")])).await;
    assert_eq!((still.id, labels(&still)), (challenge.id, labels(&challenge)), "one more can join");
    assert!(
        still.content.contains(fixed("challenge-open-made"))
            && still.content.contains("**Terachess II**"),
        "{}",
        still.content
    );
    server.press("Cid", &challenge, "Join").await;
    let settled = server.post(server.games, fixed("challenge-accepted-open")).await;
    assert_eq!((settled.id, labels(&settled)), (challenge.id, Vec::new()));
    let both = threads(2).await;
    assert!(both.iter().any(|thread| thread.name == "Terachess II 2: Ann v Cid"));
    let second = both.iter().find(|thread| thread.id != first.id).expect("another one");
    server.post(second.id, fixed("play-invitation")).await;
    server.say("Ann", first.id, "e4e6");
    server.post(first.id, "P e4-e6").await;
    wire::is_valid(&server);
}

/// Keeps everybody else from writing, until it is rolled back.
async fn hold(pool: &AnyPool) -> Transaction<'_, Any> {
    if crate::database::server().is_none() {
        return pool.begin_with("BEGIN IMMEDIATE").await.expect("it is free");
    }
    let mut held = pool.begin().await.expect("it begins");
    sqlx::query("LOCK TABLE inbox IN EXCLUSIVE MODE")
        .execute(&mut *held)
        .await
        .expect("it is free");
    held
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_cannot_be_stored_leaves_the_message_to_everybody() {
    let server = Server::start().await;
    let options = json!({"variant": "chess", "uses": "standing"});
    server.slash("Ann", server.games, "challenge", options).await;
    let challenge = server.post(server.games, fixed("challenge-open-made")).await;
    server.slash("Ann", server.games, "challenge", challenge_of(server.id("Cid"))).await;
    let direct = server.post(server.games, "challenges").await;
    let pool = crate::beside::pool(&server.database_url()).await;
    let mut other = hold(&pool).await;
    for (who, message, label) in [("Bob", &challenge, "Join"), ("Cid", &direct, "Decline")] {
        let told = server.told(who, message, label).await;
        assert!(told.starts_with(fixed("chat-not-stored")), "{told}");
    }
    sqlx::query("SELECT 1").execute(&mut *other).await.expect("it is held until here");
    other.rollback().await.expect("it was begun");
    for (message, kept) in [(&challenge, fixed("challenge-open-made")), (&direct, "challenges")] {
        let still = server.post(server.games, kept).await;
        assert_eq!((still.id, labels(&still)), (message.id, labels(message)));
    }
    let told = server.told("Bob", &challenge, "Join").await;
    assert!(told.starts_with(fixed("challenge-joined-done")), "{told}");
}
