//! The words for players about the moves that a variant's settings forbid or add.

use crate::explanations::told_sentence::{Sentence, sentence};
use crate::told::Join;
use crate::{
    About, Explosions, Facing, Passing, Role, Royals, Royalty, Variant, WallRule, Walls, told,
};

/// Which pieces may not be left attacked, and which other moves are forbidden.
pub(super) fn royal(variant: &Variant) -> Vec<Sentence> {
    let mut found = Vec::new();
    if let Royalty::Several(royals) = variant.royalty {
        let roles: Vec<Role> = variant.roles().filter(|role| variant.piece(*role).royal).collect();
        let check = match royals {
            Royals::All => "any",
            Royals::Last => "last",
            Royals::LastOfEach => "last-of-each",
            Royals::Duple => "all",
        };
        let pieces = variant.names(&roles, Join::And);
        found.push(sentence(told!("untold-royals", pieces = pieces, check = check), &["royal"]));
    }
    if variant.facing == Facing::NotTwice {
        let king = variant.royal().map_or("King", |role| &variant.piece(role).name);
        let told = told!("untold-facing-twice", king = About::Piece(king.to_owned()));
        found.push(sentence(told, &["face_each", "facing_each"]));
    } else if variant.facing != Facing::Allowed {
        let line = if variant.facing == Facing::NotOnLines { "any" } else { "file" };
        let king = variant.royal().map_or("King", |role| &variant.piece(role).name);
        let king = About::Piece(king.to_owned());
        found.push(sentence(
            told!("untold-facing", king = king, line = line),
            &["same_file", "one_file", "open_file", "face_each"],
        ));
    }
    if variant.restraints.must_capture {
        found.push(sentence(told!("untold-must-capture"), &["must_capture"]));
    }
    if variant.restraints.no_checks {
        let rows = ["may_give_check", "give_no_check"];
        found.push(sentence(told!("untold-no-checks"), &rows));
    }
    found
}

/// The pieces that captures blow up.
pub(super) fn exploding(variant: &Variant) -> Vec<Sentence> {
    let Some(Explosions { immune, fireproof }) = &variant.explosions else { return Vec::new() };
    let told = match immune[..] {
        [] => told!("untold-explosions"),
        _ => told!("untold-explosions-but", pieces = variant.names(immune, Join::And)),
    };
    let stays = (!fireproof.is_empty()).then(|| {
        let pieces = variant.names(fireproof, Join::And);
        sentence(told!("untold-explosions-fireproof", pieces = pieces), &["fireproof"])
    });
    std::iter::once(sentence(told, &["explo", "blow"])).chain(stays).collect()
}

/// When a side may pass.
pub(super) fn passing(variant: &Variant) -> Vec<Sentence> {
    let told = match variant.passing {
        Passing::Never => return Vec::new(),
        Passing::Always => told!("untold-passing", when = "always"),
        Passing::Stuck => told!("untold-passing", when = "stuck"),
    };
    vec![sentence(told, &["pass "])]
}

/// When Lions may take and be taken.
pub(super) fn trading(variant: &Variant) -> Vec<Sentence> {
    let told = variant.lions.iter().map(|lions| {
        let minor = variant.names(&lions.minor, Join::And);
        let pieces = variant.names(&lions.pieces, Join::And);
        told!("untold-lions", pieces = pieces, minor = minor, count = lions.minor.len())
    });
    told.map(|told| sentence(told, &["protected"])).collect()
}

/// Where moves put walls.
pub(super) fn closing(variant: &Variant) -> Vec<Sentence> {
    let Some(Walls { piece, rule, zone }) = variant.walls else { return Vec::new() };
    let piece = || About::Piece(variant.piece(piece).name.clone());
    let told = match rule {
        WallRule::Moved => told!("untold-walls-moved", piece = piece()),
        WallRule::Shot => told!("untold-walls-shot", piece = piece()),
        WallRule::Anywhere => told!("untold-walls-anywhere", piece = piece()),
        WallRule::Left => told!("untold-walls-left", piece = piece()),
    };
    let within = zone.map(|zone| {
        let zone = variant.zones.get(zone).map_or(String::new(), |zone| zone.name.clone());
        let told = told!("untold-walls-within", piece = piece(), zone = About::Zone(zone.clone()));
        sentence(told, &[&zone.to_lowercase().replace(' ', "_")])
    });
    let rule = sentence(told, &["empty_square each_move", "closed"]);
    std::iter::once(rule).chain(within).collect()
}
