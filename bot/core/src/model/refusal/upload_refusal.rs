//! Refusals of uploaded variants, and their words.

use crate::model::{CommandName, CommandReference, Term, Text};

/// Why a request about an uploaded variant is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UploadRefusal {
    /// The command came without a file.
    NoFile,
    /// The file is too large.
    TooLarge,
    /// The file could not be fetched from the network.
    NotFetched,
    /// The file is not a valid variant: its errors, a line each.
    NoGame(Vec<String>),
    /// Its pieces have this many paths over other squares, and this many are the most.
    TooManyPaths(usize, usize),
    /// Another variant has the id or the name.
    Taken {
        /// `id` or `name`.
        what: &'static str,
        /// The id or the name.
        taken: String,
    },
    /// The community has uploaded this many files lately, which is the most.
    TooManyLately(usize),
    /// This many files are kept for the community, which is the most.
    TooMany(usize),
    /// This many variants are on its list, which is the most.
    TooManyPublished(usize),
    /// It is on the list already, in this form, as this edition.
    Published(String, u32),
    /// No variant on the list has this name; these are on it.
    NotPublished(String, Vec<String>),
    /// The variant of this name is the community's own. It is published or withdrawn, and not
    /// allowed or forbidden.
    OnTheList(String),
    /// Only managers change the list.
    NotAManager,
    /// There is no community here.
    NoServer,
    /// An option does not belong to the request.
    Stray {
        /// The request.
        what: &'static str,
        /// The option.
        option: &'static str,
    },
}

impl UploadRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        let sent = || CommandReference::of(CommandName::Variant).with("file", "");
        match self {
            UploadRefusal::NoFile => text
                .plain("A game is sent as a file: give it with ")
                .step(sent())
                .plain(". Where a command takes no files, whoever runs the bot can offer the game, with ")
                .code("VARIANT_FILES")
                .plain("."),
            UploadRefusal::TooLarge => text
                .plain("A variant file has at most 64 KiB, and this one has more. Shorten it and send it again with ")
                .step(sent())
                .plain("."),
            UploadRefusal::NotFetched => text
                .plain("The file could not be fetched, and nothing was stored. Send it again with ")
                .step(sent())
                .plain("."),
            UploadRefusal::NoGame(mistakes) => {
                let text = text.plain("This file is no game yet, and nothing was stored:");
                let text = mistakes.iter().fold(text, |text, mistake| text.line().code(mistake));
                text.line().plain("Mend that and send it again with ").step(sent()).plain(".")
            }
            UploadRefusal::TooManyPaths(found, most) => text
                .plain(format!("Moves with several legs of this game’s pieces go over so many squares that they take {found} entries in the tables, and a game that is sent may have {most}: nobody’s game shall slow another one. Write shorter legs, or fewer pieces that have them, and send it again with "))
                .step(sent())
                .plain("."),
            UploadRefusal::Taken { what, taken } => text
                .plain(format!("There is another game here with this {what}: "))
                .code(taken)
                .plain(format!(". Write another {what} into the file and send it again with "))
                .step(sent())
                .plain("."),
            UploadRefusal::TooManyLately(most) => text
                .plain("Members of this ")
                .term(Term::Community)
                .plain(format!(" have sent {most} files within a day, which is the most. Send it with "))
                .step(sent())
                .plain(" tomorrow, or see what is wrong with it on your own machine, with ")
                .code("menagerie lint FILE")
                .plain("."),
            UploadRefusal::TooMany(most) => text
                .plain(format!("{most} files are kept for this "))
                .term(Term::Community)
                .plain(", which is the most, since games that were begun are always played by them. Whoever runs the bot can offer more games, with ")
                .code("VARIANT_FILES")
                .plain("."),
            UploadRefusal::TooManyPublished(most) => text
                .plain(format!("{most} games are on the list, which is the most. Take one off first, with "))
                .step(withdraw())
                .plain("."),
            UploadRefusal::Published(name, number) => text
                .plain(format!("{name} is on the list just like that, as edition {number}, so nothing has changed. Challenge to it with "))
                .step(CommandReference::of(CommandName::Challenge).with("variant", name).with("opponent", ""))
                .plain("."),
            UploadRefusal::NotPublished(typed, known) => {
                let text = text.plain("No game on the list of this ").term(Term::Community);
                let text = match typed.trim() {
                    "" => text.plain(" was named. "),
                    typed => text.plain(" is called ").code(typed).plain(". "),
                };
                match known.as_slice() {
                    [] => text
                        .plain("There is none on it yet: managers put one there with ")
                        .step(sent().with("what", "publish"))
                        .plain("."),
                    known => text.plain(format!("Name one of: {}.", known.join(", "))),
                }
            }
            UploadRefusal::OnTheList(name) => text
                .plain(format!("{name} is on the list of this "))
                .term(Term::Community)
                .plain("’s own games, and so it can be challenged. Take it off with ")
                .step(withdraw())
                .plain("."),
            UploadRefusal::NotAManager => text
                .plain("You do not have ")
                .term(Term::ManagerRight)
                .plain(", and only members with it settle which games are on the list of this ")
                .term(Term::Community)
                .plain(". Ask one of them; you can play the game all the same, with ")
                .step(sent().with("opponent", ""))
                .plain("."),
            UploadRefusal::NoServer => text
                .plain("Games that are sent are played in a ")
                .term(Term::Community)
                .plain(", and this is none. Use ")
                .step(sent())
                .plain(" there."),
            UploadRefusal::Stray { what, option } => text
                .code(*option)
                .plain(" is not for ")
                .code(*what)
                .plain(". Leave it out, or see what is asked for with ")
                .step(CommandName::Variant)
                .plain("."),
        }
    }
}

fn withdraw() -> CommandReference {
    CommandReference::of(CommandName::Variant).with("what", "withdraw").with("variant", "")
}
