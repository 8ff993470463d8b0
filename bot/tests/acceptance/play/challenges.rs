//! Challenges to one person, as conversations: made, answered by those concerned alone, withdrawn.

use crate::table::{CHANNEL, Table, accept, done, label, lines, person, refused, words};
use menagerie_chat::conversation::{Options, command};
use menagerie_core::browse::{challenge_actions, game_list};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Command, Opponent, Presence};
use menagerie_core::{ChallengeId, GameId, Timestamp};
use menagerie_words::{fixed, fixed_with, in_full};

#[tokio::test]
async fn a_challenge_becomes_a_game() {
    let mut table = Table::new().await;
    let reply = table.challenge("Ann", "Bob", SideRequest::Second).await;
    assert!(
        done(&reply).contains(fixed_with("challenge-made-done", [("opponent", "@Bob")])),
        "{reply:?}"
    );
    assert_eq!(
        lines(&table.deliver().await),
        [
            "offer challenge:1 in test:channel [wakes Bob] [Accept, Decline, Withdraw, Rules]: @Ann challenges @Bob to Terachess II (16×16).\nChess on 256 squares with 64 pieces of 26 kinds on each side.\n@Bob plays White and moves first. Open for 7 days."
        ]
    );
    let reply = table.private("Bob", CHANNEL, accept(1)).await;
    assert_eq!(
        done(&reply),
        &*format!(
            "{} {}",
            in_full("challenge-accepted-done", [("game", "#1")]),
            in_full("challenge-you-move-first", [("side", "White")])
        )
    );
    let effects = lines(&table.deliver().await);
    assert_eq!(effects[0], "open game 1 of Terachess II");
    assert_eq!(
        effects[1],
        &*format!(
            "settle challenge:1: {}",
            in_full(
                "challenge-accepted",
                [
                    ("opponent", "@Bob"),
                    ("challenger", "@Ann"),
                    ("variant", "Terachess II"),
                    ("game", "#1")
                ]
            )
        )
    );
    assert!(
        effects[2].starts_with(&format!(
            "board of game 1 at ply 0 [wakes Bob]: {}\n{} ",
            in_full(
                "challenge-game-begins",
                [
                    ("variant", "Terachess II"),
                    ("game", "1"),
                    ("first", "@Bob"),
                    ("first_side", "White"),
                    ("second", "@Ann"),
                    ("second_side", "Black")
                ]
            ),
            fixed_with("play-invitation", [("player", "@Bob")])
        )),
        "{}",
        effects[2]
    );
    assert_eq!(effects.len(), 3);
    assert_eq!(table.game().await.players, [person("Bob"), person("Ann")]);
}

#[tokio::test]
async fn a_challenge_to_a_member_stands_as_long_as_is_said() {
    let mut table = Table::new().await;
    let of = |given: &[(&str, &str)]| {
        let given = given.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
        let options: Options = given.chain([("variant".to_owned(), "chess".to_owned())]).collect();
        let bob = Opponent { player: person("Bob"), presence: Presence::Member };
        command(CommandName::Challenge, &options, Some(bob)).expect("it is decided")
    };
    let reply = table.private("Ann", CHANNEL, of(&[("expires", "3d"), ("uses", "1")])).await;
    assert!(
        done(&reply).contains(fixed_with("challenge-made-done", [("opponent", "@Bob")])),
        "{reply:?}"
    );
    let offer = lines(&table.deliver().await).pop().expect("an offer");
    assert!(offer.contains("[wakes Bob] [Accept, Decline, Withdraw, Rules]"), "{offer}");
    assert!(offer.ends_with(in_full("challenge-stands", [("days", 3)])), "{offer}");
    let (made, days) = (table.now(), 3 * 24 * 60 * 60);
    let overdue = |at| table.store.overdue_challenges(Timestamp(at));
    assert_eq!(overdue(made + days - 1).await.expect("reads"), []);
    assert_eq!(overdue(made + days).await.expect("reads"), [ChallengeId(1)]);
    let others = table.private("Cid", CHANNEL, accept(1)).await;
    assert!(
        refused(&others)
            .starts_with(fixed_with("challenge-refused-not-invited", [("opponent", "@Bob")])),
        "{others:?}"
    );
    // As with any other challenge: nobody is asked too often.
    for _ in 0..2 {
        done(&table.private("Ann", CHANNEL, of(&[("expires", "30d")])).await);
    }
    let reply = table.private("Ann", CHANNEL, of(&[("expires", "30d")])).await;
    assert!(
        refused(&reply).starts_with(fixed_with(
            "challenge-refused-other-has-not-answered-yet",
            [("player", "@Bob"), ("limit", "3")]
        )),
        "{reply:?}"
    );
    let reply = table.private("Ann", CHANNEL, of(&[("uses", "2")])).await;
    assert!(
        refused(&reply).starts_with(in_full("offer-refused-terms-for-one", [("player", "@Bob")])),
        "{reply:?}"
    );
    done(&table.private("Bob", CHANNEL, accept(1)).await);
}

