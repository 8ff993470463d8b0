//! Mistakes of a file about hands, and the errors that name them.

use crate::common::{all_english, variant};
use menagerie_rules::{Variant, bundled_files};

/// Crazyhouse with one text in place of another.
fn changed(from: &str, to: &str) -> String {
    let (_, text) = bundled_files()
        .into_iter()
        .find(|(name, _)| name.ends_with("crazyhouse.toml"))
        .expect("it is bundled");
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn a_mistake_in_the_hands_has_its_place_and_its_reason() {
    for (from, to, why) in [
        ("[hands]\ncaptures = true", "", "this goes with [hands]"),
        ("captures = true", "captures = 3", "true or false is expected here"),
        ("captures = true", "captures = true\nnonsense = 1", "nonsense"),
        ("captures = true", "captures = false", "captured_as goes with captures = true"),
        ("captured_as = \"P\"", "captured_as = \"K\"", "not royal"),
        ("captured_as = \"P\"", "captured_as = \"+R\"", "captured as itself"),
        ("captured_as = \"P\"", "captured_as = \"X\"", "no piece has the label X"),
        ("captured_as = \"P\"", "captured_as = \"P\"\nmost_on_file = 1", "never in a hand"),
        ("royal = true", "royal = true\nno_drop_mate = true", "never in a hand"),
        ("drops_in = ", "drops_in = \"nowhere\" #", "there is no zone nowhere"),
        ("drops_in = ", "drops_as = [\"K\"]\ndrops_in = ", "a royal piece is not dropped"),
        ("drops_in = ", "drops_as = [\"P\", \"N\"]\ndrops_in = ", "is dropped as itself, too"),
        ("drops_in = ", "promotes_on_leaving = 1\ndrops_in = ", "true or false"),
    ] {
        let text = changed(from, to);
        let errors = Variant::check_toml("x.toml", &text).expect_err(to);
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert!(all.iter().any(|error| error.contains(why)), "{to}: {all:?}");
    }
}

#[test]
fn at_most_sixteen_kinds_are_in_a_hand() {
    let piece = |letter: char| {
        format!(
            "[[pieces]]\nlabel = \"{letter}\"\nname = \"{letter}{letter}\"\nbetza = \"W\"\nmoves = \"x\"\n"
        )
    };
    let more: String = "ACDEFGHIJLMO".chars().map(piece).collect();
    let text = changed("\n[[pieces]]", &format!("\n{more}\n[[pieces]]"));
    let errors = Variant::check_toml("x.toml", &text).expect_err("too many");
    assert!(errors.iter().any(|it| it.problem.contains("at most 16 kinds")), "{errors:?}");
}

/// The content of the settings is told where the author does not mention it.
#[test]
fn players_are_told_how_pieces_are_dropped() {
    let shogi = changed("rules = [", "rules = [] # [");
    let end = shogi.find("] # [").expect("it is there");
    let (head, rest) = shogi.split_at(end + 1);
    let rest = &rest[rest.find("\n]").map_or(0, |at| at + 2)..];
    let text = format!("{head}{rest}");
    let variant = Variant::from_toml("x.toml", &text).expect("it is a variant");
    let told = all_english(variant.untold_rules()).join("\n");
    for words in ["goes to the hand", "goes to the hand as a Pawn", "No Pawn is dropped outside"] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

/// The authors' own sentences say it in the games that are shipped.
#[test]
fn the_shipped_games_say_it_themselves() {
    for id in ["crazyhouse", "shogi", "minishogi", "tori-shogi", "kyoto-shogi"] {
        let told = all_english(variant(id).untold_rules()).join("\n");
        assert!(!told.contains("goes to the hand of"), "{id}: {told}");
    }
}
