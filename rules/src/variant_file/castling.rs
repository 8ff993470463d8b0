//! Reads the castling of a variant file.

use toml::Spanned;

use super::format::{File, Labels, LandingsTable, PieceTable};
use super::labels::role;
use super::problem::{Problem, problem};
use crate::movement::Shape;
use crate::{
    Castling, CastlingTo, Color, Label, Landing, PieceType, Role, Royalty, Square, SquareSet,
    Variant,
};

pub(super) fn castling(
    file: &File,
    pieces: &[PieceType],
    royalty: Royalty,
    (files, ranks, holes): (u8, u8, SquareSet),
) -> Result<Option<Castling>, Problem> {
    // Without exactly one King for each side, any single piece may castle. Where several pieces are
    // royal, it is one of these.
    let tables = || file.pieces.iter().map(Spanned::get_ref);
    let names_partner = || tables().position(|table| table.castles_with.is_some());
    let Some(castler) = royalty.one().map(Role::index).or_else(names_partner) else {
        return no_castling(tables().zip(pieces), "castles_with must name the partner");
    };
    let others = tables().zip(pieces).enumerate().filter(|(place, _)| *place != castler);
    no_castling(
        others.map(|(_, other)| other),
        match royalty {
            Royalty::One(_) => "only the royal piece castles",
            Royalty::Several(_) | Royalty::Nobody => "only one piece castles",
        },
    )?;
    let king = file.pieces[castler].get_ref();
    if let (Royalty::Several(_), false, Some(place)) = (royalty, king.royal, &king.castles_with) {
        return Err(problem(place, "only a royal piece castles"));
    }
    let movements = || pieces[castler].movements.iter();
    let mut ranges = movements().filter_map(|movement| match movement.shape {
        Shape::Castling { least, most } => Some((least, most)),
        Shape::Legs(_) => None,
    });
    let range = ranges.next();
    if ranges.next().is_some() {
        return Err(problem(&king.betza, "there is one way to castle"));
    }
    if let (Some(place), None) = (&king.second_castles_to, &king.castles_to) {
        return Err(problem(place, "second_castles_to goes with castles_to"));
    }
    let to = match (range, &king.castles_to) {
        (None, None) => None,
        (Some((least, most)), None) => Some(CastlingTo::Range { least, most }),
        (None, Some(table)) => {
            Some(squares(table, king.second_castles_to.as_ref(), (files, ranks, holes))?)
        }
        (Some(_), Some(place)) => {
            return Err(problem(
                place,
                "a King castles as castles_to says or as isO says, not both",
            ));
        }
    };
    match (to, &king.castles_with) {
        (None, None) => Ok(None),
        (None, Some(partner)) => Err(problem(
            partner,
            "the betza of a King who castles has isO2, or his table castles_to",
        )),
        (Some(_), None) => Err(problem(&king.betza, "castles_with must name the partner")),
        (Some(to), Some(partner)) => {
            if movements().any(|m| m.initial && m.shape.leap().is_some()) {
                return Err(problem(&king.betza, "a King cannot both castle and leap"));
            }
            let partners = partners(partner, pieces, castler)?;
            Ok(Some(Castling { king: Role(castler as u8), partners, to }))
        }
    }
}

/// Refuses pieces that castle.
fn no_castling<'a>(
    pieces: impl Iterator<Item = (&'a PieceTable, &'a PieceType)>,
    text: &str,
) -> Result<Option<Castling>, Problem> {
    for (table, piece) in pieces {
        if let Some(place) = &table.castles_with {
            return Err(problem(place, text));
        }
        if let Some(place) = table.castles_to.as_ref().or(table.second_castles_to.as_ref()) {
            return Err(problem(place, text));
        }
        if piece.movements.iter().any(|m| matches!(m.shape, Shape::Castling { .. })) {
            return Err(problem(&table.betza, text));
        }
    }
    Ok(None)
}

