//! Checks a variant file as far as a program can: whether it is read, whether everything in it can be
//! reached, and what random games of it look like.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use crate::destinations::ever;
use crate::piece::Cell;
use crate::promotion::Promotion;
use crate::{
    Color, DrawClaim, Label, Line, Piece, Position, Role, Square, SquareSet, Termination, Variant,
    VariantFileError,
};

/// What is to be said about a variant file. It prints as lines for a terminal.
#[derive(Clone, Debug)]
pub struct Report {
    /// The name of the file.
    pub file: String,
    /// Why it cannot be used, if so, in the order of the file; everything else is then empty.
    pub errors: Vec<VariantFileError>,
    /// What is odd about it.
    pub warnings: Vec<Warning>,
    /// The random games.
    pub playouts: Option<Playouts>,
}

/// Something odd in a variant file that is no mistake by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The line of the piece it is about, counted from 1.
    pub line: Option<usize>,
    /// What is odd.
    pub text: String,
}

/// The lengths and results of random games.
#[derive(Clone, PartialEq, Debug)]
pub struct Playouts {
    /// How many were played: fewer than 200 when they took too long.
    pub games: u32,
    /// The plies of the shortest game.
    pub shortest: u32,
    /// The plies of the longest game; it is cut off at 400.
    pub longest: u32,
    /// The average number of plies.
    pub average: f64,
    /// How many games ended in which way.
    pub results: BTreeMap<String, u32>,
}

/// How many random games are played.
const GAMES: u32 = 200;
/// Where a game is cut off.
const LONGEST: u32 = 400;
/// After this many generated moves no new game is begun, so that a monstrous game takes bounded time.
const MOST_MOVES: usize = 20_000_000;

/// Checks a variant file. The same seed gives the same random games.
pub fn lint(file_name: &str, text: &str, seed: u64) -> Report {
    let mut report = Report {
        file: file_name.to_owned(),
        errors: Vec::new(),
        warnings: Vec::new(),
        playouts: None,
    };
    match Variant::check_toml(file_name, text) {
        Err(errors) => report.errors = errors,
        Ok(variant) => {
            let variant = Arc::new(variant);
            report.warnings = warnings(&variant, text);
            report.playouts = Some(playouts(&variant, seed));
        }
    }
    report
}

impl Report {
    /// Whether the file can be used and nothing is odd about it.
    pub fn is_clean(&self) -> bool {
        self.errors.is_empty() && self.warnings.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for error in &self.errors {
            writeln!(f, "error: {error}")?;
        }
        for Warning { line, text } in &self.warnings {
            let line = line.map_or(String::new(), |line| format!(", line {line}"));
            writeln!(f, "warning: {}{line}: {text}", self.file)?;
        }
        let Some(played) = &self.playouts else { return Ok(()) };
        write!(
            f,
            "{} random games of {} to {} plies, {:.0} on average",
            played.games, played.shortest, played.longest, played.average
        )?;
        played.results.iter().try_for_each(|(result, count)| write!(f, "\n  {count:>3} {result}"))
    }
}

fn warnings(variant: &Arc<Variant>, text: &str) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let start = Position::start(variant);
    let mut present: Vec<Role> = start.pieces().map(|(_, piece)| piece.role).collect();
    present.extend(variant.shuffle.iter().flat_map(|shuffle| shuffle.pieces.iter()));
    let in_array = present.clone();
    let mut next = 0;
    while let Some(role) = present.get(next).copied() {
        for becomes in variant.piece(role).promotions.iter().flatten() {
            if !present.contains(becomes) {
                present.push(*becomes);
            }
        }
        next += 1;
    }
    let mut names: Vec<String> = Vec::new();
    for role in variant.roles() {
        let piece = variant.piece(role);
        let name = &piece.name;
        let line = label_line(text, piece.label);
        let mut warn = |text: String| warnings.push(Warning { line, text });
        if piece.guest && present.contains(&role) {
            warn(format!("the {name} is marked as a guest, but is in the game"));
        } else if !piece.guest && !present.contains(&role) {
            warn(format!("the {name} is not in the array, and nothing becomes one"));
        }
        let promotes = |side: &Color| !piece.promotions(*side).is_empty();
        let is_stuck =
            |side: &Color| promotes(side) && !can_promote(&start, Piece { color: *side, role });
        let stuck: Vec<Color> = Color::BOTH.into_iter().filter(is_stuck).collect();
        if let ([side, ..], true) = (&stuck[..], in_array.contains(&role)) {
            let place = piece.promotes_in.map_or("the last rank".to_owned(), |zone| {
                format!("the {}", variant.zones[zone].name)
            });
            let whose = match stuck.len() {
                1 => format!("{}'s", variant.side_names[side.index()]),
                _ => "the".to_owned(),
            };
            warn(format!("{whose} {name} promotes, but can never reach {place}"));
        }
        for name in std::iter::once(name).chain(&piece.aliases) {
            if names.contains(&name.to_lowercase()) {
                warn(format!("{name} names two pieces"));
            }
            names.push(name.to_lowercase());
        }
    }
    if start.turned().is_check() {
        let text = "in the array the first mover could capture the King".to_owned();
        warnings.push(Warning { line: None, text });
    }
    warnings
}

