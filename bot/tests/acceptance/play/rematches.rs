//! Another game of the same two: sides changed, the same kind of start, answered as any challenge.

use crate::play::starts::how_drawn;
use crate::table::{CHANNEL, THREAD, Table, accept, done, lines, person, refused, words};
use menagerie_chat::conversation::pressed;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Opponent, Presence, Which};
use menagerie_core::model::{ActionKind, Effect, Reply};
use menagerie_core::{ChallengeId, GameId};
use menagerie_rules::Color;
use menagerie_words::{fixed, fixed_with, in_full};

fn resign() -> Command {
    Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true })
}

fn rematch(game: i64) -> Command {
    Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(game)) })
}

/// Bob has resigned game 1, in which Ann moved first; everybody has seen it.
async fn over() -> Table {
    let mut table = Table::with_game().await;
    done(&table.private("Bob", THREAD, resign()).await);
    table.deliver().await;
    table
}

#[tokio::test]
async fn a_rematch_is_a_challenge_with_sides_changed_where_the_first_game_was_played() {
    for (who, other, first) in [("Ann", "Bob", "Bob"), ("Bob", "Ann", "Bob")] {
        let mut table = over().await;
        let reply = table.private(who, THREAD, rematch(1)).await;
        assert_eq!(
            done(&reply),
            in_full("challenge-made-done", [("opponent", &*format!("@{other}"))]).to_owned()
        );
        assert_eq!(
            lines(&table.deliver().await),
            [format!(
                "offer challenge:2 in game 1 [wakes {other}] [Accept, Decline, Withdraw, Rules]: A rematch of #1: @{who} challenges @{other} to Terachess II (16×16).\nChess on 256 squares with 64 pieces of 26 kinds on each side.\n@{first} plays White and moves first. Open for 7 days."
            )]
        );
        done(&table.private(other, THREAD, accept(2)).await);
        let game = table.store.game(GameId(2)).await.expect("reads").expect("is there");
        assert_eq!(game.player(Color::White), &person("Bob"), "Ann moved first in game 1");
        assert_eq!(game.place.as_str(), "test:channel");
    }
}

#[tokio::test]
async fn every_end_offers_a_rematch_to_press() {
    let mate = "16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1";
    let mut table = Table::at(mate).await;
    table.deliver().await;
    done(&table.play("Ann", "d2b2").await);
    let effects = table.deliver().await;
    let Effect::Announce { actions, .. } = &effects[0] else { panic!("no board") };
    let kinds: Vec<&ActionKind> = actions.iter().map(|action| &action.kind).collect();
    assert_eq!(kinds, [&ActionKind::Rematch(GameId(1))]);
    let press = pressed(actions[0].kind.clone()).expect("it is decided");
    done(&table.private("Bob", THREAD, press).await);
    // A stranger's press is none.
    let reply = table.private("Cid", THREAD, rematch(1)).await;
    assert!(
        refused(&reply).starts_with(fixed_with("refused-not-a-player", [("game", 1)])),
        "{reply:?}"
    );
}

#[tokio::test]
async fn whoever_asks_second_answers_whoever_has_asked_first() {
    let mut table = over().await;
    done(&table.private("Ann", THREAD, rematch(1)).await);
    table.deliver().await;
    let again = table.private("Ann", THREAD, rematch(1)).await;
    assert_eq!(refused(&again), in_full("offer-refused-rematch-asked", [("player", "@Bob")]));
    let Reply::Ask(text, actions) = table.private("Bob", THREAD, rematch(1)).await else {
        panic!("Bob is not asked")
    };
    assert_eq!(
        words(&text),
        in_full("challenge-rematch-asked-already", [("challenger", "@Ann"), ("game", "#1")])
    );
    assert_eq!(table.deliver().await, [], "there is no second challenge");
    let accept = pressed(actions[0].kind.clone()).expect("it is decided");
    done(&table.private("Bob", THREAD, accept).await);
    assert!(table.store.game(GameId(2)).await.expect("reads").is_some());
    // One rematch at a time: it is the one that runs.
    for who in ["Ann", "Bob"] {
        assert_eq!(
            refused(&table.private(who, THREAD, rematch(1)).await),
            in_full(
                "offer-refused-rematch-runs",
                [("game", "1"), ("running", "2"), ("link", "#2")]
            )
        );
    }
    table.open_thread(GameId(2), "test:second").await;
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(2)), confirmed: true });
    done(&table.private("Bob", CHANNEL, resign).await);
    done(&table.private("Ann", THREAD, rematch(1)).await);
}

#[tokio::test]
async fn there_is_no_rematch_of_a_game_that_runs_and_none_beyond_the_limits() {
    let mut table = Table::with_game().await;
    let reply = table.private("Ann", THREAD, rematch(1)).await;
    assert_eq!(refused(&reply), in_full("offer-refused-not-over-yet", [("game", 1)]));
    let mut table = over().await;
    table.pause = 1;
    for id in 2..=4 {
        done(&table.private("Ann", THREAD, rematch(1)).await);
        done(
            &table
                .private(
                    "Bob",
                    CHANNEL,
                    Command::Challenge(ChallengeRequest::Decline(ChallengeId(id))),
                )
                .await,
        );
    }
    let reply = table.private("Ann", THREAD, rematch(1)).await;
    assert!(
        refused(&reply)
            .starts_with(fixed_with("challenge-refused-too-many-to-other", [("player", "@Bob")])),
        "{reply:?}"
    );
}

