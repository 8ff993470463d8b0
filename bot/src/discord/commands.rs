//! The slash commands as Discord shows them.

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
        command("board", "See the board of a game; only you see the answer")
            .add_option(game())
            .add_option(
                CreateCommandOption::new(
                    CommandOptionType::String,
                    "view",
                    "Which side is at the bottom",
                )
                .add_string_choice("first mover at the bottom", "first")
                .add_string_choice("second mover at the bottom", "second"),
            ),
        command("moves", "See where a piece can go; only you see the answer")
            .add_option(square())
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
        command("games", "List your games and open challenges"),
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
