//! The answers of `help` and `rules`: in short, with buttons for the rest.

use crate::asking::{asked, offered, told};
use crate::table::Table;
use menagerie_chat::conversation::catalogue;
use menagerie_core::browse::Topic;
use menagerie_core::model::{ActionKind, CommandName, Effect};
use menagerie_rules::bundled;
use menagerie_words::{Language, NOTHING, Reader, fixed, in_full, without_links};

fn count(text: &str) -> usize {
    text.split_whitespace().count()
}

#[tokio::test]
async fn help_is_short_and_has_a_button_for_each_topic() {
    let table = Table::new().await;
    for variant in bundled() {
        let help = menagerie_core::browse::help(variant, true);
        let words = count(&without_links(&help, Reader::LOG));
        assert!(words <= 88, "{words} words, and two for the version: {}", variant.name);
    }
    let help = asked(&table, "Ann", CommandName::Help, &[]).await;
    assert!(told(&help).ends_with(&format!("Menagerie {}", menagerie_chat::version::VERSION)));
    let title = |topic: Topic| without_links(&topic.title(), Reader::LOG);
    assert_eq!(offered(&help), Topic::ALL.map(title));
    for (topic, action) in Topic::ALL.into_iter().zip(&help.actions) {
        let ActionKind::Do(step) = &action.kind else { panic!("{action:?}") };
        assert_eq!(step.verb, CommandName::Help);
        let [(name, value)] = &step.with[..] else { panic!("{step:?}") };
        let about = asked(&table, "Ann", CommandName::Help, &[(name, value)]).await;
        assert!(told(&about).starts_with(title(topic).split(' ').next().unwrap_or_default()));
        assert_eq!(offered(&about).len(), Topic::ALL.len() - 1, "the other topics");
        assert!(count(&told(&about)) <= 90, "{}", told(&about));
    }
}

#[tokio::test]
async fn help_about_a_command_names_it() {
    let table = Table::new().await;
    for command in CommandName::ALL {
        let help = asked(&table, "Ann", CommandName::Help, &[("topic", command.name())]).await;
        let name = format!("/{}", command.name());
        let is_it = |word: &str| word.trim_matches(['.', ',', ':', ';']) == name;
        let words = told(&help);
        assert!(words.split_whitespace().any(is_it), "{name}: {words}");
    }
}

/// A word that is a topic, too, brings the topic, which tells of the command among others.
#[tokio::test]
async fn help_about_a_command_says_what_it_does_and_what_each_option_means() {
    let table = Table::new().await;
    for usage in catalogue() {
        if Topic::ALL.iter().any(|topic| topic.word() == usage.verb.name()) {
            continue;
        }
        let help = asked(&table, "Ann", CommandName::Help, &[("topic", usage.verb.name())]).await;
        let words = told(&help);
        assert!(words.contains(&usage.words(Language::ENGLISH)), "{words}");
        assert_eq!(offered(&help).len(), Topic::ALL.len(), "{words}: each topic, its own too");
        for option in &usage.options {
            let line = format!("{}: {}", option.name, usage.words_of(option, Language::ENGLISH));
            assert!(words.contains(&line), "{line}: {words}");
        }
        for language in Language::all() {
            let words = without_links(&usage.told(), Reader { language, ..Reader::LOG });
            assert!(words.chars().count() <= 2_000, "{words}");
        }
    }
}

#[test]
fn the_examples_are_moves_of_a_pawn() {
    let help = menagerie_core::browse::help_about(Topic::Move, &bundled()[0], true);
    let help = crate::table::words(&help);
    let ways = in_full("discord-ways-to-move", [("where", "elsewhere-hearing")]);
    assert_eq!(
        help,
        in_full(
            "help-move",
            [
                ("coordinates", "a4a6"),
                ("canonical", "P a4-a6"),
                ("short", "a6"),
                ("on_board", "yes"),
                ("piece", "Pawn"),
                ("square", "a6"),
                ("ways", ways)
            ]
        )
    );
    assert!(help.contains("/move move:a6 "), "{help}");
}

#[tokio::test]
async fn rules_are_short_and_lead_to_the_whole_rules() {
    let table = Table::new().await;
    for variant in bundled() {
        let given = [("variant", variant.id.as_str())];
        let short = asked(&table, "Ann", CommandName::Rules, &given).await;
        let words = told(&short);
        assert!(count(&words) <= 120, "{} words: {words}", count(&words));
        assert!(words.contains(&variant.summary), "{words}");
        let [action] = &short.actions[..] else { panic!("{short:?}") };
        let ActionKind::Do(step) = &action.kind else { panic!("{action:?}") };
        assert_eq!(step.verb, CommandName::Rules);
        let with: Vec<_> =
            step.with.iter().map(|(name, of)| (name.as_str(), of.as_str())).collect();
        let whole = told(&asked(&table, "Ann", CommandName::Rules, &with).await);
        for rule in &variant.rules {
            assert!(whole.contains(rule), "{rule} is missing: {whole}");
        }
        for piece in variant.pieces.iter().filter(|piece| !piece.guest) {
            assert!(whole.contains(&piece.moves), "{} is missing: {whole}", piece.name);
        }
    }
}

#[tokio::test]
async fn rules_that_nobody_has_named_lead_to_those_of_other_games() {
    let pointer = in_full("rules-others", NOTHING);
    let table = Table::new().await;
    let unnamed = told(&asked(&table, "Ann", CommandName::Rules, &[]).await);
    assert!(unnamed.ends_with(pointer), "{unnamed}");
    let named = told(&asked(&table, "Ann", CommandName::Rules, &[("variant", "chess")]).await);
    assert!(!named.contains(pointer), "{named}");
    let table = Table::with_game().await;
    let here = told(&asked(&table, "Ann", CommandName::Rules, &[]).await);
    assert!(!here.contains(pointer), "{here}");
}

#[tokio::test]
async fn help_alone_in_a_games_thread_is_answered_there() {
    let mut table = Table::with_game().await;
    for text in ["help", "Help!", "/help", "help me", "commands?"] {
        let effects = table.overheard("Bob", text).await;
        let [Effect::Say { text: help, actions, .. }] = &effects[..] else {
            panic!("{text}: {effects:?}")
        };
        let short = told(&asked(&table, "Bob", CommandName::Help, &[]).await);
        assert!(short.starts_with(&crate::table::words(help)), "{text}: {help:?}");
        assert_eq!(actions.len(), Topic::ALL.len());
    }
    for text in ["help is on its way", "this helps", "no help"] {
        assert_eq!(table.overheard("Bob", text).await, [], "{text}");
    }
}

/// A mention of the bot with words that are no move is how a newcomer asks for help.
#[tokio::test]
async fn words_to_the_bot_that_are_no_move_are_answered_with_the_short_help() {
    let mut table = Table::with_game().await;
    for (who, said) in [("Ann", "good evening, everyone"), ("Ann", ""), ("Cid", "hello there")] {
        let answer = table.say(who, said, true).await.unwrap_or_default();
        assert!(answer.starts_with(fixed("help-head")), "{who}: {said}: {answer}");
        assert_eq!(table.say(who, said, false).await, None, "{who}: {said}, among others");
    }
    for (who, said) in [("Ann", "e4e99"), ("Bob", "e13e11"), ("Cid", "e4e6"), ("Ann", "resign")] {
        let answer = table.say(who, said, true).await.expect("it is answered");
        assert!(!answer.starts_with(fixed("help-head")), "{who}: {said}: {answer}");
    }
}
