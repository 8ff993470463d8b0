//! Where games start, and that every bundled one can be played: arrays, positions of one's own,
//! arrays drawn by lot.

use crate::asking::{question, told};
use crate::table::{CHANNEL, Table, accept, done, line, person, refused, words};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, Secret, SideRequest, StartRequest, Terms,
};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Opponent, Presence, ViewRequest, Which};
use menagerie_core::model::{ActionKind, Effect};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{ChallengeId, GameId};
use menagerie_rules::{Symmetry, bundled};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};

#[tokio::test]
async fn a_challenge_can_name_the_position_to_start_from() {
    let fen = "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/R2R12/7K8 b - - 3 7";
    let setup = |setup: &str| {
        Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
            variant: "terachess-2".to_owned(),
            side: SideRequest::First,
            start: StartRequest { setup: setup.to_owned(), array: String::new() },
            clock: String::new(),
            terms: Terms::default(),
        }))
    };
    let mut table = Table::new().await;
    let long = "1".repeat(2_000);
    let bad = first_words("start-refused-bad-setup", NOTHING);
    for (typed, words) in [
        ("nonsense", bad),
        ("8/8 w - -", bad),
        (
            &long,
            fixed_with(
                "start-refused-bad-setup",
                [("reason", in_full("position-refused-too-long", [("most", 1000)]))],
            ),
        ),
        (
            "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/15R/7K8 w - - 0 1",
            fixed_with(
                "start-refused-bad-setup",
                [(
                    "reason",
                    in_full(
                        "position-refused-left-in-check",
                        [("side", "Black"), ("mover", "White"), ("letter", "b")],
                    ),
                )],
            ),
        ),
        (
            "P14k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/7K8 w - - 0 1",
            fixed_with(
                "start-refused-bad-setup",
                [(
                    "reason",
                    in_full(
                        "position-refused-promoted",
                        [("side", "White"), ("piece", "Pawn"), ("square", "a16")],
                    ),
                )],
            ),
        ),
        (
            "k15/2Q13/1K14/16/16/16/16/16/16/16/16/16/16/16/16/16 b - - 0 1",
            fixed_with(
                "start-refused-bad-setup",
                [("reason", in_full("position-refused-over", NOTHING))],
            ),
        ),
    ] {
        let reply = table.private("Ann", CHANNEL, setup(typed)).await;
        let said = refused(&reply);
        assert!(said.starts_with(words), "{typed}: {said}");
        assert!(said.contains(&format!("{} sjyhxf", fixed("start-refused-bad-setup"))), "{said}");
    }
    done(&table.private("Ann", CHANNEL, setup(&format!(" {fen} "))).await);
    let effects = table.deliver().await;
    let offer = line(&effects[0]);
    assert!(
        offer.contains(fixed_with("challenge-side-chosen", [("player", "Ann"), ("side", "Black")])),
        "{offer}"
    );
    assert!(offer.contains(&format!("{} 15k/", fixed("challenge-start-position"))), "{offer}");
    let Effect::Offer { board: Some(board), .. } = &effects[0] else { panic!("no board is shown") };
    assert_eq!(board.fen, fen);
    table.private("Bob", CHANNEL, accept(1)).await;
    let effects = table.deliver().await;
    let start = line(&effects[2]);
    assert!(start.contains("[wakes Ann]"), "Black moves first here: {start}");
    let game = table.game().await;
    assert_eq!(game.line.position().fen(), fen);
    assert_eq!(game.players, [person("Bob"), person("Ann")], "Ann wished to move first");
}

