//! Reads variant files. Only this module knows TOML; `docs/variants/format.md` describes the format.

mod age;
mod array;
mod board;
mod castling;
mod difference;
mod editions;
mod endings;
mod explosions;
mod format;
mod hands;
mod king;
mod labels;
mod lions;
mod movements;
mod names;
mod over;
mod pieces;
mod problem;
mod promotion_files;
mod recovery;
mod shape;
mod shuffle;
mod squares;
mod stand_ins;
mod territories;
mod texts;
mod toml_words;
mod walls;
mod whole;

pub use difference::{Difference, differences};
pub use problem::VariantFileError;

use std::sync::OnceLock;

use toml::Spanned;

use self::age::{Age, Reading, reading};
use self::array::check_rows;
use self::board::{holes, size, zones};
use self::castling::castling;
use self::endings::{check_royalty, endings, scores};
use self::explosions::explosions;
use self::format::{CreditsTable, File, PassingName};
use self::hands::{check_hands, hand_rules};
use self::king::{facing, royalty};
use self::lions::lions;
use self::names::check_name;
use self::pieces::{only_advances, piece_types, promotes_in_a_circle};
use self::problem::{MOST_MISTAKES, Problem, Problems, Unknown, problem};
use self::promotion_files::promotes_on;
use self::shuffle::shuffle;
use self::texts::check_texts;
use self::walls::walls;
use self::whole::check_whole;
use crate::betza::Edition;
use crate::{Credits, Label, Passing, Restraints, Royalty, SquareSet, Variant};

/// The most bytes of a variant file. The longest bundled one has about 7,000.
pub const LONGEST_VARIANT_FILE: usize = 64 * 1024;

impl Variant {
    /// Reads a variant file. The error message names the file by `file_name`.
    ///
    /// # Errors
    /// The text is not TOML, a part is missing or unknown, or the parts do not fit together. The
    /// error is the first of the mistakes that are found.
    pub fn from_toml(file_name: &str, text: &str) -> Result<Variant, VariantFileError> {
        read(file_name, text, Age::New)
    }

    /// Reads a variant file as [`Variant::from_toml`] does, but without checks that are newer than
    /// kept files. A file that was accepted once stays readable.
    pub(crate) fn from_kept_toml(file_name: &str, text: &str) -> Result<Variant, VariantFileError> {
        read(file_name, text, Age::Kept)
    }

    /// Reads a file that comes with the program. A test has read it with every check, which would
    /// take most of the time of a start.
    pub(crate) fn from_bundled_toml(
        file_name: &str,
        text: &str,
    ) -> Result<Variant, VariantFileError> {
        let file = parse(text).map_err(|first| vec![first]);
        let variant = file.and_then(|file| assemble(&file, Age::New, Unknown::default()));
        variant.map_err(|problems| first_of(problems, file_name, text))
    }

    /// Reads a variant file as [`Variant::from_toml`] does.
    ///
    /// # Errors
    /// The mistakes that can be found at once, 100 at most, in the order of the file, with the
    /// missing keys last. Parts that depend on an unreadable part are not judged.
    pub fn check_toml(file_name: &str, text: &str) -> Result<Variant, Vec<VariantFileError>> {
        read_whole(text, Age::New).map_err(|mut problems| {
            // A missing key has no place, and comes last.
            let is_missing = |words: &str| words.starts_with("missing field");
            problems.sort_by_key(|Problem(span, words)| {
                (*span == (0..0) && is_missing(words), span.start)
            });
            problems.dedup();
            problems.truncate(MOST_MISTAKES);
            problems.into_iter().map(|problem| problem.of_file(file_name, text)).collect()
        })
    }
}

fn read(file_name: &str, text: &str, age: Age) -> Result<Variant, VariantFileError> {
    read_whole(text, age).map_err(|problems| first_of(problems, file_name, text))
}

