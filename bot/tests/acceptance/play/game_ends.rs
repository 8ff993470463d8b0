//! How games end, as conversations: given up, drawn, by the board, and found again afterwards.

use crate::table::{CHANNEL, THREAD, Table, accept, done, lines, move_of, person, refused, words};
use menagerie_core::GameId;
use menagerie_core::board::game_on_show;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::{End, Ending};
use menagerie_core::model::{ActionKind, Reply};
use menagerie_rules::{Color, Termination};
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};

#[tokio::test]
async fn resignation_asks_first_and_ends_the_game() {
    let mut table = Table::with_game().await;
    let resign =
        |confirmed| Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed });
    let Reply::Ask(text, actions) = table.private("Bob", THREAD, resign(false)).await else {
        panic!("not asked")
    };
    assert!(words(&text).starts_with(fixed_with(
        "ending-resign-asked",
        [("game", "1"), ("variant", "Terachess II"), ("opponent", "@Ann")]
    )));
    assert_eq!(actions[0].kind, ActionKind::Resign(GameId(1)));
    assert_eq!(table.game().await.end, None);
    let reply = table.private("Cid", THREAD, resign(true)).await;
    assert!(
        refused(&reply).starts_with(fixed_with("refused-not-a-player", [("game", 1)])),
        "{reply:?}"
    );
    assert_eq!(
        done(&table.private("Bob", THREAD, resign(true)).await),
        fixed("ending-resigned-done")
    );
    assert_eq!(
        table.game().await.end,
        Some(End { winner: Some(Color::White), ending: Ending::Resignation })
    );
    assert!(lines(&table.deliver().await)[0].starts_with(&format!(
        "board of game 1 at ply 0 [wakes Ann]: {}\n{}",
        in_full("ending-resignation", [("loser", "@Bob"), ("winner", "@Ann (White)")]),
        fixed_with("ending-that-was", [("game", 1)])
    )));
    for command in
        [resign(true), move_of("e4e6"), Command::Ending(EndingRequest::Draw { which: Which::Here })]
    {
        let reply = table.private("Ann", THREAD, command).await;
        assert!(
            refused(&reply).starts_with(fixed_with(
                "refused-game-over",
                [(
                    "result",
                    in_full("ending-resignation", [("loser", "@Bob"), ("winner", "@Ann (White)")])
                )]
            )),
            "{reply:?}"
        );
    }
}

#[tokio::test]
async fn a_draw_is_agreed_declined_or_declined_by_moving() {
    let mut table = Table::with_game().await;
    let draw = || Command::Ending(EndingRequest::Draw { which: Which::Here });
    let answer = |ply, accept| {
        Command::Ending(EndingRequest::AnswerDraw { game: GameId(1), ply, by: None, accept })
    };
    table.private("Ann", THREAD, draw()).await;
    assert_eq!(
        lines(&table.deliver().await),
        [&*format!(
            "offer draw:1:0:white in game 1 [wakes Bob] [Accept draw, Decline]: {}",
            in_full("ending-draw-offered", [("player", "@Ann"), ("opponent", "@Bob")])
        )]
    );
    assert!(
        refused(&table.private("Ann", THREAD, draw()).await)
            .starts_with(fixed("draw-refused-offered-already"))
    );
    assert!(
        refused(&table.private("Ann", THREAD, answer(0, true)).await)
            .starts_with(fixed("draw-refused-own-offer"))
    );
    assert!(
        refused(&table.private("Cid", THREAD, answer(0, true)).await)
            .starts_with(fixed_with("refused-not-a-player", [("game", 1)]))
    );
    table.private("Bob", THREAD, answer(0, false)).await;
    assert_eq!(
        lines(&table.deliver().await),
        [
            "settle draw:1:0:white: @Ann offered a draw.",
            &*format!(
                "tell silently [wakes Ann] []: {}",
                in_full("ending-draw-declined", [("player", "@Bob")])
            )
        ]
    );
    assert!(
        refused(&table.private("Bob", THREAD, answer(0, true)).await)
            .starts_with(fixed("draw-refused-no-offer"))
    );
    // One offer for each move of one's own.
    assert!(
        refused(&table.private("Ann", THREAD, draw()).await)
            .starts_with(fixed("draw-refused-offered-lately"))
    );
    table.play("Ann", "d4d6").await;
    table.play("Bob", "d13d11").await;
    table.deliver().await;
    // The offer stands while its maker moves, and falls when the other one does.
    table.private("Ann", THREAD, draw()).await;
    table.play("Ann", "e4e6").await;
    assert!(table.game().await.draw_offer.is_some());
    table.deliver().await;
    table.play("Bob", "e13e11").await;
    assert_eq!(table.game().await.draw_offer, None);
    assert_eq!(
        lines(&table.deliver().await)[0],
        &*format!(
            "settle draw:1:2:white: {}",
            in_full("play-draw-declined-by-moving", [("player", "@Bob")])
        )
    );
    // Offering back is accepting.
    table.private("Bob", THREAD, draw()).await;
    table.deliver().await;
    table.private("Ann", THREAD, draw()).await;
    assert_eq!(table.game().await.end, Some(End { winner: None, ending: Ending::Agreement }));
    let effects = lines(&table.deliver().await);
    assert_eq!(
        effects[0],
        &*format!(
            "settle draw:1:4:black: {}",
            in_full("ending-draw-accepted", [("player", "@Ann")])
        )
    );
    assert!(
        effects[1].starts_with(&format!(
            "board of game 1 at ply 4 [wakes Bob]: @Bob: {}",
            fixed("ending-agreement")
        )),
        "{}",
        effects[1]
    );
}

