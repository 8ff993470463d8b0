//! The names that other variants give a piece. Two kinds are the same if they can do the same,
//! under any names.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::movement::Over;
use crate::{PieceType, Role, Variant};

/// Another name of a movement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AlsoKnownAs {
    /// The name.
    pub name: String,
    /// The names of the variants that use it.
    pub games: Vec<String>,
}

impl Variant {
    /// The names that other variants give a piece that moves like this one.
    pub fn also_known_as(
        &self,
        role: Role,
        games: impl IntoIterator<Item = &'static Arc<Variant>>,
    ) -> Vec<AlsoKnownAs> {
        let piece = self.piece(role);
        let ability = Ability::of(self, piece);
        let mut known: Vec<AlsoKnownAs> = Vec::new();
        for variant in games.into_iter().filter(|variant| variant.id != self.id) {
            let same = |other: &&PieceType| {
                // A promoted piece is not what other games call the piece that it moves like.
                !other.guest
                    && !other.label.is_promoted()
                    && other.name != piece.name
                    && Ability::of(variant, other) == ability
            };
            for other in variant.pieces.iter().filter(same) {
                match known.iter_mut().find(|known| known.name == other.name) {
                    Some(known) => known.games.push(variant.name.clone()),
                    None => known.push(AlsoKnownAs {
                        name: other.name.clone(),
                        games: vec![variant.name.clone()],
                    }),
                }
            }
        }
        known
    }
}

/// The movements of a piece in a form that is equal for equal movements, however they are written.
#[derive(PartialEq)]
struct Ability {
    royal: bool,
    territory: Option<String>,
    steps: BTreeSet<String>,
}

impl Ability {
    fn of(variant: &Variant, piece: &PieceType) -> Ability {
        let zone = |zone: Option<usize>| {
            zone.map(|zone| format!("{:?} of {}", variant.zones[zone], variant.ranks))
        };
        let mut steps = BTreeSet::new();
        for movement in &piece.movements {
            let condition =
                format!("{} {:?} {}", movement.initial, zone(movement.zone), movement.along);
            let modes =
                [("quiet", movement.mode.is_quiet()), ("capture", movement.mode.is_capture())];
            let modes = modes.iter().filter(|(_, has)| *has).map(|(name, _)| *name);
            for mode in modes.chain(movement.en_passant.then_some("in passing")) {
                let shape = &movement.shape;
                if let Some(offsets) = shape.leap() {
                    steps.extend(offsets.iter().map(|to| format!("{mode} {to:?} {condition}")));
                } else if let Some((directions, Over::Nobody)) = shape.slide() {
                    steps.extend(
                        crate::squares::square::DirectionsOf(directions.0)
                            .map(|direction| format!("{mode} {direction:?} {condition}")),
                    );
                } else {
                    steps.insert(format!("{mode} {shape:?} {condition}"));
                }
            }
        }
        Ability { royal: piece.royal, territory: zone(piece.stays_in), steps }
    }
}
