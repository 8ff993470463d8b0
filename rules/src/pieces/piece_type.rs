//! A kind of piece as its variant describes it.

use crate::movement::Movement;
use crate::{Color, InHand, Label, PromotingMoves, Role};

/// A kind of piece.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceType {
    /// The label that stands for it in notation.
    pub label: Label,
    /// The name in the variant's source.
    pub name: String,
    /// Other names that players use.
    pub aliases: Vec<String>,
    /// The name of the drawing; empty where its label stands for it.
    pub drawing: String,
    /// The move in XBetza.
    pub betza: String,
    /// The move in words, one sentence.
    pub moves: String,
    /// A published value. It is the author's unless [`Credits::values`](crate::Credits::values)
    /// names another source.
    pub value: Option<f32>,
    /// The value in the second column, where the source has two.
    pub second_value: Option<f32>,
    /// Whether losing it loses the game.
    pub royal: bool,
    /// Whether it is a Pawn. Short notation names a Pawn without a letter, and its moves reset the
    /// count of the move rule.
    pub pawn: bool,
    /// The kinds to which it promotes, for each side, the first mover's first. Several are a
    /// choice, the strongest first. If the kind itself is among them, the piece may stay
    /// unpromoted.
    pub promotions: [Vec<Role>; 2],
    /// The files, counted from 0, on which it may become some of these kinds. It may become the
    /// others on every file.
    pub promotes_on: Vec<(Role, Vec<u8>)>,
    /// The zone in which it promotes, an index into [`Variant::zones`](crate::Variant::zones).
    /// Without one it promotes on the last rank.
    pub promotes_in: Option<usize>,
    /// Which moves to there promote it.
    pub promoting_moves: PromotingMoves,
    /// Whether it also promotes by a move that begins there.
    pub promotes_on_leaving: bool,
    /// The zone in which every move promotes it, where `promoting_moves` are not all moves.
    pub promotes_always_in: Option<usize>,
    /// Whether a capture in passing does not promote it.
    pub keeps_in_passing: bool,
    /// Whether it may stay unpromoted where it can never move again.
    pub may_be_immobile: bool,
    /// Its rules in a hand.
    pub in_hand: InHand,
    /// The most pieces of this kind that a side may have after a promotion to it.
    pub at_most: Option<u32>,
    /// Other kinds that count for that number, too.
    pub counts_with: Vec<Role>,
    /// Whether it is too weak to win: a side that has only such pieces left loses.
    pub restricted: bool,
    /// Whether it stands only in example positions of the source. No array has it, and no piece
    /// promotes to it.
    pub guest: bool,
    /// The zone that it never leaves: an index into [`Variant::zones`](crate::Variant::zones).
    pub stays_in: Option<usize>,
    /// Whether its first leap, if it is royal, minds no attacked squares between.
    pub leaps_over_attacks: bool,
    /// Kinds that take its first leap from it when they come to stand on a line with it.
    pub first_leap_lost_to: Vec<Role>,
    /// Kinds over whose pieces it never hops.
    pub never_hops_over: Vec<Role>,
    /// Kinds whose pieces it never captures.
    pub never_captures: Vec<Role>,
    /// The movements that the XBetza text stands for, and those that it has only in a zone.
    pub movements: Vec<Movement>,
}

impl PieceType {
    /// The kinds to which a piece of this side promotes.
    pub fn promotions(&self, color: Color) -> &[Role] {
        &self.promotions[color.index()]
    }

    /// Whether it may become this kind on a file.
    pub fn promotes_on(&self, role: Role, file: u8) -> bool {
        let mut named = self.promotes_on.iter().filter(|(other, _)| *other == role);
        named.all(|(_, files)| files.contains(&file))
    }

    /// Whether a piece of this kind can promote, for either side.
    pub fn is_promoted(&self) -> bool {
        self.promotions.iter().any(|roles| !roles.is_empty())
    }
}
