//! The words for the caller alone: after every end of a call, while typing, and line by line.

use crate::asking::question;
use crate::table::{CHANNEL, THREAD, Table, accept, done, move_of, person, place, words};
use menagerie_chat::conversation::{Answer, Choice, Question, choices, not_shown};
use menagerie_chat::desk::DeskError;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::refusal::Refusal;
use menagerie_core::model::request::{Command, ViewRequest, Which};
use menagerie_core::model::{
    Action, ActionKind, CommandName, Reply, Span, Term, Text, listed_or, visible,
};
use menagerie_core::{GameId, message};
use menagerie_store::StoreError;
use menagerie_words::{NOTHING, Reader, fixed, fixed_with, in_full, without_links};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;

fn told(answer: &Answer) -> String {
    answer.texts.iter().map(words).collect::<Vec<_>>().join("\n--\n")
}

#[test]
fn whatever_became_of_a_call_its_caller_is_told_and_told_the_truth() {
    let disk = || sqlx::Error::PoolClosed;
    let nothing = fixed("chat-not-stored");
    let perhaps = fixed("chat-not-known");
    let restarting = fixed("chat-restarting");
    for (reply, expected) in [
        (Ok(Reply::Nothing), "Done."),
        (Ok(Reply::Done("Played.".into())), "Played."),
        (Ok(Reply::Refused("Not so.".into())), "Not so."),
        (Ok(Reply::Ask("Which?".into(), Vec::new())), "Which?"),
        (Ok(Reply::Look(None, ViewRequest::Position(GameId(1), 0))), "Done."),
        (Ok(Reply::Look(Some("Look.".into()), ViewRequest::Position(GameId(1), 0))), "Look."),
        (Err(DeskError::Closed), restarting),
        (Err(StoreError::NotStored(disk()).into()), nothing),
        (Err(StoreError::Database(disk()).into()), nothing),
        (Err(StoreError::Unreadable("a secret path".to_owned()).into()), nothing),
        (Err(StoreError::Unknown(disk()).into()), perhaps),
    ] {
        let case = format!("{reply:?}");
        let answer = Answer::to_call(reply);
        let said = told(&answer);
        assert!(said.contains(expected), "{case}: {said}");
        assert!(said.ends_with(['.', '?']) && !said.contains("secret"), "{case}: {said}");
        assert!(answer.show.is_none() && answer.actions.is_empty(), "{case}");
    }
}

#[test]
fn what_can_be_pressed_stays_with_the_question() {
    let action = Action { label: "Resign".into(), kind: ActionKind::Resign(GameId(1)) };
    let answer = Answer::to_call(Ok(Reply::Ask("Sure?".into(), vec![action.clone()])));
    assert_eq!((told(&answer).as_str(), answer.actions), ("Sure?", vec![action]));
}

#[test]
fn more_words_stand_below_the_first_ones() {
    for (texts, expected) in
        [(vec![], "more"), (vec!["one"], "one\nmore"), (vec!["one", "two"], "one\nmore\n--\ntwo")]
    {
        let texts = texts.into_iter().map(Text::from).collect();
        let answer = Answer { texts, ..Answer::default() }.and("more".into());
        assert_eq!(told(&answer), expected);
    }
    let obstacle = told(&Answer::text(not_shown(&"I lack Attach Files.".into())));
    assert!(
        obstacle.contains(fixed_with("chat-not-shown", [("why", "I lack Attach Files.")])),
        "{obstacle}"
    );
    assert!(obstacle.ends_with("/board and /games."), "{obstacle}");
    let refused = told(&Refusal::NoGameHere.into());
    assert!(refused.ends_with(in_full("refused-no-game-here", NOTHING)), "{refused}");
    let unread = told(&StoreError::Unreadable("row 7".to_owned()).into());
    assert!(unread.starts_with(fixed("chat-not-read")), "{unread}");
}

/// The suggestions while somebody types an option in the thread of game 1.
async fn fitting(
    table: &Table,
    who: &str,
    at: &str,
    given: &[(&str, &str)],
    typed: (&str, &str),
    most: usize,
) -> Vec<Choice> {
    let question = Question { place: place(at), ..question(table, who, given) };
    choices(&question, (CommandName::Move, typed.0), typed.1, most).await.expect("the store works")
}