#[tokio::test]
async fn sides_are_drawn_by_lot_on_acceptance() {
    let mut table = Table::new().await;
    let mut ann_first = 0;
    for number in 1..=12 {
        table.challenge("Ann", "Bob", SideRequest::Random).await;
        table.private("Bob", CHANNEL, accept(number)).await;
        let game = table.store.game(GameId(number)).await.expect("reads").expect("is there");
        ann_first += u32::from(game.players[0] == person("Ann"));
    }
    assert!((1..12).contains(&ann_first), "Ann moved first in {ann_first} of 12 games");
}

#[tokio::test]
async fn only_those_concerned_can_answer_a_challenge_and_only_once() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    let id = ChallengeId(1);
    for (who, command, words) in [
        (
            "Cid",
            Command::Challenge(ChallengeRequest::Accept(id)),
            fixed_with("challenge-refused-not-invited", [("opponent", "@Bob")]),
        ),
        (
            "Cid",
            Command::Challenge(ChallengeRequest::Decline(id)),
            fixed_with("challenge-refused-not-invited", [("opponent", "@Bob")]),
        ),
        (
            "Ann",
            Command::Challenge(ChallengeRequest::Accept(id)),
            fixed("challenge-refused-own-challenge"),
        ),
        (
            "Bob",
            Command::Challenge(ChallengeRequest::Withdraw(id)),
            in_full("challenge-refused-not-the-challenger", [("challenger", "@Ann")]),
        ),
        ("Bob", accept(9), fixed("challenge-refused-no-such-challenge")),
    ] {
        let reply = table.private(who, CHANNEL, command).await;
        assert!(refused(&reply).starts_with(words), "{who}: {reply:?}");
    }
    table.deliver().await;
    let reply =
        table.private("Bob", CHANNEL, Command::Challenge(ChallengeRequest::Decline(id))).await;
    assert_eq!(done(&reply), fixed("challenge-declined-done"));
    assert_eq!(
        lines(&table.deliver().await),
        [&*format!(
            "settle challenge:1: {}",
            in_full(
                "challenge-declined",
                [("opponent", "@Bob"), ("challenger", "@Ann"), ("variant", "Terachess II")]
            )
        )]
    );
    for command in [
        Command::Challenge(ChallengeRequest::Accept(id)),
        Command::Challenge(ChallengeRequest::Decline(id)),
    ] {
        let reply = table.private("Bob", CHANNEL, command).await;
        assert!(
            refused(&reply).starts_with(in_full(
                "challenge-declined",
                [("opponent", "@Bob"), ("challenger", "@Ann"), ("variant", "Terachess II")]
            )),
            "{reply:?}"
        );
    }
    assert!(table.store.game(GameId(1)).await.expect("reads").is_none());
}