fn first_of(problems: Vec<Problem>, file_name: &str, text: &str) -> VariantFileError {
    let first = problems.into_iter().next();
    let unknown = || Problem(0..0, "it cannot be used".to_owned());
    first.unwrap_or_else(unknown).of_file(file_name, text)
}

/// The variant of a file, or its mistakes. Each mistake comes before those that follow from it.
fn read_whole(text: &str, age: Age) -> Result<Variant, Vec<Problem>> {
    let parsed = short(text).map_err(|first| vec![first]).and_then(parsed_whole);
    parsed.and_then(|file| compile(&file, age, Unknown::default()))
}

/// The keys of a file, or all its mistakes.
fn parsed_whole(text: &str) -> Result<File, Vec<Problem>> {
    let check = |file, unknown| compile(&file, Age::New, unknown).err().unwrap_or_default();
    parse(text).map_err(|first| shape::problems(text, first, check))
}

/// Refuses a text that is too long before it is read.
fn short(text: &str) -> Result<&str, Problem> {
    if text.len() > LONGEST_VARIANT_FILE {
        return Err(Problem(0..0, "a variant file has at most 64 KiB".to_owned()));
    }
    Ok(text)
}

fn parse(text: &str) -> Result<File, Problem> {
    toml::from_str(text).map_err(|error: toml::de::Error| Problem::of_toml(&error))
}

fn check_id(id: &Spanned<String>) -> Result<(), Problem> {
    let is_sign = |byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    let text = id.get_ref();
    if (1..=30).contains(&text.len()) && text.bytes().all(is_sign) {
        return Ok(());
    }
    Err(problem(id, "an id is made of a-z, 0-9 and -, 30 at most"))
}

/// Checks each part of a variant by itself, and then all together. If one mistake hides another, it
/// is found first.
fn compile(file: &File, age: Age, unknown: Unknown) -> Result<Variant, Vec<Problem>> {
    check_whole(assemble(file, age, unknown)?, file, age)
}