#[tokio::test]
async fn choices_are_distinct_and_no_more_than_can_be_shown() {
    let table = Table::with_game().await;
    for (name, partial) in [
        ("move", ""),
        ("move", "e"),
        ("move", "e6"),
        ("move", "P e4"),
        ("move", "N"),
        ("piece", ""),
        ("piece", "t"),
        ("piece", "King"),
    ] {
        for most in [1, 3, 25, 500] {
            let found = fitting(&table, "Ann", THREAD, &[], (name, partial), most).await;
            assert!((1..=most).contains(&found.len()), "{name} {partial}: {} found", found.len());
            let labels: HashSet<String> =
                found.iter().map(|choice| without_links(&choice.label, Reader::LOG)).collect();
            assert_eq!(labels.len(), found.len(), "{name} {partial}: {found:?}");
            assert!(found.iter().all(|choice| choice.value.is_some()), "{name} {partial}");
        }
    }
    for nonsense in [("move", "zz99"), ("move", "😀"), ("piece", "no such piece")] {
        assert_eq!(fitting(&table, "Ann", THREAD, &[], nonsense, 25).await, [], "{nonsense:?}");
    }
}

#[tokio::test]
async fn every_move_that_can_be_chosen_can_be_played_and_none_is_missing() {
    let mut table = Table::with_game().await;
    let position = table.game().await.line.position().clone();
    let found = fitting(&table, "Ann", THREAD, &[], ("move", ""), 500).await;
    let values: HashSet<String> = found.into_iter().filter_map(|choice| choice.value).collect();
    let legal = position.legal_moves();
    let legal: HashSet<String> = legal
        .iter()
        .map(|mv| menagerie_rules::notation::coordinates(position.variant(), mv))
        .collect();
    assert_eq!(values, legal);
    let one = fitting(&table, "Ann", THREAD, &[], ("move", "e6"), 25).await.remove(0);
    done(&table.private("Ann", THREAD, move_of(&one.value.expect("it is a move"))).await);
}

#[tokio::test]
async fn a_conditional_move_is_chosen_after_the_move_that_it_answers() {
    let mut table = Table::with_game().await;
    let line = &[("when", "e4e6")];
    let values = |found: Vec<Choice>| -> Vec<Option<String>> {
        found.into_iter().map(|choice| choice.value).collect()
    };
    let when = fitting(&table, "Bob", THREAD, &[], ("when", "e6"), 25).await;
    assert_eq!(values(when), [Some("e4e6".to_owned())]);
    let then = fitting(&table, "Bob", THREAD, line, ("then", "e11"), 25).await;
    assert_eq!(values(then), [Some("e13e11".to_owned())]);
    for (who, given, name, why) in [
        ("Bob", &[][..], "then", message!("suggested-when-first")),
        ("Bob", &[("when", "e9")], "then", message!("suggested-when-first")),
        ("Ann", &[], "when", message!("suggested-your-turn")),
        ("Ann", line, "then", message!("suggested-your-turn")),
    ] {
        let found = fitting(&table, who, THREAD, given, (name, "e"), 25).await;
        assert_eq!(found, [Choice { label: why, value: None }], "{who} {name}");
    }
    done(&table.play("Ann", "e4e6").await);
    let when = fitting(&table, "Ann", THREAD, &[], ("when", "e11"), 25).await;
    assert_eq!(values(when), [Some("e13e11".to_owned())]);
}

#[tokio::test]
async fn where_nothing_can_be_chosen_it_is_said_why() {
    let mut table = Table::with_game().await;
    for (who, at, given, why) in [
        ("Bob", THREAD, &[][..], message!("suggested-not-your-turn", game = 1)),
        ("Cid", THREAD, &[], message!("suggested-not-your-game", game = 1)),
        ("Cid", "elsewhere", &[], message!("suggested-no-game-here")),
        ("Ann", THREAD, &[("game", "9")], message!("suggested-not-your-game", game = 9)),
    ] {
        let found = fitting(&table, who, at, given, ("move", "e"), 25).await;
        assert_eq!(found, [Choice { label: why, value: None }], "{who} {at}");
    }
    table.challenge("Ann", "Bob", SideRequest::First).await;
    done(&table.private("Bob", CHANNEL, accept(2)).await);
    let found = fitting(&table, "Ann", "elsewhere", &[], ("move", "e"), 25).await;
    let why = message!("suggested-which-game", games = listed_or(&["1".into(), "2".into()]));
    assert_eq!(found, [Choice { label: why, value: None }]);
    let named = fitting(&table, "Ann", "elsewhere", &[("game", "2")], ("move", "e"), 25).await;
    assert!(named.iter().all(|choice| choice.value.is_some()), "{named:?}");
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(1)), confirmed: true });
    done(&table.private("Bob", THREAD, resign).await);
    let found = fitting(&table, "Ann", THREAD, &[], ("move", "e"), 25).await;
    assert_eq!(found, [Choice { label: message!("suggested-game-over", game = 1), value: None }]);
}

