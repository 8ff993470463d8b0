//! Refusals by the limits that a community's managers have set, and the message for each: the rule,
//! then the next step.

use crate::model::Text;
use crate::{Place, PlayerId, message};

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
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NotHere(places) if places.is_empty() => {
                message!("limit-refused-elsewhere-unseen")
            }
            Self::NotHere(places) => {
                message!("limit-refused-elsewhere", places = place_list(places))
            }
            Self::Variant { name, allowed } => match some_of(allowed) {
                Some(some) => message!("limit-refused-variant-of-many", variant = name, some),
                None => {
                    let allowed = variant_list(allowed);
                    message!("limit-refused-variant", variant = name, allowed)
                }
            },
            Self::TooManyGames(most) => message!("limit-refused-too-many-games", most),
            Self::OtherHasTooManyGames(player, most) => {
                message!("limit-refused-other-has-too-many-games", player, most)
            }
            Self::NotAManager => message!("limit-refused-not-a-manager"),
            Self::NoServer => message!("limit-refused-no-community"),
            Self::NoPlaceListed => message!("limit-refused-no-place-listed"),
            Self::LastPlace => message!("limit-refused-last-place"),
            Self::TooManyPlaces(most) => message!("limit-refused-too-many-places", most),
            Self::LastVariant(name) => message!("limit-refused-last-variant", variant = name),
            Self::AllowAndForbid => message!("limit-refused-allow-and-forbid"),
        }
    }
}

/// Links to listed places, one after the other, as far as the reader sees them.
pub fn place_list(places: &[Place]) -> Text {
    if places.is_empty() {
        return message!("limit-refused-no-place-seen");
    }
    places.iter().enumerate().fold(Text::new(), |text, (index, place)| {
        let text = if index > 0 { text.plain(", ") } else { text };
        text.place(place)
    })
}

/// The most variants that are named. If there are more, this many are named as examples.
const NAMED: usize = 3;

/// A few variants as examples, if there are many.
pub fn some_of(variants: &[(String, String)]) -> Option<Text> {
    variants.get(..NAMED).filter(|_| variants.len() > NAMED).map(variant_list)
}

/// Variants, one after the other: the text to type for each, and its name.
pub fn variant_list(variants: &[(String, String)]) -> Text {
    variants.iter().enumerate().fold(Text::new(), |text, (index, (id, name))| {
        let text = if index > 0 { text.plain(", ") } else { text };
        text.code(id.clone()).plain(format!(" ({name})"))
    })
}
