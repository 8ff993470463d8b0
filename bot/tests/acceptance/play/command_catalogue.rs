//! The catalogue of commands: it fits every network and language, and each of its options is read.

use crate::asking::question;
use crate::table::{CHANNEL, Table, accept, done, person};
use menagerie_chat::conversation::{
    Kind, OptionSchema, Options, Question, Usage, catalogue, command,
};
use menagerie_chat::preferences;
use menagerie_core::GameId;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::community::types::Setting;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Command, Opponent, Presence, Which};
use menagerie_core::moderation::types::Verdict;
use menagerie_core::play::types::PlayRequest;
use menagerie_words::Language;
use std::collections::HashSet;

/// The most options of a command, and the most choices of an option, that Discord takes.
const MOST: usize = 25;
/// The longest name and the longest words that Discord takes.
const NAME: usize = 32;
const WORDS: usize = 100;

pub fn given(pairs: &[(&str, &str)]) -> Options {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

pub fn bob() -> Opponent {
    Opponent { player: person("Bob"), presence: Presence::Member }
}

fn is_name(name: &str) -> bool {
    (1..=NAME).contains(&name.len())
        && name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
}

fn is_line(words: &str) -> bool {
    let begins = words.chars().next().is_some_and(char::is_uppercase);
    begins && words.chars().count() <= WORDS && !words.contains('\n') && !words.ends_with('.')
}

fn are_distinct<'a>(names: impl IntoIterator<Item = &'a str>) -> bool {
    let mut seen = HashSet::new();
    names.into_iter().all(|name| seen.insert(name))
}

#[test]
fn every_verb_is_listed_once_by_a_name_and_a_line() {
    let verbs: Vec<CommandName> = catalogue().iter().map(|usage| usage.verb).collect();
    assert_eq!(verbs, CommandName::ALL);
    assert!(are_distinct(CommandName::ALL.map(CommandName::name)));
    for usage in catalogue() {
        let (verb, words) = (usage.verb, usage.words(Language::ENGLISH));
        assert!(is_name(verb.name()) && is_line(&words), "{verb:?}: {words}");
        assert_eq!(CommandName::named(verb.name()), Some(verb));
    }
    for unknown in ["", "Move", "moved", "/move", "move "] {
        assert_eq!(CommandName::named(unknown), None, "{unknown}");
    }
}

#[test]
fn options_have_names_and_lines_and_what_must_be_given_comes_first() {
    for usage in catalogue() {
        let Usage { verb, options, .. } = &usage;
        assert!(options.len() <= MOST, "{verb:?}");
        assert!(are_distinct(options.iter().map(|given| given.name)), "{verb:?}");
        assert!(options.is_sorted_by_key(|given| !given.required), "{verb:?}");
        for given in options {
            let words = usage.words_of(given, Language::ENGLISH);
            assert!(is_name(given.name) && is_line(&words), "{verb:?} {}: {words}", given.name);
        }
    }
}

/// A network that shows only so many choices would hide the rest of a longer list.
#[test]
fn choices_are_few_enough_to_be_shown_and_each_stands_for_something_of_its_own() {
    for Usage { verb, options, .. } in catalogue() {
        for given in options {
            let Kind::Choice(choices) = given.kind else { continue };
            let of = format!("{verb:?} {}", given.name);
            assert!((2..=MOST).contains(&choices.len()), "{of}");
            assert!(are_distinct(choices.iter().map(|(shown, _)| &**shown)), "{of}");
            assert!(are_distinct(choices.iter().map(|(_, value)| &**value)), "{of}");
            for (shown, value) in &choices {
                let fits = |text: &str| (1..=WORDS).contains(&text.chars().count());
                assert!(fits(shown) && fits(value), "{of}: {shown} {value}");
            }
        }
    }
}

#[test]
fn the_choices_are_the_games_and_the_words_that_there_are() {
    let values = |verb: CommandName, name: &str| -> Vec<String> {
        let usage = catalogue().into_iter().find(|usage| usage.verb == verb).expect("listed");
        let option = usage.options.into_iter().find(|given| given.name == name).expect("listed");
        let (Kind::Choice(choices) | Kind::Search(choices)) = option.kind else {
            panic!("{name} is no choice")
        };
        choices.into_iter().map(|(_, value)| value).collect()
    };
    let variants: Vec<&str> = menagerie_rules::bundled().iter().map(|it| it.id.as_str()).collect();
    for verb in [CommandName::Piece, CommandName::Rules] {
        assert_eq!(values(verb, "variant"), variants, "{verb:?}");
    }
    assert_eq!(values(CommandName::Variants, "forbid"), variants);
    assert_eq!(values(CommandName::Variants, "allow"), [vec!["all"], variants].concat());
    for verb in [CommandName::Settings, CommandName::Board, CommandName::Replay, CommandName::At] {
        for setting in Setting::LOOKS {
            assert_eq!(values(verb, setting.name()), preferences::words(setting).0, "{verb:?}");
        }
    }
    assert_eq!(values(CommandName::Settings, "preview"), ["on", "off"]);
    for setting in Setting::OF_A_SERVER {
        assert_eq!(values(CommandName::Server, setting.name()), preferences::words(setting).0);
    }
    let sides = values(CommandName::Challenge, "colour").into_iter();
    for verdict in values(CommandName::Adjudicate, "result") {
        assert!(Verdict::parse(&verdict).is_some_and(|known| known.word() == verdict), "{verdict}");
    }
    let wishes: Option<Vec<SideRequest>> = sides.map(|word| SideRequest::parse(&word)).collect();
    assert_eq!(wishes, Some(vec![SideRequest::First, SideRequest::Second, SideRequest::Random]));
}