#[tokio::test]
async fn a_challenge_can_be_withdrawn() {
    let mut table = Table::new().await;
    table.challenge("Ann", "Bob", SideRequest::First).await;
    table.deliver().await;
    table
        .private("Ann", CHANNEL, Command::Challenge(ChallengeRequest::Withdraw(ChallengeId(1))))
        .await;
    let how = in_full(
        "challenge-withdrawn",
        [("challenger", "@Ann"), ("opponent", "@Bob"), ("variant", "Terachess II")],
    );
    assert_eq!(lines(&table.deliver().await), [format!("settle challenge:1: {how}")]);
    let reply = table.private("Bob", CHANNEL, accept(1)).await;
    assert_eq!(refused(&reply), in_full("challenge-refused-settled", [("how", how)]));
    table.challenge("Ann", "Bob", SideRequest::First).await;
    table.private("Bob", CHANNEL, accept(2)).await;
    let reply = table.private("Bob", CHANNEL, accept(2)).await;
    assert_eq!(refused(&reply), in_full("challenge-refused-accepted", [("game", "#1")]));
}

#[tokio::test]
async fn nobody_can_challenge_whom_nobody_can_play() {
    let mut table = Table::new().await;
    let challenge = |opponent: &str, presence, variant: &str| {
        Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person(opponent), presence }),
            variant: variant.to_owned(),
            side: SideRequest::Random,
            start: StartRequest::default(),
            clock: String::new(),
            terms: Terms::default(),
        }))
    };
    for (command, words) in [
        (
            challenge("Ann", Presence::Member, "terachess-2"),
            fixed("challenge-refused-oneself-as-opponent"),
        ),
        (
            challenge("Robot", Presence::Bot, "terachess-2"),
            fixed_with("challenge-refused-bot-as-opponent", [("player", "@Robot")]),
        ),
        (
            challenge("Gone", Presence::Absent, "terachess-2"),
            fixed_with("challenge-refused-absent-opponent", [("player", "@Gone")]),
        ),
        (
            challenge("Bob", Presence::Member, "@everyone"),
            fixed_with(
                "start-refused-unknown-variant-of-many",
                [
                    ("typed", "@everyone"),
                    (
                        "some",
                        "terachess-2 (Terachess II), teramachy (Teramachy), fantastic-13 (Fantastic XIII)",
                    ),
                ],
            ),
        ),
    ] {
        let reply = table.private("Ann", CHANNEL, command).await;
        assert!(refused(&reply).starts_with(words), "{reply:?}");
    }
    assert_eq!(table.deliver().await, []);
}

#[tokio::test]
async fn what_waits_for_ones_answer_is_listed_before_what_one_waits_for() {
    let mut table = Table::new().await;
    for number in 1..=8 {
        table.challenge("Ann", &format!("Guest{number}"), SideRequest::First).await;
    }
    table.challenge("Bob", "Ann", SideRequest::First).await;
    let ann = person("Ann");
    let open = table.store.open_challenges_of(&ann).await.expect("it can be read");
    let labels: Vec<String> = challenge_actions(&ann, &open).iter().map(label).collect();
    assert_eq!(
        labels[..3],
        [
            in_full("action-accept-challenge", [("number", 9)]),
            in_full("action-decline-challenge", [("number", 9)]),
            in_full("action-withdraw-challenge", [("number", 1)])
        ]
    );
    assert_eq!(labels.len(), 10, "all of both kinds: {labels:?}");
    let told = words(&game_list(&ann, &[], &open));
    let listed: Vec<&str> = told.lines().filter(|line| line.starts_with("Challenge ")).collect();
    assert_eq!(listed.len(), 9, "{told}");
    assert!(
        listed[0].starts_with(fixed_with(
            "lists-own-challenge",
            [("number", "9"), ("challenger", "@Bob"), ("opponent", "@Ann")]
        )),
        "{told}"
    );
}
