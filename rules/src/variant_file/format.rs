//! The parts of a variant file as TOML has them, before any check.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

use crate::Label;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub id: Spanned<String>,
    pub name: Spanned<String>,
    pub revision: u32,
    #[serde(default = "last")]
    pub listed: u32,
    pub files: Spanned<i64>,
    pub ranks: Spanned<i64>,
    pub start: Spanned<String>,
    pub provisional: Option<Spanned<String>>,
    pub summary: Spanned<String>,
    pub rules: Vec<Spanned<String>>,
    #[serde(default)]
    pub kings_may_not_face: FacingTable,
    pub xbetza: Option<Spanned<i64>>,
    #[serde(default)]
    pub must_capture: bool,
    #[serde(default)]
    pub no_checks: bool,
    pub passing: Option<Spanned<PassingName>>,
    pub sides: Sides,
    pub credits: CreditsTable,
    pub endings: Spanned<EndingsTable>,
    pub scores: Option<ScoresTable>,
    pub hands: Option<Spanned<HandsTable>>,
    pub explosions: Option<Spanned<ExplosionsTable>>,
    pub lions: Option<Spanned<LionsTable>>,
    pub walls: Option<Spanned<WallsTable>>,
    #[serde(default)]
    pub zones: BTreeMap<String, Spanned<ZoneTable>>,
    pub shuffle: Option<Spanned<ShuffleTable>>,
    pub pieces: Vec<Spanned<PieceTable>>,
}

/// Variants without a place in lists come after those with one.
const fn last() -> u32 {
    1_000
}

/// `true` means files alone, as in the files before ranks could be meant.
#[derive(Clone, Copy, Deserialize)]
#[serde(
    untagged,
    expecting = "true, false, \"lines\" (ranks, too) or \"twice\" (not twice in a row) is expected here"
)]
pub(super) enum FacingTable {
    OnFiles(bool),
    On(FacingName),
}