/// The options needed so that a command is about something.
fn needed(verb: CommandName) -> Vec<(&'static str, &'static str)> {
    match verb {
        CommandName::Challenge => vec![("variant", "terachess-2")],
        CommandName::Move => vec![("move", "d4d6")],
        CommandName::Moves | CommandName::Look => vec![("square", "e6")],
        CommandName::Piece | CommandName::Learn => vec![("piece", "Queen")],
        CommandName::Adjudicate => vec![("result", "first"), ("reason", "Agreed.")],
        CommandName::At => vec![("ply", "1")],
        CommandName::Report => vec![("game", "3")],
        CommandName::Analysis => vec![("wish", "on")],
        // A file may be one of several.
        CommandName::Privacy => vec![("what", "export")],
        _ => Vec::new(),
    }
}

/// A value of an option that is not what holds without it.
fn other_value(name: &str) -> &'static str {
    match name {
        "variant" => "chess",
        "kind" => "short",
        "code" => "4F7Q2K",
        "colour" => "second",
        "setup" => "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "array" => "mirror",
        "move" => "c4c6",
        "game" => "2",
        "text" => "by rank",
        "zoom" => "a1-h8",
        "at" => "0",
        "last" => "1",
        "task" => "2",
        "square" => "a1",
        "to" => "e7",
        "piece" => "Knight",
        "which" => "finished",
        "time" => "2d",
        "zone" => "Asia/Tokyo",
        "weekend" => "sat",
        "quiet" => "22:00-07:00",
        "automatic" => "on",
        "until" | "from" => "10d",
        "end" => "now",
        "clock" => "days 3d",
        "result" => "draw",
        "uses" | "level" => "3",
        "expires" => "1d",
        "draw" | "all" | "whole" | "show" | "rated" | "repeats" | "confirm" => "true",
        "reason" => "Nobody came.",
        "wish" => "off",
        "format" => "pgn",
        "ply" => "2",
        "remove" => "1",
        "before" => "1",
        "moves" => "c4c6",
        "back" => "1",
        "line" => "e13e11 d4d6",
        "when" => "e13e11",
        "then" => "d4d6",
        "drop" => "1",
        "here" => "allow",
        "what" => "create",
        "topic" => "look",
        "name" => "Spring",
        "start" => "7d",
        "days" => "30",
        "size" => "6",
        "rounds" => "double",
        "division" => "2",
        "part" => "2",
        "number" => "3",
        "again" => "true",
        "goal" => "mate in 2",
        "allow" | "forbid" => "chess",
        _ => {
            let setting = Setting::named(name).unwrap_or_else(|| panic!("{name} is new"));
            let (words, usual) = preferences::words(setting);
            // One's own side is the first one here.
            let mut others = words.into_iter().filter(|word| *word != usual);
            others.next_back().expect("there is another word")
        }
    }
}

/// The outcome of asking, as text: a command, or an answer.
async fn asked(table: &Table, verb: CommandName, options: Options) -> String {
    if let Some(command) = command(verb, &options, Some(bob())) {
        return format!("{command:?}");
    }
    let question = Question { options, ..question(table, "Ann", &[]) };
    if let Some(answer) = question.answer(verb).await {
        return format!("{answer:?}");
    }
    // Some things are worked out before it is known whether anything is to be decided.
    let decided = question.command(verb, Some(bob())).await;
    assert!(!matches!(decided, Ok(None)), "{verb:?} is neither asked nor decided");
    format!("{decided:?}")
}

/// Ann and Bob play game 1 in its thread, after two moves, and game 2 elsewhere. Game 3 has ended.
async fn three_games() -> Table {
    let mut table = Table::with_game().await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.play("Bob", "e13e11").await);
    table.challenge("Ann", "Bob", SideRequest::First).await;
    done(&table.private("Bob", CHANNEL, accept(2)).await);
    table.challenge("Ann", "Bob", SideRequest::First).await;
    done(&table.private("Bob", CHANNEL, accept(3)).await);
    let which = Which::Number(GameId(3));
    let (text, shown) = ("e4e6".to_owned(), None);
    done(
        &table
            .private("Ann", CHANNEL, Command::Play(PlayRequest::Move { which, text, shown }))
            .await,
    );
    let resign = Command::Ending(EndingRequest::Resign { which, confirmed: true });
    done(&table.private("Bob", CHANNEL, resign).await);
    table
}

