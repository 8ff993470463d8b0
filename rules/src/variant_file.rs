//! Reads variant files. The only place that knows TOML; `variants/README.md` describes the format.

use serde::Deserialize;
use std::ops::Range;
use std::sync::Arc;
use thiserror::Error;
use toml::Spanned;

use crate::movement::Shape;
use crate::tables::Tables;
use crate::variant::{Credits, Endings, PieceType, Stalemate};
use crate::{Color, Position, Role, Square, SquareSet, Variant};

/// What is wrong with a variant file, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}, line {line}, column {column}: {problem}")]
pub struct VariantFileError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What was expected.
    pub problem: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: Spanned<String>,
    name: String,
    revision: u32,
    files: Spanned<u8>,
    ranks: Spanned<u8>,
    start: Spanned<String>,
    provisional: Option<String>,
    summary: String,
    rules: Vec<String>,
    sides: Sides,
    credits: CreditsTable,
    endings: Spanned<EndingsTable>,
    pieces: Vec<Spanned<PieceTable>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sides {
    names: [String; 2],
    styles: [String; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CreditsTable {
    author: String,
    year: Option<u16>,
    source: String,
    url: String,
    license: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EndingsTable {
    stalemate: StalemateName,
    repetition_claim: Option<u32>,
    repetition_draw: Option<u32>,
    move_rule: Option<u32>,
    #[serde(default)]
    bare_kings: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StalemateName {
    Draw,
    Loss,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceTable {
    label: Spanned<char>,
    name: Spanned<String>,
    #[serde(default)]
    aliases: Vec<String>,
    drawing: String,
    betza: Spanned<String>,
    moves: String,
    value: Option<f32>,
    #[serde(default)]
    royal: bool,
    #[serde(default)]
    pawn: bool,
    #[serde(default)]
    promotes_to: Vec<Spanned<char>>,
    #[serde(default)]
    promotes_by: PromotesBy,
}

#[derive(Deserialize, Default, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum PromotesBy {
    #[default]
    AnyMove,
    SingleStep,
}

/// A problem and the bytes it concerns.
struct Problem(Range<usize>, String);

/// Reads the text of a variant file.
pub(crate) fn read(file: &str, text: &str) -> Result<Variant, VariantFileError> {
    let parsed: Result<File, toml::de::Error> = toml::from_str(text);
    parsed
        .map_err(|error| Problem(error.span().unwrap_or(0..0), error.message().to_owned()))
        .and_then(compile)
        .map_err(|Problem(span, problem)| {
            let before = text.get(..span.start).unwrap_or(text);
            let line_start = before.rfind('\n').map_or(0, |at| at + 1);
            VariantFileError {
                file: file.to_owned(),
                line: before.matches('\n').count() + 1,
                column: before[line_start..].chars().count() + 1,
                problem,
            }
        })
}

fn compile(file: File) -> Result<Variant, Problem> {
    let id = file.id.get_ref();
    if id.is_empty() || !id.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-')) {
        return Err(problem(&file.id, "an id is made of a-z, 0-9 and -"));
    }
    for size in [&file.files, &file.ranks] {
        if !(2..=16).contains(size.get_ref()) {
            return Err(problem(size, "a board has 2 to 16 files and ranks"));
        }
    }
    let (files, ranks) = (*file.files.get_ref(), *file.ranks.get_ref());
    let pieces = piece_types(&file.pieces)?;
    let royal = royal_role(&file)?;
    let endings = endings(&file.endings)?;
    let tables = Tables::compile(files, ranks, &pieces);
    for (piece, table) in pieces.iter().zip(&file.pieces) {
        if let Some(square) = overlap(piece, &tables) {
            let text = format!("two movements lead from {square} to the same square");
            return Err(Problem(table.get_ref().betza.span(), text));
        }
    }
    let variant = Variant {
        id: file.id.into_inner(),
        name: file.name,
        revision: file.revision,
        files,
        ranks,
        side_names: file.sides.names,
        side_styles: file.sides.styles,
        start_fen: file.start.get_ref().clone(),
        provisional: file.provisional,
        pieces,
        summary: file.summary,
        rules: file.rules,
        credits: Credits {
            author: file.credits.author,
            year: file.credits.year,
            source: file.credits.source,
            url: file.credits.url,
            license: file.credits.license,
        },
        endings,
        royal,
        tables,
    };
    check_array(variant, &file.start)
}

fn problem<T>(place: &Spanned<T>, text: impl Into<String>) -> Problem {
    Problem(place.span(), text.into())
}

fn piece_types(tables: &[Spanned<PieceTable>]) -> Result<Vec<PieceType>, Problem> {
    let mut pieces: Vec<PieceType> = Vec::new();
    for table in tables.iter().map(Spanned::get_ref) {
        let label = *table.label.get_ref();
        if !label.is_ascii_uppercase() {
            return Err(problem(&table.label, "a label is one letter A to Z"));
        }
        if pieces.iter().any(|piece| piece.label == label) {
            return Err(problem(&table.label, format!("the label {label} is taken")));
        }
        if table.name.get_ref().is_empty() || table.name.get_ref().len() > 30 {
            return Err(problem(&table.name, "a name has 1 to 30 letters"));
        }
        let movements = crate::betza::read(table.betza.get_ref())
            .map_err(|error| problem(&table.betza, error.to_string()))?;
        let initial_leap = |movement: &crate::movement::Movement| {
            movement.initial && (!table.royal || !matches!(movement.shape, Shape::Leap(_)))
        };
        if movements.iter().any(initial_leap) {
            return Err(problem(&table.betza, "i is supported for leaps of the King only"));
        }
        let mut promotions = Vec::new();
        for letter in &table.promotes_to {
            let role = tables.iter().position(|other| {
                other.get_ref().label.get_ref() == letter.get_ref() && !other.get_ref().royal
            });
            let Some(role) = role else {
                return Err(problem(letter, "no piece with this label can be promoted to"));
            };
            promotions.push(Role(role as u8));
        }
        pieces.push(PieceType {
            label,
            name: table.name.get_ref().clone(),
            aliases: table.aliases.clone(),
            drawing: table.drawing.clone(),
            betza: table.betza.get_ref().clone(),
            moves: table.moves.clone(),
            value: table.value,
            royal: table.royal,
            pawn: table.pawn,
            promotions,
            promotes_by_step_only: table.promotes_by == PromotesBy::SingleStep,
            movements,
        });
    }
    Ok(pieces)
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

fn endings(table: &Spanned<EndingsTable>) -> Result<Endings, Problem> {
    let EndingsTable { repetition_claim, repetition_draw, move_rule, bare_kings, ref stalemate } =
        *table.get_ref();
    if repetition_claim.is_some_and(|n| n < 2) || repetition_draw.is_some_and(|n| n < 2) {
        return Err(problem(table, "a repetition is at least the second occurrence"));
    }
    if move_rule == Some(0) {
        return Err(problem(table, "the move rule counts at least one move"));
    }
    let stalemate = match stalemate {
        StalemateName::Draw => Stalemate::Draw,
        StalemateName::Loss => Stalemate::Loss,
    };
    Ok(Endings { stalemate, repetition_claim, repetition_draw, move_rule, bare_kings })
}

/// A square from which two movements of the piece reach one square of the empty board: such a move
/// would be counted twice.
fn overlap(piece: &PieceType, tables: &Tables) -> Option<Square> {
    tables.board.iter().find(|&from| {
        let (mut quiet, mut capture) = (Vec::new(), Vec::new());
        for movement in piece.movements.iter().filter(|movement| !movement.initial) {
            let reached = empty_reach(&movement.shape, tables, from);
            if movement.mode.is_quiet() {
                quiet.push(reached);
            }
            if movement.mode.is_capture() {
                capture.push(reached);
            }
        }
        let twice = |sets: &[SquareSet]| {
            let all = sets.iter().fold(SquareSet::EMPTY, |all, set| all | *set);
            all.len() != sets.iter().map(SquareSet::len).sum()
        };
        twice(&quiet) || twice(&capture)
    })
}

fn empty_reach(shape: &Shape, tables: &Tables, from: Square) -> SquareSet {
    let inside = |square: &Square| tables.board.contains(*square);
    match shape {
        Shape::Leap(offsets) => {
            offsets.iter().filter_map(|&(x, y)| from.offset(x, y)).filter(inside).collect()
        }
        Shape::Slide(directions) | Shape::Hop(directions) => {
            crate::square::DirectionsOf(directions.0)
                .fold(SquareSet::EMPTY, |all, direction| all | tables.ray(from, direction))
        }
        Shape::Bent(turns) => turns.pairs().fold(SquareSet::EMPTY, |all, (first, second)| {
            tables.step(from, first).map_or(all, |bend| all | tables.ray(bend, second))
        }),
        Shape::DoubleStep => from.offset(0, 2).into_iter().filter(inside).collect(),
    }
}

/// Reads the array, which checks it.
fn check_array(variant: Variant, start: &Spanned<String>) -> Result<Variant, Problem> {
    let variant = Arc::new(variant);
    match Position::from_fen(&variant, &variant.start_fen) {
        Err(error) => Err(problem(start, format!("the array is not a position: {error}"))),
        Ok(position) if position.turn() != Color::White => {
            Err(problem(start, "the first mover is w"))
        }
        Ok(position) => {
            drop(position);
            Ok(Arc::into_inner(variant).expect("the only other owner was the dropped position"))
        }
    }
}