fn partners(
    labels: &Spanned<Labels>,
    pieces: &[PieceType],
    castler: usize,
) -> Result<Vec<Role>, Problem> {
    let letters = match labels.get_ref() {
        Labels::One(label) => std::slice::from_ref(label),
        Labels::Several(several) => several,
    };
    if letters.is_empty() {
        return Err(problem(labels, "castles_with names at least one partner"));
    }
    let all: Vec<Label> = pieces.iter().map(|piece| piece.label).collect();
    let mut partners = Vec::new();
    for label in letters {
        let role = role(*label, labels.span(), &all)?;
        if role.index() == castler {
            return Err(problem(labels, "it castles with another piece"));
        }
        if partners.contains(&role) {
            return Err(problem(labels, "this partner is there already"));
        }
        partners.push(role);
    }
    Ok(partners)
}

/// The squares of both sides.
fn squares(
    table: &Spanned<LandingsTable>,
    second: Option<&Spanned<LandingsTable>>,
    (files, ranks, holes): (u8, u8, SquareSet),
) -> Result<CastlingTo, Problem> {
    let first = landings(table, (files, ranks, holes))?;
    let mirrored = |square: Square| Square((ranks - 1 - square.rank()) << 4 | square.file());
    let second = match second {
        Some(table) => landings(table, (files, ranks, holes))?,
        None => first.map(|Landing { king, partner }| Landing {
            king: mirrored(king),
            partner: mirrored(partner),
        }),
    };
    Ok(CastlingTo::Squares([first, second]))
}

/// The squares of one side, towards the higher files and towards the lower.
fn landings(
    table: &Spanned<LandingsTable>,
    (files, ranks, holes): (u8, u8, SquareSet),
) -> Result<[Landing; 2], Problem> {
    let square = |text: &Spanned<String>| {
        let square = Square::parse(text.get_ref());
        square
            .filter(|square| square.file() < files && square.rank() < ranks)
            .filter(|square| !holes.contains(*square))
            .ok_or_else(|| problem(text, "this is no square of the board"))
    };
    let LandingsTable { king: [right, left], partner } = table.get_ref();
    let kings = [square(right)?, square(left)?];
    let partners = match partner {
        Some([right, left]) => [square(right)?, square(left)?],
        // It is the square that the King crosses last, or would have crossed.
        None => {
            let beside = [kings[0].offset(-1, 0), kings[1].offset(1, 0)];
            let [Some(right), Some(left)] =
                beside.map(|it| it.filter(|it| it.file() < files && !holes.contains(*it)))
            else {
                return Err(problem(
                    table,
                    "partner must be named where the King castles to an edge",
                ));
            };
            [right, left]
        }
    };
    let landing = |wing: usize| Landing { king: kings[wing], partner: partners[wing] };
    let landings = [landing(0), landing(1)];
    let rank = kings[0].rank();
    if landings.iter().any(|it| it.king.rank() != rank || it.partner.rank() != rank) {
        return Err(problem(table, "a King castles along one rank"));
    }
    if landings.iter().any(|it| it.king == it.partner) {
        return Err(problem(table, "King and partner castle to different squares"));
    }
    Ok(landings)
}

/// Refuses castlings by different distances that would be written alike. If the King can also go to
/// a square by himself, castling to it is written by the partner's square.
pub(super) fn check_castling(
    variant: &Variant,
    pieces: &[Spanned<PieceTable>],
) -> Result<(), Problem> {
    let Some(rules) = &variant.castling else { return Ok(()) };
    let betza = &pieces[rules.king.index()].get_ref().betza;
    for from in variant.squares() {
        for long in [false, true] {
            let landings = rules.landings(Color::White, from, long);
            let alike = landings.filter(|landing| {
                variant.contains(landing.king) && variant.castler_goes(from, landing.king)
            });
            if alike.count() > 1 {
                let text = format!(
                    "from {from} the King could go to several squares both by castling and by himself; \
                     on each side that may be one square"
                );
                return Err(problem(betza, text));
            }
        }
    }
    Ok(())
}
