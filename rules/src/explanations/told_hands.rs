//! The words for players about pieces in hand, where the author's sentences do not mention it.

use crate::explanations::told_sentence::{Sentence, number, sentence};
use crate::told::{Join, one_piece};
use crate::{About, Role, Variant, told};

/// A sentence for each setting of hands, of drops, and of promotions on leaving a zone.
pub(super) fn told_hands(variant: &Variant) -> Vec<Sentence> {
    let mut found = on_leaving(variant);
    let Some(hands) = variant.hands else { return found };
    if !hands.no_drops {
        let captures = if hands.captures { "yes" } else { "no" };
        let told = told!("untold-hands", captures = captures);
        found.push(sentence(told, &["hand drop", "drop captur"]));
    }
    let gates: Vec<Role> =
        variant.roles().filter(|role| variant.piece(*role).in_hand.gate).collect();
    if !gates.is_empty() {
        let pieces = variant.names(&gates, Join::And);
        found.push(sentence(told!("untold-gates", pieces = pieces), &["hand enter"]));
    }
    found.extend(captured(variant));
    for piece in &variant.pieces {
        let name = || About::Piece(piece.name.clone());
        let row = piece.name.to_lowercase().replace(' ', "_");
        if let Some(zone) = piece.in_hand.drops_in {
            let told = told!("untold-drops-in", piece = name(), zone = zone_name(variant, zone));
            found.push(sentence(told, &[&format!("{row} drop")]));
        }
        if let Some(most) = piece.in_hand.most_on_file {
            let told = told!("untold-drops-most-on-file", piece = name(), number = number(most));
            found.push(sentence(told, &[&[&*row, "drop", "file"].join(" ")]));
        }
        if piece.in_hand.on_both_colors {
            let told = told!("untold-drops-on-both-colors", piece = name());
            found.push(sentence(told, &[&[&*row, "color"].join(" ")]));
        }
        if let Some(zone) = piece.in_hand.unmoved_in {
            let told =
                told!("untold-drops-unmoved", piece = name(), zone = zone_name(variant, zone));
            found.push(sentence(
                told,
                &[&[&*row, "drop", "castle"].join(" "), &[&*row, "drop", "moved"].join(" ")],
            ));
        }
        if piece.in_hand.no_drop_mate {
            let told = told!("untold-drops-no-mate", piece = name());
            found.push(sentence(told, &[&[&*row, "drop", "checkmate"].join(" ")]));
        }
    }
    if !hands.immobile && !hands.no_drops {
        found.push(sentence(
            told!("untold-drops-mobile"),
            &["drop never", "drop last", "drop no_move"],
        ));
    }
    if variant.restraints.must_drop {
        found.push(sentence(told!("untold-must-drop"), &["must drop"]));
    }
    if hands.no_checks {
        found.push(sentence(told!("untold-drops-no-checks"), &["drop check"]));
    }
    found
}

/// The kinds of captured pieces in a hand, where they are something else there.
fn captured(variant: &Variant) -> Vec<Sentence> {
    let becomes = |role: &Role| {
        variant
            .roles()
            .filter(|other| variant.piece(*other).in_hand.captured_as == Some(*role))
            .collect::<Vec<Role>>()
    };
    let all = variant.roles().map(|role| (role, becomes(&role)));
    let told = all.filter(|(_, others)| !others.is_empty()).map(|(role, others)| {
        let piece = one_piece(&variant.piece(role).name);
        told!("untold-captured-as", pieces = variant.names(&others, Join::Or), piece = piece)
    });
    told.map(|told| sentence(told, &["promoted captur", "promoted hand"])).collect()
}

/// The kinds that promote by a move out of a zone, for each zone.
fn on_leaving(variant: &Variant) -> Vec<Sentence> {
    let zones = 0..variant.zones.len();
    let leaving = zones.filter_map(|zone| {
        let of_zone = |role: &Role| {
            let piece = variant.piece(*role);
            piece.promotes_on_leaving && piece.promotes_in == Some(zone)
        };
        let roles: Vec<Role> = variant.roles().filter(of_zone).collect();
        (!roles.is_empty()).then(|| {
            let zone = zone_name(variant, zone);
            let pieces = variant.names(&roles, Join::And);
            told!("untold-promotes-on-leaving", zone = zone, pieces = pieces)
        })
    });
    leaving.map(|told| sentence(told, &["promot leav", "promot out_of", "promot begins"])).collect()
}

fn zone_name(variant: &Variant, zone: usize) -> About {
    About::Zone(variant.zones.get(zone).map_or(String::new(), |zone| zone.name.clone()))
}