/// The line on which a piece begins.
fn label_line(text: &str, label: Label) -> Option<usize> {
    let wanted = format!("\"{label}\"");
    let names = |line: &str| {
        line.split_once('=')
            .is_some_and(|(key, value)| key.trim() == "label" && value.trim().starts_with(&wanted))
    };
    text.lines().position(names).map(|line| line + 1)
}

/// Whether such a piece, from where it stands in the array, could come to where it is promoted on a board on
/// which nobody is in its way and there is always somebody to capture.
fn can_promote(start: &Position, piece: Piece) -> bool {
    let tables = start.tables();
    let cell = Cell::of(piece);
    let kind = tables.kind(cell);
    let mut seen: SquareSet =
        start.pieces().filter(|(_, other)| *other == piece).map(|(square, _)| square).collect();
    if seen.is_empty() {
        return true;
    }
    let mut open: Vec<Square> = seen.iter().collect();
    while let Some(from) = open.pop() {
        let to = ever(tables, from, cell, *start.state.board.unmoved());
        for to in to & !seen {
            let promotes = |promotion: &Promotion| {
                promotion.is_by(from, to, false) || promotion.is_by(from, to, true)
            };
            if kind.promotion.as_deref().is_some_and(promotes) {
                return true;
            }
            seen.insert(to);
            open.push(to);
        }
    }
    false
}

fn playouts(variant: &Arc<Variant>, seed: u64) -> Playouts {
    let mut random = Random(seed);
    let mut lengths = Vec::new();
    let mut results = BTreeMap::new();
    let mut generated = 0;
    while lengths.len() < GAMES as usize && generated < MOST_MOVES {
        let (length, result) = playout(variant, &mut random, &mut generated);
        lengths.push(length);
        *results.entry(result).or_insert(0) += 1;
    }
    Playouts {
        games: lengths.len() as u32,
        shortest: lengths.iter().min().copied().unwrap_or(0),
        longest: lengths.iter().max().copied().unwrap_or(0),
        average: lengths.iter().map(|length| f64::from(*length)).sum::<f64>()
            / lengths.len().max(1) as f64,
        results,
    }
}

fn playout(variant: &Arc<Variant>, random: &mut Random, generated: &mut usize) -> (u32, String) {
    let mut line = Line::new(Position::start(variant));
    for ply in 0..LONGEST {
        if let Some(result) = result(&line) {
            return (ply, result);
        }
        let moves = line.position().legal_moves();
        *generated += moves.len();
        if let Err(illegal) = line.play(&moves[random.below(moves.len())]) {
            return (ply, illegal.to_string());
        }
    }
    (LONGEST, result(&line).unwrap_or_else(|| format!("not over after {LONGEST} plies")))
}

fn result(line: &Line) -> Option<String> {
    let variant = line.position().variant();
    if let Some(outcome) = line.outcome() {
        let how = match outcome.termination {
            Termination::Checkmate => "checkmate",
            Termination::Stalemate => "stalemate",
            Termination::Restricted => "only restricted pieces left",
            Termination::Repetition => "repetition",
            Termination::Checks => "checks",
            Termination::Goal => "the goal",
            Termination::Extinction => "extinction",
            Termination::PerpetualCheck => "perpetual check",
            Termination::BareKing => "a bare King",
            Termination::Counting => "counting",
            Termination::BareKings => "bare Kings",
        };
        return Some(match outcome.winner {
            Some(side) => format!("{how}, {} wins", variant.side_names[side.index()]),
            None => format!("{how}, drawn"),
        });
    }
    line.draw_claim().map(|claim| match claim {
        DrawClaim::ThreefoldRepetition => "repetition, a draw can be claimed".to_owned(),
        DrawClaim::MoveRule { moves } => format!("{moves} moves, a draw can be claimed"),
    })
}

/// SplitMix64: the caller's seed, spread out.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit.max(1) as u64) as usize
    }
}