#[tokio::test]
async fn a_position_that_another_program_has_written_is_read_and_it_is_said_how() {
    let mut table = Table::new().await;
    for (variant, setup, said) in [
        ("chess", "4k3/7p/8/8/8/8/8/4K2R w K - 0 1", ""),
        (
            "chess",
            "4k3/7p/8/8/8/8/8/4K2R w H - 0 0",
            in_full(
                "position-read-as",
                [
                    ("fen", "4k3/7p/8/8/8/8/8/4K2R w e1,h1 - 0 1"),
                    (
                        "taken",
                        in_full(
                            "list-and",
                            [
                                (
                                    "items",
                                    in_full(
                                        "position-read-part",
                                        [("typed", "H"), ("read", "e1,h1")],
                                    ),
                                ),
                                ("last", in_full("position-read-move-zero", NOTHING)),
                            ],
                        ),
                    ),
                ],
            ),
        ),
        (
            "xiangqi",
            "4k4/9/9/9/9/9/9/9/4N4/3K5 w - - 0 1",
            in_full(
                "position-read-as",
                [
                    ("fen", "4k4/9/9/9/9/9/9/9/4H4/3K5 w - - 0 1"),
                    (
                        "taken",
                        in_full(
                            "position-read-piece",
                            [("letter", "N"), ("label", "H"), ("piece", "Horse")],
                        ),
                    ),
                ],
            ),
        ),
    ] {
        let challenge = Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
            variant: variant.to_owned(),
            side: SideRequest::First,
            start: StartRequest { setup: setup.to_owned(), array: String::new() },
            clock: String::new(),
            terms: Terms::default(),
        }));
        let reply = done(&table.private("Ann", CHANNEL, challenge).await);
        let sent = in_full("challenge-made-done", [("opponent", "@Bob")]);
        let told = reply.strip_prefix(sent).expect("it is made");
        assert_eq!(told.trim_start(), said, "{setup}");
    }
}

/// Gold's Dragoon stands across the river, where it can never go.
const ACROSS: &str = "5k4/10/10/10/3D6/10/10/10/4K5/R9 w - - 0 1";

#[tokio::test]
async fn a_setup_that_breaks_a_zone_is_refused_and_a_game_begun_like_that_goes_on() {
    let mut table = Table::new().await;
    let challenge = |setup: &str| {
        Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
            variant: "terran".to_owned(),
            side: SideRequest::First,
            start: StartRequest { setup: setup.to_owned(), array: String::new() },
            clock: String::new(),
            terms: Terms::default(),
        }))
    };
    let reply = table.private("Ann", CHANNEL, challenge(ACROSS)).await;
    assert!(
        refused(&reply).starts_with(&format!(
            "{} rmbtqktbmr",
            fixed_with(
                "start-refused-bad-setup",
                [(
                    "reason",
                    in_full(
                        "position-refused-outside-zone",
                        [
                            ("side", "Gold"),
                            ("piece", "Dragoon"),
                            ("square", "d6"),
                            ("zone", "side of the river, a1 to j5")
                        ]
                    )
                )]
            )
        )),
        "{reply:?}"
    );
    // An earlier version took it.
    done(&table.private("Ann", CHANNEL, challenge(&ACROSS.replace("3D6", "10"))).await);
    let pool = crate::beside::pool(&table.folder.url()).await;
    let changed = sqlx::query("UPDATE challenges SET start_fen = $1")
        .bind(ACROSS)
        .execute(&pool)
        .await
        .expect("the challenge is there");
    assert_eq!(changed.rows_affected(), 1);
    pool.close().await;
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    assert_eq!(table.game().await.line.start().fen(), ACROSS);
}

/// The answer to a press on “How was it drawn?”.
pub async fn how_drawn(table: &Table, challenge: i64) -> String {
    told(&question(table, "Ann", &[]).view(ViewRequest::Array(ChallengeId(challenge))).await)
}