impl Default for FacingTable {
    fn default() -> Self {
        FacingTable::OnFiles(false)
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum FacingName {
    Lines,
    Twice,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum PassingName {
    Always,
    Stuck,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ZoneLookName {
    Palace,
    Lines,
    River,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sides {
    pub names: [Spanned<String>; 2],
    pub styles: [String; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CreditsTable {
    pub author: Spanned<String>,
    pub year: Option<u16>,
    pub source: Spanned<String>,
    pub url: Spanned<String>,
    pub license: Option<Spanned<String>>,
    pub values: Option<Spanned<String>>,
}

/// Which pieces come into a hand, and what holds for all drops.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HandsTable {
    #[serde(default)]
    pub captures: bool,
    #[serde(default)]
    pub must_drop: bool,
    #[serde(default)]
    pub no_checks: bool,
    #[serde(default)]
    pub immobile: bool,
    #[serde(default)]
    pub no_drops: bool,
}

/// The pieces that a capture blows up besides the two that meet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExplosionsTable {
    #[serde(default)]
    pub immune: Vec<Spanned<Label>>,
    #[serde(default)]
    pub fireproof: Vec<Spanned<Label>>,
}

/// The pieces that may not be traded like others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LionsTable {
    pub pieces: Vec<Spanned<Label>>,
    #[serde(default)]
    pub minor: Vec<Spanned<Label>>,
}

/// The squares that moves close.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WallsTable {
    pub piece: Spanned<Label>,
    pub rule: WallRuleName,
    pub within: Option<Spanned<String>>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WallRuleName {
    Moved,
    Shot,
    Anywhere,
    Left,
}

/// The points of each result for the winner and for the loser. A draw gives the same to both.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoresTable {
    pub checkmate: [u32; 2],
    pub stalemate: [u32; 2],
    pub restricted: [u32; 2],
    pub repetition: [u32; 2],
    pub resignation: [u32; 2],
    pub time: [u32; 2],
    pub draw: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ZoneTable {
    pub name: Spanned<String>,
    pub look: Option<ZoneLookName>,
    pub squares: Spanned<Squares>,
    pub second_squares: Option<Spanned<Squares>>,
}

/// A rectangle or a square, or a list of them.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "a text of squares like \"a1-c3\", or a list of them, is expected here"
)]
pub(super) enum Squares {
    One(String),
    Several(Vec<String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShuffleTable {
    pub pieces: Option<Spanned<String>>,
    pub squares: Option<Spanned<Vec<String>>>,
    pub opposite_colors: Option<Spanned<String>>,
    pub order: Option<Spanned<String>>,
    #[serde(default)]
    pub groups: Vec<Spanned<GroupTable>>,
    pub symmetries: Vec<SymmetryName>,
    #[serde(default)]
    pub chosen: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GroupTable {
    pub pieces: Spanned<String>,
    pub squares: Spanned<Vec<String>>,
    pub opposite_colors: Option<Spanned<String>>,
    pub order: Option<Spanned<String>>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SymmetryName {
    Asymmetric,
    Mirror,
    Central,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndingsTable {
    #[serde(default)]
    pub checkmate: CheckmateName,
    pub stalemate: StalemateName,
    pub repetition_claim: Option<u32>,
    pub repetition_draw: Option<u32>,
    pub repetition_loss: Option<u32>,
    pub repetition_win: Option<u32>,
    pub repetition_second_wins: Option<u32>,
    pub perpetual_check: Option<Spanned<LossName>>,
    pub royals: Option<Spanned<RoyalsName>>,
    pub move_rule: Option<u32>,
    pub checks: Option<Spanned<u32>>,
    pub goal: Option<Spanned<GoalTable>>,
    pub extinction: Option<Spanned<ExtinctionTable>>,
    pub bare_king: Option<LossName>,
    pub counting: Option<Spanned<CountingTable>>,
    #[serde(default)]
    pub bare_kings: bool,
    pub move_rule_draw: Option<u32>,
    pub dead: Option<Spanned<DeadTable>>,
    pub points: Option<Spanned<PointsTable>>,
    pub row: Option<Spanned<RowTable>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RowTable {
    pub pieces: Vec<Spanned<Label>>,
    pub length: u8,
    pub along: Option<Vec<RowLineName>>,
    #[serde(default)]
    pub gaps: bool,
    pub result: WinOrLoss,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RowLineName {
    Files,
    Ranks,
    Diagonals,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WinOrLoss {
    Win,
    Loss,
}

/// The points of pieces where the game would be drawn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PointsTable {
    #[serde(default)]
    pub values: BTreeMap<Label, Spanned<f32>>,
    pub second: Option<Spanned<f32>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeadTable {
    #[serde(default)]
    pub alone: Vec<Spanned<Label>>,
    #[serde(default)]
    pub one_color: Vec<Spanned<Label>>,
    #[serde(default)]
    pub apart: Vec<Spanned<Label>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExtinctionTable {
    pub pieces: Vec<Spanned<Label>>,
    #[serde(default)]
    pub left: u32,
    #[serde(default)]
    pub counted: CountedName,
    #[serde(default)]
    pub result: CheckmateName,
    #[serde(default)]
    pub both: BothExtinctName,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
pub(super) enum BothExtinctName {
    #[default]
    Mover,
    Other,
    Nobody,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CountingTable {
    pub board: Option<u32>,
    pub board_pieces: Option<u32>,
    pub pieces: Vec<Spanned<CountLimitTable>>,
    #[serde(default)]
    pub begins: CountBeginsName,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CountLimitTable {
    pub of: Option<Spanned<Label>>,
    #[serde(default = "one")]
    pub least: u32,
    pub moves: u32,
}

const fn one() -> u32 {
    1
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CountBeginsName {
    #[default]
    Zero,
    Pieces,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CountedName {
    #[default]
    Each,
    Together,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalTable {
    pub pieces: Vec<Spanned<Label>>,
    pub zone: Spanned<String>,
    #[serde(default = "one")]
    pub least: u32,
    #[serde(default)]
    pub or_full: bool,
    #[serde(default)]
    pub wins: GoalWinsName,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
pub(super) enum GoalWinsName {
    #[default]
    AtOnce,
    Unanswered,
    Held,
    Safe,
    SafeOrHeld,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CheckmateName {
    #[default]
    Loss,
    Win,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RoyalsName {
    All,
    Last,
    LastOfEach,
    Duple,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LossName {
    Loss,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StalemateName {
    Draw,
    Loss,
    Win,
    FewerPieces,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PieceTable {
    pub label: Spanned<Label>,
    pub name: Spanned<String>,
    #[serde(default)]
    pub aliases: Vec<Spanned<String>>,
    pub drawing: Option<Spanned<String>>,
    pub betza: Spanned<String>,
    /// Movements that the piece has only while it stands in a zone.
    #[serde(default)]
    pub betza_within: BTreeMap<String, Spanned<String>>,
    /// Movements that the piece has only from a square of a zone over its squares to one of them.
    #[serde(default)]
    pub betza_along: BTreeMap<String, Spanned<String>>,
    pub first_leap: Option<Spanned<FirstLeapName>>,
    #[serde(default)]
    pub first_leap_lost_to: Vec<Spanned<Label>>,
    #[serde(default)]
    pub never_hops_over: Vec<Spanned<Label>>,
    #[serde(default)]
    pub never_captures: Vec<Spanned<Label>>,
    pub stays_in: Option<Spanned<String>>,
    pub castles_with: Option<Spanned<Labels>>,
    pub castles_to: Option<Spanned<LandingsTable>>,
    /// The second mover's squares, if they are not the mirror image.
    pub second_castles_to: Option<Spanned<LandingsTable>>,
    #[serde(default)]
    pub restricted: bool,
    #[serde(default)]
    pub guest: bool,
    pub moves: Spanned<String>,
    pub value: Option<Spanned<f32>>,
    pub second_value: Option<Spanned<f32>>,
    #[serde(default)]
    pub royal: bool,
    #[serde(default)]
    pub pawn: bool,
    #[serde(default)]
    pub promotes_to: Vec<Spanned<Label>>,
    /// The second mover's promotions, if they are not the same.
    pub second_promotes_to: Option<Vec<Spanned<Label>>>,
    /// The files for promotions that are possible on some files only.
    #[serde(default)]
    pub promotes_on: BTreeMap<String, Spanned<String>>,
    pub promotes_in: Option<Spanned<String>>,
    pub promotes_by: Option<Spanned<PromotesBy>>,
    pub promotes_on_leaving: Option<Spanned<bool>>,
    pub promotes_always_in: Option<Spanned<String>>,
    pub may_be_immobile: Option<Spanned<bool>>,
    pub keeps_in_passing: Option<Spanned<bool>>,
    pub captured_as: Option<Spanned<Label>>,
    #[serde(default)]
    pub drops_as: Vec<Spanned<Label>>,
    pub drops_in: Option<Spanned<String>>,
    pub most_on_file: Option<Spanned<u32>>,
    pub no_drop_mate: Option<Spanned<bool>>,
    pub gate: Option<Spanned<bool>>,
    pub drops_on_both_colors: Option<Spanned<bool>>,
    pub drops_unmoved_in: Option<Spanned<String>>,
    pub at_most: Option<Spanned<u32>>,
    #[serde(default)]
    pub counts_with: Vec<Spanned<Label>>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FirstLeapName {
    OverAttacks,
}

/// One label, or a list of them.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a label or a list of labels is expected here")]
pub(super) enum Labels {
    One(Label),
    Several(Vec<Label>),
}

/// The squares of King and partner after castling, towards the higher files and towards the lower.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LandingsTable {
    pub king: [Spanned<String>; 2],
    pub partner: Option<[Spanned<String>; 2]>,
}

#[derive(Deserialize, PartialEq, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum PromotesBy {
    AnyMove,
    SingleStep,
    Capture,
    Entering,
    Standing,
}