#[tokio::test]
async fn the_start_is_of_the_same_kind() {
    let setup = "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/R2R12/7K8 w - - 0 1";
    let start = |setup: &str, symmetry: &str| StartRequest {
        setup: setup.to_owned(),
        array: symmetry.to_owned(),
    };
    for (variant, wish, told) in [
        (
            "terachess-2",
            start(setup, ""),
            Some(in_full("challenge-start-position", [("fen", "15k/")])),
        ),
        (
            "cetran-2",
            start("", "mirror"),
            Some(in_full("challenge-start-drawn", [("symmetry", "mirror")])),
        ),
        (
            "cetran-2",
            start("", "asymmetric"),
            Some(in_full("challenge-start-drawn", [("symmetry", "asymmetric")])),
        ),
        (
            "metamachy",
            start("", ""),
            Some(in_full("challenge-start-drawn", [("symmetry", "mirror")])),
        ),
        (
            "metamachy",
            start("", "GLKQ"),
            Some(fixed_with("challenge-start-order", [("order", "GLKQ")])),
        ),
        (
            "metamachy",
            start("", "usual"),
            Some(fixed_with("challenge-start-order", [("order", "QKLG")])),
        ),
        ("chess", StartRequest::default(), None),
    ] {
        let mut table = Table::new().await;
        let opponent = Opponent { player: person("Bob"), presence: Presence::Member };
        let (variant, side) = (variant.to_owned(), SideRequest::First);
        let challenge = Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(opponent),
            variant,
            side,
            start: wish,
            clock: String::new(),
            terms: Terms::default(),
        }));
        done(&table.private("Ann", CHANNEL, challenge).await);
        done(&table.private("Bob", CHANNEL, accept(1)).await);
        table.open_thread(GameId(1), THREAD).await;
        done(&table.private("Bob", THREAD, resign()).await);
        table.deliver().await;
        let first = how_drawn(&table, 1).await;
        done(&table.private("Bob", THREAD, rematch(1)).await);
        let offer = lines(&table.deliver().await).remove(0);
        match told {
            Some(told) => assert!(offer.contains(told), "{offer}"),
            None => {
                for of_start in [
                    "challenge-start-position",
                    "challenge-start-order",
                    "challenge-start-drawn",
                    "challenge-side-by-lot",
                    "challenge-side-by-lot-on-acceptance",
                ] {
                    assert!(!offer.contains(fixed(of_start)), "{offer}");
                }
            }
        }
        // The proof has the secret before its hash.
        let hash = |told: &str| {
            let mut runs = told.rsplit(|digit: char| !digit.is_ascii_hexdigit());
            runs.find(|run| run.len() == 64).map(str::to_owned)
        };
        let (first, second) = (hash(&first), hash(&how_drawn(&table, 2).await));
        let is_drawn = offer.contains(fixed("challenge-start-drawn"));
        assert_eq!((first.is_some(), second.is_some()), (is_drawn, is_drawn), "{offer}");
        assert!(!is_drawn || first != second, "it is drawn anew: {offer}");
    }
}

#[tokio::test]
async fn sides_change_where_black_moves_first_too() {
    let mut table = Table::new().await;
    let setup = "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/R2R12/7K8 b - - 0 1".to_owned();
    let challenge = Command::Challenge(ChallengeRequest::Make(NewChallenge {
        level: None,
        rated: None,
        opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
        variant: "terachess-2".to_owned(),
        side: SideRequest::First,
        start: StartRequest { setup, ..StartRequest::default() },
        clock: String::new(),
        terms: Terms::default(),
    }));
    done(&table.private("Ann", CHANNEL, challenge).await);
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    table.open_thread(GameId(1), THREAD).await;
    done(&table.private("Bob", THREAD, resign()).await);
    table.deliver().await;
    done(&table.private("Ann", THREAD, rematch(1)).await);
    let offer = lines(&table.deliver().await).remove(0);
    assert!(
        offer.contains(fixed_with("challenge-side-chosen", [("player", "Bob"), ("side", "Black")])),
        "{offer}"
    );
}

#[tokio::test]
async fn who_asks_from_elsewhere_is_told_where_it_is_offered() {
    let sent = in_full("challenge-made-done", [("opponent", "@Bob")]);
    let stands = in_full("challenge-rematch-stands", [("place", "test:thread")]);
    let elsewhere = in_full(
        "dispatch-answer",
        [("number", "1"), ("variant", "Terachess II"), ("answer", &*format!("{sent} {stands}"))],
    );
    for (place, expected) in [(THREAD, sent), (CHANNEL, elsewhere)] {
        let mut table = over().await;
        let reply = table.private("Ann", place, rematch(1)).await;
        assert_eq!(done(&reply), expected);
        let offered = lines(&table.deliver().await);
        assert!(offered[0].starts_with("offer challenge:2 in game 1"), "{offered:?}");
        assert_eq!(offered.len(), 1, "the other player is told once: {offered:?}");
    }
}
