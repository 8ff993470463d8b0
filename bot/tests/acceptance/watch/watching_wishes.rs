//! Watching a game of others: what is expected there, and that a player can forbid an analysis.

use crate::asking::{asked, told};
use crate::table::{THREAD, Table, done, line, refused, words};
use crate::watch::watching::{above_board, analysis, given, resign, watch};
use menagerie_core::GameId;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::{CommandName, Effect};
use menagerie_core::watch::types::WatchRequest;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};

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
        format!(
            "{}\n1. {}\n2. {}\n3. {}\n4. {}\n5. {}",
            in_full("watch-etiquette", [("number", "1"), ("variant", "Terachess II")]),
            in_full("watch-rule-no-hints", NOTHING),
            in_full("watch-rule-analysis", NOTHING),
            in_full("watch-rule-kindness", NOTHING),
            in_full("watch-rule-this-game", NOTHING),
            in_full("watch-rule-doubts", NOTHING)
        )
    );
    done(&table.private("Bob", THREAD, analysis(false)).await);
    let objected = words(&rules(table.deliver().await));
    assert!(objected.contains(&format!("\n2. {}", fixed("watch-rule-no-analysis"))));
    let objection = in_full("watch-objection", [("side", "Black"), ("sides", "1")]);
    assert!(objected.ends_with(&format!("\n{objection}")), "{objected}");
    done(&table.private("Ann", THREAD, resign()).await);
    let over = words(&rules(table.deliver().await));
    assert!(over.starts_with(&format!(
        "{}\n1. {}\n2. {}",
        in_full("watch-etiquette-after", [("number", "1"), ("variant", "Terachess II")]),
        fixed("watch-rule-no-hints-after"),
        fixed("watch-rule-no-analysis")
    )));
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
        above_board(&reply)
            .ends_with(fixed_with("watch-objection", [("side", "Black"), ("sides", "1")]))
    );
    let (reply, seen) = given(&mut table, "Bob", analysis(false)).await;
    assert_eq!(done(&reply), fixed("watch-analysis-forbidden-already"));
    assert_eq!(seen, Vec::<String>::new());
    let asks =
        Command::Watch(WatchRequest::Analysis { which: Which::Number(GameId(1)), wish: None });
    let reply = table.private("Ann", THREAD, asks).await;
    assert_eq!(
        done(&reply),
        in_full("watch-analysis-forbidden", [("side", "Black"), ("sides", "1")])
    );
    let reply = table.private("Cid", THREAD, analysis(false)).await;
    assert!(refused(&reply).starts_with(fixed_with("refused-not-a-player", [("game", 1)])));
    let said = told(&asked(&table, "Ann", CommandName::Analysis, &[("wish", "maybe")]).await);
    assert_eq!(
        said,
        in_full("refused-no-choice", [("typed", "maybe"), ("name", "wish"), ("known", "on, off")])
    );
    // At the end it is said again.
    done(&table.private("Ann", THREAD, resign()).await);
    let seen: Vec<String> = table.deliver().await.iter().map(line).collect();
    assert!(seen.last().expect("it is told").ends_with(fixed("watch-objection")), "{seen:#?}");
    // A player may say so later, too.
    let (reply, seen) = given(&mut table, "Ann", analysis(false)).await;
    done(&reply);
    let both = in_full("watch-objection", [("sides", "2"), ("side", "White"), ("other", "Black")]);
    assert!(seen[0].contains(both), "{seen:#?}");
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
    assert_eq!(refused(&reply), in_full("watch-refused-changed-too-often", [("limit", 7)]));
    assert_eq!(table.waiting().await, []);
    done(&table.private("Bob", THREAD, analysis(false)).await);
}
