//! The slash commands as Discord shows them.

use crate::preferences::{Scale, View};
use menagerie_render::{BoardTheme, PieceSet};
use menagerie_rules::{Symmetry, bundled};
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, InstallationContext, InteractionContext};

/// Every command. Discord replaces what it had with these.
pub fn all() -> Vec<CreateCommand> {
    vec![
        command("challenge", "Invite a member to a game")
            .add_option(
                CreateCommandOption::new(
                    CommandOptionType::User,
                    "opponent",
                    "Who shall play against you",
                )
                .required(true),
            )
            .add_option(variant("Which game").required(true))
            .add_option(
                CreateCommandOption::new(
                    CommandOptionType::String,
                    "colour",
                    "Whether you move first; by lot unless you say so",
                )
                .add_string_choice("I move first", "first")
                .add_string_choice("I move second", "second")
                .add_string_choice("by lot", "random"),
            )
            .add_option(CreateCommandOption::new(
                CommandOptionType::String,
                "setup",
                "A position to start from instead of the array, as a FEN",
            ))
            .add_option(array()),
        command("move", "Play a move, in any notation")
            .add_option(
                CreateCommandOption::new(
                    CommandOptionType::String,
                    "move",
                    "A square lists the pieces that can go there; any notation is accepted",
                )
                .required(true)
                .set_autocomplete(true),
            )
            .add_option(game()),
        looks(
            command("board", "See the board of a game; only you see the answer")
                .add_option(game())
                .add_option(
                    CreateCommandOption::new(
                        CommandOptionType::String,
                        "text",
                        "The position in words instead of a picture",
                    )
                    .add_string_choice("by piece", "by piece")
                    .add_string_choice("by rank", "by rank")
                    .add_string_choice("what has changed lately", "changes"),
                )
                .add_option(CreateCommandOption::new(
                    CommandOptionType::String,
                    "zoom",
                    "A part of the board, by two corners: a1-h8",
                ))
                .add_option(
                    CreateCommandOption::new(
                        CommandOptionType::Integer,
                        "at",
                        "The board after so many plies",
                    )
                    .min_int_value(0),
                ),
        ),
        looks(
            command("replay", "The moves of a game as an animation").add_option(game()).add_option(
                CreateCommandOption::new(
                    CommandOptionType::Integer,
                    "last",
                    "Only so many plies from the end",
                )
                .min_int_value(1),
            ),
        ),
        looks(command("settings", "How you want to see boards that are shown to you alone")),
        command("moves", "See where a piece can go; only you see the answer")
            .add_option(square())
            .add_option(CreateCommandOption::new(
                CommandOptionType::String,
                "to",
                "Only the ways to this square",
            ))
            .add_option(game()),
        command("look", "What stands on a square, and who attacks it")
            .add_option(square())
            .add_option(game()),
        command("piece", "How a piece moves")
            .add_option(
                CreateCommandOption::new(
                    CommandOptionType::String,
                    "piece",
                    "Its name or its letter",
                )
                .required(true)
                .set_autocomplete(true),
            )
            .add_option(variant("Which game")),
        command("resign", "Give a game up; asks again first").add_option(game()),
        command("draw", "Offer a draw, accept one, or claim one that the rules grant")
            .add_option(game()),
        command("games", "List your games and open challenges").add_option(
            CreateCommandOption::new(
                CommandOptionType::String,
                "which",
                "Those that run, unless you say otherwise",
            )
            .add_string_choice("running", "running")
            .add_string_choice("finished", "finished"),
        ),
        command("help", "How to play, by examples"),
        command("rules", "How the pieces of a game move").add_option(variant("Which game")),
    ]
}

/// A command for servers that have the bot as a member.
fn command(name: &str, description: &str) -> CreateCommand {
    CreateCommand::new(name)
        .description(description)
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild])
}

fn variant(description: &str) -> CreateCommandOption {
    bundled().iter().take(25).fold(
        CreateCommandOption::new(CommandOptionType::String, "variant", description),
        |option, variant| {
            let array = if variant.provisional.is_some() { ", provisional array" } else { "" };
            let label = format!("{} ({}×{}{array})", variant.name, variant.files, variant.ranks);
            option.add_string_choice(label, &variant.id)
        },
    )
}

/// The options that say how boards look; as `/settings` they are kept.
fn looks(command: CreateCommand) -> CreateCommand {
    let option = |name: &str, description: &str, words: Vec<&'static str>| {
        let option = CreateCommandOption::new(CommandOptionType::String, name, description);
        words.into_iter().fold(option, |option, word| option.add_string_choice(word, word))
    };
    command
        .add_option(option(
            "theme",
            "The colors of the board",
            BoardTheme::ALL.map(BoardTheme::name).to_vec(),
        ))
        .add_option(option(
            "pieces",
            "What stands for a piece",
            PieceSet::ALL.map(PieceSet::name).to_vec(),
        ))
        .add_option(option("coordinates", "Whether files and ranks are named", vec!["on", "off"]))
        .add_option(option("scale", "How large pictures are", Scale::ALL.map(Scale::name).to_vec()))
        .add_option(option(
            "view",
            "Which side is at the bottom",
            View::ALL.map(View::name).to_vec(),
        ))
}

fn square() -> CreateCommandOption {
    CreateCommandOption::new(CommandOptionType::String, "square", "Its name, like e4")
        .required(true)
}

/// How an array is drawn, in the games that draw theirs.
fn array() -> CreateCommandOption {
    let option = CreateCommandOption::new(
        CommandOptionType::String,
        "array",
        "How the array is drawn, in games that draw it",
    );
    Symmetry::ALL
        .into_iter()
        .fold(option, |option, symmetry| option.add_string_choice(symmetry.name(), symmetry.name()))
}

fn game() -> CreateCommandOption {
    CreateCommandOption::new(
        CommandOptionType::Integer,
        "game",
        "The game's number, if it is not the one that is played here",
    )
    .min_int_value(1)
}
