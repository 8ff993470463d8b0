//! Texts in the form for a terminal.

use super::names;
use menagerie_chat::conversation::typed_step;
use menagerie_core::PlayerId;
use menagerie_core::clock::written;
use menagerie_core::model::{Span, Text, visible};
use menagerie_words::{Language, Reader, said, word};

/// A text in characters that every terminal shows unchanged.
pub fn wording(text: &Text, language: Language) -> String {
    let reader = reader(language);
    let text = said(text, reader);
    let words = text.0.iter().map(|span| match span {
        // It has words already.
        Span::Message(_) | Span::Term(_) | Span::WaysToMove { .. } => String::new(),
        Span::Plain(words) | Span::Bold(words) | Span::Code(words) => visible(words),
        Span::Player(player) => name(player, language),
        Span::Game(game) => word("network-game", [("game", game.0.into())], reader),
        Span::Place(place) => match names::game_at(place) {
            Some(game) => word("network-table", [("game", game.0.into())], reader),
            None if *place == names::room() => word("network-room", [], reader),
            None => word("network-other-place", [], reader),
        },
        Span::Step(step) | Span::StepElsewhere(step) => typed_step(step),
        Span::Time(at) => written(*at),
    });
    words.collect()
}

/// A player's name.
pub fn name(player: &PlayerId, language: Language) -> String {
    let unknown = || {
        let a_player = || word("network-a-player", [], reader(language));
        player.computer_name().unwrap_or_else(a_player)
    };
    player.address_on(names::NETWORK).map_or_else(unknown, visible)
}

/// A reader at a terminal.
pub fn reader(language: Language) -> Reader {
    Reader { language, network: names::NETWORK }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_core::GameId;
    use menagerie_core::challenge::types::StartRefusal;
    use menagerie_core::dispatch::examples::{KINDS, kind, names_a_next_step, refusals, said};
    use menagerie_core::model::refusal::Refusal;
    use menagerie_core::model::{CommandName, CommandReference};
    use menagerie_words::{NOTHING, in_full};

    /// Whether a text looks like a slash command or like markup of a chat.
    fn is_of_a_chat(words: &str) -> bool {
        let slash =
            CommandName::ALL.iter().any(|verb| words.contains(&format!("/{}", verb.name())));
        let markup = ["**", "`", "<@", "<#"].iter().any(|markup| words.contains(markup));
        let theirs = ["slash", "thread", "channel", "the server", "button", "reply", "mention"];
        slash || markup || theirs.iter().any(|word| words.contains(word))
    }

    #[test]
    fn every_refusal_reads_in_a_terminal_as_a_rule_and_a_next_step() {
        let refusals = refusals(names::NETWORK, "e99");
        for known in KINDS {
            assert!(refusals.iter().any(|refusal| kind(refusal) == *known), "{known} is missing");
        }
        for refusal in refusals {
            let said = menagerie_words::said(&refusal.text(), reader(Language::ENGLISH));
            let words = wording(&said, Language::ENGLISH);
            let is_of_a_game = matches!(
                refusal,
                Refusal::SeveralGames(_) | Refusal::Start(StartRefusal::BadSetup { .. })
            );
            assert!(words.ends_with('.') || is_of_a_game, "{words}");
            assert!(names_a_next_step(&refusal, &said, &words), "{words}");
            assert!(!is_of_a_chat(&words), "{words}");
        }
    }

    #[test]
    fn nothing_that_is_said_in_a_terminal_is_worded_for_a_chat() {
        let said = said(names::NETWORK);
        assert!(said.len() > 60, "{} texts", said.len());
        let is_of_a_terminal = |text: &Text| {
            let words = wording(text, Language::ENGLISH);
            assert!(!is_of_a_chat(&words), "{words}");
            assert!(!words.contains("  ") && words == words.trim(), "{words:?}");
        };
        std::thread::scope(|scope| {
            for part in said.chunks(said.len().div_ceil(4)) {
                scope.spawn(move || part.iter().for_each(is_of_a_terminal));
            }
        });
    }

    #[test]
    fn a_step_is_worded_as_it_is_typed() {
        for (step, expected) in [
            (CommandReference::of(CommandName::Board), "board"),
            (CommandReference::of(CommandName::Board).with("game", 3), "board 3"),
            (CommandReference::of(CommandName::Board).with("at", 7), "board at:7"),
            (
                CommandReference::of(CommandName::Move).with("move", "e2e4").with("game", 3),
                "move e2e4 game:3",
            ),
            (CommandReference::of(CommandName::Move).with("move", ""), "move …"),
            (CommandReference::of(CommandName::Challenge).with("variant", "x y"), "challenge x y"),
        ] {
            assert_eq!(wording(&Text::new().step(step), Language::ENGLISH), expected);
        }
    }

    #[test]
    fn who_or_what_has_no_name_here_is_named_all_the_same() {
        let stranger = PlayerId::new("elsewhere", 7);
        let level = menagerie_core::model::state::ComputerLevel::new(5).expect("there is one");
        let computer = PlayerId::computer(level);
        let elsewhere = menagerie_core::Place::new("elsewhere", 9);
        for (text, expected) in [
            (Text::new().player(&names::player("Ann")), "Ann"),
            (Text::new().player(&names::player("A\u{1b}[2J\u{202e}nn")), "A[2Jnn"),
            (Text::new().player(&stranger), in_full("network-a-player", NOTHING)),
            (Text::new().player(&computer), "Menagerie 5 (BOT)"),
            (Text::new().place(&names::table(GameId(3))), in_full("network-table", [("game", 3)])),
            (Text::new().place(&names::room()), in_full("network-room", NOTHING)),
            (Text::new().place(&elsewhere), in_full("network-other-place", NOTHING)),
            (Text::new().game(GameId(3)), in_full("network-game", [("game", 3)])),
            (Text::new().code("a\u{7}`b"), "a`b"),
        ] {
            assert_eq!(wording(&text, Language::ENGLISH), expected);
        }
    }
}
