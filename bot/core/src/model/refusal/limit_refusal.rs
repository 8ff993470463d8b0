//! Refusals by the limits that a community's managers have set, and their words: the rule, then the
//! next step.

use crate::model::{CommandName, CommandReference, Term, Text};
use crate::{Place, PlayerId};

/// Why a community's limits refuse something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitRefusal {
    /// Games are begun only elsewhere: in these places, as far as the caller sees them.
    NotHere(Vec<Place>),
    /// The variant is not among those that can be challenged.
    Variant {
        /// Its name.
        name: String,
        /// The ids and names of the possible variants.
        allowed: Vec<(String, String)>,
    },
    /// The caller plays this many games there, which is the most.
    TooManyGames(usize),
    /// This player plays this many games there, which is the most.
    OtherHasTooManyGames(PlayerId, usize),
    /// Only managers change this.
    NotAManager,
    /// This setting belongs to a community, and this is none.
    NoServer,
    /// No place is listed, so none can be taken off the list.
    NoPlaceListed,
    /// It is the only listed place.
    LastPlace,
    /// This many places are listed, which is the most.
    TooManyPlaces(usize),
    /// The variant of this name is the only listed one.
    LastVariant(String),
    /// One command names a variant to allow and one to forbid.
    AllowAndForbid,
}

impl LimitRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            LimitRefusal::NotHere(places) if places.is_empty() => text
                .plain("Games are begun only where those who manage the ")
                .term(Term::Community)
                .plain(" have settled it, and this one would be elsewhere. See with ")
                .step(CommandName::Places)
                .plain(" there which places you can use, or ask one of them."),
            LimitRefusal::NotHere(places) => text
                .plain("On this ")
                .term(Term::Community)
                .plain(" games are begun only in ")
                .then(place_list(places))
                .plain(": those who manage it have settled that. Make the challenge there."),
            LimitRefusal::Variant { name, allowed } => text
                .plain(format!("{name} is not played in this "))
                .term(Term::Community)
                .plain(": those who manage it have settled which variants are. Choose one of: ")
                .then(variant_list(allowed))
                .plain("."),
            LimitRefusal::TooManyGames(most) => text
                .plain(format!("You are playing {} in this ", games(*most)))
                .term(Term::Community)
                .plain(" already, which is the most that those who manage it allow. Finish one first; see them with ")
                .step(CommandName::Games)
                .plain("."),
            LimitRefusal::OtherHasTooManyGames(player, most) => text
                .player(player)
                .plain(format!(" is playing {} in this ", games(*most)))
                .term(Term::Community)
                .plain(" already, which is the most that those who manage it allow. Try again when one is finished."),
            LimitRefusal::NotAManager => text
                .plain("You do not have ")
                .term(Term::ManagerRight)
                .plain(", and only members with it settle where games are begun in this ")
                .term(Term::Community)
                .plain(", and which. Ask one of them; what is settled is told by ")
                .step(CommandName::Places)
                .plain(" and ")
                .step(CommandName::Variants)
                .plain("."),
            LimitRefusal::NoServer => text
                .plain("Where games are begun, and which, is settled for a ")
                .term(Term::Community)
                .plain(", and this is a private conversation. Use ")
                .step(CommandName::Places)
                .plain(" or ")
                .step(CommandName::Variants)
                .plain(" in a ")
                .term(Term::Place)
                .plain(" of the ")
                .term(Term::Community)
                .plain("."),
            LimitRefusal::NoPlaceListed => text
                .plain("Games are begun in every ")
                .term(Term::Place)
                .plain(" of this ")
                .term(Term::Community)
                .plain(". Go to one where they shall be, and use ")
                .step(allow_here())
                .plain(": then they are begun there and nowhere else."),
            LimitRefusal::LastPlace => text
                .plain("This is the only ")
                .term(Term::Place)
                .plain(" where games are begun, and without it there would be none. Allow another one first, with ")
                .step(allow_here())
                .plain(" there, or all of them with ")
                .step(CommandReference::of(CommandName::Places).with("here", "everywhere"))
                .plain("."),
            LimitRefusal::TooManyPlaces(most) => text
                .plain(format!("Games are begun in {most} places here already, which is the most that can be listed. Take one off the list first, with "))
                .step(CommandReference::of(CommandName::Places).with("here", "forbid"))
                .plain(" there, or allow all of them with ")
                .step(CommandReference::of(CommandName::Places).with("here", "everywhere"))
                .plain("."),
            LimitRefusal::LastVariant(name) => text
                .plain(format!("{name} is the only variant that can be challenged here, and without it there would be none. Allow another one first, or all of them with "))
                .step(CommandReference::of(CommandName::Variants).with("allow", "all"))
                .plain("."),
            LimitRefusal::AllowAndForbid => text
                .plain("One variant is allowed or forbidden at a time. Leave out ")
                .code("allow")
                .plain(" or ")
                .code("forbid")
                .plain("."),
        }
    }
}

fn allow_here() -> CommandReference {
    CommandReference::of(CommandName::Places).with("here", "allow")
}

fn games(most: usize) -> String {
    if most == 1 { "1 game".to_owned() } else { format!("{most} games") }
}

/// Links to listed places, one after the other, as far as the reader sees them.
pub fn place_list(places: &[Place]) -> Text {
    if places.is_empty() {
        return Text::from("no ").term(Term::Place).plain(" that you see");
    }
    places.iter().enumerate().fold(Text::new(), |text, (index, place)| {
        let text = if index > 0 { text.plain(", ") } else { text };
        text.place(place)
    })
}

/// Variants, one after the other: the text to type for each, and its name.
pub fn variant_list(variants: &[(String, String)]) -> Text {
    variants.iter().enumerate().fold(Text::new(), |text, (index, (id, name))| {
        let text = if index > 0 { text.plain(", ") } else { text };
        text.code(id.clone()).plain(format!(" ({name})"))
    })
}