#[tokio::test]
async fn an_array_is_drawn_from_a_secret_that_was_promised() {
    let challenge = |variant: &str, symmetry: &str, setup: &str| {
        Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
            variant: variant.to_owned(),
            side: SideRequest::First,
            start: StartRequest { setup: setup.to_owned(), array: symmetry.to_owned() },
            clock: String::new(),
            terms: Terms::default(),
        }))
    };
    let mut table = Table::new().await;
    for (command, words) in [
        (
            challenge("terachess-2", "mirror", ""),
            in_full("start-refused-one-array", [("variant", "Terachess II")]),
        ),
        (
            challenge("cetran-2", "upside down", ""),
            in_full("start-refused-unknown-array", [("known", "asymmetric, mirror, central")]),
        ),
        (challenge("cetran-2", "mirror", "8/8"), fixed("start-refused-setup-and-array")),
    ] {
        let reply = table.private("Ann", CHANNEL, command).await;
        assert!(refused(&reply).starts_with(words), "{reply:?}");
    }
    for (number, symmetry) in ["", "mirror", "central"].into_iter().enumerate() {
        done(&table.private("Ann", CHANNEL, challenge("cetran-2", symmetry, "")).await);
        let offer = line(&table.deliver().await[0]);
        assert!(!offer.contains("SHA"), "no proof above the buttons: {offer}");
        let id = i64::try_from(number).expect("it is small") + 1;
        let promise = how_drawn(&table, id).await;
        table.private("Bob", CHANNEL, accept(id)).await;
        let effects = table.deliver().await;
        let Some(Effect::Announce { actions, text, .. }) = effects.last() else {
            panic!("a board")
        };
        assert_eq!(actions[0].kind, ActionKind::Look(ViewRequest::Array(ChallengeId(id))));
        assert!(words(text).split_whitespace().count() <= 35, "{}", words(text));
        let proof = how_drawn(&table, id).await;
        let secret =
            proof.strip_prefix(first_words("challenge-lot-proof", NOTHING)).expect("it is shown");
        let secret = Secret::from_stored(secret.split(',').next().expect("a word").to_owned());
        assert!(promise.contains(&secret.hash()), "{promise}\n{proof}");
        assert!(!promise.contains(secret.reveal()), "the secret is kept until then");
        let game = table.store.game(GameId(id)).await.expect("reads").expect("is there");
        let [first, second] = secret.numbers(40_320);
        let kind = match symmetry {
            "mirror" => Symmetry::Mirror,
            "central" => Symmetry::Central,
            _ => Symmetry::Asymmetric,
        };
        let expected = game.variant().shuffled_array(kind, first, second).expect("it is drawn");
        let placement = |fen: &str| fen.split(' ').next().map(str::to_owned);
        assert_eq!(placement(&game.line.start().fen()), placement(&expected));
    }
}

#[tokio::test]
async fn an_order_that_a_challenger_has_written_is_seen_before_it_is_accepted() {
    let challenge = |variant: &str, array: &str| {
        Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
            variant: variant.to_owned(),
            side: SideRequest::Second,
            start: StartRequest { setup: String::new(), array: array.to_owned() },
            clock: String::new(),
            terms: Terms::default(),
        }))
    };
    let mut table = Table::new().await;
    for (variant, array, words) in [
        (
            "metamachy",
            "QKLL",
            in_full(
                "start-refused-bad-order",
                [
                    ("reason", in_full("order-refused-pieces", [("labels", "Q, K, L, G")])),
                    ("squares", "f1, g1, f2 and g2"),
                    ("example", "QKLG"),
                    ("usual", "usual"),
                    ("by_lot", "lot"),
                ],
            ),
        ),
        (
            "zanzibar-s",
            "KQFULG",
            in_full(
                "start-refused-bad-order",
                [
                    (
                        "reason",
                        in_full(
                            "order-refused-square",
                            [("piece", "King"), ("squares", "f1, g1, f2 or g2")],
                        ),
                    ),
                    ("squares", "e1, f1, g1, h1, f2 and g2"),
                    ("example", "FQKULG"),
                    ("usual", "usual"),
                    ("by_lot", "lot"),
                ],
            ),
        ),
        (
            "cetran-2",
            "KQSCAHRN",
            in_full("start-refused-unknown-array", [("known", "asymmetric, mirror, central")]),
        ),
        ("chess", "RNBQKBNR", in_full("start-refused-one-array", [("variant", "Chess")])),
    ] {
        let reply = table.private("Ann", CHANNEL, challenge(variant, array)).await;
        assert_eq!(refused(&reply), words, "{variant}, {array}");
    }
    for (number, (variant, array, promise, begins)) in [
        (
            "metamachy",
            "ql kg",
            in_full(
                "challenge-start-order",
                [
                    ("order", "QLKG"),
                    ("first", "White"),
                    ("second", "Black"),
                    ("squares", "f1, g1, f2 and g2"),
                    ("symmetry", "mirror"),
                ],
            ),
            "cm3ql3mc/ernbikgibnre/",
        ),
        (
            "metamachy",
            "Usual",
            in_full(
                "challenge-start-order",
                [
                    ("order", "QKLG"),
                    ("first", "White"),
                    ("second", "Black"),
                    ("squares", "f1, g1, f2 and g2"),
                    ("symmetry", "mirror"),
                ],
            ),
            "cm3qk3mc/ernbilgibnre/",
        ),
        (
            "maasai",
            "DGLOUKQF",
            in_full(
                "challenge-start-order",
                [
                    ("order", "DGLOUKQF"),
                    ("first", "White"),
                    ("second", "Black"),
                    ("squares", "e1, f1, g1, h1, e2, f2, g2 and h2"),
                    ("symmetry", "mirror"),
                ],
            ),
            "cmzvdglovzmc/ernbukqfbnre/",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        done(&table.private("Ann", CHANNEL, challenge(variant, array)).await);
        let effects = table.deliver().await;
        assert!(line(&effects[0]).contains(promise), "{}", line(&effects[0]));
        let Effect::Offer { board: Some(board), .. } = &effects[0] else { panic!("no board") };
        assert!(board.fen.starts_with(begins), "{}", board.fen);
        let id = i64::try_from(number).expect("it is small") + 1;
        table.private("Bob", CHANNEL, accept(id)).await;
        let announced = table.deliver().await;
        let Some(Effect::Announce { actions, .. }) = announced.last() else { panic!("a board") };
        let how = ActionKind::Look(ViewRequest::Array(ChallengeId(id)));
        assert!(actions.iter().all(|action| action.kind != how), "nothing is drawn");
        let game = table.store.game(GameId(id)).await.expect("reads").expect("is there");
        assert_eq!(game.line.start().fen(), board.fen);
    }
    for (number, array) in ["", "lot", "mirror"].into_iter().enumerate() {
        done(&table.private("Ann", CHANNEL, challenge("zanzibar-xl", array)).await);
        let promise = line(&table.deliver().await[0]);
        assert!(
            promise.contains(in_full("challenge-start-drawn", [("symmetry", "mirror")])),
            "{promise}"
        );
        let id = i64::try_from(number).expect("it is small") + 4;
        table.private("Bob", CHANNEL, accept(id)).await;
        table.deliver().await;
        let proof = how_drawn(&table, id).await;
        let secret =
            proof.strip_prefix(first_words("challenge-lot-proof", NOTHING)).expect("it is shown");
        let secret = Secret::from_stored(secret.split(',').next().expect("a word").to_owned());
        let [first, _] = secret.numbers(576);
        assert!(
            proof.contains(fixed_with("challenge-lot-proof", [("orders", 576), ("first", first)])),
            "{proof}"
        );
        assert!(
            proof.contains(&format!(
                "{} e1",
                fixed_with("challenge-lot-piece", [("ways", "4"), ("labels", "D O U F")])
            )),
            "{proof}"
        );
        let game = table.store.game(GameId(id)).await.expect("reads").expect("is there");
        let drawn = game.variant().shuffled_array(Symmetry::Mirror, first, 0);
        assert_eq!(Some(game.line.start().fen()), drawn);
    }
}

