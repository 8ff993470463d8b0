//! The words that members read. The core says *which* message is meant and what it is about
//! (`menagerie_core::message!`), and stores that. Here the words are chosen, where somebody reads them.
//!
//! # Design
//!
//! A language is a folder below `locales/`, with a file of Project Fluent messages for each feature. In a
//! message stands:
//!
//! - `{ $name }`: an argument of the message: a person, a game, a command, a number, or words as they are.
//! - `{ STEP("games", "which", "open") }`: a command that the reader can use next, with its options in
//!   pairs, in the form of their network. `STEP_ELSEWHERE` has the form of other networks.
//! - `{ OPTION("board", "at") }`: an option of a command, by the name that the reader's network shows.
//! - `{ $piece }`, `{ $side }` and some others: the name of a kind of piece or of a side, in the language's
//!   own word, if `names.ftl` has one. `{ $piece-acc }` is a form of it, as `forms.ftl` says.
//! - `{ TERM("place") }`: the network's own word for a thing, `discord-place` in `networks.ftl`. A language
//!   with genders or cases has forms of it as attributes: `{ TERM("place", "in") }`.
//! - `<b>bold</b>` and `<code>what to type</code>`.
//!
//! In `names.ftl`, a piece can have a `.letter`, by which players of the language name it in a move.
//! `name-move` has the words between a piece and a square.
//!
//! `games.toml` has the sentences of the games' files, which are in English ([`prose`]).
//!
//! [`said`] turns a text with messages into one with words, which each network then puts into its own
//! markup. A message or an argument that is missing in a language is said in English, and counted.

mod catalogue;
#[cfg(any(test, feature = "fixed"))]
mod fixed;
mod forms;
mod language;
mod letters;
mod name;
mod names;
mod prose;
mod reader;
mod said;
mod spans;

pub use catalogue::named;
#[cfg(any(test, feature = "fixed"))]
pub use fixed::{NOTHING, first_words, fixed, fixed_in, fixed_with, in_full, last_words};
pub use language::Language;
pub use reader::Reader;
pub use said::{said, without_links, word};
