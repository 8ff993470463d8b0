//! The command that is made of given options, or of a pressed button.

use super::command_catalogue::{bob, given};
use menagerie_chat::conversation::{Instead, Options, command, pressed};
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::community::types::{CommunityRequest, Setting};
use menagerie_core::message;
use menagerie_core::model::request::{Command, ViewRequest, Which};
use menagerie_core::model::{ActionKind, CommandName, Moment};
use menagerie_core::{ChallengeId, GameId};
use menagerie_rules::Color;

#[test]
fn a_command_is_made_of_what_was_given() {
    let full = given(&[
        ("variant", "chess"),
        ("colour", "second"),
        ("setup", "x"),
        ("array", "y"),
        ("clock", "days 3d"),
        ("move", "Ne5"),
        ("game", "7"),
    ]);
    let none = Options::default();
    for (verb, options, expected) in [
        (
            CommandName::Move,
            &full,
            "Play(Move { which: Number(GameId(7)), text: \"Ne5\", shown: None })",
        ),
        (CommandName::Move, &none, "Play(Move { which: Here, text: \"\", shown: None })"),
        (CommandName::Undo, &full, "Offer(TakeBack { which: Number(GameId(7)), shown: None })"),
        (CommandName::Undo, &none, "Offer(TakeBack { which: Here, shown: None })"),
        // It asks again first.
        (
            CommandName::Resign,
            &full,
            "Ending(Resign { which: Number(GameId(7)), confirmed: false })",
        ),
        (CommandName::Draw, &none, "Ending(Draw { which: Here })"),
        (CommandName::If, &none, "Plan(PlanRequest { which: Here, deed: Show })"),
        (
            CommandName::If,
            &given(&[("line", "e4e6"), ("when", "e13e11"), ("then", "d4d6"), ("game", "7")]),
            "Plan(PlanRequest { which: Number(GameId(7)), deed: Add { line: \"e4e6, e13e11, d4d6\", confirmed: \
             None } })",
        ),
        (
            CommandName::If,
            &given(&[("drop", "2")]),
            "Plan(PlanRequest { which: Here, deed: Drop(\"2\") })",
        ),
        (
            CommandName::If,
            &given(&[("drop", "2"), ("then", "d4d6")]),
            "Plan(PlanRequest { which: Here, deed: AddAndDrop })",
        ),
        (
            CommandName::Challenge,
            &full,
            "Challenge(Make(NewChallenge { opponent: Some(Opponent { player: PlayerId(\"test:Bob\"), \
             presence: Member }), level: None, rated: None, variant: \"chess\", side: Second, start: StartRequest { \
             setup: \"x\", array: \"y\" }, clock: \"days 3d\", terms: Terms { uses: Some(1), time: Time { word: \"7d\", seconds: 604800 } } }))",
        ),
        (
            CommandName::Challenge,
            &none,
            "Challenge(Make(NewChallenge { opponent: Some(Opponent { player: PlayerId(\"test:Bob\"), \
             presence: Member }), level: None, rated: None, variant: \"\", side: Random, start: StartRequest { setup: \"\", \
             array: \"\" }, clock: \"\", terms: Terms { uses: Some(1), time: Time { word: \"7d\", seconds: 604800 } } }))",
        ),
    ] {
        let found = command(verb, options, Some(bob())).expect("it is decided");
        assert_eq!(format!("{found:?}"), expected);
    }
}

