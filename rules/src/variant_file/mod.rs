//! Reads variant files. The only place that knows TOML; `variants/README.md` describes the format.

mod format;
mod names;
mod pieces;
mod problem;
mod territories;

pub use problem::VariantFileError;

use std::collections::BTreeMap;
use std::sync::Arc;
use toml::Spanned;

use self::format::{
    EndingsTable, File, ScoresTable, ShuffleTable, StalemateName, SymmetryName, ZoneLookName,
    ZoneTable,
};
use self::names::check_name;
use self::pieces::{only_advances, overlap, piece_types};
use self::problem::{Problem, problem};
use self::territories::check_territories;
use crate::movement::Shape;
use crate::tables::{Extent, Tables};
use crate::variant::{
    Castling, Credits, Endings, PieceType, Score, Scores, Shuffle, Stalemate, Symmetry, Zone,
    ZoneLook,
};
use crate::{Color, FenError, Position, Role, Square, Variant};

/// The most bytes of a variant file.
const LONGEST: usize = 256 * 1024;

impl Variant {
    /// Reads a variant file. The name of the file is for the error message.
    ///
    /// # Errors
    /// The text is not TOML, a part is missing or unknown, or the parts do not fit together.
    pub fn from_toml(file_name: &str, text: &str) -> Result<Variant, VariantFileError> {
        let parsed = if text.len() > LONGEST {
            Err(Problem(0..0, "a variant file has at most 256 KB".to_owned()))
        } else {
            toml::from_str(text).map_err(|error: toml::de::Error| {
                Problem(error.span().unwrap_or(0..0), error.message().to_owned())
            })
        };
        parsed.and_then(compile).map_err(|Problem(span, problem)| {
            let before = text.get(..span.start).unwrap_or(text);
            let line_start = before.rfind('\n').map_or(0, |at| at + 1);
            VariantFileError {
                file: file_name.to_owned(),
                line: before.matches('\n').count() + 1,
                column: before[line_start..].chars().count() + 1,
                problem,
            }
        })
    }
}

fn compile(file: File) -> Result<Variant, Problem> {
    let id = file.id.get_ref();
    if id.is_empty()
        || id.len() > 30
        || !id.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-'))
    {
        return Err(problem(&file.id, "an id is made of a-z, 0-9 and -, 30 at most"));
    }
    let (files, ranks) = (size(&file.files)?, size(&file.ranks)?);
    check_name(&file.name)?;
    file.sides.names.iter().try_for_each(check_name)?;
    let (zone_names, zones) = zones(&file.zones, files, ranks)?;
    let royal = royal_role(&file)?;
    let pieces = piece_types(&file.pieces, &zone_names)?;
    let endings = endings(&file.endings)?;
    let castling = castling(&file, &pieces, royal)?;
    let shuffle = file.shuffle.as_ref().map(|table| shuffle(table, &pieces, files)).transpose()?;
    let extent = Extent { files, ranks, zones: &zones };
    let tables = Tables::compile(&extent, &pieces, castling, file.kings_may_not_face);
    for (piece, table) in pieces.iter().zip(&file.pieces) {
        if let Some(square) = overlap(piece, &zones, ranks, &tables) {
            let text = format!("two movements lead from {square} to the same square");
            return Err(Problem(table.get_ref().betza.span(), text));
        }
    }
    let variant = Variant {
        id: file.id.into_inner(),
        name: file.name.into_inner(),
        revision: file.revision,
        listed: file.listed,
        files,
        ranks,
        side_names: file.sides.names.map(Spanned::into_inner),
        side_styles: file.sides.styles,
        start_fen: file.start.get_ref().clone(),
        provisional: file.provisional,
        pawns_only_advance: pieces.iter().filter(|piece| piece.pawn).all(only_advances),
        pieces,
        summary: file.summary,
        rules: file.rules,
        credits: Credits {
            author: file.credits.author,
            year: file.credits.year,
            source: file.credits.source,
            url: file.credits.url,
            license: file.credits.license,
            values: file.credits.values,
        },
        endings,
        scores: file.scores.map(scores),
        zones,
        shuffle,
        castling,
        kings_may_not_face: file.kings_may_not_face,
        royal,
        tables,
    };
    check_territories(&variant, &file.pieces, file.shuffle.as_ref())?;
    check_array(variant, &file.start, file.shuffle.as_ref())
}