#[tokio::test]
async fn every_variant_can_be_played_and_its_result_is_told_in_its_own_words() {
    let mut table = Table::new().await;
    for (number, variant) in bundled().iter().enumerate() {
        let command = Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player: person("Bob"), presence: Presence::Member }),
            variant: variant.name.to_uppercase(),
            side: SideRequest::First,
            start: StartRequest::default(),
            clock: String::new(),
            terms: Terms::default(),
        }));
        done(&table.private("Ann", CHANNEL, command).await);
        let promise = line(&table.deliver().await[0]);
        assert_eq!(promise.contains("provisional"), variant.provisional.is_some(), "{promise}");
        let id = i64::try_from(number).expect("it is small") + 1;
        table.private("Bob", CHANNEL, accept(id)).await;
        let named = |text: &str| {
            Command::Play(PlayRequest::Move {
                which: Which::Number(GameId(id)),
                text: text.to_owned(),
                shown: None,
            })
        };
        for who in ["Ann", "Bob"] {
            let game = table.store.game(GameId(id)).await.expect("reads").expect("is there");
            let position = game.line.position();
            let chosen = position.legal_moves()[0];
            let text = menagerie_rules::notation::canonical(position, &chosen);
            done(&table.private(who, CHANNEL, named(&text)).await);
        }
        let resign = Command::Ending(EndingRequest::Resign {
            which: Which::Number(GameId(id)),
            confirmed: true,
        });
        table.private("Bob", CHANNEL, resign).await;
        let effects = table.deliver().await;
        let end = line(effects.last().expect("the end is announced"));
        let won = format!("@Bob has resigned. @Ann ({}) wins.", variant.side_names[0]);
        assert!(end.contains(&won), "{end}");
        assert_eq!(
            end.contains(fixed_with("ending-score", [("winner", 5), ("loser", 1)])),
            variant.scores.is_some(),
            "{end}"
        );
    }
}