#[test]
fn a_setting_that_is_not_named_stays_and_each_holder_has_its_own() {
    let options = given(&[("theme", "slate"), ("scale", ""), ("below", "mover")]);
    for (verb, settings) in [
        (CommandName::Settings, &Setting::OF_A_PLAYER[..]),
        (CommandName::Server, &Setting::OF_A_SERVER),
    ] {
        let wishes = match command(verb, &options, None) {
            Some(Command::Community(CommunityRequest::Settings(wishes)))
                if verb == CommandName::Settings =>
            {
                wishes
            }
            Some(Command::Community(CommunityRequest::ServerSettings(wishes)))
                if verb == CommandName::Server =>
            {
                wishes
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(wishes.iter().map(|wish| wish.setting).collect::<Vec<_>>(), settings);
        for wish in wishes {
            let expected = match wish.setting {
                Setting::Theme => Some("slate"),
                Setting::Below => Some("mover"),
                _ => None,
            };
            assert_eq!(wish.word.as_deref(), expected, "{:?}", wish.setting);
            assert!(wish.known.contains(&wish.usual), "{:?}", wish.setting);
        }
    }
}

#[test]
fn what_is_pressed_is_the_command_that_it_stands_for() {
    let (challenge, game) = (ChallengeId(3), GameId(4));
    let shown = Moment { ply: 5, taken_back: 2 };
    for (action, expected) in [
        (ActionKind::Accept(challenge), "Challenge(Accept(ChallengeId(3)))"),
        (ActionKind::Decline(challenge), "Challenge(Decline(ChallengeId(3)))"),
        (ActionKind::Withdraw(challenge), "Challenge(Withdraw(ChallengeId(3)))"),
        (
            ActionKind::AcceptDraw(game, 5, Some(Color::Black)),
            "Ending(AnswerDraw { game: GameId(4), ply: 5, by: Some(Black), accept: true })",
        ),
        (
            ActionKind::DeclineDraw(game, 5, None),
            "Ending(AnswerDraw { game: GameId(4), ply: 5, by: None, accept: false })",
        ),
        (ActionKind::Resign(game), "Ending(Resign { which: Number(GameId(4)), confirmed: true })"),
        (
            ActionKind::Play(game, shown, "a2a4".to_owned()),
            "Play(Move { which: Number(GameId(4)), text: \"a2a4\", shown: Some(Moment { ply: 5, taken_back: 2 }) })",
        ),
        (
            ActionKind::TakeBack(game, shown),
            "Offer(TakeBack { which: Number(GameId(4)), shown: Some(Moment { ply: 5, taken_back: 2 }) })",
        ),
        (ActionKind::Rematch(game), "Challenge(Rematch { which: Number(GameId(4)) })"),
        (
            ActionKind::AcceptProposal(game, 6),
            "Offer(AnswerProposal { game: GameId(4), number: 6, accept: true })",
        ),
        (
            ActionKind::ResignIf(game, shown, "e7e5,resign".to_owned()),
            "Plan(PlanRequest { which: Number(GameId(4)), deed: Add { line: \"e7e5,resign\", confirmed: \
             Some(Moment { ply: 5, taken_back: 2 }) } })",
        ),
        (
            ActionKind::DeclineProposal(game, 6),
            "Offer(AnswerProposal { game: GameId(4), number: 6, accept: false })",
        ),
    ] {
        // It comes back from the network as a text, perhaps months later.
        let stored = ActionKind::decode(&action.encode()).expect("it is ours");
        assert_eq!(format!("{:?}", pressed(stored).expect("it is decided")), expected);
    }
    let said = pressed(ActionKind::PlayOn(game)).expect_err("nothing is to be decided");
    assert_eq!(said, Instead::Say(message!("chat-played-on")));
    let said = pressed(ActionKind::Change(game)).expect_err("nothing is to be decided");
    assert_eq!(said, Instead::Say(message!("chat-other-move", game = game.0)));
    let said = pressed(ActionKind::Cancel(game)).expect_err("nothing is to be decided");
    assert_eq!(said, Instead::Say(message!("chat-cancelled")));
    let view = ViewRequest::Position(game, 5);
    let looked = pressed(ActionKind::Look(view)).expect_err("nothing is to be decided");
    assert_eq!(looked, Instead::Look(view));
}

#[test]
fn what_is_missing_or_no_number_is_as_if_it_had_not_been_given() {
    let here = Which::Here;
    for (typed, number, which) in [
        (None, None, here),
        (Some(""), None, here),
        (Some("x"), None, here),
        (Some("1.5"), None, here),
        (Some("0"), Some(0), Which::Number(GameId(0))),
        (Some("12"), Some(12), Which::Number(GameId(12))),
        (Some("99999999999999999999"), None, here),
    ] {
        let pairs: Vec<(&str, &str)> = typed.into_iter().map(|typed| ("game", typed)).collect();
        let options = given(&pairs);
        assert_eq!((options.number("game"), options.which()), (number, which), "{typed:?}");
        assert_eq!(options.text("game"), typed.unwrap_or_default());
        assert_eq!(options.text("other"), "");
    }
    for (word, side) in [
        ("first", SideRequest::First),
        ("second", SideRequest::Second),
        ("random", SideRequest::Random),
        ("", SideRequest::Random),
        ("White", SideRequest::Random),
    ] {
        assert_eq!(given(&[("colour", word)]).side(), side, "{word}");
    }
}
