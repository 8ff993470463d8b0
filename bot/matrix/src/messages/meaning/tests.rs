//! The meaning of each way of writing, row by row.

use crate::messages::meaning::*;
use crate::messages::written::Form;
use crate::names::Spot;
use menagerie_core::Timestamp;
use menagerie_words::Language;
use ruma::{event_id, room_id, user_id};

const AMONG_OTHERS: Circumstances =
    Circumstances { is_alone: false, to_us: false, language: Language::ENGLISH };
const TO_US: Circumstances =
    Circumstances { is_alone: false, to_us: true, language: Language::ENGLISH };
const ALONE: Circumstances =
    Circumstances { is_alone: true, to_us: false, language: Language::ENGLISH };

fn written(body: &str, mentions: &[&UserId]) -> Written {
    Written {
        spot: Spot::room(room_id!("!room")),
        event: event_id!("$event").to_owned(),
        sender: user_id!("@ann:hs.test").to_owned(),
        at: Timestamp(0),
        body: body.to_owned(),
        mentions: mentions.iter().map(|user| (*user).to_owned()).collect(),
        pills: Vec::new(),
        replies_to: None,
        form: None,
        edit: None,
    }
}

fn me() -> &'static UserId {
    user_id!("@bot:hs.test")
}

fn bob() -> &'static UserId {
    user_id!("@bob:hs.test")
}

fn ask(verb: CommandName, given: &[(&str, &str)]) -> Meaning {
    let given = given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Meaning::Ask(verb, given.collect())
}

fn said(words: &str) -> Meaning {
    Meaning::Said(words.to_owned())
}

fn overheard(words: &str) -> Meaning {
    Meaning::Overheard(words.to_owned())
}

#[test]
fn each_way_of_writing_has_its_meaning() {
    let accept = Meaning::Press(ActionKind::Accept(ChallengeId(17)));
    for (how, body, expected) in [
        (AMONG_OTHERS, "e2e4", overheard("e2e4")),
        (AMONG_OTHERS, "help me", overheard("help me")),
        (AMONG_OTHERS, "3", overheard("3")),
        (AMONG_OTHERS, "accept 17", overheard("accept 17")),
        (AMONG_OTHERS, "!help", ask(CommandName::Help, &[])),
        (AMONG_OTHERS, "! HELP ", ask(CommandName::Help, &[])),
        (
            AMONG_OTHERS,
            "!move e2e4 game:3",
            ask(CommandName::Move, &[("move", "e2e4"), ("game", "3")]),
        ),
        (
            AMONG_OTHERS,
            "!move game:3 e2e4",
            ask(CommandName::Move, &[("move", "e2e4"), ("game", "3")]),
        ),
        // Where no game is played, a number in front is that of the game.
        (AMONG_OTHERS, "!move 3 e2e4", ask(CommandName::Move, &[("move", "e2e4"), ("game", "3")])),
        (AMONG_OTHERS, "!move 3. e2e4", ask(CommandName::Move, &[("move", "3. e2e4")])),
        (AMONG_OTHERS, "!weather Berlin", overheard("!weather Berlin")),
        (AMONG_OTHERS, "!accept 17", accept.clone()),
        (AMONG_OTHERS, "!accept #17", accept.clone()),
        (AMONG_OTHERS, "!accept", overheard("!accept")),
        (AMONG_OTHERS, "!join 4", Meaning::Press(ActionKind::Join(ChallengeId(4)))),
        // Six digits may be a code, because no club has so many challenges.
        (AMONG_OTHERS, "!join 234567", ask(CommandName::Join, &[("code", "234567")])),
        (AMONG_OTHERS, "!resing", Meaning::Unknown("resing".to_owned())),
        (AMONG_OTHERS, "!draw please", ask(CommandName::Draw, &[])),
        (AMONG_OTHERS, "!undo 3, please", ask(CommandName::Undo, &[("game", "3")])),
        (AMONG_OTHERS, "!+1", overheard("!+1")),
        (AMONG_OTHERS, "!2", Meaning::Choose(2)),
        (AMONG_OTHERS, "@bot:hs.test: e2e4", said("e2e4")),
        (AMONG_OTHERS, "bot, board at:3", ask(CommandName::Board, &[("at", "3")])),
        (AMONG_OTHERS, "Menagerie: 2", Meaning::Choose(2)),
        (AMONG_OTHERS, "bots are e2e4", overheard("bots are e2e4")),
        (AMONG_OTHERS, "@bot:hs.test", said("")),
        (AMONG_OTHERS, "bot !weather", Meaning::Unknown("weather".to_owned())),
        (TO_US, "e2e4", said("e2e4")),
        (TO_US, "2", Meaning::Choose(2)),
        (TO_US, "help", said("help")),
        (ALONE, "help", ask(CommandName::Help, &[])),
        (ALONE, "accept 17", accept),
        (ALONE, "1", Meaning::Choose(1)),
        (ALONE, "1. e4", said("1. e4")),
        (ALONE, "e2e4", said("e2e4")),
        (ALONE, "!weather", Meaning::Unknown("weather".to_owned())),
        (ALONE, "", said("")),
    ] {
        assert_eq!(meaning(&written(body, &[]), me(), how), (expected, None), "{how:?} {body:?}");
    }
}