#[tokio::test]
async fn every_option_that_is_listed_makes_a_difference() {
    let table = three_games().await;
    for Usage { verb, options, .. } in catalogue() {
        let usual = asked(&table, verb, given(&needed(verb))).await;
        assert_eq!(usual, asked(&table, verb, given(&needed(verb))).await, "{verb:?} is certain");
        // The invited member and the sent file are known to the network alone.
        let is_text = |option: &&OptionSchema| !matches!(option.kind, Kind::Member | Kind::File);
        for option in options.iter().filter(is_text) {
            let mut pairs = needed(verb);
            pairs.retain(|(name, _)| *name != option.name);
            pairs.push((option.name, other_value(option.name)));
            // A step that needs no confirmation is the same with one.
            let mut usual = usual.clone();
            if (verb, option.name) == (CommandName::League, "confirm") {
                pairs.push(("what", "leave"));
                usual = asked(&table, verb, given(&[("what", "leave")])).await;
            }
            let other = asked(&table, verb, given(&pairs)).await;
            assert!(usual != other, "{verb:?} does not read {}", option.name);
        }
    }
}

#[tokio::test]
async fn everything_is_either_asked_or_decided() {
    let table = three_games().await;
    for verb in CommandName::ALL {
        let options = given(&needed(verb));
        let question = Question { options: options.clone(), ..question(&table, "Ann", &[]) };
        let is_asked = question.answer(verb).await.is_some();
        let is_decided = command(verb, &options, Some(bob())).is_some();
        assert!(is_asked != is_decided, "{verb:?}");
    }
}

/// A name as Discord takes it in any language: small letters, digits and dashes, at most 32.
fn is_local_name(name: &str) -> bool {
    let fits = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    (1..=32).contains(&name.chars().count())
        && name.chars().all(fits)
        && name.to_lowercase() == name
}

#[test]
fn each_command_and_option_has_a_name_and_a_line_of_its_own_in_each_language() {
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let tag = language.tag();
        let mut names = HashSet::new();
        for usage in catalogue() {
            let name = usage.name(language).unwrap_or_else(|| panic!("{tag}: {:?}", usage.verb));
            assert!(is_local_name(&name), "{tag}: {name}");
            assert!(names.insert(name.clone()), "{tag}: {name} names two commands");
            assert!(is_line(&usage.words(language)), "{tag}: {}", usage.words(language));
            let mut options = HashSet::new();
            for given in &usage.options {
                let of = format!("{tag}: {name} {}", given.name);
                let option = usage.name_of(given, language).unwrap_or_else(|| panic!("{of}"));
                assert!(is_local_name(&option), "{of}: {option}");
                assert!(options.insert(option.clone()), "{of}: {option} names two options");
                let words = usage.words_of(given, language);
                assert!(is_line(&words), "{of}: {words}");
                let Kind::Choice(choices) = &given.kind else { continue };
                let shown = choices.iter().map(|(_, value)| usage.shown(given, value, language));
                let shown: Vec<String> = shown.collect();
                assert!(are_distinct(shown.iter().map(String::as_str)), "{of}: {shown:?}");
                for words in shown {
                    assert!((1..=WORDS).contains(&words.chars().count()), "{of}: {words}");
                }
            }
        }
    }
}

#[test]
fn each_word_of_the_catalogue_of_commands_is_of_a_command_an_option_or_a_choice() {
    let mut shown = HashSet::new();
    for usage in catalogue() {
        shown.insert(usage.words(Language::ENGLISH));
        for given in &usage.options {
            shown.insert(usage.words_of(given, Language::ENGLISH));
            if let Kind::Choice(choices) | Kind::Search(choices) = &given.kind {
                shown.extend(choices.iter().map(|(words, _)| words.clone()));
            }
        }
    }
    let unused: Vec<&str> = include_str!("../../../words/locales/en/command.ftl")
        .lines()
        .filter(|line| ["command-", "option-", "choice-"].iter().any(|it| line.starts_with(it)))
        .filter(|line| !line.split_once(" = ").is_some_and(|(_, words)| shown.contains(words)))
        .collect();
    assert_eq!(unused, [""; 0]);
}

/// Discord takes so many letters for a command with all of its options and choices, of each the longest
/// of all languages.
const LETTERS: usize = 8_000;

#[test]
fn each_command_fits_in_its_longest_language() {
    let longest = |of: &dyn Fn(Language) -> String| {
        Language::all().map(|language| of(language).chars().count()).max().unwrap_or_default()
    };
    for usage in catalogue() {
        let mut letters = longest(&|it| usage.name(it).unwrap_or_default())
            .max(usage.verb.name().len())
            + longest(&|it| usage.words(it));
        for given in &usage.options {
            letters += longest(&|it| usage.name_of(given, it).unwrap_or_default())
                .max(given.name.len())
                + longest(&|it| usage.words_of(given, it));
            let Kind::Choice(choices) = &given.kind else { continue };
            for (_, value) in choices {
                letters += value.chars().count() + longest(&|it| usage.shown(given, value, it));
            }
        }
        assert!(letters <= LETTERS, "{:?}: {letters}", usage.verb);
    }
}