fn size(size: &Spanned<i64>) -> Result<u8, Problem> {
    let small = u8::try_from(*size.get_ref()).ok().filter(|size| (2..=16).contains(size));
    small.ok_or_else(|| problem(size, "a board has 2 to 16 files and ranks"))
}

/// The names of the zones within the file, and the zones.
fn zones(
    tables: &BTreeMap<String, Spanned<ZoneTable>>,
    files: u8,
    ranks: u8,
) -> Result<(Vec<&str>, Vec<Zone>), Problem> {
    let mut zones = Vec::new();
    for table in tables.values().map(Spanned::get_ref) {
        let text = table.squares.get_ref();
        let corner = |text: &str| {
            Square::parse(text).filter(|square| square.file() < files && square.rank() < ranks)
        };
        let corners = text.split_once('-').map(|(first, last)| (corner(first), corner(last)));
        let Some((Some(first), Some(last))) = corners else {
            return Err(problem(&table.squares, "a zone is two squares of the board, like a1-c3"));
        };
        if first.file() > last.file() || first.rank() > last.rank() {
            return Err(problem(
                &table.squares,
                "the first square of a zone is the lower left one",
            ));
        }
        let look = table.look.map(|look| match look {
            ZoneLookName::Palace => ZoneLook::Palace,
            ZoneLookName::River => ZoneLook::River,
        });
        check_name(&table.name)?;
        zones.push(Zone { name: table.name.get_ref().clone(), look, first, last });
    }
    Ok((tables.keys().map(String::as_str).collect(), zones))
}

fn royal_role(file: &File) -> Result<Role, Problem> {
    let mut royal = file.pieces.iter().enumerate().filter(|(_, piece)| piece.get_ref().royal);
    match (royal.next(), royal.next()) {
        (Some((role, piece)), None) => {
            if piece.get_ref().promotes_to.is_empty() {
                Ok(Role(role as u8))
            } else {
                Err(problem(piece, "a royal piece cannot promote"))
            }
        }
        (None, _) => Err(problem(&file.id, "one piece must be royal")),
        (_, Some((_, second))) => Err(problem(second, "a second piece is royal")),
    }
}

fn castling(file: &File, pieces: &[PieceType], royal: Role) -> Result<Option<Castling>, Problem> {
    let king = file.pieces[royal.index()].get_ref();
    for piece in file.pieces.iter().map(Spanned::get_ref) {
        if let (false, Some(partner)) = (piece.royal, &piece.castles_with) {
            return Err(problem(partner, "only the royal piece castles"));
        }
    }
    let initial = |wanted: fn(&Shape) -> bool| {
        pieces[royal.index()].movements.iter().filter(move |m| m.initial && wanted(&m.shape))
    };
    let mut steps = initial(|shape| matches!(shape, Shape::Castling(_)));
    match (steps.next(), steps.next(), &king.castles_with) {
        (None, _, None) => Ok(None),
        (None, _, Some(partner)) => {
            Err(problem(partner, "the betza of a King who castles has isO2"))
        }
        (Some(_), _, None) => Err(problem(&king.betza, "castles_with must name the partner")),
        (Some(_), Some(_), _) => Err(problem(&king.betza, "there is one way to castle")),
        (Some(movement), None, Some(partner)) => {
            if initial(|shape| matches!(shape, Shape::Leap(_))).next().is_some() {
                return Err(problem(&king.betza, "a King cannot both castle and leap"));
            }
            let role = pieces.iter().position(|p| p.label == *partner.get_ref() && !p.royal);
            match (role, &movement.shape) {
                (Some(role), Shape::Castling(steps)) => {
                    Ok(Some(Castling { partner: Role(role as u8), king_steps: *steps }))
                }
                _ => Err(problem(partner, "no piece has this label")),
            }
        }
    }
}

