//! Watching a game of others: what is expected there, and that a player can forbid an analysis.

use crate::play::private_boards::{asked, told};
use crate::table::{THREAD, Table, done, line, refused, words};
use crate::watch::watching::{above_board, analysis, given, resign, watch};
use menagerie_core::GameId;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::{CommandName, Effect};

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
        "For the spectators of game 1 (Terachess II). The players are not let in before the game \
         has ended; then they can read all of this. Anybody with Manage Threads can read it at any \
         time, even a player.\n\
         1. While the game goes on, give its players no hint: not here, not in private, not where \
         it is played.\n\
         2. Keep what you find among yourselves until the game has ended; then analyse it with \
         the players, unless one of them asks you not to.\n\
         3. Be kind: criticise moves, never people.\n\
         4. Keep to this game; there are other places for everything else.\n\
         5. Every move is checked by the rules before it is played. If you doubt a rule all the \
         same, tell a moderator or the person who runs this bot, not the players."
    );
    done(&table.private("Bob", THREAD, analysis(false)).await);
    let objected = words(&rules(table.deliver().await));
    assert!(objected.contains("\n2. Do not analyse a game if a player asks you not to, as here."));
    let objection =
        "Black does not want this game to be analysed, neither now nor later: please do not.";
    assert!(objected.ends_with(&format!("\n{objection}")), "{objected}");
    done(&table.private("Ann", THREAD, resign()).await);
    let over = words(&rules(table.deliver().await));
    assert!(over.starts_with(
        "For the spectators of game 1 (Terachess II). The game has ended, and its players can read \
         all of this.\n1. Give no hint to players whose games still go on.\n2. Do not analyse"
    ));
    assert!(over.ends_with(&format!("\n{objection}")), "it is honoured: {over}");
}

#[tokio::test]
async fn a_player_forbids_an_analysis_and_nobody_else_can() {
    let mut table = Table::with_game().await;
    let (reply, seen) = given(&mut table, "Bob", analysis(false)).await;
    assert_eq!(
        done(&reply),
        "The spectators of this game are told that you do not want it to be analysed, neither now \
         nor when it has ended."
    );
    assert_eq!(seen, Vec::<String>::new(), "nobody watches");
    let (reply, _) = given(&mut table, "Cid", watch()).await;
    assert!(above_board(&reply).ends_with(
        "Black does not want this game to be analysed, neither now nor later: please do not."
    ));
    let (reply, seen) = given(&mut table, "Bob", analysis(false)).await;
    assert_eq!(done(&reply), "You do not want this game to be analysed: that is as it was.");
    assert_eq!(seen, Vec::<String>::new());
    let asks = Command::Analysis { which: Which::Number(GameId(1)), wish: None };
    let reply = table.private("Ann", THREAD, asks).await;
    assert_eq!(
        done(&reply),
        "Black does not want this game to be analysed, neither now nor later: please do not. Allow \
         it with /analysis wish:on."
    );
    let reply = table.private("Cid", THREAD, analysis(false)).await;
    assert!(refused(&reply).starts_with("You do not play in game 1;"));
    let said = told(&asked(&table, "Ann", CommandName::Analysis, &[("wish", "maybe")]).await);
    assert_eq!(said, "There is no “maybe” to choose as wish. Choose one of: on off.");
    // At the end it is said again.
    done(&table.private("Ann", THREAD, resign()).await);
    let seen: Vec<String> = table.deliver().await.iter().map(line).collect();
    assert!(seen.last().expect("it is told").ends_with("please do not."), "{seen:#?}");
    // A player may say so later, too.
    let (reply, seen) = given(&mut table, "Ann", analysis(false)).await;
    done(&reply);
    assert!(seen[0].contains("White and Black do not want"), "{seen:#?}");
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
        "You have changed that 7 times in this game, which is the most, so it stays as it is. Play \
         on; you can also tell the spectators yourself when the game has ended, or see it with \
         /board."
    );
    assert_eq!(table.waiting().await, []);
    done(&table.private("Bob", THREAD, analysis(false)).await);
}