/// The variant of a file whose parts are right, each by itself.
fn assemble(file: &File, age: Age, unknown: Unknown) -> Result<Variant, Vec<Problem>> {
    let mut problems = Problems(Vec::new(), unknown);
    problems.keep(check_id(&file.id));
    let size = (problems.keep(size(&file.files)), problems.keep(size(&file.ranks)));
    for name in std::iter::once(&file.name).chain(&file.sides.names) {
        problems.keep(check_name(name));
    }
    if age == Age::New {
        check_texts(file, &mut problems);
    }
    // Without a known size, a square is wrong only if no board has it.
    let (files, ranks) = (size.0.unwrap_or(16), size.1.unwrap_or(16));
    // In a game with walls the array has walls where another one has holes.
    let holes = match file.walls {
        Some(_) => SquareSet::EMPTY,
        None => problems.keep(holes(&file.start, (files, ranks))).unwrap_or_default(),
    };
    let (zone_names, zones) = zones(&file.zones, (files, ranks), holes, &mut problems);
    let is_royalty_known = !unknown.pieces && !unknown.endings;
    let royalty = is_royalty_known.then(|| problems.keep(royalty(file))).flatten();
    let facing = facing(file.kings_may_not_face);
    let reading = problems.keep(reading(file.xbetza.as_ref(), age));
    let reading = reading.unwrap_or(Reading(age, Edition::Second));
    let mut pieces = piece_types(
        &file.pieces,
        (&zone_names, royalty.unwrap_or(Royalty::Nobody), reading),
        &mut problems,
    );
    if let (Some(pieces), false) = (&mut pieces, unknown.pieces || unknown.size) {
        promotes_on(&file.pieces, pieces, files, &mut problems);
        check_hands(file, pieces, &mut problems);
    }
    let tables = || file.pieces.iter().map(Spanned::get_ref);
    let labels: Vec<Label> = tables().map(|table| *table.label.get_ref()).collect();
    let has_pawn = tables().any(|table| table.pawn);
    let endings = endings(&file.endings, (&labels, has_pawn), (&zone_names, age), &mut problems);
    if let (Some(endings), Some(royalty)) = (&endings, royalty) {
        let royal = (royalty, facing);
        problems.keep(check_royalty(&file.endings, endings, royal));
        let has_check = royalty != Royalty::Nobody;
        problems.refuse(
            !unknown.pieces && file.no_checks && !has_check,
            &file.endings,
            "no_checks needs a royal piece",
        );
    }
    let lions = lions(file, &labels, &mut problems);
    let walls = walls(file, &labels, &zone_names, &mut problems);
    let explosions = explosions(file, (&labels, royalty), endings.as_ref(), &mut problems);
    let castling = pieces.as_ref().zip(royalty).and_then(|(pieces, royalty)| {
        let castling = castling(file, pieces, royalty, (files, ranks, holes));
        problems.keep_unless(unknown.pieces || unknown.size, castling)
    });
    let drawn = file.shuffle.as_ref();
    let shuffle = drawn.map(|table| shuffle(table, &labels, (files, ranks), holes));
    let is_unknown = unknown.shuffle || unknown.labels || unknown.size;
    let shuffle = problems.keep_unless(is_unknown, shuffle.transpose());
    if unknown.is_partial || !problems.0.is_empty() {
        // The other checks of the array need the whole variant.
        if let ((Some(_), Some(_)), false) = (size, unknown.size || unknown.labels) {
            problems.keep(check_rows(&file.start, (files, ranks), &labels));
        }
        return Err(problems.0);
    }
    let parts = (zones, royalty, pieces, endings, castling, shuffle);
    let (Some(zones), Some(royalty), Some(pieces), Some(endings), Some(castling), Some(shuffle)) =
        parts
    else {
        return Err(problems.0);
    };
    let hands = hand_rules(file);
    Ok(Variant {
        id: file.id.get_ref().clone(),
        name: file.name.get_ref().clone(),
        revision: file.revision,
        listed: file.listed,
        files,
        ranks,
        holes,
        side_names: file.sides.names.each_ref().map(|name| name.get_ref().clone()),
        side_styles: file.sides.styles.clone(),
        start_fen: file.start.get_ref().clone(),
        provisional: file.provisional.as_ref().map(|text| text.get_ref().clone()),
        resets_are_irreversible: hands.is_none()
            && pieces.iter().filter(|piece| piece.pawn).all(only_advances)
            && !promotes_in_a_circle(&pieces),
        lacks_royals: king::lacks_royals(&file.start, &pieces),
        has_restricted: pieces.iter().any(|piece| piece.restricted),
        pieces,
        summary: file.summary.get_ref().clone(),
        rules: file.rules.iter().map(|rule| rule.get_ref().clone()).collect(),
        credits: credits(&file.credits),
        endings,
        scores: file.scores.as_ref().map(scores),
        zones,
        shuffle,
        castling,
        royalty,
        facing,
        restraints: Restraints {
            must_capture: file.must_capture,
            no_checks: file.no_checks,
            must_drop: file.hands.as_ref().is_some_and(|table| table.get_ref().must_drop),
            lions: lions.is_some(),
        },
        passing: match file.passing.as_ref().map(Spanned::get_ref) {
            None => Passing::Never,
            Some(PassingName::Always) => Passing::Always,
            Some(PassingName::Stuck) => Passing::Stuck,
        },
        explosions,
        lions,
        walls,
        hands,
        tables: OnceLock::new(),
    })
}

fn credits(table: &CreditsTable) -> Credits {
    Credits {
        author: table.author.get_ref().clone(),
        year: table.year,
        source: table.source.get_ref().clone(),
        url: table.url.get_ref().clone(),
        license: table.license.as_ref().map(|text| text.get_ref().clone()),
        values: table.values.as_ref().map(|text| text.get_ref().clone()),
    }
}
