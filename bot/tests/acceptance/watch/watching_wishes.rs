//! Watching a game of others: what is expected there, and that a player can forbid an analysis.

use crate::play::private_boards::{asked, told};
use crate::table::{THREAD, Table, done, line, refused, words};
use crate::watch::watching::{above_board, analysis, given, resign, watch};
use menagerie_core::GameId;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::{CommandName, Effect};
use menagerie_words::fixed;

/// The first post, letter by letter, while the game runs and when it has ended.
#[tokio::test]
async fn the_etiquette_says_what_is_expected_and_who_can_read() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    let rules = |effects: Vec<Effect>| {
        let rules = effects.into_iter().rev().find_map(|effect| match effect {
            Effect::Watch { rules, .. } | Effect::Kibitz { rules, .. } => Some(rules),
            _ => None,
        });
        rules.expect("there are rules")
    };
    assert_eq!(
        words(&rules(table.deliver().await)),
        "For the spectators of game 1 (Terachess II). I don't let the players in until the game is over. Then they can read all of this. Anyone with the permission “Manage Threads” can read it at any time, even a player.\n1. Until the game is over, don't give its players any hints: not here, not in private, not where it's played.\n2. Keep what you find to yourselves until the game is over. Then analyse it with the players, unless one of them asks you not to.\n3. Be kind: criticise moves, never people.\n4. Stick to this game. There are other places for everything else.\n5. I check every move against the rules before it's played. If you still doubt a rule, tell a moderator or the person who runs this bot, not the players."
    );
    done(&table.private("Bob", THREAD, analysis(false)).await);
    let objected = words(&rules(table.deliver().await));
    assert!(objected.contains("\n2. Don't analyse a game if a player asks you not to, as here."));
    let objection = "Black doesn't want this game to be analysed, now or later. Don't analyse it.";
    assert!(objected.ends_with(&format!("\n{objection}")), "{objected}");
    done(&table.private("Ann", THREAD, resign()).await);
    let over = words(&rules(table.deliver().await));
    assert!(over.starts_with(
        "For the spectators of game 1 (Terachess II). The game is over, and its players can read all of this.\n1. Don't give hints to players whose games are still going on.\n2. Don't analyse"
    ));
    assert!(over.ends_with(&format!("\n{objection}")), "it is honoured: {over}");
}

#[tokio::test]
async fn a_player_forbids_an_analysis_and_nobody_else_can() {
    let mut table = Table::with_game().await;
    let (reply, seen) = given(&mut table, "Bob", analysis(false)).await;
    assert_eq!(done(&reply), fixed("watch-analysis-is-forbidden"));
    assert_eq!(seen, Vec::<String>::new(), "nobody watches");
    let (reply, _) = given(&mut table, "Cid", watch()).await;
    assert!(
        above_board(&reply).ends_with(
            "Black doesn't want this game to be analysed, now or later. Don't analyse it."
        )
    );
    let (reply, seen) = given(&mut table, "Bob", analysis(false)).await;
    assert_eq!(done(&reply), fixed("watch-analysis-forbidden-already"));
    assert_eq!(seen, Vec::<String>::new());
    let asks = Command::Analysis { which: Which::Number(GameId(1)), wish: None };
    let reply = table.private("Ann", THREAD, asks).await;
    assert_eq!(
        done(&reply),
        "Black doesn't want this game to be analysed, now or later. Allow it with /analysis wish:on."
    );
    let reply = table.private("Cid", THREAD, analysis(false)).await;
    assert!(refused(&reply).starts_with(
        "You don't play in game 1, and only its two players can do that. Watch it with"
    ));
    let said = told(&asked(&table, "Ann", CommandName::Analysis, &[("wish", "maybe")]).await);
    assert_eq!(said, "You can't choose “maybe” as wish. Choose one of: on, off.");
    // At the end it is said again.
    done(&table.private("Ann", THREAD, resign()).await);
    let seen: Vec<String> = table.deliver().await.iter().map(line).collect();
    assert!(seen.last().expect("it is told").ends_with("Don't analyse it."), "{seen:#?}");
    // A player may say so later, too.
    let (reply, seen) = given(&mut table, "Ann", analysis(false)).await;
    done(&reply);
    assert!(seen[0].contains("White and Black don't want"), "{seen:#?}");
}

#[tokio::test]
async fn a_player_tells_those_who_watch_only_so_often() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    for change in 0..7 {
        done(&table.private("Ann", THREAD, analysis(change % 2 == 1)).await);
    }
    table.deliver().await;
    let reply = table.private("Ann", THREAD, analysis(true)).await;
    assert_eq!(
        refused(&reply),
        "You've changed that 7 times in this game, which is the most, so it stays as it is. Play on, and tell the spectators yourself when the game is over. See the board with /board."
    );
    assert_eq!(table.waiting().await, []);
    done(&table.private("Bob", THREAD, analysis(false)).await);
}