fn endings(table: &Spanned<EndingsTable>) -> Result<Endings, Problem> {
    let EndingsTable {
        repetition_claim,
        repetition_draw,
        repetition_loss,
        move_rule,
        bare_kings,
        ref stalemate,
    } = *table.get_ref();
    let limits = [repetition_claim, repetition_draw, repetition_loss];
    if limits.into_iter().flatten().any(|n| n < 2) {
        return Err(problem(table, "a repetition is at least the second occurrence"));
    }
    if move_rule == Some(0) {
        return Err(problem(table, "the move rule counts at least one move"));
    }
    let stalemate = match stalemate {
        StalemateName::Draw => Stalemate::Draw,
        StalemateName::Loss => Stalemate::Loss,
    };
    Ok(Endings {
        stalemate,
        repetition_claim,
        repetition_draw,
        repetition_loss,
        move_rule,
        bare_kings,
    })
}

fn scores(table: ScoresTable) -> Scores {
    let score = |[winner, loser]: [u32; 2]| Score { winner, loser };
    Scores {
        checkmate: score(table.checkmate),
        stalemate: score(table.stalemate),
        restricted: score(table.restricted),
        repetition: score(table.repetition),
        resignation: score(table.resignation),
        time: score(table.time),
        draw: table.draw,
    }
}

fn shuffle(
    table: &Spanned<ShuffleTable>,
    pieces: &[PieceType],
    files: u8,
) -> Result<Shuffle, Problem> {
    let ShuffleTable { pieces: labels, symmetries } = table.get_ref();
    let mut roles = Vec::new();
    for label in labels.get_ref().chars() {
        let role = pieces.iter().position(|piece| piece.label == label);
        let role =
            role.ok_or_else(|| problem(labels, format!("no piece has the label {label}")))?;
        roles.push(Role(role as u8));
    }
    if roles.len() != usize::from(files) {
        return Err(problem(labels, "the shuffled pieces fill the first rank"));
    }
    if symmetries.is_empty() {
        return Err(problem(table, "there is at least one symmetry"));
    }
    let symmetry = |name: &SymmetryName| match name {
        SymmetryName::Asymmetric => Symmetry::Asymmetric,
        SymmetryName::Mirror => Symmetry::Mirror,
        SymmetryName::Central => Symmetry::Central,
    };
    Ok(Shuffle { pieces: roles, symmetries: symmetries.iter().map(symmetry).collect() })
}

/// Reads the array, which checks it.
fn check_array(
    variant: Variant,
    start: &Spanned<String>,
    shuffle: Option<&Spanned<ShuffleTable>>,
) -> Result<Variant, Problem> {
    let variant = Arc::new(variant);
    match Position::from_fen(&variant, &variant.start_fen) {
        Err(error) => {
            let mut place = start.span();
            // A letter that is no piece can be pointed at.
            if let FenError::Letter(letter) = error {
                place.start += 1 + start.get_ref().find(letter).unwrap_or(0);
            }
            return Err(Problem(place, format!("the array is not a position: {error}")));
        }
        Ok(position) if position.turn() != Color::White => {
            return Err(problem(start, "the first mover is w"));
        }
        Ok(_) => {}
    }
    let drawn = variant.shuffled_array(Symmetry::Mirror, 0, 0);
    if let (Some(fen), Some(table)) = (drawn, shuffle)
        && let Err(error) = Position::from_fen(&variant, &fen)
    {
        return Err(problem(table, format!("an array drawn by lot is not a position: {error}")));
    }
    Ok(Arc::into_inner(variant).expect("the other owners were positions, which are gone"))
}