/// Two passes end a game of Janggi, and the points of both sides are told.
#[tokio::test]
async fn two_passes_end_a_game_by_points() {
    let mut table = Table::at_of("janggi", "4k4/9/9/9/9/9/9/9/4P4/3K5 w - - 0 1").await;
    done(&table.play("Ann", "pass").await);
    assert_eq!(table.game().await.end, None);
    done(&table.play("Bob", "Pass").await);
    let ending = Ending::Board(Termination::Points);
    assert_eq!(table.game().await.end, Some(End { winner: Some(Color::White), ending }));
    let told = lines(&table.deliver().await).join("\n");
    let words =
        in_full("ending-points", [("winner", "@Ann (Cho)"), ("more", "2"), ("less", "1.5")]);
    assert!(told.contains(words), "{told}");
}

#[tokio::test]
async fn checkmate_and_stalemate_end_the_game_in_game_couriers_words() {
    for (fen, played, ending, words) in [
        (
            "16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1",
            "d2b2",
            End { winner: Some(Color::White), ending: Ending::Board(Termination::Checkmate) },
            &*format!("@Bob: {}", in_full("ending-checkmate", [("winner", "@Ann (White)")])),
        ),
        (
            "15K/16/16/16/16/16/16/1Q14/16/16/16/16/16/16/16/k15 w - - 0 1",
            "b9b3",
            End { winner: None, ending: Ending::Board(Termination::Stalemate) },
            &*format!("@Bob: {}", fixed("ending-stalemate")),
        ),
    ] {
        let mut table = Table::at(fen).await;
        done(&table.play("Ann", played).await);
        assert_eq!(table.game().await.end, Some(ending), "{fen}");
        let effects = lines(&table.deliver().await);
        assert!(
            effects[0].contains("[wakes Bob]") && effects[0].ends_with(words),
            "{}",
            effects[0]
        );
        // A person who hears the picture's words hears each side once.
        let shown = game_on_show(&table.game().await, 1, Color::White).expect("one ply was played");
        let heard = words.replace("@Ann (White)", "White").replace("@Bob: ", "");
        assert!(crate::table::words(&shown.lead).contains(&heard), "{:?}", shown.lead);
    }
}

#[tokio::test]
async fn a_draw_that_the_rules_grant_can_be_claimed() {
    let mut table =
        Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 200 200").await;
    assert_eq!(
        done(
            &table
                .private("Ann", THREAD, Command::Ending(EndingRequest::Draw { which: Which::Here }))
                .await
        ),
        fixed("ending-draw-claimed-done")
    );
    assert!(
        lines(&table.deliver().await)[0].contains(fixed_with("ending-quiet", [("moves", 100)]))
    );
}

#[tokio::test]
async fn whoever_may_claim_a_draw_is_told_and_nobody_is_told_too_early() {
    let mut table = Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/KR14 w - - 0 1").await;
    let early = table
        .private("Ann", THREAD, Command::Ending(EndingRequest::Draw { which: Which::Here }))
        .await;
    assert!(done(&early).contains(fixed("ending-draw-offered-done")), "{early:?}");
    table.deliver().await;
    let moves = ["b1b2", "p16p15", "b2b1", "p15p16"];
    for ply in 0..8 {
        let who = ["Ann", "Bob"][ply % 2];
        done(&table.play(who, moves[ply % 4]).await);
        let told = lines(&table.deliver().await).pop().expect("a board");
        let may_claim = told.contains(in_full("notice-draw-by-repetition", NOTHING));
        assert_eq!(may_claim, ply == 7, "ply {ply}: {told}");
    }
    let claimed = table
        .private("Ann", THREAD, Command::Ending(EndingRequest::Draw { which: Which::Here }))
        .await;
    assert_eq!(done(&claimed), fixed("ending-draw-claimed-done"));
}

#[tokio::test]
async fn games_that_have_ended_can_be_found_again() {
    let mut table = Table::new().await;
    for number in 1..=12 {
        table.challenge("Ann", "Bob", SideRequest::First).await;
        table.private("Bob", CHANNEL, accept(number)).await;
        let which = Which::Number(GameId(number));
        let who = if number % 2 == 0 { "Ann" } else { "Bob" };
        table
            .private(
                who,
                CHANNEL,
                Command::Ending(EndingRequest::Resign { which, confirmed: true }),
            )
            .await;
    }
    let bob = person("Bob");
    let games = table.store.finished_games_of(&bob).await.expect("reads");
    let text = words(&menagerie_core::browse::finished_list(&bob, &games));
    let found: Vec<&str> = text.lines().collect();
    assert_eq!(found.len(), 10);
    assert_eq!(
        found[0],
        "Game 12 (Terachess II) against @Ann: @Ann has resigned. @Bob (Black) wins. /replay game:12"
    );
    assert!(found[9].starts_with("Game 3 "), "{text}");
    let none = menagerie_core::browse::finished_list(&person("Cid"), &[]);
    assert_eq!(words(&none), in_full("lists-none-finished", [("by", "all")]));
}

#[tokio::test]
async fn two_bare_kings_end_the_game() {
    let mut table =
        Table::at("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/1q14/K15 w - - 0 1").await;
    done(&table.play("Ann", "Kb2").await);
    let effects = lines(&table.deliver().await);
    assert!(
        effects[0].contains(&format!("@Bob: {}", fixed("ending-bare-kings"))),
        "{}",
        effects[0]
    );
    assert!(table.game().await.end.is_some());
}