#[tokio::test]
async fn pieces_are_those_of_the_game_that_is_meant() {
    let table = Table::with_game().await;
    let names = |found: Vec<Choice>| -> Vec<String> {
        found.into_iter().filter_map(|choice| choice.value).collect()
    };
    for (at, given, typed, expected) in [
        (THREAD, &[][..], "tr", &["Troll"][..]),
        (THREAD, &[("variant", "chess")], "tr", &[]),
        (THREAD, &[("variant", "chess")], "k", &["Knight", "King"]),
        // A letter is that of one piece, and the beginning of others.
        (THREAD, &[("variant", "chess")], "Q", &["Queen"]),
        (THREAD, &[("variant", "no such game")], "k", &[]),
    ] {
        let found = names(fitting(&table, "Ann", at, given, ("piece", typed), 25).await);
        let (found, expected): (HashSet<_>, HashSet<_>) =
            (found.iter().map(String::as_str).collect(), expected.iter().copied().collect());
        assert_eq!(found, expected, "{given:?} {typed}");
    }
}

/// A text of some spans, drawn by lot: words with and without ends of lines, and what stands for
/// itself.
fn any_text(dice: &mut StdRng) -> Text {
    let words = ["", "a", "b c", "\n", "d\n", "\ne", "f\ng", "\n\n", "h\n\ni"];
    let spans = (0..dice.random_range(0..8)).map(|_| {
        let words = words[dice.random_range(0..words.len())];
        match dice.random_range(0..6) {
            0..3 => Span::Plain(words.to_owned()),
            3 => Span::Bold("bold".to_owned()),
            4 => Span::Game(GameId(1)),
            _ => Span::Term(Term::OwnPlace),
        }
    });
    Text(spans.collect())
}

#[test]
fn the_lines_of_a_text_together_are_the_text() {
    let mut dice = StdRng::seed_from_u64(5);
    for _ in 0..5_000 {
        let text = any_text(&mut dice);
        let lines = text.lines();
        let joined: Vec<String> = lines.iter().map(words).collect();
        assert_eq!(joined.join("\n"), words(&text), "{text:?}");
        assert!(joined.iter().all(|line| !line.contains('\n')), "{text:?}");
        let kept = |text: &Text| text.0.iter().filter(|it| !matches!(it, Span::Plain(_))).count();
        assert_eq!(lines.iter().map(kept).sum::<usize>(), kept(&text), "{text:?}");
    }
}

#[test]
fn what_cannot_be_seen_is_taken_away_and_nothing_else() {
    for (typed, seen) in [
        ("", ""),
        ("e4–e6 · “ß” 😀", "e4–e6 · “ß” 😀"),
        ("a\nb\tc\rd", "a\nbcd"),
        ("a\u{0}b\u{1b}[31mc\u{7f}", "ab[31mc"),
        (
            "a\u{200b}b\u{200d}c\u{200f}d\u{202a}e\u{202e}f\u{2060}g\u{2066}h\u{206f}i\u{feff}j",
            "abcdefghij",
        ),
        ("a\u{2010}b\u{a0}c", "a\u{2010}b\u{a0}c"),
    ] {
        assert_eq!(visible(typed), seen, "{typed:?}");
        assert_eq!(visible(&visible(typed)), seen);
    }
}

#[test]
fn words_without_a_chat_have_no_addresses_of_people_in_them() {
    let text = Text::new()
        .player(&person("Ann"))
        .plain(" in ")
        .game(GameId(3))
        .plain(": ")
        .bold("x")
        .code("y")
        .step(CommandName::Board)
        .term(Term::ManagerRight)
        .plain(", ")
        .term(Term::ModeratorRight)
        .ways_to_move(true, true);
    assert_eq!(
        text.without_links(),
        "a player in game 3: xyboardmanager right, moderator rightwith move"
    );
}
