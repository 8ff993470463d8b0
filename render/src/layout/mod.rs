//! The layout of a picture: tiles that are made once, and the place of each.

mod board_layout;
mod cache;
mod composing;
mod finished_tile;
mod overlay;
mod tiles;

pub(crate) use board_layout::{Canvas, Layout, Mosaic, tile_set};
pub(crate) use finished_tile::FinishedTile;
pub(crate) use tiles::{Face, Scheme, Tile, TileSet};
