//! A kind of piece as its game describes it.

use crate::movement::Movement;
use crate::{Color, Label, PromotingMoves, Role};

/// A kind of piece.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceType {
    /// What stands for it in notation.
    pub label: Label,
    /// The name in the game's source.
    pub name: String,
    /// Other names that players use.
    pub aliases: Vec<String>,
    /// The name of the drawing; empty where its label stands for it.
    pub drawing: String,
    /// The move in XBetza.
    pub betza: String,
    /// The move in words, one sentence.
    pub moves: String,
    /// A published value, the author's unless [`Credits::values`](crate::Credits::values) names somebody else.
    pub value: Option<f32>,
    /// The value in the second column, where the source has two.
    pub second_value: Option<f32>,
    /// Whether the game is lost with it.
    pub royal: bool,
    /// Whether it is a Pawn: named without a letter in short notation, and its moves start the move
    /// count of the drawing rule again.
    pub pawn: bool,
    /// What it becomes where it is promoted, of each side, the first mover's first. Several are a choice,
    /// the strongest first, and itself among them means that it may stay what it is.
    pub promotions: [Vec<Role>; 2],
    /// The files, counted from 0, on which alone it becomes some of these; on all where one is not listed.
    pub promotes_on: Vec<(Role, Vec<u8>)>,
    /// The zone in which it is promoted, a place in [`Variant::zones`](crate::Variant::zones); on the
    /// last rank, if there is none.
    pub promotes_in: Option<usize>,
    /// Which of its moves to there promote it.
    pub promoting_moves: PromotingMoves,
    /// Nothing is promoted to it while the side has so many of it.
    pub at_most: Option<u32>,
    /// Whether it is too weak to win: a side that has only such pieces left loses.
    pub restricted: bool,
    /// Whether it stands only in example positions of the source: no array has it, nothing becomes it.
    pub guest: bool,
    /// The zone that it never leaves: a place in [`Variant::zones`](crate::Variant::zones).
    pub stays_in: Option<usize>,
    /// The movements that the XBetza text stands for, and those that it has in some zone only.
    pub movements: Vec<Movement>,
}

impl PieceType {
    /// What it becomes where it is promoted, as a piece of a side.
    pub fn promotions(&self, color: Color) -> &[Role] {
        &self.promotions[color.index()]
    }

    /// Whether a file is one of those on which it becomes this.
    pub fn promotes_on(&self, role: Role, file: u8) -> bool {
        let mut named = self.promotes_on.iter().filter(|(other, _)| *other == role);
        named.all(|(_, files)| files.contains(&file))
    }

    /// Whether a side has such a piece that is promoted.
    pub fn is_promoted(&self) -> bool {
        self.promotions.iter().any(|roles| !roles.is_empty())
    }
}