#[test]
fn a_game_that_is_named_in_any_language_counts_before_a_number_in_front() {
    let german = Language::of_tag("de").expect("it is a language");
    for (language, body, options) in [
        (Language::ENGLISH, "!move 12 e4 game:5", [("move", "12 e4"), ("game", "5")]),
        (german, "!ziehen 12 e4 partie:5", [("move", "12 e4"), ("game", "5")]),
        (german, "!ziehen 12 e4", [("move", "e4"), ("game", "12")]),
    ] {
        let how = Circumstances { language, ..AMONG_OTHERS };
        let expected = ask(CommandName::Move, &options);
        assert_eq!(meaning(&written(body, &[]), me(), how), (expected, None), "{body}");
    }
}

#[test]
fn whoever_is_named_is_taken_out_of_the_words() {
    let options = [("variant", "janggi"), ("colour", "first")];
    for (body, mentions) in [
        ("!challenge @bob:hs.test janggi colour:first", &[][..]),
        ("!challenge janggi @bob:hs.test colour:first", &[]),
        ("!challenge janggi colour:first @bob:hs.test,", &[me()]),
        // Some clients write the name, and give the user id beside the text.
        ("!challenge janggi colour:first", &[bob()]),
        ("!challenge janggi colour:first", &[me(), bob()]),
    ] {
        let expected = (ask(CommandName::Challenge, &options), Some(bob().to_owned()));
        let found = meaning(&written(body, mentions), me(), AMONG_OTHERS);
        assert_eq!(found, expected, "{body} {mentions:?}");
    }
    // A name whose identifier is given beside the text is no part of the options.
    let named = "!challenge Bob the <Great> janggi colour:first";
    let pilled = Written { pills: vec!["Bob the <Great>".to_owned()], ..written(named, &[bob()]) };
    let expected = (ask(CommandName::Challenge, &options), Some(bob().to_owned()));
    assert_eq!(meaning(&pilled, me(), AMONG_OTHERS), expected);
    let whole_room = written("!challenge @room janggi", &[]);
    let (found, named) = meaning(&whole_room, me(), AMONG_OTHERS);
    assert_eq!((found, named), (ask(CommandName::Challenge, &[("variant", "@room janggi")]), None));
}

#[test]
fn a_form_counts_where_it_is_for_us() {
    let mut filled = written("!challenge", &[me()]);
    let given = [("variant", "janggi"), ("opponent", "@bob:hs.test")];
    let given = given.map(|(name, value)| (name.to_owned(), value.to_owned()));
    filled.form = Some(Form { command: "challenge".to_owned(), arguments: given.into() });
    let asked = ask(CommandName::Challenge, &[("variant", "janggi")]);
    let expected = (asked, Some(bob().to_owned()));
    assert_eq!(meaning(&filled, me(), AMONG_OTHERS), expected);
    // Another program has a command of the same name.
    filled.mentions = [bob().to_owned()].into();
    filled.body = "hello".to_owned();
    assert_eq!(meaning(&filled, me(), AMONG_OTHERS).0, overheard("hello"));
}

#[test]
fn every_command_can_be_typed() {
    for verb in CommandName::ALL {
        let typed = written(&format!("!{}", verb.name()), &[]);
        let (found, _) = meaning(&typed, me(), AMONG_OTHERS);
        assert!(matches!(found, Meaning::Ask(asked, _) if asked == verb), "{verb:?}: {found:?}");
    }
}

#[test]
fn a_command_has_its_name_of_the_authors_language_too() {
    let german = Language::of_tag("de").expect("it is a language");
    let among = Circumstances { language: german, ..AMONG_OTHERS };
    let alone = Circumstances { language: german, ..ALONE };
    for (how, body, expected) in [
        (among, "!brett 3", ask(CommandName::Board, &[("game", "3")])),
        (among, "!Brett partie:3", ask(CommandName::Board, &[("game", "3")])),
        (among, "!board game:3", ask(CommandName::Board, &[("game", "3")])),
        (among, "!ziehen 3 Sf3", ask(CommandName::Move, &[("move", "Sf3"), ("game", "3")])),
        (among, "!annehmen 4", Meaning::Press(ActionKind::Join(ChallengeId(4)))),
        (alone, "hilfe", ask(CommandName::Help, &[])),
        (among, "hilfe", overheard("hilfe")),
        (AMONG_OTHERS, "!brett 3", overheard("!brett 3")),
    ] {
        let (meant, _) = meaning(&written(body, &[]), me(), how);
        assert_eq!(meant, expected, "{body}");
    }
}

#[test]
fn the_bot_is_an_opponent_where_a_challenge_mentions_it_and_else_only_called() {
    let of = |how, body: &str, is_pill: bool| {
        let pills = if is_pill { vec!["Menagerie".to_owned()] } else { Vec::new() };
        let written = Written { pills, ..written(body, &[me()]) };
        meaning(&written, me(), how)
    };
    let chess = ask(CommandName::Challenge, &[("variant", "chess")]);
    let mentioned = (chess.clone(), Some(me().to_owned()));
    let called = (chess, None);
    for (how, body, is_pill, expected) in [
        (AMONG_OTHERS, "!challenge Menagerie chess", true, &mentioned),
        (AMONG_OTHERS, "!challenge chess Menagerie", true, &mentioned),
        (AMONG_OTHERS, "!challenge @bot:hs.test chess", false, &mentioned),
        (AMONG_OTHERS, "Menagerie: challenge chess", true, &called),
        (TO_US, "!challenge chess", false, &called),
    ] {
        assert_eq!(of(how, body, is_pill), *expected, "{body}");
    }
}
