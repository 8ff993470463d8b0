//! Watching a game of others: every end opens the spectators' place to its players, and nothing calls them there
//! before.

use crate::table::{CHANNEL, THREAD, Table, accept, done, line};
use crate::watch::watching::{analysis, resign, watch};
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::model::{Effect, Span, Text};
use menagerie_core::moderation::types::{ModerationRequest, Verdict};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::{GameId, PlayerId};
use menagerie_words::{fixed, fixed_with, in_full};

/// The players whom a text calls.
fn called(text: &Text) -> Vec<PlayerId> {
    let called = text.0.iter().filter_map(|span| match span {
        Span::Player(player) => Some(player.clone()),
        _ => None,
    });
    called.collect()
}

#[tokio::test]
async fn whatever_ends_a_game_opens_it_once_to_its_players() {
    let which = Which::Number(GameId(1));
    let verdict = Some(Verdict::NoResult);
    let reason = "Nobody came.".to_owned();
    let ends = [
        (
            "resigned",
            vec![("Bob", resign())],
            in_full("ending-resignation", [("loser", "@Bob"), ("winner", "@Ann (White)")]),
        ),
        (
            "drawn",
            vec![
                ("Ann", Command::Ending(EndingRequest::Draw { which })),
                ("Bob", Command::Ending(EndingRequest::Draw { which })),
            ],
            fixed("ending-agreement"),
        ),
        (
            "aborted",
            vec![("Ann", Command::Offer(OfferRequest::Abort { which, confirmed: true }))],
            fixed("ending-aborted"),
        ),
        (
            "annulled",
            vec![(
                "Mod",
                Command::Moderation(ModerationRequest::Adjudicate {
                    which,
                    verdict,
                    reason,
                    is_rated: false,
                }),
            )],
            fixed("ending-annulled"),
        ),
    ];
    for (name, commands, result) in ends {
        let mut table = Table::with_game().await;
        table.private("Cid", THREAD, watch()).await;
        table.deliver().await;
        for (who, command) in commands {
            let authority = if who == "Mod" { Authority::Moderator } else { Authority::Player };
            table.by(who, authority, command).await;
        }
        assert!(table.game().await.end.is_some(), "{name}");
        let seen: Vec<String> = table.deliver().await.iter().map(line).collect();
        let opened: Vec<&String> =
            seen.iter().filter(|line| line.starts_with("tell those who watch")).collect();
        let [opened] = opened.as_slice() else { panic!("{name}: {seen:#?}") };
        let beginning =
            format!("tell those who watch game 1 and open it: Game 1 is over. {result}");
        assert!(opened.starts_with(&beginning), "{name}: {opened}");
        assert!(
            opened.ends_with(&format!(
                "\n{} {}",
                in_full("watch-opened", [("first", "@Ann"), ("second", "@Bob")]),
                fixed("watch-opened-for-analysis")
            )),
            "{name}: {opened}"
        );
        // A later event does not open it again.
        table.private("Ann", THREAD, resign()).await;
        table.look().await;
        assert_eq!(table.waiting().await, []);
    }
}

#[tokio::test]
async fn time_opens_it_too_and_nobody_who_watches_is_nobody_told() {
    for is_watched in [true, false] {
        let mut table = Table::new().await;
        table.challenge_with("Ann", "Bob", SideRequest::First, "days 1d").await;
        table.private("Bob", CHANNEL, accept(1)).await;
        table.open_thread(GameId(1), THREAD).await;
        table.deliver().await;
        table.look().await;
        for (who, text) in [("Ann", "e4e6"), ("Bob", "e13e11")] {
            table.play(who, text).await;
        }
        if is_watched {
            table.private("Cid", THREAD, watch()).await;
        }
        table.deliver().await;
        table.wait(3 * 24 * 60 * 60);
        let seen: Vec<String> = table.look().await.iter().map(line).collect();
        assert!(seen.iter().any(|line| line.contains(fixed("ending-time"))), "{seen:#?}");
        let opened = seen.iter().filter(|line| line.contains("watch game 1 and open it")).count();
        assert_eq!(opened, usize::from(is_watched), "{seen:#?}");
    }
}

/// A person who is called in a private place is let into it.
#[tokio::test]
async fn nothing_calls_a_player_among_those_who_watch_before_the_end() {
    let mut table = Table::with_game().await;
    table.private("Cid", THREAD, watch()).await;
    table.private("Dan", THREAD, watch()).await;
    for (who, is_wished) in [("Ann", false), ("Bob", false), ("Ann", true), ("Bob", true)] {
        done(&table.private(who, THREAD, analysis(is_wished)).await);
    }
    let effects = table.deliver().await;
    assert_eq!(effects.len(), 6);
    for effect in &effects {
        let texts = match effect {
            Effect::Watch { rules, .. } => vec![rules],
            Effect::Kibitz { rules, text, opens: false, .. } => vec![rules, text],
            other => panic!("{}", line(other)),
        };
        assert!(texts.into_iter().all(|text| called(text).is_empty()), "{}", line(effect));
    }
    let told: Vec<String> = effects.iter().skip(2).map(line).collect();
    assert_eq!(
        told,
        [
            in_full("watch-objection", [("side", "White"), ("sides", "1")]),
            fixed_with("watch-objection", [("side", "White"), ("other", "Black")]),
            in_full("watch-objection", [("side", "Black"), ("sides", "1")]),
            in_full("watch-objection-withdrawn", [("side", "Black")]),
        ]
        .map(|words| format!("tell those who watch game 1: {words}"))
    );
}
