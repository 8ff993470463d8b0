//! Slash commands, buttons and suggestions: how they are registered, acknowledged and answered.

pub(crate) mod answers;
pub(crate) mod as_command;
pub(crate) mod attached;
pub(crate) mod interactions;
pub(crate) mod menus;
pub(crate) mod nearest;
pub(crate) mod options;
pub(crate) mod outside;
pub(crate) mod presses;
pub(crate) mod slash_commands;
pub(crate) mod suggestions;
pub(crate) mod views;
