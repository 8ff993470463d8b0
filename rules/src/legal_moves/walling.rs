//! Moves with walls: where a move may put one, and how it is made. `walls.rs` says what walls are.

use crate::compiled::tables::Tables;
use crate::legal_moves::destinations::reach;
use crate::legal_moves::moves::Placed;
use crate::legal_moves::walls::{WallRule, WallTable};
use crate::state::State;
use crate::{Move, Role, Square, Variant};

/// The legal moves of a game with walls: each of these with each square for the wall.
#[cold]
pub(crate) fn walling_moves(
    tables: &Tables,
    walls: &WallTable,
    state: &State,
    plain: &[Move],
) -> Vec<Move> {
    let mut found = Vec::new();
    for mv in plain {
        let mut after = state.clone();
        after.play(tables, mv);
        let free =
            tables.geometry.board & !after.board.occupied() & walls.within[state.turn.index()];
        let squares = match walls.rule {
            WallRule::Moved | WallRule::Anywhere => free,
            WallRule::Left => free & [mv.from].into_iter().collect(),
            WallRule::Shot => {
                after.turn = state.turn;
                let kind = tables.kind(after.board.cell(mv.to));
                free & reach(tables, &after, mv.to, kind)
            }
        };
        found.extend(squares.iter().map(|on| Move { placed: Some(Placed::Wall(on)), ..*mv }));
    }
    found
}

impl State {
    /// Makes a move that puts a wall on a square.
    #[cold]
    pub(crate) fn play_walling(&mut self, tables: &Tables, mv: &Move, on: Square) {
        self.play(tables, &Move { placed: None, ..*mv });
        let Some(walls) = &tables.walls else { return };
        if walls.rule == WallRule::Moved {
            for square in *self.board.walls() {
                self.board.take_wall(square);
            }
        }
        if self.board.cell(on).is_empty() {
            self.board.put_wall(on, walls.cell);
        }
    }
}

impl Variant {
    /// Whether a kind of piece stands for a wall.
    pub fn is_wall_kind(&self, role: Role) -> bool {
        self.walls.as_ref().is_some_and(|walls| walls.piece == role)
    }

    /// The render style of walls, which is that of no side.
    pub fn wall_style(&self) -> &'static str {
        let is_free = |style: &&str| !self.side_styles.iter().any(|side| side == *style);
        ["blue", "gold", "red"].into_iter().find(is_free).unwrap_or("blue")
    }

    /// The kind and the square of the wall that a move puts up, where its square must be named.
    pub fn named_wall(&self, mv: &Move) -> Option<(Role, Square)> {
        let walls = self.walls.as_ref().filter(|walls| walls.rule != WallRule::Left)?;
        Some((walls.piece, mv.wall()?))
    }
}
